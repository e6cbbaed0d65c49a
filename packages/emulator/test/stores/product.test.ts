import { check } from '@frontdesk/core/schema'
import {
  getCollectionBySlug,
  getProduct,
  type Product,
  queryProducts,
  type QueryProductsInput,
  queryProductVariants,
  type QueryProductVariantsInput,
  queryStoreVariants,
  type Variant,
} from '@frontdesk/stores'
import { collectionSchema, productSchema } from '@frontdesk/stores/schemas'
import { describe, expect, it } from 'vitest'
import type { PageResult } from '../../src/kernel/handler.ts'
import { storesMedia } from '../../src/stores/media.ts'
import { products } from '../../src/stores/product.ts'
import { openShop, owner } from './shop.ts'

const namesOf = ({ items }: PageResult<Product>): string[] => items.map(({ name }) => name)

/** Every string that lies anywhere under a field of this name. */
const deep = (value: unknown, name: string): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
        key === name ? [part] : deep(part, name),
      )
    : []

const costsRefused = expect.objectContaining({
  status: 403,
  details: {
    applicationError: {
      code: 'FORBIDDEN',
      description: 'Only the business itself may read its costs',
      data: {},
    },
  },
}) as Error

describe('the seeded shop', () => {
  const shop = openShop()
  const all = shop.state.in(products).all()

  it('has products that the schema knows', () => {
    for (const product of all) check(productSchema, product)
    expect(all).toHaveLength(15)
  })

  it('has a picture behind every address', () => {
    const addresses = all.flatMap((product) => deep(product, 'url'))
    expect(addresses.length).toBeGreaterThan(15)
    for (const address of addresses) {
      const [origin, id] = String(address).split('/media/')
      expect(origin).toBe('http://127.0.0.1:4600')
      expect(Object.keys(storesMedia)).toContain(id)
    }
  })

  it('has one variant for each combination of choices, each with an id of its own', () => {
    const { variants = [] } = shop.product('studio-t-shirt')
    expect(variants.map(({ choices }) => Object.values(choices ?? {}).join(' '))).toEqual([
      'S Chalk',
      'S Ink',
      'M Chalk',
      'M Ink',
      'L Chalk',
      'L Ink',
    ])
    expect(
      new Set(
        all.flatMap((product) =>
          product.productOptions?.length ? product.variants!.map(({ id }) => id) : [],
        ),
      ).size,
    ).toBe(24)
  })

  it('has a product that customers order before it is in stock, with the day that it is sent', () => {
    const { items } = shop.run(queryStoreVariants, { filter: { productName: 'Cork mat' } })
    expect(items.map(({ stock, preorderInfo }) => ({ stock, preorderInfo }))).toEqual([
      {
        stock: { trackQuantity: true, quantity: 0, inStock: false },
        preorderInfo: { enabled: true, message: 'We send it from 6 April 2026.', limit: 30 },
      },
    ])
  })

  it('has every state of stock, a discount of each kind and a price per unit', () => {
    expect(shop.product('studio-t-shirt').stock?.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK')
    expect(shop.product('linen-eye-pillow').stock?.inventoryStatus).toBe('OUT_OF_STOCK')
    expect(shop.product('cork-block').stock).toEqual({
      trackInventory: true,
      quantity: 48,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    })
    expect(shop.product('travel-mat').priceData).toMatchObject({ price: 49, discountedPrice: 39.2 })
    expect(shop.product('wool-blanket').priceData).toMatchObject({ price: 56, discountedPrice: 49 })
    expect(shop.product('evening-tea').priceData).toMatchObject({
      pricePerUnit: 11.88,
      formatted: { price: '€9.50', pricePerUnit: '€11.88' },
    })
    expect(shop.product('steel-bottle').priceRange).toEqual({ minValue: 28, maxValue: 34 })
  })
})

describe('getProduct', () => {
  it('keeps costs from customers', () => {
    const shop = openShop()
    const product = shop.run(getProduct, { id: shop.product('harbour-mat').id })
    expect(deep(product, 'costAndProfitData')).toEqual([])
    expect(deep(product, 'costRange')).toEqual([])
    expect(product.variants).toHaveLength(3)
  })

  it('refuses a customer who asks for costs', () => {
    const shop = openShop()
    const { id } = shop.product('harbour-mat')
    expect(() => shop.run(getProduct, { id, includeMerchantSpecificData: true })).toThrow(costsRefused)
  })

  it('shows costs to the business, when it asks', () => {
    const shop = openShop()
    const { id } = shop.product('harbour-mat')
    const product = shop.run(getProduct, { id, includeMerchantSpecificData: true }, owner)
    expect(product.costAndProfitData).toMatchObject({ itemCost: 31, profit: 47, profitMargin: 0.6 })
    const block = shop.run(
      getProduct,
      { id: shop.product('cork-block').id, includeMerchantSpecificData: true },
      owner,
    )
    expect(block.costAndProfitData).toEqual({
      itemCost: 6,
      formattedItemCost: '€6.00',
      profit: 10,
      formattedProfit: '€10.00',
      profitMargin: 0.63,
    })
    expect(shop.run(getProduct, { id }, owner)).not.toHaveProperty('costAndProfitData')
  })

  it('answers 404 for a hidden product, as for a missing one', () => {
    const shop = openShop()
    const mat = shop.product('harbour-mat')
    shop.state.unit(() => shop.state.in(products).put({ ...mat, visible: false }))
    const missing = (id: string): Error =>
      expect.objectContaining({
        status: 404,
        details: {
          applicationError: {
            code: 'NOT_FOUND',
            description: `There is no product with id ${id}`,
            data: { id },
          },
        },
      }) as Error
    expect(() => shop.run(getProduct, { id: mat.id })).toThrow(missing(mat.id))
    expect(() => shop.run(queryProductVariants, { id: mat.id })).toThrow(missing(mat.id))
    expect(() => shop.run(getProduct, { id: 'nothing' })).toThrow(missing('nothing'))
    expect(shop.run(getProduct, { id: mat.id }, owner).name).toBe('Harbour mat')
  })
})

describe('queryProducts', () => {
  const shop = openShop()
  const find = (input: QueryProductsInput): PageResult<Product> => shop.run(queryProducts, input)

  it('refuses to sort by a field that is for filters alone', () => {
    expect(find({ filter: { createdDate: { $exists: true } } }).total).toBe(15)
    expect(() => find({ sort: [{ fieldName: 'createdDate' as never }] })).toThrow(
      expect.objectContaining({
        details: {
          validationError: {
            fieldViolations: [
              expect.objectContaining({ field: 'query.sort.0.fieldName', violatedRule: 'FIELD_NOT_ALLOWED' }),
            ],
          },
        },
      }) as Error,
    )
  })

  it('filters by price and sorts by it', () => {
    const page = find({ filter: { price: { $gte: 50 } }, sort: [{ fieldName: 'price', order: 'DESC' }] })
    expect(namesOf(page)).toEqual([
      'Cork mat',
      'Harbour sweater',
      'Harbour mat',
      'Restorative bolster',
      'Wool blanket',
    ])
    expect(page.items[0]?.price).toMatchObject({ price: 92, currency: 'EUR' })
  })

  it('filters by collection', () => {
    const { id } = shop.run(getCollectionBySlug, { slug: 'wear' })
    expect(namesOf(find({ filter: { collectionIds: { $hasSome: [id] } } }))).toEqual([
      'Studio T-shirt',
      'Steel bottle',
      'Harbour sweater',
    ])
  })

  it('filters by type, number and the start of a name', () => {
    expect(namesOf(find({ filter: { productType: 'DIGITAL' } }))).toEqual(['Gift card', 'Ten quiet mornings'])
    expect(namesOf(find({ filter: { productType: 'digital' } }))).toEqual(['Gift card', 'Ten quiet mornings'])
    expect(namesOf(find({ filter: { productType: { $ne: 'physical' } } }))).toHaveLength(2)
    expect(namesOf(find({ filter: { numericId: 1_700_000_000_003 } }))).toEqual(['Cork block'])
    expect(namesOf(find({ filter: { name: { $startsWith: 'Steel' } } }))).toEqual(['Steel bottle'])
  })

  it('answers one page at a time', () => {
    const page = find({ paging: { offset: 10, limit: 5 } })
    expect(page).toMatchObject({ total: 15, offset: 10 })
    expect(namesOf(page)).toEqual([
      'Gift card',
      'Ten quiet mornings',
      'Monogram towel',
      'Harbour sweater',
      'Cork mat',
    ])
  })

  it('refuses a field that products have no filter for', () => {
    expect(() => find({ filter: { ribbon: 'New' } as object })).toThrow(
      expect.objectContaining({
        status: 400,
        details: {
          validationError: {
            fieldViolations: [
              expect.objectContaining({ field: 'query.filter.ribbon', violatedRule: 'FIELD_NOT_ALLOWED' }),
            ],
          },
        },
      }) as Error,
    )
  })

  it('keeps hidden variants from customers, in every call', () => {
    const own = openShop()
    const mat = own.product('harbour-mat')
    const [first, ...others] = mat.variants!
    const variants = [{ ...first!, variant: { ...first!.variant, visible: false } }, ...others]
    own.state.unit(() => own.state.in(products).put({ ...mat, variants }))
    const seen = others.map(({ id }) => id)
    const idsOf = (product: Product | undefined): string[] => product?.variants?.map(({ id }) => id) ?? []
    const filter = { id: mat.id }
    expect(idsOf(own.run(getProduct, filter))).toEqual(seen)
    expect(idsOf(own.run(queryProducts, { filter }).items[0])).toEqual(seen)
    expect(own.run(queryProductVariants, filter).items.map(({ id }) => id)).toEqual(seen)
    expect(idsOf(own.run(queryProducts, { filter }, owner).items[0])).toEqual([first!.id, ...seen])
  })

  it('keeps costs and hidden products from customers', () => {
    const own = openShop()
    own.state.unit(() => own.state.in(products).put({ ...own.product('evening-tea'), visible: false }))
    const page = own.run(queryProducts, {})
    expect(page.total).toBe(14)
    expect(deep(page.items, 'itemCost')).toEqual([])
    expect(own.run(queryProducts, {}, owner).total).toBe(15)
  })
})

describe('queryProductVariants', () => {
  const shop = openShop()
  const { id } = shop.product('studio-t-shirt')
  const find = (input: Omit<QueryProductVariantsInput, 'id'>): PageResult<Variant> =>
    shop.run(queryProductVariants, { id, ...input })

  it('finds variants by choice and by id', () => {
    expect(find({}).total).toBe(6)
    expect(find({ choices: { Size: 'M' } }).items.map(({ stock }) => stock?.inStock)).toEqual([true, false])
    expect(find({ choices: { constructor: 'M' } }).items).toEqual([])
    const wanted = shop.variant('studio-t-shirt', { Size: 'L', Colour: 'Ink' }).id
    expect(find({ variantIds: [wanted] }).items.map((own) => own.id)).toEqual([wanted])
  })

  it('keeps costs from customers', () => {
    expect(deep(find({}).items, 'costAndProfitData')).toEqual([])
    expect(() => find({ includeMerchantSpecificData: true })).toThrow(costsRefused)
  })
})

describe('getCollectionBySlug', () => {
  const shop = openShop()

  it('counts the products that the caller sees', () => {
    const practice = shop.run(getCollectionBySlug, { slug: 'practice' })
    expect(check(collectionSchema, practice)).toMatchObject({ name: 'Practice', numberOfProducts: 8 })
    expect(shop.run(getCollectionBySlug, { slug: 'all-products' }).numberOfProducts).toBe(15)
  })

  it('refuses a slug that no collection has', () => {
    expect(() => shop.run(getCollectionBySlug, { slug: 'boats' })).toThrow(
      expect.objectContaining({
        status: 404,
        details: {
          applicationError: {
            code: 'NOT_FOUND',
            description: 'There is no collection with the slug boats',
            data: { slug: 'boats' },
          },
        },
      }) as Error,
    )
  })
})
