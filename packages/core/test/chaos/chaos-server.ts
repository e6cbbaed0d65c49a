import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'

/** A request as the server read it. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** One request and the raw connection on which it came. */
export interface Exchange {
  readonly request: ReceivedRequest
  /** Sends bytes as they are and waits until they have left; false once the client has gone. */
  write(bytes: string | Uint8Array): Promise<boolean>
  /** Ends the connection in order (FIN). */
  end(): void
  /** Ends the connection with RST. */
  reset(): void
  /** Ends when the client has closed the connection. */
  readonly gone: Promise<void>
}

/** A fault that strikes one request. The request counts as pending until the fault ends. */
export type Fault = (exchange: Exchange) => Promise<void> | void

export interface ChaosServer {
  readonly port: number
  readonly origin: string
  /** Every request so far, in order. */
  readonly requests: readonly ReceivedRequest[]
  /** Connections that were ever accepted. */
  readonly connections: number
  /** Connections that are open now. */
  readonly open: number
  /** Requests whose fault has not ended: their client still waits, or has left without closing. */
  readonly pending: number
  /** Gives the requests from now on other faults. */
  script(...faults: readonly Fault[]): void
  /** Refuses connections and resets the open ones. */
  down(): Promise<void>
  /** Accepts connections again, on the same port. */
  up(): Promise<void>
  close(): Promise<void>
}

export interface ChaosOptions {
  /** Speaks TLS with this certificate and key, as PEM. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly ALPNProtocols?: string[] }
  /** Accepts connections and never reads from them. */
  readonly deaf?: boolean
  /** Sends this to every connection at once and closes it. */
  readonly greeting?: string
}

const headEnd = '\r\n\r\n'

/** The request at the start of some bytes, and how long it is; undefined while it is not complete. */
const parseRequest = (bytes: Buffer): { request: ReceivedRequest; length: number } | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const [line = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const [method = '', path = ''] = line.split(' ')
  const headers = Object.fromEntries(
    lines.map((text) => {
      const colon = text.indexOf(':')
      return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()]
    }),
  )
  if (headers['transfer-encoding']) throw new Error('The chaos server reads no chunked requests')
  const start = end + headEnd.length
  const length = start + Number(headers['content-length'] ?? 0)
  if (bytes.length < length) return undefined
  return { request: { method, path, headers, body: bytes.toString('utf8', start, length) }, length }
}

/** The exchange of one request on a connection. */
const exchangeOn = (socket: Socket, request: ReceivedRequest, gone: Promise<void>): Exchange => ({
  request,
  gone,
  write: (bytes) =>
    new Promise((resolve) => {
      if (socket.destroyed || !socket.writable) {
        resolve(false)
        return
      }
      socket.write(bytes, (error) => {
        resolve(!error)
      })
      void gone.then(() => {
        resolve(false)
      })
    }),
  end: () => void socket.end(),
  reset: () => void socket.resetAndDestroy(),
})

/**
 * Starts a server on a free port of the loopback that does to each request what its script says: the first request
 * takes the first fault, the next one the next, the last fault repeats. It reads HTTP/1.1 and writes raw bytes, so that
 * what it sends may be wrong in every way.
 */
export const startChaos = async (
  faults: readonly Fault[],
  { tls, deaf = false, greeting }: ChaosOptions = {},
): Promise<ChaosServer> => {
  const requests: ReceivedRequest[] = []
  const sockets = new Set<Socket>()
  let script = faults
  let taken = 0
  let connections = 0
  let pending = 0

  const accept = (socket: Socket): void => {
    connections++
    sockets.add(socket)
    const gone = new Promise<void>((resolve) => {
      socket.on('close', () => {
        sockets.delete(socket)
        resolve()
      })
    })
    // A client that resets its connection is no failure of the server.
    socket.on('error', () => undefined)
    if (deaf) {
      socket.pause()
      return
    }
    if (greeting) {
      socket.end(greeting)
      return
    }
    let bytes: Buffer = Buffer.alloc(0)
    let busy = false
    const next = async (): Promise<void> => {
      if (busy) return
      const parsed = parseRequest(bytes)
      if (!parsed) return
      busy = true
      bytes = bytes.subarray(parsed.length)
      requests.push(parsed.request)
      const fault = script[Math.min(taken++, script.length - 1)]
      pending++
      try {
        await fault?.(exchangeOn(socket, parsed.request, gone))
      } finally {
        pending--
        busy = false
      }
      await next()
    }
    socket.on('data', (chunk: Buffer) => {
      bytes = bytes.length ? Buffer.concat([bytes, chunk]) : chunk
      void next()
    })
  }

  const server: Server = tls ? createTlsServer(tls, accept) : createServer({ noDelay: true }, accept)
  // A client that does not trust the certificate leaves in the middle of the handshake.
  server.on('tlsClientError', () => undefined)
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  const down = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve()
      })
      for (const socket of sockets) socket.resetAndDestroy()
    })

  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests,
    get connections() {
      return connections
    },
    get open() {
      return sockets.size
    },
    get pending() {
      return pending
    },
    script(...next) {
      script = next
      taken = 0
    },
    down,
    up: () => listen(port),
    close: down,
  }
}

/** An origin at which nobody listens. */
export const closedOrigin = async (): Promise<string> => {
  const server = await startChaos([])
  await server.close()
  return server.origin
}
