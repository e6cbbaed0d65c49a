import type { OperationSchema } from '@frontdesk/core/schema'
import { bookingSchemas } from './booking.schema.ts'
import { eventTimeSlotSchemas } from './event-time-slot.schema.ts'
import { extendedBookingSchemas } from './extended-booking.schema.ts'
import { serviceSchemas } from './service.schema.ts'
import { timeSlotSchemas } from './time-slot.schema.ts'

export * from './booking.schema.ts'
export * from './booking-policy.schema.ts'
export * from './event-time-slot.schema.ts'
export * from './extended-booking.schema.ts'
export * from './service.schema.ts'
export * from './time-slot.schema.ts'

/** All schemas of bookings, for `createClient({ validate: validation(bookingsSchemas) })`. */
export const bookingsSchemas: readonly OperationSchema[] = [
  ...serviceSchemas,
  ...timeSlotSchemas,
  ...eventTimeSlotSchemas,
  ...bookingSchemas,
  ...extendedBookingSchemas,
]
