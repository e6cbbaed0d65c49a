const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * A new code verifier, 43 characters unless asked for more (spec section 5: 43 to 128).
 *
 * @throws RangeError when the length is out of bounds.
 */
export const createCodeVerifier = (length = 43): string => {
  if (!(length >= 43 && length <= 128)) throw new RangeError(`Expected a length between 43 and 128. Received ${length}.`)
  let verifier = ''
  // 64 characters and 6 bits of each byte: every character is equally likely.
  for (const byte of crypto.getRandomValues(new Uint8Array(length))) verifier += alphabet[byte & 63]
  return verifier
}

/** The S256 challenge of a verifier: SHA-256, base64url (RFC 7636). */
export const createCodeChallenge = async (verifier: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
