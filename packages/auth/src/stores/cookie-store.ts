import { invalid } from '@frontdesk/core'
import { base64url, digest } from '../digest.ts'
import { textStore, type TokenStore, type TokenStoreOptions } from './token-store.ts'

export interface CookieStoreOptions extends TokenStoreOptions {
  /** The `Cookie` header of the request. */
  readonly cookie: string | null | undefined
  /** Seconds for which the browser keeps the tokens after the last write; 30 days unless given. */
  readonly maxAge?: number | undefined
  /**
   * For development over plain http, where browsers refuse secure cookies: the address of the site on this machine, such as
   * `http://localhost:3000`. Write it out; never take it from the request.
   */
  readonly developmentOrigin?: string | undefined
}

/** A token store that lives for one request and its response. */
export interface CookieStore extends TokenStore {
  /**
   * The headers to append to the response: `Set-Cookie` for each change, `Cache-Control: private, no-store` and
   * `Vary: Cookie` with them. Empty when nothing has changed. Read it when the work of the request is done: what is renewed
   * after the headers were sent is lost.
   */
  headers(): [name: string, value: string][]
}

/** The size that every browser accepts for one cookie, with its name and attributes. */
const mostBytes = 4096
/** Servers refuse requests whose cookies are longer than some 8 kB: nobody could come back to be rid of them. */
const mostChunks = 2

const isLoopback = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)
}

/** @throws SyntaxError when it is not what was written. */
const decode = (data: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(data.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0)),
    )
  } catch {
    throw new SyntaxError()
  }
}

/** Reads a `Cookie` header. A name with two values has none: one of them was planted. */
const parseCookies = (header: string): Map<string, string> => {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [name, ...rest] = pair.split('=')
    const key = String(name).trim()
    const value = rest.join('=').trim()
    cookies.set(key, (cookies.get(key) ?? value) === value ? value : '')
  }
  return cookies
}

/**
 * Keeps tokens in cookies that no script can read (`HttpOnly`, `Secure`, `SameSite=Lax`, `__Host-`), for servers that
 * render pages. Make one for each request and hand its headers to the response. Each app has cookies of its own. Garbled
 * cookies count as none; tokens of more than 6 kB do not fit and live as long as the request.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` no number of seconds.
 * @example
 * const store = cookieStore({ cookie: request.headers.get('cookie') })
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store }) })
 * const page = await render(client)
 * return new Response(page, { headers: [['content-type', 'text/html'], ...store.headers()] })
 */
export const cookieStore = ({
  cookie,
  maxAge = 2_592_000,
  developmentOrigin,
  ...options
}: CookieStoreOptions): CookieStore => {
  if (developmentOrigin !== undefined && !(URL.canParse(developmentOrigin) && isLoopback(developmentOrigin)))
    throw invalid(
      'developmentOrigin',
      'must be an http address of this machine, such as "http://localhost:3000"',
    )
  if (!(Number.isInteger(maxAge) && maxAge > 0))
    throw invalid('maxAge', 'must be a positive number of seconds')
  const prefix = developmentOrigin === undefined ? '__Host-' : ''
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${prefix && '; Secure'}`
  const changes = new Map<string, string>()
  let parsed: Map<string, string> | undefined
  const jar = (): Map<string, string> => (parsed ??= parseCookies(cookie ?? ''))

  /** The names of all cookies that one value may take. A digest: no key of another app gives the same. */
  const namesOf = async (key: string): Promise<string[]> => {
    const name = (await digest(key)).slice(0, 22)
    return Array.from({ length: mostChunks }, (_, chunk) => `${prefix}frontdesk-${name}.${chunk}`)
  }

  /** Notices chunks that are cut, missing or of two writes. */
  const checksumOf = async (text: string): Promise<string> => (await digest(text)).slice(0, 8)

  const write = async (key: string, content: string): Promise<void> => {
    const names = await namesOf(key)
    const kept = `; Max-Age=${maxAge}${attributes}`
    const room = mostBytes - `${names[0]}=${kept}`.length
    if (content.length > room * mostChunks) throw new DOMException('', 'QuotaExceededError')
    names.forEach((name, chunk) => {
      const part = content.slice(chunk * room, (chunk + 1) * room)
      jar().set(name, part)
      // Parts left over from a longer value are removed, even parts that a parallel request wrote.
      changes.set(name, part ? `${name}=${part}${kept}` : `${name}=; Max-Age=0${attributes}`)
    })
  }

  const store = textStore(
    {
      async get(key) {
        const content = (await namesOf(key)).map((name) => jar().get(name) ?? '').join('')
        if (!content) return undefined
        const [checksum, data = ''] = content.split('.')
        const text = decode(data)
        if (checksum !== (await checksumOf(text))) throw new SyntaxError()
        return text
      },
      async set(key, text) {
        const bytes = new TextEncoder().encode(text)
        // Longer than this is too long in any case.
        await write(key, `${await checksumOf(text)}.${base64url(bytes.subarray(0, mostBytes * mostChunks))}`)
      },
      delete: (key) => write(key, ''),
    },
    options,
  )
  return {
    ...store,
    headers: () =>
      changes.size
        ? [
            ...Array.from(changes.values(), (change): [string, string] => ['set-cookie', change]),
            ['cache-control', 'private, no-store'],
            ['vary', 'Cookie'],
          ]
        : [],
  }
}
