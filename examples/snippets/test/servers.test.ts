import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { createClient, local, type Platform } from '@frontdesk/core'
import { cookieStore, oauth } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { createStorage } from 'unstorage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as servers from '../src/servers.ts'
import { createVisitor } from './hosted-pages.ts'

let emulator: Emulator
let platform: Platform

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  platform = local(emulator.url)
})

afterAll(() => emulator.close())

it('makes spans of calls, where an SDK of OpenTelemetry is set up', async () => {
  const client = servers.createTracedClient(platform)
  // Without one, calls go on as before.
  await expect(queryServices(client, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

it('keeps a session in cookies that no script reads', async () => {
  const first = await servers.respond(new Request('https://shop.example/'), platform, emulator.clientId)
  expect(await first.text()).toContain('Deep-tissue massage')
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  const [cookie = ''] = first.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-.*; HttpOnly; SameSite=Lax; Secure/)
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  const again = await servers.respond(
    new Request('https://shop.example/', { headers }),
    platform,
    emulator.clientId,
  )
  expect(again.headers.getSetCookie()).toEqual([])
})

it('signs in without a script', async () => {
  emulator.clients.set({ id: emulator.clientId, origins: ['https://shop.example'] })
  const jar = new Map<string, string>()
  const open = async (url: string): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await servers.signIn(
      new Request(url, { headers: { cookie } }),
      platform,
      emulator.clientId,
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  const visitor = createVisitor(emulator)
  const started = await open('https://shop.example/sign-in')
  await visitor.open(started.headers.get('location') ?? '')
  await visitor.send({ email: 'ana@example.com', password: 'harbour-ana-1' })
  expect(visitor.location).toMatch(/^https:\/\/shop\.example\/signed-in\?/)
  const back = await open(visitor.location)
  expect(back.headers.get('location')).toBe('/account')
  const store = cookieStore({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  const client = createClient({ platform, auth: oauth({ clientId: emulator.clientId, store }) })
  expect(await servers.isMember(client)).toBe(true)
})

it('signs out, also when the platform cannot be reached', async () => {
  emulator.clients.set({ id: emulator.clientId, origins: ['https://shop.example'] })
  const first = await servers.respond(new Request('https://shop.example/'), platform, emulator.clientId)
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const leave = (): Promise<Response> =>
    servers.signOut(
      new Request('https://shop.example/sign-out', { headers: { cookie } }),
      platform,
      emulator.clientId,
    )
  const gone = `${cookie.split('=')[0]}=; Max-Age=0`
  emulator.faults.add({ operation: 'auth.redirects.createSession', status: 400 })
  const alone = await leave()
  expect(alone.headers.get('location')).toBe('/')
  expect(alone.headers.getSetCookie().join()).toContain(gone)
  emulator.faults.clear()
  const whole = await leave()
  expect(whole.headers.get('location')).toContain(`${emulator.url}/pages/logout`)
  expect(whole.headers.getSetCookie().join()).toContain(gone)
})

it('shares a session between servers', async () => {
  const claims: string[] = []
  const redis = {
    eval: (script: string) => {
      claims.push(script)
      return Promise.resolve(1)
    },
  }
  const storage = createStorage()
  const clients = [1, 2].map(() =>
    servers.createSharedClient(platform, emulator.clientId, { storage, redis }, 'session-1'),
  )
  for (const client of clients) await queryServices(client, {})
  const [one, two] = clients.map((client) => client.auth.getSnapshot().sessionId)
  expect(one).toBe(two)
  expect(claims.length).toBeGreaterThan(0)
})

it('logs without secrets, and continues with the trace', async () => {
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const lines: unknown[][] = []
  const client = servers.createObservedClient(platform, (...line) => void lines.push(line), parent)
  emulator.faults.add({ operation: 'bookings.services.query', status: 503, times: 1 })
  const withSession = createClient({ ...client.options, auth: oauth({ clientId: emulator.clientId }) })
  await queryServices(withSession, {})
  expect(lines).toMatchObject([
    ['warn', expect.any(String), { operation: 'bookings.services.query', status: 503 }],
  ])
})

it('reads over the transport for Node', async () => {
  const client = createClient({ platform, auth: oauth({ clientId: emulator.clientId }) })
  const { authorization = '' } = await client.auth.headers(client, {})
  expect(
    await servers.listOverNode({ ...platform, headers: { ...platform.headers, authorization } }),
  ).toBeGreaterThan(3)
})

it('acts for a member, and for the business', async () => {
  const { items } = await queryServices(
    createClient({ platform, auth: oauth({ clientId: emulator.clientId }) }),
    {},
  )
  expect(items.length).toBeGreaterThan(0)
  const members = emulator.snapshot()['auth.members'] ?? []
  const ana = members.find((member) => JSON.stringify(member).includes('ana@example.com'))
  const [own, all] = await servers.actForMember(platform, emulator.clientId, emulator.apiKey, ana?.id ?? '')
  expect(own).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(own)
})
