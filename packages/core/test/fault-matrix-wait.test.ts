import { createClient, hosted } from '@frontdesk/core'
import nock from 'nock'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { attempts, type Column, columns, type Outcome, runCell } from './chaos/cell.ts'
import { type Fault, startChaos } from './chaos/chaos-server.ts'
import { json, reset, status } from './chaos/faults.ts'
import { createRoom, getRoom } from './chaos/operations.ts'
import { transports } from './chaos/transports.ts'

const good = json({ room: { id: 'one' } })

/** The own clock, which stands still while a test runs. */
const now = Date.parse('2026-05-01T09:00:00.400Z')

const minutes = 60_000

/** The moment `ahead` milliseconds after the second in which the server is, whose clock is `skew` milliseconds off. */
const serverTime = (skew: number, ahead = 0): string =>
  new Date(Math.floor((now + skew) / 1000) * 1000 + ahead).toUTCString()

/** An answer that asks for a wait until a date, by the server's clock. */
const untilDate =
  (code: number, skew: number, ahead: number): Fault =>
  (exchange) =>
    status(code, { date: serverTime(skew), 'retry-after': serverTime(skew, ahead) })(exchange)

beforeAll(() => {
  nock.restore()
})

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.spyOn(Date, 'now').mockReturnValue(now)
})

describe.each(transports)('over $name', ({ open }) => {
  const transport = open()

  afterAll(() => transport.close())

  const inEach = (
    faults: readonly Fault[],
    deadline: number,
    only: readonly Column[] = columns,
  ): Promise<(Outcome & { column: Column })[]> =>
    Promise.all(
      only.map(async (column) => ({
        ...(await runCell(transport.send, column, faults, { call: { deadline } })),
        column,
      })),
    )

  describe('F13 a wait that is asked for', () => {
    const second = { 'retry-after': '1' }

    it('is never shorter: seconds, a date, and a date of a server whose clock is wrong (F14)', async () => {
      const cases = [
        { fault: status(429, second), wait: 1000 },
        { fault: untilDate(429, 0, 1000), wait: 1000 },
        { fault: untilDate(429, 5 * minutes, 1000), wait: 1000 },
        { fault: untilDate(429, -5 * minutes, 1000), wait: 1000 },
        { fault: untilDate(429, 0, 2000), wait: 2000 },
      ]
      const outcomes = await Promise.all(cases.map(({ fault }) => inEach([fault, good], 10_000)))
      for (const [index, { wait }] of cases.entries())
        for (const { column, error, received, elapsed, delays } of outcomes[index]!)
          expect({ column, error, received, delays, elapsed }).toEqual({
            column,
            error: undefined,
            received: 2,
            delays: [wait],
            elapsed: wait,
          })
    })

    it('goes by the own clock where the server does not tell its own', async () => {
      const fault: Fault = (exchange) => status(429, { 'retry-after': serverTime(0, 2000) })(exchange)
      const [outcome] = await inEach([fault, good], 10_000, ['R'])
      expect(outcome?.error).toBeUndefined()
      // A date says whole seconds: the part of one that has passed is lost.
      expect(outcome?.delays).toEqual([1600])
    })

    it('503 and 409: a request that may be sent again waits, a write does not', async () => {
      const codes = await Promise.all([503, 409].map((code) => inEach([status(code, second), good], 10_000)))
      for (const outcomes of codes) {
        const received = Object.fromEntries(outcomes.map(({ column, received: count }) => [column, count]))
        expect(received).toEqual(attempts(2, 1))
        for (const { elapsed, error } of outcomes) expect(elapsed).toBe(error ? 0 : 1000)
      }
    })

    it('fails at once where the wait is longer than the time that is left', async () => {
      for (const { error, received, elapsed } of await inEach([status(429, { 'retry-after': '2' })], 1_900)) {
        expect(error).toMatchObject({
          name: 'RateLimitError',
          status: 429,
          retryAfterMs: 2000,
          retryable: true,
        })
        expect(received).toBe(1)
        expect(elapsed).toBe(0)
      }
    })

    it('counts what earlier attempts have used of the deadline', async () => {
      const [outcome] = await inEach([status(429, second)], 1_900, ['R'])
      expect(outcome).toMatchObject({
        received: 2,
        error: { name: 'RateLimitError', retryAfterMs: 1000 },
        elapsed: 1000,
      })
    })

    it('spreads the calls that wait: never before the time, a little after', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0.5)
      const [outcome] = await inEach([status(429, { 'retry-after': '0' }), good], 10_000, ['R'])
      expect(outcome?.delays).toEqual([50])
    })
  })

  describe('the wait before a retry', () => {
    it.each([
      { random: 0, delays: [0, 0, 0, 0] },
      { random: 0.25, delays: [25, 50, 100, 200] },
      { random: 0.999, delays: [99.9, 199.8, 399.6] },
    ])('is $random of 100 ms, doubled each time', async ({ random, delays }) => {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const { elapsed, ...outcome } = await runCell(transport.send, 'R', [reset], {
        call: { attempts: delays.length + 1, deadline: 30_000 },
      })
      expect(outcome.received).toBe(delays.length + 1)
      for (const [index, delay] of delays.entries()) expect(outcome.delays[index]).toBeCloseTo(delay, 5)
      expect(elapsed).toBeCloseTo(
        delays.reduce((sum, delay) => sum + delay, 0),
        5,
      )
    })

    it('is five seconds at most, and is not begun where it does not fit', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0.0001)
      const { delays } = await runCell(transport.send, 'R', [reset], {
        call: { attempts: 9, deadline: 30_000 },
      })
      expect(delays.at(-1)).toBeCloseTo(0.5, 5)
      vi.spyOn(Math, 'random').mockReturnValue(0.9)
      const { received, elapsed } = await runCell(transport.send, 'R', [reset], { call: { deadline: 89 } })
      expect(received).toBe(1)
      expect(elapsed).toBe(0)
    })
  })

  describe('F21 a network that comes and goes', () => {
    it('reads recover, writes do not double', async () => {
      const server = await startChaos([good])
      onTestFinished(() => server.close())
      const client = createClient({ platform: { ...hosted(), origin: server.origin }, fetch: transport.send })
      let read = 0
      let written = 0
      const call = async (caller: number): Promise<void> => {
        await getRoom(client, { roomId: 'one' }).then(
          () => read++,
          () => undefined,
        )
        await createRoom(client, { roomId: `${caller}-${written++}` }).catch(() => undefined)
      }
      for (let round = 0; round < 10; round++) {
        const calls = Array.from({ length: 8 }, (_, caller) => call(caller))
        // While some of the calls are under way.
        await calls[0]
        await (round % 2 ? server.up() : server.down())
        await Promise.all(calls)
      }
      expect(read).toBeGreaterThan(10)

      const created = server.requests.filter(({ path }) => path === '/chaos/v1/rooms').map(({ body }) => body)
      expect(created.length).toBeGreaterThan(10)
      expect(new Set(created).size).toBe(created.length)

      await expect(getRoom(client, { roomId: 'one' })).resolves.toEqual({ id: 'one' })
      await expect(createRoom(client, { roomId: 'two' })).resolves.toEqual({ id: 'one' })
    })
  })
})
