import { parseCookies, sessionCookies, type SessionCookieOptions } from './session-cookies.ts'
import { createTabs } from './tabs.ts'
import { textStore, type TokenStore, type TokenStoreOptions } from './token-store.ts'

export interface DocumentCookieStoreOptions extends TokenStoreOptions, SessionCookieOptions {}

/** The document of a page, as far as its cookies go. */
type CookieDocument = Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener'>

/** The globals of a browser page, which other runtimes lack. `cookieStore` tells of cookies that a server has set. */
interface Page {
  readonly document?: CookieDocument
  readonly cookieStore?: EventTarget
}

/**
 * Keeps tokens in the cookies that `cookieStore({ readable: true })` sets on the server, so that a page that is rendered
 * there and the scripts in the browser share one session and one cart. As safe as web storage: any script of the page
 * can read them. All tabs share them. Where there is no document, the session lives in memory.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` no number of seconds.
 * @example
 * const auth = oauth({ clientId, store: documentCookieStore() })
 */
export const documentCookieStore = (options: DocumentCookieStoreOptions = {}): TokenStore => {
  const page = globalThis as Page
  const { tell, ...shared } = createTabs(
    () => globalThis.localStorage,
    (_, listener, signal) => {
      page.cookieStore?.addEventListener('change', listener, { signal })
      // The server may have signed the person out for another tab, which no older browser tells.
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
        // A browser that refuses a cookie says nothing.
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
