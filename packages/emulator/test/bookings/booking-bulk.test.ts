import {
  type Booking,
  bulkCalculateAllowedActions,
  bulkCancelBooking,
  bulkConfirmOrDeclineBooking,
  bulkCreateBooking,
  type CreateBookingInput,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import { ana, book, massage, slotOf } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const at = (time: string) => slotOf(massage, `2026-05-07T${time}:00`, staffIds.ines)
const infoAt = (time: string, more: Partial<CreateBookingInput['booking']> = {}): CreateBookingInput => ({
  booking: { bookedEntity: at(time), contactDetails: ana, totalParticipants: 1, ...more },
})
/** The statuses of all massages that were booked, by their beginning. */
const statuses = async (): Promise<(string | undefined)[]> => {
  const { items } = await queryExtendedBookings(studio.owner, {
    filter: { 'bookedEntity.slot.serviceId': massage },
    sort: [{ fieldName: 'startDate' }, { fieldName: 'createdDate' }],
  })
  return items.map(({ booking }) => booking?.status)
}

describe('booking several times in one call', () => {
  it('keeps the bookings that succeed and says why the others do not', async () => {
    const answer = await bulkCreateBooking(studio.visitor, {
      createBookingsInfo: [
        infoAt('11:00'),
        infoAt('11:30'),
        infoAt('15:00', { totalParticipants: 2 }),
        infoAt('16:30'),
      ],
      returnFullEntity: true,
    })
    const { items } = await queryExtendedBookings(studio.visitor, { sort: [{ fieldName: 'startDate' }] })
    const [first, last] = items.map(({ booking }) => booking)
    expect(items).toHaveLength(2)
    expect(answer).toEqual({
      results: [
        { itemMetadata: { id: first?.id, originalIndex: 0, success: true }, item: first },
        {
          itemMetadata: {
            originalIndex: 1,
            success: false,
            error: {
              code: 'SLOT_NOT_AVAILABLE',
              description: 'Somebody else was faster: this time is taken',
              data: { alternatives: expect.any(Array) as unknown },
            },
          },
        },
        {
          itemMetadata: {
            originalIndex: 2,
            success: false,
            error: {
              code: 'INVALID_ARGUMENT',
              description: '"createBookingsInfo.2.booking.totalParticipants" must be 1 for an appointment',
              data: {
                fieldViolations: [
                  {
                    field: 'createBookingsInfo.2.booking.totalParticipants',
                    description: 'must be 1 for an appointment',
                    violatedRule: 'MAX',
                    data: { threshold: 1 },
                  },
                ],
              },
            },
          },
        },
        { itemMetadata: { id: last?.id, originalIndex: 3, success: true }, item: last },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 },
    })
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual([
      ['created', first?.id],
      ['created', last?.id],
    ])
  })

  it('confirms them at once for the owner, and gives back entities only when they are asked for', async () => {
    const { results } = await bulkCreateBooking(studio.owner, { createBookingsInfo: [infoAt('11:00')] })
    expect(results).toEqual([
      { itemMetadata: { id: expect.any(String) as string, originalIndex: 0, success: true } },
    ])
    expect(studio.events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'confirmed'])
  })

  it('lets no customer make an exception', async () => {
    const info = { ...infoAt('11:00'), flowControlSettings: { skipAvailabilityValidation: true } }
    const { results } = await bulkCreateBooking(studio.visitor, { createBookingsInfo: [info] })
    expect(results[0]?.itemMetadata.error?.code).toBe('UNAUTHORIZED_OPERATION')
  })

  it('takes 1 to 40', async () => {
    for (const [number, violatedRule] of [
      [0, 'MIN_SIZE'],
      [41, 'MAX_SIZE'],
    ] as const)
      await expect(
        bulkCreateBooking(studio.visitor, {
          createBookingsInfo: Array.from({ length: number }, () => infoAt('11:00')),
        }),
      ).rejects.toMatchObject({ status: 400, violations: [{ field: 'createBookingsInfo', violatedRule }] })
    expect(studio.events).toEqual([])
  })
})

describe('deciding about several bookings', () => {
  it('decides about each by its place and payment', async () => {
    const one = await book(studio.visitor, at('11:00'))
    const other = await book(studio.visitor, at('15:00'))
    studio.setClock('2026-05-04T07:15:00.000Z')
    await book(studio.otherVisitor, at('15:00'))
    const { results, bulkActionMetadata } = await bulkConfirmOrDeclineBooking(studio.owner, {
      details: [{ bookingId: one.id }, { bookingId: other.id }, { bookingId: 'nobody' }],
      returnEntity: true,
    })
    expect(results.map(({ item, itemMetadata }) => item?.status ?? itemMetadata)).toEqual([
      'CONFIRMED',
      'DECLINED',
      {
        id: 'nobody',
        originalIndex: 2,
        success: false,
        error: {
          code: 'BOOKING_NOT_FOUND',
          description: 'There is no booking with id nobody',
          data: { id: 'nobody' },
        },
      },
    ])
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(await statuses()).toEqual(['CONFIRMED', 'DECLINED', 'CREATED'])
  })

  it('is refused when a booking is named twice, and to customers', async () => {
    const { id } = await book(studio.visitor, at('11:00'))
    const details = [{ bookingId: id }, { bookingId: id, paymentStatus: 'PAID' as const }]
    await expect(bulkConfirmOrDeclineBooking(studio.owner, { details })).rejects.toMatchObject({
      status: 400,
      code: 'DUPLICATED_BOOKINGS',
      data: { bookingIds: [id] },
    })
    await expect(
      bulkConfirmOrDeclineBooking(studio.visitor, { details: [{ bookingId: id }] }),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await statuses()).toEqual(['CREATED'])
  })
})

