// Orders and drafts of orders, as the hosted platform's own client writes them.
import * as ecom from '@frontdesk/ecom'
import * as draftOrders from '@wix/auto_sdk_ecom_draft-orders'
import * as orders from '@wix/auto_sdk_ecom_orders'
import * as products from '@wix/auto_sdk_stores_products'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = { draftOrders, orders, products }
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

/** The calls that the published package makes and its types leave out. */
interface UntypedCalls {
  addActivity(id: string, activity: object): Promise<{ activityId?: string; order?: orders.Order }>
  updateActivity(
    ids: { _id: string; activityId: string },
    activity: object,
  ): Promise<{ order?: orders.Order }>
  deleteActivity(ids: { _id: string; activityId: string }): Promise<{ order?: orders.Order }>
  aggregateOrders(options: object): Promise<{ aggregates?: Record<string, unknown> }>
  updateOrderLineItem(
    ids: { _id: string; lineItemId: string },
    lineItem: object,
  ): Promise<{ order?: orders.Order }>
  updateOrderStatus(id: string, status: string): Promise<{ order?: orders.Order }>
}

const business = () => {
  const client = createClient({ modules, auth: asBusiness(emulator) })
  return { ...client, untyped: client.orders as unknown as UntypedCalls }
}
type Business = ReturnType<typeof business>

const address = { country: 'PT', city: 'Lisboa', postalCode: '1100-048', addressLine: 'Rua Augusta 1' }
const contact = { firstName: 'Ana', lastName: 'Reis' }

const cork = async (client: Business) => {
  const { items } = await client.products.queryProducts().eq('slug', 'cork-block').find()
  return { appId: storesAppId, catalogItemId: found(items[0]?._id) }
}

/** An order of three cork blocks at 16 euros, which are delivered for 5. */
const place = async (client: Business, more: Partial<orders.Order> = {}) => {
  const order = await client.orders.createOrder({
    channelInfo: { type: 'POS', externalOrderId: 'till-1' },
    status: 'APPROVED',
    buyerInfo: { email: 'ana@example.com' },
    currency: 'EUR',
    lineItems: [
      {
        productName: { original: 'Cork block' },
        catalogReference: await cork(client),
        itemType: { preset: 'PHYSICAL' },
        quantity: 3,
        price: { amount: '16.00' },
        taxInfo: { taxRate: '0.23' },
        physicalProperties: { sku: 'BLOCK', weight: 0.4, shippable: true },
      },
    ],
    shippingInfo: {
      title: 'Courier',
      logistics: { shippingDestination: { address, contactDetails: contact } },
      cost: { price: { amount: '5.00' } },
    },
    ...more,
  })
  return { ...order, _id: found(order._id) }
}

const lineOf = ({ lineItems }: orders.Order): string => found(lineItems?.[0]?._id)
const draftOf = ({ calculatedDraftOrder }: { calculatedDraftOrder?: draftOrders.CalculatedDraftOrder }) =>
  found(calculatedDraftOrder?.draftOrder)

