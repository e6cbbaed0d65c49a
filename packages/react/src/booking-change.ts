import type { AllowedActions, Booking, BookingPolicy, CancellationWindow } from '@frontdesk/bookings'

/**
 * Why a booking cannot be changed. `status`: it is canceled, declined, or not ordered yet. `begun`: it has begun.
 * `course`: a course is booked as a whole and has no other time. `notOffered`: the business does not allow customers to
 * do it. `tooLate`: the deadline of the policy has passed. `unknown`: the platform gives no reason.
 */
export type BookingChangeRefusal = 'status' | 'begun' | 'course' | 'notOffered' | 'tooLate' | 'unknown'

/** The changes that a customer can make to a booking. */
export type BookingChange = keyof AllowedActions & ('cancel' | 'reschedule')

/** Whether a customer may change a booking now. */
export interface BookingPermission {
  /** The response of the platform; `undefined` until it is known. */
  readonly allowed: boolean | undefined
  /** The deadline by the policy of the service; absent if it is not known, or the change is not allowed. */
  readonly until: Date | undefined
  /** Why the change is not allowed. */
  readonly refusal: BookingChangeRefusal | undefined
}

/** A cancellation fee that applies from this time on: an amount, or a percentage of the price as decimal text. */
export interface CancellationFeeFrom extends Pick<CancellationWindow, 'amount' | 'percentage'> {
  /** The time from which the fee applies. */
  readonly from: Date
}

const minute = 60_000

/** The booked service. */
export const serviceIdOf = ({ bookedEntity: { slot, schedule } = {} }: Booking): string | undefined =>
  slot?.serviceId ?? schedule?.serviceId

/** The time that is this many minutes before the start of a booking. */
const before = (startDate: Date, minutes: number): Date => new Date(+startDate - minutes * minute)

/** The policy rule for one kind of change. */
interface ChangeRule {
  readonly enabled: boolean
  /** Minutes before the start; absent without a limit. */
  readonly latest?: number | undefined
}

const ruleOf = (action: BookingChange, policy: BookingPolicy): ChangeRule => {
  if (action === 'cancel') {
    const {
      enabled = true,
      limitLatestCancellation,
      latestCancellationInMinutes,
    } = policy.cancellationPolicy ?? {}
    return { enabled, latest: limitLatestCancellation ? latestCancellationInMinutes : undefined }
  }
  const { enabled = false, limitLatestReschedule, latestRescheduleInMinutes } = policy.reschedulePolicy ?? {}
  return { enabled, latest: limitLatestReschedule ? latestRescheduleInMinutes : undefined }
}

const changeable: Readonly<Record<BookingChange, readonly unknown[]>> = {
  cancel: ['CREATED', 'CONFIRMED', 'PENDING', 'WAITING_LIST'],
  reschedule: ['CONFIRMED', 'PENDING'],
}

/**
 * Whether a booking may be changed, and the deadline. The platform's response decides, because the platform knows the
 * policy at the time of the booking. The deadline comes from the current policy of the service, and is omitted if the
 * two disagree.
 */
export const permissionOf = (
  action: BookingChange,
  { status, startDate, bookedEntity }: Booking,
  actions: AllowedActions | undefined,
  policy: BookingPolicy | undefined,
  now: Date | undefined,
): BookingPermission => {
  const allowed = actions?.[action]
  const rule = policy && ruleOf(action, policy)
  const until = rule && startDate && before(startDate, rule.latest ?? 0)
  const isOver = until && now && until < now
  if (allowed !== false)
    return { allowed, until: rule?.enabled && !isOver ? until : undefined, refusal: undefined }
  const refuse = (refusal: BookingChangeRefusal): BookingPermission => ({
    allowed,
    until: undefined,
    refusal,
  })
  if (!changeable[action].includes(status)) return refuse('status')
  if (action === 'reschedule' && bookedEntity?.schedule) return refuse('course')
  if (startDate && now && startDate <= now) return refuse('begun')
  if (rule && !rule.enabled) return refuse('notOffered')
  return refuse(isOver ? 'tooLate' : 'unknown')
}

/** The cancellation fees of a booking, the earliest first; empty if the policy has none. */
export const cancellationFeesOf = (
  { startDate }: Booking,
  policy: BookingPolicy | undefined,
): readonly CancellationFeeFrom[] => {
  const { enabled = false, cancellationWindows = [] } = policy?.cancellationFeePolicy ?? {}
  if (!enabled || !startDate) return []
  return cancellationWindows
    .map(({ startInMinutes = 0, amount, percentage }) => ({
      from: before(startDate, startInMinutes),
      ...(amount && { amount }),
      ...(percentage !== undefined && { percentage }),
    }))
    .sort((a, b) => +a.from - +b.from)
}
