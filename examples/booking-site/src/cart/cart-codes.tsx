import type { CartControl } from '@frontdesk/react'
import { formatAmount } from '../format/money.ts'
import { CodeEntry } from './code-entry.tsx'
import { couponProblem, couponViolation, giftCardProblem, giftCardViolation } from './code-problem.ts'

/** The coupon and the gift card of the cart. */
export function CartCodes({ cart: control, currency }: { cart: CartControl; currency: string }) {
  const { cart, summary = {}, addCoupon, removeCoupon, addGiftCard, removeGiftCard } = control
  const [coupon] = cart?.coupons ?? []
  const [giftCard] = cart?.paymentInfo?.giftCards ?? []
  const discount = summary.discounts?.find(({ source }) => source?.sourceType === 'COUPON')
  const redeemed = summary.paymentSummary?.giftCards?.find(({ giftCardId }) => giftCardId === giftCard?.id)
  const { lockCouponCode, lockGiftCard } = cart?.settings ?? {}
  const offName = discount?.name?.translated ?? discount?.name?.original
  return (
    <div className="grid gap-1">
      {!lockCouponCode && (
        <CodeEntry
          kind="coupon"
          openLabel="Add a coupon"
          label="Coupon code"
          maxLength={50}
          entered={
            coupon && {
              text: coupon.code ?? 'Coupon',
              note: offName === coupon.code ? undefined : offName,
              problem: couponViolation(summary, currency),
            }
          }
          explain={(error) => couponProblem(error, currency)}
          onAdd={addCoupon}
          onRemove={() => removeCoupon(coupon?.id ?? '')}
        />
      )}
      {!lockGiftCard && (
        <CodeEntry
          kind="giftCard"
          openLabel="Use a gift card"
          label="Gift card code"
          maxLength={20}
          entered={
            giftCard && {
              text: giftCard.obfuscatedCode ?? 'Gift card',
              note:
                redeemed?.redeemAmount &&
                `Pays ${formatAmount(redeemed.redeemAmount.amount, currency)} of it`,
              problem: giftCardViolation(summary),
            }
          }
          explain={giftCardProblem}
          onAdd={(code) => addGiftCard({ code })}
          onRemove={() => removeGiftCard(giftCard?.id ?? '')}
        />
      )}
    </div>
  )
}
