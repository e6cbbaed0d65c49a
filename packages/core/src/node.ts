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
 * fails as the global `fetch` does, at about half of its CPU time on small calls. Follows no redirect and has no time
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

type Part = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>

/** Reads a body part by part: the half of a stream's reader that is used. */
interface BodyReader {
  read(): Promise<Part>
  /** Ends the request, and its socket if there is more to come. */
  cancel(reason?: unknown): Promise<void>
}

/** How many bytes may wait to be read before the socket is told to wait. */
const mostWaiting = 65_536

/** Makes one request. Calls of the pool come in at `handler`, the body goes out at `reader`. */
const exchange = (
  pool: Dispatcher,
  url: string,
  { method = 'GET', headers, signal }: RequestInit,
  body: string | Uint8Array | null | undefined,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url)
    const sent = writeHeaders(headers)
    if (typeof body === 'string') sent['content-type'] ??= 'text/plain;charset=UTF-8'
    let socket: Dispatcher.DispatchController | undefined
    const parts: Uint8Array[] = []
    let waiting = 0
    /** How the body ended: well, or with what it failed. */
    let ended: { readonly failure?: { readonly error: unknown } } | undefined
    let wake: (() => void) | undefined

    const end = (failure?: { readonly error: unknown }): void => {
      signal?.removeEventListener('abort', abort)
      ended ??= failure ? { failure } : {}
      wake?.()
    }
    const stop = (reason: unknown): void => {
      end({ error: reason })
      parts.length = 0
      socket?.abort(reason as Error)
    }
    const abort = (): void => {
      reject(signal?.reason as Error)
      stop(signal?.reason)
    }

    const reader: BodyReader = {
      async read() {
        for (;;) {
          const value = parts.shift()
          if (value) {
            waiting -= value.length
            if (socket?.paused && waiting < mostWaiting) socket.resume()
            return { done: false, value }
          }
          if (ended?.failure) throw ended.failure.error
          if (ended) return { done: true, value: undefined }
          await new Promise<void>((resume) => {
            const before = wake
            wake = () => {
              before?.()
              resume()
            }
          })
        }
      },
      cancel(reason) {
        if (!ended) stop(reason ?? new DOMException('The body was cancelled', 'AbortError'))
        return Promise.resolve()
      },
    }

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        socket = controller
        // It waited for a socket when it was aborted.
        if (ended) controller.abort(signal?.reason as Error)
      },
      onResponseStart(_, status, own, statusText = '') {
        // 1xx only announce the answer.
        if (status < 200) return
        resolve(answer({ url, status, statusText, headers: readHeaders(own) }, reader, method))
      },
      onResponseData(controller, part) {
        waiting += part.length
        parts.push(part)
        if (waiting >= mostWaiting) controller.pause()
        wake?.()
      },
      onResponseEnd() {
        // Not before the pool has taken the socket back: the next call is to find it.
        queueMicrotask(() => setImmediate(end))
      },
      onResponseError(_, cause) {
        // In the words of `fetch`, so that whoever reads errors knows one form.
        reject(new TypeError('fetch failed', { cause }))
        end({ error: new TypeError('terminated', { cause }) })
      },
    }

    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    else
      pool.dispatch({ origin, path: pathname + search, method, headers: sent, body: body ?? null }, handler)
  })

const readHeaders = (own: Readonly<Record<string, string | string[] | undefined>>): Headers => {
  const headers = (): Headers => {
    const all = new Headers()
    for (const [name, value = []] of Object.entries(own))
      for (const one of [value].flat()) all.append(name, one)
    return all
  }
  return lazily<Headers>(
    Headers.prototype,
    {
      get(text: string) {
        const name = text.toLowerCase()
        return Object.hasOwn(own, name) ? [own[name]].flat().join(', ') : null
      },
    },
    headers,
  )
}

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

interface Head {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
}

/**
 * The answer as a `Response`. What is cheap is there; a whole one, with its stream, costs more than the request and is
 * made when something else of it is asked for.
 */
const answer = (head: Head, reader: BodyReader, method: string): Response => {
  const { status, headers } = head
  const codings = headers.get('content-encoding')
  const bare = method === 'HEAD' || status === 204 || status === 205 || status === 304
  const unpacked = codings && !bare ? unpack(reader, codings.toLowerCase().split(/\s*,\s*/)) : reader
  const stream = (): ReadableStream<Uint8Array> =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await unpacked.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => unpacked.cancel(reason),
    })
  const getReader = (): ReadableStreamDefaultReader<Uint8Array> =>
    lazily<ReadableStreamDefaultReader<Uint8Array>>(ReadableStreamDefaultReader.prototype, unpacked, () =>
      stream().getReader(),
    )
  const body = bare
    ? null
    : lazily<ReadableStream<Uint8Array>>(ReadableStream.prototype, { getReader }, stream)
  return lazily<Response>(
    Response.prototype,
    { ...head, body, ok: status > 199 && status < 300, redirected: false, type: 'basic' },
    () => new Response(bare ? null : stream(), head),
  )
}

/** An object of a class of which some parts are ready; the first use of another part makes a whole one. */
const lazily = <T extends object>(
  prototype: T,
  ready: { readonly [K in keyof T]?: unknown },
  make: () => T,
): T => {
  let whole: T | undefined
  return new Proxy(Object.create(prototype) as T, {
    get(target, key) {
      if (Object.hasOwn(ready, key) || !(key in target)) return ready[key as keyof T]
      whole ??= make()
      const value: unknown = Reflect.get(whole, key)
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value
    },
  })
}
