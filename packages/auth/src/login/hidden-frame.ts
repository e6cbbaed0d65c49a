import { AbortError } from '@frontdesk/core'
import { LoginFlowError } from '../errors.ts'
import { addressOf } from './redirect-login.ts'
import type { RedirectSession } from '../redirect-session.ts'

export interface FrameOptions {
  /** Ends the wait and removes the frame. */
  readonly signal?: AbortSignal | undefined
  /**
   * The only origins that may be opened in the frame. Defaults to any https origin, or to origins of this machine if
   * the platform runs there.
   */
  readonly pageOrigins?: readonly string[] | undefined
}

const isLoopback = (hostname: string): boolean => /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * Returns the URL of a redirect session if it may be opened in a frame of this page: it must have an allowed origin and
 * no user name.
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

/** Creates the error for a caller that aborts. */
export const abortOf = (signal: AbortSignal | undefined): AbortError =>
  new AbortError('The sign-in was aborted', { code: 'ABORTED', cause: signal?.reason })

/**
 * Opens a page in a hidden frame while `listen` waits for its messages. When the promise settles, the frame, the timer
 * and the listeners are removed and `over` is aborted.
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
        // A longer timer would fire immediately.
        Math.min(timeout, 2 ** 31 - 1),
      )
      listen(frame, over, resolve, reject)
      frame.style.display = 'none'
      frame.src = url.href
      // The frame is appended outside the body, which belongs to the app and may not exist yet.
      document.documentElement.append(frame)
    })
  } finally {
    controller.abort()
    clearTimeout(timer)
    frame.remove()
  }
}

/** Whether the load event comes from the page and not from the empty document that some browsers show first. */
export const hasLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL !== 'about:blank'
