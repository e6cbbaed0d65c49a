import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

const errors: unknown[] = []
let emulator: Emulator

beforeAll(async () => {
  emulator = await createEmulator({
    port: 0,
    clock: '2026-05-04T09:00:00Z',
    onError: (error) => errors.push(error),
  })
})
beforeEach(() => {
  emulator.reset()
  emulator.clock.set(new Date('2026-05-04T09:00:00Z'))
})
afterAll(() => emulator.close())

const send = (route: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ')
  return fetch(emulator.url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const messageOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { message: string }).message

describe('the clock over HTTP', () => {
  it.each<[unknown, string, string]>([
    [{}, 'advance', 'must be given, in milliseconds, or else set, a moment'],
    [
      { advance: 1, set: '2026-05-05T09:00:00Z' },
      'advance',
      'must be given, in milliseconds, or else set, a moment',
    ],
    [{ advance: '1' }, 'advance', 'must be a number of milliseconds'],
    [{ advance: 1e300 }, 'advance', 'must lead to a moment from 1970 to 2099'],
    [{ set: '9999-12-31T23:59:59Z' }, 'set', 'must lead to a moment from 1970 to 2099'],
    [{ set: 'tomorrow' }, 'set', 'must be a moment such as 2026-05-04T09:00:00Z'],
  ])('refuses %j', async (body, field, description) => {
    const response = await send('POST /_emulator/clock', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field, description }] } },
    })
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
  })

  it('is moved', async () => {
    expect(await (await send('POST /_emulator/clock', { advance: 1000 })).json()).toMatchObject({
      now: '2026-05-04T09:00:01.000Z',
    })
    await send('POST /_emulator/clock', { set: '2026-05-05T11:00:00+02:00' })
    expect(emulator.clock.now()).toEqual(new Date('2026-05-05T09:00:00Z'))
  })

  it('cannot be moved out of reach by the inspector either', async () => {
    const response = await fetch(`${emulator.url}/inspector/clock`, {
      method: 'POST',
      body: new URLSearchParams({ advance: '1e300' }),
    })
    expect(response.status).toBe(422)
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
  })
})

describe('stored data', () => {
  it('is shown without the keys that sign tokens', async () => {
    await send('GET /oauth2/jwks')
    await send('POST /oauth2/token', { clientId: emulator.clientId, grantType: 'anonymous' })
    const { collections } = (await (await send('GET /_emulator/entities')).json()) as {
      collections: Record<string, unknown[]>
    }
    expect(Object.keys(collections)).toContain('auth.accessTokens')
    expect(Object.keys(collections).filter((name) => /keys$/i.test(name))).toEqual(['auth.apiKeys'])
  })
})

