import { type ElevatedAuth, whole, type Write, write } from '@frontdesk/core'
import { type IdentityResponse, identityResponseShape } from './identity.ts'

const prefix = '/_api/iam/recovery'

/** Where the link of a mail leads on to. */
export interface EmailRedirect {
  /** 1,000 characters at most, on a registered origin of the client. */
  url: string
  clientId?: string
}

/** How a mail is written. */
export interface EmailOptions {
  /** The language of the mail, such as `en`. */
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
  /** From the link of the mail. */
  recoveryToken: string
  password: string
}

/**
 * Mails a link to choose a new password. Says nothing about whether there is such an account.
 * `sendPasswordResetEmail` does the same with the client id filled in.
 *
 * @throws ValidationError when the address to go on to is not registered.
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
 * Mails a link to choose a first password, to somebody whom the business has signed on. On a server.
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
 * Sets a new password with the token of a mail. `recover` does the same and reads the answer.
 *
 * @throws ApplicationError when the token is unknown, used or too old.
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
