import type { BookingPolicy } from '@frontdesk/bookings'
import type { CalendarDate } from '@internationalized/date'
import { siteLocale } from '../format/locale.ts'
import { formatShortDay, formatTime } from '../format/time.ts'
import { studio } from '../studio.ts'

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

/** Until when a booking can be cancelled and moved without calling the studio, as one sentence. */
export function changeRule(
  { cancellationPolicy, reschedulePolicy }: Partial<BookingPolicy> = {},
  start: Date,
  now: Date = new Date(),
  locale: string = siteLocale(),
): string | undefined {
  const until = (minutes = 0): Date => new Date(start.getTime() - minutes * 60_000)
  const cancel =
    cancellationPolicy?.enabled === true &&
    until(cancellationPolicy.limitLatestCancellation ? cancellationPolicy.latestCancellationInMinutes : 0)
  const move =
    reschedulePolicy?.enabled === true &&
    until(reschedulePolicy.limitLatestReschedule ? reschedulePolicy.latestRescheduleInMinutes : 0)
  const moment = (date: Date): string =>
    `${formatShortDay(date, studio.timeZone, locale)}, ${formatTime(date, studio.timeZone, locale)}`
  const canCancel = cancel && cancel > now
  const canMove = move && move > now
  if (!cancel && !move) return 'It cannot be cancelled or moved online.'
  if (!canCancel && !canMove) return 'It starts too soon to be cancelled or moved online.'
  if (canCancel && canMove)
    return cancel.getTime() === move.getTime()
      ? `You can cancel or move it until ${moment(cancel)}.`
      : `You can cancel it until ${moment(cancel)}, and move it until ${moment(move)}.`
  return canCancel
    ? `You can cancel it until ${moment(cancel)}.`
    : canMove
      ? `You can move it until ${moment(move)}.`
      : undefined
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
