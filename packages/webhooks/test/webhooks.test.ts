import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { FrontdeskError } from '@frontdesk/core'
import {
  bookingEvents,
  createWebhooks,
  type EventFamily,
  isWebhookError,
  orderEvents,
  type PublicJwk,
  WebhookError,
  type WebhookErrorCode,
  type WebhooksOptions,
} from '@frontdesk/webhooks'
import { describe, expect, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, part, sign, signText, time } from './delivery.ts'

const keys = makeKeys()
const otherKeys = makeKeys()

const open = (options: Partial<WebhooksOptions<EventFamily>> = {}) =>
  createWebhooks({
    publicKey: keys.pem,
    events: [bookingEvents, orderEvents],
    now: () => time * 1000,
    ...options,
  })

const good = sign(claimsOf(bookingPayload), keys)

const refused = async (
  reading: Promise<unknown>,
  code: WebhookErrorCode,
  message?: RegExp,
): Promise<void> => {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(WebhookError)
  expect(error).toBeInstanceOf(FrontdeskError)
  expect(isWebhookError(error, code), String(error)).toBe(true)
  if (message) expect((error as Error).message).toMatch(message)
}

describe('a good delivery', () => {
  it('is read from a request, from its text, and with a line break at its end', async () => {
    const webhooks = open()
    const request = new Request('https://shop.example/hooks', { method: 'POST', body: good })
    const event = await webhooks.read(request)
    expect(event.type).toBe('booking.canceled')
    expect(await webhooks.read(good)).toEqual(event)
    expect(await webhooks.read(`${good}\n`)).toEqual(event)
  })

  it('can be checked with a key in any of its forms', async () => {
    const forms = [
      keys.pem,
      keys.pem.replaceAll('\n', '\\n'),
      keys.pem.replaceAll('\n', '\r\n'),
      Buffer.from(keys.pem).toString('base64'),
      keys.publicKey.export({ format: 'jwk' }) as { kty: string; n: string; e: string },
    ]
    for (const publicKey of forms)
      expect((await open({ publicKey }).read(good)).type).toBe('booking.canceled')
  })

  it('may be meant for several, of whom one is the app', async () => {
    const token = sign(claimsOf(bookingPayload, { aud: ['app-0', 'app-1'] }), keys)
    expect((await open({ audience: 'app-1', issuer: 'platform' }).read(token)).type).toBe('booking.canceled')
  })

  it('may be up to five minutes old, or as old as the app says', async () => {
    const aged = (age: number): string => sign(claimsOf(bookingPayload, { iat: time - age }), keys)
    expect((await open().read(aged(300))).type).toBe('booking.canceled')
    await refused(open().read(aged(301)), 'WEBHOOK_EXPIRED', /older than 300 seconds/)
    expect((await open({ maxAge: 3600 }).read(aged(3600))).type).toBe('booking.canceled')
  })

  it('is too old for a "maxAge" that is no number, as of an unset environment variable', async () => {
    const old = sign(claimsOf(bookingPayload, { iat: time - 86_400 }), keys)
    await refused(open({ maxAge: Number.NaN }).read(old), 'WEBHOOK_EXPIRED', /older than NaN seconds/)
    await refused(open({ maxAge: Number.NaN }).read(good), 'WEBHOOK_EXPIRED', /older than NaN seconds/)
  })
})

describe('a signature', () => {
  it('must be that of the platform', async () => {
    await refused(open().read(sign(claimsOf(bookingPayload), otherKeys)), 'WEBHOOK_SIGNATURE')
  })

  it('does not survive a change of one byte, anywhere', async () => {
    const [header = '', payload = '', signature = ''] = good.split('.')
    const changed = Buffer.from(payload, 'base64url').toString().replace('booking-1', 'booking-2')
    await refused(open().read(`${header}.${part(changed)}.${signature}`), 'WEBHOOK_SIGNATURE')
    await refused(
      open().read(`${part({ alg: 'RS256', kid: 'key-2' })}.${payload}.${signature}`),
      'WEBHOOK_SIGNATURE',
    )
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    await refused(open().read(`${header}.${payload}.${flipped}`), 'WEBHOOK_SIGNATURE')
  })

  it.each([{ alg: 'none' }, { alg: 'RS512' }, { alg: 'rs256' }, {}])(
    'must be RS256, not %j',
    async (header) => {
      await refused(open().read(sign(claimsOf(bookingPayload), keys, header)), 'WEBHOOK_SIGNATURE', /RS256/)
    },
  )

  it('cannot be made with the public key as a shared secret', async () => {
    const signed = `${part({ alg: 'HS256' })}.${part(claimsOf(bookingPayload))}`
    const mac = createHmac('sha256', keys.pem).update(signed).digest('base64url')
    await refused(open().read(`${signed}.${mac}`), 'WEBHOOK_SIGNATURE')
  })

  it('must not ask for extensions', async () => {
    const token = sign(claimsOf(bookingPayload), keys, { alg: 'RS256', crit: ['b64'], b64: false })
    await refused(open().read(token), 'WEBHOOK_SIGNATURE')
  })
})

