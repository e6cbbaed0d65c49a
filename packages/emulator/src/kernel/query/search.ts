import type { Aggregation, AggregationResult, SearchDetails } from '@frontdesk/core'
import {
  checkAggregations,
  checkSearchDetails,
  checkTimeZone,
  type SearchRules as SearchFieldRules,
} from '@frontdesk/core/schema'
import { refuse } from '../failure.ts'
import type { PageResult } from '../handler.ts'
import { aggregate } from './aggregate.ts'
import {
  cutPage,
  findSorted,
  type QueryConditions,
  type QueryInput,
  type QueryRules,
  readConditions,
} from './query.ts'
import { compileText } from './text-search.ts'

/** The search part of an input, of any operation. */
export interface SearchInput extends QueryInput {
  readonly search?: SearchDetails | undefined
  readonly aggregations?: readonly Aggregation[] | undefined
  readonly timeZone?: string | undefined
}

/** The fields that can be searched, and the order of the list when the search gives none. */
export type SearchRules<T extends object = object> = SearchFieldRules & Omit<QueryRules<T>, 'fields'>

/** A page of a search, with the aggregations over all items that were found. */
export interface SearchResult<T> {
  readonly page: PageResult<T>
  readonly aggregations: readonly AggregationResult[]
}

type Conditions = QueryConditions & Pick<SearchInput, 'search' | 'aggregations' | 'timeZone'>

/** Gives the items that contain the text. The best matches come first unless the search has a sort order. */
const findText = <T extends object>(
  items: readonly T[],
  { search = {}, sort = [] }: Conditions,
  { searchable, derived }: SearchRules<T>,
): readonly T[] => {
  if (!search.expression?.trim()) return items
  const score = compileText(search, searchable, derived)
  const found = items.map((item) => ({ item, score: score(item) })).filter((one) => one.score > 0)
  if (!sort.length) found.sort((left, right) => right.score - left.score)
  return found.map(({ item }) => item)
}

const check = ({ search, aggregations, timeZone }: Conditions, rules: SearchFieldRules): void => {
  const violations = [
    ...(search === undefined ? [] : checkSearchDetails(search, rules, 'query.search')),
    ...(aggregations === undefined ? [] : checkAggregations(aggregations, rules, 'query.aggregations')),
    ...(timeZone === undefined ? [] : checkTimeZone(timeZone, 'query.timeZone')),
  ]
  if (violations.length) throw refuse(...violations)
}

/**
 * Answers a search over a list: filter and free text choose the items, then come the aggregations over all of them and
 * one page. With free text and without a sort order the best matches come first.
 *
 * @throws Failure with the violations that the platform would name.
 * @example
 * runSearch(state.in(services).all(), input, serviceSearch)
 */
export const runSearch = <T extends object>(
  items: readonly T[],
  input: SearchInput,
  rules: SearchRules<T>,
): SearchResult<T> => {
  const asked = readConditions<Conditions, SearchInput>(
    input,
    ({ filter, sort, search, aggregations, timeZone }) => ({ filter, sort, search, aggregations, timeZone }),
  )
  const { conditions } = asked
  const { filter, sort, aggregations = [], timeZone } = conditions
  check(conditions, rules)
  const sorted = findSorted(items, filter, sort, rules)
  const found = findText(sorted, conditions, rules)
  return {
    page: cutPage(found, asked, input, rules),
    aggregations: aggregate(found, aggregations, rules, timeZone),
  }
}
