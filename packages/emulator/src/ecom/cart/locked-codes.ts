import type { Cart } from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'

type Locks = Pick<Cart, 'settings'>

/** @throws Failure `COUPON_LOCKED` when the template of the checkout fixes its coupon */
export const requireFreeCoupon = ({ settings }: Locks): void => {
  if (settings?.lockCouponCode)
    throw decline(409, 'COUPON_LOCKED', 'The coupon of this checkout can be neither added nor removed')
}

/** @throws Failure `GIFT_CARD_LOCKED` when the template of the checkout fixes its gift cards */
export const requireFreeGiftCards = ({ settings }: Locks): void => {
  if (settings?.lockGiftCard)
    throw decline(409, 'GIFT_CARD_LOCKED', 'The gift cards of this checkout can be neither added nor removed')
}
