import {
  type Booking,
  type BookingPaymentStatus,
  cancelBooking,
  type CancelBookingInput,
  confirmBooking,
  confirmOrDeclineBooking,
  createBooking,
  type CreateBookingInput,
  declineBooking,
  markBookingAsPending,
} from '@frontdesk/bookings'
import { decline } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import {
  bookingEntity,
  bookingTransitions,
  cancel,
  type KeptBooking,
  moveBooking,
  readBooking,
} from './booking-entity.ts'
import { notify } from './booking-notice.ts'
import { serviceIdOf } from './booking-place.ts'
import { confirmOrDecline, isApprovedByHand } from './booking-settlement.ts'
import { hasPlace } from './booking-target.ts'
import { requireFlowControl } from './flow-control.ts'
import { makeBooking } from './new-booking.ts'
import { cancellationRefusal, owesCancellationFee } from './policy.ts'
import { policyOf } from './policy-snapshot.ts'

type Context = HandlerContext<unknown>

/** Refuses a refund where one is asked for and there is something to refund. */
const refuseRefund = ({ paymentStatus = '' }: Booking, withRefund: boolean | undefined): void => {
  if (withRefund && ['PAID', 'PARTIALLY_PAID'].includes(paymentStatus))
    throw decline(
      400,
      'REFUND_NOT_ALLOWED',
      'This platform cannot refund a booking yet: leave withRefund out, and refund its payment by hand',
      { paymentStatus },
    )
}

interface Decision {
  readonly paymentStatus?: BookingPaymentStatus
  readonly doubleBooked?: boolean
  readonly sendSmsReminder?: boolean
}

/** A decision that accepts a booking. */
interface Acceptance extends Decision {
  readonly flowControlSettings?: { readonly checkAvailabilityValidation?: boolean }
}

/** The fields that the owner sets along with a decision. */
const decided = ({ paymentStatus, doubleBooked, sendSmsReminder }: Decision): Partial<KeptBooking> => ({
  ...(paymentStatus !== undefined && { paymentStatus }),
  ...(doubleBooked !== undefined && { doubleBooked }),
  ...(sendSmsReminder !== undefined && { sendSmsReminder }),
})

/** Refuses to accept a booking whose place somebody else has, unless the owner accepts it all the same. */
const requireOpenPlace = (
  context: HandlerContext<Acceptance>,
  booking: KeptBooking,
  doing: 'confirm it' | 'let it wait',
): void => {
  const { doubleBooked = false, flowControlSettings } = context.input
  const isChecked = flowControlSettings?.checkAvailabilityValidation ?? !doubleBooked
  if (isChecked && !hasPlace(context, booking))
    throw decline(
      409,
      'NO_OPEN_SPOTS',
      `Somebody else has the place of this booking: set doubleBooked to ${doing} all the same`,
    )
}

/** Makes a booking. It is confirmed at once for those alone who may decide about bookings. */
export const create = (context: Context, input: CreateBookingInput): KeptBooking => {
  const made = makeBooking(context, input)
  if (context.identity.kind !== 'owner') return made
  const confirmed = moveBooking(context, made, 'confirm')
  if (input.participantNotification?.notifyParticipants)
    notify(context, confirmed, 'your booking is confirmed', input.participantNotification)
  return confirmed
}

/** Cancels a booking, when its policy or the owner allows it. */
export const cancelByCall = (context: Context, input: CancelBookingInput): KeptBooking => {
  const { identity, now } = context
  const { participantNotification, flowControlSettings } = input
  const booking = readBooking(context, input)
  bookingTransitions.require('cancel', booking.status)
  requireFlowControl(context, flowControlSettings)
  const policy = policyOf(context, booking)
  if (flowControlSettings?.ignoreCancellationPolicy !== true) {
    const refusal = cancellationRefusal(policy, booking, now())
    if (refusal !== undefined)
      throw decline(400, 'BOOKING_POLICY_VIOLATION', refusal, { cancellationNotAllowed: true })
  }
  refuseRefund(booking, flowControlSettings?.withRefund)
  // The business asks for the fee of a booking that it cancels itself by another call.
  const cancellationFeeDue = identity.kind !== 'owner' && owesCancellationFee(policy, booking, now())
  const canceled = cancel(context, booking, {
    ...(cancellationFeeDue && { changes: { cancellationFeeDue } }),
    participantNotification,
    flowControlSettings,
  })
  notify(context, canceled, 'your booking is cancelled', participantNotification)
  return canceled
}

export const bookingHandlers: readonly Handler[] = [
  handle(createBooking, (context) => bookingEntity.show(create(context, context.input))),

  handle(cancelBooking, (context) => bookingEntity.show(cancelByCall(context, context.input))),

  handle(confirmBooking, (context) => {
    const { input } = context
    const { participantNotification } = input
    const booking = readBooking(context, input)
    bookingTransitions.require('confirm', booking.status)
    requireOpenPlace(context, booking, 'confirm it')
    const confirmed = moveBooking(context, booking, 'confirm', {
      changes: decided(input),
      participantNotification,
    })
    notify(context, confirmed, 'your booking is confirmed', participantNotification)
    return bookingEntity.show(confirmed)
  }),

  handle(declineBooking, (context) => {
    const { input } = context
    const { participantNotification, flowControlSettings } = input
    const booking = readBooking(context, input)
    bookingTransitions.require('decline', booking.status)
    refuseRefund(booking, flowControlSettings?.withRefund)
    const declined = moveBooking(context, booking, 'decline', {
      changes: decided(input),
      participantNotification,
      flowControlSettings,
    })
    notify(context, declined, 'your booking could not be accepted', participantNotification)
    return bookingEntity.show(declined)
  }),

  handle(confirmOrDeclineBooking, (context) => bookingEntity.show(confirmOrDecline(context, context.input))),

  handle(markBookingAsPending, (context) => {
    const { input } = context
    const { participantNotification, flowControlSettings } = input
    const booking = readBooking(context, input)
    bookingTransitions.require('markAsPending', booking.status)
    if (
      flowControlSettings?.skipPendingApprovalServiceValidation !== true &&
      !isApprovedByHand(context, booking)
    )
      throw decline(
        400,
        'NOT_PENDING_APPROVAL_SERVICE',
        'The bookings of this service are not approved by hand: confirm the booking instead',
        { serviceId: serviceIdOf(booking) },
      )
    requireOpenPlace(context, booking, 'let it wait')
    const pending = moveBooking(context, booking, 'markAsPending', {
      changes: decided(input),
      participantNotification,
    })
    notify(context, pending, 'the business looks at your booking', participantNotification)
    return bookingEntity.show(pending)
  }),
]
