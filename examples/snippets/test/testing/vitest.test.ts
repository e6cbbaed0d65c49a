// #region member
import { completeLogin, login, startLogin } from '@frontdesk/auth'
// #endregion member
// #region snapshot
import type { AvailableSlot } from '@frontdesk/bookings'
import type { Snapshot } from '@frontdesk/emulator'
import { describe } from 'vitest'
// #endregion snapshot
// #region webhook
import { createReceiver } from '../../src/webhooks.ts'
// #endregion webhook
// #region file
import { oauth, type Session } from '@frontdesk/auth'
import { type Client, createClient, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookMassage, listSlots } from '../../src/testing/massage.ts'

let emulator: Emulator
let client: Client<Session>

function connect(): Client<Session> {
  return createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
    fetch: (url, init) => emulator.fetch(new Request(url, init)),
  })
}

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})
afterAll(() => emulator.close())

beforeEach(() => {
  emulator.reset()
  client = connect()
})

it('books a massage', async () => {
  const [slot] = await listSlots(client, '2026-05-05')
  const booking = await bookMassage(client, slot!, 'ana@example.com')
  expect(booking.status).toBe('CREATED')
  expect(await listSlots(client, '2026-05-05')).not.toContainEqual(slot)
})
// #endregion file

// #region clock
it('offers the time slot again when the hold has ended', async () => {
  const slots = await listSlots(client, '2026-05-05')
  await bookMassage(client, slots[0]!, 'ana@example.com')
  emulator.clock.advance(15 * 60_000)
  expect(await listSlots(client, '2026-05-05')).toEqual(slots)
})
// #endregion clock

// #region faults
it('knows that a booking may have been made when its answer is lost', async () => {
  const [slot] = await listSlots(client, '2026-05-05')
  emulator.faults.add({ operation: 'bookings.bookings.create', reset: true, after: true, times: 1 })
  await expect(bookMassage(client, slot!, 'ana@example.com')).rejects.toMatchObject({
    code: 'NETWORK',
    maybeProcessed: true,
  })
  expect(await listSlots(client, '2026-05-05')).not.toContainEqual(slot)
})
// #endregion faults

// #region member
/** Signs in as a person does, but with the password at hand and without a browser. */
async function signIn(email: string, password: string): Promise<void> {
  const result = await login(client, { email, password })
  if (result.loginState !== 'SUCCESS') throw new Error(result.loginState)
  const { url } = await startLogin(client, {
    redirectUri: 'http://localhost/signed-in',
    sessionToken: result.data.sessionToken,
    prompt: 'none',
  })
  const response = await emulator.fetch(new Request(url, { redirect: 'manual' }))
  await completeLogin(client, response.headers.get('location') ?? '')
}

it('books for a member', async () => {
  await signIn('ana@example.com', 'harbour-ana-1')
  const [slot] = await listSlots(client, '2026-05-05')
  await bookMassage(client, slot!, 'ana@example.com')
  expect(emulator.requests.at(-1)?.identity.kind).toBe('member')
})
// #endregion member

// #region snapshot
describe('with a booked massage', () => {
  let slot: AvailableSlot
  let booked: Snapshot

  beforeAll(async () => {
    emulator.reset()
    const first = connect()
    ;[slot] = (await listSlots(first, '2026-05-05')) as [AvailableSlot]
    await bookMassage(first, slot, 'ana@example.com')
    booked = emulator.snapshot()
  })
  beforeEach(() => emulator.restore(booked))

  it('refuses a second booking of the time slot', async () => {
    await expect(bookMassage(client, slot, 'tom@example.com')).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
    })
  })
})
// #endregion snapshot

// #region webhook
it('hands an event to the receiver of the app', async () => {
  const lines: string[] = []
  const receive = createReceiver(await emulator.webhooks.publicKey(), (line) => lines.push(line))
  const [slot] = await listSlots(client, '2026-05-05')
  await bookMassage(client, slot!, 'ana@example.com')

  const event = emulator.webhooks.events.find(({ eventType }) => eventType.endsWith('booking_created'))
  const { token } = await emulator.webhooks.sign(event!.id)
  const response = await receive(new Request('http://localhost/webhooks', { method: 'POST', body: token }))
  expect(response.status).toBe(200)
  expect(lines).toEqual(['Booked: Deep-tissue massage'])
})
// #endregion webhook
