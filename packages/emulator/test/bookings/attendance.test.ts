import {
  type Attendance,
  bulkDeleteAttendances,
  bulkSetAttendance,
  cancelBooking,
  confirmBooking,
  countAttendances,
  countExtendedBookings,
  deleteAttendance,
  getAttendance,
  type NewAttendance,
  queryAttendance,
  queryExtendedBookings,
  setAttendance,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { transferAttendances, transferBookings } from '../../src/bookings/index.ts'
import { book, course, eveningSession, massage, slotOf, told } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const massageAt = (startDate: string) => book(studio.visitor, slotOf(massage, startDate))
const set = (attendance: NewAttendance) => setAttendance(studio.owner, { attendance })

/** A booking of an appointment, of which attendance can be recorded. */
const appointment = () => massageAt('2026-05-07T11:00:00')

describe('recorded attendance', () => {
  it('is not set and one person unless given', async () => {
    const { id } = await appointment()
    const made = await set({ bookingId: id })
    expect(made).toEqual({ id: made.id, bookingId: id, status: 'NOT_SET', numberOfAttendees: 1 })
    expect(await getAttendance(studio.owner, { attendanceId: made.id })).toEqual(made)
  })

  it('is one record for each session: a second call changes it, and keeps what is not given', async () => {
    const { id } = await appointment()
    const first = await set({ bookingId: id, status: 'NOT_ATTENDED', numberOfAttendees: 3 })
    const second = await set({ bookingId: id, status: 'ATTENDED' })
    expect(second).toEqual({ id: first.id, bookingId: id, status: 'ATTENDED', numberOfAttendees: 3 })
    expect(await set({ bookingId: id, numberOfAttendees: 2 })).toEqual({
      id: first.id,
      bookingId: id,
      status: 'ATTENDED',
      numberOfAttendees: 2,
    })
    expect((await queryAttendance(studio.owner, {})).items).toHaveLength(1)
  })

  it('names the session of a class, whether the caller does or not', async () => {
    const eventId = await eveningSession(studio.visitor)
    const { id } = await book(studio.visitor, { slot: { eventId } })
    const made = await set({ bookingId: id, status: 'ATTENDED' })
    expect(made).toEqual({ id: made.id, bookingId: id, eventId, status: 'ATTENDED', numberOfAttendees: 1 })
    expect((await set({ bookingId: id, eventId })).id).toBe(made.id)
  })

  it('is separate for each session of a course, which has to be named', async () => {
    const { id } = await book(studio.visitor, { schedule: { scheduleId: course } })
    const error = await set({ bookingId: id }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 400, code: 'SESSION_ID_NOT_PROVIDED' })
    const { eventIds } = (error as { data: { eventIds: string[] } }).data
    expect(eventIds[0]).toMatch(new RegExp(`^${course}_2026\\d{4}$`))
    expect(new Set(eventIds).size).toBe(eventIds.length)
    const made: Attendance[] = []
    for (const [index, eventId] of eventIds.slice(0, 2).entries()) {
      studio.setClock(`2026-05-04T0${8 + index}:00:00.000Z`)
      made.push(await set({ bookingId: id, eventId, status: index ? 'NOT_ATTENDED' : 'ATTENDED' }))
    }
    expect(made.map(({ eventId }) => eventId)).toEqual(eventIds.slice(0, 2))
    expect((await queryAttendance(studio.owner, { filter: { bookingId: id } })).items).toEqual(made)
    // The bookings reader has room for one: that of the last call.
    const { items } = await queryExtendedBookings(studio.owner, { withBookingAttendanceInfo: true })
    expect(items[0]?.attendance).toEqual({ id: made[1]?.id, status: 'NOT_ATTENDED', numberOfAttendees: 1 })
    studio.setClock('2026-05-04T10:00:00.000Z')
    await set({ bookingId: id, eventId: eventIds[0]!, numberOfAttendees: 2 })
    const later = await queryExtendedBookings(studio.owner, { withBookingAttendanceInfo: true })
    expect(later.items[0]?.attendance).toEqual({ id: made[0]?.id, status: 'ATTENDED', numberOfAttendees: 2 })
  })

  it('is refused for a session that the booking does not have, and for a booking that does not exist', async () => {
    const eventId = await eveningSession(studio.visitor)
    const { id: own } = await book(studio.visitor, { slot: { eventId } })
    const { id: other } = await appointment()
    const { id: whole } = await book(studio.visitor, { schedule: { scheduleId: course } })
    const next = await eveningSession(studio.visitor, '2026-05-19')
    const wrong = [['attendance.eventId', 'VALIDATION']]
    expect(await refusal(set({ bookingId: own, eventId: next }))).toEqual(wrong)
    expect(await refusal(set({ bookingId: other, eventId }))).toEqual(wrong)
    expect(await refusal(set({ bookingId: whole, eventId }))).toEqual(wrong)
    expect(await refusal(set({ bookingId: 'nobody' }))).toEqual([404, 'BOOKING_NOT_FOUND'])
    expect((await queryAttendance(studio.owner, {})).items).toEqual([])
  })

  it('counts at least one person, and may count more than were booked', async () => {
    const { id } = await appointment()
    expect(await refusal(set({ bookingId: id, numberOfAttendees: 0 }))).toEqual([
      ['attendance.numberOfAttendees', 'MIN'],
    ])
    expect((await set({ bookingId: id, numberOfAttendees: 7 })).numberOfAttendees).toBe(7)
  })

  it('is told to the participants when the business asks for it, in its own words', async () => {
    const { id } = await appointment()
    await set({ bookingId: id, status: 'ATTENDED' })
    expect(studio.mails).toEqual([])
    for (const status of ['ATTENDED', 'NOT_ATTENDED', 'NOT_SET'] as const)
      await setAttendance(studio.owner, {
        attendance: { bookingId: id, status },
        participantNotification: { notifyParticipants: true, message: 'Come again!' },
      })
    expect(studio.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@example.com', 'Deep-tissue massage: thank you for coming'],
      ['ana@example.com', 'Deep-tissue massage: we missed you'],
      ['ana@example.com', 'Deep-tissue massage: your attendance is noted'],
    ])
    expect(studio.mails[0]?.text).toContain('Come again!')
    await setAttendance(studio.owner, {
      attendance: { bookingId: id },
      participantNotification: { notifyParticipants: false, message: 'Nobody reads this' },
    })
    expect(studio.mails).toHaveLength(3)
  })
})

