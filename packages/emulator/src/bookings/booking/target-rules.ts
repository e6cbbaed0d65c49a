import type { BookedEntity, BookedLocation, BookedSlot, Service } from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import type { HandlerContext } from '../../kernel/handler.ts'
import { decline, type Failure, refuse } from '../../kernel/failure.ts'
import { isRealDay } from '../../kernel/iso-date.ts'
import { isViolated, policyViolations } from '../booking-policy/policy.ts'
import { businessLocations } from '../services/service.ts'
import { alternativesTo } from '../availability/slot.ts'
import type { StaffResource } from '../staff/staff-resource.ts'
import type { WaitingStep } from '../waiting-list/session-places.ts'
import type { Zone } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

/** The whole target of a booking, after all checks. */
export interface BookingTarget {
  readonly service: Service
  readonly start: Date
  readonly end: Date
  readonly entity: BookedEntity
  /** Whether the time is booked although somebody else has it. */
  readonly doubleBooked: boolean
}

/** How a booking is to be placed. */
export interface Placing {
  readonly participants: number
  /** How long an appointment is that names no end; defaults to the usual duration of the service. */
  readonly minutes?: number | undefined
  /** The minutes that the add-ons of the booking make an appointment longer. */
  readonly addOnMinutes?: number | undefined
  /** Whether an appointment may start at any time at which somebody is free, also between those that are offered. */
  readonly anyStart?: boolean | undefined
  /** Its relation to the waiting list of the session. Any other booking comes after those who wait. */
  readonly waiting?: WaitingStep | undefined
  /** Whether it is booked although the time is not offered, or taken. For the business. */
  readonly skipAvailability?: boolean | undefined
}

export const violation = (field: string, description: string, violatedRule: string): FieldViolation => ({
  field: `bookedEntity${field}`,
  description,
  violatedRule,
})

export const bookedLocation = ({ state }: Context, locationId: string): BookedLocation => {
  const { name, address } = state.in(businessLocations).get(locationId) ?? {}
  return {
    id: locationId,
    locationType: 'OWNER_BUSINESS',
    ...(name !== undefined && { name }),
    ...(address?.formattedAddress !== undefined && { formattedAddress: address.formattedAddress }),
  }
}

export const checkPolicy = (
  { now, identity }: Context,
  service: Service,
  time: { readonly start: Date; readonly end: Date },
  participants: number,
): void => {
  // The business may book for a customer at any time.
  if (identity.kind === 'owner') return
  const violations = policyViolations(service, time, now())
  if (isViolated(violations)) {
    const reason = violations.bookOnlineDisabled
      ? 'cannot be booked online'
      : violations.tooEarlyToBook
        ? 'cannot be booked yet'
        : 'cannot be booked any more'
    throw decline(400, 'BOOKING_POLICY_VIOLATION', `"${service.name}" ${reason} at this time`, {
      ...violations,
    })
  }
  const { maxParticipantsPerBooking } = service.bookingPolicy?.participantsPolicy ?? {}
  if (maxParticipantsPerBooking !== undefined && participants > maxParticipantsPerBooking)
    throw decline(
      400,
      'BOOKING_POLICY_VIOLATION',
      `"${service.name}" can be booked for ${maxParticipantsPerBooking} at once, not for ${participants}`,
      { maxParticipantsPerBooking },
    )
}

/** Moments are taken as they are; wall-clock text is read in the zone of the slot. */
export const readMoment = (text: string | undefined, field: string, zone: Zone): Date => {
  if (text === undefined) throw refuse(violation(field, 'must be given', 'REQUIRED_FIELD'))
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  if ((!local && !isMoment) || !isRealDay(text) || Number.isNaN(+new Date(local ? text + 'Z' : text)))
    throw refuse(
      violation(
        field,
        'must be a moment such as 2026-05-04T09:00:00Z, or the local date of a slot',
        'FORMAT',
      ),
    )
  return local ? zone.toMoment(text) : new Date(text)
}

export const taken = (
  context: Context,
  code: 'SLOT_NOT_AVAILABLE' | 'SESSION_CAPACITY_EXCEEDED',
  description: string,
  {
    service,
    start,
    zone,
    minutes,
  }: { readonly service: Service; readonly start: Date; readonly zone: Zone; readonly minutes?: number },
): Failure =>
  decline(409, code, description, { alternatives: alternativesTo(context, service, start, zone, minutes) })

export const bookedResource = ({ id, name }: StaffResource): NonNullable<BookedSlot['resource']> => ({
  id,
  name,
})
