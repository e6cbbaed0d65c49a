import { date, entity, type Shape } from '@frontdesk/core'

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
}

export const bookingPolicyShape: Shape<BookingPolicy> = /* @__PURE__ */ entity<BookingPolicy>({
  createdDate: date,
  updatedDate: date,
})
