import {
  cancelBookingAnonymously,
  cancelMultiServiceBooking,
  cancelMultiServiceBookingAnonymously,
  confirmMultiServiceBooking,
  createMultiServiceBooking,
  getAnonymousActionToken,
  getAnonymousActionTokenForMultiServiceBooking,
  getBookingAnonymously,
  getMultiServiceBooking,
  getMultiServiceBookingAnonymously,
  type NewBooking,
  removeBookingsFromMultiServiceBooking,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { services } from '../../src/bookings/services/service.ts'
import { ana, consultation, massage, slotOf } from './bookings.ts'
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

/** Lets only the customer cancel and move what is booked of a service from now on; the studio lets anybody who has the token. */
const forbidAnonymous = (service: string): void =>
  studio.run({ kind: 'owner' }, ({ state }) => {
    const kept = state.in(services).get(service)!
    const { cancellationPolicy, reschedulePolicy, ...policy } = kept.bookingPolicy!
    const bookingPolicy = {
      ...policy,
      id: `${policy.id}-${service}`,
      cancellationPolicy: { ...cancellationPolicy, allowAnonymous: false },
      reschedulePolicy: { ...reschedulePolicy, allowAnonymous: false },
    }
    state.in(services).put({ ...kept, bookingPolicy })
  })

/** A confirmed visit of a visitor, and its token. */
const confirmed = async () => {
  const { id, bookings = [] } = await createMultiServiceBooking(studio.visitor, {
    bookings: [at(consultation, '09:00'), at(massage, '09:20')],
  })
  await confirmMultiServiceBooking(studio.owner, {
    multiServiceBookingId: id,
    confirmBookingsInfo: bookings.map(({ bookingId = '' }) => ({ bookingId, revision: '1' })),
  })
  studio.events.length = 0
  studio.mails.length = 0
  const ids = bookings.map(({ bookingId = '' }) => bookingId)
  const token = await getAnonymousActionTokenForMultiServiceBooking(studio.visitor, {
    multiServiceBookingId: id,
  })
  return { id, ids, token }
}

/** The studio answers these calls to anybody: this caller is nobody whom it knows. */
const nobody = () => studio.otherVisitor

describe('the token of a visit', () => {
  it('is given to its customer and to the business, always the same', async () => {
    const { id, token } = await confirmed()
    const ask = (client: typeof studio.visitor | typeof studio.otherVisitor) =>
      getAnonymousActionTokenForMultiServiceBooking(client, { multiServiceBookingId: id })
    expect(token.length).toBeGreaterThanOrEqual(32)
    expect(await ask(studio.visitor)).toBe(token)
    expect(await ask(studio.owner)).toBe(token)
    expect(await refusal(ask(studio.otherVisitor))).toEqual([404, 'MULTI_SERVICE_BOOKING_NOT_FOUND'])
  })

  it('reads the visit without signing in, until 30 days after it', async () => {
    const { id, token } = await confirmed()
    const { multiServiceBooking } = await getMultiServiceBooking(studio.owner, { multiServiceBookingId: id })
    const read = () => getMultiServiceBookingAnonymously(nobody(), { token })
    expect(await read()).toEqual({
      multiServiceBooking,
      allowedAnonymousActions: { cancel: true, reschedule: true },
    })
    // The massage ends at 9:20 in UTC.
    studio.setClock('2026-06-05T09:19:59.999Z')
    await read()
    studio.setClock('2026-06-05T09:20:00.000Z')
    expect(await refusal(read())).toEqual([400, 'INVALID_TOKEN'])
  })

  it('is not a token of a single booking, and the other way round', async () => {
    const { ids, token } = await confirmed()
    const single = await getAnonymousActionToken(studio.visitor, { bookingId: ids[0]! })
    for (const wrong of [single, token.slice(0, -1), token + 'a', 'nothing'])
      expect(await refusal(getMultiServiceBookingAnonymously(nobody(), { token: wrong }))).toEqual([
        400,
        'INVALID_TOKEN',
      ])
    expect(await refusal(getBookingAnonymously(nobody(), { token }))).toEqual([400, 'INVALID_TOKEN'])
  })

  it('is of no use when the bookings are single ones', async () => {
    const { id, ids, token } = await confirmed()
    await removeBookingsFromMultiServiceBooking(studio.owner, {
      multiServiceBookingId: id,
      bookings: [{ bookingId: ids[0]!, revision: '2' }],
    })
    expect(await refusal(getMultiServiceBookingAnonymously(nobody(), { token }))).toEqual([
      404,
      'MULTI_SERVICE_BOOKING_NOT_FOUND',
    ])
  })
})

describe('canceling a visit by its token', () => {
  it('needs a policy of every service that allows it to anybody', async () => {
    forbidAnonymous(massage)
    const { token } = await confirmed()
    expect(await refusal(cancelMultiServiceBookingAnonymously(nobody(), { token }))).toEqual([
      400,
      'BOOKING_CANNOT_BE_CANCELLED',
    ])
    expect(studio.events).toEqual([])
  })

  it('cancels every booking in the name of its customer, who is told', async () => {
    const { id, ids, token } = await confirmed()
    expect(await getMultiServiceBookingAnonymously(nobody(), { token })).toMatchObject({
      allowedAnonymousActions: { cancel: true, reschedule: true },
    })
    const canceled = await cancelMultiServiceBookingAnonymously(nobody(), { token })
    expect(canceled).toMatchObject({
      id,
      bookings: ids.map((bookingId) => ({ bookingId, booking: { status: 'CANCELED' } })),
    })
    expect(studio.events.filter(({ slug }) => slug === 'canceled')).toMatchObject(
      ids.map((entityId) => ({
        entityId,
        entity: { initiatedBy: { anonymousVisitorId: 'visitor-1' }, previousStatus: 'CONFIRMED' },
      })),
    )
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'First consultation and Deep-tissue massage: your booking is cancelled',
    ])
    expect(await getMultiServiceBookingAnonymously(nobody(), { token })).toMatchObject({
      allowedAnonymousActions: { cancel: false, reschedule: false },
    })
    expect(await refusal(cancelMultiServiceBookingAnonymously(nobody(), { token }))).toEqual([
      400,
      'BOOKING_CANNOT_BE_CANCELLED',
    ])
  })

  it('is over when it is too late for one of them', async () => {
    const { token } = await confirmed()
    // Both are cancelled until a day before they begin, at 8:00 and 8:20 in UTC.
    studio.setClock('2026-05-05T08:00:00.000Z')
    expect((await getMultiServiceBookingAnonymously(nobody(), { token })).allowedAnonymousActions).toEqual({
      cancel: true,
      reschedule: true,
    })
    studio.setClock('2026-05-05T08:00:00.001Z')
    expect(await refusal(cancelMultiServiceBookingAnonymously(nobody(), { token }))).toEqual([
      400,
      'BOOKING_CANNOT_BE_CANCELLED',
    ])
  })

  it('cancels no booking of it alone', async () => {
    const { id, ids } = await confirmed()
    const token = await getAnonymousActionToken(studio.visitor, { bookingId: ids[0]! })
    expect(await refusal(cancelBookingAnonymously(nobody(), { token, revision: '2' }))).toEqual([
      400,
      'BOOKING_CANNOT_BE_CANCELLED',
    ])
    await cancelMultiServiceBooking(studio.visitor, { multiServiceBookingId: id })
  })
})
