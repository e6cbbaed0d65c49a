import {
  type BookingPolicy,
  type BookingPolicyRule,
  bookingsAppId,
  type CancellationWindow,
} from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import { refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { checkAmount } from '../services/service-rules.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'business'>
type WantedPolicy = Partial<BookingPolicy>

const day = 24 * 60

/** Fills the parts of a policy that nobody gave, with the defaults of the platform. */
export const completePolicy = (wanted: WantedPolicy): Omit<BookingPolicy, 'id'> => ({
  ...wanted,
  appId: wanted.appId ?? bookingsAppId,
  createdByAppId: wanted.createdByAppId ?? wanted.appId ?? bookingsAppId,
  customPolicyDescription: { enabled: false, description: '', ...wanted.customPolicyDescription },
  default: wanted.default ?? false,
  limitEarlyBookingPolicy: {
    enabled: false,
    earliestBookingInMinutes: 7 * day,
    ...wanted.limitEarlyBookingPolicy,
  },
  limitLateBookingPolicy: { enabled: false, latestBookingInMinutes: day, ...wanted.limitLateBookingPolicy },
  bookAfterStartPolicy: { enabled: false, ...wanted.bookAfterStartPolicy },
  cancellationPolicy: {
    enabled: false,
    limitLatestCancellation: false,
    latestCancellationInMinutes: day,
    allowAnonymous: false,
    ...wanted.cancellationPolicy,
  },
  reschedulePolicy: {
    enabled: false,
    limitLatestReschedule: false,
    latestRescheduleInMinutes: day,
    allowAnonymous: false,
    ...wanted.reschedulePolicy,
  },
  waitlistPolicy: { enabled: false, capacity: 10, reservationTimeInMinutes: 10, ...wanted.waitlistPolicy },
  participantsPolicy: { maxParticipantsPerBooking: 1, ...wanted.participantsPolicy },
  resourcesPolicy: { enabled: false, autoAssignAllowed: false, ...wanted.resourcesPolicy },
  cancellationFeePolicy: {
    enabled: false,
    cancellationWindows: [],
    autoCollectFeeEnabled: false,
    ...wanted.cancellationFeePolicy,
  },
  saveCreditCardPolicy: { enabled: false, ...wanted.saveCreditCardPolicy },
  staffSortingPolicy: { sortingMethodType: 'RANDOM', ...wanted.staffSortingPolicy },
})

const breaks = (field: string, ruleName: BookingPolicyRule, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'OTHER',
  ruleName,
})

const lacks = (field: string, description: string, violatedRule = 'VALIDATION'): FieldViolation => ({
  field,
  description,
  violatedRule,
})

const checkBookingWindow = ({
  limitEarlyBookingPolicy: early,
  limitLateBookingPolicy: late,
  bookAfterStartPolicy: after,
}: WantedPolicy): FieldViolation[] => [
  ...(late?.enabled && after?.enabled
    ? [
        breaks(
          'bookAfterStartPolicy.enabled',
          'BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED',
          'must be false while limitLateBookingPolicy is enabled',
        ),
      ]
    : []),
  ...(early?.enabled &&
  late?.enabled &&
  (early.earliestBookingInMinutes ?? 0) <= (late.latestBookingInMinutes ?? 0)
    ? [
        breaks(
          'limitEarlyBookingPolicy.earliestBookingInMinutes',
          'INVALID_BOOKING_WINDOW',
          `must be more than limitLateBookingPolicy.latestBookingInMinutes, which is ${late.latestBookingInMinutes}`,
        ),
      ]
    : []),
]

const isPercentage = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= 100

const checkCancellationWindow = (
  context: Context,
  { startInMinutes, amount, percentage }: CancellationWindow,
  at: string,
): FieldViolation[] => [
  ...(startInMinutes === undefined ? [lacks(`${at}.startInMinutes`, 'must be given', 'REQUIRED_FIELD')] : []),
  ...(amount && percentage !== undefined
    ? [lacks(at, 'must hold either an amount or a percentage, not both', 'ONE_OF_ALIGNMENT')]
    : []),
  ...(!amount && percentage === undefined
    ? [lacks(at, 'must hold an amount or a percentage', 'REQUIRED_ONE_OF_FIELD')]
    : []),
  ...(amount
    ? checkAmount(context, amount, `${at}.amount`).map(({ field, description }) => lacks(field, description))
    : []),
  ...(percentage !== undefined && !isPercentage(percentage)
    ? [lacks(`${at}.percentage`, 'must be a number as text from "0.01" to "100", with at most two decimals')]
    : []),
]

