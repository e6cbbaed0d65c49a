/** Encodes bytes as hexadecimal text. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Creates an unguessable id of 32 hexadecimal digits, such as an idempotency key. It also works on pages without TLS,
 * where `crypto.randomUUID` is missing.
 *
 * @example
 * await refundPayments(elevatedClient, input, { idempotencyKey: randomId() })
 */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))
