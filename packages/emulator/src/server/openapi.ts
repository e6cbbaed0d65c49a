import type { AnySpec } from '@frontdesk/core'
import { closed, floatSchema, type OperationSchema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { Handler } from '../kernel/handler.ts'
import type { Permission, Permissions } from '../kernel/permissions.ts'

/** A JSON Schema, as far as the document looks into it. */
interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly JsonSchema[]
  readonly description?: string
}

type Properties = Readonly<Record<string, JsonSchema>>
type Components = Record<string, JsonSchema>

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly description?: string
}

interface Media {
  readonly 'application/json': { readonly schema: JsonSchema }
}

interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Media }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Media }>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Components
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

export interface OpenApiSource {
  readonly handlers: readonly Handler[]
  readonly schemas: readonly OperationSchema[]
  readonly permissions: Permissions
  /** The exports of the schema entries by family: their names become the names of the document's components. */
  readonly schemaEntries: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly origin: string
  readonly version: string
}

const componentPath = '#/components/schemas/'

const callers: Readonly<Record<Permission, string>> = {
  anyone: 'Anyone may call it, without a token.',
  visitor: 'Visitors, members and the owner may call it.',
  own: 'Visitors and members may call it for what is theirs, the owner for everything.',
  member: 'Members who are signed in and the owner may call it.',
  owner: 'The owner alone may call it.',
}

const errorSchema: JsonSchema = /* @__PURE__ */ Object.freeze({
  type: 'object',
  required: ['message', 'details'],
  properties: {
    message: { type: 'string' },
    details: {
      type: 'object',
      properties: {
        applicationError: {
          type: 'object',
          properties: {
            code: { type: 'string' },
            description: { type: 'string' },
            data: { type: 'object' },
          },
        },
        validationError: {
          type: 'object',
          properties: {
            fieldViolations: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  field: { type: 'string' },
                  description: { type: 'string' },
                  violatedRule: { type: 'string' },
                  ruleName: { type: 'string' },
                  data: { type: 'object' },
                },
              },
            },
          },
        },
      },
    },
  },
})

const pagingSchema: JsonSchema = /* @__PURE__ */ Object.freeze({
  type: 'object',
  properties: {
    count: { type: 'integer' },
    offset: { type: 'integer' },
    total: { type: 'integer' },
    tooManyToCount: { type: 'boolean' },
    hasNext: { type: 'boolean' },
    cursors: { type: 'object', properties: { next: { type: 'string' }, prev: { type: 'string' } } },
  },
})

const json = (schema: JsonSchema): Media => ({ 'application/json': { schema } })

const reference = (name: string): JsonSchema => ({ $ref: componentPath + name })

