import {
  addPayments,
  bulkUpdatePaymentStatuses,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  updatePaymentStatus,
  updateRefundTransaction,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const sent = {
  orderId: 'order-1',
  payments: [
    entity({
      id: 'payment-1',
      createdDate: '2026-03-02T09:00:00.000Z',
      updatedDate: '2026-03-02T10:00:00.000Z',
      amount: { amount: '24.99', formattedAmount: '€24.99' },
      status: 'PARTIALLY_REFUNDED',
      regularPaymentDetails: {
        creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
        gatewayTransactionId: 'gateway-1',
        authorizationDetails: {
          delayedCapture: true,
          authorizedDate: '2026-03-02T09:00:00.000Z',
          captures: [
            entity({ id: 'capture-1', status: 'SUCCEEDED', createdDate: '2026-03-02T09:30:00.000Z' }),
          ],
          void: { status: 'FAILED', voidedDate: '2026-03-02T09:20:00.000Z', reason: 'SCHEDULED' },
          scheduledAction: { actionType: 'CAPTURE', executionDate: '2026-03-09T09:00:00.000Z' },
        },
        chargebacks: [
          entity({
            id: 'chargeback-1',
            status: 'REVERSED',
            createdDate: '2026-03-04T09:00:00.000Z',
            updatedDate: '2026-03-05T09:00:00.000Z',
          }),
        ],
      },
    }),
  ],
  refunds: [
    entity({
      id: 'refund-1',
      createdDate: '2026-03-02T10:00:00.000Z',
      transactions: [
        {
          paymentId: 'payment-1',
          amount: { amount: '5.00' },
          refundStatus: 'SUCCEEDED',
          externalRefund: false,
        },
      ],
      details: { items: [{ lineItemId: 'line-1', quantity: 1 }], shippingIncluded: false },
      summary: { requestedRefund: { amount: '5.00' }, pending: false },
    }),
  ],
}

const transactions = {
  orderId: 'order-1',
  payments: [
    {
      id: 'payment-1',
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      updatedDate: new Date('2026-03-02T10:00:00.000Z'),
      amount: { amount: '24.99', formattedAmount: '€24.99' },
      status: 'PARTIALLY_REFUNDED',
      regularPaymentDetails: {
        creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
        gatewayTransactionId: 'gateway-1',
        authorizationDetails: {
          delayedCapture: true,
          authorizedDate: new Date('2026-03-02T09:00:00.000Z'),
          captures: [
            { id: 'capture-1', status: 'SUCCEEDED', createdDate: new Date('2026-03-02T09:30:00.000Z') },
          ],
          void: { status: 'FAILED', voidedDate: new Date('2026-03-02T09:20:00.000Z'), reason: 'SCHEDULED' },
          scheduledAction: { actionType: 'CAPTURE', executionDate: new Date('2026-03-09T09:00:00.000Z') },
        },
        chargebacks: [
          {
            id: 'chargeback-1',
            status: 'REVERSED',
            createdDate: new Date('2026-03-04T09:00:00.000Z'),
            updatedDate: new Date('2026-03-05T09:00:00.000Z'),
          },
        ],
      },
    },
  ],
  refunds: [
    {
      id: 'refund-1',
      createdDate: new Date('2026-03-02T10:00:00.000Z'),
      transactions: [
        {
          paymentId: 'payment-1',
          amount: { amount: '5.00' },
          refundStatus: 'SUCCEEDED',
          externalRefund: false,
        },
      ],
      details: { items: [{ lineItemId: 'line-1', quantity: 1 }], shippingIncluded: false },
      summary: { requestedRefund: { amount: '5.00' }, pending: false },
    },
  ],
}

runWireRows([
  row({
    operation: listTransactionsForSingleOrder,
    elevated: true,
    input: { orderId: 'order-1' },
    request: 'GET https://www.wixapis.com/ecom/v1/payments/orders/order-1',
    response: { orderTransactions: sent },
    output: transactions,
  }),
  row({
    operation: listTransactionsForMultipleOrders,
    elevated: true,
    input: { orderIds: ['order-1', 'order-2'] },
    request: 'POST https://www.wixapis.com/ecom/v1/payments/list-by-ids',
    body: { orderIds: ['order-1', 'order-2'] },
    response: { orderTransactions: [sent] },
    output: [transactions],
  }),
  row({
    operation: addPayments,
    elevated: true,
    input: {
      orderId: 'order-1',
      payments: [
        {
          amount: { amount: '24.99' },
          createdDate: new Date('2026-03-02T09:00:00.000Z'),
          status: 'APPROVED',
          regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Cash' },
        },
      ],
    },
    request: 'POST https://www.wixapis.com/ecom/v1/payments/orders/order-1/add-payment',
    body: {
      payments: [
        {
          amount: { amount: '24.99' },
          createdDate: '2026-03-02T09:00:00.000Z',
          status: 'APPROVED',
          regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Cash' },
        },
      ],
    },
    response: { orderTransactions: sent, paymentsIds: ['payment-1'] },
    output: { orderTransactions: transactions, paymentsIds: ['payment-1'] },
  }),
  row({
    operation: updatePaymentStatus,
    elevated: true,
    input: { orderId: 'order-1', paymentId: 'payment-1', status: 'APPROVED' },
    request:
      'POST https://www.wixapis.com/ecom/v1/payments/payment-1/orders/order-1/update-payment-transaction-status',
    body: { status: 'APPROVED' },
    response: { orderTransactions: sent },
    output: transactions,
  }),
  row({
    operation: bulkUpdatePaymentStatuses,
    elevated: true,
    input: {
      paymentAndOrderIds: [{ orderId: 'order-1', paymentId: 'payment-1' }],
      status: 'DECLINED',
      returnFullEntity: true,
    },
    request: 'POST https://www.wixapis.com/ecom/v1/bulk/payments/update-payment-transaction-status',
    body: {
      paymentAndOrderIds: [{ orderId: 'order-1', paymentId: 'payment-1' }],
      status: 'DECLINED',
      returnFullEntity: true,
    },
    response: {
      results: [
        {
          itemMetadata: { id: 'payment-1', originalIndex: 0, success: true },
          item: entity({ id: 'payment-1', createdDate: '2026-03-02T09:00:00.000Z' }),
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [
        {
          itemMetadata: { id: 'payment-1', originalIndex: 0, success: true },
          item: { id: 'payment-1', createdDate: new Date('2026-03-02T09:00:00.000Z') },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: updateRefundTransaction,
    elevated: true,
    input: {
      orderId: 'order-1',
      refundId: 'refund-1',
      transaction: { paymentId: 'payment-1', refundStatus: 'SUCCEEDED' },
      fieldMask: ['refundStatus'],
    },
    request: 'POST https://www.wixapis.com/ecom/v1/payments/orders/order-1/update-refund-transaction',
    body: {
      refundId: 'refund-1',
      transaction: { paymentId: 'payment-1', refundStatus: 'SUCCEEDED' },
      fieldMask: 'refundStatus',
    },
    response: { orderTransactions: sent },
    output: transactions,
  }),
])
