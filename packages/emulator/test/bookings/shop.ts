import { type Booking, type BookingPolicy, queryExtendedBookings } from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, type Order } from '@frontdesk/ecom'
import { services } from '../../src/bookings/services/service.ts'
import type { CheckoutPayment } from '../../src/ecom/checkout/checkout-calls.ts'
import { createFamilies } from '../../src/families.ts'
import { ana, massage, reference } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

const contact = { ...ana, lastName: 'Reis' }
const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const

/** The studio with its checkout. */
export interface Shop extends Studio {
  /** Orders bookings of the visitor together, and pays by card unless another way is named. */
  order(bookings: readonly Booking[], payment?: CheckoutPayment): Promise<Order>
  /** A booking as it is now. */
  kept(booking: Booking): Promise<Booking>
  /** Lets massages that are booked from now on follow other rules. */
  setPolicy(parts: Partial<BookingPolicy>): void
  /** Lets massages be paid in other ways too: by deposit, or at the business. */
  setPayment(options: { deposit?: boolean; inPerson?: boolean }): void
}

/** Opens the seeded studio with all families, so that what is booked can be ordered and paid. */
export const openShop = (): Shop => {
  const families = createFamilies()
  const studio = openStudio(undefined, families)
  return {
    ...studio,
    async order(bookings, payment = { kind: 'card', outcome: 'approved' }) {
      const { id: checkoutId } = await addLineItemsToCurrentCart(studio.visitor, {
        catalogItems: bookings.map((booking) => ({ catalogReference: reference(booking), quantity: 1 })),
      })
      return studio.run(visitor, (context) => {
        const result = families.checkout.placeOrder(context, { checkoutId, payment, contact })
        if (result.status !== 'placed') throw new Error('The card was declined')
        return result.order
      })
    },
    kept: async ({ id }) =>
      (await queryExtendedBookings(studio.owner, { filter: { id } })).items[0]!.booking!,
    setPolicy: (parts) =>
      studio.run({ kind: 'owner' }, ({ state }) => {
        const all = state.in(services)
        const service = all.get(massage)!
        const revision = `${service.bookingPolicy!.revision}1`
        all.put({ ...service, bookingPolicy: { ...service.bookingPolicy!, ...parts, revision } })
      }),
    setPayment: (options) =>
      studio.run({ kind: 'owner' }, ({ state }) => {
        const all = state.in(services)
        const service = all.get(massage)!
        const { payment } = service
        const fixed = {
          ...payment!.fixed,
          ...(options.deposit && {
            deposit: { value: '15.00', currency: 'EUR' },
            fullUpfrontPaymentAllowed: true,
          }),
        }
        all.put({ ...service, payment: { ...payment!, fixed, options: { ...payment!.options, ...options } } })
      }),
  }
}

/** The names of a booking that a call takes which changes it. */
export const named = ({
  id: bookingId,
  revision = '',
}: Booking): { bookingId: string; revision: string } => ({
  bookingId,
  revision,
})
