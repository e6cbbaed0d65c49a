import type { AnySpec, Validation } from './contract.ts'
import { DecodeError } from './errors.ts'
import { detailedImage } from './image.ts'
import { date, type Row, type Shape } from './shape.ts'

/** A value of a response, the row of its shape, and its path. */
interface Place {
  readonly row: Row
  readonly value: unknown
  readonly key: string | number
  readonly above?: Place
}

/** Longer paths are truncated at the front, because a response may be nested a million levels deep. */
const longestPath = 200

const pathOf = (place: Place): string => {
  let path = ''
  for (let at: Place | undefined = place; at; at = at.above) {
    if (path.length > longestPath) return '…' + path
    path = (typeof at.key === 'number' ? `[${at.key}]` : `.${at.key}`) + path
  }
  return path.replace(/^\.+/, '')
}

const fieldOf = (value: unknown, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key]

/** The date in an image, which the image's own conversion reads. */
const imageRows: Shape<unknown>['rows'] = [['urlExpirationDate', date]]

/** The child paths that contain a date: the items of a list, or the fields of the shape. */
const inside = (place: Place): Place[] => {
  const { row, value } = place
  if (Array.isArray(value))
    return value.map((item: unknown, key) => ({ row, value: item, key, above: place }))
  if (typeof value !== 'object') return []
  const rows = row === detailedImage ? imageRows : 'rows' in row ? row.rows : []
  return rows.map(([key, next]) => ({
    row: typeof next === 'function' ? next() : next,
    value: fieldOf(value, key),
    key,
    above: place,
  }))
}

/** Formats the value for an error. For an operation with secrets, text is not shown, because it might be a secret. */
const shown = (value: unknown, { secrets }: AnySpec): string =>
  typeof value === 'string' && !secrets
    ? JSON.stringify(value.length > 40 ? value.slice(0, 40) + '…' : value)
    : typeof value

/**
 * Rejects responses with a malformed date; without it, such a value stays text. The error contains the path:
 * `services[3].schedule.firstSessionStart must be a date, not "2026-02-30"` (DecodeError, reason `badDate`). The
 * schemas of `validation(…)` check dates too: use one of the two.
 *
 * @example
 * const client = createClient({ platform: hosted(), validate: strictDates })
 */
export const strictDates: Validation = {
  input: () => undefined,
  output(operation, output) {
    const { key = '', shape, metadata } = operation.response ?? {}
    if (!shape || output == null) return
    // A work list replaces recursion, so that no depth exceeds the stack.
    const left: Place[] = [{ row: shape, value: metadata ? fieldOf(output, 'items') : output, key }]
    for (let place; (place = left.pop());) {
      const { row, value } = place
      if (value == null) continue
      if ('kind' in row && row.kind === 'date' && !Array.isArray(value) && !(value instanceof Date))
        throw new DecodeError(`${pathOf(place)} must be a date, not ${shown(value, operation)}`, {
          code: 'DECODE',
          reason: 'badDate',
          operation: operation.id,
        })
      for (const next of inside(place).reverse()) left.push(next)
    }
  },
}
