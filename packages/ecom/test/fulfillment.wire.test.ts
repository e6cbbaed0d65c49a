import {
  bulkCreateFulfillments,
  createFulfillment,
  deleteFulfillment,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  updateFulfillment,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const details = {
  lineItems: [{ id: 'line-1', quantity: 2 }],
  trackingInfo: {
    trackingNumber: '42',
    shippingProvider: 'dhl',
    trackingLink: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=42',
  },
  status: 'In_Delivery' as const,
  completed: true,
}

const sent = {
  orderId: 'order-1',
  fulfillments: [entity({ id: 'fulfillment-1', createdDate: '2026-03-02T09:00:00.000Z', ...details })],
}
const decoded = {
  orderId: 'order-1',
  fulfillments: [{ id: 'fulfillment-1', createdDate: new Date('2026-03-02T09:00:00.000Z'), ...details }],
}

runWireRows([
  row({
    operation: listFulfillmentsForSingleOrder,
    input: { orderId: 'order 1' },
    request: 'GET https://www.wixapis.com/ecom/v1/fulfillments/orders/order%201',
    response: { orderWithFulfillments: sent },
    output: decoded,
  }),
  row({
    operation: listFulfillmentsForMultipleOrders,
    input: { orderIds: ['order-1', 'order-2'] },
    request: 'POST https://www.wixapis.com/ecom/v1/fulfillments/list-by-ids',
    body: { orderIds: ['order-1', 'order-2'] },
    response: { ordersWithFulfillments: [sent, { orderId: 'order-2', fulfillments: [] }] },
    output: [decoded, { orderId: 'order-2', fulfillments: [] }],
  }),
  row({
    operation: createFulfillment,
    elevated: true,
    input: { orderId: 'order-1', fulfillment: details },
    request: 'POST https://www.wixapis.com/ecom/v1/fulfillments/orders/order-1/create-fulfillment',
    body: { fulfillment: details },
    response: { orderWithFulfillments: sent, fulfillmentId: 'fulfillment-1' },
    output: { orderWithFulfillments: decoded, fulfillmentId: 'fulfillment-1' },
  }),
  row({
    operation: updateFulfillment,
    elevated: true,
    input: {
      orderId: 'order-1',
      fulfillment: { id: 'fulfillment-1', customInfo: { fieldsData: { courier: 'Rui' } } },
      fieldMask: ['customInfo', 'status'],
    },
    request: 'PATCH https://www.wixapis.com/ecom/v1/fulfillments/fulfillment-1/orders/order-1',
    body: {
      fulfillment: entity({ id: 'fulfillment-1', customInfo: { fieldsData: { courier: 'Rui' } } }),
      fieldMask: 'customInfo,status',
    },
    response: { orderWithFulfillments: sent },
    output: decoded,
  }),
  row({
    operation: deleteFulfillment,
    elevated: true,
    input: { orderId: 'order-1', fulfillmentId: 'fulfillment-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/fulfillments/fulfillment-1/orders/order-1',
    response: { orderWithFulfillments: { orderId: 'order-1', fulfillments: [] } },
    output: { orderId: 'order-1', fulfillments: [] },
  }),
  row({
    operation: bulkCreateFulfillments,
    elevated: true,
    input: {
      ordersWithFulfillments: [
        { orderId: 'order-1', fulfillments: [details] },
        { orderId: 'order-2', fulfillments: [{ lineItems: [{ id: 'line-2' }] }] },
      ],
    },
    request: 'POST https://www.wixapis.com/ecom/v1/fulfillments/orders/bulk/create-fulfillments',
    body: {
      ordersWithFulfillments: [
        { orderId: 'order-1', fulfillments: [details] },
        { orderId: 'order-2', fulfillments: [{ lineItems: [{ id: 'line-2' }] }] },
      ],
    },
    response: {
      results: [
        {
          itemMetadata: { id: 'order-1', originalIndex: 0, success: true },
          ordersWithFulfillments: sent,
        },
        {
          itemMetadata: {
            id: 'order-2',
            originalIndex: 1,
            success: false,
            error: { code: 'ORDER_NOT_FOUND', description: 'There is no order with id order-2' },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    },
    output: {
      results: [
        {
          itemMetadata: { id: 'order-1', originalIndex: 0, success: true },
          ordersWithFulfillments: decoded,
        },
        {
          itemMetadata: {
            id: 'order-2',
            originalIndex: 1,
            success: false,
            error: { code: 'ORDER_NOT_FOUND', description: 'There is no order with id order-2' },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    },
  }),
])
