import { appOAuth, type Elevatable, elevate, fetchWithAuth, graphql, signOn } from '@frontdesk/auth'
import { type Client, createClient, local } from '@frontdesk/core'
import { searchOrders } from '@frontdesk/ecom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'

const ana = '5e7a1ce0-0000-4000-8000-0000000000a1'
const tom = '5e7a1ce0-0000-4000-8000-0000000000a2'
const hour = 3_600_000

let emulator: Emulator

const actingFor = (memberId: string, apiKey = emulator.apiKey): Client<Elevatable> => {
  const now = (): number => emulator.clock.now().getTime()
  const auth = appOAuth({ clientId: emulator.clientId, apiKey, memberId, now })
  return createClient({ platform: local(emulator.url), auth })
}

/** Whom the token of a client stands for. */
const subjectOf = async (client: Client): Promise<unknown> => {
  const response = await fetchWithAuth(client)('/oauth2/token-info', { method: 'POST' })
  return response.json()
}

const tokenRequests = (): number => emulator.requests.filter(({ path }) => path === '/oauth2/token').length

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})

afterEach(() => emulator.close())

describe('a client of appOAuth', () => {
  it('is the member, each one for itself', async () => {
    const clients = [actingFor(ana), actingFor(tom)]
    expect(await Promise.all(clients.map(subjectOf))).toMatchObject([
      { active: true, subjectType: 'MEMBER', subjectId: ana },
      { active: true, subjectType: 'MEMBER', subjectId: tom },
    ])
  })

  it('makes calls as the member', async () => {
    const client = actingFor(ana)
    const [own, all] = [await searchOrders(client, {}), await searchOrders(elevate(client), {})]
    expect(own.items.length).toBeGreaterThan(0)
    expect(own.items).toEqual(all.items.filter(({ buyerInfo }) => buyerInfo?.memberId === ana))
  })

  it('continues past the life of its tokens, with one renewal for calls at once', async () => {
    const client = actingFor(ana)
    await subjectOf(client)
    const before = tokenRequests()
    emulator.clock.advance(5 * hour)
    const all = await Promise.all(Array.from({ length: 20 }, () => subjectOf(client)))
    for (const one of all) expect(one).toMatchObject({ active: true, subjectId: ana })
    expect(tokenRequests() - before).toBe(1)
  })

  it('may not do what the business may, unless it is elevated', async () => {
    const client = actingFor(ana)
    const input = { loginId: { email: 'tom@example.com' }, verifyEmail: true }
    // @ts-expect-error this client is not elevated
    await expect(signOn(client, input)).rejects.toMatchObject({ name: 'ContextError' })
    const { identity } = await signOn(elevate(client), input)
    expect(identity?.id).toBe(tom)
    expect(await subjectOf(client)).toMatchObject({ subjectId: ana })
  })

  it('is refused with a wrong key or an unknown member', async () => {
    for (const client of [actingFor(ana, 'wrong'), actingFor('nobody')])
      await expect(subjectOf(client)).rejects.toMatchObject({ name: 'AuthError', code: 'TOKENS_REFUSED' })
  })

  it('is told that the emulator has no GraphQL', async () => {
    await expect(graphql(actingFor(ana))('{ a }')).rejects.toMatchObject({ status: 404 })
  })
})
