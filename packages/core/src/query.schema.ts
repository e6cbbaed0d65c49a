import * as z from 'zod'
import type { FieldViolation } from './errors.ts'
import { checkFilter, checkSort, sortableNames } from './filter.schema.ts'
import type {
  CursorPaging,
  CursorQuery,
  Filter,
  FilterOperator,
  OffsetPaging,
  OffsetQuery,
  Sort,
} from './query.ts'
import type { QueryField, QueryFields } from './query-fields.schema.ts'
import { schema, type Schema } from './typed.schema.ts'

const maybe = z.exactOptional

/** Passes violations to zod, which prefixes the path of the checked field. */
export const report = (
  violations: readonly FieldViolation[],
  context: { readonly value: unknown; readonly issues: z.core.$ZodRawIssue[] },
): void => {
  for (const { field, description, violatedRule, data } of violations)
    context.issues.push({
      code: 'custom',
      // The keys of a filter are paths themselves, so its own path is not split.
      path: field === '' ? [] : [field.slice(1)],
      input: context.value,
      message: description,
      params: { violatedRule, data },
    })
}

const scalarOf = ({ kind, values }: QueryField): object =>
  kind === 'enum'
    ? { type: 'string', enum: values }
    : kind === 'date'
      ? { type: 'string', format: 'date-time' }
      : { type: kind === 'number' || kind === 'boolean' ? kind : 'string' }

/** The JSON Schema of an operator's value. */
const operandOf = (operator: FilterOperator, field: QueryField): object => {
  switch (operator) {
    case '$exists':
    case '$isEmpty':
      return { type: 'boolean' }
    case '$in':
    case '$nin':
    case '$hasSome':
    case '$hasAll':
      return { type: 'array', items: scalarOf(field) }
    default:
      return field.list ? { type: 'null' } : scalarOf(field)
  }
}

/** The JSON Schema of a condition on one field. */
const conditionOf = (field: QueryField): object => ({
  anyOf: [
    field.list ? { type: 'null' } : { ...scalarOf(field) },
    {
      type: 'object',
      properties: Object.fromEntries(
        field.operators.map((operator) => [operator, operandOf(operator, field)]),
      ),
      additionalProperties: false,
    },
  ],
})

/**
 * The schema of a filter over the fields of an entity. Rejects an unknown field, operator or value with the platform's
 * messages. In JSON Schema it lists the fields and their operators.
 *
 * @example
 * z.looseObject({ filter: z.exactOptional(filterOf(serviceFields)) })
 */
export const filterOf = <F>(fields: QueryFields<F>): z.ZodType<Filter<F>> =>
  z
    .custom<Filter<F>>()
    .check((context) => report(checkFilter(context.value, fields, ''), context))
    .meta({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, conditionOf(field)]),
      ),
    })

/** The schema of a list of sort orders, at most `most` of them. */
export const sortOf = <F>(fields: QueryFields<F>, most = 50): z.ZodType<readonly Sort<F>[]> =>
  z
    .custom<readonly Sort<F>[]>()
    .check((context) => {
      const { value } = context
      const tooMany: FieldViolation[] =
        Array.isArray(value) && value.length > most
          ? [
              {
                field: '',
                description: `must not hold more than ${most} sort orders`,
                violatedRule: 'MAX_SIZE',
                data: { threshold: most },
              },
            ]
          : []
      report(tooMany.length ? tooMany : checkSort(value, fields, ''), context)
    })
    .meta({
      type: 'array',
      maxItems: most,
      items: {
        type: 'object',
        properties: {
          fieldName: { type: 'string', enum: sortableNames(fields) },
          order: { type: 'string', enum: ['ASC', 'DESC'] },
        },
        required: ['fieldName'],
      },
    })

/** The schema of offset paging; a page has at most 100 items. */
export const offsetPagingSchema: Schema<OffsetPaging> = /* @__PURE__ */ schema<OffsetPaging>()(() =>
  z.looseObject({ offset: maybe(z.int().min(0)), limit: maybe(z.int().min(0).max(100)) }).readonly(),
)

/** The schema of cursor paging; a page has at most `maximum` items. */
export const cursorPagingOf = (maximum: number): Schema<CursorPaging> =>
  schema<CursorPaging>()(() =>
    z
      .looseObject({ cursor: maybe(z.string().max(16_000)), limit: maybe(z.int().min(0).max(maximum)) })
      .readonly(),
  )

/** The schema of cursor paging; a page has at most 100 items. */
export const cursorPagingSchema: Schema<CursorPaging> = /* @__PURE__ */ cursorPagingOf(100)

const conditionsOf = <F>(fields: QueryFields<F>, mostSortOrders?: number) => ({
  filter: maybe(filterOf(fields)),
  sort: maybe(sortOf(fields, mostSortOrders)),
})

/** The limits of a query, if they differ from 50 sort orders and 100 items per page. */
export interface QueryLimits {
  /** Maximum number of fields to sort by in one query. */
  readonly mostSortOrders?: number
  /** Maximum number of items per page. */
  readonly largestPage?: number
}

/**
 * The schema of a query with cursor paging: its filter, sort orders and page.
 *
 * @example
 * const queryRoomsInputSchema: Schema<QueryRoomsInput> =
 *   schema<QueryRoomsInput>()(() => cursorQueryOf(roomFields, { mostSortOrders: 5 }))
 */
export const cursorQueryOf = <F>(
  fields: QueryFields<F>,
  { mostSortOrders, largestPage = 100 }: QueryLimits = {},
): z.ZodType<CursorQuery<F>> =>
  z
    .looseObject({
      ...conditionsOf(fields, mostSortOrders),
      cursorPaging: maybe(cursorPagingOf(largestPage)()),
    })
    .readonly()

/**
 * The schema of a query with offset paging: its filter, sort orders and page.
 *
 * @example
 * const queryRoomsInputSchema: Schema<QueryRoomsInput> =
 *   schema<QueryRoomsInput>()(() => offsetQueryOf(roomFields))
 */
export const offsetQueryOf = <F>(fields: QueryFields<F>): z.ZodType<OffsetQuery<F>> =>
  z.looseObject({ ...conditionsOf(fields), paging: maybe(offsetPagingSchema()) }).readonly()

/**
 * The schema of a call that counts the items that match a filter.
 *
 * @example
 * const countRoomsInputSchema: Schema<CountRoomsInput> =
 *   schema<CountRoomsInput>()(() => countQueryOf(roomFields))
 */
export const countQueryOf = <F>(
  fields: QueryFields<F>,
): z.ZodObject<{ filter: z.ZodExactOptional<z.ZodType<Filter<F>>> }, z.core.$loose> =>
  z.looseObject({ filter: maybe(filterOf(fields)) })
