import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '../../src/kernel/handler.ts'
import { declined, goods, member, openShop, owner, service, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const add = (reference: ReturnType<typeof goods>, quantity = 1, identity: Identity = visitor) =>
  shop.call(addLineItemsToCurrentCart, identity, {
    catalogItems: [{ catalogReference: reference, quantity }],
  })

describe('a cart of 300 lines', () => {
  const fill = (count: number, identity: Identity, name: string) =>
    shop.call(addLineItemsToCurrentCart, identity, {
      catalogItems: Array.from({ length: count }, (_, index) => ({
        catalogReference: goods('guide', { variantId: `${name}-${index}` }),
        quantity: 1,
      })),
    })
  const full = declined(400, 'MAX_LINE_ITEMS_EXCEEDED', { maximum: 300 })

  it('takes no other line, and still takes more of an item that it holds', () => {
    expect(fill(300, visitor, 'v').lineItems).toHaveLength(300)
    expect(() => add(goods('guide'))).toThrow(full)
    expect(add(goods('guide', { variantId: 'v-0' })).lineItems?.[0]?.quantityInfo?.requestedQuantity).toBe(2)
  })

  it('takes no custom item', () => {
    const item = { name: { original: 'Private class' }, pricing: { price: { amount: '80' } } }
    fill(299, owner, 'v')
    const addCustom = () => shop.call(addLineItemsToCurrentCart, owner, { customItems: [item] })
    expect(addCustom().lineItems).toHaveLength(300)
    expect(addCustom).toThrow(full)
  })

  it('is what two larger carts merge to when a visitor signs in', () => {
    fill(200, member, 'm')
    fill(150, visitor, 'v')
    shop.state.unit(() => shop.commerce.transferCart(shop.context(member, {}), 'visitor-1', 'member-1'))
    const { lineItems = [] } = shop.call(getCurrentCart, member, {})
    expect(lineItems).toHaveLength(300)
    expect(lineItems[199]?.source?.catalogReference?.options).toEqual({ variantId: 'm-199' })
    expect(lineItems[200]?.source?.catalogReference?.options).toEqual({ variantId: 'v-0' })
  })
})

describe('violations', () => {
  const violations = () => shop.call(calculateCurrentCart, visitor, {}).summary.violations

  it('name the lines that are out of stock, some or all', () => {
    const { lineItems = [] } = shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: [
        { catalogReference: goods('guide'), quantity: 1 },
        { catalogReference: service('booking-1'), quantity: 1 },
      ],
    })
    const [guide, booking] = lineItems.map(({ id }) => id)
    const violation = (names: string, lineItemIds: unknown[], allLineItemsOutOfStock: boolean) => ({
      scope: 'LINE_ITEM',
      code: 'LINE_ITEMS_OUT_OF_STOCK',
      description: `Not available any more as chosen: ${names}`,
      severity: 'ERROR',
      lineItemsOutOfStockData: { lineItemIds, allLineItemsOutOfStock },
    })
    expect(violations()).toEqual([])
    shop.items.delete('guide')
    expect(violations()).toEqual([violation('Guide', [guide], false)])
    shop.items.delete('booking-1')
    expect(violations()).toEqual([violation('Guide, Morning yoga', [guide, booking], true)])
  })

  it('tell that a cart is empty', () => {
    const { lineItems = [] } = add(goods('guide'))
    shop.call(removeLineItemsFromCurrentCart, visitor, { lineItemIds: lineItems.map(({ id }) => id) })
    expect(violations()).toEqual([
      { scope: 'GLOBAL', code: 'EMPTY_CART', description: 'The cart is empty', severity: 'ERROR' },
    ])
  })
})

it('the quantity of an item that is not sold any more cannot be changed', () => {
  const { lineItems = [] } = add(goods('guide'))
  shop.items.delete('guide')
  expect(() =>
    shop.call(updateLineItemsInCurrentCart, visitor, {
      lineItems: [{ lineItemId: lineItems[0]!.id, quantity: { newQuantity: 2 } }],
    }),
  ).toThrow(declined(404, 'ITEM_NOT_FOUND_IN_CATALOG', { catalogReference: goods('guide') }))
})

describe('the contact of a booking', () => {
  const contact = { firstName: 'Rui', lastName: 'Costa', email: 'rui@example.com' }
  const contactOf = (identity: Identity) => {
    shop.items.set('booking-1', { ...shop.items.get('booking-1')!, contact })
    const { id } = add(service('booking-1'), 1, identity)
    return shop.commerce.readCheckout(shop.context(identity, {}), id)?.contact
  }

  it('fills in the checkout of a visitor', () => {
    expect(contactOf(visitor)).toEqual(contact)
  })

  it('does not fill in the checkout of a member, who may book for somebody else', () => {
    expect(contactOf(member)).toBeUndefined()
  })
})
