import {
  decrementInventory,
  getCatalogVersion,
  getInventoryVariants,
  incrementInventory,
  queryInventory,
  updateInventoryVariants,
} from '@frontdesk/stores'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const wireItem = entity({
  id: 'item-1',
  productId: 'product-1',
  trackQuantity: true,
  variants: [{ variantId: 'variant-1', inStock: true, quantity: 3, availableForPreorder: false }],
  lastUpdated: '2026-02-03T04:05:06.000Z',
  numericId: '1700000000001',
  preorderInfo: { enabled: false },
})

const item = { ...wireItem, lastUpdated: new Date('2026-02-03T04:05:06.000Z') }

runWireRows([
  row({
    operation: getCatalogVersion,
    input: {},
    request: 'GET https://www.wixapis.com/stores/v3/provision/version',
    response: { catalogVersion: 'V1_CATALOG' },
    output: 'V1_CATALOG',
  }),
  row({
    operation: getInventoryVariants,
    input: { inventoryId: 'item/1', variantIds: ['variant-1'] },
    request: 'POST https://www.wixapis.com/stores-reader/v2/inventoryItems/item%2F1/getVariants',
    body: { variantIds: ['variant-1'] },
    response: { inventoryItem: wireItem },
    output: item,
  }),
  row({
    operation: queryInventory,
    input: { filter: '{"trackQuantity":true}', sort: '[{"lastUpdated":"desc"}]', paging: { limit: 2 } },
    request: 'POST https://www.wixapis.com/stores-reader/v2/inventoryItems/query',
    body: {
      query: {
        filter: '{"trackQuantity":true}',
        sort: '[{"lastUpdated":"desc"}]',
        paging: { offset: 0, limit: 2 },
      },
    },
    response: { inventoryItems: [wireItem], metadata: { items: 1, offset: 0 }, totalResults: 5 },
    output: {
      items: [item],
      total: 5,
      tooManyToCount: false,
      nextInput: {
        filter: '{"trackQuantity":true}',
        sort: '[{"lastUpdated":"desc"}]',
        paging: { offset: 1, limit: 2 },
      },
    },
  }),
  row({
    operation: updateInventoryVariants,
    elevated: true,
    input: {
      inventoryItem: {
        productId: 'product/1',
        trackQuantity: true,
        variants: [{ variantId: 'variant-1', quantity: 12 }],
        preorderInfo: { enabled: true, message: 'Sent in June', limit: 3 },
      },
      reason: 'MANUAL',
    },
    request: 'PATCH https://www.wixapis.com/stores/v2/inventoryItems/product/product%2F1',
    body: {
      inventoryItem: {
        productId: 'product/1',
        trackQuantity: true,
        variants: [{ variantId: 'variant-1', quantity: 12 }],
        preorderInfo: { enabled: true, message: 'Sent in June', limit: 3 },
      },
      reason: 'MANUAL',
    },
    response: {},
    output: undefined,
  }),
  row({
    operation: decrementInventory,
    elevated: true,
    input: {
      decrementData: [
        { productId: 'product-1', variantId: 'variant-1', decrementBy: 2, preorderRequest: true },
      ],
      reason: 'ORDER',
    },
    request: 'POST https://www.wixapis.com/stores/v2/inventoryItems/decrement',
    body: {
      decrementData: [
        { productId: 'product-1', variantId: 'variant-1', decrementBy: 2, preorderRequest: true },
      ],
      reason: 'ORDER',
    },
    response: {},
    output: undefined,
  }),
  row({
    operation: incrementInventory,
    elevated: true,
    input: { incrementData: [{ inventoryId: 'item-1', variantId: 'variant-1', incrementBy: 2 }] },
    request: 'POST https://www.wixapis.com/stores/v2/inventoryItems/increment',
    body: { incrementData: [{ inventoryId: 'item-1', variantId: 'variant-1', incrementBy: 2 }] },
    response: {},
    output: undefined,
  }),
])
