import type { KnownValues } from './common/enumeration.ts'
import type { Envelope, PagesAround, PagingMetadata } from './contract.ts'
import { invalid } from './errors.ts'

/** A scalar that a filter compares with. */
export type FilterValue = string | number | boolean | Date | null

interface Equality<T> {
  $eq?: T | null
  $ne?: T | null
  $in?: readonly T[]
  $nin?: readonly T[]
  $exists?: boolean
}

interface Ordering<T> extends Equality<T> {
  $gt?: T
  $gte?: T
  $lt?: T
  $lte?: T
}

interface Text extends Ordering<string> {
  $startsWith?: string
  $endsWith?: string
  $contains?: string
  $isEmpty?: boolean
}

interface List<T> {
  $eq?: null
  $ne?: null
  $hasSome?: readonly T[]
  $hasAll?: readonly T[]
  $isEmpty?: boolean
  $exists?: boolean
}

/** Every operator of a condition. */
export type FilterOperator = keyof Text | keyof List<unknown>

/** The operators of a field that is compared only with whole values. */
export type MatchOperator = '$eq' | '$ne' | '$in' | '$nin'

/** The restrictions of a field that accepts fewer conditions than its type allows. */
export interface FieldLimits {
  /** The only operators that the field accepts. */
  readonly operators?: FilterOperator
  /** `false` when lists cannot be sorted by it. */
  readonly sort?: false
}

/**
 * The type of a field that accepts fewer operators than its type allows, or that cannot be sorted by: `Limited<string,
 * { operators: MatchOperator; sort: false }>`.
 */
export interface Limited<T, Limits extends FieldLimits> {
  /** Type of the field's values. Exists only for the compiler. */
  readonly '~value': T
  /** Operators and sorting that the field allows. Exists only for the compiler. */
  readonly '~limits': Limits
}

/** The type of the values of a field, without its restrictions. */
export type FieldValue<Field> = [Field] extends [Limited<infer T, FieldLimits>] ? T : Field

/** Whether T is any string: an open enumeration is not. */
export type IsText<T> = string extends T ? ([KnownValues<T>] extends [never] ? true : false) : false

type OperatorsOfType<T> = [T] extends [readonly (infer Item)[]]
  ? List<Item>
  : [T] extends [boolean]
    ? Equality<boolean>
    : [T] extends [Date]
      ? Ordering<Date | string>
      : [T] extends [number]
        ? Ordering<number>
        : IsText<T> extends true
          ? Text
          : Equality<T>

/** The operators that a field accepts, derived from its type in F. */
export type Operators<Field> = [Field] extends [Limited<infer T, infer Limits>]
  ? Limits extends { readonly operators: infer Only }
    ? Pick<OperatorsOfType<T>, Only & keyof OperatorsOfType<T>>
    : OperatorsOfType<T>
  : OperatorsOfType<Field>

/** A list is never compared as a whole. */
export type Scalar<T> = T extends readonly unknown[] ? never : T

/**
 * A condition over the fields F: `{ type: 'CLASS', name: { $startsWith: 'Yo' }, $or: [ … ] }`. F maps the path of
 * each field that the platform can filter by to the type of its value.
 */
export type Filter<F> = {
  [K in keyof F]?: Scalar<FieldValue<F[K]>> | null | Operators<F[K]>
} & {
  /** Matches when all of these filters match. */
  $and?: readonly Filter<F>[]
  /** Matches when at least one of these filters matches. */
  $or?: readonly Filter<F>[]
  /** Matches when this filter does not match. */
  $not?: Filter<F>
}

/** The sortable fields: all but lists and fields that are only for filters. */
export type SortableName<F> = keyof F &
  string &
  {
    [K in keyof F]: [F[K]] extends [Limited<unknown, { readonly sort: false }>]
      ? never
      : [FieldValue<F[K]>] extends [readonly unknown[]]
        ? never
        : K
  }[keyof F]

/** Order of the results by one field. */
export interface Sort<F> {
  /** Path of the field to sort by. */
  readonly fieldName: SortableName<F>
  /** Defaults to `ASC`. */
  readonly order?: 'ASC' | 'DESC'
}

/** Offset paging. */
export interface OffsetPaging {
  /** Number of items to skip; defaults to 0. */
  readonly offset?: number
  /** Number of items per page; defaults to 50. */
  readonly limit?: number
}

