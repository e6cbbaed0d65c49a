import { refuse } from '../failure.ts'
import { isRealDay } from '../iso-date.ts'

/** A kind of field, which decides the operators that it takes. A list of texts is an enumeration. */
export type FieldKind = 'text' | 'number' | 'date' | 'boolean' | 'list' | readonly string[]

/** Path of each field that can be filtered and sorted by, with its kind. */
export type QueryFields = Readonly<Record<string, FieldKind>>

type Test = (item: object) => boolean

/** Texts, numbers and moments as numbers; what an item holds at a path, `null` left out. */
type Scalar = string | number | boolean

const equality = ['$eq', '$ne', '$in', '$nin', '$exists']
const ordering = [...equality, '$gt', '$gte', '$lt', '$lte']

/** The platform's query language: which operators a kind takes. */
const operatorsOf = (kind: FieldKind): readonly string[] => {
  switch (kind) {
    case 'text':
      return [...ordering, '$startsWith', '$endsWith', '$contains', '$isEmpty']
    case 'number':
    case 'date':
      return ordering
    case 'list':
      return ['$hasSome', '$hasAll', '$isEmpty', '$exists', '$eq', '$ne']
    default:
      return equality
  }
}

const longestFilter = 500
const deepestFilter = 16

const systemFields: Readonly<Record<string, string>> = {
  _id: 'id',
  _createdDate: 'createdDate',
  _updatedDate: 'updatedDate',
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** The path under which a field is known: itself, or with the system fields' underscores taken off. */
export const knownField = (fields: QueryFields, name: string): string | undefined => {
  if (Object.hasOwn(fields, name)) return name
  const plain = name
    .split('.')
    .map((part) => (Object.hasOwn(systemFields, part) ? (systemFields[part] ?? part) : part))
    .join('.')
  return Object.hasOwn(fields, plain) ? plain : undefined
}

/** Everything that lies at a path, through arrays. Only own keys are followed. */
export const valuesAt = (item: unknown, path: string): unknown[] => {
  let found: unknown[] = [item]
  for (const key of path.split('.')) {
    found = found.flatMap((value) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : []))
  }
  return found.flat().filter((value) => value != null)
}

/** The form in which values are compared: moments as numbers. */
export const comparable = (value: unknown): Scalar =>
  value instanceof Date ? value.getTime() : (value as Scalar)

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** Reads a value of a condition as the field's kind; refuses what the kind does not hold. */
const readValue = (value: unknown, kind: FieldKind, path: string): Scalar | null => {
  const wrong = (description: string, violatedRule = 'FORMAT', data?: Record<string, unknown>): never => {
    throw refuse({ field: path, description, violatedRule, ...(data && { data }) })
  }
  if (value === null || value === undefined) return null
  if (Array.isArray(kind)) {
    if (typeof value !== 'string' || !kind.includes(value))
      return wrong(`must be one of ${kind.join(', ')}`, 'INVALID_ENUM_VALUE', { allowedValues: kind })
    return value
  }
  switch (kind) {
    case 'date': {
      const moment =
        value instanceof Date || (typeof value === 'string' && isoDate.test(value) && isRealDay(value))
          ? new Date(value).getTime()
          : NaN
      return Number.isNaN(moment)
        ? wrong('must be a date in ISO 8601 form, such as 2026-01-31T10:00:00.000Z')
        : moment
    }
    case 'number':
      return typeof value === 'number' ? value : wrong('must be a number')
    case 'boolean':
      return typeof value === 'boolean' ? value : wrong('must be true or false')
    case 'text':
      return typeof value === 'string' ? value : wrong('must be text')
    default:
      return typeof value === 'object' ? wrong('must be a text, a number or a boolean') : (value as Scalar)
  }
}

const readList = (value: unknown, kind: FieldKind, path: string): (Scalar | null)[] => {
  if (!Array.isArray(value))
    throw refuse({ field: path, description: 'must be an array', violatedRule: 'FORMAT' })
  return value.map((item, index) => readValue(item, kind, `${path}.${index}`))
}

const readFlag = (value: unknown, path: string): boolean => {
  if (typeof value !== 'boolean')
    throw refuse({ field: path, description: 'must be true or false', violatedRule: 'FORMAT' })
  return value
}

const readText = (value: unknown, path: string): string => {
  if (typeof value !== 'string')
    throw refuse({ field: path, description: 'must be text', violatedRule: 'FORMAT' })
  return value
}

type ValuesTest = (values: readonly Scalar[]) => boolean

