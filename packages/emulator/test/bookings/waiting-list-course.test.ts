import {
  type Booking,
  cancelBooking,
  queryServicesByFilters,
  updateNumberOfParticipants,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings, type KeptBooking } from '../../src/bookings/booking/booking-entity.ts'
import { bookingCatalogProvider, waitingLists, workWaitingLists } from '../../src/bookings/index.ts'
import { services } from '../../src/bookings/services/service.ts'
import { serviceId } from '../../src/bookings/seed/studio.ts'
import { book, course, numberOf, reference } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const yoga = serviceId(numberOf('first-steps-in-yoga'))

let studio: Studio
/** Two bookings of the business that take all the places: the second one takes two. */
let taken: Booking[]

const change = (changes: object): void =>
  studio.run({ kind: 'owner' }, ({ state }) => {
    const kept = state.in(services).get(yoga)!
    const { revision = '0', ...policy } = kept.bookingPolicy!
    const bookingPolicy = { ...policy, ...changes, revision: String(Number(revision) + 1) }
    state.in(services).put({ ...kept, bookingPolicy, defaultCapacity: 10 })
  })

const take = (totalParticipants: number, client: Client = studio.owner): Promise<Booking> =>
  book(client, { schedule: { scheduleId: course } }, { totalParticipants })

const wait = (totalParticipants: number): Promise<Booking> =>
  book(
    studio.visitor,
    { schedule: { scheduleId: course } },
    { totalParticipants, status: 'WAITING_LIST', selectedPaymentOption: 'ONLINE' },
  )

const now = ({ id }: Booking): KeptBooking => studio.state.in(bookings).get(id)!

const cancel = (booking: Booking): Promise<Booking> =>
  cancelBooking(studio.owner, { bookingId: booking.id, revision: now(booking).revision ?? '' })

const work = (): void => studio.run({ kind: 'none' }, workWaitingLists)

beforeEach(async () => {
  studio = openStudio('2026-04-20T07:00:00.000Z')
  change({
    waitlistPolicy: { enabled: true, capacity: 4, reservationTimeInMinutes: 60 },
    participantsPolicy: { maxParticipantsPerBooking: 10 },
  })
  const booked = studio.state
    .in(bookings)
    .by('schedule', course)
    .filter(({ status }) => status === 'CONFIRMED')
    .reduce((sum, { totalParticipants = 1 }) => sum + totalParticipants, 0)
  taken = [await take(8 - booked), await take(2)]
  studio.mails.length = 0
})

describe('the waiting list of a course', () => {
  it('is joined with a booking that holds no place, when the course is full', async () => {
    expect(await refusal(take(1, studio.visitor))).toEqual([409, 'SCHEDULE_CAPACITY_EXCEEDED'])
    const booking = await wait(2)
    expect(booking).toMatchObject({
      status: 'WAITING_LIST',
      totalParticipants: 2,
      doubleBooked: false,
      bookedEntity: { schedule: { scheduleId: course, serviceId: yoga } },
    })
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'First steps in yoga: you are on the waiting list',
    ])
  })

  it('takes as many people as the policy says', async () => {
    await wait(2)
    expect(await refusal(wait(3))).toEqual([409, 'SCHEDULE_CAPACITY_EXCEEDED'])
    const more = await wait(1)
    const grow = (totalParticipants: number) =>
      updateNumberOfParticipants(studio.owner, {
        bookingId: more.id,
        revision: now(more).revision ?? '',
        totalParticipants,
      })
    expect((await grow(2)).totalParticipants).toBe(2)
    expect(await refusal(grow(3))).toEqual([409, 'SCHEDULE_CAPACITY_EXCEEDED'])
  })

  it('is not joined while there are places, nor where there is none', async () => {
    await cancel(taken[1]!)
    expect(await refusal(wait(2))).toEqual([400, 'VALIDATION_FAILURE'])
    expect((await wait(3)).status).toBe('WAITING_LIST')
    change({ waitlistPolicy: { enabled: false } })
    expect(await refusal(wait(3))).toEqual([400, 'BOOKING_POLICY_VIOLATION'])
  })

  it('gives a place that becomes free to whoever waits, and to nobody else', async () => {
    const waiting = await wait(2)
    const later = await wait(1)
    expect(waitingLists.nextAt(studio.state)).toBeGreaterThan(Date.parse('2026-04-20T07:00:00Z'))
    await cancel(taken[1]!)
    expect(waitingLists.nextAt(studio.state)).toBe(0)
    expect(await refusal(take(1, studio.otherVisitor))).toEqual([409, 'SCHEDULE_CAPACITY_EXCEEDED'])
    studio.mails.length = 0
    work()
    expect([now(waiting), now(later)].map((one) => one.offeredFromWaitingList)).toEqual([true, undefined])
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^First steps in yoga: a place is free, and kept for you until /),
    ])
    studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) => {
      bookingCatalogProvider.claim(context, reference(waiting), 1)
      bookingCatalogProvider.paymentChanged?.(context, reference(waiting), 'PAID', 'order-1')
    })
    expect(now(waiting).status).toBe('CONFIRMED')
  })

  it('continues to the next one when the offer ends', async () => {
    const waiting = await wait(2)
    const later = await wait(1)
    await cancel(taken[1]!)
    work()
    studio.setClock('2026-04-20T08:00:00.000Z')
    work()
    expect([now(waiting).status, now(later).offeredFromWaitingList]).toEqual(['DECLINED', true])
  })

  it('leaves no place for a search of services that are free', async () => {
    const available = async (): Promise<boolean> => {
      const { items } = await queryServicesByFilters(studio.visitor, {
        filter: { id: yoga },
        serviceFilters: { localStartDate: '2026-04-20T00:00:00', localEndDate: '2027-04-20T00:00:00' },
      })
      return items.length > 0
    }
    await wait(2)
    await cancel(taken[1]!)
    expect(await available()).toBe(false)
    await cancel(taken[0]!)
    expect(await available()).toBe(true)
  })
})
