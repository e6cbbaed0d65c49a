import type { CatalogReference } from '@frontdesk/core'
import { decline, forbidden } from '../kernel/failure.ts'
import type { Identity } from '../kernel/handler.ts'
import type { CheckoutEntry } from './checkout-view.ts'
import { personKeys } from '../kernel/person.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'
import type { Context } from './catalog.ts'

/** Who buys. */
export type Buyer = { readonly visitorId: string } | { readonly memberId: string }

/** A line as it is kept: what and how many. Name and price are the catalogue's. */
export interface StoredLine {
  readonly id: string
  readonly reference: CatalogReference
  readonly quantity: number
  /** As it was called when it was put in, for the time when the catalogue has lost it. */
  readonly name: string
  readonly extendedFields?: { namespaces?: Record<string, unknown> }
}

/** A cart as it is kept. It is the checkout too. */
export interface StoredCart extends Stored {
  readonly buyer: Buyer
  readonly lines: readonly StoredLine[]
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly revision: number
  /** What the customer entered at the checkout. */
  readonly entry?: Partial<CheckoutEntry>
  /** The order that it has become. */
  readonly orderId?: string
}

/** `currentOf` finds by its buyer the cart that is not ordered yet. */
export const carts: CollectionDefinition<StoredCart, 'currentOf'> = collection<StoredCart, 'currentOf'>(
  'ecom.carts',
  { currentOf: ({ orderId, buyer }) => (orderId === undefined ? personKeys(buyer) : undefined) },
)

/** The visitor or member who calls. The business has no cart. */
export const buyerOf = (identity: Identity): Buyer => {
  switch (identity.kind) {
    case 'visitor':
      return { visitorId: identity.visitorId }
    case 'member':
      return { memberId: identity.memberId }
    case 'owner':
      throw forbidden('A cart belongs to a visitor or a member; the business has none')
    default:
      throw decline(401, 'UNAUTHENTICATED', 'A cart needs the access token of a visitor or a member')
  }
}

export const isSameBuyer = (left: Buyer, right: Buyer): boolean =>
  'memberId' in left
    ? 'memberId' in right && left.memberId === right.memberId
    : 'visitorId' in right && left.visitorId === right.visitorId

/** The buyer's cart that is not ordered yet. */
export const findCurrentCart = ({ state }: Pick<Context, 'state'>, buyer: Buyer): StoredCart | undefined =>
  personKeys(buyer).flatMap((key) => state.in(carts).by('currentOf', key))[0]

/**
 * The same, for calls that need one.
 *
 * @throws Failure `CART_NOT_FOUND`.
 */
export const getCurrentStoredCart = (context: Pick<Context, 'state' | 'identity'>): StoredCart => {
  const cart = findCurrentCart(context, buyerOf(context.identity))
  if (!cart) throw decline(404, 'CART_NOT_FOUND', 'There is no current cart: nothing was put in yet')
  return cart
}

/** Keeps a changed cart. */
export const saveCart = ({ state, now }: Context, cart: StoredCart): StoredCart =>
  state.in(carts).put({ ...cart, updatedDate: now(), revision: cart.revision + 1 })

export const createCart = ({ state, now, newId }: Context, buyer: Buyer): StoredCart =>
  state.in(carts).put({ id: newId(), buyer, lines: [], createdDate: now(), updatedDate: now(), revision: 1 })

/** Text that is the same for references to the same thing, in whatever order its options are written. */
const keyOf = ({ appId, catalogItemId, options }: CatalogReference): string =>
  JSON.stringify([appId, catalogItemId, sorted(options)])

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, item]) => [key, sorted(item)])
}

export const findLine = (lines: readonly StoredLine[], reference: CatalogReference): StoredLine | undefined =>
  lines.find((line) => keyOf(line.reference) === keyOf(reference))
