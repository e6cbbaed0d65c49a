import { queryProductVariants } from '@frontdesk/stores'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: queryProductVariants,
    input: { id: 'product-1', choices: { Size: 'M' }, includeMerchantSpecificData: true },
    request: 'POST https://www.wixapis.com/stores-reader/v1/products/product-1/variants/query',
    body: { choices: { Size: 'M' }, includeMerchantSpecificData: true, paging: { offset: 0, limit: 50 } },
    response: {
      variants: [
        entity({
          id: 'variant-1',
          choices: { Size: 'M' },
          variant: { priceData: { price: 24 }, costAndProfitData: { profitMargin: 'NaN' }, weight: 0.2 },
          stock: { trackQuantity: true, quantity: 0, inStock: false },
        }),
      ],
      metadata: { items: 1, offset: 0 },
      totalResults: 1,
    },
    output: {
      items: [
        {
          id: 'variant-1',
          choices: { Size: 'M' },
          variant: { priceData: { price: 24 }, costAndProfitData: { profitMargin: NaN }, weight: 0.2 },
          stock: { trackQuantity: true, quantity: 0, inStock: false },
        },
      ],
      total: 1,
      tooManyToCount: false,
    },
  }),
  row({
    operation: queryProductVariants,
    input: { id: 'product-1', paging: { offset: 1, limit: 2 } },
    request: 'POST https://www.wixapis.com/stores-reader/v1/products/product-1/variants/query',
    body: { paging: { offset: 1, limit: 2 } },
    response: {
      variants: [entity({ id: 'variant-2' }), entity({ id: 'variant-3' })],
      metadata: { items: 2, offset: 1 },
      totalResults: 5,
    },
    output: {
      items: [{ id: 'variant-2' }, { id: 'variant-3' }],
      total: 5,
      tooManyToCount: false,
      nextInput: { id: 'product-1', paging: { offset: 3, limit: 2 } },
      previousInput: { id: 'product-1', paging: { offset: 0, limit: 2 } },
    },
  }),
])
