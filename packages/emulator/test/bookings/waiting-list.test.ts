import {
  type Booking,
  cancelBooking,
  confirmBooking,
  confirmOrDeclineBooking,
  createBooking,
  type CreateBookingInput,
  createBookingPolicy,
  deleteService,
  getEventTimeSlot,
  listEventTimeSlots,
  markBookingAsPending,
  queryExtendedBookings,
  type TimeSlot,
  updateNumberOfParticipants,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingCatalogProvider, waitingLists, workWaitingLists } from '../../src/bookings/index.ts'
import { bookings, type KeptBooking } from '../../src/bookings/booking/booking-entity.ts'
import { services } from '../../src/bookings/services/service.ts'
import { ana, book, eveningSession, massage, reference, reformer, slotOf } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
/** A session with eight places, on 26 May at 19:00 in Lisbon; it is 4 May. */
let eventId: string

/** Gives the sessions of the reformer a waiting list. */
const setWaitingList = (waitlistPolicy: object, more: object = {}): void =>
  studio.run({ kind: 'owner' }, ({ state }) => {
    const kept = state.in(services).get(reformer)!
    const { revision = '0', ...policy } = kept.bookingPolicy!
    const bookingPolicy = { ...policy, waitlistPolicy, revision: String(Number(revision) + 1), ...more }
    state.in(services).put({ ...kept, bookingPolicy })
  })

beforeEach(async () => {
  studio = openStudio()
  eventId = await eveningSession(studio.visitor)
  setWaitingList({ enabled: true, capacity: 4, reservationTimeInMinutes: 60 })
})

const take = (totalParticipants: number, client: Client = studio.owner): Promise<Booking> =>
  book(client, { slot: { eventId } }, { totalParticipants })

const wait = (
  totalParticipants = 1,
  client: Client = studio.visitor,
  more: Partial<CreateBookingInput> = {},
): Promise<Booking> =>
  createBooking(client, {
    booking: {
      bookedEntity: { slot: { eventId } },
      status: 'WAITING_LIST',
      contactDetails: ana,
      totalParticipants,
      selectedPaymentOption: 'ONLINE',
    },
    ...more,
  })

/** A booking as it is kept now. */
const now = ({ id }: Booking): KeptBooking => studio.state.in(bookings).get(id)!

const cancel = (booking: Booking, client: Client = studio.owner): Promise<Booking> =>
  cancelBooking(client, { bookingId: booking.id, revision: now(booking).revision ?? '' })

const work = (): void => studio.run({ kind: 'none' }, workWaitingLists)
const nextAt = (): string | undefined => {
  const at = waitingLists.nextAt(studio.state)
  return at === undefined ? undefined : new Date(at).toISOString()
}
const isOffered = (booking: Booking): boolean => now(booking).offeredFromWaitingList === true

const slot = (): Promise<TimeSlot> => getEventTimeSlot(studio.visitor, { eventId })
const places = async (): Promise<object> => {
  const { bookable, remainingCapacity, bookableCapacity, nonBookableReasons, eventInfo } = await slot()
  return {
    bookable,
    remainingCapacity,
    bookableCapacity,
    nonBookableReasons,
    left: eventInfo?.waitingList?.remainingCapacity,
  }
}

/** Takes the offered place as the cart and the order of the customer would. */
const order = (booking: Booking, paid = true): void => {
  studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) => {
    bookingCatalogProvider.claim(context, reference(booking), 1)
    if (paid) bookingCatalogProvider.paymentChanged?.(context, reference(booking), 'PAID', 'order-1')
  })
}

