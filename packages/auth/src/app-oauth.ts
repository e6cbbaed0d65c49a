import { type Client, createClient, invalid } from '@frontdesk/core'
import { apiKey, type ApiKeyOptions } from './api-key.ts'
import type { Elevatable } from './elevate.ts'
import { oauth, type SessionOptions, type Tokens } from './session.ts'
import type { TokenStore } from './stores/token-store.ts'

/** Takes the key as `apiKey()` does, and a store as `oauth()` does; all members can share one store. */
export interface AppOAuthOptions extends ApiKeyOptions, SessionOptions {
  /** The member that the calls are made for. */
  readonly memberId: string
  /** The scope to request; defaults to `offline_access`, which includes a refresh token. */
  readonly scope?: string
}

/** How long a failed exchange is not repeated, in milliseconds. */
const coolDown = 30_000

/** Wraps the store with a prefix for one member. */
const storeOf = (store: TokenStore, memberId: string): TokenStore => {
  const nameOf = (key: string): string => `${key}:${memberId}`
  const { lock, subscribe, timeout } = store
  return {
    get: (key) => store.get(nameOf(key)),
    set: (key, value) => store.set(nameOf(key), value),
    timeout,
    ...(lock && { lock: (name, work) => lock.call(store, nameOf(name), work) as never }),
    ...(subscribe && { subscribe: (key, listener) => subscribe.call(store, nameOf(key), listener) }),
  }
}

/**
 * Acts for a member on a server, with the rights of the app: the member need not sign in. The tokens are requested
 * once, however many calls wait for them, and renewed a little before they expire. `elevate(client)` acts for the app
 * itself.
 *
 * @throws ValidationError when the key, the client id or the member id is missing, or the key contains a character that
 * a header cannot hold.
 * @example
 * const auth = appOAuth({ clientId, apiKey: key, siteId, memberId })
 * const orders = await searchOrders(createClient({ platform: hosted(), auth }), {})
 */
export const appOAuth = (options: AppOAuthOptions): Elevatable => {
  const { apiKey: key, memberId, scope = 'offline_access', store } = options
  if (typeof memberId !== 'string' || memberId.trim() === '')
    throw invalid('memberId', 'must be the id of the member that the calls are made for', 'REQUIRED_FIELD')
  const app = apiKey(options)
  const session = oauth({ ...options, ...(store && { store: storeOf(store, memberId) }) })
  let entering: Promise<string> | undefined
  /** The access token that was issued for the member. */
  let known: string | undefined
  let failure: { readonly error: unknown; readonly at: number } | undefined

  /** The client for the app itself, used for the one call that sends the visitor's token and the key. */
  const asApp = (client: Client, visitor: string): Client => {
    const withKey = (token: string | undefined): { authorization: string } => ({
      authorization: `${token},${key}`,
    })
    const bare = createClient({
      ...client.options,
      auth: {
        headers: () => withKey(visitor),
        // The stored visitor may no longer exist: create another one.
        async refused() {
          const headers = await session.refused?.(client, { authorization: visitor })
          return headers && withKey(headers['authorization'])
        },
      },
    })
    return {
      ...bare,
      send: (operation, input, callOptions) =>
        bare.send({ ...operation, anonymous: false }, input, callOptions),
    }
  }

  /** Exchanges the tokens of a visitor for those of the member. */
  const exchange = async (client: Client, visitor: Tokens): Promise<Tokens> => {
    if (failure && Math.abs(session.now() - failure.at) < coolDown) throw failure.error
    // The platform wants this grant in snake case.
    const request = {
      grantType: 'authorized_client',
      grant_type: 'authorized_client',
      scope,
      member_id: memberId,
    } as const
    try {
      const tokens = await session.grant(
        asApp(client, visitor.accessToken.value),
        request,
        undefined,
        'member',
      )
      await session.setTokens(client, tokens)
      return tokens
    } catch (error) {
      failure = { error, at: session.now() }
      throw error
    }
  }

  /** Returns an access token of the member. */
  const enter = async (client: Client): Promise<string> => {
    // Creates or renews a session; a member whose refresh token is refused becomes a visitor again.
    const { authorization } = await session.headers(client, {})
    if (known && known === authorization) return known
    const tokens = (await session.getTokens(client)) as Tokens
    const { accessToken } = tokens.refreshToken.role === 'member' ? tokens : await exchange(client, tokens)
    return (known = accessToken.value)
  }

  const auth: Elevatable = {
    async headers(client) {
      entering ??= enter(client).finally(() => {
        entering = undefined
      })
      return { authorization: await entering }
    },
    async refused(client, headers) {
      await session.refused?.(client, headers)
      // The member never changes.
      return auth.headers(client, {})
    },
    elevate: () => app,
  }
  return auth
}
