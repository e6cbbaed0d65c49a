// #region visitor
import { oauth, type Session, webStorageStore } from '@frontdesk/auth'
import { type Client, createClient, hosted, type Transport } from '@frontdesk/core'
// #endregion visitor
// #region register
import { type LoginResult, processVerification, register } from '@frontdesk/auth'
// #endregion register
// #region store
import { textStore } from '@frontdesk/auth'
import { type Platform } from '@frontdesk/core'
// #endregion store
// #region start
import { startLogin } from '@frontdesk/auth'
// #endregion start
// #region complete
import { completeLogin } from '@frontdesk/auth'
// #endregion complete
// #region password
import { login } from '@frontdesk/auth'
// #endregion password
// #region watch
import { loggedIn } from '@frontdesk/auth'
// #endregion watch
// #region logout
import { logout } from '@frontdesk/auth'
// #endregion logout

// #region visitor
export function createVisitorClient(clientId: string, fetch?: Transport): Client<Session> {
  return createClient({
    platform: hosted(),
    auth: oauth({ clientId, store: webStorageStore() }),
    fetch,
  })
}
// #endregion visitor

// #region store
/** A session that lives in a cache of the server, such as Redis. */
export function createServerClient(
  platform: Platform,
  clientId: string,
  cache: {
    get(key: string): Promise<string | null>
    set(key: string, text: string): Promise<unknown>
    del(key: string): Promise<unknown>
  },
  sessionName: string,
): Client<Session> {
  const name = (key: string): string => `${sessionName}:${key}`
  const store = textStore({
    get: (key) => cache.get(name(key)),
    set: (key, text) => cache.set(name(key), text),
    delete: (key) => cache.del(name(key)),
  })
  return createClient({ platform, auth: oauth({ clientId, store }) })
}
// #endregion store

export async function signIn(
  client: Client<Session>,
  location: { origin: string; assign(url: string): void },
): Promise<void> {
  // #region start
  const { url } = await startLogin(client, {
    redirectUri: `${location.origin}/signed-in`,
    returnTo: '/account?tab=orders',
  })
  location.assign(url)
  // #endregion start
}

export async function finishSignIn(
  client: Client<Session>,
  location: { href: string; replace(url: string): void },
): Promise<void> {
  // #region complete
  const { returnTo } = await completeLogin(client, location.href)
  location.replace(returnTo)
  // #endregion complete
}

export function watch(client: Client<Session>, show: (text: string) => void): () => void {
  // #region watch
  return client.auth.subscribe(() => {
    const { status } = client.auth.getSnapshot()
    show(loggedIn(client) ? 'Signed in' : `Not signed in (${status})`)
  })
  // #endregion watch
}

export async function signOut(
  client: Client<Session>,
  location: { origin: string; assign(url: string): void },
): Promise<void> {
  // #region logout
  const { logoutUrl } = await logout(client, { returnTo: location.origin })
  location.assign(logoutUrl)
  // #endregion logout
}

export async function signInWithPassword(
  client: Client<Session>,
  { email, password }: { email: string; password: string },
  location: { origin: string; assign(url: string): void },
): Promise<string> {
  // #region password
  const result = await login(client, { email, password })
  if (result.loginState === 'SUCCESS') {
    const { url } = await startLogin(client, {
      redirectUri: `${location.origin}/signed-in`,
      sessionToken: result.data.sessionToken,
      prompt: 'none',
    })
    location.assign(url)
  }
  const problem = result.loginState === 'FAILURE' ? (result.errorCode ?? result.error) : ''
  // #endregion password
  return problem
}

// #region register
export async function signUp(
  client: Client<Session>,
  person: { email: string; password: string },
  askForCode: () => Promise<string>,
): Promise<LoginResult> {
  const result = await register(client, person)
  if (result.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return result
  return processVerification(client, { verificationCode: await askForCode(), state: result })
}
// #endregion register