describe('the client of the hosted platform, for orders', () => {
  it('creates orders, reads them and finds them', async () => {
    const client = business()
    const order = await place(client)
    expect(order).toMatchObject({
      _createdDate: new Date('2026-05-04T07:00:00Z'),
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      priceSummary: { subtotal: { amount: '48.00' }, shipping: { amount: '5.00' } },
      balanceSummary: { balance: { amount: order.priceSummary?.total?.amount } },
      lineItems: [{ quantity: 3, physicalProperties: { sku: 'BLOCK', weight: 0.4 } }],
    })
    expect(await client.orders.getOrder(order._id)).toEqual(order)
    const { orders: all, metadata } = await client.orders.searchOrders({
      filter: { 'channelInfo.externalOrderId': 'till-1', status: { $in: ['APPROVED'] } },
      sort: [{ fieldName: '_createdDate', order: 'DESC' }],
      cursorPaging: { limit: 1 },
    })
    expect(all?.map(({ _id }) => _id)).toEqual([order._id])
    expect(metadata).toMatchObject({ count: 1, hasNext: false })
    const { aggregates } = await client.untyped.aggregateOrders({
      filter: { 'channelInfo.externalOrderId': 'till-1' },
      aggregation: { total: { $sum: 'priceSummary.total.amount' } },
    })
    expect(aggregates).toEqual({ total: { EUR: order.priceSummary?.total?.amount } })
  })

  it('changes an order, its lines, its tags and its status', async () => {
    const client = business()
    const order = await place(client)
    const updated = await client.orders.updateOrder(order._id, {
      buyerInfo: { email: 'reis@example.com' },
      attributionSource: 'FACEBOOK_ADS',
    })
    expect(updated).toMatchObject({
      buyerInfo: { email: 'reis@example.com' },
      attributionSource: 'FACEBOOK_ADS',
    })
    const bulk = await client.orders.bulkUpdateOrders(
      [{ order: { _id: order._id, buyerInfo: { email: 'ana.reis@example.com' } } }],
      { returnEntity: true },
    )
    expect(bulk).toMatchObject({
      results: [{ item: { buyerInfo: { email: 'ana.reis@example.com' } } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0 },
    })
    const line = await client.untyped.updateOrderLineItem(
      { _id: order._id, lineItemId: lineOf(order) },
      { productName: { original: 'Block of cork' } },
    )
    expect(line.order?.lineItems?.[0]?.productName?.original).toBe('Block of cork')
    const tagged = await client.orders.bulkUpdateOrderTags([order._id], {
      assignTags: { tags: { tagIds: ['a1'] } },
    })
    expect(tagged.bulkActionMetadata?.totalSuccesses).toBe(1)
    expect((await client.orders.getOrder(order._id)).tags?.tags?.tagIds).toEqual(['a1'])
    const initialized = await place(client, { status: 'INITIALIZED' })
    const approved = await client.untyped.updateOrderStatus(initialized._id, 'APPROVED')
    expect(approved.order?.status).toBe('APPROVED')
    const canceled = await client.orders.cancelOrder(order._id, { restockAllItems: true })
    expect(canceled.order?.status).toBe('CANCELED')
    await expect(client.orders.cancelOrder(order._id)).rejects.toMatchObject({
      details: { applicationError: { code: 'ORDER_ALREADY_CANCELED' } },
    })
  })

  it('writes into the history of an order', async () => {
    const client = business()
    const { _id } = await place(client)
    const added = await client.untyped.addActivity(_id, { merchantComment: { message: 'Call first' } })
    const activityId = found(added.activityId)
    const changed = await client.untyped.updateActivity(
      { _id, activityId },
      { merchantComment: { message: 'Called' } },
    )
    const messages = ({ order }: { order?: orders.Order }) =>
      order?.activities?.flatMap(({ merchantComment }) => merchantComment?.message ?? [])
    expect(messages(changed)).toEqual(['Called'])
    expect(messages(await client.untyped.deleteActivity({ _id, activityId }))).toEqual([])
    const comments = ['Gate code 12', 'Ring twice']
    const orderActivities = comments.map((message) => ({ merchantComment: { message } }))
    expect(messages(await client.orders.addActivities(_id, { orderActivities }))).toEqual(comments)
  })
})

describe('the client of the hosted platform, for draft orders', () => {
  it('edits an order and commits the changes', async () => {
    const client = business()
    const { draftOrders: own } = client
    const order = await place(client)
    expect(await own.getOrderDraftabilityStatus(order._id)).toMatchObject({ orderDraftable: true })
    const draft = draftOf(await own.createDraftOrder({ sourceOrderId: order._id }))
    const draftId = found(draft._id)
    expect(draft).toMatchObject({ orderId: order._id, status: 'DRAFT' })
    const more = draftOf(
      await own.addLineItemsToDraftOrder(draftId, {
        customLineItems: [
          {
            productName: { original: 'Gift wrap' },
            itemType: { preset: 'SERVICE' },
            price: { amount: '2.00' },
            quantity: 1,
          },
        ],
      }),
    )
    expect(more.lineItems?.map(({ lineItem }) => lineItem?.productName?.original)).toEqual([
      'Cork block',
      'Gift wrap',
    ])
    const fewer = draftOf(await own.updateLineItems(draftId, [{ lineItemId: lineOf(order), newQuantity: 2 }]))
    expect(fewer.lineItems?.[0]?.lineItem?.quantity).toBe(2)
    const reduced = draftOf(
      await own.createCustomDiscounts(draftId, {
        discounts: [
          { discountType: 'GLOBAL', priceAmount: { amount: '4.00' }, applyToDraftOrder: true } as never,
        ],
      }),
    )
    const discountId = found(reduced.discounts?.[0]?.discount?._id)
    expect(reduced.priceSummary?.discount?.amount).toBe('4.00')
    const without = draftOf(await own.setDiscounts(draftId, [{ _id: discountId, applied: false }]))
    expect(without.priceSummary?.discount?.amount).toBe('0.00')
    await own.deleteCustomDiscounts(draftId, [discountId])
    const charged = draftOf(
      await own.createCustomAdditionalFees(draftId, {
        customAdditionalFees: [{ name: 'Wrapping', price: { amount: '1.00' }, applyToDraftOrder: true }],
      }),
    )
    const feeId = found(charged.additionalFees?.[0]?.additionalFee?._id)
    expect(charged.priceSummary?.totalAdditionalFees?.amount).toBe('1.00')
    await own.setAdditionalFees(draftId, [{ _id: feeId, applied: false }])
    await own.deleteCustomAdditionalFees(draftId, [feeId])
    const untaxed = draftOf(await own.setTaxExemption(draftId, { taxExempt: true }))
    expect(untaxed.priceSummary?.tax?.amount).toBe('0.00')
    await own.setTaxExemption(draftId, { taxExempt: false })
    await own.updateExtendedFields(draftId, '@account/app', { namespaceData: { till: '1' } })
    const committed = await own.commitDraftOrder(draftId, { reason: 'One block fewer' })
    expect(committed.orderAfterCommit).toMatchObject({
      _id: order._id,
      lineItems: [{ quantity: 2 }, { productName: { original: 'Gift wrap' } }],
    })
    await expect(own.getDraftOrder(draftId)).resolves.toMatchObject({
      calculatedDraftOrder: { draftOrder: { status: 'COMMITTED' } },
    })
  })

  it('makes an order of a draft, with its buyer, addresses and delivery', async () => {
    const client = business()
    const { draftOrders: own } = client
    const draft = draftOf(
      await own.createDraftOrder({
        draftOrder: { catalogLineItems: [{ catalogReference: await cork(client), quantity: 1 }] },
      }),
    )
    const draftId = found(draft._id)
    await own.setBuyerInfo(draftId, { buyerInfo: { email: 'ana@example.com' } })
    await own.setBillingInfo(draftId, { billingInfo: { address, contactDetails: contact } })
    await own.setRecipientInfo(draftId, { recipientInfo: { address, contactDetails: contact } })
    await own.setShippingInfo(draftId, {
      shippingInfo: {
        title: 'Courier',
        logistics: { shippingDestination: { address, contactDetails: contact } },
        cost: { price: { amount: '5.00' } },
      },
    })
    const locationId = '00000000-0000-4000-8000-000000000000'
    await own.setBusinessLocation(draftId, { businessLocation: { _id: locationId } })
    const { items } = await own.queryDraftOrders().eq('status', 'DRAFT').find()
    // The offer of the demo is the older draft.
    expect(items.map(({ _id }) => _id)).toEqual([draftId, expect.any(String)])
    const made = await own.createOrderFromDraft(draftId, {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
    })
    expect(made.createdOrder).toMatchObject({
      buyerInfo: { email: 'ana@example.com' },
      billingInfo: { contactDetails: contact },
      businessLocation: { _id: locationId },
      priceSummary: { subtotal: { amount: '16.00' }, shipping: { amount: '5.00' } },
    })
    const other = draftOf(await own.createDraftOrder({ sourceOrderId: found(made.createdOrder?._id) }))
    await own.deleteDraftOrder(found(other._id))
    await expect(own.getDraftOrder(found(other._id))).rejects.toMatchObject({
      details: { applicationError: { code: 'DRAFT_ORDER_DOES_NOT_EXIST' } },
    })
  })
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const operations = Object.values(ecom)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => /^ecom\.(orders|draftOrders)\./.test(id))
  expect(operations).toHaveLength(37)
  // The published client has no call that commits changes without a draft.
  expect(operations.filter((id) => !called.has(id))).toEqual(['ecom.orders.commitDeltas'])
})
