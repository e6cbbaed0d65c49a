import {
  type BookedSlot,
  type BookedAddOn,
  type Booking,
  bookingsAppId,
  type CreateBookingFlowControlSettings,
  type CreateBookingInput,
  type MultiServiceBookingInfo,
} from '@frontdesk/bookings'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import type { Fresh } from '../../kernel/entity/entity.ts'
import { decline, refuse, refusedUnder } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import { addOnPriceOf, bookedMinutes, readBookedAddOns } from '../add-on/booked-add-on.ts'
import { contactOf, readContact } from './booking-contact.ts'
import { bookingEntity, identificationOf, type KeptBooking } from './booking-entity.ts'
import { readPayment } from './booking-payment.ts'
import { holdDuration, participantsOf } from './booking-place.ts'
import {
  type BookedChoices,
  readBookedChoices,
  requireChosenLength,
} from '../availability/customer-choice.ts'
import { requireFlowControl } from './flow-control.ts'
import { askedService, readTarget } from './booking-target.ts'
import { waitedForBy } from '../waiting-list/session-places.ts'
import { snapshotOf } from '../booking-policy/policy-snapshot.ts'
import type { BookingTarget } from './target-rules.ts'
import { minute } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

/** How many people are to come. @throws Failure 400 unless it is said once, and at least one comes */
export const readParticipants = (
  booking: Pick<Booking, 'totalParticipants' | 'participantsChoices'>,
): number => {
  const both = booking.totalParticipants !== undefined && booking.participantsChoices !== undefined
  const none = booking.totalParticipants === undefined && booking.participantsChoices === undefined
  const participants = participantsOf(booking)
  if (both || none)
    throw refuse({
      field: 'totalParticipants',
      description: both ? 'must be absent when participantsChoices is given' : 'must be given',
      violatedRule: both ? 'ONE_OF_ALIGNMENT' : 'REQUIRED_ONE_OF_FIELD',
    })
  if (participants < 1)
    throw refuse({
      field: booking.participantsChoices ? 'participantsChoices' : 'totalParticipants',
      description: 'must be at least 1',
      violatedRule: 'MIN',
      data: { threshold: 1 },
    })
  return participants
}

/** A booking that is made together with others. */
export interface BookedTogether {
  /** The field of the input that holds the booking; defaults to `booking`. */
  readonly at?: string
  readonly multiServiceBookingInfo?: MultiServiceBookingInfo
  /** Whether it may start between the times that are offered. */
  readonly anyStart?: boolean
}

/** The place of a new booking, with its add-ons and choices completed. */
interface BookedPlace extends Pick<BookedChoices, 'participantsChoices'> {
  readonly bookedAddOns: BookedAddOn[] | undefined
  readonly target: BookingTarget
}

/** Finds the place of a new booking, and completes its add-ons and choices. */
export const readPlace = (
  context: Context,
  given: Partial<Booking>,
  settings: CreateBookingFlowControlSettings = {},
  anyStart?: boolean,
): BookedPlace => {
  const asked = askedService(context, given.bookedEntity ?? {})
  const { participantsChoices, minutes } = readBookedChoices(context, asked, given)
  const bookedAddOns =
    given.bookedAddOns && asked && !settings.skipAddOnValidation
      ? readBookedAddOns(context, asked, given.bookedAddOns)
      : given.bookedAddOns
  const addOnMinutes = bookedMinutes(bookedAddOns)
  const target = readTarget(context, given.bookedEntity ?? {}, {
    participants: readParticipants(given),
    minutes: minutes === undefined ? undefined : minutes + addOnMinutes,
    addOnMinutes,
    skipAvailability: settings.skipAvailabilityValidation,
    anyStart,
    ...(given.status === 'WAITING_LIST' && { waiting: 'joins' }),
  })
  requireChosenLength(minutes, (+target.end - +target.start) / minute - addOnMinutes)
  return { bookedAddOns, target, ...(participantsChoices && { participantsChoices }) }
}

/** Checks that one person can book a slot. @throws Failure that says why it cannot be booked */
export const requireBookable = (context: Context, slot: BookedSlot): void => {
  readPlace(context, { bookedEntity: { slot }, totalParticipants: 1 })
}

/** Refuses fields that say in another way what the emulator is told by other fields or calls. */
const refuseOtherWays = (booking: object): void => {
  refuseUnsupported(booking, ['paymentStatus'], 'confirmBooking says what is paid')
  refuseUnsupported(booking, ['formSubmissionId'], 'setBookingSubmissionId ties answers to a booking')
  refuseUnsupported(booking, ['bookedEntity.slot.sessionId'], 'name the session by its eventId')
  refuseUnsupported(
    booking,
    ['dateTime', 'participantRange'].map((kind) => `participantsChoices.serviceChoices[].choices[].${kind}`),
    'the time and the number of participants of the booking decide such a choice',
  )
}

/** Creates a booking of what a customer asks for, of which only writable fields are taken. */
export const makeBooking = (
  context: Context,
  input: CreateBookingInput,
  { at = 'booking', multiServiceBookingInfo: together, anyStart }: BookedTogether = {},
): KeptBooking => {
  const {
    participantNotification,
    sendSmsReminder,
    formSubmission,
    flowControlSettings: settings = {},
  } = input
  requireFlowControl(context, settings)
  refusedUnder(at, () => refuseOtherWays(input.booking))
  const { multiServiceBookingInfo } = input.booking as Partial<Booking>
  if (multiServiceBookingInfo != null)
    throw decline(
      400,
      'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO',
      'A single booking cannot join a booking of several services: leave multiServiceBookingInfo out',
    )
  const complete = (_: Context, given: Partial<KeptBooking>): Fresh<KeptBooking> => {
    const { bookedAddOns, participantsChoices, target } = readPlace(context, given, settings, anyStart)
    const { service, start, end, entity, doubleBooked } = target
    const joins = given.status === 'WAITING_LIST'
    if (joins && !waitedForBy({ bookedEntity: entity }))
      throw refuse({
        field: 'status',
        description: 'must be CREATED: classes and courses alone have a waiting list',
        violatedRule: 'VALIDATION',
      })
    return {
      ...given,
      ...(participantsChoices && { participantsChoices }),
      ...(bookedAddOns && { bookedAddOns, addOnPrice: addOnPriceOf(context, bookedAddOns) }),
      bookedEntity: entity,
      contactDetails: readContact(context, given.contactDetails),
      ...readPayment(service, given, settings),
      status: joins ? 'WAITING_LIST' : 'CREATED',
      paymentStatus: 'UNDEFINED',
      startDate: start,
      endDate: end,
      createdBy: identificationOf(context.identity),
      doubleBooked: doubleBooked && !joins,
      ...(together && { multiServiceBookingInfo: together }),
      appId: bookingsAppId,
      // A booking on the waiting list holds no place.
      heldUntil: new Date(+context.now() + (joins ? 0 : holdDuration)),
      ordered: false,
      ...snapshotOf(context, service),
      ...(participantNotification && { participantNotification }),
      ...(sendSmsReminder !== undefined && { sendSmsReminder }),
      ...(formSubmission && { formSubmission, formSubmissionId: context.newId() }),
    }
  }
  // The answers to the form win over the contact; they name no contact of the business.
  const contactDetails = { ...input.booking.contactDetails, ...contactOf(formSubmission) }
  const booking: CreateBookingInput['booking'] = { ...input.booking, contactDetails }
  return entitySteps(bookingEntity, { beforeCreate: complete }).create(context, booking, at)
}
