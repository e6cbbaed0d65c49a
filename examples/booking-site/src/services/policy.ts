import type { BookingPolicy } from '@frontdesk/bookings'
import type { CalendarDate } from '@internationalized/date'

/** `24 hours`, `3 days`, `90 minutes`: the largest unit that is exact. */
export function formatNotice(minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0 && minutes > 1440
      ? [minutes / 1440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The last day that a policy lets people book today; nothing where it sets no limit. */
export function bookingWindow(
  policy: BookingPolicy | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const { enabled, earliestBookingInMinutes } = policy?.limitEarlyBookingPolicy ?? {}
  if (!enabled || !earliestBookingInMinutes) return undefined
  return today.add({ days: Math.floor(earliestBookingInMinutes / 1440) })
}

/** The rules that a customer has to know before they book, as sentences. */
export function policySentences(policy: BookingPolicy | undefined): string[] {
  if (!policy) return []
  const { cancellationPolicy, reschedulePolicy, limitEarlyBookingPolicy, limitLateBookingPolicy } = policy
  const sentences: string[] = []
  if (cancellationPolicy?.enabled === false) sentences.push('Bookings cannot be cancelled online.')
  else if (cancellationPolicy?.limitLatestCancellation && cancellationPolicy.latestCancellationInMinutes)
    sentences.push(
      `You can cancel up to ${formatNotice(cancellationPolicy.latestCancellationInMinutes)} before the start.`,
    )
  else if (cancellationPolicy?.enabled) sentences.push('You can cancel until the start.')
  if (
    reschedulePolicy?.enabled &&
    reschedulePolicy.limitLatestReschedule &&
    reschedulePolicy.latestRescheduleInMinutes
  )
    sentences.push(
      `You can move it up to ${formatNotice(reschedulePolicy.latestRescheduleInMinutes)} before the start.`,
    )
  if (limitLateBookingPolicy?.enabled && limitLateBookingPolicy.latestBookingInMinutes)
    sentences.push(
      `Booking closes ${formatNotice(limitLateBookingPolicy.latestBookingInMinutes)} before the start.`,
    )
  if (limitEarlyBookingPolicy?.enabled && limitEarlyBookingPolicy.earliestBookingInMinutes)
    sentences.push(`Booking opens ${formatNotice(limitEarlyBookingPolicy.earliestBookingInMinutes)} ahead.`)
  if (policy.customPolicyDescription?.enabled && policy.customPolicyDescription.description)
    sentences.push(policy.customPolicyDescription.description)
  return sentences
}
