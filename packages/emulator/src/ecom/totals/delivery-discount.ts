import { type Amount, isZero, zero } from '../../kernel/money.ts'
import type { DeliveryPart } from './delivery.ts'
import type { DiscountsPart } from './discounts.ts'
import type { TotalsStep } from './step.ts'

/** The discount of a coupon on the delivery. */
export interface DeliveryDiscountPart
  extends Pick<DeliveryPart, 'deliveryPrice'>, Pick<DiscountsPart, 'discounts'> {
  /** The amount that the delivery costs less than without a coupon. */
  readonly deliveryDiscount: Amount
}

/** Takes the price of the delivery off where a coupon gives free delivery. A free delivery has no discount. */
export const addDeliveryDiscount: TotalsStep<DiscountsPart & DeliveryPart, DeliveryDiscountPart> = ({
  discounts,
  deliveryPrice,
  currency,
}) => {
  const none = zero(currency)
  const isFree = discounts.some(({ scope }) => scope === 'DELIVERY') && !isZero(deliveryPrice)
  return {
    deliveryPrice: isFree ? none : deliveryPrice,
    deliveryDiscount: isFree ? deliveryPrice : none,
    discounts: discounts.flatMap((discount) =>
      discount.scope !== 'DELIVERY' ? [discount] : isFree ? [{ ...discount, total: deliveryPrice }] : [],
    ),
  }
}
