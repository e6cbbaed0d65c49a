import * as z from 'zod'
import type { FieldViolation } from './errors.ts'
import { filterOf, cursorPagingSchema, report, sortOf } from './query.schema.ts'
import { knownField, type QueryField, type QueryFields } from './query-fields.schema.ts'
import {
  type Aggregation,
  aggregationTypes,
  type CursorSearch,
  dateIntervals,
  scalarTypes,
  type SearchDetails,
  searchModes,
  type TextSearch,
} from './search.ts'
import { timeZoneSchema } from './time-zone.schema.ts'

const maybe = z.exactOptional

/** The rules of an entity's search. */
export interface SearchRules<
  F = unknown,
  Searchable extends string = string,
  Aggregatable extends string = string,
> {
  /** The fields that can be filtered and sorted by. */
  readonly fields: QueryFields<F>
  /** The fields in which free text is searched. */
  readonly searchable: readonly Searchable[]
  /** Fields that may be aggregated. */
  readonly aggregatable: readonly Aggregatable[]
  /** Limits of the operation, if they differ from 100 characters, 20 fields and 10 sort orders. */
  readonly longestExpression?: number
  /** Maximum number of fields to search in. */
  readonly mostSearchFields?: number
  /** Maximum number of fields to sort by. */
  readonly mostSortOrders?: number
}

const mostAggregations = 10
const longestName = 100

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Collects violations; every check adds the path of the invalid part. */
class Violations {
  readonly found: FieldViolation[] = []

  add(field: string, description: string, violatedRule = 'FORMAT', data?: FieldViolation['data']): void {
    this.found.push({ field, description, violatedRule, ...(data && { data }) })
  }

  object(value: unknown, field: string): value is Fields {
    if (isRecord(value)) return true
    this.add(field, 'must be an object')
    return false
  }

  list(value: unknown, field: string, least: number, most: number): value is readonly unknown[] {
    if (!Array.isArray(value)) this.add(field, 'must be an array')
    else if (value.length < least)
      this.add(field, `must hold at least ${least}`, 'MIN_SIZE', { threshold: least })
    else if (value.length > most)
      this.add(field, `must hold at most ${most}`, 'MAX_SIZE', { threshold: most })
    else return true
    return false
  }

  text(value: unknown, field: string, longest: number): value is string {
    if (typeof value !== 'string') this.add(field, 'must be text')
    else if (value.length > longest)
      this.add(field, `must have at most ${longest} characters`, 'MAX_LENGTH', { threshold: longest })
    else return true
    return false
  }

  oneOf(value: unknown, field: string, allowedValues: readonly string[]): value is string {
    if (typeof value === 'string' && allowedValues.includes(value)) return true
    this.add(
      field,
      `must be one of ${allowedValues.join(', ')}`,
      value === undefined ? 'REQUIRED_FIELD' : 'INVALID_ENUM_VALUE',
      { allowedValues },
    )
    return false
  }

  optional(value: unknown, field: string, allowedValues: readonly string[]): void {
    if (value !== undefined) this.oneOf(value, field, allowedValues)
  }
}

/** Checks the free text of a search. Returns one violation for each invalid part. */
export const checkSearchDetails = (
  search: unknown,
  {
    searchable,
    longestExpression = 100,
    mostSearchFields = 20,
  }: Omit<SearchRules, 'fields' | 'aggregatable'>,
  path: string,
): FieldViolation[] => {
  const violations = new Violations()
  if (violations.object(search, path)) {
    const { expression, mode, fields, fuzzy } = search
    if (expression !== undefined) violations.text(expression, `${path}.expression`, longestExpression)
    violations.optional(mode, `${path}.mode`, searchModes)
    if (fuzzy !== undefined && typeof fuzzy !== 'boolean')
      violations.add(`${path}.fuzzy`, 'must be true or false')
    if (fields !== undefined && violations.list(fields, `${path}.fields`, 0, mostSearchFields))
      fields.forEach((name, index) => {
        if (typeof name !== 'string' || !searchable.includes(name))
          violations.add(
            `${path}.fields.${index}`,
            `is not a field to search in; these are: ${searchable.join(', ')}`,
            'FIELD_NOT_ALLOWED',
          )
      })
  }
  return violations.found
}

/** The field of an aggregation's input that contains its details, by type. */
const detailsOf = {
  VALUE: 'value',
  RANGE: 'range',
  SCALAR: 'scalar',
  DATE_HISTOGRAM: 'dateHistogram',
  NESTED: 'nested',
} as const

type Type = keyof typeof detailsOf

const isNumeric = ({ kind }: QueryField): boolean => kind === 'number' || kind === 'decimal'

class AggregationCheck extends Violations {
  private readonly rules: Pick<SearchRules, 'fields' | 'aggregatable'>

  constructor(rules: Pick<SearchRules, 'fields' | 'aggregatable'>) {
    super()
    this.rules = rules
  }

