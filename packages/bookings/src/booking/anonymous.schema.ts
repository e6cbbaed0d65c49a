import { closed, operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { bookingFeeSchema } from '../booking-fee.schema.ts'
import { allowedActionsSchema } from '../extended-booking.schema.ts'
import { serviceSchema } from '../service/model.schema.ts'
import { requestedFields } from '../service/queries.ts'
import {
  type AnonymousBooking,
  anonymousBookingFields,
  cancelBookingAnonymously,
  type CancelBookingAnonymouslyInput,
  getAnonymousActionToken,
  type GetAnonymousActionTokenInput,
  getBookingAnonymously,
  type GetBookingAnonymouslyInput,
  getServiceAnonymously,
  type GetServiceAnonymouslyInput,
  rescheduleBookingAnonymously,
  type RescheduleBookingAnonymouslyInput,
} from './anonymous.ts'
import { bookingSchema, newBookedEntitySchema } from './model.schema.ts'

const maybe = z.exactOptional
const token = () => z.string().min(1).max(2_048)

export const anonymousBookingSchema: Schema<AnonymousBooking> = /* @__PURE__ */ schema<AnonymousBooking>()(
  (oneOf) =>
    z.looseObject({
      booking: maybe(bookingSchema(oneOf)),
      allowedAnonymousActions: maybe(allowedActionsSchema()),
      bookingFee: maybe(bookingFeeSchema(oneOf)),
    }),
)

export const getAnonymousActionTokenInputSchema: Schema<GetAnonymousActionTokenInput> =
  /* @__PURE__ */ schema<GetAnonymousActionTokenInput>()(() =>
    z.looseObject({ bookingId: z.string().min(1) }),
  )

export const getBookingAnonymouslyInputSchema: Schema<GetBookingAnonymouslyInput> =
  /* @__PURE__ */ schema<GetBookingAnonymouslyInput>()(() =>
    z.looseObject({ token: token(), fields: maybe(z.array(closed(anonymousBookingFields)).max(1)) }),
  )

export const cancelBookingAnonymouslyInputSchema: Schema<CancelBookingAnonymouslyInput> =
  /* @__PURE__ */ schema<CancelBookingAnonymouslyInput>()(() =>
    z.looseObject({ token: token(), revision: z.string() }),
  )

export const rescheduleBookingAnonymouslyInputSchema: Schema<RescheduleBookingAnonymouslyInput> =
  /* @__PURE__ */ schema<RescheduleBookingAnonymouslyInput>()(() =>
    z.looseObject({
      token: token(),
      revision: z.string(),
      slot: newBookedEntitySchema().shape.slot.unwrap(),
    }),
  )

export const getServiceAnonymouslyInputSchema: Schema<GetServiceAnonymouslyInput> =
  /* @__PURE__ */ schema<GetServiceAnonymouslyInput>()(() =>
    z.looseObject({ token: token(), fields: maybe(z.array(closed(requestedFields)).max(5)) }),
  )

const tokenSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.string())

export const anonymousBookingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getAnonymousActionToken, getAnonymousActionTokenInputSchema, tokenSchema),
  /* @__PURE__ */ operationSchema(
    getBookingAnonymously,
    getBookingAnonymouslyInputSchema,
    anonymousBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    cancelBookingAnonymously,
    cancelBookingAnonymouslyInputSchema,
    bookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    rescheduleBookingAnonymously,
    rescheduleBookingAnonymouslyInputSchema,
    bookingSchema,
  ),
  /* @__PURE__ */ operationSchema(getServiceAnonymously, getServiceAnonymouslyInputSchema, serviceSchema),
]
