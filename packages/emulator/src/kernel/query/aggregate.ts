import type {
  Aggregation,
  AggregationResult,
  DateHistogramAggregation,
  FlatAggregation,
  NestedAggregation,
  NestedAggregationValue,
  RangeAggregation,
  ScalarAggregation,
  ValueAggregation,
} from '@frontdesk/core'
import { knownField, type QueryField, type QueryFields } from '@frontdesk/core/schema'
import { Temporal } from 'temporal-polyfill'
import { comparable, type DerivedFields, readerOf } from './filter.ts'

/** A value in the form in which it is compared. */
type Value = ReturnType<typeof comparable>

/** An item with the values that it has at one path. */
interface Read {
  readonly item: object
  readonly values: readonly Value[]
}

/** The fields that are aggregated, of which some may be derived. */
interface AggregatedFields {
  readonly fields: QueryFields
  readonly derived?: DerivedFields
}

/** A part of the items, and how the result of its aggregation names it. */
interface Part {
  readonly items: readonly object[]
  readonly part: NestedAggregationValue
}

const mostIntervals = 200
const mostNestedResults = 1000
const defaultValues = 10

/** How a value is written: a moment as ISO 8601 text. */
const textOf = (value: Value, { kind }: QueryField): string =>
  kind === 'date' ? new Date(value as number).toISOString() : String(value)

/** The value under which items without one are counted. */
const missingValue = ({ kind }: QueryField): string =>
  kind === 'number' || kind === 'decimal' ? '0' : kind === 'boolean' ? 'false' : 'N/A'

const compareValues = (left: Value, right: Value): number => (left < right ? -1 : left > right ? 1 : 0)

const splitByValue = (
  reads: readonly Read[],
  field: QueryField,
  { value: options = {} }: ValueAggregation,
): Part[] => {
  const {
    limit = defaultValues,
    sortType = 'COUNT',
    sortDirection = 'DESC',
    missingValues = 'EXCLUDE',
    includeOptions: { addToBucket = missingValue(field) } = {},
  } = options
  const groups = new Map<string, { readonly value: Value; readonly items: object[] }>()
  const add = (text: string, value: Value, item: object): void => {
    const group = groups.get(text)
    if (group) group.items.push(item)
    else groups.set(text, { value, items: [item] })
  }
  for (const { item, values } of reads) {
    for (const value of new Set(values)) add(textOf(value, field), value, item)
    if (!values.length && missingValues === 'INCLUDE') add(addToBucket, addToBucket, item)
  }
  const sign = sortDirection === 'ASC' ? 1 : -1
  return [...groups]
    .sort(([, left], [, right]) => {
      const byValue = compareValues(left.value, right.value)
      // Values with the same count stand in the order of the alphabet, whichever way the counts are sorted.
      return sortType === 'VALUE'
        ? byValue * sign
        : (left.items.length - right.items.length) * sign || byValue
    })
    .slice(0, limit)
    .map(([value, { items }]) => ({ items, part: { value: { value, count: items.length } } }))
}

const splitByRange = (reads: readonly Read[], { range }: RangeAggregation): Part[] =>
  range.buckets.map(({ from, to }) => {
    const items = reads
      .filter(({ values }) =>
        (values as readonly number[]).some(
          (value) => (from === undefined || value >= from) && (to === undefined || value < to),
        ),
      )
      .map(({ item }) => item)
    return {
      items,
      part: {
        range: { ...(from !== undefined && { from }), ...(to !== undefined && { to }), count: items.length },
      },
    }
  })

type Interval = DateHistogramAggregation['dateHistogram']['interval']

const beginningOf = (moment: Temporal.ZonedDateTime, interval: Interval): Temporal.ZonedDateTime => {
  switch (interval) {
    case 'YEAR':
      return moment.with({ month: 1, day: 1 }).startOfDay()
    case 'MONTH':
      return moment.with({ day: 1 }).startOfDay()
    case 'WEEK':
      return moment.subtract({ days: moment.dayOfWeek - 1 }).startOfDay()
    case 'DAY':
      return moment.startOfDay()
    case 'HOUR':
      return moment.round({ smallestUnit: 'hour', roundingMode: 'floor' })
    case 'MINUTE':
      return moment.round({ smallestUnit: 'minute', roundingMode: 'floor' })
    default:
      return moment.round({ smallestUnit: 'second', roundingMode: 'floor' })
  }
}

