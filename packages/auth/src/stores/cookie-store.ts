import { parseCookies, sessionCookies, type SessionCookieOptions } from './session-cookies.ts'
import { textStore, type TokenStore, type TokenStoreOptions } from './token-store.ts'

export interface CookieStoreOptions extends TokenStoreOptions, SessionCookieOptions {
  /** The `Cookie` header of the request. */
  readonly cookie: string | null | undefined
  /**
   * Whether scripts of the page may read the cookies, as `documentCookieStore` does, so that server and browser share
   * one session; defaults to false. A readable cookie is as exposed as web storage: any script of the page can take the
   * tokens.
   */
  readonly readable?: boolean | undefined
}

/** A token store that lives for one request and its response. */
export interface CookieStore extends TokenStore {
  /**
   * The headers to append to the response: `Set-Cookie` for each change, `Cache-Control: private, no-store` and `Vary:
   * Cookie` with them. Empty when nothing has changed. Read it at the end of the request: a token that is renewed after
   * the headers were sent is lost.
   */
  headers(): [name: string, value: string][]
  /**
   * The `Cookie` header as the browser will send it next: for code that runs before the page, such as a middleware that
   * forwards the request.
   */
  cookie(): string
}

/**
 * Keeps tokens in cookies (`Secure`, `SameSite=Lax`, `__Host-`, and `HttpOnly` unless they are `readable`), for servers
 * that render pages. Create one for each request and copy its headers to the response; `withSession` does both. Each
 * app has its own cookies. Invalid cookies are ignored; tokens of more than 6 kB do not fit and last only for the
 * request.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` is not a number
 * of seconds.
 * @example
 * const store = cookieStore({ cookie: request.headers.get('cookie') })
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store }) })
 * const page = await render(client)
 * return new Response(page, { headers: [['content-type', 'text/html'], ...store.headers()] })
 */
export const cookieStore = ({ cookie, readable = false, ...options }: CookieStoreOptions): CookieStore => {
  const changes = new Map<string, string>()
  let parsed: Map<string, string> | undefined
  const read = (): Map<string, string> => (parsed ??= parseCookies(cookie ?? ''))
  const write = (name: string, value: string, text: string): void => {
    read().set(name, value)
    changes.set(name, text)
  }
  return {
    ...textStore(sessionCookies({ read, write }, options, readable), options),
    headers: () =>
      changes.size
        ? [
            ...Array.from(changes.values(), (change): [string, string] => ['set-cookie', change]),
            ['cache-control', 'private, no-store'],
            ['vary', 'Cookie'],
          ]
        : [],
    cookie: () =>
      changes.size
        ? Array.from(read(), ([name, value]) => value && `${name}=${value}`)
            .filter(Boolean)
            .join('; ')
        : (cookie ?? ''),
  }
}
