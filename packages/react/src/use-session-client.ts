import type { Session } from '@frontdesk/auth'
import { type Client, ContextError } from '@frontdesk/core'
import { sessionOf } from './identity.ts'
import { useClient } from './use-client.ts'

/**
 * The client of the nearest `FrontdeskProvider`, with its session: for calls that sign in, such as `startLogin`.
 *
 * @throws ContextError when there is no provider, when the client has no session, and when a server keeps the tokens.
 * @example
 * const client = useSessionClient()
 * const { url } = await startLogin(client, { redirectUri: location.origin + '/signed-in' })
 * location.assign(url)
 */
export const useSessionClient = (): Client<Session> => {
  const client = useClient()
  const session = sessionOf(client)
  if (!session)
    throw new ContextError(
      'Signing in and out needs a client with a session: pass "auth: oauth(…)" to createClient',
    )
  const { serverPath } = session
  if (serverPath !== undefined)
    throw new ContextError(
      `The server keeps the tokens of this session, so that it also signs in and out: link to ${serverPath}/sign-in, and post a form to ${serverPath}/sign-out`,
    )
  return client as Client<Session>
}
