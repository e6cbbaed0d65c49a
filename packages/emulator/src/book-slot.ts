import type { SlotAvailability } from '@frontdesk/auth'
import { type Booking, bookingsAppId, createBooking, type CreateBookingInput } from '@frontdesk/bookings'
import { buyerOf, createCart, saveCart } from './ecom/cart.ts'
import type { Handler, HandlerContext } from './handler.ts'
import type { PageContact, PageDependencies } from './pages/index.ts'

type Context = HandlerContext<unknown>

/** A slot of the calendar as a booking names it. */
const bookedSlotOf = ({ slot }: SlotAvailability): CreateBookingInput['booking']['bookedEntity'] => {
  const { startDate, endDate, location, ...rest } = slot
  const { locationType, ...place } = location ?? {}
  return {
    slot: {
      ...rest,
      ...(startDate && { startDate: startDate.toISOString() }),
      ...(endDate && { endDate: endDate.toISOString() }),
      ...(location && { location: { ...place, ...(locationType !== undefined && { locationType }) } }),
    },
  }
}

/** Books with the platform's own operation and puts the booking into a cart of its own, which is the checkout. */
export const createBookSlot = (handlers: readonly Handler[]): PageDependencies['bookSlot'] => {
  const handler = handlers.find(({ operation }) => operation.spec.id === createBooking.spec.id)
  if (!handler) throw new Error(`There is no handler for ${createBooking.spec.id}`)
  const run = handler.run as (context: HandlerContext<CreateBookingInput>) => Booking
  return (context: Context, slotAvailability: SlotAvailability, contact: PageContact) => {
    const booking = run({
      ...context,
      input: {
        booking: {
          bookedEntity: bookedSlotOf(slotAvailability),
          contactDetails: { ...contact },
          totalParticipants: 1,
          selectedPaymentOption: 'ONLINE',
        },
      },
    })
    const cart = createCart(context, buyerOf(context.identity))
    const name = booking.bookedEntity?.title ?? 'Booking'
    const reference = { appId: bookingsAppId, catalogItemId: booking.id }
    saveCart(context, {
      ...cart,
      lines: [{ id: context.newId(), reference, quantity: 1, name }],
      entry: { contact },
    })
    return { checkoutId: cart.id }
  }
}
