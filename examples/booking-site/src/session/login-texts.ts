import type { LoginErrorCode } from '@frontdesk/auth'

/** Fields of the forms, as `fieldErrors` names them. */
type Errors = Readonly<Partial<Record<string, string>>>

/** The fault of a field, in the words of the site. */
const textsByCode: Readonly<Partial<Record<LoginErrorCode, string>>> = {
  emailAlreadyExists: 'There is an account with this address already.',
  verificationFailed: 'This code is wrong or too old. Check it, or ask for another one.',
  missingCaptchaToken: 'One more thing: show that you are not a robot.',
  invalidCaptchaToken: 'That didn’t work. Please show it once more.',
}

/** Messages by field; what the platform says itself is kept where the site has no better words. */
export function explainFields(errors: Errors, code: LoginErrorCode | undefined): Errors {
  const text = code && textsByCode[code]
  return text ? Object.fromEntries(Object.keys(errors).map((field) => [field, text])) : errors
}

/** The faults of a sign-in. They do not tell whether there is an account: that is nobody else's business. */
export function explainSignIn(errors: Errors, code: LoginErrorCode | undefined): Errors {
  if (code === 'invalidEmail' || code === 'invalidPassword')
    return { password: 'The email address or the password is wrong.' }
  return explainFields(errors, code)
}

/** The reason that keeps a person from signing in and does not belong to one field. */
export function explainFault(code: LoginErrorCode | undefined): string | undefined {
  switch (code) {
    case 'throttled':
      return 'There were too many tries. Wait ten minutes, then try again.'
    case 'network':
      return 'We could not reach the studio. Check your connection and try again: what you typed is still here.'
    case 'timeout':
      return 'The studio took too long to answer. Please try again: what you typed is still here.'
    default:
      return undefined
  }
}

/** The messages of a form before it asks the platform. */
export function explainEmail(email: string): string | undefined {
  if (!email) return 'Enter your email address.'
  return /^\S+@\S+\.\S+$/.test(email)
    ? undefined
    : 'Enter a complete email address, such as name@example.com.'
}

export const shortestPassword = 8

export function explainNewPassword(password: string): string | undefined {
  if (!password) return 'Choose a password.'
  return password.length < shortestPassword
    ? `Use at least ${shortestPassword} characters. This has ${password.length}.`
    : undefined
}
