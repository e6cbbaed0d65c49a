import { apiKey } from '@frontdesk/auth'
import { queryExtendedBookings } from '@frontdesk/bookings'
import { type Client, createClient, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let emulator: Emulator
let owner: Client

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  // The pages name the address that the emulator has unless another is chosen.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)))
  vi.useFakeTimers({ toFake: ['Date'], now: emulator.clock.now() })
  owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
})

afterEach(async () => {
  vi.useRealTimers()
  await emulator.close()
})

it('makes a booking from Node', async () => {
  const lines: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(line))
  await import('../src/quick-start-node.ts')
  const id = /^The booking (\S+) is CREATED$/.exec(String(lines.at(-1)))?.[1] ?? ''
  expect(lines).toEqual([
    'Deep-tissue massage: €55.00',
    'First consultation: free',
    'Osteopathy session: €65.00',
    'Private yoga: free',
    'Reformer one-to-one: €58.00',
    'Slow massage with warm stones: €75.00',
    'Booked: Deep-tissue massage, 05/05/2026, 09:00:00',
    `The booking ${id} is CREATED`,
  ])
  const { items } = await queryExtendedBookings(owner, { filter: { id } })
  expect(items.map(({ booking }) => booking?.contactDetails?.email)).toEqual(['ana@example.com'])
})
