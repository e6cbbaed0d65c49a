import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { identityResponseSchema } from './identity.schema.ts'
import {
  type EmailOptions,
  recoverAccount,
  type RecoverAccountInput,
  sendActivationEmail,
  type SendActivationEmailInput,
  sendRecoveryEmail,
  type SendRecoveryEmailInput,
} from './recovery.ts'

const maybe = z.exactOptional

const mailOptions = () => ({
  language: maybe(z.string()),
  redirect: maybe(z.looseObject({ url: z.string().max(1000), clientId: maybe(z.string().min(1)) })),
})

export const emailOptionsSchema: Schema<EmailOptions> = /* @__PURE__ */ schema<EmailOptions>()(() =>
  z.looseObject(mailOptions()),
)

export const sendRecoveryEmailInputSchema: Schema<SendRecoveryEmailInput> =
  /* @__PURE__ */ schema<SendRecoveryEmailInput>()(() =>
    z.looseObject({ ...mailOptions(), email: z.string() }),
  )

export const sendActivationEmailInputSchema: Schema<SendActivationEmailInput> =
  /* @__PURE__ */ schema<SendActivationEmailInput>()(() =>
    z.looseObject({ identityId: z.string().min(1), emailOptions: maybe(emailOptionsSchema()) }),
  )

export const recoverAccountInputSchema: Schema<RecoverAccountInput> =
  /* @__PURE__ */ schema<RecoverAccountInput>()(() =>
    z.looseObject({ recoveryToken: z.string().min(1), password: z.string() }),
  )

export const recoverySchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  /* @__PURE__ */ operationSchema(sendRecoveryEmail, sendRecoveryEmailInputSchema),
  /* @__PURE__ */ operationSchema(sendActivationEmail, sendActivationEmailInputSchema),
  /* @__PURE__ */ operationSchema(recoverAccount, recoverAccountInputSchema, identityResponseSchema),
]