/** Cursor paging. */
export interface CursorPaging {
  /** Cursor of the page to read, from the metadata of another page. Absent for the first page. */
  readonly cursor?: string
  /** Number of items per page; defaults to 50. */
  readonly limit?: number
}

interface Conditions<F> {
  readonly filter?: Filter<F>
  readonly sort?: readonly Sort<F>[]
}

/** The input of a query with offset paging. F maps field paths to the types of their values. */
export interface OffsetQuery<F> extends Conditions<F> {
  readonly paging?: OffsetPaging
}

/** The input of a query with cursor paging. */
export interface CursorQuery<F> extends Conditions<F> {
  readonly cursorPaging?: CursorPaging
}

type Fields = Record<string, unknown>

/**
 * Rejects fields that the list does not accept, because the platform would ignore them.
 *
 * @throws ValidationError
 */
const refuse = (input: Fields, advice: Readonly<Record<string, string>>): void => {
  for (const [field, description] of Object.entries(advice))
    if (input[field] !== undefined) throw invalid(field, description, 'FIELD_NOT_ALLOWED')
}

const flat = 'is not taken here: give its parts, such as filter and sort, in the input itself'
const byOffset = 'is not taken here: this list is paged by paging: { limit, offset }'
const byCursor = 'is not taken here: this list is paged by cursorPaging: { limit, cursor }'

/** `{ query: { filter, sort, paging } }`; defaults to 50 items from offset 0. */
export const offsetQuery: Envelope = {
  key: 'query',
  paging: 'offset',
  wrap({ filter, sort, paging, ...rest }) {
    refuse(rest, { cursorPaging: byOffset, query: flat })
    // The defaults are not spread, because an option that is `undefined` would replace them.
    const { offset = 0, limit = 50 } = (paging ?? {}) as OffsetPaging
    return { ...rest, query: { filter, sort, paging: { offset, limit } } }
  },
  around(input: { paging?: OffsetPaging }, { total, tooManyToCount }, count) {
    const { offset = 0, limit = 50 } = input.paging ?? {}
    const at = (start: number): object => ({ ...input, paging: { limit, offset: start } })
    // Without a total, a full page may be followed by another page.
    const more = count > 0 && (tooManyToCount || total == null ? count >= limit : offset + count < total)
    return {
      next: more ? at(offset + count) : undefined,
      previous: offset > 0 ? at(Math.max(0, offset - limit)) : undefined,
    }
  },
}

const aroundCursor = (
  input: { cursorPaging?: CursorPaging },
  { cursors, hasNext }: PagingMetadata,
): PagesAround => {
  const at = (cursor: string | undefined): object | undefined =>
    cursor ? { ...input, cursorPaging: { ...input.cursorPaging, cursor } } : undefined
  return { next: hasNext === false ? undefined : at(cursors?.next), previous: at(cursors?.prev) }
}

/** A cursor contains its query, so the conditions are omitted if there is a cursor. */
const withCursor = (
  { filter, sort, search, aggregations, timeZone, cursorPaging: given, ...rest }: Fields,
  key: string,
): Fields => {
  refuse(rest, { paging: byCursor, query: flat })
  const { limit = 50, ...more } = (given ?? {}) as CursorPaging
  const conditions = more.cursor === undefined ? { filter, sort, search, aggregations, timeZone } : {}
  return { ...rest, [key]: { ...conditions, cursorPaging: { limit, ...more } } }
}

/** `{ query: { filter, sort, cursorPaging } }`; defaults to 50 items per page. */
export const cursorQuery: Envelope = {
  key: 'query',
  paging: 'cursor',
  wrap: (input) => withCursor(input, 'query'),
  around: aroundCursor,
}

/** `{ search: { filter, sort, search, aggregations, cursorPaging } }`; defaults to 50 items per page. */
export const cursorSearch: Envelope = {
  key: 'search',
  paging: 'cursor',
  wrap: (input) => withCursor(input, 'search'),
  around: aroundCursor,
}

/** Cursor paging beside the other fields; with a cursor, only the cursor is sent. */
export const cursorList: Envelope = {
  paging: 'cursor',
  wrap(input) {
    refuse(input, { paging: byCursor })
    const { cursorPaging } = input as { cursorPaging?: CursorPaging }
    return cursorPaging?.cursor === undefined ? input : { cursorPaging }
  },
  around: aroundCursor,
}
