import { createClient, hosted } from '@frontdesk/core'
import { check, validation } from '@frontdesk/core/schema'
import { ecomSchemas, orderSchema } from '@frontdesk/ecom/schemas'
import { addLineItemsToCurrentCart, cancelOrder, getOrder, searchOrders } from '@frontdesk/ecom'
import { describe, expect, it } from 'vitest'

const client = createClient({
  platform: hosted(),
  validate: validation(ecomSchemas),
  fetch: async () => Response.json({ order: { id: 'order-1', priceSummary: { total: { amount: 12 } } } }),
})

const catalogReference = { catalogItemId: 'product-1', appId: 'stores' }

describe('schemas of carts and orders', () => {
  it.each([
    [0, 'MIN'],
    [-1, 'MIN'],
    [100_001, 'MAX'],
  ])('refuse the quantity %d before anything is sent', async (quantity, violatedRule) => {
    await expect(
      addLineItemsToCurrentCart(client, { catalogItems: [{ catalogReference, quantity }] }),
    ).rejects.toMatchObject({ violations: [{ field: 'catalogItems.0.quantity', violatedRule }] })
  })

  it('refuse a quantity that is not a whole number', async () => {
    await expect(
      addLineItemsToCurrentCart(client, { catalogItems: [{ catalogReference, quantity: 1.5 }] }),
    ).rejects.toMatchObject({ violations: [{ field: 'catalogItems.0.quantity', violatedRule: 'FORMAT' }] })
  })

  it.each(['x', null, [], 5])('refuse %j as a filter, before anything is sent', async (filter) => {
    await expect(searchOrders(client, { filter: filter as never })).rejects.toMatchObject({
      name: 'ValidationError',
      violations: [{ field: 'filter', description: 'must be an object', violatedRule: 'FORMAT' }],
    })
  })

  it('name the field of an order that is not what the operation promises', async () => {
    await expect(getOrder(client, { id: 'order-1' })).rejects.toMatchObject({
      violations: [{ field: 'order.priceSummary.total.amount' }],
    })
  })

  it('let unknown fields and enum values through', () => {
    const order = { id: 'order-1', paymentStatus: 'BARTERED', shelf: 'B4' }
    expect(check(orderSchema, order)).toEqual(order)
  })

  it('belong to calls, of which cancelOrder needs an elevated client', async () => {
    // @ts-expect-error a client without auth is not elevated
    await expect(cancelOrder(client, { id: 'order-1' })).rejects.toMatchObject({ name: 'ContextError' })
  })
})
