import type { SessionState } from '@frontdesk/auth'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionOf } from './identity.ts'
import { useClient } from './use-client.ts'
import { subscribeToNothing } from './use-identity.ts'

/** What a server renders, and the first render in a browser too: the session is read from its store afterwards. */
const signedOut: SessionState = { status: 'none' }
const readSignedOut = (): SessionState => signedOut

/**
 * Who is signed in: `none`, `visitor` or `member`. Spec section 4.
 *
 * @example
 * const { status } = useSession()
 * return status === 'member' ? <AccountMenu /> : <SignInButton />
 */
export const useSession = (): SessionState => {
  const client = useClient()
  const session = sessionOf(client)

  useEffect(() => {
    // A session of an earlier visit lies in the store; a store that fails leaves the person signed out.
    session?.getTokens(client).catch(() => undefined)
  }, [client, session])

  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getSnapshot ?? readSignedOut,
    readSignedOut,
  )
}
