import {
  decrementInventory,
  getCatalogVersion,
  getInventoryVariants,
  getProduct,
  getProductOptionsAvailability,
  getStoreVariant,
  incrementInventory,
  type InventoryItem,
  type InventoryItemChange,
  type Product,
  queryInventory,
  queryProducts,
  storesAppId,
  updateInventoryVariants,
  updateProduct,
} from '@frontdesk/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogReference } from '../../src/kernel/catalog-provider.ts'
import { productCatalogProvider } from '../../src/stores/index.ts'
import { refusal } from '../bookings/refusal.ts'
import { openStore, type Store } from './store.ts'

const only = '00000000-0000-0000-0000-000000000000'

let store: Store
let block: Product
let shirt: Product
let card: Product
beforeEach(async () => {
  store = openStore()
  const find = async (slug: string): Promise<Product> =>
    (await queryProducts(store.owner, { filter: { slug } })).items[0]!
  block = await find('cork-block')
  shirt = await find('studio-t-shirt')
  card = await find('gift-card')
})

const itemOf = ({ inventoryItemId = '' }: Product): Promise<InventoryItem> =>
  getInventoryVariants(store.visitor, { inventoryId: inventoryItemId })

const set = (product: Product, change: Omit<InventoryItemChange, 'productId'>): Promise<void> =>
  updateInventoryVariants(store.owner, { inventoryItem: { productId: product.id, ...change } })

const quantitiesOf = async (product: Product): Promise<unknown[]> =>
  ((await itemOf(product)).variants ?? []).map(({ quantity, inStock }) => quantity ?? inStock)

const referenceOf = (product: Product): CatalogReference => ({
  appId: storesAppId,
  catalogItemId: product.id,
  options: { variantId: product.variants?.[0]?.id },
})

const release = (product: Product, pieces: number): void =>
  store.run((context) => productCatalogProvider.release(context, referenceOf(product), pieces))

const found = (product: Product): unknown =>
  store.run((context) => productCatalogProvider.find(context, referenceOf(product)))

it('the catalog has the first version', async () => {
  expect(await getCatalogVersion(store.visitor, {})).toBe('V1_CATALOG')
})

