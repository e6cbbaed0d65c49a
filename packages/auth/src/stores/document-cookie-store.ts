import { parseCookies, sessionCookies, type SessionCookieOptions } from './session-cookies.ts'
import { createTabs } from './tabs.ts'
import { textStore, type TokenStore, type TokenStoreOptions } from './token-store.ts'

export interface DocumentCookieStoreOptions extends TokenStoreOptions, SessionCookieOptions {}

/** The part of `document` that the store uses. */
type CookieDocument = Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener'>

/** The browser globals, which other runtimes lack. `cookieStore` reports cookies that a server has set. */
interface Page {
  readonly document?: CookieDocument
  readonly cookieStore?: EventTarget
}

/**
 * Keeps tokens in the cookies that `cookieStore({ readable: true })` sets on the server, so that a page that is
 * rendered there and the scripts in the browser share one session and one cart. They are as exposed as web storage: any
 * script of the page can read them. All tabs share them. Without a document, the session is kept in memory.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` is not a number
 * of seconds.
 * @example
 * const auth = oauth({ clientId, store: documentCookieStore() })
 */
export const documentCookieStore = (options: DocumentCookieStoreOptions = {}): TokenStore => {
  const page = globalThis as Page
  const { tell, ...shared } = createTabs(
    () => globalThis.localStorage,
    (_, listener, signal) => {
      page.cookieStore?.addEventListener('change', listener, { signal })
      // The server may have signed the person out in another tab, which older browsers do not report.
      page.document?.addEventListener(
        'visibilitychange',
        () => {
          if (page.document?.visibilityState === 'visible') listener()
        },
        { signal },
      )
    },
  )
  const documentOf = ({ document }: Page): CookieDocument => {
    if (!document) throw new DOMException('', 'NotSupportedError')
    return document
  }
  const read = (): Map<string, string> => parseCookies(documentOf(page).cookie)
  const cookies = sessionCookies(
    {
      read,
      write(name, value, text) {
        documentOf(page).cookie = text
        // A browser that refuses a cookie does not report it.
        if ((read().get(name) ?? '') !== value) throw new DOMException('', 'NotAllowedError')
      },
    },
    options,
    true,
  )
  return {
    ...textStore(
      {
        get: (key) => cookies.get(key),
        async set(key, text) {
          await cookies.set(key, text)
          tell(key)
        },
        async delete(key) {
          await cookies.delete(key)
          tell(key)
        },
      },
      options,
    ),
    ...shared,
  }
}
