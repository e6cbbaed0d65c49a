import {
  type Auth,
  AuthError,
  type CallOptions,
  type Client,
  type ErrorFields,
  type FrontdeskError,
} from '@frontdesk/core'
import { keyOf, type Renew, type RenewableSession } from './stores/share-tokens.ts'
import { requestTokens, type TokenRequest, type TokenResponse } from './token.ts'
import type { KeyValueStore, TokenStore } from './stores/token-store.ts'
import { isToken, type Role, type Tokens } from './tokens.ts'

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
  /** Where the tokens are kept and shared; in memory, for this session only, unless given. */
  readonly store?: TokenStore
  /** Milliseconds since 1970; the system clock unless given. */
  readonly now?: () => number
  /** For sign-in forms of your own, which read them as `client.auth.captcha`. Nothing else is done with them. */
  readonly captcha?: CaptchaSiteKeys
}

/** Visitors and members: gets, keeps and renews their tokens. */
export interface Session extends Auth {
  readonly clientId: string
  readonly store?: KeyValueStore | undefined
  readonly now: () => number
  readonly captcha: CaptchaSiteKeys
  /**
   * Asks for tokens; does not keep them. A refresh token that is not sent again stays.
   *
   * @throws AuthError `TOKENS_REFUSED` with the text of spec section 8, whatever the status; `retryable` tells a passing
   * fault. A fault of the network stays what it is.
   */
  grant(
    client: Client,
    request: TokenRequest,
    before?: Tokens,
    /** Whom the new tokens stand for: the same as before, or a visitor, unless given. */
    role?: Role,
    /** 9 seconds in all unless given: a repeat within the 10 in which the platform forgives that a token comes again. */
    options?: CallOptions,
  ): Promise<Tokens>
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

/**
 * Sessions for visitors and members. The first call makes a visitor session; an expired token is renewed once, however
 * many calls, and where the store can lock however many tabs, wait for it. A passing fault never ends a session. One
 * session serves one platform. Spec sections 4 and 6.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store: webStorageStore() }) })
 */
export const oauth = ({ clientId, store, now = Date.now, captcha = {} }: SessionOptions): Session => {
  const listeners = new Set<() => unknown>()
  let state: SessionState = { status: 'none' }
  let tokens: Tokens | undefined
  /**
   * Those of the same person before: a call that was made with them may be made again. What the platform refuses is past
   * at once, whatever its expiry says.
   */
  let previous: Tokens | undefined
  /** Counts the changes of the tokens: what was begun before one of them is thrown away. */
  let generation = 0
  /** Which refresh token could not be used, when and why. */
  let failedToken: string | undefined
  let failedAt = 0
  let failure: unknown
  /** What all who wait for a token wait for. */
  let renewal: ReturnType<Auth['headers']> | undefined

  const adopt = (given: Tokens | undefined): void => {
    // Random: no two sessions share an id.
    const next = given && { sessionId: crypto.getRandomValues(new Uint32Array(4)).join('-'), ...given }
    const role = next?.refreshToken.role ?? 'none'
    const akin = role === state.status
    const same = akin && next?.sessionId === state.sessionId
    generation++
    // One visitor may go on for another, a member for nobody else.
    previous = same || (akin && role === 'visitor') ? tokens : undefined
    tokens = next
    if (same) return
    state = {
      status: role,
      sessionId: next?.sessionId,
      endedBy: akin || state.status !== 'member' ? undefined : next ? 'expired' : 'signOut',
    }
    for (const listener of listeners)
      void (async () => {
        try {
          await listener()
        } catch {
          // Costs the app a notice, not the call.
        }
      })()
  }

  const usable = (until = tokens?.accessToken.expiresAt): boolean =>
    tokens !== previous && !((until as number) * 1000 <= now())

  const renew: Renew = async (client, sync) => {
    const started = generation
    const next = await obtain(client)
      // Another tab may have renewed the same, or changed the person.
      .finally(sync)
      .catch((error: unknown) => {
        if (generation === started && !usable()) throw error
      })
    if (generation !== started) return undefined
    if (next) adopt(next)
    return true
  }

  const obtain = async (client: Client, before = tokens): Promise<Tokens> => {
    const refreshToken = before?.refreshToken.value
    if (refreshToken) {
      if (failedToken !== refreshToken || Math.abs(now() - failedAt) > 30_000)
        try {
          return await grant(client, { clientId, grantType: 'refresh_token', refreshToken }, before)
        } catch (error) {
          failedToken = refreshToken
          failedAt = now()
          failure = error
        }
      // Only a refused refresh token ends a session: then a visitor takes its place.
      if (![400, 401].includes((failure as FrontdeskError).status as number)) throw failure
    }
    return grant(client, { clientId, grantType: 'anonymous' })
  }

  const grant: Session['grant'] = async (
    client,
    request,
    before,
    role = before?.refreshToken.role ?? 'visitor',
    options = { timeout: 4000, deadline: 9000, bodyLimit: 65_536 },
  ) => {
    // By the time of the request, so that a slow answer does not make the token live longer.
    const sent = Math.floor(now() / 1000)
    let refusal: Partial<ErrorFields> = { statusText: 'no token' }
    const {
      access_token: value,
      expires_in,
      refresh_token,
    }: Unchecked<TokenResponse> = await requestTokens(client, request, options).catch((error: unknown) => {
      refusal = error as FrontdeskError
      // It has no token either.
      if (((error as FrontdeskError).status as number) > 399) return error as object
      throw error
    })
    const life = Number(expires_in)
    const expiresAt = life > 0 ? sent + life : undefined
    if (isToken(value))
      return {
        ...before,
        accessToken: { value, expiresAt },
        refreshToken: {
          value: isToken(refresh_token) ? refresh_token : (before?.refreshToken.value ?? ''),
          role,
        },
        renewAt: expiresAt && expiresAt - Math.min(60, life / 10),
      }
    throw new AuthError(
      `Failed to fetch tokens from OAuth API: ${refusal.statusText || refusal.status}. request id: ${refusal.requestId}`,
      { ...refusal, data: {}, code: 'TOKENS_REFUSED' },
    )
  }

  /** What a call is sent with. Somebody may have signed out while it waited: it goes on as a new visitor. */
  const ask = (client: Client, ready = usable(tokens?.renewAt)): ReturnType<Auth['headers']> =>
    tokens && ready
      ? { authorization: tokens.accessToken.value }
      : (renewal ??= session
          .renew(client)
          .finally(() => {
            renewal = undefined
          })
          .then((renewed) => ask(client, renewed)))

  const session: RenewableSession = {
    clientId,
    store,
    now,
    captcha,
    grant,
    headers: (client) => ask(client),
    async refused(client, { authorization }) {
      const asked = [tokens, previous].find((one) => one?.accessToken.value === authorization)
      if (asked) {
        previous = asked
        const headers = await ask(client)
        if (asked === previous) return headers
      }
      return undefined
    },
    /* eslint-disable @typescript-eslint/require-await -- Only what is shared has something to wait for. */
    getTokens: async () => tokens,
    setTokens: async (_client, next) => {
      adopt(next)
    },
    /* eslint-enable */
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    close: () => undefined,
    renew,
  }
  return Object.assign(
    session,
    store?.share(
      store,
      session,
      adopt,
      () => tokens,
      () => generation,
    ),
  )
}

/** Whether a member is signed in (spec section 4). */
export const loggedIn = ({ auth }: Client<Session>): boolean => auth.getSnapshot().status === 'member'

/** Name under which the app of a session keeps something in a store; no other app on the same origin shares it. */
export const storeKey = (client: Client<Session>, name: string): string =>
  keyOf(client.auth.clientId, client, name)
