import { type ElevatedAuth, encoded, shape, type Shape, whole, type Write, write } from '@frontdesk/core'
import {
  type FactorType,
  type Identity,
  type IdentityProfile,
  identityProfileShape,
  type IdentityResponse,
  identityResponseShape,
  identityShape,
} from './identity.ts'

const prefix = '/_api/iam/authentication'

/** The token of a solved captcha: exactly one of these. */
export interface CaptchaToken {
  /** Token of the visible captcha. */
  Recaptcha?: string
  /** Token of the invisible reCAPTCHA. */
  InvisibleRecaptcha?: string
  /** Token of the visible reCAPTCHA. */
  NoCaptcha?: string
  /** Token of a captcha with your own site key. */
  recaptchaForClientSiteKey?: {
    /** Token of a reCAPTCHA that was shown with a site key of your own. */
    token: string
    siteKeyId: string
  }
}

/** The person who signs in. */
export interface LoginId {
  email: string
}

export interface LoginIdentityInput {
  loginId: LoginId
  password: string
  captchaTokens?: CaptchaToken[]
  /** Data that is kept with the sign-in. Do not put secrets into it. */
  clientMetaData?: Record<string, unknown>
}

export interface RegisterIdentityInput extends LoginIdentityInput {
  profile?: IdentityProfile
}

export interface ChangePasswordInput {
  /** The password that replaces the present one. */
  newPassword: string
}

export interface SignOnInput {
  loginId: LoginId
  profile?: IdentityProfile
  /** Marks the email address as verified. */
  verifyEmail?: boolean
  /** Whether to join the identity with an existing contact that has the same email address. */
  mergeExistingContact?: boolean
}

export interface SignOnResponse {
  /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
  sessionToken?: string
  identity?: Identity
}

export interface LogoutIdentityInput {
  /** URL that the browser is redirected to afterwards. */
  postLogoutRedirectUri?: string
  clientId?: string
}

export interface AuthenticationCallbackInput {
  /** The `state` that the provider sent back. */
  state: string
  /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
  sessionToken: string
}

/** The response to a second factor: the data of the factor that the path names. */
export interface VerifyFactorInput {
  factorType: FactorType
  /** State token of the response that asked for the factor. */
  stateToken: string
  /** Skips the second factor on this device from now on. */
  rememberThisDevice?: boolean
  /** The code that was sent by text message. */
  smsData?: {
    /** The code that the person received or that the platform issued. */
    code: string
  }
  /** The code that was given by phone. */
  callData?: {
    /** The code that the person received or that the platform issued. */
    code: string
  }
  /** The code that was sent by email. */
  emailData?: {
    /** The code that the person received or that the platform issued. */
    code: string
  }
  /** The code of the authenticator app. */
  totpData?: {
    /** The code that the person received or that the platform issued. */
    code: string
  }
  /** The push notification that was answered. */
  pushData?: { transactionId: string }
  /** `credential` is the credential that the browser returned, as JSON. */
  webauthnData?: {
    challengeId: string
    /** Credential of the passkey, as JSON. */
    credential: string
  }
}

const registerInputShape: Shape<RegisterIdentityInput> = /* @__PURE__ */ shape<RegisterIdentityInput>({
  profile: identityProfileShape,
})

const signOnInputShape: Shape<SignOnInput> = /* @__PURE__ */ shape<SignOnInput>({
  profile: identityProfileShape,
})

const signOnResponseShape: Shape<SignOnResponse> = /* @__PURE__ */ shape<SignOnResponse>({
  identity: identityShape,
})

const loginSecrets = ['password', 'captchaTokens'] as const

/**
 * Creates an account. `register` also interprets the response.
 *
 * @throws ApplicationError `-19995` when the account exists already, `-19971` and `-19970` for a captcha.
 * @throws ValidationError for the email address or the password.
 * @example
 * const { state, stateToken } = await registerIdentity(client, { loginId: { email }, password })
 * @function
 */
