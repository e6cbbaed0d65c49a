import type { Client, ElevatedAuth } from './contract.ts'
import { ContextError } from './errors.ts'

/**
 * Checks that a client is elevated.
 *
 * @throws ContextError when it is not.
 */
export function requireElevated(client: Client): asserts client is Client<ElevatedAuth> {
  if (!client.auth?.elevated)
    throw new ContextError(
      'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules. On a server, make the client with auth: apiKey({ apiKey }), or call with elevate(client) where its auth is appOAuth({ … }).',
    )
}
