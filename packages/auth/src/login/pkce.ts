import { base64url, digest, type Sha256 } from '../digest.ts'
import { LoginFlowError } from '../errors.ts'

/**
 * Creates a code verifier of 43 characters by default.
 *
 * @throws RangeError when the length is out of bounds.
 */
export const createCodeVerifier = (length = 43): string => {
  if (!(length >= 43 && length <= 128))
    throw new RangeError(`Expected a length between 43 and 128. Received ${length}.`)
  return randomText(length)
}

/** Six random bits for each character, so that all characters are equally likely; the remaining bits are discarded. */
export const randomText = (length = 43): string =>
  base64url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length)

/**
 * Computes the S256 challenge of a verifier: SHA-256, base64url (RFC 7636). Uses WebCrypto unless `sha256` is given.
 *
 * @throws LoginFlowError `INSECURE_PAGE` on a page without https, where browsers offer no cryptography, and on a
 * runtime without WebCrypto, such as React Native, unless `sha256` is given.
 * @throws ValidationError when `sha256` does not return 32 bytes.
 */
export const createCodeChallenge = async (verifier: string, sha256?: Sha256): Promise<string> => {
  if (!sha256 && !(crypto as Partial<Crypto>).subtle)
    throw new LoginFlowError(
      'Sign-in needs https, or http on localhost; on a runtime without WebCrypto, give "sha256" to oauth()',
      'INSECURE_PAGE',
    )
  return digest(verifier, sha256)
}
