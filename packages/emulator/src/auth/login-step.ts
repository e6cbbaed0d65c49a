import type { IdentityResponse } from '@frontdesk/auth'
import { decline, type Failure } from '../kernel/failure.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'
import type { Context } from './dependencies.ts'
import { startHostedSession } from './hosted-session.ts'
import { identityOf } from './identity.ts'
import { type Member, members } from './member.ts'
import { digest, newSecret } from '../kernel/secret.ts'
import { clearStrikes, isStruckOut, limitMails, strike } from './strikes.ts'
import { behaviourOf, factorOf } from './test-address.ts'

/** A sign-in that waits for its next answer. Kept by the digest of its state token. */
export interface LoginStep extends Stored {
  readonly kind: 'verification' | 'factor'
  readonly memberId: string
  /** Digest of the code that was sent. */
  readonly code: string
  /** Milliseconds since 1970. */
  readonly codeExpiresAt: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly done: boolean
  /** The id of a push to the member's phone. */
  readonly transactionId?: string
}

/** A device that is not asked for a second factor again; its id is that of the member and the visitor. */
type TrustedDevice = Stored

export const steps: CollectionDefinition<LoginStep> = collection<LoginStep>('auth.loginSteps')
const trustedDevices: CollectionDefinition<TrustedDevice> = collection<TrustedDevice>('auth.trustedDevices')

const codeLifetime = 10 * 60_000
const stepLifetime = 60 * 60_000

/** 6 digits. */
export const newCode = (context: Context): string =>
  String(Buffer.from(newSecret(context, 'code'), 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** Codes are short: the digest of one is its own only together with its step. */
const codeDigest = (stepId: string, code: string): string => digest(`${stepId}\n${code}`)

/** The answer to a wrong, used or late code. */
export const verificationFailed = (description: string): Failure =>
  decline(400, 'VERIFICATION_FAILED', description)

/** Puts a new code into a step, instead of the one before, and gives it. */
const renewCode = (context: Context, step: Omit<LoginStep, 'code' | 'codeExpiresAt'>): string => {
  const code = newCode(context)
  const codeExpiresAt = context.now().getTime() + codeLifetime
  context.state.in(steps).put({ ...step, code: codeDigest(step.id, code), codeExpiresAt })
  return code
}

const startStep = (
  context: Context,
  kind: LoginStep['kind'],
  member: Member,
  transactionId?: string,
): { stateToken: string; code: string } => {
  const stateToken = newSecret(context, 'login step')
  const code = renewCode(context, {
    id: digest(stateToken),
    kind,
    memberId: member.id,
    expiresAt: context.now().getTime() + stepLifetime,
    done: false,
    ...(transactionId !== undefined && { transactionId }),
  })
  return { stateToken, code }
}

/**
 * Finds the step that a state token stands for.
 *
 * @throws Failure `VERIFICATION_FAILED` when it is unknown, answered already or too old.
 */
export const findStep = (
  { state, now }: Context,
  stateToken: string,
  kind: LoginStep['kind'],
): { step: LoginStep; member: Member } => {
  const step = state.in(steps).get(digest(stateToken))
  const member = step && state.in(members).get(step.memberId)
  if (!member || step.kind !== kind) throw verificationFailed('The state token is not known')
  if (step.done) throw verificationFailed('This state token has been used already')
  if (step.expiresAt <= now().getTime()) throw verificationFailed('The state token has expired')
  return { step, member }
}

/**
 * Checks the code of a step. Too many wrong codes lock the step for ten minutes, also for a code that is sent again.
 *
 * @throws Failure `VERIFICATION_FAILED`
 */
export const checkCode = (context: Context, step: LoginStep, code: string): void => {
  if (isStruckOut(context, step.id))
    throw verificationFailed('There were too many wrong codes: try again in ten minutes')
  if (codeDigest(step.id, code) !== step.code)
    throw strike(context, step.id, verificationFailed('The code is wrong'))
  if (step.codeExpiresAt <= context.now().getTime()) throw verificationFailed('The code has expired')
}

/** The step is over: it takes no second answer. */
export const finishStep = (context: Context, step: LoginStep): void => {
  context.state.in(steps).put({ ...step, done: true })
  clearStrikes(context, step.id)
}

export const mailVerificationCode = ({ mail, business }: Context, { email }: Member, code: string): void => {
  mail({
    to: email,
    subject: `Your code for ${business.name}`,
    text: `Your verification code is ${code}. It is good for 10 minutes.`,
    code,
  })
}

/** Mails another code for the same step. */
export const resendCode = (context: Context, stateToken: string): void => {
  const { step, member } = findStep(context, stateToken, 'verification')
  limitMails(context, member.email)
  mailVerificationCode(context, member, renewCode(context, step))
}

const deviceOf = ({ identity }: Context, { id }: Member): string | undefined =>
  'visitorId' in identity && identity.visitorId ? `${id} ${identity.visitorId}` : undefined

/** Asks for no second factor the next time that the same visitor signs in. */
export const trustDevice = (context: Context, member: Member): void => {
  const id = deviceOf(context, member)
  if (id) context.state.in(trustedDevices).put({ id })
}

const needsFactor = (context: Context, member: Member): boolean => {
  const device = deviceOf(context, member)
  const trusted = device !== undefined && context.state.in(trustedDevices).get(device) !== undefined
  return behaviourOf(member.email) === 'mfa' && !trusted
}

const hintOf = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`

/** Codes by text message and by call come to the outbox, too. */
const channels = { SMS: 'text message', CALL: 'phone call', EMAIL: 'email' } as const

const askForFactor = (context: Context, member: Member): IdentityResponse => {
  const factorType = factorOf(member.email)
  const transactionId = factorType === 'PUSH' ? context.newId() : undefined
  const { stateToken, code } = startStep(context, 'factor', member, transactionId)
  if (factorType !== 'TOTP' && factorType !== 'PUSH')
    context.mail({
      to: member.email,
      subject: `Your sign-in code for ${context.business.name}`,
      text: `Sent by ${channels[factorType]}: your sign-in code is ${code}. It is good for 10 minutes.`,
      code,
    })
  return {
    state: 'MFA_CHALLENGE',
    stateToken,
    mfaChallengeData: {
      factorType,
      verificationChallengeData: {
        hint: hintOf(member.email),
        ...(transactionId !== undefined && { pushData: { transactionId } }),
      },
      availableFactors: [{ factorType, factorStatus: 'ENABLED' }],
      reason: 'USER_SETTINGS',
    },
  }
}

/** The next step for a member who has proved who they are; a success when there is none. */
export const continueSignIn = (
  context: Context,
  member: Member,
  { factor = true }: { readonly factor?: boolean } = {},
): IdentityResponse => {
  const identity = identityOf(member)
  if (member.standing === 'awaitingApproval') return { state: 'REQUIRE_OWNER_APPROVAL', identity }
  if (member.standing === 'awaitingVerification') {
    const { stateToken, code } = startStep(context, 'verification', member)
    mailVerificationCode(context, member, code)
    return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity }
  }
  if (factor && needsFactor(context, member)) return askForFactor(context, member)
  return { state: 'SUCCESS', sessionToken: startHostedSession(context, member.id), identity }
}
