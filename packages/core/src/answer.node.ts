import { type BodyReader, type Bytes, type Part, unpack } from './content-coding.node.ts'

/** Headers as the pool has them. */
export type RawHeaders = Readonly<Record<string, string | string[] | undefined>>

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

/** The same as `Headers`. */
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

/** Makes the answer of a request from what the pool gives. */
export const createAnswer = (
  url: string,
  status: number,
  statusText: string,
  headers: RawHeaders,
  method: string,
  reader: BodyReader,
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- It passes for one.
): Response => new Answer(url, status, statusText, headers, method, reader)
