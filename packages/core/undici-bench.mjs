// packages/core/src/node.ts
import { Agent } from 'undici'

// packages/core/src/content-coding.node.ts
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
var lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }
var lenientBrotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
}
var decoderOf = (coding, firstByte) => {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenient)
    case 'deflate':
      return (firstByte & 15) === 8 ? createInflate(lenient) : createInflateRaw(lenient)
    case 'br':
      return createBrotliDecompress(lenientBrotli)
    default:
      return void 0
  }
}
var unpack = (reader, codings) => {
  let failure
  async function* packed(first) {
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
  async function* unpacked() {
    const { done, value: first } = await reader.read()
    if (done) return
    const decoders = codings.flatMap((coding) => decoderOf(coding, first[0] ?? 0) ?? []).reverse()
    try {
      yield* decoders.length < codings.length
        ? packed(first)
        : pipeline([Readable.from(packed(first)), ...decoders], () => void 0)
    } catch (cause) {
      throw cause === failure ? cause : new TypeError('terminated', { cause })
    }
  }
  const parts = unpacked()
  return {
    read: () => parts.next(),
    async cancel(reason) {
      await reader.cancel(reason)
      await parts.return()
    },
  }
}

// packages/core/src/answer.node.ts
var standIn = (whole) => {
  class StandIn {
    #make
    #made
    constructor(make) {
      this.#make = make
    }
    static {
      Object.setPrototypeOf(this.prototype, whole.prototype)
      for (const key of Reflect.ownKeys(whole.prototype))
        if (key !== 'constructor')
          Object.defineProperty(this.prototype, key, {
            get() {
              const made = (this.#made ??= this.#make())
              const value = Reflect.get(made, key)
              return typeof value === 'function' ? value.bind(made) : value
            },
          })
    }
  }
  return StandIn
}
var AnswerHeaders = class extends /* @__PURE__ */ standIn(Headers) {
  #own
  constructor(own) {
    super(() => {
      const all = new Headers()
      for (const [name, value = []] of Object.entries(own))
        for (const one of [value].flat()) all.append(name, one)
      return all
    })
    this.#own = own
  }
  get(text) {
    const name = text.toLowerCase()
    const value = Object.hasOwn(this.#own, name) ? this.#own[name] : void 0
    return typeof value === 'object' ? value.join(', ') : (value ?? null)
  }
}
var streamOf = (source) =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => source.cancel(reason),
  })
var AnswerReader = class extends /* @__PURE__ */ standIn(ReadableStreamDefaultReader) {
  #source
  constructor(source) {
    super(() => streamOf(source).getReader())
    this.#source = source
  }
  read() {
    return this.#source.read()
  }
  cancel(reason) {
    return this.#source.cancel(reason)
  }
}
var AnswerBody = class extends /* @__PURE__ */ standIn(ReadableStream) {
  #source
  constructor(source) {
    super(() => streamOf(source))
    this.#source = source
  }
  /** Gives a stream's usual reader. The other, into memory of the caller, is refused, as streams that are no byte streams do. */
  getReader(options) {
    return options ? streamOf(this.#source).getReader(options) : new AnswerReader(this.#source)
  }
}
var Answer = class extends /* @__PURE__ */ standIn(Response) {
  constructor(url, status, statusText, own, method, reader) {
    const headers = new AnswerHeaders(own)
    const codings = headers.get('content-encoding')
    const bare = method === 'HEAD' || status === 204 || status === 205 || status === 304
    const source = codings && !bare ? unpack(reader, codings.toLowerCase().split(/\s*,\s*/)) : reader
    super(() => new Response(bare ? null : streamOf(source), { status, statusText, headers }))
    this.url = url
    this.status = status
    this.statusText = statusText
    this.ok = status > 199 && status < 300
    this.headers = headers
    this.body = bare ? null : new AnswerBody(source)
  }
  url
  status
  statusText
  redirected = false
  type = 'basic'
  ok
  headers
  body
}
var createAnswer = (url, status, statusText, headers, method, reader) =>
  new Answer(url, status, statusText, headers, method, reader)

// packages/core/src/node.ts
var nodeTransport = ({ connections, dispatcher } = {}) => {
  const pool = new Agent({
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    ...(connections && { connections }),
  })
  const through = dispatcher ?? pool
  const transport = (url, init) =>
    init.body == null || typeof init.body === 'string'
      ? exchange(through, url, init, init.body)
      : pack(init).then(({ body, headers }) => exchange(through, url, { ...init, headers }, body))
  return Object.assign(transport, {
    async close() {
      if (!pool.destroyed) await pool.close()
    },
  })
}
var pack = async (init) => {
  const packed = new Response(init.body)
  const headers = new Headers(init.headers)
  const type = packed.headers.get('content-type')
  if (type && !headers.has('content-type')) headers.set('content-type', type)
  return { body: new Uint8Array(await packed.arrayBuffer()), headers }
}
var writeHeaders = (headers) => {
  const written = {
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'node',
  }
  const pairs = headers instanceof Headers || Array.isArray(headers) ? headers : Object.entries(headers ?? {})
  for (const [name, value] of pairs) written[name.toLowerCase()] = value
  return written
}
var mostWaiting = 65536
var Exchange = class {
  #url
  #method
  #signal
  #resolve
  #reject
  #parts = []
  #waiting = 0
  #socket
  /** How the body ended: well, or with what it failed. */
  #ended
  #wake
  constructor(url, { method = 'GET', signal }, resolve, reject) {
    this.#url = url
    this.#method = method
    this.#signal = signal
    this.#resolve = resolve
    this.#reject = reject
  }
  /** Sends it, unless it has been aborted. */
  start(pool, headers, body) {
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
  #end(failure) {
    this.#signal?.removeEventListener('abort', this)
    this.#ended ??= failure ? { failure } : {}
    this.#wakeUp()
  }
  /** Each wait is woken once: were it kept, each part of a long body would wake all waits before it. */
  #wakeUp() {
    const wake = this.#wake
    this.#wake = void 0
    wake?.()
  }
  #stop(reason) {
    this.#end({ error: reason })
    this.#parts.length = 0
    this.#socket?.abort(reason)
  }
  /** The signal's event. */
  handleEvent() {
    const reason = this.#signal?.reason
    this.#reject(reason)
    this.#stop(reason)
  }
  async read() {
    for (;;) {
      const value = this.#parts.shift()
      if (value) {
        this.#waiting -= value.length
        if (this.#socket?.paused && this.#waiting < mostWaiting) this.#socket.resume()
        return { done: false, value }
      }
      if (this.#ended?.failure) throw this.#ended.failure.error
      if (this.#ended) return { done: true, value: void 0 }
      await new Promise((resume) => {
        const before = this.#wake
        this.#wake = () => {
          before?.()
          resume()
        }
      })
    }
  }
  cancel(reason) {
    if (!this.#ended) this.#stop(reason ?? new DOMException('The body was cancelled', 'AbortError'))
    return Promise.resolve()
  }
  onRequestStart(controller) {
    this.#socket = controller
    if (this.#ended) controller.abort(this.#signal?.reason)
  }
  onResponseStart(_, status, headers, statusText = '') {
    if (status < 200) return
    this.#resolve(createAnswer(this.#url, status, statusText, headers, this.#method, this))
  }
  onResponseData(controller, part) {
    this.#waiting += part.length
    this.#parts.push(part)
    if (this.#waiting >= mostWaiting) controller.pause()
    this.#wakeUp()
  }
  onResponseEnd() {
    queueMicrotask(() => setImmediate(() => this.#end()))
  }
  onResponseError(_, cause) {
    this.#reject(new TypeError('fetch failed', { cause }))
    this.#end({ error: new TypeError('terminated', { cause }) })
  }
}
var exchange = (pool, url, init, body) =>
  new Promise((resolve, reject) => {
    new Exchange(url, init, resolve, reject).start(pool, init.headers, body)
  })
export { nodeTransport }
