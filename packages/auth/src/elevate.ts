import { type Auth, type Client, createClient, type ElevatedAuth, requireElevated } from '@frontdesk/core'

/** A strategy for one person that can also act for the app itself. */
export interface Elevatable extends Auth {
  /** The strategy of the app itself: calls that need an elevated client work. */
  elevate(): ElevatedAuth
}

const isElevatable = (auth: Auth | undefined): auth is Elevatable => !!auth && 'elevate' in auth

/**
 * Returns a client for the calls that need an elevated client. The original client is unchanged and still acts for its
 * member. Works with `apiKey()`, which is elevated already, and with `appOAuth()`. A session of `oauth()` belongs to a
 * person, who does not have the rights of the business.
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
