import { calculateRefund, getOrderRefundability } from '@frontdesk/payments'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

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
])
