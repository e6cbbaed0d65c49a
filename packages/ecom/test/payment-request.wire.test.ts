import {
  chargeOrderPaymentRequest,
  createOrderPaymentRequest,
  deleteOrderPaymentRequest,
  getOrderPaymentRequest,
  getOrderPaymentRequestUrl,
  queryOrderPaymentRequests,
  updateOrderPaymentRequest,
  updateOrderPaymentRequestExtendedFields,
  voidOrderPaymentRequest,
} from '@frontdesk/ecom'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const picture = image('wix:image://v1/mat.jpg/#originWidth=800&originHeight=600', {
  id: 'mat.jpg',
  width: 800,
  height: 600,
})
const sent = entity({
  id: 'request-1',
  status: 'UNPAID',
  orderId: 'order-1',
  orderNumber: '10001',
  amount: { amount: '12.50', formattedAmount: '€12.50' },
  currency: 'EUR',
  paymentGatewayOrderId: 'gateway-1',
  title: 'The rest',
  expirationDate: '2026-03-05T18:00:00.000Z',
  createdDate: '2026-03-02T09:00:00.000Z',
  updatedDate: '2026-03-02T09:05:00.000Z',
  image: picture,
  blockedPaymentMethods: ['MANUAL'],
})
const decoded = {
  ...sent,
  expirationDate: new Date('2026-03-05T18:00:00.000Z'),
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
}
const url = 'https://pay.example/request-1'

runWireRows([
  row({
    operation: createOrderPaymentRequest,
    elevated: true,
    input: {
      orderPaymentRequest: {
        orderId: 'order-1',
        amount: { amount: '12.50' },
        title: 'The rest',
        expirationDate: new Date('2026-03-05T18:00:00.000Z'),
        blockedPaymentMethods: ['MANUAL'],
      },
    },
    request: 'POST https://www.wixapis.com/ecom/v1/order-payment-requests',
    body: {
      orderPaymentRequest: {
        orderId: 'order-1',
        amount: { amount: '12.50' },
        title: 'The rest',
        expirationDate: '2026-03-05T18:00:00.000Z',
        blockedPaymentMethods: ['MANUAL'],
      },
    },
    response: { orderPaymentRequest: sent, orderPaymentRequestUrl: url },
    output: { orderPaymentRequest: decoded, orderPaymentRequestUrl: url },
  }),
  row({
    operation: getOrderPaymentRequest,
    elevated: true,
    input: { orderPaymentRequestId: 'request 1' },
    request: 'GET https://www.wixapis.com/ecom/v1/order-payment-requests/request%201',
    response: { orderPaymentRequest: sent },
    output: decoded,
  }),
  row({
    operation: getOrderPaymentRequestUrl,
    elevated: true,
    input: { orderPaymentRequestId: 'request-1' },
    request: 'POST https://www.wixapis.com/ecom/v1/order-payment-requests/url',
    body: { orderPaymentRequestId: 'request-1' },
    response: { orderPaymentRequestUrl: url },
    output: url,
  }),
  row({
    operation: queryOrderPaymentRequests,
    elevated: true,
    input: { filter: { orderId: 'order-1', 'amount.amount': { $gte: '10' } } },
    request: 'POST https://www.wixapis.com/ecom/v1/order-payment-requests/query',
    body: {
      query: {
        filter: { orderId: 'order-1', 'amount.amount': { $gte: '10' } },
        cursorPaging: { limit: 50 },
      },
    },
    response: { orderPaymentRequests: [sent], pagingMetadata: { count: 1, cursors: {} } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: updateOrderPaymentRequest,
    elevated: true,
    input: { orderPaymentRequest: { id: 'request-1', title: 'The rest of it' } },
    request: 'PATCH https://www.wixapis.com/ecom/v1/order-payment-requests/request-1',
    body: { orderPaymentRequest: entity({ id: 'request-1', title: 'The rest of it' }) },
    response: { orderPaymentRequest: sent },
    output: decoded,
  }),
  row({
    operation: updateOrderPaymentRequestExtendedFields,
    elevated: true,
    input: { id: 'request-1', namespace: '@studio/reminders', namespaceData: { twice: true } },
    request: 'POST https://www.wixapis.com/ecom/v1/order-payment-requests/request-1/update-extended-fields',
    body: { namespace: '@studio/reminders', namespaceData: { twice: true } },
    response: { orderPaymentRequest: sent },
    output: decoded,
  }),
  row({
    operation: chargeOrderPaymentRequest,
    input: { orderPaymentRequestId: 'request-1', paymentToken: 'token-1' },
    request: 'POST https://www.wixapis.com/ecom/v1/order-payment-requests/charge',
    body: { orderPaymentRequestId: 'request-1', paymentToken: 'token-1' },
    response: { paymentResponseToken: 'payment-1' },
    output: 'payment-1',
  }),
  row({
    operation: voidOrderPaymentRequest,
    elevated: true,
    input: { orderPaymentRequestId: 'request-1' },
    request: 'POST https://www.wixapis.com/ecom/v1/order-payment-requests/void',
    body: { orderPaymentRequestId: 'request-1' },
    response: {},
    output: undefined,
  }),
  row({
    operation: deleteOrderPaymentRequest,
    elevated: true,
    input: { orderPaymentRequestId: 'request-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/order-payment-requests/request-1',
    response: {},
    output: undefined,
  }),
])
