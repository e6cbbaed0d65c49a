import type { ListEventTimeSlotsInput, QueryServicesInput } from '@frontdesk/bookings'
import type { QueryProductsInput } from '@frontdesk/stores'
import { today } from '@internationalized/date'
import { studio } from '../studio.ts'

/** The services of the front page: all its sections share one reading of them. */
export const offered: QueryServicesInput = { filter: { hidden: false }, paging: { limit: 50 } }

/** The classes of the front page. */
export function classesThisWeek(): ListEventTimeSlotsInput {
  return {
    toLocalDate: `${today(studio.timeZone).add({ days: 8 }).toString()}T00:00:00`,
    timeZone: studio.timeZone,
    cursorPaging: { limit: 30 },
  }
}

/** The products of the front page. */
export const offeredProducts: QueryProductsInput = { paging: { limit: 4 } }
