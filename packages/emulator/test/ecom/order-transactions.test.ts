import {
  addLineItemsToCurrentCart,
  addPayments,
  bulkUpdatePaymentStatuses,
  cancelOrder,
  getOrder,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  type NewPayment,
  type Order,
  type Payment,
  type PaymentStatus,
  paymentStatuses,
  updatePaymentStatus,
  updateRefundTransaction,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CheckoutPayment } from '../../src/ecom/index.ts'
import { sendBack } from '../../src/ecom/order-transactions/refund.ts'
import { transactionsOf } from '../../src/ecom/order-transactions/transactions.ts'
import { findTestCard } from '../../src/ecom/test-card.ts'
import { currencyOf, round } from '../../src/kernel/money.ts'
import { declined, goods, openShop, owner, refused, service, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

const place = (payment: CheckoutPayment, reference: ReturnType<typeof goods> = goods('guide')): Order => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [{ catalogReference: reference, quantity: 1 }],
  })
  const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), { checkoutId, contact, payment }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  shop.events.length = 0
  return result.order
}

/** An order of a guide for 9.99 euros that is paid with a test card, named by its last four digits. */
const paidWith = (digits: string): Order => {
  const number = `4000 0000 0000 ${digits}`
  return place({ kind: 'card', outcome: findTestCard(number)!.outcome, number })
}
const unpaid = () => place({ kind: 'offline' }, service('visit-1'))

const read = ({ id }: Order) => shop.call(getOrder, owner, { id })
const transactions = ({ id }: Order) => shop.call(listTransactionsForSingleOrder, owner, { orderId: id })
const paymentOf = (order: Order): Payment => transactions(order).payments![0]!
const work = () => shop.state.unit(() => shop.commerce.paymentWork.run(shop.context(owner, {})))
const later = (milliseconds: number) => {
  shop.advance(milliseconds)
  work()
}
const refund = (order: Order, amount: string) =>
  shop.state.unit(() => {
    const context = shop.context(owner, {})
    const [payment] = transactionsOf(context, order.id).payments
    return sendBack(context, shop.commerce.catalog, read(order), {
      payments: [
        { payment: payment!, amount: round(amount, currencyOf(context.business)), isExternal: false },
      ],
    }).refund
  })
const told = () => shop.events.map(({ entityFqdn, slug }) => `${entityFqdn.split('.').at(-1)} ${slug}`)
const history = (order: Order) => read(order).activities?.map(({ activityType }) => activityType)

describe('the transactions of an order', () => {
  it('hold the payment of its card, whole', () => {
    const order = place({ kind: 'card', outcome: 'approved' })
    const { payments, ...rest } = transactions(order)
    expect(rest).toEqual({ orderId: order.id, refunds: [] })
    expect(payments).toEqual([
      {
        id: expect.any(String) as string,
        createdDate: new Date('2026-03-02T09:00:00.000Z'),
        updatedDate: new Date('2026-03-02T09:00:00.000Z'),
        amount: euros('9.99'),
        status: 'APPROVED',
        regularPaymentDetails: {
          creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
          paymentOrderId: expect.any(String) as string,
          gatewayTransactionId: expect.any(String) as string,
          paymentMethod: 'CreditCard',
          offlinePayment: false,
          savedPaymentMethod: false,
          status: 'APPROVED',
        },
        refundDisabled: false,
      },
    ])
  })

  it('are empty before the first payment, and are for orders that exist', () => {
    const order = unpaid()
    expect(transactions(order)).toEqual({ orderId: order.id, payments: [], refunds: [] })
    expect(() => shop.call(listTransactionsForSingleOrder, owner, { orderId: 'nothing' })).toThrow(
      declined(404, 'ORDER_NOT_FOUND'),
    )
    const all = shop.call(listTransactionsForMultipleOrders, owner, { orderIds: [order.id, 'nothing'] })
    expect(all).toEqual([{ orderId: order.id, payments: [], refunds: [] }])
  })
})

