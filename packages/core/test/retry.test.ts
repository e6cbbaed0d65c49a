import {
  type Auth,
  type CallEvent,
  type CallOptions,
  type ClientOptions,
  type ErrorFields,
  NetworkError,
  type RetryEvent,
  type Write,
  write,
} from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, closeRoom, getRoom, json, queryRooms, updateRoom } from './rooms.ts'

/** May be repeated by what it is asked, as the grant of a visitor's token may. */
const knock: Write<{ softly: boolean }, void> = write({
  id: 'rooms.knock',
  prefix: '/house',
  route: 'POST /v1/knock',
  repeatable: ({ softly }) => softly,
})

const calls = {
  read: (client, options) => getRoom(client, { roomId: '1' }, options),
  'read by POST': (client, options) => queryRooms(client, {}, options),
  deletion: (client, options) => closeRoom(client, { roomId: '1' }, options),
  write: (client, options) => updateRoom(client, { room: { id: '1' } }, options),
  'repeatable write': (client, options) => knock(client, { softly: true }, options),
  'other write': (client, options) => knock(client, { softly: false }, options),
} satisfies Record<
  string,
  (client: ReturnType<typeof answering>['client'], options?: CallOptions) => Promise<unknown>
>

type Answer = () => Response | Promise<Response>

const busy = (status: number, headers: Record<string, string> = {}): Response => json({}, status, headers)
const fault = (code: string | number | undefined): Answer => {
  return () => {
    throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(), { code }) })
  }
}

