import {
  bulkResultSchemaOf,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { allowedActionsSchema } from '../extended-booking.schema.ts'
import {
  bulkCalculateAllowedActions,
  type BulkCalculateAllowedActionsInput,
  bulkCancelBooking,
  type BulkCancelBookingInput,
  bulkConfirmOrDeclineBooking,
  type BulkConfirmOrDeclineBookingInput,
  bulkCreateBooking,
  type BulkCreateBookingInput,
} from './bulk.ts'
import { bookingSchema } from './model.schema.ts'
import {
  cancelBookingInputSchema,
  confirmOrDeclineBookingInputSchema,
  createBookingInputSchema,
} from './operations.schema.ts'

const maybe = z.exactOptional

const bulkBookingsSchema = /* @__PURE__ */ bulkResultSchemaOf(bookingSchema)

export const bulkCreateBookingInputSchema: Schema<BulkCreateBookingInput> =
  /* @__PURE__ */ schema<BulkCreateBookingInput>()(() =>
    z.looseObject({
      createBookingsInfo: z.array(createBookingInputSchema()).min(1).max(40),
      returnFullEntity: maybe(z.boolean()),
    }),
  )

export const bulkConfirmOrDeclineBookingInputSchema: Schema<BulkConfirmOrDeclineBookingInput> =
  /* @__PURE__ */ schema<BulkConfirmOrDeclineBookingInput>()(() =>
    z.looseObject({
      details: z.array(confirmOrDeclineBookingInputSchema()).min(1).max(300),
      returnEntity: maybe(z.boolean()),
    }),
  )

export const bulkCancelBookingInputSchema: Schema<BulkCancelBookingInput> =
  /* @__PURE__ */ schema<BulkCancelBookingInput>()(() =>
    z.looseObject({
      bookings: z.looseObject({ bookingsInfo: z.array(cancelBookingInputSchema()).min(1).max(100) }),
      returnFullEntity: maybe(z.boolean()),
    }),
  )

export const bulkCalculateAllowedActionsInputSchema: Schema<BulkCalculateAllowedActionsInput> =
  /* @__PURE__ */ schema<BulkCalculateAllowedActionsInput>()(() =>
    z.looseObject({ bookingIds: z.array(z.string().min(1)).min(1).max(50) }),
  )

export const bookingBulkSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(bulkCreateBooking, bulkCreateBookingInputSchema, bulkBookingsSchema),
  /* @__PURE__ */ operationSchema(
    bulkConfirmOrDeclineBooking,
    bulkConfirmOrDeclineBookingInputSchema,
    bulkBookingsSchema,
  ),
  /* @__PURE__ */ operationSchema(bulkCancelBooking, bulkCancelBookingInputSchema, bulkBookingsSchema),
  /* @__PURE__ */ operationSchema(
    bulkCalculateAllowedActions,
    bulkCalculateAllowedActionsInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(allowedActionsSchema),
  ),
]
