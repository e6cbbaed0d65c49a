import { login, type LoginInput, type LoginResult } from '@frontdesk/auth'
import type { Given } from '@frontdesk/core'
import { type LoginFlow, useLoginFlow, type UseLoginOptions } from './use-login-flow.ts'
import { useStable } from './use-stable.ts'

export interface Login extends LoginFlow {
  /** Signs in with email address and password. Resolves with the response; never rejects. */
  readonly login: (input: Given<LoginInput>) => Promise<LoginResult | undefined>
}

/**
 * A sign-in form with all its steps, up to the member's tokens. `step` is the screen to show; errors are in `errorCode`
 * and `fieldErrors`. After a success the sign-in finishes automatically in a hidden frame, or by redirect if the
 * browser blocks that. A promise resolves with `undefined` for a response that was superseded.
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
