// The emulator as a client of the hosted platform sees it that is not ours: the platform's own. Only its addresses lead here.
import * as timeSlots from '@wix/auto_sdk_bookings_availability-time-slots'
import * as bookings from '@wix/auto_sdk_bookings_bookings'
import * as eventTimeSlots from '@wix/auto_sdk_bookings_event-time-slots'
import * as extendedBookings from '@wix/auto_sdk_bookings_extended-bookings'
import * as services from '@wix/auto_sdk_bookings_services'
import * as currentCart from '@wix/auto_sdk_ecom_current-cart-v-2'
import * as orders from '@wix/auto_sdk_ecom_orders'
import * as redirects from '@wix/auto_sdk_redirects_redirects'
import * as collections from '@wix/auto_sdk_stores_collections'
import * as products from '@wix/auto_sdk_stores_products'
import { AppStrategy, createClient, LoginState, OAuthStrategy } from '@wix/sdk'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = {
  services,
  timeSlots,
  eventTimeSlots,
  bookings,
  extendedBookings,
  currentCart,
  orders,
  products,
  collections,
  redirects,
}
const returnUri = 'http://localhost:5173/signed-in'
const timeZone = 'Europe/Lisbon'
const hour = 60 * 60_000
const fromLocalDate = '2026-05-11T00:00:00'
const toLocalDate = '2026-05-18T00:00:00'

let emulator: Emulator
const events: string[] = []
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    events.push(body)
    response.end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  emulator = await createEmulator({
    port: 0,
    clock: '2026-05-08T09:00:00Z',
    webhooks: [`http://127.0.0.1:${port}/events`],
  })
})
afterAll(async () => {
  await emulator.close()
  receiver.close()
})

beforeEach(() => {
  leadToEmulator(emulator, '2026-05-08T09:00:00Z')
})
afterEach(leaveEmulator)

const visitor = () => createClient({ modules, auth: OAuthStrategy({ clientId: emulator.clientId }) })

/** The one that the calls of a client are made for. */
const subjectOf = async ({ auth }: { auth: { getAuthHeaders(): unknown } }) => {
  const { headers } = (await auth.getAuthHeaders()) as { headers: Record<string, string> }
  const response = await fetch(`${emulator.url}/oauth2/token-info`, { method: 'POST', headers })
  return (await response.json()) as Record<string, unknown>
}

