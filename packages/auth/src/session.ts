import { type Auth, AuthError, type Client, type ErrorFields, type FrontdeskError } from '@frontdesk/core'
import { requestTokens, type TokenRequest, type TokenResponse } from './token.ts'
import { memoryStore, type TokenStore } from './token-store.ts'
import { isToken, isTokens, newSessionId, type Role, type Tokens } from './tokens.ts'

export type { Role, Tokens } from './tokens.ts'

/** What a session shows to the outside. A new object for each change. */
export interface SessionState {
  readonly status: Role
  /** Differs for each visitor session and each sign-in: part of cache keys. Not a secret. */
  readonly sessionId?: string | undefined
  /**
   * How the member's session right before this one ended: `signOut`, or `expired` when the platform refused to renew it,
   * here or in another tab, and a visitor took its place. Absent when there was none.
   */
  readonly endedBy?: 'expired' | 'signOut' | undefined
}

/** The site keys of the app's captchas (spec section 9). They are public. */
export interface CaptchaSiteKeys {
  readonly visibleSiteKey?: string
  readonly invisibleSiteKey?: string
}

export interface SessionOptions {
  /** Id of the app, from the platform's settings. */
  readonly clientId: string
  /** Where the tokens are kept; in memory unless given. */
  readonly store?: TokenStore
  /** Milliseconds since 1970; the system clock unless given. */
  readonly now?: () => number
  /** For sign-in forms of your own, which read them as `client.auth.captcha`. Nothing else is done with them. */
  readonly captcha?: CaptchaSiteKeys
}

/** Visitors and members: gets, keeps and renews their tokens. */
export interface Session extends Auth {
  readonly clientId: string
  readonly store: TokenStore
  readonly now: () => number
  readonly captcha: CaptchaSiteKeys
  /** Name under which this app keeps something in the store; no other app on the same origin shares it. */
  storeKey(client: Client, name: string): string
  /**
   * Asks for tokens; does not keep them. A refresh token that is not sent again stays.
   *
   * @throws AuthError `TOKENS_REFUSED` with the text of spec section 8, whatever the status; `retryable` tells a passing
   * fault. A fault of the network stays what it is.
   */
  grant(client: Client, request: TokenRequest, role: Role, before?: Tokens): Promise<Tokens>
  /** The tokens as they are kept now; nothing is renewed. */
  getTokens(client: Client): Promise<Tokens | undefined>
  /** Takes over tokens, for example of a member. `undefined` signs out. Wins over a refresh that is under way. */
  setTokens(client: Client, tokens: Tokens | undefined): Promise<void>
  /** Tells of changes; gives back the function that ends it. What a listener throws is ignored. */
  subscribe(listener: () => void): () => void
  getSnapshot(): SessionState
  /** Ends the watch over other tabs, so that nothing is left behind; the next use begins it again. */
  close(): void
}

/** Nothing that a server may leave out or garble is taken for granted. */
type Unchecked<T> = { readonly [K in keyof T]?: unknown }

/** What a store or a listener throws costs persistence or a notice, not the call. */
const safely = async (work: () => unknown): Promise<void> => {
  try {
    await work()
  } catch {
    // Nobody could do better with it.
  }
}

/**
 * Sessions for visitors and members. The first call makes a visitor session; an expired token is renewed once, however
 * many calls, and where the store can lock however many tabs, wait for it. A passing fault never ends a session. One
 * session serves one platform. Spec sections 4 and 6.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store: webStorageStore() }) })
 */
