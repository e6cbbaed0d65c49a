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

export function lookAhead(emulator: Emulator): { due: number; now: Date } {
  // #region time-machine
  const { id } = emulator.timeMachine.keep('Before the hold ends')
  const { events, mails } = emulator.timeMachine.move(new Date('2026-05-04T10:00:00Z'))
  emulator.timeMachine.restore(id) // data and clock are those of the snapshot
  // #endregion time-machine
  return { due: events.length + mails.length, now: emulator.clock.now() }
}

export function waitAnHour(emulator: Emulator): Date {
  // #region clock
  emulator.clock.advance(60 * 60_000) // what is due by then is done: holds end, payments settle, webhooks are retried
  emulator.clock.set(new Date('2026-06-01T08:00:00Z'))
  // #endregion clock
  return emulator.clock.now()
}

export async function bookWithLostAnswer(emulator: Emulator, book: () => Promise<unknown>): Promise<number> {
  // #region faults
  emulator.faults.add({ operation: 'bookings.services.*', status: 503, retryAfter: 2, times: 2 })
  emulator.faults.add({ path: '/oauth2/token', latency: [200, 800], probability: 0.3 })
  const lost = emulator.faults.add({
    operation: 'bookings.bookings.create',
    reset: true,
    after: true,
    times: 1,
  })
  // #endregion faults
  await book()
  const { struck = 0 } = emulator.faults.list().find(({ id }) => id === lost.id) ?? {}
  // #region faults
  emulator.faults.clear()
  // #endregion faults
  return struck
}

export async function queryWithFault(client: Client<Session>): Promise<void> {
  // #region fault-header
  await queryServices(client, {}, { headers: { 'x-frontdesk-fault': 'latency=200; truncate' } })
  // #endregion fault-header
}

export async function startWithShortTokens(): Promise<Emulator> {
  // #region clients
  const emulator = await createEmulator({
    port: 0,
    clients: [{ id: 'checkout-app', origins: ['https://shop.example'], accessTokenLifetime: 60 }],
  })
  emulator.clients.set({ id: emulator.clientId, accessTokenLifetime: 5 })
  // #endregion clients
  return emulator
}

export function readTraces(emulator: Emulator): string[] {
  // #region traces
  const requests = emulator.requests.map(({ method, path, status }) => `${method} ${path} ${status}`)
  const mails = emulator.outbox.map(({ to, subject }) => `${to}: ${subject}`)
  // #endregion traces
  return [...requests, ...mails]
}
