import { constants, createDeflateRaw, gzipSync } from 'node:zlib'
import type { Fault } from './chaos-server.ts'

type Headers = readonly (readonly [name: string, value: string])[]

export interface AnswerParts {
  readonly status?: number
  /** Left out of the status line when empty. */
  readonly statusText?: string
  /** Written as they are, duplicates too. `content-length` is added unless a framing header is among them. */
  readonly headers?: Readonly<Record<string, string>> | Headers
  readonly body?: string | Uint8Array
}

const phrases: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  205: 'Reset Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
}

const pairs = (headers: NonNullable<AnswerParts['headers']>): Headers =>
  Array.isArray(headers) ? (headers as Headers) : Object.entries(headers)

/** The bytes of a whole answer. */
export const answerBytes = ({
  status = 200,
  statusText = phrases[status] ?? 'Status',
  headers = { 'content-type': 'application/json' },
  body = '',
}: AnswerParts): Buffer => {
  const content = Buffer.from(body)
  const own = pairs(headers)
  const framed = own.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name))
  const empty = status === 204 || status === 304
  const lines = [...own, ...(framed || empty ? [] : [['content-length', String(content.length)] as const])]
  const head = [`HTTP/1.1 ${status} ${statusText}`, ...lines.map(([name, value]) => `${name}: ${value}`)]
  return Buffer.concat([Buffer.from(head.join('\r\n') + '\r\n\r\n', 'latin1'), content])
}

/** Sends bytes as they are and keeps the connection. */
export const bytes =
  (content: string | Uint8Array): Fault =>
  async ({ write }) => {
    await write(content)
  }

/** A whole answer. */
export const answer = (parts: AnswerParts): Fault => bytes(answerBytes(parts))

/** A whole answer with a JSON body. */
export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Fault =>
  answer({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  })

/** A status with an error body in the form of the platform. */
export const status = (code: number, headers: Readonly<Record<string, string>> = {}): Fault =>
  json({ message: `status ${code}` }, code, headers)

/** Reads the request and says nothing until the client goes. */
export const hang: Fault = ({ gone }) => gone

/** Resets the connection before any byte of the answer. */
export const reset: Fault = (exchange) => {
  exchange.reset()
}

/** Closes the connection in order before any byte of the answer. */
export const hangUp: Fault = (exchange) => {
  exchange.end()
}

/** Sends the first bytes of an answer, then resets the connection. */
export const resetAfter =
  (count: number, content: Uint8Array): Fault =>
  async (exchange) => {
    if (count > 0) await exchange.write(content.subarray(0, count))
    exchange.reset()
  }

/** Sends the first bytes of an answer, then nothing more until the client goes. */
export const stallAfter =
  (count: number, content: Uint8Array): Fault =>
  async ({ write, gone }) => {
    await write(content.subarray(0, count))
    await gone
  }

/** Sends the first bytes at once and the rest one by one, `every` milliseconds apart. */
export const drip =
  (every: number, content: Uint8Array, atOnce = 0): Fault =>
  async ({ write, gone }) => {
    if (atOnce > 0) await write(content.subarray(0, atOnce))
    for (let index = atOnce; index < content.length; index++) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tick = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, every)
      })
      await Promise.race([tick, gone])
      clearTimeout(timer)
      if (!(await write(content.subarray(index, index + 1)))) return
    }
  }

/** An answer in chunks, as fast as the client takes them, until there are no more or the client goes. */
export const stream =
  (headers: Readonly<Record<string, string>>, chunks: Iterable<Uint8Array>): Fault =>
  async ({ write }) => {
    await write(answerBytes({ headers: { ...headers, 'transfer-encoding': 'chunked' } }))
    for (const chunk of chunks) {
      const framed = [Buffer.from(chunk.length.toString(16) + '\r\n'), chunk, Buffer.from('\r\n')]
      if (!(await write(Buffer.concat(framed)))) return
    }
    await write('0\r\n\r\n')
  }

const mebibyte = 1024 * 1024

/** JSON of `size` bytes: one text. */
export function* jsonOfSize(size: number): Generator<Uint8Array> {
  const spaces = Buffer.alloc(64 * 1024, 'x')
  yield Buffer.from('{"room":{"id":"')
  for (let sent = 0; sent < size; sent += spaces.length) yield spaces
  yield Buffer.from('"}}')
}

/** Gzip of `count` MiB of JSON text, about 1 kB for each: made from one block, so it costs nothing to make. */
export const gzipBomb = async (count: number): Promise<Iterable<Uint8Array>> => {
  const start = '{"room":{"id":"'
  // A stored block needs no compression: final bit and type 0, length, its complement, the bytes.
  const opening = Buffer.concat([
    Buffer.from([0, start.length, 0, ~start.length & 0xff, 0xff]),
    Buffer.from(start),
  ])
  const block = await new Promise<Buffer>((resolve, reject) => {
    const deflate = createDeflateRaw({ level: 9 })
    const parts: Buffer[] = []
    deflate.on('data', (part: Buffer) => parts.push(part))
    deflate.on('error', reject)
    deflate.write(Buffer.alloc(mebibyte, 'x'))
    // A full flush ends the block at a byte and forgets what came before: the block can be repeated.
    deflate.flush(constants.Z_FULL_FLUSH, () => {
      resolve(Buffer.concat(parts))
      deflate.close()
    })
  })
  const header = gzipSync('').subarray(0, 10)
  return (function* () {
    yield Buffer.concat([header, opening])
    for (let index = 0; index < count; index++) yield block
  })()
}
