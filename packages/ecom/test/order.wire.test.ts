import { cancelOrder, getOrder, searchOrders } from '@frontdesk/ecom'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const reply = {
  id: 'order-1',
  number: '10001',
  createdDate: '2026-03-02T09:00:00.000Z',
  updatedDate: '2026-03-02T09:05:00.000Z',
  purchasedDate: '2026-03-01T08:00:00.000Z',
  paymentStatus: 'PAID_IN_SHELLS',
  lineItems: [
    {
      id: 'line-1',
      image: {
        url: 'https://media.example/mat.jpg',
        id: 'mat.jpg',
        urlExpirationDate: '2026-05-01T00:00:00.000Z',
        focalPoint: { x: 0.5, y: 0.25 },
      },
      physicalProperties: { weight: 1.2 },
      digitalFile: { fileId: 'file-1', expirationDate: '2026-06-01T00:00:00.000Z' },
      subscriptionInfo: {
        subscriptionSettings: { frequency: 'MONTH', startDate: '2026-04-01T00:00:00.000Z' },
      },
    },
  ],
  shippingInfo: {
    logistics: {
      deliverByDate: '2026-03-05T00:00:00.000Z',
      deliveryTimeSlot: { from: '2026-03-04T09:00:00.000Z', to: '2026-03-04T12:00:00.000Z' },
      shippingDestination: { address: { city: 'Lisboa', geocode: { latitude: 38.7, longitude: -9.1 } } },
    },
  },
  activities: [{ id: 'activity-1', activityType: 'ORDER_PLACED', createdDate: '2026-03-02T09:00:00.000Z' }],
}

const order = {
  ...reply,
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
  purchasedDate: new Date('2026-03-01T08:00:00.000Z'),
  lineItems: [
    {
      ...reply.lineItems[0],
      image: {
        url: 'https://media.example/mat.jpg',
        id: 'mat.jpg',
        urlExpirationDate: new Date('2026-05-01T00:00:00.000Z'),
        focalPoint: { x: 0.5, y: 0.25 },
      },
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
    request: { method: 'GET', path: '/v1/orders/order%201' },
    reply: { order: reply },
    output: order,
  }),
  row({
    operation: searchOrders,
    input: { filter: { paymentStatus: 'PAID' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
    request: {
      method: 'POST',
      path: '/v1/orders/search',
      body: {
        search: {
          filter: { paymentStatus: 'PAID' },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 50 },
        },
      },
    },
    reply: { orders: [reply], metadata: { count: 1, cursors: {}, hasNext: false } },
    output: [order],
  }),
  row({
    operation: cancelOrder,
    elevated: true,
    input: { id: 'order-1', restockAllItems: true },
    request: { method: 'POST', path: '/v1/orders/order-1/cancel', body: { restockAllItems: true } },
    reply: { order: reply },
    output: order,
  }),
])
