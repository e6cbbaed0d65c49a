import { gzipSync } from 'node:zlib'
import { type CallOptions, type Client, createClient, hosted, isNetworkError } from '@frontdesk/core'
import nock from 'nock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  attempts,
  type CellOptions,
  changes,
  type Column,
  columns,
  eventually,
  openResources,
  type Outcome,
  runCell,
  short,
} from './chaos/cell.ts'
import {
  type ChaosServer,
  closedOrigin,
  type Exchange,
  type Fault,
  startChaos,
} from './chaos/chaos-server.ts'
import {
  answer,
  answerBytes,
  bytes,
  drip,
  hang,
  hangUp,
  json,
  reset,
  resetAfter,
  stallAfter,
  status,
} from './chaos/faults.ts'
import { closeRoom, createRoom, getRoom } from './chaos/operations.ts'
import { transports } from './chaos/transports.ts'

type PerColumn<Value> = Readonly<Record<Column, Value>>

/** The outcome of a call. */
interface Result {
  readonly name?: string
  readonly code?: string
  readonly reason?: string
  readonly status?: number
  readonly retryable?: boolean
  readonly retryAfterMs?: number | undefined
}

/** One line of the matrix. */
interface Row {
  /** Number of the fault. */
  readonly id: `F${number}`
  readonly title: string
  readonly faults: readonly Fault[]
  readonly options?: CellOptions
  readonly attempts: PerColumn<number>
  /** Absent where the call succeeds. */
  readonly result?: Result
  /** Where a column ends otherwise. */
  readonly except?: Partial<PerColumn<Result>>
  /** Whether a write may have taken effect. */
  readonly unclear?: boolean
  /** Whether the error tells what caused it. */
  readonly cause?: boolean
  /** Whether the requests arrive. */
  readonly arrives?: boolean
  /** Milliseconds that the call waits; nothing unless given. */
  readonly lasts?: PerColumn<number>
  readonly check?: (outcome: Outcome) => void
}

const room = { room: { id: 'one' } }
const good = json(room)
const whole = answerBytes({ body: JSON.stringify(room) })
const headLength = whole.indexOf('\r\n\r\n') + 4

const thrice = attempts(3, 1)
const once = attempts(1, 1)

const network = (reason: string): Result => ({
  name: 'NetworkError',
  code: 'NETWORK',
  reason,
  retryable: reason !== 'tls',
})
const timeout = (reason: string): Result => ({
  name: 'TimeoutError',
  code: 'TIMEOUT',
  reason,
  retryable: true,
})
const undecodable = (reason: string, code = 200): Result => ({
  name: 'DecodeError',
  code: 'DECODE',
  reason,
  status: code,
  retryable: reason === 'truncated',
})

