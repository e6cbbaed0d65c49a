import type { SessionState } from '../session.ts'

/** Response header of the session handler: the state of the session, without a token. */
export const stateHeader = 'x-frontdesk-session'

/** Request header that a page of another origin cannot send without a CORS preflight. */
export const callHeader = 'x-frontdesk-call'

/** Default path of the session handler. */
export const defaultPath = '/api/frontdesk'

/** Encodes a state for a header. */
export const writeState = (state: SessionState): string => encodeURIComponent(JSON.stringify(state))

/** Parses a state; `undefined` when it is invalid. */
export const readState = (text: string | null): SessionState | undefined => {
  try {
    const state = JSON.parse(decodeURIComponent(text ?? '')) as Partial<SessionState> | null
    return typeof state?.status === 'string' ? (state as SessionState) : undefined
  } catch {
    return undefined
  }
}
