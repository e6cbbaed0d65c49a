import type { IncomingMessage } from 'node:http'
import type { BodyReader, Bytes, Part } from './content-coding.node.ts'

/** Number of bytes that may wait to be read before the server is told to pause. */
const mostWaiting = 65_536

/**
 * Reads the body of a response in chunks. A short body is taken off the socket immediately, so that the next call can
 * use the socket even if nobody reads; the server of a long one waits for the reader.
 */
export class MessageReader implements BodyReader {
  readonly #message: IncomingMessage
  readonly #parts: Bytes[] = []
  #waiting = 0
  #failure: { readonly error: unknown } | undefined
  #hasEnded = false
  #wake: (() => void) | undefined

  constructor(message: IncomingMessage) {
    this.#message = message
    message.on('data', (part: Bytes) => {
      this.#waiting += part.length
      this.#parts.push(part)
      if (this.#waiting >= mostWaiting) message.pause()
      this.#wake?.()
    })
    message.on('end', () => {
      // The body ends one turn of the event loop later. By then, a socket that the server closes right after the
      // response, without announcing it in the headers, has left the pool, and the next call does not take it.
      setImmediate(() => {
        setImmediate(() => {
          this.#hasEnded = true
          this.#wake?.()
        })
      })
    })
    message.on('error', (cause) => {
      this.fail(new TypeError('terminated', { cause }))
    })
  }

  /** Whether the whole body has arrived. A connection error after that does not matter. */
  get isWhole(): boolean {
    return this.#message.complete
  }

  /** Ends the body with an error; the first error counts. */
  fail(error: unknown): void {
    this.#failure ??= { error }
    this.#wake?.()
  }

  async read(): Promise<Part> {
    for (;;) {
      if (this.#failure) throw this.#failure.error
      const value = this.#parts.shift()
      if (value) {
        this.#waiting -= value.length
        if (this.#waiting < mostWaiting && this.#message.isPaused()) this.#message.resume()
        return { done: false, value }
      }
      if (this.#hasEnded) return { done: true, value: undefined }
      await new Promise<void>((resume) => {
        const before = this.#wake
        this.#wake = () => {
          this.#wake = undefined
          before?.()
          resume()
        }
      })
    }
  }

  cancel(reason?: unknown): Promise<void> {
    this.fail(reason ?? new DOMException('The body was cancelled', 'AbortError'))
    if (!this.isWhole) this.#message.destroy()
    return Promise.resolve()
  }
}
