import {
  addBookingsToMultiServiceBooking,
  type Booking,
  bulkGetMultiServiceBookingAllowedActions,
  cancelBooking,
  confirmBooking,
  confirmMultiServiceBooking,
  createMultiServiceBooking,
  declineMultiServiceBooking,
  getMultiServiceBooking,
  markMultiServiceBookingAsPending,
  type MultiServiceBookingType,
  type NewBooking,
  removeBookingsFromMultiServiceBooking,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import {
  ana,
  book,
  consultation,
  eveningSession,
  massage,
  osteopathy,
  setReschedulePolicy,
  slotOf,
} from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const at = (service: string, time: string): NewBooking => ({
  bookedEntity: slotOf(service, `2026-05-06T${time}:00`),
  contactDetails: ana,
  totalParticipants: 1,
})

/** Books a consultation at 9:00 and a massage at 9:20, or what else is asked for; gives the id and the bookings. */
const make = async (
  asked: NewBooking[] = [at(consultation, '09:00'), at(massage, '09:20')],
  multiServiceBookingType: MultiServiceBookingType = 'SEQUENTIAL_BOOKINGS',
): Promise<{ id: string; made: Booking[] }> => {
  const { id, bookings: made = [] } = await createMultiServiceBooking(studio.visitor, {
    bookings: asked,
    multiServiceBookingType: multiServiceBookingType as 'SEQUENTIAL_BOOKINGS',
    returnFullEntity: true,
  })
  studio.events.length = 0
  return { id, made: made.map(({ booking }) => booking!) }
}

/** A booking as it is now. */
const now = ({ id }: Booking): Booking => studio.state.in(bookings).get(id)!

const infoOf = (booking: Booking) => ({ bookingId: booking.id, revision: now(booking).revision ?? '' })

const confirm = (multiServiceBookingId: string, named: readonly object[], more: object = {}) =>
  confirmMultiServiceBooking(studio.owner, {
    multiServiceBookingId,
    confirmBookingsInfo: named as { bookingId: string; revision: string }[],
    returnFullEntity: true,
    ...more,
  })

const decline = (multiServiceBookingId: string, named: readonly object[], more: object = {}) =>
  declineMultiServiceBooking(studio.owner, {
    multiServiceBookingId,
    declineBookingsInfo: named as { bookingId: string; revision: string }[],
    returnFullEntity: true,
    ...more,
  })

const statusesOf = ({ bookings: all = [] }: { bookings?: { booking?: Booking }[] }) =>
  all.map(({ booking }) => booking?.status)

describe('confirming a visit', () => {
  it('confirms every booking, with its payment, and tells of each', async () => {
    const { id, made } = await make()
    const [first, second] = made
    const confirmed = await confirm(id, [infoOf(first!), { ...infoOf(second!), paymentStatus: 'PAID' }], {
      participantNotification: { notifyParticipants: true, message: 'See you' },
      sendSmsReminder: true,
    })
    expect(confirmed).toEqual({
      id,
      bookings: made.map((booking) => ({
        bookingId: booking.id,
        booking: expect.objectContaining({ status: 'CONFIRMED', revision: '2' }) as unknown,
      })),
    })
    expect(made.map((booking) => now(booking).paymentStatus)).toEqual(['UNDEFINED', 'PAID'])
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual(
      made.flatMap((booking) => [
        ['updated', booking.id],
        ['confirmed', booking.id],
      ]),
    )
    expect(studio.events[3]?.entity).toMatchObject({
      previousStatus: 'CREATED',
      previousPaymentStatus: 'UNDEFINED',
      sendSmsReminder: true,
      doubleBooked: false,
    })
    expect(studio.mails).toHaveLength(1)
    expect(await refusal(confirm(id, made.map(infoOf)))).toEqual([409, 'ALL_BOOKINGS_ARE_ALREADY_CONFIRMED'])
  })

  it('leaves alone what is confirmed already', async () => {
    const { id, made } = await make()
    await confirmBooking(studio.owner, infoOf(made[0]!))
    expect(statusesOf(await confirm(id, made.map(infoOf)))).toEqual(['CONFIRMED', 'CONFIRMED'])
    expect(made.map((booking) => now(booking).revision)).toEqual(['2', '2'])
  })

  it('confirms none when somebody else has the place of one, unless the business does so anyway', async () => {
    const { id, made } = await make()
    studio.setClock('2026-05-04T08:00:00.000Z')
    await book(studio.otherVisitor, slotOf(massage, '2026-05-06T10:00:00', staffIds.ines))
    expect(await refusal(confirm(id, made.map(infoOf)))).toEqual([409, 'NO_OPEN_SPOTS'])
    expect(made.map((booking) => now(booking).status)).toEqual(['CREATED', 'CREATED'])
    await confirm(id, made.map(infoOf), { doubleBooked: true })
    expect(made.map((booking) => now(booking).doubleBooked)).toEqual([true, true])
  })

  it('names every booking that is not over, once, at its revision', async () => {
    const { id, made } = await make()
    const [first, second] = made.map(infoOf)
    expect(await refusal(confirm(id, []))).toEqual([400, 'NOT_ALL_BOOKINGS_WERE_SENT'])
    expect(await refusal(confirm(id, [first!]))).toEqual([400, 'NOT_ALL_BOOKINGS_WERE_SENT'])
    expect(await refusal(confirm(id, [first!, first!]))).toEqual([400, 'DUPLICATE_BOOKING_INFO'])
    expect(await refusal(confirm(id, [first!, { ...second, revision: '7' }]))).toEqual([
      409,
      'BOOKING_REVISION_MISMATCH',
    ])
    expect(await refusal(confirm(id, [first!, { ...second, revision: '' }]))).toEqual([
      ['confirmBookingsInfo.1.revision', 'MIN_LENGTH'],
    ])
    expect(await refusal(confirm(id, [first!, { ...second, bookingId: 'other' }]))).toEqual([
      404,
      'BOOKING_NOT_FOUND',
    ])
    expect(await refusal(confirm('other', [first!, second!]))).toEqual([
      404,
      'MULTI_SERVICE_BOOKING_NOT_FOUND',
    ])
  })

  it('leaves out what was canceled by itself, and refuses it when it is named', async () => {
    const { id, made } = await make([at(consultation, '09:00'), at(massage, '10:00')], 'SEPARATE_BOOKINGS')
    await cancelBooking(studio.visitor, infoOf(made[0]!))
    expect(await refusal(confirm(id, made.map(infoOf)))).toEqual([409, 'INVALID_BOOKING_STATUS'])
    expect(statusesOf(await confirm(id, [infoOf(made[1]!)]))).toEqual(['CANCELED', 'CONFIRMED'])
  })
})

describe('declining a visit', () => {
  it('declines every booking, tells of each and frees the places', async () => {
    const { id, made } = await make()
    const flowControlSettings = { withRefund: false }
    const declined = await decline(id, made.map(infoOf), { flowControlSettings, doubleBooked: true })
    expect(statusesOf(declined)).toEqual(['DECLINED', 'DECLINED'])
    expect(studio.events.map(({ slug }) => slug)).toEqual(['updated', 'declined', 'updated', 'declined'])
    expect(studio.events[1]?.entity).toMatchObject({
      previousStatus: 'CREATED',
      doubleBooked: true,
      flowControlSettings,
    })
    expect(await refusal(decline(id, made.map(infoOf)))).toEqual([409, 'ALL_BOOKINGS_ARE_ALREADY_DECLINED'])
    await make()
  })

  it('declines none when one is confirmed', async () => {
    const { id, made } = await make()
    await confirmBooking(studio.owner, infoOf(made[1]!))
    expect(await refusal(decline(id, made.map(infoOf)))).toEqual([409, 'INVALID_BOOKING_STATUS'])
    expect(made.map((booking) => now(booking).status)).toEqual(['CREATED', 'CONFIRMED'])
    expect(await refusal(decline(id, [infoOf(made[0]!)]))).toEqual([400, 'NOT_ALL_BOOKINGS_WERE_SENT'])
  })
})

describe('letting a visit wait for approval', () => {
  const wait = (multiServiceBookingId: string, made: readonly Booking[], more: object = {}) =>
    markMultiServiceBookingAsPending(studio.owner, {
      multiServiceBookingId,
      markAsPendingBookingsInfo: made.map(infoOf),
      returnFullEntity: true,
      ...more,
    })

  it('needs services that are approved by hand, unless the business skips that', async () => {
    const twice = await make([at(osteopathy, '09:00'), at(osteopathy, '10:00')])
    expect(statusesOf(await wait(twice.id, twice.made))).toEqual(['PENDING', 'PENDING'])
    expect(studio.events.map(({ slug }) => slug)).toEqual([
      ...['updated', 'markedAsPending'],
      ...['updated', 'markedAsPending'],
    ])
    expect(await refusal(wait(twice.id, twice.made))).toEqual([409, 'INVALID_BOOKING_STATUS'])
    studio = openStudio()
    const mixed = await make([at(osteopathy, '09:00'), at(massage, '10:00')])
    expect(await refusal(wait(mixed.id, mixed.made))).toEqual([400, 'NOT_PENDING_APPROVAL_SERVICE'])
    expect(mixed.made.map((booking) => now(booking).status)).toEqual(['CREATED', 'CREATED'])
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    expect(statusesOf(await wait(mixed.id, mixed.made, { flowControlSettings }))).toEqual([
      'PENDING',
      'PENDING',
    ])
  })

  it('lets none wait when somebody else has the place of one', async () => {
    const { id, made } = await make([at(osteopathy, '09:00'), at(osteopathy, '10:00')])
    studio.setClock('2026-05-04T08:00:00.000Z')
    await book(studio.otherVisitor, slotOf(osteopathy, '2026-05-06T10:00:00'))
    expect(await refusal(wait(id, made))).toEqual([409, 'NO_OPEN_SPOTS'])
    expect(made.map((booking) => now(booking).status)).toEqual(['CREATED', 'CREATED'])
  })
})

describe('the bookings of a visit', () => {
  const add = (multiServiceBookingId: string, named: readonly Booking[], returnFullEntity = true) =>
    addBookingsToMultiServiceBooking(studio.owner, {
      multiServiceBookingId,
      bookings: named.map(infoOf),
      returnFullEntity,
    })
  const remove = (multiServiceBookingId: string, named: readonly Booking[]) =>
    removeBookingsFromMultiServiceBooking(studio.owner, {
      multiServiceBookingId,
      bookings: named.map(infoOf),
    })
  const single = (service: string, time: string, resource?: string) =>
    book(studio.visitor, slotOf(service, `2026-05-06T${time}:00`, resource))

  it('are joined by single ones whose times go with the type', async () => {
    const { id, made } = await make([at(consultation, '08:00'), at(consultation, '08:20')])
    const third = await single(consultation, '08:40', staffIds.rui)
    studio.events.length = 0
    const multiServiceBookingInfo = { id, type: 'SEQUENTIAL_BOOKINGS' }
    expect(await add(id, [third])).toEqual({
      bookings: [
        {
          bookingId: third.id,
          booking: { ...third, multiServiceBookingInfo, revision: '2' },
        },
      ],
    })
    expect(studio.events).toMatchObject([
      { slug: 'updated', entityId: third.id, modifiedFields: expect.any(Object) as unknown },
    ])
    const { multiServiceBooking } = await getMultiServiceBooking(studio.visitor, {
      multiServiceBookingId: id,
    })
    expect(multiServiceBooking.bookings?.map(({ bookingId }) => bookingId)).toEqual([
      ...made.map((booking) => booking.id),
      third.id,
    ])
    expect(await refusal(add(id, [third]))).toEqual([409, 'MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING'])
  })

  it('are joined by nothing else', async () => {
    const { id, made } = await make([at(consultation, '08:00'), at(consultation, '08:20')])
    const late = await single(consultation, '09:00', staffIds.rui)
    expect(await refusal(add(id, [late]))).toEqual([400, 'VALIDATION_FAILURE'])
    const other = await make([at(massage, '09:00'), at(consultation, '10:00')])
    expect(await refusal(add(id, [other.made[0]!]))).toEqual([
      409,
      'BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING',
    ])
    const over = await single(consultation, '08:40', staffIds.rui)
    await cancelBooking(studio.visitor, infoOf(over))
    expect(await refusal(add(id, [over]))).toEqual([409, 'BOOKING_TO_ADD_STATUS_NOT_VALID'])
    const session = await book(studio.visitor, { slot: { eventId: await eveningSession(studio.visitor) } })
    expect(await refusal(add(id, [session]))).toEqual([['bookings.0.bookingId', 'VALIDATION']])
    expect(await refusal(add('other', [late]))).toEqual([404, 'MULTI_SERVICE_BOOKING_NOT_FOUND'])
    const named = { ...infoOf(late), revision: '9' }
    expect(
      await refusal(
        addBookingsToMultiServiceBooking(studio.owner, { multiServiceBookingId: id, bookings: [named] }),
      ),
    ).toEqual([409, 'BOOKING_REVISION_MISMATCH'])
    expect(
      await refusal(
        addBookingsToMultiServiceBooking(studio.owner, {
          multiServiceBookingId: id,
          bookings: [infoOf(late), infoOf(late)],
        }),
      ),
    ).toEqual([400, 'DUPLICATE_BOOKING_INFO'])
    expect(made.map((booking) => now(booking).revision)).toEqual(['1', '1'])
  })

  it('are eight at most', async () => {
    const { id } = await make(
      ['08:00', '08:20', '08:40', '09:00', '09:20', '09:40', '10:00'].map((time) => at(consultation, time)),
      'SEPARATE_BOOKINGS',
    )
    const last = [await single(massage, '11:00'), await single(massage, '14:00')]
    expect(await refusal(add(id, last))).toEqual([['bookings', 'MAX_SIZE']])
    expect(await add(id, last.slice(1), false)).toEqual({ bookings: [{ bookingId: last[1]?.id }] })
  })

  it('are taken out, and are single ones from then on', async () => {
    const { id, made } = await make(['08:00', '08:20', '08:40'].map((time) => at(consultation, time)))
    expect(await remove(id, [made[0]!])).toEqual({ bookings: [{ bookingId: made[0]?.id }] })
    expect(now(made[0]!).multiServiceBookingInfo).toBeUndefined()
    expect(now(made[1]!).multiServiceBookingInfo).toEqual({ id, type: 'SEQUENTIAL_BOOKINGS' })
    await cancelBooking(studio.visitor, infoOf(made[0]!))
    expect(await refusal(remove(id, [made[0]!]))).toEqual([404, 'BOOKING_NOT_FOUND'])
  })

  it('are no multi-service booking any more when one is left', async () => {
    const { id, made } = await make()
    await remove(id, [made[1]!])
    expect(made.map((booking) => now(booking).multiServiceBookingInfo)).toEqual([undefined, undefined])
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual([
      ['updated', made[1]?.id],
      ['updated', made[0]?.id],
    ])
    expect(await refusal(getMultiServiceBooking(studio.owner, { multiServiceBookingId: id }))).toEqual([
      404,
      'MULTI_SERVICE_BOOKING_NOT_FOUND',
    ])
  })
})

describe('what may be done to a visit', () => {
  it('is what may be done to all its bookings that are not over', async () => {
    const { id, made } = await make([at(consultation, '09:00'), at(massage, '10:00')], 'SEPARATE_BOOKINGS')
    setReschedulePolicy(studio, massage, { enabled: false })
    const other = await make([at(osteopathy, '13:00'), at(massage, '14:00')])
    const actions = async () => {
      const { results } = await bulkGetMultiServiceBookingAllowedActions(studio.owner, {
        multiServiceBookingIds: [id, other.id, 'nobody'],
      })
      return results.map(({ itemMetadata, item }) => item ?? itemMetadata.error?.code)
    }
    const unknown = 'MULTI_SERVICE_BOOKING_NOT_FOUND'
    expect(await actions()).toEqual([
      { cancel: true, reschedule: false },
      { cancel: true, reschedule: false },
      unknown,
    ])
    await confirm(id, made.map(infoOf))
    await confirm(other.id, other.made.map(infoOf))
    expect(await actions()).toEqual([
      { cancel: true, reschedule: true },
      { cancel: true, reschedule: false },
      unknown,
    ])
    await cancelBooking(studio.visitor, infoOf(made[0]!))
    expect((await actions())[0]).toEqual({ cancel: true, reschedule: true })
    await cancelBooking(studio.visitor, infoOf(made[1]!))
    expect((await actions())[0]).toEqual({ cancel: false, reschedule: false })
    studio.setClock('2026-05-05T12:00:01.000Z')
    expect((await actions())[1]).toEqual({ cancel: false, reschedule: false })
  })

  it('is asked for 1 to 50', async () => {
    for (const [size, rule] of [
      [0, 'MIN_SIZE'],
      [51, 'MAX_SIZE'],
    ] as const)
      expect(
        await refusal(
          bulkGetMultiServiceBookingAllowedActions(studio.owner, {
            multiServiceBookingIds: Array.from({ length: size }, (_, index) => `id-${index}`),
          }),
        ),
      ).toEqual([['multiServiceBookingIds', rule]])
  })
})
