// #region handler
import { sessionHandler } from '@frontdesk/auth'
import {
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, calculateCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { origin, session } from '../frontdesk/session.server'
import type { Route } from './+types/frontdesk'

const handler = sessionHandler({
  ...session,
  origin,
  operations: [
    getService,
    listAvailabilityTimeSlots,
    createBooking,
    queryExtendedBookings,
    getCurrentCart,
    calculateCurrentCart,
    addLineItemsToCurrentCart,
  ],
})

export const loader = ({ request }: Route.LoaderArgs) => handler(request)
export const action = ({ request }: Route.ActionArgs) => handler(request)
// #endregion handler
