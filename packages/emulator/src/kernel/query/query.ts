import { checkSort, knownField, type QueryFields } from '@frontdesk/core/schema'
import { decodeCursor, encodeCursor, requireCarried } from '../cursor.ts'
import { refuse } from '../failure.ts'
import type { PageResult } from '../handler.ts'
import { comparable, compileFilter, dateRangeOf, type DerivedFields, readerOf } from './filter.ts'

/** The query part of an input, of any operation. */
export interface QueryInput {
  readonly filter?: object | undefined
  readonly sort?: readonly { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }[] | undefined
  readonly paging?: { readonly offset?: number; readonly limit?: number } | undefined
  readonly cursorPaging?: { readonly cursor?: string; readonly limit?: number } | undefined
}

/** The conditions of a query, without the page. */
export type QueryConditions = Pick<QueryInput, 'filter' | 'sort'>

/** A list that is kept sorted by a date. */
export interface ItemOrder<T> {
  /** Equal items stay in the order of the list. */
  sorted(order: 'ASC' | 'DESC'): readonly T[]
  /** The items from one moment to another, both included, in the order of the list. */
  between(from: number, to: number): readonly T[]
}

export interface QueryRules<T extends object = object> {
  /** The fields that can be filtered and sorted by. */
  readonly fields: QueryFields
  /** The fields that filters and sort orders see in another way than they are kept. */
  readonly derived?: DerivedFields
  /** Largest page; defaults to 100. */
  readonly maximum?: number
  /** The orders in which the list is kept sorted, by the path of a field of kind `date`. */
  readonly orders?: ((path: string) => ItemOrder<T> | undefined) | undefined
  /** How the list is sorted when the query does not say. */
  readonly defaultSort?: { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }
}

export type RunQuery = <T extends object>(
  items: readonly T[],
  input: QueryInput,
  rules: QueryRules<T>,
) => PageResult<T>

/** The content of a cursor: the conditions, and the item at the edge of the page that it came from. */
interface CursorState<Conditions extends object> {
  readonly conditions: Conditions
  readonly limit: number
  readonly direction: 'after' | 'before'
  /** The item at the edge. Its index serves when the item is deleted before the cursor is used. */
  readonly id?: string
  readonly index: number
}

const defaultPage = 50

/** Returns the items that match a filter; all of them without one. Counts and changes by filter use it too. */
export const matching = <T extends object>(
  items: readonly T[],
  filter: object | undefined,
  { fields, derived, orders }: QueryRules<T>,
  path?: string,
): readonly T[] => {
  if (!filter) return items
  const test = compileFilter(filter, fields, path, derived)
  const asked = orders ? (itemsInRange(filter, fields, orders) ?? items) : items
  return asked.filter(test)
}

/** The items of the shortest range of dates that a filter names, when they are kept sorted by one of these dates. */
const itemsInRange = <T extends object>(
  filter: object,
  fields: QueryFields,
  orders: NonNullable<QueryRules<T>['orders']>,
): readonly T[] | undefined => {
  const found = Object.entries(filter).flatMap(([name, condition]) => {
    const path = knownField(fields, name)
    const order = path === undefined ? undefined : orders(path)
    const range = order && dateRangeOf(condition)
    return range ? [order.between(...range)] : []
  })
  return found.sort((left, right) => left.length - right.length)[0]
}

/**
 * Answers a query over a list: filter, sort, then a page by offset or by cursor, 50 items unless asked for.
 *
 * @throws Failure with the violations that the platform would name.
 * @example
 * runQuery(state.in(services).all(), input, { fields: serviceFields })
 */
export const runQuery: RunQuery = (items, input, rules) => {
  const { conditions, cursor } = readConditions<QueryConditions>(input, ({ filter, sort }) => ({
    filter,
    sort,
  }))
  const { filter, sort } = conditions
  return cutPage(findSorted(items, filter, sort, rules), { conditions, cursor }, input, rules)
}

/** The items that match, sorted. A list that is kept in the order that is asked for is only filtered. */
export const findSorted = <T extends object>(
  items: readonly T[],
  filter: object | undefined,
  sort: QueryInput['sort'],
  rules: QueryRules<T>,
): readonly T[] => {
  const found = matching(items, filter, rules)
  const [only, ...others] = sortOf(sort, rules)
  const order = only && !others.length ? rules.orders?.(only.fieldName) : undefined
  // A short list is sorted sooner than a long one is filtered once more.
  if (!order || found.length < items.length / 4) return sortItems(found, sort, rules)
  checkOrders(sort, rules)
  const sorted = order.sorted(only?.order ?? 'ASC')
  if (found === items) return sorted
  const matches = new Set(found)
  return sorted.filter((item) => matches.has(item))
}

/** The conditions that a query asks for: they come from its input, or from its cursor, which carries them from page to page. */
interface Asked<Conditions extends object> {
  readonly conditions: Conditions
  readonly cursor: CursorState<Conditions> | undefined
}

/** @throws Failure when the cursor cannot be read, or stands beside other conditions than its own */
export const readConditions = <Conditions extends object, Input extends QueryInput = QueryInput>(
  input: Input,
  conditionsOf: (input: Input) => Conditions,
): Asked<Conditions> => {
  const cursor = readCursor<Conditions>(input.cursorPaging?.cursor)
  const given = conditionsOf(input)
  if (!cursor) return { conditions: given, cursor }
  requireCarried(given, cursor.conditions, 'query.')
  return { conditions: cursor.conditions, cursor }
}

