import type { OperationSchema } from '@frontdesk/core/schema'
import { bookingSchemas } from './booking.schema.ts'
import { eventTimeSlotSchemas } from './event-time-slot.schema.ts'
import { extendedBookingSchemas } from './extended-booking.schema.ts'
import { serviceSchemas } from './service.schema.ts'
import { timeSlotSchemas } from './time-slot.schema.ts'

export {
  bookedEntitySchema,
  bookingSchema,
  bookingSchemas,
  cancelBookingInputSchema,
  confirmBookingInputSchema,
  contactDetailsSchema,
  createBookingInputSchema,
  declineBookingInputSchema,
  newBookedEntitySchema,
  newBookingSchema,
  participantNotificationSchema,
} from './booking.schema.ts'
export { bookingPolicySchema } from './booking-policy.schema.ts'
export {
  eventTimeSlotSchemas,
  getEventTimeSlotInputSchema,
  listEventTimeSlotsInputSchema,
} from './event-time-slot.schema.ts'
export {
  extendedBookingFields,
  extendedBookingSchema,
  extendedBookingSchemas,
  queryExtendedBookingsInputSchema,
} from './extended-booking.schema.ts'
export {
  businessLocationSchema,
  getServiceInputSchema,
  mediaItemSchema,
  queryServiceCategoriesInputSchema,
  queryServiceLocationsInputSchema,
  queryServicesInputSchema,
  scheduleSchema,
  serviceCategorySchema,
  serviceFields,
  serviceLocationSchema,
  serviceLocationsSchema,
  servicePaymentSchema,
  serviceSchema,
  serviceSchemas,
  slugSchema,
  staffMemberDetailsSchema,
} from './service.schema.ts'
export {
  bookingPolicyViolationsSchema,
  getAvailabilityTimeSlotInputSchema,
  listAvailabilityTimeSlotsInputSchema,
  timeSlotLocationSchema,
  timeSlotSchema,
  timeSlotSchemas,
} from './time-slot.schema.ts'

/** All schemas of bookings, for `createClient({ validate: validation(bookingsSchemas) })`. */
export const bookingsSchemas: readonly OperationSchema[] = [
  ...serviceSchemas,
  ...timeSlotSchemas,
  ...eventTimeSlotSchemas,
  ...bookingSchemas,
  ...extendedBookingSchemas,
]
