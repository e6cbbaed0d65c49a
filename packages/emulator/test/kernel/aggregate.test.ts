import type { AggregationResult } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { runSearch, type SearchInput } from '../../src/kernel/query/search.ts'
import { items, rules, violations } from './search-items.ts'

const aggregation = (input: object, over: SearchInput = {}): AggregationResult => {
  const [result] = runSearch(items, { ...over, aggregations: [input as never] }, rules).aggregations
  if (!result) throw new Error('There is no result')
  return result
}

describe('VALUE', () => {
  const values = (fieldPath: string, value?: object): unknown =>
    aggregation({ type: 'VALUE', name: 'v', fieldPath, ...(value && { value }) }).values?.results

  it('counts the items by value, the most frequent first', () => {
    expect(aggregation({ type: 'VALUE', name: 'v', fieldPath: 'open' })).toEqual({
      name: 'v',
      type: 'VALUE',
      fieldPath: 'open',
      values: {
        results: [
          { value: 'true', count: 2 },
          { value: 'false', count: 1 },
        ],
      },
    })
  })

  it('counts an item once for each value of a list', () => {
    expect(values('tags')).toEqual([
      { value: 'oil', count: 2 },
      { value: 'calm', count: 1 },
    ])
  })

  it('sorts by count or by value, either way, and equal counts by value', () => {
    expect(values('seats', { sortDirection: 'ASC' })).toEqual([
      { value: '8', count: 1 },
      { value: '14', count: 1 },
      { value: '1', count: 2 },
    ])
    expect(values('seats', { sortType: 'VALUE' })).toEqual([
      { value: '14', count: 1 },
      { value: '8', count: 1 },
      { value: '1', count: 2 },
    ])
    expect(values('price', { sortType: 'VALUE', sortDirection: 'ASC', limit: 2 })).toEqual([
      { value: '9.5', count: 1 },
      { value: '14', count: 1 },
    ])
    expect(values('created', { sortType: 'VALUE', sortDirection: 'ASC', limit: 1 })).toEqual([
      { value: '2025-12-31T23:30:00.000Z', count: 1 },
    ])
  })

  it('counts items without a value where it is asked to, under the name that fits', () => {
    const include = { missingValues: 'INCLUDE', limit: 250 }
    expect(values('tags', include)).toContainEqual({ value: 'N/A', count: 3 })
    expect(values('seats', include)).toContainEqual({ value: '0', count: 1 })
    expect(values('price', include)).toContainEqual({ value: '0', count: 1 })
    expect(values('open', include)).toContainEqual({ value: 'false', count: 3 })
    expect(values('tags', { ...include, includeOptions: { addToBucket: 'oil' } })).toEqual([
      { value: 'oil', count: 5 },
      { value: 'calm', count: 1 },
    ])
    expect(values('tags', { missingValues: 'EXCLUDE' })).toHaveLength(2)
  })

  it('gives ten values unless asked for more or fewer', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, seats: index }))
    const count = (value?: object): number | undefined =>
      runSearch(
        many,
        { aggregations: [{ type: 'VALUE', name: 'v', fieldPath: 'seats', ...(value && { value }) }] },
        rules,
      ).aggregations[0]?.values?.results?.length
    expect(count()).toBe(10)
    expect(count({ limit: 11 })).toBe(11)
    expect(count({ limit: 1 })).toBe(1)
  })

  it('counts the items that match the filter and the text', () => {
    expect(
      aggregation({ type: 'VALUE', name: 'v', fieldPath: 'seats' }, { search: { expression: 'yin' } }).values,
    ).toEqual({ results: [{ value: '14', count: 1 }] })
    expect(
      aggregation({ type: 'VALUE', name: 'v', fieldPath: 'seats' }, { filter: { open: false } }).values,
    ).toEqual({ results: [{ value: '1', count: 1 }] })
  })
})

