import { type Client, isAbortError } from '@frontdesk/core'
import { frameAddress, type FrameOptions, hasLoaded, withHiddenFrame } from './hidden-frame.ts'
import { createRedirectSession } from '../redirect-session.ts'
import { type Session, storeKey } from '../session.ts'

/** Milliseconds after which it is done again: 7 days. */
const interval = 604_800_000
/** Milliseconds that the hidden page may take to load. */
const longestWait = 30_000

export interface PreWarmOptions extends FrameOptions {
  /** Also when it was done lately, for example after somebody else has signed in. */
  readonly force?: boolean
  /** Gets what went wrong; a warning in the console unless given. */
  readonly log?: (error: unknown) => void
}

const keyOf = (client: Client<Session>): string => storeKey(client, 'preWarm')

/**
 * Whether the hosted pages of this browser were told of the session in the last 7 days. Local storage knows, whatever the
 * session keeps its tokens in.
 */
export const isPreWarmed = (client: Client<Session>): boolean => {
  try {
    const time = Number(localStorage.getItem(keyOf(client)) ?? NaN)
    const age = client.auth.now() - time
    return time >= 0 && age >= 0 && age < interval
  } catch {
    // No storage, or a denied one.
    return false
  }
}

/** Keeps the last time; `undefined` forgets it. */
const keepTime = (client: Client<Session>, time: number | undefined): void => {
  try {
    if (time === undefined) localStorage.removeItem(keyOf(client))
    else localStorage.setItem(keyOf(client), String(time))
  } catch {
    // It is done once more at the next start.
  }
}

const warn = (error: unknown): void => {
  // eslint-disable-next-line no-console -- The failure is only logged.
  console.warn('The hosted pages could not be prepared for a sign-in:', error)
}

/**
 * Tells the hosted pages of the session ahead of time, in a hidden frame, so that a later hand-off to them goes on as the
 * same person. Does nothing when that was done in the last 7 days, or outside a browser: call it at each start of the
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
