import {
  answerChallenge,
  type AnswerChallengeInput,
  directLogin,
  type DirectLoginOptions,
  directLoginOrRedirect,
  type LoginChallenge,
  type LoginErrorCode,
  type LoginResult,
  processVerification,
  recover,
  type RecoverAccountInput,
  resendVerificationCode,
  type Session,
} from '@frontdesk/auth'
import { AbortError, type CallOptions, type Client, type Given } from '@frontdesk/core'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { leave, type Navigate } from './checkout.ts'
import { initialLoginFlow, loginFieldErrors, loginFlow, type LoginStep } from './login-flow.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { usePageRestore } from './use-page-restore.ts'
import { useSessionClient } from './use-session-client.ts'
import { useStable } from './use-stable.ts'

export interface UseLoginOptions extends Pick<DirectLoginOptions, 'pageOrigins'> {
  /**
   * Path or address of the page with `useAuthCallback`; it must be registered. The sign-in goes on there when the
   * browser blocks the hidden frame. Without it such a browser gives a `LoginFlowError`.
   */
  readonly redirectUri?: string
  /** A path of this site that a sign-in by redirect leads on to; defaults to `/`. */
  readonly returnTo?: string
  /** How to leave the page; `location.assign` unless given. */
  readonly navigate?: Navigate
}

/** The answer to a second factor, without the challenge: that is kept. */
export type LoginAnswer = Given<Omit<AnswerChallengeInput, 'challenge'>>

/** Where a sign-in stands, and what to do next. */
export interface LoginFlow {
  /** Which screen to show. It stays when something fails. */
  readonly step: LoginStep
  /** The last answer; `{ loginState: 'INITIAL' }` before the first. */
  readonly result: LoginResult
  /** The second factor that is asked for, at step `challenge`. */
  readonly challenge: LoginChallenge | undefined
  /** Whether a captcha has been asked for: pass `captchaTokens` from now on. */
  readonly isCaptchaRequired: boolean
  /** Whether a call is under way, finishing included. */
  readonly isPending: boolean
  /** Whether the person has proved who they are and their tokens are on the way. */
  readonly isFinishing: boolean
  /** Why the last answer is a failure; choose a text of your own by it. */
  readonly errorCode: LoginErrorCode | undefined
  /** Why the last call failed, finishing included. */
  readonly error: Error | null
  /** Messages by field: `email`, `password`, `code`, `captchaTokens`, `profile.firstName`, … */
  readonly fieldErrors: Readonly<Partial<Record<string, string>>>
  /** Submits the emailed code. */
  readonly submitCode: (code: string) => Promise<LoginResult | undefined>
  /** Mails another code. */
  readonly resendCode: () => Promise<LoginResult | undefined>
  /** Answers the second factor. */
  readonly answerChallenge: (answer: LoginAnswer) => Promise<LoginResult | undefined>
  /** Sets a new password with the token of a mailed link, and signs in with it. */
  readonly recover: (input: Given<RecoverAccountInput>) => Promise<LoginResult | undefined>
  /** Tries once more to finish, at step `finishing` after a failure. */
  readonly finish: () => Promise<LoginResult | undefined>
  /** Forgets all answers and ends a call that is under way. */
  readonly reset: () => void
}

/** One call of the flow: which, with which input. */
type LoginCall = (client: Client<Session>, options: CallOptions) => Promise<LoginResult>

interface RunningCall {
  readonly key: string
  readonly controller: AbortController
  promise: Promise<LoginResult | undefined>
}

/**
 * The machine below `useLogin` and `useRegister`. The same call twice at once is made once; another call ends the one
 * before, whose answer then counts no more.
 */
