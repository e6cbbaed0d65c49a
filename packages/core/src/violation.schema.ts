import type * as z from 'zod'
import type { FieldViolation, ViolatedRule } from './errors.ts'

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

/** Names of types for messages of the form "must be …". */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  tuple: 'an array',
  object: 'an object',
  record: 'an object',
  map: 'a Map',
  set: 'a Set',
  date: 'a date',
  null: 'null',
  undefined: 'absent',
  void: 'absent',
  never: 'absent',
  nonoptional: 'present',
  bigint: 'a BigInt',
  symbol: 'a symbol',
  function: 'a function',
  file: 'a file',
}

/** Names of text formats for the same messages. */
const formatNames: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a URL',
  uuid: 'a GUID',
  guid: 'a GUID',
  datetime: 'a date and a time in ISO 8601 form, such as 2026-01-31T10:00:00.000Z',
  date: 'a date such as 2026-01-31',
  time: 'a time such as 10:00:00',
  e164: 'a phone number such as +351210000000',
  duration: 'a duration in ISO 8601 form, such as PT1H30M',
  base64: 'base64',
  base64url: 'base64url',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  cidrv4: 'a range of IPv4 addresses',
  cidrv6: 'a range of IPv6 addresses',
  json_string: 'JSON',
  jwt: 'a JSON Web Token',
  lowercase: 'in lower case',
  uppercase: 'in upper case',
  emoji: 'an emoji',
}

/** The message for text with another format. */
const formatOf = (issue: Issue & { readonly code: 'invalid_format' }): string => {
  const { format, pattern, prefix, suffix, includes } = issue as typeof issue &
    Partial<Readonly<Record<'prefix' | 'suffix' | 'includes', string>>>
  switch (format) {
    case 'regex':
      return `must have the form ${String(pattern)}`
    case 'starts_with':
      return `must start with "${prefix}"`
    case 'ends_with':
      return `must end with "${suffix}"`
    case 'includes':
      return `must contain "${includes}"`
    default:
      return `must be ${formatNames[format] ?? `valid (${format})`}`
  }
}

const count = (number: unknown, one: string): string =>
  `${String(number)} ${one}${Number(number) === 1 ? '' : 's'}`

/** The message for a limit: a length, a size, or a value. */
const limitOf = (
  origin: string,
  limit: unknown,
  { isExact, isInclusive, isLeast }: Readonly<Record<'isExact' | 'isInclusive' | 'isLeast', boolean>>,
): string => {
  const unit =
    origin === 'string' ? 'character' : ['array', 'set', 'map'].includes(origin) ? 'item' : undefined
  if (unit && isExact) return `must have exactly ${count(limit, unit)}`
  if (unit) return `must have ${count(limit, unit)} ${isLeast ? 'or more' : 'at most'}`
  const value = origin === 'date' ? new Date(Number(limit)).toISOString() : String(limit)
  if (isInclusive) return `must be ${value} or ${isLeast ? 'more' : 'less'}`
  return `must be ${isLeast ? 'more' : 'less'} than ${value}`
}

/** The description of a violation in a part that has no path of its own. */
const reasonsOf = (issues: readonly z.core.$ZodIssue[]): string =>
  issues.map(({ message }) => message).join(' and ')

/**
 * Describes a violation in a sentence that follows the name of the field. A message of the schema itself takes
 * precedence.
 */
export const describeIssue = (issue: Issue): string => {
  const { exact: isExact = false, inclusive: isInclusive = true } = issue as {
    readonly exact?: boolean
    readonly inclusive?: boolean
  }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return `must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_small':
      return limitOf(issue.origin, issue.minimum, { isExact, isInclusive, isLeast: true })
    case 'too_big':
      return limitOf(issue.origin, issue.maximum, { isExact, isInclusive, isLeast: false })
    case 'invalid_value':
      if (issue.input === undefined) return 'is required'
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return formatOf(issue)
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `must not have ${issue.keys.length > 1 ? 'the fields' : 'the field'} ${issue.keys.join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'has none of the forms that are possible here'
    case 'invalid_key':
      return `has a name that ${reasonsOf(issue.issues)}`
    case 'invalid_element':
      return `has an item that ${reasonsOf(issue.issues)}`
    case 'custom':
      return 'is not valid'
  }
}

const limitRules = { string: 'LENGTH', array: 'SIZE', set: 'SIZE', map: 'SIZE' } as const

const limitRule = (issue: Issue & { readonly origin: string }, least: 'MIN' | 'MAX'): ViolatedRule => {
  const kind = (limitRules as Readonly<Record<string, string>>)[issue.origin]
  if (kind === undefined) return least
  return `${(issue as { readonly exact?: boolean }).exact ? 'EXACT' : least}_${kind}`
}

/** The platform's name for a violation. */
export const ruleOf = (issue: z.core.$ZodIssue): ViolatedRule => {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return issue.input === undefined ? 'REQUIRED_FIELD' : 'FORMAT'
    case 'invalid_value':
      return issue.input === undefined ? 'REQUIRED_FIELD' : 'INVALID_ENUM_VALUE'
    case 'too_small':
      return limitRule(issue, 'MIN')
    case 'too_big':
      return limitRule(issue, 'MAX')
    case 'unrecognized_keys':
      return 'FIELD_NOT_ALLOWED'
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
      return 'FORMAT'
    case 'custom':
      return ownRule(issue).violatedRule ?? 'VALIDATION'
    default:
      return 'VALIDATION'
  }
}

/** The rule that one of our checks reports with its message. */
const ownRule = (issue: z.core.$ZodIssue): Partial<FieldViolation> =>
  issue.code === 'custom' ? ((issue.params ?? {}) as Partial<FieldViolation>) : {}

/** The platform's names of formats. */
const formatTypes: Readonly<Record<string, string>> = {
  email: 'EMAIL',
  url: 'URL',
  uuid: 'GUID',
  guid: 'GUID',
  datetime: 'DATE_TIME',
  date: 'DATE',
  time: 'TIME',
  e164: 'PHONE',
}

/** The parameters of the rule, as the platform names them. */
export const dataOf = (issue: z.core.$ZodIssue): Pick<FieldViolation, 'data'> => {
  switch (issue.code) {
    case 'too_small':
      return { data: { threshold: issue.minimum } }
    case 'too_big':
      return { data: { threshold: issue.maximum } }
    case 'invalid_value':
      return issue.input === undefined ? {} : { data: { allowedValues: issue.values } }
    case 'invalid_format': {
      const type = formatTypes[issue.format]
      return type === undefined ? {} : { data: { type } }
    }
    default: {
      const { data } = ownRule(issue)
      return data ? { data } : {}
    }
  }
}
