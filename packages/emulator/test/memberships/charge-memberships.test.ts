import { type Booking, cancelBooking, queryExtendedBookings } from '@frontdesk/bookings'
import { cancelOrder, listTransactionsForSingleOrder, type Order } from '@frontdesk/ecom'
import {
  chargeMemberships,
  getOrderRefundability,
  getRefundabilityStatus,
  markOrderAsPaid,
  type MembershipCharge,
  planRefund,
  refund,
  triggerRefund,
  voidMemberships,
} from '@frontdesk/payments'
import type { OrderTransactionsEventData } from '@frontdesk/webhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import { membershipCharges } from '../../src/memberships/charge.ts'
import { pricingPlansAppId } from '../../src/memberships/index.ts'
import type { Membership } from '../../src/memberships/membership.ts'
import { refusal } from '../bookings/refusal.ts'
import { existing, type Gym, openGym, vinyasa } from './gym.ts'

let gym: Gym
beforeEach(() => {
  gym = openGym()
})

const kept = async ({ id }: Booking): Promise<Booking> =>
  (await queryExtendedBookings(gym.owner, { filter: { id } })).items[0]!.booking!

/** Bookings that are ordered, and whose membership the business is to charge when the customer comes. */
const ordered = async (...days: string[]): Promise<{ order: Order; bookings: Booking[] }> => {
  const bookings = []
  for (const day of days) bookings.push(await gym.book(day, { selectedPaymentOption: 'MEMBERSHIP_OFFLINE' }))
  const { id } = await gym.fill(bookings)
  return { order: gym.order(id, { kind: 'offline' }), bookings }
}

const chargeOf = ({ id }: Membership, { lineItems }: Order, index = 0): MembershipCharge => ({
  membershipId: id,
  appId: pricingPlansAppId,
  lineItemId: lineItems![index]!.id,
})

const charge = ({ id: ecomOrderId }: Order, charges: MembershipCharge[], memberId = 'member-1') =>
  chargeMemberships(gym.owner, { ecomOrderId, memberId, membershipCharges: charges })

