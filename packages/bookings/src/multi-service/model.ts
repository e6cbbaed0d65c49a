import { type Closed, entity, shape, type Shape } from '@frontdesk/core'
import {
  type Booking,
  type BookingPaymentStatus,
  bookingShape,
  type ParticipantNotification,
} from '../booking/model.ts'

/** Bookings of several services that a customer made together, and that are confirmed, moved and cancelled together. */
export interface MultiServiceBooking {
  /** Each booking holds it as `multiServiceBookingInfo.id`. A cart takes the ids of the bookings instead. */
  id: string
  /** The bookings in the order of their beginnings, with those that were cancelled or declined. */
  bookings?: BookingOfSeveral[]
}

/** One of the bookings that were made together. */
export interface BookingOfSeveral {
  bookingId?: string
  /** Present when it was asked for with `returnFullEntity`. */
  booking?: Booking
}

const bookingOfSeveralShape: Shape<BookingOfSeveral> = /* @__PURE__ */ shape<BookingOfSeveral>({
  booking: bookingShape,
})

export const multiServiceBookingShape: Shape<MultiServiceBooking> =
  /* @__PURE__ */ entity<MultiServiceBooking>({ bookings: bookingOfSeveralShape })

/** The answer of the calls that change which bookings belong together. */
export interface ChangedBookings {
  /** The bookings that were added or taken out. */
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

/** A decision about one of the bookings that were made together. */
export interface BookingInfo extends BookingRevision {
  /** How much has been paid from now on; as before unless given. */
  paymentStatus?: Closed<BookingPaymentStatus>
}

/** The options that calls about bookings made together have in common. */
export interface MultiServiceBookingInput {
  multiServiceBookingId: string
  participantNotification?: ParticipantNotification
  /** Whether the answer holds the bookings, beside their ids. */
  returnFullEntity?: boolean
}
