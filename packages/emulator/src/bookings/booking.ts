import {
  type Booking,
  bookingsAppId,
  cancelBooking,
  confirmBooking,
  type ContactDetails,
  createBooking,
  declineBooking,
  type NewBooking,
  type Service,
} from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import { members } from '../auth/index.ts'
import { decline, forbidden, refuse } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import {
  addBooking,
  holdDuration,
  identificationOf,
  moveBooking,
  participantsOf,
  requireBooking,
  requireOwner,
  serviceIdOf,
  type StoredBooking,
} from './booking-state.ts'
import { readTarget, requirePlace } from './booking-target.ts'
import { cancellationRefusal } from './policy.ts'
import { services } from './service.ts'

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
        field: `booking.contactDetails.${name}`,
        description: 'must be given',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
  return contact
}

const readParticipants = (booking: NewBooking): number => {
  const both = booking.totalParticipants !== undefined && booking.participantsChoices !== undefined
  const none = booking.totalParticipants === undefined && booking.participantsChoices === undefined
  const participants = participantsOf(booking)
  if (both || none)
    throw refuse({
      field: 'booking.totalParticipants',
      description: both ? 'must be absent when participantsChoices is given' : 'must be given',
      violatedRule: both ? 'ONE_OF_ALIGNMENT' : 'REQUIRED_ONE_OF_FIELD',
    })
  if (participants < 1)
    throw refuse({
      field: booking.participantsChoices ? 'booking.participantsChoices' : 'booking.totalParticipants',
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
): NonNullable<Booking['selectedPaymentOption']> => {
  const { online = false, inPerson = false } = payment?.options ?? {}
  const free = payment?.rateType === 'NO_FEE'
  if (chosen === undefined || chosen === 'UNDEFINED') return online && !free ? 'ONLINE' : 'OFFLINE'
  const allowed = [...(online ? onlineOptions : []), ...(inPerson || free ? offlineOptions : [])]
  if (!allowed.includes(chosen))
    throw decline(400, 'VALIDATION_FAILURE', `This service cannot be paid with ${chosen}`, { allowed })
  return chosen
}

const requireRevision = ({ booking }: StoredBooking, revision: string): void => {
  if (booking.revision !== revision)
    throw decline(
      409,
      'BOOKING_REVISION_MISMATCH',
      `The booking has changed since: it is at revision ${booking.revision}, not ${revision}`,
      { currentRevision: booking.revision },
    )
}

const requireStatus = ({ booking }: StoredBooking, ...allowed: readonly string[]): void => {
  const { status = '' } = booking
  if (!allowed.includes(status))
    throw decline(
      409,
      'INVALID_BOOKING_STATUS',
      `The booking is ${status}; this needs ${allowed.join(' or ')}`,
      {
        status,
        allowed,
      },
    )
}

/** Tells the customer, unless they are not to be told. */
const notify = (
  { mail, business }: Context,
  { contactDetails, bookedEntity }: Booking,
  subject: string,
  { notifyParticipants, message }: { notifyParticipants?: boolean; message?: string } = {},
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

export const bookingHandlers: readonly Handler[] = [
  handle(createBooking, (context) => {
    const { identity, newId, now, input } = context
    if (identity.kind === 'none')
      throw forbidden('A booking needs a visitor, a member or the owner: get a token first')
    const participants = readParticipants(input.booking)
    const { service, start, end, entity } = readTarget(context, input.booking.bookedEntity, participants)
    const time = now()
    const booking: Booking = {
      ...input.booking,
      id: newId(),
      bookedEntity: entity,
      contactDetails: readContact(context, input.booking.contactDetails),
      selectedPaymentOption: readPaymentOption(service, input.booking.selectedPaymentOption),
      status: 'CREATED',
      paymentStatus: 'UNDEFINED',
      startDate: start,
      endDate: end,
      revision: '1',
      createdBy: identificationOf(identity),
      doubleBooked: false,
      appId: bookingsAppId,
      createdDate: time,
      updatedDate: time,
    }
    const stored = addBooking(context, {
      id: booking.id,
      booking,
      heldUntil: new Date(+time + holdDuration),
      ordered: false,
    })
    // Only for those who may decide about bookings is one confirmed as it is made.
    return identity.kind === 'owner' ? moveBooking(context, stored, 'CONFIRMED').booking : stored.booking
  }),

  handle(cancelBooking, (context) => {
    const { input, identity, now, state } = context
    const stored = requireBooking(context, input.bookingId)
    requireRevision(stored, input.revision)
    requireStatus(stored, 'CREATED', 'CONFIRMED', 'PENDING', 'WAITING_LIST')
    if (identity.kind !== 'owner' || input.flowControlSettings?.ignoreCancellationPolicy !== true) {
      const service = state.in(services).get(serviceIdOf(stored.booking)) ?? {}
      const refusal = cancellationRefusal(service, stored, now())
      if (refusal !== undefined)
        throw decline(400, 'BOOKING_POLICY_VIOLATION', refusal, { cancellationNotAllowed: true })
    }
    const { booking } = moveBooking(context, stored, 'CANCELED')
    notify(context, booking, 'your booking is cancelled', input.participantNotification)
    return booking
  }),

  handle(confirmBooking, (context) => {
    const { input } = context
    requireOwner(context)
    const stored = requireBooking(context, input.bookingId)
    requireRevision(stored, input.revision)
    requireStatus(stored, 'CREATED', 'PENDING', 'WAITING_LIST')
    requirePlace(context, stored)
    const { paymentStatus } = input
    const { booking } = moveBooking(
      context,
      stored,
      'CONFIRMED',
      paymentStatus === undefined ? {} : { paymentStatus },
    )
    notify(context, booking, 'your booking is confirmed', input.participantNotification)
    return booking
  }),

  handle(declineBooking, (context) => {
    const { input } = context
    requireOwner(context)
    const stored = requireBooking(context, input.bookingId)
    requireRevision(stored, input.revision)
    requireStatus(stored, 'CREATED', 'PENDING', 'WAITING_LIST')
    const { paymentStatus } = input
    const { booking } = moveBooking(
      context,
      stored,
      'DECLINED',
      paymentStatus === undefined ? {} : { paymentStatus },
    )
    notify(context, booking, 'your booking could not be accepted', input.participantNotification)
    return booking
  }),
]
