import { completeLogin, loggedIn, parseFromUrl, startLogin } from '@frontdesk/auth'
import { useEffect, useRef, useState } from 'react'
import { leave, type Navigate } from './checkout.ts'
import { useSessionClient } from './use-session-client.ts'
import { useStable } from './use-stable.ts'

export interface UseAuthCallbackOptions {
  /** The return address; defaults to that of the page. */
  readonly url?: string | URL
  /** Where to go on to when the sign-in itself does not say; defaults to `/`. */
  readonly returnTo?: string
  /** How `restart` leaves the page; `location.assign` unless given. */
  readonly navigate?: Navigate
}

/** The result of a sign-in by redirect. */
export interface AuthCallback {
  /** `working` until the code is exchanged for a session. */
  readonly status: 'working' | 'done' | 'error'
  /** Where the person wanted to go: a path of this site. Go there once the status is `done`. */
  readonly returnTo: string
  /** Why it failed: a `LoginFlowError`, or what the exchange of the code threw. */
  readonly error: Error | null
  /** Leaves for the sign-in page once more; rejects when there is no address to go to. */
  readonly restart: () => Promise<void>
}

type Outcome = Omit<AuthCallback, 'restart'>

/**
 * Finishes a sign-in on the page that it comes back to: once, also in strict mode. The answer is taken out of the
 * address before anything is asked of the platform, so that nobody copies it and a reload does not send it again;
 * somebody who comes back to the page signed in is `done`. Use it in one component of one page.
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
        // Takes the answer out of the page's address first. Without one it shares what is under way: a layout that
        // differs for members mounts this page anew right then.
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
