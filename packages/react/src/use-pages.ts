import type { Given, Page, Read } from '@frontdesk/core'
import {
  type SkipToken,
  skipToken,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  type UseSuspenseInfiniteQueryResult,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { type PagesData, type PagesOptions, pagesOptionsFor } from './read-query.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'
import { useStable } from './use-stable.ts'

/** An infinite list, with the names of `useInfiniteQuery` and the items of all pages in one list. */
export interface Pages<Item> {
  /** The items of all pages that were read. */
  readonly items: readonly Item[]
  /** Total number of items, if the platform counted them. */
  readonly total: number | undefined
  /** Whether there is another page to read. */
  readonly hasNextPage: boolean
  /** Reads the next page; does nothing on the last one and while a page is being read. */
  readonly fetchNextPage: () => Promise<void>
  readonly isFetchingNextPage: boolean
  /** `pending` until the first page is read; `error` when a page could not be read. */
  readonly status: 'pending' | 'error' | 'success'
  /** Whether no page was read yet. */
  readonly isPending: boolean
  readonly isFetching: boolean
  /** Why a page could not be read. */
  readonly error: Error | null
  /** Reads all pages again. */
  readonly refetch: () => Promise<void>
}

/** The list of a query's pages. */
export const usePagesOf = <Item, Input>(
  query:
    UseInfiniteQueryResult<PagesData<Item, Input>> | UseSuspenseInfiniteQueryResult<PagesData<Item, Input>>,
): Pages<Item> => {
  const {
    data,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    status,
    isPending,
    isFetching,
    error,
    refetch,
  } = query
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const stable = useStable({
    fetchNextPage: async () => {
      if (hasNextPage) await fetchNextPage({ cancelRefetch: false })
    },
    refetch: async () => {
      await refetch()
    },
  })
  return {
    items,
    total: data?.pages[0]?.total,
    hasNextPage,
    isFetchingNextPage,
    status,
    isPending,
    isFetching,
    error,
    ...stable,
  }
}

/**
 * Reads a list page by page, with any read operation that returns pages.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = usePages(queryServices, { paging: { limit: 12 } })
 */
export const usePages = <Item, Input>(
  operation: Read<Input, Page<Item, Input>>,
  input: NoInfer<Given<Input>> | SkipToken,
  options?: PagesOptions<Item, Input>,
): Pages<Item> => {
  const client = useClient()
  const identity = useIdentity()
  const skipped = input === skipToken
  const query = pagesOptionsFor(client, identity, operation, (skipped ? {} : input) as Given<Input>, options)
  return usePagesOf(useInfiniteQuery(skipped ? { ...query, queryFn: skipToken } : query))
}
