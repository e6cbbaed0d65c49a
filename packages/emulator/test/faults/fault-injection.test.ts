import { oauth } from '@frontdesk/auth'
import { createClient, isSystemError, local } from '@frontdesk/core'
import { queryServices } from '@frontdesk/bookings'
import { type Product, storesAppId } from '@frontdesk/stores'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => emulator.reset())

type Send = (path: string, init?: RequestInit) => Promise<Response>

const overSocket: Send = (path, init) => fetch(emulator.url + path, init)
const inProcess: Send = (path, init) => emulator.fetch(new Request(emulator.url + path, init))

const ways: [string, Send][] = [
  ['over a socket', overSocket],
  ['in process', inProcess],
]

const post = (send: Send, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const visitorToken = async (): Promise<string> => {
  const response = await post(inProcess, '/oauth2/token', {
    clientId: emulator.clientId,
    grantType: 'anonymous',
  })
  return ((await response.json()) as { access_token: string }).access_token
}

const query = (send: Send, headers: Record<string, string> = {}) =>
  post(send, '/v2/services/query', {}, { authorization: emulator.apiKey, ...headers })

const last = () => emulator.requests.at(-1)

/** Adds one thing to the cart of a visitor. */
const addToCart = (send: Send, authorization: string, headers: Record<string, string> = {}) => {
  const product = (emulator.snapshot()['stores.products'] as Product[]).find(
    ({ variants }) => variants?.length === 1,
  )
  const reference = { catalogItemId: product!.id, appId: storesAppId }
  return post(
    send,
    '/ecom/v2/carts/current/add-line-items',
    { catalogItems: [{ catalogReference: reference, quantity: 1 }] },
    { authorization, ...headers },
  )
}

const cartCount = () => emulator.snapshot()['ecom.carts']?.length ?? 0

describe.each(ways)('%s', (_, send) => {
  it('answers with the status and the platform’s body', async () => {
    emulator.faults.add({ operation: 'bookings.services.query', status: 503, retryAfter: 2, times: 1 })
    const response = await query(send)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.get('x-wix-request-id')).toBe(last()?.id)
    expect(await response.json()).toEqual({ message: 'Service Unavailable', details: {} })
    expect(last()).toMatchObject({ status: 503, fault: 'status=503; retry-after=2' })
    expect((await query(send)).status).toBe(200)
    expect(last()?.fault).toBeUndefined()
  })

  it('strikes a request for the headers of an operation, too', async () => {
    emulator.faults.add({ operation: 'bookings.services.get', status: 503 })
    for (const method of ['GET', 'HEAD'])
      expect((await send('/v2/services/any', { method })).status).toBe(503)
  })

  it('writes application errors for what the platform declines', async () => {
    emulator.faults.add({ path: '/v2/services/*', status: 409, code: 'SLOT_TAKEN', times: 1 })
    emulator.faults.add({ method: 'POST', status: 429 })
    expect(await (await query(send)).json()).toMatchObject({
      details: { applicationError: { code: 'SLOT_TAKEN' } },
    })
    expect(await (await query(send)).json()).toMatchObject({
      details: { applicationError: { code: 'THROTTLED_FEATURE' } },
    })
  })

  it('cuts the connection', async () => {
    emulator.faults.add({ operation: 'bookings.services.*', reset: true, times: 1 })
    const error = await query(send).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(TypeError)
    expect((error as { cause: { code: string } }).cause.code).toBe('ECONNRESET')
    expect(last()).toMatchObject({ status: 0, fault: 'reset' })
    expect((await query(send)).status).toBe(200)
  })

  it('cuts the body', async () => {
    const whole = await (await query(send)).text()
    const response = await query(send, { 'x-frontdesk-fault': 'truncate' })
    expect(response.status).toBe(200)
    const reader = response.body!.getReader()
    let length = 0
    let error: unknown
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) length += part.value.length
    } catch (reason) {
      error = reason
    }
    expect(error).toBeInstanceOf(TypeError)
    expect(length).toBe(Buffer.byteLength(whole) >> 1)
    expect(last()).toMatchObject({ status: 200, fault: 'truncate' })
  })

  it('does a write and loses its answer, or never begins it', async () => {
    const authorization = await visitorToken()
    const seeded = cartCount()
    await expect(addToCart(send, authorization, { 'x-frontdesk-fault': 'reset' })).rejects.toThrow(TypeError)
    expect(cartCount()).toBe(seeded)
    await expect(addToCart(send, authorization, { 'x-frontdesk-fault': 'reset; after' })).rejects.toThrow(
      TypeError,
    )
    expect(cartCount()).toBe(seeded + 1)
    expect(last()).toMatchObject({ operation: 'ecom.currentCart.addLineItems', fault: 'reset; after' })
    emulator.reset()
    const lost = await addToCart(send, await visitorToken(), { 'x-frontdesk-fault': 'status=500; after' })
    expect(lost.status).toBe(500)
    expect(await lost.json()).toEqual({ message: 'Internal Server Error', details: {} })
    expect(cartCount()).toBe(seeded + 1)
  })

  it('strikes the token endpoint', async () => {
    emulator.faults.add({ path: '/oauth2/token', status: 400, times: 1 })
    emulator.faults.add({ operation: 'auth.oauth.requestTokens', status: 503, times: 1 })
    const grant = () => post(send, '/oauth2/token', { clientId: emulator.clientId, grantType: 'anonymous' })
    const refused = await grant()
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: 'invalid_grant' })
    const failed = await grant()
    expect(failed.status).toBe(503)
    expect(await failed.json()).not.toHaveProperty('error')
    expect((await grant()).status).toBe(200)
  })

  it('strikes identity calls', async () => {
    const authorization = await visitorToken()
    emulator.faults.add({ operation: 'auth.authentication.*', status: 400, code: '-19976', times: 1 })
    const login = () =>
      post(
        send,
        '/_api/iam/authentication/v2/login',
        { loginId: { email: 'ana@example.com' }, password: 'harbour-ana-1' },
        { authorization },
      )
    expect(await (await login()).json()).toMatchObject({ details: { applicationError: { code: '-19976' } } })
    expect((await login()).status).toBe(200)
  })

  it('refuses a header that it cannot read', async () => {
    const response = await query(send, { 'x-frontdesk-fault': 'status=200' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'x-frontdesk-fault.status' }] } },
    })
  })
})

