import { invalid } from '@frontdesk/core'
import { base64url, digest } from '../digest.ts'
import type { TextStorage } from './token-store.ts'

export interface SessionCookieOptions {
  /** How long the browser keeps the tokens after the last write, in seconds; defaults to 30 days. */
  readonly maxAge?: number | undefined
  /**
   * For development over plain http, where browsers refuse secure cookies: the URL of the site on this machine, such as
   * `http://localhost:3000`. Hard-code it; never take it from the request. Server and browser need the same value.
   */
  readonly developmentOrigin?: string | undefined
}

/** The cookies of a request, or of a page. */
export interface CookieJar {
  /** The cookies as they are now, by name. */
  read(): ReadonlyMap<string, string>
  /** Writes a cookie, given its name, its value, and the cookie string with attributes. An empty value removes it. */
  write(name: string, value: string, text: string): void
}

/** The size that every browser accepts for one cookie, with its name and attributes. */
const mostBytes = 4096
/** Servers reject requests whose cookies exceed about 8 kB, and the person could not get rid of such cookies. */
const mostChunks = 2

const isLoopback = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)
}

/** @throws SyntaxError when it was not written by this store. */
const decode = (data: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(data.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0)),
    )
  } catch {
    throw new SyntaxError()
  }
}

/**
 * Parses a `Cookie` header, or the cookies of a page. A duplicated name has no value, because an attacker may have set
 * one of the two.
 */
export const parseCookies = (header: string): Map<string, string> => {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [name, ...rest] = pair.split('=')
    const key = String(name).trim()
    const value = rest.join('=').trim()
    cookies.set(key, (cookies.get(key) ?? value) === value ? value : '')
  }
  return cookies
}

/** Detects chunks that are truncated, missing or from two different writes. */
const checksumOf = async (text: string): Promise<string> => (await digest(text)).slice(0, 8)

/**
 * Stores text in cookies, in the same way on servers and in browsers. A long text uses two cookies.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` is not a number
 * of seconds.
 */
export const sessionCookies = (
  jar: CookieJar,
  { maxAge = 2_592_000, developmentOrigin }: SessionCookieOptions,
  readable: boolean,
): TextStorage => {
  if (developmentOrigin !== undefined && !(URL.canParse(developmentOrigin) && isLoopback(developmentOrigin)))
    throw invalid(
      'developmentOrigin',
      'must be an http address of this machine, such as "http://localhost:3000"',
    )
  if (!(Number.isInteger(maxAge) && maxAge > 0))
    throw invalid('maxAge', 'must be a positive number of seconds')
  const prefix = developmentOrigin === undefined ? '__Host-' : ''
  const attributes = `; Path=/${readable ? '' : '; HttpOnly'}; SameSite=Lax${prefix && '; Secure'}`

  /** The names of all cookies of one value. They contain a digest, so that keys of other apps cannot collide. */
  const namesOf = async (key: string): Promise<string[]> => {
    const name = (await digest(key)).slice(0, 22)
    return Array.from({ length: mostChunks }, (_, chunk) => `${prefix}frontdesk-${name}.${chunk}`)
  }

  const write = async (key: string, content: string): Promise<void> => {
    const names = await namesOf(key)
    const kept = `; Max-Age=${maxAge}${attributes}`
    const room = mostBytes - `${names[0]}=${kept}`.length
    if (content.length > room * mostChunks) throw new DOMException('', 'QuotaExceededError')
    names.forEach((name, chunk) => {
      const part = content.slice(chunk * room, (chunk + 1) * room)
      // Chunks of a longer value are removed, also those that a parallel request wrote.
      jar.write(name, part, part ? `${name}=${part}${kept}` : `${name}=; Max-Age=0${attributes}`)
    })
  }

  return {
    async get(key) {
      const names = await namesOf(key)
      const cookies = jar.read()
      const content = names.map((name) => cookies.get(name) ?? '').join('')
      if (!content) return undefined
      const [checksum, data = ''] = content.split('.')
      const text = decode(data)
      if (checksum !== (await checksumOf(text))) throw new SyntaxError()
      return text
    },
    async set(key, text) {
      const bytes = new TextEncoder().encode(text)
      // Longer values do not fit in any case.
      await write(key, `${await checksumOf(text)}.${base64url(bytes.subarray(0, mostBytes * mostChunks))}`)
    },
    delete: (key) => write(key, ''),
  }
}
