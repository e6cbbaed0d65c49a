import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { identityResponseSchema } from './identity.schema.ts'
import { identityStates } from './identity.ts'
import {
  resendVerification,
  type ResendVerificationInput,
  type ResendVerificationResponse,
  startVerification,
  type StartVerificationInput,
  type StartVerificationResponse,
  verificationTargets,
  verifyDuringAuthentication,
  type VerifyDuringAuthenticationInput,
} from './verification.ts'

const maybe = z.exactOptional
const stateToken = () => z.string().min(1).max(1000)

export const startVerificationInputSchema: Schema<StartVerificationInput> =
  /* @__PURE__ */ schema<StartVerificationInput>()(() =>
    z.looseObject({ identityId: maybe(z.string().min(1)), target: maybe(z.enum(verificationTargets)) }),
  )

export const startVerificationResponseSchema: ObjectSchema<StartVerificationResponse> =
  /* @__PURE__ */ schema<StartVerificationResponse>()(() =>
    z.looseObject({ verificationId: maybe(z.string()) }),
  )

export const verifyDuringAuthenticationInputSchema: Schema<VerifyDuringAuthenticationInput> =
  /* @__PURE__ */ schema<VerifyDuringAuthenticationInput>()(() =>
    z.looseObject({ code: z.string().length(6), stateToken: stateToken() }),
  )

export const resendVerificationInputSchema: Schema<ResendVerificationInput> =
  /* @__PURE__ */ schema<ResendVerificationInput>()(() => z.looseObject({ stateToken: stateToken() }))

export const resendVerificationResponseSchema: ObjectSchema<ResendVerificationResponse> =
  /* @__PURE__ */ schema<ResendVerificationResponse>()((oneOf) =>
    z.looseObject({ state: maybe(oneOf(identityStates)), stateToken: maybe(z.string()) }),
  )

export const verificationSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  /* @__PURE__ */ operationSchema(
    startVerification,
    startVerificationInputSchema,
    startVerificationResponseSchema,
  ),
  /* @__PURE__ */ operationSchema(
    verifyDuringAuthentication,
    verifyDuringAuthenticationInputSchema,
    identityResponseSchema,
  ),
  /* @__PURE__ */ operationSchema(
    resendVerification,
    resendVerificationInputSchema,
    resendVerificationResponseSchema,
  ),
]
