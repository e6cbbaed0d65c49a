import { addAdditionalFees, type FeesPart } from './additional-fees.ts'
import { addDelivery, type DeliveryPart } from './delivery.ts'
import { addDeliveryDiscount, type DeliveryDiscountPart } from './delivery-discount.ts'
import { addDiscounts, type DiscountsPart } from './discounts.ts'
import { addGiftCards, type GiftCardsPart } from './gift-cards.ts'
import { addLines, type LinesPart } from './lines.ts'
import { addPayment, type PaymentPart } from './payment.ts'
import type { TotalsRequest } from './step.ts'
import { addTax, type TaxPart } from './tax.ts'
import { addTips, type TipsPart } from './tips.ts'
import { addTotal, type TotalPart } from './total.ts'

/** The costs of a cart, a checkout or an order: the request, and the part of each step. */
export interface Totals
  extends
    TotalsRequest,
    LinesPart,
    DiscountsPart,
    DeliveryPart,
    DeliveryDiscountPart,
    FeesPart,
    TaxPart,
    TipsPart,
    TotalPart,
    GiftCardsPart,
    PaymentPart {}

/** Calculates the totals. The steps run in this order, and each sees the parts of the steps before it. */
export const calculateTotals = (request: TotalsRequest): Totals => {
  const lines = { ...request, ...addLines(request) }
  const reduced = { ...lines, ...addDiscounts(lines) }
  const delivered = { ...reduced, ...addDelivery(reduced) }
  const shipped = { ...delivered, ...addDeliveryDiscount(delivered) }
  const withFees = { ...shipped, ...addAdditionalFees(shipped) }
  const taxed = { ...withFees, ...addTax(withFees) }
  const tipped = { ...taxed, ...addTips(taxed) }
  const counted = { ...tipped, ...addTotal(tipped) }
  const redeemed = { ...counted, ...addGiftCards(counted) }
  return { ...redeemed, ...addPayment(redeemed) }
}
