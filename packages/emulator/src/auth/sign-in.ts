import type { CaptchaToken, IdentityProfile, IdentityResponse } from '@frontdesk/auth'
import { decline } from '../kernel/failure.ts'
import type { Context } from './dependencies.ts'
import { profileFields, requireEmail, requirePassword } from './identity.ts'
import { continueSignIn } from './login-step.ts'
import { createMember, findMemberByEmail, passwordMatches } from './member.ts'
import { clearStrikes, isStruckOut, strike } from './strikes.ts'
import { behaviourOf } from './test-address.ts'

/** The credentials that somebody signs up or in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: readonly CaptchaToken[] | undefined
}

const checkCaptcha = (tokens: readonly CaptchaToken[] = []): void => {
  const given = tokens.flatMap(({ Recaptcha, InvisibleRecaptcha, NoCaptcha, recaptchaForClientSiteKey }) =>
    [Recaptcha, InvisibleRecaptcha, NoCaptcha, recaptchaForClientSiteKey?.token].filter(
      (token) => token !== undefined && token !== '',
    ),
  )
  if (!given.length) throw decline(400, '-19971', 'A captcha token is required')
  if (given.some((token) => token?.startsWith('invalid')))
    throw decline(400, '-19970', 'The captcha token is not valid')
}

/** Lets through an address that somebody may sign up, in or on with. @throws Failure when it is none, or blocked */
export const requireLoginEmail = (email: string): void => {
  requireEmail('loginId.email', email)
  if (behaviourOf(email) === 'blocked') throw decline(403, 'IDENTITY_BLOCKED', 'This identity is blocked')
}

/** Checks an address before anything else is looked at. */
const checkAddress = ({ email, captchaTokens }: Credentials): void => {
  requireLoginEmail(email)
  if (behaviourOf(email) === 'captcha') checkCaptcha(captchaTokens)
}

/** Creates an account. @throws Failure when the platform refuses. */
export const signUp = (
  context: Context,
  credentials: Credentials,
  profile?: IdentityProfile,
): IdentityResponse => {
  const { email, password } = credentials
  checkAddress(credentials)
  requirePassword('password', password)
  if (findMemberByEmail(context.state, email))
    throw decline(400, '-19995', 'There is already an account with this email address')
  const behaviour = behaviourOf(email)
  const member = createMember(context, {
    firstName: '',
    lastName: '',
    ...profileFields(email, profile),
    email,
    password,
    ...(behaviour === 'approve' && { standing: 'awaitingApproval' }),
    ...(behaviour === 'verify' && { standing: 'awaitingVerification' }),
    ...(behaviour === 'reset' && { resetRequired: true }),
  })
  return continueSignIn(context, member, { factor: false })
}

/** Signs in with a password, as far as it goes. @throws Failure when the platform refuses. */
export const signInWithPassword = (context: Context, credentials: Credentials): IdentityResponse => {
  const { email, password } = credentials
  checkAddress(credentials)
  const member = findMemberByEmail(context.state, email)
  if (member && isStruckOut(context, member.id))
    throw decline(429, 'THROTTLED_FEATURE', 'Too many wrong passwords: try again in ten minutes')
  if (!passwordMatches(member, password) || !member) {
    if (!member) throw decline(404, 'NOT_FOUND', 'There is no account with this email address')
    throw strike(context, member.id, decline(400, '-19976', 'The password is wrong'))
  }
  clearStrikes(context, member.id)
  if (member.resetRequired) throw decline(400, '-19973', 'The password must be reset')
  return continueSignIn(context, member)
}
