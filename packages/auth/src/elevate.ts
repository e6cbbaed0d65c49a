import { type Auth, type Client, createClient, type ElevatedAuth, requireElevated } from '@frontdesk/core'

/** A strategy for one person that can also act for the app itself. */
export interface Elevatable extends Auth {
  /** The strategy of the app itself: calls that need an elevated client work. */
  elevate(): ElevatedAuth
}

const isElevatable = (auth: Auth | undefined): auth is Elevatable => !!auth && 'elevate' in auth

/**
 * Gives a client for the calls that need an elevated one. The given client stays what it is, and goes on to act for its
 * member. Works with `apiKey()`, which is elevated already, and with `appOAuth()`; a session of `oauth()` lies with the
 * person, who may not do what the business may.
 *
 * @throws ContextError when the client cannot be elevated.
 * @example
 * const order = await cancelOrder(elevate(client), { id })
 */
export const elevate = (client: Client<Elevatable | ElevatedAuth>): Client<ElevatedAuth> => {
  if (isElevatable(client.auth)) return createClient({ ...client.options, auth: client.auth.elevate() })
  const own: Client = client
  requireElevated(own)
  return own
}
