import * as z from 'zod'
import { check, type Schema, schema } from '@frontdesk/core/schema'
import { digest } from '../kernel/secret.ts'
import type { State } from '../kernel/state.ts'
import { type OAuthClient, oauthClients, placeOf } from './client.ts'

/** Settings of a client; the rest stays as it is, or as a new client has it. */
export interface ClientSettings {
  readonly id: string
  readonly name?: string
  /**
   * Where the app lives, beside loopback addresses of any port: `https://shop.example`. People may be sent back there,
   * and its pages may call. An app on a phone has a scheme and a host of its own: `studio://signed-in`.
   */
  readonly origins?: readonly string[]
  /** How long its access tokens are good, in seconds; defaults to 4 hours. */
  readonly accessTokenLifetime?: number
  /** How long its refresh tokens are good, in seconds; defaults to 30 days. Each renewal starts this time anew. */
  readonly refreshTokenLifetime?: number
  /**
   * Whether each refresh token is good once only; defaults to `false`. When a used one comes back more than 10 seconds
   * later, all tokens of that session end.
   */
  readonly rotateRefreshTokens?: boolean
  /** Lets the app ask for its own access token by the grant `client_credentials`. */
  readonly secret?: string
}

/** A client as it is shown: without its secret. */
export type RegisteredClient = Omit<OAuthClient, 'secretDigest'>

/** The apps that may ask for tokens. */
export interface Clients {
  /** The registered apps. */
  list(): readonly RegisteredClient[]
  /** Registers or changes a client. Tokens that were issued before keep their time. @throws ValidationError that names the field */
  set(settings: ClientSettings): RegisteredClient
}

/** In seconds. */
const hour = 60 * 60
const day = 24 * hour

/** The settings of a client unless it is set otherwise. */
const defaults: Omit<OAuthClient, 'id'> = {
  name: 'Local app',
  origins: [],
  accessTokenLifetime: 4 * hour,
  refreshTokenLifetime: 30 * day,
  rotateRefreshTokens: false,
}

/** The settings after parsing. */
type ParsedSettings = { -readonly [Field in keyof ClientSettings]: ClientSettings[Field] }

const isOrigin = (text: string): boolean => URL.canParse(text) && placeOf(new URL(text)) === text

const lifetime = () => {
  const error = 'must be a whole number of seconds, 1 or more'
  return z.exactOptional(z.int({ error }).min(1, { error }))
}

const settingsSchema: Schema<ParsedSettings> = /* @__PURE__ */ schema<ParsedSettings>()(() =>
  z.strictObject({
    id: z.string().min(1, 'must not be empty').max(100, 'must have 100 characters at most'),
    name: z.exactOptional(z.string()),
    origins: z.exactOptional(
      z.readonly(z.array(z.string().refine(isOrigin, 'must be an origin such as https://shop.example'))),
    ),
    accessTokenLifetime: lifetime(),
    refreshTokenLifetime: lifetime(),
    rotateRefreshTokens: z.exactOptional(z.boolean()),
    secret: z.exactOptional(z.string().min(8, 'must have 8 characters or more')),
  }),
)

/** @throws ValidationError that names the field. */
export const checkClientSettings = (settings: unknown, path: readonly PropertyKey[] = []): ClientSettings =>
  check(settingsSchema, settings, path)

/** Registers or changes a client. It runs inside a unit. */
export const putClient = (state: State, { secret, ...settings }: ClientSettings): OAuthClient => {
  const clients = state.in(oauthClients)
  return clients.put({
    ...defaults,
    ...clients.get(settings.id),
    ...settings,
    ...(secret !== undefined && { secretDigest: digest(secret) }),
  })
}

/** Registers origins for a client beside those that it has. It runs inside a unit. */
export const addOrigins = (state: State, id: string, origins: readonly string[]): OAuthClient => {
  const known = state.in(oauthClients).get(id)?.origins ?? []
  return putClient(state, { id, origins: [...new Set([...known, ...origins])] })
}

const withoutSecret = ({ secretDigest: _, ...client }: OAuthClient): RegisteredClient => client

export const createClients = (state: State): Clients => ({
  list: () => state.in(oauthClients).all().map(withoutSecret),
  set: (settings) => withoutSecret(state.unit(() => putClient(state, checkClientSettings(settings)))),
})
