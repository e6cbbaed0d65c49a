import {
  addPayments,
  cancelOrder,
  chargeOrderPaymentRequest,
  createOrderPaymentRequest,
  deleteOrderPaymentRequest,
  getOrder,
  getOrderPaymentRequest,
  getOrderPaymentRequestUrl,
  listTransactionsForSingleOrder,
  type NewOrderPaymentRequest,
  type Order,
  type OrderPaymentRequest,
  orderPaymentRequestStatuses,
  queryOrderPaymentRequests,
  updateOrderPaymentRequest,
  updateOrderPaymentRequestExtendedFields,
  voidOrderPaymentRequest,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentRequestExpiry } from '../../src/ecom/payment-request/payment-request.ts'
import { purchase } from '../ecom/purchase.ts'
import { declined, openShop, owner, refused, type Shop, visitor } from '../ecom/shop.ts'

const fqdn = 'wix.ecom.v1.order_payment_request'
const start = new Date('2026-03-02T09:00:00.000Z')
const hour = 60 * 60_000
const good = '4242 4242 4242 4242'
const declining = '4000 0000 0000 0002'
const slow = '4000 0000 0000 0259'
const reserving = '4000 0000 0000 0028'

let shop: Shop
let order: Order
beforeEach(() => {
  shop = openShop()
  order = purchase(shop, { items: { mat: 2 }, delivery: { code: 'pickup' }, payment: { kind: 'offline' } })
  shop.events.length = 0
  shop.mails.length = 0
})

const create = (more: Partial<NewOrderPaymentRequest> = {}) =>
  shop.call(createOrderPaymentRequest, owner, {
    orderPaymentRequest: { orderId: order.id, amount: { amount: '20.00' }, ...more },
  })
const ask = (more: Partial<NewOrderPaymentRequest> = {}): OrderPaymentRequest =>
  create(more).orderPaymentRequest!
const read = ({ id }: OrderPaymentRequest) =>
  shop.call(getOrderPaymentRequest, owner, { orderPaymentRequestId: id })
const charge = ({ id }: OrderPaymentRequest, paymentToken = good) =>
  shop.call(chargeOrderPaymentRequest, visitor, { orderPaymentRequestId: id, paymentToken })
const withdraw = ({ id }: OrderPaymentRequest) =>
  shop.call(voidOrderPaymentRequest, owner, { orderPaymentRequestId: id })
const remove = ({ id }: OrderPaymentRequest) =>
  shop.call(deleteOrderPaymentRequest, owner, { orderPaymentRequestId: id })
const rename = ({ id }: OrderPaymentRequest, more: object = {}) =>
  shop.call(updateOrderPaymentRequest, owner, { orderPaymentRequest: { id, title: 'New', ...more } })
const orderNow = () => shop.call(getOrder, owner, { id: order.id })
const paid = () => orderNow().balanceSummary?.paid?.amount
const told = () =>
  shop.events
    .filter(({ entityFqdn }) => entityFqdn === fqdn)
    .map(({ slug, entity, modifiedFields }) => [slug, entity, modifiedFields])
const runDue = (work: Pick<typeof paymentRequestExpiry, 'nextAt' | 'run'>) => {
  const context = shop.context({ kind: 'none' }, {})
  if ((work.nextAt(shop.state) ?? Infinity) <= context.now().getTime())
    shop.state.unit(() => work.run(context))
}
const pass = (milliseconds: number) => {
  shop.advance(milliseconds)
  runDue(paymentRequestExpiry)
  runDue(shop.commerce.paymentWork)
}
/** A request in each status. */
const inStatus = {
  UNPAID: () => ask(),
  PAID() {
    const request = ask()
    charge(request)
    return read(request)
  },
  EXPIRED() {
    const request = ask({ expirationDate: new Date(start.getTime() + hour) })
    pass(hour)
    return read(request)
  },
  VOIDED() {
    const request = ask()
    withdraw(request)
    return read(request)
  },
} as const

