import type { QueryServicesInput } from '@frontdesk/bookings'

/** The services of the front page: all its sections share one reading of them. */
export const offered: QueryServicesInput = { filter: { hidden: false }, paging: { limit: 50 } }