describe('RANGE', () => {
  it('counts from the lower edge up to and without the upper one', () => {
    const buckets = [{ to: 8 }, { from: 8, to: 14 }, { from: 14 }, { from: 15 }]
    expect(aggregation({ type: 'RANGE', name: 'r', fieldPath: 'seats', range: { buckets } })).toEqual({
      name: 'r',
      type: 'RANGE',
      fieldPath: 'seats',
      ranges: {
        results: [
          { to: 8, count: 2 },
          { from: 8, to: 14, count: 1 },
          { from: 14, count: 1 },
          { from: 15, count: 0 },
        ],
      },
    })
  })

  it('compares amounts as numbers', () => {
    const range = { buckets: [{ from: 9.5, to: 22 }] }
    expect(aggregation({ type: 'RANGE', name: 'r', fieldPath: 'price', range }).ranges).toEqual({
      results: [{ from: 9.5, to: 22, count: 2 }],
    })
  })
})

describe('SCALAR', () => {
  const scalar = (fieldPath: string, type: string, over?: SearchInput): AggregationResult =>
    aggregation({ type: 'SCALAR', name: 's', fieldPath, scalar: { type } }, over)

  it('gives one figure', () => {
    expect(scalar('seats', 'COUNT_DISTINCT')).toEqual({
      name: 's',
      type: 'SCALAR',
      fieldPath: 'seats',
      scalar: { type: 'COUNT_DISTINCT', value: 3 },
    })
    expect(scalar('tags', 'COUNT_DISTINCT').scalar?.value).toBe(2)
    expect(scalar('price', 'MIN').scalar).toEqual({ type: 'MIN', value: 9.5 })
    expect(scalar('price', 'MAX').scalar).toEqual({ type: 'MAX', value: 55 })
    expect(scalar('created', 'MIN')).toEqual({
      name: 's',
      type: 'SCALAR',
      fieldPath: 'created',
      scalarDate: { type: 'MIN', value: '2025-12-31T23:30:00.000Z' },
    })
    expect(scalar('created', 'MAX').scalarDate?.value).toBe('2026-03-29T01:30:00.000Z')
    expect(scalar('created', 'COUNT_DISTINCT').scalar?.value).toBe(4)
  })

  it('has no value when no item was found', () => {
    const none = { filter: { id: 'none' } }
    expect(scalar('seats', 'MAX', none).scalar).toEqual({ type: 'MAX' })
    expect(scalar('created', 'MAX', none).scalarDate).toEqual({ type: 'MAX' })
    expect(scalar('seats', 'COUNT_DISTINCT', none).scalar).toEqual({ type: 'COUNT_DISTINCT', value: 0 })
  })
})

