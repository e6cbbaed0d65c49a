import { apiKey, type Session } from '@frontdesk/auth'
import { createBooking, type LocalDate, queryServices, type Service } from '@frontdesk/bookings'
import { type Client, createClient } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { addLineItemsToCurrentCart, getOrder, searchOrders } from '@frontdesk/ecom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findTimes, putInCart } from '../src/booking.ts'
import { createInProcessClient } from '../src/emulator.ts'
import { bookWithMembership, chooseMembership, grant, redeem } from '../src/memberships.ts'
import { finishSignIn, signIn } from '../src/sessions.ts'
import { createVisitor } from './hosted-pages.ts'

const home = 'http://localhost:5173'
const ana = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

let emulator: Emulator
let client: Client<Session>

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  client = createInProcessClient(emulator)
  vi.useFakeTimers({ toFake: ['Date'], now: emulator.clock.now() })
  const addresses: string[] = []
  const location = { origin: home, href: '', assign: (url: string) => void addresses.push(url) }
  await signIn(client, location)
  const visitor = createVisitor(emulator)
  await visitor.open(addresses[0]!)
  await visitor.send({ email: ana.email, password: 'harbour-ana-1' })
  await finishSignIn(client, { href: visitor.location, replace: () => undefined })
})

afterEach(async () => {
  vi.useRealTimers()
  await emulator.close()
})

const service = async (slug: string): Promise<Service> =>
  (await queryServices(client, { filter: { 'mainSlug.name': slug } })).items[0]!

const times = async ({ id }: Service, day: LocalDate) => findTimes(client, id, day, day)

const remaining = () => emulator.memberships.list()[0]?.remaining

it('books, and leaves the choice of the membership to the page', async () => {
  const vinyasa = await service('vinyasa-flow')
  const [slot] = await times(vinyasa, '2026-05-20')
  const visitor = createVisitor(emulator)
  await visitor.open((await bookWithMembership(client, vinyasa, slot!))!)
  expect(visitor.text).toContain('Vinyasa flow is paid with your membership “Ten classes” (10 left).')
  await visitor.send(ana)
  expect(visitor.location).toContain(`${home}/checkout/return`)
  expect(remaining()).toBe(9)
  const { orderId = '' } = Object.fromEntries(new URL(visitor.location).searchParams)
  expect((await getOrder(client, { id: orderId })).paymentStatus).toBe('PAID')
})

it('offers a choice on the page where several memberships can pay, and says where none can', async () => {
  const { planId } = emulator.memberships.list()[0]!
  const other = emulator.memberships.grant({ member: ana.email, planId, credits: 3 })
  const vinyasa = await service('vinyasa-flow')
  const [slot] = await times(vinyasa, '2026-05-20')
  const visitor = createVisitor(emulator)
  await visitor.open((await bookWithMembership(client, vinyasa, slot!))!)
  const field = /name="(membership-[^"]+)"/.exec(visitor.text)?.[1] ?? ''
  await visitor.send({ ...ana, [field]: other.id })
  expect(emulator.memberships.list().map((one) => one.remaining)).toEqual([10, 2])

  for (const { id } of emulator.memberships.list()) emulator.memberships.change(id, { credits: 0 })
  const [next] = await times(vinyasa, '2026-05-27')
  await visitor.open((await bookWithMembership(client, vinyasa, next!))!)
  expect(visitor.text).toContain('You have no membership that can pay for Vinyasa flow.')
  await visitor.send(ana)
  expect(visitor.text).toContain('No membership is chosen for &quot;Vinyasa flow&quot;')
})

it('chooses the membership in the cart', async () => {
  expect(await chooseMembership(client).catch(() => 'no cart')).toBe('no cart')
  const [slot] = await times(await service('vinyasa-flow'), '2026-05-20')
  const booking = await createBooking(client, {
    booking: {
      bookedEntity: { slot: { eventId: slot!.eventInfo!.eventId! } },
      contactDetails: ana,
      totalParticipants: 1,
      selectedPaymentOption: 'MEMBERSHIP',
    },
  })
  await putInCart(client, booking)
  expect(await chooseMembership(client)).toBe('Ten classes')
  emulator.memberships.change(emulator.memberships.list()[0]!.id, { credits: 0 })
  expect(await chooseMembership(client)).toBeUndefined()
})

it('redeems a membership when the customer comes', async () => {
  const [slot] = await times(await service('vinyasa-flow'), '2026-05-20')
  const booking = await createBooking(client, {
    booking: {
      bookedEntity: { slot: { eventId: slot!.eventInfo!.eventId! } },
      contactDetails: ana,
      totalParticipants: 1,
      selectedPaymentOption: 'MEMBERSHIP_OFFLINE',
    },
  })
  await putInCart(client, booking)
  const visitor = createVisitor(emulator)
  const { id } = await addLineItemsToCurrentCart(client, {
    catalogItems: [
      {
        catalogReference: { catalogItemId: booking.id, appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97' },
        quantity: 1,
      },
    ],
  })
  await visitor.open(`${emulator.url}/pages/checkout/${id}`)
  await visitor.send(ana)
  const { items } = await searchOrders(client, {})
  const order = items[0]!
  expect(order.paymentStatus).toBe('NOT_PAID')
  const owner = createClient({ ...client.options, auth: apiKey({ apiKey: emulator.apiKey }) })
  const [membership] = emulator.memberships.list()
  const appId = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'
  await redeem(owner, order, membership!.memberId, { membershipId: membership!.id, appId })
  expect([remaining(), (await getOrder(owner, { id: order.id })).paymentStatus]).toEqual([9, 'PAID'])
})

it('grants a membership on the emulator', () => {
  expect(grant(emulator)).toBe(1)
})
