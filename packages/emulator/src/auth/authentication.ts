import {
  authenticationCallback,
  changePassword,
  loginIdentity,
  logoutIdentity,
  registerIdentity,
  signOn,
  verifyFactor,
} from '@frontdesk/auth'
import { decline, forbidden, refuse } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { allowedAddress, oauthClients } from './client.ts'
import { answerFactor } from './factor.ts'
import { endHostedSessions, findHostedMember, startHostedSession } from './hosted-session.ts'
import { identityOf, profileFields, requirePassword } from './identity.ts'
import { callingMember, createMember, findMemberByEmail, updateMember } from './member.ts'
import { newSecret } from '../kernel/secret.ts'
import { refuseUnsupported } from '../kernel/unsupported-fields.ts'
import { requireLoginEmail, signInWithPassword, signUp } from './sign-in.ts'
import { clearStrikes } from './strikes.ts'

const registerHandler: Handler = handle(registerIdentity, (context) => {
  const { loginId, password, profile, captchaTokens } = context.input
  refuseUnsupported(context.input, ['profile.subscription', 'profile.vatId'], 'its members have neither')
  return signUp(context, { email: loginId.email, password, captchaTokens }, profile)
})

const loginHandler: Handler = handle(loginIdentity, (context) => {
  const { loginId, password, captchaTokens } = context.input
  refuseUnsupported(context.input, ['stateToken'], 'each sign-in begins anew')
  return signInWithPassword(context, { email: loginId.email, password, captchaTokens })
})

const changePasswordHandler: Handler = handle(changePassword, (context) => {
  const { input } = context
  const member = callingMember(context)
  if (!member) throw forbidden('Only a member who is signed in may change their password')
  requirePassword('newPassword', input.newPassword)
  updateMember(context, member, { password: input.newPassword, resetRequired: false })
  clearStrikes(context, member.id)
})

const callbackHandler: Handler = handle(authenticationCallback, (context) => {
  const { sessionToken } = context.input
  const member = findHostedMember(context, sessionToken)
  if (!member) throw decline(400, 'SESSION_NOT_FOUND', 'The session token is expired, ended or not known')
  return { state: 'SUCCESS', sessionToken, identity: identityOf(member) }
})

/**
 * The owner vouches for the person: that approves an account that waits for it. A person with that address is the same
 * member with or without `mergeExistingContact`, because the emulator keeps no contacts beside its members.
 */
const signOnHandler: Handler = handle(signOn, (context) => {
  const { input, state } = context
  const { email } = input.loginId
  requireLoginEmail(email)
  const known = findMemberByEmail(state, email)
  const fields = profileFields(email, input.profile)
  const changes = {
    ...fields,
    profile: { ...known?.profile, ...fields.profile },
    ...(input.verifyEmail && { emailVerified: true }),
    standing: 'active',
  } as const
  const member = known
    ? updateMember(context, known, changes)
    : createMember(context, {
        firstName: '',
        lastName: '',
        ...changes,
        email,
        // The first password is random: the person chooses their own by the mail of `sendActivationEmail`.
        password: newSecret(context, 'password'),
      })
  return { sessionToken: startHostedSession(context, member.id), identity: identityOf(member) }
})

const logoutHandler: Handler = handle(logoutIdentity, ({ input, state, identity }) => {
  const { clientId, postLogoutRedirectUri: address } = input
  if (clientId !== undefined && !state.in(oauthClients).get(clientId))
    throw refuse({ field: 'clientId', description: 'is not a registered client', violatedRule: 'VALIDATION' })
  if (address !== undefined && !allowedAddress(state, address, clientId))
    throw refuse({
      field: 'postLogoutRedirectUri',
      description: 'must be an http or https address on loopback or on a registered origin of the client',
      violatedRule: 'FORMAT',
    })
  if (identity.kind === 'member') endHostedSessions(state, identity.memberId)
})

const verifyFactorHandler: Handler = handle(verifyFactor, (context) => {
  return answerFactor(context, context.input)
})

/** Answers to the operations of `authentication.ts` of `@frontdesk/auth`. */
export const authenticationHandlers: readonly Handler[] = [
  registerHandler,
  loginHandler,
  changePasswordHandler,
  callbackHandler,
  signOnHandler,
  logoutHandler,
  verifyFactorHandler,
]
