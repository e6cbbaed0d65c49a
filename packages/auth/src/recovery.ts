import { type ElevatedAuth, whole, type Write, write } from '@frontdesk/core'
import { type IdentityResponse, identityResponseShape } from './identity.ts'

const prefix = '/_api/iam/recovery'

/** Destination of the link in an email. */
export interface EmailRedirect {
  /** At most 1,000 characters, on a registered origin of the client. */
  url: string
  clientId?: string
}

/** Options of an email. */
export interface EmailOptions {
  /** Language of the email, such as `en`. */
  language?: string
  redirect?: EmailRedirect
}

export interface SendRecoveryEmailInput extends EmailOptions {
  email: string
}

export interface SendActivationEmailInput {
  identityId: string
  emailOptions?: EmailOptions
}

export interface RecoverAccountInput {
  /** Token from the link in the email. */
  recoveryToken: string
  password: string
}

/**
 * Emails a link for choosing a new password. Does not reveal whether there is such an account. `sendPasswordResetEmail`
 * does the same with the client id filled in.
 *
 * @throws ValidationError when the destination of the link is not registered.
 * @example
 * await sendRecoveryEmail(client, { email, language: 'en', redirect: { url, clientId } })
 * @function
 */
export const sendRecoveryEmail: Write<SendRecoveryEmailInput, void> = /* @__PURE__ */ write({
  id: 'auth.recovery.sendRecoveryEmail',
  prefix,
  route: 'POST /v1/send-email',
})

/**
 * Emails a link for choosing a first password to somebody for whom the business created the account. For servers.
 *
 * @throws ContextError when the client is not elevated.
 * @throws ApplicationError when there is no such identity.
 * @example
 * await sendActivationEmail(owner, { identityId: identity.id })
 * @function
 */
export const sendActivationEmail: Write<SendActivationEmailInput, void, ElevatedAuth> = /* @__PURE__ */ write(
  {
    id: 'auth.recovery.sendActivationEmail',
    prefix,
    route: 'POST /v1/activation-email',
    elevated: true,
  },
)

/**
 * Sets a new password with the token of an email. `recover` also interprets the response.
 *
 * @throws ApplicationError when the token is unknown, used or expired.
 * @throws ValidationError when the password is too short.
 * @example
 * const { state, sessionToken } = await recoverAccount(client, { recoveryToken, password })
 * @function
 */
export const recoverAccount: Write<RecoverAccountInput, IdentityResponse> = /* @__PURE__ */ write({
  id: 'auth.recovery.recover',
  prefix,
  route: 'POST /v1/recover',
  response: /* @__PURE__ */ whole(identityResponseShape),
  secrets: ['recoveryToken', 'password'],
})
