import type { AllowedActions, Booking, BookingPolicy, CancellationWindow } from '@frontdesk/bookings'

/**
 * Why a booking cannot be changed. `status`: it is canceled, declined, or not ordered yet. `begun`: it has begun.
 * `course`: a course is booked as a whole, there is no other time. `notOffered`: the business does not let customers do
 * it. `tooLate`: the deadline of the policy is over. `unknown`: the platform gives no reason.
 */
export type BookingChangeRefusal = 'status' | 'begun' | 'course' | 'notOffered' | 'tooLate' | 'unknown'

/** The changes that a customer makes to a booking. */
export type BookingChange = keyof AllowedActions & ('cancel' | 'reschedule')

/** Whether a customer may change a booking now. */
export interface BookingPermission {
  /** As the platform answered; `undefined` while that is not known. */
  readonly allowed: boolean | undefined
  /** The last moment at which the policy of the service allows it; absent when it is not known, or not allowed. */
  readonly until: Date | undefined
  /** Why it is not allowed. */
  readonly refusal: BookingChangeRefusal | undefined
}

/** A fee for a customer who cancels from this moment on: an amount, or a percentage of the price as decimal text. */
export interface CancellationFeeFrom extends Pick<CancellationWindow, 'amount' | 'percentage'> {
  /** From this moment on a cancellation costs the fee. */
  readonly from: Date
}

const minute = 60_000

/** The service that was booked. */
export const serviceIdOf = ({ bookedEntity: { slot, schedule } = {} }: Booking): string | undefined =>
  slot?.serviceId ?? schedule?.serviceId

/** The moment so many minutes before a booking begins. */
const before = (startDate: Date, minutes: number): Date => new Date(+startDate - minutes * minute)

/** The rule of a policy for one kind of change. */
interface ChangeRule {
  readonly enabled: boolean
  /** Minutes before the beginning; absent without a limit. */
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
 * Whether a booking may be changed, and until when. The answer of the platform counts: it knows the policy that the
 * booking was made under. The deadline is that of the policy which the service has now, and is left out where the two
 * disagree.
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

/** The fees for canceling a booking, the earliest first; none where the policy takes none. */
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
