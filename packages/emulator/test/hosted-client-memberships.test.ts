// Memberships, as the hosted platform's own client pays with them. Only its addresses lead to the emulator.
import * as bookings from '@wix/auto_sdk_bookings_bookings'
import * as eventTimeSlots from '@wix/auto_sdk_bookings_event-time-slots'
import * as services from '@wix/auto_sdk_bookings_services'
import * as currentCart from '@wix/auto_sdk_ecom_current-cart-v-2'
import * as orders from '@wix/auto_sdk_ecom_orders'
import { createClient, OAuthStrategy, TokenRole } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = { bookings, eventTimeSlots, services, currentCart, orders }
const bookingsAppId = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'
const pricingPlansAppId = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-08T09:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, '2026-05-08T09:00:00Z')
})
afterEach(leaveEmulator)

/** Asks the emulator as a client of no SDK does. */
const send = async (route: string, body: object, authorization: string): Promise<Record<string, string>> => {
  const [method = '', path = ''] = route.split(' ')
  const headers = { 'content-type': 'application/json', authorization }
  const response = await fetch(emulator.url + path, { method, headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, string>
}

/** The tokens of a member, as the business gets them. */
const tokensOf = async (memberId: string) => {
  const grant = {
    grantType: 'authorized_client',
    clientId: emulator.clientId,
    memberId,
    scope: 'offline_access',
  }
  const { access_token, refresh_token } = await send('POST /oauth2/token', grant, emulator.apiKey)
  return {
    accessToken: { value: found(access_token), expiresAt: Date.parse('2026-05-08T10:00:00Z') / 1000 },
    refreshToken: { value: found(refresh_token), role: TokenRole.MEMBER },
  }
}

/** The client of a member. */
const member = async (memberId: string) =>
  createClient({
    modules,
    auth: OAuthStrategy({ clientId: emulator.clientId, tokens: await tokensOf(memberId) }),
  })

type Member = Awaited<ReturnType<typeof member>>

const book = async (client: Member, selectedPaymentOption: string): Promise<string> => {
  const { items } = await client.services.queryServices().eq('mainSlug.name', 'vinyasa-flow').find()
  const { timeSlots } = await client.eventTimeSlots.listEventTimeSlots({
    serviceIds: [found(items[0]?._id)],
    fromLocalDate: '2026-05-20T00:00:00',
    toLocalDate: '2026-05-21T00:00:00',
    timeZone: 'Europe/Lisbon',
  })
  const { booking } = await client.bookings.createBooking({
    bookedEntity: { slot: { eventId: found(timeSlots?.[0]?.eventInfo?.eventId) } },
    contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
    totalParticipants: 1,
    selectedPaymentOption: selectedPaymentOption as 'MEMBERSHIP',
  })
  return found(booking?._id)
}

it('chooses a membership for a line of the cart, and sees what it takes', async () => {
  const [membership] = emulator.memberships.list()
  const { id: membershipId, memberId } = found(membership)
  const client = await member(memberId)
  const catalogItemId = await book(client, 'MEMBERSHIP')
  const { cart } = await client.currentCart.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: { catalogItemId, appId: bookingsAppId }, quantity: 1 }],
  })
  const lineItemId = found(cart?.lineItems?.[0]?._id)
  const existingMembership = { appId: pricingPlansAppId, membershipId }
  const changed = await client.currentCart.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId, membershipPayment: { existingMembership } }],
  })
  expect(changed.cart?.lineItems?.[0]?.paymentConfig).toMatchObject({
    paymentOption: 'MEMBERSHIP',
    membership: {
      existingMembership,
      name: { original: 'Ten classes' },
      redemptionCost: 1,
      redemptionType: 'SESSIONS',
    },
  })
  const { summary } = await client.currentCart.calculateCurrentCart()
  expect(summary?.paymentSummary?.memberships).toMatchObject([
    { _id: membershipId, appId: pricingPlansAppId, lineItemIds: [lineItemId] },
  ])
  expect(summary?.violations).toEqual([])
})

it('charges a membership for an order', async () => {
  const [membership] = emulator.memberships.list()
  const { id: membershipId, memberId } = found(membership)
  const client = await member(memberId)
  const catalogItemId = await book(client, 'MEMBERSHIP_OFFLINE')
  const { cart } = await client.currentCart.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: { catalogItemId, appId: bookingsAppId }, quantity: 1 }],
  })
  const { accessToken } = await tokensOf(memberId)
  const customerInfo = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
  await send('PATCH /ecom/v2/carts/current', { cart: { customerInfo } }, accessToken.value)
  const place = `POST /ecom/v2/carts/${found(cart?._id)}/place-order`
  const { orderId = '' } = await send(place, {}, accessToken.value)
  const owner = createClient({ modules, auth: asBusiness(emulator) })
  const order = await owner.orders.getOrder(orderId)
  expect(order.paymentStatus).toBe('NOT_PAID')
  const lineItemId = found(order.lineItems?.[0]?._id)
  // The client has this call, but its declarations do not.
  const { chargeMemberships } = owner.orders as unknown as {
    chargeMemberships(orderId: string, memberId: string, options: object): Promise<void>
  }
  await chargeMemberships(orderId, memberId, {
    membershipCharges: [
      {
        membershipId,
        appId: pricingPlansAppId,
        lineItemId,
        serviceProperties: { scheduledDate: new Date('2026-05-20T17:30:00Z') },
      },
    ],
  })
  expect((await owner.orders.getOrder(orderId)).paymentStatus).toBe('PAID')
  expect(emulator.memberships.list()[0]?.remaining).toBe(9)
})
