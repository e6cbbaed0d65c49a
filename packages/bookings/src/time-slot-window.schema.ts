import { date, shape, type Shape } from '@frontdesk/core'
import * as z from 'zod'
import { isLocalDateTime } from './local-time.ts'
import type { BookingPolicyViolations } from './time-slot.ts'

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
