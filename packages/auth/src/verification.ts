import { whole, type Write, write } from '@frontdesk/core'
import { type IdentityResponse, identityResponseShape, type IdentityState } from './identity.ts'

const prefix = '/_api/iam/verification'

/** All destinations of a verification code. */
export const verificationTargets = ['EMAIL'] as const

export interface StartVerificationInput {
  identityId?: string
  /** Destination of the code. */
  target?: (typeof verificationTargets)[number]
}

export interface StartVerificationResponse {
  verificationId?: string
}

export interface VerifyDuringAuthenticationInput {
  /** The 6-character code from the email. */
  code: string
  /** The state token of the response that asked for the verification. */
  stateToken: string
}

export interface ResendVerificationInput {
  /** Token that continues this sign-in. It is short-lived. */
  stateToken: string
}

export interface ResendVerificationResponse {
  state?: IdentityState
  /** Token that continues this sign-in. It is short-lived. */
  stateToken?: string
}

/**
 * Emails a code to the signed-in member.
 *
 * @throws ApplicationError when it is for another person.
 * @example
 * const { verificationId } = await startVerification(client, { identityId, target: 'EMAIL' })
 * @function
 */
export const startVerification: Write<StartVerificationInput, StartVerificationResponse> =
  /* @__PURE__ */ write({
    id: 'auth.verification.start',
    prefix,
    route: 'POST /v1/Start',
    response: /* @__PURE__ */ whole<StartVerificationResponse>(),
  })

/**
 * Submits the emailed code of a registration or a login. `processVerification` also interprets the response.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the code is wrong, used or expired.
 * @example
 * const { state, sessionToken } = await verifyDuringAuthentication(client, { code, stateToken })
 * @function
 */
export const verifyDuringAuthentication: Write<VerifyDuringAuthenticationInput, IdentityResponse> =
  /* @__PURE__ */ write({
    id: 'auth.verification.verifyDuringAuthentication',
    prefix,
    route: 'POST /v1/auth/verify',
    response: /* @__PURE__ */ whole(identityResponseShape),
    secrets: ['code', 'stateToken'],
  })

/**
 * Emails another code and invalidates the previous one. `resendVerificationCode` also returns the state to continue
 * with.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the attempt has expired.
 * @example
 * await resendVerification(client, { stateToken })
 * @function
 */
export const resendVerification: Write<ResendVerificationInput, ResendVerificationResponse> =
  /* @__PURE__ */ write({
    id: 'auth.verification.resend',
    prefix,
    route: 'POST /v1/auth/resend',
    response: /* @__PURE__ */ whole<ResendVerificationResponse>(),
    secrets: ['stateToken'],
  })
