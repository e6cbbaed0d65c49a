import {
  type ElevatedAuth,
  entity,
  list,
  type Money,
  type Open,
  pick,
  type Price,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/_api/booking-fees'

/** Every status of a fee. */
export const bookingFeeStatuses = [
  'UNKNOWN_STATUS',
  'PREVIEW',
  'NOT_YET_APPLIED_TO_ORDER',
  'APPLIED_TO_ORDER',
] as const

/** Status of a fee. `PREVIEW`: the fee would be due if the booking were canceled now. */
export type BookingFeeStatus = Open<(typeof bookingFeeStatuses)[number]>

/** Every reason of a fee. */
export const bookingFeeTriggers = ['UNKNOWN_TRIGGER', 'NOT_ATTENDED', 'BOOKING_CANCELED'] as const

/** Why a fee is due: the booking was canceled too late, or nobody came. */
export type BookingFeeTrigger = Open<(typeof bookingFeeTriggers)[number]>

/** A fee for a late cancellation or a no-show. */
export interface BookingFee {
  /** The id of the booking: a booking has one fee. */
  id?: string
  bookingId?: string
  /** The fee, its status and the reason for it. */
  cancellationFee?: {
    /** The amount of the fee. */
    price?: Money
    status?: BookingFeeStatus
    trigger?: BookingFeeTrigger
  }
  /** The policy at the time of the booking, which defines the fee. */
  policyDetails?: {
    id?: string
    description?: string
    /** The description in the language of the request, if translated. */
    descriptionTranslated?: string
  }
}

export const bookingFeeShape: Shape<BookingFee> = /* @__PURE__ */ entity<BookingFee>({})

/** A message to the business. */
export interface BusinessNotification {
  /** Whether the business gets an email; defaults to `false`. */
  notifyBusiness?: boolean
  /** From 1 to 5,000 characters. */
  message?: string
}

/** The bookings whose fees are listed, by either list of ids. */
export interface ListBookingFeesInput {
  /** At most 5. */
  bookingIds?: string[]
  /** Ids of multi-service bookings; at most 1. */
  multiServiceBookingIds?: string[]
}

/**
 * Lists the fees of bookings: fees that are due, and fees that would be due if a booking were canceled now. Bookings
 * without a fee, or that the caller cannot read, are omitted.
 *
 * @throws ApplicationError `MISSING_BOOKING_IDS` without an id.
 * @throws ValidationError when there are more than 5 bookings.
 * @example
 * const [fee] = await listBookingFees(client, { bookingIds: [booking.id] })
 * const cost = fee?.cancellationFee?.price
 * @function
 */
export const listBookingFees: Read<ListBookingFeesInput, BookingFee[]> = /* @__PURE__ */ read({
  id: 'bookings.bookingFees.list',
  prefix,
  route: 'GET /v1/booking-fees',
  response: /* @__PURE__ */ list('bookingFees', bookingFeeShape),
})

/** The bookings whose fees are added to their order. */
export interface ApplyBookingFeesInput {
  /** From 1 to 5 bookings of one order. */
  bookingIds: string[]
  /** Total price of these fees, which overrides the policy; at most the price of the bookings. */
  priceOverride?: Money
  businessNotification?: BusinessNotification
}

/** The fees that were added to an order. */
export interface AppliedBookingFees {
  bookingFees?: BookingFee[]
  /** The order, and the additional fee that was added to it. */
  ecomOrderInfo?: {
    orderId?: string
    /** The total price of the additional fee. */
    additionalFeePrice?: Price
    additionalFeeId?: string
  }
}

export const appliedBookingFeesShape: Shape<AppliedBookingFees> = /* @__PURE__ */ shape<AppliedBookingFees>({
  bookingFees: bookingFeeShape,
})

/**
 * Adds the fees of bookings to their order, for the business: they become one additional fee, and the price of the
 * bookings becomes zero. Use `collectBookingFees` to charge an unpaid fee.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_FEE_NOT_FOUND` when a booking has no fee that is due,
 * `BOOKING_FEE_ALREADY_APPLIED`, `ORDER_NOT_FOUND`, `BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS`,
 * `PRICE_OVERRIDE_EXCEEDS_MAX`, `BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT`,
 * `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`, or `ORDER_CANNOT_BE_EDITED` when the order is not approved.
 * @throws ValidationError when there is no booking or more than 5.
 * @example
 * const { ecomOrderInfo } = await applyBookingFees(owner, { bookingIds: [booking.id] })
 * @function
 */
export const applyBookingFees: Write<ApplyBookingFeesInput, AppliedBookingFees, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookingFees.apply',
    prefix,
    route: 'POST /v1/booking-fees/apply',
    elevated: true,
    response: /* @__PURE__ */ whole(appliedBookingFeesShape),
  })

/** The fee of an order to charge. */
export interface CollectBookingFeesInput {
  orderId: string
  additionalFeeId: string
  businessNotification?: BusinessNotification
}

/**
 * Charges the balance of a fee on an order to the customer's saved payment method. Not safe to retry: each call charges
 * the current balance.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`, `FEE_IS_NOT_BOOKING_FEE`, or
 * `ORDER_BALANCE_NON_POSITIVE` when nothing is left to pay.
 * @example
 * const { amount } = await collectBookingFees(owner, { orderId, additionalFeeId })
 * @function
 */
export const collectBookingFees: Write<CollectBookingFeesInput, Price, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.bookingFees.collect',
  prefix,
  route: 'POST /v1/booking-fees/collect',
  elevated: true,
  response: /* @__PURE__ */ pick('collectedPrice'),
})
