import { invalid } from '@frontdesk/core'

/** Encodes bytes as base64url, which needs no escaping in URLs, cookies and file names. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/**
 * SHA-256 of bytes: 32 bytes. `sha256` of `@noble/hashes/sha2.js` matches this type, and so does `(bytes) =>
 * digest(CryptoDigestAlgorithm.SHA256, bytes)` of `expo-crypto`.
 */
export type Sha256 = (bytes: Uint8Array & { buffer: ArrayBuffer }) => Hash | Promise<Hash>

type Hash = Uint8Array | ArrayBuffer

const webCrypto: Sha256 = (bytes) => crypto.subtle.digest('SHA-256', bytes)

/** SHA-256 of a text, base64url: 43 characters. */
export const digest = async (text: string, sha256: Sha256 = webCrypto): Promise<string> => {
  const hash = new Uint8Array(await sha256(new TextEncoder().encode(text)))
  if (hash.length !== 32)
    throw invalid('sha256', `must give the 32 bytes of a SHA-256 hash; it gave ${hash.length}`)
  return base64url(hash)
}
