import {
  assignWorkingHoursSchedule,
  bookingsAppId,
  bulkCreateCalendarEvents,
  businessScheduleExternalId,
  type CalendarEvent,
  cancelCalendarEvent,
  createCalendarEvent,
  createService,
  createStaffMember,
  deleteStaffMember,
  getCalendarEvent,
  getCalendarSchedule,
  getStaffMember,
  listAvailabilityTimeSlots,
  type NewCalendarEvent,
  queryCalendarEvents,
  queryCalendarSchedules,
  updateCalendarEvent,
} from '@frontdesk/bookings'
import { pages } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  businessScheduleId,
  locationIds,
  openingHoursId,
  staffEventId,
  staffIds,
  staffMemberId,
  staffScheduleId,
} from '../../src/bookings/seed/studio.ts'
import { book, massage, slotOf, told } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const unknown = '00000000-0000-4000-8000-999999999999'
const fqdn = 'wix.calendar.v3.event'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

/** The local times at which an appointment can begin on a day. */
const startsOn = async (serviceId: string, date: string): Promise<string[]> => {
  const { items } = await listAvailabilityTimeSlots(studio.visitor, {
    serviceId,
    fromLocalDate: `${date}T00:00:00`,
    toLocalDate: `${date}T23:59:59`,
    bookable: true,
  })
  return items.map(({ localStartDate = '' }) => localStartDate.slice(11, 16))
}

interface Setting {
  readonly serviceId: string
  readonly staffMemberId: string
  readonly resourceId: string
  readonly scheduleId: string
}

/** A new staff member who gives a service of an hour, and works while the business is open. */
const employ = async (locations?: readonly string[]): Promise<Setting> => {
  const { id: staffMemberId, resource } = await createStaffMember(studio.owner, {
    staffMember: { name: 'Ana Lopes' },
    fields: ['RESOURCE_DETAILS'],
  })
  const resourceId = resource!.id!
  const { id: serviceId } = await createService(studio.owner, {
    service: {
      type: 'APPOINTMENT',
      name: 'Foot massage',
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
      staffMemberIds: [resourceId],
      ...(locations && { locations: locations.map((id) => ({ type: 'BUSINESS', business: { id } })) }),
    },
  })
  return { serviceId, staffMemberId, resourceId, scheduleId: resource!.eventsSchedule!.id! }
}

const hoursOn = (
  scheduleId: string,
  date: string,
  day: string,
  opens = '09:00:00',
  closes = '11:00:00',
): NewCalendarEvent => ({
  scheduleId,
  type: 'WORKING_HOURS',
  start: { localDate: `${date}T${opens}` },
  end: { localDate: `${date}T${closes}` },
  recurrenceRule: { frequency: 'WEEKLY', days: [day] },
})

const dayOff = (scheduleId: string, from: string, to: string): NewCalendarEvent => ({
  scheduleId,
  title: 'Day off',
  start: { localDate: from },
  end: { localDate: to },
})

