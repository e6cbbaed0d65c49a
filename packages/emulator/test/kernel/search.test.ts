import { describe, expect, it } from 'vitest'
import { runSearch, type SearchInput } from '../../src/kernel/query/search.ts'
import { isWithin } from '../../src/kernel/query/text-search.ts'
import { items, rules, violations } from './search-items.ts'

const ids = (input: SearchInput): string =>
  runSearch(items, input, rules)
    .page.items.map(({ id }) => id)
    .join('')

describe('free text', () => {
  it.each<[SearchInput['search'], string]>([
    [undefined, '12345'],
    [{}, '12345'],
    [{ expression: '' }, '12345'],
    [{ expression: '  ' }, '12345'],
    [{ expression: '!?' }, ''],
    [{ expression: 'massage' }, '12'],
    [{ expression: 'MASSAGE' }, '12'],
    [{ expression: 'massag' }, ''],
    [{ expression: 'reformer' }, '3'],
    [{ expression: 'Reformér' }, '3'],
    [{ expression: 'tissue' }, '1'],
    [{ expression: 'deep-tissue' }, '1'],
    [{ expression: 'deep-pilates' }, ''],
    [{ expression: 'ana@example.com' }, '2'],
    [{ expression: 'rui@example.com' }, ''],
    [{ expression: 'slow', fields: ['name'] }, '2'],
    [{ expression: 'slow', fields: ['note'] }, '1'],
    [{ expression: 'slow', fields: [] }, '12'],
    [{ expression: 'yin pilates', mode: 'OR' }, '34'],
    [{ expression: 'yin pilates' }, '34'],
    [{ expression: 'yin pilates', mode: 'AND' }, ''],
    [{ expression: 'slow massage', mode: 'AND' }, '12'],
    [{ expression: 'masage' }, ''],
    [{ expression: 'masage', fuzzy: true }, '12'],
    [{ expression: 'masagge', fuzzy: true }, '12'],
    [{ expression: 'yim', fuzzy: true }, '4'],
    [{ expression: 'yam', fuzzy: true }, ''],
    [{ expression: 'yi', fuzzy: true }, ''],
    [{ expression: 'pilotos', fuzzy: true }, '3'],
    [{ expression: 'pilotas', fuzzy: false }, ''],
    [{ expression: 'polotos', fuzzy: true }, ''],
  ])('%j finds "%s"', (search, expected) => {
    expect(ids({ search })).toBe(expected)
  })

  it.each<[string, string, number, boolean]>([
    ['massage', 'massage', 0, true],
    ['massage', 'masage', 0, false],
    ['massage', 'masage', 1, true],
    ['massage', 'massages', 1, true],
    ['massage', 'nassage', 1, true],
    ['massage', 'amssage', 1, true],
    ['massage', 'amsasge', 1, false],
    ['massage', 'amsasge', 2, true],
    ['abc', 'abcde', 1, false],
    ['', 'ab', 2, true],
  ])('"%s" and "%s" differ by %i letters at most: %s', (left, right, most, expected) => {
    expect(isWithin(left, right, most)).toBe(expected)
    expect(isWithin(right, left, most)).toBe(expected)
  })

  it('puts the best matches first, unless there is a sort order', () => {
    expect(ids({ search: { expression: 'slow massage pilates' } })).toBe('123')
    expect(ids({ search: { expression: 'reformer pilates massage' } })).toBe('312')
    expect(ids({ search: { expression: 'slaw yin', fuzzy: true } })).toBe('412')
    expect(
      ids({ search: { expression: 'reformer pilates massage' }, sort: [{ fieldName: 'id', order: 'DESC' }] }),
    ).toBe('321')
  })

  it('finds the items that match the filter too', () => {
    expect(ids({ search: { expression: 'massage' }, filter: { open: true } })).toBe('1')
  })

  it.each<[object, string, string, object?]>([
    [{ search: 'yoga' }, 'query.search', 'FORMAT'],
    [{ search: { expression: 7 } }, 'query.search.expression', 'FORMAT'],
    [
      { search: { expression: 'x'.repeat(101) } },
      'query.search.expression',
      'MAX_LENGTH',
      { threshold: 100 },
    ],
    [
      { search: { mode: 'NOT' } },
      'query.search.mode',
      'INVALID_ENUM_VALUE',
      { allowedValues: ['OR', 'AND'] },
    ],
    [{ search: { fields: 'name' } }, 'query.search.fields', 'FORMAT'],
    [{ search: { fields: ['name', 'seats'] } }, 'query.search.fields.1', 'FIELD_NOT_ALLOWED'],
    [
      { search: { fields: Array.from({ length: 21 }, () => 'name') } },
      'query.search.fields',
      'MAX_SIZE',
      { threshold: 20 },
    ],
    [{ search: { fuzzy: 'yes' } }, 'query.search.fuzzy', 'FORMAT'],
    [{ timeZone: 'Mars/Base' }, 'query.timeZone', 'FORMAT'],
    [{ timeZone: '+01:00' }, 'query.timeZone', 'FORMAT'],
    [{ filter: { colour: 'red' } }, 'query.filter.colour', 'FIELD_NOT_ALLOWED'],
    [{ sort: [{ fieldName: 'colour' }] }, 'query.sort.0.fieldName', 'FIELD_NOT_ALLOWED'],
    [{ cursorPaging: { limit: 101 } }, 'query.cursorPaging.limit', 'MAX', { threshold: 100 }],
  ])('refuses %j: %s', (input, field, violatedRule, data) => {
    expect(violations(input)).toEqual([
      { field, description: expect.any(String) as string, violatedRule, ...(data && { data }) },
    ])
  })

  it('takes a search just within the limits', () => {
    expect(
      ids({
        search: { expression: `yin ${'x'.repeat(96)}`, fields: Array.from({ length: 20 }, () => 'name') },
      }),
    ).toBe('4')
    expect(
      runSearch(
        items,
        { search: { expression: `yin ${'x'.repeat(146)}` } },
        { ...rules, longestExpression: 150 },
      ).page.total,
    ).toBe(1)
    expect(ids({ timeZone: 'Europe/Lisbon', cursorPaging: { limit: 100 } })).toBe('12345')
  })
})

