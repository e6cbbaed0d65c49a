import type { Given } from './common/given.ts'
import type { CallOptions, Client } from './contract.ts'
import type { Read } from './operation.ts'
import type { FieldValue, Filter, Operators, Scalar, SortableName } from './query.ts'

type Fields = Record<string, unknown>

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