/** A whole answer of 200 with some body. */
const body = (content: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Fault =>
  answer({ headers, body: content })

const closed = await closedOrigin()

const neverSent: readonly Row[] = [
  {
    id: 'F1',
    title: 'the name is unknown',
    faults: [good],
    options: { origin: 'http://x.invalid' },
    attempts: attempts(3, 3),
    result: network('dns'),
    cause: true,
    arrives: false,
  },
  {
    id: 'F2',
    title: 'the port is closed',
    faults: [good],
    options: { origin: closed },
    attempts: attempts(3, 3),
    result: network('refused'),
    cause: true,
    arrives: false,
  },
]

/** A deadline that leaves room for every attempt, so that each one ends by its own limit; less for a token. */
const impatient = (column: Column): CallOptions => ({
  timeout: short.timeout,
  deadline: column === 'T' ? short.tokenDeadline : 10 * short.deadline,
})

const silent = (id: Row['id'], reason: 'headers' | 'body', title: string, fault: Fault): Row => ({
  id,
  title,
  faults: [fault],
  options: { call: impatient },
  attempts: { ...thrice, T: 2 },
  result: timeout(reason),
  except: { T: timeout('total') },
  unclear: true,
  lasts: { ...attempts(3 * short.timeout, short.timeout), T: short.tokenDeadline },
})

const silence: readonly Row[] = [
  silent('F3', 'headers', 'no answer', hang),
  {
    ...silent('F3', 'headers', 'a handshake that never ends', hang),
    options: { call: impatient, server: { deaf: true }, secure: true },
    arrives: false,
  },
  silent('F3', 'headers', 'half a header, then nothing', stallAfter(30, whole)),
  {
    ...silent('F3', 'headers', 'no answer until the deadline', hang),
    options: { call: { timeout: short.timeout, deadline: short.tokenDeadline } },
    attempts: attempts(2, 1),
    result: timeout('total'),
    except: { W: timeout('headers') },
    lasts: attempts(short.tokenDeadline, short.timeout),
  },
  silent('F10', 'headers', 'a header byte by byte', drip(100, whole)),
  silent('F10', 'body', 'a body byte by byte', drip(100, whole, headLength)),
  silent('F10', 'body', 'half a body, then nothing', stallAfter(headLength + 5, whole)),
  silent(
    'F10',
    'body',
    'half an error, then nothing',
    stallAfter(80, answerBytes({ status: 503, statusText: 'x', headers: {}, body: 'x'.repeat(500) })),
  ),
]

const broken: readonly Row[] = [
  ...[reset, hangUp].map((fault): Row => ({
    id: 'F4',
    title: fault === reset ? 'reset before the answer' : 'closed before the answer',
    faults: [fault],
    attempts: thrice,
    result: network('reset'),
    unclear: true,
    cause: true,
  })),
  ...[1, 20, headLength - 1, headLength, headLength + 1, whole.length - 1].map((count): Row => ({
    id: 'F5',
    title: `reset after ${count} of ${whole.length} bytes`,
    faults: [resetAfter(count, whole)],
    attempts: thrice,
    result: network('reset'),
    unclear: true,
    cause: true,
  })),
  {
    id: 'F5',
    title: 'closed in the middle of the body',
    faults: [
      async ({ write, end }) => {
        await write(whole.subarray(0, -3))
        end()
      },
    ],
    attempts: thrice,
    result: network('reset'),
    unclear: true,
    cause: true,
  },
  {
    id: 'F6',
    title: 'JSON that ends too early',
    faults: [body('{"room":{"id":"on', { 'content-type': 'application/json; charset=utf-8' })],
    attempts: thrice,
    result: undecodable('truncated'),
    unclear: true,
  },
  {
    id: 'F6',
    title: 'text in another encoding than UTF-8',
    faults: [
      body(Buffer.from(JSON.stringify(room), 'utf16le'), {
        'content-type': 'application/json; charset=utf-16le',
      }),
    ],
    attempts: thrice,
    result: undecodable('truncated'),
    unclear: true,
  },
]

const contents: readonly Row[] = [
  ...[
    ['an HTML page', '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }],
    ['text', 'ok', { 'content-type': 'text/plain' }],
    ['no content type', 'ok', {}],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00]), { 'content-type': 'application/octet-stream' }],
  ].map(([title, content, headers]): Row => ({
    id: 'F7',
    title: `${title as string} in place of JSON`,
    faults: [body(content as string, headers as Record<string, string>)],
    attempts: once,
    result: undecodable('contentType'),
    unclear: true,
  })),
  ...[
    ['text/html', JSON.stringify(room)],
    ['text/plain; charset=latin1', JSON.stringify(room)],
    ['application/problem+json', JSON.stringify(room)],
    ['application/json', '\ufeff' + JSON.stringify(room)],
    ['application/json', `\r\n ${JSON.stringify(room)} \n`],
  ].map(([type = '', content = '']): Row => ({
    id: 'F7',
    title: `${JSON.stringify(content)} as ${type}`,
    faults: [body(content, { 'content-type': type })],
    attempts: once,
  })),
  ...[200, 201, 202, 204, 205].flatMap((code): Row[] => [
    {
      id: 'F8',
      title: `${code} without a body where there is a result`,
      faults: [answer({ status: code })],
      attempts: once,
      result: undecodable('empty', code),
      unclear: true,
    },
    {
      id: 'F8',
      title: `${code} without a body where there is no result`,
      faults: [answer({ status: code })],
      options: { operation: closeRoom },
      attempts: once,
    },
  ]),
  ...['null', '{}', '{"room":null}', '[]', '7', '""'].map((content): Row => ({
    id: 'F8',
    title: `${content} where there is a result`,
    faults: [body(content, { 'content-type': 'application/json' })],
    attempts: once,
    result: undecodable('empty'),
    unclear: true,
  })),
]

