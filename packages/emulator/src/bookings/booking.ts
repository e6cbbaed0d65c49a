import {
  type Booking,
  type BookingPaymentStatus,
  cancelBooking,
  confirmBooking,
  createBooking,
  declineBooking,
  type ParticipantNotification,
} from '@frontdesk/bookings'
import { decline, forbidden } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { bookingEntity, bookingTransitions, cancel, type KeptBooking, moveBooking } from './booking-entity.ts'
import { serviceIdOf } from './booking-place.ts'
import { requirePlace } from './booking-target.ts'
import { makeBooking } from './new-booking.ts'
import { cancellationRefusal } from './policy.ts'
import { services } from './service.ts'

type Context = HandlerContext<unknown>

/** The booking that a call names, at the revision that it names. */
const readBooking = (
  context: HandlerContext<{ readonly bookingId: string; readonly revision: string }>,
): KeptBooking => {
  const booking = bookingEntity.require(context, context.input.bookingId)
  bookingEntity.requireRevision(booking, context.input.revision, 'revision')
  return booking
}

/** Tells the customer, unless they are not to be told. */
const notify = (
  { mail, business }: Context,
  { contactDetails, bookedEntity }: Booking,
  subject: string,
  { notifyParticipants, message }: ParticipantNotification = {},
): void => {
  const { email, firstName } = contactDetails ?? {}
  if (email === undefined || notifyParticipants === false) return
  const about = `${bookedEntity?.title ?? 'Your booking'}: ${subject}`
  mail({
    to: email,
    subject: about,
    text: [`Hello ${firstName ?? ''},`, about + '.', message, business.name].filter(Boolean).join('\n\n'),
  })
}

/** The payment status that the owner gives along with a decision. */
const paymentChange = (input: { readonly paymentStatus?: BookingPaymentStatus }): Partial<Booking> =>
  input.paymentStatus === undefined ? {} : { paymentStatus: input.paymentStatus }

export const bookingHandlers: readonly Handler[] = [
  handle(createBooking, (context) => {
    const { identity, input } = context
    if (identity.kind === 'none')
      throw forbidden('A booking needs a visitor, a member or the owner: get a token first')
    const made = makeBooking(context, input)
    // A booking is confirmed as it is made for those alone who may decide about bookings.
    return bookingEntity.show(identity.kind === 'owner' ? moveBooking(context, made, 'confirm') : made)
  }),

  handle(cancelBooking, (context) => {
    const { input, identity, now, state } = context
    const booking = readBooking(context)
    bookingTransitions.require('cancel', booking.status)
    if (identity.kind !== 'owner' || input.flowControlSettings?.ignoreCancellationPolicy !== true) {
      const service = state.in(services).get(serviceIdOf(booking)) ?? {}
      const refusal = cancellationRefusal(service, booking, now())
      if (refusal !== undefined)
        throw decline(400, 'BOOKING_POLICY_VIOLATION', refusal, { cancellationNotAllowed: true })
    }
    const canceled = bookingEntity.show(cancel(context, booking))
    notify(context, canceled, 'your booking is cancelled', input.participantNotification)
    return canceled
  }),

  handle(confirmBooking, (context) => {
    const { input } = context
    const booking = readBooking(context)
    bookingTransitions.require('confirm', booking.status)
    requirePlace(context, booking)
    const confirmed = bookingEntity.show(moveBooking(context, booking, 'confirm', paymentChange(input)))
    notify(context, confirmed, 'your booking is confirmed', input.participantNotification)
    return confirmed
  }),

  handle(declineBooking, (context) => {
    const { input } = context
    const declined = bookingEntity.show(
      moveBooking(context, readBooking(context), 'decline', paymentChange(input)),
    )
    notify(context, declined, 'your booking could not be accepted', input.participantNotification)
    return declined
  }),
]
