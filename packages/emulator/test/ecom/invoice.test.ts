import {
  addInvoiceToOrder,
  bulkGenerateInvoices,
  cancelOrder,
  generateInvoice,
  getOrder,
  invoiceStatuses,
  listInvoicesForMultipleOrders,
  type Order,
  updateOrdersSettings,
} from '@frontdesk/ecom'
import { markOrderAsPaid } from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { invoicePeriod, removeInvoice } from '../../src/ecom/invoice/order-invoices.ts'
import { orders } from '../../src/ecom/order/state.ts'
import { purchase, typesOf } from './purchase.ts'
import { declined, member, openShop, owner, type Shop, visitor } from './shop.ts'

let shop: Shop
let order: Order
const offline = { delivery: { code: 'pickup' }, payment: { kind: 'offline' } }
const pending = { payment: { kind: 'card', outcome: 'pending' } }
beforeEach(() => {
  shop = openShop()
  order = purchase(shop, offline)
  shop.mails.length = 0
})

const read = ({ id }: Order): Order => shop.call(getOrder, owner, { id })
const put = (changes: Partial<Order>): Order =>
  shop.state.unit(() => shop.state.in(orders).put({ ...read(order), ...changes }))
const generate = ({ id }: Order = order): string => shop.call(generateInvoice, owner, { orderId: id })
const list = ({ id }: Order = order) =>
  shop.call(listInvoicesForMultipleOrders, owner, { orderIds: [id] })[0]?.invoicesInfo ?? []
const statuses = (own: Order = order) => list(own).map(({ status }) => status)
const remove = (id: string) => shop.state.unit(() => removeInvoice(shop.context(owner, {}), id))

describe('the invoice of an order', () => {
  it('is mailed to the buyer, and recorded', () => {
    const invoiceId = generate()
    expect(list()).toEqual([{ id: invoiceId, appId: '5e7a1ce0-0000-4000-8030-000000000001', status: 'Sent' }])
    expect(typesOf(read(order)).slice(typesOf(order).length)).toEqual(['INVOICE_ADDED', 'INVOICE_SENT'])
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Invoice for your order 10001 at Harbour Studio',
        text: [
          '3 × Yoga mat  €74.97',
          '1 × Block  €0.10',
          '',
          'Total €75.07',
          `Of this tax ${order.priceSummary?.tax?.formattedAmount ?? ''}`,
          'To be paid within 30 days €75.07',
        ].join('\n'),
      },
    ])
  })

  it('is made once, and again when it was removed', () => {
    const first = generate()
    expect(() => generate()).toThrow(declined(409, 'INVOICE_ALREADY_EXISTS', { id: order.id }))
    remove(first)
    expect(typesOf(read(order)).at(-1)).toBe('INVOICE_REMOVED')
    const second = generate()
    expect(list().map(({ id, status }) => [id, status])).toEqual([
      [first, 'Deleted'],
      [second, 'Sent'],
    ])
    expect(() => remove(first)).toThrow(declined(404, 'INVOICE_NOT_FOUND', { id: first }))
  })

  it.each([
    ['GENERATE_INVOICE_NOT_SUPPORTED', { status: 'CANCELED' }],
    ['GENERATE_INVOICE_NOT_SUPPORTED', { status: 'REJECTED' }],
    ['MISSING_CONTACT_EMAIL', { buyerInfo: { visitorId: 'visitor-1' } }],
    ['INVALID_EMAIL', { buyerInfo: { visitorId: 'visitor-1', email: 'ana' } }],
    ['INVALID_PRICE_AMOUNT', { priceSummary: { total: { amount: '0.00' } } }],
    ['ORDER_HAS_CHARGEBACKS', { balanceSummary: { balance: { amount: '0' }, chargeback: { amount: '1' } } }],
  ] satisfies [string, Partial<Order>][])('is refused with %s', (code, changes) => {
    put(changes)
    expect(() => generate()).toThrow(declined(409, code, { id: order.id }))
    expect(list()).toEqual([])
  })

  it('is refused when the order has no buyer', () => {
    const { buyerInfo: _, ...rest } = read(order)
    shop.state.unit(() => shop.state.in(orders).put(rest))
    expect(() => generate()).toThrow(declined(409, 'MISSING_CONTACT', { id: order.id }))
  })

  it('needs an order', () => {
    const input = { orderId: 'none' }
    expect(() => shop.call(generateInvoice, owner, input)).toThrow(declined(404, 'ORDER_NOT_FOUND'))
  })
})

