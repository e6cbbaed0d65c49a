import {
  type EmailOptions,
  type IdentityResponse,
  recoverAccount,
  sendActivationEmail,
  sendRecoveryEmail,
} from '@frontdesk/auth'
import { decline, notFound, refuse } from '../kernel/failure.ts'
import { handle, type Handler, type Mail } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import { allowedAddress, oauthClients } from './client.ts'
import type { Context } from './dependencies.ts'
import { endHostedSessions } from './hosted-session.ts'
import { requireEmail, requirePassword } from './identity.ts'
import { continueSignIn } from './login-step.ts'
import { findMemberByEmail, type Member, members, updateMember } from './member.ts'
import { digest, newSecret } from '../kernel/secret.ts'
import { clearStrikes, limitMails } from './strikes.ts'
import { revokeMember } from './token.ts'

/** A mailed link. Kept by the digest of its token. */
interface RecoveryToken extends Stored {
  readonly memberId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export const recoveryTokens: CollectionDefinition<RecoveryToken> =
  collection<RecoveryToken>('auth.recoveryTokens')

const lifetime = 60 * 60_000

/** The address that the link leads to, once it is known to be the client's own. */
const readRedirect = (state: State, prefix: string, { redirect }: EmailOptions): URL | undefined => {
  if (!redirect) return undefined
  const { url, clientId } = redirect
  if (clientId !== undefined && !state.in(oauthClients).get(clientId))
    throw refuse({
      field: `${prefix}redirect.clientId`,
      description: 'is not a registered client',
      violatedRule: 'VALIDATION',
    })
  const address = allowedAddress(state, url, clientId)
  if (!address)
    throw refuse({
      field: `${prefix}redirect.url`,
      description: 'must be an http or https address on loopback or on a registered origin of the client',
      violatedRule: 'FORMAT',
    })
  return address
}

const mailLink = (
  context: Context,
  member: Member,
  address: URL | undefined,
  { subject, text }: Pick<Mail, 'subject' | 'text'>,
): void => {
  const token = newSecret(context, 'recovery')
  const expiresAt = context.now().getTime() + lifetime
  context.state.in(recoveryTokens).put({ id: digest(token), memberId: member.id, expiresAt })
  address?.searchParams.set('recoveryToken', token)
  context.mail({
    to: member.email,
    subject,
    text: `${text} ${address ? `Open ${address.href}` : `Your token is ${token}`}. It works once, within an hour.`,
    code: token,
    ...(address && { link: address.href }),
  })
}

/** Mails a link to choose a new password with, if the address has an account. Says nothing about that. */
export const mailRecovery = (context: Context, email: string, address: URL | undefined): void => {
  requireEmail('email', email)
  limitMails(context, email)
  const member = findMemberByEmail(context.state, email)
  if (member)
    mailLink(context, member, address, {
      subject: `Choose a new password for ${context.business.name}`,
      text: 'Somebody, hopefully you, wants to choose a new password.',
    })
}

const sendRecoveryEmailHandler: Handler = handle(sendRecoveryEmail, (context) => {
  const { input, state } = context
  // An unknown address gets the same answer, so that nobody can find out who has an account.
  mailRecovery(context, input.email, readRedirect(state, '', input))
})

const sendActivationEmailHandler: Handler = handle(sendActivationEmail, (context) => {
  const { input, state, business } = context
  const member = state.in(members).get(input.identityId)
  if (!member) throw notFound('identity', input.identityId)
  mailLink(context, member, readRedirect(state, 'emailOptions.', input.emailOptions ?? {}), {
    subject: `Your account at ${business.name}`,
    text: 'An account is ready for you: choose a password for it.',
  })
})

/** Sets a new password by the token of a mailed link. @throws Failure when the link or the password is refused */
export const recover = (context: Context, recoveryToken: string, password: string): IdentityResponse => {
  const { state, now } = context
  const tokens = state.in(recoveryTokens)
  const token = tokens.get(digest(recoveryToken))
  const known = token && state.in(members).get(token.memberId)
  if (!known || token.expiresAt <= now().getTime())
    throw decline(400, 'INVALID_RECOVERY_TOKEN', 'The link is expired, used or not known')
  requirePassword('password', password)
  for (const { id } of tokens.filter(({ memberId }) => memberId === known.id)) tokens.delete(id)
  // Everybody who got in with the old password is signed out.
  endHostedSessions(state, known.id)
  revokeMember(state, known.id)
  clearStrikes(context, known.id)
  const member = updateMember(context, known, {
    password,
    resetRequired: false,
    // The link came to the address: that verifies it.
    emailVerified: true,
    ...(known.standing === 'awaitingVerification' && { standing: 'active' }),
  })
  return continueSignIn(context, member)
}

const recoverHandler: Handler = handle(recoverAccount, (context) => {
  return recover(context, context.input.recoveryToken, context.input.password)
})

/** Answers to the operations of `recovery.ts` of `@frontdesk/auth`. */
export const recoveryHandlers: readonly Handler[] = [
  sendRecoveryEmailHandler,
  sendActivationEmailHandler,
  recoverHandler,
]
