import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listener, openListener, type Patience, usualPatience } from '../src/server/listener.ts'

const open: Listener[] = []

afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close()
})

const start = async (host: string, patience?: Patience): Promise<Listener> => {
  const listener = await openListener(() => new Response('here'), { port: 0, host }, patience)
  open.push(listener)
  return listener
}

const socketTo = ({ origin }: Listener): Socket => {
  const { hostname, port } = new URL(origin)
  return connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
}

/** All that comes until the server hangs up. */
const answerTo = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })

const addresses = Object.values(networkInterfaces()).flatMap(
  (own) => own?.map(({ address }) => address) ?? [],
)

describe('a listener', () => {
  it.each(['127.0.0.1', '127.0.0.2', 'localhost', '0.0.0.0', '::1', ...addresses])(
    'is reached at the address that it gives, on %s',
    async (host) => {
      // A machine may lack the newer protocol.
      if (host.includes(':') && !addresses.includes(host)) return
      // Addresses of one link only need a zone, which addresses of the web cannot have.
      if (host.startsWith('fe80')) return
      const listener = await start(host)
      const socket = socketTo(listener)
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
      expect(await answerTo(socket)).toContain('here')
    },
  )

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: localhost\r\n', { headersTimeout: 20, requestTimeout: 60_000 }],
    [
      'body',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{',
      { headersTimeout: 20, requestTimeout: 20 },
    ],
  ])('lets clients go whose %s do not come', async (_, text, limits) => {
    const socket = socketTo(await start('127.0.0.1', { ...limits, connectionsCheckingInterval: 5 }))
    socket.write(text)
    // Without the limit the test would wait in vain.
    expect(await answerTo(socket)).toContain(' 408 ')
  })

  it('looks often enough to keep to its limits', () => {
    const { connectionsCheckingInterval, headersTimeout, requestTimeout } = usualPatience
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000])
    expect(connectionsCheckingInterval).toBeLessThan(headersTimeout / 2)
  })
})