const chunkedHead = answerBytes({
  headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
})
const chunked = (content: string): Fault => bytes(Buffer.concat([chunkedHead, Buffer.from(content)]))

const encodings: readonly Row[] = [
  ...[
    ['gzip that is none', 'gzip', JSON.stringify(room)],
    ['gzip with a damaged middle', 'gzip', gzipSync(JSON.stringify(room)).fill(0xff, 12, 20)],
    ['gzip called brotli', 'br', gzipSync(JSON.stringify(room))],
  ].map(([title, name, content]): Row => ({
    id: 'F11',
    title: title as string,
    faults: [
      body(content as string, { 'content-type': 'application/json', 'content-encoding': name as string }),
    ],
    attempts: thrice,
    result: network('unknown'),
    unclear: true,
    cause: true,
  })),
  {
    id: 'F11',
    title: 'gzip called by a name that nobody knows',
    faults: [
      body(gzipSync(JSON.stringify(room)), {
        'content-type': 'application/json',
        'content-encoding': 'frontdesk',
      }),
    ],
    attempts: thrice,
    result: undecodable('truncated'),
    unclear: true,
  },
  {
    id: 'F11',
    title: 'a chunk without a size',
    faults: [chunked('zz\r\n{}\r\n0\r\n\r\n')],
    attempts: thrice,
    result: network('unknown'),
    unclear: true,
    cause: true,
  },
  {
    id: 'F11',
    title: 'chunks without an end',
    faults: [
      async (exchange) => {
        await chunked('5\r\n{"roo\r\n')(exchange)
        exchange.end()
      },
    ],
    attempts: thrice,
    result: network('reset'),
    unclear: true,
    cause: true,
  },
  {
    id: 'F11',
    title: 'two lengths',
    faults: [
      bytes(
        answerBytes({
          headers: [
            ['content-length', '23'],
            ['content-length', '7'],
          ],
          body: JSON.stringify(room),
        }),
      ),
    ],
    attempts: thrice,
    result: network('unknown'),
    unclear: true,
    cause: true,
  },
  {
    id: 'F11',
    title: 'no HTTP at all',
    faults: [bytes('SSH-2.0-OpenSSH_9.9\r\n')],
    attempts: thrice,
    result: network('unknown'),
    unclear: true,
    cause: true,
  },
]

const limited = (value: string | undefined, repeats: boolean, retryAfterMs?: number): Row => ({
  id: 'F13',
  title: value === undefined ? '429 without Retry-After' : `429 with Retry-After: ${value}`,
  faults: [status(429, value === undefined ? {} : { 'retry-after': value })],
  attempts: repeats ? attempts(3, 3) : once,
  result: { name: 'RateLimitError', status: 429, retryable: true, retryAfterMs },
})

const failed = (code: number, retryable = true): Result => ({ name: 'SystemError', status: code, retryable })

