// #region route
import { sessionHandler } from '@frontdesk/auth'
import {
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, calculateCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { origin, session } from '../../../../frontdesk/settings'

const handler = sessionHandler({
  ...session,
  origin,
  operations: [
    listAvailabilityTimeSlots,
    getService,
    createBooking,
    queryExtendedBookings,
    getCurrentCart,
    calculateCurrentCart,
    addLineItemsToCurrentCart,
  ],
})

export { handler as GET, handler as POST }
// #endregion route
