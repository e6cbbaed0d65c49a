import {
  addProductMedia,
  addProductMediaToChoices,
  addProductsToCollection,
  bulkAdjustProductProperty,
  bulkUpdateProductsProperty,
  createCollection,
  deleteCollection,
  getProductOptionsAvailability,
  getStoreVariant,
  queryStoreVariants,
  removeProductMedia,
  removeProductMediaFromChoices,
  removeProductsFromCollection,
  resetAllProductVariantData,
  updateCollection,
  updateProductVariants,
} from '@frontdesk/stores'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const collection = entity({
  id: 'collection-1',
  name: 'Gifts',
  slug: 'gifts',
  numberOfProducts: 0,
  lastUpdated: '2026-02-03T04:05:06.000Z',
})

const collectionOutput = { ...collection, lastUpdated: new Date('2026-02-03T04:05:06.000Z') }

const bulkResponse = {
  results: [
    { itemMetadata: { id: 'product-1', originalIndex: 0, success: true } },
    {
      itemMetadata: {
        id: 'product-2',
        originalIndex: 1,
        success: false,
        error: { code: 'NOT_FOUND', description: 'There is no product with id product-2' },
      },
    },
  ],
  bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
}

const storeVariant = entity({
  id: 'product-1-variant-1',
  variantId: 'variant-1',
  productId: 'product-1',
  productName: 'T-shirt',
  variantName: 'M',
  managedVariant: true,
  stock: { trackQuantity: true, quantity: 3, inStock: true },
  choices: { Size: 'M' },
  media: {
    image: image('wix:image://v1/shirt.jpg/shirt.jpg#originWidth=10&originHeight=20', {
      id: 'shirt.jpg',
      filename: 'shirt.jpg',
      width: 10,
      height: 20,
    }),
  },
})

