import { type Client, createClient, hosted } from '@frontdesk/core'
import nock from 'nock'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ChaosServer, type Fault, startChaos } from './chaos/chaos-server.ts'
import { json, reset, status } from './chaos/faults.ts'
import { createRoom, getRoom } from './chaos/operations.ts'
import { transports } from './chaos/transports.ts'

const good = json({ room: { id: 'one' } })
const calls = 300

beforeAll(() => {
  nock.restore()
})

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe.each(transports)('B1 an outage, over $name', { timeout: 60_000 }, ({ open }) => {
  const transport = open()

  afterAll(() => transport.close())

  const start = async (...faults: Fault[]): Promise<{ server: ChaosServer; newClient: () => Client }> => {
    const server = await startChaos(faults)
    onTestFinished(() => server.close())
    return {
      server,
      newClient: () =>
        createClient({ platform: { ...hosted(), origin: server.origin }, fetch: transport.send }),
    }
  }

  /** Makes many calls, a few at a time, and gives how many succeeded. */
  const read = async (client: Client, count: number): Promise<number> => {
    let left = count
    let succeeded = 0
    const caller = async (): Promise<void> => {
      while (left-- > 0)
        await getRoom(client, { roomId: 'one' }).then(
          () => succeeded++,
          () => undefined,
        )
    }
    await Promise.all(Array.from({ length: 20 }, caller))
    return succeeded
  }

  it.each([
    { title: 'resets', fault: reset, extra: 50 },
    { title: '503', fault: status(503), extra: 50 },
    { title: '429', fault: status(429), extra: 100 },
  ])('of $title: 300 reads add $extra requests and no more', async ({ fault, extra }) => {
    const { server, newClient } = await start(fault)
    const client = newClient()
    expect(await read(client, calls)).toBe(0)
    expect(server.requests.length - calls).toBe(extra)

    // Nothing more is added as long as it lasts.
    await read(client, 100)
    expect(server.requests.length - calls - extra).toBe(100)

    // It passes: the next call succeeds.
    server.script(good)
    expect(await read(client, 1)).toBe(1)
    expect(await read(client, 100)).toBe(100)
    expect(server.requests).toHaveLength(calls + extra + 100 + 1 + 100)

    // The calls that succeeded have filled the retry budget again.
    server.script(fault, good)
    expect(await read(client, 1)).toBe(1)
  })

  it('gives back one retry for ten calls that succeed', async () => {
    const { server, newClient } = await start(reset)
    const client = newClient()
    await read(client, 100)
    server.script(good)
    await read(client, 40)
    server.script(reset)
    const before = server.requests.length
    await read(client, 100)
    expect(server.requests.length - before).toBe(104)
  })

  it('spends no more than 500 however many calls succeeded before', async () => {
    const { server, newClient } = await start(good)
    const client = newClient()
    await read(client, 200)
    server.script(status(503))
    const before = server.requests.length
    await read(client, 100)
    expect(server.requests.length - before).toBe(100 + 50)
  })

  it('is counted for each client, and for writes too', async () => {
    const { server, newClient } = await start(status(429))
    const write = (client: Client): Promise<unknown> =>
      createRoom(client, { roomId: 'one' }).catch(() => undefined)
    const client = newClient()
    for (let index = 0; index < 100; index++) await write(client)
    expect(server.requests).toHaveLength(200)
    await write(newClient())
    expect(server.requests).toHaveLength(203)
  })
})
