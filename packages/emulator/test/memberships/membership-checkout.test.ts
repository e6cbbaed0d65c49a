import {
  type Booking,
  cancelBooking,
  getService,
  queryExtendedBookings,
  updateService,
} from '@frontdesk/bookings'
import {
  cancelOrder,
  type Checkout,
  estimateCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { declined } from '../ecom/shop.ts'
import { refusal } from '../bookings/refusal.ts'
import { existing, type Gym, lunch, openGym, vinyasa, yin } from './gym.ts'
import { studioPlans } from '../../src/memberships/seed.ts'

let gym: Gym
beforeEach(() => {
  gym = openGym()
})

const kept = async ({ id }: Booking): Promise<Booking> =>
  (await queryExtendedBookings(gym.owner, { filter: { id } })).items[0]!.booking!
const named = ({ id: bookingId, revision = '' }: Booking) => ({ bookingId, revision })
const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const name = { original: 'Ten classes', translated: 'Ten classes' }

describe('a booking that is paid by membership', () => {
  it('may be made of a service that names plans, and of no other', async () => {
    expect((await gym.book('2026-05-20')).selectedPaymentOption).toBe('MEMBERSHIP')
    const { payment, revision = '' } = await getService(gym.owner, { serviceId: vinyasa })
    expect(payment).toMatchObject({
      options: { online: true, inPerson: true, pricingPlan: true },
      pricingPlanIds: [studioPlans.tenClasses.id, studioPlans.unlimitedYoga.id],
    })
    await updateService(gym.owner, {
      service: {
        id: vinyasa,
        revision,
        payment: { ...payment, options: { ...payment?.options, pricingPlan: false } },
      },
    })
    for (const selectedPaymentOption of ['MEMBERSHIP', 'MEMBERSHIP_OFFLINE'] as const)
      expect(await refusal(gym.book('2026-05-20', { selectedPaymentOption }))).toEqual([
        400,
        'VALIDATION_FAILURE',
      ])
  })

  it('costs nothing in the cart, and shows the price without the membership', async () => {
    const membership = gym.grant()
    const cart = await gym.fill(
      [await gym.book('2026-05-20', { totalParticipants: 2 })],
      existing(membership),
    )
    expect(cart.subtotal?.amount).toBe('0.00')
    expect(cart.lineItems).toMatchObject([
      {
        pricing: { unitPrice: { amount: '0.00' }, breakdown: { fullPrice: { amount: '28.00' } } },
        paymentConfig: {
          paymentOption: 'MEMBERSHIP',
          membership: {
            ...existing(membership),
            name,
            redemptionCost: 2,
            redemptionType: 'SESSIONS',
          },
        },
      },
    ])
  })

  it('takes a credit for each person when it is ordered, is paid and confirmed', async () => {
    const membership = gym.grant()
    const booking = await gym.book('2026-05-20', { totalParticipants: 2 })
    const cart = await gym.fill([booking], existing(membership))
    expect(gym.membership(membership.id).remaining).toBe(10)
    const { id } = gym.order(cart.id)
    expect(gym.membership(membership.id).remaining).toBe(8)
    const order = await gym.orderOf(id)
    expect([order.status, order.paymentStatus, order.priceSummary?.total]).toEqual([
      'APPROVED',
      'PAID',
      price('0.00'),
    ])
    expect(order.lineItems).toMatchObject([{ paymentOption: 'MEMBERSHIP', price: price('0.00') }])
    expect(await kept(booking)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  })

  it('takes points where the plan counts points, and nothing from an unlimited membership', async () => {
    const points = gym.grant({
      benefit: { type: 'LIMITED', credits: 20, balanceType: 'CREDIT', cost: 3 },
      remaining: 20,
    })
    const first = await gym.fill([await gym.book('2026-05-20')], existing(points))
    expect(first.lineItems?.[0]?.paymentConfig?.membership).toMatchObject({
      redemptionCost: 3,
      redemptionType: 'CREDITS',
    })
    gym.order(first.id)
    expect(gym.membership(points.id).remaining).toBe(17)
    const { remaining: _, ...endless } = gym.membership(points.id)
    const unlimited = gym.grant({
      ...endless,
      id: 'endless',
      planId: studioPlans.unlimitedYoga.id,
      benefit: { type: 'UNLIMITED' },
    })
    gym.order((await gym.fill([await gym.book('2026-05-27')], existing(unlimited))).id)
  })

  it('leaves add-ons to be paid with money: online where the service is, and else at the business', async () => {
    const membership = gym.grant()
    const withAddOns = async (day: string, service?: string): Promise<Booking> => {
      const booking = await gym.book(day, {}, service)
      const kept = gym.state.in(bookings).get(booking.id)!
      gym.state.unit(() => gym.state.in(bookings).put({ ...kept, addOnPrice: '5.00' }))
      return booking
    }
    const online = await withAddOns('2026-05-20')
    const cart = await gym.fill([online], existing(membership))
    expect(cart.lineItems?.[0]?.paymentConfig?.paymentOption).toBe('MEMBERSHIP')
    const paid = gym.order(cart.id)
    expect([paid.paymentStatus, paid.balanceSummary?.paid]).toEqual(['PAID', price('5.00')])
    const inPerson = await withAddOns('2026-05-22', yin)
    const { id, lineItems } = await gym.fill([inPerson], existing(membership))
    expect(lineItems?.[0]?.paymentConfig?.paymentOption).toBe('MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER')
    const order = gym.order(id, { kind: 'offline' })
    expect([order.paymentStatus, order.priceSummary?.total, order.balanceSummary?.balance]).toEqual([
      'PARTIALLY_PAID',
      price('5.00'),
      price('5.00'),
    ])
    expect(gym.membership(membership.id).remaining).toBe(8)
    expect(await kept(online)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await kept(inPerson)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PARTIALLY_PAID' })
  })
})

describe('the calculation of a cart', () => {
  it('tells which memberships can pay for which lines, the one that ends first before the others', async () => {
    const late = gym.grant()
    const soon = gym.grant({ endDate: new Date('2026-06-01T00:00:00Z'), remaining: 3 })
    const empty = gym.grant({ remaining: 0 })
    const over = gym.grant({ endDate: new Date('2026-05-02T00:00:00Z') })
    gym.grant({ memberId: 'member-2' })
    gym.grant({
      planId: studioPlans.unlimitedYoga.id,
      name: 'Unlimited yoga',
      benefit: { type: 'UNLIMITED' },
    })
    const cart = await gym.fill([await gym.book('2026-05-20'), await gym.book('2026-05-22', {}, lunch)])
    const [yoga, midday] = (cart.lineItems ?? []).map(({ id }) => id)
    const { membershipOptions } = await gym.calculate()
    const shown = ({ id }: { id: string }, lineItemIds: unknown[], total: number, remaining: number) => ({
      id,
      appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3',
      name,
      lineItemIds,
      credits: { total, remaining },
      expirationDate: gym.membership(id).endDate,
    })
    expect(membershipOptions).toEqual({
      eligibleMemberships: [
        shown(soon, [yoga, midday], 10, 3),
        shown(late, [yoga, midday], 10, 10),
        {
          id: 'membership-6',
          appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3',
          name: { original: 'Unlimited yoga', translated: 'Unlimited yoga' },
          lineItemIds: [yoga],
          expirationDate: new Date('2026-08-01T00:00:00Z'),
        },
      ],
      invalidMemberships: [
        { membership: shown(over, [], 10, 10), reason: 'NOT_APPLICABLE_TO_LINE_ITEMS' },
        { membership: shown(empty, [], 10, 0), reason: 'INSUFFICIENT_FUNDS' },
      ],
      selectedMemberships: { memberships: [] },
    })
  })

  it('names the chosen memberships, and none where no line is paid by membership', async () => {
    const membership = gym.grant()
    await gym.fill([await gym.book('2026-05-27', { selectedPaymentOption: 'ONLINE' })])
    expect(await gym.calculate()).not.toHaveProperty('membershipOptions')
    const cart = await gym.fill([await gym.book('2026-05-20')], existing(membership))
    const { membershipOptions, summary } = await gym.calculate()
    const selected = [
      {
        id: membership.id,
        appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3',
        lineItemIds: [cart.lineItems?.[1]?.id],
      },
    ]
    expect(membershipOptions?.selectedMemberships).toEqual({ memberships: selected })
    expect(summary.paymentSummary?.memberships).toEqual(selected)
    expect(summary.violations).toEqual([])
  })

  it('is told with the completed checkout, as it was before the memberships paid', async () => {
    const membership = gym.grant()
    const { id } = await gym.fill([await gym.book('2026-05-20')], existing(membership))
    const { membershipOptions } = await gym.calculate()
    gym.order(id)
    expect(gym.membership(membership.id).remaining).toBe(9)
    const [told] = gym.events.filter(({ slug }) => slug === 'completed')
    expect(told).toMatchObject({ entityFqdn: 'wix.ecom.v1.checkout', entityId: id })
    expect((told?.entity as { checkout: Checkout }).checkout.membershipOptions).toEqual(membershipOptions)
    expect(membershipOptions?.eligibleMemberships?.[0]?.credits).toEqual({ total: 10, remaining: 10 })
  })

  it('reports a membership that is missing, of somebody else, of another app, spent, or not good at that time', async () => {
    const violations = async () => (await gym.calculate()).summary.violations
    const violation = (description: string, data: object) => ({
      scope: 'MEMBERSHIP',
      code: 'INVALID_MEMBERSHIP_STATUS',
      severity: 'ERROR',
      description,
      invalidMembershipStatusData: data,
    })
    const booking = await gym.book('2026-05-20')
    const cart = await gym.fill([booking])
    expect(await violations()).toEqual([
      violation('No membership is chosen for "Vinyasa flow"', { reason: 'MEMBERSHIP_NOT_FOUND' }),
    ])
    const { summary } = await estimateCurrentCart(gym.member, {
      validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
    })
    expect(summary.violations).toEqual([])
    const others = gym.grant({ memberId: 'member-2' })
    const foreign = gym.grant()
    const spent = gym.grant({ remaining: 0 })
    const ends = new Date('2026-05-20T17:30:00Z')
    const over = gym.grant({ endDate: ends })
    const toCome = gym.grant({ startDate: new Date(+ends + 1) })
    const other = gym.grant({ planId: 'another plan' })
    const choose = (membershipPayment: object) =>
      updateLineItemsInCurrentCart(gym.member, {
        lineItems: [{ lineItemId: cart.lineItems![0]!.id, membershipPayment }],
      })
    const missing = 'The customer does not have the membership that is chosen for "Vinyasa flow"'
    const late = '"Ten classes" cannot pay for "Vinyasa flow", or not at its time'
    for (const [membershipPayment, membershipId, reason, description] of [
      [existing(others), others.id, 'MEMBERSHIP_NOT_FOUND', missing],
      [
        { existingMembership: { membershipId: foreign.id, appId: 'another-app' } },
        foreign.id,
        'MEMBERSHIP_NOT_FOUND',
        missing,
      ],
      [
        existing(spent),
        spent.id,
        'INSUFFICIENT_FUNDS',
        '"Ten classes" has too few credits left for "Vinyasa flow"',
      ],
      [existing(over), over.id, 'NOT_APPLICABLE_TO_LINE_ITEMS', late],
      [existing(toCome), toCome.id, 'NOT_APPLICABLE_TO_LINE_ITEMS', late],
      [existing(other), other.id, 'NOT_APPLICABLE_TO_LINE_ITEMS', late],
    ] as const) {
      await choose(membershipPayment)
      expect(await violations()).toEqual([violation(description, { membershipId, reason })])
      expect(() => gym.order(cart.id)).toThrow(declined(409, 'INVALID_MEMBERSHIP', { membershipId, reason }))
    }
    // The session begins at half past six in the evening, and a membership is good from its start to before its end.
    expect(booking.startDate).toEqual(ends)
    for (const good of [gym.grant({ endDate: new Date(+ends + 1) }), gym.grant({ startDate: ends })]) {
      await choose(existing(good))
      expect(await violations()).toEqual([])
    }
  })

  it('counts the credits of all lines together', async () => {
    const membership = gym.grant({ remaining: 2 })
    const bookings = []
    for (const day of ['2026-05-20', '2026-05-21', '2026-05-23']) bookings.push(await gym.book(day))
    const cart = await gym.fill(bookings, existing(membership))
    const { summary, membershipOptions } = await gym.calculate()
    expect(summary.violations).toMatchObject([
      { invalidMembershipStatusData: { membershipId: membership.id, reason: 'INSUFFICIENT_FUNDS' } },
    ])
    // Each line could be paid alone.
    expect(membershipOptions?.eligibleMemberships?.[0]?.lineItemIds).toHaveLength(3)
    expect(() => gym.order(cart.id)).toThrow(declined(409, 'INVALID_MEMBERSHIP'))
    expect(gym.membership(membership.id).remaining).toBe(2)
  })
})

describe('the choice of a membership', () => {
  it('is refused for a line that is paid with money, for a plan in the cart, and for none or two', async () => {
    const membership = gym.grant()
    const [paid, byMembership] = [
      await gym.book('2026-05-20', { selectedPaymentOption: 'ONLINE' }),
      await gym.book('2026-05-21'),
    ]
    expect(await refusal(gym.fill([paid], existing(membership)))).toEqual([
      400,
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
    ])
    const futureMembership = { lineItemId: 'line-1', benefitId: 'benefit-1' }
    expect(await refusal(gym.fill([byMembership], { futureMembership }))).toEqual([
      400,
      'PLAN_LINE_ITEM_NOT_FOUND',
    ])
    expect(await refusal(gym.fill([byMembership], {}))).toEqual([
      ['catalogItems.0.membershipPayment', 'REQUIRED_ONE_OF_FIELD'],
    ])
    expect(await refusal(gym.fill([byMembership], { ...existing(membership), futureMembership }))).toEqual([
      ['catalogItems.0.membershipPayment', 'ONE_OF_ALIGNMENT'],
    ])
    const { lineItems } = await gym.fill([paid, byMembership])
    const [first, second] = (lineItems ?? []).map(({ id }) => id)
    const update = (lineItemId = '', more: object) =>
      updateLineItemsInCurrentCart(gym.member, { lineItems: [{ lineItemId, ...more }] })
    expect(await refusal(update(first, { membershipPayment: existing(membership) }))).toEqual([
      400,
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
    ])
    expect(
      await refusal(update(second, { membershipPayment: { ...existing(membership), futureMembership } })),
    ).toEqual([['lineItems.0.membershipPayment', 'ONE_OF_ALIGNMENT']])
    expect(await refusal(update(second, {}))).toEqual([400, 'EMPTY_LINE_ITEM_UPDATES'])
    // The booking is in the cart already, so that adding it again changes its membership alone.
    const again = await gym.fill([byMembership], existing(membership))
    expect(again.lineItems).toHaveLength(2)
    expect(again.lineItems?.[1]?.paymentConfig?.membership).toMatchObject(existing(membership))
    const without = await update(second, { membershipPayment: {} })
    expect(without.lineItems?.[1]?.paymentConfig).toEqual({ paymentOption: 'MEMBERSHIP' })
  })

  it('is a wish where the business charges it later: it may be missing, must be good, and costs nothing yet', async () => {
    const [spent, membership] = [gym.grant({ remaining: 0 }), gym.grant()]
    const later = await gym.book('2026-05-20', { selectedPaymentOption: 'MEMBERSHIP_OFFLINE' })
    const cart = await gym.fill([later])
    const violations = async () => (await gym.calculate()).summary.violations
    expect(await violations()).toEqual([])
    expect(gym.read(cart.id)?.lines[0]).not.toHaveProperty('membership')
    await gym.fill([later], existing(spent))
    expect(await violations()).toMatchObject([
      { invalidMembershipStatusData: { membershipId: spent.id, reason: 'INSUFFICIENT_FUNDS' } },
    ])
    const chosen = await gym.fill([later], existing(membership))
    expect(chosen.lineItems?.[0]?.paymentConfig?.membership).toMatchObject({ name, redemptionCost: 1 })
    expect((await gym.calculate()).membershipOptions?.selectedMemberships?.memberships).toHaveLength(1)
    expect(gym.order(cart.id, { kind: 'offline' }).paymentStatus).toBe('NOT_PAID')
    expect(gym.membership(membership.id).remaining).toBe(10)
  })

  it('may be left to the hosted page, which takes the first that can pay for each line', async () => {
    gym.grant({ remaining: 0 })
    const soon = gym.grant({ endDate: new Date('2026-06-01T00:00:00Z'), remaining: 1 })
    const late = gym.grant()
    const cart = await gym.fill([await gym.book('2026-05-20'), await gym.book('2026-05-21')])
    const view = gym.read(cart.id)
    expect(view?.lines.map(({ membership }) => membership)).toEqual([
      {
        lineItemId: cart.lineItems?.[0]?.id,
        chosenId: soon.id,
        choices: [
          { id: soon.id, name: 'Ten classes', remaining: 1, expirationDate: soon.endDate },
          { id: late.id, name: 'Ten classes', remaining: 10, expirationDate: late.endDate },
        ],
      },
      expect.objectContaining({ lineItemId: cart.lineItems?.[1]?.id, chosenId: late.id }),
    ])
  })
})

describe('the credits of a membership', () => {
  const ordered = async (more = {}, payment?: Parameters<Gym['order']>[1]) => {
    const membership = gym.grant()
    const booking = await gym.book('2026-05-20', more)
    const cart = await gym.fill([booking], existing(membership))
    return { membership, booking, order: gym.order(cart.id, payment) }
  }
  const left = ({ id }: { id: string }) => gym.membership(id).remaining

  it('come back when the customer cancels in time, and a mail says so', async () => {
    const { membership, booking, order } = await ordered({ totalParticipants: 2 })
    gym.mails.length = 0
    const canceled = await cancelBooking(gym.member, named(await kept(booking)))
    expect([canceled.status, canceled.paymentStatus]).toEqual(['CANCELED', 'REFUNDED'])
    expect(left(membership)).toBe(10)
    expect((await gym.orderOf(order.id)).paymentStatus).toBe('FULLY_REFUNDED')
    expect(gym.mails[0]).toEqual({
      to: 'ana@example.com',
      subject: 'Your membership at Harbour Studio: you can use it again',
      text:
        'Your membership "Ten classes" has back what it paid: 2 of its sessions or credits.\n' +
        'They were paid for: Vinyasa flow.',
    })
  })

  it('stay spent when the business cancels without a refund, and come back with one', async () => {
    const first = await ordered()
    await cancelBooking(gym.owner, named(await kept(first.booking)))
    expect(left(first.membership)).toBe(9)
    const second = await ordered()
    await cancelBooking(gym.owner, {
      ...named(await kept(second.booking)),
      flowControlSettings: { withRefund: true },
    })
    expect(left(second.membership)).toBe(10)
    expect((await kept(second.booking)).paymentStatus).toBe('REFUNDED')
  })

  it('come back for one of several lines, and the order is refunded in part', async () => {
    const membership = gym.grant()
    const bookings = [
      await gym.book('2026-05-20'),
      await gym.book('2026-05-21'),
      await gym.book('2026-05-23', { selectedPaymentOption: 'ONLINE' }),
    ]
    const cart = await gym.fill(bookings.slice(0, 2), existing(membership))
    await gym.fill(bookings.slice(2))
    const { id } = gym.order(cart.id)
    expect((await gym.orderOf(id)).paymentStatus).toBe('PAID')
    await cancelBooking(gym.member, named(await kept(bookings[0]!)))
    expect([left(membership), (await gym.orderOf(id)).paymentStatus]).toEqual([9, 'PARTIALLY_REFUNDED'])
    expect((await kept(bookings[1]!)).paymentStatus).toBe('PAID')
    await cancelBooking(gym.member, named(await kept(bookings[2]!)))
    expect([left(membership), (await gym.orderOf(id)).paymentStatus]).toEqual([9, 'PARTIALLY_REFUNDED'])
    await cancelBooking(gym.member, named(await kept(bookings[1]!)))
    const order = await gym.orderOf(id)
    expect([left(membership), order.paymentStatus, order.balanceSummary?.refunded]).toEqual([
      10,
      'FULLY_REFUNDED',
      price('14.00'),
    ])
  })

  it('come back with the goods of an order that is canceled and restocked', async () => {
    const { membership, order } = await ordered()
    expect((await gym.orderOf(order.id)).paymentStatus).toBe('PAID')
    await cancelOrder(gym.owner, { id: order.id, restockAllItems: true })
    expect(left(membership)).toBe(10)
    const { status, paymentStatus } = await gym.orderOf(order.id)
    expect([status, paymentStatus]).toEqual(['CANCELED', 'FULLY_REFUNDED'])
  })

  it('come back when the bank declines the rest of the order', async () => {
    const membership = gym.grant()
    const cart = await gym.fill([await gym.book('2026-05-20')], existing(membership))
    await gym.fill([await gym.book('2026-05-21', { selectedPaymentOption: 'ONLINE' })])
    const { id } = gym.order(cart.id, { kind: 'card', outcome: 'pending' })
    expect(left(membership)).toBe(9)
    gym.settle(id, 'declined')
    expect(left(membership)).toBe(10)
  })
})