const lengths: Readonly<Record<Interval, Temporal.DurationLike>> = {
  YEAR: { years: 1 },
  MONTH: { months: 1 },
  WEEK: { weeks: 1 },
  DAY: { days: 1 },
  HOUR: { hours: 1 },
  MINUTE: { minutes: 1 },
  SECOND: { seconds: 1 },
}

/** `2026-05-04T00:00:00.000+01:00`, or with a Z in UTC. */
const writeBeginning = (beginning: Temporal.ZonedDateTime): string => {
  const local = beginning.toPlainDateTime().toString({ smallestUnit: 'millisecond' })
  return `${local}${beginning.timeZoneId === 'UTC' ? 'Z' : beginning.offset}`
}

/** Walks the moments in their order, so that a time zone is asked once per interval and not once per item. */
const splitByInterval = (
  reads: readonly Read[],
  { dateHistogram: { interval } }: DateHistogramAggregation,
  timeZone: string,
): Part[] => {
  const moments = reads
    .flatMap(({ item, values }) => (values as readonly number[]).map((moment) => ({ item, moment })))
    .sort((left, right) => left.moment - right.moment)
  const parts: { readonly text: string; readonly end: number; readonly items: Set<object> }[] = []
  for (const { item, moment } of moments) {
    const last = parts.at(-1)
    if (last && moment < last.end) {
      last.items.add(item)
      continue
    }
    if (parts.length === mostIntervals) break
    const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
    const beginning = beginningOf(at, interval)
    const end = beginning.add(lengths[interval])
    parts.push({ text: writeBeginning(beginning), end: end.epochMilliseconds, items: new Set([item]) })
  }
  return parts.map(({ text, items }) => ({
    items: [...items],
    part: { dateHistogram: { value: text, count: items.size } },
  }))
}

/** Computes one figure over all items. It has no value when no item has one. */
const figureOf = (
  reads: readonly Read[],
  field: QueryField,
  { scalar: { type } }: ScalarAggregation,
): Pick<NestedAggregationValue, 'scalar' | 'scalarDate'> => {
  const values = [...new Set(reads.flatMap((read) => read.values))]
  if (type === 'COUNT_DISTINCT') return { scalar: { value: values.length } }
  const [value] = values.sort((left, right) => compareValues(left, right) * (type === 'MIN' ? 1 : -1))
  if (field.kind === 'date') return { scalarDate: value === undefined ? {} : { value: textOf(value, field) } }
  return { scalar: value === undefined ? {} : { value: value as number } }
}

/** The field at a path of an aggregation that was checked before. */
const fieldAt = (
  fields: QueryFields,
  path: string,
): { readonly known: string; readonly field: QueryField } => {
  const known = knownField(fields, path)
  const field = known === undefined ? undefined : fields[known]
  if (known === undefined || !field)
    throw new Error(`There is no field ${path}: the aggregation was not checked`)
  return { known, field }
}

/**
 * Counts the items by the values of some fields together, the most frequent first. An item without a value in one of the
 * fields is not counted; an item with several values in a field is counted under each.
 *
 * @example
 * countTogether(orders, ['paymentStatus', 'channelInfo.type'], { fields: orderFields })
 * // [{ values: ['PAID', 'WEB'], count: 4 }]
 */
