// Money that goes back, and money that is taken later: a refund in part with restock, and a delayed capture by the clock.
import assert from 'node:assert/strict'
import { createBrowser } from './browser.mjs'
import { readRole } from './form.mjs'
import {
  addLineItemsToCurrentCart,
  calculateRefund,
  createOrder,
  createRedirectSession,
  getOrder,
  listTransactionsForSingleOrder,
  planRefund,
  preparePaymentCollection,
  queryProducts,
  refund,
  refundable,
  setDeliveryMethodForCurrentCart,
  storesAppId,
} from './sdk.mjs'

const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/39', cardCvc: '123' }
const marta = { firstName: 'Marta', lastName: 'Pinto', email: 'marta@example.com' }
const cents = (amount) => Math.round(Number(amount) * 100)

async function readBlock(client) {
  const { items } = await queryProducts(client, { filter: { slug: 'cork-block' } })
  assert.equal(items.length, 1, 'the shop has no cork block')
  return items[0]
}

async function buy(customer) {
  const buyer = customer.connect()
  const browser = createBrowser()
  const { id: catalogItemId, stock } = await readBlock(buyer)
  const { id: checkoutId } = await addLineItemsToCurrentCart(buyer, {
    catalogItems: [{ catalogReference: { appId: storesAppId, catalogItemId }, quantity: 3 }],
  })
  await setDeliveryMethodForCurrentCart(buyer, { deliveryMethod: { code: 'pickup' } })
  const address = `${customer.site.url}/checkout/result`
  const { fullUrl } = await createRedirectSession(buyer, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: address, thankYouPageUrl: address },
  })
  const page = await browser.open(fullUrl)
  const result = await browser.submit(page.forms[0], { ...marta, ...card, delivery: 'pickup' }, 'intent=pay')
  const orderId = new URL(result.url).searchParams.get('orderId')
  assert.ok(orderId, `no order was placed: ${readRole(result.text, 'alert')[0]}`)
  const order = (customer.boughtOrder = await getOrder(buyer, { id: orderId }))
  assert.equal(order.paymentStatus, 'PAID')
  const { stock: left } = await readBlock(buyer)
  assert.equal(left.quantity, stock.quantity - 3, 'the pieces did not leave the stock')
  return `order ${order.number}: 3 blocks, ${order.priceSummary.total.formattedAmount}, ${left.quantity} left`
}

async function giveOneBack(customer) {
  const { owner, boughtOrder: order } = customer
  const before = (await readBlock(owner)).stock.quantity
  const lines = [{ lineItemId: order.lineItems[0].id, quantity: 1 }]
  const { summary } = await calculateRefund(owner, { orderId: order.id, refundItems: { lineItems: lines } })
  const possible = await refundable(owner, order)
  assert.equal(cents(possible.automatic.amount), cents(order.priceSummary.total.amount))
  const plan = planRefund({ lines, restock: true, reason: 'It was torn', notify: true })
  const [once, twice] = await Promise.all([refund(owner, order, plan), refund(owner, order, plan)])
  assert.deepEqual(once, twice)
  assert.equal(cents(once.refunded), cents(summary.total.amount))
  const { paymentStatus, balanceSummary, lineItems } = await getOrder(owner, { id: order.id })
  assert.equal(paymentStatus, 'PARTIALLY_REFUNDED')
  assert.equal(cents(balanceSummary.refunded.amount), cents(once.refunded), 'a double click gave back twice')
  assert.deepEqual([lineItems[0].refundQuantity, lineItems[0].restockQuantity], [1, 1])
  assert.equal((await readBlock(owner)).stock.quantity, before + 1, 'the piece is not back in the stock')
  const outbox = await (await fetch(`${customer.emulator.url}/_emulator/outbox`)).json()
  const mails = JSON.stringify(outbox).split(`Your refund of ${balanceSummary.refunded.formattedAmount}`)
  assert.ok(mails.length > 1, 'no mail tells of the refund')
  return `${balanceSummary.refunded.formattedAmount} back, ${paymentStatus}, 1 piece back in the stock`
}

async function reserve({ business }) {
  const { owner, browser, emulator } = business
  const order = await createOrder(owner, {
    order: {
      status: 'APPROVED',
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      lineItems: [
        {
          productName: { original: 'Private class' },
          itemType: { preset: 'SERVICE' },
          quantity: 1,
          price: { amount: '60.00' },
        },
      ],
      buyerInfo: { email: marta.email },
    },
  })
  const gatewayOrderId = await preparePaymentCollection(owner, {
    ecomOrderId: order.id,
    amount: { amount: '60.00' },
    delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
  })
  const page = await browser.open(`${emulator.url}/pages/pay/${gatewayOrderId}`)
  const result = await browser.submit(page.forms[0], card, 'Pay €60.00')
  assert.equal(result.status, 200, `the payment page answered ${result.status}`)
  business.reservedId = order.id
  const { paymentStatus, balanceSummary } = await getOrder(owner, { id: order.id })
  assert.deepEqual([paymentStatus, cents(balanceSummary.authorized.amount)], ['NOT_PAID', 6000])
  return `order ${order.number}: ${balanceSummary.authorized.formattedAmount} reserved, ${paymentStatus}`
}

async function capture({ business }) {
  const { owner, emulator, reservedId: id } = business
  const advance = async (milliseconds) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ advance: milliseconds })
    const response = await fetch(`${emulator.url}/_emulator/clock`, { method: 'POST', headers, body })
    assert.equal(response.status, 200, `the clock answered ${response.status}`)
  }
  const day = 24 * 60 * 60_000
  await advance(day)
  assert.equal((await getOrder(owner, { id })).paymentStatus, 'NOT_PAID', 'it was captured too early')
  await advance(day)
  const { paymentStatus, balanceSummary } = await getOrder(owner, { id })
  assert.deepEqual(
    [paymentStatus, cents(balanceSummary.paid.amount), cents(balanceSummary.authorized.amount)],
    ['PAID', 6000, 0],
  )
  const { payments } = await listTransactionsForSingleOrder(owner, { orderId: id })
  assert.equal(payments[0].regularPaymentDetails.authorizationDetails.captures[0].status, 'SUCCEEDED')
  return `two days later: ${balanceSummary.paid.formattedAmount} captured, ${paymentStatus}`
}

/** The steps of money that goes back or is taken later. The last two need the business of `ownerSteps`. */
export const paymentSteps = [
  { title: 'buy three pieces by card', run: buy },
  { title: 'the business gives one back', run: giveOneBack },
  { title: 'a card reserves an amount', run: reserve },
  { title: 'the clock captures it', run: capture },
]
