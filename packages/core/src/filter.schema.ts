import type { FieldViolation } from './errors.ts'
import { knownField, type QueryField, type QueryFields } from './query-fields.schema.ts'

const mostConditions = 500
const deepestFilter = 16

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** Parses ISO 8601 text strictly; `Date` itself would turn 30 February into 2 March. */
const isMoment = (value: unknown): boolean => {
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  if (typeof value !== 'string' || !isoDate.test(value) || Number.isNaN(Date.parse(value))) return false
  const day = new Date(value.slice(0, 10))
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value.slice(0, 10))
}

const decimal = /^-?\d+(\.\d+)?$/

/** Describes the expected value if the value is invalid; returns `undefined` if it is valid. */
const refusalOf = (value: unknown, { kind, values }: QueryField): string | undefined => {
  switch (kind) {
    case 'date':
      return isMoment(value) ? undefined : 'must be a date in ISO 8601 form, such as 2026-01-31T10:00:00.000Z'
    case 'number':
      return typeof value === 'number' ? undefined : 'must be a number'
    case 'decimal':
      return typeof value === 'string' && decimal.test(value)
        ? undefined
        : 'must be an amount as text, such as "12.50"'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'enum':
      return typeof value === 'string' && values?.includes(value)
        ? undefined
        : `must be one of ${(values ?? []).join(', ')}`
    default:
      return typeof value === 'string' ? undefined : 'must be text'
  }
}

/**
 * Checks a filter of the platform's query language against the fields of an entity. Returns one violation for each
 * unknown field, operator and value; the path of a violation starts at `path`.
 *
 * @example
 * checkFilter({ type: 'PARTY' }, serviceFields, 'filter')
 * // [{ field: 'filter.type', description: 'must be one of APPOINTMENT, CLASS, COURSE', … }]
 */
export const checkFilter = (filter: unknown, fields: QueryFields, path: string): FieldViolation[] => {
  const violations: FieldViolation[] = []
  let conditions = 0

  const refuse = (
    field: string,
    description: string,
    violatedRule = 'FORMAT',
    data?: FieldViolation['data'],
  ): void => {
    violations.push({ field, description, violatedRule, ...(data && { data }) })
  }

  const checkValue = (value: unknown, field: QueryField, at: string): void => {
    if (value === null || value === undefined) return
    const refusal = refusalOf(value, field)
    if (refusal === undefined) return
    if (field.kind === 'enum') refuse(at, refusal, 'INVALID_ENUM_VALUE', { allowedValues: field.values })
    else refuse(at, refusal)
  }

  const checkOperand = (operator: string, operand: unknown, field: QueryField, at: string): void => {
    switch (operator) {
      case '$exists':
      case '$isEmpty':
        if (typeof operand !== 'boolean') refuse(at, 'must be true or false')
        return
      case '$startsWith':
      case '$endsWith':
      case '$contains':
        if (typeof operand !== 'string') refuse(at, 'must be text')
        return
      case '$in':
      case '$nin':
      case '$hasSome':
      case '$hasAll':
        if (!Array.isArray(operand)) refuse(at, 'must be an array')
        else operand.forEach((item: unknown, index) => checkValue(item, field, `${at}.${index}`))
        return
      case '$eq':
      case '$ne':
        // An empty list is found by comparing the list with null.
        if (!field.list) checkValue(operand, field, at)
        else if (operand !== null) refuse(at, 'must be asked with $hasSome or $hasAll')
        return
      default:
        if (operand === null) refuse(at, 'must not be null')
        else checkValue(operand, field, at)
    }
  }

  const checkField = (name: string, condition: unknown, at: string): void => {
    const known = knownField(fields, name)
    const field = known === undefined ? undefined : fields[known]
    if (!field) {
      refuse(
        at,
        `is not a field to filter by; these are: ${Object.keys(fields).sort().join(', ')}`,
        'FIELD_NOT_ALLOWED',
      )
      return
    }
    const isPlain = !isRecord(condition)
    for (const [operator, operand] of Object.entries(isPlain ? { $eq: condition } : condition)) {
      conditions += 1
      if (operand === undefined) continue
      if ((field.operators as readonly string[]).includes(operator))
        checkOperand(operator, operand, field, isPlain ? at : `${at}.${operator}`)
      else
        refuse(
          isPlain ? at : `${at}.${operator}`,
          `is not an operator of this field; these are: ${field.operators.join(', ')}`,
          'FIELD_NOT_ALLOWED',
        )
    }
  }

  /** Whether the rest of the filter is checked as well. */
  const isBounded = (depth: number): boolean => {
    if (depth > deepestFilter)
      refuse(path, `must not be nested deeper than ${deepestFilter}`, 'MAX', { threshold: deepestFilter })
    else if (conditions > mostConditions)
      refuse(path, `must not hold more than ${mostConditions} conditions`, 'MAX_SIZE', {
        threshold: mostConditions,
      })
    else return true
    return false
  }

  const checkNode = (node: unknown, at: string, depth: number): boolean => {
    if (!isRecord(node)) {
      refuse(at, 'must be an object')
      return true
    }
    if (!isBounded(depth)) return false
    return Object.entries(node).every(([key, value]) => {
      conditions += 1
      if (!isBounded(depth)) return false
      const inner = `${at}.${key}`
      if (value === undefined) return true
      if (key === '$and' || key === '$or') {
        if (Array.isArray(value))
          return value.every((item, index) => checkNode(item, `${inner}.${index}`, depth + 1))
        refuse(inner, 'must be an array of filters')
      } else if (key === '$not') return checkNode(value, inner, depth + 1)
      else if (key.startsWith('$'))
        refuse(inner, 'is not an operator here; these are: $and, $or, $not', 'FIELD_NOT_ALLOWED')
      else checkField(key, value, inner)
      return true
    })
  }

  checkNode(filter, path, 1)
  return violations
}

/** The names of the sortable fields, in alphabetical order. */
export const sortableNames = (fields: QueryFields): string[] =>
  Object.keys(fields)
    .filter((name) => fields[name]?.sortable)
    .sort()

/** Checks a sort order. Returns one violation for each unknown field and direction. */
export const checkSort = (sort: unknown, fields: QueryFields, path: string): FieldViolation[] => {
  if (!Array.isArray(sort)) return [{ field: path, description: 'must be an array', violatedRule: 'FORMAT' }]
  return sort.flatMap((entry: unknown, index): FieldViolation[] => {
    const at = `${path}.${index}`
    if (!isRecord(entry)) return [{ field: at, description: 'must be an object', violatedRule: 'FORMAT' }]
    const { fieldName, order = 'ASC' } = entry
    const known = typeof fieldName === 'string' ? knownField(fields, fieldName) : undefined
    const violations: FieldViolation[] = []
    if (known === undefined || !fields[known]?.sortable)
      violations.push({
        field: `${at}.fieldName`,
        description: `is not a field to sort by; these are: ${sortableNames(fields).join(', ')}`,
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    if (order !== 'ASC' && order !== 'DESC')
      violations.push({
        field: `${at}.order`,
        description: 'must be one of ASC, DESC',
        violatedRule: 'INVALID_ENUM_VALUE',
        data: { allowedValues: ['ASC', 'DESC'] },
      })
    return violations
  })
}
