import {
  authenticationCallback,
  type CaptchaToken,
  changePassword,
  loginIdentity,
  logoutIdentity,
  registerIdentity,
  signOn,
  verifyFactor,
  type VerifyFactorInput,
} from '@frontdesk/auth'
import { decline, forbidden, refuse } from '../failure.ts'
import { handle, type Handler } from '../handler.ts'
import { allowedAddress, oauthClients } from './client.ts'
import type { Context } from './dependencies.ts'
import { endHostedSessions, findHostedMember, startHostedSession } from './hosted-session.ts'
import { identityOf, profileFields, requireCaller, requireEmail, requirePassword } from './identity.ts'
import {
  checkCode,
  continueSignIn,
  findStep,
  finishStep,
  type LoginStep,
  trustDevice,
  verificationFailed,
} from './login-step.ts'
import { createMember, findMemberByEmail, members, passwordMatches, updateMember } from './member.ts'
import { newSecret } from './secret.ts'
import type { Strikes } from './strikes.ts'
import { behaviourOf, factorOf, type SecondFactor } from './test-address.ts'
import { totpMatches } from './totp.ts'

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

/** What is asked of an address before anything else is looked at. */
const checkAddress = (email: string, captchaTokens: readonly CaptchaToken[] | undefined): void => {
  requireEmail('loginId.email', email)
  const behaviour = behaviourOf(email)
  if (behaviour === 'blocked') throw decline(403, 'IDENTITY_BLOCKED', 'This identity is blocked')
  if (behaviour === 'captcha') checkCaptcha(captchaTokens)
}

const registerHandler: Handler = handle(registerIdentity, (context) => {
  const { input, state, identity } = context
  const { email } = input.loginId
  requireCaller(identity)
  checkAddress(email, input.captchaTokens)
  requirePassword('password', input.password)
  if (findMemberByEmail(state, email))
    throw decline(400, '-19995', 'There is already an account with this e-mail address')
  const behaviour = behaviourOf(email)
  const member = createMember(context, {
    firstName: '',
    lastName: '',
    ...profileFields(input.profile),
    email,
    password: input.password,
    ...(behaviour === 'approve' && { standing: 'awaitingApproval' }),
    ...(behaviour === 'verify' && { standing: 'awaitingVerification' }),
    ...(behaviour === 'reset' && { resetRequired: true }),
  })
  return continueSignIn(context, member, { factor: false })
})

const loginHandler = (strikes: Strikes): Handler =>
  handle(loginIdentity, (context) => {
    const { input, state, identity, now } = context
    const { email } = input.loginId
    requireCaller(identity)
    checkAddress(email, input.captchaTokens)
    const member = findMemberByEmail(state, email)
    if (member && strikes.exceeded(member, now()))
      throw decline(429, 'THROTTLED_FEATURE', 'Too many wrong passwords: try again in ten minutes')
    if (!passwordMatches(member, input.password) || !member) {
      if (!member) throw decline(404, 'NOT_FOUND', 'There is no account with this e-mail address')
      strikes.add(member, now())
      throw decline(400, '-19976', 'The password is wrong')
    }
    strikes.clear(member)
    if (member.resetRequired) throw decline(400, '-19973', 'The password must be reset')
    return continueSignIn(context, member)
  })

const changePasswordHandler: Handler = handle(changePassword, (context) => {
  const { input, state, identity } = context
  requireCaller(identity)
  const member = identity.kind === 'member' ? state.in(members).get(identity.memberId) : undefined
  if (!member) throw forbidden('Only a member who is signed in may change their password')
  requirePassword('newPassword', input.newPassword)
  updateMember(context, member, { password: input.newPassword, resetRequired: false })
})

const callbackHandler: Handler = handle(authenticationCallback, (context) => {
  const { sessionToken } = context.input
  const member = findHostedMember(context, sessionToken)
  if (!member) throw decline(400, 'SESSION_NOT_FOUND', 'The session token is expired, ended or not known')
  return { state: 'SUCCESS', sessionToken, identity: identityOf(member) }
})

/** The owner vouches for the person: that approves an account that waits for it. */
const signOnHandler: Handler = handle(signOn, (context) => {
  const { input, state } = context
  const { email } = input.loginId
  requireEmail('loginId.email', email)
  const changes = {
    ...(input.profile && profileFields(input.profile)),
    ...(input.verifyEmail && { emailVerified: true }),
    standing: 'active',
  } as const
  const known = findMemberByEmail(state, email)
  const member = known
    ? updateMember(context, known, changes)
    : createMember(context, {
        firstName: '',
        lastName: '',
        ...changes,
        email,
        // Nobody knows it: the person chooses one by the mail of `sendActivationEmail`.
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

const factorData = {
  SMS: 'smsData',
  CALL: 'callData',
  EMAIL: 'emailData',
  TOTP: 'totpData',
} as const

const required = (field: string) =>
  refuse({ field, description: 'is required for this factor', violatedRule: 'REQUIRED_FIELD' })

/** @throws Failure `VERIFICATION_FAILED` when the factor is not proved. */
const checkFactor = (
  context: Context,
  step: LoginStep,
  input: VerifyFactorInput & { readonly factorType: SecondFactor },
  strikes: Strikes,
): void => {
  const { factorType } = input
  if (factorType === 'PUSH') {
    if (!input.pushData) throw required('pushData')
    // The emulator plays the phone, too: it says yes to every push that was really sent.
    if (input.pushData.transactionId !== step.transactionId) throw verificationFailed('The push is not known')
    return
  }
  const field = factorData[factorType]
  const code = input[field]?.code
  if (code === undefined) throw required(field)
  if (factorType !== 'TOTP') {
    checkCode(context, step, code, strikes)
    return
  }
  const now = context.now()
  if (strikes.exceeded(step, now)) throw verificationFailed('There were too many wrong codes')
  if (totpMatches(code, now.getTime())) return
  strikes.add(step, now)
  throw verificationFailed('The code is wrong')
}

const verifyFactorHandler = (strikes: Strikes): Handler =>
  handle(verifyFactor, (context) => {
    const { input, identity } = context
    requireCaller(identity)
    const { step, member } = findStep(context, input.stateToken, 'factor')
    const asked = factorOf(member.email)
    if (input.factorType !== asked)
      throw verificationFailed(`The factor ${asked} is asked for, not ${input.factorType}`)
    checkFactor(context, step, { ...input, factorType: asked }, strikes)
    finishStep(context, step)
    if (input.rememberThisDevice) trustDevice(context, member)
    return continueSignIn(context, member, { factor: false })
  })

/** Answers to the operations of `authentication.ts` of `@frontdesk/auth`. */
export const authenticationHandlers = (strikes: Strikes): readonly Handler[] => [
  registerHandler,
  loginHandler(strikes),
  changePasswordHandler,
  callbackHandler,
  signOnHandler,
  logoutHandler,
  verifyFactorHandler(strikes),
]
