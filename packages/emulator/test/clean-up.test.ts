import { type Product, storesAppId } from '@frontdesk/stores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator
beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})
afterEach(() => emulator.close())

const send = async (path: string, body: object, authorization?: string): Promise<Record<string, unknown>> => {
  const response = await emulator.fetch(
    new Request(emulator.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    }),
  )
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

const newVisitor = async (): Promise<string> =>
  String(
    (await send('/oauth2/token', { clientId: emulator.clientId, grantType: 'anonymous' }))['access_token'],
  )

const countOf = (collection: string): number => emulator.snapshot()[collection]?.length ?? 0

const addToCart = async (authorization: string): Promise<void> => {
  const products = emulator.snapshot()['stores.products'] as readonly Product[]
  const product = products.find(({ slug }) => slug === 'cork-block')
  await send(
    '/ecom/v2/carts/current/add-line-items',
    {
      catalogItems: [
        {
          catalogReference: { catalogItemId: product?.id, appId: storesAppId },
          quantity: 1,
        },
      ],
    },
    authorization,
  )
}

describe('the clock', () => {
  it('jumps to the last year it knows within two seconds, with visitors, carts and orders', async () => {
    for (let count = 0; count < 20; count++) await addToCart(await newVisitor())
    const started = process.cpuUsage()
    await send('/_emulator/clock', { set: '2099-12-31T00:00:00Z' })
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(2_000)
    expect(emulator.clock.now()).toEqual(new Date('2099-12-31T00:00:00Z'))
  })
})

describe('expired data', () => {
  const collections = ['auth.accessTokens', 'auth.refreshTokens', 'auth.tokenFamilies', 'ecom.carts'] as const
  const counts = (): number[] => collections.map(countOf)

  it('is removed: the tokens of a visitor, and the cart that nobody can open any more', async () => {
    const before = counts()
    const authorization = await newVisitor()
    await addToCart(authorization)
    expect(counts()).toEqual(before.map((count) => count + 1))
    const day = 24 * 60 * 60_000
    emulator.clock.advance(2 * day)
    // The access token is gone; the refresh token still leads to the cart.
    const [, refresh = 0, families = 0, carts = 0] = before
    expect(counts().slice(1)).toEqual([refresh + 1, families + 1, carts + 1])
    emulator.clock.advance(400 * day)
    expect(counts().slice(1)).toEqual([refresh, families, carts])
  })

  it('is removed: redirect sessions', async () => {
    const before = countOf('auth.redirectSessions')
    await send('/_api/redirects-api/v1/redirect-session', { login: {} }, await newVisitor())
    expect(countOf('auth.redirectSessions')).toBe(before + 1)
    emulator.clock.advance(30 * 24 * 60 * 60_000)
    expect(countOf('auth.redirectSessions')).toBe(0)
  })

  it('is removed: answers to idempotency keys, after a day', async () => {
    const authorization = await newVisitor()
    const response = await emulator.fetch(
      new Request(`${emulator.url}/_api/redirects-api/v1/redirect-session`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'one' },
        body: JSON.stringify({ login: {} }),
      }),
    )
    expect(response.status).toBe(200)
    expect(countOf('emulator.keptAnswers')).toBe(1)
    emulator.clock.advance(24 * 60 * 60_000 - 1)
    expect(countOf('emulator.keptAnswers')).toBe(1)
    emulator.clock.advance(60 * 60_000)
    expect(countOf('emulator.keptAnswers')).toBe(0)
  })
})
