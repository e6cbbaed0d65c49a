import { date, shape, type Shape } from '@frontdesk/core'
import * as z from 'zod'
import type { BookingPolicyViolations } from './time-slot.ts'

const localDateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

/** Whether the day exists too: `Date` would turn 30 February into 2 March. */
const isLocalDateTime = (text: string): boolean => {
  const moment = new Date(text + 'Z')
  return localDateTime.test(text) && !Number.isNaN(+moment) && moment.toISOString().startsWith(text)
}

/** The schema of a local date and time. */
export const localDateTimeSchema = (): z.ZodString =>
  z.string().check((context) => {
    if (!isLocalDateTime(context.value))
      context.issues.push({
        code: 'invalid_format',
        format: 'local date-time',
        input: context.value,
        message: 'must be a date and a time such as 2026-05-04T10:00:00, without Z or an offset',
      })
  })

/** Refuses a window that ends before it starts. Texts of one form compare as their times do. */
export const checkWindow = (context: {
  readonly value: { readonly fromLocalDate?: string; readonly toLocalDate?: string }
  readonly issues: z.core.$ZodRawIssue[]
}): void => {
  const { fromLocalDate, toLocalDate } = context.value
  if (fromLocalDate === undefined || toLocalDate === undefined || toLocalDate > fromLocalDate) return
  context.issues.push({
    code: 'custom',
    path: ['toLocalDate'],
    input: toLocalDate,
    message: 'must be after fromLocalDate',
  })
}

/** Converts the date of a filter on policy violations, for servers. */
export const policyFilterShape: Shape<{ bookingPolicyViolations?: BookingPolicyViolations }> =
  /* @__PURE__ */ shape<{ bookingPolicyViolations?: BookingPolicyViolations }>({
    bookingPolicyViolations: /* @__PURE__ */ shape<BookingPolicyViolations>({ earliestBookingDate: date }),
  })
