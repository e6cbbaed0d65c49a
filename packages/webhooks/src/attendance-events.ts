import { type Attendance, attendanceShape } from '@frontdesk/bookings'
import { shape } from '@frontdesk/core'
import type { EventFamily, EventsOf } from './event.ts'

/** The data of the events of attendance, by the last part of their type. */
export interface AttendanceEventData {
  /** `metadata.entityId` names the record that is deleted. */
  deleted: Record<string, never>
}

/** Something that happened to a record of attendance. */
export type AttendanceEvent = EventsOf<'attendance', AttendanceEventData>

/**
 * The events of attendance, for `createWebhooks({ events: [attendanceEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingEvents, attendanceEvents] })
 */
export const attendanceEvents: EventFamily<AttendanceEvent> = {
  entityFqdn: 'wix.bookings.v2.attendance',
  entity: 'attendance',
  types: { deleted: 'attendance.deleted' },
  shape: /* @__PURE__ */ shape<{ attendance?: Attendance }>({ attendance: attendanceShape }),
}
