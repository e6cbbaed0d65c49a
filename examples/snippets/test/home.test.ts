import { queryServices } from '@frontdesk/bookings'
import { createEmulator } from '@frontdesk/emulator'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createInProcessClient } from '../src/emulator.ts'
import { bookFirst } from '../src/home.ts'

let emulator: Awaited<ReturnType<typeof createEmulator>>

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  vi.useFakeTimers({ toFake: ['Date'], now: emulator.clock.now() })
})

afterEach(async () => {
  vi.useRealTimers()
  await emulator.close()
})

it('books the first time slot and prints where it is paid', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { items } = await queryServices(createInProcessClient(emulator), {
    filter: { 'mainSlug.name': 'deep-tissue-massage' },
  })
  const { clientId, url } = emulator
  const checkout = await bookFirst(url, clientId, items[0]!.id, ['2026-05-08', '2026-05-08'])
  expect(print.mock.calls).toEqual([['Pay here:', checkout]])
  expect(checkout).toContain(url)
})

it('books nothing on days without a time slot', async () => {
  const { items } = await queryServices(createInProcessClient(emulator), {
    filter: { 'mainSlug.name': 'deep-tissue-massage' },
  })
  const { clientId, url } = emulator
  expect(await bookFirst(url, clientId, items[0]!.id, ['2026-05-10', '2026-05-10'])).toBeUndefined()
})
