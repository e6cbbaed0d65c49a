// Order billing, as the hosted platform's own client charges, captures, refunds and receipts payments.
import * as payments from '@frontdesk/payments'
import * as orderBilling from '@wix/auto_sdk_ecom_order-billing'
import * as orderTransactions from '@wix/auto_sdk_ecom_order-transactions'
import * as orders from '@wix/auto_sdk_ecom_orders'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, '2026-05-04T07:00:00Z')
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const business = () =>
  createClient({ modules: { orderBilling, orderTransactions, orders }, auth: asBusiness(emulator) })
type Business = ReturnType<typeof business>

/** An order of 40 euros that is not paid. */
const open = async (client: Business): Promise<string> => {
  const order = await client.orders.createOrder({
    channelInfo: { type: 'POS' },
    status: 'APPROVED',
    buyerInfo: { email: 'ana@example.com' },
    currency: 'EUR',
    lineItems: [
      {
        productName: { original: 'Massage' },
        itemType: { preset: 'SERVICE' },
        quantity: 1,
        price: { amount: '40.00' },
      },
    ],
  } as unknown as Parameters<typeof client.orders.createOrder>[0])
  return found(order._id)
}

/** An order whose amount is reserved on a card that its page has charged, and the id of its payment. */
const reserved = async (client: Business) => {
  const orderId = await open(client)
  const { paymentGatewayOrderId } = await client.orders.preparePaymentCollection(
    orderId,
    { amount: '40.00' },
    { delayedCapture: true },
  )
  const address = `${emulator.url}/pages/pay/${found(paymentGatewayOrderId)}`
  const page = await fetch(address)
  const cookie = page.headers.getSetCookie().map((one) => one.split(';')[0])
  const formToken = /name="formToken" value="([^"]*)"/.exec(await page.text())?.[1] ?? ''
  const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' }
  const body = new URLSearchParams({ formToken, ...card })
  await fetch(address, { method: 'POST', body, headers: { cookie: cookie.join('; ') } })
  const listed = await client.orderTransactions.listTransactionsForSingleOrder(orderId)
  const [payment] = listed.orderTransactions?.payments ?? []
  expect(payment).toMatchObject({ status: 'AUTHORIZED', amount: { amount: '40.00' } })
  return { orderId, paymentId: found(payment?._id) }
}

describe('the client of the hosted platform, for order billing', () => {
  it('captures a reserved amount, makes its receipt and gives a part back', async () => {
    const client = business()
    const { orderId, paymentId } = await reserved(client)
    const captured = await client.orderBilling.captureAuthorizedPayments(orderId, {
      payments: [{ paymentId }],
    })
    expect(captured.orderTransactions).toMatchObject({
      orderId,
      payments: [{ _id: paymentId, _createdDate: new Date('2026-05-04T07:00:00Z'), status: 'APPROVED' }],
    })
    const { receipts } = await client.orderBilling.generateReceipts(orderId, { paymentIds: [paymentId] })
    expect(receipts).toEqual([{ paymentId, receiptId: expect.any(String) as string }])
    await expect(
      client.orderBilling.generateReceipts(orderId, { paymentIds: [paymentId] }),
    ).rejects.toMatchObject({ details: { applicationError: { code: 'RECEIPT_ALREADY_EXIST' } } })
    const { lineItems = [] } = await client.orders.getOrder(orderId)
    const items = { lineItems: [{ lineItemId: found(lineItems[0]?._id), quantity: 1 }] }
    expect(await client.orderBilling.calculateRefund(orderId, { refundItems: items })).toMatchObject({
      available: true,
      summary: { total: { amount: '40.00' } },
    })
    const { refund } = await client.orderBilling.refundPayments(orderId, {
      paymentRefunds: [{ paymentId, amount: { amount: '15.00' } }],
    })
    expect(refund?.transactions).toMatchObject([
      { paymentId, amount: { amount: '15.00' }, refundStatus: 'SUCCEEDED' },
    ])
    expect(await client.orderBilling.getOrderRefundability(orderId)).toMatchObject({
      paymentsSummary: { monetary: { maxRefund: { amount: '25.00' } } },
    })
  })

  it('voids a reserved amount', async () => {
    const client = business()
    const { orderId, paymentId } = await reserved(client)
    const voided = await client.orderBilling.voidAuthorizedPayments(orderId, { paymentIds: [paymentId] })
    expect(voided.orderTransactions?.payments).toMatchObject([{ _id: paymentId, status: 'VOIDED' }])
  })

  it('pays with a gift card', async () => {
    const client = business()
    const orderId = await open(client)
    const { payment, orderTransactions: all } = await client.orderBilling.redeemGiftCard(orderId, {
      giftCardCode: 'HARBOUR-FIFTY',
      amount: { amount: '30.00' },
      currency: 'EUR',
    })
    expect(payment).toMatchObject({
      amount: { amount: '30.00' },
      status: 'APPROVED',
      giftcardPaymentDetails: { obfuscatedCode: '*********IFTY', voided: false },
    })
    expect(all?.payments).toEqual([payment])
  })

  it('is told that no card was saved for an order', async () => {
    const client = business()
    const orderId = await open(client)
    await expect(
      client.orderBilling.authorizeChargeWithSavedPaymentMethod(orderId, {
        amount: { amount: '40.00' },
        currency: 'EUR',
        delayedCaptureSettings: { scheduledAction: 'VOID', delayDuration: { count: 1, unit: 'DAYS' } },
      }),
    ).rejects.toMatchObject({ details: { applicationError: { code: 'NO_SAVED_PAYMENT_METHOD' } } })
  })
})

it('the client of the hosted platform calls every operation of order billing that it has', () => {
  const operations = Object.values(payments)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => id.startsWith('payments.orderBilling.'))
  expect(operations).toHaveLength(9)
  // The published package leaves this call out.
  expect(operations.filter((id) => !called.has(id))).toEqual(['payments.orderBilling.voidMemberships'])
})
