import type { BulkResult } from '@frontdesk/core'
import {
  bulkAdjustProductProperty,
  bulkUpdateProductsProperty,
  getProduct,
  type Product,
  type ProductAdjustment,
  type ProductProperty,
  queryProducts,
} from '@frontdesk/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../bookings/refusal.ts'
import { openStore, type Store } from './store.ts'

let store: Store
let ids: Readonly<Record<'block' | 'bottle' | 'blanket', string>>
beforeEach(async () => {
  store = openStore()
  const idOf = async (slug: string): Promise<string> =>
    (await queryProducts(store.owner, { filter: { slug } })).items[0]!.id
  ids = {
    block: await idOf('cork-block'),
    bottle: await idOf('steel-bottle'),
    blanket: await idOf('wool-blanket'),
  }
})

const read = (id: string): Promise<Product> =>
  getProduct(store.owner, { id, includeMerchantSpecificData: true })

const set = (property: ProductProperty, ...products: string[]): Promise<BulkResult<Product>> =>
  bulkUpdateProductsProperty(store.owner, { ids: products, set: property })

const adjust = (change: ProductAdjustment, ...products: string[]): Promise<BulkResult<Product>> =>
  bulkAdjustProductProperty(store.owner, { ids: products, adjust: change })

describe('products in bulk', () => {
  it('get the same price, those with variants too', async () => {
    expect(await set({ price: 50 }, ids.block, ids.bottle)).toEqual({
      results: [
        { itemMetadata: { id: ids.block, originalIndex: 0, success: true } },
        { itemMetadata: { id: ids.bottle, originalIndex: 1, success: true } },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 },
    })
    expect((await read(ids.block)).priceData?.price).toBe(50)
    const bottle = await read(ids.bottle)
    expect(bottle.priceRange).toEqual({ minValue: 50, maxValue: 50 })
    expect(bottle.variants?.map(({ variant }) => variant?.sku)).toEqual(['HS-07-1', 'HS-07-2'])
  })

  it('get the same cost, weight, ribbon and brand', async () => {
    await set({ cost: 3 }, ids.block)
    await set({ weight: 0.75 }, ids.block)
    await set({ ribbon: 'Sale' }, ids.block)
    await set({ brand: 'Harbour' }, ids.block)
    expect(await read(ids.block)).toMatchObject({
      costAndProfitData: { itemCost: 3, profit: 13 },
      weight: 0.75,
      variants: [{ variant: { weight: 0.75, costAndProfitData: { itemCost: 3 } } }],
      ribbon: 'Sale',
      ribbons: [{ text: 'Sale' }],
      brand: 'Harbour',
    })
    await set({ ribbon: '' }, ids.block)
    await set({ brand: '' }, ids.block)
    const block = await read(ids.block)
    expect(block).not.toHaveProperty('ribbon')
    expect(block).not.toHaveProperty('brand')
  })

  it('are raised and lowered by an amount, variants with a price of their own in the same way', async () => {
    await adjust({ price: { amount: 2.5 } }, ids.block, ids.bottle)
    expect((await read(ids.block)).priceData?.price).toBe(18.5)
    expect((await read(ids.bottle)).priceRange).toEqual({ minValue: 30.5, maxValue: 36.5 })
    await adjust({ cost: { amount: -1.2 } }, ids.block)
    await adjust({ weight: { amount: 0.05 } }, ids.block)
    expect(await read(ids.block)).toMatchObject({ costAndProfitData: { itemCost: 4.8 }, weight: 0.65 })
  })

  it('are raised and lowered by a percentage, in whole numbers where asked for', async () => {
    await adjust({ price: { percentage: { rate: -12.5 } } }, ids.bottle)
    expect((await read(ids.bottle)).priceRange).toEqual({ minValue: 24.5, maxValue: 29.75 })
    await adjust({ price: { percentage: { rate: 10, roundToInt: true } } }, ids.bottle)
    expect((await read(ids.bottle)).priceRange).toEqual({ minValue: 27, maxValue: 33 })
    await adjust({ price: { percentage: { rate: -100 } } }, ids.bottle)
    expect((await read(ids.bottle)).priceRange).toEqual({ minValue: 0, maxValue: 0 })
  })

  it('succeed and fail each on its own', async () => {
    const before = await read(ids.block)
    const { results, bulkActionMetadata } = await adjust(
      { price: { amount: -16.01 } },
      ids.block,
      'nothing',
      ids.bottle,
    )
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
    expect(results.map(({ itemMetadata }) => itemMetadata)).toMatchObject([
      {
        id: ids.block,
        originalIndex: 0,
        success: false,
        error: {
          code: 'INVALID_ARGUMENT',
          data: { fieldViolations: [{ field: 'price', violatedRule: 'MIN' }] },
        },
      },
      { id: 'nothing', success: false, error: { code: 'NOT_FOUND' } },
      { id: ids.bottle, success: true },
    ])
    expect(await read(ids.block)).toEqual(before)
    expect((await read(ids.bottle)).priceData?.price).toBe(11.99)
    expect((await adjust({ price: { amount: -16 } }, ids.block)).bulkActionMetadata.totalFailures).toBe(0)
  })

  it('keep a price that their discount fits in', async () => {
    const { results } = await set({ price: 6.99 }, ids.blanket, ids.block)
    expect(results[0]?.itemMetadata.error?.data).toMatchObject({
      fieldViolations: [{ field: 'discount.value', violatedRule: 'MAX' }],
    })
    expect(results[1]?.itemMetadata.success).toBe(true)
    expect((await set({ price: 7 }, ids.blanket)).bulkActionMetadata.totalFailures).toBe(0)
  })

  it('stay below the highest price', async () => {
    const { results } = await adjust({ price: { amount: 999_999_999.99 } }, ids.block)
    expect(results[0]?.itemMetadata.error?.data).toMatchObject({
      fieldViolations: [{ field: 'price', violatedRule: 'MAX' }],
    })
  })

  it.each([
    [{}, [['set', 'REQUIRED_ONE_OF_FIELD']]],
    [{ price: 1, cost: 1 }, [['set.cost', 'ONE_OF_ALIGNMENT']]],
    [{ price: -1 }, [['set.price', 'MIN']]],
    [{ price: NaN }, [['set.price', 'FORMAT']]],
    [{ ribbon: 'x'.repeat(31) }, [['set.ribbon', 'MAX_LENGTH']]],
  ])('take exactly one property: %j', async (property, expected) => {
    expect(await refusal(set(property, ids.block))).toEqual(expected)
  })

  it.each([
    [{}, [['adjust', 'REQUIRED_ONE_OF_FIELD']]],
    [{ price: {} }, [['adjust.price', 'REQUIRED_ONE_OF_FIELD']]],
    [{ price: { amount: 1 }, weight: { amount: 1 } }, [['adjust.weight', 'ONE_OF_ALIGNMENT']]],
    [{ price: { amount: 1, percentage: { rate: 1 } } }, [['adjust.price.percentage', 'ONE_OF_ALIGNMENT']]],
    [{ cost: { percentage: { rate: -101 } } }, [['adjust.cost.percentage.rate', 'MIN']]],
    [{ cost: { percentage: { rate: 1001 } } }, [['adjust.cost.percentage.rate', 'MAX']]],
  ])('take exactly one adjustment: %j', async (change, expected) => {
    expect(await refusal(adjust(change, ids.block))).toEqual(expected)
  })

  it('are at least one and at most 100, for the business alone', async () => {
    expect(await refusal(set({ price: 1 }))).toEqual([['ids', 'MIN_SIZE']])
    expect(await refusal(set({ price: 1 }, ...Array<string>(101).fill(ids.block)))).toEqual([
      ['ids', 'MAX_SIZE'],
    ])
    for (const call of [
      bulkUpdateProductsProperty(store.visitor, { ids: [ids.block], set: { price: 1 } }),
      bulkAdjustProductProperty(store.visitor, { ids: [ids.block], adjust: { price: { amount: 1 } } }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
    expect((await read(ids.block)).priceData?.price).toBe(16)
  })
})
