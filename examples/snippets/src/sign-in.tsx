// #region imports
import { type Session } from '@frontdesk/auth'
import { type Client } from '@frontdesk/core'
import { FrontdeskProvider, RequireMember, useAuthCallback, useLogin, useLogout } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import { type ReactElement, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
// #endregion imports

// #region login
export function SignInForm(): ReactElement {
  const { step, login, submitCode, finish, fieldErrors, isPending, error } = useLogin({
    redirectUri: '/signed-in',
  })
  const read = (form: HTMLFormElement, name: string): string => {
    const value = new FormData(form).get(name)
    return typeof value === 'string' ? value : ''
  }
  if (step === 'finishing' && error) return <button onClick={() => void finish()}>Try again</button>
  if (step === 'finishing') return <p role="status">Signing you in</p>
  if (step === 'signedIn') return <p role="status">You are signed in</p>
  if (step === 'verification')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submitCode(read(event.currentTarget, 'code'))
        }}
      >
        <label>
          Code of the mail <input name="code" autoComplete="one-time-code" />
        </label>
        <p>{fieldErrors['code']}</p>
        <button>Confirm</button>
      </form>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void login({ email: read(form, 'email'), password: read(form, 'password') })
      }}
    >
      <label>
        Email <input name="email" type="email" autoComplete="username" />
      </label>
      <p>{fieldErrors['email']}</p>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <p>{fieldErrors['password']}</p>
      {error && Object.keys(fieldErrors).length === 0 && <p role="alert">{error.message}</p>}
      <button disabled={isPending}>Sign in</button>
    </form>
  )
}
// #endregion login

// #region callback
export function SignedInPage({ goTo }: { goTo: (path: string) => void }): ReactElement {
  const { status, returnTo, error, restart } = useAuthCallback()
  useEffect(() => {
    if (status === 'done') goTo(returnTo)
  }, [status, returnTo, goTo])
  if (!error) return <p>Signing you in</p>
  return <button onClick={() => void restart()}>Sign in again</button>
}
// #endregion callback

// #region session
export function AccountPage(): ReactElement {
  const { mutate: signOut } = useLogout({ returnTo: '/signed-out' })
  return (
    <RequireMember fallback={<SignInForm />} pending={<p>One moment</p>}>
      <p>Signed in</p>
      <button onClick={() => signOut()}>Sign out</button>
    </RequireMember>
  )
}
// #endregion session

// #region server
export async function renderPage(client: Client<Session>, page: ReactElement): Promise<string> {
  // Reads the session of this request from its store, such as `cookieStore`.
  await client.auth.getTokens(client)
  const initialSession = client.auth.getSnapshot()
  return renderToString(
    <FrontdeskProvider client={client} queryClient={new QueryClient()} initialSession={initialSession}>
      {page}
    </FrontdeskProvider>,
  )
}
// #endregion server