export const useLoginFlow = ({
  redirectUri,
  returnTo,
  navigate = leave,
  pageOrigins,
}: UseLoginOptions): LoginFlow & {
  readonly call: (name: string, input: unknown, make: LoginCall) => Promise<LoginResult | undefined>
} => {
  const client = useSessionClient()
  const [state, dispatch] = useReducer(loginFlow, initialLoginFlow)
  const running = useRef<RunningCall>(undefined)
  const { result, verification, challenge } = state

  const stop = (): void => {
    running.current?.controller.abort()
    running.current = undefined
  }
  const reset = (): void => {
    stop()
    dispatch({ type: 'reset' })
  }
  useEffect(
    () => () => {
      if (!running.current) return
      stop()
      // A hidden component comes back as it was left: it must not wait for a call that has ended.
      dispatch({ type: 'failed', error: new AbortError('The sign-in was aborted', { code: 'ABORTED' }) })
    },
    [],
  )
  usePageRestore(() => {
    // Back from the page that a redirect led to: nobody knows how far it got.
    if (state.step === 'finishing') reset()
  })

  const finish = async (sessionToken: string, signal: AbortSignal): Promise<void> => {
    const options = { sessionToken, signal, pageOrigins }
    if (redirectUri === undefined) await directLogin(client, options)
    else {
      const redirect = await directLoginOrRedirect(client, {
        ...options,
        redirectUri: new URL(redirectUri, location.href).href,
        ...(returnTo !== undefined && { returnTo }),
      })
      if (redirect) {
        // The step stays as it is while the page is being left.
        if (!signal.aborted) navigate(redirect.url)
        return
      }
    }
    if (!signal.aborted) dispatch({ type: 'signedIn' })
  }

  const carryOut = async (make: LoginCall, signal: AbortSignal): Promise<LoginResult | undefined> => {
    try {
      const answer = await make(client, { signal })
      if (signal.aborted) return undefined
      dispatch({ type: 'answered', result: answer })
      if (answer.loginState === 'SUCCESS') await finish(answer.data.sessionToken, signal)
      return answer
    } catch (error) {
      if (!signal.aborted)
        dispatch({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
      return undefined
    }
  }

  const call = (name: string, input: unknown, make: LoginCall): Promise<LoginResult | undefined> => {
    const key = JSON.stringify([name, input])
    if (running.current?.key === key) return running.current.promise
    stop()
    const controller = new AbortController()
    dispatch({ type: 'sent' })
    const promise = carryOut(make, controller.signal).finally(() => {
      if (running.current?.controller === controller) running.current = undefined
    })
    running.current = { key, controller, promise }
    return promise
  }

  const refused = useFieldErrors(result.loginState === 'FAILURE' ? result.cause : undefined)
  const fieldErrors = useMemo(() => loginFieldErrors(result, refused), [result, refused])
  const stable = useStable({
    submitCode: (verificationCode: string) =>
      call('submitCode', verificationCode, (own, options) =>
        processVerification(own, { verificationCode, state: verification ?? result }, options),
      ),
    resendCode: () =>
      call('resendCode', undefined, (own, options) =>
        resendVerificationCode(own, { state: verification ?? result }, options),
      ),
    answerChallenge: (answer: LoginAnswer) =>
      challenge
        ? call('answerChallenge', answer, (own, options) =>
            answerChallenge(own, { ...answer, challenge }, options),
          )
        : Promise.resolve(undefined),
    recover: (input: Given<RecoverAccountInput>) =>
      call('recover', input, (own, options) => recover(own, input, options)),
    finish: () =>
      result.loginState === 'SUCCESS'
        ? call('finish', undefined, () => Promise.resolve(result))
        : Promise.resolve(undefined),
    reset,
  })
  return {
    step: state.step,
    result,
    challenge,
    isCaptchaRequired: state.isCaptchaRequired,
    isPending: state.isPending,
    isFinishing: state.step === 'finishing' && state.isPending,
    errorCode: result.loginState === 'FAILURE' ? result.errorCode : undefined,
    error: state.error ?? null,
    fieldErrors,
    ...stable,
    call,
  }
}
