/** The bytes as text: two digits from 0 to f for each. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Makes an id of 32 hexadecimal digits that nobody can guess, such as an idempotency key. `crypto.randomUUID` is missing on
 * pages without TLS; this is not.
 *
 * @example
 * await refundPayments(elevatedClient, input, { idempotencyKey: randomId() })
 */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))
