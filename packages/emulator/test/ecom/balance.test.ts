import type { Refund } from '@frontdesk/ecom'
import { expect, it } from 'vitest'
import { balanceOf } from '../../src/ecom/order-transactions/balance.ts'
import { currencyOf } from '../../src/kernel/money.ts'

const currency = currencyOf({ currency: 'EUR', language: 'en' })
const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const memberships = { havePaid: false, haveReturned: false, areAwaited: false }
const paid = { id: 'payment-1', amount: price('55.00'), status: 'APPROVED' }

const refundOf = (amount: string): Refund => ({
  id: 'refund-1',
  transactions: [{ paymentId: 'payment-1', amount: price(amount), refundStatus: 'SUCCEEDED' }],
})

it.each([
  ['15.00', undefined, '40.00', 'PARTIALLY_PAID'],
  ['55.00', undefined, '0.00', 'PAID'],
  ['70.00', undefined, '-15.00', 'PAID'],
  ['70.00', '10.00', '-5.00', 'PARTIALLY_REFUNDED'],
  ['70.00', '15.00', '0.00', 'PARTIALLY_REFUNDED'],
  ['70.00', '70.00', '0.00', 'FULLY_REFUNDED'],
])('of an order of €55 with %s paid and %s given back is %s', (received, back, balance, status) => {
  const { paymentStatus, balanceSummary } = balanceOf(
    { priceSummary: { total: price('55.00') } },
    {
      id: 'order-1',
      orderId: 'order-1',
      payments: [{ ...paid, amount: price(received) }],
      refunds: back === undefined ? [] : [refundOf(back)],
    },
    memberships,
    currency,
  )
  expect([balanceSummary.balance?.amount, paymentStatus]).toEqual([balance, status])
})
