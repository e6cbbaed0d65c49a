import {
  alternativesOf,
  bookedEntityOf,
  type BookedSlot,
  type Booking,
  type BookingChoice,
  type ExtendedBooking,
  isSlotTaken,
  rescheduleBooking,
  type RescheduleBookingInput,
  type TimeSlot,
} from '@frontdesk/bookings'
import { type BookingPermission, serviceIdOf } from './booking-change.ts'
import { useBookingPermission, useBookingWrite } from './use-booking-change.ts'
import { useSingleFlight } from './use-single-flight.ts'
import { useStable } from './use-stable.ts'

/** The options of a move: a message to the participants, or an exception that only the owner may make. */
export type RescheduleBookingOptions = Omit<RescheduleBookingInput, 'bookingId' | 'revision' | 'slot'>

/** The move of one booking to another time. */
export interface BookingReschedule extends BookingPermission {
  /**
   * Moves the booking to a time of `useAvailability` and gives it as it is then; `undefined` when that fails, and
   * `error` says why. The staff member stays the same where they are free and nobody else is chosen. However often it
   * is called at once, one call is made.
   */
  readonly reschedule: (
    choice: BookingChoice,
    options?: RescheduleBookingOptions,
  ) => Promise<Booking | undefined>
  readonly isPending: boolean
  /** Why it was not moved. `BOOKING_REVISION_MISMATCH`: the booking has changed, look at it once more. */
  readonly error: Error | null
  /** When somebody else was faster: free times near the one that was taken. */
  readonly alternatives: readonly TimeSlot[]
  /** Forgets the error. */
  readonly reset: () => void
}

const noTimes: readonly TimeSlot[] = []

/** The time of a choice as a booking holds it, with the staff member of before where they are free. */
const slotOf = (choice: BookingChoice, { bookedEntity }: Booking, serviceId: string): BookedSlot => {
  const before = bookedEntity?.slot?.resource?.id
  const free = choice.slot.availableResources?.flatMap(({ resources = [] }) => resources) ?? []
  const resource = choice.resource ?? free.find(({ id }) => id !== undefined && id === before)
  return bookedEntityOf({ ...choice, resource }, serviceId).slot ?? {}
}

/**
 * Says whether a booking can be moved to another time and until when, and moves it. The bookings and the free times are
 * read again afterwards. It takes a booking of `useMyBookings`, or of `queryExtendedBookings` with
 * `withBookingAllowedActions`; without one it waits.
 *
 * @example
 * const { allowed, until, reschedule, alternatives, error } = useRescheduleBooking(myBooking)
 * return <SlotList slots={slots} onChoose={(slot) => void reschedule({ slot, timeZone })} />
 */
export const useRescheduleBooking = (extended: ExtendedBooking | undefined): BookingReschedule => {
  const { policy: _, now: __, ...permission } = useBookingPermission('reschedule', extended)
  const { mutateAsync, isPending, error, reset } = useBookingWrite(rescheduleBooking)
  const once = useSingleFlight<Booking | undefined>()
  const { booking } = extended ?? {}
  const stable = useStable({
    reschedule: (
      choice: BookingChoice,
      options: RescheduleBookingOptions = {},
    ): Promise<Booking | undefined> =>
      once(async () => {
        if (!booking) return undefined
        const { id: bookingId, revision = '1' } = booking
        const slot = slotOf(choice, booking, serviceIdOf(booking) ?? '')
        return mutateAsync({ ...options, bookingId, revision, slot }).catch(() => undefined)
      }),
    reset,
  })
  return {
    ...permission,
    isPending,
    error,
    alternatives: isSlotTaken(error) ? alternativesOf(error) : noTimes,
    ...stable,
  }
}
