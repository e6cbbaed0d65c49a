import { addCouponToCurrentCart, addGiftCardToCurrentCart, addLineItemsToCurrentCart } from '@frontdesk/ecom'
import { captureAuthorizedPayments } from '@frontdesk/payments'
import { day, minute } from '../../bookings/availability/zoned-time.ts'
import type { Checkout } from '../../ecom/checkout/checkout-calls.ts'
import { coupons } from '../../ecom/coupon/coupon.ts'
import { giftCards } from '../../ecom/gift-card/gift-card.ts'
import { transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import type { CardOutcome } from '../../ecom/test-card.ts'
import type { Identity } from '../../kernel/handler.ts'
import type { Perform } from '../../kernel/perform.ts'
import type { Past, SeedContext } from '../../kernel/seed-context.ts'
import { homeOf, type Person } from './customers.ts'
import type { Goods } from './goods.ts'
import { vary } from './variety.ts'

/** A purchase on the site of the business. */
interface Purchase {
  /** Counts the orders of the seed. */
  readonly number: number
  readonly ordered: Date
  readonly identity: Identity
  readonly buyer: Person
  readonly goods: readonly Goods[]
}

/** The answers of the bank. An answer that is named twice is twice as frequent. */
const outcomes: readonly CardOutcome[] = [
  'approved',
  'approved',
  'approved',
  'approved',
  'authorized',
  'pending',
]

/** Lets customers buy on the site with cards, coupons and gift cards, by the operations and the checkout. */
export const createOnlineShop = (
  { state, now }: SeedContext,
  contextAt: Past,
  perform: Perform,
  checkout: Checkout,
): ((purchase: Purchase) => void) => {
  const goodCoupons = state
    .in(coupons)
    .filter(
      ({ active, moneyOff, expirationDate }) => active !== false && moneyOff !== undefined && !expirationDate,
    )
  const goodGiftCards = state
    .in(giftCards)
    .filter(
      ({ disabled, expirationDate }) => !disabled && expirationDate !== undefined && expirationDate > now(),
    )

  /** One payment in three that waits is declined a day later; reserved amounts are captured then. */
  const finish = (number: number, orderId: string, ordered: Date, outcome: CardOutcome): void => {
    const later = contextAt(new Date(+ordered + day - minute), { kind: 'owner' })
    if (later.now() > now()) return
    if (outcome === 'pending') checkout.settlePayment(later, orderId, number % 3 ? 'approved' : 'declined')
    if (outcome === 'authorized')
      perform(captureAuthorizedPayments, later, {
        ecomOrderId: orderId,
        payments: transactionsOf(later, orderId)
          .payments.filter(({ giftcardPaymentDetails: byGiftCard }) => !byGiftCard)
          .map(({ id }) => ({ paymentId: id })),
      })
  }

  return ({ number, ordered, identity, buyer, goods }) => {
    const context = contextAt(ordered, identity)
    const cart = perform(addLineItemsToCurrentCart, context, {
      catalogItems: goods.map(({ reference, pieces }) => ({ catalogReference: reference, quantity: pieces })),
    })
    const coupon = goodCoupons[vary(number, goodCoupons.length)]
    const giftCard = goodGiftCards[number % goodGiftCards.length]
    const sellsGiftCard = goods.some(({ item }) => item.itemType === 'GIFT_CARD')
    if (coupon && !sellsGiftCard && number % 3 === 0)
      perform(addCouponToCurrentCart, context, { coupon: { code: coupon.code } })
    if (
      giftCard &&
      !sellsGiftCard &&
      number % 3 === 1 &&
      Number(state.in(giftCards).get(giftCard.id)?.balance)
    )
      perform(addGiftCardToCurrentCart, context, { giftCard: { code: giftCard.code } })
    checkout.updateCheckout(context, cart.id, {
      contact: buyer,
      address: homeOf(number),
      ...(goods.some(({ item }) => item.itemType === 'PHYSICAL') && { deliveryCode: 'standard' }),
    })
    const outcome = outcomes[vary(number, outcomes.length)] ?? 'approved'
    const placed = checkout.placeOrder(context, { checkoutId: cart.id, payment: { kind: 'card', outcome } })
    if (placed.status !== 'placed') throw new Error(`The card of the order ${number} was declined`)
    if (placed.order.paymentStatus !== 'PAID') finish(number, placed.order.id, ordered, outcome)
  }
}
