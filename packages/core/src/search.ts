import type { Open } from './common/enumeration.ts'
import type { Answer, Call, CallOptions } from './contract.ts'
import { page, type Page } from './page.ts'
import type { CursorQuery } from './query.ts'
import { decode, float, shape, type Shape } from './shape.ts'

/** How the words of a search expression are combined: an item contains one of them, or all. */
export const searchModes = ['OR', 'AND'] as const

/** Free text to search for. */
export interface SearchDetails<Searchable extends string = string> {
  /** Words to find. Case and accents are ignored. */
  readonly expression?: string
  /** Defaults to `OR`. */
  readonly mode?: (typeof searchModes)[number]
  /** The fields to search in; defaults to all searchable fields. */
  readonly fields?: readonly Searchable[]
  /** Whether a word may differ by a letter or two: `masage` finds `massage`. */
  readonly fuzzy?: boolean
}

/** Every type of aggregation. */
export const aggregationTypes = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'] as const

/** All statistics of a `SCALAR` aggregation. */
export const scalarTypes = ['COUNT_DISTINCT', 'MIN', 'MAX'] as const

/** All interval lengths of a `DATE_HISTOGRAM`. A week begins on Monday. */
export const dateIntervals = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const

/** Counts the items by each value of a field. */
export interface ValueAggregation<Field extends string = string> {
  /** Counts the items per value of a field. */
  readonly type: 'VALUE'
  /** Name of the aggregation, unique within a search; at most 100 characters. */
  readonly name: string
  /** Path of the field that is aggregated. */
  readonly fieldPath: Field
  /** How the groups are counted and sorted. */
  readonly value?: {
    /** Maximum number of values to return, 1 to 250; defaults to 10. */
    readonly limit?: number
    /** Whether to sort by the number of items or by the value; defaults to `COUNT`. */
    readonly sortType?: 'COUNT' | 'VALUE'
    /** Defaults to `DESC`. */
    readonly sortDirection?: 'DESC' | 'ASC'
    /** Whether items without a value are counted too; defaults to `EXCLUDE`. */
    readonly missingValues?: 'EXCLUDE' | 'INCLUDE'
    /** The value under which items without a value are counted; defaults to `N/A`, `0` or `false`. */
    readonly includeOptions?: {
      /** Name of the group for items that have no value. */
      readonly addToBucket?: string
    }
  }
}

/** Counts the items whose number is in each bucket, from `from` (inclusive) to `to` (exclusive). */
export interface RangeAggregation<Field extends string = string> {
  /** Counts the items per range of a number field. */
  readonly type: 'RANGE'
  readonly name: string
  /** Path of the field that is aggregated. */
  readonly fieldPath: Field
  /** 1 to 50 buckets; a missing bound means that the bucket is open on that side. */
  readonly range: {
    /** The ranges. Each includes its lower bound and excludes its upper one. */
    readonly buckets: readonly {
      /** Lower bound, included. Without it the range has no lower bound. */
      readonly from?: number
      /** Upper bound, excluded. Without it the range has no upper bound. */
      readonly to?: number
    }[]
  }
}

/** One statistic over all items. */
export interface ScalarAggregation<Field extends string = string> {
  /** Computes one number over a field. */
  readonly type: 'SCALAR'
  readonly name: string
  /** Path of the field that is aggregated. */
  readonly fieldPath: Field
  /** `MIN` and `MAX` accept fields that contain numbers or dates. */
  readonly scalar: {
    /** The kind of statistic, such as `MIN` or `COUNT_DISTINCT`. */
    readonly type: (typeof scalarTypes)[number]
  }
}

/** Counts the items by year, month or another interval, in the time zone of the search. */
export interface DateHistogramAggregation<Field extends string = string> {
  /** Counts the items per period of a date field. */
  readonly type: 'DATE_HISTOGRAM'
  readonly name: string
  /** Path of the field that is aggregated. */
  readonly fieldPath: Field
  /** How dates are grouped. */
  readonly dateHistogram: {
    /** Length of a period. */
    readonly interval: (typeof dateIntervals)[number]
  }
}

/** An aggregation that may be nested in another one. */
export type FlatAggregation<Field extends string = string> =
  | ValueAggregation<Field>
  | RangeAggregation<Field>
  | ScalarAggregation<Field>
  | DateHistogramAggregation<Field>

/** Splits the items by one aggregation, each part by the next one, and so on. */
export interface NestedAggregation<Field extends string = string> {
  /** Applies aggregations inside the groups of another. */
  readonly type: 'NESTED'
  readonly name: string
  /** 2 to 10 aggregations, the outermost first. */
  readonly nested: {
    /** The aggregations from the outermost to the innermost. */
    readonly nestedAggregations: readonly FlatAggregation<Field>[]
  }
}