describe('the waiting list of a session', () => {
  it('stands in its time slot where the policy has one', async () => {
    await take(8)
    await wait(3)
    expect((await slot()).eventInfo).toEqual({
      eventId,
      eventTitle: 'Reformer Pilates',
      waitingList: { totalCapacity: 4, remainingCapacity: 1 },
    })
    const { items } = await listEventTimeSlots(studio.visitor, {
      serviceIds: [reformer],
      fromLocalDate: '2026-05-26T18:00:00',
      toLocalDate: '2026-05-26T23:00:00',
    })
    expect(items).toEqual([await slot()])
    setWaitingList({ enabled: false, capacity: 4 })
    expect((await slot()).eventInfo).toEqual({ eventId, eventTitle: 'Reformer Pilates' })
  })

  it('is joined with a booking that holds no place, and the customer is told', async () => {
    await take(8)
    studio.events.length = 0
    studio.mails.length = 0
    const booking = await wait(2)
    expect(booking).toMatchObject({
      status: 'WAITING_LIST',
      paymentStatus: 'UNDEFINED',
      totalParticipants: 2,
      doubleBooked: false,
      bookedEntity: { slot: { eventId } },
    })
    expect(studio.events.map(({ slug, entity }) => [slug, entity])).toEqual([['created', booking]])
    expect(studio.mails).toMatchObject([
      {
        to: 'ana@example.com',
        subject: 'Reformer Pilates: you are on the waiting list',
        text: expect.stringContaining('26 May 2026 at 19:00') as unknown,
      },
    ])
    expect(await places()).toEqual({
      bookable: false,
      remainingCapacity: 0,
      bookableCapacity: 0,
      nonBookableReasons: { noRemainingCapacity: true },
      left: 2,
    })
    await wait(1, studio.visitor, { participantNotification: { notifyParticipants: false } })
    expect(studio.mails).toHaveLength(1)
  })

  it('is joined by the business for a customer, too', async () => {
    await take(8)
    expect(await wait(1, studio.owner)).toMatchObject({ status: 'WAITING_LIST', revision: '1' })
    const skips = { flowControlSettings: { skipAvailabilityValidation: true } }
    await wait(3, studio.owner, skips)
    expect(await refusal(wait(1, studio.owner, skips))).toEqual([409, 'SESSION_CAPACITY_EXCEEDED'])
  })

  it('is as long as the policy says', async () => {
    await take(8)
    await wait(3)
    await expect(wait(2)).rejects.toMatchObject({
      status: 409,
      code: 'SESSION_CAPACITY_EXCEEDED',
      data: { alternatives: expect.any(Array) as unknown },
    })
    await wait(1)
    expect(await refusal(wait(1))).toEqual([409, 'SESSION_CAPACITY_EXCEEDED'])
  })

  it('is not joined while there are places, or where there is none', async () => {
    await take(6)
    expect(await refusal(wait(2))).toEqual([400, 'VALIDATION_FAILURE'])
    expect(await wait(3)).toMatchObject({ status: 'WAITING_LIST' })
    setWaitingList({ enabled: false })
    expect(await refusal(wait(3))).toEqual([400, 'BOOKING_POLICY_VIOLATION'])
    // A booking without the status is refused, so that no customer joins a waiting list by accident.
    expect(await refusal(take(3, studio.visitor))).toEqual([409, 'SESSION_CAPACITY_EXCEEDED'])
  })

  it('is not that of an appointment', async () => {
    const bookedEntity = slotOf(massage, '2026-05-07T11:00:00')
    expect(
      await refusal(
        createBooking(studio.visitor, {
          booking: { bookedEntity, status: 'WAITING_LIST', contactDetails: ana, totalParticipants: 1 },
        }),
      ),
    ).toEqual([['booking.status', 'VALIDATION']])
  })

  it('is left at any time', async () => {
    await take(8)
    const first = await wait()
    studio.setClock('2026-05-26T17:00:00.000Z')
    expect(await cancel(first, studio.visitor)).toMatchObject({ status: 'CANCELED' })
    expect(nextAt()).toBeUndefined()
  })

  it('counts how many people wait with a booking', async () => {
    await take(8)
    const waiting = await wait(2)
    const change = (totalParticipants: number) =>
      updateNumberOfParticipants(studio.owner, {
        bookingId: waiting.id,
        revision: now(waiting).revision ?? '',
        totalParticipants,
      })
    expect(await refusal(change(5))).toEqual([409, 'SESSION_CAPACITY_EXCEEDED'])
    await change(4)
    expect(await places()).toMatchObject({ left: 0 })
  })
})

