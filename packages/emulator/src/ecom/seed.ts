import {
  type BookedEntity,
  type Booking,
  bookingsAppId,
  cancelBooking,
  createBooking,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
} from '@frontdesk/bookings'
import {
  addLineItemsToCurrentCart,
  cancelOrder,
  type CatalogItemInput,
  createFulfillment,
  createOrderPaymentRequest,
  type Order,
} from '@frontdesk/ecom'
import { markOrderAsPaid } from '@frontdesk/payments'
import { storesAppId } from '@frontdesk/stores'
import { findMemberByEmail, type Member } from '../auth/member.ts'
import { bookings } from '../bookings/booking/booking-entity.ts'
import { services } from '../bookings/services/service.ts'
import { addDays, createZone, day, dayOf, minute } from '../bookings/availability/zoned-time.ts'
import type { Handler, Identity } from '../kernel/handler.ts'
import { createPerform } from '../kernel/perform.ts'
import { createPast, type SeedContext } from '../kernel/seed-context.ts'
import { products } from '../stores/product.ts'
import type { Context } from './catalog.ts'
import type { Checkout } from './checkout/checkout-calls.ts'
import { home, type Moment, type Purchase, purchases } from './customers.ts'
import { orders } from './order/state.ts'
import type { Commerce } from './commerce.ts'
import { seedBackOffice } from './seed-back-office.ts'
import { seedCoupons } from './coupon/seed-coupons.ts'
import { seedGiftCards } from './gift-card/gift-card.ts'
import { seedTipSettings } from './tip-settings/seed-tip-settings.ts'
import { seedDiscountRules } from './discount-rule/seed-discount-rules.ts'

const owner: Identity = { kind: 'owner' }

/** Longest wait for a free time, in days. */
const longestWait = 21

const found = <T>(item: T | undefined, what: string): T => {
  if (item === undefined) throw new Error(`The demo has no ${what}`)
  return item
}

/**
 * Creates the bookings and orders of the demo's members. It uses the operations and the checkout as customers do, so
 * that calendars, stock and orders agree. It sends no webhooks and mails.
 */
