import * as one from '@frontdesk/core'
import { beforeAll, describe, expect, it, vi } from 'vitest'

type Core = typeof one

/** Another copy of the package, as two versions in one app make it. */
let other: Core

beforeAll(async () => {
  vi.resetModules()
  other = await import('@frontdesk/core')
})

/** Each class, with the guards that must say yes to its errors; all others must say no. */
const classes = {
  FrontdeskError: [],
  ValidationError: ['isValidationError'],
  ApplicationError: ['isApplicationError'],
  RateLimitError: ['isRateLimitError', 'isApplicationError'],
  ConflictError: ['isConflictError', 'isApplicationError'],
  AuthError: ['isAuthError', 'isApplicationError'],
  SystemError: ['isSystemError'],
  NetworkError: ['isNetworkError', 'isSystemError'],
  TimeoutError: ['isTimeoutError'],
  RedirectError: ['isRedirectError'],
  AbortError: ['isAbortError'],
  DecodeError: [],
  ContextError: [],
} as const

type ClassName = keyof typeof classes

const guardsOf = (core: Core): [string, (value: unknown) => boolean][] =>
  Object.entries(core).filter(([name]) => /^is\w+Error$/.test(name)) as [
    string,
    (value: unknown) => boolean,
  ][]

const yes = (core: Core, value: unknown): string[] =>
  guardsOf(core)
    .filter(([, guard]) => guard(value))
    .map(([name]) => name)
    .sort()

const make = (core: Core, name: ClassName): Error =>
  name === 'ContextError' ? new core.ContextError('message') : new core[name]('message', { code: 'CODE' })

it('the second copy is one', () => {
  expect(other.FrontdeskError).not.toBe(one.FrontdeskError)
  expect(make(other, 'NetworkError')).not.toBeInstanceOf(one.NetworkError)
  expect(guardsOf(other).length).toBeGreaterThanOrEqual(10)
})

it('every class of error is in the table', () => {
  const all = Object.entries(one).filter(
    ([, value]) => typeof value === 'function' && value.prototype instanceof Error,
  )
  expect(all.map(([name]) => name).sort()).toEqual(Object.keys(classes).sort())
})

describe.each(Object.keys(classes) as ClassName[])('%s', (name) => {
  const expected = [...classes[name], 'isFrontdeskError'].sort()

  it('is known to the guards of both copies', () => {
    expect(yes(one, make(one, name))).toEqual(expected)
    expect(yes(one, make(other, name))).toEqual(expected)
    expect(yes(other, make(one, name))).toEqual(expected)
  })
})

it('the errors of a call are known to the other copy', async () => {
  const client = other.createClient({
    platform: other.local('http://127.0.0.1:4600'),
    attempts: 1,
    fetch: async () =>
      new Response(
        JSON.stringify({
          details: { applicationError: { code: 'TAKEN', description: 'taken', data: { by: 1 } } },
        }),
        { status: 409 },
      ),
  })
  const get = other.read<object, object>({
    id: 'rooms.get',
    prefix: '',
    route: 'POST /x',
    response: other.whole(),
  })
  const error: unknown = await get(client, {}).catch((thrown: unknown) => thrown)
  expect(error).not.toBeInstanceOf(one.FrontdeskError)
  expect(one.isApplicationError(error, 'TAKEN') && error.data).toEqual({ by: 1 })
  expect(one.isApplicationError(error, 'OTHER')).toBe(false)
  expect(one.isConflictError(error)).toBe(true)
})

it('a client of one copy makes the calls of the other', async () => {
  const get = other.read<object, { at: Date }>({
    id: 'rooms.get',
    prefix: '',
    route: 'POST /x',
    response: other.whole(other.shape<{ at: Date }>({ at: other.date })),
  })
  const client = one.createClient({
    platform: one.hosted(),
    validate: other.strictDates,
    fetch: async () => new Response('{"at":"2026-01-31T10:00:00Z"}'),
  })
  expect(await get(client, {})).toEqual({ at: new Date('2026-01-31T10:00:00Z') })
})

it.each<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a text', 'NetworkError'],
  ['a number', 1],
  ['an error of the platform', new TypeError('fetch failed')],
  ['an error with our name', Object.assign(new Error('x'), { name: 'NetworkError', code: 'NETWORK' })],
  ['an object without a prototype', Object.create(null)],
  ['what went through JSON', { ...JSON.parse(JSON.stringify(new Error('x'))), name: 'NetworkError' }],
])('%s is none of our errors', (_, value) => {
  expect(yes(one, value)).toEqual([])
})

it('an error of an auth of another copy is given back as it is', async () => {
  const error = new other.AuthError('Signed out', { code: 'TOKENS_REFUSED' })
  const client = one.createClient({
    platform: one.hosted(),
    auth: { headers: () => Promise.reject(error) },
  })
  const operation = one.read({ id: 'rooms.query', prefix: '/house', route: 'POST /v1/rooms/query' })
  await expect(operation(client, {})).rejects.toBe(error)
})
