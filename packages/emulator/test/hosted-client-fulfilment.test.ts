// The life of an order after the purchase, as the hosted platform's own client drives it: fulfillments, settings of
// orders, invoices, and customers who wait for an item.
import * as ecom from '@frontdesk/ecom'
import * as abandonedCheckouts from '@wix/auto_sdk_ecom_abandoned-checkouts'
import * as backInStock from '@wix/auto_sdk_ecom_back-in-stock-notifications'
import * as backInStockSettings from '@wix/auto_sdk_ecom_back-in-stock-settings'
import * as fulfillments from '@wix/auto_sdk_ecom_order-fulfillments'
import * as invoices from '@wix/auto_sdk_ecom_order-invoices'
import * as orders from '@wix/auto_sdk_ecom_orders'
import * as settings from '@wix/auto_sdk_ecom_orders-settings'
import * as products from '@wix/auto_sdk_stores_products'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = {
  abandonedCheckouts,
  backInStock,
  backInStockSettings,
  fulfillments,
  invoices,
  orders,
  products,
  settings,
}
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

const business = () => createClient({ modules, auth: asBusiness(emulator) })

/** Orders of the demo that nobody has handed over yet, with goods among their lines. */
const openOrders = async (count: number): Promise<orders.Order[]> => {
  const found = await business().orders.searchOrders({
    filter: { fulfillmentStatus: 'NOT_FULFILLED', status: 'APPROVED' },
  })
  expect(found.orders?.length).toBeGreaterThanOrEqual(count)
  return found.orders ?? []
}
const linesOf = ({ lineItems }: orders.Order) => found(lineItems).map(({ _id }) => ({ _id: found(_id) }))

describe('the client of the hosted platform, after a purchase', () => {
  it('hands orders over, follows the parcels and takes a fulfillment back', async () => {
    const { fulfillments: own, orders: orderCalls } = business()
    const [first, second] = await openOrders(2)
    const orderId = found(first?._id)
    const created = await own.createFulfillment(orderId, {
      lineItems: linesOf(found(first)),
      trackingInfo: { shippingProvider: 'ups', trackingNumber: '1Z1' },
    })
    expect(created.orderWithFulfillments?.fulfillments).toMatchObject([
      {
        _id: created.fulfillmentId,
        _createdDate: new Date('2026-05-04T07:00:00Z'),
        trackingInfo: { trackingLink: 'https://www.ups.com/track?tracknum=1Z1' },
      },
    ])
    expect((await orderCalls.getOrder(orderId)).fulfillmentStatus).toBe('FULFILLED')
    const fulfillmentId = found(created.fulfillmentId)
    const updated = await own.updateFulfillment(
      { fulfillmentId, orderId },
      { fulfillment: { trackingInfo: { trackingNumber: '1Z2' }, status: 'In_Delivery' } },
    )
    expect(updated.fulfillments).toMatchObject([
      { status: 'In_Delivery', trackingInfo: { trackingLink: 'https://www.ups.com/track?tracknum=1Z2' } },
    ])
    const listed = await own.listFulfillmentsForSingleOrder(orderId)
    expect(listed.orderWithFulfillments?.fulfillments).toHaveLength(1)
    const deleted = await own.deleteFulfillment({ fulfillmentId, orderId })
    expect(deleted.orderWithFulfillments?.fulfillments).toEqual([])

    const bulk = await own.bulkCreateFulfillments([
      { orderId, fulfillments: [{ lineItems: linesOf(found(first)) }] },
      { orderId: found(second?._id), fulfillments: [{ lineItems: linesOf(found(second)) }] },
    ])
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
    const both = await own.listFulfillmentsForMultipleOrders([orderId, found(second?._id)])
    expect(both.ordersWithFulfillments?.map(({ fulfillments: all }) => all?.length)).toEqual([1, 1])
  })

  it('hears why a fulfillment is refused', async () => {
    const { fulfillments: own } = business()
    const [first] = await openOrders(1)
    const twice = { lineItems: linesOf(found(first)), trackingInfo: { trackingNumber: '1' } }
    const orderId = found(first?._id)
    await own.createFulfillment(orderId, twice)
    await expect(own.createFulfillment(orderId, twice)).rejects.toMatchObject({
      details: {
        validationError: { fieldViolations: [{ field: 'fulfillment.lineItems.0.quantity' }] },
      },
    })
  })

  it('reads and changes the settings of orders', async () => {
    const { settings: own } = business()
    expect((await own.getOrdersSettings()).ordersSettings).toMatchObject({
      inventoryUpdateTrigger: 'ON_ORDER_PLACED',
      createInvoice: false,
    })
    const changed = await own.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' })
    expect(changed.ordersSettings).toMatchObject({
      inventoryUpdateTrigger: 'ON_ORDER_PAID',
      _updatedDate: new Date('2026-05-04T07:00:00Z'),
    })
  })

  it('lists the invoices of an order, which the app that makes them may remove', async () => {
    const [order] = await openOrders(1)
    const orderId = found(order?._id)
    const response = await fetch(`${emulator.url}/ecom/v1/invoices/orders/${orderId}`, {
      method: 'POST',
      headers: { authorization: emulator.apiKey },
    })
    const { invoiceId } = (await response.json()) as { invoiceId: string }
    const list = async () => {
      const answer = await business().invoices.listInvoicesForMultipleOrders([orderId])
      return answer.invoicesForOrder?.[0]?.invoicesInfo
    }
    expect(await list()).toMatchObject([{ _id: invoiceId }])
    emulator.invoices.remove(invoiceId)
    expect(await list()).toMatchObject([{ _id: invoiceId, status: 'Deleted' }])
    expect(() => emulator.invoices.remove(invoiceId)).toThrow(`There is no invoice with id ${invoiceId}`)
  })
})

