// A customer with a coupon and a gift card: the first lowers the price, the second pays it.
import assert from 'node:assert/strict'
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  getCurrentCart,
  getGiftCard,
  getOrder,
  isApplicationError,
  placeOrder,
  queryProducts,
  setDeliveryMethodForCurrentCart,
  storesAppId,
  updateCurrentCart,
} from './sdk.mjs'

const coupon = { code: 'WELCOME10' }
const giftCard = { code: 'HARBOUR-FIFTY' }
const cents = (amount) => Math.round(Number(amount) * 100)

async function refusal(code, call) {
  const error = await call.then(
    () => assert.fail(`It was accepted; the refusal ${code} was expected`),
    (reason) => reason,
  )
  if (!isApplicationError(error, code)) throw error
  return error
}

async function fill(buyer) {
  const { items } = await queryProducts(buyer, { filter: { slug: 'cork-block' } })
  assert.equal(items.length, 1, 'the shop has no cork block')
  const catalogReference = { appId: storesAppId, catalogItemId: items[0].id }
  await addLineItemsToCurrentCart(buyer, { catalogItems: [{ catalogReference, quantity: 2 }] })
}

async function enterCoupon(customer) {
  const buyer = (customer.discountBuyer = customer.connect())
  await fill(buyer)
  await refusal('INVALID_COUPON_CODE', addCouponToCurrentCart(buyer, { coupon: { code: 'NO-SUCH-COUPON' } }))
  const cart = await addCouponToCurrentCart(buyer, { coupon })
  assert.deepEqual(
    cart.coupons.map(({ code }) => code),
    [coupon.code],
  )
  const { priceSummary } = (await calculateCurrentCart(buyer, {})).summary
  const { subtotal, discount, total } = priceSummary
  assert.equal(cents(discount.amount), Math.round(cents(subtotal.amount) / 10), 'the coupon is no tenth')
  assert.equal(cents(total.amount), cents(subtotal.amount) - cents(discount.amount))
  return `${coupon.code} takes ${discount.formattedAmount} off ${subtotal.formattedAmount}`
}

async function payWithGiftCard(customer) {
  const { discountBuyer: buyer, owner } = customer
  const before = await getGiftCard(owner, giftCard)
  await updateCurrentCart(buyer, {
    cart: { customerInfo: { firstName: 'Clara', lastName: 'Reis', email: 'clara@example.com' } },
  })
  await setDeliveryMethodForCurrentCart(buyer, { deliveryMethod: { code: 'pickup' } })
  await addGiftCardToCurrentCart(buyer, { giftCard })
  const { summary } = await calculateCurrentCart(buyer, {})
  assert.deepEqual(summary.violations, [])
  assert.equal(
    cents(summary.paymentSummary.totalAfterGiftCards.amount),
    0,
    'the gift card does not pay it all',
  )
  const { id: cartId } = await getCurrentCart(buyer, {})
  const { orderId, completed } = await placeOrder(buyer, {
    cartId,
    priceVerificationToken: summary.priceVerificationToken,
  })
  assert.equal(completed, true)
  const order = await getOrder(buyer, { id: orderId })
  assert.deepEqual([order.status, order.paymentStatus], ['APPROVED', 'PAID'])
  assert.equal(order.appliedDiscounts[0].coupon.code, coupon.code)
  const after = await getGiftCard(owner, giftCard)
  const total = order.priceSummary.total
  assert.equal(cents(before.balance.value) - cents(after.balance.value), cents(total.amount))
  return `order ${order.number}: ${total.formattedAmount} by gift card, which has ${after.balance.formattedValue} left`
}

async function enterCouponAgain({ discountBuyer: buyer }) {
  await fill(buyer)
  const { data } = await refusal('INVALID_COUPON_STATUS', addCouponToCurrentCart(buyer, { coupon }))
  assert.equal(data.reason, 'MAX_USAGE_PER_CUSTOMER_EXCEEDED')
  return 'refused: it is good once for each customer'
}

/** The steps of a customer with a coupon and a gift card. */
export const discountSteps = [
  { title: 'enter a coupon', run: enterCoupon },
  { title: 'pay with a gift card', run: payWithGiftCard },
  { title: 'enter the coupon again', run: enterCouponAgain },
]
