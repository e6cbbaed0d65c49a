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
  /** Of the visible captcha. */
  Recaptcha?: string
  /** Token of the invisible reCAPTCHA. */
  InvisibleRecaptcha?: string
  /** Token of the visible reCAPTCHA. */
  NoCaptcha?: string
  /** Of a captcha with a site key of your own. */
  recaptchaForClientSiteKey?: {
    /** Token of a reCAPTCHA that was shown with a site key of your own. */
    token: string
    siteKeyId: string
  }
}

/** Whom a person signs in as. */
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
  /** Takes the e-mail address as verified. */
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
  /** Where a browser is sent afterwards. */
  postLogoutRedirectUri?: string
  clientId?: string
}

export interface AuthenticationCallbackInput {
  /** The `state` that the provider sent back. */
  state: string
  /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
  sessionToken: string
}

/** The answer to a second factor: the data of the factor that the path names. */
export interface VerifyFactorInput {
  factorType: FactorType
  /** Of the answer that asked for the factor. */
  stateToken: string
  /** Asks for no second factor on this device next time. */
  rememberThisDevice?: boolean
  /** The code that was sent by text message. */
  smsData?: {
    /** The code that the person received or that the platform issued. */
    code: string
  }
  /** The code that was told by phone. */
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
  /** `credential` is the credential of the browser, as JSON. */
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
 * Creates an account. `register` does the same and reads the answer.
 *
 * @throws ApplicationError `-19995` when there is an account, `-19971` and `-19970` for a captcha.
 * @throws ValidationError for the e-mail address or the password.
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
 * Checks an e-mail address and a password. `login` does the same and reads the answer.
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
 * Changes the password of the member who is signed in, and who stays so.
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
 * Goes on with a sign-in that came back from elsewhere, for the person whom its session token stands for.
 *
 * @throws ApplicationError when the session has ended.
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
 * Signs a person on in the name of the business, who has checked them by other means; makes the account when there is
 * none. On a server.
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
 * Ends the member's session on the hosted pages. The tokens of this client stay: `logout` ends those.
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
 * Answers a second factor. `answerChallenge` does the same and reads the answer.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the answer is wrong or late.
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
