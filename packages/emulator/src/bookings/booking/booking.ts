import {
  type BookingPaymentStatus,
  cancelBooking,
  type CancelBookingInput,
  confirmBooking,
  confirmOrDeclineBooking,
  createBooking,
  type CreateBookingInput,
  declineBooking,
  type DeclineBookingFlowControlSettings,
  markBookingAsPending,
  type MarkBookingAsPendingFlowControlSettings,
  type ParticipantNotification,
} from '@frontdesk/bookings'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import {
  bookingEntity,
  bookingTransitions,
  cancel,
  type KeptBooking,
  moveBooking,
  readBooking,
  readSingleBooking,
} from './booking-entity.ts'
import { notify } from './booking-notice.ts'
import { serviceIdOf } from './booking-place.ts'
import { confirmOrDecline, isApprovedByHand } from './booking-settlement.ts'
import { hasPlace } from './booking-target.ts'
import { refundBooking, requireRefundable } from './booking-refund.ts'
import { requireFlowControl } from './flow-control.ts'
import { type BookedTogether, makeBooking } from './new-booking.ts'
import { cancellationRefusal, owesCancellationFee } from '../booking-policy/policy.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'

type Context = HandlerContext<unknown>

interface Decision {
  readonly participantNotification?: ParticipantNotification
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

/** Refuses to accept a booking whose place somebody else has, unless the owner accepts it anyway. */
const requireOpenPlace = (
  context: Context,
  booking: KeptBooking,
  { doubleBooked = false, flowControlSettings }: Acceptance,
  doing: 'confirm it' | 'let it wait',
): void => {
  const isChecked = flowControlSettings?.checkAvailabilityValidation ?? !doubleBooked
  if (isChecked && !hasPlace(context, booking))
    throw decline(
      409,
      'NO_OPEN_SPOTS',
      `Somebody else has the place of this booking: set doubleBooked to ${doing} anyway`,
    )
}

/** Creates a booking. It is confirmed at once for those alone who may decide about bookings. */
export const create = (
  context: Context,
  input: CreateBookingInput,
  together?: BookedTogether,
): KeptBooking => {
  const made = makeBooking(context, input, together)
  if (made.status === 'WAITING_LIST') {
    notify(context, made, 'you are on the waiting list', input.participantNotification)
    return made
  }
  if (context.identity.kind !== 'owner') return made
  const confirmed = moveBooking(context, made, 'confirm')
  notify(context, confirmed, 'your booking is confirmed', input.participantNotification)
  return confirmed
}

/** Cancels a booking, when its policy or the owner allows it. */
export const cancelOne = (
  context: Context,
  booking: KeptBooking,
  {
    participantNotification,
    flowControlSettings,
  }: Pick<CancelBookingInput, 'participantNotification' | 'flowControlSettings'>,
): KeptBooking => {
  const { identity, now } = context
  bookingTransitions.require('cancel', booking.status)
  requireFlowControl(context, flowControlSettings)
  const policy = policyOf(context, booking)
  if (flowControlSettings?.ignoreCancellationPolicy !== true) {
    const refusal = cancellationRefusal(policy, booking, now())
    if (refusal !== undefined)
      throw decline(400, 'BOOKING_POLICY_VIOLATION', refusal, { cancellationNotAllowed: true })
  }
  const isOwner = identity.kind === 'owner'
  const withRefund = flowControlSettings?.withRefund === true
  if (withRefund) requireRefundable(context, booking)
  const cancellationFeeDue =
    flowControlSettings?.waiveCancellationFee !== true && owesCancellationFee(policy, booking, now())
  const canceled = cancel(context, booking, {
    ...(cancellationFeeDue && { changes: { cancellationFeeDue } }),
    participantNotification,
    flowControlSettings,
  })
  // A customer who cancels in time gets everything back; the business decides for itself.
  const settled =
    withRefund || (!isOwner && !cancellationFeeDue) ? refundBooking(context, canceled) : canceled
  notify(context, settled, 'your booking is cancelled', participantNotification)
  return settled
}

/** Refuses terms of a cancellation that belong to bookings with a subscription. */
export const refuseCancellationTerms = (input: object): void => {
  refuseUnsupported(
    input,
    ['waiveCharges', 'cancellationTiming', 'newPrice'],
    'flowControlSettings.waiveCancellationFee waives the fee, and a booking is cancelled at once',
  )
}

/** Cancels the booking that a call names, at the revision that it names. */
export const cancelByCall = (context: Context, input: CancelBookingInput): KeptBooking => {
  refuseCancellationTerms(input)
  return cancelOne(context, readSingleBooking(context, input), input)
}

/** Confirms a booking for the owner. */
export const confirmOne = (context: Context, booking: KeptBooking, decision: Acceptance): KeptBooking => {
  const { participantNotification } = decision
  bookingTransitions.require('confirm', booking.status)
  requireOpenPlace(context, booking, decision, 'confirm it')
  const confirmed = moveBooking(context, booking, 'confirm', {
    changes: decided(decision),
    participantNotification,
  })
  notify(context, confirmed, 'your booking is confirmed', participantNotification)
  return confirmed
}

/** Declines a booking for the owner. */
export const declineOne = (
  context: Context,
  booking: KeptBooking,
  decision: Decision & { readonly flowControlSettings?: DeclineBookingFlowControlSettings },
): KeptBooking => {
  const { participantNotification, flowControlSettings } = decision
  bookingTransitions.require('decline', booking.status)
  const withRefund = flowControlSettings?.withRefund === true
  if (withRefund) requireRefundable(context, booking)
  const declined = moveBooking(context, booking, 'decline', {
    changes: decided(decision),
    participantNotification,
    flowControlSettings,
  })
  const settled = withRefund ? refundBooking(context, declined) : declined
  notify(context, settled, 'your booking could not be accepted', participantNotification)
  return settled
}

/** Lets a booking wait for the approval of the business. */
export const markOneAsPending = (
  context: Context,
  booking: KeptBooking,
  decision: Acceptance & { readonly flowControlSettings?: MarkBookingAsPendingFlowControlSettings },
): KeptBooking => {
  const { participantNotification, flowControlSettings } = decision
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
  requireOpenPlace(context, booking, decision, 'let it wait')
  const pending = moveBooking(context, booking, 'markAsPending', {
    changes: decided(decision),
    participantNotification,
  })
  notify(context, pending, 'the business looks at your booking', participantNotification)
  return pending
}

export const bookingHandlers: readonly Handler[] = [
  handle(createBooking, (context) => bookingEntity.show(create(context, context.input))),

  handle(cancelBooking, (context) => bookingEntity.show(cancelByCall(context, context.input))),

  handle(confirmBooking, (context) =>
    bookingEntity.show(confirmOne(context, readBooking(context, context.input), context.input)),
  ),

  handle(declineBooking, (context) =>
    bookingEntity.show(declineOne(context, readBooking(context, context.input), context.input)),
  ),

  handle(confirmOrDeclineBooking, (context) => bookingEntity.show(confirmOrDecline(context, context.input))),

  handle(markBookingAsPending, (context) =>
    bookingEntity.show(markOneAsPending(context, readBooking(context, context.input), context.input)),
  ),
]
