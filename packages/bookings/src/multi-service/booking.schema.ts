import {
  bulkResultSchemaOf,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { rescheduleBookingInputSchema } from '../booking/changes.schema.ts'
import { multiServiceBookingTypes } from '../booking/model.ts'
import { bookingSchema, newBookingSchema, participantNotificationSchema } from '../booking/model.schema.ts'
import {
  cancelBookingInputSchema,
  confirmBookingInputSchema,
  createBookingInputSchema,
  declineBookingInputSchema,
  markBookingAsPendingInputSchema,
} from '../booking/operations.schema.ts'
import { bookingRevision } from '../booking/revision.schema.ts'
import { allowedActionsSchema } from '../extended-booking.schema.ts'
import {
  cancelMultiServiceBooking,
  type CancelMultiServiceBookingInput,
  type CountedMultiServiceBooking,
  createMultiServiceBooking,
  type CreateMultiServiceBookingInput,
  getMultiServiceBooking,
  getMultiServiceBookingAvailability,
  type GetMultiServiceBookingAvailabilityInput,
  type GetMultiServiceBookingInput,
  type MultiServiceBookingAvailability,
  rescheduleMultiServiceBooking,
  type RescheduleMultiServiceBookingInput,
} from './booking.ts'
import {
  addBookingsToMultiServiceBooking,
  type AddBookingsToMultiServiceBookingInput,
  bulkGetMultiServiceBookingAllowedActions,
  type BulkGetMultiServiceBookingAllowedActionsInput,
  confirmMultiServiceBooking,
  type ConfirmMultiServiceBookingInput,
  declineMultiServiceBooking,
  type DeclineMultiServiceBookingInput,
  markMultiServiceBookingAsPending,
  type MarkMultiServiceBookingAsPendingInput,
  removeBookingsFromMultiServiceBooking,
  type RemoveBookingsFromMultiServiceBookingInput,
} from './decisions.ts'
import type { BookingInfo, BookingOfSeveral, ChangedBookings, MultiServiceBooking } from './model.ts'

const maybe = z.exactOptional

const bookingOfSeveralSchema: ObjectSchema<BookingOfSeveral> = /* @__PURE__ */ schema<BookingOfSeveral>()(
  (oneOf) => z.looseObject({ bookingId: maybe(z.string()), booking: maybe(bookingSchema(oneOf)) }),
)

export const multiServiceBookingSchema: ObjectSchema<MultiServiceBooking> =
  /* @__PURE__ */ schema<MultiServiceBooking>()((oneOf) =>
    z.looseObject({ id: z.string(), bookings: maybe(z.array(bookingOfSeveralSchema(oneOf))) }),
  )

const changedBookingsSchema: ObjectSchema<ChangedBookings> = /* @__PURE__ */ schema<ChangedBookings>()(
  (oneOf) => z.looseObject({ bookings: maybe(z.array(bookingOfSeveralSchema(oneOf))) }),
)

const countedMultiServiceBookingSchema: ObjectSchema<CountedMultiServiceBooking> =
  /* @__PURE__ */ schema<CountedMultiServiceBooking>()((oneOf) =>
    z.looseObject({
      multiServiceBooking: multiServiceBookingSchema(oneOf),
      metadata: maybe(z.looseObject({ totalNumberOfScheduledBookings: maybe(z.number()) })),
    }),
  )

const multiServiceBookingAvailabilitySchema: ObjectSchema<MultiServiceBookingAvailability> =
  /* @__PURE__ */ schema<MultiServiceBookingAvailability>()(() =>
    z.looseObject({
      bookable: maybe(z.boolean()),
      totalCapacity: maybe(z.number()),
      remainingCapacity: maybe(z.number()),
      policyViolations: maybe(
        z.looseObject({
          tooEarlyToBook: maybe(z.boolean()),
          tooLateToBook: maybe(z.boolean()),
          bookOnlineDisabled: maybe(z.boolean()),
        }),
      ),
      policySettings: maybe(z.looseObject({ maxParticipantsPerBooking: maybe(z.number()) })),
      multiServiceBookingInfo: maybe(z.array(z.looseObject({ bookingId: maybe(z.string()) }))),
    }),
  )

/** The common fields of multi-service booking operations. */
const ofSeveral = () => ({
  multiServiceBookingId: z.string().min(1),
  participantNotification: maybe(participantNotificationSchema()),
  returnFullEntity: maybe(z.boolean()),
})

const bookingInfoSchema: ObjectSchema<BookingInfo> = /* @__PURE__ */ schema<BookingInfo>()(() =>
  z.looseObject({ ...bookingRevision(), paymentStatus: confirmBookingInputSchema().shape.paymentStatus }),
)

export const createMultiServiceBookingInputSchema: Schema<CreateMultiServiceBookingInput> =
  /* @__PURE__ */ schema<CreateMultiServiceBookingInput>()(() =>
    z.looseObject({
      bookings: z.array(newBookingSchema()).min(2).max(8),
      multiServiceBookingType: maybe(z.enum(multiServiceBookingTypes)),
      participantNotification: maybe(participantNotificationSchema()),
      sendSmsReminder: maybe(z.boolean()),
      formSubmission: maybe(z.record(z.string(), z.unknown())),
      flowControlSettings: createBookingInputSchema().shape.flowControlSettings,
      returnFullEntity: maybe(z.boolean()),
    }),
  )

export const getMultiServiceBookingInputSchema: Schema<GetMultiServiceBookingInput> =
  /* @__PURE__ */ schema<GetMultiServiceBookingInput>()(() =>
    z.looseObject({ multiServiceBookingId: z.string().min(1) }),
  )

export const getMultiServiceBookingAvailabilityInputSchema: Schema<GetMultiServiceBookingAvailabilityInput> =
  /* @__PURE__ */ schema<GetMultiServiceBookingAvailabilityInput>()(() =>
    z.looseObject({ multiServiceBookingId: z.string().min(1) }),
  )

export const cancelMultiServiceBookingInputSchema: Schema<CancelMultiServiceBookingInput> =
  /* @__PURE__ */ schema<CancelMultiServiceBookingInput>()(() =>
    z.looseObject({
      ...ofSeveral(),
      flowControlSettings: cancelBookingInputSchema().shape.flowControlSettings,
    }),
  )

export const rescheduleMultiServiceBookingInputSchema: Schema<RescheduleMultiServiceBookingInput> =
  /* @__PURE__ */ schema<RescheduleMultiServiceBookingInput>()(() => {
    const { bookingId, revision, slot, totalParticipants, participantsChoices, bookedAddOns, ...shared } =
      rescheduleBookingInputSchema().shape
    return z.looseObject({
      ...ofSeveral(),
      rescheduleBookingsInfo: z
        .array(
          z.looseObject({ bookingId, revision, slot, totalParticipants, participantsChoices, bookedAddOns }),
        )
        .max(8),
      flowControlSettings: shared.flowControlSettings,
    })
  })

export const confirmMultiServiceBookingInputSchema: Schema<ConfirmMultiServiceBookingInput> =
  /* @__PURE__ */ schema<ConfirmMultiServiceBookingInput>()(() => {
    const { sendSmsReminder, doubleBooked, flowControlSettings } = confirmBookingInputSchema().shape
    return z.looseObject({
      ...ofSeveral(),
      confirmBookingsInfo: z.array(bookingInfoSchema()).max(8),
      sendSmsReminder,
      doubleBooked,
      flowControlSettings,
    })
  })

export const declineMultiServiceBookingInputSchema: Schema<DeclineMultiServiceBookingInput> =
  /* @__PURE__ */ schema<DeclineMultiServiceBookingInput>()(() => {
    const { doubleBooked, flowControlSettings } = declineBookingInputSchema().shape
    return z.looseObject({
      ...ofSeveral(),
      declineBookingsInfo: z.array(bookingInfoSchema()).max(8),
      doubleBooked,
      flowControlSettings,
    })
  })

export const markMultiServiceBookingAsPendingInputSchema: Schema<MarkMultiServiceBookingAsPendingInput> =
  /* @__PURE__ */ schema<MarkMultiServiceBookingAsPendingInput>()(() => {
    const { sendSmsReminder, doubleBooked, flowControlSettings } = markBookingAsPendingInputSchema().shape
    return z.looseObject({
      ...ofSeveral(),
      markAsPendingBookingsInfo: z.array(bookingInfoSchema()).max(8),
      sendSmsReminder,
      doubleBooked,
      flowControlSettings,
    })
  })

/** The bookings to add to or remove from a multi-service booking. */
const changedOfSeveral = () => ({
  multiServiceBookingId: z.string().min(1),
  bookings: z.array(z.looseObject(bookingRevision())).min(1).max(8),
  returnFullEntity: maybe(z.boolean()),
})

export const addBookingsToMultiServiceBookingInputSchema: Schema<AddBookingsToMultiServiceBookingInput> =
  /* @__PURE__ */ schema<AddBookingsToMultiServiceBookingInput>()(() => z.looseObject(changedOfSeveral()))

export const removeBookingsFromMultiServiceBookingInputSchema: Schema<RemoveBookingsFromMultiServiceBookingInput> =
  /* @__PURE__ */ schema<RemoveBookingsFromMultiServiceBookingInput>()(() =>
    z.looseObject(changedOfSeveral()),
  )

export const bulkGetMultiServiceBookingAllowedActionsInputSchema: Schema<BulkGetMultiServiceBookingAllowedActionsInput> =
  /* @__PURE__ */ schema<BulkGetMultiServiceBookingAllowedActionsInput>()(() =>
    z.looseObject({ multiServiceBookingIds: z.array(z.string().min(1)).min(1).max(50) }),
  )

export const multiServiceBookingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    createMultiServiceBooking,
    createMultiServiceBookingInputSchema,
    multiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    getMultiServiceBooking,
    getMultiServiceBookingInputSchema,
    countedMultiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    cancelMultiServiceBooking,
    cancelMultiServiceBookingInputSchema,
    multiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    rescheduleMultiServiceBooking,
    rescheduleMultiServiceBookingInputSchema,
    multiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    getMultiServiceBookingAvailability,
    getMultiServiceBookingAvailabilityInputSchema,
    multiServiceBookingAvailabilitySchema,
  ),
  /* @__PURE__ */ operationSchema(
    confirmMultiServiceBooking,
    confirmMultiServiceBookingInputSchema,
    multiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    declineMultiServiceBooking,
    declineMultiServiceBookingInputSchema,
    multiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    markMultiServiceBookingAsPending,
    markMultiServiceBookingAsPendingInputSchema,
    multiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    addBookingsToMultiServiceBooking,
    addBookingsToMultiServiceBookingInputSchema,
    changedBookingsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    removeBookingsFromMultiServiceBooking,
    removeBookingsFromMultiServiceBookingInputSchema,
    changedBookingsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    bulkGetMultiServiceBookingAllowedActions,
    bulkGetMultiServiceBookingAllowedActionsInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(allowedActionsSchema),
  ),
]
