import * as z from 'zod'

/** A limit of one field of an input: how long a text or a list, how small or large a number may be. */
export interface InputLimit {
  /** Names from the input down to the field; `[]` stands for each item of a list, `*` for each key of a record. */
  readonly path: string
  readonly bound: 'min' | 'max'
  readonly value: number
  /** The part of the schema that has the limit. */
  readonly schema: z.core.$ZodType
}

/** The limits of one schema; a schema with a check of its own says them in its JSON Schema. */
const boundsOf = (schema: z.core.$ZodType): Pick<InputLimit, 'bound' | 'value'>[] => {
  const { maxItems } = (z.globalRegistry.get(schema) ?? {}) as { maxItems?: number }
  if (maxItems !== undefined) return [{ bound: 'max', value: maxItems }]
  return ((schema as z.core.$ZodTypes)._zod.def.checks ?? []).flatMap(
    (check): Pick<InputLimit, 'bound' | 'value'>[] => {
      const { def } = (check as z.core.$ZodChecks)._zod
      switch (def.check) {
        case 'min_length':
          return [{ bound: 'min', value: def.minimum }]
        case 'max_length':
          return [{ bound: 'max', value: def.maximum }]
        case 'length_equals':
          return [
            { bound: 'min', value: def.length },
            { bound: 'max', value: def.length },
          ]
        case 'greater_than':
          return [{ bound: 'min', value: Number(def.value) }]
        case 'less_than':
          return [{ bound: 'max', value: Number(def.value) }]
        default:
          return []
      }
    },
  )
}

/** The parts of a schema, each with what it adds to the path. */
const partsOf = (schema: z.core.$ZodType): (readonly [name: string, part: z.core.$ZodType])[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, part]) => [`.${name}`, part])
    case 'array':
      return [['[]', def.element]]
    case 'record':
      return [['.*', def.valueType]]
    case 'union':
      return def.options.map((part) => ['', part])
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ]
    case 'pipe':
      return [['', def.in]]
    case 'lazy':
      return [['', def.getter()]]
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return [['', def.innerType]]
    case 'string':
    case 'number':
    case 'boolean':
    case 'date':
    case 'literal':
    case 'enum':
    case 'unknown':
    case 'any':
    case 'never':
    case 'null':
    case 'undefined':
    case 'custom':
      return []
    default:
      throw new Error(
        `The parts of a "${def.type}" are not known here: add them to tooling/test/input-limits.ts`,
      )
  }
}

/** All limits of a schema, each path once. A schema that contains itself is followed once. */
export const limitsOf = (
  schema: z.core.$ZodType,
  path = '',
  above: readonly z.core.$ZodType[] = [],
): InputLimit[] => {
  if (above.includes(schema)) return []
  return [
    ...boundsOf(schema).map((own) => ({ path: path.slice(1), ...own, schema })),
    ...partsOf(schema).flatMap(([name, part]) => limitsOf(part, path + name, [...above, schema])),
  ]
}

const sampleOf = (schema: z.core.$ZodType, size: number): unknown => {
  switch ((schema as z.core.$ZodTypes)._zod.def.type) {
    case 'string':
      return 'x'.repeat(size)
    case 'array':
    case 'custom':
      return Array.from({ length: size })
    default:
      return size
  }
}

/** Whether a value of this size is refused for its size. Other faults of the value do not count. */
export const isRefusedForSize = ({ schema, bound }: InputLimit, size: number): boolean => {
  const { issues = [] } = (schema as z.ZodType).safeParse(sampleOf(schema, size)).error ?? {}
  const code = bound === 'max' ? 'too_big' : 'too_small'
  return issues.some(
    (issue) =>
      issue.path.length === 0 &&
      (issue.code === code || (issue.code === 'custom' && issue.params?.['violatedRule'] === 'MAX_SIZE')),
  )
}
