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

  it('anything else: a system error with the request id, or with what is known', async () => {
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

  it('is total: any status and body give one of our errors', async () => {
    const detail = fc.oneof(
      fc.jsonValue(),
      fc.record({ fieldViolations: fc.jsonValue(), code: fc.jsonValue(), description: fc.jsonValue() }),
    )
    const body = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc
        .record(
          {
            message: fc.jsonValue(),
            details: fc.oneof(
              fc.jsonValue(),
              fc.record({ validationError: detail, applicationError: detail }, { requiredKeys: [] }),
            ),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    )
    await fc.assert(
      fc.asyncProperty(body, fc.integer({ min: 400, max: 599 }), async (text, status) => {
        const error = await failure(text, status)
        expect(isFrontdeskError(error)).toBe(true)
        expect(typeof (error as FrontdeskError).code).toBe('string')
        JSON.stringify(error)
      }),
      { numRuns: 500 },
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
})
