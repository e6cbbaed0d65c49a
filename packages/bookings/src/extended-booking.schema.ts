import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { bookingSchema } from './booking.schema.ts'
import {
  type ExtendedBooking,
  type ExtendedBookingFields,
  queryExtendedBookings,
  type QueryExtendedBookingsInput,
} from './extended-booking.ts'
import { cursorPagingSchema, filterOf, sortOf } from './query.schema.ts'

const maybe = z.exactOptional

export const extendedBookingSchema: Schema<ExtendedBooking> = /* @__PURE__ */ schema<ExtendedBooking>()(() =>
  z.looseObject({
    booking: maybe(bookingSchema()),
    allowedActions: maybe(z.looseObject({ cancel: maybe(z.boolean()), reschedule: maybe(z.boolean()) })),
    attendance: maybe(
      z.looseObject({
        id: maybe(z.string()),
        status: maybe(z.string()),
        numberOfAttendees: maybe(z.number()),
      }),
    ),
  }),
)

export const queryExtendedBookingsInputSchema: Schema<QueryExtendedBookingsInput> =
  /* @__PURE__ */ schema<QueryExtendedBookingsInput>()(() =>
    z.intersection(
      z
        .looseObject({
          filter: maybe(filterOf<ExtendedBookingFields>()),
          sort: maybe(sortOf<ExtendedBookingFields>()),
          cursorPaging: maybe(cursorPagingSchema()),
        })
        .readonly(),
      z.looseObject({ withBookingAllowedActions: maybe(z.boolean()) }),
    ),
  )

export const extendedBookingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    queryExtendedBookings,
    queryExtendedBookingsInputSchema,
    extendedBookingSchema,
  ),
]
