import { base64url, digest } from '../digest.ts'
import { LoginFlowError } from '../errors.ts'

/**
 * A new code verifier, 43 characters unless asked for more.
 *
 * @throws RangeError when the length is out of bounds.
 */
export const createCodeVerifier = (length = 43): string => {
  if (!(length >= 43 && length <= 128))
    throw new RangeError(`Expected a length between 43 and 128. Received ${length}.`)
  return randomText(length)
}

/** Six random bits for each character, so that all are equally likely; what is left over is cut off. */
export const randomText = (length = 43): string =>
  base64url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length)

/**
 * The S256 challenge of a verifier: SHA-256, base64url (RFC 7636).
 *
 * @throws LoginFlowError `INSECURE_PAGE` on a page without https, where browsers offer no cryptography.
 */
export const createCodeChallenge = async (verifier: string): Promise<string> => {
  if (!(crypto as Partial<Crypto>).subtle)
    throw new LoginFlowError('Sign-in needs https, or http on localhost', 'INSECURE_PAGE')
  return digest(verifier)
}
