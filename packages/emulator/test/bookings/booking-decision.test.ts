import {
  type Booking,
  type BookingPaymentStatus,
  cancelBooking,
  confirmBooking,
  confirmOrDeclineBooking,
  createBooking,
  markBookingAsPending,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import type { Closed } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import { ana, book, eveningSession, massage, osteopathy, slotOf, told } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const eleven = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
const approved = slotOf(osteopathy, '2026-05-07T11:00:00', staffIds.rui)
const fqdn = 'wix.bookings.v2.booking'

const kept = async ({ id }: Booking): Promise<Booking | undefined> =>
  (await queryExtendedBookings(studio.owner, { filter: { id } })).items[0]?.booking

/** A booking whose hold is over and whose place somebody else has. */
const lost = async (entity = eleven): Promise<Booking> => {
  const booking = await book(studio.visitor, entity)
  studio.setClock('2026-05-04T07:15:00.000Z')
  await book(studio.otherVisitor, entity)
  studio.events.length = 0
  return booking
}

describe('confirming or declining', () => {
  const decide = ({ id }: Booking, paymentStatus?: Closed<BookingPaymentStatus>): Promise<Booking> =>
    confirmOrDeclineBooking(studio.owner, {
      bookingId: id,
      ...(paymentStatus !== undefined && { paymentStatus }),
    })

  it('confirms a booking that has its place, and tells of it', async () => {
    const booking = await book(studio.visitor, eleven)
    studio.events.length = 0
    studio.setClock('2026-05-04T07:05:00.000Z')
    const confirmed = await decide(booking, 'PAID')
    expect(confirmed).toEqual({
      ...booking,
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      updatedDate: new Date('2026-05-04T07:05:00.000Z'),
      revision: '2',
    })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: fqdn,
        slug: 'updated',
        entityId: booking.id,
        entity: confirmed,
        modifiedFields: { status: 'CREATED', paymentStatus: 'UNDEFINED' },
      },
      {
        entityFqdn: fqdn,
        slug: 'confirmed',
        entityId: booking.id,
        entity: {
          booking: confirmed,
          previousStatus: 'CREATED',
          previousPaymentStatus: 'UNDEFINED',
          doubleBooked: false,
          initiatedBy: { wixUserId: 'owner' },
        },
      },
    ])
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'Deep-tissue massage: your booking is confirmed',
    ])
  })

  it('leaves the payment as it is unless it is said', async () => {
    const booking = await book(studio.visitor, eleven)
    expect(await decide(booking)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'UNDEFINED' })
  })

  it('leaves it to the business where it approves bookings by hand', async () => {
    const booking = await book(studio.visitor, approved)
    expect(await decide(booking, 'EXEMPT')).toMatchObject({ status: 'PENDING', paymentStatus: 'EXEMPT' })
    expect(studio.events.at(-1)?.slug).toBe('markedAsPending')
  })

  it.each(['UNDEFINED', 'NOT_PAID', 'REFUNDED', 'EXEMPT'] as const)(
    'declines a booking that has lost its place and is %s',
    async (paymentStatus) => {
      const booking = await lost()
      const declined = await decide(booking, paymentStatus)
      expect(declined).toMatchObject({ status: 'DECLINED', paymentStatus, doubleBooked: true })
      expect(studio.events.map(({ slug }) => slug)).toEqual(['updated', 'declined'])
      expect(studio.events[1]?.entity).toMatchObject({ doubleBooked: true, previousStatus: 'CREATED' })
    },
  )

  it.each([
    ['PAID', 'CONFIRMED', eleven],
    ['PARTIALLY_PAID', 'CONFIRMED', eleven],
    ['PAID', 'PENDING', approved],
  ] as const)(
    'accepts a booking that has lost its place and is %s: it is %s',
    async (paid, status, entity) => {
      const booking = await lost(entity)
      expect(await decide(booking, paid)).toMatchObject({ status, paymentStatus: paid, doubleBooked: true })
    },
  )

  it('declines by what was paid before when it is not said', async () => {
    const booking = await lost()
    expect(await decide(booking)).toMatchObject({ status: 'DECLINED', paymentStatus: 'UNDEFINED' })
  })

  it('declines when too few places are left', async () => {
    const eventId = await eveningSession(studio.visitor)
    const booking = await book(studio.visitor, { slot: { eventId } }, { totalParticipants: 2 })
    studio.setClock('2026-05-04T07:15:00.000Z')
    await book(studio.owner, { slot: { eventId } }, { totalParticipants: 7 })
    expect((await decide(booking)).status).toBe('DECLINED')
  })

  it('mails the customer, with the words that go along with the booking', async () => {
    for (const [entity, takesPlace, subject] of [
      [eleven, false, 'Deep-tissue massage: your booking is confirmed'],
      [approved, false, 'Osteopathy session: the business looks at your booking'],
      [eleven, true, 'Deep-tissue massage: your booking could not be accepted'],
    ] as const) {
      studio = openStudio()
      const booking = await createBooking(studio.visitor, {
        booking: { bookedEntity: entity, contactDetails: ana, totalParticipants: 1 },
        participantNotification: { notifyParticipants: true, message: 'Yours' },
      })
      studio.setClock('2026-05-04T07:15:00.000Z')
      if (takesPlace) await book(studio.otherVisitor, entity)
      await decide(booking)
      expect(studio.mails.map((mail) => [mail.subject, mail.text.includes('Yours')])).toEqual([
        [subject, true],
      ])
    }
  })

  it('is for the owner, and for a booking that is not decided', async () => {
    const booking = await book(studio.visitor, eleven)
    await expect(confirmOrDeclineBooking(studio.visitor, { bookingId: booking.id })).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    await expect(decide({ ...booking, id: 'nobody' })).rejects.toMatchObject({
      status: 404,
      code: 'BOOKING_NOT_FOUND',
      data: { id: 'nobody' },
    })
    await decide(booking)
    await expect(decide(booking)).rejects.toMatchObject({
      status: 409,
      code: 'INVALID_BOOKING_STATUS',
      data: { status: 'CONFIRMED' },
    })
    const waiting = await book(studio.visitor, approved)
    await decide(waiting)
    await expect(decide(waiting)).rejects.toMatchObject({
      status: 409,
      code: 'INVALID_BOOKING_STATUS',
      data: { status: 'PENDING' },
    })
  })
})

