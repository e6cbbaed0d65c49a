import { completeLogin, loggedIn, parseFromUrl, startLogin } from '@frontdesk/auth'
import { useEffect, useRef, useState } from 'react'
import { leave, type Navigate } from './checkout.ts'
import { useSessionClient } from './use-session-client.ts'
import { useStable } from './use-stable.ts'

export interface UseAuthCallbackOptions {
  /** The return URL; defaults to the URL of the page. */
  readonly url?: string | URL
  /** Where to continue if the sign-in does not specify a path; defaults to `/`. */
  readonly returnTo?: string
  /** How `restart` leaves the page; defaults to `location.assign`. */
  readonly navigate?: Navigate
}

/** The result of a sign-in by redirect. */
export interface AuthCallback {
  /** `working` until the code is exchanged for a session. */
  readonly status: 'working' | 'done' | 'error'
  /** The path of this site that the person wanted to open. Navigate to it once the status is `done`. */
  readonly returnTo: string
  /** Why it failed: a `LoginFlowError`, or the error of the code exchange. */
  readonly error: Error | null
  /** Opens the sign-in page again; rejects when there is no URL to open. */
  readonly restart: () => Promise<void>
}

type Outcome = Omit<AuthCallback, 'restart'>

/**
 * Finishes a sign-in on its return page: once, also in strict mode. The response is removed from the URL before any
 * request to the platform, so that nobody copies it and a reload does not send it again; for a person who opens the
 * page signed in, the status is `done`. Use it in one component of one page.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { status, returnTo, error, restart } = useAuthCallback()
 * if (status === 'done') return <Navigate to={returnTo} replace />
 * return error ? <button onClick={restart}>Sign in again</button> : <p>Signing you in</p>
 */
export const useAuthCallback = ({
  url,
  returnTo = '/',
  navigate = leave,
}: UseAuthCallbackOptions = {}): AuthCallback => {
  const client = useSessionClient()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'working', returnTo, error: null })
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    const complete = async (): Promise<string> => {
      const address = new URL(url ?? location.href, location.href)
      const { code, state, error } = parseFromUrl(address)
      try {
        // Removes the response from the page's URL first. Without a response, it shares the sign-in in progress: a
        // layout that differs for members remounts this page at that moment.
        return (await completeLogin(client, address)).returnTo
      } catch (failure) {
        if (!(code ?? state ?? error)) {
          await client.auth.getTokens(client)
          if (loggedIn(client)) return returnTo
        }
        throw failure
      }
    }
    complete().then(
      (path) => {
        setOutcome({ status: 'done', returnTo: path, error: null })
      },
      (error: unknown) => {
        setOutcome({
          status: 'error',
          returnTo,
          error: error instanceof Error ? error : new Error(String(error)),
        })
      },
    )
  }, [client, url, returnTo])

  const stable = useStable({
    restart: async () => {
      const { origin, pathname } = new URL(url ?? location.href, location.href)
      const login = await startLogin(client, { redirectUri: origin + pathname, returnTo })
      navigate(login.url)
    },
  })
  return { ...outcome, ...stable }
}
