import type { AnySpec, Validation } from './contract.ts'
import { validationError } from './errors.ts'
import type { Shape } from './shape.ts'
import type { Schema } from './typed.schema.ts'
import { dataOf, describeIssue, ruleOf } from './violation.schema.ts'

export * from './common/bulk.schema.ts'
export * from './common/email.schema.ts'
export * from './common/extended-fields.schema.ts'
export * from './common/seo.schema.ts'
export * from './common/tags.schema.ts'
export * from './common/value.schema.ts'
export * from './decimal.schema.ts'
export { checkFilter, checkSort } from './filter.schema.ts'
export {
  countQueryOf,
  cursorPagingOf,
  cursorPagingSchema,
  cursorQueryOf,
  filterOf,
  offsetPagingSchema,
  offsetQueryOf,
  type QueryLimits,
  sortOf,
} from './query.schema.ts'
export * from './query-fields.schema.ts'
export * from './search.schema.ts'
export * from './time-zone.schema.ts'
export {
  closed,
  type Enumeration,
  type Fields,
  type ObjectSchema,
  open,
  type Schema,
  schema,
} from './typed.schema.ts'

/** The schemas of the input and the output of one operation. */
export interface OperationSchema {
  readonly id: string
  /** Schema of the operation's input. */
  readonly input: Schema<unknown>
  /** Absent when the operation returns nothing. For a page: the schema of one item. */
  readonly output?: Schema<unknown>
  /** The conversions that a server applies to the input, if the operation itself needs no shape to encode it. */
  readonly shape?: Shape<unknown>
}

/** Declares the schemas of an operation; their types must match the operation. */
export const operationSchema = <Input, Output>(
  operation: ((client: never, input: Input) => Promise<Output>) & { readonly spec: { readonly id: string } },
  input: Schema<NoInfer<Input>>,
  output?: Schema<Result<NoInfer<Output>>>,
  shape?: Shape<NoInfer<Input>>,
): OperationSchema => ({
  id: operation.spec.id,
  input,
  ...(output && { output }),
  ...(shape && { shape }),
})

/** The item of a page or a list, or the result itself. */
type Result<T> =
  NonNullable<T> extends { readonly items: readonly (infer Item)[]; hasNext(): boolean }
    ? Item
    : NonNullable<T> extends readonly (infer Item)[]
      ? Item
      : NonNullable<T>

const itemsOf = (operation: AnySpec, output: unknown): readonly unknown[] =>
  operation.response?.metadata
    ? (output as { items: unknown[] }).items
    : Array.isArray(output)
      ? output
      : [output]

/** Returns a copy without the field at a path. */
const without = (value: unknown, [key = '', ...rest]: readonly PropertyKey[]): unknown => {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    PropertyKey,
    unknown
  >
  if (rest.length) copy[key] = without(copy[key], rest)
  else Reflect.deleteProperty(copy, key)
  return copy
}

/**
 * Checks a value and throws the ValidationError that the platform would return. A field that is `undefined` counts as
 * absent, because JSON omits it.
 */
export const check = <T>(own: Schema<T>, value: unknown, path: readonly PropertyKey[] = []): T => {
  const judge = (judged: unknown) => own().safeParse(judged, { reportInput: true, error: describeIssue })
  let result = judge(value)
  const blanks = result.error?.issues.filter((issue) => issue.input === undefined && issue.path.length) ?? []
  if (blanks.length) result = judge(blanks.reduce((rest, issue) => without(rest, issue.path), value))
  if (result.success) return result.data
  const violations = result.error.issues.map((issue) => ({
    field: [...path, ...issue.path].join('.') || 'input',
    description: issue.message,
    violatedRule: ruleOf(issue),
    ...dataOf(issue),
  }))
  // If a schema is a union, each member reports the same violation.
  const once = new Map(
    violations.map((violation) => [`${violation.field} ${violation.description}`, violation]),
  )
  throw validationError([...once.values()], {})
}

/**
 * Opt-in validation for `createClient({ validate })`: checks inputs before they are sent and results before they are
 * returned.
 *
 * @example
 * import { bookingsSchemas } from '@frontdesk/bookings/schemas'
 * const client = createClient({ platform: hosted(), validate: validation(bookingsSchemas) })
 */
export const validation = (...groups: readonly (readonly OperationSchema[])[]): Validation => {
  const byId = new Map(groups.flat().map((entry) => [entry.id, entry]))
  return {
    input(operation, input) {
      const own = byId.get(operation.id)
      if (own) check(own.input, input ?? {})
    },
    output(operation, output) {
      const own = byId.get(operation.id)?.output
      if (own && output != null)
        itemsOf(operation, output).forEach((item, index) =>
          check(
            own,
            item,
            operation.response?.metadata || Array.isArray(output)
              ? [operation.response?.key ?? '', index]
              : [operation.response?.key ?? 'body'],
          ),
        )
    },
  }
}
