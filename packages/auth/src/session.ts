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

/** The state of a session, as subscribers see it. A new object for each change. */
export interface SessionState {
  /** Whether nobody, a visitor or a member is signed in. */
  readonly status: Role
  /** Differs for each visitor session and each sign-in: part of cache keys. Not a secret. */
  readonly sessionId?: string | undefined
  /**
   * How the member's session right before this one ended: `signOut`, or `expired` when the platform refused to renew it,
   * here or in another tab, and a visitor took its place. Absent when there was none.
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
  /** Id of the app, from the platform's settings. */
  readonly clientId: string
  /** Where the tokens are kept and shared; in memory, for this session only, unless given. */
  readonly store?: TokenStore
  /** Milliseconds since 1970; the system clock unless given. */
  readonly now?: () => number
  /** Hashes the secret of a sign-in where there is no WebCrypto, as in React Native; WebCrypto unless given. */
  readonly sha256?: Sha256
  /** For sign-in forms of your own, which read them as `client.auth.captcha`. Nothing else is done with them. */
  readonly captcha?: CaptchaSiteKeys
}

/** A session whose state can be followed, wherever its tokens are kept. */
export interface FollowedSession extends Auth {
  /** The path of the `sessionHandler` of the own server, where that keeps the tokens: it also signs in and out. */
  readonly serverPath?: string
  /** The tokens as they are kept now; nothing is renewed. `undefined` when the server keeps them. */
  getTokens(client: Client): Promise<Tokens | undefined>
  /** Tells of changes; gives back the function that ends it. What a listener throws is ignored. */
  subscribe(listener: () => void): () => void
  /** The present state. The same object until the state changes. */
  getSnapshot(): SessionState
  /** Ends the watch over other tabs and what waits to be repeated. The next use begins the watch again. */
  close(): void
}

/** Visitors and members: gets, keeps and renews their tokens. */
export interface Session extends FollowedSession {
  readonly clientId: string
  /** Where the session keeps what it needs beside its tokens, such as pending sign-ins. */
  readonly store: FallbackStore
  /** Clock of the session, in milliseconds. */
  readonly now: () => number
  /** Hashes the secret of a sign-in; WebCrypto does when it is absent. */
  readonly sha256?: Sha256 | undefined
  /** Site keys of the platform's captchas. */
  readonly captcha: CaptchaSiteKeys
  /**
   * Asks for tokens; does not keep them. When the answer brings no refresh token, that of `before` stays.
   *
   * @throws AuthError `TOKENS_REFUSED`, whatever the status; `retryable` tells a passing fault. The message begins with the
   * platform's text and goes on with what to do. A fault of the network stays what it is.
   */
  grant(
    client: Client,
    request: TokenRequest,
    before?: Tokens,
    /** Whom the new tokens stand for: the same as before, or a visitor, unless given. */
    role?: Role,
    /** `tokenLimits` unless given. */
    options?: CallOptions,
  ): Promise<Tokens>
  /** Takes over tokens, for example of a member. `undefined` signs out. Wins over a refresh that is under way. */
  setTokens(client: Client, tokens: Tokens | undefined): Promise<void>
}

/** Nothing that a server may leave out or garble is taken for granted. */
type Unchecked<T> = { readonly [K in keyof T]?: unknown }

/**
 * No request for tokens begins later than 9 seconds after the first: a repeat stays within the 10 seconds in which a
 * platform with strict rotation forgives that a refresh token comes again.
 */
export const tokenLimits: CallOptions = { timeout: 4000, deadline: 9000, bodyLimit: 65_536 }

/** Seconds that a new token is used at least, unless it is refused: not each call renews a token of odd life. */
const shortestLife = 10
/** Milliseconds without a new request after the platform has said that it cannot answer. */
const longPause = 30_000
/** Milliseconds between two requests while the network is away. */
const shortPause = 1000

/** Statuses that a gateway gives when it has lost the answer: the refresh token may be spent. */
const lostAnswers: readonly number[] = [408, 502, 504]

const isDefinite = (status = 0): boolean => status >= 400 && !lostAnswers.includes(status)

/** Whether the platform refused the refresh token. */
const isRefusal = ({ status }: FrontdeskError): boolean => status === 400 || status === 401

