import nock from 'nock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changes, type Column, columns, eventually, openResources, runCell } from './chaos/cell.ts'
import type { Fault } from './chaos/chaos-server.ts'
import { answerBytes, hang, json, reset, stallAfter } from './chaos/faults.ts'
import { transports } from './chaos/transports.ts'

const whole = answerBytes({ body: JSON.stringify({ room: { id: 'one' } }) })
const headLength = whole.indexOf('\r\n\r\n') + 4

const reason = new Error('the person left')

beforeAll(() => {
  nock.restore()
})

beforeEach(() => {
  // Half of 100 ms, and no less: an abort falls into the wait.
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
})

describe.each(transports)('F20 over $name', ({ open }) => {
  const transport = open()
  let before: number

  beforeEach(() => {
    before = openResources()
  })

  afterEach(async () => {
    expect(await eventually(() => openResources() <= before), 'no socket or timer is left').toBe(true)
  })

  afterAll(() => transport.close())

  /** Makes a call that is aborted when the fault says so, or when it waits before a repeat. No timer ends it. */
  const aborted = async (
    column: Column,
    fault: (come: () => void) => Fault,
    { unsent = false }: { unsent?: boolean } = {},
  ): Promise<void> => {
    const controller = new AbortController()
    const abort = (): void => {
      controller.abort(reason)
    }
    const come = (): void => {
      // After what the client does with what it has just been sent.
      setTimeout(abort, 20)
    }
    if (unsent) abort()
    const { error, received, elapsed } = await runCell(
      transport.send,
      column,
      [fault(come), json({ room: {} })],
      {
        call: { signal: controller.signal },
        // After the wait has begun.
        onWait: () => setImmediate(abort),
      },
    )
    expect({
      column,
      elapsed,
      name: error?.name,
      code: error?.['code'],
      cause: error?.cause,
      retryable: error?.['retryable'] ?? false,
      maybeProcessed: error?.['maybeProcessed'],
      received,
    }).toEqual({
      column,
      elapsed: 0,
      name: 'AbortError',
      code: 'ABORTED',
      cause: reason,
      retryable: false,
      maybeProcessed: !unsent && changes(column),
      received: unsent ? 0 : 1,
    })
  }

  it('sends no request when aborted before it', async () => {
    for (const column of columns) await aborted(column, () => hang, { unsent: true })
  })

  it('rejects while the response is awaited', async () => {
    const awaited =
      (come: () => void): Fault =>
      async (exchange) => {
        come()
        await hang(exchange)
      }
    for (const column of columns) await aborted(column, awaited)
  })

  it('rejects while the response is read', async () => {
    const reading =
      (come: () => void): Fault =>
      async (exchange) => {
        come()
        await stallAfter(headLength + 5, whole)(exchange)
      }
    for (const column of columns) await aborted(column, reading)
  })

  it('sends no request when aborted before a retry', async () => {
    for (const column of columns) if (column !== 'W') await aborted(column, () => reset)
  })

  it('does nothing when aborted after the end', async () => {
    const controller = new AbortController()
    const { value, received } = await runCell(transport.send, 'R', [json({ room: { id: 'one' } })], {
      call: { signal: controller.signal },
    })
    controller.abort(reason)
    expect({ value, received }).toEqual({ value: { id: 'one' }, received: 1 })
  })
})
