// The payments of orders, as the hosted platform's own client collects, records and refunds them.
import * as ecom from '@frontdesk/ecom'
import * as payments from '@frontdesk/payments'
import * as currentCart from '@wix/auto_sdk_ecom_current-cart-v-2'
import * as orderTransactions from '@wix/auto_sdk_ecom_order-transactions'
import * as orders from '@wix/auto_sdk_ecom_orders'
import * as tips from '@wix/auto_sdk_ecom_tips'
import * as products from '@wix/auto_sdk_stores_products'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = { orderTransactions, orders, tips }
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
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

/** The calls that the published packages make and their types leave out. */
interface UntypedCalls {
  getRefundabilityStatus(id: string): Promise<{
    refundable?: boolean
    refundabilities?: { paymentId?: string; refundabilityStatus?: string; nonRefundableReason?: string }[]
  }>
  paymentCollectionBulkMarkOrdersAsPaid(ids: string[]): Promise<orders.BulkUpdateOrdersResponse>
  paymentCollectionCreatePaymentGatewayOrder(
    id: string,
    options?: object,
  ): Promise<{ paymentGatewayOrderId?: string }>
  paymentCollectionMarkOrderAsPaid(id: string): Promise<{ order?: orders.Order }>
  recordManuallyCollectedPayment(id: string, amount: orders.Price): Promise<void>
  triggerRefund(
    id: string,
    refunds: object[],
    options?: object,
  ): Promise<{ refundId?: string; failedPaymentIds?: object[] }>
}
interface UntypedTips {
  previewTip(lineItemInfo: object[], options: object): Promise<{ tip?: tips.Tip }>
  updateTipChoice(choice: object, options: object): Promise<{ tipChoice?: tips.TipChoice }>
}
interface UntypedTransactions {
  updateRefundTransaction(orderId: string, refundId: string, options: object): Promise<void>
}

const business = () => {
  const client = createClient({ modules, auth: asBusiness(emulator) })
  return {
    ...client,
    untyped: client.orders as unknown as UntypedCalls,
    untypedTips: client.tips as unknown as UntypedTips,
    untypedTransactions: client.orderTransactions as unknown as UntypedTransactions,
  }
}
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

/** Fills in the page of a gateway's order. */
const pay = async (id: string): Promise<void> => {
  const address = `${emulator.url}/pages/pay/${id}`
  const page = await fetch(address)
  const cookie = page.headers.getSetCookie().map((one) => one.split(';')[0])
  const formToken = /name="formToken" value="([^"]*)"/.exec(await page.text())?.[1] ?? ''
  const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' }
  const body = new URLSearchParams({ formToken, ...card })
  const answer = await fetch(address, { method: 'POST', body, headers: { cookie: cookie.join('; ') } })
  expect(answer.status).toBe(200)
}

const paymentsOf = async (client: Business, orderId: string): Promise<orderTransactions.Payment[]> => {
  const answer = await client.orderTransactions.listTransactionsForSingleOrder(orderId)
  return answer.orderTransactions?.payments ?? []
}

/** An order whose amount is reserved on a card, and the id of its payment. */
const reserved = async (client: Business) => {
  const orderId = await open(client)
  const { paymentGatewayOrderId } = await client.orders.preparePaymentCollection(
    orderId,
    { amount: '40.00' },
    { delayedCapture: true },
  )
  await pay(found(paymentGatewayOrderId))
  const [payment] = await paymentsOf(client, orderId)
  expect(payment).toMatchObject({ status: 'AUTHORIZED', amount: { amount: '40.00' } })
  return { orderId, paymentId: found(payment?._id) }
}

