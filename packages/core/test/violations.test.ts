import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { isValidationError } from '@frontdesk/core'
import { check } from '@frontdesk/core/schema'

/** The violations of the field `part` of an input, by a schema for that field. */
const violationsOf = (part: z.ZodType, value?: unknown): unknown => {
  try {
    check(() => z.looseObject({ part }), { part: value })
  } catch (error) {
    if (isValidationError(error)) return error.violations
    throw error
  }
  return []
}

const field = 'part'

describe("a violation speaks our words, with the platform's rule and its data", () => {
  it.each<[string, z.ZodType, unknown, object]>([
    ['absent', z.string(), undefined, { description: 'is required', violatedRule: 'REQUIRED_FIELD' }],
    [
      'an absent value of a list',
      z.enum(['A', 'B']),
      undefined,
      { description: 'is required', violatedRule: 'REQUIRED_FIELD' },
    ],
    [
      'an absent alternative',
      z.union([z.string(), z.number()]),
      undefined,
      { description: 'is required', violatedRule: 'REQUIRED_FIELD' },
    ],
    [
      'no alternative',
      z.union([z.string(), z.number()]),
      true,
      { description: 'has none of the forms that are possible here', violatedRule: 'FORMAT' },
    ],
    ['no text', z.string(), 1, { description: 'must be text', violatedRule: 'FORMAT' }],
    ['no number', z.number(), '1', { description: 'must be a number', violatedRule: 'FORMAT' }],
    ['no whole number', z.int(), 1.5, { description: 'must be a whole number', violatedRule: 'FORMAT' }],
    ['no flag', z.boolean(), 'yes', { description: 'must be true or false', violatedRule: 'FORMAT' }],
    ['no array', z.array(z.string()), {}, { description: 'must be an array', violatedRule: 'FORMAT' }],
    ['no object', z.looseObject({}), [], { description: 'must be an object', violatedRule: 'FORMAT' }],
    ['no date', z.date(), 'soon', { description: 'must be a date', violatedRule: 'FORMAT' }],
    [
      'too small a number',
      z.number().min(1),
      0,
      { description: 'must be 1 or more', violatedRule: 'MIN', data: { threshold: 1 } },
    ],
    [
      'a number at an open limit',
      z.number().gt(1),
      1,
      { description: 'must be more than 1', violatedRule: 'MIN', data: { threshold: 1 } },
    ],
    [
      'too large a number',
      z.number().max(100),
      101,
      { description: 'must be 100 or less', violatedRule: 'MAX', data: { threshold: 100 } },
    ],
    [
      'a number at an open end',
      z.number().lt(100),
      100,
      { description: 'must be less than 100', violatedRule: 'MAX', data: { threshold: 100 } },
    ],
    [
      'too short a text',
      z.string().min(2),
      'a',
      { description: 'must have 2 characters or more', violatedRule: 'MIN_LENGTH', data: { threshold: 2 } },
    ],
    [
      'an empty text',
      z.string().min(1),
      '',
      { description: 'must have 1 character or more', violatedRule: 'MIN_LENGTH', data: { threshold: 1 } },
    ],
    [
      'too long a text',
      z.string().max(2),
      'abc',
      { description: 'must have 2 characters at most', violatedRule: 'MAX_LENGTH', data: { threshold: 2 } },
    ],
    [
      'a text of 5 in place of 6',
      z.string().length(6),
      '12345',
      { description: 'must have exactly 6 characters', violatedRule: 'EXACT_LENGTH', data: { threshold: 6 } },
    ],
    [
      'a text of 7 in place of 6',
      z.string().length(6),
      '1234567',
      { description: 'must have exactly 6 characters', violatedRule: 'EXACT_LENGTH', data: { threshold: 6 } },
    ],
    [
      'too few items',
      z.array(z.string()).min(1),
      [],
      { description: 'must have 1 item or more', violatedRule: 'MIN_SIZE', data: { threshold: 1 } },
    ],
    [
      'too many items',
      z.array(z.string()).max(1),
      ['a', 'b'],
      { description: 'must have 1 item at most', violatedRule: 'MAX_SIZE', data: { threshold: 1 } },
    ],
    [
      'another number of items',
      z.array(z.string()).length(2),
      ['a'],
      { description: 'must have exactly 2 items', violatedRule: 'EXACT_SIZE', data: { threshold: 2 } },
    ],
    [
      'no value of a list',
      z.enum(['A', 'B']),
      'C',
      {
        description: 'must be one of A, B',
        violatedRule: 'INVALID_ENUM_VALUE',
        data: { allowedValues: ['A', 'B'] },
      },
    ],
    [
      'not the one value',
      z.literal('A'),
      'C',
      { description: 'must be A', violatedRule: 'INVALID_ENUM_VALUE', data: { allowedValues: ['A'] } },
    ],
    [
      'no email address',
      z.email(),
      'ana',
      { description: 'must be an email address', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
    ],
    [
      'no GUID',
      z.guid(),
      'x',
      { description: 'must be a GUID', violatedRule: 'FORMAT', data: { type: 'GUID' } },
    ],
    [
      'another form',
      z.string().regex(/^\d+$/),
      'x',
      { description: 'must have the form /^\\d+$/', violatedRule: 'FORMAT' },
    ],
    [
      'a message of its own',
      z.string({ error: 'must be a slug' }),
      1,
      { description: 'must be a slug', violatedRule: 'FORMAT' },
    ],
    [
      'no multiple',
      z.number().multipleOf(5),
      7,
      { description: 'must be a multiple of 5', violatedRule: 'VALIDATION' },
    ],
    [
      'an unknown field',
      z.strictObject({}),
      { a: 1 },
      { description: 'must not have the field a', violatedRule: 'FIELD_NOT_ALLOWED' },
    ],
    [
      'unknown fields',
      z.strictObject({}),
      { a: 1, b: 2 },
      { description: 'must not have the fields a, b', violatedRule: 'FIELD_NOT_ALLOWED' },
    ],
    [
      'another beginning',
      z.string().startsWith('wix:'),
      'x',
      { description: 'must start with "wix:"', violatedRule: 'FORMAT' },
    ],
    [
      'another end',
      z.string().endsWith('.png'),
      'x',
      { description: 'must end with ".png"', violatedRule: 'FORMAT' },
    ],
    [
      'a text without a part',
      z.string().includes('@'),
      'x',
      { description: 'must contain "@"', violatedRule: 'FORMAT' },
    ],
    [
      'a text in upper case',
      z.string().lowercase(),
      'X',
      { description: 'must be in lower case', violatedRule: 'FORMAT' },
    ],
    ['no address', z.ipv4(), 'x', { description: 'must be an IPv4 address', violatedRule: 'FORMAT' }],
    [
      'an item of a Map',
      z.map(z.looseObject({}), z.number()),
      new Map([[{}, 'b']]),
      { description: 'has an item that must be a number', violatedRule: 'FORMAT' },
    ],
    [
      'a name that no field may have',
      z.record(z.string().max(2), z.number()),
      { long: 1 },
      {
        description: 'has a name that must have 2 characters at most',
        violatedRule: 'FORMAT',
        field: 'part.long',
      },
    ],
    [
      'a check without a message',
      z.string().refine(() => false),
      'x',
      { description: 'is not valid', violatedRule: 'VALIDATION' },
    ],
    ['a field that must be absent', z.never(), 1, { description: 'must be absent', violatedRule: 'FORMAT' }],
    ['no BigInt', z.bigint(), 1, { description: 'must be a BigInt', violatedRule: 'FORMAT' }],
  ])('%s', (_, part, value, violation) => {
    expect(violationsOf(part, value)).toEqual([{ field, ...violation }])
  })

  it.each<[string, z.ZodType]>([
    ['email', z.email()],
    ['url', z.url()],
    ['uuid', z.uuid()],
    ['guid', z.guid()],
    ['emoji', z.emoji()],
    ['base64', z.base64()],
    ['base64url', z.base64url()],
    ['ipv4', z.ipv4()],
    ['ipv6', z.ipv6()],
    ['cidrv4', z.cidrv4()],
    ['cidrv6', z.cidrv6()],
    ['e164', z.e164()],
    ['jwt', z.jwt()],
    ['datetime', z.iso.datetime()],
    ['date', z.iso.date()],
    ['time', z.iso.time()],
    ['duration', z.iso.duration()],
    ['uppercase', z.string().uppercase()],
  ])('the format %s has a name of its own', (_, part) => {
    expect(violationsOf(part, '~not~')).toEqual([
      expect.objectContaining({ description: expect.stringMatching(/^must be (?!valid \()/) as string }),
    ])
  })

  it('nothing is wrong at a limit that is included', () => {
    expect(violationsOf(z.number().min(1).max(1), 1)).toEqual([])
    expect(violationsOf(z.string().length(6), '123456')).toEqual([])
  })
})
