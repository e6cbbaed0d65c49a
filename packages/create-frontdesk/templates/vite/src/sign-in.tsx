import { type Session, startLogin } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'
import { useAuthCallback, useLogout, useSession, useSessionClient } from '@frontdesk/react'
import { useEffect } from 'react'

/** Leads to the sign-in page of the platform, which comes back to `/signed-in`. */
async function signIn(client: Client<Session>) {
  const { url } = await startLogin(client, { redirectUri: `${location.origin}/signed-in` })
  location.assign(url)
}

export function SignIn() {
  const client = useSessionClient()
  const { status } = useSession()
  const { mutate: signOut } = useLogout({ returnTo: '/' })
  if (status === 'loading') return null
  if (status === 'member') return <button onClick={() => signOut()}>Sign out</button>
  return <button onClick={() => void signIn(client)}>Sign in</button>
}

/** The page that a sign-in comes back to. */
export function SignedIn() {
  const { status, returnTo, error, restart } = useAuthCallback()
  useEffect(() => {
    if (status === 'done') location.replace(returnTo)
  }, [status, returnTo])
  if (!error) return <p role="status">Signing you in</p>
  return (
    <>
      <p role="alert">{error.message}</p>
      <button onClick={() => void restart()}>Try again</button>
    </>
  )
}
