import {
  addLineItemsToCurrentCart,
  addPayments,
  cancelOrder,
  createOrder,
  getGiftCard,
  getOrder,
  listTransactionsForSingleOrder,
  type NewPayment,
  type Order,
} from '@frontdesk/ecom'
import {
  authorizeChargeWithSavedPaymentMethod,
  captureOrderPayments,
  generateReceipts,
  markOrderAsPaid,
  redeemGiftCardForOrder,
  voidOrderPayments,
} from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { giftCards, seedGiftCards } from '../../src/ecom/gift-card/gift-card.ts'
import {
  declined,
  goods,
  member,
  openShop,
  owner,
  refused,
  service,
  type Shop,
  visitor,
} from '../ecom/shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const day = 24 * 60 * 60_000
const now = new Date('2026-03-02T09:00:00.000Z')
const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })

/** An order of the guide for 9.99 euros, paid with the test card that ends so. */
const paidWith = (digits: string): Order => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [{ catalogReference: goods('guide'), quantity: 1 }],
  })
  const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
  const outcome = digits === '0093' ? 'approved' : 'authorized'
  const payment = { kind: 'card', outcome, number: `4000 0000 0000 ${digits}` } as const
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), { checkoutId, contact, payment }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

/** An order of 60 euros that is not paid. */
const unpaid = (changes: Partial<Order> = {}): Order =>
  shop.call(createOrder, owner, {
    order: {
      lineItems: [
        {
          productName: { original: 'Massage' },
          itemType: { preset: 'SERVICE' },
          quantity: 1,
          price: { amount: '60.00' },
        },
      ],
      status: 'APPROVED',
      channelInfo: { type: 'POS' },
      currency: 'EUR',
      buyerInfo: { email: 'ana@example.com' },
      ...changes,
    } as never,
  })

const record = (order: Order, payment: NewPayment): string =>
  shop.call(addPayments, owner, {
    orderId: order.id,
    payments: [{ amount: { amount: '9.99' }, ...payment }],
  }).paymentsIds[0]!

const read = ({ id }: Order) => shop.call(getOrder, owner, { id })
const transactions = ({ id: orderId }: Order) => shop.call(listTransactionsForSingleOrder, owner, { orderId })
const paymentId = (order: Order): string => transactions(order).payments![0]!.id
const later = (milliseconds: number) => {
  shop.advance(milliseconds)
  shop.state.unit(() => shop.commerce.paymentWork.run(shop.context(owner, {})))
}

