import type { AnySpec } from '@frontdesk/core'
import type { Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { refuse } from '../kernel/failure.ts'

type Fields = Record<string, unknown>

/** Largest body of a request, in bytes. */
export const largestBody: number = 1024 * 1024

/** How deep the data of a request may be nested. */
const deepest = 64

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; level.length; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((item): unknown[] =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
  }
  return false
}

const readObject = (text: string, field: string): Fields => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refuse({ field, description: `must be JSON: ${(error as Error).message}`, violatedRule: 'FORMAT' })
  }
  if (!isRecord(value)) throw refuse({ field, description: 'must be a JSON object', violatedRule: 'FORMAT' })
  if (isTooDeep(value))
    throw refuse({
      field,
      description: `must not be nested deeper than ${deepest}`,
      violatedRule: 'MAX',
      data: { threshold: deepest },
    })
  return value
}

/** Reads a JSON body; none is the same as an empty one. */
export const readBody = (text: string, contentType: string | undefined): Fields => {
  if (!text) return {}
  if (!/^application\/(.+\+)?json\b/i.test(contentType ?? ''))
    throw refuse({
      field: 'content-type',
      description: `must be application/json, not ${contentType ?? 'absent'}`,
      violatedRule: 'FORMAT',
    })
  return readObject(text, 'body')
}

/** Reads a query string: `.r` holds a whole payload; else flat values by name, dotted names for nested ones. */
export const readQuery = (parameters: URLSearchParams): { payload: Fields; flat: boolean } => {
  const whole = parameters.get('.r')
  if (whole !== null)
    return { payload: readObject(Buffer.from(whole, 'base64url').toString(), '.r'), flat: false }
  const payload: Fields = {}
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    const path = name.split('.')
    if (path.length > deepest)
      throw refuse({
        field: name,
        description: `must not be nested deeper than ${deepest}`,
        violatedRule: 'MAX',
      })
    let target = payload
    for (const key of path.slice(0, -1)) {
      const inner = Object.hasOwn(target, key) ? target[key] : undefined
      if (isRecord(inner)) target = inner
      else target = define(target, key, {})
    }
    define(target, path.at(-1) ?? '', values.length > 1 ? values : values[0])
  }
  return { payload, flat: true }
}

/** Sets an own key, whatever it is called: `__proto__` is data too. */
const define = <T>(target: Fields, key: string, value: T): T => {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })
  return value
}

/** Undoes the nesting of queries: `{ query: { filter }, fields }` becomes `{ filter, fields }`. */
export const unwrap = (payload: Fields, { envelope }: AnySpec): Fields => {
  const key = envelope?.key
  if (key === undefined || !Object.hasOwn(payload, key)) return payload
  const { [key]: inner, ...outer } = payload
  if (!isRecord(inner)) throw refuse({ field: key, description: 'must be an object', violatedRule: 'FORMAT' })
  return { ...outer, ...inner }
}

/** Writes path parameters into the input; `{service.id}` into the nested object. */
export const withParameters = (input: Fields, parameters: Readonly<Record<string, string>>): Fields => {
  const result = { ...input }
  for (const [name, value] of Object.entries(parameters)) {
    const [first = '', second] = name.split('.')
    const nested = result[first]
    result[first] = second === undefined ? value : { ...(isRecord(nested) && nested), [second]: value }
  }
  return result
}

const queryFields: readonly string[] = [
  'filter',
  'sort',
  'paging',
  'cursorPaging',
  'search',
  'aggregations',
  'timeZone',
  'fields',
]

/** The name that a field has on the wire: handlers and schemas see queries flat. */
export const wireField = (field: string, { envelope }: AnySpec): string => {
  const [first = '', ...rest] = field.split('.')
  if (first === 'query') return [...(envelope?.key === undefined ? [] : [envelope.key]), ...rest].join('.')
  return envelope?.key !== undefined && queryFields.includes(first) ? `${envelope.key}.${field}` : field
}

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

const holds = (schema: JsonSchema, type: string): boolean =>
  schema.type === type ||
  (Array.isArray(schema.type) && schema.type.includes(type)) ||
  !!schema.anyOf?.some((option) => holds(option, type))

const convert = (value: unknown, schema: JsonSchema): unknown => {
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const own = schema.properties
        return [key, own && Object.hasOwn(own, key) ? convert(item, own[key] ?? {}) : item]
      }),
    )
  if (schema.type === 'array')
    return (Array.isArray(value) ? value : [value]).map((item) => convert(item, schema.items ?? {}))
  if (typeof value !== 'string') return value
  if (holds(schema, 'boolean') && (value === 'true' || value === 'false')) return value === 'true'
  if (
    (holds(schema, 'number') || holds(schema, 'integer')) &&
    value.trim() !== '' &&
    !Number.isNaN(Number(value))
  )
    return Number(value)
  return value
}

/** Converts the texts of a query string to what the operation's input schema asks for. */
export const createConverter = (input: Schema<unknown>): ((payload: Fields) => Fields) => {
  let schema: JsonSchema | undefined
  return (payload) => {
    schema ??= z.toJSONSchema(input(), { io: 'input', unrepresentable: 'any' }) as JsonSchema
    return convert(payload, schema) as Fields
  }
}
