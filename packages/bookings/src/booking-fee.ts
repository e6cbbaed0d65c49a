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

/** How far a fee is. `PREVIEW`: the fee would be due if the booking were cancelled now. */
export type BookingFeeStatus = Open<(typeof bookingFeeStatuses)[number]>

/** Every reason of a fee. */
export const bookingFeeTriggers = ['UNKNOWN_TRIGGER', 'NOT_ATTENDED', 'BOOKING_CANCELED'] as const

/** Why a fee is due: the booking was cancelled too late, or nobody came. */
export type BookingFeeTrigger = Open<(typeof bookingFeeTriggers)[number]>

/** A fee for a booking that is cancelled late, or that nobody came to. */
export interface BookingFee {
  /** The id of the booking: a booking has one fee. */
  id?: string
  bookingId?: string
  /** The fee, how far it is and why it is due. */
  cancellationFee?: {
    /** The amount of the fee. */
    price?: Money
    status?: BookingFeeStatus
    trigger?: BookingFeeTrigger
  }
  /** The policy that the booking was made under, which names the fee. */
  policyDetails?: {
    id?: string
    description?: string
    /** The description in the language of the request, where it is translated. */
    descriptionTranslated?: string
  }
}

export const bookingFeeShape: Shape<BookingFee> = /* @__PURE__ */ entity<BookingFee>({})

/** A message to the business. */
export interface BusinessNotification {
  /** Whether the business gets a mail; it gets none unless this is true. */
  notifyBusiness?: boolean
  /** From 1 to 5,000 characters. */
  message?: string
}

/** The bookings whose fees are listed, by either list of ids. */
export interface ListBookingFeesInput {
  /** At most 5. */
  bookingIds?: string[]
  /** The bookings that were made together; at most 1. */
  multiServiceBookingIds?: string[]
}

/**
 * Lists the fees of bookings: those that are due, and those that would be due if a booking were cancelled now. Where there
 * is no fee, and where the caller has no such booking, nothing is listed.
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

/** The bookings whose fees are put on their order. */
export interface ApplyBookingFeesInput {
  /** From 1 to 5 bookings of one order. */
  bookingIds: string[]
  /** The price of all these fees together, in place of that of the policy; at most the price of the bookings. */
  priceOverride?: Money
  businessNotification?: BusinessNotification
}

/** The fees that were put on an order. */
export interface AppliedBookingFees {
  bookingFees?: BookingFee[]
  /** The order, and the additional fee that it got. */
  ecomOrderInfo?: {
    orderId?: string
    /** The price of the additional fee: all fees together. */
    additionalFeePrice?: Price
    additionalFeeId?: string
  }
}

export const appliedBookingFeesShape: Shape<AppliedBookingFees> = /* @__PURE__ */ shape<AppliedBookingFees>({
  bookingFees: bookingFeeShape,
})

/**
 * Puts the fees of bookings on their order, for the business: they become one additional fee, and the bookings themselves
 * cost nothing any more. A fee that was not paid yet is charged by `collectBookingFees`.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_FEE_NOT_FOUND` when a booking has no fee that is due,
 * `BOOKING_FEE_ALREADY_APPLIED`, `ORDER_NOT_FOUND`, `BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS`, `PRICE_OVERRIDE_EXCEEDS_MAX`,
 * `BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT`, `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`, or
 * `ORDER_CANNOT_BE_EDITED` when the order is not approved.
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
 * Charges what is left to pay of a fee that stands on an order, with the payment method that the customer has saved. Not
 * safe to repeat: each call charges what is left to pay then.
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