export const registerIdentity: Write<RegisterIdentityInput, IdentityResponse> = /* @__PURE__ */ write({
  id: 'auth.authentication.register',
  prefix,
  route: 'POST /v2/register',
  request: /* @__PURE__ */ encoded(registerInputShape),
  response: /* @__PURE__ */ whole(identityResponseShape),
  secrets: loginSecrets,
})

/**
 * Checks an email address and a password. `login` also interprets the response.
 *
 * @throws ApplicationError `-19976` for a wrong password, `-19973` when it must be reset, `-19971` and `-19970` for a
 * captcha.
 * @example
 * const { state, sessionToken } = await loginIdentity(client, { loginId: { email }, password })
 * @function
 */
export const loginIdentity: Write<LoginIdentityInput, IdentityResponse> = /* @__PURE__ */ write({
  id: 'auth.authentication.login',
  prefix,
  route: 'POST /v2/login',
  response: /* @__PURE__ */ whole(identityResponseShape),
  secrets: loginSecrets,
})

/**
 * Changes the password of the signed-in member, who stays signed in.
 *
 * @throws ApplicationError when nobody is signed in.
 * @throws ValidationError when the password is too short.
 * @example
 * await changePassword(client, { newPassword })
 * @function
 */
export const changePassword: Write<ChangePasswordInput, void> = /* @__PURE__ */ write({
  id: 'auth.authentication.changePassword',
  prefix,
  route: 'POST /v2/change-password',
  secrets: ['newPassword'],
})

/**
 * Continues a sign-in that returned from an identity provider, for the person that its session token identifies.
 *
 * @throws ApplicationError when the session has expired.
 * @example
 * const { state } = await authenticationCallback(client, { state: returned.state, sessionToken })
 * @function
 */
export const authenticationCallback: Write<AuthenticationCallbackInput, IdentityResponse> =
  /* @__PURE__ */ write({
    id: 'auth.authentication.callback',
    prefix,
    route: 'GET /v1/callback',
    response: /* @__PURE__ */ whole(identityResponseShape),
    secrets: ['state', 'sessionToken'],
  })

/**
 * Signs a person in on behalf of the business, which has verified them in another way; creates the account if there is
 * none. For servers.
 *
 * @throws ContextError when the client is not elevated.
 * @example
 * const { sessionToken, identity } = await signOn(owner, { loginId: { email }, verifyEmail: true })
 * @function
 */
export const signOn: Write<SignOnInput, SignOnResponse, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'auth.authentication.signOn',
  prefix,
  route: 'POST /v2/sign-on',
  request: /* @__PURE__ */ encoded(signOnInputShape),
  response: /* @__PURE__ */ whole(signOnResponseShape),
  elevated: true,
})

/**
 * Ends the member's session on the hosted pages. The tokens of this client stay valid: `logout` removes them.
 *
 * @throws ValidationError when the client id or the address is not registered.
 * @example
 * await logoutIdentity(client, { clientId: client.auth.clientId })
 * @function
 */
export const logoutIdentity: Write<LogoutIdentityInput, void> = /* @__PURE__ */ write({
  id: 'auth.authentication.logout',
  prefix,
  route: 'GET /v1/logout',
})

/**
 * Responds to a second factor. `answerChallenge` also interprets the response.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the answer is wrong or too late.
 * @example
 * const { state, sessionToken } = await verifyFactor(client, { factorType: 'SMS', stateToken, smsData: { code } })
 * @function
 */
export const verifyFactor: Write<VerifyFactorInput, IdentityResponse> = /* @__PURE__ */ write({
  id: 'auth.authentication.verifyFactor',
  prefix,
  route: 'POST /v2/{factorType}/verify',
  response: /* @__PURE__ */ whole(identityResponseShape),
  secrets: [
    'stateToken',
    'smsData.code',
    'callData.code',
    'emailData.code',
    'totpData.code',
    'pushData.transactionId',
    'webauthnData.credential',
  ],
})
