import type { CallOptions, Client } from '@frontdesk/core'
import { LoginFlowError } from './errors.ts'
import { createCodeChallenge, createCodeVerifier } from './pkce.ts'
import { createRedirectSession, type RedirectSession, type ResponseMode } from './redirect-session.ts'
import type { Session, Tokens } from './session.ts'

/** What binds a sign-in to this browser; keep it until the return (spec section 3). */
export interface OAuthData {
  readonly redirectUri: string
  /** Where the person was, to go back to; empty when not given. */
  readonly originalUri: string
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly state: string
}

/** Makes verifier, challenge and state for one sign-in. */
export const createOAuthData = async (redirectUri: string, originalUri = ''): Promise<OAuthData> => {
  const codeVerifier = createCodeVerifier()
  return {
    redirectUri,
    originalUri,
    codeVerifier,
    codeChallenge: await createCodeChallenge(codeVerifier),
    state: createCodeVerifier(),
  }
}

export interface AuthUrlOptions extends CallOptions {
  /** `none` answers at once, with an error when nobody is signed in. */
  readonly prompt?: 'login' | 'none'
  /** How the answer comes back; in the fragment unless given, which no server logs. */
  readonly responseMode?: ResponseMode
  /** Of a direct login. */
  readonly sessionToken?: string
  readonly idp?: string
}

/**
 * Asks for the address of the sign-in page. Spec section 7, auth flow.
 *
 * @throws LoginFlowError `NO_REDIRECT_URL` when the platform gives none.
 */
export const getAuthUrl = async (
  client: Client<Session>,
  { redirectUri, codeChallenge, state }: OAuthData,
  { prompt = 'login', responseMode = 'fragment', sessionToken, idp, ...options }: AuthUrlOptions = {},
): Promise<{ authUrl: string; redirectSession: RedirectSession }> => {
  const redirectSession = await createRedirectSession(
    client,
    {
      auth: {
        authRequest: {
          redirectUri,
          clientId: client.auth.clientId,
          codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state,
          ...(sessionToken && { sessionToken }),
          ...(idp && { idp }),
        },
        prompt,
      },
    },
    options,
  )
  return { authUrl: addressOf(redirectSession), redirectSession }
}

/** The address of a redirect session (spec section 8). */
export const addressOf = ({ fullUrl }: RedirectSession): string => {
  if (!fullUrl) throw new LoginFlowError('No redirect URL found', 'NO_REDIRECT_URL')
  return fullUrl
}

/** What the return address carries (spec section 2). */
export interface AuthReturn {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string
  readonly errorDescription?: string
}

/** Reads a return address, from its query or its fragment, whichever carries the answer. */
export const parseFromUrl = (url: string | URL): AuthReturn => {
  const { searchParams, hash } = new URL(url)
  const fragment = new URLSearchParams(hash.slice(1))
  const found =
    fragment.has('state') || fragment.has('code') || fragment.has('error') ? fragment : searchParams
  const error = found.get('error')
  const errorDescription = found.get('error_description')
  return {
    code: found.get('code'),
    state: found.get('state'),
    ...(error && { error }),
    ...(errorDescription && { errorDescription }),
  }
}

/**
 * Exchanges the code of a return address for a member's tokens. Does not keep them: pass them to `setTokens`.
 *
 * @throws LoginFlowError `MISSING_CODE_OR_STATE`, `INVALID_STATE` (spec section 5).
 */
export const getMemberTokens = async (
  client: Client<Session>,
  code: string | null,
  state: string | null,
  { redirectUri, codeVerifier, state: expected }: OAuthData,
): Promise<Tokens> => {
  if (!code || !state) throw new LoginFlowError('Missing code or _state', 'MISSING_CODE_OR_STATE')
  if (state !== expected) throw new LoginFlowError('Invalid _state', 'INVALID_STATE')
  const { clientId, grant } = client.auth
  return grant(
    client,
    { grantType: 'authorization_code', clientId, code, codeVerifier, ...(redirectUri && { redirectUri }) },
    'member',
  )
}

/** A sign-in that waits for its return. */
type PendingLogin = OAuthData & { readonly startedAt: number }

/** 15 minutes. */
const pendingLife = 900_000
const mostPending = 5

const readPending = async ({ store, storeKey, now }: Session, client: Client): Promise<PendingLogin[]> => {
  const kept = await store.get(storeKey(client, 'logins'))
  return Array.isArray(kept)
    ? (kept as PendingLogin[]).filter((login) => now() - login.startedAt < pendingLife)
    : []
}

const writePending = async (
  { store, storeKey }: Session,
  client: Client,
  logins: PendingLogin[],
): Promise<void> => {
  await store.set(storeKey(client, 'logins'), logins.length ? logins.slice(-mostPending) : undefined)
}

export interface StartLoginOptions extends AuthUrlOptions {
  /** The page that the platform comes back to; it must be registered there. */
  readonly redirectUri: string
  /** A path of this site to go on to afterwards. */
  readonly returnTo?: string
}

/**
 * Starts a sign-in on the platform's page and remembers what its return needs. Several may wait at once, for 15
 * minutes each. The session's store must outlive the page: use `webStorageStore()`.
 *
 * @throws LoginFlowError `UNSAFE_RETURN_ADDRESS` when `returnTo` leads to another origin.
 * @example
 * const { url } = await startLogin(client, { redirectUri: location.origin + '/signed-in', returnTo: '/account' })
 * location.assign(url)
 */
export const startLogin = async (
  client: Client<Session>,
  { redirectUri, returnTo = '/', ...options }: StartLoginOptions,
): Promise<{ url: string; state: string }> => {
  const session = client.auth
  const data = await createOAuthData(redirectUri, safeReturn(returnTo, redirectUri))
  const { authUrl } = await getAuthUrl(client, data, options)
  const pending = await readPending(session, client)
  await writePending(session, client, [...pending, { ...data, startedAt: session.now() }])
  return { url: authUrl, state: data.state }
}

/**
 * Finishes a sign-in from the return address: the member is signed in when this resolves. Each return works once.
 *
 * @throws LoginFlowError `INVALID_STATE`, `MISSING_CODE_OR_STATE`, or the error code of the return address.
 * @example
 * const { returnTo } = await completeLogin(client, location.href)
 */
export const completeLogin = async (
  client: Client<Session>,
  url: string | URL,
): Promise<{ returnTo: string }> => {
  const session = client.auth
  const { code, state, error, errorDescription } = parseFromUrl(url)
  const pending = await readPending(session, client)
  const login = pending.find((candidate) => candidate.state === state)
  // Before the exchange: a return address is good for one try.
  await writePending(
    session,
    client,
    pending.filter((candidate) => candidate !== login),
  )
  if (error) throw new LoginFlowError(errorDescription ?? error, error)
  if (!code || !state) throw new LoginFlowError('Missing code or _state', 'MISSING_CODE_OR_STATE')
  if (!login) throw new LoginFlowError('Invalid _state', 'INVALID_STATE')
  await session.setTokens(client, await getMemberTokens(client, code, state, login))
  return { returnTo: login.originalUri }
}

/** Only a path of the own site: a foreign address would send the person away with a click on a link of ours. */
const safeReturn = (returnTo: string, redirectUri: string): string => {
  const base = new URL(redirectUri)
  const target = new URL(returnTo, base)
  if (target.origin !== base.origin)
    throw new LoginFlowError(`"returnTo" must be a path of ${base.origin}`, 'UNSAFE_RETURN_ADDRESS')
  return target.pathname + target.search + target.hash
}
