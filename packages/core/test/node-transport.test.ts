import { Agent } from 'node:https'
import { createClient, hosted, isNetworkError, type Transport } from '@frontdesk/core'
import { nodeTransport } from '@frontdesk/core/node'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import nock from 'nock'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from './chaos/cell.ts'
import {
  type ChaosOptions,
  type ChaosServer,
  closedOrigin,
  type Fault,
  startChaos,
} from './chaos/chaos-server.ts'
import { answer, answerBytes, bytes, hang, hangUp, json, reset, resetAfter, stream } from './chaos/faults.ts'
import { createRoom } from './chaos/operations.ts'
import { getRoom } from './rooms.ts'

beforeAll(() => {
  // It stands between fetch and the socket.
  nock.restore()
})

let transport: ReturnType<typeof nodeTransport>
beforeEach(() => {
  transport = nodeTransport()
  return () => transport.close()
})

const serve = async (faults: readonly Fault[], options?: ChaosOptions): Promise<ChaosServer> => {
  const server = await startChaos(faults, options)
  onTestFinished(() => server.close())
  return server
}

const text = '{"room":{"id":"ü"}}'
const type = { 'content-type': 'application/json' }
const coded = (coding: string, body: Uint8Array): Fault =>
  answer({ headers: { ...type, 'content-encoding': coding }, body })
