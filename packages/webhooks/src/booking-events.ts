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
  confirmed: BookingDecision & { sendSmsReminder?: boolean }
  declined: BookingDecision & { flowControlSettings?: DeclineBookingFlowControlSettings }
  canceled: BookingStatusChange & { flowControlSettings?: CancelBookingFlowControlSettings }
  rescheduled: BookingStatusChange &
    ParticipantsChange & {
      previousStartDate?: Date
      previousEndDate?: Date
      previousBookedEntity?: BookedEntity
      previousBookedAddOns?: BookedAddOn[]
      flowControlSettings?: RescheduleBookingFlowControlSettings
    }
  markedAsPending: BookingDecision & { sendSmsReminder?: boolean }
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
