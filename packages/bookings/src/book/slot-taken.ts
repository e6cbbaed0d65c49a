import { type Client, FrontdeskError, isApplicationError, isFrontdeskError } from '@frontdesk/core'
import { listAvailability } from '../availability/list-availability.ts'
import { addDays, clockOf, dayOf, isLocalDateTime } from '../local-time.ts'
import type { TimeSlot } from '../time-slot.ts'
import { searchOf } from './booking-calls.ts'
import type { BookingRequest } from './booking-request.ts'

/**
 * Another customer was faster (code `SLOT_TAKEN`): the time slot, or the places of the session, are booked. `cause` is
 * the platform's error, if there was one.
 */
export class SlotTakenError extends FrontdeskError {
  override name = 'SlotTakenError'

  /** The nearest free time slots, in the time zone of the taken one; empty for a course. */
  readonly alternatives: readonly TimeSlot[]

  constructor(alternatives: readonly TimeSlot[], cause?: unknown) {
    const { status, requestId } = isFrontdeskError(cause) ? cause : {}
    super('Somebody else was faster: this time is taken', { code: 'SLOT_TAKEN', status, requestId, cause })
    this.alternatives = alternatives
  }
}

/** Whether a time slot was taken by another customer; read `error.alternatives`. */
export const isSlotTakenError = (error: unknown): error is SlotTakenError =>
  isFrontdeskError(error) && error.name === 'SlotTakenError'

const takenCodes: readonly string[] = [
  'SLOT_NOT_AVAILABLE',
  'SESSION_CAPACITY_EXCEEDED',
  'SCHEDULE_CAPACITY_EXCEEDED',
]

const mostAlternatives = 3
const daysToSearch = 14

/** Searches two weeks around the requested time slot for the nearest free ones. */
const nearestTo = async (
  client: Client,
  request: BookingRequest,
  signal: AbortSignal | undefined,
): Promise<readonly TimeSlot[]> => {
  const { localStartDate, eventInfo } = request.slot
  if (!isLocalDateTime(localStartDate) || 'isCourse' in request.slot) return []
  const list = await listAvailability(
    client,
    {
      ...searchOf(request),
      from: addDays(dayOf(localStartDate), -daysToSearch / 2),
      to: addDays(dayOf(localStartDate), daysToSearch / 2),
    },
    { signal },
  )
  const wanted = +clockOf(list.timeZone).instantOf(localStartDate)
  const isOther = (own: TimeSlot): boolean =>
    own.localStartDate !== localStartDate || own.eventInfo?.eventId !== eventInfo?.eventId
  return list.days
    .flatMap(({ slots }) => slots)
    .filter(isOther)
    .sort((a, b) => Math.abs(+a.start - wanted) - Math.abs(+b.start - wanted))
    .slice(0, mostAlternatives)
    .sort((a, b) => +a.start - +b.start)
}

/** The alternatives in an error of `createBooking` or `rescheduleBooking`, or in a `SlotTakenError`. */
export const alternativesOf = (error: unknown): readonly TimeSlot[] => {
  if (isSlotTakenError(error)) return error.alternatives
  const data: Readonly<Record<string, unknown>> | undefined = isApplicationError(error)
    ? error.data
    : undefined
  const alternatives = data?.['alternatives']
  return Array.isArray(alternatives) ? (alternatives as TimeSlot[]) : []
}

/**
 * Creates the error for a taken time slot, with alternatives from the platform's error or else from a search. The error
 * for a visit contains alternatives for one of its services only, so a visit always needs a search. If the search
 * fails, the alternatives are empty.
 */
export const slotTaken = async (
  client: Client,
  request: BookingRequest,
  signal: AbortSignal | undefined,
  cause?: unknown,
): Promise<SlotTakenError> => {
  const told = 'services' in request ? [] : alternativesOf(cause)
  if (told.length > 0) return new SlotTakenError(told, cause)
  try {
    return new SlotTakenError(await nearestTo(client, request, signal), cause)
  } catch (error) {
    if (signal?.aborted) throw error
    return new SlotTakenError([], cause)
  }
}

/** Whether the platform declined a booking or a reschedule because the time slot is taken. */
export const isSlotTaken = (error: unknown): boolean =>
  isApplicationError(error) && takenCodes.includes(error.code)
