import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { local } from '@frontdesk/core'
import {
  addProductsToCollection,
  createCollection,
  createProduct,
  decrementInventory,
  deleteCollection,
  deleteProduct,
  incrementInventory,
  type Product,
  queryProducts,
  removeBrand,
  storesAppId,
  updateCollection,
  updateInventoryVariants,
  updateProduct,
  updateProductVariants,
} from '@frontdesk/stores'
import { collectionEvents, createWebhooks, inventoryEvents, productEvents } from '@frontdesk/webhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { productCatalogProvider } from '../../src/stores/index.ts'
import { createEmulator } from '../../src/emulator.ts'
import { openStore, type Store } from './store.ts'

const catalog = 'com.wix.ecommerce.catalog.api.v1'
const inventory = 'com.wix.ecommerce.inventory.api.v1'
const only = '00000000-0000-0000-0000-000000000000'
const originatedFromVersion = 'V1_CATALOG'

let store: Store
let block: Product
let shirt: Product
beforeEach(async () => {
  store = openStore()
  const find = async (slug: string): Promise<Product> =>
    (await queryProducts(store.owner, { filter: { slug } })).items[0]!
  block = await find('cork-block')
  shirt = await find('studio-t-shirt')
})

/** The events since the last time that they were asked for, as JSON. */
const told = (): unknown[] =>
  JSON.parse(
    JSON.stringify(
      store.events
        .splice(0)
        .map(({ entityFqdn, slug, entityId, entity }) => [`${entityFqdn}.${slug}`, entityId, entity]),
    ),
  ) as unknown[]

const changed = (productId: string, ...changedFields: string[]): unknown => [
  `${catalog}.ProductChanged`,
  productId,
  { productId, changedFields, originatedFromVersion },
]

const updatedDate = '2026-05-04T07:00:00.000Z'

/** The event that the stock of the cork block changed. */
const blockStock = (quantity: number, reason: string): unknown => [
  `${inventory}.InventoryVariantsChanged`,
  block.inventoryItemId,
  {
    inventoryItemId: block.inventoryItemId,
    productId: block.id,
    variants: [{ variantId: only, inStock: quantity > 0, quantity, availableForPreorder: false }],
    updatedDate,
    reason,
  },
]

describe('events of products', () => {
  it('tell of a new, a changed and a deleted product', async () => {
    const { id, media, productPageUrl, priceData, costAndProfitData } = await createProduct(store.owner, {
      product: {
        name: 'Tea',
        sku: 'T-1',
        brand: 'Harbour',
        priceData: { price: 9 },
        costAndProfitData: { itemCost: 3 },
      },
    })
    expect(told()).toEqual([
      [
        `${catalog}.ProductCreated`,
        id,
        {
          productId: id,
          name: 'Tea',
          price: priceData,
          visible: true,
          media,
          sku: 'T-1',
          productPageUrl,
          brand: 'Harbour',
          costAndProfitData,
          slug: 'tea',
          originatedFromVersion,
        },
      ],
    ])
    await updateProduct(store.owner, { product: { id, name: 'Green tea' } })
    await removeBrand(store.owner, { id })
    await updateProduct(store.owner, { product: { id, name: 'Green tea' } })
    expect(told()).toEqual([changed(id, 'name'), changed(id, 'brand')])
    await deleteProduct(store.owner, { id })
    expect(told()).toEqual([[`${catalog}.ProductDeleted`, id, { productId: id, originatedFromVersion }]])
  })

  it('tell of the variants whose data changed', async () => {
    const [first] = shirt.variants!
    const variants = await updateProductVariants(store.owner, {
      id: shirt.id,
      variants: [{ variantIds: [first!.id], price: 40 }],
    })
    expect(told()).toEqual([
      changed(shirt.id, 'priceRange'),
      [
        `${catalog}.VariantsChanged`,
        shirt.id,
        {
          productId: shirt.id,
          variants: [JSON.parse(JSON.stringify(variants[0])) as unknown],
          originatedFromVersion,
        },
      ],
    ])
  })

  it('tell of all variants when some go, and of the stock of those that come', async () => {
    const [size] = shirt.productOptions!
    const sizes = (size?.choices ?? []).map(({ value = '', description = '' }) => ({ value, description }))
    await updateProduct(store.owner, {
      product: { id: shirt.id, productOptions: [{ name: 'Size', choices: sizes }] },
    })
    expect(told()).toMatchObject([
      changed(shirt.id, 'productOptions'),
      [
        `${catalog}.VariantsChanged`,
        shirt.id,
        { variants: [{ choices: { Size: 'S' } }, { choices: { Size: 'M' } }, { choices: { Size: 'L' } }] },
      ],
      [`${inventory}.InventoryVariantsChanged`, shirt.inventoryItemId, { reason: 'MANUAL' }],
    ])
  })
})

