import type { SlotAvailability } from '@frontdesk/auth'
import {
  type BookedSlot,
  bookingsAppId,
  createBooking,
  type Booking,
  type CreateBookingInput,
} from '@frontdesk/bookings'
import { requireBookable } from '../bookings/index.ts'
import type { Checkout } from '../ecom/checkout/checkout-calls.ts'
import type { Handler } from '../kernel/handler.ts'
import type { PageDependencies } from './dependencies.ts'

/** Bookings name the kinds of places otherwise than time slots do. */
const locationTypes: Readonly<Record<string, string>> = {
  BUSINESS: 'OWNER_BUSINESS',
  CUSTOM: 'OWNER_CUSTOM',
  CUSTOMER: 'CUSTOM',
}

const toBookedSlot = ({ slot }: SlotAvailability): BookedSlot => {
  const { startDate, endDate, location, ...rest } = slot
  const locationType = location?.locationType
  return {
    ...rest,
    ...(startDate && { startDate: startDate.toISOString() }),
    ...(endDate && { endDate: endDate.toISOString() }),
    ...(location && {
      location: {
        ...location,
        ...(locationType !== undefined && { locationType: locationTypes[locationType] ?? locationType }),
      },
    }),
  }
}

/** Checks that a slot can be booked. @throws Failure that says why it cannot be booked */
export const requireSlot: PageDependencies['requireSlot'] = (context, slotAvailability) => {
  requireBookable(context, toBookedSlot(slotAvailability))
}

/**
 * Books a slot the way an app would, by the operation, and puts the booking into a cart of its own: what else the
 * customer has in the cart stays there.
 */
export const createBookSlot = (
  handlers: readonly Handler[],
  { startCheckout }: Pick<Checkout, 'startCheckout'>,
): PageDependencies['bookSlot'] => {
  const handler = handlers.find(({ operation }) => operation.spec.id === createBooking.spec.id)
  if (!handler) throw new Error(`No handler answers ${createBooking.spec.id}`)
  return (context, slotAvailability, contact, selectedPaymentOption) => {
    const input: CreateBookingInput = {
      booking: {
        bookedEntity: { slot: toBookedSlot(slotAvailability) },
        contactDetails: contact,
        totalParticipants: 1,
        ...(selectedPaymentOption && { selectedPaymentOption }),
      },
    }
    const booking = handler.run({ ...context, input } as never) as Booking
    const reference = { catalogItemId: booking.id, appId: bookingsAppId }
    return { checkoutId: startCheckout(context, reference, contact).id }
  }
}
