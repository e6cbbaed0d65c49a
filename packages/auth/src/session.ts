import { type Auth, AuthError, type Client, type ErrorFields, type FrontdeskError } from '@frontdesk/core'
import { requestTokens, type TokenRequest, type TokenResponse } from './token.ts'
import { memoryStore, type TokenStore } from './token-store.ts'

/** Whom a refresh token stands for. */
export type Role = 'none' | 'visitor' | 'member'

/** The tokens of one session (spec section 3). */
export interface Tokens {
  readonly accessToken: {
    readonly value: string
    /** Seconds since 1970. */
    readonly expiresAt: number
  }
  readonly refreshToken: { readonly value: string; readonly role: Role }
  /** When the access token is renewed, a little before it expires; seconds since 1970. */
  readonly renewAt?: number
  /** Differs for each visitor session and each sign-in; stays through refreshes. Not a secret. */
  readonly sessionId?: string
}

/** What a session shows to the outside. A new object for each change. */
export interface SessionState {
  readonly status: Role
  /** Differs for each visitor session and each sign-in: part of cache keys. Not a secret. */
  readonly sessionId?: string | undefined
}

export interface SessionOptions {
  /** Id of the app, from the platform's settings. */
  readonly clientId: string
  /** Where the tokens are kept; in memory unless given. */
  readonly store?: TokenStore
  /** Milliseconds since 1970; the system clock unless given. */
  readonly now?: () => number
}

/** Some servers send the seconds as text. */
type Unchecked = Omit<TokenResponse, 'expires_in'> & { readonly expires_in: unknown }

/** Visitors and members: gets, keeps and renews their tokens. */
export interface Session extends Auth {
  readonly clientId: string
  readonly store: TokenStore
  readonly now: () => number
  /** Name under which this app keeps something in the store; no other app on the same origin shares it. */
  storeKey(client: Client, name: string): string
  /**
   * Asks for tokens; does not keep them. A refresh token that is not sent again stays.
   *
   * @throws AuthError `TOKENS_REFUSED` with the text of spec section 8; a fault of the network stays what it is.
   */
  grant(client: Client, request: TokenRequest, role: Role, before?: Tokens): Promise<Tokens>
  /** The tokens as they are kept now; nothing is renewed. */
  getTokens(client: Client): Promise<Tokens | undefined>
  /** Takes over tokens, for example of a member. `undefined` signs out. Wins over a refresh that is under way. */
  setTokens(client: Client, tokens: Tokens | undefined): Promise<void>
  /** Tells of changes; gives back the function that ends it. */
  subscribe(listener: () => void): () => void
  getSnapshot(): SessionState
}

/**
 * Sessions for visitors and members. The first call makes a visitor session; an expired token is renewed once,
 * however many calls wait for it. Spec sections 4 and 6.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store: webStorageStore() }) })
 */
export const oauth = ({ clientId, store = memoryStore(), now = Date.now }: SessionOptions): Session => {
  const listeners = new Set<() => void>()
  let tokens: Tokens | undefined
  let state: SessionState = { status: 'none' }
  let renewal: Promise<Tokens> | undefined
  /** Counts sign-ins and sign-outs: an answer that belongs to an older one is thrown away. */
  let generation = 0
  /** The platform no longer takes it, whatever its expiry says. */
  let refusedToken: string | undefined

  const key = (client: Client, name: string): string =>
    `frontdesk:${clientId}:${client.platform.origin}:${name}`

  const adopt = (next: Tokens | undefined): void => {
    tokens = next
    if (state.sessionId === next?.sessionId) return
    state = { status: next?.refreshToken.role ?? 'none', sessionId: next?.sessionId }
    for (const listener of listeners) listener()
  }

  const load = async (client: Client): Promise<Tokens | undefined> => {
    const kept = (await store.get(key(client, 'tokens'))) as Partial<Tokens> | null | undefined
    return kept?.refreshToken && kept.accessToken ? (kept as Tokens) : tokens
  }

  const fresh = (current: Tokens | undefined): current is Tokens =>
    !!current &&
    current.accessToken.value !== refusedToken &&
    (current.renewAt ?? current.accessToken.expiresAt) * 1000 > now()

  const renew = async (client: Client): Promise<Tokens> => {
    const started = generation
    const kept = await load(client)
    const next = fresh(kept) ? kept : await grantFor(client, kept)
    // Kept before anybody uses it, so that a rotated refresh token is not lost.
    if (generation === started) await store.set(key(client, 'tokens'), next)
    if (generation === started) {
      adopt(next)
      return next
    }
    await store.set(key(client, 'tokens'), tokens)
    return fresh(tokens) ? tokens : renew(client)
  }

  const grantFor = async (client: Client, kept: Tokens | undefined): Promise<Tokens> => {
    const refreshToken = kept?.refreshToken.value
    if (refreshToken)
      try {
        return await grant(
          client,
          { grantType: 'refresh_token', clientId, refreshToken },
          kept.refreshToken.role,
          kept,
        )
      } catch (error) {
        // Only a refused refresh token ends the session; a passing fault keeps it.
        if (![400, 401].includes(Number((error as AuthError).status))) throw error
      }
    return grant(client, { grantType: 'anonymous', clientId }, 'visitor')
  }

  const grant = async (
    client: Client,
    request: TokenRequest,
    role: Role,
    before?: Tokens,
  ): Promise<Tokens> => {
    let refusal: Partial<ErrorFields> = {}
    try {
      const answer: Unchecked = await requestTokens(client, request)
      const { access_token: value, expires_in, refresh_token } = answer
      const life = Number(expires_in)
      const seconds = Math.floor(now() / 1000)
      if (value && life > 0)
        return {
          accessToken: { value, expiresAt: seconds + life },
          refreshToken: { value: refresh_token ?? before?.refreshToken.value ?? '', role },
          renewAt: seconds + life - Math.min(60, life / 10),
          sessionId: before?.sessionId ?? String(Math.random()),
        }
    } catch (error) {
      refusal = error as FrontdeskError
      if (!refusal.status) throw error
    }
    throw new AuthError(
      `Failed to fetch tokens from OAuth API: ${refusal.statusText}. request id: ${refusal.requestId}`,
      // What the body said stays away from logs: it may hold what was sent.
      { ...refusal, code: 'TOKENS_REFUSED', details: undefined, violations: undefined, data: undefined },
    )
  }

  const session: Session = {
    clientId,
    store,
    now,
    storeKey: key,
    grant,
    headers(client) {
      if (fresh(tokens)) return { authorization: tokens.accessToken.value }
      renewal ??= renew(client).finally(() => {
        renewal = undefined
      })
      return renewal.then((current) => ({ authorization: current.accessToken.value }))
    },
    async refused(client, { authorization }) {
      const { status } = state
      refusedToken = authorization
      await session.headers(client, {})
      // A member who became a visitor must not do as somebody else what was asked of them.
      return state.status === status
    },
    async getTokens(client) {
      const started = generation
      const kept = await load(client)
      // What is in memory is newer: a renewal may have ended meanwhile.
      if (!tokens && generation === started) adopt(kept)
      return tokens
    },
    async setTokens(client, next) {
      generation++
      adopt(next)
      await store.set(key(client, 'tokens'), next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => state,
  }
  return session
}

/** Whether a member is signed in (spec section 4). */
export const loggedIn = ({ auth }: Client<Session>): boolean => auth.getSnapshot().status === 'member'
