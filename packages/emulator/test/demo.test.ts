import { apiKey } from '@frontdesk/auth'
import { type Booking, queryExtendedBookings } from '@frontdesk/bookings'
import { type Client, createClient, local } from '@frontdesk/core'
import { type Order, searchOrders } from '@frontdesk/ecom'
import { queryProducts } from '@frontdesk/stores'
import { afterEach, describe, expect, it } from 'vitest'
import { demoMembers } from '../src/auth/seed.ts'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator

afterEach(() => emulator.close())

/** Starts the demo at a moment and reads it as the owner does. */
const open = async (
  clock: string,
): Promise<{ now: Date; bookings: Booking[]; orders: readonly Order[]; owner: Client }> => {
  emulator = await createEmulator({ port: 0, clock })
  const owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
  const found = await queryExtendedBookings(owner, { cursorPaging: { limit: 100 } })
  const { items: orders } = await searchOrders(owner, { cursorPaging: { limit: 100 } })
  const bookings = found.items.flatMap(({ booking }) => booking ?? [])
  return { now: new Date(clock), bookings, orders, owner }
}

const [ana, tom] = demoMembers.map(({ id }) => id)

const standing = ({ status, startDate }: Booking, now: Date): string =>
  `${status} ${startDate! > now ? 'ahead' : 'past'}`

describe('the members of the demo', () => {
  it.each([
    ['a Monday', '2026-05-04T09:00:00Z'],
    ['a Tuesday evening', '2026-05-05T21:30:00Z'],
    ['a Wednesday, just after midnight', '2026-12-30T00:05:00Z'],
    ['a Thursday in a leap year', '2028-03-02T12:00:00Z'],
    ['a Friday before the clocks change', '2026-03-27T16:00:00Z'],
    ['a Saturday before the clocks change', '2026-10-24T06:00:00Z'],
    ['a Sunday', '2027-01-03T23:59:00Z'],
  ])('have a past and a future on %s', async (_, clock) => {
    const { now, bookings, orders } = await open(clock)
    const standings = (memberId?: string): string[] =>
      bookings
        .filter(({ createdBy }) => createdBy?.memberId === memberId)
        .map((booking) => standing(booking, now))
        .sort()
    expect(standings(ana)).toEqual([
      'CANCELED past',
      'CONFIRMED ahead',
      'CONFIRMED ahead',
      'CONFIRMED past',
      'CONFIRMED past',
    ])
    expect(standings(tom)).toEqual(['CONFIRMED ahead', 'CONFIRMED past', 'PENDING ahead'])
    for (const { createdDate, updatedDate } of [...bookings, ...orders]) {
      expect(+createdDate!).toBeLessThan(+now)
      expect(+updatedDate!).toBeLessThanOrEqual(+now)
    }
  })

  it('have orders that agree with their bookings and with the stock', async () => {
    const { bookings, orders, owner } = await open('2026-05-04T09:00:00Z')
    expect(orders.map(({ number }) => Number(number)).sort()).toEqual(
      Array.from(orders, (_, index) => 10_001 + index),
    )
    const ofOrders = orders
      .flatMap(({ lineItems = [] }) => lineItems)
      .filter(({ itemType }) => itemType?.preset === 'SERVICE')
      .map(({ catalogReference }) => catalogReference?.catalogItemId)
    const ofMembers = bookings.filter(({ createdBy }) => createdBy?.memberId).map(({ id }) => id)
    expect(ofOrders.sort()).toEqual(ofMembers.sort())
    for (const { paymentStatus, balanceSummary, priceSummary } of orders)
      expect(balanceSummary?.balance?.amount).toBe(
        paymentStatus === 'PAID' ? '0.00' : priceSummary?.total?.amount,
      )
    const { items } = await queryProducts(owner, { filter: { slug: 'harbour-mat' } })
    expect(items[0]?.variants?.map(({ stock }) => stock?.quantity)).toEqual([13, 9, 4])
  })

  it('are the same after a reset', async () => {
    await open('2026-05-04T09:00:00Z')
    const { 'bookings.bookings': bookings, 'ecom.orders': orders } = emulator.snapshot()
    emulator.reset()
    expect(emulator.snapshot()).toMatchObject({ 'bookings.bookings': bookings, 'ecom.orders': orders })
  })
})