describe('DATE_HISTOGRAM', () => {
  const histogram = (interval: string, timeZone?: string): unknown =>
    aggregation(
      { type: 'DATE_HISTOGRAM', name: 'h', fieldPath: 'created', dateHistogram: { interval } },
      timeZone === undefined ? {} : { timeZone },
    ).dateHistogram?.results?.map(({ value, count }) => `${value} ${count}`)

  it.each<[string, string | undefined, string[]]>([
    ['YEAR', undefined, ['2025-01-01T00:00:00.000Z 1', '2026-01-01T00:00:00.000Z 3']],
    ['YEAR', 'Europe/Berlin', ['2026-01-01T00:00:00.000+01:00 4']],
    [
      'MONTH',
      'America/New_York',
      [
        '2025-12-01T00:00:00.000-05:00 1',
        '2026-01-01T00:00:00.000-05:00 1',
        '2026-03-01T00:00:00.000-05:00 2',
      ],
    ],
    ['WEEK', undefined, ['2025-12-29T00:00:00.000Z 2', '2026-03-23T00:00:00.000Z 2']],
    [
      'DAY',
      undefined,
      ['2025-12-31T00:00:00.000Z 1', '2026-01-04T00:00:00.000Z 1', '2026-03-29T00:00:00.000Z 2'],
    ],
    [
      // The clocks of Lisbon go from 01:00 to 02:00 on this day.
      'HOUR',
      'Europe/Lisbon',
      [
        '2025-12-31T23:00:00.000+00:00 1',
        '2026-01-04T10:00:00.000+00:00 1',
        '2026-03-29T00:00:00.000+00:00 1',
        '2026-03-29T02:00:00.000+01:00 1',
      ],
    ],
    [
      'MINUTE',
      undefined,
      [
        '2025-12-31T23:30:00.000Z 1',
        '2026-01-04T10:00:00.000Z 1',
        '2026-03-29T00:30:00.000Z 1',
        '2026-03-29T01:30:00.000Z 1',
      ],
    ],
  ])('by %s in %s', (interval, timeZone, expected) => {
    expect(histogram(interval, timeZone)).toEqual(expected)
  })

  it('tells seconds apart', () => {
    const at = (text: string) => ({ id: text, created: new Date(`2026-05-04T09:00:${text}Z`) })
    const { aggregations } = runSearch(
      [at('00.000'), at('00.999'), at('01.000')],
      {
        aggregations: [
          { type: 'DATE_HISTOGRAM', name: 'h', fieldPath: 'created', dateHistogram: { interval: 'SECOND' } },
        ],
      },
      rules,
    )
    expect(aggregations[0]?.dateHistogram?.results).toEqual([
      { value: '2026-05-04T09:00:00.000Z', count: 2 },
      { value: '2026-05-04T09:00:01.000Z', count: 1 },
    ])
  })

  it('ends after 200 intervals', () => {
    const days = Array.from({ length: 201 }, (_, index) => ({
      id: `${index}`,
      created: new Date(Date.UTC(2026, 0, 1 + index)),
    }))
    const results = runSearch(
      days,
      {
        aggregations: [
          { type: 'DATE_HISTOGRAM', name: 'h', fieldPath: 'created', dateHistogram: { interval: 'DAY' } },
        ],
      },
      rules,
    ).aggregations[0]?.dateHistogram?.results
    expect(results).toHaveLength(200)
    expect(results?.at(-1)).toEqual({ value: '2026-07-19T00:00:00.000Z', count: 1 })
  })
})

describe('NESTED', () => {
  it('splits each part again, and gives figures of the parts', () => {
    expect(
      aggregation({
        type: 'NESTED',
        name: 'n',
        nested: {
          nestedAggregations: [
            { type: 'VALUE', name: 'tag', fieldPath: 'tags' },
            {
              type: 'RANGE',
              name: 'price',
              fieldPath: 'price',
              range: { buckets: [{ to: 10 }, { from: 10 }] },
            },
            { type: 'SCALAR', name: 'seats', fieldPath: 'seats', scalar: { type: 'MAX' } },
          ],
        },
      }),
    ).toEqual({
      name: 'n',
      type: 'NESTED',
      nested: {
        results: [
          {
            results: {
              tag: { value: { value: 'oil', count: 2 } },
              price: { range: { to: 10, count: 1 } },
              seats: { scalar: { value: 1 } },
            },
          },
          {
            results: {
              tag: { value: { value: 'oil', count: 2 } },
              price: { range: { from: 10, count: 1 } },
              seats: { scalar: { value: 1 } },
            },
          },
          {
            results: {
              tag: { value: { value: 'calm', count: 1 } },
              price: { range: { to: 10, count: 0 } },
              seats: { scalar: {} },
            },
          },
          {
            results: {
              tag: { value: { value: 'calm', count: 1 } },
              price: { range: { from: 10, count: 1 } },
              seats: { scalar: { value: 1 } },
            },
          },
        ],
      },
    })
  })

  it('ends after 1,000 results', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      seats: index,
      tags: Array.from({ length: 40 }, (__, tag) => `tag ${tag}`),
    }))
    const values = { limit: 40 }
    const nestedAggregations = [
      { type: 'VALUE', name: 'seats', fieldPath: 'seats', value: values },
      { type: 'VALUE', name: 'tags', fieldPath: 'tags', value: values },
    ] as const
    const { aggregations } = runSearch(
      many,
      { aggregations: [{ type: 'NESTED', name: 'n', nested: { nestedAggregations } }] },
      rules,
    )
    expect(aggregations[0]?.nested?.results).toHaveLength(1000)
  })
})

