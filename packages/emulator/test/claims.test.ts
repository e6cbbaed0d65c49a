import { createBooking, listEventTimeSlots, queryServices, updateService } from '@frontdesk/bookings'
import { apiKey, oauth } from '@frontdesk/auth'
import { createClient, isApplicationError, isNetworkError, local } from '@frontdesk/core'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator } from '../src/index.ts'
import { defaultApiKey, defaultClientId } from '../src/auth/index.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { bundle } from './support/bundle.ts'
import { type EmulatorProcess, startProcess } from './support/emulator-process.ts'

const clock = '2026-05-08T09:00:00Z'
const [slots, capacity, claims] = [20, 5, 200]

let folder = ''
let program = ''
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  program = await bundle('src/cli.ts', 'claimed-emulator')
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await rm(program, { force: true })
})

/** Gives all classes sessions with five places, and returns twenty sessions that customers can book. */
const openSessions = async (url: string): Promise<string[]> => {
  const owner = createClient({ platform: local(url), auth: apiKey({ apiKey: defaultApiKey }) })
  const { items } = await queryServices(owner, { filter: { type: 'CLASS' } })
  for (const { id, revision = '' } of items)
    await updateService(owner, { service: { id, revision, defaultCapacity: capacity } })
  const visitor = createClient({ platform: local(url), auth: oauth({ clientId: defaultClientId }) })
  const sessions = await listEventTimeSlots(visitor, {
    fromLocalDate: '2026-05-09T00:00:00',
    toLocalDate: '2026-05-31T00:00:00',
    cursorPaging: { limit: 200 },
  })
  const free = sessions.items.filter(
    ({ bookable, remainingCapacity }) => bookable && remainingCapacity === capacity,
  )
  expect(free.length).toBeGreaterThanOrEqual(slots)
  return free.slice(0, slots).map(({ eventInfo }) => eventInfo!.eventId!)
}

type Outcome = 'booked' | 'full' | 'lost'

/** Two hundred customers' claims at once, ten for each session. `answered` is called after each answer. */
const claimAll = (
  url: string,
  sessions: readonly string[],
  numbers: readonly number[],
  answered: () => void = () => undefined,
): Promise<Outcome[]> => {
  const client = createClient({
    platform: local(url),
    auth: oauth({ clientId: defaultClientId }),
    attempts: 1,
  })
  return Promise.all(
    numbers.map(async (number): Promise<Outcome> => {
      const booking = {
        bookedEntity: { slot: { eventId: sessions[number % slots]! } },
        contactDetails: { firstName: 'Ana', email: `ana-${number}@example.com` },
        totalParticipants: 1,
      }
      try {
        await createBooking(client, { booking })
        answered()
        return 'booked'
      } catch (error) {
        if (isApplicationError(error, 'SESSION_CAPACITY_EXCEEDED')) return 'full'
        if (isNetworkError(error)) return 'lost'
        throw error
      }
    }),
  )
}

const everyClaim = Array.from({ length: claims }, (_, index) => index)

/** How many places of each session are taken. */
const taken = (emulator: Emulator, sessions: readonly string[]): number[] => {
  const bookings = (emulator.snapshot()['bookings.bookings'] ?? []) as unknown as {
    bookedEntity: { slot?: { eventId?: string } }
    totalParticipants: number
  }[]
  return sessions.map((eventId) =>
    bookings
      .filter(({ bookedEntity }) => bookedEntity.slot?.eventId === eventId)
      .reduce((sum, { totalParticipants }) => sum + totalParticipants, 0),
  )
}

const start = (port: string): Promise<EmulatorProcess> =>
  startProcess(running, program, '--port', port, '--data', join(folder, 'killed'), '--clock', clock)

describe('200 claims at once for 20 sessions of 5 places', () => {
  it.each(['in memory', 'in a folder'])(
    'win 100 places, %s',
    async (place) => {
      const data = place === 'in memory' ? {} : { data: join(folder, 'kept') }
      const emulator = await createEmulator({ port: 0, clock, ...data })
      try {
        const sessions = await openSessions(emulator.url)
        const outcomes = await claimAll(emulator.url, sessions, everyClaim)
        expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(slots * capacity)
        expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(claims - slots * capacity)
        expect(taken(emulator, sessions)).toEqual(Array(slots).fill(capacity))
      } finally {
        await emulator.close()
      }
    },
    60_000,
  )

  it('win 100 places although the process is killed in the middle', async () => {
    const first = await start('0')
    const sessions = await openSessions(first.url)
    let answers = 0
    const before = await claimAll(first.url, sessions, everyClaim, () => {
      if ((answers += 1) === 30) first.child.kill('SIGKILL')
    })
    if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit')
    expect(before.filter((outcome) => outcome === 'booked').length).toBeGreaterThanOrEqual(30)
    const lost = everyClaim.filter((index) => before[index] === 'lost')
    expect(lost.length).toBeGreaterThan(0)

    const second = await start(new URL(first.url).port)
    const after = await claimAll(second.url, sessions, lost)
    expect(after).not.toContain('lost')
    second.child.kill('SIGTERM')
    await once(second.child, 'exit')
    const emulator = await createEmulator({ port: 0, clock, data: join(folder, 'killed') })
    try {
      expect(taken(emulator, sessions)).toEqual(Array(slots).fill(capacity))
    } finally {
      await emulator.close()
    }
  }, 60_000)
})
