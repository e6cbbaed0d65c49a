import { type Closed, entity, shape, type Shape } from '@frontdesk/core'
import {
  type Booking,
  type BookingPaymentStatus,
  bookingShape,
  type ParticipantNotification,
} from '../booking/model.ts'

/**
 * Bookings of several services that a customer made together, and that are confirmed, rescheduled and canceled
 * together.
 */
export interface MultiServiceBooking {
  /** Each booking has this id in `multiServiceBookingInfo.id`. A cart takes the ids of the bookings instead. */
  id: string
  /** The bookings in chronological order, including canceled and declined ones. */
  bookings?: BookingOfSeveral[]
}

/** One booking of a multi-service booking. */
export interface BookingOfSeveral {
  bookingId?: string
  /** Present if requested with `returnFullEntity`. */
  booking?: Booking
}

const bookingOfSeveralShape: Shape<BookingOfSeveral> = /* @__PURE__ */ shape<BookingOfSeveral>({
  booking: bookingShape,
})

export const multiServiceBookingShape: Shape<MultiServiceBooking> =
  /* @__PURE__ */ entity<MultiServiceBooking>({ bookings: bookingOfSeveralShape })

/** The result of adding or removing bookings. */
export interface ChangedBookings {
  /** The bookings that were added or removed. */
  bookings?: BookingOfSeveral[]
}

export const changedBookingsShape: Shape<ChangedBookings> = /* @__PURE__ */ shape<ChangedBookings>({
  bookings: bookingOfSeveralShape,
})

/** A booking at the revision that was read. */
export interface BookingRevision {
  bookingId: string
  /** The revision that you read. */
  revision: string
}

/** A decision about one booking of a multi-service booking. */
export interface BookingInfo extends BookingRevision {
  /** New payment status; defaults to the current one. */
  paymentStatus?: Closed<BookingPaymentStatus>
}

/** The common options of multi-service booking operations. */
export interface MultiServiceBookingInput {
  multiServiceBookingId: string
  participantNotification?: ParticipantNotification
  /** Whether the response includes the bookings in addition to their ids. */
  returnFullEntity?: boolean
}
