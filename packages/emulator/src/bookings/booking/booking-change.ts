import { isDeepStrictEqual } from 'node:util'
import {
  type BookedAddOn,
  type Booking,
  type ParticipantChoices,
  rescheduleBooking,
  type RescheduleBookingInput,
  type Service,
  setBookingSubmissionId,
  updateBookingExtendedFields,
  updateNumberOfParticipants,
} from '@frontdesk/bookings'
import { pickFields } from '../../kernel/entity/field-tree.ts'
import { decline, type Failure, refuse, refusedAs } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import { addOnPriceOf, bookedMinutes, readBookedAddOns } from '../add-on/booked-add-on.ts'
import {
  bookingEntity,
  type BookingMove,
  bookingTransitions,
  identificationOf,
  type KeptBooking,
  moveBooking,
  readBooking,
  readSingleBooking,
} from './booking-entity.ts'
import { notify } from './booking-notice.ts'
import { participantsOf, serviceIdOf } from './booking-place.ts'
import { readTarget, withoutItsPlace } from './booking-target.ts'
import {
  type BookedChoices,
  readBookedChoices,
  requireChosenLength,
} from '../availability/customer-choice.ts'
import { requireFlowControl } from './flow-control.ts'
import { readParticipants } from './new-booking.ts'
import { rangeOf } from '../availability/duration-range.ts'
import { reschedulingRefusal } from '../booking-policy/policy.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'
import { services } from '../services/service.ts'
import type { BookingTarget, Placing } from './target-rules.ts'
import { isWaiting } from '../waiting-list/session-places.ts'
import { minute } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>
/** The options of a call that moves a booking. */
type RescheduleInput = Omit<RescheduleBookingInput, 'bookingId' | 'revision'>
type Participants = Pick<Booking, 'totalParticipants' | 'participantsChoices'>

/** The participants that a call names, instead of those before; without a number they stay as they are. */
const participantsIn = (input: Participants): BookingMove['changes'] => {
  const { totalParticipants, participantsChoices } = pickFields(input, bookingEntity.writable) as Participants
  return totalParticipants === undefined && participantsChoices === undefined
    ? {}
    : { totalParticipants, participantsChoices }
}

/** The participants before a change, as its event tells them. */
const previousParticipants = ({ totalParticipants, participantsChoices }: Booking): object =>
  participantsChoices
    ? { previousParticipantsChoices: participantsChoices }
    : { previousTotalParticipants: totalParticipants }

const refuseOtherService = (field: string, serviceId: string): Failure =>
  refuse({
    field,
    description: `must be one of the service of the booking, ${serviceId}`,
    violatedRule: 'VALIDATION',
  })

/**
 * Keeps the length of a session whose price follows from it: the customer has paid for that length. The business may
 * change it.
 */
const requirePaidLength = (
  { identity }: Context,
  { service, start, end }: BookingTarget,
  before: number | undefined,
): void => {
  if (identity.kind === 'owner' || !rangeOf(service) || (+end - +start) / minute === before) return
  throw decline(
    400,
    'PRICE_CHANGE_NOT_ALLOWED',
    `Another length has another price: the session must last ${before} minutes, as before`,
    { minutes: before },
  )
}

/** Finds the new place of a booking, which may overlap the one that it has. */
const readNewTarget = (
  context: Context,
  booking: KeptBooking,
  { slot: given, flowControlSettings }: RescheduleInput,
  {
    minutes,
    ...placing
  }: Pick<Placing, 'participants' | 'addOnMinutes' | 'anyStart'> & {
    /** The length that the customer chose, without the add-ons. */
    readonly minutes: number | undefined
  },
): BookingTarget => {
  const { startDate, endDate, bookedEntity } = booking
  const serviceId = serviceIdOf(booking)
  const asked = pickFields({ bookedEntity: { slot: given } }, bookingEntity.writable) as Booking
  const slot = asked.bookedEntity?.slot ?? {}
  if (slot.eventId === undefined && slot.serviceId !== undefined && slot.serviceId !== serviceId)
    throw refuseOtherService('slot.serviceId', serviceId)
  const before =
    startDate && endDate && (+endDate - +startDate) / minute - bookedMinutes(booking.bookedAddOns)
  const { addOnMinutes = 0 } = placing
  const length = minutes ?? before
  const target = withoutItsPlace(context, booking, () =>
    refusedAs(
      (field) => field.replace(/^bookedEntity\./, ''),
      () =>
        readTarget(
          context,
          { slot, ...(bookedEntity?.tags && { tags: bookedEntity.tags }) },
          {
            ...placing,
            minutes: length === undefined ? undefined : length + addOnMinutes,
            skipAvailability: flowControlSettings?.skipAvailabilityValidation,
          },
        ),
    ),
  )
  if (target.service.id !== serviceId) throw refuseOtherService('slot.eventId', serviceId)
  requireChosenLength(minutes, (+target.end - +target.start) / minute - addOnMinutes)
  requirePaidLength(context, target, before)
  return target
}

