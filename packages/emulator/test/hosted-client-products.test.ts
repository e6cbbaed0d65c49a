// Products, their variants, collections and stock, as the hosted platform's own client writes them.
import * as stores from '@frontdesk/stores'
import * as catalogVersions from '@wix/auto_sdk_stores_catalog-versioning'
import * as collections from '@wix/auto_sdk_stores_collections'
import * as inventory from '@wix/auto_sdk_stores_inventory'
import * as products from '@wix/auto_sdk_stores_products'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = { catalogVersions, collections, inventory, products }
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
type Business = ReturnType<typeof business>

/** A mug in two colours, whose variants have prices and stock of their own. */
const create = async ({ products: own }: Business) => {
  const { product } = await own.createProduct({
    name: 'Mug',
    productType: 'physical',
    priceData: { price: 12 },
    costAndProfitData: { itemCost: 4 },
    brand: 'Harbour',
    ribbon: 'New',
    manageVariants: true,
    productOptions: [
      {
        name: 'Colour',
        optionType: 'color',
        choices: [
          { value: '#00f', description: 'Blue' },
          { value: '#f00', description: 'Red' },
        ],
      },
    ],
  })
  return { ...found(product), _id: found(product?._id) }
}

describe('the client of the hosted platform, for products', () => {
  it('creates, changes, prices and deletes a product', async () => {
    const client = business()
    const { products: own } = client
    const made = await create(client)
    expect(made).toMatchObject({
      name: 'Mug',
      slug: 'mug',
      productType: 'physical',
      priceData: { price: 12, currency: 'EUR' },
      lastUpdated: new Date('2026-05-04T07:00:00Z'),
    })
    const whole = await own.getProduct(made._id, { includeMerchantSpecificData: true })
    expect(whole.product).toEqual(made)
    const renamed = await own.updateProduct(made._id, { name: 'Large mug' })
    expect(renamed.product).toMatchObject({ name: 'Large mug', brand: 'Harbour' })
    await own.removeBrand(made._id)
    await own.removeRibbon(made._id)
    const plain = (await own.getProduct(made._id)).product
    expect([plain?.brand ?? '', plain?.ribbon ?? '']).toEqual(['', ''])
    const set = await own.bulkUpdateProductsProperty([made._id], { price: 20 })
    expect(set.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
    const raised = await own.bulkAdjustProductProperty({ price: { amount: 2.5 } }, [made._id])
    expect(raised.bulkActionMetadata?.totalSuccesses).toBe(1)
    const { items } = await own.queryProducts().eq('slug', made.slug).find()
    expect(items.map(({ priceData }) => priceData?.price)).toEqual([22.5])
    await own.deleteProduct(made._id)
    await expect(own.getProduct(made._id)).rejects.toMatchObject({
      details: { applicationError: { code: expect.any(String) as string } },
    })
  })

  it('writes the variants and the options', async () => {
    const client = business()
    const { products: own } = client
    const { _id } = await create(client)
    const changed = await own.updateProductVariants(_id, [
      { choices: { Colour: 'Red' }, price: 15, sku: 'MUG-R', weight: 0.3, visible: true },
    ])
    expect(changed.variants).toMatchObject([
      { choices: { Colour: 'Blue' }, variant: { priceData: { price: 12 } } },
      { choices: { Colour: 'Red' }, variant: { sku: 'MUG-R', priceData: { price: 15 } } },
    ])
    const queried = await own.queryProductVariants(_id, { choices: { Colour: 'Red' } })
    expect(queried.variants?.map(({ variant }) => variant?.sku)).toEqual(['MUG-R'])
    const variantId = found(queried.variants?.[0]?._id)
    const available = await own.getProductOptionsAvailability(_id, { Colour: 'Red' })
    expect(available.selectedVariant).toMatchObject({ sku: 'MUG-R' })
    const all = await own.queryStoreVariants({ filter: { productId: _id }, paging: { limit: 10 } })
    expect(all.variants?.map(({ variantName }) => variantName).toSorted()).toEqual(['Blue', 'Red'])
    const one = await own.getStoreVariant(`${_id}-${variantId}`)
    expect(one.variant).toMatchObject({ sku: 'MUG-R', productName: 'Mug' })
    await own.resetAllProductVariantData(_id)
    const reset = await own.queryProductVariants(_id, { choices: { Colour: 'Red' } })
    expect(reset.variants?.[0]?.variant?.priceData?.price).toBe(12)
    await own.updateProduct(_id, { manageVariants: false })
    await own.deleteProductOptions(_id)
    expect((await own.getProduct(_id)).product?.productOptions).toEqual([])
  })

  it('adds pictures to a product and to its choices, and takes them away', async () => {
    const client = business()
    const { products: own } = client
    const { _id } = await create(client)
    await own.addProductMedia(_id, [{ url: 'https://example.com/mug.jpg' }])
    const read = async () => found((await own.getProduct(_id)).product)
    const mediaIds = found((await read()).media?.items).map((item) => found(item._id))
    expect(mediaIds).toHaveLength(1)
    await own.addProductMediaToChoices(_id, [{ option: 'Colour', choice: 'Blue', mediaIds }])
    const blue = async () => (await read()).productOptions?.[0]?.choices?.[0]
    expect((await blue())?.media?.items?.map((item) => item._id)).toEqual(mediaIds)
    await own.removeProductMediaFromChoices(_id, [{ option: 'Colour', choice: 'Blue', mediaIds }])
    expect((await blue())?.media?.items ?? []).toEqual([])
    await own.removeProductMedia(_id, mediaIds)
    expect((await read()).media?.items).toEqual([])
  })
})

describe('the client of the hosted platform, for collections', () => {
  it('creates, fills, finds and deletes a collection', async () => {
    const client = business()
    const { products: own } = client
    const { _id: productId } = await create(client)
    const { collection } = await own.createCollection({ name: 'Kitchen' })
    const id = found(collection?._id)
    const renamed = await own.updateCollection(id, { name: 'Kitchenware' })
    expect(renamed.collection?.name).toBe('Kitchenware')
    await own.addProductsToCollection(id, [productId])
    expect((await own.getProduct(productId)).product?.collectionIds).toContain(id)
    expect(await client.collections.getCollection(id)).toMatchObject({ numberOfProducts: 1 })
    const { items } = await client.collections.queryCollections().eq('name', 'Kitchenware').find()
    expect(items.map(({ _id }) => _id)).toEqual([id])
    const bySlug = await client.collections.getCollectionBySlug(found(collection?.slug))
    expect(bySlug.collection?._id).toBe(id)
    await own.removeProductsFromCollection(id, [productId])
    expect((await own.getProduct(productId)).product?.collectionIds).not.toContain(id)
    await own.deleteCollection(id)
    await expect(client.collections.getCollection(id)).rejects.toThrow()
  })
})

describe('the client of the hosted platform, for stock', () => {
  it('counts pieces by product and by inventory', async () => {
    const client = business()
    const { inventory: own } = client
    const { _id: productId, inventoryItemId } = await create(client)
    const { variants } = await client.products.queryProductVariants(productId, {
      choices: { Colour: 'Blue' },
    })
    const variantId = found(variants?.[0]?._id)
    await own.updateInventoryVariants(productId, {
      trackQuantity: true,
      variants: [{ variantId, quantity: 5 }],
    })
    await own.decrementInventory([{ productId, variantId, decrementBy: 3 }])
    await own.incrementInventory([{ inventoryId: found(inventoryItemId), variantId, incrementBy: 1 }])
    const read = await own.getInventoryVariants(found(inventoryItemId), { variantIds: [variantId] })
    expect(read.inventoryItem).toMatchObject({
      productId,
      trackQuantity: true,
      variants: [{ variantId, quantity: 3, inStock: true }],
    })
    const queried = await own.queryInventory({
      query: { filter: JSON.stringify({ productId }), paging: { limit: 5 } },
    })
    expect(queried).toMatchObject({ inventoryItems: [{ productId }], metadata: { items: 1 } })
    await expect(own.decrementInventory([{ productId, variantId, decrementBy: 4 }])).rejects.toThrow()
  })

  it('tells which catalog the shop has', async () => {
    expect(await business().catalogVersions.getCatalogVersion()).toEqual({ catalogVersion: 'V1_CATALOG' })
  })
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const operations = Object.values(stores).flatMap((value) =>
    typeof value === 'function' && 'spec' in value ? [value.spec.id] : [],
  )
  expect(operations).toHaveLength(34)
  expect(operations.filter((id) => !called.has(id))).toEqual([])
})