describe('the client of the hosted platform, for payments', () => {
  it('collects an amount by card, and refunds a part of it', async () => {
    const client = business()
    const orderId = await open(client)
    expect(await client.orders.getPaymentCollectabilityStatus(orderId)).toMatchObject({
      status: 'COLLECTABLE',
      amount: { amount: '40.00' },
    })
    const gateway = await client.untyped.paymentCollectionCreatePaymentGatewayOrder(orderId)
    await pay(found(gateway.paymentGatewayOrderId))
    expect((await client.orders.getOrder(orderId)).paymentStatus).toBe('PAID')
    const [payment] = await paymentsOf(client, orderId)
    const paymentId = found(payment?._id)
    expect(payment).toMatchObject({
      _createdDate: new Date('2026-05-04T07:00:00Z'),
      status: 'APPROVED',
      amount: { amount: '40.00' },
    })
    expect(await client.untyped.getRefundabilityStatus(orderId)).toMatchObject({
      refundabilities: [{ paymentId, refundabilityStatus: 'REFUNDABLE' }],
    })
    const refund = await client.untyped.triggerRefund(orderId, [{ paymentId, amount: { amount: '15.00' } }], {
      details: { reason: 'Came late' },
      sideEffects: { sendOrderRefundedEmail: true },
    })
    const { orderTransactions: both } = await client.orderTransactions.listTransactionsForSingleOrder(orderId)
    expect(both).toMatchObject({
      orderId,
      refunds: [
        {
          _id: refund.refundId,
          _createdDate: new Date('2026-05-04T07:00:00Z'),
          transactions: [{ paymentId, amount: { amount: '15.00' }, refundStatus: 'SUCCEEDED' }],
        },
      ],
    })
    expect(await client.orders.getOrder(orderId)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { refunded: { amount: '15.00' } },
    })
    await expect(
      client.untyped.triggerRefund(orderId, [{ paymentId, amount: { amount: '25.01' } }]),
    ).rejects.toThrow()
  })

  it('captures a reserved amount, and voids another one', async () => {
    const client = business()
    const first = await reserved(client)
    await client.orders.captureAuthorizedPayments(first.orderId, [{ paymentId: first.paymentId }])
    expect((await client.orders.getOrder(first.orderId)).paymentStatus).toBe('PAID')
    const second = await reserved(client)
    await client.orders.voidAuthorizedPayments(second.orderId, [second.paymentId])
    expect(await paymentsOf(client, second.orderId)).toMatchObject([{ status: 'VOIDED' }])
  })

  it('marks orders as paid, and records what was paid at the till', async () => {
    const client = business()
    const [first, second, third] = [await open(client), await open(client), await open(client)]
    const marked = await client.untyped.paymentCollectionMarkOrderAsPaid(first)
    expect(marked.order?.paymentStatus).toBe('PAID')
    const bulk = await client.untyped.paymentCollectionBulkMarkOrdersAsPaid([first, second])
    expect(bulk).toMatchObject({
      results: [
        { itemMetadata: { success: false, error: { code: 'ORDER_ALREADY_PAID' } } },
        { itemMetadata: { success: true }, item: { paymentStatus: 'PAID' } },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
    })
    await client.untyped.recordManuallyCollectedPayment(third, { amount: '10.00' })
    expect(await client.orders.getOrder(third)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: { amount: '10.00' }, balance: { amount: '30.00' } },
    })
  })
})

describe('the client of the hosted platform, for the transactions of orders', () => {
  it('adds payments, moves them on and finds them by order', async () => {
    const client = business()
    const { orderTransactions: own } = client
    const [first, second] = [await open(client), await open(client)]
    const ids = await Promise.all(
      [first, second].map(async (orderId) => {
        const { paymentsIds } = await own.addPayments(orderId, [
          {
            amount: { amount: '40.00' },
            regularPaymentDetails: { paymentMethod: 'Cash', offlinePayment: true, status: 'PENDING' },
          },
        ])
        return { orderId, paymentId: found(paymentsIds?.[0]) }
      }),
    )
    const approved = await own.updatePaymentStatus(found(ids[0]), { status: 'APPROVED' })
    expect(approved.orderTransactions?.payments).toMatchObject([{ status: 'APPROVED' }])
    expect((await client.orders.getOrder(first)).paymentStatus).toBe('PAID')
    const bulk = await own.bulkUpdatePaymentStatuses(ids, { status: 'DECLINED', returnFullEntity: true })
    expect(bulk).toMatchObject({
      results: [
        { itemMetadata: { success: false, error: { code: 'STATUS_NOT_ALLOWED' } } },
        { itemMetadata: { success: true }, item: { status: 'DECLINED' } },
      ],
    })
    const listed = await own.listTransactionsForMultipleOrders([first, second])
    expect(listed.orderTransactions?.map(({ orderId }) => orderId).toSorted()).toEqual(
      [first, second].toSorted(),
    )
  })

  it('records how a refund continues', async () => {
    const client = business()
    const orderId = await open(client)
    await client.untyped.recordManuallyCollectedPayment(orderId, { amount: '40.00' })
    const [payment] = await paymentsOf(client, orderId)
    const paymentId = found(payment?._id)
    const { refundId } = await client.untyped.triggerRefund(orderId, [
      { paymentId, amount: { amount: '5.00' }, externalRefund: true },
    ])
    await client.untypedTransactions.updateRefundTransaction(orderId, found(refundId), {
      transaction: { paymentId, gatewayRefundId: 'till-7' },
    })
    const { orderTransactions: both } = await client.orderTransactions.listTransactionsForSingleOrder(orderId)
    expect(both?.refunds?.[0]?.transactions).toMatchObject([{ paymentId, gatewayRefundId: 'till-7' }])
  })
})

