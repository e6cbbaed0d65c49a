import { identityOf, identityOfState, sessionOf } from './identity.ts'
import { useClient } from './use-client.ts'
import { useSession } from './use-session.ts'

/**
 * Whose data is shown: part of the keys of reads. Renders again when another person is signed in. Agrees with
 * `useSession`, so what a server read for the person is found again while the page hydrates.
 */
export const useIdentity = (): string => {
  const client = useClient()
  const session = useSession()
  return session.status === 'loading' || !sessionOf(client) ? identityOf(client) : identityOfState(session)
}
