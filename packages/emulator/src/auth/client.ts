import { isLoopback } from '../kernel/loopback.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import { digest } from '../kernel/secret.ts'

/** An app that may ask for tokens. */
export interface OAuthClient extends Stored {
  readonly name: string
  /**
   * Where the app lives, beside loopback addresses of any port: `https://shop.example`. People may be sent back there,
   * and its pages may call. An app on a phone has a scheme and a host of its own: `studio://signed-in`.
   */
  readonly origins: readonly string[]
  /** Seconds. */
  readonly accessTokenLifetime: number
  /** Seconds. */
  readonly refreshTokenLifetime: number
  /**
   * Whether a refresh token is good once only: a used one that comes back ends the session. Otherwise, as on the hosted
   * platform, a refresh token stays good when it is used again.
   */
  readonly rotateRefreshTokens?: boolean
  /** Digest of the secret with which the app asks for its own access token; without one it cannot. */
  readonly secretDigest?: string
}

/** A key of the owner; its id is the digest of the key. */
export interface ApiKey extends Stored {
  readonly name: string
}

export const oauthClients: CollectionDefinition<OAuthClient> = collection<OAuthClient>('auth.clients')
export const apiKeys: CollectionDefinition<ApiKey> = collection<ApiKey>('auth.apiKeys')

/** The client that every seed registers. */
export const defaultClientId = '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40'

/** The secret of that client. It opens nothing but this emulator. */
export const defaultClientSecret = 'frontdesk-local-client-secret'

/** The owner's key that every seed registers. It opens nothing but this emulator. */
export const defaultApiKey = 'frontdesk-local-owner-key'

export const isApiKey = (state: State, key: string): boolean =>
  state.in(apiKeys).get(digest(key)) !== undefined

/** Schemes that browsers give a meaning of their own: no app can be reached by them. */
const foreignScheme = /^(?:javascript|data|blob|file|about|ftp|wss?|view-source):$/

/**
 * Where an address leads: its origin, or scheme and host of an app on a phone, such as `studio://signed-in`, which has no
 * origin. Nothing when no app can be there.
 */
export const placeOf = ({ protocol, host }: URL): string | undefined =>
  host === '' || foreignScheme.test(protocol) ? undefined : `${protocol}//${host}`

/**
 * The address when it may be returned to: without a user name, on loopback or in a place that the client (any client,
 * when none is named) has registered.
 */
export const allowedAddress = (state: State, text: string, clientId?: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const place = url && placeOf(url)
  if (!url || place === undefined || url.username || url.password) return undefined
  if (/^https?:$/.test(url.protocol) && isLoopback(url.hostname)) return url
  const clients = state.in(oauthClients)
  const registered = clientId === undefined ? clients.all() : [clients.get(clientId)]
  return registered.some((client) => client?.origins.includes(place)) ? url : undefined
}
