import {
  type Auth,
  AuthError,
  type CallOptions,
  type Client,
  type ErrorFields,
  type FrontdeskError,
  invalid,
} from '@frontdesk/core'
import type { Sha256 } from './digest.ts'
import { createRepeater } from './repeater.ts'
import { createFallbackStore, type FallbackStore } from './stores/fallback-store.ts'
import { nameInStore } from './stores/key-value-store.ts'
import { wait } from './stores/storage-lock.ts'
import { createStoreKeeper } from './stores/store-keeper.ts'
import type { TokenStore } from './stores/token-store.ts'
import { createMemoryKeeper, type TokenKeeper } from './token-keeper.ts'
import { explainFault, explainRefusal } from './token-refusal.ts'
import { requestTokens, type TokenRequest, type TokenResponse } from './token-request.ts'
import { isToken, type Role, type Tokens } from './tokens.ts'

export type { Role, Tokens } from './tokens.ts'

/** The state of a session for subscribers. Each change creates a new object. */
export interface SessionState {
  /** Whether a visitor, a member or nobody is signed in. */
  readonly status: Role
  /** Differs for each visitor session and each sign-in: part of cache keys. Not a secret. */
  readonly sessionId?: string | undefined
  /**
   * How the previous member session ended: `signOut`, or `expired` when the platform refused to renew it, here or in
   * another tab, and a visitor took its place. Absent when there was none.
   */
  readonly endedBy?: 'expired' | 'signOut' | undefined
}

/** The site keys of the app's captchas. They are public. */
export interface CaptchaSiteKeys {
  /** Site key of the visible reCAPTCHA. */
  readonly visibleSiteKey?: string
  /** Site key of the invisible reCAPTCHA. */
  readonly invisibleSiteKey?: string
}

export interface SessionOptions {
  /** Client id of the app, from the platform's settings. */
  readonly clientId: string
  /** Where the tokens are kept and shared; defaults to memory, for this session only. */
  readonly store?: TokenStore
  /** Returns milliseconds since 1970; defaults to the system clock. */
  readonly now?: () => number
  /** Hashes the secret of a sign-in on runtimes without WebCrypto, such as React Native; defaults to WebCrypto. */
  readonly sha256?: Sha256
  /** For your own sign-in forms, which read them as `client.auth.captcha`. The session does not use them itself. */
  readonly captcha?: CaptchaSiteKeys
}

/** A session whose state can be followed, wherever its tokens are kept. */
export interface FollowedSession extends Auth {
  /** The path of the `sessionHandler` of your server, if it keeps the tokens: it also signs in and out. */
  readonly serverPath?: string
  /** The current tokens, without renewal. `undefined` when the server keeps them. */
  getTokens(client: Client): Promise<Tokens | undefined>
  /** Subscribes to changes; returns the function that unsubscribes. Errors of a listener are ignored. */
  subscribe(listener: () => void): () => void
  /** The current state. It is the same object until the state changes. */
  getSnapshot(): SessionState
  /** Stops watching other tabs and cancels pending retries. The next use starts watching again. */
  close(): void
}

/** Session of a visitor or member: obtains, keeps and renews tokens. */
export interface Session extends FollowedSession {
  readonly clientId: string
  /** Where the session keeps other data than tokens, such as pending sign-ins. */
  readonly store: FallbackStore
  /** Clock of the session, in milliseconds. */
  readonly now: () => number
  /** Hashes the secret of a sign-in; WebCrypto is used when it is absent. */
  readonly sha256?: Sha256 | undefined
  /** Site keys of the platform's captchas. */
  readonly captcha: CaptchaSiteKeys
  /**
   * Requests tokens and does not store them. If the response has no refresh token, the one of `before` is kept.
   *
   * @throws AuthError `TOKENS_REFUSED`, whatever the status; `retryable` marks a temporary failure. The message begins
   * with the platform's text and continues with advice. A network error is thrown unchanged.
   */
  grant(
    client: Client,
    request: TokenRequest,
    before?: Tokens,
    /** The role of the new tokens; defaults to the same as before, or a visitor. */
    role?: Role,
    /** Defaults to `tokenLimits`. */
    options?: CallOptions,
  ): Promise<Tokens>
  /**
   * Replaces the tokens, for example with those of a member. `undefined` signs out. Takes precedence over a refresh in
   * progress.
   */
  setTokens(client: Client, tokens: Tokens | undefined): Promise<void>
}

/** Validates every field, because a server may omit or garble any of them. */
type Unchecked<T> = { readonly [K in keyof T]?: unknown }

/**
 * No token request starts later than 9 seconds after the first: a retry stays within the 10 seconds in which a platform
 * with strict rotation tolerates the reuse of a refresh token.
 */
export const tokenLimits: CallOptions = { timeout: 4000, deadline: 9000, bodyLimit: 65_536 }

/**
 * Minimum time that a new token is used unless it is refused, in seconds: a token with a very short lifetime must not
 * be renewed with each call.
 */
const shortestLife = 10
/** Milliseconds without a new request after the platform has reported that it is unavailable. */
const longPause = 30_000
/** Milliseconds between two requests while the network is away. */
const shortPause = 1000

