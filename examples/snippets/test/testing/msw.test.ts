import nock from 'nock'
// #region server
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hosted } from '@frontdesk/core'
import { client } from '../../src/testing/client.ts'
import { listSlots } from '../../src/testing/massage.ts'

// #endregion server
// The set-up of this repository intercepts requests too, and before MSW.
beforeAll(() => nock.restore())

// #region server
let emulator: Emulator
const server = setupServer(
  http.all(`${hosted().origin}/*`, ({ request }) => {
    const { pathname, search } = new URL(request.url)
    return emulator.fetch(new Request(new URL(pathname + search, emulator.url), request))
  }),
)

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(async () => {
  server.close()
  await emulator.close()
})

it('calls the hosted platform, and the emulator answers', async () => {
  const slots = await listSlots(client, '2026-05-05')
  expect(slots).not.toEqual([])
  expect(emulator.requests.map(({ operation }) => operation)).toContain('bookings.services.query')
})
// #endregion server
