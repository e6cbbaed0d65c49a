import {
  AbortError,
  ApplicationError,
  combineHooks,
  type Hooks,
  logger,
  type LoggerOptions,
  type LogLevel,
  NetworkError,
  RateLimitError,
  SystemError,
  ValidationError,
  validationError,
} from '@frontdesk/core'
import { describe, expect, it, vi } from 'vitest'
import { answering, getRoom, json } from './rooms.ts'

const writing = (level?: LoggerOptions['level']) => {
  const log = vi.fn<NonNullable<LoggerOptions['log']>>()
  return { log, hooks: logger({ log, ...(level && { level }) }) }
}

const call = { operation: 'rooms.get', attempts: 1 }

describe('the lines', () => {
  it('tell of request, answer, retry and failure, with names and numbers', async () => {
    const { log, hooks } = writing('debug')
    const answers = [
      () => json({ message: 'Ana is busy' }, 503, { 'retry-after': '0' }),
      () => json({ room: { id: '1' } }),
    ]
    const { client } = answering(() => answers.shift()!(), { hooks })
    await getRoom(client, { roomId: 'secret room', fields: ['SECRET'] })
    const route = 'GET /v1/rooms/{roomId}'
    const answered = {
      operation: 'rooms.get',
      route,
      requestId: 'request-1',
      duration: expect.any(Number) as number,
    }
    expect(log.mock.calls.map(([level, , fields]) => [level, fields])).toEqual([
      ['debug', { operation: 'rooms.get', route, attempts: 1 }],
      ['info', { ...answered, attempts: 1, status: 503 }],
      [
        'warn',
        {
          operation: 'rooms.get',
          route,
          attempts: 1,
          status: 503,
          requestId: 'request-1',
          delay: expect.any(Number) as number,
          error: expect.objectContaining({
            name: 'SystemError',
            retryable: true,
            maybeProcessed: false,
          }) as object,
        },
      ],
      ['debug', { operation: 'rooms.get', route, attempts: 2 }],
      ['info', { ...answered, attempts: 2, status: 200 }],
    ])
    expect(log.mock.calls[0]![1]).toBe('rooms.get: GET /v1/rooms/{roomId}')
    expect(log.mock.calls[1]![1]).toMatch(/^rooms\.get: 503 in \d+ ms$/)
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/secret|Ana|token|busy/i)
  })

  it('tell of a failure once, with its kind', async () => {
    const { log, hooks } = writing()
    const { client } = answering(
      () =>
        json(
          {
            details: {
              applicationError: {
                code: 'ROOM_TAKEN',
                description: 'by Ana',
                data: { guest: 'ana@example.com' },
              },
            },
          },
          409,
        ),
      { hooks },
    )
    await expect(getRoom(client, { roomId: '1' })).rejects.toThrow()
    expect(
      log.mock.calls.map(([level, message, { error }]) => [level, message.replace(/\d+ ms/, 'n ms'), error]),
    ).toEqual([
      ['info', 'rooms.get: 409 in n ms', undefined],
      [
        'error',
        'rooms.get: ROOM_TAKEN',
        expect.objectContaining({ name: 'ConflictError', code: 'ROOM_TAKEN' }),
      ],
    ])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/ana/i)
  })

  it('name the refused fields and their rules, without their descriptions', () => {
    const { log, hooks } = writing()
    const error = validationError(
      [
        {
          field: 'loginId.email',
          description: '"ana@example.com" is taken',
          violatedRule: 'OTHER',
          data: { email: 'ana@example.com' },
        },
        { field: 'guests["Ana Lima"].age', description: 'must be a number' },
      ],
      {},
    )
    hooks.onError?.({ ...call, error })
    expect(log.mock.calls[0]![2].error?.violations).toEqual([
      { field: undefined, rule: undefined },
      { field: 'loginId.email', rule: 'OTHER' },
    ])
    expect(log.mock.calls[0]![1]).toBe(`${call.operation}: INVALID_ARGUMENT: loginId.email OTHER`)
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/ana|taken/i)
  })

  it.each<[unknown, LogLevel, string]>([
    [new AbortError('The call was aborted', { code: 'ABORTED' }), 'info', 'ABORTED'],
    [
      new NetworkError('at http://a/?token=1', {
        code: 'NETWORK',
        reason: 'reset',
        cause: new Error('token'),
      }),
      'error',
      'NETWORK',
    ],
    [new SystemError('x', { code: 'a b\nforged: line' }), 'error', 'SystemError'],
    [new ApplicationError('x', { code: 'ana@example.com' }), 'error', 'ApplicationError'],
    [new RateLimitError('x', { code: '-19973', requestId: 'a\nb' }), 'error', '-19973'],
    [new TypeError('token'), 'error', 'TypeError'],
    ['token', 'error', 'failed'],
    [undefined, 'error', 'failed'],
    [null, 'error', 'failed'],
  ])('write %o in one line of level %s', (error, level, text) => {
    const { log, hooks } = writing()
    hooks.onError?.({ ...call, error })
    expect(log.mock.calls.map(([own, message]) => [own, message])).toEqual([[level, `rooms.get: ${text}`]])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/"token|http|\\n/)
  })
})

describe('the level', () => {
  const events: ((hooks: Hooks) => void)[] = [
    (hooks) => hooks.onRequest?.({ ...call, route: 'GET /v1/rooms', headers: {} }),
    (hooks) =>
      hooks.onResponse?.({ ...call, status: 200, statusText: '', headers: new Headers(), duration: 1 }),
    (hooks) => hooks.onRetry?.({ ...call, error: new NetworkError('x', { code: 'NETWORK' }), delay: 1 }),
    (hooks) => hooks.onError?.({ ...call, error: new ValidationError('x', { code: 'INVALID_ARGUMENT' }) }),
  ]

  it.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    [undefined, ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    ['silent', []],
  ] as const)('%s writes %j', (level, expected) => {
    const { log, hooks } = writing(level)
    for (const event of events) event(hooks)
    expect(log.mock.calls.map(([own]) => own)).toEqual(expected)
  })

  it('goes to the method of the console that has its name', () => {
    const spies = (['debug', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockReturnValue(),
    )
    const hooks = logger({ level: 'debug' })
    for (const event of events) event(hooks)
    for (const spy of spies) expect(spy).toHaveBeenCalledOnce()
  })
})

it('does not let a broken log break a call', async () => {
  const { client } = answering(() => json({ room: { id: '1' } }), {
    hooks: logger({
      level: 'debug',
      log() {
        throw new Error('disk full')
      },
    }),
  })
  await expect(getRoom(client, { roomId: '1' })).resolves.toEqual({ id: '1' })
})

it('tells several hooks in their order', async () => {
  const told: string[] = []
  const named = (name: string): Hooks =>
    Object.fromEntries(
      ['onRequest', 'onResponse', 'onRetry', 'onError'].map((hook) => [
        hook,
        () => void told.push(`${name}.${hook}`),
      ]),
    )
  const { client } = answering(() => json({}, 500), {
    hooks: combineHooks(named('a'), {}, named('b')),
    attempts: 2,
  })
  await expect(getRoom(client, { roomId: '1' })).rejects.toThrow()
  const round = ['onRequest', 'onResponse']
  expect(told).toEqual(
    [...round, 'onRetry', ...round, 'onError'].flatMap((hook) => [`a.${hook}`, `b.${hook}`]),
  )
})
