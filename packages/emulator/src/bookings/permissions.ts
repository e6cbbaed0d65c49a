import type { Permissions } from '../kernel/permissions.ts'

/** Who may call the operations of `@frontdesk/bookings`. */
export const bookingsPermissions: Permissions = {
  'bookings.bookings.cancel': 'own',
  'bookings.bookings.confirm': 'owner',
  'bookings.bookings.create': 'visitor',
  'bookings.bookings.decline': 'owner',
  'bookings.eventTimeSlots.get': 'visitor',
  'bookings.eventTimeSlots.list': 'visitor',
  'bookings.extendedBookings.query': 'own',
  'bookings.services.count': 'visitor',
  'bookings.services.get': 'visitor',
  'bookings.services.query': 'visitor',
  'bookings.services.queryCategories': 'visitor',
  'bookings.services.queryLocations': 'visitor',
  'bookings.services.search': 'visitor',
  'bookings.timeSlots.getAvailability': 'visitor',
  'bookings.timeSlots.listAvailability': 'visitor',
}
