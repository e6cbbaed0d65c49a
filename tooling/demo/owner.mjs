// A business that begins: its owner fills an empty platform by calls alone, and a customer books, moves and cancels.
import assert from 'node:assert/strict'
import { createBrowser } from './browser.mjs'
import { readRole } from './form.mjs'
import {
  addLineItemsToCurrentCart,
  apiKey,
  assignWorkingHoursSchedule,
  bookingsAppId,
  bulkCreateCalendarEvents,
  cancelBooking,
  createBooking,
  createClient,
  createRedirectSession,
  createService,
  createStaffMember,
  getOrder,
  listAvailabilityTimeSlots,
  local,
  oauth,
  queryExtendedBookings,
  queryServices,
  rescheduleBooking,
} from './sdk.mjs'

const timeZone = 'Europe/Lisbon'
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/39', cardCvc: '123' }
const rui = { firstName: 'Rui', lastName: 'Sousa', email: 'rui@example.com' }
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** The next day that is so many days ahead, and its name. */
function dayAhead(days) {
  const date = new Date(Date.now() + days * 86_400_000)
  return { date: date.toISOString().slice(0, 10), day: weekdays[(date.getUTCDay() + 6) % 7] }
}

async function open(subject) {
  const emulator = await subject.startEmpty()
  const platform = local(emulator.url)
  const business = (subject.business = {
    emulator,
    browser: createBrowser(),
    owner: createClient({ platform, auth: apiKey({ apiKey: emulator.apiKey }) }),
    customer: createClient({ platform, auth: oauth({ clientId: emulator.clientId }) }),
  })
  const { items } = await queryServices(business.owner, {})
  assert.deepEqual(items, [], 'the platform is not empty')
  return `${emulator.url} has no services`
}

async function employ({ business }) {
  const { owner } = business
  const {
    id: staffMemberId,
    resourceId,
    name,
    resource,
  } = await createStaffMember(owner, {
    staffMember: { name: 'Ana Lopes', email: 'ana@studio.example' },
    fields: ['RESOURCE_DETAILS'],
  })
  const scheduleId = resource.eventsSchedule.id
  await assignWorkingHoursSchedule(owner, { staffMemberId, scheduleId })
  const { bulkActionMetadata } = await bulkCreateCalendarEvents(owner, {
    events: weekdays.map((_, index) => {
      const { date, day } = dayAhead(index + 1)
      return {
        event: {
          scheduleId,
          type: 'WORKING_HOURS',
          start: { localDate: `${date}T09:00:00` },
          end: { localDate: `${date}T17:00:00` },
          recurrenceRule: { frequency: 'WEEKLY', days: [day] },
        },
      }
    }),
  })
  assert.equal(bulkActionMetadata.totalSuccesses, weekdays.length)
  business.resourceId = resourceId
  return `${name}, every day from 9 to 17`
}

async function offer({ business }) {
  const { owner, resourceId } = business
  business.service = await createService(owner, {
    service: {
      type: 'APPOINTMENT',
      name: 'Foot massage',
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '40', currency: 'EUR' } },
        options: { online: true },
      },
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
      staffMemberIds: [resourceId],
    },
  })
  return `"${business.service.name}", 60 minutes, €40.00 online`
}

/** The free times of the service from one day on. */
async function freeTimes({ customer, service }, days) {
  const { items } = await listAvailabilityTimeSlots(customer, {
    serviceId: service.id,
    fromLocalDate: `${dayAhead(days).date}T00:00:00`,
    toLocalDate: `${dayAhead(days + 7).date}T00:00:00`,
    timeZone,
    bookable: true,
  })
  assert.ok(items.length > 0, `no time is free from ${dayAhead(days).date} on`)
  return items
}

async function book(subject) {
  const { business, site } = subject
  const { customer, browser, service } = business
  const [slot] = await freeTimes(business, 7)
  const booking = await createBooking(customer, {
    booking: {
      bookedEntity: { slot: { serviceId: service.id, startDate: slot.localStartDate, timezone: timeZone } },
      contactDetails: rui,
      totalParticipants: 1,
      selectedPaymentOption: 'ONLINE',
    },
  })
  const { id: checkoutId } = await addLineItemsToCurrentCart(customer, {
    catalogItems: [{ catalogReference: { catalogItemId: booking.id, appId: bookingsAppId }, quantity: 1 }],
  })
  const address = `${site.url}/checkout/result`
  const { fullUrl } = await createRedirectSession(customer, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: address, thankYouPageUrl: address },
  })
  const page = await browser.open(fullUrl)
  const result = await browser.submit(page.forms[0], { ...rui, ...card }, 'intent=pay')
  business.orderId = new URL(result.url).searchParams.get('orderId')
  assert.ok(business.orderId, `no order was placed: ${readRole(result.text, 'alert')[0]}`)
  business.bookingId = booking.id
  const { status, paymentStatus } = await read(business)
  assert.deepEqual([status, paymentStatus], ['CONFIRMED', 'PAID'])
  return `${slot.localStartDate.replace('T', ' ').slice(0, 16)}, ${status}, ${paymentStatus}`
}

async function read({ customer, bookingId }) {
  const { items } = await queryExtendedBookings(customer, { filter: { id: bookingId } })
  assert.equal(items.length, 1, `the booking ${bookingId} was not found`)
  return items[0].booking
}

async function move({ business }) {
  const { customer, service } = business
  const [slot] = await freeTimes(business, 9)
  const { id: bookingId, revision } = await read(business)
  const moved = await rescheduleBooking(customer, {
    bookingId,
    revision,
    slot: { serviceId: service.id, startDate: slot.localStartDate, timezone: timeZone },
  })
  assert.deepEqual([moved.status, moved.paymentStatus], ['CONFIRMED', 'PAID'])
  assert.equal((await freeTimes(business, 7))[0].localStartDate.slice(0, 10), dayAhead(7).date)
  return `now ${slot.localStartDate.replace('T', ' ').slice(0, 16)}`
}

async function cancel({ business }) {
  const { customer, orderId, emulator } = business
  const { id: bookingId, revision } = await read(business)
  const { status } = await cancelBooking(customer, { bookingId, revision })
  assert.equal(status, 'CANCELED')
  const [{ paymentStatus }, order] = [await read(business), await getOrder(customer, { id: orderId })]
  assert.deepEqual([paymentStatus, order.paymentStatus], ['REFUNDED', 'FULLY_REFUNDED'])
  assert.equal(Number(order.balanceSummary.refunded.amount), 40)
  const outbox = await (await fetch(`${emulator.url}/_emulator/outbox`)).json()
  const mail = JSON.stringify(outbox)
  assert.match(mail, /refund/i, 'no mail tells of the refund')
  return `${status}, ${order.balanceSummary.refunded.formattedAmount} refunded, mail to ${rui.email}`
}

/** In order. Each builds on those before it. */
export const ownerSteps = [
  { title: 'open an empty platform', run: open },
  { title: 'employ somebody', run: employ },
  { title: 'offer a service', run: offer },
  { title: 'a customer books and pays it', run: book },
  { title: 'the customer moves it', run: move },
  { title: 'the customer cancels it', run: cancel },
]
