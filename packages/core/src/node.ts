import { Agent, type Dispatcher } from 'undici'
import type { Transport } from './contract.ts'
import type { BodyReader, Bytes, Part } from './content-coding.node.ts'
import { createAnswer, type RawHeaders } from './answer.node.ts'

export interface NodeTransportOptions {
  /** The most sockets per origin, no limit unless given. Further calls wait for one. */
  readonly connections?: number
  /** An undici dispatcher in place of an own pool: a proxy, certificates of your own. Whoever made it closes it. */
  readonly dispatcher?: Dispatcher
}

/** A transport that keeps its sockets open between calls. */
export interface NodeTransport extends Transport {
  /** Closes the pool once the calls under way have ended; calls made later fail. */
  close(): Promise<void>
}

/**
 * A transport for Node on the pooled HTTP client of `undici`, which is to be installed beside this package. Answers and
 * fails as the global `fetch` does, at about a third of its CPU time on small calls. Follows no redirect and has no time
 * limits: both are the client's.
 *
 * @example
 * import { nodeTransport } from '@frontdesk/core/node'
 *
 * const transport = nodeTransport()
 * const client = createClient({ platform: hosted(), auth: apiKey({ apiKey, siteId }), fetch: transport })
 * await transport.close()
 */
export const nodeTransport = ({ connections, dispatcher }: NodeTransportOptions = {}): NodeTransport => {
  const pool = new Agent({
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    ...(connections && { connections }),
  })
  const through = dispatcher ?? pool
  const transport: Transport = (url, init) =>
    init.body == null || typeof init.body === 'string'
      ? exchange(through, url, init, init.body)
      : pack(init).then(({ body, headers }) => exchange(through, url, { ...init, headers }, body))
  return Object.assign(transport, {
    async close() {
      if (!pool.destroyed) await pool.close()
    },
  })
}

/** A body that is no text, in the form that `fetch` would send, with its content type. */
const pack = async (init: RequestInit): Promise<{ body: Uint8Array; headers: Headers }> => {
  const packed = new Response(init.body)
  const headers = new Headers(init.headers)
  const type = packed.headers.get('content-type')
  if (type && !headers.has('content-type')) headers.set('content-type', type)
  return { body: new Uint8Array(await packed.arrayBuffer()), headers }
}

/** What `fetch` sends by itself, unless the caller says otherwise, and what the caller sends. */
const writeHeaders = (headers: RequestInit['headers']): Record<string, string> => {
  const written: Record<string, string> = {
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'node',
  }
  const pairs = headers instanceof Headers || Array.isArray(headers) ? headers : Object.entries(headers ?? {})
  for (const [name, value] of pairs as Iterable<[string, string]>) written[name.toLowerCase()] = value
  return written
}

/** What is sent. */
type RequestBody = string | Uint8Array | null | undefined

/** How many bytes may wait to be read before the socket is told to wait. */
const mostWaiting = 65_536

/**
 * One request and its answer: what the pool calls, what the signal calls, and what reads the body. A class, like all that
 * is made for each call: closures and proxies took half of the time that is spent here.
 */
class Exchange implements Dispatcher.DispatchHandler, BodyReader {
  readonly #url: string
  readonly #method: string
  readonly #signal: AbortSignal | null | undefined
  readonly #resolve: (response: Response) => void
  readonly #reject: (reason: unknown) => void
  readonly #parts: Bytes[] = []
  #waiting = 0
  #socket: Dispatcher.DispatchController | undefined
  /** How the body ended: well, or with what it failed. */
  #ended: { readonly failure?: { readonly error: unknown } } | undefined
  #wake: (() => void) | undefined

  constructor(
    url: string,
    { method = 'GET', signal }: RequestInit,
    resolve: (response: Response) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#url = url
    this.#method = method
    this.#signal = signal
    this.#resolve = resolve
    this.#reject = reject
  }

  /** Sends it, unless it has been aborted. */
  start(pool: Dispatcher, headers: RequestInit['headers'], body: RequestBody): void {
    const { origin, pathname, search } = new URL(this.#url)
    const sent = writeHeaders(headers)
    if (typeof body === 'string') sent['content-type'] ??= 'text/plain;charset=UTF-8'
    this.#signal?.addEventListener('abort', this)
    if (this.#signal?.aborted) this.handleEvent()
    else
      pool.dispatch(
        { origin, path: pathname + search, method: this.#method, headers: sent, body: body ?? null },
        this,
      )
  }

  #end(failure?: { readonly error: unknown }): void {
    this.#signal?.removeEventListener('abort', this)
    this.#ended ??= failure ? { failure } : {}
    this.#wakeUp()
  }

  /** Each wait is woken once: were it kept, each part of a long body would wake all waits before it. */
  #wakeUp(): void {
    const wake = this.#wake
    this.#wake = undefined
    wake?.()
  }

  #stop(reason: unknown): void {
    this.#end({ error: reason })
    this.#parts.length = 0
    this.#socket?.abort(reason as Error)
  }

  /** The signal's event. */
  handleEvent(): void {
    const reason: unknown = this.#signal?.reason
    this.#reject(reason)
    this.#stop(reason)
  }

  async read(): Promise<Part> {
    for (;;) {
      const value = this.#parts.shift()
      if (value) {
        this.#waiting -= value.length
        if (this.#socket?.paused && this.#waiting < mostWaiting) this.#socket.resume()
        return { done: false, value }
      }
      if (this.#ended?.failure) throw this.#ended.failure.error
      if (this.#ended) return { done: true, value: undefined }
      await new Promise<void>((resume) => {
        const before = this.#wake
        this.#wake = () => {
          before?.()
          resume()
        }
      })
    }
  }

  cancel(reason?: unknown): Promise<void> {
    if (!this.#ended) this.#stop(reason ?? new DOMException('The body was cancelled', 'AbortError'))
    return Promise.resolve()
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#socket = controller
    // It waited for a socket when it was aborted.
    if (this.#ended) controller.abort(this.#signal?.reason as Error)
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: RawHeaders,
    statusText = '',
  ): void {
    // 1xx only announce the answer.
    if (status < 200) return
    this.#resolve(createAnswer(this.#url, status, statusText, headers, this.#method, this))
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    this.#waiting += part.length
    this.#parts.push(part as Bytes)
    if (this.#waiting >= mostWaiting) controller.pause()
    this.#wakeUp()
  }

  onResponseEnd(): void {
    // Not before the pool has taken the socket back: the next call is to find it.
    queueMicrotask(() => setImmediate(() => this.#end()))
  }

  onResponseError(_: unknown, cause: Error): void {
    // In the words of `fetch`, so that whoever reads errors knows one form.
    this.#reject(new TypeError('fetch failed', { cause }))
    this.#end({ error: new TypeError('terminated', { cause }) })
  }
}

const exchange = (pool: Dispatcher, url: string, init: RequestInit, body: RequestBody): Promise<Response> =>
  new Promise((resolve, reject) => {
    new Exchange(url, init, resolve, reject).start(pool, init.headers, body)
  })