/** Statuses of a gateway that has lost the response: the refresh token may be spent. */
const lostAnswers: readonly number[] = [408, 502, 504]

const isDefinite = (status = 0): boolean => status >= 400 && !lostAnswers.includes(status)

/** Whether the platform refused the refresh token. */
const isRefusal = ({ status }: FrontdeskError): boolean => status === 400 || status === 401

/** A renewal that failed. */
interface FailedRenewal {
  /** The tokens that could not be renewed. */
  readonly tokens: Tokens
  readonly error: FrontdeskError
  /** Time of the session's clock. */
  readonly at: number
  /** Time of the monotonic clock. */
  readonly ended: number
  /**
   * Whether a response was lost: the platform may have renewed the token, and tolerates a retry only for a short time.
   */
  readonly isUnclear: boolean
}

type Headers = Readonly<Record<string, string>>

/** Tells listeners of a change. One that throws must not fail the call that caused the change. */
export const tellAll = (listeners: ReadonlySet<() => unknown>): void => {
  for (const listener of listeners)
    void (async () => {
      try {
        await listener()
      } catch {
        // Errors of a listener are the listener's own.
      }
    })()
}

const headersOf = ({ accessToken }: Tokens): Headers => ({ authorization: accessToken.value })

/**
 * Sessions for visitors and members. The first call creates a visitor session. An expired token is renewed once,
 * however many calls wait for it, and across all tabs if the store has locks. A temporary failure never ends a session.
 * One session serves one platform.
 *
 * @throws ValidationError when the client id is missing or empty.
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store: webStorageStore() }) })
 */
export const oauth = (options: SessionOptions): Session => {
  const { clientId, store } = options
  // Without this check, a missing environment variable would be noticed only in the first call, with an unclear error
  // of the platform.
  if (typeof clientId !== 'string' || clientId.trim() === '')
    throw invalid(
      'clientId',
      'must be the id of your app, from the platform’s settings; it is empty, as of an environment variable that is not set',
      'REQUIRED_FIELD',
    )
  return createSession(options, store ? createStoreKeeper(store, clientId) : createMemoryKeeper())
}

