import type { Handler } from '../kernel/handler.ts'
import { addOnGroupHandlers } from './add-on/add-on-group-handlers.ts'
import { addOnHandlers } from './add-on/add-on.ts'
import { anonymousBookingHandlers } from './anonymous/anonymous-booking.ts'
import { attendanceHandlers } from './attendance/attendance.ts'
import { bookingHandlers } from './booking/booking.ts'
import { bookingFeeHandlers } from './booking-fee/booking-fee-handlers.ts'
import { bookingBulkHandlers } from './booking/booking-bulk.ts'
import { bookingChangeHandlers } from './booking/booking-change.ts'
import { bookingPolicyHandlers } from './booking-policy/booking-policy-handlers.ts'
import { calendarHandlers } from './calendar/event-handlers.ts'
import { categoryHandlers } from './services/category.ts'
import { eventTimeSlotHandlers } from './availability/event-time-slot.ts'
import { externalCalendarHandlers } from './external-calendar/external-calendar-handlers.ts'
import { type BookingRelations, extendedBookingHandlers } from './booking/extended-booking.ts'
import { anonymousMultiServiceBookingHandlers } from './multi-service/anonymous.ts'
import { multiServiceBookingHandlers } from './multi-service/booking.ts'
import { multiServiceDecisionHandlers } from './multi-service/decisions.ts'
import { multiServiceTimeSlotHandlers } from './multi-service/time-slot.ts'
import { resourceHandlers } from './resources/resource-handlers.ts'
import { resourceTypeHandlers } from './resources/resource-type.ts'
import { serviceHandlers } from './services/service-handlers.ts'
import { serviceSlugHandlers } from './services/service-slug.ts'
import { serviceOptionHandlers } from './service-options/option-handlers.ts'
import { serviceAvailabilityHandlers } from './services/availability.ts'
import { bookingFormHandlers } from './services/booking-form.ts'
import { serviceCloneHandlers } from './services/clone.ts'
import { serviceLocationHandlers } from './services/locations.ts'
import { servicePolicyHandlers } from './services/policies.ts'
import { pricingHandlers } from './services/pricing.ts'
import { servicePricingPlanHandlers } from './services/pricing-plans.ts'
import { bookingsSettingsHandlers } from './settings/bookings-settings.ts'
import { staffMemberChangeHandlers } from './staff/staff-member-changes.ts'
import { staffMemberHandlers } from './staff/staff-member-handlers.ts'
import { timeSlotHandlers } from './availability/time-slot.ts'

export { transferAttendances } from './attendance/attendance.ts'
export { bookingCatalogProvider } from './booking-catalog.ts'
export { bookings, type KeptBooking, transferBookings } from './booking/booking-entity.ts'
export { createZone } from './availability/zoned-time.ts'
export { requireBookable } from './booking/new-booking.ts'
export { keepsPlace } from './booking/booking-place.ts'
export { services } from './services/service.ts'
export { staffMembers } from './staff/staff-member.ts'
export { bookingReminders, remindOfBookings } from './booking/booking-notice.ts'
export { connectRequestExpiry, externalCalendarSync } from './external-calendar/connection.ts'
export { bookingsMedia } from './seed/media.ts'
export { seedSettings } from './settings/bookings-settings.ts'
export { seedStaffType } from './resources/seed-resources.ts'
export { seedDefaultPolicy } from './booking-policy/seed-policy.ts'
export { seedBookings, seedDefaultHours } from './seed/seed.ts'
export { seedMainLocation } from './services/seed-location.ts'
export { bookingsPermissions } from './permissions.ts'
export { bookingsEntities } from './shown-entities.ts'
export { waitingLists, workWaitingLists } from './waiting-list/waiting-list-work.ts'

/** The answers to the operations of bookings. */
export const bookingsHandlers = (relations: BookingRelations): readonly Handler[] => [
  ...serviceHandlers,
  ...serviceSlugHandlers,
  ...servicePolicyHandlers,
  ...bookingFormHandlers,
  ...servicePricingPlanHandlers,
  ...serviceLocationHandlers,
  ...serviceCloneHandlers,
  ...serviceOptionHandlers,
  ...pricingHandlers,
  ...serviceAvailabilityHandlers,
  ...categoryHandlers,
  ...addOnHandlers,
  ...addOnGroupHandlers,
  ...bookingPolicyHandlers,
  ...resourceTypeHandlers,
  ...resourceHandlers,
  ...externalCalendarHandlers,
  ...staffMemberHandlers,
  ...staffMemberChangeHandlers,
  ...calendarHandlers,
  ...bookingsSettingsHandlers,
  ...timeSlotHandlers,
  ...eventTimeSlotHandlers,
  ...multiServiceTimeSlotHandlers,
  ...bookingHandlers,
  ...bookingChangeHandlers,
  ...bookingBulkHandlers,
  ...anonymousBookingHandlers,
  ...bookingFeeHandlers,
  ...multiServiceBookingHandlers,
  ...multiServiceDecisionHandlers,
  ...anonymousMultiServiceBookingHandlers,
  ...extendedBookingHandlers(relations),
  ...attendanceHandlers,
]
