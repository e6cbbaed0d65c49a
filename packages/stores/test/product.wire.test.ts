import { getProduct, queryProducts } from '@frontdesk/stores'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const wireProduct = entity({
  id: 'product-1',
  name: 'Evening tea',
  slug: 'evening-tea',
  productType: 'PHYSICAL',
  weight: 0.12,
  weightRange: { minValue: 0.12, maxValue: 'Infinity' },
  price: { currency: 'EUR', price: 9.5, discountedPrice: 9.5 },
  priceData: { currency: 'EUR', price: 9.5, discountedPrice: 9.5, pricePerUnit: 'NaN' },
  priceRange: { minValue: 9.5, maxValue: 9.5 },
  costAndProfitData: { itemCost: 0, profit: 0, profitMargin: '-Infinity' },
  pricePerUnitData: {
    totalQuantity: 80,
    totalMeasurementUnit: 'G',
    baseQuantity: 100,
    baseMeasurementUnit: 'G',
  },
  discount: { type: 'NONE', value: 0 },
  // Media of the store are plain objects: an address stays text.
  media: {
    mainMedia: { id: 'tea.jpg', mediaType: 'image', image: { url: 'https://a.example/tea.jpg', width: 10 } },
  },
  variants: [
    entity({
      id: 'variant-1',
      choices: {},
      variant: { priceData: { price: 'NaN' }, weight: 0.12 },
      stock: { trackQuantity: true, quantity: 3, inStock: true },
    }),
  ],
  createdDate: '2026-01-02T03:04:05.000Z',
  lastUpdated: '2026-02-03T04:05:06.000Z',
  somethingNew: { id: 'kept', createdDate: 'as it is' },
})

const product = {
  ...wireProduct,
  weightRange: { minValue: 0.12, maxValue: Infinity },
  priceData: { ...wireProduct.priceData, pricePerUnit: NaN },
  costAndProfitData: { itemCost: 0, profit: 0, profitMargin: -Infinity },
  variants: [{ ...wireProduct.variants[0], variant: { priceData: { price: NaN }, weight: 0.12 } }],
  createdDate: new Date('2026-01-02T03:04:05.000Z'),
  lastUpdated: new Date('2026-02-03T04:05:06.000Z'),
}

runWireRows([
  row({
    operation: getProduct,
    input: { id: 'product/1', includeMerchantSpecificData: true },
    request:
      'GET https://www.wixapis.com/stores-reader/v1/products/product%2F1?includeMerchantSpecificData=true',
    response: { product: wireProduct },
    output: product,
  }),
  row({
    operation: queryProducts,
    input: {
      filter: { collectionIds: { $hasSome: ['collection-1'] }, price: { $lt: 50 } },
      sort: [{ fieldName: 'price', order: 'DESC' }],
      paging: { limit: 10 },
    },
    request: 'POST https://www.wixapis.com/stores-reader/v1/products/query-platformized',
    body: {
      query: {
        filter: { collectionIds: { $hasSome: ['collection-1'] }, price: { $lt: 50 } },
        sort: [{ fieldName: 'price', order: 'DESC' }],
        paging: { offset: 0, limit: 10 },
      },
    },
    response: { products: [wireProduct], metadata: { count: 1, offset: 0, total: 1, tooManyToCount: false } },
    output: { items: [product], total: 1, tooManyToCount: false },
  }),
])
