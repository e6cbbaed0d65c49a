import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** Bytes of a body, backed by an `ArrayBuffer`. */
export type Bytes = Uint8Array<ArrayBuffer>

/** The result of one read. */
export type Part = Awaited<ReturnType<ReadableStreamDefaultReader<Bytes>['read']>>

/** Reads a body in chunks, with the two methods of a stream reader that the client uses. */
export interface BodyReader {
  read(): Promise<Part>
  /** Ends the request, and closes its socket if part of the body is still missing. */
  cancel(reason?: unknown): Promise<void>
}

/** These settings accept truncated data, as `fetch` does: the part that has arrived is returned. */
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
      // Some servers omit the zlib header, which begins with 8.
      return (firstByte & 15) === 8 ? createInflate(lenient) : createInflateRaw(lenient)
    case 'br':
      return createBrotliDecompress(lenientBrotli)
    default:
      return undefined
  }
}

/** Decodes the content codings of a body. With an unknown coding, the body is unchanged, as with `fetch`. */
export const unpack = (reader: BodyReader, codings: readonly string[]): BodyReader => {
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
