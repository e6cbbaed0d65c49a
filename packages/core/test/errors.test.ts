import { readFileSync } from 'node:fs'
import {
  ApplicationError,
  FrontdeskError,
  isApplicationError,
  isFrontdeskError,
  isSystemError,
  isValidationError,
  ValidationError,
} from '@frontdesk/core'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { answering, getRoom, json } from './rooms.ts'

const failure = async (body: unknown, status: number, statusText = ''): Promise<unknown> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const { client } = answering(
    () => new Response(text, { status, statusText, headers: { 'x-wix-request-id': 'request-1' } }),
  )
  return getRoom(client, { roomId: '1' }).then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('the three shapes of failure', () => {
  it('validation: violations sorted by field, each in the message', async () => {
    const fieldViolations = [
      { field: 'b', description: 'is too long', violatedRule: 'MAX_LENGTH', data: { threshold: 3 } },
      { field: 'a', description: 'is required', violatedRule: 'REQUIRED_FIELD' },
    ]
    const error = await failure(
      { message: 'x', details: { validationError: { fieldViolations } } },
      400,
      'Bad Request',
    )
    expect(error).toBeInstanceOf(ValidationError)
    expect(error).toMatchObject({
      message: 'INVALID_ARGUMENT: "a" is required, "b" is too long',
      code: 'INVALID_ARGUMENT',
      status: 400,
      requestId: 'request-1',
      violations: [fieldViolations[1], fieldViolations[0]],
      details: { validationError: { fieldViolations: [fieldViolations[1], fieldViolations[0]] } },
    })
  })

  it('application: message and description together, once when they are the same', async () => {
    const applicationError = {
      code: 'SLOT_NOT_AVAILABLE',
      description: 'The slot is taken',
      data: { next: 1 },
    }
    const error = await failure({ message: 'Conflict', details: { applicationError } }, 409, 'Conflict')
    expect(error).toBeInstanceOf(ApplicationError)
    expect(error).toMatchObject({
      message: 'Conflict: The slot is taken',
      code: 'SLOT_NOT_AVAILABLE',
      data: { next: 1 },
      status: 409,
      requestId: 'request-1',
    })
    expect(isApplicationError(error, 'SLOT_NOT_AVAILABLE')).toBe(true)
    expect(isApplicationError(error, 'OTHER')).toBe(false)
    const same = await failure({ message: 'The slot is taken', details: { applicationError } }, 409)
    expect((same as Error).message).toBe('The slot is taken')
  })

  it('other 4xx: the status text as description, in upper snake case as code', async () => {
    expect(await failure({}, 404, 'Not Found')).toMatchObject({
      name: 'ApplicationError',
      message: 'Not Found',
      code: 'NOT_FOUND',
      data: {},
      details: { applicationError: { code: 'NOT_FOUND', description: 'Not Found', data: {} } },
    })
    expect(await failure('<html>', 418)).toMatchObject({ code: 'UNKNOWN', message: 'UNKNOWN' })
  })

  it('anything else: a system error with the request id, or with the known facts', async () => {
    const error = await failure('<html>Bad gateway</html>', 502, 'Bad Gateway')
    expect(isSystemError(error)).toBe(true)
    expect(error).toMatchObject({
      message: 'System error occurred, request-id: request-1',
      code: 'BAD_GATEWAY',
      retryable: true,
    })
    const { client } = answering(
      () => new Response('{"message":"down"}', { status: 503, statusText: 'Service Unavailable' }),
    )
    await expect(getRoom(client, { roomId: '1' })).rejects.toThrow(
      'System error occurred: {"status":503,"message":"down"}',
    )
  })

  it('an application error of status 500 stays one', async () => {
    const applicationError = { code: 'X', description: 'y' }
    expect(await failure({ details: { applicationError } }, 500)).toMatchObject({
      name: 'ApplicationError',
      code: 'X',
      message: 'y',
    })
  })

  it('is total: any status, headers and body give one of our errors', { timeout: 120_000 }, async () => {
    // Mostly small values: thousands of them are made.
    const json = fc.oneof(
      {
        weight: 9,
        arbitrary: fc.constantFrom<unknown>(null, true, 0, -19976, 1e300, '', 'text', [], [null], {}, [{}]),
      },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    )
    const violation = fc.oneof(
      json,
      fc.record({ field: json, description: json, violatedRule: json }, { requiredKeys: [] }),
    )
    const detail = fc.oneof(
      json,
      fc.record(
        {
          fieldViolations: fc.oneof(json, fc.array(violation, { maxLength: 3 })),
          code: json,
          description: json,
          data: json,
        },
        { requiredKeys: [] },
      ),
    )
    const failing = fc.record(
      {
        message: json,
        room: json,
        details: fc.oneof(
          json,
          fc.record({ validationError: detail, applicationError: detail }, { requiredKeys: [] }),
        ),
      },
      { requiredKeys: [] },
    )
    const text = fc.oneof(
      fc.string(),
      fc.oneof(json, failing).map((value) => JSON.stringify(value)),
      failing.map((value) => JSON.stringify(value).slice(0, -1)),
    )
    const body = fc.oneof(
      { weight: 9, arbitrary: text.map((value) => new TextEncoder().encode(value)) },
      { weight: 1, arbitrary: fc.uint8Array() },
    )
    const printable = fc.string()
    const headers = fc.record(
      {
        'retry-after': fc.oneof(
          printable,
          fc.integer().map(String),
          fc.constant('Fri, 31 Dec 1999 23:59:59 GMT'),
        ),
        date: fc.oneof(printable, fc.constant('Fri, 31 Dec 1999 23:59:58 GMT')),
        'content-type': fc.oneof(printable, fc.constant('application/json')),
        'x-wix-request-id': printable,
      },
      { requiredKeys: [] },
    )
    const names = /^(Validation|Application|System|Auth|Conflict|RateLimit|Redirect|Decode)Error$/
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 999 }),
        fc.oneof(fc.constantFrom('', 'Not Found', '!'), printable),
        headers,
        body,
        async (status, statusText, own, bytes) => {
          const parts = [bytes]
          const reader = {
            read: async () => ({ value: parts[0], done: parts.pop() === undefined }),
            cancel: async () => undefined,
          }
          const answer = {
            status,
            statusText,
            ok: status > 199 && status < 300,
            type: 'basic',
            headers: {
              get: (header: string) => Object.entries(own).find(([key]) => key === header)?.[1] ?? null,
            },
            body: { getReader: () => reader },
          }
          const { client } = answering(() => answer as unknown as Response, { attempts: 1 })
          const outcome: unknown = await getRoom(client, { roomId: '1' }).then(
            () => undefined,
            (error: unknown) => error,
          )
          // Nothing but a success with a result is none.
          if (outcome === undefined && answer.ok) return
          const error = outcome as FrontdeskError
          const { name, code, message, attempts, maybeProcessed, retryable, retryAfterMs = 0 } = error
          const fields = isValidationError(error) ? error.violations.map(({ field }) => field) : []
          const checks = [
            isFrontdeskError(error) && names.test(name),
            code !== '' && code !== 'UNEXPECTED' && message !== '',
            error.status === status && error.operation === 'rooms.get',
            attempts === 1 && !maybeProcessed && typeof retryable === 'boolean' && retryAfterMs >= 0,
            !isValidationError(error) || message.startsWith('INVALID_ARGUMENT: '),
            fields.join('\n') === [...fields].sort().join('\n'),
          ]
          // One look: ten thousand times.
          if (checks.includes(false))
            expect({ error, checks }).toEqual({ error, checks: checks.map(() => true) })
          JSON.stringify(error)
        },
      ),
      { numRuns: 4000 },
    )
  })
})

