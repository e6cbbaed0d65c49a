import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { allowedActionsSchema } from '../extended-booking.schema.ts'
import {
  type AnonymousMultiServiceBooking,
  cancelMultiServiceBookingAnonymously,
  type CancelMultiServiceBookingAnonymouslyInput,
  getAnonymousActionTokenForMultiServiceBooking,
  type GetAnonymousActionTokenForMultiServiceBookingInput,
  getMultiServiceBookingAnonymously,
  type GetMultiServiceBookingAnonymouslyInput,
} from './anonymous.ts'
import { multiServiceBookingSchema } from './booking.schema.ts'

const token = () => z.string().min(1).max(2_048)

const anonymousMultiServiceBookingSchema: Schema<AnonymousMultiServiceBooking> =
  /* @__PURE__ */ schema<AnonymousMultiServiceBooking>()((oneOf) =>
    z.looseObject({
      multiServiceBooking: multiServiceBookingSchema(oneOf),
      allowedAnonymousActions: z.exactOptional(allowedActionsSchema()),
    }),
  )

export const getAnonymousActionTokenForMultiServiceBookingInputSchema: Schema<GetAnonymousActionTokenForMultiServiceBookingInput> =
  /* @__PURE__ */ schema<GetAnonymousActionTokenForMultiServiceBookingInput>()(() =>
    z.looseObject({ multiServiceBookingId: z.string().min(1) }),
  )

export const getMultiServiceBookingAnonymouslyInputSchema: Schema<GetMultiServiceBookingAnonymouslyInput> =
  /* @__PURE__ */ schema<GetMultiServiceBookingAnonymouslyInput>()(() => z.looseObject({ token: token() }))

export const cancelMultiServiceBookingAnonymouslyInputSchema: Schema<CancelMultiServiceBookingAnonymouslyInput> =
  /* @__PURE__ */ schema<CancelMultiServiceBookingAnonymouslyInput>()(() => z.looseObject({ token: token() }))

export const anonymousMultiServiceBookingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getAnonymousActionTokenForMultiServiceBooking,
    getAnonymousActionTokenForMultiServiceBookingInputSchema,
    /* @__PURE__ */ schema<string>()(() => z.string()),
  ),
  /* @__PURE__ */ operationSchema(
    getMultiServiceBookingAnonymously,
    getMultiServiceBookingAnonymouslyInputSchema,
    anonymousMultiServiceBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    cancelMultiServiceBookingAnonymously,
    cancelMultiServiceBookingAnonymouslyInputSchema,
    multiServiceBookingSchema,
  ),
]
