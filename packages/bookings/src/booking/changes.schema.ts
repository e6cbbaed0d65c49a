import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  rescheduleBooking,
  type RescheduleBookingInput,
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

/** How many people come, as for a new booking. */
const participants = () => {
  const { totalParticipants, participantsChoices } = newBookingSchema().shape
  return { totalParticipants, participantsChoices }
}

export const rescheduleBookingInputSchema: Schema<RescheduleBookingInput> =
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

export const bookingChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(rescheduleBooking, rescheduleBookingInputSchema, bookingSchema),
  /* @__PURE__ */ operationSchema(
    updateNumberOfParticipants,
    updateNumberOfParticipantsInputSchema,
    bookingSchema,
  ),
]
