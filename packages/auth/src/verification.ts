import { whole, type Write, write } from '@frontdesk/core'
import { type IdentityResponse, identityResponseShape, type IdentityState } from './identity.ts'

const prefix = '/_api/iam/verification'

/** Every place where a verification code is sent. */
export const verificationTargets = ['EMAIL'] as const

export interface StartVerificationInput {
  identityId?: string
  /** Where the code is sent to. */
  target?: (typeof verificationTargets)[number]
}

export interface StartVerificationResponse {
  verificationId?: string
}

export interface VerifyDuringAuthenticationInput {
  /** From the mail: exactly 6 characters. */
  code: string
  /** The state token of the answer that asked for the verification. */
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
 * Mails a code to somebody who is signed in already.
 *
 * @throws ApplicationError when it is for somebody else.
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
 * Gives the mailed code of a registration or a login. `processVerification` does the same and reads the answer.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the code is wrong, used or too old.
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
 * Mails another code; the one before does not work any more. `resendVerificationCode` does the same and gives the
 * state to go on with.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the attempt is over.
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
