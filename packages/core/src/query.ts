import type { KnownValues } from './common/enumeration.ts'
import type { Given } from './common/given.ts'
import type { CallOptions, Client, Envelope, PagesAround, PagingMetadata } from './contract.ts'
import { invalid } from './errors.ts'
import type { Read } from './operation.ts'

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
type Scalar<T> = T extends readonly unknown[] ? never : T

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

/** The filterable fields of a query operation. */
type FieldsOf<Input> = Input extends { readonly filter?: infer F }
  ? NonNullable<F> extends Filter<infer Known>
    ? Known
    : never
  : never

type Name<F> = keyof F & string
type Value<Field> = [FieldValue<Field>] extends [readonly (infer Item)[]] ? Item : FieldValue<Field>
/** A list as a whole can be compared only with null. */
type Equal<Field> = Scalar<FieldValue<Field>> | null
/** The fields that accept an operator. */
type Taking<F, Operator extends string> = Name<F> &
  { [K in keyof F]: Operator extends keyof Operators<F[K]> ? K : never }[keyof F]

/** A query builder. It is immutable: each method returns a new query, and conditions are combined with `$and`. */
export interface QueryBuilder<Input, Output, F = FieldsOf<Input>> {
  /** The input of the query, as plain data. */
  readonly input: Input
  /** Keeps items whose field equals the value. */
  eq<K extends Name<F>>(field: K, value: Equal<F[K]>): QueryBuilder<Input, Output, F>
  /** Keeps items whose field differs from the value. */
  ne<K extends Name<F>>(field: K, value: Equal<F[K]>): QueryBuilder<Input, Output, F>
  /** Keeps items whose field is greater than the value. */
  gt<K extends Taking<F, '$gt'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>
  /** Keeps items whose field is greater than or equal to the value. */
  ge<K extends Taking<F, '$gte'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>
  /** Keeps items whose field is less than the value. */
  lt<K extends Taking<F, '$lt'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>
  /** Keeps items whose field is less than or equal to the value. */
  le<K extends Taking<F, '$lte'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>
  /** Keeps items from `from` (inclusive) to `to` (exclusive). */
  between<K extends Taking<F, '$gte'>>(
    field: K,
    from: Value<F[K]>,
    to: Value<F[K]>,
  ): QueryBuilder<Input, Output, F>
  /** Keeps items whose field equals one of the values. */
  in<K extends Taking<F, '$in'>>(field: K, values: readonly Value<F[K]>[]): QueryBuilder<Input, Output, F>
  /** Keeps items that have the field, or with `false` items that lack it. */
  exists(field: Name<F>, exists?: boolean): QueryBuilder<Input, Output, F>
  /** Keeps items whose list or text is empty. */
  isEmpty(field: Name<F>): QueryBuilder<Input, Output, F>
  /** Keeps items whose list or text is not empty. */
  isNotEmpty(field: Name<F>): QueryBuilder<Input, Output, F>
  /** Keeps items whose text starts with the given text. */
  startsWith(field: Taking<F, '$startsWith'>, text: string): QueryBuilder<Input, Output, F>
  /** Keeps items whose text ends with the given text. */
  endsWith(field: Taking<F, '$endsWith'>, text: string): QueryBuilder<Input, Output, F>
  /** Keeps items whose text contains the given text. */
  contains(field: Taking<F, '$contains'>, text: string): QueryBuilder<Input, Output, F>
  /** Keeps items whose list contains at least one of the values. */
  hasSome<K extends Taking<F, '$hasSome'>>(
    field: K,
    values: readonly Value<F[K]>[],
  ): QueryBuilder<Input, Output, F>
  /** Keeps items whose list contains all of the values. */
  hasAll<K extends Taking<F, '$hasAll'>>(
    field: K,
    values: readonly Value<F[K]>[],
  ): QueryBuilder<Input, Output, F>
  /** Combines the conditions of both queries with `$and`. */
  and(other: { readonly input: Input }): QueryBuilder<Input, Output, F>
  /** Combines the conditions of both queries with `$or`. */
  or(other: { readonly input: Input }): QueryBuilder<Input, Output, F>
  /** Excludes items that match the conditions of the other query. */
  not(other: { readonly input: Input }): QueryBuilder<Input, Output, F>
  /** Sorts by these fields in ascending order, after the existing sort order. */
  ascending(...fields: SortableName<F>[]): QueryBuilder<Input, Output, F>
  /** Sorts by these fields in descending order, after the existing sort order. */
  descending(...fields: SortableName<F>[]): QueryBuilder<Input, Output, F>
  /** Skips the first items. Only for lists with offset paging. */
  readonly skip: 'paging' extends keyof Input
    ? (count: number | undefined) => QueryBuilder<Input, Output, F>
    : never
  /** Sets the number of items on a page. */
  limit(count: number | undefined): QueryBuilder<Input, Output, F>
  /** Continues from a cursor of an earlier page. Only for lists with cursor paging. */
  readonly skipTo: 'cursorPaging' extends keyof Input
    ? (cursor: string | undefined) => QueryBuilder<Input, Output, F>
    : never
  /** Makes the call. */
  find(client: Client, options?: CallOptions): Promise<Output>
}

