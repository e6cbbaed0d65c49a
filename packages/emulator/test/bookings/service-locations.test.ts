import {
  type Booking,
  confirmBooking,
  createService,
  getAnonymousActionToken,
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  queryExtendedBookings,
  type Service,
  type ServiceLocation,
  setServiceLocations,
  type SetServiceLocationsInput,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { findCourse } from '../../src/bookings/availability/course.ts'
import { locationIds, staffIds } from '../../src/bookings/seed/studio.ts'
import { book, consultation, course, eveningSession, reformer, slotOf, wordsOf } from './bookings.ts'
import type { Mail } from '../../src/kernel/handler.ts'
import { footMassage, taiChi } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const { harbour, hill } = locationIds
const at = (id: string): ServiceLocation => ({ type: 'BUSINESS', business: { id } })
const elsewhere: ServiceLocation = {
  type: 'CUSTOM',
  custom: { address: { city: 'Sintra', country: 'PT' } },
}

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const set = (
  serviceId: string,
  locations: ServiceLocation[],
  more: Partial<SetServiceLocationsInput> = {},
): Promise<Service> => setServiceLocations(studio.owner, { serviceId, locations, ...more })

const moved = (id: string): Partial<SetServiceLocationsInput> => ({
  removedLocationSessionsAction: {
    action: 'MOVE_TO_LOCATION',
    moveToLocationOptions: { newLocation: at(id) },
  },
})
const kept: Partial<SetServiceLocationsInput> = {
  removedLocationSessionsAction: { action: 'KEEP_AT_CURRENT_LOCATION' },
}
const dropped: Partial<SetServiceLocationsInput> = { removedLocationSessionsAction: { action: 'DELETE' } }
const message = { participantNotification: { notifyParticipants: true, message: 'The roof leaks' } }

const bookingOf = async ({ id }: Booking): Promise<Booking | undefined> => {
  const { items } = await queryExtendedBookings(studio.owner, { filter: { id } })
  return items[0]?.booking
}

/** The times and places of a class in the weeks around a moment. */
const sessionsOf = async (serviceId: string, from = '2026-05-05', to = '2026-05-19'): Promise<unknown[]> => {
  const { items } = await listEventTimeSlots(studio.visitor, {
    serviceIds: [serviceId],
    fromLocalDate: `${from}T00:00:00`,
    toLocalDate: `${to}T00:00:00`,
    includeNonBookable: true,
  })
  return items.map(({ location }) => location?.id)
}

describe('the locations of a service', () => {
  it('are replaced: ids, names and addresses are filled in', async () => {
    const before = await createService(studio.owner, { service: footMassage })
    studio.events.length = 0
    const service = await set(before.id, [at(harbour), at(hill)])
    const all = await getService(studio.owner, { serviceId: before.id })
    expect(service).toEqual(all)
    expect(service).toEqual({ ...before, locations: service.locations, revision: '2' })
    expect(service.locations?.map(({ id, type, business }) => [id, type, business?.name])).toEqual([
      [harbour, 'BUSINESS', 'Harbour Studio, Alcântara'],
      [hill, 'BUSINESS', 'The Loft, Graça'],
    ])
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual([['updated', before.id]])
  })

  it('decide with whom and where an appointment is offered', async () => {
    const { id } = await createService(studio.owner, {
      service: { ...footMassage, staffMemberIds: [staffIds.ines, staffIds.marta] },
    })
    const places = async (): Promise<unknown> => {
      const { items } = await listAvailabilityTimeSlots(studio.visitor, {
        serviceId: id,
        fromLocalDate: '2026-05-05T00:00:00',
        toLocalDate: '2026-05-12T00:00:00',
      })
      return [...new Set(items.map(({ location }) => location?.id))].sort()
    }
    expect(await places()).toEqual([harbour, hill])
    await set(id, [at(hill)], kept)
    expect(await places()).toEqual([hill])
    await expect(
      book(studio.visitor, slotOf(id, '2026-05-07T11:00:00', staffIds.ines)),
    ).rejects.toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
    await set(id, [{ type: 'CUSTOMER' }], kept)
    expect(await places()).toEqual([harbour, hill])
  })

  it('are where a class is planned, wherever its staff work otherwise', async () => {
    const { id } = await createService(studio.owner, {
      service: taiChi('CLASS', { locations: [at(harbour)] }),
    })
    expect(await sessionsOf(id)).toEqual([harbour, harbour])
    const other = await createService(studio.owner, {
      service: taiChi('CLASS', { locations: [at(harbour), at(hill)] }),
    })
    expect(await sessionsOf(other.id)).toEqual([hill, hill])
  })
})

describe('a location that a service leaves', () => {
  it('keeps its sessions when they are to stay', async () => {
    const booking = await book(studio.visitor, { slot: { eventId: await eveningSession(studio.visitor) } })
    studio.events.length = 0
    await set(reformer, [at(hill)], { ...kept, ...message })
    expect(await bookingOf(booking)).toEqual(booking)
    expect(new Set(await sessionsOf(reformer))).toEqual(new Set([harbour]))
    expect([studio.events.length, studio.mails]).toEqual([1, []])
  })

  it('loses its future sessions to another location, and those who have booked are told when they are to be', async () => {
    const eventId = await eveningSession(studio.visitor)
    const told = await book(studio.visitor, { slot: { eventId } })
    studio.setClock('2026-05-13T07:00:00.000Z')
    studio.events.length = 0
    await set(reformer, [at(hill)], { ...moved(hill), ...message })
    expect(await sessionsOf(reformer, '2026-05-05', '2026-05-12')).toEqual(Array(5).fill(harbour))
    expect(await sessionsOf(reformer, '2026-05-14', '2026-05-21')).toEqual(Array(5).fill(hill))
    const booking = await bookingOf(told)
    expect(booking).toEqual({
      ...told,
      bookedEntity: {
        ...told.bookedEntity,
        slot: {
          ...told.bookedEntity?.slot,
          location: {
            id: hill,
            locationType: 'OWNER_BUSINESS',
            name: 'The Loft, Graça',
            formattedAddress: 'Rua da Graça 98, 1170-171 Lisboa, Portugal',
          },
        },
      },
      revision: '2',
      updatedDate: new Date('2026-05-13T07:00:00.000Z'),
    })
    const own = studio.mails.filter(({ to }) => to === 'ana@example.com')
    expect(own).toEqual([
      expect.objectContaining({
        subject: 'Reformer Pilates: your booking takes place at The Loft, Graça',
        text: expect.stringContaining('The roof leaks') as string,
      }),
    ])
    expect(studio.events.find(({ entityId }) => entityId === told.id)).toMatchObject({ slug: 'updated' })
  })

  it('loses its sessions in silence when nobody is to be told', async () => {
    await book(studio.visitor, { slot: { eventId: await eveningSession(studio.visitor) } })
    await set(reformer, [at(hill)], moved(hill))
    expect(studio.mails).toEqual([])
  })

  it('moves to a third location with the same sessions, and past ones stay where they were', async () => {
    studio.setClock('2026-05-13T07:00:00.000Z')
    await set(reformer, [at(hill)], moved(hill))
    studio.setClock('2026-05-20T07:00:00.000Z')
    await set(reformer, [at(harbour)], moved(harbour))
    expect(await sessionsOf(reformer, '2026-05-06', '2026-05-13')).toEqual(Array(5).fill(harbour))
    expect(await sessionsOf(reformer, '2026-05-14', '2026-05-20')).toEqual(Array(5).fill(hill))
    expect(await sessionsOf(reformer, '2026-05-21', '2026-05-28')).toEqual(Array(5).fill(harbour))
  })

  it('has no sessions when they are deleted, and their bookings are canceled', async () => {
    const booking = await book(studio.visitor, { slot: { eventId: await eveningSession(studio.visitor) } })
    await set(reformer, [{ type: 'CUSTOMER' }], { ...dropped, ...message })
    expect(await bookingOf(booking)).toMatchObject({ status: 'CANCELED' })
    expect(studio.mails.filter(({ to }) => to === 'ana@example.com')).toMatchObject([
      { subject: 'Reformer Pilates: your booking is cancelled' },
    ])
  })

  it('takes the appointments along or cancels them; those at other locations stay', async () => {
    const harbourTime = slotOf(consultation, '2026-05-07T09:00:00', staffIds.rui)
    const hillTime = slotOf(consultation, '2026-05-08T11:00:00', staffIds.marta)
    const [gone, stays] = [await book(studio.visitor, harbourTime), await book(studio.visitor, hillTime)]
    await set(consultation, [at(hill)], dropped)
    expect((await bookingOf(gone))?.status).toBe('CANCELED')
    expect(await bookingOf(stays)).toEqual(stays)
  })

  it('takes a course along, or ends it', async () => {
    const { id = '' } = findCourse(studio.state, course) ?? {}
    const booking = await book(studio.visitor, { schedule: { scheduleId: course } })
    const before = await getService(studio.owner, { serviceId: id })
    const there = await set(id, [at(harbour)], moved(harbour))
    expect(there.schedule).toEqual(before.schedule)
    expect((await bookingOf(booking))?.bookedEntity?.schedule?.location?.id).toBe(harbour)
    const ended = await set(id, [at(hill)], dropped)
    expect((await bookingOf(booking))?.status).toBe('CANCELED')
    // The course is planned anew, at the locations that it has now.
    expect(ended.schedule?.firstSessionStart).not.toEqual(before.schedule?.firstSessionStart)
  })

  it('keeps the past sessions of a course that is ended', async () => {
    const { id = '', schedule } = findCourse(studio.state, course) ?? {}
    const { firstSessionStart = new Date(0) } = schedule ?? {}
    studio.setClock(new Date(+firstSessionStart + 24 * 60 * 60_000).toISOString())
    const ended = await set(id, [at(harbour)], dropped)
    expect(ended.schedule).toEqual({
      ...schedule,
      lastSessionEnd: new Date(+firstSessionStart + 75 * 60_000),
    })
  })

  it.each([
    ['no action', {}, 'removedLocationSessionsAction.action', 'REQUIRED_FIELD'],
    [
      'no action, but a place to move to',
      { removedLocationSessionsAction: { moveToLocationOptions: { newLocation: at(hill) } } },
      'removedLocationSessionsAction.action',
      'REQUIRED_FIELD',
    ],
    [
      'no place to move to',
      { removedLocationSessionsAction: { action: 'MOVE_TO_LOCATION' } },
      'removedLocationSessionsAction.moveToLocationOptions.newLocation',
      'REQUIRED_FIELD',
    ],
    [
      'a place that is none of the locations',
      moved(harbour),
      'removedLocationSessionsAction.moveToLocationOptions.newLocation',
      'VALIDATION',
    ],
    [
      'a place that the business does not have',
      {
        removedLocationSessionsAction: {
          action: 'MOVE_TO_LOCATION',
          moveToLocationOptions: { newLocation: elsewhere },
        },
      },
      'removedLocationSessionsAction.moveToLocationOptions.newLocation',
      'VALIDATION',
    ],
    [
      'a place to move to with another action',
      {
        removedLocationSessionsAction: {
          action: 'DELETE',
          moveToLocationOptions: { newLocation: at(hill) },
        },
      },
      'removedLocationSessionsAction.moveToLocationOptions',
      'FIELD_NOT_ALLOWED',
    ],
  ] as [string, Partial<SetServiceLocationsInput>, string, string][])(
    'is refused with %s, and nothing changes',
    async (_, more, field, rule) => {
      const before = await getService(studio.owner, { serviceId: reformer })
      expect(await refusal(set(reformer, [at(hill)], more))).toEqual([[field, rule]])
      expect(await getService(studio.owner, { serviceId: reformer })).toEqual(before)
    },
  )

  it('needs no action when it is the place that customers name', async () => {
    const { id } = await createService(studio.owner, {
      service: { ...footMassage, locations: [at(harbour), { type: 'CUSTOMER' }] },
    })
    expect((await set(id, [at(harbour)])).locations).toHaveLength(1)
  })

  it('needs an action when it is a place of the service alone', async () => {
    const { id, locations } = await createService(studio.owner, {
      service: { ...footMassage, locations: [at(harbour), elsewhere] },
    })
    expect(await refusal(set(id, [at(harbour)]))).toEqual([
      ['removedLocationSessionsAction.action', 'REQUIRED_FIELD'],
    ])
    expect((await set(id, locations ?? [])).locations).toEqual(locations)
  })
})

describe('locations that a service cannot have', () => {
  it.each([
    ['an unknown one', [at('gone')], [['locations.0.business', 'INVALID_BUSINESS_LOCATION']]],
    ['one twice', [at(hill), at(hill)], [['locations', 'INVALID_BUSINESS_LOCATIONS']]],
    ['none', [], [['locations', 'MIN_SIZE']]],
    [
      'a place of its own without an address',
      [{ type: 'CUSTOM' as const }],
      [['locations.0.custom', 'INVALID_CUSTOM_LOCATION']],
    ],
  ])('are refused: %s', async (_, locations, violations) => {
    expect(await refusal(set(consultation, locations, kept))).toEqual(violations)
  })

  it('are refused for a service that does not exist, and to customers', async () => {
    expect(await refusal(set('gone', [at(hill)]))).toEqual([404, 'NOT_FOUND'])
    expect(
      await refusal(setServiceLocations(studio.visitor, { serviceId: reformer, locations: [at(hill)] })),
    ).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the mail about a session that the business moves or cancels', () => {
  /** The mails to Ana: those to others are about the seed. */
  const toAna = (): Mail[] => studio.mails.filter(({ to }) => to === 'ana@example.com')
  /** The lines of the calendar file of her mail that tell what has become of the session. */
  const calendar = (): string[] => {
    const [file] = toAna()[0]!.attachments ?? []
    const lines = file!.content.replaceAll('\r\n ', '').split('\r\n')
    return lines.filter((line) => /^(METHOD|SUMMARY|LOCATION|DTSTART|STATUS|SEQUENCE|URL):/.test(line))
  }
  const bookSession = async (): Promise<{ booking: Booking; link: string }> => {
    const booking = await book(studio.visitor, { slot: { eventId: await eveningSession(studio.visitor) } })
    await confirmBooking(studio.owner, { bookingId: booking.id, revision: booking.revision ?? '' })
    studio.mails.length = 0
    const token = await getAnonymousActionToken(studio.owner, { bookingId: booking.id })
    return { booking, link: `http://127.0.0.1:4600/pages/bookings/${token}` }
  }

  it('names the service, the day and time with its zone, the new place, the staff and the rule', async () => {
    const { link } = await bookSession()
    await set(reformer, [at(hill)], { ...moved(hill), ...message })
    expect(toAna().map((mail) => [wordsOf(mail), mail.link])).toEqual([
      [
        {
          to: 'ana@example.com',
          subject: 'Reformer Pilates: your booking takes place at The Loft, Graça',
          text: [
            'Hello Ana,',
            'Reformer Pilates: your booking takes place at The Loft, Graça.',
            'When: Tuesday 26 May 2026 at 19:00 (Lisbon, GMT+1)\nWith: Jonas Lindqvist\nWhere: The Loft, Graça',
            'You can cancel it until Tuesday 26 May 2026 at 15:00 (Lisbon, GMT+1).',
            'The roof leaks',
            'Harbour Studio',
          ].join('\n\n'),
        },
        link,
      ],
    ])
    expect(calendar()).toEqual([
      'METHOD:REQUEST',
      'SEQUENCE:3',
      'DTSTART:20260526T180000Z',
      'SUMMARY:Reformer Pilates',
      'LOCATION:The Loft\\, Graça\\, Rua da Graça 98\\, 1170-171 Lisboa\\, Portugal',
      `URL:${link}`,
      'STATUS:CONFIRMED',
    ])
  })

  it('names what is canceled, without a rule, and takes it off the calendar', async () => {
    const { link } = await bookSession()
    await set(reformer, [{ type: 'CUSTOMER' }], { ...dropped, ...message })
    expect(toAna().map((mail) => [wordsOf(mail), mail.link])).toEqual([
      [
        {
          to: 'ana@example.com',
          subject: 'Reformer Pilates: your booking is cancelled',
          text: [
            'Hello Ana,',
            'Reformer Pilates: your booking is cancelled.',
            'When: Tuesday 26 May 2026 at 19:00 (Lisbon, GMT+1)\nWith: Jonas Lindqvist\n' +
              'Where: Harbour Studio, Alcântara',
            'The roof leaks',
            'Harbour Studio',
          ].join('\n\n'),
        },
        link,
      ],
    ])
    expect(calendar()).toEqual([
      'METHOD:CANCEL',
      'SEQUENCE:3',
      'DTSTART:20260526T180000Z',
      'SUMMARY:Reformer Pilates',
      'LOCATION:Harbour Studio\\, Alcântara\\, Rua da Cozinha Económica 11\\, 1300-149 Lisboa\\, Portugal',
      `URL:${link}`,
      'STATUS:CANCELLED',
    ])
  })
})
