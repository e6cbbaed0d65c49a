import http from 'node:http'
import https from 'node:https'
import { type AnswerClass, createAnswerClass } from './answer.node.ts'
import { unpack } from './content-coding.node.ts'
import type { Transport } from './contract.ts'
import { ContextError, invalid } from './errors.ts'
import { MessageReader } from './message-reader.node.ts'

/** Either a pool with a limit, or a given agent. */
export type NodeTransportOptions =
  | {
      /**
       * Maximum number of sockets per origin: defaults to 128; Infinity removes the limit. Further calls wait for a
       * socket.
       */
      readonly connections?: number | undefined
      /** Cannot be combined with `connections`. */
      readonly agent?: undefined
    }
  | {
      /**
       * An agent of `node:http` or `node:https`, instead of the built-in pool: for a proxy, or custom certificates. It
       * has its own limit of sockets, and its creator destroys it.
       */
      readonly agent?: http.Agent | undefined
      /** Cannot be combined with `agent`. */
      readonly connections?: undefined
    }

/** A transport that keeps its sockets open between calls. */
export interface NodeTransport extends Transport {
  /** Closes the pool once the calls in progress have ended; later calls fail. */
  close(): Promise<void>
}

/** How long an idle socket is kept, in milliseconds: less than most servers keep theirs. */
const longestIdle = 4000

/**
 * A transport for Node on `node:http` and `node:https` with keep-alive sockets. It behaves like the global `fetch`, at
 * about half of its CPU time on small calls. It follows no redirects and has no timeouts, because the client handles
 * both.
 *
 * @throws ValidationError when `connections` is not a positive whole number.
 * @throws ContextError (from a call) when the transport was closed.
 * @example
 * import { nodeTransport } from '@frontdesk/core/node'
 *
 * const transport = nodeTransport()
 * const client = createClient({ platform: hosted(), auth: apiKey({ apiKey: key, siteId }), fetch: transport })
 * await transport.close()
 */
export const nodeTransport = ({ connections = 128, agent }: NodeTransportOptions = {}): NodeTransport => {
  if (connections !== Infinity && !(Number.isInteger(connections) && connections > 0))
    throw invalid('connections', 'must be a whole number from 1, or Infinity')
  const settings = {
    keepAlive: true,
    maxSockets: connections,
    maxFreeSockets: connections,
    timeout: longestIdle,
  }
  const pools: Readonly<Record<string, http.Agent>> = {
    'http:': new http.Agent(settings),
    'https:': new https.Agent(settings),
  }
  let Answer: AnswerClass | undefined
  const underWay = new Set<http.ClientRequest>()
  let onQuiet: (() => void) | undefined
  let closed: Promise<void> | undefined

  const begin = (url: string, { method = 'GET', headers }: RequestInit, body: Body): http.ClientRequest => {
    const address = new URL(url)
    const { protocol, username, password } = address
    const pool = pools[protocol]
    if (!pool) throw new TypeError('fetch failed', { cause: new Error('unknown scheme') })
    if (username || password) throw new TypeError('The address of a request must not hold a password')
    const { request } = protocol === 'https:' ? https : http
    const sent = request(address, { method, headers: writeHeaders(headers, body), agent: agent ?? pool })
    underWay.add(sent)
    sent.once('close', () => {
      underWay.delete(sent)
      if (!underWay.size) onQuiet?.()
    })
    return sent
  }

  const transport: Transport = async (url, init) => {
    const packed = init.body == null || typeof init.body === 'string' ? init : await pack(init)
    if (closed) throw new ContextError('This transport was closed. Make another one with nodeTransport()')
    init.signal?.throwIfAborted()
    const body = packed.body as Body
    Answer ??= createAnswerClass()
    return exchange(Answer, begin(url, packed, body), url, packed, body)
  }

  return Object.assign(transport, {
    close: () =>
      (closed ??= new Promise<void>((resolve) => {
        onQuiet = resolve
        if (!underWay.size) resolve()
      }).then(() => {
        for (const pool of Object.values(pools)) pool.destroy()
      })),
  })
}

/** The body of a request. */
type Body = string | Uint8Array | null | undefined

/** Reads a body that is not text into the bytes that `fetch` would send, and adds its content type. */
const pack = async (init: RequestInit): Promise<RequestInit> => {
  const packed = new Response(init.body)
  const headers = new Headers(init.headers)
  const type = packed.headers.get('content-type')
  if (type && !headers.has('content-type')) headers.set('content-type', type)
  return { ...init, headers, body: new Uint8Array(await packed.arrayBuffer()) }
}

/** Adds the headers that `fetch` sends by default; the headers of the caller take precedence. */
const writeHeaders = (headers: RequestInit['headers'] = {}, body: Body): Record<string, string> => {
  const own = new Map([
    ['accept', '*/*'],
    ['accept-encoding', 'gzip, deflate, br'],
    ['user-agent', 'node'],
  ])
  if (typeof body === 'string') own.set('content-type', 'text/plain;charset=UTF-8')
  // Otherwise Node does not send the length of the body of a DELETE.
  if (body) own.set('content-length', String(Buffer.byteLength(body)))
  const given = new Map<string, string>()
  const pairs = Symbol.iterator in headers ? headers : Object.entries(headers)
  for (const [key, value] of pairs as Iterable<[string, string]>) {
    const name = key.toLowerCase()
    const before = given.get(name)
    given.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries([...own, ...given])
}

const readHeaders = ({ rawHeaders }: http.IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}

/** Sends a request and waits for the head of the response. */
const exchange = (
  Answer: AnswerClass,
  request: http.ClientRequest,
  url: string,
  { signal }: RequestInit,
  body: Body,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    let reader: MessageReader | undefined
    const abort = (): void => {
      const reason: unknown = signal?.reason
      reject(reason)
      reader?.fail(reason)
      request.destroy()
    }
    /** Fails with the same messages as `fetch`, so that errors have one form. */
    const fail = (cause: unknown): void => {
      reject(new TypeError('fetch failed', { cause }))
      if (!reader?.isWhole) reader?.fail(new TypeError('terminated', { cause }))
    }
    signal?.addEventListener('abort', abort)
    request.on('error', fail)
    request.once('close', () => signal?.removeEventListener('abort', abort))
    // Without a listener, a call whose response upgrades the protocol of the connection would never end.
    request.once('upgrade', (_, socket) => {
      socket.destroy()
      fail(Object.assign(new Error('The server changed the protocol'), { code: 'ECONNRESET' }))
    })
    request.once('response', (message) => {
      const isBare = request.method === 'HEAD' || [204, 205, 304].includes(message.statusCode ?? 0)
      if (isBare) message.resume()
      else reader = new MessageReader(message)
      try {
        const headers = readHeaders(message)
        const codings = headers
          .get('content-encoding')
          ?.toLowerCase()
          .split(/\s*,\s*/)
        resolve(new Answer(url, message, headers, reader && codings ? unpack(reader, codings) : reader))
      } catch (cause) {
        fail(cause)
        request.destroy()
      }
    })
    request.end(body ?? undefined)
  })