describe('a payment that is recorded', () => {
  const offline = (amount: string, more: Partial<NewPayment> = {}): NewPayment => ({
    amount: { amount },
    regularPaymentDetails: { offlinePayment: true },
    ...more,
  })
  const add = ({ id }: Order, ...payments: NewPayment[]) =>
    shop.call(addPayments, owner, { orderId: id, payments })

  it('changes the balance and the payment status, and is told', () => {
    const order = unpaid()
    const { paymentsIds, orderTransactions } = add(order, offline('5.00'))
    expect(orderTransactions.payments).toEqual([
      {
        id: paymentsIds[0],
        createdDate: new Date('2026-03-02T09:00:00.000Z'),
        updatedDate: new Date('2026-03-02T09:00:00.000Z'),
        amount: euros('5.00'),
        status: 'APPROVED',
        regularPaymentDetails: { offlinePayment: true, status: 'APPROVED' },
        refundDisabled: false,
      },
    ])
    expect(shop.events[0]).toMatchObject({
      entityFqdn: 'wix.ecom.v1.order_transactions',
      slug: 'updated',
      entityId: order.id,
      entity: { orderTransactions, paymentIds: paymentsIds, refundIds: [] },
    })
    expect(shop.events[0]!.entity).toEqual({ orderTransactions, paymentIds: paymentsIds, refundIds: [] })
    expect(read(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: euros('5.00'), balance: euros('10.00') },
    })
    add(order, offline('10.00'))
    expect(read(order)).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { balance: euros('0.00') } })
    expect(history(order)?.slice(-2)).toEqual(['ORDER_PARTIALLY_PAID', 'ORDER_PAID'])
    expect(shop.payments.slice(-2).map(({ status }) => status)).toEqual(['NOT_PAID', 'PAID'])
  })

  it.each<[PaymentStatus, string, string, string]>([
    ['PENDING', 'PENDING', 'pending', 'PAYMENT_PENDING'],
    ['PENDING_MERCHANT', 'PENDING_MERCHANT', 'pending', 'PAYMENT_PENDING'],
    ['CANCELED', 'CANCELED', 'balance', 'PAYMENT_CANCELED'],
    ['DECLINED', 'DECLINED', 'balance', 'PAYMENT_DECLINED'],
    ['AUTHORIZED', 'NOT_PAID', 'authorized', 'AUTHORIZED_PAYMENT_CREATED'],
    ['VOIDED', 'NOT_PAID', 'balance', 'AUTHORIZED_PAYMENT_VOIDED'],
    ['APPROVED', 'PAID', 'paid', 'ORDER_PAID'],
  ])('as %s makes the order %s', (status, paymentStatus, part, activity) => {
    const order = unpaid()
    const { paymentsIds } = add(order, offline('15.00', { status }))
    const after = read(order)
    expect([after.paymentStatus, after.balanceSummary?.[part as 'paid']]).toEqual([
      paymentStatus,
      euros('15.00'),
    ])
    const entry = after.activities?.at(-1)
    expect(entry?.activityType).toBe(activity)
    if (part === 'pending')
      expect(entry?.paymentPending).toEqual({
        paymentId: paymentsIds[0],
        regular: { amount: euros('15.00') },
      })
  })

  it.each<[string, NewPayment, object]>([
    [
      'without details',
      { amount: { amount: '1.00' } },
      {
        field: 'payments.0.regularPaymentDetails',
        description:
          'exactly one of regularPaymentDetails, giftcardPaymentDetails, membershipPaymentDetails must be given',
        violatedRule: 'ONE_OF_ALIGNMENT',
      },
    ],
    [
      'without an amount',
      { regularPaymentDetails: {} },
      { field: 'payments.0.amount', description: 'must be given', violatedRule: 'REQUIRED_FIELD' },
    ],
    [
      'with two statuses',
      offline('1.00', { status: 'PENDING', regularPaymentDetails: { status: 'APPROVED' } }),
      {
        field: 'payments.0.status',
        description: 'must be that of regularPaymentDetails, APPROVED, or be left out',
        violatedRule: 'VALIDATION',
      },
    ],
    [
      'with a third digit',
      offline('1.001'),
      {
        field: 'payments.0.amount.amount',
        description: 'must be decimal text with at most 2 digits after the point, as EUR has',
        violatedRule: 'DECIMAL_MAX_SCALE',
      },
    ],
    [
      'with sixteen digits after the point',
      offline('1.0000000000000001'),
      {
        field: 'payments.0.amount.amount',
        description: 'must be decimal text with at most 2 digits after the point, as EUR has',
        violatedRule: 'DECIMAL_MAX_SCALE',
      },
    ],
    [
      'with an amount that is no number',
      offline('abc'),
      {
        field: 'payments.0.amount.amount',
        description: 'must be decimal text such as "12.50", with at most 15 digits before the point',
        violatedRule: 'FORMAT',
      },
    ],
    [
      'with a point and no digit after it',
      offline('1.'),
      {
        field: 'payments.0.amount.amount',
        description: 'must be decimal text such as "12.50", with at most 15 digits before the point',
        violatedRule: 'FORMAT',
      },
    ],
    [
      'with sixteen digits before the point',
      offline('1000000000000000'),
      {
        field: 'payments.0.amount.amount',
        description: 'must be decimal text such as "12.50", with at most 15 digits before the point',
        violatedRule: 'FORMAT',
      },
    ],
    [
      'with a negative amount',
      offline('-1.00'),
      {
        field: 'payments.0.amount.amount',
        description: 'must not be negative',
        violatedRule: 'DECIMAL_GTE',
      },
    ],
  ])('%s is refused', (_, payment, violation) => {
    const order = unpaid()
    expect(() => add(order, payment)).toThrow(refused(violation))
    expect(transactions(order).payments).toEqual([])
  })

  it('is never recorded as refunded, and is at most the hundredth', () => {
    const order = unpaid()
    for (const status of ['REFUNDED', 'PARTIALLY_REFUNDED'])
      expect(() => add(order, offline('1.00', { status }))).toThrow(
        declined(409, 'STATUS_NOT_ALLOWED', { status }),
      )
    add(order, ...Array.from({ length: 50 }, () => offline('0.10')))
    add(order, ...Array.from({ length: 50 }, () => offline('0.10')))
    expect(() => add(order, offline('0.10'))).toThrow(
      refused({
        field: 'payments',
        description: 'an order has at most 100 payments',
        violatedRule: 'MAX_SIZE',
      }),
    )
  })

  it('may be one by membership, which pays for a line', () => {
    const order = unpaid()
    const membershipPaymentDetails = {
      membershipId: 'membership-1',
      lineItemId: order.lineItems![0]!.id,
      name: { original: 'Ten visits' },
      providerAppId: 'plans',
    }
    const { orderTransactions } = add(order, { amount: { amount: '15.00' }, membershipPaymentDetails })
    expect(orderTransactions.payments?.[0]).toMatchObject({ status: 'APPROVED', membershipPaymentDetails })
    expect(read(order).paymentStatus).toBe('PAID')
  })
})

