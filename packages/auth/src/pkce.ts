const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/**
 * A new code verifier, 43 characters unless asked for more (spec section 5: 43 to 128).
 *
 * @throws RangeError when the length is out of bounds.
 */
export const createCodeVerifier = (length = 43): string => {
  if (!(length >= 43 && length <= 128))
    throw new RangeError(`Expected a length between 43 and 128. Received ${length}.`)
  // Six random bits for each character, so that all are equally likely; what is left over is cut off.
  return base64url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length)
}

/** The S256 challenge of a verifier: SHA-256, base64url (RFC 7636). */
export const createCodeChallenge = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
