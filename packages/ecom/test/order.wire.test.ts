import {
  addOrderActivities,
  addOrderActivity,
  aggregateOrders,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  cancelOrder,
  createOrder,
  deleteOrderActivity,
  getOrder,
  searchOrders,
  updateOrder,
  updateOrderActivity,
  updateOrderLineItem,
  updateOrderStatus,
} from '@frontdesk/ecom'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const pictureText =
  'wix:image://v1/mat.jpg/#urlExpirationDate=2026-05-01T00%3A00%3A00.000Z&focalPoint=0.5%2C0.25'

const placed = entity({
  id: 'order-1',
  number: '10001',
  createdDate: '2026-03-02T09:00:00.000Z',
  updatedDate: '2026-03-02T09:05:00.000Z',
  purchasedDate: '2026-03-01T08:00:00.000Z',
  paymentStatus: 'PAID_IN_SHELLS',
  lineItems: [
    entity({
      id: 'line-1',
      image: image(pictureText, {
        id: 'mat.jpg',
        urlExpirationDate: '2026-05-01T00:00:00.000Z',
        focalPoint: { x: 0.5, y: 0.25 },
      }),
      physicalProperties: { weight: 1.2 },
      digitalFile: { fileId: 'file-1', expirationDate: '2026-06-01T00:00:00.000Z' },
      subscriptionInfo: {
        subscriptionSettings: { frequency: 'MONTH', startDate: '2026-04-01T00:00:00.000Z' },
      },
    }),
  ],
  shippingInfo: {
    logistics: {
      deliverByDate: '2026-03-05T00:00:00.000Z',
      deliveryTimeSlot: { from: '2026-03-04T09:00:00.000Z', to: '2026-03-04T12:00:00.000Z' },
      shippingDestination: { address: { city: 'Lisboa', geocode: { latitude: 38.7, longitude: -9.1 } } },
    },
  },
  activities: [
    entity({ id: 'activity-1', activityType: 'ORDER_PLACED', createdDate: '2026-03-02T09:00:00.000Z' }),
  ],
  appliedDiscounts: [entity({ id: 'discount-1', discountType: 'GLOBAL' })],
  additionalFees: [entity({ id: 'fee-1', name: 'Wrapping' })],
})

const order = {
  ...placed,
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
  purchasedDate: new Date('2026-03-01T08:00:00.000Z'),
  lineItems: [
    {
      ...placed.lineItems[0],
      image: image(pictureText, {
        id: 'mat.jpg',
        urlExpirationDate: new Date('2026-05-01T00:00:00.000Z'),
        focalPoint: { x: 0.5, y: 0.25 },
      }),
      digitalFile: { fileId: 'file-1', expirationDate: new Date('2026-06-01T00:00:00.000Z') },
      subscriptionInfo: {
        subscriptionSettings: { frequency: 'MONTH', startDate: new Date('2026-04-01T00:00:00.000Z') },
      },
    },
  ],
  shippingInfo: {
    logistics: {
      deliverByDate: new Date('2026-03-05T00:00:00.000Z'),
      deliveryTimeSlot: {
        from: new Date('2026-03-04T09:00:00.000Z'),
        to: new Date('2026-03-04T12:00:00.000Z'),
      },
      shippingDestination: { address: { city: 'Lisboa', geocode: { latitude: 38.7, longitude: -9.1 } } },
    },
  },
  activities: [
    { id: 'activity-1', activityType: 'ORDER_PLACED', createdDate: new Date('2026-03-02T09:00:00.000Z') },
  ],
}

