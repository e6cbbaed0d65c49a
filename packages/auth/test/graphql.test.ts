import { apiKey, graphql } from '@frontdesk/auth'
import {
  type ApplicationError,
  createClient,
  hosted,
  isApplicationError,
  isSystemError,
} from '@frontdesk/core'
import nock from 'nock'
import { describe, expect, expectTypeOf, it } from 'vitest'

const client = createClient({ platform: hosted(), auth: apiKey({ apiKey: 'token-1' }), attempts: 1 })
const json = { 'content-type': 'application/json', 'x-wix-request-id': 'request-1' }

describe('graphql', () => {
  it('posts the document and its variables to the platform, and gives the data', async () => {
    const asked = nock('https://www.wixapis.com')
      .post('/graphql/alpha', { query: 'query Q($n: Int) { a(first: $n) }', variables: { n: 2 } })
      .matchHeader('authorization', 'token-1')
      .matchHeader('content-type', 'application/json')
      .reply(200, { data: { a: [1, 2] } }, json)
    const data = await graphql(client)<{ a: number[] }>('query Q($n: Int) { a(first: $n) }', { n: 2 })
    expectTypeOf(data).toEqualTypeOf<{ a: number[] }>()
    expect(data).toEqual({ a: [1, 2] })
    asked.done()
  })

  it('names the operation and the version that are meant', async () => {
    const asked = nock('https://www.wixapis.com')
      .post('/graphql/v2', { query: 'query A { a } query B { b }', operationName: 'B' })
      .reply(200, { data: { b: 1 } }, json)
    const options = { apiVersion: 'v2', operationName: 'B' }
    expect(await graphql(client)('query A { a } query B { b }', undefined, options)).toEqual({ b: 1 })
    asked.done()
    await expect(graphql(client)('{ a }', undefined, { apiVersion: '../oauth2' })).rejects.toThrow(
      '"apiVersion"',
    )
  })

  it('types data and variables by a generated document', async () => {
    class Document extends String {
      declare readonly __apiType?: (variables: { id: string }) => { room: { name: string } }
    }
    nock('https://www.wixapis.com')
      .post('/graphql/alpha', { query: '{ room }', variables: { id: '1' } })
      .reply(200, { data: { room: { name: 'Hall' } } }, json)
    const data = await graphql(client)(new Document('{ room }'), { id: '1' })
    expectTypeOf(data).toEqualTypeOf<{ room: { name: string } }>()
    expect(data.room.name).toBe('Hall')
  })

  it('is not available without auth, to the letter', () => {
    expect(() => graphql(createClient({ platform: hosted() }))).toThrow(
      expect.objectContaining({
        name: 'ContextError',
        code: 'CONTEXT',
        message:
          'graphql is not available in this context. The client has no auth: give createClient one, such as oauth({ clientId }).',
      }),
    )
  })

  it('makes an application error of the errors of an answer, with the partial data', async () => {
    const errors = [
      { message: 'No such field', path: ['a', 0], extensions: { code: 'BAD_USER_INPUT' } },
      { message: 'Too deep' },
    ]
    nock('https://www.wixapis.com')
      .post('/graphql/alpha')
      .reply(200, { data: { a: null, b: 1 }, errors }, json)
    const error = await graphql(client)('{ a b }').catch((reason: unknown) => reason)
    expect(isApplicationError(error, 'BAD_USER_INPUT')).toBe(true)
    expect(error).toMatchObject({
      message: 'No such field, Too deep',
      status: 200,
      requestId: 'request-1',
      operation: 'auth.graphql',
      data: { errors, data: { a: null, b: 1 } },
    } satisfies Partial<ApplicationError>)
  })

  it.each([
    [[null]],
    [[{}]],
    [['x']],
    [[{ message: 1, extensions: { code: 5 } }]],
    ['x'],
    [{ message: 'x' }],
  ])('bears errors that are none: %j', async (errors) => {
    nock('https://www.wixapis.com').post('/graphql/alpha').reply(200, { errors }, json)
    const error = await graphql(client)('{ a }').catch((reason: unknown) => reason)
    expect(isApplicationError(error, 'GRAPHQL')).toBe(true)
    expect(() => JSON.stringify(error)).not.toThrow()
  })

  it('gives an empty object for an answer without data', async () => {
    nock('https://www.wixapis.com').post('/graphql/alpha').reply(200, { errors: [] }, json)
    expect(await graphql(client)('{ a }')).toEqual({})
  })

  it('fails as any call does', async () => {
    nock('https://www.wixapis.com')
      .post('/graphql/alpha')
      .reply(502, '<html>', { 'x-wix-request-id': 'request-2' })
    const error = await graphql(client)('mutation { a }').catch((reason: unknown) => reason)
    expect(isSystemError(error)).toBe(true)
    expect((error as Error).message).toBe('System error occurred, request-id: request-2')
  })
})