describe('pages', () => {
  const search = { expression: 'massage pilates yin' }
  const aggregations = [{ type: 'VALUE', name: 'seats', fieldPath: 'seats' }] as const

  it('continue by cursor with the same text, order and aggregations', () => {
    const first = runSearch(items, { search, aggregations, cursorPaging: { limit: 2 } }, rules)
    expect(first.page).toEqual({
      items: [items[0], items[1]],
      total: 4,
      offset: 0,
      nextCursor: expect.any(String) as string,
    })
    const next = runSearch(items, { cursorPaging: { cursor: first.page.nextCursor as string } }, rules)
    expect(next.page).toEqual({
      items: [items[2], items[3]],
      total: 4,
      offset: 2,
      previousCursor: expect.any(String) as string,
    })
    expect(next.aggregations).toEqual(first.aggregations)
    expect(first.aggregations).toEqual([
      {
        name: 'seats',
        type: 'VALUE',
        fieldPath: 'seats',
        values: {
          results: [
            { value: '1', count: 2 },
            { value: '8', count: 1 },
            { value: '14', count: 1 },
          ],
        },
      },
    ])
  })

  it('may be asked for by offset', () => {
    expect(ids({ search, paging: { offset: 1, limit: 2 } })).toBe('23')
  })

  it('refuse a cursor whose conditions somebody changed', () => {
    const forged = { conditions: { search: { fields: ['seats'] } }, limit: 1, direction: 'after', index: 0 }
    const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url')
    expect(violations({ cursorPaging: { cursor } })).toMatchObject([
      { field: 'query.search.fields.0', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
    const empty = Buffer.from(JSON.stringify({ limit: 1, index: 0 })).toString('base64url')
    expect(violations({ cursorPaging: { cursor: empty } })).toMatchObject([
      { field: 'query.cursorPaging.cursor', violatedRule: 'FORMAT' },
    ])
  })
})