/** Checks that a booking may be moved, whatever the new time is. */
const checkMove = (context: Context, booking: KeptBooking, input: RescheduleInput): void => {
  const { now } = context
  const { flowControlSettings = {}, bookedAddOns } = input
  bookingTransitions.require('reschedule', booking.status)
  requireFlowControl(context, flowControlSettings)
  if (booking.bookedEntity?.schedule)
    throw refuse({
      field: 'bookingId',
      description: 'must not be a booking of a course: a course is booked as a whole',
      violatedRule: 'VALIDATION',
    })
  const refusal = flowControlSettings.ignoreReschedulePolicy
    ? undefined
    : reschedulingRefusal(policyOf(context, booking), booking, now())
  if (refusal !== undefined)
    throw decline(400, 'BOOKING_POLICY_VIOLATION', refusal, { reschedulingNotAllowed: true })
  if (bookedAddOns && !flowControlSettings.allowAddOnChanges)
    throw decline(
      400,
      'ADD_ON_CHANGES_NOT_ALLOWED',
      'Add-ons change only with flowControlSettings.allowAddOnChanges: leave bookedAddOns out',
    )
}

/** The groups of participants that chose something. */
const chosenIn = ({ serviceChoices = [] }: ParticipantChoices = {}): object[] =>
  serviceChoices.filter(({ choices = [] }) => choices.length)

/**
 * The choices after a move: those that are asked for, completed, instead of those before. Only the business may change
 * them, for the customer has paid their price.
 */
const choicesAfter = (context: Context, booking: KeptBooking, input: RescheduleInput): BookedChoices => {
  const service = context.state.in(services).get(serviceIdOf(booking))
  const asked = readBookedChoices(context, service, input)
  const before = booking.participantsChoices
  if (
    asked.participantsChoices &&
    context.identity.kind !== 'owner' &&
    !isDeepStrictEqual(chosenIn(asked.participantsChoices), chosenIn(before))
  )
    throw decline(403, 'UNAUTHORIZED_OPERATION', 'Only the business may change the choices of a booking', {
      participantsChoices: before,
    })
  if (asked.participantsChoices || input.totalParticipants !== undefined) return asked
  const minutes = before?.serviceChoices?.[0]?.choices?.[0]?.duration?.minutes
  return minutes === undefined ? {} : { minutes }
}

/** The add-ons after a move: those that are asked for instead of those before. */
const addOnsAfter = (
  context: Context,
  booking: KeptBooking,
  { bookedAddOns }: RescheduleInput,
): BookedAddOn[] | undefined =>
  bookedAddOns
    ? readBookedAddOns(context, context.state.in(services).get(serviceIdOf(booking)) ?? {}, bookedAddOns)
    : booking.bookedAddOns

/** How many people come after a move. Only the business may change the number, for which the customer has paid. */
const participantsAfter = ({ identity }: Context, booking: KeptBooking, input: Participants): number => {
  const before = participantsOf(booking)
  const isGiven = input.totalParticipants !== undefined || input.participantsChoices !== undefined
  const participants = isGiven ? readParticipants(input) : before
  if (participants !== before && identity.kind !== 'owner')
    throw decline(
      403,
      'UNAUTHORIZED_OPERATION',
      `Only the business may change the number of participants, which is ${before}`,
      { participants: before },
    )
  return participants
}

/** Whether the new time waits for the approval of the business. */
const needsApproval = (
  { identity }: Context,
  { onlineBooking }: Service,
  { status }: Booking,
  { skipBusinessConfirmation = false }: RescheduleBookingInput['flowControlSettings'] = {},
): boolean =>
  !skipBusinessConfirmation &&
  (status === 'PENDING' || (identity.kind !== 'owner' && onlineBooking?.requireManualApproval === true))

