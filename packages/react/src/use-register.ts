import { type LoginResult, register, type RegisterInput } from '@frontdesk/auth'
import type { Given } from '@frontdesk/core'
import { type LoginFlow, useLoginFlow, type UseLoginOptions } from './use-login-flow.ts'
import { useStable } from './use-stable.ts'

export interface Registration extends LoginFlow {
  /** Creates an account and signs in to it. Resolves with the response; never rejects. */
  readonly register: (input: Given<RegisterInput>) => Promise<LoginResult | undefined>
}

/**
 * A sign-up form; after the first step, the steps are the same as in {@link useLogin}.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { step, register, errorCode } = useRegister({ redirectUri: '/signed-in' })
 * await register({ email, password, profile: { firstName } })
 */
export const useRegister = (options: UseLoginOptions = {}): Registration => {
  const { call, ...flow } = useLoginFlow(options)
  const stable = useStable({
    register: (input: Given<RegisterInput>) =>
      call('register', input, (client, callOptions) => register(client, input, callOptions)),
  })
  return { ...flow, ...stable }
}