describe('a reserved payment, by order billing', () => {
  const capture = (order: Order, amount?: string, id = paymentId(order)) =>
    shop.call(captureOrderPayments, owner, {
      orderId: order.id,
      payments: [{ paymentId: id, ...(amount !== undefined && { amount: { amount } }) }],
    })
  const release = (order: Order, id = paymentId(order)) =>
    shop.call(voidOrderPayments, owner, { orderId: order.id, paymentIds: [id] })

  it('is captured in part, and the rest is released', () => {
    const order = paidWith('0028')
    const id = paymentId(order)
    for (const amount of ['0.00', '10.00', '-1.00'])
      expect(() => capture(order, amount)).toThrow(
        declined(400, 'INVALID_AMOUNT', { paymentId: id, authorized: euros('9.99') }),
      )
    expect(() => capture(order, '1.001')).toThrow(
      refused({
        field: 'payments.0.amount.amount',
        description: 'must be decimal text with at most 2 digits after the point, as EUR has',
        violatedRule: 'DECIMAL_MAX_SCALE',
      }),
    )
    expect(capture(order, '9.98').payments).toMatchObject([
      {
        id,
        status: 'APPROVED',
        regularPaymentDetails: {
          authorizationDetails: { captures: [{ status: 'SUCCEEDED', amount: euros('9.98') }] },
        },
      },
    ])
    expect(read(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: euros('9.98'), authorized: euros('0.00'), balance: euros('0.01') },
    })
    later(8 * day)
    expect(transactions(order).payments![0]!.status).toBe('APPROVED')
  })

  it('is released, and the order owes its price again', () => {
    const order = paidWith('0028')
    expect(release(order).payments![0]!.regularPaymentDetails?.authorizationDetails?.void).toEqual({
      status: 'SUCCEEDED',
      voidedDate: now,
      reason: 'MANUAL',
    })
    expect(read(order)).toMatchObject({
      paymentStatus: 'NOT_PAID',
      balanceSummary: { balance: euros('9.99'), authorized: euros('0.00') },
    })
  })

  it('is refused by the codes of order billing', () => {
    const captured = paidWith('0028')
    capture(captured)
    const voided = paidWith('0028')
    release(voided)
    const slow = paidWith('0036')
    capture(slow)
    const cash = unpaid()
    record(cash, { regularPaymentDetails: { offlinePayment: true } })
    const foreign = unpaid()
    record(foreign, { status: 'AUTHORIZED', regularPaymentDetails: {} })
    const cases: [Order, string][] = [
      [captured, 'PAYMENT_ALREADY_CAPTURED'],
      [voided, 'PAYMENT_ALREADY_VOIDED'],
      [foreign, 'GATEWAY_TRANSACTION_NOT_FOUND'],
    ]
    for (const [order, code] of cases) {
      expect(() => capture(order)).toThrow(declined(409, code, { paymentId: paymentId(order) }))
      expect(() => release(order)).toThrow(declined(409, code, { paymentId: paymentId(order) }))
    }
    expect(() => capture(slow)).toThrow(declined(409, 'PAYMENT_HAS_PENDING_CAPTURE'))
    for (const call of [() => capture(cash), () => release(cash)])
      expect(call).toThrow(declined(400, 'PAYMENT_NOT_AUTHORIZED', { paymentId: paymentId(cash) }))
    const reserved = paidWith('0028')
    expect(() => capture(reserved, undefined, 'nothing')).toThrow(declined(404, 'PAYMENT_NOT_FOUND'))
    expect(() => release(reserved, 'nothing')).toThrow(declined(404, 'PAYMENT_NOT_FOUND'))
    for (const call of [
      () => shop.call(captureOrderPayments, owner, { orderId: 'nothing', payments: [{ paymentId: 'one' }] }),
      () => shop.call(voidOrderPayments, owner, { orderId: 'nothing', paymentIds: ['one'] }),
    ])
      expect(call).toThrow(declined(404, 'ORDER_NOT_FOUND'))
  })

  it('changes with the others or not at all', () => {
    const order = paidWith('0028')
    const payments = [{ paymentId: paymentId(order) }, { paymentId: 'nothing' }]
    expect(() => shop.call(captureOrderPayments, owner, { orderId: order.id, payments })).toThrow(
      declined(404, 'PAYMENT_NOT_FOUND'),
    )
    expect(transactions(order).payments![0]!.status).toBe('AUTHORIZED')
  })

  it('is not captured while the bank has a payment of the order taken back', () => {
    const order = paidWith('0093')
    const id = record(order, {
      status: 'AUTHORIZED',
      regularPaymentDetails: { gatewayTransactionId: 'transaction-1' },
    })
    later(60 * 60_000)
    expect(() => capture(order, undefined, id)).toThrow(
      declined(409, 'ORDER_HAS_CHARGEBACKS', { id: order.id }),
    )
    expect(release(order, id).payments![1]!.status).toBe('VOIDED')
  })
})

