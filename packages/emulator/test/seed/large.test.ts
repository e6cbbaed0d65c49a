import {
  type Attendance,
  listBookingFees,
  queryAttendance,
  type Service,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import { bookingSchema, serviceSchema } from '@frontdesk/bookings/schemas'
import { check } from '@frontdesk/core/schema'
import { discountRuleSchema, draftOrderSchema, orderSchema } from '@frontdesk/ecom/schemas'
import { productSchema } from '@frontdesk/stores/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { members } from '../../src/auth/member.ts'
import { bookingEntity, bookings, type KeptBooking } from '../../src/bookings/booking/booking-entity.ts'
import { holdsPlace, participantsOf, serviceIdOf } from '../../src/bookings/booking/booking-place.ts'
import { resources } from '../../src/bookings/resources/resource.ts'
import { rooms } from '../../src/bookings/seed/studio.ts'
import { services } from '../../src/bookings/services/service.ts'
import { staffMembers } from '../../src/bookings/staff/staff-member.ts'
import { createFamilies } from '../../src/families.ts'
import { createPast, type SeedContext } from '../../src/kernel/seed-context.ts'
import { createState, type State } from '../../src/kernel/state.ts'
import { seedDemo } from '../../src/seed.ts'
import { grow } from '../../src/seed/large/index.ts'
import { purchases } from '../../src/ecom/customers.ts'
import { coupons } from '../../src/ecom/coupon/coupon.ts'
import { discountRuleEntity, discountRules } from '../../src/ecom/discount-rule/discount-rule.ts'
import { draftOrderEntity } from '../../src/ecom/draft-order/draft-order.ts'
import { giftCards } from '../../src/ecom/gift-card/gift-card.ts'
import { orderEntity, orders } from '../../src/ecom/order/state.ts'
import { products } from '../../src/stores/product.ts'

const size = {
  services: 99,
  staff: 6,
  rooms: 4,
  servicesWithRooms: 6,
  products: 40,
  bookings: 900,
  visits: 6,
  waitingLists: 4,
  lateCancellations: 3,
  attendances: 40,
  members: 5,
  orders: 120,
  draftOrders: 6,
  giftCards: 5,
  coupons: 8,
  discountRules: 5,
}
const now = new Date('2026-05-04T00:00:00+01:00')

const context = (state: State): SeedContext => {
  let ids = 0
  return {
    state,
    now: () => now,
    newId: () => `new-${(ids += 1)}`,
    business: {
      name: 'Harbour Studio',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      language: 'en',
      email: 'hello@harbour.example',
    },
    origin: 'http://127.0.0.1:4600',
  }
}

const make = (): State => {
  const state = createState()
  const seed = context(state)
  state.unit(() => {
    seedDemo(seed)
    const { pages, checkout } = createFamilies()
    grow(seed, { perform: pages.perform, checkout }, size)
  })
  return state
}

let state: State
beforeAll(() => {
  state = make()
})

/** The business, which asks at the beginning of the week. */
const owner = () => createPast(context(state), '8999')(now, { kind: 'owner' })
const { perform } = createFamilies().pages
const attendances = (): readonly Attendance[] =>
  state.unit(() => perform(queryAttendance, owner(), { cursorPaging: { limit: 100 } }).items)
const withRooms = (): Service[] =>
  state
    .in(services)
    .filter(({ serviceResources = [] }) =>
      serviceResources.some(({ resourceType }) => resourceType?.id !== staffResourceTypeId),
    )
const visitBookings = (): KeptBooking[] =>
  state.in(bookings).filter(({ multiServiceBookingInfo }) => multiServiceBookingInfo !== undefined)

const held = (): KeptBooking[] => state.in(bookings).filter((booking) => holdsPlace(booking, now))

describe('the seed "large"', () => {
  it('has as much of each as it is asked for', () => {
    const { services: _, ...counts } = size
    const bookingsOf = (wanted: (booking: KeptBooking) => boolean) => state.in(bookings).filter(wanted)
    const distinct = (values: readonly (string | undefined)[]) => new Set(values).size
    expect({
      staff: state.in(staffMembers).size,
      products: state.in(products).size,
      // Three treatment rooms are in the demo.
      rooms: state.in(resources).filter(({ typeId }) => typeId !== staffResourceTypeId).length - rooms.length,
      servicesWithRooms: withRooms().length,
      bookings: state.in(bookings).size,
      visits: distinct(visitBookings().map(({ multiServiceBookingInfo }) => multiServiceBookingInfo?.id)),
      waitingLists: distinct(
        bookingsOf(({ status }) => status === 'WAITING_LIST').map(
          ({ bookedEntity }) => bookedEntity?.slot?.eventId,
        ),
      ),
      lateCancellations: bookingsOf(({ cancellationFeeDue }) => cancellationFeeDue === true).length,
      attendances: attendances().length,
      // Ana and Tom are in the demo.
      members: state.in(members).size - 2,
      orders: state.in(orders).size,
      draftOrders: draftOrderEntity.in({ state }).size,
      // The others were bought with orders, or are the one of the demo.
      giftCards: state.in(giftCards).filter(({ orderId, code }) => !orderId && code !== 'HARBOUR-FIFTY')
        .length,
      coupons: state.in(coupons).size,
      discountRules: state.in(discountRules).size,
    }).toEqual(counts)
    expect(state.in(services).size).toBe(size.services)
  })

  it('is the same each time', () => {
    expect(make().contents()).toEqual(state.contents())
  })

  it('holds what the operations may answer', () => {
    for (const service of state.in(services)) check(serviceSchema, service)
    for (const product of state.in(products)) check(productSchema, product)
    for (const booking of state.in(bookings)) check(bookingSchema, bookingEntity.show(booking))
    for (const order of state.in(orders)) check(orderSchema, orderEntity.show(order))
    for (const draft of draftOrderEntity.in({ state })) check(draftOrderSchema, draftOrderEntity.show(draft))
    for (const rule of state.in(discountRules)) check(discountRuleSchema, discountRuleEntity.show(rule))
  })

  it('gives each service, product, staff member and customer a name of its own', () => {
    const lists = [
      state
        .in(services)
        .all()
        .map(({ name }) => name),
      state
        .in(services)
        .all()
        .map(({ mainSlug }) => mainSlug?.name),
      state
        .in(products)
        .all()
        .map(({ slug }) => slug),
      state
        .in(products)
        .all()
        .map(({ name }) => name),
      state
        .in(staffMembers)
        .all()
        .map(({ name }) => name),
      state
        .in(members)
        .all()
        .map(({ email }) => email),
    ]
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  })

  it('gives nobody two appointments at once', () => {
    const appointments = held()
      .filter(({ bookedEntity }) => bookedEntity?.slot && bookedEntity.slot.eventId === undefined)
      .map(({ bookedEntity, startDate, endDate }) => ({
        who: bookedEntity?.slot?.resource?.id ?? '',
        from: Number(startDate),
        to: Number(endDate),
      }))
      .sort((left, right) => (left.who < right.who ? -1 : left.who > right.who ? 1 : left.from - right.from))
    const clashes = appointments.filter(
      ({ who, from }, index) =>
        who === appointments[index - 1]?.who && from < (appointments[index - 1]?.to ?? 0),
    )
    expect(appointments.length).toBeGreaterThan(200)
    expect(clashes).toEqual([])
  })

  it('fills no session and no course beyond its places', () => {
    const taken = new Map<string, { participants: number; places: number }>()
    for (const booking of held()) {
      const { slot, schedule } = booking.bookedEntity ?? {}
      const key = slot?.eventId ?? schedule?.scheduleId
      if (key === undefined) continue
      const places = state.in(services).get(serviceIdOf(booking))?.defaultCapacity ?? 0
      const participants = (taken.get(key)?.participants ?? 0) + participantsOf(booking)
      taken.set(key, { participants, places })
    }
    expect(taken.size).toBeGreaterThan(100)
    expect([...taken.values()].filter(({ participants, places }) => participants > places)).toEqual([])
  })

  it('has bookings of members, of callers, and canceled ones', () => {
    const all = state.in(bookings).all()
    const added = all.filter(({ createdDate }) => createdDate && createdDate < now)
    const shares = {
      members: added.filter(({ createdBy }) => createdBy?.memberId !== undefined).length / added.length,
      cancelled: added.filter(({ status }) => status === 'CANCELED').length / added.length,
      confirmed: added.filter(({ status }) => status === 'CONFIRMED').length / added.length,
    }
    expect(shares.members).toBeCloseTo(0.2, 1)
    expect(shares.cancelled).toBeCloseTo(0.05, 1)
    expect(shares.confirmed).toBeCloseTo(0.95, 1)
  })

  it('has sessions that are still to come', () => {
    expect(held().filter(({ startDate }) => startDate && startDate > now).length).toBeGreaterThan(20)
  })

  it('records who came to past bookings, and who did not', () => {
    const statuses = attendances().map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['ATTENDED', 'NOT_ATTENDED']))
    for (const { bookingId = '' } of attendances()) {
      const { status, endDate } = state.in(bookings).get(bookingId)!
      expect({ status, isOver: endDate! < now }).toEqual({ status: 'CONFIRMED', isOver: true })
    }
  })

  it('lets customers name a choice that the price varies by', () => {
    const named = state.in(bookings).filter(({ participantsChoices }) => participantsChoices !== undefined)
    const choices = named.flatMap(({ participantsChoices }) =>
      (participantsChoices?.serviceChoices ?? []).flatMap(({ choices: all = [] }) => all),
    )
    expect(new Set(choices.map(({ custom, duration }) => custom ?? duration?.minutes))).toEqual(
      new Set([60, 90, 'Adult', 'Student or senior']),
    )
  })

  it('books visits of two services, one right after the other, with one staff member', () => {
    const ids = new Set(visitBookings().map(({ multiServiceBookingInfo }) => multiServiceBookingInfo?.id))
    for (const id of ids) {
      const visit = visitBookings().filter((booking) => booking.multiServiceBookingInfo?.id === id)
      const [first, second, ...others] = visit
      expect(others).toEqual([])
      expect(second?.startDate).toEqual(first?.endDate)
      expect(second?.bookedEntity?.slot?.resource?.id).toBe(first?.bookedEntity?.slot?.resource?.id)
      expect(visit.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED'])
    }
  })

  it('gives each booking of a service that needs a room a room, which nobody else has at that time', () => {
    const ids = withRooms().map(({ id }) => id)
    const inRooms = held().filter((booking) => ids.includes(serviceIdOf(booking)))
    const taken = inRooms.map(({ bookedEntity, startDate }) => {
      const [room, ...others] = bookedEntity?.slot?.additionalResources ?? []
      expect(others).toEqual([])
      expect(state.in(resources).get(room?.id ?? '')?.name).toMatch(/^(Massage|Reformer) room \d$/)
      return `${room?.id} ${Number(startDate)}`
    })
    expect(taken.length).toBeGreaterThan(10)
    expect(new Set(taken).size).toBe(taken.length)
  })

  it('has waiting lists at full sessions, which are still to come when the week is over', () => {
    const waiting = state.in(bookings).filter(({ status }) => status === 'WAITING_LIST')
    for (const booking of waiting) {
      expect(+booking.startDate!).toBeGreaterThan(+now + 7 * 24 * 3_600_000)
      const eventId = booking.bookedEntity?.slot?.eventId
      const participants = held()
        .filter(({ bookedEntity }) => bookedEntity?.slot?.eventId === eventId)
        .reduce((sum, other) => sum + participantsOf(other), 0)
      expect(participants).toBe(state.in(services).get(serviceIdOf(booking))?.defaultCapacity)
    }
  })

  it('has fees that are due for late cancellations', () => {
    const late = state.in(bookings).filter(({ cancellationFeeDue }) => cancellationFeeDue === true)
    const fees = state.unit(() => perform(listBookingFees, owner(), { bookingIds: late.map(({ id }) => id) }))
    expect(fees.map(({ cancellationFee }) => [cancellationFee?.status, cancellationFee?.trigger])).toEqual(
      late.map(() => ['NOT_YET_APPLIED_TO_ORDER', 'BOOKING_CANCELED']),
    )
  })

  it('has orders whose payments and goods are in every stage', () => {
    const distinct = (values: readonly (string | undefined)[]) => [...new Set(values)].sort()
    const all = state.in(orders).all()
    expect(distinct(all.map(({ paymentStatus }) => paymentStatus))).toEqual([
      'FULLY_REFUNDED',
      'NOT_PAID',
      'PAID',
      'PARTIALLY_PAID',
      'PARTIALLY_REFUNDED',
    ])
    expect(distinct(all.map(({ fulfillmentStatus }) => fulfillmentStatus))).toEqual([
      'FULFILLED',
      'NOT_FULFILLED',
      'PARTIALLY_FULFILLED',
    ])
    expect(distinct(all.map(({ status }) => status))).toEqual(['APPROVED', 'CANCELED', 'INITIALIZED'])
    const online = all.filter(({ channelInfo }) => channelInfo?.type === 'WEB')
    expect(online.length).toBeGreaterThan(purchases.length)
    expect(online.length).toBeLessThan(all.length / 5)
  })

  it('numbers its orders in the order of their dates', () => {
    const dates = state
      .in(orders)
      .all()
      .toSorted((left, right) => Number(left.number) - Number(right.number))
      .map(({ purchasedDate }) => Number(purchasedDate))
    // The demo has made its own orders before, the last of them yesterday.
    const added = dates.slice(purchases.length)
    expect(added).toEqual(added.toSorted((left, right) => left - right))
    expect(Math.max(...dates)).toBeLessThan(Number(now))
  })

  it('sells no piece twice', () => {
    const quantities = state
      .in(products)
      .all()
      .flatMap(({ variants = [] }) => variants.map(({ stock }) => stock?.quantity ?? 0))
    expect(Math.min(...quantities)).toBeGreaterThanOrEqual(0)
  })

  it('takes no gift card further than it goes', () => {
    const balances = state
      .in(giftCards)
      .all()
      .map(({ balance }) => Number(balance))
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(0)
  })
})
