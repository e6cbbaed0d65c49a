import { date, entity, type Money, type Open, type Shape } from '@frontdesk/core'

/** Rules for when and how a service may be booked, canceled and rescheduled. */
export interface BookingPolicy {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** The app that owns the policy; defaults to the bookings app. */
  appId?: string
  /** The app that created it. Read-only. */
  createdByAppId?: string
  name?: string
  /** The description of the policy that customers read, in the words of the business. */
  customPolicyDescription?: { enabled?: boolean; description?: string }
  /**
   * Whether the policy is the default for services without a policy. Exactly one policy is; `setDefaultBookingPolicy`
   * changes it.
   */
  default?: boolean
  /** Limits how long in advance customers can book. */
  limitEarlyBookingPolicy?: {
    enabled?: boolean
    /** Minutes before the start at which booking opens; at least 1. */
    earliestBookingInMinutes?: number
  }
  /** Closes booking some time before the start. Cannot be combined with `bookAfterStartPolicy`. */
  limitLateBookingPolicy?: {
    enabled?: boolean
    /** Minutes before the start at which booking closes; at least 1. */
    latestBookingInMinutes?: number
  }
  /** Whether a class or a course can still be booked after its start. */
  bookAfterStartPolicy?: { enabled?: boolean }
  cancellationPolicy?: CancellationPolicy
  reschedulePolicy?: ReschedulePolicy
  waitlistPolicy?: WaitlistPolicy
  /** Limits the number of participants per booking. */
  participantsPolicy?: {
    /** Maximum number of participants per booking; at least 1. */
    maxParticipantsPerBooking?: number
  }
  /** Whether the business may choose the resource for the customer. Read-only. */
  resourcesPolicy?: {
    enabled?: boolean
    /** Whether the business may choose the resource for the customer. */
    autoAssignAllowed?: boolean
  }
  cancellationFeePolicy?: CancellationFeePolicy
  /** Whether the customer's card is saved, for later fees. */
  saveCreditCardPolicy?: { enabled?: boolean }
  staffSortingPolicy?: StaffSortingPolicy
  intakeFormPolicy?: IntakeFormPolicy
  /** Your own data, by the namespace of your app. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Whether and until when customers may cancel. */
export interface CancellationPolicy {
  enabled?: boolean
  /** Whether cancellation is limited to `latestCancellationInMinutes` before the start. */
  limitLatestCancellation?: boolean
  /** Minutes before the start until which customers may cancel; at least 1. */
  latestCancellationInMinutes?: number
  /** Whether a customer who has not signed in may cancel through a link. */
  allowAnonymous?: boolean
}

/** Whether and until when customers may reschedule a booking. */
export interface ReschedulePolicy {
  enabled?: boolean
  /** Whether rescheduling is limited to `latestRescheduleInMinutes` before the start. */
  limitLatestReschedule?: boolean
  /** Minutes before the start until which customers may reschedule; at least 1. */
  latestRescheduleInMinutes?: number
  /** Whether a customer who has not signed in may reschedule through a link. */
  allowAnonymous?: boolean
}

/** The waiting list for full sessions. */
export interface WaitlistPolicy {
  enabled?: boolean
  /** Capacity of the waiting list. */
  capacity?: number
  /** How long a free place is held for the customer who is notified. */
  reservationTimeInMinutes?: number
}

/** The fee for late cancellations and no-shows. It requires `saveCreditCardPolicy` and a description. */
export interface CancellationFeePolicy {
  enabled?: boolean
  /** One or two windows, the earlier one first. */
  cancellationWindows?: CancellationWindow[]
  /** Whether the saved card is charged automatically. */
  autoCollectFeeEnabled?: boolean
}

/**
 * A fee that applies from some minutes before the start on: an amount, or a percentage of the price as decimal text.
 */
export interface CancellationWindow {
  /** Minutes before the start from which the fee is due; at least 1. */
  startInMinutes?: number
  amount?: Money
  /** Percentage of the price as decimal text, such as `50`; instead of `amount`. */
  percentage?: string
}

/** All ways to choose a staff member for a customer without a preference. */
export const staffSortingMethods = ['RANDOM', 'RANKING', 'CUSTOM'] as const

/** A way to choose a staff member: at random, by rank, or by an app. */
export type StaffSortingMethod = Open<(typeof staffSortingMethods)[number]>

/** All sort orders of a staff ranking. */
export const staffRankingOrders = ['LOWEST_TO_HIGHEST', 'HIGHEST_TO_LOWEST'] as const

/** The sort order of the staff ranking. */
export type StaffRankingOrder = Open<(typeof staffRankingOrders)[number]>

/** How to choose the staff member for a customer without a preference. */
export interface StaffSortingPolicy {
  /** The method; set the options of the same name. */
  sortingMethodType?: StaffSortingMethod
  /** Options of the method `RANKING`. */
  rankingOptions?: { order?: StaffRankingOrder }
  /** Options of the method `CUSTOM`: the app that chooses. */
  customOptions?: { implementationId?: string; appId?: string }
}

/** All times at which a customer may be asked to fill in a form. */
export const intakeFormTimings = ['AFTER_BOOKING', 'BEFORE_BOOKING'] as const

/** When a customer is asked to fill in a form. */
export type IntakeFormTiming = Open<(typeof intakeFormTimings)[number]>

/** All values for whether a form is required. */
export const intakeFormRequirements = ['OPTIONAL', 'REQUIRED_BEFORE_BOOKING'] as const

/** Whether a form is required. */
export type IntakeFormRequirement = Open<(typeof intakeFormRequirements)[number]>

/** A form in addition to the booking form, such as a health declaration. */
export interface IntakeFormPolicy {
  enabled?: boolean
  formId?: string
  timing?: IntakeFormTiming
  /** `REQUIRED_BEFORE_BOOKING` is only allowed with the timing `BEFORE_BOOKING`. */
  completionRequirement?: IntakeFormRequirement
}

export const bookingPolicyShape: Shape<BookingPolicy> = /* @__PURE__ */ entity<BookingPolicy>({
  createdDate: date,
  updatedDate: date,
})

/**
 * A policy to create. Without further parts, customers may book at any time until the start, for one person, and may
 * neither cancel nor reschedule.
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
  /** The description may have up to 2,500 characters. */
  customPolicyDescription?: { enabled?: boolean; description?: string }
}

/** Some fields of a policy to change. The owner app cannot change. */
export interface BookingPolicyChange extends NewBookingPolicy {
  id: string
  /** The revision that you read. */
  revision: string
}

/** The strictest rules of several policies. It is not stored, so it has no id and no name. */
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
