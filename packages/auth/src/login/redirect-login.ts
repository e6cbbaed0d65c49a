import { type CallOptions, type Client, invalid } from '@frontdesk/core'
import type { Sha256 } from '../digest.ts'
import { LoginFlowError } from '../errors.ts'
import { createCodeChallenge, randomText } from './pkce.ts'
import { createRedirectSession, type RedirectSession, type ResponseMode } from '../redirect-session.ts'
import { type Session, storeKey, type Tokens } from '../session.ts'

/** The secrets that bind a sign-in to this browser; keep them until the return. */
export interface OAuthData {
  /** Empty when the response is a message to a window. */
  readonly redirectUri: string
  /** URL of the page to return to; empty when not given. */
  readonly originalUri: string
  /** PKCE secret that redeems the code. Keep it in this browser. */
  readonly codeVerifier: string
  /** Hash of the code verifier, which is sent ahead. */
  readonly codeChallenge: string
  /** Random value that binds the return to this sign-in. */
  readonly state: string
}

/**
 * Creates the verifier, challenge and state of one sign-in.
 *
 * @throws LoginFlowError `INSECURE_PAGE` as {@link createCodeChallenge}.
 */
export const createOAuthData = async (
  redirectUri: string,
  originalUri = '',
  sha256?: Sha256,
): Promise<OAuthData> => {
  const codeVerifier = randomText()
  return {
    redirectUri,
    originalUri,
    codeVerifier,
    codeChallenge: await createCodeChallenge(codeVerifier, sha256),
    state: randomText(),
  }
}

export interface AuthUrlOptions extends CallOptions {
  /** `none` responds immediately, with an error when nobody is signed in. */
  readonly prompt?: 'login' | 'none'
  /** How the response is returned; defaults to the fragment, which no server logs. */
  readonly responseMode?: ResponseMode
  /** Session token of a direct login. */
  readonly sessionToken?: string
  /** Identity provider to open immediately, such as `google`. */
  readonly idp?: string
  /** Origin of the page that receives the response, when it is a message to a window. */
  readonly origin?: string
}

/**
 * Requests the URL of the sign-in page.
 *
 * @throws LoginFlowError `NO_REDIRECT_URL` when the platform returns none.
 */
export const getAuthUrl = async (
  client: Client<Session>,
  { redirectUri, codeChallenge, state }: OAuthData,
  { prompt = 'login', responseMode = 'fragment', sessionToken, idp, origin, ...options }: AuthUrlOptions = {},
): Promise<{ authUrl: string; redirectSession: RedirectSession }> => {
  const redirectSession = await createRedirectSession(
    client,
    {
      auth: {
        authRequest: {
          redirectUri: redirectUri || undefined,
          clientId: client.auth.clientId,
          codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state,
          sessionToken,
          idp,
        },
        prompt,
      },
      origin,
    },
    options,
  )
  return { authUrl: addressOf(redirectSession), redirectSession }
}

/** Returns the URL of a redirect session if it can be opened and cannot run a script on this page. */
export const addressOf = ({ fullUrl = '' }: RedirectSession): string => {
  if (!/^https?:/i.test(fullUrl)) throw new LoginFlowError('No redirect URL found', 'NO_REDIRECT_URL')
  return fullUrl
}

/** The parameters that the return URL carries. */
export interface AuthReturn {
  /** `null` when it is absent or duplicated. */
  readonly code: string | null
  /** `null` when it is absent or duplicated. */
  readonly state: string | null
  /** Error code of the sign-in page, such as `access_denied`. */
  readonly error?: string
  /** Description of the error. */
  readonly errorDescription?: string
}

