import type { BookingStatus } from '@frontdesk/bookings'
import { type ShownEntity, shownEntity } from '../kernel/entity/shown-entity.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { addOnEntity } from './add-on/add-on.ts'
import { attendanceEntity } from './attendance/attendance.ts'
import { bookingPolicyEntity } from './booking-policy/booking-policy.ts'
import {
  type BookingAction,
  bookingEntity,
  type BookingMove,
  identificationOf,
  type KeptBooking,
  moveBooking,
} from './booking/booking-entity.ts'
import { calendarEventEntity, calendarScheduleEntity } from './calendar/calendar.ts'
import { resourceEntity, resourceTypeEntity } from './resources/resource.ts'
import { optionEntity } from './service-options/option-entity.ts'
import { categoryEntity } from './services/category.ts'
import { serviceEntity } from './services/service.ts'
import { settingsEntity } from './settings/bookings-settings.ts'
import { staffMemberEntity } from './staff/staff-member.ts'

type Context = HandlerContext<unknown>

type Move = Exclude<BookingAction, 'order' | 'updateNumberOfParticipants'>

/** Takes an action on a booking as if it were still in a status that allows it. */
const move =
  (action: Move, from: BookingStatus, details?: (booking: KeptBooking) => BookingMove) =>
  (context: Context, booking: KeptBooking): void => {
    moveBooking(context, { ...booking, status: from }, action, details?.(booking))
  }

/** The entities of bookings as developers see them. */
export const bookingsEntities = (): readonly ShownEntity[] => [
  shownEntity(addOnEntity),
  shownEntity(attendanceEntity),
  shownEntity(bookingEntity, {
    actions: {
      confirmed: move('confirm', 'PENDING'),
      declined: move('decline', 'PENDING'),
      canceled: move('cancel', 'CONFIRMED'),
      markedAsPending: move('markAsPending', 'CREATED'),
      rescheduled: move('reschedule', 'CONFIRMED', ({ startDate, endDate, bookedEntity }) => ({
        details: {
          previousStartDate: startDate,
          previousEndDate: endDate,
          previousBookedEntity: bookedEntity,
        },
      })),
      number_of_participants_updated: (context, booking) =>
        bookingEntity.tell(context, 'number_of_participants_updated', booking, {
          initiatedBy: identificationOf(context.identity),
          previousTotalParticipants: booking.totalParticipants,
        }),
    },
  }),
  shownEntity(bookingPolicyEntity, {
    actions: {
      default_booking_policy_set: (context, policy) =>
        bookingPolicyEntity.tellOf(context, 'default_booking_policy_set', policy.id, {
          currentDefaultBookingPolicy: { ...policy, default: true },
        }),
    },
  }),
  shownEntity(calendarEventEntity, {
    actions: {
      cancelled: (context, event) =>
        calendarEventEntity.tell(context, 'cancelled', { ...event, status: 'CANCELLED' }),
    },
  }),
  shownEntity(calendarScheduleEntity),
  shownEntity(categoryEntity),
  shownEntity(optionEntity),
  shownEntity(resourceEntity),
  shownEntity(resourceTypeEntity),
  shownEntity(serviceEntity),
  shownEntity(settingsEntity),
  shownEntity(staffMemberEntity, {
    actions: {
      fully_created: (context, member) => staffMemberEntity.tell(context, 'fully_created', member),
      connected_to_user: (context, member) => staffMemberEntity.tell(context, 'connected_to_user', member),
      disconnected_from_user: (context, member) =>
        staffMemberEntity.tell(context, 'disconnected_from_user', member),
      tags_modified: (context, member) =>
        staffMemberEntity.tell(context, 'tags_modified', member, { assignedTags: {}, unassignedTags: {} }),
    },
  }),
]