describe('events of stock', () => {
  it('name the reason of the change', async () => {
    const target = { productId: block.id, variantId: only }
    const reference = { appId: storesAppId, catalogItemId: block.id }
    store.claim(reference, 2)
    store.run((context) => productCatalogProvider.release(context, reference, 1))
    await decrementInventory(store.owner, {
      decrementData: [{ ...target, decrementBy: 7 }],
      reason: 'ORDER',
    })
    await incrementInventory(store.owner, {
      incrementData: [{ ...target, incrementBy: 5 }],
      reason: 'REVERT_INVENTORY_CHANGE',
    })
    await incrementInventory(store.owner, { incrementData: [{ ...target, incrementBy: 5 }] })
    expect(told()).toEqual([
      blockStock(46, 'ORDER'),
      blockStock(47, 'REVERT_INVENTORY_CHANGE'),
      blockStock(40, 'ORDER'),
      blockStock(45, 'REVERT_INVENTORY_CHANGE'),
      blockStock(50, 'MANUAL'),
    ])
  })

  it('tell of the item when its pieces are counted no longer, or it takes preorders', async () => {
    await updateInventoryVariants(store.owner, {
      inventoryItem: { productId: block.id, preorderInfo: { enabled: true, limit: 5 } },
    })
    const item = (fields: object): unknown => [
      `${inventory}.InventoryItemChanged`,
      block.inventoryItemId,
      {
        inventoryItemId: block.inventoryItemId,
        productId: block.id,
        preorderInfo: { enabled: true, limit: 5 },
        updatedDate,
        reason: 'MANUAL',
        ...fields,
      },
    ]
    expect(told()).toEqual([item({ trackInventory: true, fieldMask: ['preorderInfo'] })])
    await updateInventoryVariants(store.owner, {
      inventoryItem: { productId: block.id, trackQuantity: false },
    })
    expect(told()).toMatchObject([
      item({ trackInventory: false, fieldMask: ['trackInventory'] }),
      [
        `${inventory}.InventoryVariantsChanged`,
        block.inventoryItemId,
        { variants: [{ variantId: only, inStock: true }] },
      ],
    ])
  })

  it('are not sent when nothing changed', async () => {
    await updateInventoryVariants(store.owner, {
      inventoryItem: { productId: block.id, variants: [{ variantId: only, quantity: 48 }] },
    })
    expect(told()).toEqual([])
  })
})

describe('events of collections', () => {
  it('tell of a new, a changed and a deleted collection, and of its products', async () => {
    const { id } = await createCollection(store.owner, { collection: { name: 'Gifts' } })
    await updateCollection(store.owner, { collection: { id, name: 'Presents', visible: false } })
    await updateCollection(store.owner, { collection: { id, visible: false } })
    await addProductsToCollection(store.owner, { id, productIds: [block.id] })
    await deleteCollection(store.owner, { id })
    const message = (name: string, data: object): unknown => [
      `${catalog}.${name}`,
      id,
      { collection_Id: id, ...data, originatedFromVersion },
    ]
    expect(told()).toEqual([
      message('CollectionCreated', { name: 'Gifts', slug: 'gifts', visible: true }),
      message('CollectionChanged', { changedFields: ['name', 'visible'] }),
      changed(block.id, 'collectionIds'),
      message('CollectionDeleted', {}),
      changed(block.id, 'collectionIds'),
    ])
  })
})

it('a receiver reads the events with their types', async () => {
  const bodies: string[] = []
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      response.end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
  try {
    const send = (path: string, body: object): Promise<Response> =>
      fetch(emulator.url + path, {
        method: 'POST',
        headers: { authorization: emulator.apiKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { port } = receiver.address() as AddressInfo
    emulator.webhooks.subscribe(`http://127.0.0.1:${port}/hook`)
    await send('/stores/v1/collections', { collection: { name: 'Gifts' } })
    await send('/stores/v2/inventoryItems/decrement', {
      decrementData: [{ productId: block.id, variantId: only, decrementBy: 1 }],
    })
    await emulator.webhooks.idle()
    const webhooks = createWebhooks({
      publicKey: await emulator.webhooks.publicKey(),
      events: [productEvents, collectionEvents, inventoryEvents],
      platform: local(emulator.url),
    })
    const events = await Promise.all(bodies.map((body) => webhooks.read(body)))
    expect(events).toMatchObject([
      { type: 'collection.created', data: { name: 'Gifts' }, metadata: { slug: 'CollectionCreated' } },
      {
        type: 'inventory.variantsChanged',
        data: { productId: block.id, updatedDate: new Date('2026-05-04T07:00:00.000Z') },
        metadata: { entityId: block.inventoryItemId },
      },
    ])
  } finally {
    receiver.close()
    await emulator.close()
  }
})
