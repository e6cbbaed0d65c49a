import type { LoginChallenge, LoginResult } from '@frontdesk/auth'

/**
 * The step that a sign-in waits for. `credentials`: email address and password, with a captcha if required.
 * `verification`: the code of an email. `challenge`: a second factor. `ownerApproval`: the approval of the business.
 * `finishing`: the person is verified and the tokens are being requested. `signedIn`: nothing more.
 */
export type LoginStep =
  'credentials' | 'verification' | 'challenge' | 'ownerApproval' | 'finishing' | 'signedIn'

export interface LoginFlowState {
  readonly step: LoginStep
  /** The last response; `INITIAL` before the first. */
  readonly result: LoginResult
  /** The response that requested an email code. It is kept after wrong codes. */
  readonly verification: LoginResult | undefined
  /** The requested second factor. It is kept after wrong responses. */
  readonly challenge: LoginChallenge | undefined
  /** Whether the next `login` or `register` requires captcha tokens. */
  readonly isCaptchaRequired: boolean
  readonly isPending: boolean
  /** Why the last call failed. */
  readonly error: Error | undefined
}

type LoginFlowEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly result: LoginResult }
  | { readonly type: 'failed'; readonly error: Error }
  | { readonly type: 'signedIn' }
  | { readonly type: 'reset' }

export const initialLoginFlow: LoginFlowState = {
  step: 'credentials',
  result: { loginState: 'INITIAL' },
  verification: undefined,
  challenge: undefined,
  isCaptchaRequired: false,
  isPending: false,
  error: undefined,
}

/** The steps of a sign-in. A failed step does not change the state. */
export const loginFlow = (state: LoginFlowState, event: LoginFlowEvent): LoginFlowState => {
  switch (event.type) {
    case 'sent':
      return { ...state, isPending: true, error: undefined }
    case 'answered':
      return answered({ ...state, result: event.result, isPending: false, error: undefined })
    case 'failed':
      return { ...state, isPending: false, error: event.error }
    case 'signedIn':
      return { ...state, step: 'signedIn', isPending: false, error: undefined }
    case 'reset':
      return initialLoginFlow
  }
}

const answered = (state: LoginFlowState): LoginFlowState => {
  const { result } = state
  switch (result.loginState) {
    case 'SUCCESS':
      return { ...state, step: 'finishing', isPending: true }
    case 'EMAIL_VERIFICATION_REQUIRED':
      return { ...state, step: 'verification', verification: result }
    case 'OWNER_APPROVAL_REQUIRED':
      return { ...state, step: 'ownerApproval' }
    case 'USER_CAPTCHA_REQUIRED':
    case 'SILENT_CAPTCHA_REQUIRED':
      return { ...state, step: 'credentials', isCaptchaRequired: true }
    case 'FAILURE': {
      const { challenge, cause, error, errorCode } = result
      if (challenge) return { ...state, step: 'challenge', challenge }
      const isCaptchaRequired =
        state.isCaptchaRequired || errorCode === 'missingCaptchaToken' || errorCode === 'invalidCaptchaToken'
      return { ...state, isCaptchaRequired, error: cause ?? new Error(error) }
    }
    case 'INITIAL':
      return initialLoginFlow
  }
}

/** The form field that an error refers to if it does not name one. */
const fieldsByCode: Readonly<Partial<Record<string, string>>> = {
  invalidEmail: 'email',
  emailAlreadyExists: 'email',
  invalidPassword: 'password',
  resetPassword: 'password',
  verificationFailed: 'code',
  missingCaptchaToken: 'captchaTokens',
  invalidCaptchaToken: 'captchaTokens',
}

/** Messages by field of the form: `email`, `password`, `code`, `captchaTokens`, `profile.firstName`, … */
export const loginFieldErrors = (
  result: LoginResult,
  refused: Readonly<Partial<Record<string, string>>>,
): Readonly<Partial<Record<string, string>>> => {
  if (result.loginState !== 'FAILURE') return {}
  const { 'loginId.email': email, ...others } = refused
  const field = fieldsByCode[result.errorCode ?? '']
  // The platform's message about a field is more specific than the code.
  if (!email && !Object.keys(others).length) return field ? { [field]: result.error } : {}
  return { ...others, ...(email && { email }) }
}