  /** Checks a list of aggregations and that their names are unique. */
  each(list: readonly unknown[], path: string, types: readonly string[], isNameNeeded: boolean): void {
    const names = new Set<unknown>()
    list.forEach((aggregation, index) => {
      const at = `${path}.${index}`
      if (!this.object(aggregation, at)) return
      const { name } = aggregation
      if (name === undefined) {
        if (isNameNeeded) this.add(`${at}.name`, 'must be given', 'REQUIRED_FIELD')
      } else if (this.text(name, `${at}.name`, longestName) && names.has(name))
        this.add(`${at}.name`, `is the name of another aggregation: "${name}"`, 'VALIDATION')
      names.add(name)
      this.aggregation(aggregation, at, types)
    })
  }

  private aggregation(aggregation: Fields, at: string, types: readonly string[]): void {
    const { type } = aggregation
    if (!this.oneOf(type, `${at}.type`, types)) return
    const own = detailsOf[type as Type]
    for (const [other, key] of Object.entries(detailsOf))
      if (key !== own && aggregation[key] !== undefined)
        this.add(`${at}.${key}`, `belongs to the type ${other}, not ${type}`, 'ONE_OF_ALIGNMENT')
    const details = aggregation[own]
    const detailsAt = `${at}.${own}`
    if (type === 'NESTED') {
      if (this.required(details, detailsAt)) this.nested(details, detailsAt)
      return
    }
    const field = this.field(aggregation['fieldPath'], `${at}.fieldPath`)
    if (type === 'VALUE') {
      if (details !== undefined && this.object(details, detailsAt)) this.value(details, detailsAt)
    } else if (this.required(details, detailsAt)) {
      if (type === 'RANGE') this.range(details, detailsAt)
      else if (type === 'SCALAR') this.oneOf(details['type'], `${detailsAt}.type`, scalarTypes)
      else this.oneOf(details['interval'], `${detailsAt}.interval`, dateIntervals)
    }
    if (field) this.kind(field, type, details, at)
  }

  private required(details: unknown, at: string): details is Fields {
    if (details !== undefined) return this.object(details, at)
    this.add(at, 'must be given', 'REQUIRED_FIELD')
    return false
  }

  private field(path: unknown, at: string): QueryField | undefined {
    const { fields, aggregatable } = this.rules
    if (path === undefined) this.add(at, 'must be given', 'REQUIRED_FIELD')
    else {
      const known = typeof path === 'string' ? knownField(fields, path) : undefined
      if (known !== undefined && aggregatable.includes(known)) return fields[known]
      this.add(at, `is not a field to aggregate; these are: ${aggregatable.join(', ')}`, 'FIELD_NOT_ALLOWED')
    }
    return undefined
  }

  /** Rejects an aggregation that does not suit the type of the field. */
  private kind(field: QueryField, type: string, details: unknown, at: string): void {
    const scalar = type === 'SCALAR' && isRecord(details) ? details['type'] : undefined
    if (type === 'RANGE' && !isNumeric(field))
      this.add(`${at}.fieldPath`, 'must be a field that holds numbers, for a RANGE')
    else if (type === 'DATE_HISTOGRAM' && field.kind !== 'date')
      this.add(`${at}.fieldPath`, 'must be a field that holds dates, for a DATE_HISTOGRAM')
    else if ((scalar === 'MIN' || scalar === 'MAX') && !isNumeric(field) && field.kind !== 'date')
      this.add(`${at}.fieldPath`, `must be a field that holds numbers or dates, for ${scalar}`)
  }

  private value(details: Fields, at: string): void {
    const { limit, sortType, sortDirection, missingValues, includeOptions } = details
    if (limit !== undefined && (typeof limit !== 'number' || !Number.isInteger(limit)))
      this.add(`${at}.limit`, 'must be a whole number')
    else if (limit !== undefined && limit < 1)
      this.add(`${at}.limit`, 'must be at least 1', 'MIN', { threshold: 1 })
    else if (limit !== undefined && limit > 250)
      this.add(`${at}.limit`, 'must be at most 250', 'MAX', { threshold: 250 })
    this.optional(sortType, `${at}.sortType`, ['COUNT', 'VALUE'])
    this.optional(sortDirection, `${at}.sortDirection`, ['DESC', 'ASC'])
    this.optional(missingValues, `${at}.missingValues`, ['EXCLUDE', 'INCLUDE'])
    if (includeOptions !== undefined && this.object(includeOptions, `${at}.includeOptions`)) {
      const { addToBucket } = includeOptions
      if (addToBucket !== undefined) this.text(addToBucket, `${at}.includeOptions.addToBucket`, 20)
    }
  }

  private range({ buckets }: Fields, at: string): void {
    if (!this.list(buckets, `${at}.buckets`, 1, 50)) return
    buckets.forEach((bucket, index) => {
      const bucketAt = `${at}.buckets.${index}`
      if (!this.object(bucket, bucketAt)) return
      const { from, to } = bucket
      for (const [name, side] of Object.entries({ from, to }))
        if (side !== undefined && typeof side !== 'number')
          this.add(`${bucketAt}.${name}`, 'must be a number')
      if (from === undefined && to === undefined)
        this.add(bucketAt, 'must have a from, a to, or both', 'REQUIRED_ONE_OF_FIELD')
      else if (typeof from === 'number' && typeof to === 'number' && from >= to)
        this.add(`${bucketAt}.to`, 'must be more than from', 'VALIDATION')
    })
  }

