/**
 * How an account behaves follows from what stands before the plus sign of its email address, so that every state of a
 * sign-in can be reached without settings:
 *
 * | address | what happens | |---|---| | `approve+…@…` | signing up needs the owner's approval, which `signOn` gives |
 * | `verify+…@…` | signing up needs the code that lies in the outbox | | `captcha+…@…` | needs a captcha token; one
 * that starts with `invalid` is refused | | `mfa+…@…` | signing in needs a second factor: `mfa+sms…`, `mfa+call…`,
 * `mfa+totp…`, `mfa+push…`, else by email | | `reset+…@…` | the first password does not sign in: it must be reset | |
 * `blocked+…@…` | is refused everywhere |
 *
 * Codes by text message, call and email lie in the outbox; an authenticator app is set up with
 * `GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ`; the phone that gets a push says yes.
 */
const behaviours = ['approve', 'verify', 'captcha', 'mfa', 'reset', 'blocked'] as const

export type TestBehaviour = (typeof behaviours)[number]

/** The behaviour that an email address asks for, if any. */
export const behaviourOf = (email: string): TestBehaviour | undefined =>
  behaviours.find((behaviour) =>
    email
      .trim()
      .toLowerCase()
      .startsWith(behaviour + '+'),
  )

const factors = ['SMS', 'CALL', 'TOTP', 'PUSH', 'EMAIL'] as const

/** The second factors that accounts of the emulator have. */
export type SecondFactor = (typeof factors)[number]

/** The second factor that an address `mfa+…@…` asks for. */
export const factorOf = (email: string): SecondFactor => {
  const rest = email.slice(email.indexOf('+') + 1).toUpperCase()
  return factors.find((factor) => rest.startsWith(factor)) ?? 'EMAIL'
}
