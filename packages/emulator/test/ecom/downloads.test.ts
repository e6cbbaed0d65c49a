import { createFulfillment, getOrder, type Order } from '@frontdesk/ecom'
import { markOrderAsPaid } from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { findDownload } from '../../src/ecom/index.ts'
import { lineOf, purchase, typesOf } from './purchase.ts'
import { openShop, owner, type Shop } from './shop.ts'

const file = { id: 'file-1', fileName: 'guide.pdf', fileType: 'SECURE_DOCUMENT' }
const day = 24 * 60 * 60_000

let shop: Shop
beforeEach(() => {
  shop = openShop()
  shop.items.set('guide', { ...shop.items.get('guide')!, digitalFile: file })
})

const linkOf = ({ lineItems = [] }: Order): string | undefined =>
  lineItems.find(({ digitalFile }) => digitalFile)?.digitalFile?.link
const tokenOf = (order: Order): string => linkOf(order)?.split('/').at(-1) ?? ''
const read = ({ id }: Order): Order => shop.call(getOrder, owner, { id })

describe('a digital line', () => {
  it('has a link for 30 days once it is paid, is handed over by it, and the buyer gets a mail', () => {
    const order = purchase(shop, { items: { guide: 1 } })
    const link = `http://127.0.0.1:4600/pages/downloads/${tokenOf(order)}`
    expect(order.lineItems?.[0]?.digitalFile).toEqual({
      fileId: 'file-1',
      link,
      expirationDate: new Date('2026-04-01T09:00:00.000Z'),
    })
    expect(order).toEqual(read(order))
    expect(order.fulfillmentStatus).toBe('FULFILLED')
    expect(typesOf(order)).toEqual(['ORDER_PLACED', 'ORDER_PAID', 'DOWNLOAD_LINK_SENT', 'ORDER_FULFILLED'])
    expect(shop.mails[0]).toEqual({
      to: 'ana@example.com',
      subject: 'Your downloads of order 10001 at Harbour Studio',
      text: `Guide: ${link}\n\nThe links work for 30 days.`,
      link,
    })
    expect(shop.events.filter(({ slug }) => slug === 'fulfilled').map(({ entity }) => entity)).toEqual([
      {
        order,
        previousFulfillmentStatus: 'NOT_FULFILLED',
        newFulfillmentStatus: 'FULFILLED',
        action: 'SEND_DOWNLOAD_LINK',
      },
    ])
  })

  it('has the id of its file and no link while it is not paid', () => {
    const order = purchase(shop, { items: { guide: 1 }, payment: { kind: 'card', outcome: 'pending' } })
    expect(order.lineItems?.[0]?.digitalFile).toEqual({ fileId: 'file-1' })
    expect(order.fulfillmentStatus).toBe('NOT_FULFILLED')
    const paid = shop.state.unit(() =>
      shop.commerce.settlePayment(shop.context(owner, {}), order.id, 'approved'),
    )
    expect(linkOf(paid)).toMatch(/^http:\/\/127\.0\.0\.1:4600\/pages\/downloads\/.+/)
    expect(paid).toEqual(read(order))
  })

  it('gets its link when the business marks the order as paid, which holds goods, too', () => {
    const order = purchase(shop, {
      items: { guide: 1, mat: 1 },
      payment: { kind: 'card', outcome: 'pending' },
    })
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(owner, {}), order.id, 'approved'))
    expect(read(order).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
    shop.call(createFulfillment, owner, {
      orderId: order.id,
      fulfillment: { lineItems: [{ id: lineOf(order, 'mat') }] },
    })
    expect(read(order).fulfillmentStatus).toBe('FULFILLED')
  })

  it('keeps its link when another payment is recorded', () => {
    const order = purchase(shop, { items: { guide: 1 } })
    expect(() => shop.call(markOrderAsPaid, owner, { ecomOrderId: order.id })).toThrow()
    expect(linkOf(read(order))).toBe(linkOf(order))
  })

  it('of a product without a file has none', () => {
    shop.items.set('guide', { name: 'Guide', price: '9.99', itemType: 'DIGITAL' })
    const order = purchase(shop, { items: { guide: 1 } })
    expect(order.lineItems?.[0]).not.toHaveProperty('digitalFile')
    expect(typesOf(order)).toEqual(['ORDER_PLACED', 'ORDER_PAID'])
  })
})

describe('a download', () => {
  it('leads to the file and the end of its link, also when the product is gone', () => {
    const order = purchase(shop, { items: { guide: 1 } })
    shop.items.delete('guide')
    expect(findDownload(shop.state, tokenOf(order))).toEqual({
      file,
      expirationDate: new Date(Date.parse('2026-03-02T09:00:00.000Z') + 30 * day),
    })
  })

  it('leads nowhere by another id', () => {
    purchase(shop, { items: { guide: 1 } })
    expect(findDownload(shop.state, 'none')).toBeUndefined()
  })
})
