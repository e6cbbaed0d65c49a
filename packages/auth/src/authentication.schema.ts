import {
  closed,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  authenticationCallback,
  type AuthenticationCallbackInput,
  type CaptchaToken,
  changePassword,
  type ChangePasswordInput,
  loginIdentity,
  type LoginIdentityInput,
  logoutIdentity,
  type LogoutIdentityInput,
  registerIdentity,
  type RegisterIdentityInput,
  signOn,
  type SignOnInput,
  type SignOnResponse,
  verifyFactor,
  type VerifyFactorInput,
} from './authentication.ts'
import { identityProfileSchema, identityResponseSchema, identitySchema } from './identity.schema.ts'
import { factorTypes } from './identity.ts'

const maybe = z.exactOptional
const captcha = () => maybe(z.string().max(5000))

export const captchaTokenSchema: ObjectSchema<CaptchaToken> = /* @__PURE__ */ schema<CaptchaToken>()(() =>
  z.looseObject({
    Recaptcha: captcha(),
    InvisibleRecaptcha: captcha(),
    NoCaptcha: captcha(),
    recaptchaForClientSiteKey: maybe(
      z.looseObject({ token: z.string().max(5000), siteKeyId: z.string().min(1) }),
    ),
  }),
)

// The platform itself validates the email address and the password: apps show messages based on its errors.
const credentials = () => ({
  loginId: z.looseObject({ email: z.string() }),
  password: z.string(),
  captchaTokens: maybe(z.array(captchaTokenSchema())),
  clientMetaData: maybe(z.record(z.string(), z.unknown())),
})

export const loginIdentityInputSchema: Schema<LoginIdentityInput> =
  /* @__PURE__ */ schema<LoginIdentityInput>()(() => z.looseObject(credentials()))

export const registerIdentityInputSchema: Schema<RegisterIdentityInput> =
  /* @__PURE__ */ schema<RegisterIdentityInput>()(() =>
    z.looseObject({ ...credentials(), profile: maybe(identityProfileSchema(closed)) }),
  )

export const changePasswordInputSchema: Schema<ChangePasswordInput> =
  /* @__PURE__ */ schema<ChangePasswordInput>()(() => z.looseObject({ newPassword: z.string() }))

export const authenticationCallbackInputSchema: Schema<AuthenticationCallbackInput> =
  /* @__PURE__ */ schema<AuthenticationCallbackInput>()(() =>
    z.looseObject({ state: z.string().min(1), sessionToken: z.string().min(1) }),
  )

export const signOnInputSchema: Schema<SignOnInput> = /* @__PURE__ */ schema<SignOnInput>()(() =>
  z.looseObject({
    loginId: z.looseObject({ email: z.string() }),
    profile: maybe(identityProfileSchema(closed)),
    verifyEmail: maybe(z.boolean()),
    mergeExistingContact: maybe(z.boolean()),
  }),
)

export const signOnResponseSchema: ObjectSchema<SignOnResponse> = /* @__PURE__ */ schema<SignOnResponse>()(
  (oneOf) => z.looseObject({ sessionToken: maybe(z.string()), identity: maybe(identitySchema(oneOf)) }),
)

export const logoutIdentityInputSchema: Schema<LogoutIdentityInput> =
  /* @__PURE__ */ schema<LogoutIdentityInput>()(() =>
    z.looseObject({ postLogoutRedirectUri: maybe(z.string().max(2048)), clientId: maybe(z.string().min(1)) }),
  )

const codeData = () => maybe(z.looseObject({ code: z.string().min(1).max(100) }))

export const verifyFactorInputSchema: Schema<VerifyFactorInput> = /* @__PURE__ */ schema<VerifyFactorInput>()(
  () =>
    z.looseObject({
      factorType: z.enum(factorTypes),
      stateToken: z.string().min(1).max(1000),
      rememberThisDevice: maybe(z.boolean()),
      smsData: codeData(),
      callData: codeData(),
      emailData: codeData(),
      totpData: codeData(),
      pushData: maybe(z.looseObject({ transactionId: z.string().min(1).max(36) })),
      webauthnData: maybe(
        z.looseObject({ challengeId: z.string().min(1), credential: z.string().min(1).max(3000) }),
      ),
    }),
)

export const authenticationSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  /* @__PURE__ */ operationSchema(registerIdentity, registerIdentityInputSchema, identityResponseSchema),
  /* @__PURE__ */ operationSchema(loginIdentity, loginIdentityInputSchema, identityResponseSchema),
  /* @__PURE__ */ operationSchema(changePassword, changePasswordInputSchema),
  /* @__PURE__ */ operationSchema(
    authenticationCallback,
    authenticationCallbackInputSchema,
    identityResponseSchema,
  ),
  /* @__PURE__ */ operationSchema(signOn, signOnInputSchema, signOnResponseSchema),
  /* @__PURE__ */ operationSchema(logoutIdentity, logoutIdentityInputSchema),
  /* @__PURE__ */ operationSchema(verifyFactor, verifyFactorInputSchema, identityResponseSchema),
]
