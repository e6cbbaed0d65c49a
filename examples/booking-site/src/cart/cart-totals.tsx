import type { CartControl } from '@frontdesk/react'
import { Totals } from '../ui/totals.tsx'

interface CartTotalsProps {
  cart: CartControl
  /** Whether there is something that can be sent. */
  hasGoods: boolean
}

/** The totals of the cart. The checkout asks for the address, so delivery may still be open here. */
export function CartTotals({ cart: { cart, totals, summary, pending }, hasGoods }: CartTotalsProps) {
  const currency = cart?.paymentInfo?.currencyCode ?? cart?.businessInfo?.currencyCode ?? 'EUR'
  const { payNow, payLater, giftCards = [], totalAfterGiftCards } = summary?.paymentSummary ?? {}
  const [giftCard] = giftCards
  const isSplit = Number(payLater?.amount ?? 0) !== 0
  const taxIncluded = summary?.taxSummary?.pricesIncludeTax ?? cart?.taxInfo?.pricesIncludeTax
  return (
    <Totals
      currency={currency}
      isStale={pending}
      rows={[
        { label: 'Subtotal', price: totals?.subtotal, always: true },
        { label: 'Discount', price: totals?.discount, negative: true },
        { label: 'Delivery', price: totals?.delivery },
        { label: 'Fees', price: totals?.additionalFees },
        { label: taxIncluded ? 'Tax, included' : 'Tax', price: totals?.tax },
      ]}
      total={totals?.total}
      parts={[
        ...(giftCard
          ? [
              { label: 'Gift card', price: giftCard.redeemAmount, negative: true },
              { label: 'Left to pay', price: totalAfterGiftCards, always: true },
            ]
          : []),
        ...(isSplit
          ? [
              { label: 'Due now', price: payNow, always: true },
              { label: 'Due at the studio', price: payLater },
            ]
          : []),
      ]}
      {...(hasGoods && !cart?.deliveryInfo?.method && { note: 'The delivery is added at the checkout.' })}
    />
  )
}
