import type { CartLineItem } from '@frontdesk/ecom'
import { currencyOf, toCartPrice } from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { lineMembershipsOf, type LineMembership, showMembership } from '../membership/line-membership.ts'
import { toDeliveryMethod } from '../totals/delivery.ts'
import { allCosts, type CalculatedCosts } from '../totals/step.ts'
import { calculateTotals, type Totals } from '../totals/totals.ts'
import { offeredTip } from '../tip/tip-choice.ts'
import { buyerOfCart, type KeptCart } from './cart.ts'
import { type PricedLine, priceLine } from './cart-line.ts'

/** A cart at the prices of this moment, with what it costs. */
export interface PricedCart<Kept> {
  readonly cart: Kept
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
  /** The lines for which a membership is to pay. */
  readonly memberships: readonly LineMembership[]
}

/** A line with the discounts that it gets. */
const withDiscounts = (line: CartLineItem, { discounts }: Totals): CartLineItem => {
  const { discounts: _, ...rest } = line
  const own = discounts.flatMap(({ name, source, byLine }) => {
    const amountOff = byLine.get(line.id)
    return amountOff
      ? [{ name: { original: name, translated: name }, amountOff: toCartPrice(amountOff), source }]
      : []
  })
  return own.length ? { ...rest, discounts: own } : rest
}

/** Prices a cart with the current data of its catalogs, and fills in the fields that follow from the business. */
export const priceCart = <Kept extends Partial<KeptCart>>(
  context: Context,
  catalog: Catalog,
  cart: Kept,
  calculated: CalculatedCosts = allCosts,
): PricedCart<Kept> => {
  const { business } = context
  const { address, method } = cart.deliveryInfo ?? {}
  const currency = currencyOf(business)
  const taken = new Map<string, number>()
  const lines = (cart.lineItems ?? []).map((line) => priceLine(context, catalog, currency, line, taken))
  const totals = calculateTotals({
    context,
    currency,
    lines,
    calculated,
    address,
    billingAddress: cart.paymentInfo?.billingAddress,
    deliveryCode: method?.code,
    tipChoice: offeredTip(context, cart),
    giftCards: cart.paymentInfo?.giftCards,
    catalog,
    buyer: buyerOfCart(cart),
    couponCode: cart.coupons?.[0]?.code,
  })
  const { code: currencyCode } = currency
  const memberships = lineMembershipsOf(context, catalog, cart.customerInfo?.memberId, lines)
  return {
    lines,
    totals,
    memberships,
    cart: {
      ...cart,
      lineItems: lines.map(({ line }) => withDiscounts(showMembership(line, memberships), totals)),
      subtotal: toCartPrice(totals.subtotal),
      source: { channelType: 'WEB', ...cart.source },
      businessInfo: { languageCode: business.language, currencyCode },
      customerInfo: { ...cart.customerInfo, currencyCode },
      deliveryInfo: {
        ...cart.deliveryInfo,
        ...(totals.delivery && { method: toDeliveryMethod(totals.delivery) }),
        weightUnit: 'KG',
      },
      taxInfo: { ...cart.taxInfo, pricesIncludeTax: totals.pricesIncludeTax },
      paymentInfo: { ...cart.paymentInfo, currencyCode },
    },
  }
}
