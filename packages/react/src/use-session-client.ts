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
  return client as Client<Session>
}