describe('attendance of several bookings', () => {
  it('succeeds or fails each on its own', async () => {
    const { id } = await appointment()
    const result = await bulkSetAttendance(studio.owner, {
      attendanceDetails: [
        { attendance: { bookingId: id, status: 'ATTENDED' } },
        { attendance: { bookingId: 'nobody' } },
      ],
      returnFullEntity: true,
    })
    const { items } = await queryAttendance(studio.owner, {})
    expect(result).toEqual({
      results: [
        { itemMetadata: { id: items[0]?.id, originalIndex: 0, success: true }, item: items[0] },
        {
          itemMetadata: {
            originalIndex: 1,
            success: false,
            error: {
              code: 'BOOKING_NOT_FOUND',
              description: 'There is no booking with id nobody',
              data: { id: 'nobody' },
            },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    })
    const short = await bulkSetAttendance(studio.owner, {
      attendanceDetails: [{ attendance: { bookingId: id } }],
    })
    expect(short.results).toEqual([{ itemMetadata: { id: items[0]?.id, originalIndex: 0, success: true } }])
  })

  it('is between one and eight', async () => {
    const { id } = await appointment()
    const many = (length: number) => ({
      attendanceDetails: Array.from({ length }, () => ({ attendance: { bookingId: id } })),
    })
    expect(await refusal(bulkSetAttendance(studio.owner, many(0)))).toEqual([
      400,
      'ATTENDANCES_MISSING_IN_REQUEST',
    ])
    expect((await bulkSetAttendance(studio.owner, many(8))).bulkActionMetadata.totalSuccesses).toBe(8)
    expect(await refusal(bulkSetAttendance(studio.owner, many(9)))).toEqual([
      ['attendanceDetails', 'MAX_SIZE'],
    ])
    const ids = (length: number) => ({ attendanceIds: Array.from({ length }, (_, index) => `none-${index}`) })
    expect(await refusal(bulkDeleteAttendances(studio.owner, ids(0)))).toEqual([
      ['attendanceIds', 'MIN_SIZE'],
    ])
    expect((await bulkDeleteAttendances(studio.owner, ids(8))).bulkActionMetadata.totalFailures).toBe(8)
    expect(await refusal(bulkDeleteAttendances(studio.owner, ids(9)))).toEqual([
      ['attendanceIds', 'MAX_SIZE'],
    ])
  })
})

describe('deleted attendance', () => {
  it('is gone, and an event tells its id', async () => {
    const { id: bookingId } = await appointment()
    const { id } = await set({ bookingId, status: 'ATTENDED' })
    studio.events.length = 0
    await deleteAttendance(studio.owner, { attendanceId: id })
    expect(told(studio.events)).toEqual([
      { entityFqdn: 'wix.bookings.v2.attendance', slug: 'deleted', entityId: id },
    ])
    const missing = [404, 'ATTENDANCE_NOT_FOUND']
    expect(await refusal(getAttendance(studio.owner, { attendanceId: id }))).toEqual(missing)
    expect(await refusal(deleteAttendance(studio.owner, { attendanceId: id }))).toEqual(missing)
  })

  it('can be several at once', async () => {
    const { id: bookingId } = await appointment()
    const { id } = await set({ bookingId })
    expect(await bulkDeleteAttendances(studio.owner, { attendanceIds: [id, 'gone'] })).toEqual({
      results: [
        { itemMetadata: { id, originalIndex: 0, success: true } },
        {
          itemMetadata: {
            id: 'gone',
            originalIndex: 1,
            success: false,
            error: {
              code: 'ATTENDANCE_NOT_FOUND',
              description: 'There is no attendance with id gone',
              data: { id: 'gone' },
            },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    })
  })

  it('is the only change of attendance that an event tells', async () => {
    const { id: bookingId } = await appointment()
    studio.events.length = 0
    await set({ bookingId })
    await set({ bookingId, status: 'ATTENDED' })
    expect(studio.events).toEqual([])
  })
})

describe('attendance that is looked for', () => {
  it('belongs to the customer of the booking, who keeps it when they log in', async () => {
    const { id: bookingId } = await appointment()
    const { id } = await set({ bookingId, status: 'ATTENDED' })
    expect((await queryAttendance(studio.visitor, {})).items.map((one) => one.id)).toEqual([id])
    expect((await queryAttendance(studio.otherVisitor, {})).items).toEqual([])
    expect(await refusal(getAttendance(studio.otherVisitor, { attendanceId: id }))).toEqual([
      404,
      'ATTENDANCE_NOT_FOUND',
    ])
    studio.run({ kind: 'owner' }, (context) => {
      transferBookings(context, 'visitor-1', 'member-1')
      transferAttendances(context, 'visitor-1', 'member-1')
    })
    expect((await queryAttendance(studio.visitor, {})).items).toEqual([])
    const count = async (filter = {}) =>
      studio.post('/bookings/bookings-attendance/count', { filter }, 'member-1')
    expect(await count()).toEqual({ count: 1 })
    expect(await count({ status: 'NOT_ATTENDED' })).toEqual({ count: 0 })
  })

  it('is counted for the member who calls alone', async () => {
    expect(await refusal(countAttendances(studio.visitor, {}))).toEqual([403, 'FORBIDDEN'])
    expect(await refusal(countAttendances(studio.owner, {}))).toEqual([403, 'FORBIDDEN'])
  })

  it.each([
    ['the status', { status: 'ATTENDED' as const }, [1]],
    ['the number', { numberOfAttendees: { $gt: 1 } }, [0]],
    ['another number', { numberOfAttendees: { $lte: 2 } }, [0, 1]],
    ['nothing', {}, [0, 1]],
  ])('can be filtered by %s', async (_, filter, expected) => {
    const ids: string[] = []
    for (const [time, attendance] of [
      ['09:00', { status: 'NOT_ATTENDED', numberOfAttendees: 2 }],
      ['15:00', { status: 'ATTENDED' }],
    ] as const) {
      const { id: bookingId } = await massageAt(`2026-05-07T${time}:00`)
      ids.push((await set({ bookingId, ...attendance })).id)
    }
    const { items } = await queryAttendance(studio.owner, { filter, sort: [{ fieldName: 'id' }] })
    expect(items.map(({ id }) => ids.indexOf(id)).sort()).toEqual(expected)
  })

  it('is reached by the paths without the word bookings-attendance, too', async () => {
    const { id: bookingId } = await appointment()
    const { attendance } = (await studio.post(
      '/bookings/v2/attendance/set',
      { attendance: { bookingId, status: 'ATTENDED' } },
      'owner',
    )) as { attendance: { _id?: string; id?: string } }
    expect(await studio.post('/bookings/v2/attendance/query', { query: {} }, 'visitor-1')).toMatchObject({
      attendances: [attendance],
    })
  })
})

describe('the number of bookings', () => {
  it('is that of the customer, and of all to the business', async () => {
    const seeded = await countExtendedBookings(studio.owner, {})
    const seededConfirmed = await countExtendedBookings(studio.owner, { filter: { status: 'CONFIRMED' } })
    const first = await massageAt('2026-05-07T09:00:00')
    await massageAt('2026-05-07T11:00:00')
    await book(studio.otherVisitor, slotOf(massage, '2026-05-07T15:00:00'))
    await confirmBooking(studio.owner, { bookingId: first.id, revision: '1' })
    expect(await countExtendedBookings(studio.visitor, {})).toBe(2)
    expect(await countExtendedBookings(studio.otherVisitor, {})).toBe(1)
    expect(await countExtendedBookings(studio.owner, {})).toBe(seeded + 3)
    expect(await countExtendedBookings(studio.owner, { filter: { status: 'CONFIRMED' } })).toBe(
      seededConfirmed + 1,
    )
    await cancelBooking(studio.owner, { bookingId: first.id, revision: '2' })
    expect(await countExtendedBookings(studio.visitor, { filter: { status: 'CONFIRMED' } })).toBe(0)
  })

  it('refuses a filter by what is not a field', async () => {
    const call = countExtendedBookings(studio.owner, { filter: { colour: 'red' } as object })
    expect(await refusal(call)).toEqual([['filter.colour', 'FIELD_NOT_ALLOWED']])
  })
})
