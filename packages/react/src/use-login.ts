import { login, type LoginInput, type LoginResult } from '@frontdesk/auth'
import type { Given } from '@frontdesk/core'
import { type LoginFlow, useLoginFlow, type UseLoginOptions } from './use-login-flow.ts'
import { useStable } from './use-stable.ts'

export interface Login extends LoginFlow {
  /** Signs in by email address and password. Resolves with the answer; never rejects. */
  readonly login: (input: Given<LoginInput>) => Promise<LoginResult | undefined>
}

/**
 * A sign-in form: every step of it, up to the member's tokens. Shown by `step`; what failed is in `errorCode` and
 * `fieldErrors`. After a success the sign-in finishes by itself in a hidden frame, or by redirect where the browser
 * blocks that. A promise gives `undefined` for an answer that came too late to count.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { step, login, submitCode, fieldErrors, isPending } = useLogin({ redirectUri: '/signed-in' })
 * if (step === 'verification') return <CodeForm onSubmit={submitCode} error={fieldErrors['code']} />
 * return <PasswordForm onSubmit={login} errors={fieldErrors} isPending={isPending} />
 */
export const useLogin = (options: UseLoginOptions = {}): Login => {
  const { call, ...flow } = useLoginFlow(options)
  const stable = useStable({
    login: (input: Given<LoginInput>) =>
      call('login', input, (client, callOptions) => login(client, input, callOptions)),
  })
  return { ...flow, ...stable }
}
