import {
  type Booking,
  type BookingPolicy,
  cancelBooking,
  cancelMultiServiceBooking,
  confirmBooking,
  createMultiServiceBooking,
  getAnonymousActionToken,
  getAnonymousActionTokenForMultiServiceBooking,
  markBookingAsPending,
  rescheduleBooking,
  setAttendance,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { notify } from '../../src/bookings/booking/booking-notice.ts'
import { services } from '../../src/bookings/services/service.ts'
import {
  ana,
  book,
  consultation,
  course,
  massage,
  numberOf,
  osteopathy,
  slotOf,
  wordsOf,
} from './bookings.ts'
import { serviceId } from '../../src/bookings/seed/studio.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const begin = '2026-05-07T11:00:00'
const named = ({ id: bookingId, revision = '' }: Booking) => ({ bookingId, revision })

/** The lines of the calendar file of the last mail, each put together again. */
const calendar = (): string[] => {
  const { attachments = [] } = studio.mails.at(-1)!
  expect(attachments).toHaveLength(1)
  return attachments[0]!.content.replaceAll('\r\n ', '').split('\r\n')
}
const value = (name: string, lines: readonly string[] = calendar()): string[] =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))

const setPolicy = (parts: Partial<BookingPolicy>): void =>
  studio.run({ kind: 'owner' }, ({ state }) => {
    const kept = state.in(services).get(massage)!
    const bookingPolicy = { ...kept.bookingPolicy!, ...parts, revision: '77' }
    state.in(services).put({ ...kept, bookingPolicy })
  })

