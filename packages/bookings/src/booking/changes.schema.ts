import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type BookingExtendedFields,
  rescheduleBooking,
  type RescheduleBookingInput,
  setBookingSubmissionId,
  type SetBookingSubmissionIdInput,
  updateBookingExtendedFields,
  type UpdateBookingExtendedFieldsInput,
  updateNumberOfParticipants,
  type UpdateNumberOfParticipantsInput,
} from './changes.ts'
import {
  bookingSchema,
  newBookedEntitySchema,
  newBookingSchema,
  participantNotificationSchema,
} from './model.schema.ts'
import { bookingRevision } from './revision.schema.ts'

const maybe = z.exactOptional

/** Number of participants, as for a new booking. */
const participants = () => {
  const { totalParticipants, participantsChoices } = newBookingSchema().shape
  return { totalParticipants, participantsChoices }
}

export const rescheduleBookingInputSchema: ObjectSchema<RescheduleBookingInput> =
  /* @__PURE__ */ schema<RescheduleBookingInput>()(() =>
    z.looseObject({
      ...bookingRevision(),
      slot: newBookedEntitySchema().shape.slot.unwrap(),
      ...participants(),
      bookedAddOns: newBookingSchema().shape.bookedAddOns,
      participantNotification: maybe(participantNotificationSchema()),
      flowControlSettings: maybe(
        z.looseObject({
          ignoreReschedulePolicy: maybe(z.boolean()),
          skipAvailabilityValidation: maybe(z.boolean()),
          skipBusinessConfirmation: maybe(z.boolean()),
          allowAddOnChanges: maybe(z.boolean()),
        }),
      ),
    }),
  )

export const updateNumberOfParticipantsInputSchema: Schema<UpdateNumberOfParticipantsInput> =
  /* @__PURE__ */ schema<UpdateNumberOfParticipantsInput>()(() =>
    z.looseObject({
      ...bookingRevision(),
      ...participants(),
    }),
  )

export const bookingExtendedFieldsSchema: Schema<BookingExtendedFields> =
  /* @__PURE__ */ schema<BookingExtendedFields>()(() =>
    z.looseObject({ namespace: z.string(), namespaceData: z.record(z.string(), z.unknown()) }),
  )

export const updateBookingExtendedFieldsInputSchema: Schema<UpdateBookingExtendedFieldsInput> =
  /* @__PURE__ */ schema<UpdateBookingExtendedFieldsInput>()(() =>
    z.looseObject({
      id: z.string().min(1),
      namespace: z.string().min(1).max(164),
      namespaceData: z.record(z.string(), z.unknown()),
    }),
  )

export const setBookingSubmissionIdInputSchema: Schema<SetBookingSubmissionIdInput> =
  /* @__PURE__ */ schema<SetBookingSubmissionIdInput>()(() =>
    z.looseObject({ bookingId: z.string().min(1), submissionId: z.string().min(1) }),
  )

export const bookingChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(rescheduleBooking, rescheduleBookingInputSchema, bookingSchema),
  /* @__PURE__ */ operationSchema(
    updateNumberOfParticipants,
    updateNumberOfParticipantsInputSchema,
    bookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateBookingExtendedFields,
    updateBookingExtendedFieldsInputSchema,
    bookingExtendedFieldsSchema,
  ),
  /* @__PURE__ */ operationSchema(setBookingSubmissionId, setBookingSubmissionIdInputSchema, bookingSchema),
]
