import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
  updateProduct,
} from '@frontdesk/stores'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const seoData = {
  tags: [
    { type: 'title', children: 'Evening tea of the harbour', custom: true, disabled: false },
    { type: 'meta', props: { name: 'description', content: 'Lemon balm.', id: '1' }, meta: { _id: '2' } },
  ],
  settings: { preventAutoRedirect: true, keywords: [{ term: 'tea', isMain: true, origin: 'USER' }] },
}

const wireProduct = entity({
  id: 'product-1',
  name: 'Evening tea',
  productType: 'physical',
  priceData: { price: 9.5, discountedPrice: 'NaN' },
  costAndProfitData: { itemCost: 3.2, profitMargin: '-Infinity' },
  seoData,
  createdDate: '2026-01-02T03:04:05.000Z',
  lastUpdated: '2026-02-03T04:05:06.000Z',
})

const product = {
  ...wireProduct,
  priceData: { price: 9.5, discountedPrice: NaN },
  costAndProfitData: { itemCost: 3.2, profitMargin: -Infinity },
  createdDate: new Date('2026-01-02T03:04:05.000Z'),
  lastUpdated: new Date('2026-02-03T04:05:06.000Z'),
}

const newProduct = {
  name: 'Evening tea',
  slug: 'evening-tea',
  visible: true,
  productType: 'PHYSICAL',
  description: '<p>Lemon balm.</p>',
  sku: 'T-1',
  weight: 0.14,
  productDimensions: { length: '12.5', unit: 'CM' },
  packageDimensions: { height: '3' },
  priceData: { price: 9.5 },
  costAndProfitData: { itemCost: 3.2 },
  pricePerUnitData: {
    totalQuantity: 80,
    totalMeasurementUnit: 'G',
    baseQuantity: 100,
    baseMeasurementUnit: 'G',
  },
  discount: { type: 'PERCENT', value: 20 },
  ribbon: 'New',
  brand: 'Harbour',
  additionalInfoSections: [{ title: 'Care', description: '<p>Keep dry.</p>' }],
  manageVariants: true,
  productOptions: [{ name: 'Size', choices: [{ value: '80 g', description: '80 g' }] }],
  seoData,
}

runWireRows([
  row({
    operation: createProduct,
    elevated: true,
    input: { product: newProduct },
    request: 'POST https://www.wixapis.com/stores/v1/products',
    body: { product: newProduct },
    response: { product: wireProduct },
    output: product,
  }),
  row({
    operation: updateProduct,
    elevated: true,
    input: { product: { id: 'product/1', name: 'Morning tea' } },
    request: 'PATCH https://www.wixapis.com/stores/v1/products/product%2F1',
    body: { product: entity({ id: 'product/1', name: 'Morning tea' }) },
    response: { product: wireProduct },
    output: product,
  }),
  row({
    operation: deleteProduct,
    elevated: true,
    input: { id: 'product-1' },
    request: 'DELETE https://www.wixapis.com/stores/v1/products/product-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: deleteProductOptions,
    elevated: true,
    input: { id: 'product-1' },
    request: 'DELETE https://www.wixapis.com/stores/v1/products/product-1/options',
    response: {},
    output: undefined,
  }),
  row({
    operation: removeBrand,
    elevated: true,
    input: { id: 'product-1' },
    request: 'POST https://www.wixapis.com/stores/v1/products/product-1/remove-brand',
    body: {},
    response: {},
    output: undefined,
  }),
  row({
    operation: removeRibbon,
    elevated: true,
    input: { id: 'product-1' },
    request: 'POST https://www.wixapis.com/stores/v1/products/product-1/remove-ribbon',
    body: {},
    response: {},
    output: undefined,
  }),
])