describe('marking as pending', () => {
  it('lets a booking wait with what the owner says, and tells of it', async () => {
    const booking = await book(studio.visitor, approved)
    studio.events.length = 0
    studio.setClock('2026-05-04T07:05:00.000Z')
    const participantNotification = { notifyParticipants: true, message: 'We look at it' }
    const pending = await markBookingAsPending(studio.owner, {
      bookingId: booking.id,
      revision: '1',
      participantNotification,
      sendSmsReminder: true,
      paymentStatus: 'NOT_PAID',
      doubleBooked: true,
    })
    expect(pending).toEqual({
      ...booking,
      status: 'PENDING',
      paymentStatus: 'NOT_PAID',
      doubleBooked: true,
      updatedDate: new Date('2026-05-04T07:05:00.000Z'),
      revision: '2',
    })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: fqdn,
        slug: 'updated',
        entityId: booking.id,
        entity: pending,
        modifiedFields: { status: 'CREATED', paymentStatus: 'UNDEFINED', doubleBooked: false },
      },
      {
        entityFqdn: fqdn,
        slug: 'markedAsPending',
        entityId: booking.id,
        entity: {
          booking: pending,
          previousStatus: 'CREATED',
          previousPaymentStatus: 'UNDEFINED',
          initiatedBy: { wixUserId: 'owner' },
          participantNotification,
          sendSmsReminder: true,
          doubleBooked: true,
        },
      },
    ])
    expect(studio.mails.map(({ subject, text }) => [subject, text.includes('We look at it')])).toEqual([
      ['Osteopathy session: the business looks at your booking', true],
    ])
    studio.setClock('2026-05-04T07:30:00.000Z')
    await expect(book(studio.otherVisitor, approved)).rejects.toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
    await expect(
      confirmBooking(studio.owner, { bookingId: booking.id, revision: '2' }),
    ).resolves.toMatchObject({ status: 'CONFIRMED' })
  })

  it('needs a service whose bookings are approved by hand, unless the owner makes an exception', async () => {
    const booking = await book(studio.visitor, eleven)
    const input = { bookingId: booking.id, revision: '1' }
    await expect(markBookingAsPending(studio.owner, input)).rejects.toMatchObject({
      status: 400,
      code: 'NOT_PENDING_APPROVAL_SERVICE',
      data: { serviceId: massage },
    })
    expect(await kept(booking)).toEqual(booking)
    await expect(
      markBookingAsPending(studio.owner, {
        ...input,
        flowControlSettings: { skipPendingApprovalServiceValidation: true },
      }),
    ).resolves.toMatchObject({ status: 'PENDING' })
  })

  it.each([
    [{}, 'NO_OPEN_SPOTS'],
    [{ doubleBooked: true, flowControlSettings: { checkAvailabilityValidation: true } }, 'NO_OPEN_SPOTS'],
    [{ flowControlSettings: { checkAvailabilityValidation: false } }, 'PENDING'],
    [{ doubleBooked: true }, 'PENDING'],
  ])('of a booking that has lost its place, with %j, gives %s', async (more, outcome) => {
    const { id: bookingId } = await lost(approved)
    const answer = markBookingAsPending(studio.owner, { bookingId, revision: '1', ...more })
    await (outcome === 'PENDING'
      ? expect(answer).resolves.toMatchObject({ status: 'PENDING' })
      : expect(answer).rejects.toMatchObject({ status: 409, code: outcome }))
  })

  it('is for the owner, at the revision that was read, and for a booking that is not decided', async () => {
    const booking = await book(studio.visitor, approved)
    const input = { bookingId: booking.id, revision: '1' }
    await expect(markBookingAsPending(studio.visitor, input)).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    await expect(markBookingAsPending(studio.owner, { ...input, bookingId: 'nobody' })).rejects.toMatchObject(
      {
        status: 404,
        code: 'BOOKING_NOT_FOUND',
      },
    )
    await expect(markBookingAsPending(studio.owner, { ...input, revision: '7' })).rejects.toMatchObject({
      status: 409,
      code: 'BOOKING_REVISION_MISMATCH',
      data: { currentRevision: '1' },
    })
    await cancelBooking(studio.visitor, input)
    await expect(markBookingAsPending(studio.owner, { ...input, revision: '2' })).rejects.toMatchObject({
      status: 409,
      code: 'INVALID_BOOKING_STATUS',
      data: { status: 'CANCELED', allowed: ['CREATED', 'WAITING_LIST'] },
    })
  })
})