describe('the calendar file of a booking', () => {
  it('holds the session, its place, the business, the customer and the link', async () => {
    const made = await book(studio.owner, slotOf(massage, begin))
    const token = await getAnonymousActionToken(studio.owner, { bookingId: made.id })
    const link = `http://127.0.0.1:4600/pages/bookings/${token}`
    const mail = studio.mails.at(-1)!
    expect(mail.link).toBe(link)
    expect(mail.attachments?.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
      ['booking.ics', 'text/calendar; charset=utf-8; method=REQUEST'],
    ])
    expect(calendar().map((line) => line.replace('Thursday\\, ', 'Thursday '))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Frontdesk//Emulator//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      `UID:${made.id}@frontdesk`,
      'DTSTAMP:20260504T070000Z',
      'SEQUENCE:2',
      'DTSTART:20260507T100000Z',
      'DTEND:20260507T110000Z',
      'SUMMARY:Deep-tissue massage',
      'LOCATION:Harbour Studio\\, Alcântara\\, Rua da Cozinha Económica 11\\, 1300-149 Lisboa\\, Portugal',
      'DESCRIPTION:When: Thursday 7 May 2026 at 11:00 (Lisbon\\, GMT+1)\\nWith: Inês Carvalho\\n' +
        `Where: Harbour Studio\\, Alcântara\\n${link}`,
      `URL:${link}`,
      'ORGANIZER;CN="Harbour Studio":mailto:hello@harbour.example',
      'ATTENDEE;CN="Ana";PARTSTAT=ACCEPTED:mailto:ana@example.com',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has no line of more than 75 bytes, and breaks none inside a letter', async () => {
    const made = await book(studio.owner, slotOf(massage, begin), {
      contactDetails: { ...ana, lastName: 'Ñandú-'.repeat(14) },
    })
    expect(made.status).toBe('CONFIRMED')
    const lines = studio.mails.at(-1)!.attachments![0]!.content.split('\r\n')
    const lengths = lines.map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(73)
    expect(lines.join('')).not.toContain('\uFFFD')
    expect(calendar().join('\n')).toContain(`CN="Ana ${'Ñandú-'.repeat(14)}"`)
  })

  it('keeps names from breaking out of their line', async () => {
    const lastName = 'Reis"\r\nATTENDEE:mailto:eve@example.com'
    await book(studio.owner, slotOf(massage, begin), { contactDetails: { ...ana, lastName } })
    const attendees = calendar().filter((line) => line.startsWith('ATTENDEE'))
    expect(attendees).toEqual([
      'ATTENDEE;CN="Ana ReisATTENDEE:mailto:eve@example.com";PARTSTAT=ACCEPTED:mailto:ana@example.com',
    ])
  })

  it('keeps its id and counts up when the booking moves and when it is canceled', async () => {
    const made = await book(studio.owner, slotOf(massage, begin))
    const files = [calendar()]
    const slot = slotOf(massage, '2026-05-14T15:00:00').slot!
    const moved = await rescheduleBooking(studio.owner, { ...named(made), slot })
    files.push(calendar())
    await cancelBooking(studio.owner, named(moved))
    files.push(calendar())
    const seen = (name: string) => files.flatMap((lines) => value(name, lines))
    expect(new Set(seen('UID'))).toEqual(new Set([`${made.id}@frontdesk`]))
    expect(seen('SEQUENCE')).toEqual(['2', '3', '4'])
    expect(seen('METHOD')).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect(seen('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
    expect(seen('DTSTART')).toEqual(['20260507T100000Z', '20260514T140000Z', '20260514T140000Z'])
    expect(studio.mails.at(-1)?.attachments?.[0]?.contentType).toBe(
      'text/calendar; charset=utf-8; method=CANCEL',
    )
  })

  it('is tentative while the business looks at the booking', async () => {
    const asked = await book(studio.visitor, slotOf(osteopathy, '2026-05-07T10:00:00'))
    await markBookingAsPending(studio.owner, named(asked))
    expect([value('STATUS'), value('METHOD')]).toEqual([['TENTATIVE'], ['REQUEST']])
  })

  it('names the moment, whatever the clocks of the business do', async () => {
    studio.setClock('2026-09-20T07:00:00.000Z')
    // The clocks of Lisbon go back on 25 October 2026.
    await book(studio.owner, slotOf(massage, '2026-10-22T11:00:00'))
    expect(value('DTSTART')).toEqual(['20261022T100000Z'])
    await book(studio.owner, slotOf(massage, '2026-10-29T11:00:00'))
    expect(value('DTSTART')).toEqual(['20261029T110000Z'])
  })

  it('has every session of a course, each with an id of its own', async () => {
    const made = await book(studio.owner, { schedule: { scheduleId: course } })
    const starts = value('DTSTART')
    expect(starts.length).toBeGreaterThan(1)
    expect(starts[0]).toBe(made.startDate!.toISOString().replace(/\.000|[-:]/g, ''))
    expect(value('UID')).toEqual(starts.map((start) => `${made.id}-${start}@frontdesk`))
    expect(value('SUMMARY')).toEqual(starts.map(() => made.bookedEntity!.title))
  })

  it('is left out when the session is over', async () => {
    const made = await book(studio.owner, slotOf(massage, begin))
    const participantNotification = { notifyParticipants: true }
    const attendance = { bookingId: made.id, status: 'ATTENDED' } as const
    studio.setClock('2026-05-07T10:59:59.999Z')
    await setAttendance(studio.owner, { attendance, participantNotification })
    expect(value('SEQUENCE')).toEqual(['2'])
    studio.setClock('2026-05-07T11:00:00.000Z')
    await setAttendance(studio.owner, { attendance, participantNotification })
    expect(studio.mails.at(-1)?.attachments).toBeUndefined()
    expect(studio.mails).toHaveLength(3)
  })
})

describe('the rule of a cancellation in a mail', () => {
  const fee = {
    enabled: true,
    cancellationWindows: [
      { startInMinutes: 2_880, percentage: '50' },
      { startInMinutes: 1_440, amount: { value: '30', currency: 'EUR' } },
    ],
  }
  const wednesday = 'Wednesday 6 May 2026 at 11:00 (Lisbon, GMT+1)'

  it.each([
    [
      'a limit',
      {
        cancellationPolicy: {
          enabled: true,
          limitLatestCancellation: true,
          latestCancellationInMinutes: 1_440,
        },
      },
      `You can cancel it until ${wednesday}.`,
    ],
    [
      'no limit',
      { cancellationPolicy: { enabled: true, limitLatestCancellation: false } },
      'You can cancel it until it begins.',
    ],
    ['no cancellation', { cancellationPolicy: { enabled: false } }, 'It cannot be cancelled online.'],
    [
      'fees',
      { cancellationPolicy: { enabled: true }, cancellationFeePolicy: fee },
      'You can cancel it until it begins. From Tuesday 5 May 2026 at 11:00 (Lisbon, GMT+1) on that costs 50 % of the ' +
        `price. From ${wednesday} on that costs €30.00.`,
    ],
    [
      'fees that are off',
      { cancellationPolicy: { enabled: true }, cancellationFeePolicy: { ...fee, enabled: false } },
      'You can cancel it until it begins.',
    ],
  ])('says what the policy says: %s', async (_, policy, rule) => {
    setPolicy(policy)
    const made = await book(studio.visitor, slotOf(massage, begin))
    await confirmBooking(studio.owner, named(made))
    const text = studio.mails.at(-1)!.text.replaceAll('day, ', 'day ')
    expect(text.split('\n\n').slice(-2)).toEqual([rule, 'Harbour Studio'])
  })

  it('is not in the mail about a canceled booking', async () => {
    const made = await book(studio.visitor, slotOf(massage, begin))
    await cancelBooking(studio.visitor, named(made))
    expect(studio.mails.at(-1)!.text).not.toContain('cancel it')
  })
})

describe('the link of a mail', () => {
  it('is that of the booking, for courses and classes too', async () => {
    const made = await book(studio.owner, { schedule: { scheduleId: course } })
    expect(made.bookedEntity?.schedule?.serviceId).toBe(serviceId(numberOf('first-steps-in-yoga')))
    const token = await getAnonymousActionToken(studio.owner, { bookingId: made.id })
    expect(studio.mails.at(-1)?.link).toBe(`http://127.0.0.1:4600/pages/bookings/${token}`)
  })
})

describe('the mail about bookings that were made together', () => {
  const visit = (participantNotification = {}) =>
    createMultiServiceBooking(studio.owner, {
      bookings: [
        { bookedEntity: slotOf(consultation, '2026-05-07T09:00:00') },
        { bookedEntity: slotOf(massage, '2026-05-07T09:20:00') },
      ].map((one) => ({ ...one, contactDetails: ana, totalParticipants: 1 })),
      participantNotification,
      returnFullEntity: true,
    })

  it('is one, with the facts of each and one calendar file', async () => {
    const { id, bookings: made = [] } = await visit({ notifyParticipants: true, message: 'Bring a towel' })
    const ids = made.map(({ bookingId }) => bookingId ?? '')
    const all = await getAnonymousActionTokenForMultiServiceBooking(studio.owner, {
      multiServiceBookingId: id,
    })
    const [first = '', second = ''] = await Promise.all(
      ids.map((bookingId) => getAnonymousActionToken(studio.owner, { bookingId })),
    )
    const page = 'http://127.0.0.1:4600/pages/bookings/'
    expect(studio.mails.map(wordsOf)).toEqual([
      {
        to: 'ana@example.com',
        subject: 'First consultation and Deep-tissue massage: your booking is confirmed',
        text: [
          'Hello Ana,',
          'First consultation and Deep-tissue massage: your booking is confirmed.',
          'First consultation\nWhen: Thursday 7 May 2026 at 09:00 (Lisbon, GMT+1)\nWith: Rui Mendes\n' +
            'Where: Harbour Studio, Alcântara',
          'Deep-tissue massage\nWhen: Thursday 7 May 2026 at 09:20 (Lisbon, GMT+1)\nWith: Inês Carvalho\n' +
            'Where: Harbour Studio, Alcântara',
          'First consultation\nYou can cancel it until Wednesday 6 May 2026 at 09:00 (Lisbon, GMT+1).',
          'Deep-tissue massage\nYou can cancel it until Wednesday 6 May 2026 at 09:20 (Lisbon, GMT+1).',
          'Bring a towel',
          'Harbour Studio',
        ].join('\n\n'),
      },
    ])
    expect(studio.mails[0]?.link).toBe(page + all)
    expect(value('METHOD')).toEqual(['REQUEST'])
    expect(value('UID')).toEqual(ids.map((id) => `${id}@frontdesk`))
    expect(value('SUMMARY')).toEqual(['First consultation', 'Deep-tissue massage'])
    expect(value('DTSTART')).toEqual(['20260507T080000Z', '20260507T082000Z'])
    expect(value('URL')).toEqual([page + first, page + second])
  })

  it('cancels both in one file', async () => {
    const { id } = await visit()
    studio.mails.length = 0
    await cancelMultiServiceBooking(studio.owner, { multiServiceBookingId: id })
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'First consultation and Deep-tissue massage: your booking is cancelled',
    ])
    expect([value('METHOD'), value('STATUS')]).toEqual([['CANCEL'], ['CANCELLED', 'CANCELLED']])
  })

  it('leaves out what was undone', () => {
    studio.run({ kind: 'owner' }, (context) => {
      const [kept] = context.state.in(bookings).all()
      const set = { ...kept!, status: 'CONFIRMED', multiServiceBookingInfo: { id: 'set-1' } }
      expect(() =>
        context.state.savepoint(() => {
          const moved = context.state.in(bookings).put({ ...set, status: 'CANCELED' })
          notify(context, moved, 'your booking is cancelled')
          throw new Error('undone')
        }),
      ).toThrow('undone')
    })
    expect(studio.mails).toEqual([])
  })
})
