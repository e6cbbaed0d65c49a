// #region imports
import { createRedirectSession } from '@frontdesk/auth'
import {
  type AvailableSlot,
  book,
  type Booking,
  type BookingPlanState,
  bookingsAppId,
  cancelBooking,
  createBooking,
  explainAvailability,
  getService,
  instantOf,
  isSlotTakenError,
  listAvailability,
  listEventTimeSlots,
  type LocalDate,
  localDate,
  localDateTimeOf,
  planBooking,
  rescheduleBooking,
  type TimeSlot,
} from '@frontdesk/bookings'
import { type Client } from '@frontdesk/core'
import { addLineItemsToCurrentCart, type Cart, getCurrentCart, getOrder, type Order } from '@frontdesk/ecom'
// #endregion imports

const timeZone = 'Europe/Lisbon'
const customer = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

export async function findTimes(
  client: Client,
  serviceId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<AvailableSlot[]> {
  // #region times
  const { days } = await listAvailability(client, {
    serviceId,
    from, // '2026-05-04'
    to, // '2026-05-10': its times count too
    timeZone: 'Europe/Lisbon',
  })
  // #endregion times
  return days.flatMap(({ slots }) => slots)
}

export async function sayWhy(client: Client, serviceId: string, date: LocalDate): Promise<string> {
  // #region explain
  const why = await explainAvailability(client, { serviceId, date, timeZone: 'Europe/Lisbon' })
  switch (why.reason) {
    case 'available':
      return `${why.slots.length} times`
    case 'tooEarly':
      return `Booking opens ${why.opens?.toLocaleDateString() ?? 'later'}`
    case 'fullyBooked':
      return why.waitingList > 0 ? 'Booked out: join the waiting list' : 'Booked out'
    default:
      return why.reason
  }
  // #endregion explain
}

export function convert(day: string, slot: AvailableSlot): string {
  // #region local-time
  const from = localDate(day) // checks text from an address or a form
  const inKathmandu = localDateTimeOf(slot.start, 'Asia/Kathmandu')
  const opens = instantOf(`${from}T09:00:00`, 'Europe/Lisbon')
  // #endregion local-time
  return `${inKathmandu} ${opens.toISOString()}`
}

export async function bookAppointment(client: Client, serviceId: string, slot: TimeSlot): Promise<Booking> {
  // #region appointment
  const { localStartDate = '', localEndDate = '' } = slot
  const [staff] = slot.availableResources?.[0]?.resources ?? []
  const booking = await createBooking(client, {
    booking: {
      bookedEntity: {
        slot: {
          serviceId,
          startDate: localStartDate,
          endDate: localEndDate,
          timezone: timeZone,
          resource: staff && { id: staff.id },
        },
      },
      contactDetails: customer,
      totalParticipants: 1,
      selectedPaymentOption: 'ONLINE',
    },
  })
  // #endregion appointment
  return booking
}

export async function bookClass(
  client: Client,
  serviceId: string,
  from: string,
  to: string,
): Promise<Booking> {
  // #region class
  const { items } = await listEventTimeSlots(client, {
    serviceIds: [serviceId],
    fromLocalDate: `${from}T00:00:00`,
    toLocalDate: `${to}T23:59:59`,
    timeZone,
    includeNonBookable: false,
    minBookableCapacity: 2,
  })
  const eventId = items[0]?.eventInfo?.eventId
  if (eventId === undefined) throw new Error('There is no session with two places')
  const booking = await createBooking(client, {
    booking: {
      bookedEntity: { slot: { eventId } },
      contactDetails: customer,
      totalParticipants: 2,
      selectedPaymentOption: 'OFFLINE',
    },
  })
  // #endregion class
  return booking
}

export async function bookCourse(client: Client, serviceId: string): Promise<Booking> {
  // #region course
  const { schedule } = await getService(client, { serviceId })
  const booking = await createBooking(client, {
    booking: {
      bookedEntity: {
        schedule: { serviceId, scheduleId: schedule?.id },
      },
      contactDetails: customer,
      totalParticipants: 1,
      selectedPaymentOption: 'ONLINE',
    },
  })
  // #endregion course
  return booking
}

export async function bookAll(
  client: Client,
  serviceId: string,
  slot: AvailableSlot,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Promise<string | undefined> {
  // #region plan
  const saved = storage.getItem('booking')
  const plan = planBooking(
    saved
      ? (JSON.parse(saved) as BookingPlanState)
      : { serviceId, slot, timeZone, details: { contactDetails: customer } },
  )
  try {
    const { checkoutUrl } = await book(client, plan, {
      addLineItemsToCurrentCart,
      getCurrentCart,
      createRedirectSession,
      returnTo: 'http://localhost:5173/checkout/return',
      onProgress: (state) => storage.setItem('booking', JSON.stringify(state)),
    })
    storage.removeItem('booking')
    return checkoutUrl
  } catch (error) {
    if (!isSlotTakenError(error)) throw error // try again later: what was done is not done twice
    storage.removeItem('booking')
    console.log('Taken. Free are', error.alternatives)
    return undefined
  }
  // #endregion plan
}

export async function bookVisit(
  client: Client,
  serviceIds: readonly string[],
  from: LocalDate,
  to: LocalDate,
): Promise<readonly Booking[]> {
  // #region visit
  const services = serviceIds.map((serviceId) => ({ serviceId }))
  const { days } = await listAvailability(client, { services, from, to, timeZone })
  const slot = days[0]?.slots[0]
  if (!slot) return []
  const plan = planBooking({ services, slot, timeZone, details: { contactDetails: customer } })
  const { bookings } = await book(client, plan, { addLineItemsToCurrentCart, getCurrentCart })
  // #endregion visit
  return bookings
}

export async function putInCart(client: Client, booking: Booking): Promise<Cart> {
  // #region cart
  const cart = await addLineItemsToCurrentCart(client, {
    catalogItems: [{ catalogReference: { appId: bookingsAppId, catalogItemId: booking.id }, quantity: 1 }],
  })
  // #endregion cart
  return cart
}

export async function openCheckout(
  client: Client,
  cart: Cart,
  location: { origin: string },
): Promise<string> {
  // #region checkout
  const back = `${location.origin}/checkout/return`
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId: cart.id },
    callbacks: { thankYouPageUrl: back, postFlowUrl: back },
  })
  // #endregion checkout
  return fullUrl ?? ''
}

export async function readReturn(client: Client, url: string): Promise<Order | undefined> {
  // #region return
  const orderId = new URL(url).searchParams.get('orderId')
  if (!orderId) return undefined // given up: the cart is as it was
  const order = await getOrder(client, { id: orderId })
  console.log(order.number, order.paymentStatus, order.priceSummary?.total?.formattedAmount)
  // #endregion return
  return order
}

export async function move(
  client: Client,
  { id, revision = '1' }: Booking,
  serviceId: string,
  slot: TimeSlot,
): Promise<Booking> {
  // #region move
  const [staff] = slot.availableResources?.[0]?.resources ?? []
  const moved = await rescheduleBooking(client, {
    bookingId: id,
    revision,
    slot: {
      serviceId,
      startDate: slot.localStartDate,
      endDate: slot.localEndDate,
      timezone: timeZone,
      resource: staff && { id: staff.id },
    },
  })
  // #endregion move
  return moved
}

export async function cancel(client: Client, { id, revision = '1' }: Booking): Promise<Booking> {
  // #region cancel
  const canceled = await cancelBooking(client, { bookingId: id, revision })
  // #endregion cancel
  return canceled
}
