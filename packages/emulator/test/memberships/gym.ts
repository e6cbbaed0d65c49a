import { type Booking, createBooking, type CreateBookingInput, listEventTimeSlots } from '@frontdesk/bookings'
import { type Client } from '@frontdesk/core'
import {
  addLineItemsToCurrentCart,
  type Cart,
  calculateCurrentCart,
  type CartCalculation,
  getOrder,
  type MembershipInput,
  type Order,
} from '@frontdesk/ecom'
import type { CheckoutPayment } from '../../src/ecom/checkout/checkout-calls.ts'
import type { CheckoutView } from '../../src/ecom/checkout/checkout-view.ts'
import { createFamilies } from '../../src/families.ts'
import type { Identity } from '../../src/kernel/handler.ts'
import { pricingPlansAppId } from '../../src/memberships/index.ts'
import { type Membership, memberships } from '../../src/memberships/membership.ts'
import { studioPlans } from '../../src/memberships/seed.ts'
import { serviceId } from '../../src/bookings/seed/studio.ts'
import { numberOf, reference } from '../bookings/bookings.ts'
import { openStudio, type Studio } from '../bookings/studio.ts'

export const vinyasa: string = serviceId(numberOf('vinyasa-flow'))
/** Paid at the studio alone, unless by membership. */
export const yin: string = serviceId(numberOf('yin-and-breath'))
export const lunch: string = serviceId(numberOf('mobility-lunch'))

const memberOne: Identity = { kind: 'member', memberId: 'member-1' }
const contact = { firstName: 'Ana', lastName: 'Reis', email: 'ana@example.com' }

/** The studio with all families, where member-1 has memberships. */
export interface Gym extends Studio {
  /** Gives member-1 ten classes, from May to August, unless more is said. */
  grant(more?: Partial<Membership>): Membership
  membership(id: string): Membership
  /** Books a session for member-1, to be paid by membership unless more is said. */
  book(day: string, more?: Partial<CreateBookingInput['booking']>, service?: string): Promise<Booking>
  /** Puts bookings into the current cart of member-1. */
  fill(bookings: readonly Booking[], membershipPayment?: MembershipInput): Promise<Cart>
  calculate(): Promise<CartCalculation>
  /** Orders a cart as its hosted page does. */
  order(checkoutId: string, payment?: CheckoutPayment): Order
  orderOf(id: string): Promise<Order>
  /** Reads a cart as the hosted page shows it. */
  read(checkoutId: string): CheckoutView | undefined
  settle(orderId: string, outcome: 'approved' | 'declined'): Order
}

/** A membership as a cart names it. */
export const existing = ({ id: membershipId }: Pick<Membership, 'id'>): MembershipInput => ({
  existingMembership: { membershipId, appId: pricingPlansAppId },
})

export const sessionOn = async (client: Client, day: string, service: string = vinyasa): Promise<string> => {
  const { items } = await listEventTimeSlots(client, {
    serviceIds: [service],
    fromLocalDate: `${day}T00:00:00`,
    toLocalDate: `${day}T23:59:00`,
  })
  return items[0]?.eventInfo?.eventId ?? ''
}

export const openGym = (): Gym => {
  const families = createFamilies()
  const studio = openStudio(undefined, families)
  let count = 0
  return {
    ...studio,
    grant: (more = {}) =>
      studio.run(memberOne, ({ state }) => {
        const { id: planId, name, benefit } = studioPlans.tenClasses
        return state.in(memberships).put({
          id: `membership-${++count}`,
          memberId: 'member-1',
          planId,
          name,
          benefit,
          startDate: new Date('2026-05-01T00:00:00Z'),
          endDate: new Date('2026-08-01T00:00:00Z'),
          remaining: 10,
          ...more,
        })
      }),
    membership: (id) => studio.state.in(memberships).get(id)!,
    book: async (day, more = {}, service = vinyasa) =>
      createBooking(studio.member, {
        booking: {
          bookedEntity: { slot: { eventId: await sessionOn(studio.member, day, service) } },
          contactDetails: contact,
          ...(!more.participantsChoices && { totalParticipants: 1 }),
          selectedPaymentOption: 'MEMBERSHIP',
          ...more,
        },
      }),
    fill: (bookings, membershipPayment) =>
      addLineItemsToCurrentCart(studio.member, {
        catalogItems: bookings.map((booking) => ({
          catalogReference: reference(booking),
          quantity: 1,
          ...(membershipPayment && { membershipPayment }),
        })),
      }),
    calculate: () => calculateCurrentCart(studio.member, {}),
    order: (checkoutId, payment = { kind: 'card', outcome: 'approved' }) =>
      studio.run(memberOne, (context) => {
        const result = families.checkout.placeOrder(context, { checkoutId, payment, contact })
        if (result.status !== 'placed') throw new Error('The card was declined')
        return result.order
      }),
    read: (checkoutId) =>
      studio.run(memberOne, (context) => families.checkout.readCheckout(context, checkoutId)),
    orderOf: (id) => getOrder(studio.owner, { id }),
    settle: (orderId, outcome) =>
      studio.run({ kind: 'none' }, (context) => families.checkout.settlePayment(context, orderId, outcome)),
  }
}
