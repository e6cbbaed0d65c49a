import type { Address } from '@frontdesk/core'
import type {
  Cart,
  CartCalculation,
  CartSummary,
  CatalogItemInput,
  DeliveryMethodInput,
  GiftCardInput,
} from '@frontdesk/ecom'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applyCartChange,
  type CartChange,
  type CartChangeState,
  cartErrorsByLine,
  cartErrorsByPart,
  type CartLine,
  type CartPart,
  itemOfLine,
  projectLines,
} from './cart-change.ts'
import { cartKey, cartOptions } from './cart-query.ts'
import { identityOf, isSamePerson, sessionOf } from './identity.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'
import { usePageRestore } from './use-page-restore.ts'
import { useSession } from './use-session.ts'
import { useStable } from './use-stable.ts'

/** The current cart of the visitor or member. */
export interface CartControl {
  /** The platform's last version; absent while it loads and when it is empty. */
  readonly cart: Cart | undefined
  /** The lines with optimistic quantities, before the platform has responded. */
  readonly lines: readonly CartLine[]
  /** The totals as the platform calculated them; never optimistic, and outdated while `pending`. */
  readonly totals: CartSummary['priceSummary'] | undefined
  /** Discounts, taxes and violations that prevent an order. */
  readonly summary: CartSummary | undefined
  /** `pending` until the cart is read; `error` when that failed. */
  readonly status: 'pending' | 'error' | 'success'
  /** Why the cart could not be read. */
  readonly error: Error | null
  /** Whether changes are in progress. */
  readonly pending: boolean
  /** The error of the last change of a line, by line id. */
  readonly errorsByLine: Readonly<Partial<Record<string, Error>>>
  /** The error of the last change of another part: an addition, the coupon, the gift card, the delivery. */
  readonly errorsByPart: Readonly<Partial<Record<CartPart, Error>>>
  /**
   * Each change resolves when the platform has accepted it, and rejects with its error: `CART_NOT_CHANGED` when the
   * platform accepted it without an effect. Changes are made one by one; after a lost response, the cart is read.
   */
  readonly add: (...items: CatalogItemInput[]) => Promise<void>
  /** A quantity of 0 removes the line. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<void>
  /** Removes a line. */
  readonly remove: (lineItemId: string) => Promise<void>
  /**
   * Restores a removed line, as a new line with the same item, options, quantity and membership. Not for custom items.
   */
  readonly restore: (line: CartLine) => Promise<void>
  /** The error is in `errorsByPart.coupon`. A cart has at most one coupon. */
  readonly addCoupon: (code: string) => Promise<void>
  /** Removes a coupon from the cart. */
  readonly removeCoupon: (couponId: string) => Promise<void>
  /** The error is in `errorsByPart.giftCard`. A cart has at most one gift card. */
  readonly addGiftCard: (giftCard: GiftCardInput) => Promise<void>
  /** Removes a gift card from the cart. */
  readonly removeGiftCard: (giftCardId: string) => Promise<void>
  /**
   * A method with delivery requires an address in the cart: if `cart.deliveryInfo` has none yet, pass one with at least
   * a country. It is set before the method.
   */
  readonly setDeliveryMethod: (deliveryMethod: DeliveryMethodInput, address?: Address) => Promise<void>
  /** Removes the chosen delivery method from the cart. */
  readonly removeDeliveryMethod: () => Promise<void>
  /** Reads the cart again. */
  readonly refresh: () => Promise<void>
}

export interface UseCartOptions {
  /**
   * Whether the cart is read; defaults to `true`. The platform responds with 404 if there is no cart, which browsers
   * log as an error: skip the read for a person who has not added anything. Added items are shown anyway. Without a
   * session there is no cart, so none is read.
   */
  readonly read?: boolean
}

/**
 * The cart: its lines, totals and changes. Changes are made sequentially in the order of the calls, also from several
 * components; afterwards the cart is read once. It is read again when the browser's Back button restores the page,
 * because the cart may be ordered by then.
 *
 * @example
 * const { lines, totals, setQuantity, errorsByLine } = useCart()
 */
