import { bookingSchema, serviceSchema } from '@frontdesk/bookings/schemas'
import { check } from '@frontdesk/core/schema'
import { discountRuleSchema, draftOrderSchema, orderSchema } from '@frontdesk/ecom/schemas'
import { productSchema } from '@frontdesk/stores/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { members } from '../../src/auth/member.ts'
import { bookingEntity, bookings, type KeptBooking } from '../../src/bookings/booking/booking-entity.ts'
import { holdsPlace, participantsOf, serviceIdOf } from '../../src/bookings/booking/booking-place.ts'
import { services } from '../../src/bookings/services/service.ts'
import { staffMembers } from '../../src/bookings/staff/staff-member.ts'
import { createFamilies } from '../../src/families.ts'
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
  products: 40,
  bookings: 900,
  members: 5,
  orders: 120,
  draftOrders: 6,
  giftCards: 5,
  coupons: 8,
  discountRules: 5,
}
const now = new Date('2026-05-04T00:00:00+01:00')

const make = (): { state: State; told: string[] } => {
  const state = createState()
  const told: string[] = []
  let ids = 0
  const context = {
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
    progress: (text: string) => told.push(text),
  }
  state.unit(() => {
    seedDemo(context)
    const { pages, checkout } = createFamilies()
    grow(context, { perform: pages.perform, checkout }, size)
  })
  return { state, told }
}

let state: State
beforeAll(() => {
  ;({ state } = make())
})

const held = (): KeptBooking[] => state.in(bookings).filter((booking) => holdsPlace(booking, now))

describe('the seed "large"', () => {
  it('has as much of each as it is asked for', () => {
    const { services: _, ...counts } = size
    expect({
      staff: state.in(staffMembers).size,
      products: state.in(products).size,
      bookings: state.in(bookings).size,
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
    expect(make().state.contents()).toEqual(state.contents())
  })

  it('holds what the operations may answer', () => {
    for (const service of state.in(services)) check(serviceSchema, service)
    for (const product of state.in(products)) check(productSchema, product)
    for (const booking of state.in(bookings)) check(bookingSchema, bookingEntity.show(booking))
    for (const order of state.in(orders)) check(orderSchema, orderEntity.show(order))
    for (const draft of draftOrderEntity.in({ state })) check(draftOrderSchema, draftOrderEntity.show(draft))
    for (const rule of state.in(discountRules)) check(discountRuleSchema, discountRuleEntity.show(rule))
  })

  it('gives each service, product, member of staff and customer a name of its own', () => {
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

  it('has bookings of members, of callers, and cancelled ones', () => {
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