/** Answers in turn; the last one again and again. Gives the error or the result, and how often and when it was asked. */
const run = async (
  kind: keyof typeof calls,
  answers: readonly Answer[],
  options: CallOptions = {},
  clientOptions: Partial<ClientOptions> = {},
) => {
  const times: number[] = []
  const start = performance.now()
  const { client, sent } = answering(() => {
    times.push(performance.now() - start)
    const next = answers[times.length - 1] ?? answers.at(-1)
    return next ? next() : json({})
  }, clientOptions)
  const settled = calls[kind](client, options).then(
    (result: unknown) => ({ result, error: undefined }),
    (error: unknown) => ({ result: undefined, error: error as Error & ErrorFields }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return { ...(await settled), sent, times, client }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

describe('a retry', () => {
  it.each([
    ['read', 503, 3],
    ['read by POST', 503, 3],
    ['write', 503, 1],
    ['repeatable write', 503, 3],
    ['other write', 503, 1],
    ...[500, 502, 504, 408, 425].flatMap((status) => [
      ['read', status, 3] as const,
      ['write', status, 1] as const,
    ]),
    ...[400, 403, 404, 409, 410, 422, 501, 505].map((status) => ['read', status, 1] as const),
    ['write', 429, 3],
    ['read', 429, 3],
  ] as const)('a %s that is answered %i is sent %i times', async (kind, status, attempts) => {
    const { sent, error } = await run(kind, [() => busy(status)])
    expect(sent).toHaveLength(attempts)
    expect(error).toMatchObject({ status, attempts })
  })

  it.each([
    ['ENOTFOUND', 'dns', 3, 3],
    ['ECONNREFUSED', 'refused', 3, 3],
    ['ConnectionRefused', 'refused', 3, 3],
    ['ECONNRESET', 'reset', 3, 1],
    ['CERT_HAS_EXPIRED', 'tls', 1, 1],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls', 1, 1],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', 1, 1],
    ['SOMETHING', 'unknown', 3, 1],
    [undefined, 'unknown', 3, 1],
    // The number that a DOMException has.
    [20, 'unknown', 3, 1],
  ])('after %s: a read %s, a write %s times', async (code, reason, reads, writes) => {
    const read = await run('read', [fault(code)])
    const written = await run('write', [fault(code)])
    expect(read.error).toMatchObject({ code: 'NETWORK', reason, attempts: reads, maybeProcessed: false })
    expect(written.error).toMatchObject({
      reason,
      attempts: writes,
      maybeProcessed: reason === 'reset' || reason === 'unknown',
    })
  })

  it.each([
    ['a TypeError without a cause, as browsers throw', () => new TypeError('Failed to fetch')],
    ['a number for a code', () => new DOMException('The network is gone', 'NetworkError')],
  ])('after %s: a network error whose reason is unknown', async (_title, thrown) => {
    const { error } = await run('read', [
      () => {
        throw thrown()
      },
    ])
    expect(error).toMatchObject({ name: 'NetworkError', code: 'NETWORK', reason: 'unknown', attempts: 3 })
  })

  it('a write with an idempotency key, each time with the same', async () => {
    const { sent, result } = await run(
      'write',
      [fault('ECONNRESET'), () => busy(502), () => json({ room: {} })],
      {
        idempotencyKey: 'key-1',
      },
    )
    expect(result).toEqual({})
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1'])
    expect((await run('write', [() => json({ room: {} })])).sent[0]?.headers).not.toHaveProperty(
      'idempotency-key',
    )
  })

  it('a keyed write whose key is in use, when the platform says when to come back', async () => {
    const { sent, error } = await run('write', [() => busy(409, { 'retry-after': '1' })], {
      idempotencyKey: 'key-1',
    })
    expect(sent).toHaveLength(3)
    expect(error).toMatchObject({ name: 'ConflictError', status: 409 })
    expect((await run('write', [() => busy(409)], { idempotencyKey: 'key-1' })).sent).toHaveLength(1)
  })

  it('a keyed deletion: a 404 after a lost answer means that the first request deleted it', async () => {
    const gone = (): Response => busy(404)
    const { sent, error } = await run('deletion', [fault('ECONNRESET'), gone], { idempotencyKey: 'k' })
    expect(sent).toHaveLength(2)
    expect(error).toBeUndefined()
    expect((await run('deletion', [gone], { idempotencyKey: 'k' })).error).toMatchObject({ status: 404 })
    expect((await run('deletion', [fault('ECONNREFUSED'), gone])).error).toMatchObject({ status: 404 })
  })

  it('an answer that is cut short', async () => {
    const half = (): Response => json('{"room":')
    expect((await run('read', [half])).error).toMatchObject({ reason: 'truncated', attempts: 3 })
    expect((await run('write', [half])).error).toMatchObject({ attempts: 1, maybeProcessed: true })
    expect((await run('read', [half, () => json({ room: { id: '1' } })])).result).toEqual({ id: '1' })
  })

  it('happens as often as the caller allows', async () => {
    expect((await run('read', [() => busy(503)], { attempts: 5 })).sent).toHaveLength(5)
    expect((await run('read', [() => busy(503)], {}, { attempts: 1 })).sent).toHaveLength(1)
  })

  it('keeps that an earlier request may have been carried out', async () => {
    const { error } = await run('write', [fault('ECONNRESET'), fault('ECONNREFUSED')], {
      idempotencyKey: 'k',
    })
    expect(error).toMatchObject({ reason: 'refused', attempts: 3, maybeProcessed: true })
    const refused = await run('write', [fault('ECONNRESET'), () => busy(400)], { idempotencyKey: 'k' })
    expect(refused.error).toMatchObject({ status: 400, maybeProcessed: true })
    expect((await run('write', [() => busy(400)])).error).toMatchObject({ maybeProcessed: false })
    expect((await run('write', [() => busy(503)])).error).toMatchObject({ maybeProcessed: true })
  })
})

describe('the wait before a retry', () => {
  it('waits a random part of 100 ms, doubled each time, 5 s at most', async () => {
    const { times } = await run('read', [() => busy(503)], { attempts: 9 })
    const waits = times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)))
    expect(waits).toEqual([50, 100, 200, 400, 800, 1600, 2500, 2500])
  })

  it.each([
    ['2', 2000],
    ['0', 0],
    ['-1', 0],
    ['soon', 0],
    ['', 0],
  ])('waits what Retry-After %j asks, and the random part', async (value, least) => {
    const { times, error } = await run('read', [() => busy(429, { 'retry-after': value })])
    expect(error).toMatchObject({ name: 'RateLimitError', code: 'UNKNOWN' })
    expect(times[1]).toBeGreaterThanOrEqual(least + 50)
    expect(times[1]).toBeLessThan(least + 60)
    if (least) expect(error?.retryAfterMs).toBe(least)
  })

  it.each([-300_000, 0, 300_000])(
    'reads a date by the clock of the server, ours being off by %i ms',
    async (skew) => {
      const now = Date.now()
      const date = (time: number): string => new Date(time).toUTCString()
      const { times } = await run('read', [
        () => busy(503, { date: date(now + skew), 'retry-after': date(now + skew + 4000) }),
      ])
      expect(times[1]).toBe(4050)
    },
  )

  it.each(['1e9', '31', '100000'])(
    'fails at once when Retry-After %s is longer than the call may take',
    async (value) => {
      const { sent, error, times } = await run('read', [() => busy(429, { 'retry-after': value })])
      expect(sent).toHaveLength(1)
      expect(times).toEqual([0])
      expect(error).toMatchObject({
        name: 'RateLimitError',
        retryable: true,
        retryAfterMs: Number(value) * 1000,
      })
    },
  )
})

