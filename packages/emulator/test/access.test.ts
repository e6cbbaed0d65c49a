import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator
const warnings: string[] = []
const errors: unknown[] = []
beforeAll(async () => {
  emulator = await createEmulator({
    port: 0,
    seed: 'empty',
    onWarning: (text) => warnings.push(text),
    onError: (error) => errors.push(error),
  })
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

  it('is refused when it comes twice, since programs differ in which of the two they read', async () => {
    const { port } = new URL(emulator.url)
    const hosts = (...names: string[]) => names.map((name) => `Host: ${name}\r\n`).join('')
    for (const [lines, status] of [
      [hosts('127.0.0.1', 'rebound.example'), 403],
      [hosts('127.0.0.1', '127.0.0.1'), 403],
      [hosts('127.0.0.1'), 200],
    ] as const) {
      const answer = await new Promise<string>((resolve, reject) => {
        let text = ''
        const socket = connect(Number(port), '127.0.0.1')
        socket.write(`GET /_emulator/status HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
        socket
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => resolve(text))
          .on('error', reject)
      })
      expect(answer.split(' ')[1]).toBe(String(status))
    }
  })

  it.each(['localhost', 'app.localhost', '127.0.0.1', '127.8.9.1', '[::1]'])(
    '%s is answered',
    async (host) => {
      expect(await statusWithHost(host, '/_emulator/status')).toBe(200)
    },
  )
})

/** The whole answer to a request that is written by hand. */
const rawAnswer = (port: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(text, 'latin1')
  })

describe('a Host header that no address can have', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'is refused by name, not a fault, when %s is listened on',
    async (host) => {
      const open = await createEmulator({
        port: 0,
        host,
        seed: 'empty',
        onError: (error) => errors.push(error),
      })
      const { port } = new URL(open.url)
      for (const name of ['127.999.999.999', '127.1.1.256', 'xn--'])
        for (const path of paths) {
          const answer = await rawAnswer(
            port,
            `GET ${path} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`,
          )
          expect(answer, name + path).toMatch(/^HTTP\/1.1 400 /)
          expect(JSON.parse(answer.slice(answer.indexOf('{'))), name + path).toEqual({
            message: 'INVALID_ARGUMENT',
            details: {
              validationError: {
                fieldViolations: [
                  {
                    field: 'Host',
                    description: 'must be the name or the address of a machine, such as localhost',
                    violatedRule: 'FORMAT',
                  },
                ],
              },
            },
          })
        }
      await open.close()
      expect(errors).toEqual([])
    },
  )

  it.each([
    'Host: ',
    'Host: %zz',
    'Host: localhost:99999',
    'Host: user:word@localhost',
    'Host: localhost\r\nOrigin: http://[',
    'Host: localhost\r\nOrigin: \u00e9',
    'Host: localhost\r\nContent-Type: \u00e9',
    'Host: localhost\r\nCookie: =;;%',
    'Host: localhost\r\nAuthorization: \u00e9',
    'Host: localhost\r\nExpect: 200-maybe',
  ])('is not a fault of the emulator: %j', async (headers) => {
    const { port } = new URL(emulator.url)
    for (const path of [...paths, '*', '//evil.example/x', '/%', '/%ff?%', '/v1/products/%00', 'http://[/'])
      expect(
        await rawAnswer(port, `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`),
        path,
      ).toMatch(/^HTTP\/1.1 [234]/)
    expect(errors).toEqual([])
  })
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
      expect((await send('/oauth2/jwks', { origin })).status).toBe(403)
    },
  )

  it('lets a refused page read the reason, and reports it once on the terminal', async () => {
    const origin = 'http://192.168.1.5:5173'
    warnings.length = 0
    const preflight = await send(
      '/v2/services/query',
      { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      'OPTIONS',
    )
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ]).toEqual([204, origin, 'authorization'])
    for (const [path, method] of [
      ['/v2/services/query', 'POST'],
      ['/oauth2/jwks', 'GET'],
    ] as const) {
      const answer = await send(path, { origin, 'sec-fetch-site': 'cross-site' }, method)
      expect(answer.status).toBe(403)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      const description = `Pages of ${origin} may not call the emulator. Start it with --origin ${origin}, or register the origin for a client`
      expect(await answer.json()).toEqual({
        message: description,
        details: { applicationError: { code: 'FORBIDDEN', description, data: {} } },
      })
    }
    expect(warnings).toEqual([
      `A page of ${origin} was refused: start the emulator with --origin ${origin}, or with origins: ['${origin}'], to let it in`,
    ])
  })

  it('is accepted when it is listed in the options', async () => {
    const origins = ['http://192.168.1.5:5173']
    const clients = [{ id: emulator.clientId, origins: ['https://shop.example'] }]
    const open = await createEmulator({ port: 0, seed: 'empty', origins, clients })
    expect(open.clients.list()[0]?.origins).toEqual(['https://shop.example', ...origins])
    const read = await open.fetch(
      new Request(`${open.url}/oauth2/jwks`, { headers: { origin: origins[0]! } }),
    )
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, origins[0]])
    await open.close()
  })

  it('gives a registered app access to the platform, not to the controls', async () => {
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

  it('gives an app on this machine access to the platform, not to the controls', async () => {
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
