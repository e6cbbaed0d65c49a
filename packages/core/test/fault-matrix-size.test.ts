import nock from 'nock'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changes, type Column, columns, eventually, openResources, runCell } from './chaos/cell.ts'
import type { Fault } from './chaos/chaos-server.ts'
import { answer, gzipBomb, jsonOfSize, stream } from './chaos/faults.ts'
import { transports } from './chaos/transports.ts'

const mebibyte = 1024 * 1024
const type = { 'content-type': 'application/json' }

/** A server that streams 10 GB of text if it is let. */
const bomb: Fault = async (exchange) =>
  stream({ ...type, 'content-encoding': 'gzip' }, await gzipBomb(10 * 1024))(exchange)

beforeAll(() => {
  nock.restore()
})

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe.each(transports)('F9 over $name', ({ open }) => {
  const transport = open()

  afterAll(() => transport.close())

  const refused = async (column: Column, fault: Fault): Promise<void> => {
    const before = openResources()
    const { error, received, sent } = await runCell(transport.send, column, [fault])
    expect({
      name: error?.name,
      code: error?.['code'],
      reason: error?.['reason'],
      retryable: error?.['retryable'],
      maybeProcessed: error?.['maybeProcessed'],
      received,
      sent,
    }).toEqual({
      name: 'DecodeError',
      code: 'DECODE',
      reason: 'tooLarge',
      retryable: false,
      maybeProcessed: changes(column),
      received: 1,
      sent: 1,
    })
    expect(await eventually(() => openResources() <= before), 'no socket or timer is left').toBe(true)
  }

  it.each(columns)('%s stops reading a body of 33 MiB at its limit', (column) =>
    refused(column, stream(type, jsonOfSize(33 * mebibyte))),
  )

  it.each(columns)('%s stops unpacking 10 MB that are 10 GB', (column) => refused(column, bomb))

  it('takes an answer just below the limit', async () => {
    const { error, value } = await runCell(transport.send, 'R', [stream(type, jsonOfSize(31 * mebibyte))])
    expect(error).toBeUndefined()
    expect((value as { id: string }).id).toHaveLength(31 * mebibyte)
  })

  it('counts bytes, to the last one', async () => {
    const body = JSON.stringify({ room: { id: 'ü'.repeat(100) } })
    const bodyLimit = Buffer.byteLength(body)
    const call = async (limit: number): Promise<string | undefined> =>
      (await runCell(transport.send, 'R', [answer({ body })], { call: { bodyLimit: limit } })).error?.name
    expect(await call(bodyLimit)).toBeUndefined()
    expect(await call(bodyLimit - 1)).toBe('DecodeError')
  })

  it.each([200, 503])('a token endpoint with %i may send 64 KiB, not more', async (status) => {
    const page = (size: number): Fault => answer({ status, body: ' '.repeat(size) })
    const reason = async (size: number): Promise<unknown> =>
      (await runCell(transport.send, 'T', [page(size)])).error?.['reason']
    expect(await reason(64 * 1024)).toBe(status === 200 ? 'truncated' : undefined)
    expect(await reason(64 * 1024 + 1)).toBe('tooLarge')
  })
})