const statuses: readonly Row[] = [
  limited(undefined, true),
  limited('0', true, 0),
  limited('-5', true),
  limited('soon', true),
  limited('1e9', false, 1e12),
  limited('86400', false, 86_400_000),
  ...[500, 502, 503, 504].flatMap((code): Row[] => [
    {
      id: 'F15',
      title: `${code}`,
      faults: [status(code)],
      attempts: thrice,
      result: failed(code),
      unclear: true,
    },
    {
      id: 'F15',
      title: `${code} with the page of a proxy`,
      faults: [answer({ status: code, headers: { 'content-type': 'text/html' }, body: '<h1>Sorry</h1>' })],
      attempts: thrice,
      result: failed(code),
      unclear: true,
    },
    {
      id: 'F15',
      title: `${code} that passes`,
      faults: [status(code), status(code), good],
      attempts: thrice,
      except: { W: failed(code) },
      unclear: true,
    },
  ]),
  {
    id: 'F15',
    title: '503, then 404: the first request may have taken effect',
    faults: [status(503), status(404)],
    attempts: attempts(2, 1),
    result: { name: 'ApplicationError', status: 404, retryable: false },
    except: { W: failed(503) },
    unclear: true,
  },
  {
    id: 'F15',
    title: '503 with Retry-After: 0',
    faults: [status(503, { 'retry-after': '0' })],
    attempts: thrice,
    result: { ...failed(503), retryAfterMs: 0 },
    unclear: true,
  },
  {
    id: 'F15',
    title: '503 with Retry-After: 60',
    faults: [status(503, { 'retry-after': '60' })],
    attempts: once,
    result: { ...failed(503), retryAfterMs: 60_000 },
    unclear: true,
  },
  ...[501, 505].map((code): Row => ({
    id: 'F16',
    title: `${code}`,
    faults: [status(code)],
    attempts: once,
    result: failed(code, false),
  })),
  ...[400, 403, 404, 410, 422].flatMap((code): Row[] => [
    {
      id: 'F16',
      title: `${code}`,
      faults: [json({ message: 'no', details: { applicationError: { code: 'NO_ROOM' } } }, code)],
      attempts: once,
      result: { name: 'ApplicationError', code: 'NO_ROOM', status: code, retryable: false },
    },
    {
      id: 'F16',
      title: `${code} with a page`,
      faults: [answer({ status: code, headers: { 'content-type': 'text/html' }, body: '<h1>No</h1>' })],
      attempts: once,
      result: { name: 'ApplicationError', status: code, retryable: false },
    },
  ]),
  {
    id: 'F16',
    title: '400 with refused fields',
    faults: [
      json(
        { details: { validationError: { fieldViolations: [{ field: 'roomId', description: 'is odd' }] } } },
        400,
      ),
    ],
    attempts: once,
    result: { name: 'ValidationError', code: 'INVALID_ARGUMENT', status: 400, retryable: false },
  },
  {
    id: 'F16',
    title: '401 when there is no other token',
    faults: [status(401)],
    attempts: once,
    result: { name: 'AuthError', status: 401, retryable: false },
  },
  {
    id: 'F16',
    title: '400 that repeats what it was sent',
    faults: [
      (exchange) =>
        json({ message: JSON.stringify(exchange.request) }, 400, {
          'x-echo': exchange.request.headers['authorization'] ?? '',
        })(exchange),
    ],
    options: { echoes: true },
    attempts: once,
    result: { name: 'ApplicationError', status: 400, retryable: false },
  },
  ...[408, 425].map((code): Row => ({
    id: 'F17',
    title: `${code}`,
    faults: [status(code)],
    attempts: thrice,
    result: { name: 'ApplicationError', status: code, retryable: true },
    unclear: true,
  })),
  {
    id: 'F18',
    title: '409: another revision',
    faults: [
      json({ details: { applicationError: { code: 'REVISION_MISMATCH', data: { revision: '7' } } } }, 409),
    ],
    attempts: once,
    result: { name: 'ConflictError', code: 'REVISION_MISMATCH', status: 409, retryable: false },
    check: ({ error }) => {
      expect(error?.['data']).toEqual({ revision: '7' })
    },
  },
  {
    id: 'F19',
    title: '409 with Retry-After: the same key is still at work',
    faults: [status(409, { 'retry-after': '0' })],
    attempts: thrice,
    result: { name: 'ConflictError', status: 409, retryable: true, retryAfterMs: 0 },
    unclear: true,
  },
]

