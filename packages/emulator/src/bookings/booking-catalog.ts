import { bookingsAppId } from '@frontdesk/bookings'
import type { CatalogItem, CatalogProvider } from '../kernel/catalog-provider.ts'
import { decline, notFound } from '../kernel/failure.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { describeBooking } from './booking/booking-description.ts'
import {
  bookings,
  bookingEntity,
  bookingTransitions,
  cancel,
  type KeptBooking,
} from './booking/booking-entity.ts'
import { costsNothing, isOffline, linePriceOf, pricingPlansOf } from './booking/booking-payment.ts'
import { holdsPlace, participantsOf, serviceIdOf } from './booking/booking-place.ts'
import { settle } from './booking/booking-settlement.ts'
import { hasPlace, requirePlace } from './booking/booking-target.ts'
import { services } from './services/service.ts'
import { staffMembers } from './staff/staff-member.ts'
import { choiceLines } from './service-options/booked-choice.ts'

type Context = HandlerContext<unknown>

/** The booking, when the caller may have it. A hosted page has no caller: its order is known to be the customer's. */
const findBooking = (context: Context, id: string): KeptBooking | undefined =>
  context.identity.kind === 'none' ? bookingEntity.in(context).get(id) : bookingEntity.find(context, id)

/** A person on a waiting list orders the place that was offered to them, while it is kept. */
const canBeOrdered = ({ now }: Context, booking: KeptBooking): boolean =>
  !booking.ordered &&
  bookingTransitions.allows('order', booking.status) &&
  (booking.status !== 'WAITING_LIST' || holdsPlace(booking, now()))

/** The staff member of an appointment or a session. */
const staffOf = ({ state }: Context, { bookedEntity }: KeptBooking): CatalogItem['staff'] => {
  const resourceId = bookedEntity?.slot?.resource?.id
  const member =
    resourceId === undefined ? undefined : state.in(staffMembers).find((one) => one.resourceId === resourceId)
  return member && [{ id: member.id, name: member.name }]
}

/** Bookings as things that a cart can hold: the id of the item is that of the booking. */
export const bookingCatalogProvider: CatalogProvider = {
  appId: bookingsAppId,

  find(context, { catalogItemId }): CatalogItem | undefined {
    const booking = findBooking(context, catalogItemId)
    const service = booking && context.state.in(services).get(serviceIdOf(booking))
    if (!booking || !service || !canBeOrdered(context, booking) || !hasPlace(context, booking))
      return undefined
    const { startDate, contactDetails } = booking
    const { email, firstName, lastName, phone } = contactDetails ?? {}
    const image = service.media?.mainMedia?.image
    const staff = staffOf(context, booking)
    return {
      name: service.name,
      ...linePriceOf(context, service, booking),
      itemType: 'SERVICE',
      quantityAvailable: 1,
      ...(image && { image }),
      contact: {
        ...(email && { email }),
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(phone && { phone }),
      },
      descriptionLines: [
        ...describeBooking(booking, context.business),
        ...choiceLines(context, service, booking),
      ],
      ...(staff && { staff }),
      rootCatalogItemId: service.id,
      path: `/services/${service.mainSlug?.name ?? service.id}`,
      serviceProperties: {
        numberOfParticipants: participantsOf(booking),
        ...(startDate && { scheduledDate: startDate }),
      },
    }
  },

  claim(context, { catalogItemId }) {
    const booking = findBooking(context, catalogItemId)
    const service = booking && context.state.in(services).get(serviceIdOf(booking))
    if (!booking || !service) throw notFound('booking', catalogItemId, 'BOOKING_NOT_FOUND')
    if (!canBeOrdered(context, booking))
      throw decline(409, 'INVALID_BOOKING_STATUS', 'This booking is ordered already, or over', {
        status: booking.status,
      })
    requirePlace(context, booking)
    const isExempt = costsNothing(context, service, booking)
    const paymentStatus = isExempt ? 'EXEMPT' : 'NOT_PAID'
    const ordered = bookingEntity.change(context, booking, { ordered: true, paymentStatus })
    // Where nothing is paid online, no payment will confirm the booking.
    if (isExempt || isOffline(ordered)) settle(context, ordered)
  },

  release(context, { catalogItemId }) {
    const booking = context.state.in(bookings).get(catalogItemId)
    if (booking && bookingTransitions.allows('cancel', booking.status))
      cancel(context, booking, { changes: { ordered: false } })
  },

  pricingPlansOf(context, { catalogItemId }) {
    const booking = context.state.in(bookings).get(catalogItemId)
    const service = booking && context.state.in(services).get(serviceIdOf(booking))
    return service ? pricingPlansOf(service) : []
  },

  paymentChanged(context, { catalogItemId }, paymentStatus) {
    const booking = context.state.in(bookings).get(catalogItemId)
    if (!booking) return
    const service = context.state.in(services).get(serviceIdOf(booking))
    if (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID') {
      if (service && costsNothing(context, service, booking)) return
      if (bookingTransitions.allows('order', booking.status)) settle(context, booking, { paymentStatus })
      else if (booking.paymentStatus !== paymentStatus)
        bookingEntity.change(context, booking, { paymentStatus })
    } else if (paymentStatus === 'FULLY_REFUNDED' && booking.paymentStatus !== 'REFUNDED')
      bookingEntity.change(context, booking, { paymentStatus: 'REFUNDED' })
  },
}
