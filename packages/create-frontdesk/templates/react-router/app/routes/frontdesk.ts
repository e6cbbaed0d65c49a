import { createRedirectSession, sessionHandler } from '@frontdesk/auth'
import {
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, calculateCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { origin, session } from '../frontdesk/session.server'
import type { Route } from './+types/frontdesk'

/** Makes the calls of the browser with the tokens of the session, which the browser does not see. */
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
    createRedirectSession,
  ],
})

export const loader = ({ request }: Route.LoaderArgs) => handler(request)
export const action = ({ request }: Route.ActionArgs) => handler(request)