/** Cuts the page that is asked for out of a sorted list. */
export const cutPage = <T extends object, Conditions extends object>(
  sorted: readonly T[],
  { conditions, cursor }: Asked<Conditions>,
  input: QueryInput,
  rules: Pick<QueryRules, 'maximum'>,
): PageResult<T> => {
  const limit = readLimit(input, rules) ?? cursor?.limit ?? Math.min(defaultPage, rules.maximum ?? 100)
  const start = cursor
    ? startOf(sorted, cursor, limit)
    : (readCount(input.paging?.offset, 'query.paging.offset') ?? 0)
  const end = Math.min(start + limit, endOf(sorted, cursor))
  const page = sorted.slice(start, end)
  const edge = (direction: 'after' | 'before', index: number): string =>
    encodeCursor({
      conditions,
      limit,
      direction,
      index,
      ...idOf(sorted[index]),
    } satisfies CursorState<Conditions>)
  return {
    items: page,
    total: sorted.length,
    offset: start,
    ...(page.length > 0 && end < sorted.length && { nextCursor: edge('after', end - 1) }),
    ...(page.length > 0 && start > 0 && { previousCursor: edge('before', start) }),
  }
}

const idOf = (item: object | undefined): { id?: string } =>
  item && 'id' in item && typeof item.id === 'string' ? { id: item.id } : {}

/** The index at which the page after the edge begins, or at which the page before it ends. */
const edgeOf = (sorted: readonly object[], { id, index, direction }: CursorState<object>): number => {
  const found = id === undefined ? -1 : sorted.findIndex((item) => idOf(item).id === id)
  const gone = found < 0
  // When the item of the edge is deleted, the item after it takes its index.
  if (direction === 'after') return gone ? index + (id === undefined ? 1 : 0) : found + 1
  return gone ? Math.min(index, sorted.length) : found
}

const startOf = (sorted: readonly object[], cursor: CursorState<object>, limit: number): number =>
  cursor.direction === 'after' ? edgeOf(sorted, cursor) : Math.max(0, edgeOf(sorted, cursor) - limit)

const endOf = (sorted: readonly object[], cursor: CursorState<object> | undefined): number =>
  cursor?.direction === 'before' ? edgeOf(sorted, cursor) : sorted.length

const readCount = (value: unknown, field: string, maximum = Number.MAX_SAFE_INTEGER): number | undefined => {
  if (value == null) return undefined
  const threshold = value as number
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw refuse({ field, description: 'must be a whole number', violatedRule: 'FORMAT' })
  if (threshold < 0)
    throw refuse({
      field,
      description: 'must not be less than 0',
      violatedRule: 'MIN',
      data: { threshold: 0 },
    })
  if (threshold > maximum)
    throw refuse({
      field,
      description: `must not be more than ${maximum}`,
      violatedRule: 'MAX',
      data: { threshold: maximum },
    })
  return value
}

const readLimit = (
  { paging, cursorPaging }: QueryInput,
  { maximum = 100 }: Pick<QueryRules, 'maximum'>,
): number | undefined =>
  cursorPaging
    ? readCount(cursorPaging.limit, 'query.cursorPaging.limit', maximum)
    : readCount(paging?.limit, 'query.paging.limit', maximum)

const readCursor = <Conditions extends object>(
  text: string | undefined,
): CursorState<Conditions> | undefined => {
  if (text == null) return undefined
  return decodeCursor(text, 'query.cursorPaging.cursor', (content) => {
    const state = content as CursorState<Conditions>
    const { conditions, index, limit } = state
    const { sort = [] } = conditions as QueryConditions
    if (!(index >= 0 && limit >= 0) || !Array.isArray(sort)) throw new TypeError('Not a cursor')
    return state
  })
}

/** The form in which a value is sorted; `undefined` where there is none. */
type SortKey = ReturnType<typeof comparable> | undefined

/** Compares as the platform sorts: a missing value comes first, then the values in the order of their kind. */
const compare = (left: SortKey, right: SortKey): number => {
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? -1 : 1
  return left < right ? -1 : left > right ? 1 : 0
}

/** How a list is sorted: as the query says, or else as it always is. */
const sortOf = (
  given: QueryInput['sort'],
  { defaultSort }: Pick<QueryRules, 'defaultSort'>,
): NonNullable<QueryInput['sort']> => (given?.length ? given : defaultSort ? [defaultSort] : [])

/** @throws Failure with a violation for each field that nothing is sorted by */
const checkOrders = <T extends object>(given: QueryInput['sort'], rules: QueryRules<T>): void => {
  const violations = checkSort(sortOf(given, rules), rules.fields, 'query.sort')
  if (violations.length) throw refuse(...violations)
}

/** Sorts a copy. The keys are read once for each item, into a list per field: the comparisons of the sort only look them up. */
export const sortItems = <T extends object>(
  items: readonly T[],
  given: QueryInput['sort'],
  rules: QueryRules<T>,
): readonly T[] => {
  const sort = sortOf(given, rules)
  checkOrders(given, rules)
  const orders = sort.flatMap(({ fieldName, order }) => {
    const path = knownField(rules.fields, fieldName)
    const field = path === undefined ? undefined : rules.fields[path]
    return path === undefined || !field
      ? []
      : { read: readerOf(path, rules.derived), field, sign: order === 'DESC' ? -1 : 1 }
  })
  if (!orders.length) return items
  const columns = orders.map(({ read, field, sign }) => ({
    sign,
    keys: items.map((item): SortKey => {
      const [first] = read(item)
      return first === undefined ? undefined : comparable(first, field)
    }),
  }))
  const rows = items.map((item, position) => ({ item, position }))
  rows.sort((left, right) => {
    for (const { keys, sign } of columns) {
      const difference = compare(keys[left.position], keys[right.position])
      if (difference) return difference * sign
    }
    return 0
  })
  return rows.map(({ item }) => item)
}
