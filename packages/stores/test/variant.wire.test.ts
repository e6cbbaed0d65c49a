import { queryProductVariants } from '@frontdesk/stores'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: queryProductVariants,
    input: { id: 'product-1', choices: { Size: 'M' }, includeMerchantSpecificData: true },
    request: {
      method: 'POST',
      path: '/v1/products/product-1/variants/query',
      body: { choices: { Size: 'M' }, includeMerchantSpecificData: true, paging: { offset: 0, limit: 50 } },
    },
    reply: {
      variants: [
        {
          id: 'variant-1',
          choices: { Size: 'M' },
          variant: { priceData: { price: 24 }, costAndProfitData: { profitMargin: 'NaN' }, weight: 0.2 },
          stock: { trackQuantity: true, quantity: 0, inStock: false },
        },
      ],
      metadata: { items: 1, offset: 0 },
      totalResults: 1,
    },
    output: [
      {
        id: 'variant-1',
        choices: { Size: 'M' },
        variant: { priceData: { price: 24 }, costAndProfitData: { profitMargin: NaN }, weight: 0.2 },
        stock: { trackQuantity: true, quantity: 0, inStock: false },
      },
    ],
  }),
])
