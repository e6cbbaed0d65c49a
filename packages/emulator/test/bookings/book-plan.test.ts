import { createRedirectSession, oauth } from '@frontdesk/auth'
import {
  book,
  type BookingPlanState,
  type BookingRequest,
  type BookOptions,
  isSlotTakenError,
  listAvailability,
  planBooking,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { type Client, createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { consultation, massage, osteopathy } from './bookings.ts'

let emulator: Emulator
let client: Client

const visitor = (): Client =>
  createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
    fetch: async (url, init) => emulator.fetch(new Request(url, init)),
  })

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  client = visitor()
})

afterEach(() => emulator.close())

const timeZone = 'Europe/Lisbon'
const details: BookingRequest['details'] = {
  contactDetails: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
}
const onDay = { from: '2026-05-06', to: '2026-05-06', timeZone } as const
const services = [{ serviceId: consultation }, { serviceId: massage }]

const kinds: readonly [string, () => Promise<BookingRequest>, number][] = [
  [
    'one service',
    async () => {
      const { days } = await listAvailability(client, { serviceId: massage, ...onDay })
      return { serviceId: massage, slot: days[0]!.slots[0]!, timeZone, details }
    },
    1,
  ],
  [
    'a visit',
    async () => {
      const { days } = await listAvailability(client, { services, ...onDay })
      return { services, slot: days[0]!.slots[0]!, timeZone, details }
    },
    2,
  ],
]

const steps = {
  addLineItemsToCurrentCart,
  getCurrentCart,
  createRedirectSession,
  returnTo: 'http://localhost:5173/checkout/return',
} satisfies BookOptions

const lines = async (): Promise<unknown[]> =>
  ((await getCurrentCart(client, {})).lineItems ?? []).map(
    ({ source }) => source?.catalogReference?.catalogItemId,
  )

describe.each(kinds)('a plan of %s', (_, request, count) => {
  it('is carried out: its bookings are in the cart, one line each, and the checkout opens', async () => {
    const done = await book(client, planBooking(await request()), steps)
    expect(done.bookings.map(({ status }) => status)).toEqual(Array(count).fill('CREATED'))
    expect(await lines()).toEqual(done.bookings.map(({ id }) => id))
    expect(done.checkoutUrl).toMatch(/^http/)
  })

  it.each([
    ['bookings.bookings.create', 'bookings.multiServiceBookings.create'],
    ['ecom.currentCart.addLineItems'],
    ['auth.redirects.createSession'],
  ])('is carried out once though the answer was lost, also after a reload: %s', async (...operations) => {
    const plan = planBooking(await request())
    // More often than the client repeats a call by itself.
    for (const operation of operations) emulator.faults.add({ operation, status: 502, after: true, times: 3 })
    await expect(book(client, plan, steps)).rejects.toMatchObject({ status: 502 })
    emulator.faults.clear()
    const resumed = planBooking(JSON.parse(JSON.stringify(plan)) as BookingPlanState)
    const done = await book(client, resumed, steps)
    expect((await queryExtendedBookings(client, {})).items).toHaveLength(count)
    expect(await lines()).toEqual(done.bookings.map(({ id }) => id))
  })

  it('is carried out once by two pages that continue at the same time', async () => {
    const plan = planBooking(await request())
    const pages = [1, 2].map(() => planBooking(JSON.parse(JSON.stringify(plan)) as BookingPlanState))
    const done = await Promise.all(pages.map((page) => book(client, page, steps)))
    expect(done[0]!.bookings).toEqual(done[1]!.bookings)
    expect((await queryExtendedBookings(client, {})).items).toHaveLength(count)
    expect(await lines()).toHaveLength(count)
  })

  it('can be stopped at every call, and continues from there', async () => {
    const given = await request()
    for (let stopAt = 1; ; stopAt++) {
      emulator.reset()
      client = visitor()
      const controller = new AbortController()
      let calls = 0
      const stopping: Client = {
        ...client,
        send: (operation, input, options) => {
          if (++calls === stopAt) controller.abort()
          return client.send(operation, input, options)
        },
      }
      const plan = planBooking(given)
      const failure = await book(stopping, plan, { ...steps, signal: controller.signal }).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (calls < stopAt) {
        expect(failure).toBeUndefined()
        // The services, the bookings, the cart, the checkout.
        expect(stopAt).toBe(count + 4)
        return
      }
      expect(failure).toMatchObject({ name: 'AbortError' })
      const resumed = planBooking(JSON.parse(JSON.stringify(plan)) as BookingPlanState)
      const done = await book(client, resumed, steps)
      expect((await queryExtendedBookings(client, {})).items, `stopped at call ${stopAt}`).toHaveLength(count)
      expect(await lines()).toEqual(done.bookings.map(({ id }) => id))
    }
  })

  it('names the nearest free times when another customer was faster, and books one of them', async () => {
    const given = await request()
    const others: Client[] = []
    let taken: unknown
    // Several members of staff give these services: the time is taken when all of them are.
    while (taken === undefined && others.length < 10) {
      const other = visitor()
      others.push(other)
      taken = await book(other, planBooking(given)).then(
        () => undefined,
        (error: unknown) => error,
      )
    }
    const before = (await queryExtendedBookings(client, {})).items
    const error: unknown = await book(client, planBooking(given)).catch((failure: unknown) => failure)
    expect(isSlotTakenError(error)).toBe(true)
    expect((await queryExtendedBookings(client, {})).items).toEqual(before)
    const [alternative] = isSlotTakenError(error) ? error.alternatives : []
    expect(alternative?.localStartDate).not.toBe(given.slot.localStartDate)
    expect(alternative?.nestedTimeSlots).toHaveLength(count === 1 ? 0 : count)
    const done = await book(client, planBooking({ ...given, slot: alternative! }))
    expect(done.bookings).toHaveLength(count)
  })

  it('is noticed to be late after a reload, before anything is booked', async () => {
    const given = await request()
    const plan = planBooking(given)
    for (let left = 10; left > 0; left--)
      await book(visitor(), planBooking(given)).catch((error: unknown) => error)
    const resumed = planBooking(JSON.parse(JSON.stringify(plan)) as BookingPlanState)
    const from = emulator.requests.length
    await expect(book(client, resumed)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
    expect(emulator.requests.slice(from).map(({ operation }) => operation)).not.toContain(
      count === 1 ? 'bookings.bookings.create' : 'bookings.multiServiceBookings.create',
    )
  })
})

it('books the other services of a visit with the choices that each of them has', async () => {
  const asked = [
    { serviceId: consultation, details: { selectedPaymentOption: 'OFFLINE' as const } },
    { serviceId: osteopathy },
  ]
  const { days } = await listAvailability(client, { services: asked, ...onDay })
  const [slot] = days[0]!.slots
  const { bookings } = await book(client, planBooking({ services: asked, slot: slot!, timeZone, details }))
  expect(
    bookings.map(({ bookedEntity, selectedPaymentOption }) => [
      bookedEntity?.slot?.serviceId,
      selectedPaymentOption,
    ]),
  ).toEqual([
    [consultation, 'OFFLINE'],
    [osteopathy, 'ONLINE'],
  ])
})
