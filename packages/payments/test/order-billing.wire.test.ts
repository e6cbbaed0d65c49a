import {
  authorizeChargeWithSavedPaymentMethod,
  calculateRefund,
  captureOrderPayments,
  generateReceipts,
  getOrderRefundability,
  redeemGiftCardForOrder,
  refundPayments,
  voidMemberships,
  voidOrderPayments,
} from '@frontdesk/payments'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const billing = 'https://www.wixapis.com/ecom/v1/order-billing'
const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

const refundability = {
  payments: [
    {
      refundable: true,
      payment: {
        paymentId: 'payment-1',
        monetary: {
          paid: euros('49.98'),
          refunded: euros('5.00'),
          refundPending: euros('0.00'),
          maxRefund: euros('44.98'),
        },
        creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
        paymentMethod: 'CreditCard',
        offlinePayment: false,
      },
    },
    {
      nonRefundable: { reason: 'ALREADY_REFUNDED' },
      payment: { paymentId: 'charge-1', membership: { refundedLineItemIds: ['line-2'] } },
    },
  ],
  paymentsSummary: { monetary: { maxRefund: euros('44.98') }, membership: { paidLineItemIds: ['line-2'] } },
  lineItems: [{ lineItemId: 'line-1', originalQuantity: 2, refundedQuantity: 0, availableRefundQuantity: 2 }],
  shipping: {
    amount: euros('4.90'),
    refundedAmount: euros('0.00'),
    availableRefundAmount: euros('4.90'),
  },
  additionalFees: [
    {
      additionalFeeId: 'fee-1',
      source: 'MANUAL',
      amount: euros('2.00'),
      refundedAmount: euros('0.00'),
      availableRefundAmount: euros('2.00'),
    },
  ],
}

const summary = {
  total: euros('24.99'),
  tax: euros('4.67'),
  discount: euros('0.00'),
  subtotal: euros('24.99'),
}
const calculated = {
  available: true,
  summary: { ...summary, lineItemsSubtotal: euros('24.99'), additionalFeesTotal: euros('0.00') },
  calculatedRefundItems: {
    lineItems: [{ item: { lineItemId: 'line-1', quantity: 1 }, summary }],
    additionalFees: [],
  },
}

const madeOn = '2026-03-02T09:00:00.000Z'
const sentTransactions = { orderId: 'order-1', payments: [entity({ id: 'payment-1', createdDate: madeOn })] }
const readTransactions = {
  orderId: 'order-1',
  payments: [{ id: 'payment-1', createdDate: new Date(madeOn) }],
}