describe('a gift card that pays for an order', () => {
  beforeEach(() => {
    shop.state.unit(() => seedGiftCards(shop.context(owner, {})))
  })
  const code = 'HARBOUR-FIFTY'
  const cardId = '5e7a1ce0-0000-4000-8041-000000000001'
  const redeem = (order: Pick<Order, 'id'>, amount: string, giftCardCode = code, currency = 'EUR') =>
    shop.call(redeemGiftCardForOrder, owner, {
      orderId: order.id,
      giftCardCode,
      amount: { amount },
      currency,
    })
  const balance = () => shop.call(getGiftCard, owner, { code }).balance?.value
  const change = (changes: object) =>
    shop.state.unit(() => {
      const kept = shop.state.in(giftCards)
      kept.put({ ...kept.get(cardId)!, ...changes })
    })

  it('pays a part of it at once', () => {
    const order = unpaid()
    const { payment, orderTransactions } = redeem(order, '20.00')
    expect(payment).toEqual({
      id: expect.any(String) as string,
      createdDate: now,
      updatedDate: now,
      amount: euros('20.00'),
      status: 'APPROVED',
      giftcardPaymentDetails: {
        giftCardPaymentId: expect.any(String) as string,
        appId: '5e7a1ce0-0000-4000-8041-000000000000',
        obfuscatedCode: '*********IFTY',
        voided: false,
      },
      refundDisabled: false,
    })
    expect(orderTransactions).toEqual({ orderId: order.id, payments: [payment], refunds: [] })
    expect(balance()).toBe('30.00')
    const after = read(order)
    expect(after).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: euros('20.00'), balance: euros('40.00') },
    })
    expect(after.activities?.at(-1)?.activityType).toBe('ORDER_PARTIALLY_PAID')
  })

  it('pays all of it with the last cent', () => {
    const order = unpaid()
    change({ balance: '60.00' })
    redeem(order, '60.00')
    expect(read(order).paymentStatus).toBe('PAID')
    expect(balance()).toBe('0.00')
    expect(() => redeem(order, '1.00')).toThrow(declined(409, 'ORDER_PAID', { id: order.id }))
    expect(() => redeem(unpaid(), '0.01')).toThrow(declined(409, 'ALREADY_REDEEMED'))
  })

  it('is one gift card, once', () => {
    const order = unpaid()
    redeem(order, '20.00')
    expect(() => redeem(order, '1.00')).toThrow(declined(409, 'GIFT_CARD_ALREADY_APPLIED'))
    shop.state.unit(() => {
      const kept = shop.state.in(giftCards)
      kept.put({ ...kept.get(cardId)!, id: 'another', code: 'HARBOUR-OTHER' })
    })
    expect(() => redeem(order, '1.00', 'HARBOUR-OTHER')).toThrow(
      declined(409, 'MAX_GIFT_CARDS_EXCEEDED', { maximum: 1 }),
    )
    expect(balance()).toBe('30.00')
  })

  it.each(['0', '-1.00', '60.01'])('does not pay %s of 60 euros', (amount) => {
    change({ balance: '100.00' })
    expect(() => redeem(unpaid(), amount)).toThrow(
      refused({
        field: 'amount.amount',
        description: 'must be above zero, and at most what can be collected, €60.00',
        violatedRule: 'VALIDATION',
      }),
    )
    expect(balance()).toBe('100.00')
  })

  it('is refused with its reason, and keeps its balance', () => {
    expect(() => redeem({ id: 'nothing' }, '1.00')).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    expect(() => redeem(unpaid(), '1.00', 'NO-SUCH-CARD')).toThrow(declined(404, 'GIFT_CARD_NOT_FOUND'))
    expect(() => redeem(unpaid(), '50.01')).toThrow(
      declined(409, 'INSUFFICIENT_FUNDS', {
        balance: { value: '50.00', currency: 'EUR', formattedValue: '€50.00' },
      }),
    )
    expect(() => redeem(unpaid(), '1.00', code, 'USD')).toThrow(
      declined(400, 'CURRENCY_MISMATCH', { orderCurrency: 'EUR' }),
    )
    expect(() => redeem(unpaid({ currency: 'USD' }), '1.00', code, 'USD')).toThrow(
      declined(400, 'CURRENCY_NOT_SUPPORTED', { giftCardCurrency: 'EUR' }),
    )
    const canceled = unpaid()
    shop.call(cancelOrder, owner, { id: canceled.id })
    expect(() => redeem(canceled, '1.00')).toThrow(declined(409, 'ORDER_CANCELED', { id: canceled.id }))
    expect(balance()).toBe('50.00')
    change({ expirationDate: now })
    expect(() => redeem(unpaid(), '1.00')).toThrow(declined(409, 'GIFT_CARD_EXPIRED'))
    change({ disabled: true })
    expect(() => redeem(unpaid(), '1.00')).toThrow(declined(409, 'GIFT_CARD_DISABLED'))
  })
})

