import {
  createClient,
  type ElevatedAuth,
  type FrontdeskError,
  hosted,
  isApplicationError,
  isFrontdeskError,
  isSystemError,
  isValidationError,
  type Read,
  read,
} from '@frontdesk/core'
import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { answering, getRoom } from './rooms.ts'

/** One answer of the platform, and the error of the catalogue (spec section 8) that the call rejects with. */
interface Row {
  readonly when: string
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly error: Readonly<Record<string, unknown>>
}

const requestId = { 'x-wix-request-id': 'request-1' }

const ask = async (status: number, body: unknown, headers: Readonly<Record<string, string>>) => {
  nock('https://www.wixapis.com')
    .get('/house/v1/rooms/1')
    .reply(status, body as nock.Body, { 'content-type': 'application/json', ...headers })
  const client = createClient({ platform: hosted(), attempts: 1 })
  return getRoom(client, { roomId: '1' }).then(
    () => new Error('the call did not fail'),
    (error: unknown) => error,
  )
}

const refused = (...fields: readonly (readonly [field: string, description: string])[]): object => ({
  message: 'anything',
  details: {
    validationError: {
      fieldViolations: fields.map(([field, description]) => ({ field, description, violatedRule: 'FORMAT' })),
    },
  },
})

const declined = (message: string, applicationError: object): object => ({
  message,
  details: { applicationError },
})

const rows: readonly Row[] = [
  {
    when: 'one field was refused',
    status: 400,
    body: refused(['service.name', 'must not be empty']),
    headers: requestId,
    error: {
      name: 'ValidationError',
      message: 'INVALID_ARGUMENT: "service.name" must not be empty',
      code: 'INVALID_ARGUMENT',
      status: 400,
      requestId: 'request-1',
    },
  },
  {
    when: 'several fields were refused: sorted by field',
    status: 400,
    body: refused(['b', 'is too long'], ['a.c', 'is required'], ['a', 'is wrong']),
    headers: requestId,
    error: {
      name: 'ValidationError',
      message: 'INVALID_ARGUMENT: "a" is wrong, "a.c" is required, "b" is too long',
      violations: [
        { field: 'a', description: 'is wrong', violatedRule: 'FORMAT' },
        { field: 'a.c', description: 'is required', violatedRule: 'FORMAT' },
        { field: 'b', description: 'is too long', violatedRule: 'FORMAT' },
      ],
    },
  },
  {
    when: 'fields were refused with a status of its own',
    status: 422,
    body: refused(['a', 'is wrong']),
    error: { name: 'ValidationError', message: 'INVALID_ARGUMENT: "a" is wrong', status: 422 },
  },
  {
    when: 'the call was declined: message and description',
    status: 428,
    body: declined('Precondition failed', {
      code: 'SLOT_NOT_AVAILABLE',
      description: 'The slot is taken',
      data: { openSpots: 0 },
    }),
    headers: requestId,
    error: {
      name: 'ApplicationError',
      message: 'Precondition failed: The slot is taken',
      code: 'SLOT_NOT_AVAILABLE',
      data: { openSpots: 0 },
      status: 428,
      requestId: 'request-1',
    },
  },
  {
    when: 'the call was declined with a number as code and without data',
    status: 403,
    body: declined('Declined', { code: -19976, description: 'Wrong password' }),
    error: { name: 'ApplicationError', message: 'Declined: Wrong password', code: '-19976', data: {} },
  },
  {
    when: 'message and description are the same: once',
    status: 403,
    body: declined('Declined', { code: 'X', description: 'Declined' }),
    error: { message: 'Declined' },
  },
  {
    when: 'another 4xx: the status text, and it in upper snake case',
    status: 404,
    body: '<html>',
    headers: requestId,
    error: {
      name: 'ApplicationError',
      message: 'Not Found',
      code: 'NOT_FOUND',
      data: {},
      status: 404,
      requestId: 'request-1',
      details: { applicationError: { description: 'Not Found', code: 'NOT_FOUND', data: {} } },
    },
  },
  {
    when: 'another 4xx whose text has more than words',
    status: 414,
    body: {},
    error: { message: 'URI Too Long', code: 'URI_TOO_LONG' },
  },
  {
    when: 'anything else, with a request id',
    status: 500,
    body: { message: 'stack trace' },
    headers: requestId,
    error: {
      name: 'SystemError',
      message: 'System error occurred, request-id: request-1',
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      requestId: 'request-1',
    },
  },
  {
    when: 'anything else, without one: what is known, serialized',
    status: 503,
    body: { message: 'down' },
    error: {
      name: 'SystemError',
      message: 'System error occurred: {"status":503,"message":"down"}',
      code: 'SERVICE_UNAVAILABLE',
    },
  },
]

