import type { Cart, DeliveryMethodInput, NewCart } from '@frontdesk/ecom'
import { entitySteps, type EntitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refusedUnder } from '../../kernel/failure.ts'
import type { Fresh } from '../../kernel/entity/entity.ts'
import { pickFields } from '../../kernel/entity/field-tree.ts'
import type { Catalog, Context } from '../catalog.ts'
import { toDeliveryMethod } from '../totals/delivery.ts'
import { withCoupon } from '../coupon/cart-coupon.ts'
import { withGiftCard } from '../gift-card/cart-gift-card.ts'
import { buyerOf, cartEntity, findCurrentCart } from './cart.ts'
import { addLines } from './lines.ts'
import { priceCart } from './price-cart.ts'

/**
 * Chooses the delivery method of a cart.
 *
 * @throws Failure `DELIVERY_METHOD_MISSING_LINE_ITEMS`, `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS`.
 */
export const withDeliveryMethod = <Kept extends Partial<Cart>>(
  context: Context,
  catalog: Catalog,
  cart: Kept,
  { code, appId }: DeliveryMethodInput,
): Kept => {
  const { totals, lines } = priceCart(context, catalog, cart)
  if (!lines.some(({ preset }) => preset === 'PHYSICAL'))
    throw decline(400, 'DELIVERY_METHOD_MISSING_LINE_ITEMS', 'Nothing in the cart is delivered')
  const option = totals.deliveryOptions.find((own) => own.code === code)
  const method = option && toDeliveryMethod(option)
  if (!option || !method || (appId !== undefined && appId !== method.appId))
    throw decline(404, 'DELIVERY_METHOD_NOT_FOUND', `The goods cannot be delivered by "${code}"`, { code })
  if (!option.pickup && !cart.deliveryInfo?.address)
    throw decline(
      400,
      'DELIVERY_METHOD_MISSING_ADDRESS',
      'The goods need an address to go to: set it with the cart, in deliveryInfo.address',
      { code },
    )
  return { ...cart, deliveryInfo: { ...cart.deliveryInfo, method } }
}

/** Refuses an address whose country is not written as a code. @throws Failure `INVALID_ADDRESS_FORMAT` */
const checkAddresses = ({ deliveryInfo, paymentInfo }: Pick<Cart, 'deliveryInfo' | 'paymentInfo'>): void => {
  const addresses = [
    ['deliveryInfo.address', deliveryInfo?.address],
    ['paymentInfo.billingAddress', paymentInfo?.billingAddress],
  ] as const
  for (const [path, { country } = {}] of addresses)
    if (country !== undefined && !/^[A-Z]{2}$/.test(country))
      throw decline(
        400,
        'INVALID_ADDRESS_FORMAT',
        `"cart.${path}.country" must be two capital letters, as in ISO 3166: "PT"`,
        { field: `cart.${path}.country` },
      )
}

/** The steps that change the fields of a cart. */
export const cartSteps = (catalog: Catalog): EntitySteps<Cart, unknown> =>
  entitySteps(cartEntity, {
    beforeUpdate(context, next) {
      checkAddresses(next)
      return priceCart(context, catalog, next).cart
    },
  })

/** Creates a cart of the caller. A new current cart takes the place of the one before it. */
export const createNewCart = (
  context: Context,
  catalog: Catalog,
  { cart: fields = {}, deliveryMethod, coupons = [], giftCards = [], ...items }: NewCart,
  currentCart: boolean,
): Cart => {
  const customerInfo = buyerOf(context.identity)
  const lineItems = [...addLines(context, catalog, [], items)]
  const written = pickFields(fields, cartEntity.writable) as Partial<Cart>
  checkAddresses(written)
  const cart: Fresh<Cart> = {
    ...written,
    customerInfo: { ...written.customerInfo, ...customerInfo },
    lineItems,
    currentCart,
    orderPlaced: false,
    purchaseFlowId: context.newId(),
  }
  const chosen = deliveryMethod
    ? refusedUnder('deliveryMethod', () => withDeliveryMethod(context, catalog, cart, deliveryMethod))
    : cart
  const reduced = coupons.reduce(
    (own, { code }, index) => refusedUnder(`coupons.${index}`, () => withCoupon(context, catalog, own, code)),
    chosen,
  )
  const paid = giftCards.reduce(
    (own, giftCard, index) => refusedUnder(`giftCards.${index}`, () => withGiftCard(context, own, giftCard)),
    reduced,
  )
  const before = currentCart ? findCurrentCart(context, customerInfo) : undefined
  if (before) cartEntity.change(context, before, { currentCart: false })
  return cartEntity.create(context, priceCart(context, catalog, paid).cart)
}
