import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFamilies } from '../src/families.ts'
import { createEmulator, type Emulator } from '../src/index.ts'
import type { OpenApiDocument } from '../src/server/openapi.ts'

let emulator: Emulator
let document: OpenApiDocument

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'empty' })
  document = (await (await fetch(`${emulator.url}/openapi.json`)).json()) as OpenApiDocument
})

afterAll(() => emulator.close())

const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
  )

const operationOf = (id: string) => operationsOf(document).find(({ operationId }) => operationId === id)

describe('the document', () => {
  it('is valid OpenAPI', async () => {
    expect(
      await new Validator().validate(structuredClone(document) as unknown as Record<string, unknown>),
    ).toEqual({ valid: true })
  })

  it('would not be valid with a field that OpenAPI does not know', async () => {
    const broken = { ...structuredClone(document), routes: {} }
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
  })

  it('describes every operation once', () => {
    const ids = operationsOf(document).map(({ operationId }) => operationId)
    const declared = createFamilies().handlers.flatMap(({ operation: { spec } }) => [
      spec.id,
      ...(spec.fallback ? [`${spec.id}.long`] : []),
    ])
    expect(ids.sort()).toEqual(declared.sort())
  })

  it('refers to no component that it lacks, and has none that nothing refers to', () => {
    const text = JSON.stringify(document)
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
    expect([...new Set(referred)].sort()).toEqual(Object.keys(document.components.schemas).sort())
  })

  it('names the address and the version', () => {
    expect(document.servers).toEqual([{ url: emulator.url }])
    expect(document.info.version).toBe(emulator.version)
  })

  it('can be read by pages of other origins, and is not in the request log', async () => {
    const response = await fetch(`${emulator.url}/openapi.json`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(emulator.requests.map(({ path }) => path)).not.toContain('/openapi.json')
  })
})

describe('an operation', () => {
  it('has the path parameters and query parameters of a GET, and the schema of its response', () => {
    expect(operationOf('bookings.services.get')).toEqual({
      path: '/_api/bookings/v2/services/{serviceId}',
      method: 'get',
      operationId: 'bookings.services.get',
      tags: ['bookings.services'],
      description: 'Visitors, members and the owner may call it.',
      parameters: [
        { name: 'serviceId', in: 'path', required: true, schema: { type: 'string' } },
        {
          name: 'conditionalFields',
          in: 'query',
          required: false,
          schema: {
            type: 'array',
            maxItems: 5,
            items: {
              type: 'string',
              enum: [
                'STAFF_MEMBER_DETAILS',
                'RESOURCE_TYPE_DETAILS',
                'DISCOUNT_INFO_DETAILS',
                'RESOURCE_DETAILS',
              ],
            },
          },
        },
      ],
      responses: {
        200: {
          description: 'The answer.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { service: { $ref: '#/components/schemas/bookings.Service' } },
              },
            },
          },
        },
        default: {
          description: 'A refusal or a failure.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      security: [{ accessToken: [] }],
    })
  })

  it("has the envelope of a query's body", () => {
    const schema = operationOf('bookings.services.query')?.requestBody?.content['application/json'].schema
    expect(Object.keys(schema?.properties ?? {})).toEqual(['conditionalFields', 'query'])
    expect(Object.keys(schema?.properties?.['query']?.properties ?? {}).sort()).toEqual([
      'fields',
      'filter',
      'paging',
      'sort',
    ])
  })

  it('needs no token if anyone may call it', () => {
    const open = operationsOf(document).filter(({ security }) => !security.length)
    expect(open.map(({ operationId }) => operationId)).toContain('auth.oauth.requestTokens')
  })

  it('whose path differs from that of another by a name alone shares its path item', () => {
    const shared = document.paths['/_api/bookings/v2/services/{serviceId}']
    expect(Object.keys(shared ?? {}).sort()).toEqual(['delete', 'get', 'patch'])
    expect(shared?.['patch']?.parameters).toEqual([
      {
        name: 'serviceId',
        in: 'path',
        required: true,
        schema: { type: 'string' },
        description: '"service.id" of the input',
      },
    ])
  })
})

describe('a schema', () => {
  it('has dates as text', () => {
    expect(document.components.schemas['bookings.Service']?.properties?.['createdDate']).toEqual({
      type: 'string',
      format: 'date-time',
    })
  })

  it('lists the values of an enumeration: alone for an input, as known ones for an answer', () => {
    const read = document.components.schemas['bookings.Service']?.properties?.['type']
    expect(read).toEqual({ type: 'string', 'x-extensible-enum': ['APPOINTMENT', 'CLASS', 'COURSE'] })
    const input = operationOf('bookings.services.create')?.requestBody?.content['application/json'].schema
    expect(JSON.stringify(input?.properties?.['service'])).toContain('$ref')
  })
})