const protocol: readonly Row[] = [
  {
    id: 'F23',
    title: '503 without words and without a body',
    faults: [answer({ status: 503, statusText: '', headers: {} })],
    attempts: thrice,
    result: failed(503),
    unclear: true,
  },
  {
    id: 'F23',
    title: '404 without words and without a body',
    faults: [answer({ status: 404, statusText: '', headers: {} })],
    attempts: once,
    result: { name: 'ApplicationError', status: 404, retryable: false },
  },
  {
    id: 'F23',
    title: '200 without words',
    faults: [answer({ statusText: '', body: JSON.stringify(room) })],
    attempts: once,
  },
  {
    id: 'F23',
    title: 'early hints before the answer',
    faults: [bytes(Buffer.concat([Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'), whole]))],
    attempts: once,
  },
  {
    id: 'F23',
    title: 'trailers after the answer',
    faults: [chunked(`15\r\n${JSON.stringify(room)}\r\n0\r\nx-checksum: 7\r\n\r\n`)],
    attempts: once,
  },
  {
    id: 'F23',
    title: 'a header of 100 kB',
    faults: [answer({ headers: { 'x-long': 'x'.repeat(100_000) }, body: JSON.stringify(room) })],
    attempts: thrice,
    result: network('unknown'),
    unclear: true,
    cause: true,
  },
]

const rows: readonly Row[] = [...neverSent, ...broken, ...contents, ...encodings, ...statuses, ...protocol]

/** The outcome that a row promises for one column. */
const expected = (row: Row, column: Column): object => {
  const result = (row.result ?? row.except?.[column]) ? { ...row.result, ...row.except?.[column] } : undefined
  return {
    sent: row.attempts[column],
    received: row.arrives === false ? 0 : row.attempts[column],
    ...(result
      ? {
          ...result,
          retryable: result.retryable ?? false,
          maybeProcessed: (row.unclear ?? false) && changes(column),
          cause: row.cause ?? false,
        }
      : { value: row.options?.operation === closeRoom ? undefined : { id: 'one' } }),
  }
}

/** The outcome of a call, in the same words. */
const actual = (row: Row, column: Column, { sent, received, error, value }: Outcome): object => {
  if (!error) return { sent, received, value }
  const wanted = expected(row, column)
  const fields = ['name', 'code', 'reason', 'status', 'retryAfterMs', 'maybeProcessed'] as const
  return {
    sent,
    received,
    ...Object.fromEntries(fields.filter((field) => field in wanted).map((field) => [field, error[field]])),
    retryable: error['retryable'] ?? false,
    ...(!('name' in wanted) && { error }),
    cause: error.cause !== undefined,
  }
}

beforeAll(() => {
  // The real thing: no interceptor between the client and the socket.
  nock.restore()
})

beforeEach(() => {
  // No jitter: a repeat follows at once, unless the answer asks for a wait.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe.each(transports)('over $name', ({ open, ownPool }) => {
  const transport = open()
  let before: number

  beforeEach(() => {
    before = openResources()
  })

  afterEach(async () => {
    expect(await eventually(() => openResources() <= before), 'no socket or timer is left').toBe(true)
  })

  afterAll(() => transport.close())

  const checkRow = async (row: Row): Promise<void> => {
    const outcomes = await Promise.all(
      columns.map((column) => runCell(transport.send, column, row.faults, row.options)),
    )
    const tabled = <Value>(value: (column: Column, outcome: Outcome) => Value): Record<string, Value> =>
      Object.fromEntries(columns.map((column, index) => [column, value(column, outcomes[index]!)]))
    expect(
      tabled((column, outcome) => actual(row, column, outcome)),
      `${row.id} ${row.title}`,
    ).toEqual(tabled((column) => expected(row, column)))
    for (const [index, column] of columns.entries()) {
      const outcome = outcomes[index]!
      expect(outcome.elapsed, `${row.id} ${row.title}: time of ${column}`).toBeCloseTo(
        row.lasts?.[column] ?? 0,
        6,
      )
      row.check?.(outcome)
    }
  }

  it.each(rows)('$id $title', checkRow)

  // Some at once: they do little but wait.
  it('F3 F10 silence', async () => {
    for (let index = 0; index < silence.length; index += 4)
      await Promise.all(silence.slice(index, index + 4).map(checkRow))
  })

  if (ownPool)
    it('closes what it keeps, whatever has happened to it', async () => {
      const own = open()
      const faults = [good, status(503), hang, json({}), stallAfter(80, whole), reset, body('<'), good]
      const server = await startChaos(faults)
      const client = createClient({
        platform: { ...hosted(), origin: server.origin },
        fetch: own.send,
        timeout: short.timeout,
        attempts: 1,
      })
      await Promise.allSettled(faults.map(() => getRoom(client, { roomId: 'one' })))
      expect(server.requests).toHaveLength(faults.length)
      await own.close()
      expect(await eventually(() => server.open === 0), 'the server sees every connection end').toBe(true)
      await server.close()
    })

  describe('F12 a redirect is not followed', () => {
    // Longer than what fits into the buffers of a socket: the connection is free only if it is given up.
    const page = 'x'.repeat(8 * 1024 * 1024)

    it.each(
      [301, 302, 303, 307, 308].flatMap((code) => [
        { code, target: 'another path', location: () => '/chaos/v1/rooms/two' },
        { code, target: 'itself', location: () => '' },
        { code, target: 'another origin', location: (other: string) => `${other}/chaos/v1/rooms` },
        { code, target: 'nowhere', location: undefined },
      ]),
    )('$code to $target', async ({ code, location }) => {
      const other = await startChaos([good])
      const headers: Record<string, string> = location ? { location: location(other.origin) } : {}
      const row: Row = {
        id: 'F12',
        title: `${code}`,
        faults: [answer({ status: code, headers, body: page })],
        attempts: once,
        result: { name: 'RedirectError', code: 'REDIRECT', status: code },
        unclear: true,
      }
      await checkRow(row).finally(other.close)
      expect(other.connections).toBe(0)
    })
  })

  describe('F23 a connection that is used again', () => {
    const client = (server: ChaosServer): Client =>
      createClient({ platform: { ...hosted(), origin: server.origin }, fetch: transport.send })

    /** Answers a read with the id that it asked for. */
    const echo =
      (finish: (exchange: Exchange, whole: Uint8Array) => Promise<unknown>): Fault =>
      async (exchange) => {
        const id = exchange.request.path.split('/').at(-1)
        await finish(exchange, answerBytes({ body: JSON.stringify({ room: { id } }) }))
      }

    it('is reset when the next request comes: a read goes out again, a write does not', async () => {
      for (const operation of [getRoom, createRoom]) {
        const server = await startChaos([good])
        const own = client(server)
        for (let index = 0; index < 3; index++) await operation(own, { roomId: 'one' })
        const { connections, requests } = server
        const used: number[] = []
        const before = requests.length
        const resetKept: Fault = (exchange) => {
          used.push(server.connections)
          return reset(exchange)
        }
        server.script(resetKept, good)
        const [result] = await Promise.allSettled([operation(own, { roomId: 'two' })])
        expect(used).toEqual([connections])
        if (operation === getRoom) expect(result).toEqual({ status: 'fulfilled', value: { id: 'one' } })
        else
          expect(result).toMatchObject({
            reason: { name: 'NetworkError', reason: 'reset', maybeProcessed: true, attempts: 1 },
          })
        expect(requests.length - before).toBe(operation === getRoom ? 2 : 1)
        await server.close()
      }
    })

    // The controller of one request serves the next ones.
    it('stays unchanged when a later request ends: only that one is given up', async () => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const server = await startChaos([
        async (exchange) => {
          if (exchange.request.path.includes('never')) return hang(exchange)
          if (exchange.request.path.includes('later')) await released
          return good(exchange)
        },
      ])
      const own = client(server)
      for (let index = 0; index < 12; index++) await getRoom(own, { roomId: 'one' })
      const ended = getRoom(own, { roomId: 'never' }, { timeout: 50, attempts: 1 })
      const beside = Array.from({ length: 8 }, () => getRoom(own, { roomId: 'later' }))
      await expect(ended).rejects.toMatchObject({ name: 'TimeoutError', reason: 'headers' })
      release()
      expect(await Promise.all(beside)).toHaveLength(8)
      // No read had to be sent again.
      expect(server.requests).toHaveLength(12 + 1 + 8)
      await server.close()
    })

    it('is not used where the server says that it closes it', async () => {
      const server = await startChaos([
        async (exchange) => {
          await json(room, 200, { connection: 'close' })(exchange)
          exchange.end()
        },
      ])
      const own = client(server)
      for (let index = 0; index < 20; index++) await createRoom(own, { roomId: `${index}` })
      expect(server.requests).toHaveLength(20)
      expect(server.connections).toBe(20)
      await server.close()
    })

    it('is closed without a word after each answer: reads never fail, writes are never doubled', async () => {
      const server = await startChaos([
        echo(async ({ write: send, end }, content) => {
          await send(content)
          end()
        }),
      ])
      const own = client(server)
      for (let index = 0; index < 50; index++)
        expect(await getRoom(own, { roomId: `${index}` })).toEqual({ id: `${index}` })
      for (let index = 0; index < 50; index++)
        await createRoom(own, { roomId: `write-${index}` }).catch(() => undefined)
      const written = server.requests.map(({ body: sent }) => sent).filter((sent) => sent.includes('write-'))
      expect(written.length).toBeGreaterThan(0)
      expect(new Set(written).size).toBe(written.length)
      await server.close()
    })

    it('brings an answer that nobody asked for: no call takes it', async () => {
      const stray = answerBytes({ body: JSON.stringify({ room: { id: 'stray' } }) })
      const server = await startChaos([
        echo(({ write: send }, content) => send(Buffer.concat([content, stray]))),
      ])
      const own = client(server)
      for (let index = 0; index < 20; index++)
        expect(await getRoom(own, { roomId: `${index}` })).toEqual({ id: `${index}` })
      await server.close()
    })

    it('brings more bytes than announced: no call takes them', async () => {
      const server = await startChaos([
        echo(({ write: send }, content) => send(Buffer.concat([content, Buffer.from('{"room":{}}')]))),
      ])
      const own = client(server)
      for (let index = 0; index < 20; index++)
        expect(await getRoom(own, { roomId: `${index}` })).toEqual({ id: `${index}` })
      await server.close()
    })
  })

  describe('F5 a reset after each byte of an answer', { timeout: 60_000 }, () => {
    const long = answerBytes({ body: JSON.stringify({ room: { id: 'one', text: 'x'.repeat(150) } }) })

    it.each([
      { column: 'R', operation: getRoom },
      { column: 'W', operation: createRoom },
    ])('$column', async ({ operation }) => {
      const wrong: unknown[] = []
      const seen = new Map<string, number>()
      const server = await startChaos([
        (exchange) => {
          const { path, body: sent } = exchange.request
          const count = /\d+/.exec(sent || path.slice(path.lastIndexOf('/')))?.[0] ?? ''
          seen.set(count, (seen.get(count) ?? 0) + 1)
          return seen.get(count) === 1 ? resetAfter(+count, long)(exchange) : good(exchange)
        },
      ])
      const check = async (count: number): Promise<void> => {
        // A client of its own: the budget for repeats is not what is asked about.
        const client = createClient({
          platform: { ...hosted(), origin: server.origin },
          fetch: transport.send,
        })
        const [result] = await Promise.allSettled([operation(client, { roomId: `${count}` })])
        const requests = seen.get(`${count}`)
        const right =
          operation === getRoom
            ? requests === 2 && result.status === 'fulfilled'
            : requests === 1 &&
              result.status === 'rejected' &&
              isNetworkError(result.reason) &&
              result.reason.reason === 'reset' &&
              result.reason.maybeProcessed
        if (!right) wrong.push({ count, requests, result })
      }
      for (let count = 0; count < long.length; count += 8)
        await Promise.all(
          Array.from({ length: Math.min(8, long.length - count) }, (_, at) => check(count + at)),
        )
      await server.close()
      expect(wrong).toEqual([])
    })
  })
})
