import type { OperationSchema } from '@frontdesk/core/schema'
import { authenticationSchemas } from './authentication.schema.ts'
import { recoverySchemas } from './recovery.schema.ts'
import { redirectSessionSchemas } from './redirect-session.schema.ts'
import { tokenSchemas } from './token-request.schema.ts'
import { verificationSchemas } from './verification.schema.ts'

export {
  authenticationCallbackInputSchema,
  authenticationSchemas,
  captchaTokenSchema,
  changePasswordInputSchema,
  loginIdentityInputSchema,
  logoutIdentityInputSchema,
  registerIdentityInputSchema,
  signOnInputSchema,
  signOnResponseSchema,
  verifyFactorInputSchema,
} from './authentication.schema.ts'
export {
  customValueSchema,
  identityAddressSchema,
  identityProfileSchema,
  identityResponseSchema,
  identitySchema,
  mfaChallengeDataSchema,
  requireMfaDataSchema,
} from './identity.schema.ts'
export {
  emailOptionsSchema,
  recoverAccountInputSchema,
  recoverySchemas,
  sendActivationEmailInputSchema,
  sendRecoveryEmailInputSchema,
} from './recovery.schema.ts'
export {
  createRedirectSessionInputSchema,
  redirectSessionSchema,
  redirectSessionSchemas,
} from './redirect-session.schema.ts'
export { tokenRequestSchema, tokenResponseSchema, tokenSchemas } from './token-request.schema.ts'
export {
  resendVerificationInputSchema,
  resendVerificationResponseSchema,
  startVerificationInputSchema,
  startVerificationResponseSchema,
  verificationSchemas,
  verifyDuringAuthenticationInputSchema,
} from './verification.schema.ts'

/** The schemas of every operation of this package. */
export const authSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  ...tokenSchemas,
  ...redirectSessionSchemas,
  ...authenticationSchemas,
  ...recoverySchemas,
  ...verificationSchemas,
]
