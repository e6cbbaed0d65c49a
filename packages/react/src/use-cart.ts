import { type Client, isApplicationError } from '@frontdesk/core'
import {
  calculateCurrentCart,
  type Cart,
  type CartCalculation,
  type CartSummary,
  type CatalogItemInput,
  getCurrentCart,
} from '@frontdesk/ecom'
import {
  type QueryFunction,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  applyCartChange,
  type CartChange,
  type CartChangeState,
  cartErrorsByLine,
  type CartLine,
  projectLines,
} from './cart-change.ts'
import { identityOf, isSamePerson } from './identity.ts'
import { keyFor, type ReadKey } from './read-query.ts'
import { signalOf } from './query-signal.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'
import { useStable } from './use-stable.ts'

/** The current cart of the person who looks at the page. */
export interface CartControl {
  /** As the platform last gave it; absent while it loads and when it is empty. */
  readonly cart: Cart | undefined
  /** With the quantities that the customer wants, also before the platform has answered. */
  readonly lines: readonly CartLine[]
  /** As the platform calculated them; never ahead of it. Old ones while `pending`. */
  readonly totals: CartSummary['priceSummary'] | undefined
  /** Discounts, taxes and what stands in the way of an order. */
  readonly summary: CartSummary | undefined
  readonly status: 'pending' | 'error' | 'success'
  /** Why the cart could not be read. */
  readonly error: Error | null
  /** Whether changes are under way. */
  readonly pending: boolean
  /** Why the last change of a line failed, by line id. */
  readonly errorsByLine: Readonly<Partial<Record<string, Error>>>
  /** Each change resolves when the platform has taken it, and rejects with its reason. They are made one by one. */
  readonly add: (...items: CatalogItemInput[]) => Promise<void>
  /** A quantity of 0 removes the line. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<void>
  /** Takes a line out. */
  readonly remove: (lineItemId: string) => Promise<void>
  /** Reads the cart again. */
  readonly refresh: () => Promise<void>
}

export interface UseCartOptions {
  /**
   * Whether the cart is read; `true` unless given. The platform answers 404 where there is no cart, which browsers log as an
   * error: leave the reading out for a visitor who has put nothing in. The items that are added are shown all the same.
   */
  readonly read?: boolean
}

const cartKey = (client: Client, identity: string): ReadKey => [
  ...keyFor(client, identity, getCurrentCart, {}),
  'calculation',
]

/** The cart with its calculation; `null` when nothing is in it. */
const readCart =
  (client: Client): QueryFunction<CartCalculation | null, ReadKey> =>
  async (context) => {
    try {
      return await calculateCurrentCart(client, {}, { signal: await signalOf(context) })
    } catch (error) {
      // The platform makes the cart with the first item.
      if (isApplicationError(error) && error.status === 404) return null
      throw error
    }
  }

/**
 * The cart: what is in it, what it costs, and changes to it. Changes are made one after the other in the order in
 * which they were asked for, also from several components; afterwards the cart is read once.
 *
 * @example
 * const { lines, totals, setQuantity, errorsByLine } = useCart()
 */
export const useCart = ({ read = true }: UseCartOptions = {}): CartControl => {
  const client = useClient()
  const identity = useIdentity()
  const cache = useQueryClient()
  const queryKey = cartKey(client, identity)
  const { data, status, error, refetch } = useQuery({
    queryKey,
    queryFn: readCart(client),
    enabled: read,
    // Not that of another person, whatever the defaults of the cache are.
    placeholderData: () => undefined,
    retry: false,
  })

  const mutationKey = ['frontdesk', client.platform.origin, 'cart']
  const { mutateAsync } = useMutation<Cart, Error, CartChange>({
    mutationKey: [...mutationKey, identity],
    // One after the other: the platform answers parallel changes of a cart in any order.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change) => applyCartChange(client, change),
    // An answer that is on its way does not know of this change.
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: async (cart) => {
      // The first call of a new visitor gives them their identity: by now it may be another one.
      const current = identityOf(client)
      if (!isSamePerson(identity, current)) return
      const currentKey = cartKey(client, current)
      await cache.cancelQueries({ queryKey: currentKey })
      cache.setQueryData<CartCalculation | null>(currentKey, (before) => ({ summary: {}, ...before, cart }))
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey }) === 1)
        await cache.invalidateQueries({ queryKey: cartKey(client, identityOf(client)) })
    },
    retry: false,
  })
  const changes = useMutationState<CartChangeState & { identity: unknown }>({
    filters: { mutationKey },
    select: ({ options, state }) => ({
      identity: options.mutationKey?.[3],
      change: state.variables as CartChange,
      status: state.status,
      error: state.error,
    }),
  }).filter((change) => isSamePerson(String(change.identity), identity))

  const make = (change: CartChange): Promise<void> => {
    const made = mutateAsync(change).then(() => undefined)
    // A caller may look at `errorsByLine` instead of waiting.
    made.catch(() => undefined)
    return made
  }
  const stable = useStable({
    add: (...items: CatalogItemInput[]) => make({ type: 'add', items }),
    setQuantity: (lineItemId: string, quantity: number) =>
      // NaN, as an emptied field gives it, is for the platform to refuse: it must not take the line out.
      make(quantity <= 0 ? { type: 'remove', lineItemId } : { type: 'setQuantity', lineItemId, quantity }),
    remove: (lineItemId: string) => make({ type: 'remove', lineItemId }),
    refresh: async () => {
      await refetch()
    },
  })
  return {
    cart: data?.cart,
    lines: projectLines(data?.cart.lineItems ?? [], changes),
    totals: data?.summary.priceSummary,
    summary: data?.summary,
    status: read ? status : 'success',
    error,
    pending: changes.some((change) => change.status === 'pending'),
    errorsByLine: cartErrorsByLine(changes),
    ...stable,
  }
}
