import type { IncomingMessage } from 'node:http'
import type { BodyReader, Bytes } from './content-coding.node.ts'
import type { TransportResponse } from './contract.ts'

/** The class of responses; a response without a reader has no body. */
export type AnswerClass = new (
  url: string,
  message: IncomingMessage,
  headers: Headers,
  reader: BodyReader | undefined,
) => TransportResponse

const streamOf = (source: BodyReader): ReadableStream<Bytes> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => source.cancel(reason),
  })

/** The members of a response that need its body. */
const bodyMembers: readonly string[] = [
  ...['body', 'bodyUsed', 'clone'],
  ...['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'],
]

/**
 * Creates a response class whose body becomes a stream only on demand. The client reads with `reader`, because a stream
 * for each response costs a fifth of a call. The class is not created at import: the first use of the global `Response`
 * loads all of Node's `fetch`.
 */
export const createAnswerClass = (): AnswerClass => {
  class Answer extends Response {
    override readonly url: string
    readonly reader?: BodyReader
    readonly #init: ResponseInit
    #whole: Response | undefined

    constructor(url: string, message: IncomingMessage, headers: Headers, reader: BodyReader | undefined) {
      const { statusCode: status = 0, statusMessage: statusText = '' } = message
      // The constructor of Response rejects other statuses, but a server may send one.
      const isUsual = status >= 200 && status <= 599
      const init = { status: isUsual ? status : 500, statusText, headers }
      super(null, init)
      this.#init = init
      this.url = url
      if (!isUsual) Object.defineProperty(this, 'status', { value: status })
      if (reader) this.reader = reader
    }

    /** Converts the response into an ordinary Response, with its body as a stream. */
    get whole(): Response {
      return (this.#whole ??= new Response(this.reader ? streamOf(this.reader) : null, this.#init))
    }
  }
  for (const name of bodyMembers)
    Object.defineProperty(Answer.prototype, name, {
      get(this: Answer) {
        const { whole } = this
        const member: unknown = Reflect.get(whole, name)
        return typeof member === 'function' ? (member.bind(whole) as unknown) : member
      },
    })
  return Answer
}
