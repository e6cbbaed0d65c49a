import { invalid } from './errors.ts'
import type { WireForm } from './shape.ts'

/** The origin of a platform and its data format. It is plain data: create your own by spreading one. */
export interface Platform extends WireForm {
  /** Origin of every call, and the only origin that a token is sent to. */
  readonly origin: string
  /** Replacements for the prefixes of operations, for a platform with other paths. */
  readonly prefixes?: Readonly<Record<string, string>>
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The hosted platform. Its public paths use plain system field names.
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
 * @throws ValidationError when `url` is not an http URL.
 * @example
 * const client = createClient({ platform: local('http://127.0.0.1:4600'), auth: oauth({ clientId }) })
 */
export const local = (url: string): Platform => {
  let origin = ''
  try {
    origin = new URL(url).origin
  } catch {
    // `localhost:4600` is a valid URL with the scheme "localhost"; the check of the protocol rejects it.
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
