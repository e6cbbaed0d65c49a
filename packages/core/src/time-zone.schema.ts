import * as z from 'zod'
import type { FieldViolation } from './errors.ts'
import { report } from './query.schema.ts'

/**
 * Checks the name of a time zone. A plain offset such as `+01:00` is rejected, because it has no daylight saving time.
 */
export const checkTimeZone = (timeZone: unknown, path: string): FieldViolation[] => {
  try {
    if (typeof timeZone === 'string' && !/^[+-]/.test(timeZone)) {
      new Intl.DateTimeFormat('en', { timeZone })
      return []
    }
  } catch {
    // The check below rejects it, as it rejects an offset.
  }
  return [
    {
      field: path,
      description: 'must be the IANA name of a time zone, such as Europe/Lisbon',
      violatedRule: 'FORMAT',
    },
  ]
}

/** The schema of the IANA name of a time zone. */
export const timeZoneSchema = (longest: number): z.ZodString =>
  z
    .string()
    .max(longest)
    .check((context) => report(checkTimeZone(context.value, ''), context))
