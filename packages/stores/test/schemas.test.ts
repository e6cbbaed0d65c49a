import { createClient, hosted } from '@frontdesk/core'
import { check, validation } from '@frontdesk/core/schema'
import { getCollectionBySlug, queryProducts } from '@frontdesk/stores'
import { priceDataSchema, productSchema, storesSchemas } from '@frontdesk/stores/schemas'
import { describe, expect, it } from 'vitest'

const client = createClient({
  platform: hosted(),
  validate: validation(storesSchemas),
  fetch: async () =>
    Response.json({
      products: [{ id: 'product-1', name: 'Block', price: { price: 'twelve' } }],
      metadata: {},
    }),
})

describe('schemas of the store', () => {
  it('let numbers through that are not finite', () => {
    expect(check(priceDataSchema, { price: NaN, discountedPrice: -Infinity })).toEqual({
      price: NaN,
      discountedPrice: -Infinity,
    })
  })

  it('let unknown fields and enum values through', () => {
    const product = { id: 'product-1', name: 'Block', productType: 'RENTAL', shelf: 'B4' }
    expect(check(productSchema, product)).toEqual(product)
  })

  it('name the field of a result that is not what the operation promises', async () => {
    await expect(queryProducts(client, {})).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      violations: [{ field: 'products.0.price.price' }],
    })
  })

  it.each(['x', null, [], 5])('refuse %j as a filter, before anything is sent', async (filter) => {
    await expect(queryProducts(client, { filter: filter as never })).rejects.toMatchObject({
      name: 'ValidationError',
      violations: [{ field: 'filter', description: 'must be an object', violatedRule: 'FORMAT' }],
    })
  })

  it('refuse a page that is too large before anything is sent', async () => {
    await expect(queryProducts(client, { paging: { limit: 101 } })).rejects.toMatchObject({
      violations: [{ field: 'paging.limit', violatedRule: 'MAX' }],
    })
  })

  it('refuse a slug that is too long', async () => {
    await expect(getCollectionBySlug(client, { slug: 'a'.repeat(101) })).rejects.toMatchObject({
      violations: [{ field: 'slug', violatedRule: 'MAX_LENGTH' }],
    })
  })
})
