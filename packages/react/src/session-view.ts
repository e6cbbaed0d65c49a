import type { Role, SessionState } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'
import { sessionOf } from './identity.ts'

/** The current knowledge about the session. */
export interface SessionView extends Omit<SessionState, 'status'> {
  /** `loading` until the session has been read from its store. */
  readonly status: 'loading' | Role
}

/** The view of the client's session that the components below a provider share. */
export interface SessionWatch {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => SessionView
  /** The session for the server and for the first render in a browser. */
  readonly getServerSnapshot: () => SessionView
}

const nothing = (): void => undefined

/** For stores that never change. */
export const subscribeToNothing = (): (() => void) => nothing

/**
 * Follows the session of a client. It is read from its store after the first subscription, and `initial` is used until
 * then.
 */
export const watchSession = (client: Client, initial?: SessionState): SessionWatch => {
  const session = sessionOf(client)
  const start: SessionView = initial ?? { status: session ? 'loading' : 'none' }
  const getServerSnapshot = (): SessionView => start
  if (!session) return { subscribe: subscribeToNothing, getSnapshot: getServerSnapshot, getServerSnapshot }

  let known = false
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    // If the store fails, the person is signed out.
    await session.getTokens(client).catch(nothing)
    known = true
  }
  return {
    subscribe(listener) {
      const end = session.subscribe(listener)
      void (reading ??= read()).then(listener)
      return end
    },
    getSnapshot() {
      const state = session.getSnapshot()
      return known || state.status !== 'none' ? state : start
    },
    getServerSnapshot,
  }
}
