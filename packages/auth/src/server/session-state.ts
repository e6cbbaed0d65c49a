import type { SessionState } from '../session.ts'

/** Header of each answer of the session handler: the state of the session, without a token. */
export const stateHeader = 'x-frontdesk-session'

/** Header that no page of another origin can send without being asked for it. */
export const callHeader = 'x-frontdesk-call'

/** Where the session handler lives unless it is told otherwise. */
export const defaultPath = '/api/frontdesk'

/** Writes a state as a header can hold it. */
export const writeState = (state: SessionState): string => encodeURIComponent(JSON.stringify(state))

/** Reads a state; `undefined` when it is none. */
export const readState = (text: string | null): SessionState | undefined => {
  try {
    const state = JSON.parse(decodeURIComponent(text ?? '')) as Partial<SessionState> | null
    return typeof state?.status === 'string' ? (state as SessionState) : undefined
  } catch {
    return undefined
  }
}
