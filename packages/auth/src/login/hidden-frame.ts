import { AbortError } from '@frontdesk/core'
import { LoginFlowError } from '../errors.ts'
import { addressOf } from './redirect-login.ts'
import type { RedirectSession } from '../redirect-session.ts'

export interface FrameOptions {
  /** Ends the wait and takes the frame away. */
  readonly signal?: AbortSignal | undefined
  /**
   * The only origins that the frame may be opened on. Unless given: https, where the platform itself is elsewhere, and
   * this machine, where the platform is on this machine.
   */
  readonly pageOrigins?: readonly string[] | undefined
}

const isLoopback = (hostname: string): boolean => /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * The address of a redirect session, if it may be opened in a frame of this page: one on an allowed origin, without a
 * user name.
 *
 * @throws LoginFlowError `NO_REDIRECT_URL`, `UNSAFE_PAGE_ADDRESS`
 */
export const frameAddress = (
  redirectSession: RedirectSession,
  platformOrigin: string,
  pageOrigins?: readonly string[],
): URL => {
  const address = addressOf(redirectSession)
  const url = URL.canParse(address) ? new URL(address) : undefined
  const near = isLoopback(new URL(platformOrigin).hostname)
  const allowed =
    url &&
    !url.username &&
    !url.password &&
    (pageOrigins?.includes(url.origin) ??
      (url.origin === platformOrigin || (near ? isLoopback(url.hostname) : url.protocol === 'https:')))
  if (allowed) return url
  throw new LoginFlowError(
    `The hosted page must be on ${pageOrigins?.join(' or ') ?? (near ? 'this machine' : 'https')}. Received ${url?.origin ?? 'no valid address'}.`,
    'UNSAFE_PAGE_ADDRESS',
  )
}

/** The error for a caller who gives up. */
export const abortOf = (signal: AbortSignal | undefined): AbortError =>
  new AbortError('The sign-in was aborted', { code: 'ABORTED', cause: signal?.reason })

/**
 * Opens a page in a hidden frame while `listen` waits for what it does. Frame, timer and listeners are gone when this
 * settles; `over` is aborted then.
 *
 * @throws LoginFlowError `TIMED_OUT`
 * @throws AbortError when the caller aborts.
 */
export const withHiddenFrame = async <Result>(
  url: URL,
  { signal, timeout }: { readonly signal?: AbortSignal | undefined; readonly timeout: number },
  listen: (
    frame: HTMLIFrameElement,
    over: AbortSignal,
    resolve: (result: Result) => void,
    reject: (error: LoginFlowError) => void,
  ) => void,
): Promise<Result> => {
  const frame = document.createElement('iframe')
  const controller = new AbortController()
  const over = controller.signal
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Result>((resolve, reject) => {
      const abort = (): void => {
        reject(abortOf(signal))
      }
      if (signal?.aborted) {
        abort()
        return
      }
      signal?.addEventListener('abort', abort, { signal: over })
      timer = setTimeout(
        () => {
          reject(new LoginFlowError('OAuth flow timed out', 'TIMED_OUT'))
        },
        // A longer one would end at once.
        Math.min(timeout, 2 ** 31 - 1),
      )
      listen(frame, over, resolve, reject)
      frame.style.display = 'none'
      frame.src = url.href
      // Beside the body, which belongs to the app and may not be there yet.
      document.documentElement.append(frame)
    })
  } finally {
    controller.abort()
    clearTimeout(timer)
    frame.remove()
  }
}

/** Whether the load of a frame was that of a page, not of the empty one that some browsers show first. */
export const hasLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL !== 'about:blank'
