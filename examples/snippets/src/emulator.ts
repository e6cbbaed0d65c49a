// #region test
import { oauth } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { createEmulator } from '@frontdesk/emulator'
// #endregion test
import { type Session } from '@frontdesk/auth'
import { type Client } from '@frontdesk/core'
import { type Emulator } from '@frontdesk/emulator'

// #region test
export async function countServices(): Promise<number> {
  const emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  try {
    const client = createClient({
      platform: local(emulator.url),
      auth: oauth({ clientId: emulator.clientId }),
    })
    const { total } = await queryServices(client, {})
    return total ?? 0
  } finally {
    await emulator.close()
  }
}
// #endregion test

export function createInProcessClient(emulator: Emulator): Client<Session> {
  // #region fetch
  const client = createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
    fetch: (url, init) => emulator.fetch(new Request(url, init)),
  })
  // #endregion fetch
  return client
}

export async function changeAndGoBack(emulator: Emulator, change: () => Promise<unknown>): Promise<void> {
  // #region snapshot
  const before = emulator.snapshot()
  await change()
  emulator.restore(before)
  // #endregion snapshot
}

export function waitAnHour(emulator: Emulator): Date {
  // #region clock
  emulator.clock.advance(60 * 60_000) // what is due by then is done: holds end, payments settle, webhooks are retried
  emulator.clock.set(new Date('2026-06-01T08:00:00Z'))
  // #endregion clock
  return emulator.clock.now()
}

export function readTraces(emulator: Emulator): string[] {
  // #region traces
  const requests = emulator.requests.map(({ method, path, status }) => `${method} ${path} ${status}`)
  const mails = emulator.outbox.map(({ to, subject }) => `${to}: ${subject}`)
  // #endregion traces
  return [...requests, ...mails]
}
