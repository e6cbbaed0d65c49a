// Bookings that are made together, as the hosted platform's own client uses them. Only its addresses lead to the emulator.
import { oauth } from '@frontdesk/auth'
import { createMultiServiceBooking } from '@frontdesk/bookings'
import { createClient as createOwnClient, local } from '@frontdesk/core'
import * as bookings from '@wix/auto_sdk_bookings_bookings'
import * as services from '@wix/auto_sdk_bookings_services'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultClientId } from '../src/auth/index.ts'
import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator, operationsOf } from './support/hosted-client.ts'

const now = '2026-05-08T09:00:00Z'
const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: now })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, now)
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const business = () => createClient({ modules: { bookings, services }, auth: asBusiness(emulator) })

/** An appointment of a service on a Wednesday, on which Inês and Rui work; the times are those of UTC. */
const appointment = async (client: ReturnType<typeof business>, slug: string, from: string, to: string) => {
  const { items } = await client.services.queryServices().eq('mainSlug.name', slug).find()
  return {
    additionalFields: [],
    bookedEntity: {
      slot: {
        serviceId: found(items[0]?._id),
        scheduleId: found(items[0]?.schedule?._id),
        startDate: `2026-05-13T${from}:00.000Z`,
        endDate: `2026-05-13T${to}:00.000Z`,
        timezone: 'Europe/Lisbon',
        location: { locationType: 'OWNER_BUSINESS' as const },
      },
    },
    contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
    totalParticipants: 1,
  }
}

/** A consultation from 8:00 and a massage from 8:20 on. */
const visit = async (client: ReturnType<typeof business>) => [
  await appointment(client, 'first-consultation', '08:00', '08:20'),
  await appointment(client, 'deep-tissue-massage', '08:20', '09:20'),
]

/** A visit that a customer has booked, and the business has not decided about. */
const undecided = async (client: ReturnType<typeof business>) => {
  const visitor = createOwnClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: defaultClientId }),
  })
  const asked = await visit(client)
  const { id, bookings: made = [] } = await createMultiServiceBooking(visitor, {
    bookings: asked.map(({ additionalFields: _, ...booking }) => booking),
  })
  return { id, infos: made.map(({ bookingId = '' }) => ({ bookingId, revision: '1' })) }
}

const statusesOf = (set: { bookings?: { booking?: bookings.Booking }[] } | undefined) =>
  set?.bookings?.map(({ booking }) => booking?.status)

describe('the client of the hosted platform, for bookings that are made together', () => {
  it('books, reads, moves and cancels them', async () => {
    const client = business()
    const { multiServiceBooking } = await client.bookings.createMultiServiceBooking(await visit(client), {
      multiServiceBookingType: 'SEQUENTIAL_BOOKINGS',
      returnFullEntity: true,
    })
    const id = found(multiServiceBooking?._id)
    expect(statusesOf(multiServiceBooking)).toEqual(['CONFIRMED', 'CONFIRMED'])
    const read = await client.bookings.getMultiServiceBooking(id)
    expect(read.bookings).toHaveLength(2)
    const { bookable, multiServiceBookingInfo } = await client.bookings.getMultiServiceBookingAvailability(id)
    expect([bookable, multiServiceBookingInfo?.length]).toEqual([true, 2])
    const { results } = await client.bookings.bulkGetMultiServiceBookingAllowedActions([id])
    expect(results?.[0]?.item).toMatchObject({ cancel: true, reschedule: true })
    const later = [
      await appointment(client, 'first-consultation', '08:40', '09:00'),
      await appointment(client, 'deep-tissue-massage', '09:00', '10:00'),
    ]
    const moved = await client.bookings.rescheduleMultiServiceBooking(
      id,
      found(read.bookings).map(({ booking }, index) => ({
        bookingId: found(booking?._id),
        revision: found(booking?.revision),
        slot: found(later[index]).bookedEntity.slot,
      })),
      { returnFullEntity: true },
    )
    expect(moved.multiServiceBooking?.bookings?.map(({ booking }) => booking?.startDate)).toEqual([
      new Date('2026-05-13T08:40:00.000Z'),
      new Date('2026-05-13T09:00:00.000Z'),
    ])
    const canceled = await client.bookings.cancelMultiServiceBooking(id, { returnFullEntity: true })
    expect(statusesOf(canceled.multiServiceBooking)).toEqual(['CANCELED', 'CANCELED'])
    await expect(client.bookings.cancelMultiServiceBooking(id)).rejects.toMatchObject({
      details: { applicationError: { code: 'ALL_BOOKINGS_ARE_ALREADY_CANCELED' } },
    })
  })

  it('decides about them', async () => {
    const client = business()
    const first = await undecided(client)
    const declined = await client.bookings.declineMultiServiceBooking(first.id, {
      declineBookingsInfo: first.infos,
      returnFullEntity: true,
    })
    expect(statusesOf(declined.multiServiceBooking)).toEqual(['DECLINED', 'DECLINED'])
    const second = await undecided(client)
    const waiting = await client.bookings.markMultiServiceBookingAsPending(second.id, {
      markAsPendingBookingsInfo: second.infos,
      flowControlSettings: { skipPendingApprovalServiceValidation: true },
      returnFullEntity: true,
    })
    expect(statusesOf(waiting.multiServiceBooking)).toEqual(['PENDING', 'PENDING'])
    const confirmed = await client.bookings.confirmMultiServiceBooking(second.id, {
      confirmBookingsInfo: second.infos.map(({ bookingId }) => ({ bookingId, revision: '2' })),
      returnFullEntity: true,
    })
    expect(statusesOf(confirmed.multiServiceBooking)).toEqual(['CONFIRMED', 'CONFIRMED'])
  })

  it('adds bookings and takes them out', async () => {
    const client = business()
    const { multiServiceBooking } = await client.bookings.createMultiServiceBooking(await visit(client))
    const id = found(multiServiceBooking?._id)
    const single = await client.bookings.createBooking(
      await appointment(client, 'first-consultation', '07:40', '08:00'),
    )
    const third = { bookingId: found(single.booking?._id), revision: found(single.booking?.revision) }
    const added = await client.bookings.addBookingsToMultiServiceBooking(id, {
      bookings: [third],
      returnFullEntity: true,
    })
    const revision = found(added.bookings?.[0]?.booking?.revision)
    await client.bookings.removeBookingsFromMultiServiceBooking(id, {
      bookings: [{ ...third, revision }],
    })
    expect((await client.bookings.getMultiServiceBooking(id)).bookings).toHaveLength(2)
  })

  it('calls every operation of them', () => {
    // The client does not declare the calls by token.
    expect(operationsOf('multiServiceBookings').filter((id) => !called.has(id))).toEqual([
      'bookings.multiServiceBookings.getAnonymousActionToken',
      'bookings.multiServiceBookings.getAnonymously',
      'bookings.multiServiceBookings.cancelAnonymously',
    ])
  })
})