describe('guards', () => {
  it('hold across two copies of the package', async () => {
    vi.resetModules()
    const copy = await import('../src/index.ts')
    const error = copy.invalid('name', 'is required')
    expect(error).not.toBeInstanceOf(FrontdeskError)
    expect(isValidationError(error)).toBe(true)
    expect(isFrontdeskError(error)).toBe(true)
  })

  it('refuse everything else', () => {
    for (const value of [undefined, null, 'ValidationError', { name: 'ValidationError' }, new Error('x')])
      expect(isValidationError(value)).toBe(false)
  })

  it('serialise with the message and without the stack', async () => {
    const { client } = answering(() => json({ message: 'no' }, 403))
    const error = await getRoom(client, { roomId: '1' }).catch((reason: unknown) => reason)
    const written = JSON.parse(JSON.stringify(error)) as Record<string, unknown>
    expect(written).toMatchObject({ name: 'ApplicationError', operation: 'rooms.get', status: 403 })
    expect(JSON.stringify(error)).not.toContain('token-1')
    expect(written).not.toHaveProperty('stack')
  })

  it('take 4 kB at most in a log, also of characters that JSON writes as six', async () => {
    const long = '\u0001'.repeat(9000)
    const body = { message: long, details: { applicationError: { code: long, description: long } } }
    expect(JSON.stringify(await failure(body, 400, 'x'.repeat(5000))).length).toBeLessThan(4000)
  })
})

it('leads from an error to the section of its code, in a file that travels in the package', () => {
  const { helpUrl } = new FrontdeskError('Too late', { code: 'SLOT_NOT_AVAILABLE' })
  expect(helpUrl).toBe('@frontdesk/core/docs/guide/error-codes.md#slot_not_available')
  const [path = '', anchor = ''] = helpUrl.replace('@frontdesk/core/', '../').split('#')
  const page = readFileSync(new URL(path, import.meta.url), 'utf8')
  expect(page).toContain(`\n### ${anchor.toUpperCase()}\n`)
})