runWireRows([
  row({
    operation: updateProductVariants,
    elevated: true,
    input: {
      id: 'product/1',
      variants: [
        {
          choices: { Size: 'M' },
          price: 34,
          cost: Infinity,
          weight: 0.2,
          sku: 'S-1',
          visible: false,
          productDimensions: { length: '1' },
          packageDimensions: { length: '2', unit: 'CM' },
        },
        { variantIds: ['variant-1'], price: 12 },
      ],
    },
    request: 'PATCH https://www.wixapis.com/stores/v1/products/product%2F1/variants',
    body: {
      variants: [
        {
          choices: { Size: 'M' },
          price: 34,
          cost: 'Infinity',
          weight: 0.2,
          sku: 'S-1',
          visible: false,
          productDimensions: { length: '1' },
          packageDimensions: { length: '2', unit: 'CM' },
        },
        { variantIds: ['variant-1'], price: 12 },
      ],
    },
    response: { variants: [entity({ id: 'variant-1', variant: { weight: 'NaN', sku: 'S-1' } })] },
    output: [{ id: 'variant-1', variant: { weight: NaN, sku: 'S-1' } }],
  }),
  row({
    operation: resetAllProductVariantData,
    elevated: true,
    input: { id: 'product-1' },
    request: 'POST https://www.wixapis.com/stores/v1/products/product-1/variants/resetToDefault',
    body: {},
    response: {},
    output: undefined,
  }),
  row({
    operation: getStoreVariant,
    input: { id: 'product-1-variant-1' },
    request: 'GET https://www.wixapis.com/stores-reader/v1/variants/product-1-variant-1',
    response: { variant: storeVariant },
    output: storeVariant,
  }),
  row({
    operation: queryStoreVariants,
    input: { filter: { 'stock.inStock': true }, sort: [{ fieldName: 'sku' }] },
    request: 'POST https://www.wixapis.com/stores-reader/v1/variants/query',
    body: {
      query: {
        filter: { 'stock.inStock': true },
        sort: [{ fieldName: 'sku' }],
        paging: { offset: 0, limit: 50 },
      },
    },
    response: {
      variants: [storeVariant],
      metadata: { count: 1, offset: 0, total: 1, tooManyToCount: false },
    },
    output: { items: [storeVariant], total: 1, tooManyToCount: false },
  }),
  row({
    operation: getProductOptionsAvailability,
    input: { id: 'product-1', options: { Size: 'M' } },
    request: 'POST https://www.wixapis.com/stores-reader/v1/products/product-1/productOptionsAvailability',
    body: { options: { Size: 'M' } },
    response: {
      selectedVariant: {
        price: { price: 24, discountedPrice: 'NaN' },
        convertedPriceData: { price: 'Infinity' },
        weight: '-Infinity',
        inStock: true,
      },
      productOptions: [{ name: 'Size', choices: [{ description: 'M', inStock: true }] }],
      availableForPurchase: true,
    },
    output: {
      selectedVariant: {
        price: { price: 24, discountedPrice: NaN },
        convertedPriceData: { price: Infinity },
        weight: -Infinity,
        inStock: true,
      },
      productOptions: [{ name: 'Size', choices: [{ description: 'M', inStock: true }] }],
      availableForPurchase: true,
    },
  }),
  row({
    operation: createCollection,
    elevated: true,
    input: { collection: { name: 'Gifts', description: 'For others', slug: 'gifts', visible: true } },
    request: 'POST https://www.wixapis.com/stores/v1/collections',
    body: { collection: { name: 'Gifts', description: 'For others', slug: 'gifts', visible: true } },
    response: { collection },
    output: collectionOutput,
  }),
  row({
    operation: updateCollection,
    elevated: true,
    input: { collection: { id: 'collection/1', name: 'Gifts' } },
    request: 'PATCH https://www.wixapis.com/stores/v1/collections/collection%2F1',
    body: { collection: entity({ id: 'collection/1', name: 'Gifts' }) },
    response: { collection },
    output: collectionOutput,
  }),
  row({
    operation: deleteCollection,
    elevated: true,
    input: { id: 'collection-1' },
    request: 'DELETE https://www.wixapis.com/stores/v1/collections/collection-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: addProductsToCollection,
    elevated: true,
    input: { id: 'collection-1', productIds: ['product-1'] },
    request: 'POST https://www.wixapis.com/stores/v1/collections/collection-1/productIds',
    body: { productIds: ['product-1'] },
    response: {},
    output: undefined,
  }),
  row({
    operation: removeProductsFromCollection,
    elevated: true,
    input: { id: 'collection-1', productIds: ['product-1'] },
    request: 'POST https://www.wixapis.com/stores/v1/collections/collection-1/productIds/delete',
    body: { productIds: ['product-1'] },
    response: {},
    output: undefined,
  }),
  row({
    operation: addProductMedia,
    elevated: true,
    input: {
      id: 'product-1',
      media: [{ url: 'https://a.example/b.jpg', choice: { option: 'Colour', choice: 'Ink' } }],
    },
    request: 'POST https://www.wixapis.com/stores/v1/products/product-1/media',
    body: { media: [{ url: 'https://a.example/b.jpg', choice: { option: 'Colour', choice: 'Ink' } }] },
    response: {},
    output: undefined,
  }),
  row({
    operation: removeProductMedia,
    elevated: true,
    input: { id: 'product-1', mediaIds: ['b.jpg'] },
    request: 'POST https://www.wixapis.com/stores/v1/products/product-1/media/delete',
    body: { mediaIds: ['b.jpg'] },
    response: {},
    output: undefined,
  }),
  row({
    operation: addProductMediaToChoices,
    elevated: true,
    input: { id: 'product-1', media: [{ option: 'Colour', choice: 'Ink', mediaIds: ['b.jpg'] }] },
    request: 'PATCH https://www.wixapis.com/stores/v1/products/product-1/choices/media',
    body: { media: [{ option: 'Colour', choice: 'Ink', mediaIds: ['b.jpg'] }] },
    response: {},
    output: undefined,
  }),
  row({
    operation: removeProductMediaFromChoices,
    elevated: true,
    input: { id: 'product-1', media: [{ option: 'Colour', choice: 'Ink', mediaIds: [] }] },
    request: 'POST https://www.wixapis.com/stores/v1/products/product-1/choices/media/delete',
    body: { media: [{ option: 'Colour', choice: 'Ink', mediaIds: [] }] },
    response: {},
    output: undefined,
  }),
  row({
    operation: bulkUpdateProductsProperty,
    elevated: true,
    input: { ids: ['product-1', 'product-2'], set: { price: NaN } },
    request: 'POST https://www.wixapis.com/stores/v1/bulk/products/update',
    body: { ids: ['product-1', 'product-2'], set: { price: 'NaN' } },
    response: bulkResponse,
    output: bulkResponse,
  }),
  row({
    operation: bulkUpdateProductsProperty,
    elevated: true,
    input: { ids: ['product-1'], set: { cost: 3, weight: 0.5 } },
    request: 'POST https://www.wixapis.com/stores/v1/bulk/products/update',
    body: { ids: ['product-1'], set: { cost: 3, weight: 0.5 } },
    response: bulkResponse,
    output: bulkResponse,
  }),
  row({
    operation: bulkAdjustProductProperty,
    elevated: true,
    input: {
      ids: ['product-1', 'product-2'],
      adjust: {
        price: { amount: -Infinity },
        cost: { amount: 1.5 },
        weight: { percentage: { rate: NaN, roundToInt: true } },
      },
    },
    request: 'POST https://www.wixapis.com/stores/v1/bulk/products/adjust-properties',
    body: {
      ids: ['product-1', 'product-2'],
      adjust: {
        price: { amount: '-Infinity' },
        cost: { amount: 1.5 },
        weight: { percentage: { rate: 'NaN', roundToInt: true } },
      },
    },
    response: bulkResponse,
    output: bulkResponse,
  }),
])
