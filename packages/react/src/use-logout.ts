import { logout } from '@frontdesk/auth'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { leave, type Navigate } from './checkout.ts'
import { identityOf, isKeyOf, nobody } from './identity.ts'
import { useSessionClient } from './use-session-client.ts'

export interface UseLogoutOptions {
  /** Path or address of this site that the platform's sign-out page comes back to; defaults to `/`. */
  readonly returnTo?: string
  /** How to leave for the platform's sign-out page; `location.assign` unless given. */
  readonly navigate?: Navigate
}

/** The sign-out. It fails when the platform could not be told; the person is signed out here anyway. */
export type Logout = UseMutationResult<
  {
    /** The page of the platform that ends the session there too. */
    logoutUrl: string
  },
  Error,
  void
>

/**
 * Signs out: here at once, with all that was read for the person, then on the platform's pages at `logoutUrl`.
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
      // A session of an earlier visit may not have been read yet; a store that fails has nobody.
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
    // Without a network too: it would wait for one, and whoever left the page by then would stay signed in.
    networkMode: 'always',
  })
}
