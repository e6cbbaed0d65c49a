import type { IdentityResponse, VerifyFactorInput } from '@frontdesk/auth'
import { refuse } from '../kernel/failure.ts'
import type { Context } from './dependencies.ts'
import {
  checkCode,
  continueSignIn,
  findStep,
  finishStep,
  type LoginStep,
  trustDevice,
  verificationFailed,
} from './login-step.ts'
import { isStruckOut, strike } from './strikes.ts'
import { factorOf, type SecondFactor } from './test-address.ts'
import { totpMatches } from './totp.ts'

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
    checkCode(context, step, code)
    return
  }
  if (isStruckOut(context, step.id))
    throw verificationFailed('There were too many wrong codes: try again in ten minutes')
  if (!totpMatches(code, context.now().getTime()))
    throw strike(context, step.id, verificationFailed('The code is wrong'))
}

/** Answers the question for a second factor. @throws Failure `VERIFICATION_FAILED` when it is not proved. */
export const answerFactor = (context: Context, input: VerifyFactorInput): IdentityResponse => {
  const { step, member } = findStep(context, input.stateToken, 'factor')
  const asked = factorOf(member.email)
  if (input.factorType !== asked)
    throw verificationFailed(`The factor ${asked} is asked for, not ${input.factorType}`)
  checkFactor(context, step, { ...input, factorType: asked })
  finishStep(context, step)
  if (input.rememberThisDevice) trustDevice(context, member)
  return continueSignIn(context, member, { factor: false })
}
