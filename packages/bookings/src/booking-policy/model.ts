import { date, entity, type Money, type Open, type Shape } from '@frontdesk/core'

/** Rules of when and how a service may be booked, cancelled and moved. */
export interface BookingPolicy {
  id: string
  /** Counts up with each change: an update names the one that it started from. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** The app that the policy belongs to: the app of bookings unless another one is given when it is created. */
  appId?: string
  /** The app that created it. Read-only. */
  createdByAppId?: string
  name?: string
  /** The description of the policy that customers read, in the words of the business. */
  customPolicyDescription?: { enabled?: boolean; description?: string }
  /** Whether it applies to services that name none. Exactly one policy does; `setDefaultBookingPolicy` chooses it. */
  default?: boolean
  /** Whether booking opens only so many minutes before the beginning. */
  limitEarlyBookingPolicy?: {
    enabled?: boolean
    /** Minutes before the beginning at which booking opens; at least 1. */
    earliestBookingInMinutes?: number
  }
  /** Whether booking closes so many minutes before the beginning. It excludes `bookAfterStartPolicy`. */
  limitLateBookingPolicy?: {
    enabled?: boolean
    /** Minutes before the beginning at which booking closes; at least 1. */
    latestBookingInMinutes?: number
  }
  /** Whether a class or a course may still be booked after it has begun. */
  bookAfterStartPolicy?: { enabled?: boolean }
  cancellationPolicy?: CancellationPolicy
  reschedulePolicy?: ReschedulePolicy
  waitlistPolicy?: WaitlistPolicy
  /** How many people one booking may be for. */
  participantsPolicy?: {
    /** The most people for one booking; at least 1. */
    maxParticipantsPerBooking?: number
  }
  /** Whether customers may leave the choice of a resource to the business. Read-only. */
  resourcesPolicy?: {
    enabled?: boolean
    /** Whether the business may choose the resource for the customer. */
    autoAssignAllowed?: boolean
  }
  cancellationFeePolicy?: CancellationFeePolicy
  /** Whether the card of a customer is kept, for later fees. */
  saveCreditCardPolicy?: { enabled?: boolean }
  staffSortingPolicy?: StaffSortingPolicy
  intakeFormPolicy?: IntakeFormPolicy
  /** Data of your own, by the namespace of your app. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Whether and until when customers may cancel. */
export interface CancellationPolicy {
  enabled?: boolean
  /** Whether they may only cancel until `latestCancellationInMinutes` before the beginning. */
  limitLatestCancellation?: boolean
  /** Minutes before the beginning until which they may cancel; at least 1. */
  latestCancellationInMinutes?: number
  /** Whether a customer who has not signed in may cancel by a link. */
  allowAnonymous?: boolean
}

/** Whether and until when customers may move a booking to another time. */
export interface ReschedulePolicy {
  enabled?: boolean
  /** Whether they may only move it until `latestRescheduleInMinutes` before the beginning. */
  limitLatestReschedule?: boolean
  /** Minutes before the beginning until which they may move it; at least 1. */
  latestRescheduleInMinutes?: number
  /** Whether a customer who has not signed in may move it by a link. */
  allowAnonymous?: boolean
}

/** Whether customers may wait for a place in a session that is full. */
export interface WaitlistPolicy {
  enabled?: boolean
  /** How many may wait. */
  capacity?: number
  /** How long a place that became free is kept for the customer who is told of it. */
  reservationTimeInMinutes?: number
}

/** The fee of a customer who cancels late or does not come. It needs `saveCreditCardPolicy`, and a description. */
export interface CancellationFeePolicy {
  enabled?: boolean
  /** One or two, the earlier one first. */
  cancellationWindows?: CancellationWindow[]
  /** Whether the card that was kept is charged without asking. */
  autoCollectFeeEnabled?: boolean
}

/** A fee from so many minutes before the beginning on: an amount, or a percentage of the price as decimal text. */
export interface CancellationWindow {
  /** Minutes before the beginning from which the fee is due; at least 1. */
  startInMinutes?: number
  amount?: Money
  /** Percentage of the price as decimal text, such as `50`; in place of `amount`. */
  percentage?: string
}

/** Every way to choose a member of staff for a customer who takes anybody. */
export const staffSortingMethods = ['RANDOM', 'RANKING', 'CUSTOM'] as const

/** A way to choose a member of staff: at random, by their rank, or by an app. */
export type StaffSortingMethod = Open<(typeof staffSortingMethods)[number]>

/** Every order of a ranking of the staff. */
export const staffRankingOrders = ['LOWEST_TO_HIGHEST', 'HIGHEST_TO_LOWEST'] as const

/** The order in which the ranking of staff is read. */
export type StaffRankingOrder = Open<(typeof staffRankingOrders)[number]>

/** The way to choose the member of staff when a customer takes anybody. */
export interface StaffSortingPolicy {
  /** The method; the options of the same name go with it. */
  sortingMethodType?: StaffSortingMethod
  /** The options of the method `RANKING`. */
  rankingOptions?: { order?: StaffRankingOrder }
  /** The options of the method `CUSTOM`: the app that chooses. */
  customOptions?: { implementationId?: string; appId?: string }
}

/** Every time at which a customer may be asked to fill in a form. */
export const intakeFormTimings = ['AFTER_BOOKING', 'BEFORE_BOOKING'] as const

/** When a customer is asked to fill in a form. */
export type IntakeFormTiming = Open<(typeof intakeFormTimings)[number]>

/** Every answer to the question whether a form must be filled in. */
export const intakeFormRequirements = ['OPTIONAL', 'REQUIRED_BEFORE_BOOKING'] as const

/** Whether a form must be filled in. */
export type IntakeFormRequirement = Open<(typeof intakeFormRequirements)[number]>

/** The form that customers fill in beside the booking form, such as a declaration of their health. */
export interface IntakeFormPolicy {
  enabled?: boolean
  formId?: string
  timing?: IntakeFormTiming
  /** `REQUIRED_BEFORE_BOOKING` goes with the timing `BEFORE_BOOKING` alone. */
  completionRequirement?: IntakeFormRequirement
}

export const bookingPolicyShape: Shape<BookingPolicy> = /* @__PURE__ */ entity<BookingPolicy>({
  createdDate: date,
  updatedDate: date,
})

/**
 * A policy to create. Where a part is left out, customers may book at any time until the beginning, for one person, and
 * may neither cancel nor move the booking themselves.
 */
export interface NewBookingPolicy extends Pick<
  BookingPolicy,
  | 'appId'
  | 'limitEarlyBookingPolicy'
  | 'limitLateBookingPolicy'
  | 'bookAfterStartPolicy'
  | 'cancellationPolicy'
  | 'reschedulePolicy'
  | 'waitlistPolicy'
  | 'participantsPolicy'
  | 'cancellationFeePolicy'
  | 'saveCreditCardPolicy'
  | 'staffSortingPolicy'
  | 'intakeFormPolicy'
  | 'extendedFields'
> {
  /** At most 400 characters. */
  name?: string
  /** The description has at most 2,500 characters. */
  customPolicyDescription?: { enabled?: boolean; description?: string }
}

/** Some fields of a policy to change. The app that it belongs to cannot change. */
export interface BookingPolicyChange extends NewBookingPolicy {
  id: string
  /** The revision that you read. */
  revision: string
}

/** The strictest rules of several policies. It is no policy that exists, so that it has no id and no name. */
export type StrictestBookingPolicy = Pick<
  BookingPolicy,
  | 'limitEarlyBookingPolicy'
  | 'limitLateBookingPolicy'
  | 'bookAfterStartPolicy'
  | 'cancellationPolicy'
  | 'reschedulePolicy'
  | 'waitlistPolicy'
  | 'participantsPolicy'
  | 'resourcesPolicy'
  | 'cancellationFeePolicy'
  | 'saveCreditCardPolicy'
>
