import { AuthError, type Transport } from '@frontdesk/core'
import { type FollowedSession, type SessionState, tellAll } from '../session.ts'
import { createTabs } from '../stores/tabs.ts'
import { callHeader, defaultPath, readState, stateHeader } from './session-state.ts'

export interface ThroughServerOptions {
  /** The path of the server's `sessionHandler`; defaults to `/api/frontdesk`. */
  readonly path?: string | undefined
  /** The session that the server read for the page; saves a request. */
  readonly session?: SessionState | undefined
  /** Replaces the global `fetch`. */
  readonly fetch?: Transport | undefined
}

/** Client options that send calls through your own server. */
export interface ServerConnection {
  /** Session of the person, followed through the server. */
  readonly auth: FollowedSession
  /** Sends the calls of the client through the server. */
  readonly fetch: Transport
}

/**
 * Lets the client of a page make its calls through the `sessionHandler` of your server, which keeps the tokens: no
 * script of the page can read them, and pages that the server renders belong to the same session. To sign in and out,
 * use links and forms: `/api/frontdesk/sign-in?returnTo=/account`, `/api/frontdesk/sign-out`.
 *
 * @example
 * const client = createClient({ platform: hosted(), ...throughServer({ session: initialSession }) })
 */
export const throughServer = ({
  path = defaultPath,
  session,
  fetch: transport = (url, init) => fetch(url, init),
}: ThroughServerOptions = {}): ServerConnection => {
  const listeners = new Set<() => unknown>()
  const key = `frontdesk:${path}`
  const {
    tell,
    lock,
    subscribe: hear,
  } = createTabs(
    () => globalThis.localStorage,
    () => undefined,
  )
  let state: SessionState = session ?? { status: 'none' }
  let isKnown = session !== undefined
  let beginning: Promise<void> | undefined
  let deafen: (() => void) | undefined

  const take = (next: SessionState | undefined): boolean => {
    if (!next) return false
    isKnown = true
    const isSame = next.status === state.status && next.sessionId === state.sessionId
    if (isSame) return false
    state = next
    tellAll(listeners)
    return true
  }

  const ask = async (method: 'GET' | 'POST'): Promise<void> => {
    const response = await transport(`${path}/session`, { method, headers: { [callHeader]: '1' } })
    const next = readState(encodeURIComponent(await response.text()))
    if (!response.ok || !next)
      throw new AuthError(
        `The server gave no session: ${response.status} at ${path}/session. Is its sessionHandler there?`,
        { code: 'TOKENS_REFUSED', status: response.status, retryable: response.status >= 500, data: {} },
      )
    if (take(next) && method === 'POST') tell(key)
  }

  const auth: FollowedSession = {
    serverPath: path,
    async headers() {
      // Several first calls, also of several tabs, would each begin a session, and the last cookie would win.
      if (state.status === 'none')
        await (beginning ??= lock(key, () => ask('POST')).finally(() => {
          beginning = undefined
        }))
      return {}
    },
    async getTokens() {
      if (!isKnown) await ask('GET')
      return undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      deafen ??= hear(key, () => {
        ask('GET').catch(() => undefined)
      })
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => state,
    close() {
      deafen?.()
      deafen = undefined
    },
  }

  return {
    auth,
    async fetch(url, init) {
      const { origin } = new URL(url)
      const headers = new Headers(init.headers)
      headers.set(callHeader, '1')
      const response = await transport(`${path}/call${url.slice(origin.length)}`, { ...init, headers })
      if (take(readState(response.headers.get(stateHeader)))) tell(key)
      return response
    },
  }
}