const chunked = (body: string): Fault => bytes(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body}`)

/** Gives the fault behind a code of the network layer: `fetch` and `node:http` name the same one differently. */
const faultOf = (code: string | undefined, name: string | undefined): string | undefined => {
  if (/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code ?? '')) return 'reset'
  if (/^HPE_|OVERFLOW|MISMATCH/.test(code ?? '') || /Parser|Mismatch/.test(name ?? '')) return 'malformed'
  return code
}

/** Everything that an answer or a failure tells. */
const outcome = async (send: Transport, url: string, init: RequestInit): Promise<unknown> => {
  let phase = 'head'
  try {
    const response = await send(url, { redirect: 'manual', ...init })
    phase = 'body'
    const { status, statusText, ok, redirected, headers } = response
    const { date: _, ...own } = Object.fromEntries(headers)
    return {
      status,
      statusText,
      ok,
      redirected,
      headers: own,
      url: response.url,
      body: await response.text(),
    }
  } catch (error) {
    const { name, message, cause } = error as Error
    const { code, name: causeName } = Object(cause) as { code?: string; name?: string }
    return { phase, name, message, fault: faultOf(code, causeName) }
  }
}

describe('the same as fetch', () => {
  it.each<[string, Fault, RequestInit?]>([
    ['JSON', json({ room: { id: '1' } })],
    ['an empty body', answer({ body: '' })],
    ['204', answer({ status: 204 })],
    ['205', answer({ status: 205 })],
    ['304', answer({ status: 304 })],
    ['a status without words', bytes('HTTP/1.1 200 \r\ncontent-length: 2\r\n\r\n{}')],
    ['404', json({ message: 'no' }, 404)],
    ['503', json({ message: 'no' }, 503)],
    ['HEAD', bytes('HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n'), { method: 'HEAD' }],
    [
      'a redirect',
      answer({ status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' }, body: 'away' }),
    ],
    [
      '1xx before the answer',
      bytes(
        Buffer.concat([
          Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),
          answerBytes({ body: text }),
        ]),
      ),
    ],
    ['chunks and a trailer', chunked('3\r\n{"a\r\n4\r\n":1}\r\n0\r\nx-late: 1\r\n\r\n')],
    [
      'a header twice',
      answer({
        headers: [
          ['x-a', '1'],
          ['x-a', '2'],
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
        body: text,
      }),
    ],
    ['a header in Latin-1', answer({ headers: { 'x-a': 'caf\u00e9' }, body: text })],
    ['a header named __proto__', answer({ headers: { __proto__: 'x', constructor: 'y' }, body: text })],
    ['gzip', coded('gzip', gzipSync(text))],
    ['x-gzip', coded('X-GZIP', gzipSync(text))],
    ['deflate', coded('deflate', deflateSync(text))],
    ['deflate without its header', coded('deflate', deflateRawSync(text))],
    ['br', coded('br', brotliCompressSync(text))],
    ['gzip in br', coded('gzip, br', brotliCompressSync(gzipSync(text)))],
    ['a coding that nobody knows', coded('rot13', Buffer.from(text))],
    ['a body that is no gzip, although it is called that', coded('gzip', Buffer.from(text))],
    ['a body that is no brotli, although it is called that', coded('br', Buffer.from(text))],
    ['gzip that is cut off', coded('gzip', gzipSync('x'.repeat(100_000)).subarray(0, 80))],
    ['an empty gzip', coded('gzip', Buffer.alloc(0))],
    [
      'gzip of an error',
      answer({ status: 500, headers: { ...type, 'content-encoding': 'gzip' }, body: gzipSync(text) }),
    ],
    ['a status that no standard knows', bytes('HTTP/1.1 999 Denied\r\ncontent-length: 2\r\n\r\n{}')],
    [
      'an upgrade that was not asked for',
      bytes('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    ],
    ['a reset before the answer', reset],
    ['a reset in the head', resetAfter(20, answerBytes({ body: text }))],
    ['a reset in the body', resetAfter(answerBytes({ body: text }).length - 3, answerBytes({ body: text }))],
    ['an end before the answer', hangUp],
    ['a broken chunk', chunked('zz\r\n{}\r\n0\r\n\r\n')],
    ['two lengths', bytes('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{} ')],
    ['no HTTP', bytes('SSH-2.0-OpenSSH\r\n')],
    ['a head of 100 kB', answer({ headers: { 'x-long': 'x'.repeat(100_000) }, body: text })],
  ])('%s', async (_, fault, init = {}) => {
    const server = await serve([fault])
    const url = `${server.origin}/v1/rooms?name=a%20b`
    const expected = await outcome(fetch, url, init)
    expect(await outcome(transport, url, init)).toEqual(expected)
    expect(server.requests[1]).toMatchObject({ method: init.method ?? 'GET', path: '/v1/rooms?name=a%20b' })
  })

  it.each([
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
    ['has a control character in its status text', 'HTTP/1.1 200 \x01\r\ncontent-length: 2\r\n\r\n{'],
  ])('an answer that %s fails, and its connection is closed', async (_, head) => {
    const server = await serve([
      async ({ write, gone }) => {
        await write(head)
        await gone
      },
    ])
    await expect(transport(server.origin, {})).rejects.toThrow('fetch failed')
    expect(await eventually(() => server.open === 0)).toBe(true)
  })

  it.each(['dns', 'refused'])('no connection: %s', async (fault) => {
    const url = fault === 'dns' ? 'http://frontdesk.invalid/a' : `${await closedOrigin()}/a`
    const expected = await outcome(fetch, url, {})
    expect(await outcome(transport, url, {})).toEqual(expected)
    expect(expected).toMatchObject({ fault: fault === 'dns' ? 'ENOTFOUND' : 'ECONNREFUSED' })
  })

  it.each(['expired', 'self-signed', 'wrong-host'])('a certificate that is %s', async (name) => {
    const file = (part: string): string =>
      readFileSync(new URL(`chaos/tls/test-fixture-${part}.pem`, import.meta.url), 'utf8')
    const server = await serve([json({})], { tls: { cert: file(name), key: file('key') } })
    const expected = await outcome(fetch, server.origin, {})
    expect(await outcome(transport, server.origin, {})).toEqual(expected)
    expect(expected).toMatchObject({ phase: 'head', message: 'fetch failed' })
  })

  it('in what it sends: any body, any form of headers', async () => {
    const server = await serve([json({})])
    const form = new URLSearchParams({ a: '1', b: 'ü' })
    const inits: RequestInit[] = [
      { method: 'POST', body: '{"a":"ü"}', headers: { 'Content-Type': 'application/json', 'X-A': '1' } },
      { method: 'PATCH', body: form },
      { method: 'POST', body: new Blob(['blob'], { type: 'text/x' }), headers: [['x-a', '1']] },
      { method: 'POST', body: new Blob(['blob'], { type: 'text/x' }), headers: { 'content-type': 'text/y' } },
      { method: 'PUT', body: new Uint8Array([104, 105]), headers: new Headers({ 'x-a': '1' }) },
      { method: 'DELETE' },
      { method: 'DELETE', body: '{}' },
      { method: 'DELETE', body: '' },
      {
        headers: [
          ['x-a', '1'],
          ['X-A', '2'],
        ],
      },
      { headers: { 'x-a': '1', 'X-A': '2' } },
      { method: 'POST', body: '' },
      { headers: { accept: 'text/csv', 'user-agent': 'mine', 'accept-encoding': 'identity' } },
    ]
    for (const init of inits)
      for (const send of [fetch, transport]) await (await send(server.origin + '/x', init)).text()
    for (let index = 0; index < server.requests.length; index += 2) {
      const [theirs, ours] = server.requests.slice(index, index + 2)
      // These headers are for pages in a browser.
      const { 'accept-language': _, 'sec-fetch-mode': __, ...headers } = theirs!.headers
      expect({ ...ours, headers: { ...ours!.headers, 'accept-encoding': '' } }).toEqual({
        ...theirs,
        headers: { ...headers, 'accept-encoding': '' },
      })
    }
    expect(server.requests).toHaveLength(inits.length * 2)
  })

  it('refuses a header with a line break and an address that is not a URL', async () => {
    const server = await serve([json({})])
    await expect(transport(server.origin, { headers: { 'x-a': 'a\r\nx-b: c' } })).rejects.toThrow(TypeError)
    await expect(transport('nowhere', {})).rejects.toThrow(TypeError)
    await expect(transport('ftp://127.0.0.1/', {})).rejects.toThrow(TypeError)
    for (const send of [fetch, transport])
      await expect(send(server.origin.replace('//', '//name:password@'), {})).rejects.toThrow(TypeError)
    expect(server.requests).toHaveLength(0)
  })
})

describe('a whole Response is there when it is asked for', () => {
  const get = async (): Promise<Response> => {
    const server = await serve([json({ room: { id: '1' } }, 200, { 'x-a': '1' })])
    return transport(server.origin, {})
  }

  it('is available through its methods', async () => {
    expect(await (await get()).json()).toEqual({ room: { id: '1' } })
    expect((await (await get()).arrayBuffer()).byteLength).toBe(19)
    expect(await (await (await get()).blob()).text()).toBe('{"room":{"id":"1"}}')
    const response = await get()
    const copy = response.clone()
    expect(await response.text()).toBe(await copy.text())
    expect(response.bodyUsed).toBe(true)
    expect(response).toBeInstanceOf(Response)
  })

  it('is available through its stream', async () => {
    const parts: Uint8Array[] = []
    for await (const part of (await get()).body!) parts.push(part)
    expect(Buffer.concat(parts).toString()).toBe('{"room":{"id":"1"}}')
    const reader = (await get()).body!.getReader()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('{"room":{"id":"1"}}')
    expect(await reader.read()).toEqual({ done: true, value: undefined })
  })

  it('is available through its reader, also for two concurrent reads', async () => {
    let go = (): void => undefined
    const server = await serve([
      async ({ write }) => {
        const whole = answerBytes({ body: text })
        await write(whole.subarray(0, -text.length - 1))
        await new Promise<void>((resolve) => (go = resolve))
        await write(whole.subarray(-text.length - 1))
      },
    ])
    const { reader } = await transport(server.origin, {})
    const reads = Promise.all([reader!.read(), reader!.read()])
    go()
    const [first, second] = await reads
    expect(Buffer.from(first.value!).toString()).toBe(text)
    expect(second).toEqual({ done: true, value: undefined })
  })

  it('is available through its headers', async () => {
    const { headers } = await get()
    expect(headers.get('X-A')).toBe('1')
    expect(headers.get('constructor')).toBeNull()
    expect(headers.has('x-a')).toBe(true)
    expect(new Headers(headers).get('x-a')).toBe('1')
    expect([...headers.keys()]).toEqual(['content-length', 'content-type', 'x-a'])
    expect(headers).toBeInstanceOf(Headers)
  })

  it('is available through a pipe, a copy of its stream, and a released reader', async () => {
    const piped = (await get()).body!.pipeThrough(new TextDecoderStream())
    expect(await piped.getReader().read()).toEqual({ done: false, value: '{"room":{"id":"1"}}' })
    const [one, other] = (await get()).body!.tee()
    expect(await new Response(one).text()).toBe(await new Response(other).text())
    const { body } = await get()
    body!.getReader().releaseLock()
    expect(Buffer.from((await body!.getReader().read()).value!).toString()).toBe('{"room":{"id":"1"}}')
    expect(() => body!.getReader({ mode: 'byob' })).toThrow(TypeError)
  })
})

describe('an end before the end', () => {
  const reason = new Error('enough')

  it('is at once when the signal was aborted before', async () => {
    const server = await serve([json({})])
    await expect(transport(server.origin, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(server.connections).toBe(0)
  })

  it('is at once when the signal is aborted while the body is read', async () => {
    const server = await serve([json({})])
    for (const send of [fetch, transport]) {
      const controller = new AbortController()
      const body = new ReadableStream<Uint8Array>({
        pull(stream) {
          stream.enqueue(Buffer.from('part'))
          controller.abort(reason)
          stream.close()
        },
      })
      const init = { method: 'POST', body, duplex: 'half', signal: controller.signal } as const
      await expect(send(server.origin, init)).rejects.toBe(reason)
    }
    expect(server.requests).toHaveLength(0)
  })

  it('is at once while a call waits for a socket, and the request never leaves', async () => {
    const narrow = nodeTransport({ connections: 1 })
    onTestFinished(() => narrow.close())
    const server = await serve([hang, json({})])
    const [first, second] = [new AbortController(), new AbortController()]
    const holding = narrow(server.origin, { signal: first.signal })
    const waiting = narrow(`${server.origin}/second`, { signal: second.signal })
    expect(await eventually(() => server.requests.length === 1)).toBe(true)
    second.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    first.abort(reason)
    await expect(holding).rejects.toBe(reason)
    await (await narrow(`${server.origin}/third`, {})).text()
    expect(server.requests.map(({ path }) => path)).toEqual(['/', '/third'])
  })

  it('is at once before the answer, and the socket is closed', async () => {
    const server = await serve([hang])
    const controller = new AbortController()
    const call = transport(server.origin, { signal: controller.signal })
    expect(await eventually(() => server.requests.length === 1)).toBe(true)
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(await eventually(() => server.open === 0)).toBe(true)
  })

  it.each<[string, Record<string, string>, Uint8Array]>([
    ['plain', {}, Buffer.alloc(1000, 'x')],
    ['packed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100_000, 'x')).subarray(0, 60)],
  ])('is at once in a %s body, and the socket is closed', async (_, headers, part) => {
    const server = await serve([
      async ({ write, gone }) => {
        await write(answerBytes({ headers: { ...headers, 'content-length': '5000' }, body: part }))
        await gone
      },
    ])
    for (const how of ['abort', 'cancel'] as const) {
      const controller = new AbortController()
      const response = await transport(server.origin, { signal: controller.signal })
      const reader = response.body!.getReader()
      await reader.read()
      const rest = reader.read()
      if (how === 'abort') {
        controller.abort(reason)
        await expect(rest).rejects.toBe(reason)
      } else {
        await reader.cancel(reason)
        expect(await rest).toEqual({ done: true, value: undefined })
      }
      expect(await eventually(() => server.open === 0)).toBe(true)
    }
  })

  it('leaves no listener on the signal', async () => {
    const server = await serve([json({})])
    const { signal } = new AbortController()
    let listeners = 0
    const counted = new Proxy(signal, {
      get(target, key) {
        if (key === 'addEventListener') listeners++
        if (key === 'removeEventListener') listeners--
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    await (await transport(server.origin, { signal: counted })).text()
    expect(listeners).toBe(0)
  })
})

describe('the pool', () => {
  it('uses a socket again, and as many at once as are allowed', async () => {
    const server = await serve([json({})])
    for (let index = 0; index < 20; index++) await (await transport(server.origin, {})).text()
    expect(server.connections).toBe(1)
    const narrow = nodeTransport({ connections: 2 })
    onTestFinished(() => narrow.close())
    await Promise.all(Array.from({ length: 10 }, async () => (await narrow(server.origin, {})).text()))
    expect(server.connections).toBe(3)
  })

  it('keeps as many idle sockets as it may open', async () => {
    const wide = nodeTransport({ connections: 300 })
    onTestFinished(() => wide.close())
    const server = await serve([json({})])
    for (let round = 0; round < 2; round++)
      await Promise.all(Array.from({ length: 300 }, async () => (await wide(server.origin, {})).text()))
    expect(server.connections).toBe(300)
  })

  it.each([
    ['timeout=0', 2],
    ['timeout=1', 2],
    ['timeout=5, max=100', 1],
    ['max=100', 1],
  ])('after "keep-alive: %s" a second call needs %i sockets', async (announced, connections) => {
    const server = await serve([json({}, 200, { 'keep-alive': announced })])
    for (let call = 0; call < 2; call++) await (await transport(server.origin, {})).text()
    expect(server.connections).toBe(connections)
  })

  it('does not keep a process alive by an idle socket', async () => {
    const server = await serve([json({})])
    const sockets = (): number =>
      process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    await (await transport(server.origin, {})).text()
    expect(server.open).toBe(1)
    // The server's end of the connection is still open.
    expect(await eventually(() => sockets() === 1)).toBe(true)
  })

  it.each([0, -1, 1.5, NaN, '4' as never])('refuses %s connections', (connections) => {
    expect(() => nodeTransport({ connections })).toThrow(
      'INVALID_ARGUMENT: "connections" must be a whole number from 1, or Infinity',
    )
  })

  it('opens as many sockets as there are calls when it is given Infinity', async () => {
    const unlimited = nodeTransport({ connections: Infinity })
    onTestFinished(() => unlimited.close())
    const server = await serve([json({})])
    await Promise.all(Array.from({ length: 200 }, async () => (await unlimited(server.origin, {})).text()))
    expect(server.connections).toBe(200)
  })

  it('sends a read again when the server has closed a kept socket, and a write only with a key', async () => {
    const server = await serve([])
    const client = createClient({ platform: { ...hosted(), origin: server.origin }, fetch: transport })
    const onStaleSocket = async (call: () => Promise<unknown>): Promise<unknown> => {
      const before = server.requests.length
      server.script(json({ room: { id: '1' } }), reset, json({ room: { id: '2' } }))
      await getRoom(client, { roomId: '1' })
      const outcome = await call().catch((error: unknown) => {
        const { reason, maybeProcessed, attempts } = error as Record<string, unknown>
        return { reason, maybeProcessed, attempts }
      })
      return { outcome, requests: server.requests.length - before - 1 }
    }
    expect(await onStaleSocket(() => getRoom(client, { roomId: '2' }))).toEqual({
      outcome: { id: '2' },
      requests: 2,
    })
    expect(await onStaleSocket(() => createRoom(client, { roomId: '2' }))).toEqual({
      outcome: { reason: 'reset', maybeProcessed: true, attempts: 1 },
      requests: 1,
    })
    expect(await onStaleSocket(() => createRoom(client, { roomId: '2' }, { idempotencyKey: 'key' }))).toEqual(
      { outcome: { id: '2' }, requests: 2 },
    )
  })

  it('lets the server wait while nobody reads', async () => {
    let sent = 0
    const part = Buffer.alloc(65_536, 'x')
    const server = await serve([
      stream(
        {},
        (function* () {
          for (; sent < 64 * 1024 * 1024; sent += part.length) yield part
        })(),
      ),
    ])
    const response = await transport(server.origin, {})
    const reader = response.body!.getReader()
    let read = 0
    const take = async (): Promise<void> => {
      read += (await reader.read()).value!.length
    }
    await take()
    let before = -1
    while (before !== sent) {
      before = sent
      for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
    // The kernel buffers some megabytes for both ends.
    expect(sent).toBeLessThan(16 * 1024 * 1024)
    while (read < 32 * 1024 * 1024) await take()
    expect(sent).toBeGreaterThan(read)
    await reader.cancel()
    expect(await eventually(() => server.open === 0)).toBe(true)
  })

  it('reads a body that comes part by part, however many parts it has', async () => {
    const parts = 20_000
    const server = await serve([
      stream(
        {},
        (function* () {
          for (let part = 0; part < parts; part++) yield Buffer.from('x')
        })(),
      ),
    ])
    expect(await (await transport(server.origin, {})).text()).toBe('x'.repeat(parts))
  })

  it('answers 1,000 calls at once through 128 sockets', async () => {
    const server = await serve([json({ id: '1' })])
    const get = async (): Promise<unknown> => (await transport(server.origin, {})).json()
    const answers = await Promise.all(Array.from({ length: 1000 }, get))
    expect(answers).toEqual(answers.map(() => ({ id: '1' })))
    expect(server.requests).toHaveLength(1000)
    expect(server.connections).toBe(128)
  })

  it('ends with the calls under way when it is closed', async () => {
    const own = nodeTransport()
    const answers = new Map<string, () => void>()
    const server = await serve([
      async ({ request, write }) => {
        await new Promise<void>((resolve) => answers.set(request.path, resolve))
        await write(answerBytes({ body: text }))
      },
    ])
    const calls = new Map(['/1', '/2'].map((path) => [path, own(server.origin + path, {})]))
    expect(await eventually(() => answers.size === 2)).toBe(true)
    let isClosed = false
    const closed = own.close().then(() => (isClosed = true))
    for (const [path, call] of calls) {
      expect(isClosed).toBe(false)
      answers.get(path)?.()
      expect(await (await call).text()).toBe(text)
    }
    await closed
    expect(await eventually(() => server.open === 0)).toBe(true)
    await expect(own.close()).resolves.toBeUndefined()
    await expect(own(server.origin, {})).rejects.toMatchObject({
      name: 'ContextError',
      message: 'This transport was closed. Make another one with nodeTransport()',
    })
  })

  it('leaves a given agent to whoever made it', async () => {
    const file = (part: string): string =>
      readFileSync(new URL(`chaos/tls/test-fixture-${part}.pem`, import.meta.url), 'utf8')
    const server = await serve([json({ ok: 1 })], { tls: { cert: file('self-signed'), key: file('key') } })
    const agent = new Agent({ rejectUnauthorized: false, keepAlive: true })
    const own = nodeTransport({ agent })
    expect(await (await own(server.origin, {})).json()).toEqual({ ok: 1 })
    await own.close()
    const other = nodeTransport({ agent })
    expect(await (await other(server.origin, {})).json()).toEqual({ ok: 1 })
    await other.close()
    expect(server.connections).toBe(1)
    agent.destroy()
    expect(await eventually(() => server.open === 0)).toBe(true)
  })

  it('shows no more of a socket that the server closes between two calls than fetch does', async () => {
    /** Answers, then closes although it said that it would not. */
    const closing: Fault = async ({ write, end }) => {
      await write(answerBytes({ headers: type, body: text }))
      end()
    }
    const failures = async (send: Transport): Promise<number> => {
      const server = await serve([closing])
      let failed = 0
      for (let index = 0; index < 200; index++)
        await send(server.origin, {}).then(
          (response) => response.text(),
          () => failed++,
        )
      return failed
    }
    const [theirs, ours] = [await failures(fetch), await failures(transport)]
    expect(ours).toBeLessThanOrEqual(Math.max(theirs, 2))

    const server = await serve([closing])
    const client = createClient({ platform: { ...hosted(), origin: server.origin }, fetch: transport })
    for (let index = 0; index < 100; index++) expect((await getRoom(client, { roomId: '1' })).id).toBe('ü')
  })

  it('fails as the network does, through the client', async () => {
    const server = await serve([reset])
    const client = createClient({ platform: { ...hosted(), origin: server.origin }, fetch: transport })
    const error: unknown = await getRoom(client, { roomId: '1' }).catch((thrown: unknown) => thrown)
    expect(isNetworkError(error) && error).toMatchObject({ reason: 'reset', attempts: 3 })
  })
})