describe('a fee of carts', () => {
  it('is added, listed and removed', async () => {
    const path = '/_emulator/additional-fees'
    const additionalFee = { code: 'wrapping', name: 'Gift wrapping', price: '2.00' }
    const { code, ...fee } = additionalFee
    expect(await (await send(`PUT ${path}/${code}`, fee)).json()).toEqual({ additionalFee })
    const refused = await send(`PUT ${path}/${code}`, { name: 'Gift wrapping' })
    expect([refused.status, await messageOf(refused)]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(await (await send(`GET ${path}`)).json()).toEqual({ additionalFees: [additionalFee] })
    expect(emulator.additionalFees.list()).toEqual([additionalFee])
    expect((await send(`DELETE ${path}/${code}`)).status).toBe(200)
    expect((await send(`DELETE ${path}/${code}`)).status).toBe(404)
    expect(emulator.additionalFees.list()).toEqual([])
  })
})

describe('a check of carts', () => {
  it('is added, listed and removed', async () => {
    const path = '/_emulator/cart-checks/limit'
    const cartCheck = { id: 'limit', description: 'Two a person', maximumQuantity: 2 }
    const { id: _, ...fields } = cartCheck
    expect(await (await send(`PUT ${path}`, fields)).json()).toEqual({ cartCheck })
    const refused = await send(`PUT ${path}`, { maximumQuantity: 2 })
    expect([refused.status, await messageOf(refused)]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(await (await send('GET /_emulator/cart-checks')).json()).toEqual({ cartChecks: [cartCheck] })
    expect((await send(`DELETE ${path}`)).status).toBe(200)
    expect((await send(`DELETE ${path}`)).status).toBe(404)
    expect(emulator.cartChecks.list()).toEqual([])
  })
})

describe('a condition of a discount rule', () => {
  it('is decided about instead of its app', async () => {
    const path = '/_emulator/discount-triggers'
    const trigger = { appId: 'loyalty', id: 'first-order' }
    expect(await (await send(`POST ${path}`, { ...trigger, holds: true })).json()).toEqual({
      triggers: [trigger],
    })
    expect(emulator.discountTriggers.list()).toEqual([trigger])
    const refused = await send(`POST ${path}`, { ...trigger, holds: 'yes' })
    expect([refused.status, await messageOf(refused)]).toEqual([400, 'INVALID_ARGUMENT'])
    await send(`POST ${path}`, { ...trigger, holds: false })
    expect(await (await send(`GET ${path}`)).json()).toEqual({ triggers: [] })
  })
})

describe('a coupon', () => {
  it('is added, changed, listed and removed', async () => {
    const path = '/_emulator/coupons'
    const expirationDate = '2026-06-01T00:00:00.000Z'
    const { coupon } = (await (
      await send(`PUT ${path}/SPRING`, { percentOff: 10, expirationDate })
    ).json()) as { coupon: { id: string } }
    expect(coupon).toEqual({ id: coupon.id, code: 'SPRING', percentOff: 10, expirationDate, usageCount: 0 })
    const { coupons } = (await (await send(`GET ${path}`)).json()) as { coupons: unknown[] }
    expect(coupons.at(-1)).toEqual(coupon)
    const refused = await send(`PUT ${path}/SPRING`, { percentOff: 0 })
    expect([refused.status, await messageOf(refused)]).toEqual([400, 'INVALID_ARGUMENT'])
    expect((await send(`DELETE ${path}/spring`)).status).toBe(200)
    expect((await send(`DELETE ${path}/spring`)).status).toBe(404)
    expect(emulator.coupons.list()).toHaveLength(coupons.length - 1)
  })
})

describe('a gift card', () => {
  it('is given out, changed and listed', async () => {
    const path = '/_emulator/gift-cards'
    const card = { code: 'SUMMER-GIFT', balance: '20.00' }
    const { giftCard } = (await (await send(`PUT ${path}/summer-gift`, { balance: '20' })).json()) as {
      giftCard: { id: string }
    }
    expect(giftCard).toEqual({ ...card, id: giftCard.id })
    const { giftCards } = (await (await send(`GET ${path}`)).json()) as { giftCards: unknown[] }
    expect(giftCards.at(-1)).toEqual(giftCard)
    expect(giftCards).toEqual(emulator.giftCards.list())
    const refused = await send(`PUT ${path}/summer-gift`, { balance: 20 })
    expect([refused.status, await messageOf(refused)]).toEqual([400, 'INVALID_ARGUMENT'])
  })
})

describe('a wrong method', () => {
  it.each([
    ['GET /_emulator/reset', 'POST'],
    ['DELETE /_emulator/status', 'GET'],
    ['POST /_emulator/clients/x', 'PUT'],
    ['GET /pages/sign-in/factor', 'POST'],
    ['PUT /pages/login', 'GET, POST'],
    ['PUT /inspector/entities', 'GET'],
    ['DELETE /oauth2/jwks', 'GET'],
    ['GET /oauth2/token', 'POST'],
  ])('%s is told which it takes', async (route, methods) => {
    const response = await send(route)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(methods)
    const [method = '', path = ''] = route.split(' ')
    expect(await messageOf(response)).toBe(`${path} takes ${methods}, not ${method}`)
  })

  it('is not HEAD where GET is right', async () => {
    const { access_token } = (await (
      await send('POST /oauth2/token', { clientId: emulator.clientId, grantType: 'anonymous' })
    ).json()) as { access_token: string }
    const head = await send('HEAD /v1/collections/slug/all', undefined, { authorization: access_token })
    const get = await send('GET /v1/collections/slug/all', undefined, { authorization: access_token })
    expect([head.status, await head.text()]).toEqual([get.status, ''])
    expect(head.status).not.toBe(405)
  })
})

describe('a mistyped path', () => {
  it.each([
    ['/v2/services/query/', 'POST /v2/services/query'],
    ['//v2/services/query', 'POST /v2/services/query'],
    ['/v2/service/query', 'POST /v2/services/query'],
    ['/bookings/v2/bokings', 'POST /_api/bookings-service/v2/bookings'],
    ['/_emulator/statuses', 'GET /_emulator/status'],
  ])('%s is told what was meant', async (path, meant) => {
    expect(await messageOf(await send(`POST ${path}`, {}))).toBe(
      `There is no call POST ${path}. Did you mean ${meant}?`,
    )
  })
})

describe('a form that cannot be read', () => {
  it.each([
    ['/pages/login', 403],
    ['/pages/sign-up', 403],
    ['/product-page/harbour-mat', 403],
    ['/inspector/webhooks', 422],
  ])('is answered by %s as one without fields', async (path, status) => {
    const response = await fetch(emulator.url + path, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'no form at all',
    })
    expect(response.status).toBe(status)
    expect(errors).toEqual([])
  })
})

describe('the request log', () => {
  it('has no session of the hosted pages', async () => {
    const { access_token } = (await (
      await send('POST /oauth2/token', { clientId: emulator.clientId, grantType: 'anonymous' })
    ).json()) as { access_token: string }
    const body = { login: {}, callbacks: { postFlowUrl: 'http://localhost:3000/back?page=2' } }
    const { redirectSession } = (await (
      await send('POST /v1/redirect-session', body, { authorization: access_token })
    ).json()) as { redirectSession: { fullUrl: string; sessionToken: string } }
    await fetch(redirectSession.fullUrl)
    const payload = Buffer.from(JSON.stringify({ sessionToken: redirectSession.sessionToken }))
    await send(`GET /v1/callback?.r=${payload.toString('base64url')}`)
    const log = JSON.stringify(emulator.requests)
    expect(log).not.toContain(redirectSession.sessionToken)
    expect(log).not.toContain(payload.toString('base64url'))
    expect(log).toContain('/pages/login?session=[redacted]')
    expect(log).toContain('http://localhost:3000/back?page=2')
  })
})

describe('a caller who hangs up', () => {
  it('is not an error of the emulator', async () => {
    const { hostname, port } = new URL(emulator.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      'POST /v2/services/query HTTP/1.1\r\nhost: localhost\r\nauthorization: frontdesk-local-owner-key\r\n' +
        'content-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    await new Promise((resolve) => socket.once('connect', resolve))
    // It is under way once the log of a later request is there.
    await send('GET /_emulator/status')
    socket.resetAndDestroy()
    await expect.poll(() => emulator.requests.at(-1)).toMatchObject({ path: '/v2/services/query', status: 0 })
    expect(errors).toEqual([])
  })
})
