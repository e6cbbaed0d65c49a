import {
  getProduct,
  getProductOptionsAvailability,
  getStoreVariant,
  type Product,
  queryProducts,
  queryStoreVariants,
  resetAllProductVariantData,
  storesAppId,
  updateProduct,
  updateProductVariants,
  type Variant,
  type VariantOverride,
} from '@frontdesk/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../bookings/refusal.ts'
import { openStore, type Store } from './store.ts'

let store: Store
beforeEach(() => {
  store = openStore()
})

const find = async (slug: string): Promise<Product> => {
  const { id } = (await queryProducts(store.owner, { filter: { slug } })).items[0] as Product
  return getProduct(store.owner, { id, includeMerchantSpecificData: true })
}

const variantOf = ({ variants = [] }: Product, choices: Readonly<Record<string, string>>): Variant =>
  variants.find((variant) =>
    Object.entries(choices).every(([option, choice]) => variant.choices?.[option] === choice),
  ) as Variant

const change = async (slug: string, ...variants: VariantOverride[]): Promise<Variant[]> =>
  updateProductVariants(store.owner, { id: (await find(slug)).id, variants })

describe('variants', () => {
  it('get data of their own, those that are named', async () => {
    const shirt = await find('studio-t-shirt')
    const large = variantOf(shirt, { Size: 'L', Colour: 'Ink' })
    const changed = await change(
      'studio-t-shirt',
      { choices: { Size: 'L' }, price: 36, cost: 12, weight: 0.22 },
      {
        variantIds: [large.id],
        price: 40,
        sku: 'INK-L',
        visible: false,
        productDimensions: { length: '70', unit: 'CM' },
      },
    )
    const after = await find('studio-t-shirt')
    expect(changed).toEqual(after.variants)
    expect(variantOf(after, { Size: 'L', Colour: 'Chalk' })).toMatchObject({
      variant: {
        priceData: { price: 36, discountedPrice: 36, formatted: { price: '€36.00' } },
        costAndProfitData: { itemCost: 12, profit: 24 },
        weight: 0.22,
        sku: 'HS-06-5',
        visible: true,
      },
    })
    expect(variantOf(after, { Size: 'L', Colour: 'Ink' })).toMatchObject({
      id: large.id,
      variant: {
        priceData: { price: 40 },
        costAndProfitData: { itemCost: 12, profit: 28 },
        sku: 'INK-L',
        visible: false,
        productDimensions: { length: '70', unit: 'CM' },
      },
      stock: large.stock,
    })
    expect(variantOf(after, { Size: 'S', Colour: 'Ink' })).toEqual(
      variantOf(shirt, { Size: 'S', Colour: 'Ink' }),
    )
    expect(after).toMatchObject({
      priceRange: { minValue: 32, maxValue: 40 },
      costRange: { minValue: 11, maxValue: 12 },
      weightRange: { minValue: 0.18, maxValue: 0.22 },
    })
    const seen = await getProduct(store.visitor, { id: shirt.id })
    expect(seen.variants).toHaveLength(5)
  })

  it('follow their product where they have no price of their own', async () => {
    await change('studio-t-shirt', { choices: { Size: 'L' }, price: 36 })
    const { id } = await find('studio-t-shirt')
    await updateProductVariants(store.owner, { id, variants: [{ choices: { Size: 'L' }, weight: 1 }] })
    await updateProduct(store.owner, { product: { id, discount: { type: 'PERCENT', value: 50 } } })
    expect(variantOf(await find('studio-t-shirt'), { Size: 'L' })).toMatchObject({
      variant: { priceData: { price: 36, discountedPrice: 18 }, weight: 1 },
    })
  })

  it('are like their product again once they are reset, and keep their stock', async () => {
    const before = await find('studio-t-shirt')
    await change('studio-t-shirt', { choices: {}, price: 36, visible: false, sku: 'X' })
    expect((await find('studio-t-shirt')).productOptions?.[0]?.choices?.[0]?.visible).toBe(false)
    await resetAllProductVariantData(store.owner, { id: before.id })
    const after = await find('studio-t-shirt')
    expect(after.variants?.map(({ id, stock, choices }) => ({ id, stock, choices }))).toEqual(
      before.variants?.map(({ id, stock, choices }) => ({ id, stock, choices })),
    )
    for (const { variant } of after.variants ?? [])
      expect(variant).toMatchObject({ priceData: { price: 32 }, sku: 'HS-06', visible: true })
    expect(after.priceRange).toEqual({ minValue: 32, maxValue: 32 })
  })

  it.each([
    [{ price: 1 }, [['variants.0.variantIds', 'REQUIRED_ONE_OF_FIELD']]],
    [{ choices: {}, variantIds: [] }, [['variants.0.variantIds', 'ONE_OF_ALIGNMENT']]],
    [{ choices: { Size: 'XL' } }, [['variants.0.choices', 'VALIDATION']]],
    [{ variantIds: ['nothing'] }, [['variants.0.variantIds.0', 'VALIDATION']]],
    [{ variantIds: [] }, [['variants.0.variantIds', 'VALIDATION']]],
    [{ choices: {}, price: -1 }, [['variants.0.price', 'MIN']]],
    [{ choices: {}, sku: 'x'.repeat(41) }, [['variants.0.sku', 'MAX_LENGTH']]],
    [
      { choices: {}, packageDimensions: { width: 'wide' } },
      [['variants.0.packageDimensions.width', 'FORMAT']],
    ],
  ])('are refused: %j', async (variant, expected) => {
    const before = await find('studio-t-shirt')
    expect(await refusal(change('studio-t-shirt', variant))).toEqual(expected)
    expect(await find('studio-t-shirt')).toEqual(before)
  })

  it('are changed by the business alone, of a product that manages them', async () => {
    const { id } = await find('cork-block')
    const variants = [{ choices: {}, price: 1 }]
    expect(await refusal(updateProductVariants(store.owner, { id, variants }))).toEqual([
      428,
      'PRODUCT_HAS_NO_MANAGED_VARIANTS',
    ])
    expect(await refusal(updateProductVariants(store.owner, { id: 'nothing', variants }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await refusal(resetAllProductVariantData(store.owner, { id: 'nothing' }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    for (const call of [
      updateProductVariants(store.visitor, { id, variants }),
      resetAllProductVariantData(store.visitor, { id }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
  })
})

describe('variants of the store', () => {
  it('are read with the name and the picture of their product', async () => {
    const shirt = await find('studio-t-shirt')
    const ink = variantOf(shirt, { Size: 'L', Colour: 'Ink' })
    const id = `${shirt.id}-${ink.id}`
    expect(await getStoreVariant(store.visitor, { id })).toEqual({
      id,
      variantId: ink.id,
      productId: shirt.id,
      variantName: 'L, Ink',
      productName: 'Studio T-shirt',
      managedVariant: true,
      sku: 'HS-06-6',
      stock: { trackQuantity: true, quantity: 3, inStock: true },
      choices: { Size: 'L', Colour: 'Ink' },
      collectionIds: shirt.collectionIds,
      media: {
        image: {
          url: 'http://127.0.0.1:4600/media/frontdesk-shirt-ink.svg',
          id: 'frontdesk-shirt-ink.svg',
          filename: 'frontdesk-shirt-ink.svg',
          width: 1000,
          height: 1000,
          altText: 'An ink-blue T-shirt with two amber waves on the chest',
        },
      },
    })
  })

  it('are found by stock, product and collection, page by page', async () => {
    const soldOut = await queryStoreVariants(store.visitor, { filter: { 'stock.inStock': false } })
    expect(soldOut.items.map(({ productName, variantName }) => [productName, variantName])).toEqual([
      ['Studio T-shirt', 'M, Ink'],
      ['Linen eye pillow', ''],
      ['Harbour sweater', 'S, Sand'],
      ['Harbour sweater', 'L, Ink'],
      ['Harbour sweater', 'L, Sand'],
      ['Cork mat', ''],
    ])
    const few = await queryStoreVariants(store.visitor, {
      filter: { 'stock.quantity': { $gt: 0, $lt: 6 }, managedVariant: true },
      sort: [{ fieldName: 'stock.quantity' }],
      paging: { limit: 2 },
    })
    expect(few.total).toBe(3)
    expect(few.items.map(({ sku }) => sku)).toEqual(['HS-06-6', 'HS-01-3'])
    expect((await few.next()).items.map(({ sku }) => sku)).toEqual(['HS-06-5'])
    const { collectionIds = [] } = await find('evening-tea')
    const home = await queryStoreVariants(store.visitor, {
      filter: { collectionIds: { $hasAll: collectionIds }, productName: 'Evening tea' },
    })
    expect(home.items).toHaveLength(1)
  })

  it('are hidden from customers as their product is', async () => {
    const shirt = await find('studio-t-shirt')
    const [first] = await change('studio-t-shirt', {
      choices: { Size: 'S', Colour: 'Chalk' },
      visible: false,
    })
    const id = `${shirt.id}-${first?.id}`
    expect(await refusal(getStoreVariant(store.visitor, { id }))).toEqual([404, 'NOT_FOUND'])
    expect(await getStoreVariant(store.owner, { id })).toMatchObject({ id })
    for (const other of ['nothing', `${shirt.id}-${'0'.repeat(36)}`])
      expect(await refusal(getStoreVariant(store.owner, { id: other }))).toEqual([404, 'NOT_FOUND'])
    await updateProduct(store.owner, { product: { id: shirt.id, visible: false } })
    const filter = { productId: shirt.id }
    expect((await queryStoreVariants(store.visitor, { filter })).items).toEqual([])
    expect((await queryStoreVariants(store.owner, { filter })).items).toHaveLength(6)
  })
})

describe('the availability of options', () => {
  it('says what can be chosen beside the choices that are made', async () => {
    const { id, media } = await find('studio-t-shirt')
    const half = await getProductOptionsAvailability(store.visitor, { id, options: { Size: 'M' } })
    expect(half).toMatchObject({ availableForPurchase: false, media })
    expect(half).not.toHaveProperty('selectedVariant')
    const inStock = half.productOptions?.map((option) => [
      option.name,
      option.choices?.map((choice) => choice.inStock),
    ])
    expect(inStock).toEqual([
      ['Size', [true, true, true]],
      ['Colour', [true, false]],
    ])
  })

  it('gives the variant and its picture once all choices are made', async () => {
    const { id } = await find('studio-t-shirt')
    const whole = await getProductOptionsAvailability(store.visitor, {
      id,
      options: { Size: 'L', Colour: 'Ink' },
    })
    const price = {
      currency: 'EUR',
      price: 32,
      discountedPrice: 32,
      formatted: { price: '€32.00', discountedPrice: '€32.00' },
    }
    expect(whole).toMatchObject({
      availableForPurchase: true,
      media: { mainMedia: { id: 'frontdesk-shirt-ink.svg' } },
    })
    expect(whole.selectedVariant).toEqual({
      price,
      convertedPriceData: price,
      weight: 0.18,
      sku: 'HS-06-6',
      visible: true,
      quantity: 3,
      inStock: true,
    })
    expect(
      await getProductOptionsAvailability(store.visitor, { id, options: { Size: 'M', Colour: 'Ink' } }),
    ).toMatchObject({ selectedVariant: { quantity: 0, inStock: false }, availableForPurchase: false })
  })

  it('follows the stock', async () => {
    const product = await find('studio-t-shirt')
    const options = { Size: 'L', Colour: 'Ink' }
    store.claim(
      {
        appId: storesAppId,
        catalogItemId: product.id,
        options: { variantId: variantOf(product, options).id },
      },
      3,
    )
    expect(await getProductOptionsAvailability(store.visitor, { id: product.id, options })).toMatchObject({
      availableForPurchase: false,
    })
  })

  it('refuses what the product does not have', async () => {
    const { id } = await find('studio-t-shirt')
    expect(
      await refusal(
        getProductOptionsAvailability(store.visitor, { id, options: { Size: 'XL', Length: '1 m' } }),
      ),
    ).toEqual([
      ['options.Length', 'FIELD_NOT_ALLOWED'],
      ['options.Size', 'VALIDATION'],
    ])
    expect(
      await refusal(getProductOptionsAvailability(store.visitor, { id: 'nothing', options: {} })),
    ).toEqual([404, 'NOT_FOUND'])
  })
})
