import { change, encoded, pick, type Read, read, shape, type Translatable } from '@frontdesk/core'
import { type Booking, bookingShape, type ServiceChoice } from './booking/model.ts'

const prefix = '/bookings/v2/pricing'

/** Some participants with the same choices, and the price that each of them pays. */
export interface PricedChoices {
  /** At least 1. */
  numberOfParticipants?: number
  /** One choice of the option of the service; at most 5. The default price without one. */
  choices?: ServiceChoice[]
  /** Given by the platform. */
  pricePerParticipant?: number
}

/** A session of a service, as its price needs it. */
export interface BookingLineItem {
  serviceId?: string
  /** The resource that gives it, where the price varies by the staff. */
  resourceId?: string
  /** 1 to 40 groups of participants. */
  serviceChoices?: PricedChoices[]
  /** Where the price varies by the time or the length: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
  localStartDate?: string
  /** The end of the session, in the same format and time zone. */
  localEndDate?: string
  /** IANA name; that of the business unless given. */
  timeZone?: string
}

/** The price of line items: the sum, or in words where the service is paid in another way. */
export interface PriceInfo {
  /** In the currency of the business. Without add-ons, discounts, tax and fees. */
  calculatedPrice?: number
  /** With rate type `CUSTOM`, in place of a price. */
  priceDescriptionInfo?: Translatable
  bookingLineItems?: BookingLineItem[]
  /** The part of the price that is paid when the service is booked, for services that take a deposit. */
  deposit?: number
}

/** The sessions whose price is worked out. */
export interface PreviewPriceInput {
  /** 1 to 40, all of one service. */
  bookingLineItems: BookingLineItem[]
}

/**
 * Works out what sessions of a service would cost, before they are booked.
 *
 * @throws ApplicationError `INVALID_SERVICE_ID` when an item names no service, or another one than the first;
 * `FAILED_RESOLVING_SERVICE` when there is no such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`; `INVALID_DURATION_CHOICE` when
 * the service has no such length; `INVALID_SERVICE_CHOICES` when it has no such choice.
 * @throws ValidationError when a field is out of its bounds.
 * @example
 * const { calculatedPrice, deposit } = await previewPrice(client, {
 *   bookingLineItems: [
 *     { serviceId, serviceChoices: [{ numberOfParticipants: 2, choices: [{ custom: 'Adult' }] }] },
 *   ],
 * })
 * @function
 */
export const previewPrice: Read<PreviewPriceInput, PriceInfo> = /* @__PURE__ */ read({
  id: 'bookings.pricing.preview',
  prefix,
  route: 'POST /v2/pricing/preview',
  response: /* @__PURE__ */ pick('priceInfo'),
})

/** The fields of a booking that its price needs. */
export interface PricedBooking extends Partial<Booking> {}

/** The booking whose price is worked out. */
export interface CalculatePriceInput {
  /** The booking as it was read or made. */
  booking: PricedBooking
}

/**
 * Works out what a booking costs by the present prices of its service. The checkout may ask for another amount: it adds
 * the add-ons, and takes discounts, tax and fees into account.
 *
 * @throws ApplicationError `INVALID_BOOKING` when the booking names no service; `FAILED_RESOLVING_SERVICE` when there is no
 * such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`; `INVALID_DURATION_CHOICE` when the service has no such length;
 * `INVALID_SERVICE_CHOICES` when it has no such choice.
 * @throws ValidationError when a field is out of its bounds.
 * @example
 * const booking = await createBooking(client, { booking: newBooking })
 * const { calculatedPrice } = await calculatePrice(client, { booking })
 * @function
 */
export const calculatePrice: Read<CalculatePriceInput, PriceInfo> = /* @__PURE__ */ read({
  id: 'bookings.pricing.calculate',
  prefix,
  route: 'POST /v2/pricing/calculate',
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CalculatePriceInput>({
      booking: /* @__PURE__ */ change<Booking, PricedBooking>(bookingShape),
    }),
  ),
  response: /* @__PURE__ */ pick('priceInfo'),
})