describe('the schedules of the calendar', () => {
  it('are that of the business and those of the staff', async () => {
    const { items } = await queryCalendarSchedules(studio.owner, {
      filter: { externalId: businessScheduleExternalId },
    })
    const created = new Date('2026-02-03T07:00:00.000Z')
    expect(items).toEqual([
      {
        id: businessScheduleId,
        appId: bookingsAppId,
        externalId: businessScheduleExternalId,
        name: 'Opening hours',
        timeZone: 'Europe/Lisbon',
        businessTimeZoneEnabled: true,
        status: 'ACTIVE',
        createdDate: created,
        updatedDate: created,
        revision: '1',
      },
    ])
    expect(await getCalendarSchedule(studio.owner, { scheduleId: businessScheduleId })).toEqual(items[0])
    expect(await getCalendarSchedule(studio.owner, { scheduleId: staffScheduleId(1) })).toMatchObject({
      externalId: staffIds.ines,
      name: 'Inês Carvalho',
    })
    expect(await refusal(getCalendarSchedule(studio.owner, { scheduleId: unknown }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('are active ones unless the filter asks for others', async () => {
    const names = async (filter: object): Promise<unknown[]> => {
      const found: unknown[] = []
      const input = { filter, cursorPaging: { limit: 1 } }
      for await (const { name } of pages(queryCalendarSchedules, studio.owner, input)) found.push(name)
      return found
    }
    expect(await names({ externalId: { $in: [staffIds.ines, staffIds.rui] } })).toEqual([
      'Inês Carvalho',
      'Rui Mendes',
    ])
    await deleteStaffMember(studio.owner, { staffMemberId: staffMemberId(2) })
    expect(await names({ externalId: staffIds.rui })).toEqual([])
    expect(await names({ status: 'CANCELLED' })).toEqual(['Rui Mendes'])
    // The schedules of the business, of four staff members and of three rooms.
    expect(await names({ status: { $in: ['ACTIVE', 'CANCELLED'] } })).toHaveLength(8)
  })

  it('are for the business alone, and so are the events', async () => {
    for (const call of [
      queryCalendarSchedules(studio.visitor, {}),
      getCalendarSchedule(studio.visitor, { scheduleId: businessScheduleId }),
      queryCalendarEvents(studio.visitor, {}),
      getCalendarEvent(studio.visitor, { eventId: openingHoursId(1) }),
      createCalendarEvent(studio.visitor, { event: dayOff(staffScheduleId(1), '', '') }),
      bulkCreateCalendarEvents(studio.visitor, { events: [{ event: dayOff(staffScheduleId(1), '', '') }] }),
      updateCalendarEvent(studio.visitor, { event: { id: openingHoursId(1), revision: '1' } }),
      cancelCalendarEvent(studio.visitor, { eventId: openingHoursId(1) }),
      assignWorkingHoursSchedule(studio.visitor, {
        staffMemberId: staffMemberId(1),
        scheduleId: businessScheduleId,
      }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
  })
})

describe('working hours', () => {
  it('are those of the business until a staff member gets their own', async () => {
    const { serviceId, staffMemberId: id, scheduleId, resourceId } = await employ()
    // The business is open from 10 to 18 o'clock, from Monday to Friday.
    expect(await startsOn(serviceId, '2026-05-11')).toEqual([
      ...['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30'],
      ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'],
    ])
    expect(await startsOn(serviceId, '2026-05-16')).toEqual([])

    const { resource } = await assignWorkingHoursSchedule(studio.owner, {
      staffMemberId: id,
      scheduleId,
      fields: ['RESOURCE_DETAILS'],
    })
    expect(resource).toEqual({
      id: resourceId,
      workingHoursSchedules: [{ id: scheduleId, shared: false }],
      eventsSchedule: { id: scheduleId },
      usesDefaultWorkingHours: false,
      revision: '2',
    })
    // The staff member has a schedule of their own now, and no working hours in it yet.
    expect(await startsOn(serviceId, '2026-05-11')).toEqual([])
    await createCalendarEvent(studio.owner, { event: hoursOn(scheduleId, '2026-05-16', 'SATURDAY') })
    expect(await startsOn(serviceId, '2026-05-16')).toEqual(['09:00', '09:30', '10:00'])
    expect(await startsOn(serviceId, '2026-05-23')).toEqual(['09:00', '09:30', '10:00'])
    expect(await startsOn(serviceId, '2026-05-09')).toEqual([])
    expect(await startsOn(serviceId, '2026-05-17')).toEqual([])
    expect(await startsOn(serviceId, '2026-05-11')).toEqual([])

    // The hours of the business come back.
    await assignWorkingHoursSchedule(studio.owner, { staffMemberId: id, scheduleId: businessScheduleId })
    expect(await startsOn(serviceId, '2026-05-16')).toEqual([])
    expect((await startsOn(serviceId, '2026-05-11'))[0]).toBe('10:00')
    expect(
      (await getStaffMember(studio.owner, { staffMemberId: id, fields: ['RESOURCE_DETAILS'] })).resource,
    ).toMatchObject({ usesDefaultWorkingHours: true, revision: '3' })
  })

  it('are assigned from the own schedule or from that of the business alone', async () => {
    const assign = (id: string, scheduleId: string): Promise<unknown> =>
      assignWorkingHoursSchedule(studio.owner, { staffMemberId: id, scheduleId })
    const refused = [['scheduleId', 'VALIDATION']]
    expect(await refusal(assign(staffMemberId(1), staffScheduleId(2)))).toEqual(refused)
    expect(await refusal(assign(staffMemberId(1), unknown))).toEqual(refused)
    expect(await refusal(assign(unknown, businessScheduleId))).toEqual([404, 'NOT_FOUND'])
  })

  it('say where somebody works', async () => {
    const { serviceId, staffMemberId: id, scheduleId } = await employ([locationIds.harbour, locationIds.hill])
    await assignWorkingHoursSchedule(studio.owner, { staffMemberId: id, scheduleId })
    const at = async (date: string): Promise<unknown[]> => {
      const { items } = await listAvailabilityTimeSlots(studio.visitor, {
        serviceId,
        fromLocalDate: `${date}T00:00:00`,
        toLocalDate: `${date}T23:59:59`,
      })
      return items.map(({ location, localStartDate }) => [localStartDate?.slice(11, 16), location?.id])
    }
    const location = { type: 'BUSINESS', id: locationIds.hill }
    const hill = await createCalendarEvent(studio.owner, {
      event: { ...hoursOn(scheduleId, '2026-05-11', 'MONDAY', '09:00:00', '10:00:00'), location },
    })
    expect(hill.location).toEqual({
      id: locationIds.hill,
      type: 'BUSINESS',
      name: 'The Loft, Graça',
      address: 'Rua da Graça 98, 1170-171 Lisboa, Portugal',
    })
    expect(await at('2026-05-11')).toEqual([['09:00', locationIds.hill]])
    // Hours without a place hold at every location of the service.
    await createCalendarEvent(studio.owner, {
      event: hoursOn(scheduleId, '2026-05-12', 'TUESDAY', '09:00:00', '10:00:00'),
    })
    expect(await at('2026-05-12')).toEqual([
      ['09:00', locationIds.harbour],
      ['09:00', locationIds.hill],
    ])
  })

  it('change with their series, or on one day alone', async () => {
    const { serviceId, staffMemberId: id, scheduleId } = await employ()
    await assignWorkingHoursSchedule(studio.owner, { staffMemberId: id, scheduleId })
    const master = await createCalendarEvent(studio.owner, {
      event: hoursOn(scheduleId, '2026-05-11', 'MONDAY'),
    })
    const instance = `${master.id}_20260518`
    studio.events.length = 0

    // One Monday is shorter.
    const shorter = await updateCalendarEvent(studio.owner, {
      event: { id: instance, revision: '1', end: { localDate: '2026-05-18T10:00:00' } },
    })
    expect(shorter).toMatchObject({
      id: instance,
      recurrenceType: 'EXCEPTION',
      recurringEventId: master.id,
      start: { localDate: '2026-05-18T09:00:00' },
      end: { localDate: '2026-05-18T10:00:00' },
      revision: '2',
    })
    expect(told(studio.events)).toMatchObject([{ entityFqdn: fqdn, slug: 'updated', entityId: instance }])
    expect(await startsOn(serviceId, '2026-05-18')).toEqual(['09:00'])
    expect(await startsOn(serviceId, '2026-05-25')).toEqual(['09:00', '09:30', '10:00'])

    // Another one is off; nobody is told of a single day.
    studio.events.length = 0
    const off = await cancelCalendarEvent(studio.owner, { eventId: `${master.id}_20260525` })
    expect(off).toMatchObject({ status: 'CANCELLED', recurrenceType: 'EXCEPTION' })
    expect(studio.events).toEqual([])
    expect(await startsOn(serviceId, '2026-05-25')).toEqual([])
    expect(await refusal(cancelCalendarEvent(studio.owner, { eventId: off.id }))).toEqual([
      428,
      'EVENT_ALREADY_CANCELLED',
    ])

    // The series moves to the afternoon; the exceptions stay.
    await updateCalendarEvent(studio.owner, {
      event: {
        id: master.id,
        revision: '1',
        start: { localDate: '2026-05-11T14:00:00' },
        end: { localDate: '2026-05-11T15:00:00' },
      },
    })
    expect(await startsOn(serviceId, '2026-05-11')).toEqual(['14:00'])
    expect(await startsOn(serviceId, '2026-05-18')).toEqual(['09:00'])
    expect(await startsOn(serviceId, '2026-05-25')).toEqual([])

    // On another day of the week the series has no such exceptions any more.
    await updateCalendarEvent(studio.owner, {
      event: { id: master.id, revision: '2', recurrenceRule: { frequency: 'WEEKLY', days: ['TUESDAY'] } },
    })
    expect(await startsOn(serviceId, '2026-05-18')).toEqual([])
    expect(await startsOn(serviceId, '2026-05-19')).toEqual(['14:00'])
    expect(await refusal(getCalendarEvent(studio.owner, { eventId: instance }))).toEqual([404, 'NOT_FOUND'])

    studio.events.length = 0
    const cancelled = await cancelCalendarEvent(studio.owner, { eventId: master.id })
    expect(cancelled).toMatchObject({ status: 'CANCELLED', revision: '4' })
    expect(told(studio.events)).toMatchObject([
      { entityFqdn: fqdn, slug: 'cancelled', entity: { event: { id: master.id, status: 'CANCELLED' } } },
    ])
    expect(await startsOn(serviceId, '2026-05-19')).toEqual([])
    expect(
      await refusal(updateCalendarEvent(studio.owner, { event: { id: master.id, revision: '4' } })),
    ).toEqual([428, 'EVENT_ALREADY_CANCELLED'])
  })

  it('repeat each second week until an end', async () => {
    const { serviceId, staffMemberId: id, scheduleId } = await employ()
    await assignWorkingHoursSchedule(studio.owner, { staffMemberId: id, scheduleId })
    await createCalendarEvent(studio.owner, {
      event: {
        ...hoursOn(scheduleId, '2026-05-09', 'MONDAY', '09:00:00', '10:00:00'),
        recurrenceRule: {
          frequency: 'WEEKLY',
          interval: 2,
          days: ['MONDAY'],
          until: { localDate: '2026-06-08T09:00:00' },
        },
      },
    })
    const mondays = ['2026-05-11', '2026-05-18', '2026-05-25', '2026-06-01', '2026-06-08', '2026-06-22']
    const starts: string[] = []
    for (const date of mondays) if ((await startsOn(serviceId, date)).length) starts.push(date)
    expect(starts).toEqual(['2026-05-11', '2026-05-25', '2026-06-08'])
  })

  it('are kept in the time zone of the event', async () => {
    const { serviceId, staffMemberId: id, scheduleId } = await employ()
    await assignWorkingHoursSchedule(studio.owner, { staffMemberId: id, scheduleId })
    // Ten in the evening in New York is three in the morning of the next day in Lisbon.
    await createCalendarEvent(studio.owner, {
      event: {
        ...hoursOn(scheduleId, '2026-05-11', 'MONDAY', '22:00:00', '23:00:00'),
        timeZone: 'America/New_York',
      },
    })
    expect(await startsOn(serviceId, '2026-05-11')).toEqual([])
    expect(await startsOn(serviceId, '2026-05-12')).toEqual(['03:00'])
  })
})

describe('days off', () => {
  it('keep a staff member free, and the others not', async () => {
    const before = await startsOn(massage, '2026-05-12')
    expect(before.length).toBeGreaterThan(0)
    const event = await createCalendarEvent(studio.owner, {
      event: dayOff(staffScheduleId(1), '2026-05-12T00:00:00', '2026-05-13T00:00:00'),
    })
    await expect(
      book(studio.visitor, slotOf(massage, '2026-05-12T10:00:00', staffIds.ines)),
    ).rejects.toMatchObject({ status: 409, code: 'SLOT_NOT_AVAILABLE' })
    expect((await startsOn(massage, '2026-05-13')).length).toBeGreaterThan(0)
    await cancelCalendarEvent(studio.owner, { eventId: event.id })
    expect(await startsOn(massage, '2026-05-12')).toEqual(before)
  })

  it('are no days off when others may use the time', async () => {
    const { serviceId, scheduleId } = await employ()
    const before = await startsOn(serviceId, '2026-05-12')
    const event = await createCalendarEvent(studio.owner, {
      event: {
        ...dayOff(scheduleId, '2026-05-12T10:00:00', '2026-05-12T12:00:00'),
        transparency: 'TRANSPARENT',
      },
    })
    expect(await startsOn(serviceId, '2026-05-12')).toEqual(before)
    await updateCalendarEvent(studio.owner, {
      event: { id: event.id, revision: '1', transparency: 'OPAQUE' },
    })
    expect((await startsOn(serviceId, '2026-05-12'))[0]).toBe('12:00')
  })

  it('of the business are days off for all who work in its opening hours', async () => {
    const { serviceId } = await employ()
    const own = await startsOn(massage, '2026-05-12')
    await createCalendarEvent(studio.owner, {
      event: {
        ...dayOff(businessScheduleId, '2026-05-12T00:00:00', '2026-05-14T00:00:00'),
        allDay: true,
      },
    })
    expect(await startsOn(serviceId, '2026-05-12')).toEqual([])
    expect(await startsOn(serviceId, '2026-05-13')).toEqual([])
    expect((await startsOn(serviceId, '2026-05-14'))[0]).toBe('10:00')
    // The staff with hours of their own work all the same.
    expect(await startsOn(massage, '2026-05-12')).toEqual(own)
  })

  it('repeat, as a break at noon does', async () => {
    const { serviceId, scheduleId } = await employ()
    await createCalendarEvent(studio.owner, {
      event: {
        ...dayOff(scheduleId, '2026-05-11T10:00:00', '2026-05-11T16:30:00'),
        recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY'] },
      },
    })
    expect(await startsOn(serviceId, '2026-05-18')).toEqual(['16:30', '17:00'])
    expect((await startsOn(serviceId, '2026-05-19'))[0]).toBe('10:00')
  })
})

describe('a new event', () => {
  it('is completed from its schedule', async () => {
    const now = new Date('2026-05-04T07:00:00.000Z')
    const event = await createCalendarEvent(studio.owner, {
      event: {
        ...hoursOn(staffScheduleId(1), '2026-05-04', 'MONDAY', '06:00:30', '07:00:00'),
        notes: 'Early bird',
        extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
        ...{ id: unknown, status: 'CANCELLED', revision: '7' },
      },
      timeZone: 'Asia/Kathmandu',
    })
    const whole = {
      id: '00000000-0000-4000-8000-000000000002',
      scheduleId: staffScheduleId(1),
      externalScheduleId: staffIds.ines,
      scheduleName: 'Inês Carvalho',
      type: 'WORKING_HOURS',
      status: 'CONFIRMED',
      start: {
        localDate: '2026-05-04T06:00:00',
        timeZone: 'Europe/Lisbon',
        utcDate: new Date('2026-05-04T05:00:00.000Z'),
      },
      end: {
        localDate: '2026-05-04T07:00:00',
        timeZone: 'Europe/Lisbon',
        utcDate: new Date('2026-05-04T06:00:00.000Z'),
      },
      timeZone: 'Europe/Lisbon',
      allDay: false,
      recurrenceType: 'MASTER',
      recurrenceRule: { frequency: 'WEEKLY', interval: 1, days: ['MONDAY'] },
      transparency: 'OPAQUE',
      resources: [{ id: staffIds.ines, name: 'Inês Carvalho', transparency: 'OPAQUE' }],
      notes: 'Early bird',
      appId: bookingsAppId,
      extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
      createdDate: now,
      updatedDate: now,
      revision: '1',
    }
    expect(event).toEqual({
      ...whole,
      adjustedStart: { localDate: '2026-05-04T10:45:00', timeZone: 'Asia/Kathmandu' },
      adjustedEnd: { localDate: '2026-05-04T11:45:00', timeZone: 'Asia/Kathmandu' },
    })
    expect(told(studio.events)).toEqual([
      { entityFqdn: fqdn, slug: 'created', entityId: event.id, entity: whole },
    ])
    expect(await getCalendarEvent(studio.owner, { eventId: `${event.id}_20260511` })).toMatchObject({
      recurrenceType: 'INSTANCE',
      recurringEventId: event.id,
      adjustedStart: { localDate: '2026-05-11T06:00:00', timeZone: 'Europe/Lisbon' },
    })
    for (const eventId of [`${event.id}_20260512`, `${event.id}_20260427`, `${event.id}_20260231`, unknown])
      expect(await refusal(getCalendarEvent(studio.owner, { eventId }))).toEqual([404, 'NOT_FOUND'])
  })

  const valid = hoursOn(staffScheduleId(1), '2026-05-11', 'MONDAY')
  it.each<[string, object, string, string]>([
    ['without a schedule', { scheduleId: undefined }, 'scheduleId', 'REQUIRED_FIELD'],
    ['in an unknown schedule', { scheduleId: unknown }, 'scheduleId', 'VALIDATION'],
    ['that is a session', { type: 'CLASS' }, 'type', 'VALIDATION'],
    [
      'with a moment for a start',
      { start: { localDate: '2026-05-11T09:00:00Z' } },
      'start.localDate',
      'FORMAT',
    ],
    ['on a day that is none', { start: { localDate: '2026-02-30T09:00:00' } }, 'start.localDate', 'FORMAT'],
    ['that ends as it starts', { end: { localDate: '2026-05-11T09:00:00' } }, 'end.localDate', 'VALIDATION'],
    [
      'with hours past midnight',
      { end: { localDate: '2026-05-12T00:01:00' } },
      'end.localDate',
      'VALIDATION',
    ],
    ['of whole days that starts at nine', { allDay: true }, 'start.localDate', 'VALIDATION'],
    ['in a zone that is none', { timeZone: 'Lisbon' }, 'timeZone', 'FORMAT'],
    [
      'that repeats from yesterday on',
      { start: { localDate: '2026-05-03T09:00:00' }, end: { localDate: '2026-05-03T11:00:00' } },
      'start.localDate',
      'VALIDATION',
    ],
    [
      'without a frequency',
      { recurrenceRule: { days: ['MONDAY'] } },
      'recurrenceRule.frequency',
      'REQUIRED_FIELD',
    ],
    ['without a day', { recurrenceRule: { frequency: 'WEEKLY' } }, 'recurrenceRule.days', 'REQUIRED_FIELD'],
    [
      'on two days',
      { recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY', 'TUESDAY'] } },
      'recurrenceRule.days',
      'MAX_SIZE',
    ],
    [
      'each fifth week',
      { recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY'], interval: 5 } },
      'recurrenceRule.interval',
      'MAX',
    ],
    [
      'that ends before it begins',
      {
        recurrenceRule: {
          frequency: 'WEEKLY',
          days: ['MONDAY'],
          until: { localDate: '2026-05-11T08:59:00' },
        },
      },
      'recurrenceRule.until.localDate',
      'VALIDATION',
    ],
    ['at no type of place', { location: { id: locationIds.hill } }, 'location.type', 'REQUIRED_FIELD'],
    ['at an unknown place', { location: { type: 'BUSINESS', id: unknown } }, 'location.id', 'VALIDATION'],
    ['with hours at the customer', { location: { type: 'CUSTOMER' } }, 'location.type', 'VALIDATION'],
    ['for another resource', { resources: [{ id: staffIds.rui }] }, 'resources.0.id', 'VALIDATION'],
    ['without a title of any letter', { title: '' }, 'title', 'MIN_LENGTH'],
  ])('is refused %s', async (_, more, field, rule) => {
    const event = { ...valid, ...more }
    expect(await refusal(createCalendarEvent(studio.owner, { event }))).toEqual([[`event.${field}`, rule]])
    expect(studio.events).toEqual([])
  })

  it.each<[string, object]>([
    ['today', { start: { localDate: '2026-05-04T00:00:00' }, end: { localDate: '2026-05-04T01:00:00' } }],
    ['until midnight', { end: { localDate: '2026-05-12T00:00:00' } }],
    ['each fourth week', { recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY'], interval: 4 } }],
    [
      'that ends with its first time',
      {
        recurrenceRule: {
          frequency: 'WEEKLY',
          days: ['MONDAY'],
          until: { localDate: '2026-05-11T09:00:00' },
        },
      },
    ],
    ['for the resource of the schedule', { resources: [{ id: staffIds.ines }] }],
    ['with a title of 200 letters', { title: 'x'.repeat(200) }],
  ])('may be one %s', async (_, more) => {
    const event = await createCalendarEvent(studio.owner, { event: { ...valid, ...more } })
    expect(event.status).toBe('CONFIRMED')
  })

  it('may lie in the past when it takes place once', async () => {
    const event = await createCalendarEvent(studio.owner, {
      event: dayOff(businessScheduleId, '2026-04-01T09:00:00', '2026-04-01T10:00:00'),
    })
    expect(event).toMatchObject({ recurrenceType: 'NONE', type: 'DEFAULT', resources: [] })
    expect(
      await refusal(
        createCalendarEvent(studio.owner, {
          event: {
            ...dayOff(businessScheduleId, '2026-05-11T09:00:00', '2026-05-11T10:00:00'),
            resources: [{ id: staffIds.ines }],
          },
        }),
      ),
    ).toEqual([['event.resources.0.id', 'VALIDATION']])
  })

  it('is made together with others: each one succeeds or fails on its own', async () => {
    const { results, bulkActionMetadata } = await bulkCreateCalendarEvents(studio.owner, {
      events: [{ event: valid }, { event: { ...valid, scheduleId: unknown } }],
      returnEntity: true,
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
    expect(results[0]).toMatchObject({ itemMetadata: { success: true }, item: { type: 'WORKING_HOURS' } })
    expect(results[1]).toMatchObject({
      itemMetadata: {
        success: false,
        error: { data: { fieldViolations: [{ field: 'events.1.event.scheduleId' }] } },
      },
    })
    const none = bulkCreateCalendarEvents(studio.owner, { events: [] })
    expect(await refusal(none)).toEqual([['events', 'MIN_SIZE']])
    const many = Array.from({ length: 51 }, () => ({ event: valid }))
    expect(await refusal(bulkCreateCalendarEvents(studio.owner, { events: many }))).toEqual([
      ['events', 'MAX_SIZE'],
    ])
  })
})

describe('a changed event', () => {
  it('is refused at another revision, and where a field cannot change', async () => {
    const id = staffEventId(1, 1)
    const change = (event: object, fieldMask?: string[]): Promise<CalendarEvent> =>
      updateCalendarEvent(studio.owner, {
        event: { id, revision: '1', ...event },
        ...(fieldMask && { fieldMask }),
      })
    expect(await refusal(change({ revision: '2', notes: 'Late' }))).toEqual([409, 'REVISION_MISMATCH'])
    expect(await refusal(change({ id: unknown }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(change({}, ['scheduleId']))).toEqual([['fieldMask.0', 'FIELD_NOT_ALLOWED']])
    expect(await refusal(change({ type: 'DEFAULT' }))).toEqual([['event.type', 'FIELD_NOT_ALLOWED']])
    const instance = await queryCalendarEvents(studio.owner, {
      filter: { recurringEventId: id, type: 'WORKING_HOURS' },
      fromLocalDate: '2026-05-11T00:00:00',
      toLocalDate: '2026-05-18T00:00:00',
    })
    const rule = { recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY'] } }
    expect(await refusal(change({ id: instance.items[0]!.id, ...rule }))).toEqual([
      ['event.recurrenceRule', 'FIELD_NOT_ALLOWED'],
    ])
    // The refused change has left no exception behind.
    expect(await getCalendarEvent(studio.owner, { eventId: instance.items[0]!.id })).toEqual(
      instance.items[0],
    )
  })
})

describe('a query for events', () => {
  const week = { fromLocalDate: '2026-05-11T00:00:00', toLocalDate: '2026-05-18T00:00:00' }

  it('finds working hours when their type is asked for alone, in the order of their starts', async () => {
    expect((await queryCalendarEvents(studio.owner, week)).items).toEqual([])
    const { items } = await queryCalendarEvents(studio.owner, {
      ...week,
      filter: { scheduleId: businessScheduleId, type: 'WORKING_HOURS' },
    })
    expect(items.map(({ id, start }) => [id, start?.localDate])).toEqual(
      [11, 12, 13, 14, 15].map((date, index) => [
        `${openingHoursId(index + 1)}_202605${date}`,
        `2026-05-${date}T10:00:00`,
      ]),
    )
    const series = await queryCalendarEvents(studio.owner, {
      filter: { externalScheduleId: businessScheduleExternalId, type: { $in: ['WORKING_HOURS'] } },
      recurrenceType: ['MASTER'],
    })
    expect(series.items.map(({ recurrenceRule }) => recurrenceRule?.days?.[0])).toEqual([
      ...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    ])
  })

  it('continues page by page', async () => {
    const input = {
      ...week,
      filter: { scheduleId: businessScheduleId, type: 'WORKING_HOURS' },
      cursorPaging: { limit: 2 },
    }
    const found: unknown[] = []
    for await (const { id } of pages(queryCalendarEvents, studio.owner, input)) found.push(id)
    expect(found).toHaveLength(5)
    expect(new Set(found).size).toBe(5)
    await createCalendarEvent(studio.owner, {
      event: dayOff(businessScheduleId, '2026-05-12T00:00:00', '2026-05-13T00:00:00'),
    })
    await createCalendarEvent(studio.owner, {
      event: dayOff(staffScheduleId(1), '2026-05-13T00:00:00', '2026-05-14T00:00:00'),
    })
    const titles: unknown[] = []
    const all = { ...week, cursorPaging: { limit: 1 } }
    for await (const { title } of pages(queryCalendarEvents, studio.owner, all)) titles.push(title)
    expect(titles).toEqual(['Day off', 'Day off'])
  })

  it('takes the filter beside a cursor only when the cursor carries it', async () => {
    const filter = { scheduleId: businessScheduleId, type: 'WORKING_HOURS' as const }
    const { nextInput, next } = await queryCalendarEvents(studio.owner, {
      ...week,
      filter,
      cursorPaging: { limit: 2 },
    })
    const { cursorPaging } = nextInput ?? {}
    // Our client leaves the filter out beside a cursor; other clients send both.
    const send = (other: object): Promise<unknown> =>
      studio.post('/v3/events/query', { ...week, query: { filter: other, cursorPaging } }, 'owner')
    expect(await send(filter)).toMatchObject({
      events: (await next()).items.map(({ id }) => ({ _id: id })),
    })
    expect(await send({ type: 'WORKING_HOURS' })).toEqual({
      message: 'INVALID_ARGUMENT',
      details: {
        validationError: {
          fieldViolations: [
            {
              field: 'query.filter',
              description: 'must be left out beside a cursor, or stay as it was: the cursor carries it',
              violatedRule: 'FIELD_NOT_ALLOWED',
            },
          ],
        },
      },
    })
  })

  it.each([
    ['recurrenceType', { recurrenceType: ['INSTANCE'] }],
    ['fromLocalDate', { fromLocalDate: '2026-05-12T00:00:00' }],
    ['toLocalDate', { toLocalDate: '2026-05-17T00:00:00' }],
    ['query.timeZone', { timeZone: 'Europe/Berlin' }],
  ])('refuses another value of %s beside a cursor', async (field, changed) => {
    const input = {
      ...week,
      recurrenceType: ['NONE', 'INSTANCE'] as const,
      timeZone: 'Europe/Lisbon',
      filter: { scheduleId: businessScheduleId, type: 'WORKING_HOURS' as const },
      cursorPaging: { limit: 2 },
    }
    const { nextInput, next } = await queryCalendarEvents(studio.owner, {
      ...input,
      recurrenceType: [...input.recurrenceType],
    })
    const { filter: _, cursorPaging: __, ...beside } = input
    const send = (others: object): Promise<unknown> =>
      studio.post(
        '/v3/events/query',
        { ...others, query: { cursorPaging: nextInput?.cursorPaging } },
        'owner',
      )
    const second = { events: (await next()).items.map(({ id }) => ({ _id: id })) }
    expect(second.events).toHaveLength(2)
    expect(await send(beside)).toMatchObject(second)
    expect(await send({})).toMatchObject(second)
    expect(await send({ ...beside, ...changed })).toEqual({
      message: 'INVALID_ARGUMENT',
      details: {
        validationError: {
          fieldViolations: [
            {
              field,
              description: 'must be left out beside a cursor, or stay as it was: the cursor carries it',
              violatedRule: 'FIELD_NOT_ALLOWED',
            },
          ],
        },
      },
    })
  })

  it('takes the events that overlap its time, in the zone that it names', async () => {
    await createCalendarEvent(studio.owner, {
      event: dayOff(businessScheduleId, '2026-05-12T23:00:00', '2026-05-13T01:00:00'),
    })
    const found = async (fromLocalDate: string, toLocalDate: string, timeZone?: string): Promise<number> => {
      const { items } = await queryCalendarEvents(studio.owner, {
        fromLocalDate,
        toLocalDate,
        ...(timeZone && { timeZone }),
      })
      return items.length
    }
    expect(await found('2026-05-13T00:59:00', '2026-05-14T00:00:00')).toBe(1)
    expect(await found('2026-05-13T01:00:00', '2026-05-14T00:00:00')).toBe(0)
    expect(await found('2026-05-12T00:00:00', '2026-05-12T23:01:00')).toBe(1)
    expect(await found('2026-05-12T00:00:00', '2026-05-12T23:00:00')).toBe(0)
    // Lisbon is an hour behind Berlin.
    expect(await found('2026-05-12T00:00:00', '2026-05-13T00:00:00', 'Europe/Berlin')).toBe(0)
    expect(await found('2026-05-12T00:00:00', '2026-05-13T00:01:00', 'Europe/Berlin')).toBe(1)
  })

  it.each<[string, object, unknown]>([
    ['without a start', { toLocalDate: week.toLocalDate }, [['fromLocalDate', 'REQUIRED_FIELD']]],
    ['without an end', { fromLocalDate: week.fromLocalDate }, [['toLocalDate', 'REQUIRED_FIELD']]],
    ['that ends as it starts', { ...week, toLocalDate: week.fromLocalDate }, [['toLocalDate', 'VALIDATION']]],
    ['of more than a year', { ...week, toLocalDate: '2027-05-12T00:01:00' }, [['toLocalDate', 'VALIDATION']]],
    [
      'with an unknown operator',
      { ...week, filter: { scheduleId: { $ne: '1' } } },
      [['query.filter.scheduleId.$ne', 'FIELD_NOT_ALLOWED']],
    ],
    [
      'of more than 1,000 a page',
      { ...week, cursorPaging: { limit: 1_001 } },
      [['query.cursorPaging.limit', 'MAX']],
    ],
  ])('is refused %s', async (_, input, expected) => {
    expect(await refusal(queryCalendarEvents(studio.owner, input))).toEqual(expected)
  })

  it('may ask about a year and a thousand events', async () => {
    const { items } = await queryCalendarEvents(studio.owner, {
      ...week,
      toLocalDate: '2027-05-12T00:00:00',
      filter: { scheduleId: businessScheduleId, type: 'WORKING_HOURS' },
      cursorPaging: { limit: 1_000 },
    })
    // Five days in each of 52 weeks, then the Monday and the Tuesday of one week more.
    expect(items).toHaveLength(262)
  })
})
