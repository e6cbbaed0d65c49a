import type { Context, MiddlewareHandler } from 'hono'

/** The bytes of a body; undefined when they are more than `most`. */
const readBytes = async (
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) return undefined
    parts.push(part.value)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Refuses bodies of more than `most` bytes. One that comes without its length is read first. */
export const limitBody =
  (most: number, refuse: (c: Context) => Response): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req
    const length = raw.headers.get('content-length')
    if (length !== null && !raw.headers.has('transfer-encoding'))
      return Number(length) > most ? refuse(c) : next()
    if (!raw.body) return next()
    const bytes = await readBytes(raw.body, most)
    if (!bytes) return refuse(c)
    const { url, method, headers } = raw
    c.req.raw = new Request(url, { method, headers, ...(bytes.length && { body: bytes }) })
    return next()
  }
