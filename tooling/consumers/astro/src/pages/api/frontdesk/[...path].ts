// #region handler
import { sessionHandler } from '@frontdesk/auth'
import {
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import type { APIRoute } from 'astro'
import { origin, session } from '../../../frontdesk/session'

const handler = sessionHandler({
  ...session,
  origin,
  operations: [
    listAvailabilityTimeSlots,
    getService,
    createBooking,
    queryExtendedBookings,
    getCurrentCart,
    addLineItemsToCurrentCart,
  ],
})

export const ALL: APIRoute = ({ request }) => handler(request)
// #endregion handler
