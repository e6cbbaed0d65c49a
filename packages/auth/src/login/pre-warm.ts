import { type Client, isAbortError } from '@frontdesk/core'
import { frameAddress, type FrameOptions, hasLoaded, withHiddenFrame } from './hidden-frame.ts'
import { createRedirectSession } from '../redirect-session.ts'
import { type Session, storeKey } from '../session.ts'

/** Milliseconds after which pre-warming is repeated: 7 days. */
const interval = 604_800_000
/** How long the hidden page may take to load, in milliseconds. */
const longestWait = 30_000

export interface PreWarmOptions extends FrameOptions {
  /** Repeats pre-warming even if it was done recently, for example after somebody else has signed in. */
  readonly force?: boolean
  /** Receives the error; defaults to a console warning. */
  readonly log?: (error: unknown) => void
}

const keyOf = (client: Client<Session>): string => storeKey(client, 'preWarm')

/**
 * Whether this browser sent the session to the hosted pages in the last 7 days. This is recorded in local storage,
 * wherever the session keeps its tokens.
 */
export const isPreWarmed = (client: Client<Session>): boolean => {
  try {
    const time = Number(localStorage.getItem(keyOf(client)) ?? NaN)
    const age = client.auth.now() - time
    return time >= 0 && age >= 0 && age < interval
  } catch {
    // Storage is missing or access is denied.
    return false
  }
}

/** Stores the last time; `undefined` deletes it. */
const keepTime = (client: Client<Session>, time: number | undefined): void => {
  try {
    if (time === undefined) localStorage.removeItem(keyOf(client))
    else localStorage.setItem(keyOf(client), String(time))
  } catch {
    // It is repeated at the next start.
  }
}

const warn = (error: unknown): void => {
  // eslint-disable-next-line no-console -- The failure is only logged.
  console.warn('The hosted pages could not be prepared for a sign-in:', error)
}

/**
 * Sends the session to the hosted pages ahead of time, in a hidden frame, so that a later hand-off to them continues as
 * the same person. Does nothing if this was done in the last 7 days, or outside a browser: call it at each start of the
 * app. Never rejects: a failure is only logged, and the next call tries again.
 *
 * @example
 * void preWarm(client)
 */
export const preWarm = async (
  client: Client<Session>,
  { force = false, signal, pageOrigins, log = warn }: PreWarmOptions = {},
): Promise<void> => {
  if (typeof document === 'undefined' || (!force && isPreWarmed(client))) return
  try {
    keepTime(client, undefined)
    const redirectSession = await createRedirectSession(client, { login: {} }, { signal })
    const url = frameAddress(redirectSession, client.platform.origin, pageOrigins)
    await withHiddenFrame(url, { signal, timeout: longestWait }, (frame, _over, resolve) => {
      frame.addEventListener('load', (event) => {
        if (hasLoaded(frame)) resolve(event)
      })
    })
    keepTime(client, client.auth.now())
  } catch (error) {
    if (!isAbortError(error)) log(error)
  }
}