describe('the client of the hosted platform', () => {
  it('finds services, with their names, dates and pictures', async () => {
    const client = visitor()
    const page = await client.services.queryServices().ascending('name').limit(2).find()
    const next = await page.next()
    expect(page.items).toHaveLength(2)
    expect(next.items[0]?.name).not.toBe(page.items[1]?.name)
    const service = await client.services.getService(found(page.items[0]?._id))
    expect(service._id).toBe(page.items[0]?._id)
    expect(service._createdDate).toBeInstanceOf(Date)
    expect(service.media?.mainMedia?.image).toMatch(/^wix:image:\/\/v1\//)
    expect((await client.services.queryCategories({})).categories?.[0]?._id).toEqual(expect.any(String))
    expect((await client.services.queryLocations({})).businessLocations?.exists).toBe(true)
    await expect(client.services.getService('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      details: { applicationError: { code: expect.any(String) as string } },
    })
  })

  it('books a time, sees the booking, cancels it and reads what webhooks tell of it', async () => {
    const client = visitor()
    const { items } = await client.services.queryServices().eq('type', 'APPOINTMENT').limit(1).find()
    const serviceId = found(items[0]?._id)
    const slots = await client.timeSlots.listAvailabilityTimeSlots({
      serviceId,
      fromLocalDate,
      toLocalDate,
      timeZone,
      bookable: true,
    })
    const slot = found(slots.timeSlots?.[0])
    const [start, end] = [found(slot.localStartDate), found(slot.localEndDate)]
    // It renames the fields of what it is given.
    const location = { ...found(slot.location) }
    const { timeSlot } = await client.timeSlots.getAvailabilityTimeSlot(
      serviceId,
      start,
      end,
      timeZone,
      location,
      {},
    )
    expect(timeSlot?.bookable).toBe(true)
    const { booking } = await client.bookings.createBooking({
      bookedEntity: {
        slot: {
          serviceId,
          scheduleId: found(slot.scheduleId),
          // Lisbon is an hour ahead in May.
          startDate: new Date(start + '+01:00').toISOString(),
          endDate: new Date(end + '+01:00').toISOString(),
          timezone: timeZone,
          location: { locationType: 'OWNER_BUSINESS', _id: found(slot.location?._id) },
        },
      },
      contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
      totalParticipants: 1,
      selectedPaymentOption: 'ONLINE',
    })
    expect(booking?.status).toBe('CREATED')
    const id = found(booking?._id)
    const mine = await client.extendedBookings.queryExtendedBookings({ filter: { id } })
    expect(mine.extendedBookings?.map((own) => own.booking?._id)).toEqual([id])
    const canceled = await client.bookings.cancelBooking(id, { revision: found(booking?.revision) })
    expect(canceled.booking?.status).toBe('CANCELED')

    const publicKey = await (await fetch(emulator.url + '/_emulator/public-key')).text()
    const app = createClient({
      modules: { bookings },
      auth: AppStrategy({ appId: emulator.clientId, appSecret: 'secret', publicKey }),
    })
    const told: unknown[] = []
    app.bookings.onBookingCreated(({ entity }) => void told.push(['created', entity._id]))
    app.bookings.onBookingUpdated(({ entity }) => void told.push(['updated', entity._id]))
    app.bookings.onBookingCanceled(({ data }) => void told.push(['canceled', data.booking?._id]))
    await vi.waitFor(async () => {
      for (const event of events.splice(0)) await app.webhooks.process(event)
      expect(told).toHaveLength(3)
    })
    expect(told).toEqual(
      expect.arrayContaining([
        ['created', id],
        ['updated', id],
        ['canceled', id],
      ]),
    )
  })

  it('moves bookings, decides about them and changes them as the business', async () => {
    const { clientId: appId, clientSecret: appSecret, instanceId } = emulator
    const client = createClient({ modules, auth: AppStrategy({ appId, appSecret, instanceId }) })
    const { items } = await client.services.queryServices().eq('mainSlug.name', 'deep-tissue-massage').find()
    const serviceId = found(items[0]?._id)
    const slotAt = (time: string) => ({
      serviceId,
      startDate: `2026-05-14T${time}:00.000Z`,
      timezone: timeZone,
    })
    const appointment = (time: string) => ({
      bookedEntity: { slot: slotAt(time) },
      contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
      totalParticipants: 1,
    })
    const { booking } = await client.bookings.createBooking(appointment('08:00'))
    expect(booking?.status).toBe('CONFIRMED')
    const id = found(booking?._id)
    const moved = await client.bookings.rescheduleBooking(id, slotAt('13:00'), {
      revision: found(booking?.revision),
    })
    expect(moved.booking?.startDate).toEqual(new Date('2026-05-14T13:00:00.000Z'))
    const extended = await client.bookings.updateExtendedFields(id, '@account/app', {
      namespaceData: { room: 'Blue' },
    })
    expect(extended).toEqual({ namespace: '@account/app', namespaceData: { room: 'Blue' } })
    const submitted = await client.bookings.setBookingSubmissionId(id, serviceId)
    expect(submitted.booking?.formSubmissionId).toBe(serviceId)

    const created = await client.bookings.bulkCreateBooking(
      [{ booking: appointment('08:00') }, { booking: appointment('08:15') }],
      { returnFullEntity: true },
    )
    expect(created.results?.map(({ item }) => item?.status)).toEqual(['CONFIRMED', undefined])
    expect(created.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    const other = found(created.results?.[0]?.item)
    const canceled = await client.bookings.cancelBooking(found(other._id), {
      revision: found(other.revision),
    })
    expect(canceled.booking?.status).toBe('CANCELED')

    const guest = visitor()
    const made = await guest.bookings.createBooking(appointment('08:00'))
    const decided = await client.bookings.confirmOrDeclineBooking(found(made.booking?._id), {
      paymentStatus: 'PAID',
    })
    expect(decided.booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    const inBulk = await client.bookings.bulkConfirmOrDeclineBooking([
      { bookingId: found(made.booking?._id) },
    ])
    expect(inBulk.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
      'INVALID_BOOKING_STATUS',
    ])

    const courses = await client.services.queryServices().eq('type', 'COURSE').limit(1).find()
    const course = await guest.bookings.createBooking({
      ...appointment('08:00'),
      bookedEntity: { schedule: { scheduleId: found(courses.items[0]?.schedule?._id) } },
    })
    const more = await client.bookings.updateNumberOfParticipants(found(course.booking?._id), {
      revision: found(course.booking?.revision),
      totalParticipants: 2,
    })
    expect(more.booking?.totalParticipants).toBe(2)
    const pending = await client.bookings.markBookingAsPending(
      found(course.booking?._id),
      found(more.booking?.revision),
      { flowControlSettings: { skipPendingApprovalServiceValidation: true } },
    )
    expect(pending.booking?.status).toBe('PENDING')
  })

  it('finds the times of a class', async () => {
    const client = visitor()
    const { items } = await client.services.queryServices().eq('type', 'CLASS').limit(1).find()
    const { timeSlots: classes } = await client.eventTimeSlots.listEventTimeSlots({
      serviceIds: [found(items[0]?._id)],
      fromLocalDate,
      toLocalDate,
      timeZone,
    })
    const eventId = found(classes?.[0]?.eventInfo?.eventId)
    const { timeSlot } = await client.eventTimeSlots.getEventTimeSlot(eventId, { timeZone })
    expect(timeSlot?.localStartDate).toBe(classes?.[0]?.localStartDate)
  })

  it('finds products, fills the cart and goes to the checkout', async () => {
    const client = visitor()
    const { items } = await client.products.queryProducts().ascending('name').limit(3).find()
    expect(items[0]?.lastUpdated).toBeInstanceOf(Date)
    const { product } = await client.products.getProduct(found(items[0]?._id))
    expect(product?.name).toBe(items[0]?.name)
    const { collection } = await client.collections.getCollectionBySlug('practice')
    expect(collection?.slug).toBe('practice')
    const simple = found((await client.products.queryProducts().eq('slug', 'travel-mat').find()).items[0])
    const { cart } = await client.currentCart.addLineItemsToCurrentCart({
      catalogItems: [
        {
          quantity: 2,
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: found(simple._id),
          },
        },
      ],
    })
    const lineItemId = found(cart?.lineItems?.[0]?._id)
    const { summary } = await client.currentCart.calculateCurrentCart()
    expect(Number(summary?.priceSummary?.total?.amount)).toBeGreaterThan(0)
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: found(cart?._id) },
      callbacks: { postFlowUrl: 'http://localhost:5173/' },
    })
    const checkout = await fetch(found(redirectSession?.fullUrl))
    expect(await checkout.text()).toContain('Travel mat')
    const emptied = await client.currentCart.removeLineItemsFromCurrentCart([lineItemId])
    expect(emptied.cart?.lineItems).toEqual([])
  })

  it('signs up, signs in by redirect, renews its tokens and signs out', async () => {
    const client = visitor()
    const person = { email: 'rosa@example.com', password: 'Sup3r-secret' }
    expect(await client.auth.register(person)).toMatchObject({ loginState: 'SUCCESS' })
    expect(await client.auth.register(person)).toMatchObject({ errorCode: 'emailAlreadyExists' })
    expect(await client.auth.login({ ...person, password: 'wrong-1' })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidPassword',
    })
    const signedIn = await client.auth.login(person)
    if (signedIn.loginState !== LoginState.SUCCESS) throw new Error(signedIn.loginState)
    const data = client.auth.generateOAuthData(returnUri, '/account')
    // As its direct login does, which needs a browser.
    const { sessionToken } = signedIn.data
    const options = { responseMode: 'query', prompt: 'none', sessionToken } as const
    const { authUrl } = await client.auth.getAuthUrl(data, options)
    const answer = await fetch(authUrl, { redirect: 'manual' })
    const returned = new URL(found(answer.headers.get('location'))).searchParams
    const tokens = await client.auth.getMemberTokens(
      found(returned.get('code')),
      found(returned.get('state')),
      data,
    )
    client.auth.setTokens(tokens)
    expect(client.auth.loggedIn()).toBe(true)
    expect((await client.orders.searchOrders({})).orders).toEqual([])
    // It keeps its first refresh token for good, and turns into a visitor when a renewal fails.
    const { orders } = await client.orders.searchOrders({})
    for (let day = 1; day <= 30; day += 1) {
      emulator.clock.advance(24 * hour)
      vi.setSystemTime(Date.now() + 24 * hour)
      expect((await client.orders.searchOrders({})).orders).toEqual(orders)
      expect(await subjectOf(client)).toMatchObject({ subjectType: 'MEMBER' })
    }
    const { logoutUrl } = await client.auth.logout('http://localhost:5173/')
    expect((await fetch(logoutUrl, { redirect: 'manual' })).status).toBeLessThan(400)
    expect(client.auth.loggedIn()).toBe(false)
  })

  it('acts as an app, by its secret and the id of the installation', async () => {
    const { clientId: appId, clientSecret: appSecret, instanceId } = emulator
    const auth = AppStrategy({ appId, appSecret, instanceId })
    const client = createClient({ modules, auth })
    expect(await subjectOf(client)).toMatchObject({ subjectType: 'APP', subjectId: appId, instanceId })
    expect((await client.orders.searchOrders({})).orders?.length).toBeGreaterThan(0)
    const stranger = AppStrategy({ appId, appSecret: 'another-secret', instanceId })
    await expect(createClient({ modules, auth: stranger }).orders.searchOrders({})).rejects.toThrow()
  })
})
