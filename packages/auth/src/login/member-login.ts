// This is the upper of two layers. The operations (`loginIdentity`, `verifyDuringAuthentication`, …) are the platform's
// calls: they return its responses and throw its errors. The functions here (`login`, `processVerification`, …)
// interpret a response as one step of a sign-in: whatever happens, the result says what to do next.
import {
  type CallOptions,
  type Client,
  type FrontdeskError,
  type Given,
  isFrontdeskError,
  isValidationError,
  type Open,
} from '@frontdesk/core'
import {
  type CaptchaToken,
  loginIdentity,
  registerIdentity,
  verifyFactor,
  type VerifyFactorInput,
} from '../authentication.ts'
import type { IdentityProfile, IdentityResponse, MfaChallengeData } from '../identity.ts'
import { recoverAccount, type RecoverAccountInput, sendRecoveryEmail } from '../recovery.ts'
import type { Session } from '../session.ts'
import { resendVerification, verifyDuringAuthentication } from '../verification.ts'

/** Why a step failed. The last four do not mean that the input was wrong: the same step may succeed later. */
export type LoginErrorCode = Open<
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'emailAlreadyExists'
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'verificationFailed'
  | 'network'
  | 'timeout'
  | 'throttled'
  | 'unavailable'
>

/** A second factor that is required: respond with `answerChallenge`. */
export interface LoginChallenge extends MfaChallengeData {
  /** Token that continues this sign-in. It is short-lived. */
  readonly stateToken: string
}

/** A step that failed. */
export interface LoginFailure {
  /** State of the sign-in, which discriminates this union. */
  readonly loginState: 'FAILURE'
  /** A message of the platform for developers; show your own text, chosen by `errorCode`. */
  readonly error: string
  readonly errorCode?: LoginErrorCode
  /** Present when a second factor is required. */
  readonly challenge?: LoginChallenge
  /** The error that the call threw, with its violations and request id. */
  readonly cause?: FrontdeskError
}

/**
 * State of a sign-in. Keep it and pass it to the next step: it is not stored anywhere else. An app starts with
 * `INITIAL`; the captcha states are for apps that show a captcha.
 */
export type LoginResult =
  | {
      /** State of the sign-in, which discriminates this union. */
      readonly loginState: 'SUCCESS'
      /** Data of this state. */
      readonly data: {
        /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
        readonly sessionToken: string
      }
    }
  | {
      /** State of the sign-in, which discriminates this union. */
      readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'
      /** Data of this state. */
      readonly data: {
        /** Token that continues this sign-in. It is short-lived. */
        readonly stateToken: string
      }
    }
  | {
      /** State of the sign-in, which discriminates this union. */
      readonly loginState: 'OWNER_APPROVAL_REQUIRED'
    }
  | {
      /** State of the sign-in, which discriminates this union. */
      readonly loginState: 'INITIAL' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED'
    }
  | LoginFailure

export type LoginState = LoginResult['loginState']

export interface LoginInput {
  readonly email: string
  readonly password: string
  /**
   * The token of the captcha, unchanged: `[{ Recaptcha: token }]` for the visible captcha, `[{ InvisibleRecaptcha:
   * token }]` for the invisible one. The site keys are in `client.auth.captcha`.
   */
  readonly captchaTokens?: CaptchaToken[]
  /** Data that is kept with the sign-in. Do not put secrets into it. */
  readonly clientMetaData?: Record<string, unknown>
}

export interface RegisterInput extends LoginInput {
  readonly profile?: IdentityProfile
}

export interface ProcessVerificationInput {
  /** The 6-character code from the email. */
  readonly verificationCode: string
  /** The result that asked for the verification. */
  readonly state: LoginResult
}

export interface AnswerChallengeInput extends Omit<VerifyFactorInput, 'stateToken'> {
  /** Token of the result that asked for the factor. */
  readonly challenge: LoginChallenge
}

export interface PasswordResetEmailInput {
  readonly email: string
  /** The page that the link in the email opens; it must be registered. */
  readonly redirectUri: string
  /** Language of the email, such as `en`. */
  readonly language?: string
}

type Codes = Readonly<Record<string, readonly string[]>>

/** Maps the platform's codes to ours: older responses use numbers, newer ones names. */
const captchaCodes: Codes = {
  missingCaptchaToken: ['-19971', 'CAPTCHA_TOKEN_REQUIRED', 'MISSING_CAPTCHA_TOKEN'],
  invalidCaptchaToken: ['-19970', 'INVALID_CAPTCHA_TOKEN'],
}

const unknownState: LoginFailure = { loginState: 'FAILURE', error: 'Unknown _state' }

/** A failure that says nothing about the person's input. */
const faultOf = ({ name, code, status = 0, retryable }: FrontdeskError): LoginErrorCode | undefined => {
  if (name === 'NetworkError') return 'network'
  if (name === 'TimeoutError') return 'timeout'
  if (status === 429) return 'throttled'
  const verdict = name === 'ValidationError' || (status > 399 && status < 500 && code !== 'TOKENS_REFUSED')
  return verdict && !retryable ? undefined : 'unavailable'
}

/**
 * Waits for a step and interprets its response. Throws only when the caller aborts, or for errors that do not come from
 * the call.
 */
