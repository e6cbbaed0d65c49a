import {
  type Cart,
  type CartLineItem,
  cartShape,
  type CatalogReference,
  type CustomerInfo,
  type TipChoice,
} from '@frontdesk/ecom'
import { cartFieldsSchema, cartSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { decline } from '../../kernel/failure.ts'
import type { Identity } from '../../kernel/handler.ts'
import { personKeys, visitorKey } from '../../kernel/person.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

/** The ids of the person who owns the cart. */
export type Buyer = Pick<CustomerInfo, 'visitorId' | 'memberId' | 'userId'>

/** The id of the business's own user, who acts with the API key. */
export const ownerUserId = '0b5e55ed-0000-4000-8000-000000000001'

const keysOf = (buyer: Buyer): string[] => (buyer.userId === undefined ? personKeys(buyer) : [buyer.userId])

/** A cart as it is kept. */
export interface KeptCart extends Cart {
  /** The tip that the customer has chosen. */
  readonly tipChoice?: TipChoice
}

type CartIndex = 'current' | 'open' | 'purchaseFlow'

/** Carts. The indexes find the current cart of a buyer, all carts of a buyer that are not ordered yet, and that of a purchase flow. */
export const carts: CollectionDefinition<KeptCart, CartIndex> = collection<KeptCart, CartIndex>(
  'ecom.carts',
  {
    purchaseFlow: ({ purchaseFlowId }) => purchaseFlowId,
    current: ({ currentCart, customerInfo = {} }) => (currentCart ? keysOf(customerInfo) : undefined),
    open: ({ orderPlaced, customerInfo = {} }) => (orderPlaced ? undefined : keysOf(customerInfo)),
  },
)

/** Carts, which are also the checkouts. The buyer and the business can read them. */
export const cartEntity: Entity<Cart, KeptCart> = defineEntity<Cart, KeptCart>({
  name: 'cart',
  collection: carts,
  schema: cartSchema,
  writable: cartFieldsSchema,
  maskField: 'fieldMask',
  internal: ['tipChoice'],
  owner: ({ customerInfo: { visitorId, memberId } = {} }) => ({ visitorId, memberId }),
  events: { fqdn: 'wix.ecom.v2.cart', shape: cartShape },
  errors: { notFound: 'CART_NOT_FOUND' },
})

/** The caller as the buyer of a cart or an order. */
export const buyerOf = (identity: Identity): Buyer => {
  switch (identity.kind) {
    case 'visitor':
      return { visitorId: identity.visitorId }
    case 'member':
      return { memberId: identity.memberId }
    case 'owner':
      return { userId: ownerUserId }
    default:
      throw decline(401, 'UNAUTHENTICATED', 'A cart needs the access token of a visitor or a member')
  }
}

/** Reads the buyer from a stored cart. */
export const buyerOfCart = ({
  customerInfo: { visitorId, memberId, userId } = {},
}: Pick<Cart, 'customerInfo'>): Buyer => ({
  ...(visitorId !== undefined && { visitorId }),
  ...(memberId !== undefined && { memberId }),
  ...(userId !== undefined && { userId }),
})

/** Finds the current cart of the buyer. A checkout that was started for one booking is not a current cart. */
export const findCurrentCart = ({ state }: Pick<Context, 'state'>, buyer: Buyer): Cart | undefined =>
  keysOf(buyer).flatMap((key) => state.in(carts).by('current', key))[0]

/** Finds all carts of the buyer that are not ordered yet. */
export const openCarts = ({ state }: Pick<Context, 'state'>, buyer: Buyer): readonly Cart[] =>
  keysOf(buyer).flatMap((key) => state.in(carts).by('open', key))

/**
 * Reads the current cart of the caller.
 *
 * @throws Failure `CART_NOT_FOUND`.
 */
export const requireCurrentCart = (context: Pick<Context, 'state' | 'identity'>): Cart => {
  const cart = findCurrentCart(context, buyerOf(context.identity))
  if (!cart) throw decline(404, 'CART_NOT_FOUND', 'There is no current cart: no item was added yet')
  return cart
}

/**
 * Reads a cart of the caller that can still be changed.
 *
 * @throws Failure 404 `CART_NOT_FOUND`, 409 `CART_ALREADY_ORDERED`.
 */
export const requireOpenCart = (context: Pick<Context, 'state' | 'identity'>, cartId: string): Cart => {
  const cart = cartEntity.require(context, cartId)
  if (cart.orderPlaced)
    throw decline(409, 'CART_ALREADY_ORDERED', 'This cart is ordered already: it cannot be changed', {
      orderId: cart.orderId,
    })
  return cart
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, item]) => [key, sorted(item)])
}

/** A key that is equal for references to the same item, whatever the order of their options. */
const keyOf = ({ appId, catalogItemId, options }: CatalogReference): string =>
  JSON.stringify([appId, catalogItemId, sorted(options)])

/** Finds the line with the referenced item. Custom lines are never found. */
export const findLine = (
  lines: readonly CartLineItem[],
  reference: CatalogReference | undefined,
): CartLineItem | undefined =>
  reference &&
  lines.find(
    ({ source, customLineItem }) =>
      !customLineItem && source?.catalogReference && keyOf(source.catalogReference) === keyOf(reference),
  )

/** Forgets the open carts of a visitor whom nobody can be any more. */
export const forgetCartsOf = ({ state }: Pick<Context, 'state'>, visitorId: string): void => {
  for (const { id } of state.in(carts).by('open', visitorKey(visitorId))) state.in(carts).delete(id)
}