/** `serviceSchema` of bookings is the component `bookings.Service`. */
const componentName = (family: string, exported: string): string => {
  const name = exported.replace(/Schema$/, '')
  return `${family}.${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const isZod = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/**
 * The schemas as JSON Schema, those that an entry exports as components of their own: the others are written where they
 * are used.
 */
const writeSchemas = ({
  schemas,
  schemaEntries,
}: OpenApiSource): { components: Components; nameOf: (own: Schema<unknown>) => string } => {
  const registry = z.registry<{ id: string }>()
  const add = (schema: z.ZodType, id: string): void => {
    if (!registry.has(schema)) registry.add(schema, { id })
  }
  for (const [family, exported] of Object.entries(schemaEntries))
    for (const [name, own] of Object.entries(exported)) {
      if (!name.endsWith('Schema') || name === 'operationSchema' || typeof own !== 'function') continue
      const [read, written] = [(own as Schema<unknown>)(), (own as Schema<unknown>)(closed)]
      if (!isZod(read)) continue
      add(read, componentName(family, name))
      // An input takes the known values of an enumeration alone.
      add(written, `${componentName(family, name)}Sent`)
    }
  for (const { id, input, output } of schemas) {
    add(input(), `${id}.input`)
    if (output) add(output(), `${id}.output`)
  }
  const float = floatSchema()
  const written = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => componentPath + id,
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
      // JSON holds no number for these, so that text stands for them.
      if ((zodSchema as unknown) === float)
        Object.assign(jsonSchema, {
          type: ['number', 'string'],
          description: 'A number, "NaN", "Infinity" or "-Infinity"',
        })
    },
  }).schemas as Components
  const components: Components = {}
  for (const [name, schema] of Object.entries(written)) {
    const { $schema: _, $id: __, ...own } = schema as JsonSchema & { $schema?: string; $id?: string }
    components[name] = own
  }
  return { components, nameOf: (own) => registry.get(own())?.id ?? '' }
}

/** The fields of an input as they lie in the body or the query string. */
const layOut = ({ envelope }: AnySpec, fields: Properties): Properties => {
  if (envelope?.key === undefined) return fields
  const { paging, cursorPaging, ...rest } = fields
  const laid = envelope.wrap(rest) as Record<string, JsonSchema | Properties>
  const inner = Object.entries({ ...(laid[envelope.key] as Properties), paging, cursorPaging })
  // The envelope fills the paging in, which is declared here.
  const declared = inner.filter(([name, schema]) => schema !== undefined && Object.hasOwn(fields, name))
  return {
    ...(laid as Properties),
    [envelope.key]: { type: 'object', properties: Object.fromEntries(declared) as Properties },
  }
}

/** The components that a part of the document refers to, directly or by way of another one. */
const usedBy = (part: unknown, components: Components, used: Components = {}): Components => {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    const schema = components[name]
    if (!schema || used[name]) continue
    used[name] = schema
    usedBy(schema, components, used)
  }
  return used
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')

const dotsIn = ({ route }: AnySpec): number => route.split('.').length

const withoutNames = (path: string): string => path.replace(/\{[^}]+\}/g, '{}')

/**
 * Describes every operation by the path of the hosted platform, its input, its answer and its callers, out of the schemas
 * that check them.
 */
export const openApiDocument = (source: OpenApiSource): OpenApiDocument => {
  const { handlers, schemas, permissions, origin, version } = source
  const { components, nameOf } = writeSchemas(source)
  const declared = new Map(schemas.map((own) => [own.id, own]))
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  /** Two paths may not differ by the names of their parameters alone, so that the first one's names count. */
  const known = new Map<string, string>()

  /** A schema without its references at the top, and with the fields of all of its parts. */
  const resolve = (schema: JsonSchema = {}): JsonSchema => {
    if (schema.$ref !== undefined) return resolve(components[schema.$ref.slice(componentPath.length)])
    if (!schema.allOf) return schema
    const parts = schema.allOf.map(resolve)
    return {
      type: 'object',
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Properties,
      required: parts.flatMap(({ required = [] }) => required),
    }
  }

  /** The fields of a query string: nested ones have dotted names. */
  const queryParameters = (fields: Properties, required: readonly string[], path = ''): Parameter[] =>
    Object.entries(fields).flatMap(([name, schema]) => {
      const { properties, required: inner = [] } = resolve(schema)
      return properties
        ? queryParameters(properties, inner, `${path}${name}.`)
        : [{ name: path + name, in: 'query' as const, required: !path && required.includes(name), schema }]
    })

  const answerOf = ({ id, response }: AnySpec): JsonSchema => {
    const output = declared.get(id)?.output
    if (!response || !output) return { type: 'object' }
    const { key, metadata, list } = response
    const one = reference(nameOf(output))
    if (key === undefined) return one
    const result = metadata !== undefined || list ? { type: 'array', items: one } : one
    return {
      type: 'object',
      properties: {
        [key]: result,
        ...(metadata !== undefined && { [metadata]: reference('PagingMetadata') }),
      },
    }
  }

  const add = (spec: AnySpec, route: string, operationId: string): void => {
    const [method = '', bare = ''] = route.split(' ')
    const written = spec.prefix + bare
    const path = known.get(withoutNames(written)) ?? written
    known.set(withoutNames(written), path)
    const names = namesIn(bare)
    const own = declared.get(spec.id)
    const input = own ? resolve(reference(nameOf(own.input))) : {}
    const required = (input.required ?? []).filter((field) => !names.includes(field))
    const fields = layOut(
      spec,
      Object.fromEntries(Object.entries(input.properties ?? {}).filter(([field]) => !names.includes(field))),
    )
    const inAddress = method === 'GET' || method === 'DELETE'
    const permission = permissions[spec.id] ?? 'owner'
    const parameters = [
      ...namesIn(path).map((name, index): Parameter => {
        const field = names[index] ?? name
        return {
          name,
          in: 'path',
          required: true,
          schema: { type: 'string' },
          ...(field !== name && { description: `"${field}" of the input` }),
        }
      }),
      ...(inAddress ? queryParameters(fields, required) : []),
    ]
    const body: JsonSchema = input.properties
      ? { type: 'object', properties: fields, ...(required.length && { required }) }
      : input
    ;(paths[path] ??= {})[method.toLowerCase()] = {
      operationId,
      tags: [spec.id.split('.').slice(0, 2).join('.')],
      description: callers[permission],
      ...(parameters.length && { parameters }),
      ...(!inAddress && { requestBody: { required: required.length > 0, content: json(body) } }),
      responses: {
        200: { description: 'The answer.', content: json(answerOf(spec)) },
        default: { description: 'A refusal or a failure.', content: json(reference('Error')) },
      },
      security: permission === 'anyone' ? [] : [{ accessToken: [] }],
    }
  }

  // A name such as `serviceId` goes before `service.id`.
  const specs = handlers.map(({ operation }) => operation.spec)
  for (const spec of specs.toSorted((left, right) => dotsIn(left) - dotsIn(right))) {
    add(spec, spec.route, spec.id)
    if (spec.fallback) add(spec, spec.fallback, `${spec.id}.long`)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Frontdesk',
      version,
      description: 'Every operation of the platform, by the public paths of the hosted platform.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: usedBy(paths, { ...components, Error: errorSchema, PagingMetadata: pagingSchema }),
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
}
