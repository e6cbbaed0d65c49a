import type { Catalog, Context } from '../catalog.ts'
import { cartEntity, findCurrentCart, openCarts } from './cart.ts'
import { mergeLines } from './lines.ts'
import { priceCart } from './price-cart.ts'

/** Gives the open carts of a visitor to the member who has signed in, and merges the two current carts. */
export const transferCart = (
  context: Context,
  catalog: Catalog,
  visitorId: string,
  memberId: string,
): void => {
  const current = findCurrentCart(context, { memberId })
  for (const cart of openCarts(context, { visitorId })) {
    if (current && cart.currentCart) {
      const lineItems = mergeLines(context, catalog, current.lineItems ?? [], cart.lineItems ?? [])
      const coupons = current.coupons ?? cart.coupons
      const giftCards = current.paymentInfo?.giftCards ?? cart.paymentInfo?.giftCards
      const paymentInfo = { ...current.paymentInfo, ...(giftCards && { giftCards }) }
      const merged = { ...current, lineItems, ...(coupons && { coupons }), paymentInfo }
      cartEntity.save(context, current, priceCart(context, catalog, merged).cart)
      cartEntity.remove(context, cart)
    } else {
      const { visitorId: _, ...customerInfo } = cart.customerInfo ?? {}
      cartEntity.change(context, cart, { customerInfo: { ...customerInfo, memberId } })
    }
  }
}
