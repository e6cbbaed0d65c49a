import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { bookingPaymentStatuses } from './model.ts'
import { bookingSchema, newBookingSchema, participantNotificationSchema } from './model.schema.ts'
import {
  cancelBooking,
  type CancelBookingInput,
  confirmBooking,
  type ConfirmBookingInput,
  confirmOrDeclineBooking,
  type ConfirmOrDeclineBookingInput,
  createBooking,
  type CreateBookingInput,
  declineBooking,
  type DeclineBookingInput,
  markBookingAsPending,
  type MarkBookingAsPendingInput,
} from './operations.ts'
import { bookingRevision } from './revision.schema.ts'

const maybe = z.exactOptional

export const createBookingInputSchema: ObjectSchema<CreateBookingInput> =
  /* @__PURE__ */ schema<CreateBookingInput>()(() =>
    z.looseObject({
      booking: newBookingSchema(),
      participantNotification: maybe(participantNotificationSchema()),
      sendSmsReminder: maybe(z.boolean()),
      formSubmission: maybe(z.record(z.string(), z.unknown())),
      flowControlSettings: maybe(
        z.looseObject({
          skipAvailabilityValidation: maybe(z.boolean()),
          skipBusinessConfirmation: maybe(z.boolean()),
          skipSelectedPaymentOptionValidation: maybe(z.boolean()),
          skipAddOnValidation: maybe(z.boolean()),
        }),
      ),
    }),
  )

export const cancelBookingInputSchema: ObjectSchema<CancelBookingInput> =
  /* @__PURE__ */ schema<CancelBookingInput>()(() =>
    z.looseObject({
      ...bookingRevision(),
      participantNotification: maybe(participantNotificationSchema()),
      flowControlSettings: maybe(
        z.looseObject({
          ignoreCancellationPolicy: maybe(z.boolean()),
          withRefund: maybe(z.boolean()),
          waiveCancellationFee: maybe(z.boolean()),
        }),
      ),
    }),
  )

export const confirmBookingInputSchema: ObjectSchema<ConfirmBookingInput> =
  /* @__PURE__ */ schema<ConfirmBookingInput>()(() =>
    z.looseObject({
      ...bookingRevision(),
      participantNotification: maybe(participantNotificationSchema()),
      sendSmsReminder: maybe(z.boolean()),
      paymentStatus: maybe(z.enum(bookingPaymentStatuses)),
      doubleBooked: maybe(z.boolean()),
      flowControlSettings: maybe(z.looseObject({ checkAvailabilityValidation: maybe(z.boolean()) })),
    }),
  )

export const declineBookingInputSchema: ObjectSchema<DeclineBookingInput> =
  /* @__PURE__ */ schema<DeclineBookingInput>()(() =>
    z.looseObject({
      ...bookingRevision(),
      participantNotification: maybe(participantNotificationSchema()),
      paymentStatus: maybe(z.enum(bookingPaymentStatuses)),
      doubleBooked: maybe(z.boolean()),
      flowControlSettings: maybe(z.looseObject({ withRefund: maybe(z.boolean()) })),
    }),
  )

export const confirmOrDeclineBookingInputSchema: Schema<ConfirmOrDeclineBookingInput> =
  /* @__PURE__ */ schema<ConfirmOrDeclineBookingInput>()(() =>
    z.looseObject({
      bookingId: z.string().min(1),
      paymentStatus: maybe(z.enum(bookingPaymentStatuses)),
    }),
  )

export const markBookingAsPendingInputSchema: ObjectSchema<MarkBookingAsPendingInput> =
  /* @__PURE__ */ schema<MarkBookingAsPendingInput>()(() =>
    z.looseObject({
      ...bookingRevision(),
      participantNotification: maybe(participantNotificationSchema()),
      sendSmsReminder: maybe(z.boolean()),
      paymentStatus: maybe(z.enum(bookingPaymentStatuses)),
      doubleBooked: maybe(z.boolean()),
      flowControlSettings: maybe(
        z.looseObject({
          checkAvailabilityValidation: maybe(z.boolean()),
          skipPendingApprovalServiceValidation: maybe(z.boolean()),
        }),
      ),
    }),
  )

export const bookingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createBooking, createBookingInputSchema, bookingSchema),
  /* @__PURE__ */ operationSchema(cancelBooking, cancelBookingInputSchema, bookingSchema),
  /* @__PURE__ */ operationSchema(confirmBooking, confirmBookingInputSchema, bookingSchema),
  /* @__PURE__ */ operationSchema(declineBooking, declineBookingInputSchema, bookingSchema),
  /* @__PURE__ */ operationSchema(confirmOrDeclineBooking, confirmOrDeclineBookingInputSchema, bookingSchema),
  /* @__PURE__ */ operationSchema(markBookingAsPending, markBookingAsPendingInputSchema, bookingSchema),
]
