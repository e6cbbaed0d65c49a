import type { Session } from '@frontdesk/auth'
import { type Client, ContextError } from '@frontdesk/core'
import { sessionOf } from './identity.ts'
import { useClient } from './use-client.ts'

/** The client, as one that people can sign in with. */
export const useSessionClient = (): Client<Session> => {
  const client = useClient()
  if (!sessionOf(client))
    throw new ContextError(
      'Signing in and out needs a client with a session: pass "auth: oauth(…)" to createClient',
    )
  if (!('setTokens' in Object(client.auth)))
    throw new ContextError(
      'The server keeps the tokens of this session, so that it also signs in and out: link to /api/frontdesk/sign-in, and post a form to /api/frontdesk/sign-out',
    )
  return client as Client<Session>
}