describe('the status of a payment', () => {
  /** Where a caller may lead a payment from each status. */
  const ways: Readonly<Record<string, readonly string[]>> = {
    PENDING: ['PENDING_MERCHANT', 'APPROVED', 'AUTHORIZED', 'DECLINED', 'CANCELED'],
    PENDING_MERCHANT: ['PENDING', 'APPROVED', 'AUTHORIZED', 'DECLINED', 'CANCELED'],
    AUTHORIZED: ['APPROVED', 'VOIDED'],
  }
  const payment = (status: string): { order: Order; id: string } => {
    const order = unpaid()
    const isRefunded = status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED'
    const { paymentsIds } = shop.call(addPayments, owner, {
      orderId: order.id,
      payments: [
        {
          amount: { amount: '15.00' },
          status: isRefunded ? 'APPROVED' : status,
          regularPaymentDetails: { gatewayTransactionId: 'elsewhere' },
        },
      ],
    })
    if (isRefunded) refund(order, status === 'REFUNDED' ? '15.00' : '1.00')
    return { order, id: paymentsIds[0]! }
  }

  it.each(paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      const { order, id } = payment(from)
      const update = () =>
        shop.call(updatePaymentStatus, owner, { orderId: order.id, paymentId: id, status: to })
      if (ways[from]?.includes(to)) {
        const [changed] = update().payments!
        expect([changed!.status, changed!.regularPaymentDetails?.status]).toEqual([to, to])
      } else expect(update).toThrow(declined(409, 'STATUS_NOT_ALLOWED', { status: to }))
    },
  )

  it('is changed for several at once, each by itself', () => {
    const first = payment('PENDING')
    const second = payment('DECLINED')
    const { results, bulkActionMetadata } = shop.call(bulkUpdatePaymentStatuses, owner, {
      paymentAndOrderIds: [
        { orderId: first.order.id, paymentId: first.id },
        { orderId: second.order.id, paymentId: second.id },
        { orderId: first.order.id, paymentId: 'nothing' },
      ],
      status: 'APPROVED',
      returnFullEntity: true,
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
    expect(
      results.map(({ itemMetadata, item }) => [itemMetadata.id, itemMetadata.error?.code, item?.status]),
    ).toEqual([
      [first.id, undefined, 'APPROVED'],
      [second.id, 'STATUS_NOT_ALLOWED', undefined],
      ['nothing', 'PAYMENT_NOT_FOUND', undefined],
    ])
  })
})

describe('a card whose amount is reserved', () => {
  it('is captured a day later by the clock, and the order is paid', () => {
    const order = paidWith('0010')
    expect(read(order)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      balanceSummary: { authorized: euros('9.99'), balance: euros('9.99') },
    })
    expect(paymentOf(order).regularPaymentDetails?.authorizationDetails).toEqual({
      delayedCapture: true,
      authorizedDate: new Date('2026-03-02T09:00:00.000Z'),
      captures: [],
      scheduledAction: { actionType: 'CAPTURE', executionDate: new Date('2026-03-03T09:00:00.000Z') },
    })
    expect(() => shop.call(cancelOrder, owner, { id: order.id })).toThrow(
      declined(409, 'ORDER_HAS_AUTHORIZED_TRANSACTION', { id: order.id }),
    )
    later(day - 1)
    expect(paymentOf(order).status).toBe('AUTHORIZED')
    shop.events.length = 0
    later(1)
    expect(paymentOf(order)).toMatchObject({
      status: 'APPROVED',
      regularPaymentDetails: {
        authorizationDetails: {
          captures: [
            {
              status: 'SUCCEEDED',
              amount: euros('9.99'),
              createdDate: new Date('2026-03-03T09:00:00.000Z'),
            },
          ],
        },
      },
    })
    expect(read(order)).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { authorized: euros('0.00'), paid: euros('9.99'), balance: euros('0.00') },
    })
    expect(history(order)?.slice(-2)).toEqual(['ORDER_PAID', 'AUTHORIZED_PAYMENT_CAPTURED'])
    expect(told()).toEqual(['order_transactions updated', 'order updated', 'order payment_status_updated'])
  })

  it('is released a week later by the clock, unless the business was faster', () => {
    const order = paidWith('0028')
    later(7 * day)
    expect(paymentOf(order)).toMatchObject({
      status: 'VOIDED',
      regularPaymentDetails: {
        authorizationDetails: {
          void: {
            status: 'SUCCEEDED',
            voidedDate: new Date('2026-03-09T09:00:00.000Z'),
            reason: 'SCHEDULED',
          },
        },
      },
    })
    expect([read(order).paymentStatus, history(order)?.at(-1)]).toEqual([
      'NOT_PAID',
      'AUTHORIZED_PAYMENT_VOIDED',
    ])
  })
})

