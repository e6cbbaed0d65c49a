import {
  type Booking,
  type BookingPolicy,
  cancelBooking,
  cancelBookingAnonymously,
  confirmBooking,
  createBooking,
  deleteService,
  getAnonymousActionToken,
  getBookingAnonymously,
  getService,
  getServiceAnonymously,
  rescheduleBookingAnonymously,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { services } from '../../src/bookings/services/service.ts'
import { ana, book, massage, slotOf } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const begin = '2026-05-07T11:00:00'

/** A confirmed booking of a visitor, and its token. */
const confirmed = async (client: Client = studio.visitor) => {
  const { id, revision = '' } = await book(client, slotOf(massage, begin))
  const booking = await confirmBooking(studio.owner, { bookingId: id, revision })
  studio.mails.length = 0
  studio.events.length = 0
  return { booking, token: await getAnonymousActionToken(client, { bookingId: id }) }
}

/** A client that sends these calls without a token, as every client does. */
const nobody = (): Client => studio.otherVisitor

const revisionOf = ({ revision = '' }: Booking): string => revision

/** Lets what is booked from now on follow other rules. */
const setPolicy = (parts: Partial<BookingPolicy>): void =>
  studio.run({ kind: 'owner' }, ({ state }) => {
    const kept = state.in(services).get(massage)!
    const bookingPolicy = { ...kept.bookingPolicy!, ...parts, revision: '77' }
    state.in(services).put({ ...kept, bookingPolicy })
  })

describe('the token of a booking', () => {
  it('is given to its customer and to the business, always the same', async () => {
    const { booking, token } = await confirmed()
    expect(token.length).toBeGreaterThanOrEqual(32)
    expect(token.length).toBeLessThanOrEqual(2_048)
    const { id: bookingId } = booking
    expect(await getAnonymousActionToken(studio.visitor, { bookingId })).toBe(token)
    expect(await getAnonymousActionToken(studio.owner, { bookingId })).toBe(token)
    expect(await refusal(getAnonymousActionToken(studio.otherVisitor, { bookingId }))).toEqual([
      404,
      'BOOKING_NOT_FOUND',
    ])
  })

  it('is another one for each booking', async () => {
    const { booking, token } = await confirmed()
    const other = await book(studio.visitor, slotOf(massage, '2026-05-14T11:00:00'))
    const otherToken = await getAnonymousActionToken(studio.visitor, { bookingId: other.id })
    const swapped = otherToken.replace(other.id, booking.id)
    expect(swapped).not.toBe(token)
    expect(await refusal(getBookingAnonymously(nobody(), { token: swapped }))).toEqual([400, 'INVALID_TOKEN'])
  })

  it.each([
    ['a letter less', (token: string) => token.slice(0, -1)],
    ['a letter more', (token: string) => token + 'a'],
    ['another end', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    ['no signature', (token: string) => token.split('.')[0]!],
    ['letters of more than a byte', (token: string) => token.slice(0, -1) + 'é'],
  ])('is refused with %s, whatever it is used for', async (_, change) => {
    const { booking, token: good } = await confirmed()
    const token = change(good)
    const revision = revisionOf(booking)
    const slot = { serviceId: massage, startDate: '2026-05-14T11:00:00', timezone: 'Europe/Lisbon' }
    for (const call of [
      getBookingAnonymously(nobody(), { token }),
      getServiceAnonymously(nobody(), { token }),
      cancelBookingAnonymously(nobody(), { token, revision }),
      rescheduleBookingAnonymously(nobody(), { token, revision, slot }),
    ])
      expect(await refusal(call)).toEqual([400, 'INVALID_TOKEN'])
  })

  it('is good until 30 days after the session', async () => {
    const { booking, token } = await confirmed()
    const end = +booking.endDate!
    studio.setClock(new Date(end + 30 * 86_400_000 - 1).toISOString())
    expect((await getBookingAnonymously(nobody(), { token })).booking?.id).toBe(booking.id)
    studio.setClock(new Date(end + 30 * 86_400_000).toISOString())
    expect(await refusal(getBookingAnonymously(nobody(), { token }))).toEqual([400, 'INVALID_TOKEN'])
  })
})

describe('a booking that is read by its token', () => {
  it('comes with the actions that its holder may take', async () => {
    const { booking, token } = await confirmed()
    expect(await getBookingAnonymously(nobody(), { token })).toEqual({
      booking,
      allowedAnonymousActions: { cancel: true, reschedule: true },
    })
  })

  it.each([
    ['the policy forbids both', { allowAnonymous: false }, { allowAnonymous: false }, false, false],
    ['the policy says nothing of it', {}, {}, false, false],
    ['it may be cancelled alone', { allowAnonymous: true }, { allowAnonymous: false }, true, false],
    ['it may be moved alone', { allowAnonymous: false }, { allowAnonymous: true }, false, true],
    [
      'nobody may change it online',
      { enabled: false, allowAnonymous: true },
      { enabled: false, allowAnonymous: true },
      false,
      false,
    ],
  ])('follows the policy of the booking: %s', async (_, cancellation, move, cancel, reschedule) => {
    setPolicy({
      cancellationPolicy: { enabled: true, ...cancellation },
      reschedulePolicy: { enabled: true, ...move },
    })
    const { token, booking } = await confirmed()
    const { allowedAnonymousActions } = await getBookingAnonymously(nobody(), { token })
    expect(allowedAnonymousActions).toEqual({ cancel, reschedule })
    const slot = { serviceId: massage, startDate: '2026-05-14T11:00:00', timezone: 'Europe/Lisbon' }
    const revision = revisionOf(booking)
    if (!reschedule)
      expect(await refusal(rescheduleBookingAnonymously(nobody(), { token, revision, slot }))).toEqual([
        400,
        'RESCHEDULING_NOT_ALLOWED',
      ])
    if (!cancel)
      expect(await refusal(cancelBookingAnonymously(nobody(), { token, revision }))).toEqual([
        400,
        'BOOKING_CANNOT_BE_CANCELLED',
      ])
  })

  it('may be changed until the limits of the policy', async () => {
    const { token } = await confirmed()
    const allowed = async () => (await getBookingAnonymously(nobody(), { token })).allowedAnonymousActions
    studio.setClock('2026-05-06T11:00:00+01:00')
    expect(await allowed()).toEqual({ cancel: true, reschedule: true })
    studio.setClock('2026-05-06T11:00:01+01:00')
    expect(await allowed()).toEqual({ cancel: false, reschedule: false })
  })
})

describe('a booking that is changed by its token', () => {
  it('is canceled in the name of its customer, who is told', async () => {
    const { booking, token } = await confirmed()
    const canceled = await cancelBookingAnonymously(nobody(), { token, revision: revisionOf(booking) })
    expect(canceled.status).toBe('CANCELED')
    expect(studio.events.at(-1)).toMatchObject({
      slug: 'canceled',
      entity: { initiatedBy: { anonymousVisitorId: 'visitor-1' }, previousStatus: 'CONFIRMED' },
    })
    expect(studio.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@example.com', 'Deep-tissue massage: your booking is cancelled'],
    ])
    expect(await getBookingAnonymously(nobody(), { token })).toEqual({
      booking: canceled,
      allowedAnonymousActions: { cancel: false, reschedule: false },
    })
  })

  it("is canceled in nobody's name where the business had booked it", async () => {
    const made = await createBooking(studio.owner, {
      booking: { bookedEntity: slotOf(massage, begin), contactDetails: ana, totalParticipants: 1 },
    })
    const token = await getAnonymousActionToken(studio.owner, { bookingId: made.id })
    await cancelBookingAnonymously(nobody(), { token, revision: revisionOf(made) })
    expect(studio.events.at(-1)).toMatchObject({ slug: 'canceled', entity: { initiatedBy: {} } })
  })

  it('moves to a time that is free, and the customer is told', async () => {
    const { booking, token } = await confirmed()
    const moved = await rescheduleBookingAnonymously(nobody(), {
      token,
      revision: revisionOf(booking),
      slot: { serviceId: massage, startDate: '2026-05-14T11:00:00', timezone: 'Europe/Lisbon' },
    })
    expect(moved.startDate).toEqual(new Date('2026-05-14T10:00:00.000Z'))
    expect(moved.status).toBe('CONFIRMED')
    expect(studio.mails.map(({ subject }) => subject)).toEqual(['Deep-tissue massage: your booking is moved'])
  })

  it('does not move to a time that somebody has, nor to another service', async () => {
    const { booking, token } = await confirmed()
    const revision = revisionOf(booking)
    const { resource } = booking.bookedEntity!.slot!
    await book(studio.otherVisitor, slotOf(massage, '2026-05-14T11:00:00', resource!.id))
    const slot = {
      serviceId: massage,
      startDate: '2026-05-14T11:00:00',
      timezone: 'Europe/Lisbon',
      resource: { id: resource!.id! },
    }
    const move = (other: object) =>
      refusal(rescheduleBookingAnonymously(nobody(), { token, revision, slot: { ...slot, ...other } }))
    expect(await move({})).toEqual([409, 'SLOT_NOT_AVAILABLE'])
    expect(await move({ serviceId: 'other' })).toEqual([['slot.serviceId', 'VALIDATION']])
  })

  it('has to be at the revision that was read', async () => {
    const { booking, token } = await confirmed()
    const slot = { serviceId: massage, startDate: '2026-05-14T11:00:00', timezone: 'Europe/Lisbon' }
    const mismatch = [409, 'BOOKING_REVISION_MISMATCH']
    expect(await refusal(cancelBookingAnonymously(nobody(), { token, revision: '99' }))).toEqual(mismatch)
    expect(await refusal(rescheduleBookingAnonymously(nobody(), { token, revision: '99', slot }))).toEqual(
      mismatch,
    )
    await cancelBooking(studio.visitor, { bookingId: booking.id, revision: revisionOf(booking) })
    const { booking: now } = await getBookingAnonymously(nobody(), { token })
    const revision = revisionOf(now!)
    expect(await refusal(cancelBookingAnonymously(nobody(), { token, revision }))).toEqual([
      400,
      'BOOKING_CANNOT_BE_CANCELLED',
    ])
    expect(await refusal(rescheduleBookingAnonymously(nobody(), { token, revision, slot }))).toEqual([
      400,
      'RESCHEDULING_NOT_ALLOWED',
    ])
  })
})

describe('the service of a booking that is read by its token', () => {
  it('is the whole service, with the parts that are asked for', async () => {
    const { token } = await confirmed()
    expect(await getServiceAnonymously(nobody(), { token })).toEqual(
      await getService(studio.visitor, { serviceId: massage }),
    )
    const fields = ['STAFF_MEMBER_DETAILS', 'RESOURCE_TYPE_DETAILS'] as const
    expect(await getServiceAnonymously(nobody(), { token, fields: [...fields] })).toEqual(
      await getService(studio.visitor, { serviceId: massage, conditionalFields: [...fields] }),
    )
  })

  it('is not found when it is deleted', async () => {
    const { token } = await confirmed()
    await deleteService(studio.owner, {
      serviceId: massage,
      preserveFutureSessionsWithParticipants: true,
    })
    expect(await refusal(getServiceAnonymously(nobody(), { token }))).toEqual([404, 'SERVICE_NOT_FOUND'])
  })
})
