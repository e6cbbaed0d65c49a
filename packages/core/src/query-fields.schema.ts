import type { FieldLimits, FilterOperator, IsText, Limited, MatchOperator } from './query.ts'

/** The kind of value that filters compare with. `decimal` is an amount as text, compared as a number. */
export type ValueKind = 'text' | 'decimal' | 'number' | 'date' | 'boolean'

/** A kind, or the values of an enumeration. */
type Values = ValueKind | readonly string[]

/** The rules of one field: its kind, its operators, and whether lists can be sorted by it. */
export interface QueryField {
  /** The kind of the values, or of the items of a list. An `enum` has `values`. */
  readonly kind: ValueKind | 'enum'
  /** The values of an enumeration. */
  readonly values?: readonly string[]
  /** Whether the field contains several values. */
  readonly list: boolean
  /** The operators that a condition on the field accepts. */
  readonly operators: readonly FilterOperator[]
  /** Whether lists can be sorted by it. */
  readonly sortable: boolean
}

declare const fieldsType: unique symbol

/** The rules of an entity's fields, by path. F is the interface of the table. */
export type QueryFields<F = unknown> = Readonly<Record<string, QueryField>> & { readonly [fieldsType]?: F }

/** The content of a field: one value, several strings, or several values of another kind. */
type Content = Values | 'list' | { readonly list: Values }

/** The row of a field with restrictions. */
interface LimitedRow {
  readonly of: Content
  readonly operators?: readonly FilterOperator[]
  readonly sort?: false
}

type Row = Content | LimitedRow

type KindOf<T> = [T] extends [boolean]
  ? 'boolean'
  : [T] extends [Date]
    ? 'date'
    : [T] extends [number]
      ? 'number'
      : IsText<T> extends true
        ? 'text' | 'decimal'
        : readonly (T & string)[]

type ContentOf<T> = [T] extends [readonly (infer Item)[]]
  ? { readonly list: KindOf<Item> } | (IsText<Item> extends true ? 'list' : never)
  : KindOf<T>

type LimitsOf<Limits extends FieldLimits> = (Limits extends { readonly operators: infer Only }
  ? { readonly operators: readonly Only[] }
  : { readonly operators?: never }) &
  (Limits extends { readonly sort: false } ? { readonly sort: false } : { readonly sort?: never })

type RowOf<Field> = [Field] extends [Limited<infer T, infer Limits>]
  ? { readonly of: ContentOf<T> } & LimitsOf<Limits>
  : ContentOf<Field>

/** One row for each field of F, of the kind that matches its type. */
export type QueryFieldRows<F> = { readonly [K in keyof F]-?: RowOf<F[K]> }

/** The operators of a field that is compared only with whole values. */
export const matchOperators: readonly MatchOperator[] = ['$eq', '$ne', '$in', '$nin']

const equality: readonly FilterOperator[] = [...matchOperators, '$exists']
const ordering: readonly FilterOperator[] = [...equality, '$gt', '$gte', '$lt', '$lte']
const operators: Readonly<Record<QueryField['kind'] | 'list', readonly FilterOperator[]>> = {
  text: [...ordering, '$startsWith', '$endsWith', '$contains', '$isEmpty'],
  decimal: ordering,
  number: ordering,
  date: ordering,
  boolean: equality,
  enum: equality,
  list: ['$hasSome', '$hasAll', '$isEmpty', '$exists', '$eq', '$ne'],
}

const isLimited = (row: Row): row is LimitedRow => typeof row === 'object' && 'of' in row

const valuesOf = (content: Content): Values =>
  content === 'list' ? 'text' : typeof content === 'object' && 'list' in content ? content.list : content

const fieldOf = (row: Row): QueryField => {
  const { of: content, operators: only, sort }: LimitedRow = isLimited(row) ? row : { of: row }
  const values = valuesOf(content)
  const kind = typeof values === 'string' ? values : 'enum'
  const list = values !== content
  return {
    kind,
    ...(typeof values !== 'string' && { values }),
    list,
    operators: only ?? operators[list ? 'list' : kind],
    sortable: sort !== false && !list,
  }
}

/**
 * Declares the filterable fields of an entity: the compiler requires one row for each field of the interface. A row is
 * the kind of the field, the constant list of an enumeration, `list` for several strings, `{ list: … }` for several
 * values of another kind, or `{ of, operators, sort }` for a field with restrictions. The client and the emulator check
 * filters and sort orders against it.
 *
 * @example
 * export const roomFields: QueryFields<RoomFields> = queryFields<RoomFields>()({
 *   id: { of: 'text', operators: matchOperators, sort: false },
 *   name: 'text',
 *   kind: roomKinds,
 *   tags: 'list',
 * })
 */
export const queryFields =
  <F>(): ((rows: QueryFieldRows<F>) => QueryFields<F>) =>
  (rows) =>
    Object.fromEntries(
      Object.entries(rows as Readonly<Record<string, Row>>).map(([path, row]) => [path, fieldOf(row)]),
    )

const systemNames: Readonly<Record<string, string>> = {
  _id: 'id',
  _createdDate: 'createdDate',
  _updatedDate: 'updatedDate',
}

/** The path of a field in the table: as written, or without the underscores of system fields. */
export const knownField = (fields: QueryFields, name: string): string | undefined => {
  if (Object.hasOwn(fields, name)) return name
  const plain = name
    .split('.')
    .map((part) => (Object.hasOwn(systemNames, part) ? (systemNames[part] ?? part) : part))
    .join('.')
  return Object.hasOwn(fields, plain) ? plain : undefined
}
