import { type Client, isApplicationError } from '@frontdesk/core'
import { calculateCurrentCart, type CartCalculation, getCurrentCart } from '@frontdesk/ecom'
import type { DataTag, QueryFunction } from '@tanstack/react-query'
import { identityOf } from './identity.ts'
import { signalOf } from './query-signal.ts'
import { keyFor, type ReadKey } from './read-query.ts'

/** The query of the current cart with its calculation; its data is `null` if there is no cart. */
export interface CartQuery {
  queryKey: DataTag<ReadKey, CartCalculation | null, Error>
  queryFn: QueryFunction<CartCalculation | null, ReadKey>
  retry: false
}

/** The query key of one identity's cart; each change of the cart invalidates it. */
export const cartKey = (client: Client, identity: string): CartQuery['queryKey'] => {
  const key: ReadKey = [...keyFor(client, identity, getCurrentCart, {}), 'calculation']
  return key as CartQuery['queryKey']
}

/**
 * The query of `useCart`, for loaders and prefetching: a page that a server rendered with it shows the cart
 * immediately, and the browser does not request the cart while the data is fresh. Set a `staleTime` in the browser's
 * query client; with the default of 0, the hook requests the cart again.
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
      // The platform creates the cart with the first item.
      if (isApplicationError(error) && error.status === 404) return null
      throw error
    }
  },
  retry: false,
})
