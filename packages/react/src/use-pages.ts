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

/** A list that grows, in the words of `useInfiniteQuery`, with the items of its pages in one list. */
export interface Pages<Item> {
  /** The items of all pages that were read. */
  readonly items: readonly Item[]
  /** How many there are in all, when the platform counted. */
  readonly total: number | undefined
  /** Whether there is a page that was not read yet. */
  readonly hasNextPage: boolean
  /** Reads the next page; does nothing on the last one and while one is being read. */
  readonly fetchNextPage: () => Promise<void>
  readonly isFetchingNextPage: boolean
  /** `pending` until the first page is read; `error` when a page could not be read. */
  readonly status: 'pending' | 'error' | 'success'
  /** Whether nothing was read yet. */
  readonly isPending: boolean
  readonly isFetching: boolean
  /** Why a page could not be read. */
  readonly error: Error | null
  /** Reads all pages again. */
  readonly refetch: () => Promise<void>
}

/** The list that a query of pages holds. */
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
 * Reads a list page by page, with any read operation that gives pages.
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