export const seedEcom = (
  seed: SeedContext,
  {
    handlers,
    checkout,
  }: { readonly handlers: readonly Handler[]; readonly checkout: Checkout & Pick<Commerce, 'abandonment'> },
): void => {
  const { state, business, now } = seed
  seedDiscountRules(seed)
  seedGiftCards(seed)
  seedCoupons(seed)
  seedTipSettings(seed)
  const perform = createPerform(handlers)
  const zone = createZone(business.timeZone)
  const today = dayOf(zone.toLocal(now()))
  const localDate = ([days, time]: Moment): string => `${addDays(today, days)}T${time}:00`
  // Ids are the same each time, so that the address of an order survives a reset.
  const contextAt = createPast(seed, '8010')

  const choose = (context: Context, { slug, from }: NonNullable<Purchase['session']>): BookedEntity => {
    const { id, type, schedule } = found(
      state.in(services).find(({ mainSlug }) => mainSlug?.name === slug),
      `service ${slug}`,
    )
    if (!from) return { schedule: { scheduleId: found(schedule?.id, `schedule of ${slug}`) } }
    const [days, time] = from
    const window = { fromLocalDate: localDate(from), toLocalDate: localDate([days + longestWait, time]) }
    const cursorPaging = { limit: 1 }
    if (type === 'CLASS') {
      const query = { ...window, serviceIds: [id], includeNonBookable: false, cursorPaging }
      const [session] = perform(listEventTimeSlots, context, query).items
      return { slot: { eventId: found(session?.eventInfo?.eventId, `free session of ${slug}`) } }
    }
    const query = { ...window, serviceId: id, bookable: true, cursorPaging }
    const [slot] = perform(listAvailabilityTimeSlots, context, query).items
    return { slot: { serviceId: id, startDate: found(slot?.localStartDate, `free time for ${slug}`) } }
  }

  const book = (context: Context, { session, pay }: Purchase): Booking | undefined =>
    session &&
    perform(createBooking, context, {
      booking: {
        bookedEntity: choose(context, session),
        totalParticipants: 1,
        ...(pay === 'offline' && { selectedPaymentOption: 'OFFLINE' }),
      },
    })

  const placeOrder = (
    context: Context,
    { goods = [], pay, delivery }: Purchase,
    { firstName, lastName, email, phone }: Member,
    booking: Booking | undefined,
  ): Order => {
    const catalogItems = goods.map(({ slug, quantity, options }): CatalogItemInput => {
      const { id } = found(
        state.in(products).find((product) => product.slug === slug),
        `product ${slug}`,
      )
      const reference = { catalogItemId: id, appId: storesAppId, ...(options && { options: { options } }) }
      return { catalogReference: reference, quantity }
    })
    if (booking)
      catalogItems.unshift({
        catalogReference: { catalogItemId: booking.id, appId: bookingsAppId },
        quantity: 1,
      })
    const cart = perform(addLineItemsToCurrentCart, context, { catalogItems })
    checkout.updateCheckout(context, cart.id, {
      contact: { firstName, lastName, email, ...(phone !== undefined && { phone }) },
      ...(delivery && { deliveryCode: delivery }),
      ...(delivery === 'standard' && { address: home }),
    })
    const result = checkout.placeOrder(context, {
      checkoutId: cart.id,
      payment: pay === 'card' ? { kind: 'card', outcome: 'approved' } : { kind: 'offline' },
    })
    const id = result.status === 'placed' ? result.order.id : ''
    return found(state.in(orders).get(id), `order of ${email}`)
  }

  const finish = (
    context: Context,
    { since, delivery }: Purchase,
    order: Order,
    booking: Booking | undefined,
  ): void => {
    const { startDate, endDate, id: bookingId = '' } = booking ?? {}
    const later = (moment: Date, time: number, identity: Identity): Context =>
      contextAt(new Date(+moment + time), identity)
    if (since === 'fulfilled')
      perform(createFulfillment, later(context.now(), 2 * day, owner), {
        orderId: order.id,
        fulfillment: {
          lineItems: (order.lineItems ?? []).map(({ id }) => ({ id })),
          status: 'Fulfilled',
          completed: true,
          ...(delivery === 'standard' && {
            trackingInfo: { shippingProvider: 'dhl', trackingNumber: `0034043416109${order.number ?? ''}` },
          }),
        },
      })
    if (since === 'paid' && endDate)
      perform(markOrderAsPaid, later(endDate, 5 * minute, owner), { ecomOrderId: order.id })
    if (since === 'cancelled' && startDate) {
      const revision = state.in(bookings).get(bookingId)?.revision ?? ''
      perform(cancelBooking, later(startDate, -2 * day, context.identity), { bookingId, revision })
      perform(cancelOrder, later(startDate, -2 * day + 20 * minute, owner), { id: order.id })
    }
  }

  for (const purchase of purchases) {
    const member = found(findMemberByEmail(state, purchase.email), `member ${purchase.email}`)
    const ordered = zone.toMoment(localDate(purchase.ordered))
    const context = contextAt(ordered, { kind: 'member', memberId: member.id })
    const booking = book(context, purchase)
    finish(context, purchase, placeOrder(context, purchase, member, booking), booking)
  }

  /** The business asks for the money of the first order that nobody has paid. */
  const askForPayment = (): void => {
    const { id, balanceSummary } = found(
      state
        .in(orders)
        .find(({ status, paymentStatus }) => status === 'APPROVED' && paymentStatus === 'NOT_PAID'),
      'order that is not paid',
    )
    perform(createOrderPaymentRequest, contextAt(now(), owner), {
      orderPaymentRequest: {
        orderId: id,
        amount: { amount: found(balanceSummary?.balance, 'balance').amount },
        title: 'Your visit to Harbour Studio',
        description: 'You can pay ahead, so that nothing is left to do on the day.',
      },
    })
  }
  askForPayment()
  seedBackOffice(seed, { perform, checkout, abandonment: checkout.abandonment })
}