export const useCart = ({ read = true }: UseCartOptions = {}): CartControl => {
  const client = useClient()
  const identity = useIdentity()
  const cache = useQueryClient()
  const mutationKey = ['frontdesk', client.platform.origin, 'cart']
  const changes = useMutationState<CartChangeState & { identity: unknown }>({
    filters: { mutationKey },
    select: ({ options, state }) => ({
      identity: options.mutationKey?.[3],
      change: state.variables as CartChange,
      status: state.status,
      error: state.error,
    }),
  }).filter((change) => isSamePerson(String(change.identity), identity))

  const queryKey = cartKey(client, identity)
  const session = useSession().status
  const isLoading = session === 'loading' && sessionOf(client) !== undefined
  // The first change creates the visitor, who has no cart before.
  const isFirst = changes.some((change) => change.status === 'pending' && change.identity !== identity)
  // Without a session nothing can be in a cart.
  const isRead = read && !isLoading && !isFirst && !(session === 'none' && sessionOf(client))
  const { data, status, error, refetch } = useQuery({
    ...cartOptions(client, identity),
    enabled: isRead,
    // The cart must never be that of another person, whatever the defaults of the query client are.
    placeholderData: () => undefined,
  })

  const { mutateAsync } = useMutation<Cart, Error, CartChange>({
    mutationKey: [...mutationKey, identity],
    // Changes run sequentially, because the platform handles parallel changes of a cart in any order.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change) => {
      const known = cache.getQueryData<CartCalculation | null>(cartKey(client, identityOf(client)))
      return applyCartChange(client, change, known?.cart)
    },
    // A response that is in flight does not include this change.
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: async (cart) => {
      // The first call of a new visitor determines their identity, which may have changed by now.
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
  usePageRestore(() => {
    const key = cartKey(client, identityOf(client))
    // Several components share the cart: only the first one requests it.
    if (!cache.getQueryState(key)?.isInvalidated) void cache.invalidateQueries({ queryKey: key })
  })

  const make = (change: CartChange): Promise<void> => {
    const made = mutateAsync(change).then(() => undefined)
    // The caller may read `errorsByLine` instead of awaiting the promise.
    made.catch(() => undefined)
    return made
  }
  const stable = useStable({
    add: (...items: CatalogItemInput[]) => make({ type: 'add', items }),
    setQuantity: (lineItemId: string, quantity: number) =>
      // The platform must reject NaN, which an emptied field produces: it must not remove the line.
      make(quantity <= 0 ? { type: 'remove', lineItemId } : { type: 'setQuantity', lineItemId, quantity }),
    remove: (lineItemId: string) => make({ type: 'remove', lineItemId }),
    restore: async (line: CartLine) => make({ type: 'add', items: [itemOfLine(line)] }),
    addCoupon: (code: string) => make({ type: 'addCoupon', code }),
    removeCoupon: (couponId: string) => make({ type: 'removeCoupon', couponId }),
    addGiftCard: (giftCard: GiftCardInput) => make({ type: 'addGiftCard', giftCard }),
    removeGiftCard: (giftCardId: string) => make({ type: 'removeGiftCard', giftCardId }),
    setDeliveryMethod: (deliveryMethod: DeliveryMethodInput, address?: Address) =>
      make({ type: 'setDelivery', deliveryMethod, address }),
    removeDeliveryMethod: () => make({ type: 'removeDelivery' }),
    refresh: async () => {
      await refetch()
    },
  })
  return {
    cart: data?.cart,
    lines: projectLines(data?.cart.lineItems ?? [], changes),
    totals: data?.summary.priceSummary,
    summary: data?.summary,
    status: isRead ? status : read && isLoading ? 'pending' : 'success',
    error,
    pending: changes.some((change) => change.status === 'pending'),
    errorsByLine: cartErrorsByLine(changes),
    errorsByPart: cartErrorsByPart(changes),
    ...stable,
  }
}
