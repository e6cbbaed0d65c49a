import { date, entity, type Money, type Shape } from '@frontdesk/core'

/** Rules of when and how a service may be booked, cancelled and moved. */
export interface BookingPolicy {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  name?: string
  customPolicyDescription?: { enabled?: boolean; description?: string }
  /** Whether it applies to services that name none. */
  default?: boolean
  limitEarlyBookingPolicy?: { enabled?: boolean; earliestBookingInMinutes?: number }
  limitLateBookingPolicy?: { enabled?: boolean; latestBookingInMinutes?: number }
  bookAfterStartPolicy?: { enabled?: boolean }
  cancellationPolicy?: {
    enabled?: boolean
    limitLatestCancellation?: boolean
    latestCancellationInMinutes?: number
    allowAnonymous?: boolean
  }
  reschedulePolicy?: {
    enabled?: boolean
    limitLatestReschedule?: boolean
    latestRescheduleInMinutes?: number
    allowAnonymous?: boolean
  }
  waitlistPolicy?: { enabled?: boolean; capacity?: number; reservationTimeInMinutes?: number }
  participantsPolicy?: { maxParticipantsPerBooking?: number }
  /** Whether customers may leave the choice of a resource to the business. */
  resourcesPolicy?: { enabled?: boolean; autoAssignAllowed?: boolean }
  cancellationFeePolicy?: CancellationFeePolicy
  /** Whether the card of a customer is kept, for later fees. */
  saveCreditCardPolicy?: { enabled?: boolean }
}

/** The fee of a customer who cancels late or does not come. */
export interface CancellationFeePolicy {
  enabled?: boolean
  /** At most two. */
  cancellationWindows?: CancellationWindow[]
  /** Whether the card that was kept is charged without asking. */
  autoCollectFeeEnabled?: boolean
}

/** A fee from so many minutes before the beginning on: an amount, or a percentage of the price as decimal text. */
export interface CancellationWindow {
  startInMinutes?: number
  amount?: Money
  percentage?: string
}

export const bookingPolicyShape: Shape<BookingPolicy> = /* @__PURE__ */ entity<BookingPolicy>({
  createdDate: date,
  updatedDate: date,
})