const parseUrl = (url: string | URL): URL | undefined => {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

const absolute = (name: string, url: string | URL): URL => {
  const address = parseUrl(url)
  if (!address) throw invalid(name, 'must be an absolute address')
  return address
}

/** Parameter names of RFC 6749. */
const answerNames = ['code', 'state', 'error', 'error_description']

/** The part of a URL that carries the response: its fragment or its query. */
const answerIn = ({ hash, searchParams }: URL): URLSearchParams => {
  const fragment = new URLSearchParams(hash.slice(1))
  return answerNames.some((name) => fragment.has(name)) ? fragment : searchParams
}

type AnswerValues = readonly [code: Value, state: Value, error: Value, errorDescription: Value]
type Value = string | null

/** The values of these parameters. A duplicated code or state counts as absent. */
const valuesOf = (answer: URLSearchParams): AnswerValues =>
  answerNames.map((name, index) =>
    index < 2 && answer.getAll(name).length > 1 ? null : answer.get(name),
  ) as unknown as AnswerValues

/**
 * Parses a return URL, from its query or its fragment, whichever carries the response.
 *
 * @throws ValidationError when it is not an absolute URL.
 */
export const parseFromUrl = (url: string | URL): AuthReturn => {
  const [code, state, error, errorDescription] = valuesOf(answerIn(absolute('url', url)))
  return { code, state, ...(error && { error }), ...(errorDescription && { errorDescription }) }
}

/**
 * Exchanges the code of a return URL for a member's tokens. The tokens are not stored: pass them to `setTokens`.
 *
 * @throws LoginFlowError `MISSING_CODE_OR_STATE`, `INVALID_STATE`.
 */
export const getMemberTokens = async (
  client: Client<Session>,
  code: string | null,
  state: string | null,
  data: OAuthData | undefined,
): Promise<Tokens> => {
  if (!code || !state) throw new LoginFlowError('Missing code or _state', 'MISSING_CODE_OR_STATE')
  if (state !== data?.state) throw new LoginFlowError('Invalid _state', 'INVALID_STATE')
  const { redirectUri, codeVerifier } = data
  // The request is sent only once, so it gets the time limit of a write.
  return client.auth.grant(
    client,
    {
      grantType: 'authorization_code',
      clientId: client.auth.clientId,
      code,
      codeVerifier,
      ...(redirectUri && { redirectUri }),
    },
    undefined,
    'member',
    { bodyLimit: 65_536 },
  )
}

/** A sign-in that waits for its return. */
type PendingLogin = OAuthData & { readonly startedAt: number }

/** How long a sign-in waits for its return, in milliseconds. */
const longestLogin = 900_000
/** Maximum number of characters of all pending sign-ins: two cookies hold no more. */
const longestPending = 4000

/**
 * Removes the sign-in of a state from the pending sign-ins, and adds others. If the store has locks, no other tab
 * changes them meanwhile.
 */
const changePending = (
  client: Client<Session>,
  state: string | null,
  ...added: readonly PendingLogin[]
): Promise<PendingLogin | undefined> => {
  const { now, store } = client.auth
  const key = storeKey(client, 'logins')
  return store.lock(key, async () => {
    const kept = (await store.get(key)) as PendingLogin | undefined
    const pending = [kept]
      .flat()
      .filter((login) => Math.abs(now() - (login?.startedAt as number)) < longestLogin) as PendingLogin[]
    const taken = pending.find((login) => login.state === state)
    const next = pending
      .filter((login) => login !== taken)
      .concat(added)
      .slice(-5)
    while (next.length > 1 && JSON.stringify(next).length > longestPending) next.shift()
    await store.set(key, next.length ? next : undefined)
    return taken
  })
}

/** Where a sign-in may return to besides paths of this site. */
export interface ReturnOptions {
  /** Other allowed origins of `returnTo`, such as `https://account.example`. Pass the same list at start and return. */
  readonly returnOrigins?: readonly string[]
}

export interface StartLoginOptions extends AuthUrlOptions, ReturnOptions {
  /** The page that the platform returns to; it must be registered there. */
  readonly redirectUri: string
  /** A path of this site to open afterwards. */
  readonly returnTo?: string
}

/**
 * Starts a sign-in on the platform's page and remembers what its return needs. Several may wait at once, for 15 minutes
 * each; of more than five, or of too many for two cookies, the oldest is forgotten. The session's store must outlive
 * the page: use `webStorageStore()`.
 *
 * @throws LoginFlowError `UNSAFE_RETURN_ADDRESS` when `returnTo` leads to another origin; `INSECURE_PAGE` without
 * WebCrypto and without the session's `sha256`.
 * @throws ValidationError when `redirectUri` is not an absolute address.
 * @example
 * const { url } = await startLogin(client, { redirectUri: location.origin + '/signed-in', returnTo: '/account' })
 * location.assign(url)
 */
export const startLogin = async (
  client: Client<Session>,
  { redirectUri, returnTo = '/', returnOrigins, ...options }: StartLoginOptions,
): Promise<{ url: string; state: string }> => {
  const originalUri = safeReturn(returnTo, redirectUri, returnOrigins)
  const data = await createOAuthData(redirectUri, originalUri, client.auth.sha256)
  const { authUrl } = await getAuthUrl(client, data, options)
  await changePending(client, null, { ...data, startedAt: client.auth.now() })
  return { url: authUrl, state: data.state }
}

export interface CompletedLogin {
  /** URL of the sign-in page to open. */
  readonly returnTo: string
}

/** Where a session keeps the return that it is processing, for a second call such as StrictMode makes. */
const completing: unique symbol = /* @__PURE__ */ Symbol('completing')

interface CompletingSession extends Session {
  [completing]?: readonly [answer: string | null | undefined, outcome: Promise<CompletedLogin>] | undefined
}

/**
 * Finishes a sign-in from the return URL, which defaults to the URL of the page: the member is signed in when the
 * promise resolves. Each return works once; a second call during the first one shares its outcome. If the page's own
 * URL carries the response, it is removed from the URL before anything is sent.
 *
 * @throws LoginFlowError `INVALID_STATE`, `MISSING_CODE_OR_STATE`, `UNSAFE_RETURN_ADDRESS`, or the error code of the
 * return URL. The message is then its description, which is not trustworthy.
 * @throws ValidationError when it is not an absolute URL.
 * @example
 * const { returnTo } = await completeLogin(client)
 * location.replace(returnTo)
 */
export const completeLogin = async (
  client: Client<Session>,
  url: string | URL = pageAddress(),
  { returnOrigins }: ReturnOptions = {},
): Promise<CompletedLogin> => {
  const page = absolute('url', url)
  const answer = answerIn(page)
  const [code, state, error, description] = valuesOf(answer)
  if (page.href === pageAddress()) {
    // This runs before any request, because other scripts and visitors could read the code in the URL.
    for (const name of answerNames) answer.delete(name)
    if (answer !== page.searchParams) page.hash = String(answer)
    // Routers keep their own data in the state.
    history.replaceState(history.state, '', page)
  }
  const session: CompletingSession = client.auth
  const own = state ?? code ?? error
  const [first, shared] = session[completing] ?? []
  // The first call may have removed the response from the URL already.
  if (shared && (own ?? first) === first) return shared

  const finish = async (): Promise<CompletedLogin> => {
    // This runs before the exchange: a return URL works only once.
    const login = await changePending(client, state)
    if (error) throw new LoginFlowError(description || error, error)
    // The URL is checked again, because other scripts may have written to the store.
    const returnTo = login && safeReturn(login.originalUri, login.redirectUri, returnOrigins)
    await session.setTokens(client, await getMemberTokens(client, code, state, login))
    return { returnTo: returnTo as string }
  }
  const outcome = finish()
  session[completing] = [own, outcome]
  return outcome.finally(() => {
    session[completing] = undefined
  })
}

/** The URL of the page; empty outside a browser. */
const pageAddress = (): string => (typeof history === 'undefined' ? '' : location.href)

/** The origin of a URL, also for an app's custom scheme, which has no origin in browsers. */
const originOf = ({ protocol, host }: URL): string => `${protocol}//${host}`

/**
 * Returns a path of this site or a URL on a listed origin, because a foreign URL would let an attacker redirect the
 * person through one of our links. A path must not become a URL when it is decoded either.
 */
const safeReturn = (returnTo: string, redirectUri: string, returnOrigins: readonly string[] = []): string => {
  const own = originOf(absolute('redirectUri', redirectUri))
  // The path is concatenated, not resolved: `//elsewhere` stays a path.
  const target = parseUrl(returnTo.startsWith('/') ? own + returnTo : returnTo)
  const origin = target && originOf(target)
  if (
    !origin ||
    ![own, ...returnOrigins].includes(origin) ||
    /\p{Cc}|^[^?#]*\\/u.test(returnTo) ||
    /^\/(\/|%(25)*([01].|2f|5c|7f))/i.test(target.pathname)
  )
    throw new LoginFlowError(`"returnTo" must be a path of ${own}`, 'UNSAFE_RETURN_ADDRESS')
  return (origin === own ? '' : origin) + target.pathname + target.search + target.hash
}