/** One operator of one field, as a test of what lies at the field's path. */
const compileOperator = (operator: string, operand: unknown, kind: FieldKind, path: string): ValuesTest => {
  const equals = (wanted: Scalar | null): ValuesTest =>
    wanted === null ? (values) => !values.length : (values) => values.includes(wanted)
  const some = (test: (value: Scalar, wanted: Scalar) => boolean): ValuesTest => {
    const wanted = readValue(operand, kind, path)
    if (wanted === null)
      throw refuse({ field: path, description: 'must not be null', violatedRule: 'FORMAT' })
    return (values) => values.some((value) => test(value, wanted))
  }
  const text = (test: (value: string, wanted: string) => boolean): ValuesTest => {
    const wanted = readText(operand, path)
    return (values) => values.some((value) => test(String(value), wanted))
  }
  switch (operator) {
    case '$ne': {
      const test = compileOperator('$eq', operand, kind, path)
      return (values) => !test(values)
    }
    case '$in': {
      const tests = readList(operand, kind, path).map(equals)
      return (values) => tests.some((test) => test(values))
    }
    case '$nin': {
      const test = compileOperator('$in', operand, kind, path)
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
    case '$exists': {
      const wanted = readFlag(operand, path)
      return (values) => values.length > 0 === wanted
    }
    case '$isEmpty': {
      const wanted = readFlag(operand, path)
      return (values) => values.every((value) => value === '') === wanted
    }
    case '$hasSome': {
      const wanted = readList(operand, kind, path)
      return (values) => wanted.some((item) => item !== null && values.includes(item))
    }
    case '$hasAll': {
      const wanted = readList(operand, kind, path)
      return (values) => wanted.every((item) => item !== null && values.includes(item))
    }
    default: {
      const wanted = readValue(operand, kind, path)
      // A list is compared as a whole only with nothing: that is how "is empty" is asked.
      if (kind === 'list' && wanted !== null)
        throw refuse({
          field: path,
          description: 'must be asked with $hasSome or $hasAll',
          violatedRule: 'FORMAT',
        })
      return equals(wanted)
    }
  }
}

/**
 * Turns a filter of the platform's query language into a test.
 *
 * @throws Failure with a violation for an unknown field, operator or value, named by its path from `path` on.
 */
export const compileFilter = (filter: object, fields: QueryFields, path = 'query.filter'): Test => {
  let nodes = 0
  const all =
    (tests: readonly Test[]): Test =>
    (item) =>
      tests.every((test) => test(item))

  const compileField = (name: string, condition: unknown, at: string): Test => {
    const field = knownField(fields, name)
    const kind = field === undefined ? undefined : fields[field]
    if (field === undefined || kind === undefined)
      throw refuse({
        field: at,
        description: `is not a field to filter by; these are: ${Object.keys(fields).sort().join(', ')}`,
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    const operators = operatorsOf(kind)
    const tests = Object.entries(isRecord(condition) ? condition : { $eq: condition }).map(
      ([operator, operand]) => {
        nodes += 1
        if (!operators.includes(operator))
          throw refuse({
            field: `${at}.${operator}`,
            description: `is not an operator of this field; these are: ${operators.join(', ')}`,
            violatedRule: 'FIELD_NOT_ALLOWED',
          })
        return compileOperator(operator, operand, kind, isRecord(condition) ? `${at}.${operator}` : at)
      },
    )
    return (item) => {
      const values = valuesAt(item, field).map(comparable)
      return tests.every((test) => test(values))
    }
  }

  const compile = (node: unknown, at: string, depth: number): Test => {
    if (!isRecord(node)) throw refuse({ field: at, description: 'must be an object', violatedRule: 'FORMAT' })
    if (depth > deepestFilter)
      throw refuse({
        field: path,
        description: `must not be nested deeper than ${deepestFilter}`,
        violatedRule: 'MAX',
        data: { threshold: deepestFilter },
      })
    const list = (value: unknown, key: string): Test[] => {
      if (!Array.isArray(value))
        throw refuse({
          field: `${at}.${key}`,
          description: 'must be an array of filters',
          violatedRule: 'FORMAT',
        })
      return value.map((item, index) => compile(item, `${at}.${key}.${index}`, depth + 1))
    }
    const tests = Object.entries(node).map(([key, value]): Test => {
      nodes += 1
      if (nodes > longestFilter)
        throw refuse({
          field: path,
          description: `must not hold more than ${longestFilter} conditions`,
          violatedRule: 'MAX_SIZE',
          data: { threshold: longestFilter },
        })
      if (key === '$and') return all(list(value, key))
      if (key === '$or') {
        const options = list(value, key)
        return (item) => options.some((test) => test(item))
      }
      if (key === '$not') {
        const test = compile(value, `${at}.$not`, depth + 1)
        return (item) => !test(item)
      }
      if (key.startsWith('$'))
        throw refuse({
          field: `${at}.${key}`,
          description: 'is not an operator here; these are: $and, $or, $not',
          violatedRule: 'FIELD_NOT_ALLOWED',
        })
      return compileField(key, value, `${at}.${key}`)
    })
    return all(tests)
  }

  return compile(filter, path, 1)
}
