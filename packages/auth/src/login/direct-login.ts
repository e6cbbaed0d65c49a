import type { Client } from '@frontdesk/core'
import { LoginFlowError } from '../errors.ts'
import { abortOf, frameAddress, type FrameOptions, hasLoaded, withHiddenFrame } from './hidden-frame.ts'
import {
  createOAuthData,
  getAuthUrl,
  getMemberTokens,
  startLogin,
  type StartLoginOptions,
} from './redirect-login.ts'
import type { Session, Tokens } from '../session.ts'

const longestWait = 120_000
/**
 * How long a page may take to respond after it has loaded, in milliseconds. Time before that is spent on the network.
 */
const answerTime = 10_000

export interface DirectLoginOptions extends FrameOptions {
  /** Session token of a successful sign-in step: `result.data.sessionToken`. */
  readonly sessionToken: string
  /** How long the hidden page may take, in milliseconds; defaults to 120,000. */
  readonly timeout?: number | undefined
}

const blocked = (): LoginFlowError =>
  new LoginFlowError(
    'The sign-in page does not answer in a hidden frame: the page, a content security policy or the browser blocks it. Sign in by redirect: startLogin with prompt "none" and the session token',
    'BLOCKED_FRAME',
  )

/**
 * Reads a text field of a message. Inherited, computed and non-text values count as absent, because any page can post
 * messages.
 */
const textOf = (message: unknown, name: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(Object(message), name)?.value
  return typeof value === 'string' ? value : undefined
}

/** Opens the sign-in page in a hidden frame and waits for the code that the page posts. */
const askForCode = (
  url: URL,
  state: string,
  options: { signal?: AbortSignal | undefined; timeout: number },
) =>
  withHiddenFrame<string>(url, options, (frame, over, resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    over.addEventListener('abort', () => {
      clearTimeout(timer)
    })

    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== url.origin || source !== frame.contentWindow || Array.isArray(data)) return
      const [code, error] = [textOf(data, 'code'), textOf(data, 'error')]
      // An error without a state can end this attempt, but cannot sign anybody in.
      const own =
        textOf(data, 'state') === state || (error && !Object.hasOwn(Object(data) as object, 'state'))
      if (!own) return
      if (error) reject(new LoginFlowError(textOf(data, 'error_description') ?? error, error))
      else if (code) resolve(code)
    }
    addEventListener('message', hear, { signal: over })

    frame.addEventListener('load', () => {
      if (!hasLoaded(frame)) return
      // A page that redirects to another one loads several times.
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(blocked())
      }, answerTime)
    })

    document.addEventListener(
      'securitypolicyviolation',
      ({ disposition, effectiveDirective, blockedURI }) => {
        if (
          disposition === 'enforce' &&
          effectiveDirective === 'frame-src' &&
          blockedURI.startsWith(url.origin)
        )
          reject(blocked())
      },
      { signal: over },
    )
  })

/**
 * Exchanges the session token of a sign-in step for a member's tokens, in a hidden frame: the person stays on the page.
 * The tokens are not stored: pass them to `setTokens`, or call {@link directLogin}.
 *
 * @throws LoginFlowError `TIMED_OUT` after 120,000 ms, `BLOCKED_FRAME` when the frame cannot respond,
 * `NO_REDIRECT_URL`, `UNSAFE_PAGE_ADDRESS`, or the error code of the sign-in page, such as `login_required`.
 * @throws AbortError when the caller aborts.
 * @example
 * const tokens = await getMemberTokensForDirectLogin(client, { sessionToken })
 */
export const getMemberTokensForDirectLogin = async (
  client: Client<Session>,
  { sessionToken, signal, timeout = longestWait, pageOrigins }: DirectLoginOptions,
): Promise<Tokens> => {
  if (typeof document === 'undefined') throw blocked()
  const data = await createOAuthData('', '', client.auth.sha256)
  const { state } = data
  const { redirectSession } = await getAuthUrl(client, data, {
    prompt: 'none',
    responseMode: 'web_message',
    sessionToken,
    origin: location.origin,
    signal,
  })
  const url = frameAddress(redirectSession, client.platform.origin, pageOrigins)
  const code = await askForCode(url, state, { signal, timeout })
  const tokens = await getMemberTokens(client, code, state, data)
  if (signal?.aborted) throw abortOf(signal)
  return tokens
}

/**
 * Signs a member in with the session token of a sign-in step, in a hidden frame: the person stays on the page.
 *
 * @throws LoginFlowError, AbortError as {@link getMemberTokensForDirectLogin}. On `BLOCKED_FRAME`, continue by
 * redirect; {@link directLoginOrRedirect} does so.
 * @example
 * const result = await login(client, { email, password })
 * if (result.loginState === 'SUCCESS') await directLogin(client, { sessionToken: result.data.sessionToken })
 */
export const directLogin = async (client: Client<Session>, options: DirectLoginOptions): Promise<void> => {
  await client.auth.setTokens(client, await getMemberTokensForDirectLogin(client, options))
}

export interface DirectLoginOrRedirectOptions
  extends DirectLoginOptions, Pick<StartLoginOptions, 'redirectUri' | 'returnTo' | 'returnOrigins'> {}

/** Whether the same page may work in the top window although the hidden frame failed. */
const worthRedirect: readonly string[] = ['BLOCKED_FRAME', 'TIMED_OUT', 'login_required']

/**
 * Signs a member in with a session token: in a hidden frame, or, where the browser or the page blocks that, by
 * redirect.
 *
 * @returns Nothing when the member is signed in; otherwise the URL to open, after whose return `completeLogin` finishes
 * the sign-in.
 * @throws LoginFlowError, AbortError as {@link getMemberTokensForDirectLogin} and `startLogin`.
 * @example
 * const redirect = await directLoginOrRedirect(client, { sessionToken, redirectUri: location.origin + '/signed-in' })
 * if (redirect) location.assign(redirect.url)
 */
export const directLoginOrRedirect = async (
  client: Client<Session>,
  { redirectUri, returnTo, returnOrigins, ...options }: DirectLoginOrRedirectOptions,
): Promise<{ url: string; state: string } | undefined> => {
  const { sessionToken, signal } = options
  try {
    await directLogin(client, options)
    return undefined
  } catch (error) {
    if (!(error instanceof LoginFlowError && worthRedirect.includes(error.code))) throw error
    return startLogin(client, {
      redirectUri,
      sessionToken,
      signal,
      prompt: 'none',
      ...(returnTo !== undefined && { returnTo }),
      ...(returnOrigins && { returnOrigins }),
    })
  }
}
