import {
  type AllowedActions,
  cancelBookingAnonymously,
  getAnonymousActionToken,
  getBookingAnonymously,
  getServiceAnonymously,
  rescheduleBookingAnonymously,
} from '@frontdesk/bookings'
import { decline, notFound } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext, type Identity } from '../../kernel/handler.ts'
import { cancelOne } from '../booking/booking.ts'
import { rescheduleOne } from '../booking/booking-change.ts'
import { bookingEntity, type KeptBooking } from '../booking/booking-entity.ts'
import { serviceIdOf } from '../booking/booking-place.ts'
import { allowedActions } from '../booking/extended-booking.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'
import { serviceEntity } from '../services/service.ts'
import { withDetails } from '../services/service-handlers.ts'
import { feeOf } from '../booking-fee/booking-fee.ts'
import { bookingOfToken, bookingToken } from './action-token.ts'

type Context = HandlerContext<unknown>

/** The customer in whose name the holder of a token acts; nobody where the business made the booking. */
const customerOf = ({ createdBy: { memberId, anonymousVisitorId } = {} }: KeptBooking): Identity =>
  memberId !== undefined
    ? { kind: 'member', memberId }
    : anonymousVisitorId !== undefined
      ? { kind: 'visitor', visitorId: anonymousVisitorId }
      : { kind: 'none' }

const asCustomer = <C extends Context>(context: C, booking: KeptBooking): C => ({
  ...context,
  identity: customerOf(booking),
})

/** The actions out of some that the policy of a booking allows to anybody. */
export const anonymousActions = (
  context: Context,
  booking: KeptBooking,
  { cancel = false, reschedule: move = false }: AllowedActions,
): Required<Pick<AllowedActions, 'cancel' | 'reschedule'>> => {
  const { cancellationPolicy, reschedulePolicy } = policyOf(context, booking) ?? {}
  return {
    cancel: cancel && cancellationPolicy?.allowAnonymous === true,
    reschedule: move && reschedulePolicy?.allowAnonymous === true,
  }
}

/** The actions that the holder of the token of a booking may take now. */
export const allowedAnonymousActions = (
  context: Context,
  booking: KeptBooking,
): Required<Pick<AllowedActions, 'cancel' | 'reschedule'>> =>
  anonymousActions(context, booking, allowedActions(context, booking, false))

/** The participants are always told of what the holder of a token does. */
const participantNotification = { notifyParticipants: true }

/** Cancels a booking in the name of its customer. */
export const cancelForHolder = (context: Context, booking: KeptBooking): KeptBooking =>
  cancelOne(asCustomer(context, booking), booking, { participantNotification })

/** Cancels a booking for the holder of its token. @throws Failure 400 `BOOKING_CANNOT_BE_CANCELLED` */
export const cancelAnonymously = (context: Context, booking: KeptBooking): KeptBooking => {
  if (!allowedAnonymousActions(context, booking).cancel)
    throw decline(
      400,
      'BOOKING_CANNOT_BE_CANCELLED',
      'The policy or the status of this booking does not let anybody cancel it now without signing in',
      { status: booking.status },
    )
  return cancelForHolder(context, booking)
}

export const anonymousBookingHandlers: readonly Handler[] = [
  handle(getAnonymousActionToken, (context) =>
    bookingToken(context, bookingEntity.require(context, context.input.bookingId)),
  ),

  handle(getBookingAnonymously, (context) => {
    const { token, fields = [] } = context.input
    const booking = bookingOfToken(context, token)
    const bookingFee = fields.includes('BOOKING_FEES') ? feeOf(context, booking) : undefined
    return {
      booking: bookingEntity.show(booking),
      allowedAnonymousActions: allowedAnonymousActions(context, booking),
      ...(bookingFee && { bookingFee }),
    }
  }),

  handle(cancelBookingAnonymously, (context) => {
    const { token, revision } = context.input
    const booking = bookingOfToken(context, token)
    bookingEntity.requireRevision(booking, revision, 'revision')
    return bookingEntity.show(cancelAnonymously(context, booking))
  }),

  handle(rescheduleBookingAnonymously, (context) => {
    const { token, revision, slot } = context.input
    const booking = bookingOfToken(context, token)
    bookingEntity.requireRevision(booking, revision, 'revision')
    if (!allowedAnonymousActions(context, booking).reschedule)
      throw decline(
        400,
        'RESCHEDULING_NOT_ALLOWED',
        'The policy or the status of this booking does not let anybody move it now without signing in',
        { status: booking.status },
      )
    return bookingEntity.show(
      rescheduleOne(asCustomer(context, booking), booking, { slot, participantNotification }),
    )
  }),

  handle(getServiceAnonymously, (context) => {
    const { token, fields } = context.input
    const serviceId = serviceIdOf(bookingOfToken(context, token))
    const service = serviceEntity.in(context).get(serviceId)
    if (!service) throw notFound('service', serviceId, 'SERVICE_NOT_FOUND')
    return withDetails(context, serviceEntity.show(service), fields)
  }),
]
