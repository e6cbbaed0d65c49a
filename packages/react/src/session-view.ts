import type { Role, SessionState } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'
import { sessionOf } from './identity.ts'

/** The session as far as it is known. */
export interface SessionView extends Omit<SessionState, 'status'> {
  /** `loading` until the session has been read from where it is kept: nobody knows yet. */
  readonly status: 'loading' | Role
}

/** The view that the components below one provider have of the session of its client. */
export interface SessionWatch {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => SessionView
  /** The session that a server renders, and that the first render in a browser repeats. */
  readonly getServerSnapshot: () => SessionView
}

const nothing = (): void => undefined

/** For stores that never change. */
export const subscribeToNothing = (): (() => void) => nothing

/** Follows the session of a client. It is read from its store once somebody looks, and `initial` stands for it until then. */
export const watchSession = (client: Client, initial?: SessionState): SessionWatch => {
  const session = sessionOf(client)
  const start: SessionView = initial ?? { status: session ? 'loading' : 'none' }
  const getServerSnapshot = (): SessionView => start
  if (!session) return { subscribe: subscribeToNothing, getSnapshot: getServerSnapshot, getServerSnapshot }

  let known = false
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    // A store that fails leaves the person signed out.
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