describe('the receipt of a payment', () => {
  const generate = ({ id: orderId }: Pick<Order, 'id'>, id: string) =>
    shop.call(generateReceipts, owner, { orderId, paymentIds: [id] })
  const paid = (changes?: Partial<Order>) =>
    shop.call(markOrderAsPaid, owner, { ecomOrderId: unpaid(changes).id })

  it('is made once, mailed, and told of in the history', () => {
    const order = paid()
    const id = paymentId(order)
    shop.mails.length = 0
    const [receipt] = generate(order, id)
    expect(receipt).toEqual({ paymentId: id, receiptId: expect.any(String) as string })
    const wixReceipt = { receiptId: receipt?.receiptId, displayNumber: '1001' }
    expect(read(order).activities?.slice(-2)).toEqual([
      {
        id: expect.any(String) as string,
        createdDate: now,
        activityType: 'RECEIPT_CREATED',
        receiptCreated: { paymentId: id, wixReceipt },
      },
      {
        id: expect.any(String) as string,
        createdDate: now,
        activityType: 'RECEIPT_SENT',
        receiptSent: { paymentId: id, wixReceipt },
      },
    ])
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Receipt 1001 from Harbour Studio',
        text: [
          `Harbour Studio has received €60.00 for your order ${order.number}.`,
          'It was paid on 2 March 2026.',
          'The number of this receipt is 1001.',
        ].join('\n'),
      },
    ])
    expect(() => generate(order, id)).toThrow(
      declined(409, 'RECEIPT_ALREADY_EXIST', { paymentId: id, receiptId: receipt?.receiptId }),
    )
    const next = paid({ buyerInfo: {} })
    shop.mails.length = 0
    generate(next, paymentId(next))
    expect(read(next).activities?.at(-1)).toMatchObject({
      activityType: 'RECEIPT_CREATED',
      receiptCreated: { wixReceipt: { displayNumber: '1002' } },
    })
    expect(shop.mails).toEqual([])
  })

  it('is for a payment of money that has come in', () => {
    expect(() => generate({ id: 'nothing' }, 'one')).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    expect(() => generate(unpaid(), 'nothing')).toThrow(declined(404, 'PAYMENT_NOT_FOUND'))
    const order = unpaid()
    const pending = record(order, { status: 'PENDING', regularPaymentDetails: {} })
    expect(() => generate(order, pending)).toThrow(
      declined(409, 'INVALID_PAYMENT_STATUS', { paymentId: pending, status: 'PENDING' }),
    )
    const other = unpaid()
    const byGiftCard = record(other, { giftcardPaymentDetails: { appId: 'app-1' } })
    expect(() => generate(other, byGiftCard)).toThrow(
      declined(400, 'INVALID_PAYMENT_TYPE', { paymentId: byGiftCard }),
    )
  })
})

