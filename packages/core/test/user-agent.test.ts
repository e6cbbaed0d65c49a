import { createClient, hosted, type Read, read, whole } from '@frontdesk/core'
import { afterEach, expect, it, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const listRooms: Read<object, object> = read({
  id: 'rooms.list',
  prefix: '',
  route: 'GET /rooms',
  response: whole(),
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const sent = async (headers?: Record<string, string>): Promise<string | null> => {
  let seen: string | null = null
  const client = createClient({
    platform: hosted(),
    ...(headers && { headers }),
    async fetch(_, init) {
      seen = new Headers(init.headers).get('user-agent')
      return Response.json({})
    },
  })
  await listRooms(client, {})
  return seen
}

it('names the package and its version to the platform', async () => {
  expect(await sent()).toBe(`frontdesk-core/${manifest.version}`)
})

it('gives way to the name of the app', async () => {
  expect(await sent({ 'user-agent': 'my-shop/2' })).toBe('my-shop/2')
})

it.each(['document', 'importScripts'])('adds no header in a browser, which has %s', async (name) => {
  vi.stubGlobal(name, {})
  expect(await sent()).toBeNull()
})