describe('the stock of products', () => {
  it('is read by its id', async () => {
    expect(await itemOf(block)).toEqual({
      id: '5707e000-0000-4000-8003-000000000003',
      productId: block.id,
      trackQuantity: true,
      variants: [{ variantId: only, inStock: true, quantity: 48, availableForPreorder: false }],
      lastUpdated: new Date('2026-05-04T07:00:00.000Z'),
      numericId: '1700000000003',
      preorderInfo: { enabled: false },
    })
    const variantIds = [shirt.variants![3]!.id]
    const { variants } = await getInventoryVariants(store.visitor, {
      inventoryId: shirt.inventoryItemId!,
      variantIds,
    })
    expect(variants).toEqual([
      { variantId: variantIds[0], inStock: false, quantity: 0, availableForPreorder: false },
    ])
    expect((await itemOf(card)).variants?.[0]).toEqual({
      variantId: card.variants![0]!.id,
      inStock: true,
      availableForPreorder: false,
    })
    expect(await refusal(getInventoryVariants(store.owner, { inventoryId: 'nothing' }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('is found by a filter and in an order that are JSON text', async () => {
    const page = await queryInventory(store.visitor, {
      filter: JSON.stringify({ trackQuantity: true, numericId: { $gt: 1_700_000_000_002 } }),
      sort: '[{"numericId":"desc"}]',
      paging: { limit: 2 },
    })
    expect(page.total).toBe(11)
    expect(page.items.map(({ numericId }) => numericId)).toEqual(['1700000000015', '1700000000014'])
    expect((await page.next()).items[0]?.numericId).toBe('1700000000013')
    expect((await queryInventory(store.visitor, {})).items).toHaveLength(15)
    expect(
      await store.send('POST /stores-reader/v2/inventoryItems/query', {
        query: { filter: JSON.stringify({ productId: block.id }), paging: { limit: 5 } },
      }),
    ).toMatchObject({
      inventoryItems: [{ productId: block.id }],
      metadata: { items: 1, offset: 0 },
      totalResults: 1,
    })
  })

  it.each([
    [{ filter: 'trackQuantity' }, [['query.filter', 'FORMAT']]],
    [{ filter: '[]' }, [['query.filter', 'FORMAT']]],
    [{ filter: '{"name":"Tea"}' }, [['query.filter.name', 'FIELD_NOT_ALLOWED']]],
    [{ sort: '"numericId"' }, [['query.sort', 'FORMAT']]],
    [{ sort: '{' }, [['query.sort', 'FORMAT']]],
    [{ sort: '[{"numericId":"up"}]' }, [['query.sort.numericId', 'INVALID_ENUM_VALUE']]],
    [{ sort: '[{"name":"asc"}]' }, [['query.sort.0.fieldName', 'FIELD_NOT_ALLOWED']]],
  ])('is not found by %j', async (input, expected) => {
    expect(await refusal(queryInventory(store.visitor, input))).toEqual(expected)
  })

  it('is hidden as its product is', async () => {
    await updateProduct(store.owner, { product: { id: block.id, visible: false } })
    expect(await refusal(itemOf(block))).toEqual([404, 'NOT_FOUND'])
    expect((await queryInventory(store.visitor, {})).total).toBe(14)
    expect((await queryInventory(store.owner, {})).total).toBe(15)
  })
})

describe('stock that the business sets', () => {
  it('is counted, or only known to be there', async () => {
    const [first, second] = shirt.variants!
    await set(shirt, {
      variants: [
        { variantId: first!.id, quantity: 0 },
        { variantId: second!.id, quantity: 99_999 },
      ],
    })
    expect(await quantitiesOf(shirt)).toEqual([0, 99_999, 10, 0, 5, 3])
    await set(shirt, { trackQuantity: false, variants: [{ variantId: first!.id, inStock: true }] })
    expect(await quantitiesOf(shirt)).toEqual([true, true, true, false, true, true])
    expect((await getProduct(store.visitor, { id: shirt.id })).stock).toEqual({
      trackInventory: false,
      inStock: true,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    })
    await set(shirt, { trackQuantity: true, variants: [{ variantId: second!.id, quantity: 2 }] })
    expect(await quantitiesOf(shirt)).toEqual([0, 2, 0, 0, 0, 0])
  })

  it.each([
    [
      { variants: [{ variantId: 'nothing', quantity: 1 }] },
      [['inventoryItem.variants.0.variantId', 'VALIDATION']],
    ],
    [{ variants: [{ quantity: 1 }] }, [['inventoryItem.variants.0.variantId', 'VALIDATION']]],
    [{ variants: [{ variantId: only, quantity: -1 }] }, [['inventoryItem.variants.0.quantity', 'MIN']]],
    [{ variants: [{ variantId: only, quantity: 100_000 }] }, [['inventoryItem.variants.0.quantity', 'MAX']]],
    [
      { variants: [{ variantId: only, inStock: false }] },
      [['inventoryItem.variants.0.inStock', 'VALIDATION']],
    ],
    [
      { trackQuantity: false, variants: [{ variantId: only, quantity: 1 }] },
      [['inventoryItem.variants.0.quantity', 'FIELD_NOT_ALLOWED']],
    ],
    [{ preorderInfo: { limit: 100_001 } }, [['inventoryItem.preorderInfo.limit', 'MAX']]],
    [{ preorderInfo: { message: '' } }, [['inventoryItem.preorderInfo.message', 'MIN_LENGTH']]],
  ])('is refused: %j', async (change, expected) => {
    const before = await itemOf(block)
    expect(await refusal(set(block, change))).toEqual(expected)
    expect(await itemOf(block)).toEqual(before)
  })

  it('goes up and down, all of it or none', async () => {
    const [first] = shirt.variants!
    const change = { productId: shirt.id, variantId: first!.id }
    await decrementInventory(store.owner, {
      decrementData: [
        { ...change, decrementBy: 6 },
        { inventoryId: block.inventoryItemId!, variantId: only, decrementBy: 8 },
      ],
      reason: 'ORDER',
    })
    expect(await quantitiesOf(shirt)).toEqual([0, 8, 10, 0, 5, 3])
    expect(await quantitiesOf(block)).toEqual([40])
    await incrementInventory(store.owner, {
      incrementData: [
        { ...change, incrementBy: 2 },
        { ...change, incrementBy: 1 },
      ],
    })
    expect(await quantitiesOf(shirt)).toEqual([3, 8, 10, 0, 5, 3])
    expect(
      await refusal(
        decrementInventory(store.owner, {
          decrementData: [
            { productId: block.id, variantId: only, decrementBy: 40 },
            { ...change, decrementBy: 4 },
          ],
        }),
      ),
    ).toEqual([409, 'INSUFFICIENT_INVENTORY'])
    expect(await quantitiesOf(block)).toEqual([40])
    expect(await quantitiesOf(shirt)).toEqual([3, 8, 10, 0, 5, 3])
  })

  it('has at most 99,999 pieces of a variant', async () => {
    const data = (incrementBy: number) => ({
      incrementData: [{ productId: block.id, variantId: only, incrementBy }],
    })
    expect(await refusal(incrementInventory(store.owner, data(99_952)))).toEqual([
      428,
      'MAX_QUANTITY_LIMIT_REACHED',
    ])
    await incrementInventory(store.owner, data(99_951))
    expect(await quantitiesOf(block)).toEqual([99_999])
  })

  it('is counted where it goes up and down', async () => {
    const target = { productId: card.id, variantId: card.variants![0]!.id }
    const refused = [428, 'INVENTORY_QUANTITY_NOT_TRACKED']
    expect(
      await refusal(decrementInventory(store.owner, { decrementData: [{ ...target, decrementBy: 1 }] })),
    ).toEqual(refused)
    expect(
      await refusal(incrementInventory(store.owner, { incrementData: [{ ...target, incrementBy: 1 }] })),
    ).toEqual(refused)
  })

  it.each([
    [{ variantId: only }, [['data.0.productId', 'REQUIRED_ONE_OF_FIELD']]],
    [{ variantId: only, productId: 'a', inventoryId: 'b' }, [['data.0.inventoryId', 'ONE_OF_ALIGNMENT']]],
    [{ variantId: only, productId: 'nothing' }, [404, 'NOT_FOUND']],
    [{ variantId: only, inventoryId: 'nothing' }, [404, 'NOT_FOUND']],
  ])('needs a product and a variant: %j', async (target, expected) => {
    const named = (name: string): unknown =>
      JSON.parse(JSON.stringify(expected).replace('"data.', `"${name}.`)) as unknown
    expect(
      await refusal(decrementInventory(store.owner, { decrementData: [{ ...target, decrementBy: 1 }] })),
    ).toEqual(named('decrementData'))
    expect(
      await refusal(incrementInventory(store.owner, { incrementData: [{ ...target, incrementBy: 1 }] })),
    ).toEqual(named('incrementData'))
  })

  it('is changed by the business alone, by whole pieces', async () => {
    const target = { productId: block.id, variantId: only }
    for (const call of [
      updateInventoryVariants(store.visitor, { inventoryItem: { productId: block.id } }),
      decrementInventory(store.visitor, { decrementData: [{ ...target, decrementBy: 1 }] }),
      incrementInventory(store.visitor, { incrementData: [{ ...target, incrementBy: 1 }] }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
    for (const decrementBy of [0, 1.5])
      expect(
        await refusal(decrementInventory(store.owner, { decrementData: [{ ...target, decrementBy }] })),
      ).toEqual([['decrementData.0.decrementBy', decrementBy ? 'FORMAT' : 'MIN']])
    expect(await quantitiesOf(block)).toEqual([48])
  })
})

describe('orders before a product is in stock', () => {
  beforeEach(async () => {
    await set(block, {
      variants: [{ variantId: only, quantity: 2 }],
      preorderInfo: { enabled: true, message: 'Sent in June', limit: 3 },
    })
  })

  const available = async (): Promise<unknown> =>
    (await itemOf(block)).variants?.map((variant) => variant.availableForPreorder)

  it('are taken once the stock is gone, up to the limit', async () => {
    expect(await available()).toEqual([false])
    expect(() => store.claim(referenceOf(block), 3)).toThrow('There are 2 left of "Cork block"')
    store.claim(referenceOf(block), 2)
    expect(await available()).toEqual([true])
    expect(found(block)).toMatchObject({ quantityAvailable: 3 })
    expect(await getProductOptionsAvailability(store.visitor, { id: block.id, options: {} })).toMatchObject({
      selectedVariant: { quantity: 0, inStock: false },
      availableForPurchase: true,
    })
    expect(await getStoreVariant(store.visitor, { id: `${block.id}-${only}` })).toMatchObject({
      preorderInfo: { enabled: true, message: 'Sent in June', limit: 3 },
    })
    store.claim(referenceOf(block), 3)
    expect(await quantitiesOf(block)).toEqual([0])
    expect(await available()).toEqual([false])
    expect(() => store.claim(referenceOf(block), 1)).toThrow('There are 0 left of "Cork block"')
    expect(await getProductOptionsAvailability(store.visitor, { id: block.id, options: {} })).toMatchObject({
      availableForPurchase: false,
    })
  })

  it('get the pieces that other orders give back', async () => {
    store.claim(referenceOf(block), 2)
    store.claim(referenceOf(block), 3)
    release(block, 4)
    expect(await quantitiesOf(block)).toEqual([1])
    store.claim(referenceOf(block), 1)
    expect(found(block)).toMatchObject({ quantityAvailable: 3 })
  })

  it('have no limit unless the business sets one, and are taken back when it does not want them', async () => {
    await set(card, {
      variants: [{ variantId: card.variants![0]!.id, inStock: false }],
      preorderInfo: { enabled: true },
    })
    store.claim(referenceOf(card), 5_000)
    expect(found(card)).not.toHaveProperty('quantityAvailable')
    await set(card, { preorderInfo: { enabled: false } })
    expect(found(card)).toMatchObject({ quantityAvailable: 0 })
  })

  it('are counted by the inventory call too', async () => {
    const decrement = (decrementBy: number): Promise<void> =>
      decrementInventory(store.owner, {
        decrementData: [{ productId: block.id, variantId: only, decrementBy, preorderRequest: true }],
      })
    expect(await refusal(decrement(1))).toEqual([409, 'INSUFFICIENT_INVENTORY'])
    store.claim(referenceOf(block), 2)
    await decrement(3)
    expect(await refusal(decrement(1))).toEqual([409, 'INSUFFICIENT_INVENTORY'])
    expect(await quantitiesOf(block)).toEqual([0])
  })
})