describe('the saved card of an order', () => {
  beforeEach(() => {
    // A deposit leaves something to charge: 5 of 15 euros are paid online.
    shop.items.set('booking-1', {
      ...shop.items.get('booking-1')!,
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: '5.00',
    })
  })
  const deposit = (number: string, save: boolean): Order => {
    const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, member, {
      catalogItems: [{ catalogReference: service('booking-1'), quantity: 1 }],
    })
    const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
    const payment = { kind: 'card', outcome: 'approved', number, save } as const
    const result = shop.state.unit(() =>
      shop.commerce.placeOrder(shop.context(member, {}), { checkoutId, contact, payment }),
    )
    if (result.status === 'declined') throw new Error('The card was declined')
    return result.order
  }
  const usual = '4242 4242 4242 4242'
  const authorize = (
    { id: orderId }: Pick<Order, 'id'>,
    amount: string,
    scheduledAction: 'CAPTURE' | 'VOID' = 'CAPTURE',
    currency = 'EUR',
  ) =>
    shop.call(authorizeChargeWithSavedPaymentMethod, owner, {
      orderId,
      amount: { amount },
      currency,
      delayedCaptureSettings: { scheduledAction, delayDuration: { count: 2, unit: 'DAYS' } },
    })

  it('is told of in the history, and only when the buyer has let it be saved', () => {
    const entry = { name: 'Visa', description: 'Card that ends in 4242' }
    expect(deposit(usual, true).activities).toContainEqual({
      id: expect.any(String) as string,
      createdDate: now,
      activityType: 'SAVED_PAYMENT_METHOD',
      savedPaymentMethod: entry,
    })
    const without = deposit(usual, false)
    expect(without.activities?.map(({ activityType }) => activityType)).not.toContain('SAVED_PAYMENT_METHOD')
    expect(() => authorize(without, '1.00')).toThrow(
      declined(409, 'NO_SAVED_PAYMENT_METHOD', { id: without.id }),
    )
  })

  it('reserves an amount, which is captured when its time has come', () => {
    const order = deposit(usual, true)
    const { payment, orderTransactions } = authorize(order, '4.00')
    expect(payment).toMatchObject({
      amount: euros('4.00'),
      status: 'AUTHORIZED',
      regularPaymentDetails: {
        creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
        savedPaymentMethod: true,
        authorizationDetails: {
          scheduledAction: { actionType: 'CAPTURE', executionDate: new Date(+now + 2 * day) },
        },
      },
    })
    expect(orderTransactions?.payments?.[1]).toEqual(payment)
    expect(orderTransactions).not.toHaveProperty('savedCard')
    expect(read(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: euros('5.00'), authorized: euros('4.00'), balance: euros('10.00') },
    })
    later(2 * day)
    expect(read(order).balanceSummary).toMatchObject({ paid: euros('9.00'), authorized: euros('0.00') })
    authorize(order, '6.00', 'VOID')
    later(2 * day)
    expect(transactions(order).payments?.map(({ status }) => status)).toEqual([
      'APPROVED',
      'APPROVED',
      'VOIDED',
    ])
  })

  it('may decline later, which is kept', () => {
    const order = deposit('4000 0000 0000 0341', true)
    expect(authorize(order, '10.00').payment).toMatchObject({
      status: 'DECLINED',
      regularPaymentDetails: { status: 'DECLINED', savedPaymentMethod: true },
    })
    const after = read(order)
    expect(after).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: euros('5.00'), authorized: euros('0.00'), balance: euros('10.00') },
    })
    expect(after.activities?.at(-1)?.activityType).toBe('PAYMENT_DECLINED')
  })

  it('is charged no more than is open, in the currency of the order', () => {
    const order = deposit(usual, true)
    for (const amount of ['0.00', '-1.00', '10.01'])
      expect(() => authorize(order, amount)).toThrow(
        declined(400, 'INVALID_AMOUNT', { collectable: euros('10.00') }),
      )
    expect(() => authorize(order, '1.00', 'VOID', 'USD')).toThrow(
      declined(400, 'INVALID_CURRENCY', { orderCurrency: 'EUR' }),
    )
    expect(() => authorize({ id: 'nothing' }, '1.00')).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    authorize(order, '10.00')
    expect(() => authorize(order, '0.01')).toThrow(declined(409, 'ORDER_IS_PENDING', { id: order.id }))
    later(2 * day)
    expect(() => authorize(order, '0.01')).toThrow(declined(409, 'ORDER_PAID', { id: order.id }))
    const canceled = deposit(usual, true)
    shop.call(cancelOrder, owner, { id: canceled.id })
    expect(() => authorize(canceled, '1.00')).toThrow(declined(409, 'ORDER_CANCELED', { id: canceled.id }))
  })
})