describe('an order that the business charges memberships for', () => {
  it('is placed without payment, and its bookings are confirmed', async () => {
    gym.grant()
    const { order, bookings } = await ordered('2026-05-20')
    expect([order.status, order.paymentStatus, order.priceSummary?.total?.amount]).toEqual([
      'APPROVED',
      'NOT_PAID',
      '0.00',
    ])
    expect(order.lineItems).toMatchObject([
      { paymentOption: 'MEMBERSHIP_OFFLINE', price: { amount: '0.00' } },
    ])
    expect(await kept(bookings[0]!)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
  })

  it('is paid line by line, and takes a credit for each', async () => {
    const membership = gym.grant()
    const { order, bookings } = await ordered('2026-05-20', '2026-05-21')
    gym.events.length = 0
    await charge(order, [chargeOf(membership, order)])
    expect(gym.membership(membership.id).remaining).toBe(9)
    const partly = await gym.orderOf(order.id)
    expect([partly.paymentStatus, partly.activities?.at(-1)?.activityType]).toEqual([
      'PARTIALLY_PAID',
      'ORDER_PARTIALLY_PAID',
    ])
    expect([(await kept(bookings[0]!)).paymentStatus, (await kept(bookings[1]!)).paymentStatus]).toEqual([
      'PAID',
      'NOT_PAID',
    ])
    expect(gym.events.map(({ entityFqdn, slug }) => [entityFqdn, slug])).toEqual([
      ['wix.ecom.v1.order_transactions', 'updated'],
      ['wix.ecom.v1.order', 'updated'],
      ['wix.ecom.v1.order', 'payment_status_updated'],
      ['wix.bookings.v2.booking', 'updated'],
    ])
    await charge(order, [chargeOf(membership, order, 1)])
    const paid = await gym.orderOf(order.id)
    expect([paid.paymentStatus, paid.activities?.at(-1)?.activityType]).toEqual(['PAID', 'ORDER_PAID'])
    expect((await kept(bookings[1]!)).paymentStatus).toBe('PAID')
    expect(gym.membership(membership.id).remaining).toBe(8)
  })

  it('keeps the payment under the name and with the data that the charge gives', async () => {
    const membership = gym.grant()
    const { order, bookings } = await ordered('2026-05-20')
    const { lineItemId: _, ...named } = chargeOf(membership, order)
    await charge(order, [
      {
        ...named,
        catalogReference: { catalogItemId: bookings[0]!.id, appId: bookingCatalogProvider.appId },
        rootCatalogItemId: vinyasa,
        membershipName: { original: 'Summer pass' },
        membershipAdditionalData: { desk: 'A' },
        serviceProperties: { numberOfParticipants: 3 },
      },
    ])
    expect(gym.state.in(membershipCharges).all()).toEqual([
      {
        id: expect.any(String) as string,
        membershipId: membership.id,
        name: 'Summer pass',
        additionalData: { desk: 'A' },
        orderId: order.id,
        lineItemId: order.lineItems![0]!.id,
        cost: 3,
        createdDate: new Date('2026-05-04T07:00:00.000Z'),
      },
    ])
  })

  it('shows the payments of memberships among its transactions, given back or not', async () => {
    const membership = gym.grant()
    const { order, bookings } = await ordered('2026-05-20', '2026-05-21')
    await charge(order, [chargeOf(membership, order), chargeOf(membership, order, 1)])
    gym.setClock('2026-05-05T07:00:00.000Z')
    const { id: bookingId, revision = '' } = await kept(bookings[1]!)
    await cancelBooking(gym.member, { bookingId, revision })
    const { payments } = await listTransactionsForSingleOrder(gym.owner, { orderId: order.id })
    const payment = (index: number, status: string, updatedDate: string, isVoided: boolean) => ({
      id: expect.any(String) as string,
      createdDate: new Date('2026-05-04T07:00:00.000Z'),
      updatedDate: new Date(updatedDate),
      amount: { amount: '0.00', formattedAmount: '€0.00' },
      status,
      refundDisabled: false,
      membershipPaymentDetails: {
        membershipId: membership.id,
        lineItemId: order.lineItems![index]!.id,
        name: { original: 'Ten classes', translated: 'Ten classes' },
        status: isVoided ? 'VOIDED' : 'CHARGED',
        voided: isVoided,
        externalTransactionId: expect.any(String) as string,
        providerAppId: pricingPlansAppId,
      },
    })
    expect(payments).toEqual([
      payment(0, 'APPROVED', '2026-05-04T07:00:00.000Z', false),
      payment(1, 'REFUNDED', '2026-05-05T07:00:00.000Z', true),
    ])
  })

  it('gets the credits back when the customer cancels in time', async () => {
    const membership = gym.grant()
    const { order, bookings } = await ordered('2026-05-20')
    await charge(order, [chargeOf(membership, order)])
    const { id: bookingId, revision = '' } = await kept(bookings[0]!)
    expect((await cancelBooking(gym.member, { bookingId, revision })).paymentStatus).toBe('REFUNDED')
    expect(gym.membership(membership.id).remaining).toBe(10)
    expect(await refusal(charge(order, [chargeOf(membership, order)]))).toEqual([409, 'LINE_ITEM_PAID'])
  })
})

describe('a refund of the collector', () => {
  const told = () =>
    gym.events
      .filter(({ entityFqdn }) => entityFqdn === 'wix.ecom.v1.order_transactions')
      .map(({ slug, entity }) => {
        const { orderTransactions, paymentIds, refundIds } =
          entity as unknown as OrderTransactionsEventData['updated']
        return [slug, paymentIds, refundIds, orderTransactions.payments?.map(({ status }) => status)]
      })

  it('gives the credits of a line back, once, and events tell of charge and refund', async () => {
    const membership = gym.grant()
    const { order, bookings } = await ordered('2026-05-20', '2026-05-21')
    gym.events.length = 0
    await charge(order, [chargeOf(membership, order), chargeOf(membership, order, 1)])
    const { payments = [] } = await listTransactionsForSingleOrder(gym.owner, { orderId: order.id })
    const [first, second] = payments.map(({ id }) => id)
    expect(told()).toEqual([['updated', [first, second], [], ['APPROVED', 'APPROVED']]])
    const ecomOrderId = order.id
    expect(await getRefundabilityStatus(gym.owner, { ecomOrderId })).toEqual([
      { paymentId: first, refundabilityStatus: 'REFUNDABLE' },
      { paymentId: second, refundabilityStatus: 'REFUNDABLE' },
    ])

    gym.events.length = 0
    const { refundId } = await triggerRefund(gym.owner, { ecomOrderId, payments: [{ paymentId: first! }] })
    expect(gym.membership(membership.id).remaining).toBe(9)
    expect(told().slice(0, 1)).toEqual([['updated', [first], [refundId], ['REFUNDED', 'APPROVED']]])
    expect((await gym.orderOf(order.id)).paymentStatus).toBe('PARTIALLY_REFUNDED')
    expect((await kept(bookings[0]!)).paymentStatus).toBe('REFUNDED')
    const again = triggerRefund(gym.owner, { ecomOrderId, payments: [{ paymentId: first! }] })
    expect(await refusal(again)).toEqual([409, 'REFUND_NOT_AVAILABLE'])
    expect(gym.membership(membership.id).remaining).toBe(9)
    const refundability = await getOrderRefundability(gym.owner, { orderId: order.id })
    const [own, other] = order.lineItems!.map(({ id }) => id)
    expect(refundability.paymentsSummary?.membership).toEqual({
      paidLineItemIds: [own, other],
      refundedLineItemIds: [own],
      refundableLineItemIds: [other],
    })
    expect(
      refundability.payments?.map(({ refundable, nonRefundable }) => refundable ?? nonRefundable?.reason),
    ).toEqual(['ALREADY_REFUNDED', true])
    await triggerRefund(gym.owner, { ecomOrderId, payments: [{ paymentId: second! }] })
    expect((await gym.orderOf(order.id)).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('is planned with everything, and with the line that the membership has paid for', async () => {
    const membership = gym.grant()
    const { order } = await ordered('2026-05-20', '2026-05-21')
    await charge(order, [chargeOf(membership, order), chargeOf(membership, order, 1)])
    const [first] = order.lineItems!
    const lines = [{ lineItemId: first!.id, quantity: 1 }]
    const one = await refund(gym.owner, order, planRefund({ lines }))
    expect(one.parts.map(({ amount, status }) => [amount, status])).toEqual([['0.00', 'REFUNDED']])
    expect(gym.membership(membership.id).remaining).toBe(9)
    expect((await refund(gym.owner, order, planRefund({ everything: true }))).parts).toHaveLength(1)
    expect(gym.membership(membership.id).remaining).toBe(10)
    expect((await gym.orderOf(order.id)).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('is told of when an order is canceled and its pieces return', async () => {
    const membership = gym.grant()
    const { order } = await ordered('2026-05-20')
    await charge(order, [chargeOf(membership, order)])
    gym.events.length = 0
    await cancelOrder(gym.owner, { id: order.id, restockAllItems: true })
    expect(told().map(([, , , statuses]) => statuses)).toEqual([['REFUNDED']])
  })

  it('has a twin in order billing: all memberships are void, or none', async () => {
    const membership = gym.grant()
    const { order } = await ordered('2026-05-20', '2026-05-21')
    await charge(order, [chargeOf(membership, order), chargeOf(membership, order, 1)])
    const orderId = order.id
    const { payments = [] } = await listTransactionsForSingleOrder(gym.owner, { orderId })
    const [first = '', second = ''] = payments.map(({ id }) => id)
    await voidMemberships(gym.owner, { orderId, paymentIds: [first] })
    expect(gym.membership(membership.id).remaining).toBe(9)
    const again = voidMemberships(gym.owner, { orderId, paymentIds: [second, first] })
    expect(await refusal(again)).toEqual([409, 'MEMBERSHIP_PAYMENT_NOT_CHARGED'])
    expect(gym.membership(membership.id).remaining).toBe(9)
    await voidMemberships(gym.owner, { orderId, paymentIds: [second] })
    expect(gym.membership(membership.id).remaining).toBe(10)
    expect((await gym.orderOf(orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  })

  it('names no money, and gives nothing back by hand', async () => {
    const membership = gym.grant()
    const { order } = await ordered('2026-05-20')
    await charge(order, [chargeOf(membership, order)])
    const { payments = [] } = await listTransactionsForSingleOrder(gym.owner, { orderId: order.id })
    const paymentId = payments[0]!.id
    const tried = (more: object) =>
      refusal(triggerRefund(gym.owner, { ecomOrderId: order.id, payments: [{ paymentId, ...more }] }))
    expect(await tried({ amount: { amount: '1.00' } })).toEqual([['payments.0.amount', 'FIELD_NOT_ALLOWED']])
    expect(await tried({ externalRefund: true })).toEqual([
      ['payments.0.externalRefund', 'FIELD_NOT_ALLOWED'],
    ])
    expect(gym.membership(membership.id).remaining).toBe(9)
  })

  it('is announced for a membership that pays at the checkout, and for a booking that is canceled', async () => {
    const membership = gym.grant()
    const booking = await gym.book('2026-05-20')
    const { id } = await gym.fill([booking], existing(membership))
    gym.events.length = 0
    const order = gym.order(id)
    const { payments = [] } = await listTransactionsForSingleOrder(gym.owner, { orderId: order.id })
    expect(told()).toEqual([['updated', [payments[0]!.id], [], ['APPROVED']]])
    gym.events.length = 0
    const { revision = '' } = await kept(booking)
    await cancelBooking(gym.member, { bookingId: booking.id, revision })
    expect(told()).toEqual([['updated', [payments[0]!.id], [], ['REFUNDED']]])
  })
})

describe('a charge', () => {
  it('is refused for an order that is not there, canceled or paid, and to everybody but the business', async () => {
    const membership = gym.grant()
    const { order } = await ordered('2026-05-20')
    const charges = [chargeOf(membership, order)]
    expect(await refusal(charge({ ...order, id: 'none' }, charges))).toEqual([404, 'ORDER_NOT_FOUND'])
    const input = { ecomOrderId: order.id, memberId: 'member-1', membershipCharges: charges }
    expect(await refusal(chargeMemberships(gym.member, input))).toEqual([403, 'FORBIDDEN'])
    await markOrderAsPaid(gym.owner, { ecomOrderId: order.id })
    expect(await refusal(charge(order, charges))).toEqual([409, 'LINE_ITEM_PAID'])
    const { order: canceled } = await ordered('2026-05-21')
    await cancelOrder(gym.owner, { id: canceled.id })
    expect(await refusal(charge(canceled, [chargeOf(membership, canceled)]))).toEqual([409, 'ORDER_CANCELED'])
    expect(gym.membership(membership.id).remaining).toBe(10)
  })

  it('is refused while the bank has not answered, and when it has declined', async () => {
    const membership = gym.grant()
    const bookings = [
      await gym.book('2026-05-20', { selectedPaymentOption: 'MEMBERSHIP_OFFLINE' }),
      await gym.book('2026-05-21', { selectedPaymentOption: 'ONLINE' }),
    ]
    const { id } = await gym.fill(bookings)
    const order = gym.order(id, { kind: 'card', outcome: 'pending' })
    expect(await refusal(charge(order, [chargeOf(membership, order)]))).toEqual([409, 'ORDER_IS_PENDING'])
    gym.settle(order.id, 'declined')
    expect(await refusal(charge(order, [chargeOf(membership, order)]))).toEqual([409, 'ORDER_IS_REJECTED'])
  })

  it('must name a line that is paid by membership, and fit it', async () => {
    const membership = gym.grant()
    const [byMembership, withMoney] = [
      await gym.book('2026-05-20', { selectedPaymentOption: 'MEMBERSHIP_OFFLINE' }),
      await gym.book('2026-05-21', { selectedPaymentOption: 'OFFLINE' }),
    ]
    const { id } = await gym.fill([byMembership, withMoney])
    const order = gym.order(id, { kind: 'offline' })
    const own = chargeOf(membership, order)
    const { lineItemId: _, ...unnamed } = own
    expect(await refusal(charge(order, [unnamed]))).toEqual([
      ['membershipCharges.0.lineItemId', 'REQUIRED_ONE_OF_FIELD'],
    ])
    expect(await refusal(charge(order, [{ ...own, lineItemId: 'none' }]))).toEqual([
      404,
      'LINE_ITEM_NOT_FOUND',
    ])
    const other = { catalogItemId: withMoney.id, appId: bookingCatalogProvider.appId }
    expect(await refusal(charge(order, [{ ...own, catalogReference: other }]))).toEqual([
      ['membershipCharges.0.catalogReference', 'VALIDATION'],
    ])
    expect(await refusal(charge(order, [{ ...own, rootCatalogItemId: 'another-service' }]))).toEqual([
      ['membershipCharges.0.rootCatalogItemId', 'VALIDATION'],
    ])
    expect(await refusal(charge(order, [chargeOf(membership, order, 1)]))).toEqual([
      400,
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
    ])
    expect(await refusal(charge(order, []))).toEqual([['membershipCharges', 'MIN_SIZE']])
    const many = Array.from({ length: 301 }, () => own)
    expect(await refusal(charge(order, many))).toEqual([['membershipCharges', 'MAX_SIZE']])
  })

  it('is refused for a membership that cannot pay, and then no line is paid', async () => {
    const membership = gym.grant({ remaining: 1 })
    const { order } = await ordered('2026-05-20', '2026-05-21')
    const both = [chargeOf(membership, order), chargeOf(membership, order, 1)]
    const ineligible = [409, 'MEMBERSHIP_NOT_ELIGIBLE']
    expect(await refusal(charge(order, both))).toEqual(ineligible)
    expect(await refusal(charge(order, [both[0]!, both[0]!]))).toEqual([409, 'LINE_ITEM_PAID'])
    expect(await refusal(charge(order, [both[0]!], 'member-2'))).toEqual(ineligible)
    expect(await refusal(charge(order, [{ ...both[0]!, appId: 'another-app' }]))).toEqual(ineligible)
    const ends = new Date('2026-08-01T00:00:00Z')
    const on = (scheduledDate: Date) => [{ ...both[0]!, serviceProperties: { scheduledDate } }]
    expect(await refusal(charge(order, on(ends)))).toEqual(ineligible)
    expect([gym.membership(membership.id).remaining, (await gym.orderOf(order.id)).paymentStatus]).toEqual([
      1,
      'NOT_PAID',
    ])
    await charge(order, on(new Date(+ends - 1)))
    expect(gym.membership(membership.id).remaining).toBe(0)
  })
})

describe('the credits of one membership', () => {
  it('are never spent twice, however many charges and checkouts come at once', async () => {
    const membership = gym.grant({ remaining: 3 })
    const days = ['2026-05-20', '2026-05-21', '2026-05-23', '2026-05-27', '2026-05-28', '2026-05-30']
    const orders = []
    for (const day of days) orders.push((await ordered(day)).order)
    const outcomes = await Promise.allSettled(
      orders.flatMap((order) => [
        charge(order, [chargeOf(membership, order)]),
        charge(order, [chargeOf(membership, order)]),
      ]),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(gym.membership(membership.id).remaining).toBe(0)
    expect(gym.state.in(membershipCharges).all()).toHaveLength(3)
    const { id } = await gym.fill([await gym.book('2026-05-18')], existing(membership))
    expect(() => gym.order(id)).toThrow('"Ten classes" has too few credits left for "Vinyasa flow"')
  })
})
