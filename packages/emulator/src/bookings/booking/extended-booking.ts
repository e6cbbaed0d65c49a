import {
  type AllowedActions,
  type Booking,
  type CancellationFeeStatus,
  countExtendedBookings,
  type ExtendedBooking,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { extendedBookingFields } from '@frontdesk/bookings/schemas'
import type { Order } from '@frontdesk/ecom'
import { refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { matching, type QueryRules, runQuery } from '../../kernel/query/query.ts'
import { attendanceOf } from '../attendance/attendance.ts'
import { bookingEntity, bookings, bookingTransitions, isBound, type KeptBooking } from './booking-entity.ts'
import { cancellationRefusal, reschedulingRefusal } from '../booking-policy/policy.ts'
import { feeOf } from '../booking-fee/booking-fee.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'

type Context = HandlerContext<unknown>

/** The actions that the status of a booking allows, and its policy unless somebody acts who may set it aside. */
export const actionsOf = (
  context: Context,
  booking: KeptBooking,
  isExempt: boolean,
): Required<AllowedActions> => {
  const { now } = context
  const policy = policyOf(context, booking)
  const { status } = booking
  return {
    cancel:
      bookingTransitions.allows('cancel', status) &&
      (isExempt || cancellationRefusal(policy, booking, now()) === undefined),
    // A course is booked as a whole, so that there is no other time to move it to.
    reschedule:
      bookingTransitions.allows('reschedule', status) &&
      booking.bookedEntity?.schedule === undefined &&
      (isExempt || reschedulingRefusal(policy, booking, now()) === undefined),
  }
}

/**
 * The actions that a booking allows by itself now. A booking that is bound to others is canceled and moved with them.
 */
export const allowedActions = (
  context: Context,
  booking: KeptBooking,
  isExempt: boolean = context.identity.kind === 'owner',
): AllowedActions =>
  isBound(booking) ? { cancel: false, reschedule: false } : actionsOf(context, booking, isExempt)

const hasCancellationFee = (context: Context, booking: KeptBooking): boolean =>
  policyOf(context, booking)?.cancellationFeePolicy?.enabled ?? false

/** Whether a fee is due for a booking, and stands on its order; a fee that would be due is none yet. */
const feeStatusOf = (context: Context, booking: KeptBooking): CancellationFeeStatus => {
  const { status = 'PREVIEW' } = feeOf(context, booking)?.cancellationFee ?? {}
  return status === 'PREVIEW' ? 'UNKNOWN_STATUS' : status
}

/** Finds what the other families keep of a booking. */
export interface BookingRelations {
  /** Returns the order that holds a booking. */
  orderOf(context: Context, booking: Booking): Order | undefined
}

const shortOrder = (order: Order, booking: Booking): NonNullable<ExtendedBooking['order']> => {
  const { id, number, status, paymentStatus, priceSummary, balanceSummary, currency } = order
  const line = order.lineItems?.find(({ catalogReference }) => catalogReference?.catalogItemId === booking.id)
  const bookingPrice = line?.lineItemPrice ?? line?.price
  return {
    id,
    ...(number !== undefined && { number }),
    ...(status !== undefined && { status }),
    ...(paymentStatus !== undefined && { paymentStatus }),
    ...(priceSummary?.total && { totalPrice: priceSummary.total }),
    ...(bookingPrice && { bookingPrice }),
    ...(balanceSummary?.balance && { balance: balanceSummary.balance }),
    ...(currency !== undefined && { currency }),
  }
}

const rules: QueryRules<KeptBooking> = {
  fields: extendedBookingFields,
  defaultSort: { fieldName: 'createdDate', order: 'DESC' },
}

/** The rules for a caller. The business sees all bookings, which are kept sorted; a customer has a few. */
const rulesFor = ({ identity, state }: Context): QueryRules<KeptBooking> =>
  identity.kind === 'owner' ? { ...rules, orders: (path) => state.in(bookings).order(path) } : rules

/** The fields that the hosted platform reads, and that the local one keeps nothing for. */
const missingParts = [
  'withWaiver',
  'withEcomTransactions',
  'withFormSubmissions',
  'withEventNotes',
  'withDeferredCharge',
  'timeZone',
] as const

/**
 * Refuses the parts that cannot be answered.
 *
 * @throws Failure 400 with a violation for each
 */
const refuseMissingParts = (input: object): void => {
  const asked = input as Readonly<Record<string, unknown>>
  const violations = missingParts
    .filter((name) => asked[name] !== undefined && asked[name] !== false)
    .map((field) => ({
      field,
      description: 'asks for something that the local platform does not have: leave it out',
      violatedRule: 'FIELD_NOT_ALLOWED',
    }))
  if (violations.length) throw refuse(...violations)
}

export const extendedBookingHandlers = ({ orderOf }: BookingRelations): readonly Handler[] => [
  handle(queryExtendedBookings, (context) => {
    const { input } = context
    refuseMissingParts(input)
    const { paging, cursorPaging } = input
    if (paging && cursorPaging)
      throw refuse({
        field: 'paging',
        description: 'must not be given together with cursorPaging: a page is asked for by one of them',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    const page = runQuery(bookingEntity.list(context), input, rulesFor(context))
    const items = page.items.map((kept): ExtendedBooking => {
      const booking = bookingEntity.show(kept)
      const order = input.withEcomOrder ? orderOf(context, booking) : undefined
      // No service has a conferencing provider, so there are no conferencing details to fill in.
      return {
        booking,
        ...(input.withBookingAllowedActions && { allowedActions: allowedActions(context, kept) }),
        ...(input.withBookingAttendanceInfo && { attendance: attendanceOf(context, kept.id) }),
        ...(input.withBookingPolicySettings && {
          bookingPolicySettings: { cancellationFeeEnabled: hasCancellationFee(context, kept) },
        }),
        ...(input.withBookingFeeDetails && {
          bookingFeeDetails: {
            cancellationFeeStatus: feeStatusOf(context, kept),
          },
        }),
        ...(order && { order: shortOrder(order, booking) }),
      }
    })
    const { total, offset } = page
    return { ...page, items, ...(paging && { metadata: { total, offset, tooManyToCount: false } }) }
  }),

  handle(
    countExtendedBookings,
    (context) =>
      matching(bookingEntity.list(context), context.input.filter, rulesFor(context), 'filter').length,
  ),
]