/** Moves a booking to another time, when its policy or the owner allows it. */
export const rescheduleOne = (
  context: Context,
  booking: KeptBooking,
  input: RescheduleInput,
  anyStart?: boolean,
): KeptBooking => {
  const { participantNotification, flowControlSettings } = input
  refuseUnsupported(input, ['slot.sessionId'], 'name the session by its eventId')
  checkMove(context, booking, input)
  const bookedAddOns = addOnsAfter(context, booking, input)
  const participants = participantsAfter(context, booking, input)
  const { participantsChoices, minutes } = choicesAfter(context, booking, input)
  const { service, entity, start, end, doubleBooked } = readNewTarget(context, booking, input, {
    participants,
    addOnMinutes: bookedMinutes(bookedAddOns),
    anyStart,
    minutes,
  })
  const waits = needsApproval(context, service, booking, flowControlSettings)
  const { startDate, endDate, bookedEntity } = booking
  const moved = moveBooking(context, booking, waits ? 'rescheduleForApproval' : 'reschedule', {
    changes: {
      bookedEntity: entity,
      startDate: start,
      endDate: end,
      doubleBooked,
      ...participantsIn({ ...input, ...(participantsChoices && { participantsChoices }) }),
      ...(input.bookedAddOns && { bookedAddOns, addOnPrice: addOnPriceOf(context, bookedAddOns) }),
    },
    participantNotification,
    flowControlSettings,
    details: {
      previousStartDate: startDate,
      previousEndDate: endDate,
      previousBookedEntity: bookedEntity,
      ...previousParticipants(booking),
      ...(booking.bookedAddOns && { previousBookedAddOns: booking.bookedAddOns }),
    },
  })
  const subject = waits ? 'the business looks at the new time' : 'your booking is moved'
  notify(context, moved, subject, participantNotification, startDate)
  return moved
}

export const bookingChangeHandlers: readonly Handler[] = [
  handle(rescheduleBooking, (context) =>
    bookingEntity.show(rescheduleOne(context, readSingleBooking(context, context.input), context.input)),
  ),

  handle(updateNumberOfParticipants, (context) => {
    const { input, identity } = context
    const booking = readBooking(context, input)
    const { slug = '' } = bookingTransitions.require('updateNumberOfParticipants', booking.status)
    if (booking.bookedEntity?.slot && booking.bookedEntity.slot.eventId === undefined)
      throw refuse({
        field: 'bookingId',
        description: 'must not be a booking of an appointment: one person comes to it',
        violatedRule: 'VALIDATION',
      })
    const participants = readParticipants(input)
    const service = context.state.in(services).get(serviceIdOf(booking))
    const { participantsChoices } = readBookedChoices(context, service, input)
    // Fewer people need no other place, even where too many had been let in.
    if (participants > participantsOf(booking))
      withoutItsPlace(context, booking, () =>
        readTarget(context, booking.bookedEntity ?? {}, {
          participants,
          ...(booking.status === 'WAITING_LIST' && {
            waiting: isWaiting(booking) ? 'stays' : 'leaves',
          }),
        }),
      )
    const changed = bookingEntity.change(context, booking, {
      ...participantsIn({ ...input, ...(participantsChoices && { participantsChoices }) }),
    })
    bookingEntity.tell(context, slug, changed, {
      initiatedBy: identificationOf(identity),
      ...previousParticipants(booking),
    })
    return bookingEntity.show(changed)
  }),

  handle(updateBookingExtendedFields, (context) => {
    const { id, namespace, namespaceData: given } = context.input
    const booking = bookingEntity.require(context, id)
    const { namespaces = {} } = booking.extendedFields ?? {}
    const before = new Map(Object.entries(namespaces)).get(namespace) ?? {}
    const namespaceData = { ...before, ...given }
    bookingEntity.change(context, booking, {
      extendedFields: {
        ...booking.extendedFields,
        namespaces: { ...namespaces, [namespace]: namespaceData },
      },
    })
    return { namespace, namespaceData }
  }),

  handle(setBookingSubmissionId, (context) => {
    const { bookingId, submissionId } = context.input
    const booking = bookingEntity.require(context, bookingId)
    return bookingEntity.show(bookingEntity.change(context, booking, { formSubmissionId: submissionId }))
  }),
]