describe('a token', () => {
  const withClaims = (claims: object): string => sign(claimsOf(bookingPayload, claims), keys)

  it.each([
    ['expired', { exp: time - 61 }],
    ['not valid yet', { nbf: time + 61 }],
    ['issued in the future', { iat: time + 301 }],
    ['ten years old', { iat: time - 315_360_000, exp: undefined }],
  ])('is refused when it is %s', async (_, claims) => {
    await refused(open().read(withClaims(claims)), 'WEBHOOK_EXPIRED')
  })

  it('is taken when the clocks differ by less than a minute', async () => {
    const token = withClaims({ iat: time + 59, nbf: time + 59, exp: time - 59 })
    expect((await open().read(token)).type).toBe('booking.canceled')
  })

  it('is refused when its age is not known', async () => {
    await refused(open().read(withClaims({ iat: undefined })), 'WEBHOOK_MALFORMED', /"iat"/)
    await refused(open().read(withClaims({ iat: 'today' })), 'WEBHOOK_MALFORMED', /"iat"/)
    await refused(open().read(withClaims({ exp: 'never' })), 'WEBHOOK_MALFORMED', /"exp"/)
  })

  it.each([{ aud: 'app-2' }, { aud: ['app-2', 'app-3'] }, { aud: undefined }])(
    'is refused when it is meant for somebody else: %j',
    async (claims) => {
      await refused(open({ audience: 'app-1' }).read(withClaims(claims)), 'WEBHOOK_AUDIENCE')
    },
  )

  it('is refused when it comes from somebody else', async () => {
    await refused(open({ issuer: 'platform' }).read(withClaims({ iss: 'elsewhere' })), 'WEBHOOK_ISSUER')
  })
})

describe('a delivery that is not a signed event', () => {
  const envelope = (fields: object): string => sign(claimsOf({}, { data: JSON.stringify(fields) }), keys)
  const event = (payload: unknown): string =>
    envelope({ eventType: 'wix.bookings.v2.booking_created', data: JSON.stringify(payload) })
  const { id, entityFqdn, entityId } = bookingPayload
  const created = { id, entityFqdn, entityId, slug: 'created' }

  it.each([
    ['nothing', ''],
    ['JSON that was parsed on the way', '{"data":"…"}'],
    ['two parts', 'a.b'],
    ['four parts', 'a.b.c.d'],
    ['letters of another alphabet', 'ä.b.c'],
    ['a header that is no base64url', `A.${part({})}.AAAA`],
    ['a header that is no JSON', signText(`${part('{')}.${part({})}`, keys)],
    ['a header that is no object', signText(`${part('[]')}.${part({})}`, keys)],
    ['a payload that is no JSON', signText(`${part({ alg: 'RS256' })}.${part('{')}`, keys)],
    ['a payload that is no object', signText(`${part({ alg: 'RS256' })}.${part('null')}`, keys)],
    ['data that is missing', sign(claimsOf({}, { data: undefined }), keys)],
    ['data that is no text', sign(claimsOf({}, { data: { data: '{}' } }), keys)],
    ['data that is no JSON', sign(claimsOf({}, { data: 'hello' }), keys)],
    ['an event without a type', envelope({ data: '{}' })],
    ['an event with a list as its entity', event({ ...created, createdEvent: { entity: [] } })],
    ['an event that is missing', envelope({ eventType: 'x' })],
    ['an event that is no text', envelope({ eventType: 'x', data: {} })],
    ['an event that is no JSON', envelope({ eventType: 'x', data: '{' })],
    ['an identity that is no JSON', envelope({ eventType: 'x', data: '{}', identity: 'Ann' })],
    ['an event without its entity', event({ ...created, createdEvent: {} })],
    ['an event with an entity that is no JSON', event({ ...created, createdEvent: { entityAsJson: '{' } })],
    ['an event without anything', event(created)],
  ])('is refused: %s', async (_, token) => {
    await refused(open().read(token), 'WEBHOOK_MALFORMED')
  })

  it('is refused with the reason, also when the body cannot be read any more', async () => {
    const request = new Request('https://shop.example/hooks', { method: 'POST', body: good })
    await request.text()
    await refused(open().read(request), 'WEBHOOK_MALFORMED', /raw text/)
    await refused(open().read({} as never), 'WEBHOOK_MALFORMED', /raw text/)
  })
})

describe('a key', () => {
  it.each([
    '',
    'secret',
    '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
    { kty: 'EC' },
    { kty: 'RSA' },
  ])('is named when it cannot be used: %j', async (publicKey) => {
    await refused(open({ publicKey }).read(good), 'WEBHOOK_KEY', /"publicKey" must be/)
  })

  it.each([
    ['PEM', (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()],
    ['a JWK', (key: KeyObject) => key.export({ format: 'jwk' }) as PublicJwk],
  ])('of 1024 bits is refused as %s: signatures can be forged with it', async (_, write) => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    await refused(open({ publicKey: write(publicKey) }).read(good), 'WEBHOOK_KEY', /2048 bits or more/)
  })

  it('is refused when it is private', async () => {
    const publicKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await refused(open({ publicKey }).read(good), 'WEBHOOK_KEY')
  })
})

describe('an event that was handled before', () => {
  it('is refused, by its id, when everything else is right', async () => {
    const asked: string[] = []
    const webhooks = open({
      seen: async (id) => {
        asked.push(id)
        return asked.length > 1
      },
    })
    await refused(webhooks.read(sign(claimsOf(bookingPayload), otherKeys)), 'WEBHOOK_SIGNATURE')
    expect(asked).toEqual([])
    expect((await webhooks.read(good)).metadata.id).toBe('event-1')
    const again = sign(claimsOf(bookingPayload, { iat: time }), keys)
    await refused(webhooks.read(again), 'WEBHOOK_REPLAYED', /event-1/)
    expect(asked).toEqual(['event-1', 'event-1'])
  })
})