const join = (
  kind: '$and' | '$or',
  left: Fields | undefined,
  right: Fields | undefined,
): Fields | undefined => {
  const parts = [left, right].flatMap((side) => {
    if (!side || !Object.keys(side).length) return []
    const inner = side[kind]
    return Array.isArray(inner) && Object.keys(side).length === 1 ? (inner as Fields[]) : [side]
  })
  return parts.length > 1 ? { [kind]: parts } : parts[0]
}

/**
 * Starts a fluent query over a query operation.
 *
 * @example
 * const page = await query(queryServices).eq('type', 'CLASS').ascending('name').limit(20).find(client)
 */
export const query = <Input, Output>(operation: Read<Input, Output>): QueryBuilder<Input, Output> => {
  const paging = operation.spec.envelope?.paging === 'cursor' ? 'cursorPaging' : 'paging'
  const from = (input: Fields): Fields => {
    const add = (filter: Fields): Fields =>
      from({ ...input, filter: join('$and', input['filter'] as Fields, filter) })
    const operator =
      (name: string) =>
      (field: string, value: unknown): Fields =>
        add({ [field]: { [name]: value } })
    const sort = (order: string, names: readonly string[]): Fields =>
      from({
        ...input,
        sort: [
          ...((input['sort'] as Fields[] | undefined) ?? []),
          ...names.map((fieldName) => ({ fieldName, order })),
        ],
      })
    const page = (key: string, fields: Fields): Fields =>
      from({ ...input, [key]: { ...(input[key] as Fields), ...fields } })
    const other = (builder: { input: Fields }): Fields | undefined =>
      builder.input['filter'] as Fields | undefined
    const eq = (field: string, value: unknown): Fields => add({ [field]: value ?? null })
    const ne = operator('$ne')
    return {
      input,
      eq,
      ne: (field: string, value: unknown) => ne(field, value ?? null),
      gt: operator('$gt'),
      ge: operator('$gte'),
      lt: operator('$lt'),
      le: operator('$lte'),
      between: (field: string, low: unknown, high: unknown) => {
        const above = from({
          ...input,
          filter: join('$and', input['filter'] as Fields, { [field]: { $gte: low } }),
        })
        return (above['lt'] as (name: string, value: unknown) => Fields)(field, high)
      },
      in: operator('$in'),
      exists: (field: string, exists = true) => operator('$exists')(field, exists),
      isEmpty: (field: string) => eq(field, null),
      isNotEmpty: (field: string) => ne(field, null),
      startsWith: operator('$startsWith'),
      endsWith: operator('$endsWith'),
      contains: operator('$contains'),
      hasSome: operator('$hasSome'),
      hasAll: operator('$hasAll'),
      and: (builder: { input: Fields }) =>
        from({ ...input, filter: join('$and', input['filter'] as Fields, other(builder)) }),
      or: (builder: { input: Fields }) =>
        from({ ...input, filter: join('$or', input['filter'] as Fields, other(builder)) }),
      not: (builder: { input: Fields }) => {
        const filter = other(builder)
        return filter ? add({ $not: filter }) : from(input)
      },
      ascending: (...names: string[]) => sort('ASC', names),
      descending: (...names: string[]) => sort('DESC', names),
      skip: (offset: number | undefined) => page('paging', { offset }),
      limit: (limit: number | undefined) => page(paging, { limit }),
      skipTo: (cursor: string | undefined) => page('cursorPaging', { cursor }),
      find: (client: Client, options?: CallOptions) => operation(client, input as Given<Input>, options),
    }
  }
  return from({}) as unknown as QueryBuilder<Input, Output>
}
