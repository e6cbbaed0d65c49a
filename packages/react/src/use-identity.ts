import { identityOf, identityOfState, sessionOf } from './identity.ts'
import { useClient } from './use-client.ts'
import { useSession } from './use-session.ts'

/**
 * The identity whose data is shown, which is part of query keys. It re-renders when another person signs in. It agrees
 * with `useSession`, so data that a server read for the person is found while the page hydrates.
 */
export const useIdentity = (): string => {
  const client = useClient()
  const session = useSession()
  return session.status === 'loading' || !sessionOf(client) ? identityOf(client) : identityOfState(session)
}
