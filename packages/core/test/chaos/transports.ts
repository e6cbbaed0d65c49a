import type { Transport } from '@frontdesk/core'
import { nodeTransport } from '@frontdesk/core/node'

/** A transport that must pass the whole matrix. */
export interface TransportUnderTest {
  readonly name: string
  /** Whether it keeps connections of its own, or shares those of the process. */
  readonly ownPool: boolean
  /** Makes one; `close` ends every connection that it keeps. */
  readonly open: () => { readonly send: Transport; readonly close: () => Promise<void> }
}

export const transports: readonly TransportUnderTest[] = [
  {
    name: 'fetch',
    ownPool: false,
    open: () => ({
      send: (url, init) => fetch(url, init),
      // A connection in the pool of the process ends with the server.
      close: async () => undefined,
    }),
  },
  {
    name: 'nodeTransport',
    ownPool: true,
    open: () => {
      const send = nodeTransport()
      return { send, close: () => send.close() }
    },
  },
]