/** Counts or statistics over all items that a search finds. */
export type Aggregation<Field extends string = string> = FlatAggregation<Field> | NestedAggregation<Field>

/**
 * The input of a search without aggregations: a query with free text. F maps field paths to the types of their values;
 * Searchable names the fields that may be searched in.
 */
export interface TextSearch<F, Searchable extends string = keyof F & string> extends CursorQuery<F> {
  /** The text to search for and where to look for it. */
  readonly search?: SearchDetails<Searchable>
}

/**
 * The input of a search: a query with free text and aggregations. F maps field paths to the types of their values;
 * Searchable and Aggregatable name the fields that may be searched in and aggregated.
 */
export interface CursorSearch<
  F,
  Searchable extends string = keyof F & string,
  Aggregatable extends string = keyof F & string,
> extends TextSearch<F, Searchable> {
  /** At most 10. */
  readonly aggregations?: readonly Aggregation<Aggregatable>[]
  /** IANA name of the time zone of date histograms; defaults to UTC. */
  readonly timeZone?: string
}

interface Bucket {
  value?: string
  count?: number
}
interface RangeBucket {
  from?: number
  to?: number
  count?: number
}

/** One part of a nested result: the bucket of one of its aggregations, or a statistic of the items in the buckets. */
export interface NestedAggregationValue {
  /** Group of a `VALUE` aggregation. */
  value?: Bucket
  /** Group of a `RANGE` aggregation. */
  range?: RangeBucket
  /** Result of a `SCALAR` aggregation. */
  scalar?: {
    /** The computed value. */
    value?: number
  }
  /** Period of a `DATE_HISTOGRAM` aggregation. */
  dateHistogram?: Bucket
  /** Result of a `SCALAR` aggregation over a date field. */
  scalarDate?: {
    /** The computed value. */
    value?: string
  }
}

/** The result of one aggregation. */
export interface AggregationResult {
  name?: string
  /** Kind of the aggregation. */
  type?: Open<(typeof aggregationTypes)[number]>
  /** Path of the field that is aggregated. */
  fieldPath?: string
  /** Groups of a `VALUE` aggregation. */
  values?: { results?: Bucket[] }
  /** Groups of a `RANGE` aggregation. */
  ranges?: { results?: RangeBucket[] }
  /** Result of a `SCALAR` aggregation over numbers. */
  scalar?: {
    /** The kind of statistic, such as `MIN` or `COUNT_DISTINCT`. */
    type?: Open<(typeof scalarTypes)[number]>
    /** The computed value. */
    value?: number
  }
  /** `MIN` or `MAX` of a date, as ISO 8601 text. */
  scalarDate?: {
    /** The kind of statistic, such as `MIN` or `COUNT_DISTINCT`. */
    type?: Open<(typeof scalarTypes)[number]>
    /** The computed value. */
    value?: string
  }
  /** The start of each interval as ISO 8601 text, the earliest first. */
  dateHistogram?: { results?: Bucket[] }
  /** Results by the names of the nested aggregations. */
  nested?: { results?: { results?: Record<string, NestedAggregationValue> }[] }
}

const rangeBucketShape: Shape<RangeBucket> = /* @__PURE__ */ shape<RangeBucket>({ from: float, to: float })

const aggregationResultShape: Shape<AggregationResult> = /* @__PURE__ */ shape<AggregationResult>({
  ranges: /* @__PURE__ */ shape<{ results?: RangeBucket[] }>({ results: rangeBucketShape }),
  scalar: /* @__PURE__ */ shape<NonNullable<AggregationResult['scalar']>>({ value: float }),
})

/** One page of a search, with the aggregations over all matching items. */
export interface SearchPage<T, Input = unknown> extends Page<T, Input> {
  /** Results in the order of the request. */
  readonly aggregations: AggregationResult[]
  next(options?: CallOptions): Promise<SearchPage<T, Input>>
  prev(options?: CallOptions): Promise<SearchPage<T, Input>>
}

/** The result is a page of a search: a page with `aggregationData`. */
export const searchPage = <T, Input>(
  key: string,
  item?: Shape<T>,
  metadata?: string,
): Answer<SearchPage<T, Input>> => {
  const plain = page<T, Input>(key, item, metadata)
  return {
    ...plain,
    wrap: (items: unknown[], body: Record<string, unknown>, call: Call) => ({
      ...plain.wrap?.(items as never, body, call),
      aggregations: decode(
        aggregationResultShape,
        (body['aggregationData'] as { results?: unknown } | undefined)?.results ?? [],
        {},
      ),
    }),
  } as unknown as Answer<SearchPage<T, Input>>
}