describe('a place that becomes free', () => {
  it('is offered to whoever has waited longest, by mail, and kept for them', async () => {
    const taken = await take(8)
    const [first, second] = [await wait(), await wait()]
    studio.mails.length = 0
    await updateNumberOfParticipants(studio.owner, {
      bookingId: taken.id,
      revision: '2',
      totalParticipants: 7,
    })
    work()
    expect([isOffered(first), isOffered(second)]).toEqual([true, false])
    expect(now(first)).toMatchObject({
      status: 'WAITING_LIST',
      heldUntil: new Date('2026-05-04T08:00:00.000Z'),
    })
    expect(studio.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [
        'ana@example.com',
        expect.stringMatching(
          /^Reformer Pilates: a place is free, and kept for you until Monday,? 4 May 2026 at 09:00/,
        ) as unknown,
      ],
    ])
    expect(studio.events.at(-1)).toMatchObject({ slug: 'updated', entityId: first.id })
    // The place is kept for the customer it was offered to, and the waiting list is one shorter.
    expect(await places()).toEqual({
      bookable: false,
      remainingCapacity: 1,
      bookableCapacity: 0,
      nonBookableReasons: { reservedForWaitingList: true },
      left: 3,
    })
    expect(await refusal(take(1, studio.otherVisitor))).toEqual([409, 'SESSION_CAPACITY_EXCEEDED'])
  })

  it('is for nobody else, even before it is offered', async () => {
    const taken = await take(8)
    const first = await wait()
    await cancel(taken)
    expect(await places()).toMatchObject({ remainingCapacity: 8, bookableCapacity: 7, bookable: true })
    expect(await refusal(take(8))).toEqual([409, 'SESSION_CAPACITY_EXCEEDED'])
    await take(7)
    expect(await places()).toMatchObject({
      remainingCapacity: 1,
      bookableCapacity: 0,
      nonBookableReasons: { reservedForWaitingList: true },
    })
    work()
    expect(isOffered(first)).toBe(true)
  })

  it('is offered to whomever it is enough for, in the order in which they came', async () => {
    const taken = await take(8)
    const waiting = [await wait(2), await wait(1), await wait(1)]
    await updateNumberOfParticipants(studio.owner, {
      bookingId: taken.id,
      revision: '2',
      totalParticipants: 7,
    })
    work()
    expect(waiting.map(isOffered)).toEqual([false, true, false])
    await updateNumberOfParticipants(studio.owner, {
      bookingId: taken.id,
      revision: '3',
      totalParticipants: 5,
    })
    work()
    expect(waiting.map(isOffered)).toEqual([true, true, false])
  })

  it('is taken by an order, as long as it is kept', async () => {
    const taken = await take(8)
    const first = await wait()
    expect(
      studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
        bookingCatalogProvider.find(context, reference(first)),
      ),
    ).toBeUndefined()
    expect(() => order(first)).toThrow('This booking is ordered already, or over')
    await cancel(taken)
    work()
    expect(
      studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
        bookingCatalogProvider.find(context, reference(first)),
      ),
    ).toMatchObject({ name: 'Reformer Pilates', price: '22.00' })
    studio.setClock('2026-05-04T07:59:59.000Z')
    studio.events.length = 0
    order(first)
    expect(now(first)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(studio.events.at(-1)).toMatchObject({
      slug: 'confirmed',
      entity: { previousStatus: 'WAITING_LIST', previousPaymentStatus: 'NOT_PAID' },
    })
  })

  it('is kept while the order is paid', async () => {
    const taken = await take(8)
    const first = await wait()
    await cancel(taken)
    work()
    order(first, false)
    studio.setClock('2026-05-05T07:00:00.000Z')
    work()
    expect(now(first).status).toBe('WAITING_LIST')
    expect(await places()).toMatchObject({ remainingCapacity: 7, bookableCapacity: 7 })
  })

  it('goes to the next one when it is not taken in time', async () => {
    const taken = await take(8)
    const [first, second] = [await wait(), await wait()]
    await updateNumberOfParticipants(studio.owner, {
      bookingId: taken.id,
      revision: '2',
      totalParticipants: 7,
    })
    work()
    expect(nextAt()).toBe('2026-05-04T08:00:00.000Z')
    studio.setClock('2026-05-04T08:00:00.000Z')
    expect(() => order(first)).toThrow('This booking is ordered already, or over')
    studio.mails.length = 0
    studio.events.length = 0
    work()
    expect(now(first).status).toBe('DECLINED')
    expect(isOffered(second)).toBe(true)
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual([
      ['updated', first.id],
      ['declined', first.id],
      ['updated', second.id],
    ])
    expect(studio.mails.map(({ subject }) => subject.slice(0, 50))).toEqual([
      'Reformer Pilates: your time to take the place is o',
      'Reformer Pilates: a place is free, and kept for yo',
    ])
  })

  it('is waited for until the session can no longer be booked', async () => {
    await take(8)
    const first = await wait()
    // The session begins at 18:00 in UTC; it is booked until a quarter of an hour before.
    expect(nextAt()).toBe('2026-05-26T17:45:00.000Z')
    studio.setClock('2026-05-26T17:44:59.000Z')
    work()
    expect(now(first).status).toBe('WAITING_LIST')
    studio.setClock('2026-05-26T17:45:00.000Z')
    work()
    expect(now(first).status).toBe('DECLINED')
    expect(studio.mails.at(-1)?.subject).toBe('Reformer Pilates: no place became free in time')
    expect(nextAt()).toBeUndefined()
  })

  it('is waited for until the end where people may come later', async () => {
    setWaitingList(
      { enabled: true, capacity: 4, reservationTimeInMinutes: 60 },
      { bookAfterStartPolicy: { enabled: true } },
    )
    await take(8)
    await wait()
    expect(nextAt()).toBe('2026-05-26T18:50:00.000Z')
  })

  it('is due when a hold ends, without a call', async () => {
    await take(6)
    await take(1, studio.otherVisitor)
    studio.setClock('2026-05-04T07:05:00.000Z')
    await take(1, studio.otherVisitor)
    const first = await wait()
    expect(nextAt()).toBe('2026-05-04T07:15:00.000Z')
    work()
    expect(isOffered(first)).toBe(false)
    studio.setClock('2026-05-04T07:15:00.000Z')
    work()
    expect(isOffered(first)).toBe(true)
    const group = await wait(2)
    // Two places are free when the second hold ends and the offer is not taken.
    expect(nextAt()).toBe('2026-05-04T08:15:00.000Z')
    studio.setClock('2026-05-04T08:15:00.000Z')
    work()
    expect([now(first).status, isOffered(group)]).toEqual(['DECLINED', true])
  })

  it('is due at once when somebody cancels', async () => {
    const taken = await take(8)
    await wait()
    await cancel(taken)
    expect(waitingLists.nextAt(studio.state)).toBe(0)
  })

  it('is nobody waits for any more when the class is gone', async () => {
    await take(8)
    const first = await wait()
    await deleteService(studio.owner, { serviceId: reformer })
    work()
    expect(now(first).status).not.toBe('WAITING_LIST')
    expect(nextAt()).toBeUndefined()
  })

  it('is never had twice by those who ask at once', async () => {
    const taken = await take(8)
    const first = await wait()
    const answers = await Promise.allSettled([
      cancel(taken),
      ...Array.from({ length: 10 }, () => take(1, studio.otherVisitor)),
    ])
    // Eight places, of which one is for the booking that waits.
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    work()
    expect(isOffered(first)).toBe(true)
    order(first)
    expect(now(first).status).toBe('CONFIRMED')
  })
})