runWireRows([
  row({
    operation: getOrder,
    input: { id: 'order 1' },
    request: 'GET https://www.wixapis.com/ecom/v1/orders/order%201',
    response: { order: placed },
    output: order,
  }),
  row({
    operation: searchOrders,
    input: { filter: { paymentStatus: 'PAID' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/search',
    body: {
      search: {
        filter: { paymentStatus: 'PAID' },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: 50 },
      },
    },
    response: { orders: [placed], metadata: { count: 1, cursors: { next: 'cursor-2' }, hasNext: true } },
    output: {
      items: [order],
      aggregations: [],
      tooManyToCount: false,
      nextInput: {
        filter: { paymentStatus: 'PAID' },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { cursor: 'cursor-2' },
      },
    },
  }),
  row({
    operation: cancelOrder,
    elevated: true,
    input: { id: 'order-1', restockAllItems: true },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/order-1/cancel',
    body: { restockAllItems: true },
    response: { order: placed },
    output: order,
  }),
  row({
    operation: updateOrder,
    elevated: true,
    input: { order: { id: 'order-1', archived: true }, fieldMask: ['archived', 'buyerLanguage'] },
    request: 'PATCH https://www.wixapis.com/ecom/v1/orders/order-1',
    body: { order: entity({ id: 'order-1', archived: true }), fieldMask: 'archived,buyerLanguage' },
    response: { order: placed },
    output: order,
  }),
  row({
    operation: bulkUpdateOrders,
    elevated: true,
    input: {
      orders: [{ order: { id: 'order-1', archived: true }, fieldMask: ['archived'] }],
      returnEntity: true,
    },
    request: 'POST https://www.wixapis.com/ecom/v1/bulk/orders/update',
    body: {
      orders: [{ order: entity({ id: 'order-1', archived: true }), fieldMask: 'archived' }],
      returnEntity: true,
    },
    response: {
      results: [{ itemMetadata: { id: 'order-1', originalIndex: 0, success: true }, item: placed }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [{ itemMetadata: { id: 'order-1', originalIndex: 0, success: true }, item: order }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: updateOrderStatus,
    elevated: true,
    input: { orderId: 'order-1', status: 'APPROVED' },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/order-1/update-status',
    body: { status: 'APPROVED' },
    response: { order: placed },
    output: order,
  }),
  row({
    operation: bulkUpdateOrderTags,
    elevated: true,
    input: {
      orderIds: ['order-1'],
      assignTags: { privateTags: { tagIds: ['vip'] } },
      unassignTags: { tags: { tagIds: ['new'] } },
    },
    request: 'POST https://www.wixapis.com/ecom/v1/bulk/orders/update-tags',
    body: {
      orderIds: ['order-1'],
      assignTags: { privateTags: { tagIds: ['vip'] } },
      unassignTags: { tags: { tagIds: ['new'] } },
    },
    response: {
      results: [{ itemMetadata: { id: 'order-1', originalIndex: 0, success: true } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [{ itemMetadata: { id: 'order-1', originalIndex: 0, success: true } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: addOrderActivity,
    elevated: true,
    input: { id: 'order-1', activity: { merchantComment: { message: 'Packed by Rui' } } },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/order-1/activities',
    body: { activity: { merchantComment: { message: 'Packed by Rui' } } },
    response: { order: placed, activityId: 'activity-2' },
    output: { order, activityId: 'activity-2' },
  }),
  row({
    operation: addOrderActivities,
    elevated: true,
    input: {
      orderId: 'order-1',
      orderActivities: [
        { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Packed by Rui' } },
        { merchantComment: { message: 'Weighs 1.2 kg' } },
      ],
    },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/order-1/activities/add',
    body: {
      orderActivities: [
        { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Packed by Rui' } },
        { merchantComment: { message: 'Weighs 1.2 kg' } },
      ],
    },
    response: { order: placed, activityIds: ['activity-2', 'activity-3'] },
    output: { order, activityIds: ['activity-2', 'activity-3'] },
  }),
  row({
    operation: updateOrderActivity,
    elevated: true,
    input: {
      id: 'order-1',
      activityId: 'activity-2',
      activity: { customActivity: { appId: 'app-1', type: 'PACKED', additionalData: { by: 'Marta' } } },
    },
    request: 'PATCH https://www.wixapis.com/ecom/v1/orders/order-1/activities/activity-2',
    body: {
      activity: { customActivity: { appId: 'app-1', type: 'PACKED', additionalData: { by: 'Marta' } } },
    },
    response: { order: placed },
    output: order,
  }),
  row({
    operation: deleteOrderActivity,
    elevated: true,
    input: { id: 'order-1', activityId: 'activity-2' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/orders/order-1/activities/activity-2',
    response: { order: placed },
    output: order,
  }),
  row({
    operation: createOrder,
    elevated: true,
    input: {
      order: {
        channelInfo: { type: 'POS' },
        purchasedDate: new Date('2026-03-01T08:00:00.000Z'),
        lineItems: [
          {
            id: 'line-1',
            productName: { original: 'Yoga mat' },
            itemType: { preset: 'PHYSICAL' },
            quantity: 1,
            price: { amount: '24.99' },
            subscriptionInfo: {
              subscriptionSettings: { frequency: 'MONTH', startDate: new Date('2026-04-01T00:00:00.000Z') },
            },
          },
        ],
        additionalFees: [{ id: 'fee-1', name: 'Wrapping', price: { amount: '2.50' } }],
      },
      settings: {
        orderApprovalStrategy: 'PAYMENT_RECEIVED',
        notifications: { sendNotificationToBuyer: false },
      },
    },
    request: 'POST https://www.wixapis.com/ecom/v1/orders',
    body: {
      order: {
        channelInfo: { type: 'POS' },
        purchasedDate: '2026-03-01T08:00:00.000Z',
        lineItems: [
          entity({
            id: 'line-1',
            productName: { original: 'Yoga mat' },
            itemType: { preset: 'PHYSICAL' },
            quantity: 1,
            price: { amount: '24.99' },
            subscriptionInfo: {
              subscriptionSettings: { frequency: 'MONTH', startDate: '2026-04-01T00:00:00.000Z' },
            },
          }),
        ],
        additionalFees: [entity({ id: 'fee-1', name: 'Wrapping', price: { amount: '2.50' } })],
      },
      settings: {
        orderApprovalStrategy: 'PAYMENT_RECEIVED',
        notifications: { sendNotificationToBuyer: false },
      },
    },
    response: { order: placed },
    output: order,
  }),
  row({
    operation: updateOrderLineItem,
    elevated: true,
    input: {
      id: 'order-1',
      lineItem: { id: 'line-1', physicalProperties: { sku: 'MAT-2' } },
      fieldMask: ['physicalProperties.sku'],
    },
    request: 'PATCH https://www.wixapis.com/ecom/v1/orders/order-1/line-item/line-1',
    body: {
      lineItem: entity({ id: 'line-1', physicalProperties: { sku: 'MAT-2' } }),
      fieldMask: 'physicalProperties.sku',
    },
    response: { order: placed },
    output: order,
  }),
  row({
    operation: searchOrders,
    input: {
      search: { expression: 'ferreira', fields: ['billingInfo.contactDetails.lastName'] },
      aggregations: [{ type: 'VALUE', name: 'channels', fieldPath: 'channelInfo.type' }],
      timeZone: 'Europe/Lisbon',
    },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/search',
    body: {
      search: {
        search: { expression: 'ferreira', fields: ['billingInfo.contactDetails.lastName'] },
        aggregations: [{ type: 'VALUE', name: 'channels', fieldPath: 'channelInfo.type' }],
        timeZone: 'Europe/Lisbon',
        cursorPaging: { limit: 50 },
      },
    },
    response: {
      orders: [placed],
      metadata: { count: 1, hasNext: false },
      aggregationData: {
        results: [
          {
            name: 'channels',
            type: 'VALUE',
            fieldPath: 'channelInfo.type',
            values: { results: [{ value: 'WEB', count: 1 }] },
          },
        ],
      },
    },
    output: {
      items: [order],
      tooManyToCount: false,
      aggregations: [
        {
          name: 'channels',
          type: 'VALUE',
          fieldPath: 'channelInfo.type',
          values: { results: [{ value: 'WEB', count: 1 }] },
        },
      ],
    },
  }),
  row({
    operation: aggregateOrders,
    elevated: true,
    input: {
      filter: { paymentStatus: 'PAID' },
      aggregation: {
        revenue: { $sum: 'priceSummary.total.amount' },
        channels: { $count: ['channelInfo.type', 'status'] },
      },
      hierarchySeparatorOverride: '/',
    },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/aggregate',
    body: {
      filter: { paymentStatus: 'PAID' },
      aggregation: {
        revenue: { $sum: 'priceSummary.total.amount' },
        channels: { $count: ['channelInfo.type', 'status'] },
      },
      hierarchySeparatorOverride: '/',
    },
    response: { aggregates: { revenue: { EUR: '49.98' }, channels: { '(WEB/APPROVED)': 1 } } },
    output: { revenue: { EUR: '49.98' }, channels: { '(WEB/APPROVED)': 1 } },
  }),
])
