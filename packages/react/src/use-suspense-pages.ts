import type { Given, Page, Read } from '@frontdesk/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type PagesOptions, pagesOptionsFor } from './read-query.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'
import { type Pages, usePagesOf } from './use-pages.ts'

/** A list that suspends always runs and always has a first page. */
export type SuspensePagesOptions<Item, Input> = Omit<
  PagesOptions<Item, Input>,
  'enabled' | 'placeholderData' | 'throwOnError'
>

/**
 * Reads a list page by page; suspends until there is a first page and throws errors to the nearest boundary.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = useSuspensePages(queryServices, { paging: { limit: 12 } })
 */
export const useSuspensePages = <Item, Input>(
  operation: Read<Input, Page<Item, Input>>,
  input: NoInfer<Given<Input>>,
  options?: SuspensePagesOptions<Item, Input>,
): Pages<Item> => {
  const client = useClient()
  const identity = useIdentity()
  return usePagesOf(useSuspenseInfiniteQuery(pagesOptionsFor(client, identity, operation, input, options)))
}