const settle = async (
  step: Promise<IdentityResponse>,
  other?: LoginErrorCode,
  codes: Codes = {},
): Promise<LoginResult> => {
  try {
    const { state, sessionToken, stateToken, mfaChallengeData, requireMfaData } = await step
    if (state === 'SUCCESS' && sessionToken) return { loginState: 'SUCCESS', data: { sessionToken } }
    if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
    if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
      return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
    const asked = mfaChallengeData ?? requireMfaData
    return asked && stateToken ? { ...unknownState, challenge: { ...asked, stateToken } } : unknownState
  } catch (error) {
    if (!isFrontdeskError(error) || error.name === 'AbortError') throw error
    const { code, message } = error
    const known = Object.keys(codes).find((name) => codes[name]?.includes(code))
    const errorCode = known ?? faultOf(error) ?? other
    return { loginState: 'FAILURE', error: message, ...(errorCode && { errorCode }), cause: error }
  }
}

/**
 * Checks an email address and a password. On success, the result has a session token that identifies the person:
 * `directLogin` exchanges it for the member's tokens in a hidden frame, `startLogin` by redirect.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const result = await login(client, { email, password })
 * if (result.loginState === 'SUCCESS') {
 *   const { url } = await startLogin(client, { redirectUri, prompt: 'none', sessionToken: result.data.sessionToken })
 *   location.assign(url)
 * }
 */
export const login = (
  client: Client<Session>,
  { email, ...rest }: Given<LoginInput>,
  options?: CallOptions,
): Promise<LoginResult> =>
  settle(loginIdentity(client, { loginId: { email }, ...rest }, options), 'invalidEmail', {
    ...captchaCodes,
    invalidPassword: ['-19976'],
    resetPassword: ['-19973'],
  })

/**
 * Creates an account.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const result = await register(client, { email, password, profile: { firstName: 'Ana' } })
 * if (result.loginState === 'EMAIL_VERIFICATION_REQUIRED') askForTheCode(result)
 */
export const register = async (
  client: Client<Session>,
  { email, ...rest }: Given<RegisterInput>,
  options?: CallOptions,
): Promise<LoginResult> => {
  const result = await settle(registerIdentity(client, { loginId: { email }, ...rest }, options), undefined, {
    ...captchaCodes,
    emailAlreadyExists: ['-19995', 'DUPLICATE_EMAIL'],
  })
  if (result.loginState !== 'FAILURE' || !isValidationError(result.cause)) return result
  const refused = result.cause.violations.find(({ data }) => data?.['type'] === 'EMAIL')
  return refused ? { ...result, error: refused.description, errorCode: 'invalidEmail' } : result
}

/**
 * Submits the emailed code. After a wrong code, call it again with the same state.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const next = await processVerification(client, { verificationCode: '482913', state: result })
 */
export const processVerification = async (
  client: Client<Session>,
  { verificationCode: code, state }: ProcessVerificationInput,
  options?: CallOptions,
): Promise<LoginResult> =>
  state.loginState === 'EMAIL_VERIFICATION_REQUIRED'
    ? settle(
        verifyDuringAuthentication(client, { code, stateToken: state.data.stateToken }, options),
        'verificationFailed',
      )
    : unknownState

/**
 * Emails another code; continue with the returned state.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const state = await resendVerificationCode(client, { state: result })
 */
export const resendVerificationCode = async (
  client: Client<Session>,
  { state }: Pick<ProcessVerificationInput, 'state'>,
  options?: CallOptions,
): Promise<LoginResult> => {
  if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState
  const { stateToken } = state.data
  const sent = resendVerification(client, { stateToken }, options)
  return settle(
    // A response without a state means that the attempt continues as before.
    sent.then((answer) => ({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, ...answer })),
    'verificationFailed',
  )
}

/**
 * Responds to the second factor that a result asks for.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const { challenge } = result
 * if (challenge) await answerChallenge(client, { challenge, factorType: 'EMAIL', emailData: { code } })
 */
export const answerChallenge = (
  client: Client<Session>,
  { challenge: { stateToken }, ...answer }: Given<AnswerChallengeInput>,
  options?: CallOptions,
): Promise<LoginResult> =>
  settle(verifyFactor(client, { ...answer, stateToken }, options), 'verificationFailed')

/**
 * Emails a link for choosing a new password. Also resolves if there is no such account.
 *
 * @throws ValidationError when `redirectUri` is not registered; other errors as for every call.
 * @example
 * await sendPasswordResetEmail(client, { email, redirectUri: location.origin + '/new-password' })
 */
export const sendPasswordResetEmail = (
  client: Client<Session>,
  { redirectUri: url, ...rest }: Given<PasswordResetEmailInput>,
  options?: CallOptions,
): Promise<void> =>
  sendRecoveryEmail(client, { ...rest, redirect: { url, clientId: client.auth.clientId } }, options)

/**
 * Sets a new password with the token of the emailed link, and signs the member in as `login` does.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const recoveryToken = new URL(location.href).searchParams.get('recoveryToken') ?? ''
 * const result = await recover(client, { recoveryToken, password })
 */
export const recover = (
  client: Client<Session>,
  input: Given<RecoverAccountInput>,
  options?: CallOptions,
): Promise<LoginResult> => settle(recoverAccount(client, input, options))