runWireRows([
  row({
    operation: getOrderRefundability,
    elevated: true,
    input: { orderId: 'order-1' },
    request: `POST ${billing}/get-order-refundability`,
    body: { orderId: 'order-1' },
    response: refundability,
    output: refundability,
  }),
  row({
    operation: calculateRefund,
    elevated: true,
    input: {
      orderId: 'order-1',
      refundItems: {
        lineItems: [{ lineItemId: 'line-1', quantity: 1 }],
        additionalFees: [{ additionalFeeId: 'fee-1', amount: { amount: '2.00' } }],
        shipping: { amount: { amount: '4.90' } },
      },
    },
    request: `POST ${billing}/calculate-refund`,
    body: {
      orderId: 'order-1',
      refundItems: {
        lineItems: [{ lineItemId: 'line-1', quantity: 1 }],
        additionalFees: [{ additionalFeeId: 'fee-1', amount: { amount: '2.00' } }],
        shipping: { amount: { amount: '4.90' } },
      },
    },
    response: calculated,
    output: calculated,
  }),
  row({
    operation: refundPayments,
    elevated: true,
    input: {
      orderId: 'order-1',
      paymentRefunds: [
        { paymentId: 'payment-1', amount: { amount: '5.00' } },
        { paymentId: 'payment-2', externalRefund: true },
      ],
      sideEffects: {
        restock: { lineItems: [{ lineItemId: 'line-1', quantity: 1 }] },
        notifications: { sendCustomerEmail: true, customMessage: 'Sorry about that.' },
      },
      refundItems: { lineItems: [{ lineItemId: 'line-1', quantity: 1 }] },
      customerReason: 'It was torn',
    },
    request: `POST ${billing}/refund-payments`,
    body: {
      orderId: 'order-1',
      paymentRefunds: [
        { paymentId: 'payment-1', amount: { amount: '5.00' } },
        { paymentId: 'payment-2', externalRefund: true },
      ],
      sideEffects: {
        restock: { lineItems: [{ lineItemId: 'line-1', quantity: 1 }] },
        notifications: { sendCustomerEmail: true, customMessage: 'Sorry about that.' },
      },
      refundItems: { lineItems: [{ lineItemId: 'line-1', quantity: 1 }] },
      customerReason: 'It was torn',
    },
    response: {
      refund: entity({ id: 'refund-1', createdDate: '2026-03-03T09:00:00.000Z' }),
      orderTransactions: {
        orderId: 'order-1',
        payments: [entity({ id: 'payment-1', createdDate: '2026-03-02T09:00:00.000Z' })],
        refunds: [entity({ id: 'refund-1', createdDate: '2026-03-03T09:00:00.000Z' })],
      },
    },
    output: {
      refund: { id: 'refund-1', createdDate: new Date('2026-03-03T09:00:00.000Z') },
      orderTransactions: {
        orderId: 'order-1',
        payments: [{ id: 'payment-1', createdDate: new Date('2026-03-02T09:00:00.000Z') }],
        refunds: [{ id: 'refund-1', createdDate: new Date('2026-03-03T09:00:00.000Z') }],
      },
    },
  }),
  row({
    operation: voidMemberships,
    elevated: true,
    input: { orderId: 'order-1', paymentIds: ['charge-1'] },
    request: `POST ${billing}/void-memberships`,
    body: { orderId: 'order-1', paymentIds: ['charge-1'] },
    response: {},
    output: undefined,
  }),
  row({
    operation: captureOrderPayments,
    elevated: true,
    input: { orderId: 'order-1', payments: [{ paymentId: 'payment-1', amount: { amount: '5.00' } }] },
    request: `POST ${billing}/capture-authorized-payments`,
    body: { orderId: 'order-1', payments: [{ paymentId: 'payment-1', amount: { amount: '5.00' } }] },
    response: { orderTransactions: sentTransactions },
    output: readTransactions,
  }),
  row({
    operation: voidOrderPayments,
    elevated: true,
    input: { orderId: 'order-1', paymentIds: ['payment-1'] },
    request: `POST ${billing}/void-authorized-payments`,
    body: { orderId: 'order-1', paymentIds: ['payment-1'] },
    response: { orderTransactions: sentTransactions },
    output: readTransactions,
  }),
  row({
    operation: redeemGiftCardForOrder,
    elevated: true,
    input: {
      orderId: 'order-1',
      giftCardCode: 'HARBOUR-FIFTY',
      amount: { amount: '20.00' },
      currency: 'EUR',
    },
    request: `POST ${billing}/redeem-gift-card`,
    body: {
      orderId: 'order-1',
      giftCardCode: 'HARBOUR-FIFTY',
      amount: { amount: '20.00' },
      currency: 'EUR',
    },
    response: {
      payment: entity({ id: 'payment-1', createdDate: madeOn }),
      orderTransactions: sentTransactions,
    },
    output: {
      payment: { id: 'payment-1', createdDate: new Date(madeOn) },
      orderTransactions: readTransactions,
    },
  }),
  row({
    operation: generateReceipts,
    elevated: true,
    input: { orderId: 'order-1', paymentIds: ['payment-1'] },
    request: `POST ${billing}/generate-receipts`,
    body: { orderId: 'order-1', paymentIds: ['payment-1'] },
    response: { receipts: [{ paymentId: 'payment-1', receiptId: 'receipt-1' }] },
    output: [{ paymentId: 'payment-1', receiptId: 'receipt-1' }],
  }),
  row({
    operation: authorizeChargeWithSavedPaymentMethod,
    elevated: true,
    input: {
      orderId: 'order-1',
      amount: { amount: '20.00' },
      currency: 'EUR',
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
    },
    request: `POST ${billing}/authorize-charge-with-saved-payment-method`,
    body: {
      orderId: 'order-1',
      amount: { amount: '20.00' },
      currency: 'EUR',
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
    },
    response: {
      payment: entity({ id: 'payment-1', createdDate: madeOn }),
      orderTransactions: sentTransactions,
    },
    output: {
      payment: { id: 'payment-1', createdDate: new Date(madeOn) },
      orderTransactions: readTransactions,
    },
  }),
])