describe('the client of the hosted platform, for tips', () => {
  it('puts a tip on an order, finds its parts and takes it off', async () => {
    const client = business()
    const orderId = await open(client)
    const { tip } = await client.tips.setTipOnOrder({
      orderId,
      tip: { amount: '4.00', distributions: [{ amount: '3.00', staff: { name: 'Marta' } }] },
    })
    expect(tip).toMatchObject({ amount: '4.00', undistributedAmount: '1.00' })
    expect((await client.tips.getTipByOrderId(orderId)).tip).toEqual(tip)
    const { items } = await client.tips
      .queryTipDistributions()
      .eq('_id', found(tip?.distributions?.[0]?._id))
      .find()
    expect(items.map(({ amount }) => amount)).toEqual(['3.00'])
    const sums = await client.tips.sumTipDistributionAmounts({ id: items[0]?._id })
    expect(sums).toEqual({ totalAmount: '3.00' })
    const removed = await client.tips.removeTipFromOrder({ orderId })
    expect(removed.orderInfo?.additionalFeePrice?.amount).toBe('0.00')
    await expect(client.tips.getTipByOrderId(orderId)).rejects.toMatchObject({
      details: { applicationError: { code: 'TIP_NOT_FOUND' } },
    })
  })

  it('previews a tip, and adds parts to that of an order', async () => {
    const client = business()
    const { tip } = await client.untypedTips.previewTip([{ name: 'Massage', price: '40.00', quantity: 1 }], {
      tipChoice: { tipType: 'PERCENTAGE', value: '10' },
    })
    expect(tip?.amount).toBe('4.00')
    const orderId = await open(client)
    const added = await client.tips.addTipDistributionsToOrder({
      orderId,
      tipDistributions: [{ amount: '3.00', staff: { name: 'Marta' } }],
    })
    expect(added.tipDistributions).toMatchObject([{ amount: '3.00', staff: { name: 'Marta' } }])
    expect((await client.tips.getTipByOrderId(orderId)).tip?.amount).toBe('3.00')
    const missing = '5e7a1ce0-0000-4000-8000-00000000dead'
    await expect(client.tips.getTipByDraftOrderId(missing)).rejects.toMatchObject({
      details: { applicationError: { code: 'DRAFT_ORDER_NOT_FOUND' } },
    })
  })

  it('chooses a tip for the cart of a visitor', async () => {
    const visitor = createClient({
      modules: { currentCart, products, tips },
      auth: OAuthStrategy({ clientId: emulator.clientId }),
    })
    const { items } = await visitor.products.queryProducts().eq('slug', 'cork-block').find()
    const catalogReference = { appId: storesAppId, catalogItemId: found(items[0]?._id) }
    const { cart } = await visitor.currentCart.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference, quantity: 1 }],
    })
    const purchaseFlowId = found((cart as { purchaseFlowId?: string } | undefined)?.purchaseFlowId)
    expect((await visitor.tips.getTipChoice(purchaseFlowId)).tipChoice ?? {}).toEqual({})
    const choice = { tipType: 'PERCENTAGE', value: '10' }
    await (visitor.tips as unknown as UntypedTips).updateTipChoice(choice, { purchaseFlowId })
    expect((await visitor.tips.getTipChoice(purchaseFlowId)).tipChoice).toEqual(choice)
  })
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const operations = [...Object.values(ecom), ...Object.values(payments)]
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => /^(ecom\.(orderTransactions|tips)|payments\.collector)\./.test(id))
  expect(operations).toHaveLength(27)
  // The test of memberships charges them.
  expect(operations.filter((id) => !called.has(id))).toEqual(['payments.collector.chargeMemberships'])
})
