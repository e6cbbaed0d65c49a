import {
  type BookedAddOn,
  type BookedEntity,
  type Booking,
  type BookingPaymentStatus,
  bookingShape,
  type BookingStatus,
  type CancelBookingFlowControlSettings,
  type DeclineBookingFlowControlSettings,
  type IdentificationData,
  type ParticipantChoices,
  type ParticipantNotification,
  type RescheduleBookingFlowControlSettings,
} from '@frontdesk/bookings'
import { date, shape } from '@frontdesk/core'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** The data that every change of a booking by a person has. */
interface BookingAction {
  booking: Booking
  /** The identity that acted. */
  initiatedBy?: IdentificationData
}

interface BookingStatusChange extends BookingAction {
  previousStatus?: BookingStatus
  participantNotification?: ParticipantNotification
}

interface BookingDecision extends BookingStatusChange {
  previousPaymentStatus?: BookingPaymentStatus
  /** Whether the time was taken twice. */
  doubleBooked?: boolean
}

interface ParticipantsChange extends BookingAction {
  previousTotalParticipants?: number
  previousParticipantsChoices?: ParticipantChoices
}

/** The data of the events of bookings, by the last part of their type. */
export interface BookingEventData {
  created: { booking: Booking }
  updated: { booking: Booking; modifiedFields: ModifiedFields }
  /** The booking was confirmed, by a payment or by the owner. */
  confirmed: BookingDecision & {
    /** Whether the customer gets a reminder by text message. */
    sendSmsReminder?: boolean
  }
  /** The booking was declined. */
  declined: BookingDecision & {
    /** The settings with which the booking was declined. */
    flowControlSettings?: DeclineBookingFlowControlSettings
  }
  /** The booking was canceled by the customer or the owner. */
  canceled: BookingStatusChange & { flowControlSettings?: CancelBookingFlowControlSettings }
  /** The booking was moved to another time. */
  rescheduled: BookingStatusChange &
    ParticipantsChange & {
      /** Start before the move. */
      previousStartDate?: Date
      /** End before the move. */
      previousEndDate?: Date
      /** The time slot or schedule before the move. */
      previousBookedEntity?: BookedEntity
      /** Add-ons before the move. */
      previousBookedAddOns?: BookedAddOn[]
      flowControlSettings?: RescheduleBookingFlowControlSettings
    }
  /** The booking waits for the approval of the owner. */
  markedAsPending: BookingDecision & {
    /** Whether the customer gets a reminder by text message. */
    sendSmsReminder?: boolean
  }
  /** The booking has more or fewer participants. */
  numberOfParticipantsUpdated: ParticipantsChange
}

/** Something that happened to a booking. */
export type BookingEvent = EventsOf<'booking', BookingEventData>

/**
 * The events of bookings, for `createWebhooks({ events: [bookingEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingEvents] })
 */
export const bookingEvents: EventFamily<BookingEvent> = {
  entityFqdn: 'wix.bookings.v2.booking',
  entity: 'booking',
  types: {
    created: 'booking.created',
    updated: 'booking.updated',
    confirmed: 'booking.confirmed',
    declined: 'booking.declined',
    canceled: 'booking.canceled',
    rescheduled: 'booking.rescheduled',
    markedAsPending: 'booking.markedAsPending',
    number_of_participants_updated: 'booking.numberOfParticipantsUpdated',
  },
  shape: /* @__PURE__ */ shape<BookingEventData['rescheduled']>({
    booking: bookingShape,
    previousStartDate: date,
    previousEndDate: date,
  }),
}
