import { WebhookError } from './webhook-error.ts'

/** An RSA public key as a JSON Web Key. */
export interface PublicJwk {
  /** Key type; only `RSA` is accepted. */
  readonly kty: string
  /** Modulus, base64url encoded. */
  readonly n?: string
  /** Exponent, base64url encoded. */
  readonly e?: string
}

/** The claims that a token must have, beside a valid signature. */
export interface TokenRules {
  readonly audience: string | undefined
  readonly issuer: string | undefined
  /** Seconds. */
  readonly maxAge: number
  /** Seconds since 1970. */
  readonly now: number
}

type Fields = Readonly<Record<string, unknown>>
type Bytes = Uint8Array<ArrayBuffer>

/** Whether a text has this signature. */
export type Verify = (signed: string, signature: Bytes) => Promise<boolean>

/** The only algorithm: a token does not get to choose how it is checked. */
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

/** Seconds that the clocks of the two sides may differ. */
const clockSkew = 60

const malformed = (what: string, expected: string, cause?: unknown): WebhookError =>
  new WebhookError('WEBHOOK_MALFORMED', `${what} must be ${expected}`, cause)

const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

const base64Url = (text: string): Bytes => bytesOf(text.replace(/-/g, '+').replace(/_/g, '/'))

/** Reads an object that was sent as JSON text. `what` names it in the error. */
export const parseObject = (text: unknown, what: string): Record<string, unknown> => {
  let cause: unknown
  try {
    const value: unknown = typeof text === 'string' && JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch (error) {
    cause = error
  }
  throw malformed(what, 'an object as JSON text', cause)
}

/** Line breaks may be written as `\n`, as they are in an environment variable. */
const spkiOf = (text: string): Bytes => {
  const pem = text.includes('-----') ? text : atob(text)
  if (!pem.includes('BEGIN PUBLIC KEY')) throw new TypeError('Not a public key')
  return bytesOf(pem.replace(/-----[^-]+-----|\\[nr]|\s/g, ''))
}

/** The numbers of the key alone: what else a JSON Web Key says, such as `use`, may not fit. */
const rsaOf = ({ kty, n, e }: PublicJwk): { kty: string; n: string; e: string } => {
  if (!n || !e) throw new TypeError('Not an RSA key')
  return { kty, n, e }
}

/**
 * Reads the platform's public key: PEM, base64 of PEM, or a JSON Web Key.
 *
 * @throws WebhookError `WEBHOOK_KEY`
 */
export const importKey = async (publicKey: string | PublicJwk): Promise<Verify> => {
  const { subtle } = crypto
  try {
    const key =
      typeof publicKey === 'string'
        ? await subtle.importKey('spki', spkiOf(publicKey), algorithm, false, ['verify'])
        : await subtle.importKey('jwk', rsaOf(publicKey), algorithm, false, ['verify'])
    return (signed, signature) => subtle.verify(algorithm, key, signature, new TextEncoder().encode(signed))
  } catch (cause) {
    throw new WebhookError(
      'WEBHOOK_KEY',
      '"publicKey" must be an RSA public key: PEM ("BEGIN PUBLIC KEY"), base64 of PEM, or a JWK',
      cause,
    )
  }
}

const seconds = (claims: Fields, name: string, fallback?: number): number => {
  const value = claims[name] ?? fallback
  if (!Number.isFinite(value)) throw malformed(`"${name}"`, 'a number of seconds')
  return value as number
}

const checkTime = (claims: Fields, { now, maxAge }: TokenRules): void => {
  // Required, so that a delivery cannot be repeated for ever.
  const issued = seconds(claims, 'iat')
  const age = now - issued
  const early = Math.max(issued, seconds(claims, 'nbf', issued)) - now
  const late = now - seconds(claims, 'exp', now)
  // Not `age > maxAge`: that would let everything pass when the limit is no number.
  const old = !(age <= maxAge)
  if (old || early > clockSkew || late > clockSkew)
    throw new WebhookError(
      'WEBHOOK_EXPIRED',
      old
        ? `The delivery is older than ${maxAge} seconds`
        : `The delivery is not valid ${late > 0 ? 'any more' : 'yet'}`,
    )
}

const checkParties = ({ aud, iss }: Fields, { audience, issuer }: TokenRules): void => {
  if (audience !== undefined && ![aud].flat().includes(audience))
    throw new WebhookError('WEBHOOK_AUDIENCE', `The delivery is not for "${audience}"`)
  if (issuer !== undefined && iss !== issuer)
    throw new WebhookError('WEBHOOK_ISSUER', `The delivery is not from "${issuer}"`)
}

interface TokenParts {
  readonly header: string
  readonly payload: string
  readonly signature: Bytes
  /** The signed text. */
  readonly signed: string
}

/** Takes the three parts of a token apart; `undefined` when it is none. */
const split = (token: string): TokenParts | undefined => {
  const [, header, payload, signature] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (!header || !payload || !signature) return undefined
  const textOf = (part: string): string => new TextDecoder().decode(base64Url(part))
  try {
    return {
      header: textOf(header),
      payload: textOf(payload),
      signature: base64Url(signature),
      signed: `${header}.${payload}`,
    }
  } catch {
    return undefined
  }
}

/** Checks a signed token (RFC 7519) and gives its claims, and its signature as a mark that no other delivery has. */
export const readToken = async (
  token: string,
  verify: Verify,
  rules: TokenRules,
): Promise<{ claims: Record<string, unknown>; mark: string }> => {
  const parts = split(token)
  if (!parts) throw malformed('The delivery', 'the raw text of the body')
  const { alg, crit } = parseObject(parts.header, 'The header')
  // An extension ("crit") that is not known may change what the signature means.
  if (alg !== 'RS256' || crit !== undefined || !(await verify(parts.signed, parts.signature)))
    throw new WebhookError('WEBHOOK_SIGNATURE', 'The delivery is not signed by the platform with RS256')
  const claims = parseObject(parts.payload, 'The payload')
  checkTime(claims, rules)
  checkParties(claims, rules)
  // Written anew: the last letter of a signature can be written in several ways.
  return { claims, mark: btoa(String.fromCharCode(...parts.signature)) }
}
