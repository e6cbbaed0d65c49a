import {
  getService,
  queryServicesByFilters,
  type QueryServicesByFiltersInput,
  type ServiceFilters,
  staffResourceTypeId,
  updateService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { findCourse } from '../../src/bookings/availability/course.ts'
import { locationIds, staffIds } from '../../src/bookings/seed/studio.ts'
import { book, course, eveningSession, massage, reformer, slotOf } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const find = (
  serviceFilters: ServiceFilters,
  query: Omit<QueryServicesByFiltersInput, 'serviceFilters'> = {},
) => queryServicesByFilters(studio.visitor, { ...query, serviceFilters })

const namesOf = async (
  serviceFilters: ServiceFilters,
  query?: Omit<QueryServicesByFiltersInput, 'serviceFilters'>,
): Promise<unknown> => (await find(serviceFilters, query)).items.map(({ service }) => service?.name)

/** Tuesday, three weeks ahead: the reformer class takes place from 19:00 to 19:50. */
const evening = { localStartDate: '2026-05-26T18:00:00', localEndDate: '2026-05-26T20:00:00' }

describe('services that can be booked', () => {
  it('are all that are listed, where no time is given', async () => {
    const { items } = await queryServicesByFilters(studio.visitor, {})
    expect(items).toHaveLength(11)
    expect(items[0]).toEqual({
      service: await getService(studio.visitor, { serviceId: massage }),
      available: true,
    })
  })

  it('have a session in the time that is asked for, both ends included', async () => {
    const classes = { filter: { type: 'CLASS' } } as const
    expect(await namesOf(evening, classes)).toEqual(['Reformer Pilates'])
    const exact = { localStartDate: '2026-05-26T19:00:00', localEndDate: '2026-05-26T19:50:00' }
    expect(await namesOf(exact, classes)).toEqual(['Reformer Pilates'])
    expect(await namesOf({ ...exact, localStartDate: '2026-05-26T19:00:01' }, classes)).toEqual([])
    expect(await namesOf({ ...exact, localEndDate: '2026-05-26T19:49:59' }, classes)).toEqual([])
  })

  it('have a session at that very time, where it must match', async () => {
    const appointments = { filter: { type: 'APPOINTMENT' } } as const
    const time = { localStartDate: '2026-05-07T10:00:00', localEndDate: '2026-05-07T11:00:00' }
    expect(await namesOf({ ...time, exactMatch: true }, appointments)).toEqual(['Deep-tissue massage'])
    expect(await namesOf({ ...time, localEndDate: '2026-05-07T11:30:00', exactMatch: true })).toEqual([
      'Slow massage with warm stones',
    ])
  })

  it('read the time in the zone that is given', async () => {
    const classes = { filter: { type: 'CLASS' } } as const
    const exact = { localStartDate: '2026-05-26T20:00:00', localEndDate: '2026-05-26T20:50:00' }
    expect(await namesOf({ ...exact, timeZone: 'Europe/Madrid' }, classes)).toEqual(['Reformer Pilates'])
    expect(await namesOf(exact, classes)).toEqual([])
  })

  it('are given at one of the locations', async () => {
    const day = { localStartDate: '2026-05-07T00:00:00', localEndDate: '2026-05-08T00:00:00' }
    const classes = { filter: { type: 'CLASS' } } as const
    expect(await namesOf({ ...day, locationIds: [locationIds.harbour] }, classes)).toEqual([
      'Vinyasa flow',
      'Reformer Pilates',
    ])
    // It is given on the hill too, but not on that day.
    expect(await namesOf({ ...day, locationIds: [locationIds.hill] }, classes)).toEqual([])
    expect(
      await namesOf({ ...day, locationIds: [locationIds.hill], includeUnavailable: true }, classes),
    ).toEqual(['Vinyasa flow', 'Yin and breath'])
  })

  it('are found although they are full when that is asked for', async () => {
    const classes = { filter: { type: 'CLASS', name: { $startsWith: 'Reformer' } } } as const
    const entity = { slot: { eventId: await eveningSession(studio.visitor) } }
    for (const client of [studio.visitor, studio.otherVisitor])
      await book(client, entity, { totalParticipants: 4 })
    expect(await namesOf(evening, classes)).toEqual([])
    const { items } = await find({ ...evening, includeUnavailable: true }, classes)
    expect(items).toEqual([
      { service: await getService(studio.visitor, { serviceId: reformer }), available: false },
    ])
  })

  it('leave out an appointment that somebody else has, and a time that the policy forbids', async () => {
    const time = { localStartDate: '2026-05-07T10:00:00', localEndDate: '2026-05-07T11:00:00' }
    const one = { filter: { id: massage } }
    expect(await namesOf(time, one)).toEqual(['Deep-tissue massage'])
    await book(studio.visitor, slotOf(massage, '2026-05-07T10:00:00', staffIds.ines))
    expect(await namesOf(time, one)).toEqual([])
    const today = { localStartDate: '2026-05-04T00:00:00', localEndDate: '2026-05-04T09:59:59' }
    expect(await namesOf(today)).toEqual([])
  })

  it('count a course by its first session, while it has places', async () => {
    const { schedule, defaultCapacity = 0 } = findCourse(studio.state, course) ?? {}
    const { firstSessionStart = new Date(0) } = schedule ?? {}
    const date = firstSessionStart.toISOString().slice(0, 10)
    const courses = { filter: { type: 'COURSE' } } as const
    const first = { localStartDate: `${date}T00:00:00`, localEndDate: `${date}T23:59:59` }
    expect(await namesOf(first, courses)).toEqual(['First steps in yoga'])
    expect(await namesOf({ ...first, locationIds: [locationIds.harbour] }, courses)).toEqual([])
    const later = new Date(+firstSessionStart + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    expect(
      await namesOf({ localStartDate: `${later}T00:00:00`, localEndDate: `${later}T23:59:59` }, courses),
    ).toEqual([])
    for (let booked = 0; booked < defaultCapacity; booked += 4)
      await book(studio.visitor, { schedule: { scheduleId: course } }, { totalParticipants: 4 })
    expect(await namesOf(first, courses)).toEqual([])
  })

  it('need a resource of one of the types', async () => {
    expect(await namesOf({ resourceTypes: [staffResourceTypeId] })).toHaveLength(11)
    expect(await namesOf({ resourceTypes: ['gone'] })).toEqual([])
  })

  it('are not hidden', async () => {
    const { id, revision = '' } = await getService(studio.owner, { serviceId: massage })
    await updateService(studio.owner, { service: { id, revision, hidden: true } })
    expect(await namesOf({})).not.toContain('Deep-tissue massage')
  })

  it('come in the order and in the pages that are asked for', async () => {
    const query = { sort: [{ fieldName: 'name' }], cursorPaging: { limit: 1 } } as const
    const day = { localStartDate: '2026-05-07T00:00:00', localEndDate: '2026-05-07T09:00:00' }
    const first = await find(day, query)
    const second = await first.next()
    const names = [...first.items, ...second.items].map(({ service }) => service?.name)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(2)
    expect(await refusal(find(day, { cursorPaging: { limit: 51 } }))).toEqual([
      ['query.cursorPaging.limit', 'MAX'],
    ])
  })

  it('keep their filters from page to page', async () => {
    const query = { cursorPaging: { limit: 1 } }
    const day = { localStartDate: '2026-05-07T00:00:00', localEndDate: '2026-05-07T09:00:00' }
    const { nextInput, next } = await find(day, query)
    const second = (await next()).items
    expect(second).toHaveLength(1)
    const cursorPaging = nextInput!.cursorPaging!
    expect((await find(day, { cursorPaging })).items).toEqual(second)
    expect((await queryServicesByFilters(studio.visitor, { cursorPaging })).items).toEqual(second)
    expect(await refusal(find({ ...day, includeUnavailable: true }, { cursorPaging }))).toEqual([
      ['serviceFilters', 'FIELD_NOT_ALLOWED'],
    ])
  })

  it.each<[string, ServiceFilters, string, string]>([
    ['a start that is no local time', { localStartDate: '2026-05-07' }, 'localStartDate', 'FORMAT'],
    ['an end that is no local time', { localEndDate: '2026-05-07T10:00:00Z' }, 'localEndDate', 'FORMAT'],
    [
      'an end before the start',
      { localStartDate: '2026-05-07T10:00:00', localEndDate: '2026-05-07T10:00:00' },
      'localEndDate',
      'VALIDATION',
    ],
    [
      'more than a year',
      { localStartDate: '2026-05-07T10:00:00', localEndDate: '2028-05-07T10:00:00' },
      'localEndDate',
      'MAX',
    ],
    ['an unknown zone', { timeZone: 'Lisbon' }, 'timeZone', 'FORMAT'],
    [
      'an exact match without an end',
      { exactMatch: true, localStartDate: '2026-05-07T10:00:00' },
      'localEndDate',
      'REQUIRED_FIELD',
    ],
    [
      'attributes',
      { attributes: [{ attributeId: 'a', boolValue: true }] },
      'attributes',
      'FIELD_NOT_ALLOWED',
    ],
  ])('are refused for %s', async (_, filters, field, rule) => {
    expect(await refusal(find(filters))).toEqual([[`serviceFilters.${field}`, rule]])
  })
})
