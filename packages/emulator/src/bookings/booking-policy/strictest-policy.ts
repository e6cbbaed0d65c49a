import type { BookingPolicy, StrictestBookingPolicy } from '@frontdesk/bookings'

interface Switched {
  readonly enabled?: boolean
}

/** One part of each policy. */
const parts = <Name extends keyof BookingPolicy>(
  policies: readonly BookingPolicy[],
  name: Name,
): NonNullable<BookingPolicy[Name]>[] => policies.flatMap((policy) => policy[name] ?? [])

const isEnabled = ({ enabled }: Switched): boolean => enabled === true

/** The parts that count: those that are enabled, or all when none is. */
const effective = <Part extends object>(all: readonly Part[], counts: (part: Part) => boolean): Part[] => {
  const enabled = all.filter(counts)
  return enabled.length ? enabled : [...all]
}

const least = <Part extends object, Name extends keyof Part & string>(
  all: readonly Part[],
  name: Name,
): Partial<Record<Name, number>> => extreme(all, name, Math.min)

const most = <Part extends object, Name extends keyof Part & string>(
  all: readonly Part[],
  name: Name,
): Partial<Record<Name, number>> => extreme(all, name, Math.max)

const extreme = <Part extends object, Name extends keyof Part & string>(
  all: readonly Part[],
  name: Name,
  choose: (...values: number[]) => number,
): Partial<Record<Name, number>> => {
  const values = all.flatMap((part) => (typeof part[name] === 'number' ? [part[name]] : []))
  return (values.length ? { [name]: choose(...values) } : {}) as Partial<Record<Name, number>>
}

/**
 * Puts together the strictest version of each rule. A limit is stricter when it leaves less time or fewer people, and
 * counts where it is enabled; a permission holds when every policy gives it.
 */
export const strictestPolicy = (policies: readonly BookingPolicy[]): StrictestBookingPolicy => {
  const early = parts(policies, 'limitEarlyBookingPolicy')
  const late = parts(policies, 'limitLateBookingPolicy')
  const after = parts(policies, 'bookAfterStartPolicy')
  const cancellation = parts(policies, 'cancellationPolicy')
  const reschedule = parts(policies, 'reschedulePolicy')
  const waitlist = parts(policies, 'waitlistPolicy')
  const resources = parts(policies, 'resourcesPolicy')
  const fees = parts(policies, 'cancellationFeePolicy')
  const cards = parts(policies, 'saveCreditCardPolicy')
  const startOf = ({ cancellationWindows: [first] = [] }: (typeof fees)[number]): number =>
    first?.startInMinutes ?? 0
  const [fee] = effective(fees, isEnabled).sort((left, right) => startOf(right) - startOf(left))
  return {
    limitEarlyBookingPolicy: {
      enabled: early.some(isEnabled),
      ...least(effective(early, isEnabled), 'earliestBookingInMinutes'),
    },
    limitLateBookingPolicy: {
      enabled: late.some(isEnabled),
      ...most(effective(late, isEnabled), 'latestBookingInMinutes'),
    },
    bookAfterStartPolicy: { enabled: after.every(isEnabled) },
    cancellationPolicy: {
      enabled: cancellation.every(isEnabled),
      limitLatestCancellation: cancellation.some((one) => one.limitLatestCancellation),
      ...most(
        effective(cancellation, (one) => one.limitLatestCancellation === true),
        'latestCancellationInMinutes',
      ),
      allowAnonymous: cancellation.every((one) => one.allowAnonymous),
    },
    reschedulePolicy: {
      enabled: reschedule.every(isEnabled),
      limitLatestReschedule: reschedule.some((one) => one.limitLatestReschedule),
      ...most(
        effective(reschedule, (one) => one.limitLatestReschedule === true),
        'latestRescheduleInMinutes',
      ),
      allowAnonymous: reschedule.every((one) => one.allowAnonymous),
    },
    waitlistPolicy: {
      enabled: waitlist.every(isEnabled),
      ...least(waitlist, 'capacity'),
      ...least(waitlist, 'reservationTimeInMinutes'),
    },
    participantsPolicy: least(parts(policies, 'participantsPolicy'), 'maxParticipantsPerBooking'),
    resourcesPolicy: {
      enabled: resources.every(isEnabled),
      autoAssignAllowed: resources.every((one) => one.autoAssignAllowed),
    },
    ...(fee && { cancellationFeePolicy: fee }),
    saveCreditCardPolicy: { enabled: cards.some(isEnabled) },
  }
}
