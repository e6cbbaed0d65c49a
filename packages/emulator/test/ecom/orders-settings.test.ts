import {
  cancelOrder,
  createOrder,
  getOrdersSettings,
  type InventoryUpdateTrigger,
  updateOrdersSettings,
} from '@frontdesk/ecom'
import { markOrderAsPaid } from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { purchase } from './purchase.ts'
import { goods, openShop, owner, refused, type Shop } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const offline = { delivery: { code: 'pickup' }, payment: { kind: 'offline' } }
const pending = { payment: { kind: 'card', outcome: 'pending' } }
const take = (trigger: InventoryUpdateTrigger) =>
  shop.call(updateOrdersSettings, owner, { ordersSettings: { inventoryUpdateTrigger: trigger } })
const settle = (orderId: string, outcome: 'approved' | 'declined') =>
  shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), orderId, outcome))

describe('the settings of orders', () => {
  it('take the items when an order is placed, unless they are changed', () => {
    expect(shop.call(getOrdersSettings, owner, {})).toEqual({
      inventoryUpdateTrigger: 'ON_ORDER_PLACED',
      createInvoice: false,
    })
  })

  it('keep a change with its dates, and tell of it', () => {
    const first = new Date('2026-03-02T09:00:00.000Z')
    expect(take('ON_ORDER_PAID')).toEqual({
      inventoryUpdateTrigger: 'ON_ORDER_PAID',
      createInvoice: false,
      createdDate: first,
      updatedDate: first,
    })
    expect(shop.events.map(({ shape: _, ...event }) => event)).toEqual([
      {
        entityFqdn: 'wix.ecom.v1.orders_settings',
        slug: 'updated',
        entityId: 'orders-settings',
        entity: {
          inventoryUpdateTrigger: 'ON_ORDER_PAID',
          createInvoice: false,
          createdDate: first,
          updatedDate: first,
        },
        modifiedFields: { inventoryUpdateTrigger: 'ON_ORDER_PLACED', createdDate: null },
      },
    ])
    shop.advance(60_000)
    const cleared = { ordersSettings: {}, fieldMask: ['inventoryUpdateTrigger'] }
    const changed = {
      inventoryUpdateTrigger: 'ON_ORDER_PLACED',
      createInvoice: false,
      createdDate: first,
      updatedDate: new Date('2026-03-02T09:01:00.000Z'),
    }
    expect(shop.call(updateOrdersSettings, owner, cleared)).toEqual(changed)
    expect(shop.call(getOrdersSettings, owner, {})).toEqual(changed)
  })

  it('refuse a mask that names a date', () => {
    const input = { ordersSettings: {}, fieldMask: ['createdDate'] }
    expect(() => shop.call(updateOrdersSettings, owner, input)).toThrow(
      refused({
        field: 'fieldMask.0',
        description: 'names "createdDate", which is read-only',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })
})

describe('ON_ORDER_PLACED', () => {
  it('takes the items at once, and gives them back when the payment fails', () => {
    take('ON_ORDER_PLACED')
    const { id } = purchase(shop, pending)
    expect(shop.stock.get('mat')).toBe(17)
    settle(id, 'declined')
    expect(shop.stock.get('mat')).toBe(20)
  })
})

describe('ON_ORDER_PAID', () => {
  beforeEach(() => {
    take('ON_ORDER_PAID')
  })

  it('takes the items of an order that is paid at once', () => {
    purchase(shop)
    expect(shop.stock.get('mat')).toBe(17)
  })

  it('takes the items when the bank approves the payment, and none when it declines', () => {
    const first = purchase(shop, pending)
    const second = purchase(shop, pending)
    expect(shop.stock.get('mat')).toBe(20)
    settle(first.id, 'approved')
    expect(shop.stock.get('mat')).toBe(17)
    settle(second.id, 'declined')
    expect(shop.stock.get('mat')).toBe(17)
  })

  it('takes the items when the business marks the order as paid, once', () => {
    const { id } = purchase(shop, offline)
    expect(shop.stock.get('mat')).toBe(20)
    shop.call(markOrderAsPaid, owner, { ecomOrderId: id })
    expect(shop.stock.get('mat')).toBe(17)
  })

  it('takes what is left when others were faster, and gives no more back than it took', () => {
    const { id } = purchase(shop, { ...offline, items: { mat: 15 } })
    purchase(shop, { items: { mat: 12 } })
    expect(shop.stock.get('mat')).toBe(8)
    shop.call(markOrderAsPaid, owner, { ecomOrderId: id })
    expect(shop.stock.get('mat')).toBe(0)
    shop.call(cancelOrder, owner, { id, restockAllItems: true })
    expect(shop.stock.get('mat')).toBe(8)
  })

  it('holds for orders that the business creates', () => {
    const created = shop.call(createOrder, owner, {
      order: {
        lineItems: [
          {
            productName: { original: 'Yoga mat' },
            catalogReference: goods('mat'),
            quantity: 2,
            itemType: { preset: 'PHYSICAL' },
            price: { amount: '24.99' },
          },
        ],
        buyerInfo: { visitorId: 'visitor-1', email: 'ana@example.com' },
        channelInfo: { type: 'WEB' },
        paymentStatus: 'NOT_PAID',
      },
    })
    expect(shop.stock.get('mat')).toBe(20)
    shop.call(markOrderAsPaid, owner, { ecomOrderId: created.id })
    expect(shop.stock.get('mat')).toBe(18)
  })

  it('gives nothing back of an order that took nothing', () => {
    const { id } = purchase(shop, offline)
    shop.call(cancelOrder, owner, { id, restockAllItems: true })
    expect(shop.stock.get('mat')).toBe(20)
  })

  it('does not ask an item that is not sold any more', () => {
    const { id } = purchase(shop, offline)
    shop.items.delete('mat')
    expect(shop.call(markOrderAsPaid, owner, { ecomOrderId: id }).paymentStatus).toBe('PAID')
    expect(shop.stock.get('mat')).toBe(20)
  })
})