describe('canceling several bookings', () => {
  it('cancels each at its revision, by its policy', async () => {
    const all: Booking[] = []
    for (const time of ['11:00', '14:00', '16:30']) all.push(await book(studio.owner, at(time)))
    studio.mails.length = 0
    const [one, late, stale] = all.map(({ id, revision = '' }) => ({ bookingId: id, revision }))
    studio.setClock('2026-05-06T10:30:00.000Z')
    const { results } = await bulkCancelBooking(studio.owner, {
      bookings: {
        bookingsInfo: [
          { ...one!, flowControlSettings: { ignoreCancellationPolicy: true } },
          { ...late!, participantNotification: { notifyParticipants: false } },
          { ...stale!, revision: '1' },
        ],
      },
      returnFullEntity: true,
    })
    expect(results.map(({ item, itemMetadata }) => item?.status ?? itemMetadata.error?.code)).toEqual([
      'CANCELED',
      'CANCELED',
      'BOOKING_REVISION_MISMATCH',
    ])
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'Deep-tissue massage: your booking is cancelled',
    ])
    studio.setClock('2026-05-07T10:00:00.000Z')
    const { results: tooLate } = await bulkCancelBooking(studio.owner, {
      bookings: { bookingsInfo: [stale!] },
    })
    expect(tooLate[0]?.itemMetadata.error?.code).toBe('BOOKING_POLICY_VIOLATION')
    expect(await statuses()).toEqual(['CANCELED', 'CANCELED', 'CONFIRMED'])
  })

  it('is refused when a booking is named twice, and to customers', async () => {
    const { id } = await book(studio.visitor, at('11:00'))
    const info = { bookingId: id, revision: '1' }
    await expect(
      bulkCancelBooking(studio.owner, { bookings: { bookingsInfo: [info, info] } }),
    ).rejects.toMatchObject({ status: 400, code: 'DUPLICATE_BOOKING_IDS', data: { bookingIds: [id] } })
    await expect(
      bulkCancelBooking(studio.visitor, { bookings: { bookingsInfo: [info] } }),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await statuses()).toEqual(['CREATED'])
  })
})

describe('the allowed actions of several bookings', () => {
  it('go by the status and the policy, for the owner too', async () => {
    const confirmed = await book(studio.owner, at('11:00'))
    const created = await book(studio.visitor, at('15:00'))
    const bookingIds = [confirmed.id, created.id, 'nobody']
    const items = async () =>
      (await bulkCalculateAllowedActions(studio.owner, { bookingIds })).results.map(({ item }) => item)
    studio.setClock('2026-05-06T10:00:00.000Z')
    expect(await bulkCalculateAllowedActions(studio.owner, { bookingIds })).toEqual({
      results: [
        {
          itemMetadata: { id: confirmed.id, originalIndex: 0, success: true },
          item: { cancel: true, reschedule: true },
        },
        {
          itemMetadata: { id: created.id, originalIndex: 1, success: true },
          item: { cancel: true, reschedule: false },
        },
        {
          itemMetadata: {
            id: 'nobody',
            originalIndex: 2,
            success: false,
            error: {
              code: 'BOOKING_NOT_FOUND',
              description: 'There is no booking with id nobody',
              data: { id: 'nobody' },
            },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
    })
    studio.setClock('2026-05-06T10:00:00.001Z')
    expect(await items()).toEqual([
      { cancel: false, reschedule: false },
      { cancel: true, reschedule: false },
      undefined,
    ])
  })

  it('are told to the owner alone, of 1 to 50 bookings', async () => {
    await expect(
      bulkCalculateAllowedActions(studio.visitor, { bookingIds: ['nobody'] }),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    for (const [number, violatedRule] of [
      [0, 'MIN_SIZE'],
      [51, 'MAX_SIZE'],
    ] as const)
      await expect(
        bulkCalculateAllowedActions(studio.owner, {
          bookingIds: Array.from({ length: number }, () => 'nobody'),
        }),
      ).rejects.toMatchObject({ status: 400, violations: [{ field: 'bookingIds', violatedRule }] })
  })
})