export const oauth = ({
  clientId,
  store = memoryStore(),
  now = Date.now,
  captcha = {},
}: SessionOptions): Session => {
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'none' }
  let tokens: Tokens | undefined
  /** Those of the same person before: a call that was made with them may be made again. */
  let previous: Tokens | undefined
  /** Counts the changes of the tokens: what was begun before one of them is thrown away. */
  let generation = 0
  /** The platform no longer takes it, whatever its expiry says. */
  let refusedToken: string | undefined
  /** Why a refresh token could not be used, and when. */
  let failure: { readonly of: string; readonly error: FrontdeskError; readonly at: number } | undefined
  let renewal: Promise<void> | undefined
  /** The end of what is done with the store: one thing after the other, so that no write overtakes another. */
  let turn: Promise<void> = Promise.resolve()
  /** The access token that the store last gave. Only another one is news: a store that does not write is no sign-out. */
  let seen: string | undefined
  /** The generation that was written, or came from the store. */
  let saved = 0
  let unwatch: (() => void) | undefined

  const key = (client: Client, name = 'tokens'): string =>
    `frontdesk:${clientId}:${client.platform.origin}:${name}`

  const adopt = (next: Tokens | undefined): void => {
    const status = next?.refreshToken.role ?? 'none'
    const same = state.status === status && state.sessionId === next?.sessionId
    generation++
    // One visitor may go on for another, a member for nobody else.
    previous = same || (state.status === status && status !== 'member') ? tokens : undefined
    tokens = next
    if (same) return
    state = {
      status,
      sessionId: next?.sessionId,
      endedBy: state.status === 'member' && status !== 'member' ? (next ? 'expired' : 'signOut') : undefined,
    }
    for (const listener of listeners) void safely(listener)
  }

  /** Writes tokens that have changed here, then adopts what another tab wrote. */
  const sync = (client: Client): Promise<void> => {
    turn = turn.then(() =>
      safely(async () => {
        const name = key(client)
        if (saved !== generation) {
          saved = generation
          await store.set(name, tokens)
        }
        const kept = ((await store.get(name)) ?? undefined) as Partial<Tokens> | undefined
        const value = kept?.accessToken?.value
        if (saved !== generation || value === seen || (kept && !isTokens(kept))) return
        seen = value
        if (value === tokens?.accessToken.value) return
        saved = generation + 1
        adopt(kept)
      }),
    )
    return turn
  }

  /** Where an app's own doing begins. Other tabs are heard from here on, and not from later, so that `close` is the end. */
  const enter = (client: Client): Promise<void> => {
    void safely(() => {
      unwatch ??= store.subscribe?.(key(client), () => {
        seen = ''
        void sync(client)
      })
    })
    return sync(client)
  }

  const usable = (until = tokens?.accessToken.expiresAt): boolean =>
    !!tokens && tokens.accessToken.value !== refusedToken && !((until as number) * 1000 <= now())

  const renew = async (client: Client): Promise<void> => {
    await sync(client)
    if (usable(tokens?.renewAt)) return
    const started = generation
    let error: unknown
    const next = await obtain(client, tokens).catch((thrown: unknown) => {
      error = thrown
    })
    // Another tab may have renewed the same, or changed the person.
    await sync(client)
    if (generation === started && next) {
      adopt(next)
      // Written before anybody who waits goes on, so that a rotated refresh token is not lost.
      return sync(client)
    }
    if (usable()) return
    if (generation === started) throw error
    return renew(client)
  }

  const obtain = async (client: Client, before: Tokens | undefined): Promise<Tokens> => {
    const refreshToken = before?.refreshToken.value
    if (refreshToken) {
      if (failure?.of !== refreshToken || Math.abs(now() - failure.at) > 30_000)
        try {
          return await grant(
            client,
            { grantType: 'refresh_token', clientId, refreshToken },
            before.refreshToken.role,
            before,
          )
        } catch (error) {
          failure = { of: refreshToken, error: error as FrontdeskError, at: now() }
        }
      // Only a refused refresh token ends a session: then a visitor takes its place.
      if (![400, 401].includes(failure.error.status as number)) throw failure.error
    }
    return grant(client, { grantType: 'anonymous', clientId }, 'visitor')
  }

  /** Renews while no other tab does. */
  const renewAlone = async (client: Client): Promise<void> => {
    await enter(client)
    let renewed: Promise<void> | undefined
    const work = (): Promise<void> => (renewed ??= renew(client))
    await safely(() => store.lock?.(key(client), work))
    return work()
  }

  const grant = async (
    client: Client,
    request: TokenRequest,
    role: Role,
    before?: Tokens,
  ): Promise<Tokens> => {
    // By the time of the request, so that a slow answer does not make the token live longer.
    const sent = Math.floor(now() / 1000)
    let refusal: Partial<ErrorFields> = { statusText: 'no token' }
    try {
      const answer: Unchecked<TokenResponse> = await requestTokens(client, request, {
        // A repeat within the 10 s in which the platform forgives that a rotated token comes again.
        ...(request.grantType !== 'authorization_code' && { timeout: 4000, deadline: 9000 }),
        bodyLimit: 65_536,
      })
      const { access_token: value, expires_in, refresh_token } = answer
      const life = Number(expires_in)
      const expiresAt = life > 0 ? sent + life : undefined
      if (isToken(value))
        return {
          accessToken: { value, expiresAt },
          refreshToken: {
            value: isToken(refresh_token) ? refresh_token : (before?.refreshToken.value ?? ''),
            role,
          },
          renewAt: expiresAt && expiresAt - Math.min(60, life / 10),
          sessionId: before?.sessionId ?? newSessionId(),
        }
    } catch (error) {
      refusal = error as FrontdeskError
      if (!(Number(refusal.status) > 399)) throw error
    }
    throw new AuthError(
      `Failed to fetch tokens from OAuth API: ${refusal.statusText || refusal.status}. request id: ${refusal.requestId}`,
      // What the body said stays away from logs: it may hold what was sent.
      { ...refusal, code: 'TOKENS_REFUSED', details: undefined, violations: undefined, data: {} },
    )
  }

  /** What a call is sent with. Somebody may have signed out just now: whoever waited goes on as a new visitor. */
  const authorize = (client: Client): ReturnType<Auth['headers']> =>
    tokens ? { authorization: tokens.accessToken.value } : session.headers(client, {})

  const session: Session = {
    clientId,
    // Not shown by a log of the client: it may hold tokens.
    get store() {
      return store
    },
    now,
    captcha,
    storeKey: key,
    grant,
    headers(client) {
      if (usable(tokens?.renewAt)) return authorize(client)
      renewal ??= renewAlone(client).finally(() => {
        renewal = undefined
      })
      return renewal.then(() => authorize(client))
    },
    async refused(client, { authorization }) {
      const asked = [tokens, previous].find((one) => one?.accessToken.value === authorization)
      if (!asked) return undefined
      if (asked === tokens) refusedToken = authorization
      const next = await session.headers(client, {})
      return asked === previous ? next : undefined
    },
    async getTokens(client) {
      await enter(client)
      return tokens
    },
    setTokens(client, next) {
      adopt(next && { sessionId: newSessionId(), ...next })
      return enter(client)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => state,
    close() {
      unwatch?.()
      unwatch = undefined
    },
  }
  return session
}

/** Whether a member is signed in (spec section 4). */
export const loggedIn = ({ auth }: Client<Session>): boolean => auth.getSnapshot().status === 'member'
