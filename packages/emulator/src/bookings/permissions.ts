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
  'bookings.services.bulkCreate': 'owner',
  'bookings.services.bulkDelete': 'owner',
  'bookings.services.bulkDeleteByFilter': 'owner',
  'bookings.services.bulkUpdate': 'owner',
  'bookings.services.bulkUpdateByFilter': 'owner',
  'bookings.services.count': 'visitor',
  'bookings.services.create': 'owner',
  'bookings.services.delete': 'owner',
  'bookings.services.get': 'visitor',
  'bookings.services.query': 'visitor',
  'bookings.services.queryCategories': 'visitor',
  'bookings.services.queryLocations': 'visitor',
  'bookings.services.search': 'visitor',
  'bookings.services.update': 'owner',
  'bookings.timeSlots.getAvailability': 'visitor',
  'bookings.timeSlots.listAvailability': 'visitor',
}