describe('a refund', () => {
  it('changes the payment, the balance and the status, and is told with what went back', () => {
    const order = place({ kind: 'card', outcome: 'approved' })
    const first = refund(order, '4.00')
    expect(first).toEqual({
      id: first.id,
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      transactions: [
        {
          paymentId: paymentOf(order).id,
          amount: euros('4.00'),
          externalRefund: false,
          refundStatus: 'SUCCEEDED',
          gatewayRefundId: expect.any(String) as string,
        },
      ],
      summary: {
        requestedRefund: euros('4.00'),
        pendingRefund: euros('0.00'),
        refunded: euros('4.00'),
        failedRefundAmount: euros('0.00'),
        pending: false,
      },
    })
    expect(told()).toEqual([
      'order_transactions updated',
      'order updated',
      'order payment_status_updated',
      'order_transactions refund_completed',
    ])
    expect(shop.events.at(-1)!.entity).toEqual({
      orderTransactions: transactions(order),
      orderId: order.id,
      refund: first,
    })
    expect(paymentOf(order).status).toBe('PARTIALLY_REFUNDED')
    expect(read(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { paid: euros('9.99'), refunded: euros('4.00'), balance: euros('0.00') },
    })
    refund(order, '5.99')
    expect([paymentOf(order).status, read(order).paymentStatus]).toEqual(['REFUNDED', 'FULLY_REFUNDED'])
    const entries = read(order).activities?.slice(2, 5)
    const regular = { amount: euros('4.00'), lastFourDigits: '4242', brand: 'Visa' }
    const payment = { paymentId: paymentOf(order).id, externalRefund: false, regular }
    expect(entries).toMatchObject([
      {
        activityType: 'REFUND_INITIATED',
        refundInitiated: { refundId: first.id, amount: euros('4.00'), payments: [payment] },
      },
      { activityType: 'PAYMENT_REFUNDED', paymentRefunded: { refundId: first.id, payment } },
      { activityType: 'ORDER_REFUNDED', orderRefunded: { manual: false, amount: euros('4.00') } },
    ])
  })

  it('leaves the money in place when the provider refuses it', () => {
    const order = paidWith('0051')
    const [transaction] = refund(order, '4.00').transactions!
    expect([transaction!.refundStatus, transaction!.refundStatusInfo]).toEqual([
      'FAILED',
      { paymentGatewayReasonCode: '3001', description: 'The provider refused the refund' },
    ])
    expect([paymentOf(order).status, read(order).paymentStatus, history(order)?.at(-1)]).toEqual([
      'APPROVED',
      'PAID',
      'PAYMENT_REFUND_FAILED',
    ])
    expect(told()).not.toContain('order_transactions refund_completed')
  })

  it('is scheduled, started, pending and done when it takes time, ten minutes each', () => {
    const order = paidWith('0069')
    refund(order, '9.99')
    const statuses = [0, 10, 10, 10].map((minutes) => {
      later(minutes * minute)
      return transactions(order).refunds?.[0]?.transactions?.[0]?.refundStatus
    })
    expect(statuses).toEqual(['SCHEDULED', 'STARTED', 'PENDING', 'SUCCEEDED'])
    expect(read(order)).toMatchObject({
      paymentStatus: 'FULLY_REFUNDED',
      balanceSummary: { pendingRefund: euros('0.00'), refunded: euros('9.99') },
    })
  })

  it('is done after a long jump of the clock, too', () => {
    const order = paidWith('0069')
    refund(order, '9.99')
    expect(read(order).balanceSummary).toMatchObject({
      pendingRefund: euros('9.99'),
      refunded: euros('0.00'),
    })
    later(day)
    expect(read(order).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('is led on by the business', () => {
    const order = paidWith('0069')
    const { id: refundId } = refund(order, '9.99')
    const { id: paymentId } = paymentOf(order)
    const update = (transaction: object, more: object = {}) =>
      shop.call(updateRefundTransaction, owner, {
        orderId: order.id,
        refundId,
        transaction: { paymentId, ...transaction },
        ...more,
      }).refunds![0]!.transactions![0]!
    expect(update({ refundStatus: 'PENDING' }).refundStatus).toBe('PENDING')
    expect(() => update({ refundStatus: 'STARTED' })).toThrow(
      declined(409, 'STATUS_NOT_ALLOWED', { status: 'STARTED', from: 'PENDING' }),
    )
    shop.events.length = 0
    expect(
      update({ refundStatus: 'FAILED', providerRefundId: 'p-1' }, { fieldMask: ['providerRefundId'] }),
    ).toMatchObject({
      refundStatus: 'PENDING',
      providerRefundId: 'p-1',
    })
    expect(told()[0]).toBe('order_transactions details_updated')
    expect(update({ refundStatus: 'SUCCEEDED' }).refundStatus).toBe('SUCCEEDED')
    expect(read(order).paymentStatus).toBe('FULLY_REFUNDED')
    expect(() => update({ refundStatus: 'FAILED' })).toThrow(declined(409, 'STATUS_NOT_ALLOWED'))
    expect(() => update({}, { fieldMask: ['amount'] })).toThrow(
      refused({
        field: 'fieldMask',
        description:
          'amount cannot be changed; it takes refundStatus, refundStatusInfo, gatewayRefundId, providerRefundId',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
    expect(() => update({ paymentId: 'nothing' })).toThrow(declined(404, 'REFUND_TRANSACTION_NOT_FOUND'))
    expect(() => update({}, { refundId: 'nothing' })).toThrow(declined(404, 'REFUND_NOT_FOUND'))
    const other = unpaid()
    expect(() => update({}, { orderId: other.id })).toThrow(declined(404, 'ORDER_TRANSACTIONS_NOT_FOUND'))
  })
})

describe('a chargeback', () => {
  it('takes the payment back an hour later', () => {
    const order = paidWith('0093')
    later(hour - 1)
    expect(paymentOf(order).regularPaymentDetails?.chargebacks).toBeUndefined()
    later(1)
    const { id, status, regularPaymentDetails } = paymentOf(order)
    const [chargeback] = regularPaymentDetails!.chargebacks!
    expect([status, chargeback]).toEqual([
      'APPROVED',
      {
        id: expect.any(String) as string,
        createdDate: new Date('2026-03-02T10:00:00.000Z'),
        updatedDate: new Date('2026-03-02T10:00:00.000Z'),
        amount: euros('9.99'),
        status: 'APPROVED',
        externalId: expect.any(String) as string,
      },
    ])
    expect(told()).toEqual([
      'order_transactions updated',
      'order updated',
      'order_transactions chargeback_approved',
    ])
    expect(shop.events.at(-1)!.entity).toEqual({
      orderTransactions: transactions(order),
      orderId: order.id,
      paymentId: id,
      chargeback,
    })
    expect(read(order)).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { chargeback: euros('9.99') },
    })
    expect(history(order)?.at(-1)).toBe('CHARGEBACK_CREATED')
    later(30 * day)
    expect(paymentOf(order).regularPaymentDetails?.chargebacks).toHaveLength(1)
  })

  it('is returned a day after that, with some cards', () => {
    const order = paidWith('0101')
    later(hour)
    later(day)
    expect(paymentOf(order).regularPaymentDetails?.chargebacks).toMatchObject([
      { status: 'REVERSED', amount: euros('9.99'), reversalAmount: euros('9.99') },
    ])
    expect(read(order).balanceSummary).toMatchObject({
      chargeback: euros('9.99'),
      chargebackReversal: euros('9.99'),
    })
    expect([history(order)?.at(-1), told().at(-1)]).toEqual([
      'CHARGEBACK_REVERSED',
      'order_transactions chargeback_reversed',
    ])
  })

  it('takes back what a refund has left', () => {
    const order = paidWith('0093')
    refund(order, '4.00')
    later(hour)
    expect(paymentOf(order).regularPaymentDetails?.chargebacks).toMatchObject([{ amount: euros('5.99') }])
    const refunded = paidWith('0093')
    refund(refunded, '9.99')
    later(hour)
    expect(paymentOf(refunded).regularPaymentDetails?.chargebacks).toBeUndefined()
  })
})
