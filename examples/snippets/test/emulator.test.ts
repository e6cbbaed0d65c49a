import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  bookWithLostAnswer,
  createInProcessClient,
  queryWithFault,
  startWithShortTokens,
} from '../src/emulator.ts'

let emulator: Emulator
beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})
afterEach(() => emulator.close())

it('lets answers go wrong by rules', async () => {
  const struck = await bookWithLostAnswer(emulator, async () => {
    expect(emulator.faults.list()).toHaveLength(3)
    const call = emulator.fetch(
      new Request(`${emulator.url}/v2/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    )
    await expect(call).rejects.toThrow('fetch failed')
  })
  expect(struck).toBe(1)
  expect(emulator.faults.list()).toEqual([])
})

it('lets one call go wrong by its header', async () => {
  await expect(queryWithFault(createInProcessClient(emulator))).rejects.toMatchObject({
    operation: 'bookings.services.query',
    retryable: true,
  })
  expect(emulator.requests.map(({ fault }) => fault)).toContain('latency=200; truncate')
})

it('gives tokens that expire soon', async () => {
  const own = await startWithShortTokens()
  try {
    expect(own.clients.list().map(({ id, accessTokenLifetime }) => [id, accessTokenLifetime])).toEqual([
      [own.clientId, 5],
      ['checkout-app', 60],
    ])
  } finally {
    await own.close()
  }
})
