import type { Schema } from '@frontdesk/core/schema'
import * as z from 'zod'

/** The fields that a schema knows. A node without `fields` is a value of its own, whatever it holds. */
export interface FieldTree {
  readonly fields?: ReadonlyMap<string, FieldTree>
  /** Whether the value is a list; `fields` are those of its items. */
  readonly list?: boolean
  /** Whether an object is incomplete without the field. */
  readonly required?: boolean
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const build = ({ properties, required = [], items, anyOf = [], allOf = [] }: JsonSchema): FieldTree => {
  if (items) return { ...build(items), list: true }
  const parts = [...anyOf, ...allOf].map(build)
  const own = Object.entries(properties ?? {}).map(
    ([name, inner]) =>
      [name, { ...build(inner), ...(required.includes(name) && { required: true }) }] as const,
  )
  const fields = new Map([...parts.flatMap((part) => [...(part.fields ?? [])]), ...own])
  return { ...(fields.size && { fields }), ...(parts.some(({ list }) => list) && { list: true }) }
}

/** Reads the fields of a schema. A map with keys of the caller's own counts as one value. */
export const fieldTreeOf = (schema: Schema<unknown>): FieldTree =>
  build(z.toJSONSchema(schema(), { io: 'input', unrepresentable: 'any' }) as JsonSchema)

/** The node at a path; undefined for a path that the schema does not know. */
export const nodeAt = (tree: FieldTree, path: string): FieldTree | undefined => {
  let node: FieldTree | undefined = tree
  for (const name of path.split('.')) node = node?.fields?.get(name)
  return node
}

/** Whether a path leads through the items of a list, where it names no single value. */
export const crossesList = (tree: FieldTree, path: string): boolean => {
  const names = path.split('.')
  return names.slice(1).some((_, index) => nodeAt(tree, names.slice(0, index + 1).join('.'))?.list)
}

/** A copy with the known fields alone, at every depth. */
export const pickFields = (value: unknown, tree: FieldTree): unknown => {
  const { fields } = tree
  if (!fields) return value
  if (Array.isArray(value)) return value.map((item) => pickFields(item, tree))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const node = fields.get(name)
      return node ? [[name, pickFields(inner, node)]] : []
    }),
  )
}

/** A copy without the fields that hold `null` or nothing, at every depth that the schema knows. */
export const withoutBlanks = (value: unknown, tree: FieldTree): unknown => {
  const { fields } = tree
  if (!fields) return value
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, tree))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner == null ? [] : [[name, withoutBlanks(inner, fields.get(name) ?? {})]],
    ),
  )
}
