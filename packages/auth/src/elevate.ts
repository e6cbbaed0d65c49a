import { type Auth, type Client, createClient, elevated } from '@frontdesk/core'

/** A strategy for one person that can also act for the app itself. */
export interface Elevatable extends Auth {
  /** The strategy of the app itself: calls that need an elevated client work. */
  elevate(): Auth
}

const isElevatable = (auth: Auth | undefined): auth is Elevatable => !!auth && 'elevate' in auth

/**
 * Gives a client for the calls that need an elevated one. The given client stays what it is, and goes on to act for its
 * member. Works with `apiKey()`, which is elevated already, and with `appOAuth()`; a session of `oauth()` lies with the
 * person, who may not do what the business may. Spec sections 6 and 8.
 *
 * @throws ContextError when the client cannot be elevated.
 * @example
 * const order = await cancelOrder(elevate(client), { id })
 */
export const elevate = (client: Client): Client => {
  if (isElevatable(client.auth)) return createClient({ ...client.options, auth: client.auth.elevate() })
  elevated(client)
  return client
}
