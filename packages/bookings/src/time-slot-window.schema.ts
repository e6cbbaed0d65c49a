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

/** The argument of a check of a schema: the value, and the list that takes the issues. */
interface Checked<T> {
  readonly value: T
  readonly issues: z.core.$ZodRawIssue[]
}

/** Rejects a time that is not after another one. Text in the same format sorts chronologically. */
export const checkOrder =
  <Start extends string, End extends string>(start: Start, end: End) =>
  ({ value, issues }: Checked<Partial<Readonly<Record<Start | End, unknown>>>>): void => {
    const { [start]: from, [end]: to } = value
    if (typeof from !== 'string' || typeof to !== 'string' || to > from) return
    issues.push({ code: 'custom', path: [end], input: to, message: `must be after ${start}` })
  }

/** Rejects a range that ends before it starts. */
export const checkWindow: (
  context: Checked<{ readonly fromLocalDate?: string; readonly toLocalDate?: string }>,
) => void = /* @__PURE__ */ checkOrder('fromLocalDate', 'toLocalDate')

/** Converts the date of a filter on policy violations, for servers. */
export const policyFilterShape: Shape<{ bookingPolicyViolations?: BookingPolicyViolations }> =
  /* @__PURE__ */ shape<{ bookingPolicyViolations?: BookingPolicyViolations }>({
    bookingPolicyViolations: /* @__PURE__ */ shape<BookingPolicyViolations>({ earliestBookingDate: date }),
  })