describe('the client of the hosted platform, for abandoned checkouts', () => {
  it('finds, reads and deletes them', async () => {
    const kept = ['abandoned-1', 'abandoned-2', 'abandoned-3'].map((id) => ({ id, status: 'ABANDONED' }))
    emulator.restore({ ...emulator.snapshot(), 'ecom.abandonedCheckouts': kept })
    const { abandonedCheckouts: own } = business()
    const { items } = await own.queryAbandonedCheckouts().eq('status', 'ABANDONED').find()
    const { abandonedCheckouts: found = [] } = await own.searchAbandonedCheckouts({
      filter: { status: 'ABANDONED' },
    })
    expect(found.map(({ _id }) => _id).sort()).toEqual(items.map(({ _id }) => _id).sort())
    expect(items.map(({ _id }) => _id)).toEqual(['abandoned-1', 'abandoned-2', 'abandoned-3'])
    expect(await own.getAbandonedCheckout('abandoned-1')).toMatchObject({ status: 'ABANDONED' })
    await own.deleteAbandonedCheckout('abandoned-1')
    await expect(own.getAbandonedCheckout('abandoned-1')).rejects.toThrow()
    const bulk = await own.bulkDeleteAbandonedCheckouts(['abandoned-2', 'abandoned-3'])
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
  })
})

describe('the client of the hosted platform, for an item that is out of stock', () => {
  it('makes, finds, reports, marks and deletes requests', async () => {
    const { backInStock: own, products: productCalls } = business()
    const { items } = await productCalls.queryProducts().eq('slug', 'linen-eye-pillow').find()
    const catalogReference = { appId: storesAppId, catalogItemId: found(items[0]?._id) }
    const details = { name: 'Linen eye pillow', price: '19.00' }
    const ask = (email: string) =>
      own.createBackInStockNotificationRequest({ catalogReference, email }, details)
    const request = await ask('ana@example.com')
    expect(request).toMatchObject({ status: 'RECEIVED', _createdDate: new Date('2026-05-04T07:00:00Z') })
    const id = found(request._id)
    expect(await own.getBackInStockNotificationRequest(id)).toMatchObject({ email: 'ana@example.com' })
    const queried = await own.queryBackInStockNotificationRequests().eq('status', 'RECEIVED').find()
    expect(queried.items.map(({ _id }) => _id)).toContain(id)
    const counted = await own.getBackInStockNotificationRequestsCountByCatalogReferences([catalogReference])
    expect(counted.countsPerCatalogReference).toMatchObject([{ count: 3 }])

    await own.reportItemsBackInStock(details, { catalogReference })
    emulator.clock.advance(60_000)
    expect(await own.getBackInStockNotificationRequest(id)).toMatchObject({
      status: 'NOTIFICATION_SENT',
      autoNotified: true,
    })
    const other = found((await ask('tom@example.com'))._id)
    const marked = await own.markAsNotificationSent(other)
    expect(marked.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false })
    await own.deleteBackInStockNotificationRequest(other)
    await expect(own.getBackInStockNotificationRequest(other)).rejects.toThrow()
  })

  it('takes requests or not', async () => {
    const { backInStockSettings: own } = business()
    const state = (collectingRequests: boolean) => [{ appId: storesAppId, collectingRequests }]
    expect((await own.stopCollectingRequests(storesAppId)).settings?.collectionStates).toEqual(state(false))
    expect((await own.getSettings()).settings?.collectionStates).toEqual(state(false))
    expect((await own.startCollectingRequests(storesAppId)).settings?.collectionStates).toEqual(state(true))
  })
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const resources = [
    'abandonedCheckouts',
    'backInStock',
    'backInStockSettings',
    'fulfillments',
    'invoices',
    'ordersSettings',
  ]
  const operations = Object.values(ecom)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => resources.includes(id.split('.')[1] ?? ''))
  expect(operations.length).toBe(28)
  // The published client has no calls that make or note invoices, or note activities; this test makes an invoice by its path.
  expect(operations.filter((id) => !called.has(id))).toEqual([
    'ecom.abandonedCheckouts.addActivity',
    'ecom.invoices.addToOrder',
    'ecom.invoices.bulkGenerate',
  ])
})
