import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { EmulatorError } from '../kernel/emulator-error.ts'

/** A server that listens. */
export interface Listener {
  /** Address to reach it at: `http://127.0.0.1:4600`. */
  readonly origin: string
  /** Stops listening and cuts what is connected. */
  close(): Promise<void>
}

/** How long slow or silent clients may hold the server, in milliseconds. */
export interface Patience {
  /** Until all headers of a request are there. */
  readonly headersTimeout: number
  /** Until all of a request is there. */
  readonly requestTimeout: number
  /** How often both are looked at. Every 30 seconds, as it is unless given, would triple the time for headers. */
  readonly connectionsCheckingInterval: number
  /** How long a connection stays open without a request. An app on a busy machine comes back to it late. */
  readonly keepAliveTimeout?: number
}

export const usualPatience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
}

const most = 1_000

/** Loopback where all addresses are listened on. */
const originOf = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin
}

/**
 * Listens.
 *
 * @throws EmulatorError `PORT_IN_USE` or `CANNOT_LISTEN`, in words.
 */
export const openListener = async (
  fetch: (request: Request, sockets: object) => Response | Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string },
  patience: Patience = usualPatience,
): Promise<Listener> => {
  const server = createAdaptorServer({
    fetch,
    overrideGlobalObjects: false,
    createServer,
    serverOptions: patience,
  }) as ReturnType<typeof createServer>
  server.maxConnections = most
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE'
      const message = taken
        ? `Port ${port} of ${host} is in use. Stop what runs there, or choose another port (0 takes any free one)`
        : `Cannot listen on port ${port} of ${host}: ${cause.message}`
      reject(new EmulatorError(taken ? 'PORT_IN_USE' : 'CANNOT_LISTEN', message, cause))
    })
    server.listen(port, host, resolve)
  })
  return {
    origin: originOf(host, (server.address() as AddressInfo).port),
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeAllConnections()
      await closed
    },
  }
}
