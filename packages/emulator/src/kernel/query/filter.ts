import { checkFilter, knownField, type QueryField, type QueryFields } from '@frontdesk/core/schema'
import { refuse } from '../failure.ts'

type Test = (item: object) => boolean

/** A value as filters compare it. Moments and decimal amounts are numbers. */
type Scalar = string | number | boolean

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const collect = (value: unknown, names: readonly string[], depth: number, into: unknown[]): void => {
  if (value == null) return
  if (Array.isArray(value)) for (const item of value) collect(item, names, depth, into)
  else if (depth === names.length) into.push(value)
  else {
    const name = names[depth] ?? ''
    if (isRecord(value) && Object.hasOwn(value, name)) collect(value[name], names, depth + 1, into)
  }
}

/** Computes fields that are not kept as filters see them, by the first name of their paths. */
export type DerivedFields = Readonly<Record<string, (item: never) => unknown>>

/** Reads everything that lies at a path, through arrays. Only own keys are followed. */
export const readerOf = (path: string, derived: DerivedFields = {}): ((item: unknown) => unknown[]) => {
  const names = path.split('.')
  const [first = ''] = names
  const derive = Object.hasOwn(derived, first) ? derived[first] : undefined
  return (item) => {
    const found: unknown[] = []
    if (derive) collect(derive(item as never), names, 1, found)
    else collect(item, names, 0, found)
    return found
  }
}

/** The form in which values are compared: moments and amounts as numbers. */
export const comparable = (value: unknown, { kind }: QueryField): Scalar =>
  value instanceof Date ? value.getTime() : kind === 'decimal' ? Number(value) : (value as Scalar)

/** A value of a condition in the form in which values are compared. The filter was checked before. */
const readValue = (value: unknown, { kind }: QueryField): Scalar | null => {
  if (value === null || value === undefined) return null
  if (kind === 'date') return new Date(value as string | Date).getTime()
  return kind === 'decimal' ? Number(value) : (value as Scalar)
}

/** The range of moments that a condition on a date allows, both ends included; `undefined` when it allows others, too. */
export const dateRangeOf = (condition: unknown): [from: number, to: number] | undefined => {
  const given = isRecord(condition) ? condition : { $eq: condition }
  const read = (name: string): number =>
    given[name] == null ? NaN : new Date(given[name] as string | Date).getTime()
  const limits = (names: readonly string[], none: number): number[] => [
    none,
    ...names.map(read).filter((moment) => !Number.isNaN(moment)),
  ]
  const from = Math.max(...limits(['$gte', '$gt', '$eq'], -Infinity))
  const to = Math.min(...limits(['$lte', '$lt', '$eq'], Infinity))
  return from === -Infinity && to === Infinity ? undefined : [from, to]
}

const readList = (values: unknown, field: QueryField): (Scalar | null)[] =>
  (values as readonly unknown[]).map((value) => readValue(value, field))

type ValuesTest = (values: readonly Scalar[]) => boolean

/** One operator of one field, as a test of what lies at the field's path. */
const compileOperator = (operator: string, operand: unknown, field: QueryField): ValuesTest => {
  const equals = (wanted: Scalar | null): ValuesTest =>
    wanted === null ? (values) => !values.length : (values) => values.includes(wanted)
  const some = (test: (value: Scalar, wanted: Scalar) => boolean): ValuesTest => {
    const wanted = readValue(operand, field)
    return (values) => wanted !== null && values.some((value) => test(value, wanted))
  }
  const text = (test: (value: string, wanted: string) => boolean): ValuesTest =>
    some((value, wanted) => test(String(value), String(wanted)))
  switch (operator) {
    case '$ne': {
      const test = compileOperator('$eq', operand, field)
      return (values) => !test(values)
    }
    case '$in': {
      const tests = readList(operand, field).map(equals)
      return (values) => tests.some((test) => test(values))
    }
    case '$nin': {
      const test = compileOperator('$in', operand, field)
      return (values) => !test(values)
    }
    case '$gt':
      return some((value, wanted) => value > wanted)
    case '$gte':
      return some((value, wanted) => value >= wanted)
    case '$lt':
      return some((value, wanted) => value < wanted)
    case '$lte':
      return some((value, wanted) => value <= wanted)
    case '$startsWith':
      return text((value, wanted) => value.startsWith(wanted))
    case '$endsWith':
      return text((value, wanted) => value.endsWith(wanted))
    case '$contains':
      return text((value, wanted) => value.includes(wanted))
    case '$exists':
      return (values) => values.length > 0 === operand
    case '$isEmpty':
      return (values) => values.every((value) => value === '') === operand
    case '$hasSome': {
      const wanted = readList(operand, field)
      return (values) => wanted.some((item) => item !== null && values.includes(item))
    }
    case '$hasAll': {
      const wanted = readList(operand, field)
      return (values) => wanted.every((item) => item !== null && values.includes(item))
    }
    default:
      return equals(readValue(operand, field))
  }
}

const all =
  (tests: readonly Test[]): Test =>
  (item) =>
    tests.every((test) => test(item))

const compileField = (
  name: string,
  condition: unknown,
  fields: QueryFields,
  derived: DerivedFields | undefined,
): Test => {
  const path = knownField(fields, name) ?? name
  const field = fields[path]
  if (!field) throw new Error(`There is no field ${name}: the filter was not checked`)
  const tests = Object.entries(isRecord(condition) ? condition : { $eq: condition })
    .filter(([, operand]) => operand !== undefined)
    .map(([operator, operand]) => compileOperator(operator, operand, field))
  const read = readerOf(path, derived)
  return (item) => {
    const values = read(item).map((value) => comparable(value, field))
    return tests.every((test) => test(values))
  }
}

const compile = (node: object, fields: QueryFields, derived: DerivedFields | undefined): Test =>
  all(
    Object.entries(node)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): Test => {
        if (key === '$not') {
          const test = compile(value as object, fields, derived)
          return (item) => !test(item)
        }
        if (key !== '$and' && key !== '$or') return compileField(key, value, fields, derived)
        const tests = (value as readonly object[]).map((inner) => compile(inner, fields, derived))
        return key === '$and' ? all(tests) : (item) => tests.some((test) => test(item))
      }),
  )

/**
 * Turns a filter of the platform's query language into a test.
 *
 * @throws Failure with a violation for each unknown field, operator and value, named by its path from `path` on.
 */
export const compileFilter = (
  filter: object,
  fields: QueryFields,
  path = 'query.filter',
  derived?: DerivedFields,
): Test => {
  const violations = checkFilter(filter, fields, path)
  if (violations.length) throw refuse(...violations)
  return compile(filter, fields, derived)
}
