import { violatedRules } from '@frontdesk/core'
import { check, decimalOf } from '@frontdesk/core/schema'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

it('lists the 21 kinds of violation of the platform', () => {
  expect(violatedRules).toEqual([
    'VALIDATION',
    'OTHER',
    'MAX',
    'MIN',
    'MAX_LENGTH',
    'MIN_LENGTH',
    'MAX_SIZE',
    'MIN_SIZE',
    'FORMAT',
    'DECIMAL_LTE',
    'DECIMAL_GTE',
    'DECIMAL_LT',
    'DECIMAL_GT',
    'DECIMAL_MAX_SCALE',
    'INVALID_ENUM_VALUE',
    'REQUIRED_FIELD',
    'FIELD_NOT_ALLOWED',
    'ONE_OF_ALIGNMENT',
    'EXACT_LENGTH',
    'EXACT_SIZE',
    'REQUIRED_ONE_OF_FIELD',
  ])
})

/** The violations of a value of the field `field`. */
const violationsOf = (schema: z.ZodType, value: unknown): unknown => {
  try {
    check(() => z.looseObject({ field: schema }), { field: value })
    return []
  } catch (error) {
    return (error as { violations: unknown }).violations
  }
}

describe('decimalOf', () => {
  it.each([
    ['atLeast', { atLeast: '0.10' }, '0.1', '0.09', 'must be 0.10 or more', 'DECIMAL_GTE', '0.10'],
    ['above', { above: '-1' }, '-0.999', '-1.0', 'must be more than -1', 'DECIMAL_GT', '-1'],
    ['atMost', { atMost: '100' }, '100.00', '100.01', 'must be 100 or less', 'DECIMAL_LTE', '100'],
    ['below', { below: '100' }, '99.999', '100', 'must be less than 100', 'DECIMAL_LT', '100'],
    [
      'scale',
      { scale: 2 },
      '1.25',
      '1.250',
      'must have 2 digits at most behind the point',
      'DECIMAL_MAX_SCALE',
      2,
    ],
  ] as const)(
    '%s: takes the nearest number and refuses the next',
    (_, limits, good, bad, description, violatedRule, threshold) => {
      expect(violationsOf(decimalOf(limits), good)).toEqual([])
      expect(violationsOf(decimalOf(limits), bad)).toEqual([
        { field: 'field', description, violatedRule, data: { threshold } },
      ])
    },
  )

  it('compares numbers that a float cannot tell apart', () => {
    const limited = decimalOf({ atMost: '9007199254740993' })
    expect(violationsOf(limited, '9007199254740993')).toEqual([])
    expect(violationsOf(limited, '9007199254740993.0000000000000001')).toMatchObject([
      { violatedRule: 'DECIMAL_LTE' },
    ])
  })

  it.each(['', '1,5', '.5', '5.', '1e3', 'NaN', '+1'])(
    'refuses the form of "%s", and nothing else about it',
    (text) => {
      expect(violationsOf(decimalOf({ atLeast: '10', scale: 0 }), text)).toEqual([
        {
          field: 'field',
          description: 'must be a decimal number as text, such as "12.50"',
          violatedRule: 'FORMAT',
        },
      ])
    },
  )
})

it.each([
  ['EXACT_LENGTH', z.string().length(6), '12345', 6],
  ['EXACT_SIZE', z.array(z.string()).length(2), ['a'], 2],
])('names %s', (violatedRule, schema, value, threshold) => {
  expect(violationsOf(schema, value)).toMatchObject([{ field: 'field', violatedRule, data: { threshold } }])
})
