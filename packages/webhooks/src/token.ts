import {
  base64url,
  compactVerify,
  type CryptoKey,
  decodeProtectedHeader,
  errors,
  importJWK,
  importSPKI,
} from 'jose'
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
/** The only algorithm: a token does not get to choose how it is checked. */
const algorithm = 'RS256'

/** Seconds that the clocks of the two sides may differ. */
const clockSkew = 60

const malformed = (what: string, expected: string, cause?: unknown): WebhookError =>
  new WebhookError('WEBHOOK_MALFORMED', `${what} must be ${expected}`, cause)

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
const pemOf = (text: string): string => {
  const pem = text.includes('-----') ? text : atob(text)
  if (!pem.includes('BEGIN PUBLIC KEY')) throw new TypeError('Not a public key')
  return pem.replace(/\\[nr]/g, '\n')
}

/** The numbers of the key alone: what else a JSON Web Key says, such as `use`, may not fit. */
const rsaOf = ({ kty, n, e }: PublicJwk): { kty: string; n: string; e: string } => {
  if (kty !== 'RSA' || !n || !e) throw new TypeError('Not an RSA key')
  return { kty, n, e }
}

/**
 * Reads the platform's public key: PEM, base64 of PEM, or a JSON Web Key.
 *
 * @throws WebhookError `WEBHOOK_KEY`
 */
export const importKey = async (publicKey: string | PublicJwk): Promise<CryptoKey> => {
  try {
    const key =
      typeof publicKey === 'string'
        ? await importSPKI(pemOf(publicKey), algorithm)
        : ((await importJWK(rsaOf(publicKey), algorithm)) as CryptoKey)
    const { modulusLength } = key.algorithm as { readonly modulusLength?: number }
    if (!modulusLength || modulusLength < 2048) throw new TypeError('A key of less than 2048 bits')
    return key
  } catch (cause) {
    throw new WebhookError(
      'WEBHOOK_KEY',
      '"publicKey" must be an RSA public key of 2048 bits or more: PEM ("BEGIN PUBLIC KEY"), base64 of PEM, or a JWK',
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
  // Not `age > maxAge`: that would let everything pass when the limit is not a number.
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

/** The header, when the text is a token at all. */
const headerOf = (token: string): Fields => {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) throw malformed('The delivery', 'the raw text of the body')
  try {
    return decodeProtectedHeader(token)
  } catch (cause) {
    throw malformed('The header', 'an object as JSON text', cause)
  }
}

/** The signed bytes of a token. */
const verify = async (token: string, key: CryptoKey): Promise<Uint8Array> => {
  try {
    // An extension ("crit") that is not known may change what the signature means.
    if (headerOf(token)['crit'] !== undefined) throw new errors.JOSENotSupported('There are extensions')
    return (await compactVerify(token, key, { algorithms: [algorithm] })).payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new WebhookError(
      'WEBHOOK_SIGNATURE',
      'The delivery is not signed by the platform with RS256',
      error,
    )
  }
}

/** Checks a signed token (RFC 7519) and gives its claims, and its signature as a mark that no other delivery has. */
export const readToken = async (
  token: string,
  key: CryptoKey,
  rules: TokenRules,
): Promise<{ claims: Record<string, unknown>; mark: string }> => {
  const claims = parseObject(new TextDecoder().decode(await verify(token, key)), 'The payload')
  checkTime(claims, rules)
  checkParties(claims, rules)
  // Written anew: the last letter of a signature can be written in several ways.
  const signature = base64url.decode(token.slice(token.lastIndexOf('.') + 1))
  return { claims, mark: btoa(String.fromCharCode(...signature)) }
}