export const countTogether = (
  items: readonly object[],
  paths: readonly string[],
  { fields, derived }: AggregatedFields,
): { readonly values: readonly string[]; readonly count: number }[] => {
  const readers = paths.map((path) => {
    const { known, field } = fieldAt(fields, path)
    const read = readerOf(known, derived)
    return (item: object): string[] => [
      ...new Set(read(item).map((value) => textOf(comparable(value, field), field))),
    ]
  })
  const groups = new Map<string, { readonly values: readonly string[]; count: number }>()
  for (const item of items) {
    let combinations: (readonly string[])[] = [[]]
    for (const read of readers) {
      const values = read(item)
      combinations = combinations.flatMap((before) => values.map((value) => [...before, value]))
    }
    for (const values of combinations) {
      const key = JSON.stringify(values)
      const group = groups.get(key)
      if (group) group.count += 1
      else groups.set(key, { values, count: 1 })
    }
  }
  return [...groups.values()].sort(
    (left, right) => right.count - left.count || compareValues(String(left.values), String(right.values)),
  )
}

/**
 * Computes the aggregations of a search over all items that it found. The aggregations were checked before.
 *
 * @example
 * aggregate(found, [{ name: 'types', type: 'VALUE', fieldPath: 'type' }], { fields: serviceFields })
 * // [{ name: 'types', type: 'VALUE', fieldPath: 'type', values: { results: [{ value: 'CLASS', count: 4 }] } }]
 */
export const aggregate = (
  items: readonly object[],
  aggregations: readonly Aggregation[],
  { fields, derived }: AggregatedFields,
  timeZone = 'UTC',
): AggregationResult[] => {
  /** The parts of an aggregation; a figure leaves the items together. */
  const split = (aggregation: FlatAggregation, among: readonly object[]): Part[] => {
    const { known, field } = fieldAt(fields, aggregation.fieldPath)
    const read = readerOf(known, derived)
    const reads = among.map((item) => ({
      item,
      values: read(item).map((value) => comparable(value, field)),
    }))
    switch (aggregation.type) {
      case 'VALUE':
        return splitByValue(reads, field, aggregation)
      case 'RANGE':
        return splitByRange(reads, aggregation)
      case 'DATE_HISTOGRAM':
        return splitByInterval(reads, aggregation, timeZone)
      default:
        return [{ items: among, part: figureOf(reads, field, aggregation) }]
    }
  }

  const nest = function* (
    [first, ...rest]: readonly FlatAggregation[],
    among: readonly object[],
  ): Generator<Record<string, NestedAggregationValue>, void, undefined> {
    if (!first) return yield {}
    for (const { items: inner, part } of split(first, among))
      for (const results of nest(rest, inner)) yield { [first.name]: part, ...results }
  }

  const nestedResults = ({
    nested,
  }: NestedAggregation): { results: Record<string, NestedAggregationValue> }[] => {
    const found: { results: Record<string, NestedAggregationValue> }[] = []
    for (const results of nest(nested.nestedAggregations, items)) {
      found.push({ results })
      if (found.length === mostNestedResults) break
    }
    return found
  }

  const resultOf = (aggregation: Aggregation): Omit<AggregationResult, 'name' | 'type' | 'fieldPath'> => {
    if (aggregation.type === 'NESTED') return { nested: { results: nestedResults(aggregation) } }
    const parts = split(aggregation, items).map(({ part }) => part)
    switch (aggregation.type) {
      case 'VALUE':
        return { values: { results: parts.flatMap(({ value = [] }) => value) } }
      case 'RANGE':
        return { ranges: { results: parts.flatMap(({ range = [] }) => range) } }
      case 'DATE_HISTOGRAM':
        return { dateHistogram: { results: parts.flatMap(({ dateHistogram = [] }) => dateHistogram) } }
      default: {
        const { type } = aggregation.scalar
        const [{ scalar, scalarDate } = {}] = parts
        return {
          ...(scalar && { scalar: { type, ...scalar } }),
          ...(scalarDate && { scalarDate: { type, ...scalarDate } }),
        }
      }
    }
  }

  return aggregations.map((aggregation) => {
    const { type } = aggregation
    return {
      ...('name' in aggregation && { name: aggregation.name }),
      type,
      ...(type !== 'NESTED' && { fieldPath: aggregation.fieldPath }),
      ...resultOf(aggregation),
    }
  })
}