  private nested({ nestedAggregations }: Fields, at: string): void {
    const path = `${at}.nestedAggregations`
    if (this.list(nestedAggregations, path, 2, 10))
      this.each(
        nestedAggregations,
        path,
        aggregationTypes.filter((type) => type !== 'NESTED'),
        true,
      )
  }
}

/**
 * Checks the aggregations of a search. Returns one violation for each unknown type and field, each detail that is
 * missing or belongs to another type, and each exceeded limit.
 */
export const checkAggregations = (
  aggregations: unknown,
  rules: Pick<SearchRules, 'fields' | 'aggregatable'>,
  path: string,
): FieldViolation[] => {
  const check = new AggregationCheck(rules)
  if (check.list(aggregations, path, 0, mostAggregations))
    check.each(aggregations, path, aggregationTypes, false)
  return check.found
}

const text = (longest?: number): object => ({
  type: 'string',
  ...(longest !== undefined && { maxLength: longest }),
})
const choice = (values: readonly string[]): object => ({ type: 'string', enum: values })

const aggregationSchemaOf = (aggregatable: readonly string[], inner?: object): object => ({
  type: 'object',
  properties: {
    name: text(longestName),
    type: choice(aggregationTypes.filter((type) => inner !== undefined || type !== 'NESTED')),
    fieldPath: choice(aggregatable),
    value: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 250 },
        sortType: choice(['COUNT', 'VALUE']),
        sortDirection: choice(['DESC', 'ASC']),
        missingValues: choice(['EXCLUDE', 'INCLUDE']),
        includeOptions: { type: 'object', properties: { addToBucket: text(20) } },
      },
    },
    range: {
      type: 'object',
      properties: {
        buckets: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          items: { type: 'object', properties: { from: { type: 'number' }, to: { type: 'number' } } },
        },
      },
    },
    scalar: { type: 'object', properties: { type: choice(scalarTypes) } },
    dateHistogram: { type: 'object', properties: { interval: choice(dateIntervals) } },
    ...(inner && {
      nested: {
        type: 'object',
        properties: { nestedAggregations: { type: 'array', minItems: 2, maxItems: 10, items: inner } },
      },
    }),
  },
  required: ['type'],
})

/** The fields of a search for free text. */
const textSearchFields = <F, Searchable extends string>(rules: SearchRules<F, Searchable>) => ({
  filter: maybe(filterOf(rules.fields)),
  sort: maybe(sortOf(rules.fields, rules.mostSortOrders ?? 10)),
  cursorPaging: maybe(cursorPagingSchema()),
  search: maybe(
    z
      .custom<SearchDetails<Searchable>>()
      .check((context) => report(checkSearchDetails(context.value, rules, ''), context))
      .meta({
        type: 'object',
        properties: {
          expression: text(rules.longestExpression ?? 100),
          mode: choice(searchModes),
          fields: { type: 'array', maxItems: rules.mostSearchFields ?? 20, items: choice(rules.searchable) },
          fuzzy: { type: 'boolean' },
        },
      }),
  ),
})

/**
 * The schema of a search without aggregations: its filter, sort orders and page, and its free text. Rejects unknown
 * fields with the platform's messages.
 *
 * @example
 * const searchRoomsInputSchema: Schema<SearchRoomsInput> =
 *   schema<SearchRoomsInput>()(() => textSearchOf(roomSearch))
 */
export const textSearchOf = <F, Searchable extends string>(
  rules: SearchRules<F, Searchable>,
): z.ZodType<TextSearch<F, Searchable>> => z.looseObject(textSearchFields(rules)).readonly()

/**
 * The schema of a search: its filter, sort orders and page, its free text and its aggregations. Rejects unknown fields
 * with the platform's messages.
 *
 * @example
 * const searchRoomsInputSchema: Schema<SearchRoomsInput> =
 *   schema<SearchRoomsInput>()(() => cursorSearchOf(roomSearch))
 */
export const cursorSearchOf = <F, Searchable extends string, Aggregatable extends string>(
  rules: SearchRules<F, Searchable, Aggregatable>,
): z.ZodType<CursorSearch<F, Searchable, Aggregatable>> => {
  const { aggregatable } = rules
  return z
    .looseObject({
      ...textSearchFields(rules),
      aggregations: maybe(
        z
          .custom<readonly Aggregation<Aggregatable>[]>()
          .check((context) => report(checkAggregations(context.value, rules, ''), context))
          .meta({
            type: 'array',
            maxItems: mostAggregations,
            items: aggregationSchemaOf(aggregatable, aggregationSchemaOf(aggregatable)),
          }),
      ),
      timeZone: maybe(timeZoneSchema(50)),
    })
    .readonly()
}
