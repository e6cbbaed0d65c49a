import { type Client, isApplicationError } from '@frontdesk/core'
import { calculateCurrentCart, type CartCalculation, getCurrentCart } from '@frontdesk/ecom'
import type { DataTag, QueryFunction } from '@tanstack/react-query'
import { identityOf } from './identity.ts'
import { signalOf } from './query-signal.ts'
import { keyFor, type ReadKey } from './read-query.ts'

/** The query of the current cart with its calculation; its data is `null` while the person has no cart. */
export interface CartQuery {
  queryKey: DataTag<ReadKey, CartCalculation | null, Error>
  queryFn: QueryFunction<CartCalculation | null, ReadKey>
  retry: false
}

/** The key of the cart of one identity; each change of the cart makes it stale. */
export const cartKey = (client: Client, identity: string): CartQuery['queryKey'] => {
  const key: ReadKey = [...keyFor(client, identity, getCurrentCart, {}), 'calculation']
  return key as CartQuery['queryKey']
}

/**
 * The query of `useCart`, for loaders and prefetching: a page that a server rendered with it shows the cart at once, and its
 * browser does not ask for the cart again while the data is fresh. Set a `staleTime` in the cache of the browser; with 0,
 * which is the default, the hook asks again.
 *
 * @example
 * await queryClient.prefetchQuery(cartOptions(client))
 */
export const cartOptions = (client: Client, identity: string = identityOf(client)): CartQuery => ({
  queryKey: cartKey(client, identity),
  queryFn: async (context) => {
    try {
      return await calculateCurrentCart(client, {}, { signal: await signalOf(context) })
    } catch (error) {
      // The platform makes the cart with the first item.
      if (isApplicationError(error) && error.status === 404) return null
      throw error
    }
  },
  retry: false,
})