/** A session that delegates its tokens to a keeper. */
export const createSession = (
  { clientId, store, now = Date.now, sha256, captcha = {} }: SessionOptions,
  keeper: TokenKeeper,
): Session => {
  const { current } = keeper
  const repeats = createRepeater()
  const listeners = new Set<() => unknown>()
  let state: SessionState = { status: 'none' }
  /** The previous tokens of the same person: a call that was made with them may be retried. */
  let previous: Tokens | undefined
  /** The tokens whose access token the platform has refused, whatever their expiry. */
  let refusedTokens: Tokens | undefined
  let failed: FailedRenewal | undefined
  /** The renewal that all calls without a token wait for. */
  let renewal: Promise<Headers> | undefined

  current.watch((before) => {
    const tokens = current.value
    const status = tokens?.refreshToken.role ?? 'none'
    const isSame = status === state.status && tokens?.sessionId === state.sessionId
    // A visitor's call may be retried as another visitor, a member's only as the same member.
    previous = isSame || (status === 'visitor' && state.status === 'visitor') ? before : undefined
    repeats.stop()
    if (isSame) return
    const hasMemberLeft = state.status === 'member' && status !== 'member'
    state = {
      status,
      sessionId: tokens?.sessionId,
      endedBy: hasMemberLeft ? (tokens ? 'expired' : 'signOut') : undefined,
    }
    tellAll(listeners)
  })

  const isOver = (seconds: number | undefined): boolean => seconds !== undefined && seconds * 1000 <= now()

  /** Whether calls can be sent with these tokens. */
  const isUsable = (tokens: Tokens | undefined): tokens is Tokens =>
    !!tokens && tokens !== refusedTokens && !isOver(tokens.accessToken.expiresAt)

  const failureOf = (tokens: Tokens | undefined): FailedRenewal | undefined =>
    tokens && failed?.tokens === tokens ? failed : undefined

  /** Whether the platform has just reported that it is unavailable: calls do not wait for it longer than necessary. */
  const isSpared = ({ error, at }: FailedRenewal): boolean =>
    isDefinite(error.status) && Math.abs(now() - at) <= longPause

  /** Whether calls are sent with these tokens without a renewal first. */
  const isFresh = (tokens: Tokens | undefined): tokens is Tokens =>
    isUsable(tokens) &&
    // While the renewal is retried in the background, calls continue with the token that still works.
    (!isOver(tokens.renewAt) || !!failureOf(tokens)?.isUnclear)

  const grant: Session['grant'] = async (
    client,
    request,
    before,
    role = before?.refreshToken.role ?? 'visitor',
    options = tokenLimits,
  ) => {
    // The lifetime counts from the request, so that a slow response does not extend it.
    const sent = Math.floor(now() / 1000)
    let refusal: Partial<ErrorFields> = { statusText: 'no token' }
    let answer: Unchecked<TokenResponse> = {}
    try {
      answer = await requestTokens(client, request, options)
    } catch (error) {
      if (!(((error as FrontdeskError).status as number) >= 400)) throw explainFault(error, client)
      refusal = error as FrontdeskError
    }
    const { access_token: value, expires_in, refresh_token } = answer
    if (!isToken(value))
      throw new AuthError(explainRefusal(refusal, client, clientId, request), {
        ...refusal,
        data: {},
        code: 'TOKENS_REFUSED',
      })
    const life = Number(expires_in)
    const expiresAt = life > 0 ? sent + Math.max(life, shortestLife) : undefined
    return {
      ...before,
      accessToken: { value, expiresAt },
      refreshToken: {
        value: isToken(refresh_token) ? refresh_token : (before?.refreshToken.value ?? ''),
        role,
      },
      renewAt: expiresAt && expiresAt - Math.min(60, life / 10),
    }
  }

  /** Renews tokens with their refresh token, and records how it failed. */
  const refresh = async (client: Client, tokens: Tokens): Promise<Tokens> => {
    let definiteAnswers = 0
    const options: CallOptions = {
      ...tokenLimits,
      onResponse({ status }) {
        if (isDefinite(status)) definiteAnswers++
      },
    }
    const { value: refreshToken } = tokens.refreshToken
    try {
      return await grant(
        client,
        { clientId, grantType: 'refresh_token', refreshToken },
        tokens,
        undefined,
        options,
      )
    } catch (thrown) {
      const error = thrown as FrontdeskError
      const isUnclear =
        !isRefusal(error) &&
        // After a lost response, only a success or a refusal of the token shows whether it was renewed.
        (definiteAnswers !== error.attempts || !!failureOf(tokens)?.isUnclear)
      failed = { tokens, error, isUnclear, at: now(), ended: performance.now() }
      if (isUnclear && current.value === tokens)
        repeats.later(() => {
          renewOnItsOwn(client, tokens)
        })
      throw error
    }
  }

  /** Replaces expired tokens: with new ones of the same session, or of a new visitor. */
  const obtain = async (client: Client, tokens: Tokens | undefined, isRepeat: boolean): Promise<Tokens> => {
    const failure = failureOf(tokens)
    if (tokens?.refreshToken.value && !(failure && isRefusal(failure.error))) {
      if (failure && isSpared(failure) && !isRepeat) throw failure.error
      try {
        return await refresh(client, tokens)
      } catch (error) {
        // Only a refused refresh token ends a session: then a visitor takes its place.
        if (!isRefusal(error as FrontdeskError)) throw error
      }
    }
    return grant(client, { clientId, grantType: 'anonymous' })
  }

  /** Renews once for all waiting callers. Returns whether the current tokens are the new ones. */
  const renew = async (client: Client, isRepeat: boolean): Promise<boolean> => {
    const { changes } = current
    const failure = failureOf(current.value)
    if (failure?.isUnclear && !isSpared(failure)) {
      // The network may be back: it is tried immediately, but at most once per second.
      if (!isRepeat) repeats.stop()
      const pause = failure.ended + shortPause - performance.now()
      if (pause > 0) await wait(pause)
      if (current.changes !== changes) return false
    }
    try {
      return await keeper.renewOnce(client, (tokens) => obtain(client, tokens, isRepeat))
    } catch (error) {
      if (!isUsable(current.value)) throw error
      return true
    }
  }

  /** The tokens for a call after a renewal. If somebody signed out while it waited, the call continues as a new visitor. */
  const renewed = (client: Client, isRepeat = false): Promise<Headers> =>
    (renewal ??= renew(client, isRepeat)
      .finally(() => {
        renewal = undefined
      })
      .then((isNew) => (isNew && current.value ? headersOf(current.value) : authorize(client))))

  /** Retries a renewal whose response was lost, unless the tokens have changed since. */
  const renewOnItsOwn = (client: Client, tokens: Tokens): void => {
    if (current.value === tokens) renewed(client, true).catch(() => undefined)
  }

  const authorize = (client: Client): Promise<Headers> | Headers => {
    if (keeper.isBehind) void keeper.read(client)
    return isFresh(current.value) ? headersOf(current.value) : renewed(client)
  }

  return {
    clientId,
    store: createFallbackStore(store),
    now,
    sha256,
    captcha,
    grant,
    headers: (client) => authorize(client),
    async refused(client, { authorization }) {
      const asked = [current.value, previous].find((one) => one?.accessToken.value === authorization)
      if (!asked) return undefined
      if (asked === current.value) refusedTokens = asked
      const headers = await authorize(client)
      // The tokens still belong to the same person.
      return asked === previous ? headers : undefined
    },
    async getTokens(client) {
      await keeper.read(client)
      return current.value
    },
    setTokens: (client, tokens) => keeper.write(client, tokens),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    close() {
      repeats.stop()
      keeper.close()
    },
  }
}

/** Whether a member is signed in. */
export const loggedIn = ({ auth }: Client<Session>): boolean => auth.getSnapshot().status === 'member'

/** Storage key of the app of a session; no other app on the same origin uses it. */
export const storeKey = (client: Client<Session>, name: string): string =>
  nameInStore(client.auth.clientId, client, name)