describe('the error catalog', () => {
  it.each(rows)('$when', async ({ status, body, headers = {}, error }) => {
    const caught = await ask(status, body, headers)
    expect(isFrontdeskError(caught)).toBe(true)
    expect(caught).toMatchObject(error)
    const guard = error['name'] === 'ValidationError' ? isValidationError : isApplicationError
    expect((error['name'] === 'SystemError' ? isSystemError : guard)(caught)).toBe(true)
  })

  it('another 4xx without status text, as on HTTP/2: UNKNOWN', async () => {
    const { client } = answering(() => new Response('{}', { status: 404 }))
    await expect(getRoom(client, { roomId: '1' })).rejects.toMatchObject({
      name: 'ApplicationError',
      message: 'UNKNOWN',
      code: 'UNKNOWN',
      details: { applicationError: { description: 'UNKNOWN', code: 'UNKNOWN', data: {} } },
    })
  })

  it.each([
    [500, 'INTERNAL_SERVER_ERROR'],
    [501, 'NOT_IMPLEMENTED'],
    [502, 'BAD_GATEWAY'],
    [503, 'SERVICE_UNAVAILABLE'],
    [504, 'GATEWAY_TIMEOUT'],
    [599, 'UNKNOWN'],
  ])('a failure of status %i without status text, as on HTTP/2: %s', async (status, code) => {
    const { client } = answering(() => new Response('', { status }), { attempts: 1 })
    await expect(getRoom(client, { roomId: '1' })).rejects.toMatchObject({
      name: 'SystemError',
      message: `System error occurred: {"status":${status},"message":"UNKNOWN"}`,
      code,
      status,
    })
  })

  it('no answer: the known facts about the failure, serialized', async () => {
    nock('https://www.wixapis.com')
      .get('/house/v1/rooms/1')
      .replyWithError(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
    const client = createClient({ platform: hosted(), attempts: 1 })
    const error = await getRoom(client, { roomId: '1' }).catch((reason: unknown) => reason)
    const { message } = error as Error
    const [, serialized = '', advice] = /^System error occurred: (\{.*\})\. (.*)$/.exec(message) ?? []
    expect(JSON.parse(serialized)).toMatchObject({ code: 'ECONNRESET' })
    expect(advice).toBe('https://www.wixapis.com could not be reached.')
    expect(isSystemError(error)).toBe(true)
  })

  it.each<unknown>(['a text', 42, null, undefined, true])(
    'a failure that is no object, rethrown: %j',
    async (thrown) => {
      const { client } = answering(() => {
        throw thrown as Error
      })
      const caught = await getRoom(client, { roomId: '1' }).then(
        () => ['no failure'],
        (error: unknown) => [error],
      )
      expect(caught).toEqual([thrown])
    },
  )

  it('an elevated call without an elevated client', async () => {
    const close: Read<object, unknown, ElevatedAuth> = read({
      id: 'rooms.closeAll',
      prefix: '',
      route: 'POST /x',
      elevated: true,
    })
    const client = createClient({ platform: hosted(), auth: { headers: () => ({}) } })
    // @ts-expect-error this client is not elevated
    await expect(close(client, {})).rejects.toMatchObject({
      name: 'ContextError',
      message:
        'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules. On a server, make the client with auth: apiKey({ apiKey }), or call with elevate(client) where its auth is appOAuth({ … }).',
    })
  })

  it.each([
    'SLUG_CONTAINS_ILLEGAL_CHARACTERS',
    'SLUG_ALREADY_EXISTS',
    'FAILED_TO_CREATE_RESOURCES',
    'TOKEN_REVOKED',
    'EXTERNAL_CALENDAR_CREATION_FAILED',
    'EXTERNAL_CALENDAR_DELETED',
    'ALREADY_REFUNDED',
    'PROVIDER_IS_DOWN',
    'INTERNAL_ERROR',
    'NOT_PAID',
    'ACCESS_DENIED',
    'ZERO_PRICE',
    'DISABLED_BY_PROVIDER',
    'PENDING_REFUND',
    'FORBIDDEN',
    'TRANSACTION_NOT_FOUND',
    'ORDER_IS_PENDING',
    'ORDER_IS_REJECTED',
    'PARTIALLY_PAID',
    'DEPOSIT_ONLINE_ITEM',
    'EXPIRED',
    'NOT_SUPPORTED',
    'OFFLINE',
    'REQUIRES_CARD_READER',
    '-19971',
    '-19995',
    '-19970',
    '-19976',
    '-19973',
  ])('the code %s arrives, and is found by its name', async (code) => {
    const error = await ask(400, declined('No', { code, description: 'because', data: { a: 1 } }), requestId)
    expect(isApplicationError(error, code)).toBe(true)
    const { message, data, details } = error as FrontdeskError & { data: unknown }
    expect({ message, data }).toEqual({ message: 'No: because', data: { a: 1 } })
    expect(details).toEqual({ applicationError: { code, description: 'because', data: { a: 1 } } })
  })
})