const checkCancellationFee = (
  context: Context,
  {
    cancellationFeePolicy: { enabled, cancellationWindows: windows = [], autoCollectFeeEnabled } = {},
    saveCreditCardPolicy,
    customPolicyDescription: description,
  }: WantedPolicy,
): FieldViolation[] => {
  const at = 'cancellationFeePolicy.cancellationWindows'
  const [first, second] = windows
  const isOrdered = !first || !second || (first.startInMinutes ?? 0) > (second.startInMinutes ?? 0)
  return [
    ...windows.flatMap((window, index) => checkCancellationWindow(context, window, `${at}.${index}`)),
    ...(isOrdered
      ? []
      : [
          breaks(
            at,
            'INVALID_CANCELLATION_WINDOWS_ORDER',
            'must name the window first that begins more minutes before the beginning',
          ),
        ]),
    ...(autoCollectFeeEnabled
      ? [
          lacks(
            'cancellationFeePolicy.autoCollectFeeEnabled',
            'must be false: this platform charges no card by itself',
          ),
        ]
      : []),
    ...(enabled && !windows.length
      ? [
          breaks(
            at,
            'EMPTY_CANCELLATION_WINDOWS_LIST',
            'must hold a window while cancellationFeePolicy is enabled',
          ),
        ]
      : []),
    ...(enabled && !saveCreditCardPolicy?.enabled
      ? [
          breaks(
            'saveCreditCardPolicy.enabled',
            'CANCELLATION_FEE_WITHOUT_CREDIT_CARD',
            'must be true while cancellationFeePolicy is enabled',
          ),
        ]
      : []),
    ...(enabled && !(description?.enabled && description.description?.trim())
      ? [
          breaks(
            'customPolicyDescription',
            'CANCELLATION_FEE_WITHOUT_DESCRIPTION',
            'must be enabled and describe the fee while cancellationFeePolicy is enabled',
          ),
        ]
      : []),
  ]
}

const checkIntakeForm = ({ intakeFormPolicy: form }: WantedPolicy): FieldViolation[] => [
  ...(form?.enabled && form.formId === undefined
    ? [breaks('intakeFormPolicy.formId', 'INTAKE_FORM_ID_REQUIRED', 'must be given')]
    : []),
  ...(form?.formId === undefined
    ? []
    : [
        breaks(
          'intakeFormPolicy.formId',
          'INTAKE_FORM_NOT_FOUND',
          'is no intake form: this platform has none',
        ),
      ]),
  ...(form?.completionRequirement === 'REQUIRED_BEFORE_BOOKING' && form.timing !== 'BEFORE_BOOKING'
    ? [
        breaks(
          'intakeFormPolicy.completionRequirement',
          'INVALID_COMPLETION_REQUIREMENT_FOR_TIMING',
          'goes with the timing BEFORE_BOOKING alone',
        ),
      ]
    : []),
]

/** Refuses the parts of a policy that this platform would not follow. */
const checkSupport = ({
  staffSortingPolicy: { sortingMethodType = 'RANDOM', rankingOptions, customOptions } = {},
}: WantedPolicy): FieldViolation[] => {
  const isRanking = sortingMethodType === 'RANKING'
  return [
    ...(isRanking || sortingMethodType === 'RANDOM'
      ? []
      : [
          lacks(
            'staffSortingPolicy.sortingMethodType',
            'must be RANDOM or RANKING: on this platform no app chooses among the staff',
          ),
        ]),
    ...(isRanking && rankingOptions?.order === undefined
      ? [lacks('staffSortingPolicy.rankingOptions.order', 'must be given', 'REQUIRED_FIELD')]
      : []),
    ...Object.entries({ ...(!isRanking && { rankingOptions }), customOptions }).flatMap(([name, options]) =>
      options
        ? [lacks(`staffSortingPolicy.${name}`, `does not go with the method ${sortingMethodType}`)]
        : [],
    ),
  ]
}

/**
 * Refuses a policy that breaks a rule.
 *
 * @throws Failure with a violation for each rule, named by the field that breaks it
 */
export const checkPolicyRules = (context: Context, wanted: WantedPolicy): void => {
  const violations = [
    ...checkBookingWindow(wanted),
    ...checkCancellationFee(context, wanted),
    ...checkIntakeForm(wanted),
    ...checkSupport(wanted),
  ]
  if (violations.length) throw refuse(...violations)
}
