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
import type { WordIndex } from '../state.ts'
import { compileText, findByWords } from './text-search.ts'

/** The search part of an input, of any operation. */
export interface SearchInput extends QueryInput {
  readonly search?: SearchDetails | undefined
  readonly aggregations?: readonly Aggregation[] | undefined
  readonly timeZone?: string | undefined
}

/** The fields that can be searched, and the order of the list when the search gives none. */
export type SearchRules<T extends object = object> = SearchFieldRules &
  Omit<QueryRules<T>, 'fields'> & {
    /** The index of the words that the items of the list have at a path; each item is read where there is none. */
    readonly words?: (path: string, wordsOf: (item: T) => readonly string[]) => WordIndex<T>
  }

/** A page of a search, with the aggregations over all items that were found. */
export interface SearchResult<T> {
  readonly page: PageResult<T>
  readonly aggregations: readonly AggregationResult[]
}

type Conditions = QueryConditions & Pick<SearchInput, 'search' | 'aggregations' | 'timeZone'>

/**
 * Returns the items that match the filter and contain the text, in their order. The best matches come first unless
 * there is one.
 */
const findItems = <T extends object>(
  items: readonly T[],
  { filter, sort, search = {} }: Conditions,
  rules: SearchRules<T>,
): readonly T[] => {
  const { searchable, words, derived } = rules
  if (!search.expression?.trim()) return findSorted(items, filter, sort, rules)
  const byScore = (found: readonly T[], scoreOf: (item: T) => number): readonly T[] => {
    const scored = found.map((item) => ({ item, score: scoreOf(item) })).filter(({ score }) => score > 0)
    if (!sort?.length) scored.sort((left, right) => right.score - left.score)
    return scored.map(({ item }) => item)
  }
  if (!words) return byScore(findSorted(items, filter, sort, rules), compileText(search, searchable, derived))
  const scores = findByWords(search, searchable, words, derived)
  // The orders that the list is kept in hold all of its items: they serve when the text finds many.
  const sorted =
    scores.size < items.length / 4
      ? findSorted([...scores.keys()], filter, sort, { ...rules, orders: undefined })
      : findSorted(items, filter, sort, rules)
  return byScore(sorted, (item) => scores.get(item) ?? 0)
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
  const { aggregations = [], timeZone } = conditions
  check(conditions, rules)
  const found = findItems(items, conditions, rules)
  return {
    page: cutPage(found, asked, input, rules),
    aggregations: aggregate(found, aggregations, rules, timeZone),
  }
}
