import { logout } from '@frontdesk/auth'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { leave, type Navigate } from './checkout.ts'
import { identityOf, isKeyOf, nobody } from './identity.ts'
import { useSessionClient } from './use-session-client.ts'

export interface UseLogoutOptions {
  /** Path or URL of this site that the platform's sign-out page returns to; defaults to `/`. */
  readonly returnTo?: string
  /** How to open the platform's sign-out page; defaults to `location.assign`. */
  readonly navigate?: Navigate
}

/** The sign-out. It fails if the platform cannot be reached; the person is signed out here anyway. */
export type Logout = UseMutationResult<
  {
    /** The page of the platform that ends the session there too. */
    logoutUrl: string
  },
  Error,
  void
>

/**
 * Signs out: immediately here, including all data that was read for the person, then on the platform's pages at
 * `logoutUrl`.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { mutate: signOut, isPending } = useLogout({ returnTo: '/signed-out' })
 * return <button onClick={() => signOut()} disabled={isPending}>Sign out</button>
 */
export const useLogout = ({ returnTo = '/', navigate = leave }: UseLogoutOptions = {}): Logout => {
  const client = useSessionClient()
  const cache = useQueryClient()

  return useMutation<{ logoutUrl: string }>({
    mutationFn: async () => {
      // A session of an earlier visit may not have been read yet; a store that fails has no session.
      await client.auth.getTokens(client).catch(() => undefined)
      const person = identityOf(client)
      try {
        const answer = await logout(client, { returnTo: new URL(returnTo, location.href).href })
        navigate(answer.logoutUrl)
        return answer
      } finally {
        if (person !== nobody) cache.removeQueries({ predicate: isKeyOf(client, person) })
      }
    },
    retry: false,
    // This also runs offline: a mutation would wait for the network, and a person who leaves the page would stay signed
    // in.
    networkMode: 'always',
  })
}
