import type * as z from 'zod'
import type { Validation } from './client.ts'
import { type CommerceSchemas, commerceSchemas as makeCommerceSchemas } from './common/order.schema.ts'
import { validationError } from './errors.ts'
import type { OperationSpec } from './operation.ts'

/** A zod schema that is built when it is first asked for. */
export interface Schema<T> {
  (): z.ZodType<T>
}

type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false
/** Without the index signature that a loose object infers. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
/** Flat, so that only keys and types count; an open enumeration is text. */
type Flat<T> = T extends Date
  ? T
  : T extends string
    ? string extends T
      ? string
      : T
    : T extends readonly (infer Item)[]
      ? Flat<Item>[]
      : T extends object
        ? { [K in keyof Known<T>]: Flat<Known<T>[K]> }
        : T

/**
 * Ties a schema to an interface: a key or a type that differs does not compile. The schema is built once, at its
 * first use.
 *
 * @example
 * const roomSchema: Schema<Room> = schema<Room>()(() => z.looseObject({ id: z.string(), seats: z.number() }))
 */
export const schema =
  <T>(): (<S extends z.ZodType>(
    make: () => Same<Flat<z.output<S>>, Flat<T>> extends true ? S : S & { 'the schema differs from its interface': true },
  ) => Schema<T>) =>
  (make) => {
    let built: z.ZodType | undefined
    return () => (built ??= make()) as z.ZodType<T>
  }

/** What goes in and what comes out of one operation. */
export interface OperationSchema {
  readonly id: string
  readonly input: Schema<unknown>
  /** Absent when the operation gives nothing back. For a page: the schema of one item. */
  readonly output?: Schema<unknown>
}

/** Names the schemas of an operation; their types must be those of the operation. */
export const operationSchema = <Input, Output>(
  operation: ((client: never, input: Input) => Promise<Output>) & { readonly spec: { readonly id: string } },
  input: Schema<NoInfer<Input>>,
  output?: Schema<Result<NoInfer<Output>>>,
): OperationSchema => ({ id: operation.spec.id, input, ...(output && { output: output as Schema<unknown> }) }) as OperationSchema

/** The item of a page, of a list or the thing itself. */
type Result<T> = NonNullable<T> extends { readonly items: readonly (infer Item)[]; hasNext(): boolean }
  ? Item
  : NonNullable<T> extends readonly (infer Item)[]
    ? Item
    : NonNullable<T>

const itemsOf = (operation: OperationSpec<never, unknown>, output: unknown): readonly unknown[] =>
  operation.response?.metadata ? (output as { items: unknown[] }).items : Array.isArray(output) ? output : [output]

/** Checks a value and throws the ValidationError that the platform would have answered with. */
export const check = <T>(own: Schema<T>, value: unknown, path: readonly PropertyKey[] = []): T => {
  const result = own().safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw validationError(
    result.error.issues.map((issue) => ({
      field: [...path, ...issue.path].join('.'),
      description: issue.message,
      violatedRule: ruleOf(issue),
    })),
    {},
  )
}

/** The platform's name for what zod found. */
const ruleOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'REQUIRED_FIELD' : 'FORMAT'
    case 'too_small':
      return issue.origin === 'string' ? 'MIN_LENGTH' : issue.origin === 'array' ? 'MIN_SIZE' : 'MIN'
    case 'too_big':
      return issue.origin === 'string' ? 'MAX_LENGTH' : issue.origin === 'array' ? 'MAX_SIZE' : 'MAX'
    case 'invalid_value':
      return 'INVALID_ENUM_VALUE'
    case 'unrecognized_keys':
      return 'FIELD_NOT_ALLOWED'
    case 'invalid_format':
      return 'FORMAT'
    default:
      return 'VALIDATION'
  }
}

/**
 * Opt-in checks for `createClient({ validate })`: inputs before they are sent, results before they are given back.
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
      if (own && output != null) itemsOf(operation, output).forEach((item, index) => check(own, item, operation.response?.metadata || Array.isArray(output) ? [operation.response?.key ?? '', index] : [operation.response?.key ?? 'body']))
    },
  }
}

/** Schemas of what carts and orders hold; the families that know orders share them. */
export const commerceSchemas: CommerceSchemas = /* @__PURE__ */ makeCommerceSchemas(schema)
