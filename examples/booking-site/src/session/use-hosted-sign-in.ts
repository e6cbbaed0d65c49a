import { type Session, startLogin } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'
import { useClient } from '@frontdesk/react'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'

/** Where a sign-in by redirect comes back to. */
export const callbackPath = '/signed-in'

/** The client, as one whose session a person can sign in to: the only kind this site makes. */
export function useSessionClient(): Client<Session> {
  return useClient() as Client<Session>
}

/** Leaves for the hosted sign-in page; afterwards the person is back at the given path. */
export function useHostedSignIn(): UseMutationResult<void, Error, string> {
  const client = useSessionClient()
  return useMutation({
    mutationFn: async (returnTo: string) => {
      const { url } = await startLogin(client, { redirectUri: location.origin + callbackPath, returnTo })
      location.assign(url)
    },
  })
}