describe('a decision about a booking that waits', () => {
  const infoOf = (booking: Booking) => ({ bookingId: booking.id, revision: now(booking).revision ?? '' })

  it('gives it a free place, whoever else waits', async () => {
    const taken = await take(8)
    const [, second] = [await wait(), await wait()]
    expect(await refusal(confirmBooking(studio.owner, infoOf(second)))).toEqual([409, 'NO_OPEN_SPOTS'])
    await updateNumberOfParticipants(studio.owner, {
      bookingId: taken.id,
      revision: '2',
      totalParticipants: 7,
    })
    expect(await confirmBooking(studio.owner, infoOf(second))).toMatchObject({ status: 'CONFIRMED' })
    expect(studio.events.at(-1)).toMatchObject({ entity: { previousStatus: 'WAITING_LIST' } })
    expect(await places()).toMatchObject({ remainingCapacity: 0 })
  })

  it('respects the place that was offered to another one', async () => {
    const taken = await take(8)
    const [first, second] = [await wait(), await wait()]
    await updateNumberOfParticipants(studio.owner, {
      bookingId: taken.id,
      revision: '2',
      totalParticipants: 7,
    })
    work()
    expect(await refusal(confirmBooking(studio.owner, infoOf(second)))).toEqual([409, 'NO_OPEN_SPOTS'])
    expect(await confirmBooking(studio.owner, infoOf(first))).toMatchObject({ status: 'CONFIRMED' })
  })

  it('lets it wait for approval, or declines it', async () => {
    const taken = await take(8)
    const [first, second] = [await wait(), await wait()]
    expect(await confirmOrDeclineBooking(studio.owner, { bookingId: second.id })).toMatchObject({
      status: 'DECLINED',
      doubleBooked: true,
    })
    await cancel(taken)
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    expect(await markBookingAsPending(studio.owner, { ...infoOf(first), flowControlSettings })).toMatchObject(
      { status: 'PENDING' },
    )
  })

  it('is told to the customer as what is allowed', async () => {
    await take(8)
    await wait()
    const { items } = await queryExtendedBookings(studio.visitor, {
      filter: { status: 'WAITING_LIST' },
      withBookingAllowedActions: true,
    })
    expect(items.map(({ allowedActions }) => allowedActions)).toEqual([{ cancel: true, reschedule: false }])
  })
})

it('is switched on by a booking policy', async () => {
  const waitlistPolicy = { enabled: true, capacity: 3, reservationTimeInMinutes: 30 }
  expect(
    await createBookingPolicy(studio.owner, { bookingPolicy: { name: 'Patient', waitlistPolicy } }),
  ).toMatchObject({ waitlistPolicy })
})
