import type { BookingPaymentStatus, ConfirmOrDeclineBookingInput } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import {
  bookingEntity,
  type BookingMove,
  bookingTransitions,
  type KeptBooking,
  moveBooking,
} from './booking-entity.ts'
import { notify } from './booking-notice.ts'
import { serviceIdOf } from './booking-place.ts'
import { hasPlace } from './booking-target.ts'
import { services } from '../services/service.ts'

type Context = HandlerContext<unknown>

/** Whether the business approves the bookings of the service by hand. */
export const isApprovedByHand = ({ state }: Pick<Context, 'state'>, booking: KeptBooking): boolean =>
  state.in(services).get(serviceIdOf(booking))?.onlineBooking?.requireManualApproval === true

const subjects = {
  confirm: 'your booking is confirmed',
  markAsPending: 'the business looks at your booking',
  decline: 'your booking could not be accepted',
} as const

/** Takes an action that the platform has decided on, and mails the customer unless they are not to be told. */
const decide = (
  context: Context,
  booking: KeptBooking,
  action: keyof typeof subjects,
  changes: BookingMove['changes'] = {},
): KeptBooking => {
  const decided = moveBooking(context, booking, action, { changes })
  notify(context, decided, subjects[action], booking.participantNotification)
  return decided
}

/** Confirms a booking, or leaves it to the business where the service asks for approval. */
export const settle = (
  context: Context,
  booking: KeptBooking,
  changes: BookingMove['changes'] = {},
): KeptBooking =>
  decide(context, booking, isApprovedByHand(context, booking) ? 'markAsPending' : 'confirm', changes)

/** The payment statuses of a booking that is declined when its place is gone. */
const unpaid: readonly BookingPaymentStatus[] = ['UNDEFINED', 'NOT_PAID', 'REFUNDED', 'EXEMPT']

/** Decides about a booking by its place and its payment. */
export const confirmOrDecline = (
  context: Context,
  { bookingId, paymentStatus }: ConfirmOrDeclineBookingInput,
): KeptBooking => {
  const booking = bookingEntity.require(context, bookingId)
  bookingTransitions.require('confirm', booking.status)
  const doubleBooked = !hasPlace(context, booking)
  const changes = {
    ...(paymentStatus !== undefined && { paymentStatus }),
    ...(doubleBooked && { doubleBooked }),
  }
  return doubleBooked && unpaid.includes(paymentStatus ?? booking.paymentStatus ?? 'UNDEFINED')
    ? decide(context, booking, 'decline', changes)
    : settle(context, booking, changes)
}
