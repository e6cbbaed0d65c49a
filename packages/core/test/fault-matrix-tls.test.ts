import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { runBundled } from './chaos/bundled-process.ts'
import { type ChaosServer, startChaos } from './chaos/chaos-server.ts'
import { json } from './chaos/faults.ts'
import { transports } from './chaos/transports.ts'

const fixture = (name: string): string =>
  fileURLToPath(new URL(`./chaos/tls/test-fixture-${name}.pem`, import.meta.url))

const start = async (name: string): Promise<ChaosServer> => {
  const server = await startChaos([json({ room: { id: 'one' } })], {
    tls: {
      cert: readFileSync(fixture(name), 'utf8'),
      key: readFileSync(fixture('key'), 'utf8'),
      // Offered, not spoken: a client that took it would get no answer (F23).
      ALPNProtocols: ['h2', 'http/1.1'],
    },
  })
  onTestFinished(() => server.close())
  return server
}

/** The outcomes of a read and a write to a server, over every transport. */
const both = (server: string, outcome: object): object[] =>
  ['read', 'write'].map((kind) => ({ server, kind, ...outcome }))

const distrusted = {
  error: {
    name: 'NetworkError',
    reason: 'tls',
    retryable: false,
    maybeProcessed: false,
    attempts: 1,
    cause: true,
  },
}

/** Calls servers from a process that trusts one certificate. */
const callsTrusting = async (
  trusted: string,
  servers: Readonly<Record<string, ChaosServer>>,
): Promise<unknown> =>
  runBundled('tls-client.ts', {
    env: {
      NODE_EXTRA_CA_CERTS: fixture(trusted),
      CHAOS_ORIGINS: JSON.stringify(
        Object.fromEntries(Object.entries(servers).map(([name, { origin }]) => [name, origin])),
      ),
    },
  })

const overEach = (outcomes: readonly object[]): object[] =>
  transports.flatMap(({ name }) => outcomes.map((outcome) => ({ transport: name, ...outcome })))

it('F22 a certificate that no authority has signed', async () => {
  const servers = {
    'self-signed': await start('self-signed'),
    'unknown-issuer': await start('unknown-issuer'),
  }
  expect(await callsTrusting('wrong-host', servers)).toEqual(
    overEach([...both('self-signed', distrusted), ...both('unknown-issuer', distrusted)]),
  )
  for (const { requests } of Object.values(servers)) expect(requests).toEqual([])
})

it('F22 a certificate that is trusted, but has expired', async () => {
  const server = await start('expired')
  expect(await callsTrusting('expired', { server })).toEqual(overEach(both('server', distrusted)))
  expect(server.requests).toEqual([])
})

it('F22 a certificate that is trusted, but is that of another host', async () => {
  const server = await start('wrong-host')
  expect(await callsTrusting('wrong-host', { server })).toEqual(overEach(both('server', distrusted)))
  expect(server.requests).toEqual([])
})

it('F22 a certificate that is trusted: HTTP/1.1 is spoken, although HTTP/2 is on offer', async () => {
  const server = await start('self-signed')
  expect(await callsTrusting('self-signed', { server })).toEqual(
    overEach(both('server', { value: { id: 'one' } })),
  )
  expect(server.requests).toHaveLength(2 * transports.length)
})

it('F22 a server that does not speak TLS', async () => {
  const server = await startChaos([], { greeting: 'HTTP/1.1 400 Bad Request\r\n\r\n' })
  onTestFinished(() => server.close())
  const outcomes = await runBundled('tls-client.ts', {
    env: { CHAOS_ORIGINS: JSON.stringify({ server: server.origin.replace('http:', 'https:') }) },
  })
  expect(outcomes).toEqual(overEach(both('server', distrusted)))
  expect(server.requests).toEqual([])
})
