import {
  type IdentityResponse,
  resendVerification,
  startVerification,
  type StartVerificationInput,
  type StartVerificationResponse,
  verifyDuringAuthentication,
} from '@frontdesk/auth'
import { notFound, refuse } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import type { Context } from './dependencies.ts'
import {
  checkCode,
  continueSignIn,
  findStep,
  finishStep,
  mailVerificationCode,
  newCode,
  resendCode,
} from './login-step.ts'
import { members, updateMember } from './member.ts'
import { limitMails } from './strikes.ts'

const start = (context: HandlerContext<StartVerificationInput>): StartVerificationResponse => {
  const { input, state, identity, newId } = context
  const own = identity.kind === 'member' ? identity.memberId : undefined
  const id = input.identityId ?? own
  if (id === undefined)
    throw refuse({ field: 'identityId', description: 'is required', violatedRule: 'REQUIRED_FIELD' })
  const member = own === undefined || own === id ? state.in(members).get(id) : undefined
  if (!member) throw notFound('identity', id)
  limitMails(context, member.email)
  mailVerificationCode(context, member, newCode(context))
  return { verificationId: newId() }
}

// The hosted platform's own client writes the path in lower case.
const startHandler: Handler = handle(startVerification, start, 'POST /v1/start')

/** Takes the code that proves an email address. @throws Failure `VERIFICATION_FAILED` */
export const answerVerification = (context: Context, stateToken: string, code: string): IdentityResponse => {
  const { step, member } = findStep(context, stateToken, 'verification')
  checkCode(context, step, code)
  finishStep(context, step)
  return continueSignIn(context, updateMember(context, member, { standing: 'active', emailVerified: true }))
}

const verifyHandler: Handler = handle(verifyDuringAuthentication, (context) => {
  return answerVerification(context, context.input.stateToken, context.input.code)
})

const resendHandler: Handler = handle(resendVerification, (context) => {
  const { stateToken } = context.input
  resendCode(context, stateToken)
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }
})

/** Answers to the operations of `verification.ts` of `@frontdesk/auth`. */
export const verificationHandlers: readonly Handler[] = [startHandler, verifyHandler, resendHandler]