describe('how long a call may take', () => {
  const never: Answer = () => new Promise(() => undefined)

  it('10 s a request and 30 s in all for a read, 30 s for a write', async () => {
    const read = await run('read', [never])
    expect(read.times.map((time) => Math.round(time / 1000))).toEqual([0, 10, 20])
    expect(read.error).toMatchObject({ name: 'TimeoutError', reason: 'total', attempts: 3 })
    const written = await run('write', [never])
    expect(written.error).toMatchObject({ attempts: 1, maybeProcessed: true, retryable: true })
    expect(written.error?.message).toBe('No answer within 30000 ms')
  })

  it.each([{ timeout: Infinity }, { timeout: 2 ** 40 }, { deadline: Infinity, timeout: Infinity }])(
    'is unlimited with %o',
    async (options) => {
      const slow: Answer = () =>
        new Promise((resolve) => setTimeout(() => resolve(json({ room: { id: '1' } })), 50_000))
      expect((await run('read', [slow], options)).result).toEqual({ id: '1' })
    },
  )

  it('counts the wait for a token', async () => {
    const auth: Auth = { headers: () => new Promise(() => undefined) }
    const { error, sent } = await run('read', [], { deadline: 500 }, { auth })
    expect(sent).toHaveLength(0)
    expect(error).toMatchObject({ reason: 'total', attempts: 0, maybeProcessed: false })
  })

  it('ends while it waits for a retry, when the caller aborts', async () => {
    const controller = new AbortController()
    const { sent, error } = await run(
      'read',
      [
        () => {
          setTimeout(() => controller.abort('left'), 20)
          return busy(503)
        },
      ],
      { signal: controller.signal },
    )
    expect(sent).toHaveLength(1)
    expect(error).toMatchObject({ name: 'AbortError', cause: 'left', attempts: 1, maybeProcessed: false })
  })
})

describe('the budget', () => {
  it('ends retries while the platform is down, and fills up again with each success', async () => {
    let down = true
    const { client, sent } = answering(() => (down ? busy(503) : json({ room: { id: '1' } })))
    const outage = Promise.allSettled(Array.from({ length: 1000 }, () => getRoom(client, { roomId: '1' })))
    await vi.advanceTimersByTimeAsync(60_000)
    await outage
    expect(sent.length - 1000).toBe(50)
    down = false
    await Promise.all(Array.from({ length: 30 }, () => getRoom(client, { roomId: '1' })))
    down = true
    const before = sent.length
    const again = Promise.allSettled(Array.from({ length: 10 }, () => getRoom(client, { roomId: '1' })))
    await vi.advanceTimersByTimeAsync(60_000)
    await again
    // Thirty successes pay for three retries.
    expect(sent.length - before - 10).toBe(3)
  })
})

describe('a token that cannot be had', () => {
  it('is not asked for again by the call: the auth has tried already', async () => {
    const headers = vi.fn(() =>
      Promise.reject(new NetworkError('away', { code: 'NETWORK', retryable: true })),
    )
    const { error, sent } = await run('read', [], {}, { auth: { headers } })
    expect(error).toMatchObject({ message: 'away', retryable: true })
    expect(headers).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(0)
  })
})

describe('a refused token', () => {
  it('is renewed once, and the call is made once more', async () => {
    const refused = vi.fn(() => Promise.resolve({ authorization: 'renewed' }))
    const auth: Auth = { headers: () => ({ authorization: 'token' }), refused }
    const forever = await run('read', [() => busy(401)], {}, { auth })
    expect(forever.sent).toHaveLength(2)
    expect(forever.error).toMatchObject({ name: 'AuthError', status: 401, attempts: 2, retryable: false })
    expect(refused).toHaveBeenCalledTimes(1)
    const written = await run(
      'write',
      [() => busy(401), () => json({ room: {} })],
      { idempotencyKey: 'k' },
      { auth },
    )
    expect(written.result).toEqual({})
    expect(written.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k'])
  })
})

describe('hooks', () => {
  it('are told of requests, answers, retries and the end', async () => {
    const events: [string, object][] = []
    const keep =
      (name: string) =>
      (event: object): void => {
        events.push([name, event])
      }
    await run(
      'read',
      [() => busy(503)],
      { attempts: 2 },
      {
        hooks: {
          onRequest: keep('request'),
          onResponse: keep('response'),
          onRetry: keep('retry'),
          onError: keep('error'),
        },
      },
    )
    expect(events.map(([name]) => name)).toEqual([
      'request',
      'response',
      'retry',
      'request',
      'response',
      'error',
    ])
    expect(events[0]?.[1]).toMatchObject({
      operation: 'rooms.get',
      route: 'GET /v1/rooms/{roomId}',
      attempts: 1,
    })
    expect(events[1]?.[1]).toMatchObject({ status: 503, requestId: 'request-1', duration: 0 })
    expect((events[2]?.[1] as RetryEvent).delay).toBe(50)
    expect(JSON.stringify(events)).not.toContain('token-1')
  })

  it('are told by data, which can be sent to another thread', async () => {
    const calls = new Set<object | undefined>()
    const keep = (event: CallEvent): void => {
      structuredClone(event)
      calls.add(event.call)
    }
    const { error } = await run(
      'read',
      [() => busy(503)],
      { attempts: 2 },
      {
        hooks: {
          onRequest: keep,
          onResponse: ({ headers: _, ...event }) => keep(event),
          onRetry: keep,
          onError: keep,
        },
      },
    )
    expect(error).toMatchObject({ status: 503, attempts: 2 })
    expect([...calls]).toEqual([{}])
  })

  it('may add headers to a request', async () => {
    const { sent } = await run(
      'read',
      [() => json({ room: {} })],
      {},
      {
        hooks: {
          onRequest({ headers }) {
            headers['traceparent'] = 'trace'
          },
        },
      },
    )
    expect(sent[0]?.headers).toMatchObject({ traceparent: 'trace', authorization: 'token-1' })
  })
})
