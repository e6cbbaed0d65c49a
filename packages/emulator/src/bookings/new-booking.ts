import {
  type Booking,
  bookingsAppId,
  type ContactDetails,
  type CreateBookingFlowControlSettings,
  type CreateBookingInput,
  type NewBooking,
  type Service,
} from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import { members } from '../auth/index.ts'
import { entitySteps } from '../kernel/entity/entity-steps.ts'
import type { Fresh } from '../kernel/entity/entity.ts'
import { decline, refuse } from '../kernel/failure.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { bookingEntity, identificationOf, type KeptBooking } from './booking-entity.ts'
import { holdDuration, participantsOf } from './booking-place.ts'
import { requireFlowControl } from './flow-control.ts'
import { readTarget } from './booking-target.ts'

type Context = HandlerContext<unknown>

/** The contact as given, completed by what the business knows of a member. */
const readContact = ({ state, identity }: Context, given: ContactDetails = {}): ContactDetails => {
  const member = identity.kind === 'member' ? state.in(members).get(identity.memberId) : undefined
  const known: ContactDetails = member
    ? {
        firstName: member.firstName,
        lastName: member.lastName,
        email: member.email,
        ...(member.phone !== undefined && { phone: member.phone }),
      }
    : {}
  const contact = { ...known, ...given }
  const missing = (['firstName', 'email'] as const).filter((name) => !contact[name]?.trim())
  if (missing.length)
    throw refuse(
      ...missing.map((name): FieldViolation => ({
        field: `contactDetails.${name}`,
        description: 'must be given',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
  return contact
}

const readParticipants = (booking: Partial<NewBooking>): number => {
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

const onlineOptions = ['ONLINE', 'FULL_PAYMENT_ONLINE', 'DEPOSIT_ONLINE']
const offlineOptions = ['OFFLINE', 'FULL_PAYMENT_OFFLINE']

/** How the booking will be paid; as the service is paid by default unless the customer chose. */
const readPaymentOption = (
  { payment }: Service,
  chosen: Booking['selectedPaymentOption'],
  { skipSelectedPaymentOptionValidation: isFreeToChoose = false }: CreateBookingFlowControlSettings,
): NonNullable<Booking['selectedPaymentOption']> => {
  const { online = false, inPerson = false } = payment?.options ?? {}
  const free = payment?.rateType === 'NO_FEE'
  if (chosen === undefined || chosen === 'UNDEFINED') return online && !free ? 'ONLINE' : 'OFFLINE'
  const allowed = [...(online ? onlineOptions : []), ...(inPerson || free ? offlineOptions : [])]
  if (!isFreeToChoose && !allowed.includes(chosen))
    throw decline(400, 'VALIDATION_FAILURE', `This service cannot be paid with ${chosen}`, { allowed })
  return chosen
}

/** Makes a booking of what a customer asks for, of which only writable fields are taken. */
export const makeBooking = (context: Context, input: CreateBookingInput): KeptBooking => {
  const { participantNotification, sendSmsReminder, flowControlSettings: settings = {} } = input
  requireFlowControl(context, settings)
  const { multiServiceBookingInfo } = input.booking as Partial<Booking>
  if (multiServiceBookingInfo != null)
    throw decline(
      400,
      'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO',
      'A single booking cannot join a booking of several services: leave multiServiceBookingInfo out',
    )
  const complete = (_: Context, given: Partial<KeptBooking>): Fresh<KeptBooking> => {
    const { service, start, end, entity, doubleBooked } = readTarget(context, given.bookedEntity ?? {}, {
      participants: readParticipants(given),
      skipAvailability: settings.skipAvailabilityValidation,
    })
    return {
      ...given,
      bookedEntity: entity,
      contactDetails: readContact(context, given.contactDetails),
      selectedPaymentOption: readPaymentOption(service, given.selectedPaymentOption, settings),
      status: 'CREATED',
      paymentStatus: 'UNDEFINED',
      startDate: start,
      endDate: end,
      createdBy: identificationOf(context.identity),
      doubleBooked,
      appId: bookingsAppId,
      heldUntil: new Date(+context.now() + holdDuration),
      ordered: false,
      ...(participantNotification && { participantNotification }),
      ...(sendSmsReminder !== undefined && { sendSmsReminder }),
    }
  }
  return entitySteps(bookingEntity, { beforeCreate: complete }).create(context, input.booking, 'booking')
}