it('waits as long as the rule says, by the numbers that it is given', async () => {
  const slow = await createEmulator({ port: 0, random: () => 0.5 })
  try {
    slow.faults.add({ latency: [20, 60], times: 1 })
    await slow.fetch(new Request(slow.url + '/oauth2/jwks'))
    expect(slow.requests.at(-1)).toMatchObject({ status: 200, fault: 'latency=20-60' })
    expect(slow.requests.at(-1)!.milliseconds).toBeGreaterThanOrEqual(39)
  } finally {
    await slow.close()
  }
})

it('never strikes the inspector and the control interface', async () => {
  emulator.faults.add({ status: 500 })
  for (const path of ['/', '/inspector/faults', '/_emulator/status', '/_emulator/faults'])
    expect((await overSocket(path)).status).toBe(200)
  expect((await overSocket('/pages/login')).status).toBe(500)
})

it('lets pages on loopback ask for a fault and read it', async () => {
  const origin = 'http://localhost:5173'
  const preflight = await overSocket('/v2/services/query', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-frontdesk-fault,idempotency-key',
    },
  })
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'content-type,x-frontdesk-fault,idempotency-key',
  )
  const response = await query(overSocket, { origin, 'x-frontdesk-fault': 'status=503; retry-after=1' })
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  expect(response.headers.get('access-control-expose-headers')).toContain('retry-after')
})

it('is what the SDK sees', async () => {
  const client = createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
  })
  emulator.faults.add({ operation: 'bookings.services.query', status: 501 })
  const error: unknown = await queryServices(client, {}).catch((reason: unknown) => reason)
  expect(isSystemError(error)).toBe(true)
})

describe('over HTTP', () => {
  const control = (method: string, path = '', body?: unknown) =>
    overSocket('/_emulator/faults' + path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })

  it('rules are added, listed and taken away', async () => {
    const { fault } = (await (await control('POST', '', { status: 503, times: 1 })).json()) as {
      fault: { id: string }
    }
    await control('POST', '', { reset: true, operation: 'bookings.bookings.create' })
    expect((await query(overSocket)).status).toBe(503)
    expect(await (await control('GET')).json()).toMatchObject({
      faults: [
        { id: fault.id, status: 503, struck: 1 },
        { reset: true, struck: 0 },
      ],
    })
    expect((await control('DELETE', '/' + fault.id)).status).toBe(200)
    expect((await control('DELETE', '/' + fault.id)).status).toBe(404)
    expect(emulator.faults.list()).toHaveLength(1)
    await control('DELETE')
    expect(emulator.faults.list()).toEqual([])
  })

  it('a rule that is none is refused', async () => {
    const response = await control('POST', '', { status: 42 })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'status' }] } },
    })
  })

  it('pages of other origins may not', async () => {
    const response = await overSocket('/_emulator/faults', {
      method: 'DELETE',
      headers: { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' },
    })
    expect(response.status).toBe(403)
  })
})
