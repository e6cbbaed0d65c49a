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

/** The options of a reschedule: a message to the participants, or an exception that only the owner may make. */
export type RescheduleBookingOptions = Omit<RescheduleBookingInput, 'bookingId' | 'revision' | 'slot'>

/** The reschedule of one booking. */
export interface BookingReschedule extends BookingPermission {
  /**
   * Reschedules the booking to a time slot of `useAvailability` and returns it; `undefined` when that fails, and
   * `error` says why. The staff member does not change if they are free and no other one is chosen. Concurrent calls
   * are made once.
   */
  readonly reschedule: (
    choice: BookingChoice,
    options?: RescheduleBookingOptions,
  ) => Promise<Booking | undefined>
  readonly isPending: boolean
  /** Why it was not rescheduled. `BOOKING_REVISION_MISMATCH`: the booking has changed; show it again. */
  readonly error: Error | null
  /** If another customer was faster: free time slots near the taken one. */
  readonly alternatives: readonly TimeSlot[]
  /** Clears the error. */
  readonly reset: () => void
}

const noTimes: readonly TimeSlot[] = []

/** The selected time slot in the form of a booking, with the previous staff member if they are free. */
const slotOf = (choice: BookingChoice, { bookedEntity }: Booking, serviceId: string): BookedSlot => {
  const before = bookedEntity?.slot?.resource?.id
  const free = choice.slot.availableResources?.flatMap(({ resources = [] }) => resources) ?? []
  const resource = choice.resource ?? free.find(({ id }) => id !== undefined && id === before)
  return bookedEntityOf({ ...choice, resource }, serviceId).slot ?? {}
}

/**
 * Returns whether a booking can be rescheduled and until when, and reschedules it. The bookings and the time slots are
 * read again afterwards. It takes a booking of `useMyBookings`, or of `queryExtendedBookings` with
 * `withBookingAllowedActions`; without one it does nothing.
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