describe('the status of an invoice', () => {
  const reached = new Set<string | undefined>()
  const see = (expected: string, own?: Order): void => {
    const [status] = statuses(own)
    reached.add(status)
    expect(status).toBe(expected)
  }

  it('is Draft until the order is approved, and nothing is mailed', () => {
    put({ status: 'INITIALIZED' })
    generate()
    see('Draft')
    expect(shop.mails).toEqual([])
    expect(typesOf(read(order)).at(-1)).toBe('INVOICE_ADDED')
  })

  it('is Overdue after 30 days, and not before', () => {
    generate()
    shop.advance(invoicePeriod)
    see('Sent')
    shop.advance(1)
    see('Overdue')
    shop.call(markOrderAsPaid, owner, { ecomOrderId: order.id })
    see('Paid')
  })

  it('is PartiallyPaid, and PartialAndOverdue after 30 days', () => {
    generate()
    put({ paymentStatus: 'PARTIALLY_PAID' })
    shop.advance(invoicePeriod)
    see('PartiallyPaid')
    shop.advance(1)
    see('PartialAndOverdue')
  })

  it('is Processing while the bank decides, and Void when it declines', () => {
    const waiting = purchase(shop, pending)
    generate(waiting)
    see('Processing', waiting)
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), waiting.id, 'declined'))
    see('Void', waiting)
  })

  it('is Void when the order is canceled, and Deleted when the invoice is removed', () => {
    const id = generate()
    shop.call(cancelOrder, owner, { id: order.id })
    see('Void')
    remove(id)
    see('Deleted')
  })

  it('takes every value', () => {
    expect([...reached].sort()).toEqual([...invoiceStatuses].sort())
  })
})

describe('an invoice of another app', () => {
  const invoiceInfo = { id: 'F-17', appId: 'app-1' }
  const add = (info = invoiceInfo) =>
    shop.call(addInvoiceToOrder, owner, { orderId: order.id, invoiceInfo: info })

  it('is noted once, without a status', () => {
    expect(add()).toEqual([invoiceInfo])
    expect(add()).toEqual([invoiceInfo])
    expect(add({ ...invoiceInfo, appId: 'app-2' })).toEqual([invoiceInfo, { id: 'F-17', appId: 'app-2' }])
    expect(typesOf(read(order)).filter((type) => type === 'INVOICE_ADDED')).toHaveLength(2)
  })

  it('stands beside the own one, up to 300 of them', () => {
    generate()
    for (let number = 1; number < 300; number++) add({ id: `F-${number}`, appId: 'app-1' })
    expect(list()).toHaveLength(300)
    expect(() => add({ id: 'F-300', appId: 'app-1' })).toThrow(declined(409, 'TOO_MANY_INVOICES'))
  })
})

it('a buyer sees the invoices of their own orders alone', () => {
  generate()
  const other = purchase(shop, { ...offline, buyer: member })
  const orderIds = [other.id, 'none', order.id]
  expect(shop.call(listInvoicesForMultipleOrders, visitor, { orderIds })).toEqual([
    { orderId: order.id, invoicesInfo: list() },
  ])
})

it('a bulk call makes the invoices of some orders and says why of the others', () => {
  const other = purchase(shop, offline)
  generate()
  const { results, bulkActionMetadata } = shop.call(bulkGenerateInvoices, owner, {
    orderIds: [other.id, order.id],
  })
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
  expect(results).toEqual([
    {
      itemMetadata: { id: other.id, originalIndex: 0, success: true },
      item: { orderId: other.id, invoiceId: list(other)[0]?.id },
    },
    {
      itemMetadata: {
        id: order.id,
        originalIndex: 1,
        success: false,
        error: {
          code: 'INVOICE_ALREADY_EXISTS',
          description: 'The order has an invoice already',
          data: { id: order.id },
        },
      },
    },
  ])
})

describe('the setting createInvoice', () => {
  const turnOn = () => shop.call(updateOrdersSettings, owner, { ordersSettings: { createInvoice: true } })

  it('makes no invoice unless it is turned on', () => {
    expect(list(purchase(shop))).toEqual([])
  })

  it('makes the invoice of an order that is paid online, at once or when the bank approves', () => {
    turnOn()
    const paid = purchase(shop)
    expect(statuses(paid)).toEqual(['Paid'])
    expect(paid).toEqual(read(paid))
    const waiting = purchase(shop, pending)
    expect(statuses(waiting)).toEqual([])
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), waiting.id, 'approved'))
    expect(statuses(waiting)).toEqual(['Paid'])
  })

  it('makes none of an order that is paid at the business', () => {
    turnOn()
    const own = purchase(shop, offline)
    shop.call(markOrderAsPaid, owner, { ecomOrderId: own.id })
    expect(list(own)).toEqual([])
  })
})
