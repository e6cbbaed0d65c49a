import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { Agent, type Dispatcher } from 'undici'
import type { Transport } from './client.ts'

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

type Bytes = Uint8Array<ArrayBuffer>

type Part = Awaited<ReturnType<ReadableStreamDefaultReader<Bytes>['read']>>

/** What is sent. */
type RequestBody = string | Uint8Array | null | undefined

type RawHeaders = Readonly<Record<string, string | string[] | undefined>>

/** Reads a body part by part: the half of a stream's reader that is used. */
interface BodyReader {
  read(): Promise<Part>
  /** Ends the request, and its socket if there is more to come. */
  cancel(reason?: unknown): Promise<void>
}

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
  readonly #resolve: (response: Answer) => void
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
    resolve: (response: Answer) => void,
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
    this.#wake?.()
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
    this.#resolve(new Answer(this.#url, status, statusText, headers, this.#method, this))
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    this.#waiting += part.length
    this.#parts.push(part as Bytes)
    if (this.#waiting >= mostWaiting) controller.pause()
    this.#wake?.()
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

/** As lenient about the end of the data as `fetch`: what has come is given. */
const lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }
const lenientBrotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
}

const decoderOf = (coding: string, firstByte: number): Transform | undefined => {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenient)
    case 'deflate':
      // Some servers leave out the zlib header, which begins with 8.
      return (firstByte & 15) === 8 ? createInflate(lenient) : createInflateRaw(lenient)
    case 'br':
      return createBrotliDecompress(lenientBrotli)
    default:
      return undefined
  }
}

/** Takes the content codings off a body. One that is not known leaves it as it is, as `fetch` does. */
const unpack = (reader: BodyReader, codings: readonly string[]): BodyReader => {
  let failure: unknown
  async function* packed(first: Uint8Array): AsyncGenerator<Uint8Array, void> {
    try {
      yield first
      for (let part; !(part = await reader.read()).done;) yield part.value
    } catch (error) {
      failure = error
      throw error
    } finally {
      await reader.cancel()
    }
  }
  async function* unpacked(): AsyncGenerator<Uint8Array, void> {
    const { done, value: first } = await reader.read()
    if (done) return
    const decoders = codings.flatMap((coding) => decoderOf(coding, first[0] ?? 0) ?? []).reverse()
    try {
      yield* decoders.length < codings.length
        ? packed(first)
        : (pipeline([Readable.from(packed(first)), ...decoders], () => undefined) as unknown as Readable)
    } catch (cause) {
      throw cause === failure ? cause : new TypeError('terminated', { cause })
    }
  }
  const parts = unpacked()
  return {
    read: () => parts.next() as Promise<Part>,
    async cancel(reason) {
      await reader.cancel(reason)
      await parts.return()
    },
  }
}

/**
 * A class that passes for another. The parts that a subclass has ready cost little; the first use of any other makes a
 * whole object, with what it costs.
 */
const standIn = <Whole extends object, Ready extends keyof Whole>(whole: {
  readonly prototype: Whole
}): abstract new (make: () => Whole) => Omit<Whole, Ready> => {
  abstract class StandIn {
    readonly #make: () => Whole
    #made: Whole | undefined

    constructor(make: () => Whole) {
      this.#make = make
    }

    static {
      Object.setPrototypeOf(this.prototype, whole.prototype)
      for (const key of Reflect.ownKeys(whole.prototype))
        if (key !== 'constructor')
          Object.defineProperty(this.prototype, key, {
            get(this: StandIn) {
              const made = (this.#made ??= this.#make())
              const value: unknown = Reflect.get(made, key)
              return typeof value === 'function' ? (value.bind(made) as unknown) : value
            },
          })
    }
  }
  return StandIn as unknown as abstract new (make: () => Whole) => Omit<Whole, Ready>
}

/** Headers as the pool has them. */
class AnswerHeaders extends /* @__PURE__ */ standIn<Headers, 'get'>(Headers) {
  readonly #own: RawHeaders

  constructor(own: RawHeaders) {
    super(() => {
      const all = new Headers()
      for (const [name, value = []] of Object.entries(own))
        for (const one of [value].flat()) all.append(name, one)
      return all
    })
    this.#own = own
  }

  get(text: string): string | null {
    const name = text.toLowerCase()
    const value = Object.hasOwn(this.#own, name) ? this.#own[name] : undefined
    return typeof value === 'object' ? value.join(', ') : (value ?? null)
  }
}

/** The stream over a reader that a whole body has. */
const streamOf = (source: BodyReader): ReadableStream<Bytes> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => source.cancel(reason),
  })

type StreamReader = ReadableStreamDefaultReader<Bytes>

/** A stream's reader without the stream. */
class AnswerReader
  extends /* @__PURE__ */ standIn<StreamReader, keyof BodyReader>(ReadableStreamDefaultReader)
{
  readonly #source: BodyReader

  constructor(source: BodyReader) {
    super(() => streamOf(source).getReader())
    this.#source = source
  }

  read(): Promise<Part> {
    return this.#source.read()
  }

  cancel(reason?: unknown): Promise<void> {
    return this.#source.cancel(reason)
  }
}

/** A stream that is made when something else than its reader is asked for. */
class AnswerBody extends /* @__PURE__ */ standIn<ReadableStream<Bytes>, 'getReader'>(ReadableStream) {
  readonly #source: BodyReader

  constructor(source: BodyReader) {
    super(() => streamOf(source))
    this.#source = source
  }

  /** Gives a stream's usual reader. The other, into memory of the caller, is refused, as streams that are no byte streams do. */
  getReader(options?: { readonly mode: 'byob' }): never {
    return (options ? streamOf(this.#source).getReader(options) : new AnswerReader(this.#source)) as never
  }
}

type Ready = 'url' | 'status' | 'statusText' | 'ok' | 'headers' | 'body' | 'redirected' | 'type'

/** The answer as a `Response`. */
class Answer extends /* @__PURE__ */ standIn<Response, Ready>(Response) {
  readonly redirected = false
  readonly type = 'basic'
  readonly ok: boolean
  readonly headers: Headers
  readonly body: ReadableStream<Bytes> | null

  constructor(
    readonly url: string,
    readonly status: number,
    readonly statusText: string,
    own: RawHeaders,
    method: string,
    reader: BodyReader,
  ) {
    const headers = new AnswerHeaders(own) as unknown as Headers
    const codings = headers.get('content-encoding')
    const bare = method === 'HEAD' || status === 204 || status === 205 || status === 304
    const source = codings && !bare ? unpack(reader, codings.toLowerCase().split(/\s*,\s*/)) : reader
    super(() => new Response(bare ? null : streamOf(source), { status, statusText, headers }))
    this.ok = status > 199 && status < 300
    this.headers = headers
    this.body = bare ? null : new AnswerBody(source)
  }
}
