import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'empty' })
})
afterAll(() => emulator.close())

/** One path of each kind that the emulator answers. */
const paths = [
  '/',
  '/inspector/entities',
  '/_emulator/status',
  '/_emulator/entities',
  '/oauth2/jwks',
  '/oauth2/authorize',
  '/pages/login',
  '/product-page/x',
  '/v1/products/x',
  '/ecom/v2/carts/current',
  '/nowhere',
]

/** The status of a request that names another host than the one it is sent to, as after DNS rebinding. */
const statusWithHost = (host: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(emulator.url)
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

describe('the Host header', () => {
  it.each([
    'rebound.example',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    '169.254.169.254',
    '10.0.0.5',
    '0.0.0.0',
    '[::]',
    'localhost@rebound.example',
  ])('%s is refused, whatever it asks for', async (host) => {
    for (const path of paths) expect(await statusWithHost(host, path), path).toBeOneOf([400, 403])
  })

  it.each(['localhost', 'app.localhost', '127.0.0.1', '127.8.9.1', '[::1]'])(
    '%s is answered',
    async (host) => {
      expect(await statusWithHost(host, '/_emulator/status')).toBe(200)
    },
  )
})

describe('the Origin header', () => {
  const send = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> =>
    emulator.fetch(
      new Request(emulator.url + path, {
        method,
        headers: { ...headers, ...(method === 'POST' && { 'content-type': 'text/plain' }) },
        ...(method === 'POST' && { body: '{}' }),
      }),
    )

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'])(
    '%s may neither read nor write',
    async (origin) => {
      for (const path of ['/oauth2/token', '/v2/services/query', '/_emulator/reset', '/_emulator/faults'])
        expect((await send(path, { origin }, 'POST')).status, path).toBe(403)
      const read = await send('/oauth2/jwks', { origin })
      expect(read.headers.has('access-control-allow-origin')).toBe(false)
    },
  )

  it('of a registered app opens the platform, not the controls', async () => {
    const origin = 'https://shop.example'
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    expect((await send('/oauth2/token', headers, 'POST')).status).toBe(403)
    emulator.clients.set({ id: 'shop', origins: [origin] })
    const answer = await send('/oauth2/token', headers, 'POST')
    // It is let in; what it asks for is no grant.
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, origin])
    const preflight = await send(
      '/v2/services/query',
      { ...headers, 'access-control-request-method': 'POST' },
      'OPTIONS',
    )
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect((await send('/_emulator/status', headers)).status).toBe(403)
    expect((await send('/inspector/reset', headers, 'POST')).status).toBe(403)
    emulator.clients.set({ id: 'shop', origins: [] })
    expect((await send('/oauth2/token', headers, 'POST')).status).toBe(403)
  })

  it('of an app on this machine opens the platform, not the controls', async () => {
    const headers = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }
    const read = await send('/oauth2/jwks', headers)
    expect(read.headers.get('access-control-allow-origin')).toBe(headers.origin)
    expect(read.headers.has('access-control-allow-credentials')).toBe(false)
    for (const path of [
      '/_emulator/status',
      '/_emulator/entities',
      '/_emulator/requests',
      '/_emulator/outbox',
    ])
      expect((await send(path, headers)).status, path).toBe(403)
    for (const path of [
      '/inspector/reset',
      '/inspector/clock',
      '/inspector/faults',
      '/inspector/faults/clear',
    ])
      expect((await send(path, headers, 'POST')).status, path).toBe(403)
  })
})

it('listens on loopback only', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((own) => own && !own.internal && own.family === 'IPv4')?.address
  // A machine without a network has no other address to try; 127.0.0.2 is one that is not listened on either.
  const address = outside ?? '127.0.0.2'
  const outcome = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(emulator.url).port), address)
    socket.on('connect', () => {
      socket.destroy()
      resolve('connected')
    })
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'failed'))
  })
  expect(outcome).not.toBe('connected')
})
