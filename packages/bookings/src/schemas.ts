import type { OperationSchema } from '@frontdesk/core/schema'
import { addOnSchemas } from './add-on.schema.ts'
import { attendanceSchemas } from './attendance.schema.ts'
import { anonymousBookingSchemas } from './booking/anonymous.schema.ts'
import { bookingBulkSchemas } from './booking/bulk.schema.ts'
import { bookingChangeSchemas } from './booking/changes.schema.ts'
import { bookingSchemas } from './booking/operations.schema.ts'
import { bookingFeeSchemas } from './booking-fee.schema.ts'
import { bookingPolicySchemas } from './booking-policy/operations.schema.ts'
import { bookingsSettingsSchemas } from './bookings-settings.schema.ts'
import { calendarEventSchemas } from './calendar/operations.schema.ts'
import { calendarScheduleSchemas } from './calendar/schedule.schema.ts'
import { categorySchemas } from './category.schema.ts'
import { eventTimeSlotSchemas } from './event-time-slot.schema.ts'
import { extendedBookingSchemas } from './extended-booking.schema.ts'
import { externalCalendarSchemas } from './external-calendar/operations.schema.ts'
import { anonymousMultiServiceBookingSchemas } from './multi-service/anonymous.schema.ts'
import { multiServiceBookingSchemas } from './multi-service/booking.schema.ts'
import { multiServiceTimeSlotSchemas } from './multi-service/time-slot.schema.ts'
import { resourceSchemas } from './resource/operations.schema.ts'
import { pricingSchemas } from './pricing.schema.ts'
import { resourceTypeSchemas } from './resource-type.schema.ts'
import { addOnGroupSchemas } from './service/add-on-groups.schema.ts'
import { serviceAvailabilitySchemas } from './service/availability.schema.ts'
import { bookingFormSchemas } from './service/booking-forms.schema.ts'
import { serviceChangeSchemas } from './service/changes.schema.ts'
import { serviceCloneSchemas } from './service/clone.schema.ts'
import { serviceLocationSchemas } from './service/locations.schema.ts'
import { servicePolicySchemas } from './service/policies.schema.ts'
import { servicePricingPlanSchemas } from './service/pricing-plans.schema.ts'
import { serviceQuerySchemas } from './service/queries.schema.ts'
import { serviceSlugSchemas } from './service/slug.schema.ts'
import { serviceOptionsAndVariantsSchemas } from './service-options/operations.schema.ts'
import { staffMemberChangeSchemas } from './staff-member/changes.schema.ts'
import { staffMemberSchemas } from './staff-member/operations.schema.ts'
import { timeSlotSchemas } from './time-slot.schema.ts'

export * from './add-on.schema.ts'
export * from './attendance.schema.ts'
export * from './booking/anonymous.schema.ts'
export * from './booking/bulk.schema.ts'
export * from './booking/changes.schema.ts'
export * from './booking/model.schema.ts'
export * from './booking/operations.schema.ts'
export * from './booking-fee.schema.ts'
export * from './booking-policy/model.schema.ts'
export * from './booking-policy/operations.schema.ts'
export * from './bookings-settings.schema.ts'
export * from './calendar/event.schema.ts'
export * from './calendar/operations.schema.ts'
export * from './calendar/schedule.schema.ts'
export * from './category.schema.ts'
export * from './event-time-slot.schema.ts'
export * from './extended-booking.schema.ts'
export * from './external-calendar/operations.schema.ts'
export * from './multi-service/anonymous.schema.ts'
export * from './multi-service/booking.schema.ts'
export * from './multi-service/time-slot.schema.ts'
export * from './pricing.schema.ts'
export * from './resource/model.schema.ts'
export * from './resource/operations.schema.ts'
export * from './resource-type.schema.ts'
export * from './service/add-on-groups.schema.ts'
export * from './service/availability.schema.ts'
export * from './service/booking-forms.schema.ts'
export * from './service/changes.schema.ts'
export * from './service/clone.schema.ts'
export * from './service/locations.schema.ts'
export * from './service/model.schema.ts'
export * from './service/policies.schema.ts'
export * from './service/pricing-plans.schema.ts'
export * from './service/queries.schema.ts'
export * from './service/slug.schema.ts'
export * from './service-options/model.schema.ts'
export * from './service-options/operations.schema.ts'
export * from './staff-member/changes.schema.ts'
export * from './staff-member/model.schema.ts'
export * from './staff-member/operations.schema.ts'
export * from './time-slot.schema.ts'

/** All schemas of bookings, for `createClient({ validate: validation(bookingsSchemas) })`. */
export const bookingsSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  serviceQuerySchemas,
  serviceChangeSchemas,
  serviceSlugSchemas,
  servicePolicySchemas,
  bookingFormSchemas,
  servicePricingPlanSchemas,
  serviceLocationSchemas,
  serviceCloneSchemas,
  serviceOptionsAndVariantsSchemas,
  pricingSchemas,
  serviceAvailabilitySchemas,
  categorySchemas,
  addOnSchemas,
  addOnGroupSchemas,
  timeSlotSchemas,
  eventTimeSlotSchemas,
  multiServiceTimeSlotSchemas,
  bookingSchemas,
  bookingChangeSchemas,
  bookingBulkSchemas,
  anonymousBookingSchemas,
  multiServiceBookingSchemas,
  anonymousMultiServiceBookingSchemas,
  extendedBookingSchemas,
  attendanceSchemas,
  bookingPolicySchemas,
  bookingFeeSchemas,
  resourceTypeSchemas,
  resourceSchemas,
  externalCalendarSchemas,
  staffMemberSchemas,
  staffMemberChangeSchemas,
  calendarScheduleSchemas,
  bookingsSettingsSchemas,
  calendarEventSchemas,
].flat()