/** A renewal that failed. */
interface FailedRenewal {
  /** The tokens that could not be renewed. */
  readonly tokens: Tokens
  readonly error: FrontdeskError
  /** By the clock of the session. */
  readonly at: number
  /** By the clock that never jumps. */
  readonly ended: number
  /** Whether an answer was lost: the platform may have renewed, and forgives a repeat only for a short time. */
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
        // Its own affair.
      }
    })()
}

const headersOf = ({ accessToken }: Tokens): Headers => ({ authorization: accessToken.value })

/**
 * Sessions for visitors and members. The first call makes a visitor session; an expired token is renewed once, however
 * many calls, and where the store can lock however many tabs, wait for it. A passing fault never ends a session. One
 * session serves one platform.
 *
 * @throws ValidationError when the client id is missing or empty.
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store: webStorageStore() }) })
 */
export const oauth = (options: SessionOptions): Session => {
  const { clientId, store } = options
  // An environment variable that is not set would be refused only with the first call, by a platform that cannot say why.
  if (typeof clientId !== 'string' || clientId.trim() === '')
    throw invalid(
      'clientId',
      'must be the id of your app, from the platform’s settings; it is empty, as of an environment variable that is not set',
      'REQUIRED_FIELD',
    )
  return createSession(options, store ? createStoreKeeper(store, clientId) : createMemoryKeeper())
}

/** A session whose tokens a keeper keeps. */
export const createSession = (
  { clientId, store, now = Date.now, sha256, captcha = {} }: SessionOptions,
  keeper: TokenKeeper,
): Session => {
  const { current } = keeper
  const repeats = createRepeater()
  const listeners = new Set<() => unknown>()
  let state: SessionState = { status: 'none' }
  /** The tokens of the same person before: a call that was made with them may be made again. */
  let previous: Tokens | undefined
  /** The tokens whose access token the platform has refused, whatever their expiry says. */
  let refusedTokens: Tokens | undefined
  let failed: FailedRenewal | undefined
  /** The renewal that all calls without a token wait for. */
  let renewal: Promise<Headers> | undefined

  current.watch((before) => {
    const tokens = current.value
    const status = tokens?.refreshToken.role ?? 'none'
    const isSame = status === state.status && tokens?.sessionId === state.sessionId
    // A visitor's call may be made again as another visitor, a member's only as the same member.
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

  /** Whether the platform has just said that it cannot answer: calls wait for it no more than they must. */
  const isSpared = ({ error, at }: FailedRenewal): boolean =>
    isDefinite(error.status) && Math.abs(now() - at) <= longPause

  /** Whether calls are sent with these tokens without a renewal before. */
  const isFresh = (tokens: Tokens | undefined): tokens is Tokens =>
    isUsable(tokens) &&
    // While the renewal is repeated on its own, calls go on with the token that still works.
    (!isOver(tokens.renewAt) || !!failureOf(tokens)?.isUnclear)

  const grant: Session['grant'] = async (
    client,
    request,
    before,
    role = before?.refreshToken.role ?? 'visitor',
    options = tokenLimits,
  ) => {
    // By the time of the request, so that a slow answer does not make the token live longer.
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

  /** Renews tokens by their refresh token, and notes how it failed. */
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
        // Once an answer was lost, only a success or a refusal of the token makes clear what has become of it.
        (definiteAnswers !== error.attempts || !!failureOf(tokens)?.isUnclear)
      failed = { tokens, error, isUnclear, at: now(), ended: performance.now() }
      if (isUnclear && current.value === tokens)
        repeats.later(() => {
          renewOnItsOwn(client, tokens)
        })
      throw error
    }
  }

  /** Gets tokens in place of those that are over: of the same session, or of a new visitor. */
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

  /** Renews once for all who wait. Gives whether the current tokens are the new ones. */
  const renew = async (client: Client, isRepeat: boolean): Promise<boolean> => {
    const { changes } = current
    const failure = failureOf(current.value)
    if (failure?.isUnclear && !isSpared(failure)) {
      // The network may be back: it is tried at once, but no more than once in a second.
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

  /** Repeats a renewal whose answer was lost, unless the tokens have changed since. */
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
      // Still of the same person.
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

/** Name under which the app of a session keeps something in a store; no other app on the same origin shares it. */
export const storeKey = (client: Client<Session>, name: string): string =>
  nameInStore(client.auth.clientId, client, name)
