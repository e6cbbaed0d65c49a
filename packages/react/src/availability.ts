import {
  listAvailabilityTimeSlots,
  type ListAvailabilityTimeSlotsInput,
  listEventTimeSlots,
  type ListEventTimeSlotsInput,
  type LocalDateTime,
  staffResourceTypeId,
  type TimeSlot,
  type TimeSlotLocation,
} from '@frontdesk/bookings'
import type { CallOptions, Client, Page } from '@frontdesk/core'

/** `YYYY-MM-DD`, a day on the calendar of the time zone beside it. */
export type LocalDate = string

/** Which times to look for. */
export interface AvailabilityInput {
  readonly serviceId: string
  /** First day. */
  readonly from: LocalDate
  /** Last day; its times count too. */
  readonly to: LocalDate
  /** IANA name of the zone of all days and times; that of the business unless given. */
  readonly timeZone?: string | undefined
  /** Only times at these places. */
  readonly locations?: readonly TimeSlotLocation[] | undefined
  /** Only times of these members of staff, by resource id. */
  readonly staffIds?: readonly string[] | undefined
  /** How many people come to a class; 1 unless given. */
  readonly participants?: number | undefined
}

/** The times of one day. */
export interface AvailabilityDay {
  readonly date: LocalDate
  /** Earliest first. */
  readonly slots: readonly TimeSlot[]
}

/**
 * Why there is nothing to book. `noTimes`: the service is not given in these days. `tooEarly`: booking has not opened
 * yet. `tooLate`: it has closed. `course`: a course is booked as a whole, it has no times to choose from.
 */
export type AvailabilityReason =
  'noTimes' | 'fullyBooked' | 'tooEarly' | 'tooLate' | 'onlineBookingDisabled' | 'course'

/** Slots as they were read, and whether these are all. */
export interface FoundSlots {
  readonly slots: readonly TimeSlot[]
  readonly complete: boolean
}

/** A day without a time means its start, or its end. */
const atTime = (day: LocalDate, time: string): LocalDateTime => (day.includes('T') ? day : `${day}T${time}`)

/** What is asked for an appointment. Times that cannot be booked come too: they tell why nothing is free. */
export const appointmentInput = ({
  serviceId,
  from,
  to,
  timeZone,
  locations,
  staffIds,
}: AvailabilityInput): ListAvailabilityTimeSlotsInput => ({
  serviceId,
  fromLocalDate: atTime(from, '00:00:00'),
  toLocalDate: atTime(to, '23:59:59'),
  includeResourceTypeIds: [staffResourceTypeId],
  ...(timeZone && { timeZone }),
  ...(locations && { locations: [...locations] }),
  ...(staffIds && { resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: [...staffIds] }] }),
})

/** The same for a class. */
export const classInput = ({
  serviceId,
  from,
  to,
  timeZone,
  locations,
  staffIds,
}: AvailabilityInput): ListEventTimeSlotsInput => {
  const eventFilter = {
    ...(locations && { 'location.id': { $in: locations.flatMap(({ id }) => id ?? []) } }),
    ...(staffIds && { 'resources.id': { $hasSome: [...staffIds] } }),
  }
  return {
    serviceIds: [serviceId],
    fromLocalDate: atTime(from, '00:00:00'),
    toLocalDate: atTime(to, '23:59:59'),
    includeNonBookable: true,
    cursorPaging: { limit: 1000 },
    ...(timeZone && { timeZone }),
    ...(Object.keys(eventFilter).length > 0 && { eventFilter }),
  }
}

/** Reads the slots of an appointment or a class, following cursors for `most` pages. */
export const findSlots = (
  client: Client,
  operation: typeof listAvailabilityTimeSlots | typeof listEventTimeSlots,
  input: ListAvailabilityTimeSlotsInput | ListEventTimeSlotsInput,
  most: number,
  options: CallOptions,
): Promise<FoundSlots> =>
  operation.spec.id === listEventTimeSlots.spec.id
    ? followCursors(listEventTimeSlots, client, input as ListEventTimeSlotsInput, most, options)
    : followCursors(listAvailabilityTimeSlots, client, input as ListAvailabilityTimeSlotsInput, most, options)

const followCursors = async <Input>(
  operation: (client: Client, input: Input, options?: CallOptions) => Promise<Page<TimeSlot, Input>>,
  client: Client,
  input: Input,
  most: number,
  options: CallOptions,
): Promise<FoundSlots> => {
  const slots: TimeSlot[] = []
  let next: Input | undefined = input
  for (let count = 0; next !== undefined && count < most; count++) {
    const page: Page<TimeSlot, Input> = await operation(client, next, options)
    slots.push(...page.items)
    next = page.nextInput
  }
  return { slots, complete: next === undefined }
}

/** Whether so many people can book a slot. */
export const isBookable = ({ bookable, bookableCapacity }: TimeSlot, participants: number): boolean =>
  bookable !== false && (bookableCapacity ?? participants) >= participants

/** Slots by the day on the wall, days and slots in order of time. */
export const groupByDay = (slots: readonly TimeSlot[]): readonly AvailabilityDay[] => {
  const days = new Map<LocalDate, TimeSlot[]>()
  for (const slot of [...slots].sort((a, b) => (startOf(a) < startOf(b) ? -1 : +(startOf(a) > startOf(b))))) {
    const date = startOf(slot).slice(0, 10)
    const sameDay = days.get(date)
    if (sameDay) sameDay.push(slot)
    else days.set(date, [slot])
  }
  return [...days].map(([date, own]) => ({ date, slots: own }))
}

const startOf = ({ localStartDate = '' }: TimeSlot): LocalDateTime => localStartDate

/** Why none of these slots can be booked. */
export const reasonOf = (slots: readonly TimeSlot[]): AvailabilityReason => {
  if (slots.length === 0) return 'noTimes'
  const breaks = slots.map(({ bookingPolicyViolations }) => bookingPolicyViolations ?? {})
  if (breaks.every(({ bookOnlineDisabled }) => bookOnlineDisabled)) return 'onlineBookingDisabled'
  if (breaks.every(({ tooLateToBook }) => tooLateToBook)) return 'tooLate'
  return breaks.some(({ tooEarlyToBook }) => tooEarlyToBook) ? 'tooEarly' : 'fullyBooked'
}