describe('aggregations that are refused', () => {
  const value = { type: 'VALUE', name: 'v', fieldPath: 'seats' }
  const nested = (nestedAggregations: readonly object[]): object => ({
    type: 'NESTED',
    name: 'n',
    nested: { nestedAggregations },
  })
  const other = { ...value, name: 'w' }

  it.each<[object, string, string, object?]>([
    [
      { ...value, type: undefined },
      'type',
      'REQUIRED_FIELD',
      { allowedValues: ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'] },
    ],
    [
      { ...value, type: 'SUM' },
      'type',
      'INVALID_ENUM_VALUE',
      { allowedValues: ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'] },
    ],
    [{ ...value, name: 7 }, 'name', 'FORMAT'],
    [{ ...value, name: 'x'.repeat(101) }, 'name', 'MAX_LENGTH', { threshold: 100 }],
    [{ ...value, fieldPath: undefined }, 'fieldPath', 'REQUIRED_FIELD'],
    [{ ...value, fieldPath: 'colour' }, 'fieldPath', 'FIELD_NOT_ALLOWED'],
    [{ ...value, fieldPath: 'note' }, 'fieldPath', 'FIELD_NOT_ALLOWED'],
    [{ ...value, value: 7 }, 'value', 'FORMAT'],
    [{ ...value, value: { limit: 0 } }, 'value.limit', 'MIN', { threshold: 1 }],
    [{ ...value, value: { limit: 251 } }, 'value.limit', 'MAX', { threshold: 250 }],
    [{ ...value, value: { limit: 1.5 } }, 'value.limit', 'FORMAT'],
    [
      { ...value, value: { sortType: 'NAME' } },
      'value.sortType',
      'INVALID_ENUM_VALUE',
      { allowedValues: ['COUNT', 'VALUE'] },
    ],
    [
      { ...value, value: { sortDirection: 'UP' } },
      'value.sortDirection',
      'INVALID_ENUM_VALUE',
      { allowedValues: ['DESC', 'ASC'] },
    ],
    [
      { ...value, value: { missingValues: 'YES' } },
      'value.missingValues',
      'INVALID_ENUM_VALUE',
      { allowedValues: ['EXCLUDE', 'INCLUDE'] },
    ],
    [
      { ...value, value: { includeOptions: { addToBucket: 'x'.repeat(21) } } },
      'value.includeOptions.addToBucket',
      'MAX_LENGTH',
      { threshold: 20 },
    ],
    [{ ...value, scalar: { type: 'MIN' } }, 'scalar', 'ONE_OF_ALIGNMENT'],
    [{ ...value, type: 'RANGE' }, 'range', 'REQUIRED_FIELD'],
    [{ ...value, type: 'RANGE', range: { buckets: [] } }, 'range.buckets', 'MIN_SIZE', { threshold: 1 }],
    [
      { ...value, type: 'RANGE', range: { buckets: Array.from({ length: 51 }, () => ({ from: 1 })) } },
      'range.buckets',
      'MAX_SIZE',
      { threshold: 50 },
    ],
    [{ ...value, type: 'RANGE', range: { buckets: [{}] } }, 'range.buckets.0', 'REQUIRED_ONE_OF_FIELD'],
    [{ ...value, type: 'RANGE', range: { buckets: [{ from: '1' }] } }, 'range.buckets.0.from', 'FORMAT'],
    [
      { ...value, type: 'RANGE', range: { buckets: [{ from: 2, to: 2 }] } },
      'range.buckets.0.to',
      'VALIDATION',
    ],
    [
      { ...value, type: 'RANGE', fieldPath: 'name', range: { buckets: [{ from: 1 }] } },
      'fieldPath',
      'FORMAT',
    ],
    [{ ...value, type: 'SCALAR' }, 'scalar', 'REQUIRED_FIELD'],
    [
      { ...value, type: 'SCALAR', scalar: {} },
      'scalar.type',
      'REQUIRED_FIELD',
      { allowedValues: ['COUNT_DISTINCT', 'MIN', 'MAX'] },
    ],
    [{ ...value, type: 'SCALAR', fieldPath: 'name', scalar: { type: 'MIN' } }, 'fieldPath', 'FORMAT'],
    [{ ...value, type: 'SCALAR', fieldPath: 'open', scalar: { type: 'MAX' } }, 'fieldPath', 'FORMAT'],
    [{ ...value, type: 'DATE_HISTOGRAM', fieldPath: 'created' }, 'dateHistogram', 'REQUIRED_FIELD'],
    [{ ...value, type: 'DATE_HISTOGRAM', dateHistogram: { interval: 'DAY' } }, 'fieldPath', 'FORMAT'],
    [
      { ...value, type: 'DATE_HISTOGRAM', fieldPath: 'created', dateHistogram: { interval: 'DECADE' } },
      'dateHistogram.interval',
      'INVALID_ENUM_VALUE',
      { allowedValues: ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] },
    ],
    [{ type: 'NESTED', name: 'n' }, 'nested', 'REQUIRED_FIELD'],
    [nested([value]), 'nested.nestedAggregations', 'MIN_SIZE', { threshold: 2 }],
    [
      nested(Array.from({ length: 11 }, (_, index) => ({ ...value, name: `${index}` }))),
      'nested.nestedAggregations',
      'MAX_SIZE',
      { threshold: 10 },
    ],
    [nested([value, value]), 'nested.nestedAggregations.1.name', 'VALIDATION'],
    [nested([value, { ...value, name: undefined }]), 'nested.nestedAggregations.1.name', 'REQUIRED_FIELD'],
    [
      nested([value, { ...nested([value, other]), name: 'm' }]),
      'nested.nestedAggregations.1.type',
      'INVALID_ENUM_VALUE',
      { allowedValues: ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] },
    ],
  ])('%j: %s', (input, field, violatedRule, data) => {
    expect(violations({ aggregations: [input] })).toEqual([
      {
        field: `query.aggregations.0.${field}`,
        description: expect.any(String) as string,
        violatedRule,
        ...(data && { data }),
      },
    ])
  })

  it('are more than ten, no list, no objects, or have the same name', () => {
    const named = (count: number): object[] =>
      Array.from({ length: count }, (_, index) => ({ ...value, name: `${index}` }))
    expect(violations({ aggregations: named(11) })).toMatchObject([
      { field: 'query.aggregations', violatedRule: 'MAX_SIZE', data: { threshold: 10 } },
    ])
    expect(violations({ aggregations: {} })).toMatchObject([
      { field: 'query.aggregations', violatedRule: 'FORMAT' },
    ])
    expect(violations({ aggregations: [7] })).toMatchObject([
      { field: 'query.aggregations.0', violatedRule: 'FORMAT' },
    ])
    expect(violations({ aggregations: [value, value] })).toMatchObject([
      { field: 'query.aggregations.1.name', violatedRule: 'VALIDATION' },
    ])
  })

  it('are taken up to their limits, and without a name', () => {
    const accepted = (input: object): number =>
      runSearch(items, { aggregations: [input as never] }, rules).aggregations.length
    expect(accepted({ type: 'VALUE', fieldPath: 'seats' })).toBe(1)
    expect(
      accepted({
        ...value,
        name: 'x'.repeat(100),
        value: { limit: 250, includeOptions: { addToBucket: 'x'.repeat(20) } },
      }),
    ).toBe(1)
    expect(
      accepted({
        ...value,
        type: 'RANGE',
        range: { buckets: Array.from({ length: 50 }, () => ({ from: 1, to: 1.5 })) },
      }),
    ).toBe(1)
    expect(accepted(nested(Array.from({ length: 10 }, (_, index) => ({ ...value, name: `${index}` }))))).toBe(
      1,
    )
    expect(accepted(nested([value, other]))).toBe(1)
    expect(
      runSearch(
        items,
        { aggregations: Array.from({ length: 10 }, (_, index) => ({ ...value, name: `${index}` })) as never },
        rules,
      ).aggregations,
    ).toHaveLength(10)
  })
})
