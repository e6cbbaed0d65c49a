import { createEmulator, type Emulator } from '@frontdesk/emulator'
import type { SessionState } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { local, type Platform } from '@frontdesk/core'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as pages from '../src/server-rendered.ts'

let emulator: Emulator
let platform: Platform

beforeAll(async () => {
  emulator = await createEmulator({ port: 0 })
  platform = local(emulator.url)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

afterAll(() => emulator.close())

it('renders a page, and the browser continues in its session', async () => {
  const site = 'https://shop.example'
  const page = await pages.servePage(new Request(site), platform, emulator.clientId)
  const { services, initialSession } = (await page.json()) as {
    services: string[]
    initialSession: SessionState
  }
  expect(services).toContain('Deep-tissue massage')
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  const handler = pages.createHandler(platform, emulator.clientId)
  const asked: string[] = []
  const toPlatform = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url)
    if (!url.startsWith('/')) return toPlatform(url, init)
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    return handler(new Request(site + url, { ...init, headers }))
  })
  const client = pages.createPageClient(platform, initialSession)
  const { items } = await queryServices(client, {})
  expect(items.map(({ name }) => name)).toEqual(services)
  expect(asked[0]).toBe('/api/frontdesk/call/_api/bookings/v2/services/query')
  // One call of the browser, one of the server: no token was asked for.
  expect(asked).toHaveLength(2)
})

it('shares the tokens with a page that may read them', async () => {
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener: () => undefined })
  const client = pages.createSharingClient(platform, emulator.clientId)
  const { items } = await queryServices(client, {})
  expect(items.length).toBeGreaterThan(0)
})
