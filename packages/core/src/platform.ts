import { invalid } from './errors.ts'
import type { WireForm } from './shape.ts'

/** Where calls go and how they are written. Data only: make your own with a spread. */
export interface Platform extends WireForm {
  /** Origin of every call, and the only one that a token is sent to. */
  readonly origin: string
  /** Other prefixes in place of those that operations name, for a platform that lies elsewhere. */
  readonly prefixes?: Readonly<Record<string, string>>
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The hosted platform: its public plain system field names.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 */
export const hosted = (): Platform => ({
  origin: 'https://www.wixapis.com',
})

/**
 * The local platform (the emulator) at `url`: the same system field names with an underscore.
 *
 * @throws ValidationError when `url` is no http address.
 * @example
 * const client = createClient({ platform: local('http://127.0.0.1:4600'), auth: oauth({ clientId }) })
 */
export const local = (url: string): Platform => {
  let origin = ''
  try {
    origin = new URL(url).origin
  } catch {
    // Below: `localhost:4600` is an address too, one whose scheme is "localhost".
  }
  if (!origin.startsWith('http'))
    throw invalid('url', 'must be an http address, such as "http://127.0.0.1:4600"')
  return {
    origin,
    names: 'underscored',
    media: origin + '/media/',
    headers: { 'x-frontdesk-names': 'underscored' },
  }
}
