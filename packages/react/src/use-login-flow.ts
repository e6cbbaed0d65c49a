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
   * Path or URL of the page with `useAuthCallback`; it must be registered. The sign-in continues there if the browser
   * blocks the hidden frame. Without it, such a browser causes a `LoginFlowError`.
   */
  readonly redirectUri?: string
  /** A path of this site to open after a sign-in by redirect; defaults to `/`. */
  readonly returnTo?: string
  /** How to leave the page; defaults to `location.assign`. */
  readonly navigate?: Navigate
}

/** The response to a second factor, without the challenge, which the hook keeps. */
export type LoginAnswer = Given<Omit<AnswerChallengeInput, 'challenge'>>

/** The state of a sign-in, and its actions. */
export interface LoginFlow {
  /** The screen to show. It does not change after an error. */
  readonly step: LoginStep
  /** The last response; `{ loginState: 'INITIAL' }` before the first. */
  readonly result: LoginResult
  /** The requested second factor, at step `challenge`. */
  readonly challenge: LoginChallenge | undefined
  /** Whether a captcha is required: pass `captchaTokens` from now on. */
  readonly isCaptchaRequired: boolean
  /** Whether a call is in progress, including finishing. */
  readonly isPending: boolean
  /** Whether the person is verified and the tokens are being requested. */
  readonly isFinishing: boolean
  /** Why the last response is a failure; choose your own text by it. */
  readonly errorCode: LoginErrorCode | undefined
  /** Why the last call failed, including finishing. */
  readonly error: Error | null
  /** Messages by field: `email`, `password`, `code`, `captchaTokens`, `profile.firstName`, … */
  readonly fieldErrors: Readonly<Partial<Record<string, string>>>
  /** Submits the emailed code. */
  readonly submitCode: (code: string) => Promise<LoginResult | undefined>
  /** Emails another code. */
  readonly resendCode: () => Promise<LoginResult | undefined>
  /** Responds to the second factor. */
  readonly answerChallenge: (answer: LoginAnswer) => Promise<LoginResult | undefined>
  /** Sets a new password with the token of an emailed link, and signs in with it. */
  readonly recover: (input: Given<RecoverAccountInput>) => Promise<LoginResult | undefined>
  /** Tries again to finish, at step `finishing` after a failure. */
  readonly finish: () => Promise<LoginResult | undefined>
  /** Clears all responses and aborts a call in progress. */
  readonly reset: () => void
}

/** One call of the flow with its input. */
type LoginCall = (client: Client<Session>, options: CallOptions) => Promise<LoginResult>

interface RunningCall {
  readonly key: string
  readonly controller: AbortController
  promise: Promise<LoginResult | undefined>
}

/**
 * The state machine of `useLogin` and `useRegister`. Two identical concurrent calls are made once; a different call
 * aborts the previous one, whose response is then ignored.
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
      // A hidden component is restored in its previous state: it must not wait for an aborted call.
      dispatch({ type: 'failed', error: new AbortError('The sign-in was aborted', { code: 'ABORTED' }) })
    },
    [],
  )
  usePageRestore(() => {
    // The page was restored after a redirect, whose progress is unknown.
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
        // The step does not change while the browser leaves the page.
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