describe('a payment request', () => {
  it('is kept with the order, told of, and mailed with the link to its page', () => {
    const expirationDate = new Date('2026-03-05T18:00:00.000Z')
    const answer = create({
      title: 'The rest',
      description: 'For two mats',
      expirationDate,
      source: { appId: 'app-1', externalId: 'external-1' },
      extendedFields: { namespaces: { '@studio/a': { b: 1 } } },
    })
    const request = answer.orderPaymentRequest!
    const url = `http://127.0.0.1:4600/pages/pay/${request.paymentGatewayOrderId}`
    expect(answer).toEqual({
      orderPaymentRequest: {
        id: request.id,
        status: 'UNPAID',
        orderId: order.id,
        orderNumber: order.number,
        amount: { amount: '20.00', formattedAmount: '€20.00' },
        currency: 'EUR',
        paymentGatewayOrderId: request.paymentGatewayOrderId,
        title: 'The rest',
        description: 'For two mats',
        expirationDate,
        source: { appId: 'app-1', externalId: 'external-1' },
        extendedFields: { namespaces: { '@studio/a': { b: 1 } } },
        createdDate: start,
        updatedDate: start,
      },
      orderPaymentRequestUrl: url,
    })
    expect(read(request)).toEqual(request)
    expect(shop.call(getOrderPaymentRequestUrl, owner, { orderPaymentRequestId: request.id })).toBe(url)
    expect(told()).toEqual([['created', request, undefined]])
    // Runtimes differ in the space before PM.
    expect(shop.mails.map((mail) => ({ ...mail, text: mail.text.replaceAll('\u202f', ' ') }))).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Please pay €20.00 to Harbour Studio',
        text: [
          'The rest',
          'For two mats',
          `Harbour Studio asks you for €20.00, for your order ${order.number}.`,
          'Please pay before Thursday, March 5, 2026 at 6:00 PM.',
          `Pay here: ${url}`,
        ].join('\n'),
        link: url,
      },
    ])
  })

  it('is PAID when its payment is approved, and the order counts it', () => {
    const request = ask()
    shop.events.length = 0
    const token = charge(request)
    const { payments } = shop.call(listTransactionsForSingleOrder, owner, { orderId: order.id })
    expect(payments?.map(({ id }) => id)).toEqual([token])
    const settled = read(request)
    expect(settled.status).toBe('PAID')
    expect(told()).toEqual([
      ['updated', settled, undefined],
      ['paid', { orderPaymentRequest: settled }, undefined],
    ])
    expect([paid(), orderNow().paymentStatus]).toEqual(['20.00', 'PARTIALLY_PAID'])
    const rest = orderNow().balanceSummary!.balance!.amount
    charge(ask({ amount: { amount: rest } }))
    expect(orderNow().paymentStatus).toBe('PAID')
  })

  it('waits while the bank has not answered, and is paid when it has', () => {
    const request = ask()
    charge(request, slow)
    expect(read(request).status).toBe('UNPAID')
    expect(() => charge(request)).toThrow(declined(409, 'PAYMENT_IN_PROGRESS', { id: request.id }))
    pass(10 * 60_000)
    expect([read(request).status, paid()]).toEqual(['PAID', '20.00'])
  })

  it('can be paid again when a reserved amount was released', () => {
    const request = ask()
    charge(request, reserving)
    expect(() => charge(request)).toThrow(declined(409, 'PAYMENT_IN_PROGRESS', { id: request.id }))
    pass(7 * 24 * hour)
    expect(read(request).status).toBe('UNPAID')
    charge(request)
    expect([read(request).status, paid()]).toEqual(['PAID', '20.00'])
  })

  it('is paid by money that was on its way when it ended', () => {
    const request = ask({ expirationDate: new Date(start.getTime() + 60_000) })
    charge(request, slow)
    pass(60_000)
    expect(read(request).status).toBe('EXPIRED')
    pass(10 * 60_000)
    expect(read(request).status).toBe('PAID')
  })

  it('stays unchanged when the bank declines or the token belongs to no card', () => {
    const request = ask()
    expect(() => charge(request, declining)).toThrow(
      declined(409, 'INVALID_PAYMENT_STATUS', { status: 'DECLINED' }),
    )
    expect(() => charge(request, '4111 1111 1111 1111')).toThrow(declined(400, 'PAYMENT_METHOD_UNAVAILABLE'))
    expect([read(request), paid()]).toEqual([request, '0.00'])
  })

  it('ends with its date, not before, and is told of', () => {
    const request = ask({ expirationDate: new Date(start.getTime() + hour) })
    const other = ask()
    shop.events.length = 0
    pass(hour - 1)
    expect([read(request).status, told()]).toEqual(['UNPAID', []])
    pass(1)
    const ended = read(request)
    expect([ended.status, read(other).status]).toEqual(['EXPIRED', 'UNPAID'])
    expect(told()).toEqual([
      ['updated', ended, undefined],
      ['expired', { orderPaymentRequest: ended }, undefined],
    ])
  })

  it('takes no payment from its date on, also before the clock has noted it', () => {
    const request = ask({ expirationDate: new Date(start.getTime() + hour) })
    shop.advance(hour)
    expect(() => charge(request)).toThrow(declined(409, 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST'))
  })

  it('is withdrawn once, and told of', () => {
    const request = ask()
    shop.events.length = 0
    withdraw(request)
    const ended = read(request)
    expect(ended.status).toBe('VOIDED')
    withdraw(request)
    expect(told()).toEqual([
      ['updated', ended, undefined],
      ['voided', { orderPaymentRequest: ended }, undefined],
    ])
  })

  it('is deleted with its page, and told of in its last state', () => {
    const request = ask()
    shop.events.length = 0
    remove(request)
    expect(told()).toEqual([['deleted', request, undefined]])
    expect(() => read(request)).toThrow(declined(404, 'ORDER_PAYMENT_REQUEST_NOT_FOUND'))
    expect(shop.state.contents()['payments.gatewayOrders']).toEqual([])
  })

  it('changes its words while it waits; the amount, the order and the date stay', () => {
    const request = ask({ title: 'Old', description: 'Text' })
    shop.advance(1000)
    const changed = { ...request, title: 'New', updatedDate: new Date(start.getTime() + 1000) }
    expect(rename(request, { amount: { amount: '20' } })).toEqual(changed)
    expect(() => rename(request, { amount: { amount: '20.01' } })).toThrow(
      declined(409, 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT', { id: request.id }),
    )
    for (const field of ['orderId', 'expirationDate', 'source'])
      expect(() => rename(request, { [field]: field === 'source' ? { appId: 'other' } : 'other' })).toThrow(
        refused({
          field: `orderPaymentRequest.${field}`,
          description: 'cannot be changed by an update of the orderPaymentRequest',
          violatedRule: 'FIELD_NOT_ALLOWED',
        }),
      )
    expect(read(request)).toEqual(changed)
  })

  it('keeps data of apps', () => {
    const request = ask({ extendedFields: { namespaces: { '@studio/a': { b: 1, c: 2 } } } })
    const input = { id: request.id, namespace: '@studio/a', namespaceData: { b: null, d: 3 } }
    const changed = shop.call(updateOrderPaymentRequestExtendedFields, owner, input)
    expect(changed.extendedFields).toEqual({ namespaces: { '@studio/a': { c: 2, d: 3 } } })
  })
})

describe('the business', () => {
  it.each(orderPaymentRequestStatuses)('finds a request that is %s', (status) => {
    const request = inStatus[status]()
    expect(request.status).toBe(status)
    const others = orderPaymentRequestStatuses.filter((one) => one !== status)
    const find = (filter: object) => shop.call(queryOrderPaymentRequests, owner, { filter }).items
    expect(find({ status })).toEqual([request])
    expect(find({ status: { $in: others } })).toEqual([])
  })

  it('finds requests by amount and order, the latest first', () => {
    const small = ask({ amount: { amount: '9.50' } })
    shop.advance(1000)
    const large = ask({ amount: { amount: '10.00' } })
    const find = (filter: object) =>
      shop.call(queryOrderPaymentRequests, owner, { filter }).items.map(({ id }) => id)
    expect(find({ orderId: order.id })).toEqual([large.id, small.id])
    expect(find({ orderId: 'other' })).toEqual([])
    expect(find({ 'amount.amount': { $gte: '10' } })).toEqual([large.id])
    expect(find({ 'amount.amount': { $lt: '10' } })).toEqual([small.id])
  })

  it.each([
    ['UPDATE', 'PAID', rename],
    ['UPDATE', 'EXPIRED', rename],
    ['UPDATE', 'VOIDED', rename],
    ['CHARGE', 'PAID', charge],
    ['CHARGE', 'EXPIRED', charge],
    ['CHARGE', 'VOIDED', charge],
    ['VOID', 'PAID', withdraw],
    ['VOID', 'EXPIRED', withdraw],
    ['DELETE', 'PAID', remove],
  ] as const)('may not %s a request that is %s', (action, status, call) => {
    const request = inStatus[status]()
    expect(() => call(request as never)).toThrow(
      declined(409, `CANNOT_${action}_${status}_ORDER_PAYMENT_REQUEST`, { id: request.id }),
    )
    expect(read(request)).toEqual(request)
  })

  it.each(['EXPIRED', 'VOIDED'] as const)('deletes a request that is %s', (status) => {
    const request = inStatus[status]()
    remove(request)
    expect(() => read(request)).toThrow(declined(404, 'ORDER_PAYMENT_REQUEST_NOT_FOUND'))
  })

  it('asks for more than nothing, and at most for what is open', () => {
    const open = orderNow().balanceSummary!.balance!.amount
    for (const amount of ['0.00', '-1.00', (Number(open) + 0.01).toFixed(2)])
      expect(() => ask({ amount: { amount } })).toThrow(declined(400, 'INVALID_AMOUNT'))
    expect(() => ask({ amount: { amount: '1.001' } })).toThrow(
      refused({
        field: 'orderPaymentRequest.amount.amount',
        description: 'must be decimal text with at most 2 digits after the point, as EUR has',
        violatedRule: 'DECIMAL_MAX_SCALE',
      }),
    )
    expect(ask({ amount: { amount: open } }).amount?.amount).toBe(open)
  })

  it('asks for nothing that ends now', () => {
    const refusal = refused({
      field: 'orderPaymentRequest.expirationDate',
      description: 'must be in the future',
      violatedRule: 'VALIDATION',
    })
    expect(() => ask({ expirationDate: start })).toThrow(refusal)
    const expirationDate = new Date(start.getTime() + 1)
    expect(ask({ expirationDate }).expirationDate).toEqual(expirationDate)
  })

  it('asks nothing for an order that is paid, canceled or unknown', () => {
    expect(() => ask({ orderId: 'unknown' })).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    const amount = orderNow().balanceSummary!.balance!
    shop.call(addPayments, owner, {
      orderId: order.id,
      payments: [{ amount, regularPaymentDetails: { offlinePayment: true } }],
    })
    expect(() => ask()).toThrow(declined(409, 'ORDER_ALREADY_PAID', { id: order.id }))
    shop.call(cancelOrder, owner, { id: order.id })
    expect(() => ask()).toThrow(declined(409, 'ORDER_CANCELED', { id: order.id }))
    expect(shop.mails.filter(({ subject }) => subject.startsWith('Please pay'))).toEqual([])
  })

  it('asks for nothing by card when it takes no cards', () => {
    shop = openShop('EUR', { acceptsCards: false })
    order = purchase(shop, { items: { mat: 2 }, delivery: { code: 'pickup' }, payment: { kind: 'offline' } })
    expect(() => ask()).toThrow(declined(400, 'PAYMENT_METHODS_NOT_FOUND'))
  })

  it('is paid once when the order was paid otherwise since', () => {
    const request = ask()
    const amount = orderNow().balanceSummary!.balance!
    shop.call(addPayments, owner, {
      orderId: order.id,
      payments: [{ amount, regularPaymentDetails: { offlinePayment: true } }],
    })
    expect(() => charge(request)).toThrow(declined(409, 'ORDER_ALREADY_PAID'))
    expect(paid()).toBe(amount.amount)
  })
})
