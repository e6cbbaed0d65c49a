import { change, encoded, pick, type Read, read, shape, type Translatable } from '@frontdesk/core'
import { type Booking, bookingShape, type ServiceChoice } from './booking/model.ts'

const prefix = '/bookings/v2/pricing'

/** A group of participants with the same choices, and the price per participant. */
export interface PricedChoices {
  /** At least 1. */
  numberOfParticipants?: number
  /** One choice of the option of the service; at most 5. Without a choice, the default price applies. */
  choices?: ServiceChoice[]
  /** Assigned by the platform. */
  pricePerParticipant?: number
}

/** A session of a service, with the fields that determine its price. */
export interface BookingLineItem {
  serviceId?: string
  /** The staff resource, if the price varies by staff. */
  resourceId?: string
  /** 1 to 40 groups of participants. */
  serviceChoices?: PricedChoices[]
  /** The start, if the price varies by time or duration: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
  localStartDate?: string
  /** The end of the session, in the same format and time zone. */
  localEndDate?: string
  /** IANA time zone; defaults to the time zone of the business. */
  timeZone?: string
}

/** The price of line items: the total, or a text if the service is paid in another way. */
export interface PriceInfo {
  /** In the currency of the business. Without add-ons, discounts, tax and fees. */
  calculatedPrice?: number
  /** The price text for rate type `CUSTOM`. */
  priceDescriptionInfo?: Translatable
  bookingLineItems?: BookingLineItem[]
  /** The deposit, for services that require one. */
  deposit?: number
}

/** The sessions to price. */
export interface PreviewPriceInput {
  /** 1 to 40 line items of one service. */
  bookingLineItems: BookingLineItem[]
}

/**
 * Calculates the price of sessions of a service before they are booked.
 *
 * @throws ApplicationError `INVALID_SERVICE_ID` when an item has no service, or a different one than the first item;
 * `FAILED_RESOLVING_SERVICE` when there is no such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`;
 * `INVALID_DURATION_CHOICE` when the service has no such duration; `INVALID_SERVICE_CHOICES` when it has no such
 * choice.
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

/** The fields of a booking that its price depends on. */
export interface PricedBooking extends Partial<Booking> {}

/** The booking to price. */
export interface CalculatePriceInput {
  /** The booking as it was read or created. */
  booking: PricedBooking
}

/**
 * Calculates the price of a booking from the current prices of its service. The amount at checkout can differ: it
 * includes add-ons, discounts, tax and fees.
 *
 * @throws ApplicationError `INVALID_BOOKING` when the booking has no service; `FAILED_RESOLVING_SERVICE` when there is
 * no such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`; `INVALID_DURATION_CHOICE` when the service has no such duration;
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
