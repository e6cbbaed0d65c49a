import {
  bulkMarkOrdersAsPaid,
  captureAuthorizedPayments,
  createPaymentGatewayOrder,
  getRefundabilityStatus,
  preparePaymentCollection,
  recordManuallyCollectedPayment,
  triggerRefund,
  voidAuthorizedPayments,
} from '@frontdesk/payments'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const collector = 'https://www.wixapis.com/ecom/v1/payments-collector/orders/order-1'
const sent = {
  orderId: 'order-1',
  payments: [entity({ id: 'payment-1', createdDate: '2026-03-02T09:00:00.000Z' })],
  refunds: [entity({ id: 'refund-1', createdDate: '2026-03-03T09:00:00.000Z' })],
}
const orderTransactions = {
  orderId: 'order-1',
  payments: [{ id: 'payment-1', createdDate: new Date('2026-03-02T09:00:00.000Z') }],
  refunds: [{ id: 'refund-1', createdDate: new Date('2026-03-03T09:00:00.000Z') }],
}
const failed = {
  id: 'payment-1',
  originalIndex: 0,
  success: false,
  error: { code: '3001', description: 'The provider refused the refund' },
}

runWireRows([
  row({
    operation: preparePaymentCollection,
    elevated: true,
    input: {
      ecomOrderId: 'order-1',
      amount: { amount: '15.00' },
      paymentGatewayOrderId: 'gateway-1',
      delayedCapture: true,
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
    },
    request: `POST ${collector}/prepare-payment-collection`,
    body: {
      amount: { amount: '15.00' },
      paymentGatewayOrderId: 'gateway-1',
      delayedCapture: true,
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
    },
    response: { paymentGatewayOrderId: 'gateway-1' },
    output: 'gateway-1',
  }),
  row({
    operation: createPaymentGatewayOrder,
    elevated: true,
    input: { ecomOrderId: 'order-1', chargedBy: { id: 'staff-1', fullName: 'Rui Costa' } },
    request: `POST ${collector}/create-payment-gateway-order`,
    body: { chargedBy: { id: 'staff-1', fullName: 'Rui Costa' } },
    response: { paymentGatewayOrderId: 'gateway-1' },
    output: 'gateway-1',
  }),
  row({
    operation: bulkMarkOrdersAsPaid,
    elevated: true,
    input: { ecomOrderIds: ['order-1'] },
    request: 'POST https://www.wixapis.com/v1/bulk/payments-collector/mark-as-paid',
    body: { ecomOrderIds: ['order-1'] },
    response: {
      results: [
        {
          itemMetadata: { id: 'order-1', originalIndex: 0, success: true },
          item: entity({ id: 'order-1', purchasedDate: '2026-03-01T08:00:00.000Z' }),
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [
        {
          itemMetadata: { id: 'order-1', originalIndex: 0, success: true },
          item: { id: 'order-1', purchasedDate: new Date('2026-03-01T08:00:00.000Z') },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: recordManuallyCollectedPayment,
    elevated: true,
    input: { orderId: 'order-1', amount: { amount: '5.00' } },
    request: `POST ${collector}/manual-payment`,
    body: { amount: { amount: '5.00' } },
    response: {},
    output: undefined,
  }),
  row({
    operation: getRefundabilityStatus,
    input: { ecomOrderId: 'order-1' },
    request: `GET ${collector}/refundability`,
    response: {
      refundabilities: [
        { paymentId: 'payment-1', refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' },
      ],
    },
    output: [{ paymentId: 'payment-1', refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' }],
  }),
  row({
    operation: triggerRefund,
    elevated: true,
    input: {
      ecomOrderId: 'order-1',
      payments: [{ paymentId: 'payment-1', amount: { amount: '5.00' }, externalRefund: true }],
      details: { items: [{ lineItemId: 'line-1', quantity: 1 }], reason: 'It was torn' },
      sideEffects: {
        restockInfo: { type: 'SOME_ITEMS', items: [{ lineItemId: 'line-1', quantity: 1 }] },
        sendOrderRefundedEmail: true,
        customMessage: 'Sorry.',
      },
    },
    request: `POST ${collector}/trigger-refund`,
    body: {
      payments: [{ paymentId: 'payment-1', amount: { amount: '5.00' }, externalRefund: true }],
      details: { items: [{ lineItemId: 'line-1', quantity: 1 }], reason: 'It was torn' },
      sideEffects: {
        restockInfo: { type: 'SOME_ITEMS', items: [{ lineItemId: 'line-1', quantity: 1 }] },
        sendOrderRefundedEmail: true,
        customMessage: 'Sorry.',
      },
    },
    response: { orderTransactions: sent, refundId: 'refund-1', failedPaymentIds: [failed] },
    output: { orderTransactions, refundId: 'refund-1', failedPaymentIds: [failed] },
  }),
  row({
    operation: captureAuthorizedPayments,
    elevated: true,
    input: { ecomOrderId: 'order-1', payments: [{ paymentId: 'payment-1', amount: { amount: '5.00' } }] },
    request: `POST ${collector}/capture-authorized-payments`,
    body: { payments: [{ paymentId: 'payment-1', amount: { amount: '5.00' } }] },
    response: { orderTransactions: sent },
    output: orderTransactions,
  }),
  row({
    operation: voidAuthorizedPayments,
    elevated: true,
    input: { ecomOrderId: 'order-1', paymentIds: ['payment-1'] },
    request: `POST ${collector}/void-authorized-payments`,
    body: { paymentIds: ['payment-1'] },
    response: { orderTransactions: sent },
    output: orderTransactions,
  }),
])
