import {
  createService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  type NewService,
  type Service,
  setServiceLocations,
  type TimeSlot,
  updateService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { courseSessions } from '../../../src/bookings/availability/course.ts'
import { locationIds, roomId, roomTypeId, staffIds } from '../../../src/bookings/seed/studio.ts'
import { book } from '../bookings.ts'
import { footMassage, taiChi } from '../new-services.ts'
import { refusal } from '../refusal.ts'
import { openStudio, type Studio } from '../studio.ts'

const [seaView, quiet, attic] = [roomId(1), roomId(2), roomId(3)]
const { ines, rui } = staffIds

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

/** A class with Inês at the harbour, in a room of those that are named, or in any. */
const inRoom = (...rooms: string[]): Partial<NewService> => ({
  staffMemberIds: [ines],
  locations: [{ type: 'BUSINESS', business: { id: locationIds.harbour } }],
  serviceResources: [{ resourceType: { id: roomTypeId }, resourceIds: { values: rooms } }],
})

const plan = (type: 'CLASS' | 'COURSE', changes: Partial<NewService>): Promise<Service> =>
  createService(studio.owner, { service: taiChi(type, changes) })

/** The sessions of a class in the week of 11 May. */
const sessionsOf = async ({ id }: Service): Promise<readonly TimeSlot[]> => {
  const { items } = await listEventTimeSlots(studio.visitor, {
    serviceIds: [id],
    fromLocalDate: '2026-05-11T00:00:00',
    toLocalDate: '2026-05-18T00:00:00',
  })
  return items
}

const sessionOf = async (service: Service): Promise<TimeSlot> => (await sessionsOf(service))[0]!

/** The ids of the rooms of a session. */
const roomsOf = ({ availableResources = [] }: TimeSlot): unknown =>
  availableResources
    .filter(({ resourceTypeId }) => resourceTypeId === roomTypeId)
    .flatMap(({ resources = [] }) => resources.map(({ id }) => id))

/** Whether a massage with Rui in a room could start at a time. */
const isOffered = async (rooms: string[], time: string): Promise<boolean> => {
  const { id } = await createService(studio.owner, {
    service: {
      ...footMassage,
      staffMemberIds: [rui],
      serviceResources: [{ resourceType: { id: roomTypeId }, resourceIds: { values: rooms } }],
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
    },
  })
  const { items } = await listAvailabilityTimeSlots(studio.visitor, {
    serviceId: id,
    fromLocalDate: '2026-05-11T00:00:00',
    toLocalDate: '2026-05-18T00:00:00',
  })
  return items.some(({ localStartDate }) => localStartDate === time)
}

describe('a class that needs a room', () => {
  it('takes place in one, which slots and bookings name', async () => {
    const session = await sessionOf(await plan('CLASS', inRoom()))
    expect(roomsOf(session)).toEqual([seaView])
    const booking = await book(studio.visitor, { slot: { eventId: session.eventInfo?.eventId ?? '' } })
    expect(booking.bookedEntity?.slot?.additionalResources).toEqual([
      { id: seaView, name: 'Room with the sea view', type: roomTypeId },
    ])
  })

  it('takes the room that it names, and keeps appointments out of it', async () => {
    const { localStartDate = '' } = await sessionOf(await plan('CLASS', inRoom(quiet)))
    // The first hour of the week at which Inês works, and at which the rooms are open.
    expect(localStartDate).toBe('2026-05-12T10:00:00')
    expect(await isOffered([seaView], localStartDate)).toBe(true)
    expect(await isOffered([quiet], localStartDate)).toBe(false)
    expect(await isOffered([], localStartDate)).toBe(true)
    expect(await isOffered([quiet], '2026-05-12T11:00:00')).toBe(true)
  })

  it('has its sessions when a room is free', async () => {
    const first = await sessionOf(await plan('CLASS', { ...inRoom(quiet), staffMemberIds: [rui] }))
    const second = await sessionOf(await plan('CLASS', inRoom(quiet)))
    const other = await sessionOf(await plan('CLASS', inRoom(seaView)))
    expect(second.localStartDate).not.toBe(first.localStartDate)
    expect([roomsOf(first), roomsOf(second), roomsOf(other)]).toEqual([[quiet], [quiet], [seaView]])
  })

  it('has no sessions at a place without such a room', async () => {
    expect(await sessionsOf(await plan('CLASS', inRoom(attic)))).toEqual([])
  })

  it('gets a room later, unless none is free at its sessions', async () => {
    const service = await plan('CLASS', { ...inRoom(), serviceResources: [] })
    expect(roomsOf(await sessionOf(service))).toEqual([])
    const need = (rooms: string[], revision = '1'): Promise<Service> =>
      updateService(studio.owner, {
        service: {
          id: service.id,
          revision,
          serviceResources: [{ resourceType: { id: roomTypeId }, resourceIds: { values: rooms } }],
        },
      })
    expect(await refusal(need([attic]))).toEqual([['service.serviceResources', 'VALIDATION']])
    expect(roomsOf(await sessionOf(service))).toEqual([])
    await need([quiet])
    expect(roomsOf(await sessionOf(service))).toEqual([quiet])
    await need([quiet, seaView], '2')
    expect(roomsOf(await sessionOf(service))).toEqual([quiet])
  })

  it('moves to a room at its new place, and stays where there is none', async () => {
    const move = ({ id }: Service): Promise<Service> => {
      const hill = { type: 'BUSINESS', business: { id: locationIds.hill } } as const
      return setServiceLocations(studio.owner, {
        serviceId: id,
        locations: [hill],
        removedLocationSessionsAction: {
          action: 'MOVE_TO_LOCATION',
          moveToLocationOptions: { newLocation: hill },
        },
      })
    }
    const free = await plan('CLASS', inRoom())
    await move(free)
    expect(roomsOf(await sessionOf(free))).toEqual([attic])
    const bound = await plan('CLASS', inRoom(quiet))
    expect(await refusal(move(bound))).toEqual([
      ['removedLocationSessionsAction.moveToLocationOptions.newLocation', 'VALIDATION'],
    ])
    expect(roomsOf(await sessionOf(bound))).toEqual([quiet])
  })
})

describe('a course that needs a room', () => {
  it('occupies one at each of its sessions', async () => {
    const { schedule } = await plan('COURSE', inRoom(quiet))
    expect(schedule?.firstSessionStart).toEqual(new Date('2026-05-12T09:00:00Z'))
    expect(await isOffered([quiet], '2026-05-12T10:00:00')).toBe(false)
    expect(await isOffered([seaView], '2026-05-12T10:00:00')).toBe(true)
    expect(await isOffered([quiet], '2026-05-12T11:00:00')).toBe(true)
  })

  it('gets a room later', async () => {
    const course = await plan('COURSE', { ...inRoom(), serviceResources: [] })
    const need = (rooms: string[]): Promise<Service> =>
      updateService(studio.owner, {
        service: {
          id: course.id,
          revision: '1',
          serviceResources: [{ resourceType: { id: roomTypeId }, resourceIds: { values: rooms } }],
        },
      })
    expect(await refusal(need([attic]))).toEqual([['service.serviceResources', 'VALIDATION']])
    expect((await need([quiet])).schedule).toEqual(course.schedule)
    expect(studio.state.in(courseSessions).by('resource', quiet)).toMatchObject([{ id: course.schedule?.id }])
  })
})
