import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly pem: string
}

export const makeKeys = (): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey, publicKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** The time of the tests: 2026-03-02T09:00:00Z, in seconds. */
export const time = 1_772_442_000

export const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

export const signText = (signed: string, { privateKey }: KeyPair): string =>
  `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url')}`

/** A token as the platform signs it, with anything at all in its two parts. */
export const sign = (
  claims: unknown,
  keys: KeyPair,
  header: unknown = { alg: 'RS256', kid: 'key-1' },
): string => signText(`${part(header)}.${part(claims)}`, keys)

export const bookingPayload = {
  id: 'event-1',
  entityFqdn: 'wix.bookings.v2.booking',
  slug: 'canceled',
  entityId: 'booking-1',
  eventTime: '2026-03-02T08:59:58.123Z',
  triggeredByAnonymizeRequest: false,
  originatedFrom: '',
  entityEventSequence: '7',
  actionEvent: {
    body: {
      booking: { id: 'booking-1', status: 'CANCELED', createdDate: '2026-03-01T10:00:00.000Z' },
      previousStatus: 'CONFIRMED',
      initiatedBy: { identityType: 'MEMBER', memberId: 'member-1' },
    },
  },
}

/** The claims of a delivery: JSON in JSON. */
export const claimsOf = (payload: object, claims: object = {}): object => ({
  iat: time - 2,
  exp: time + 3600,
  aud: 'app-1',
  iss: 'platform',
  data: JSON.stringify({
    data: JSON.stringify(payload),
    eventType: 'wix.bookings.v2.booking_canceled',
    instanceId: 'instance-1',
    identity: JSON.stringify({ identityType: 'MEMBER', memberId: 'member-1' }),
  }),
  ...claims,
})
