import { oauth } from '@frontdesk/auth'
import { createClient, local, type Read, read, whole } from '@frontdesk/core'
import { nodeTransport } from '@frontdesk/core/node'
import nock from 'nock'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { tokenServer } from './token-server.ts'

const ping: Read<object, { token: string }> = read({
  id: 'test.ping',
  prefix: '',
  route: 'GET /ping',
  response: whole(),
})

beforeAll(() => {
  // It stands between the transport and the socket.
  nock.restore()
})

it(
  '10,000 calls at once over the Node transport: 10,000 answers, 1 token request',
  { timeout: 120_000 },
  async () => {
    // A busy machine may take longer to make 10,000 calls than a token request may last: no time limit ends here.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sockets = new Set<unknown>()
    const server = await tokenServer((request, response) => {
      sockets.add(request.socket)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ token: request.headers.authorization }))
    })
    const transport = nodeTransport()
    onTestFinished(async () => {
      vi.useRealTimers()
      await transport.close()
      await server.close()
    })
    const client = createClient({
      platform: local(server.url),
      auth: oauth({ clientId: 'client-1' }),
      fetch: transport,
      attempts: 1,
    })
    const outcomes = await Promise.allSettled(Array.from({ length: 10_000 }, () => ping(client, {})))
    const token = 'access-visitor-1'
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 'fulfilled', value: { token } })))
    expect(server.grants).toEqual(['anonymous'])
    expect(sockets.size).toBe(128)
  },
)
