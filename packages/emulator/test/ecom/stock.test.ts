import { storesAppId } from '@frontdesk/stores'
import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  cancelOrder,
  searchOrders,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { describe, expect, it } from 'vitest'
import { createCommerce } from '../../src/ecom/index.ts'
import type { HandlerContext, Identity } from '../../src/kernel/handler.ts'
import { productCatalogProvider } from '../../src/stores/index.ts'
import { products } from '../../src/stores/product.ts'
import { declined, goods, openShop, owner, plainAnswer } from './shop.ts'

const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
const delivery = { code: 'pickup' }
const payment = { kind: 'card', outcome: 'approved' } as const

describe('the stock of the store', () => {
  const shop = openShop()
  const commerce = createCommerce([productCatalogProvider])
  const call: typeof shop.call = (operation, identity, input) => {
    const handler = commerce.handlers.find((own) => own.operation.spec.id === operation.spec.id)
    return plainAnswer(
      shop.state.unit(() => handler!.run(shop.context(identity, input) as HandlerContext<never>)),
    ) as never
  }
  const stockOf = (id: string) => shop.state.in(products).get(id)?.variants?.[0]?.stock
  const put = (id: string, quantity: number) =>
    shop.state.unit(() =>
      shop.state.in(products).put({
        id,
        name: id,
        visible: true,
        productType: 'physical',
        customTextFields: [{ title: 'Engraving', maxLength: 10 }],
        variants: [
          {
            id: `${id}-variant`,
            choices: {},
            variant: { visible: true, priceData: { price: 12.5 } },
            stock: { trackQuantity: true, quantity, inStock: quantity > 0 },
          },
        ],
      }),
    )
  const buy = (visitorId: string, ...ids: string[]) => {
    const buyer: Identity = { kind: 'visitor', visitorId }
    const { id: checkoutId } = call(addLineItemsToCurrentCart, buyer, {
      catalogItems: ids.map((id) => ({
        catalogReference: { ...goods(id), appId: storesAppId },
        quantity: 1,
      })),
    })
    return () =>
      shop.state.unit(() =>
        commerce.placeOrder(shop.context(buyer, {}), { checkoutId, contact, delivery, payment }),
      )
  }

  it('never falls below zero, however many customers order at once, and comes back when orders are canceled', async () => {
    put('mug', 7)
    const orders = Array.from({ length: 50 }, (_, index) => buy(`buyer-${index}`, 'mug'))
    const results = await Promise.allSettled(orders.map(async (order) => order()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect(stockOf('mug')).toEqual({ trackQuantity: true, quantity: 0, inStock: false })
    for (const { id } of call(searchOrders, owner, {}).items)
      call(cancelOrder, owner, { id, restockAllItems: true })
    expect(stockOf('mug')?.quantity).toBe(7)
  })

  it('is shared by all lines of a cart that refer to the same variant', () => {
    put('cup', 6)
    const buyer: Identity = { kind: 'visitor', visitorId: 'carla' }
    const item = (options: Record<string, unknown>, quantity: number) => ({
      catalogReference: { ...goods('cup', options), appId: storesAppId },
      quantity,
    })
    const add = (...catalogItems: ReturnType<typeof item>[]) =>
      call(addLineItemsToCurrentCart, buyer, { catalogItems })
    const engraved = { customTextFields: { Engraving: 'Carla' } }
    add(item({ variantId: 'cup-variant' }, 4))
    expect(() => add(item(engraved, 3))).toThrow(
      declined(409, 'INSUFFICIENT_INVENTORY', { quantityAvailable: 2 }),
    )
    const { lineItems = [] } = add(item(engraved, 2))
    const update = (...quantities: number[]) =>
      call(updateLineItemsInCurrentCart, buyer, {
        lineItems: quantities.map((newQuantity, index) => ({
          lineItemId: lineItems[index]!.id,
          quantity: { newQuantity },
        })),
      })
    expect(() => update(4, 3)).toThrow(declined(409, 'INSUFFICIENT_INVENTORY', { quantityAvailable: 3 }))
    expect(update(1, 5).lineItems).toHaveLength(2)
    put('cup', 4)
    const { cart, summary } = call(calculateCurrentCart, buyer, {})
    expect(cart.lineItems?.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity)).toEqual([1, 3])
    expect(summary.violations).toMatchObject([
      { lineItemsOutOfStockData: { lineItemIds: [lineItems[1]!.id] } },
      { code: 'MISSING_DELIVERY_ADDRESS' },
      { code: 'MISSING_DELIVERY_METHOD' },
    ])
  })

  it('is not asked for when a product needs a text by now: the line stays in the cart and cannot be ordered', () => {
    put('vase', 2)
    const order = buy('dora', 'vase')
    const vase = shop.state.in(products).get('vase')!
    const customTextFields = [{ title: 'Engraving', maxLength: 10, mandatory: true }]
    shop.state.unit(() => shop.state.in(products).put({ ...vase, customTextFields }))
    const { cart } = call(calculateCurrentCart, { kind: 'visitor', visitorId: 'dora' }, {})
    expect(cart.lineItems).toMatchObject([
      {
        name: { original: 'vase' },
        status: 'REMOVED_FROM_CATALOG',
        pricing: { totalPrice: { amount: '12.50' } },
      },
    ])
    expect(order).toThrow(declined(409, 'LINE_ITEMS_OUT_OF_STOCK', { allLineItemsOutOfStock: true }))
    expect(stockOf('vase')?.quantity).toBe(2)
  })

  it('stays unchanged when another line of the order is out of stock', () => {
    put('pen', 3)
    put('ink', 1)
    const first = buy('anna', 'pen', 'ink')
    const second = buy('bert', 'pen', 'ink')
    first()
    expect(second).toThrow(declined(409, 'LINE_ITEMS_OUT_OF_STOCK', { allLineItemsOutOfStock: false }))
    expect(stockOf('pen')?.quantity).toBe(2)
    expect(stockOf('ink')?.quantity).toBe(0)
  })
})
