import {
  bulkCreateResources,
  type BookedEntity,
  type BookedSlot,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  createCalendarEvent,
  createResource,
  createResourceType,
  createService,
  deleteResource,
  getAvailabilityTimeSlot,
  listAvailabilityTimeSlots,
  rescheduleBooking,
  type ResourceTypeFilter,
  type ServiceResource,
  staffResourceTypeId,
  type TimeSlot,
  updateResource,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../../src/bookings/booking/booking-entity.ts'
import { holdsPlace } from '../../../src/bookings/booking/booking-place.ts'
import {
  businessScheduleId,
  locationIds,
  roomId,
  roomScheduleId,
  roomTypeId,
  staffIds,
} from '../../../src/bookings/seed/studio.ts'
import { ana, book } from '../bookings.ts'
import { footMassage } from '../new-services.ts'
import { refusal } from '../refusal.ts'
import { openStudio, type Studio } from '../studio.ts'

const [seaView, quiet, attic] = [roomId(1), roomId(2), roomId(3)]
const { ines, rui, jonas, marta } = staffIds
const unknown = '00000000-0000-4000-8000-999999999999'
const minute = 60_000

let studio: Studio
/** An hour with Inês, Rui or Jonas in one of the two rooms at the harbour. */
let massage: string

const openService = async (
  { owner }: Studio,
  {
    rooms = [] as string[],
    staff = [ines, rui, jonas] as string[],
    timeBetweenSessions = 0,
    others = [] as ServiceResource[],
  } = {},
): Promise<string> => {
  const { id } = await createService(owner, {
    service: {
      ...footMassage,
      staffMemberIds: staff,
      serviceResources: [{ resourceType: { id: roomTypeId }, resourceIds: { values: rooms } }, ...others],
      schedule: { availabilityConstraints: { sessionDurations: [60], timeBetweenSessions } },
    },
  })
  return id
}

beforeEach(async () => {
  studio = openStudio()
  massage = await openService(studio)
})

/** A time on Tuesday, 12 May, when all three work from 11:00 to 12:00 and from 14:00 to 16:30. */
const slotAt = (time: string, more: Partial<BookedSlot> = {}, serviceId = massage): BookedEntity => ({
  slot: { serviceId, startDate: `2026-05-12T${time}:00`, timezone: 'Europe/Lisbon', ...more },
})

const bookAt = (
  time: string,
  more?: Partial<BookedSlot>,
  client: Client = studio.visitor,
): Promise<Booking> => book(client, slotAt(time, more), { selectedPaymentOption: 'OFFLINE' })

/** The room of a booking. */
const roomOf = ({ bookedEntity }: Booking): unknown =>
  bookedEntity?.slot?.additionalResources?.map(({ id }) => id)

const list = async (
  includeResourceTypeIds: string[] = [],
  resourceTypes?: ResourceTypeFilter[],
  serviceId = massage,
): Promise<readonly TimeSlot[]> => {
  const { items } = await listAvailabilityTimeSlots(studio.visitor, {
    serviceId,
    fromLocalDate: '2026-05-12T00:00:00',
    toLocalDate: '2026-05-13T00:00:00',
    includeResourceTypeIds,
    ...(resourceTypes && { resourceTypes }),
  })
  return items
}

const startsOf = (slots: readonly TimeSlot[]): string[] =>
  slots.map(({ localStartDate = '' }) => localStartDate.slice(11, 16))

const namesAt = (slots: readonly TimeSlot[], time: string): unknown =>
  slots
    .find(({ localStartDate }) => localStartDate === `2026-05-12T${time}:00`)
    ?.availableResources?.map(({ resourceTypeId, resources = [], hasMoreAvailableResources }) => [
      resourceTypeId,
      resources.map(({ name }) => name),
      hasMoreAvailableResources,
    ])

describe('the times of a service that needs a room', () => {
  it('name the staff and the rooms that are free, by the types that are asked for', async () => {
    const slots = await list([roomTypeId, staffResourceTypeId])
    expect(namesAt(slots, '11:00')).toEqual([
      [staffResourceTypeId, ['Inês Carvalho', 'Rui Mendes', 'Jonas Lindqvist'], false],
      [roomTypeId, ['Room with the sea view', 'Quiet room'], false],
    ])
    expect(namesAt(await list([roomTypeId]), '11:00')).toEqual([
      [roomTypeId, ['Room with the sea view', 'Quiet room'], false],
    ])
    expect(namesAt(await list([unknown]), '11:00')).toEqual([])
  })

  it('are gone when no room is free, whoever is', async () => {
    expect(startsOf(await list())).toContain('11:00')
    await bookAt('11:00')
    expect(namesAt(await list([staffResourceTypeId, roomTypeId]), '11:00')).toEqual([
      [staffResourceTypeId, ['Rui Mendes', 'Jonas Lindqvist'], false],
      [roomTypeId, ['Quiet room'], false],
    ])
    await bookAt('11:00')
    const starts = startsOf(await list())
    for (const time of ['10:30', '11:00', '11:30']) expect(starts).not.toContain(time)
    for (const time of ['10:00', '12:00']) expect(starts).toContain(time)
    expect(
      await refusal(
        getAvailabilityTimeSlot(studio.visitor, {
          serviceId: massage,
          localStartDate: '2026-05-12T11:00:00',
          localEndDate: '2026-05-12T12:00:00',
        }),
      ),
    ).toEqual([404, 'SLOT_NOT_FOUND'])
  })

  it('are those at the place of a room, or everywhere for a room without a place', async () => {
    const atHill = await openService(studio, { rooms: [attic] })
    expect(await list([], undefined, atHill)).toEqual([])
    const { id } = await createResource(studio.owner, { resource: { name: 'Tent', typeId: roomTypeId } })
    const anywhere = await openService(studio, { rooms: [attic, id] })
    expect(namesAt(await list([roomTypeId], undefined, anywhere), '11:00')).toEqual([
      [roomTypeId, ['Tent'], false],
    ])
  })

  it('name ten rooms, and say when there are more', async () => {
    const resources = Array.from({ length: 9 }, (_, index) => ({
      name: `Tent ${index}`,
      typeId: roomTypeId,
    }))
    await bulkCreateResources(studio.owner, { resources: resources.slice(0, 8) })
    const named = async (): Promise<readonly unknown[]> => {
      const slots = await list([roomTypeId])
      return [
        slots[0]?.availableResources?.[0]?.resources?.length,
        slots[0]?.availableResources?.[0]?.hasMoreAvailableResources,
      ]
    }
    expect(await named()).toEqual([10, false])
    await bulkCreateResources(studio.owner, { resources: resources.slice(8) })
    expect(await named()).toEqual([10, true])
  })

  it('are left for the rooms and the staff that are asked for', async () => {
    await bookAt('11:00')
    const quietOnly = [{ resourceTypeId: roomTypeId, resourceIds: [quiet] }]
    const seaViewOnly = [{ resourceTypeId: roomTypeId, resourceIds: [seaView] }]
    expect(startsOf(await list([], quietOnly))).toContain('11:00')
    expect(startsOf(await list([], seaViewOnly))).not.toContain('11:00')
    const both = [...quietOnly, { resourceTypeId: staffResourceTypeId, resourceIds: [jonas] }]
    expect(namesAt(await list([roomTypeId, staffResourceTypeId], both), '14:00')).toEqual([
      [staffResourceTypeId, ['Jonas Lindqvist'], false],
      [roomTypeId, ['Quiet room'], false],
    ])
    expect(startsOf(await list([], both))).not.toContain('10:00')
    expect(await list([], [{ resourceTypeId: unknown }])).toEqual([])
    expect(await list([], [{ resourceTypeId: roomTypeId, resourceIds: [attic] }])).toEqual([])
    expect(await list([], [{ resourceTypeId: roomTypeId }])).toEqual(await list())
  })

  it('need one resource of each type', async () => {
    const { resourceType } = await createResourceType(studio.owner, {
      resourceType: { name: 'Massage chair' },
      quantity: 1,
    })
    const others = [{ resourceType: { id: resourceType.id }, resourceIds: { values: [] } }]
    const inChair = await openService(studio, { others })
    const booking = await book(studio.visitor, slotAt('11:00', {}, inChair), {
      selectedPaymentOption: 'OFFLINE',
    })
    expect(booking.bookedEntity?.slot?.additionalResources?.map(({ name }) => name)).toEqual([
      'Room with the sea view',
      'Massage chair 1',
    ])
    // The other room is free, the only chair is not.
    expect(startsOf(await list([], undefined, inChair))).not.toContain('11:00')
    expect(startsOf(await list())).toContain('11:00')
  })

  it('never have a room that was deleted', async () => {
    const gone = await openService(studio, { rooms: [seaView] })
    await deleteResource(studio.owner, { resourceId: seaView })
    expect(await list([], undefined, gone)).toEqual([])
    expect(namesAt(await list([roomTypeId]), '11:00')).toEqual([[roomTypeId, ['Quiet room'], false]])
  })
})

describe('the working hours of a room', () => {
  const roomHours = (scheduleId: string): Promise<unknown> =>
    updateResource(studio.owner, {
      resource: {
        id: quiet,
        revision: '1',
        workingHoursSchedules: { values: [{ scheduleId, shared: false }] },
      },
    })

  const block = (
    type: string,
    start: string,
    end: string,
    scheduleId = roomScheduleId(2),
  ): Promise<unknown> =>
    createCalendarEvent(studio.owner, {
      event: {
        scheduleId,
        type,
        start: { localDate: `2026-05-12T${start}:00` },
        end: { localDate: `2026-05-12T${end}:00` },
      },
    })

  it('bound the times of a service: they are the opening hours unless it has its own', async () => {
    const inQuiet = await openService(studio, { rooms: [quiet] })
    const starts = async (): Promise<string[]> => startsOf(await list([], undefined, inQuiet))
    // Rui works from 08:00, Jonas until 19:00; the business is open from 10:00 to 18:00.
    expect([(await starts())[0], (await starts()).at(-1)]).toEqual(['10:00', '17:00'])
    await block('WORKING_HOURS', '08:30', '12:00')
    await roomHours(roomScheduleId(2))
    expect([(await starts())[0], (await starts()).at(-1)]).toEqual(['08:30', '11:00'])
    expect(
      await refusal(book(studio.visitor, slotAt('12:00', {}, inQuiet), { selectedPaymentOption: 'OFFLINE' })),
    ).toEqual([409, 'SLOT_NOT_AVAILABLE'])
    // Saturday: two of the staff work, and the business is closed.
    const { items } = await listAvailabilityTimeSlots(studio.visitor, {
      serviceId: massage,
      fromLocalDate: '2026-05-16T00:00:00',
      toLocalDate: '2026-05-17T00:00:00',
    })
    expect(items).toEqual([])
  })

  it('may be interrupted by events of its schedule, or of the business', async () => {
    await block('DEFAULT', '11:00', '12:00')
    const slots = await list([roomTypeId])
    expect(namesAt(slots, '11:00')).toEqual([[roomTypeId, ['Room with the sea view'], false]])
    expect(namesAt(slots, '12:00')).toEqual([[roomTypeId, ['Room with the sea view', 'Quiet room'], false]])
    await block('DEFAULT', '14:00', '15:00', businessScheduleId)
    const starts = startsOf(await list())
    for (const time of ['13:30', '14:00', '14:30']) expect(starts).not.toContain(time)
    expect(starts).toContain('15:00')
  })

  it('do not make a booking of the business outside of them a double booking', async () => {
    const booking = await createBooking(studio.owner, {
      booking: {
        bookedEntity: slotAt('21:00', { resource: { id: ines } }),
        contactDetails: ana,
        totalParticipants: 1,
      },
      flowControlSettings: { skipAvailabilityValidation: true },
    })
    expect([roomOf(booking), booking.doubleBooked]).toEqual([[seaView], false])
  })
})

describe('a booking of a service that needs a room', () => {
  it('occupies one, whichever is free', async () => {
    const first = await bookAt('11:00')
    expect(first.bookedEntity?.slot?.additionalResources).toEqual([
      { id: seaView, name: 'Room with the sea view', type: roomTypeId },
    ])
    expect(roomOf(await bookAt('11:00'))).toEqual([quiet])
    // Jonas is free still, and no room is.
    const error: unknown = await bookAt('11:00').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 409, code: 'SLOT_NOT_AVAILABLE' })
    const { alternatives } = (error as { data: { alternatives: TimeSlot[] } }).data
    expect(startsOf(alternatives)).toEqual(['12:00', '12:30', '13:00'])
  })

  it('occupies the one that the customer wants', async () => {
    const wanting = { additionalResources: [{ id: quiet }] }
    const chosen = { resourceTypeId: roomTypeId, selectionMethod: 'SPECIFIC_RESOURCE' } as const
    const booking = await bookAt('11:00', { ...wanting, resourceSelections: [chosen] })
    expect(roomOf(booking)).toEqual([quiet])
    expect(booking.bookedEntity?.slot?.resourceSelections).toEqual([chosen])
    expect(await refusal(bookAt('11:00', wanting))).toEqual([409, 'SLOT_NOT_AVAILABLE'])
    expect(roomOf(await bookAt('12:00', wanting))).toEqual([quiet])
    const any = { resourceTypeId: roomTypeId, selectionMethod: 'ANY_RESOURCE' } as const
    expect(roomOf(await bookAt('11:00', { resourceSelections: [any] }))).toEqual([seaView])
  })

  it.each([
    ['a room that there is not', { additionalResources: [{ id: unknown }] }, [404, 'RESOURCE_NOT_FOUND']],
    ['somebody of the staff as a room', { additionalResources: [{ id: ines }] }, [404, 'RESOURCE_NOT_FOUND']],
    ['nothing as a room', { additionalResources: [{}] }, [404, 'RESOURCE_NOT_FOUND']],
    [
      'two rooms',
      { additionalResources: [{ id: quiet }, { id: seaView }] },
      [['booking.bookedEntity.slot.additionalResources.1.id', 'VALIDATION']],
    ],
    ['a room at another place', { additionalResources: [{ id: attic }] }, [409, 'SLOT_NOT_AVAILABLE']],
    [
      'a type that the service does not need',
      { resourceSelections: [{ resourceTypeId: unknown }] },
      [['booking.bookedEntity.slot.resourceSelections.0.resourceTypeId', 'VALIDATION']],
    ],
    [
      'a specific room that it does not name',
      {
        resource: { id: ines },
        resourceSelections: [{ resourceTypeId: roomTypeId, selectionMethod: 'SPECIFIC_RESOURCE' }],
      },
      [['booking.bookedEntity.slot.additionalResources', 'REQUIRED_FIELD']],
    ],
    [
      'a specific person that it does not name',
      {
        additionalResources: [{ id: quiet }],
        resourceSelections: [{ selectionMethod: 'SPECIFIC_RESOURCE' }],
      },
      [['booking.bookedEntity.slot.resource.id', 'REQUIRED_FIELD']],
    ],
  ] as [string, Partial<BookedSlot>, unknown][])('is refused with %s', async (_, more, refused) => {
    expect(await refusal(bookAt('11:00', more))).toEqual(refused)
    expect(studio.state.in(bookings).by('service', massage)).toEqual([])
  })

  it('needs the room, too, when the service takes no other one', async () => {
    const serviceId = await openService(studio, { rooms: [quiet] })
    expect(
      await refusal(
        book(studio.visitor, slotAt('11:00', { additionalResources: [{ id: seaView }] }, serviceId)),
      ),
    ).toEqual([404, 'RESOURCE_NOT_FOUND'])
    await bookAt('11:00', { additionalResources: [{ id: quiet }] })
    // Two services share the room.
    expect(
      await refusal(
        book(studio.visitor, slotAt('11:30', {}, serviceId), { selectedPaymentOption: 'OFFLINE' }),
      ),
    ).toEqual([409, 'SLOT_NOT_AVAILABLE'])
  })

  it('leaves the room alone for the pause after the session', async () => {
    const serviceId = await openService(studio, { rooms: [quiet], timeBetweenSessions: 30 })
    await book(studio.visitor, slotAt('12:00', { resource: { id: jonas } }, serviceId), {
      selectedPaymentOption: 'OFFLINE',
    })
    const starts = startsOf(await list([], undefined, serviceId))
    for (const time of ['11:00', '13:00']) expect(starts).not.toContain(time)
    for (const time of ['10:30', '13:30']) expect(starts).toContain(time)
  })

  it('gives the room back when its hold ends, and gets it again when it is confirmed', async () => {
    const held = await bookAt('11:00')
    await bookAt('11:00')
    studio.setClock('2026-05-04T07:15:00.000Z')
    const other = await bookAt('11:00', { resource: { id: jonas } })
    expect(roomOf(other)).toEqual([seaView])
    expect(
      await refusal(confirmBooking(studio.owner, { bookingId: held.id, revision: held.revision ?? '' })),
    ).toEqual([409, 'NO_OPEN_SPOTS'])
    await cancelBooking(studio.owner, { bookingId: other.id, revision: other.revision ?? '' })
    const confirmed = await confirmBooking(studio.owner, {
      bookingId: held.id,
      revision: held.revision ?? '',
    })
    expect(roomOf(confirmed)).toEqual([seaView])
  })

  it('is made by the business past a room that is taken, as a double booking', async () => {
    const make = (more: Partial<BookedSlot>): Promise<Booking> =>
      createBooking(studio.owner, {
        booking: { bookedEntity: slotAt('11:00', more), contactDetails: ana, totalParticipants: 1 },
        flowControlSettings: { skipAvailabilityValidation: true },
      })
    const first = await make({ resource: { id: ines } })
    const second = await make({ resource: { id: rui } })
    const third = await make({ resource: { id: jonas }, additionalResources: [{ id: quiet }] })
    const fourth = await make({ resource: { id: marta }, location: { id: locationIds.hill } }).catch(
      (reason: unknown) => reason,
    )
    expect([first, second, third].map((one) => [roomOf(one), one.doubleBooked])).toEqual([
      [[seaView], false],
      [[quiet], false],
      [[quiet], true],
    ])
    // Marta does not give the service.
    expect(fourth).toMatchObject({ code: 'RESOURCE_NOT_FOUND' })
  })
})

describe('a booking that moves', () => {
  const move = (
    { id, revision = '' }: Booking,
    time: string,
    more: Partial<BookedSlot> = {},
  ): Promise<Booking> => {
    const { slot = {} } = slotAt(time, more)
    return rescheduleBooking(studio.owner, { bookingId: id, revision, slot })
  }
  const confirmed = async (time: string, more?: Partial<BookedSlot>): Promise<Booking> =>
    bookAt(time, more, studio.owner)

  it('takes a room that is free then, and leaves its own', async () => {
    const first = await confirmed('11:00')
    const second = await confirmed('11:00')
    await confirmed('14:00', { additionalResources: [{ id: seaView }] })
    const moved = await move(first, '14:00')
    expect(roomOf(moved)).toEqual([quiet])
    expect(roomOf(await confirmed('11:00', { resource: { id: ines } }))).toEqual([seaView])
    expect(await refusal(move(second, '14:00'))).toEqual([409, 'SLOT_NOT_AVAILABLE'])
    expect(roomOf(await move(second, '15:00', { additionalResources: [{ id: seaView }] }))).toEqual([seaView])
  })

  it('may overlap its own place', async () => {
    const first = await confirmed('11:00')
    await confirmed('11:00')
    expect(roomOf(await move(first, '11:30', { resource: { id: jonas } }))).toEqual([seaView])
  })

  it('frees its room when it is canceled', async () => {
    const first = await confirmed('11:00')
    await confirmed('11:00')
    await cancelBooking(studio.owner, { bookingId: first.id, revision: first.revision ?? '' })
    expect(roomOf(await confirmed('11:00', { resource: { id: jonas } }))).toEqual([seaView])
  })
})

describe('many customers at once', () => {
  it('get as many places as there are rooms', async () => {
    const times = ['11:00', '14:00', '15:00']
    const calls = Array.from({ length: 30 }, (_, index) => bookAt(times[index % 3] ?? ''))
    const results = await Promise.allSettled(calls)
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    expect(made).toHaveLength(6)
    for (const time of times) {
      const rooms = made
        .filter(({ bookedEntity }) =>
          bookedEntity?.slot?.startDate?.includes(`T${Number(time.slice(0, 2)) - 1}`),
        )
        .map(roomOf)
      expect(rooms).toEqual([[seaView], [quiet]])
    }
  })
})

interface Step {
  readonly kind: 'book' | 'move' | 'cancel' | 'wait'
  readonly time: string
  readonly service: number
  readonly room: string | undefined
  readonly booking: number
}

const times = ['09:00', '10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30', '15:00', '15:30']

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('book', 'book', 'book', 'move', 'move', 'cancel', 'wait'),
  time: fc.constantFrom(...times),
  service: fc.nat(1),
  room: fc.constantFrom(undefined, undefined, seaView, quiet),
  booking: fc.nat(20),
})

describe('whatever customers do', () => {
  it('no two bookings share a room or a person, and a time is offered if and only if it can be booked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        studio = openStudio()
        const services = [
          await openService(studio, { staff: [ines, rui, jonas], timeBetweenSessions: 15 }),
          await openService(studio, { staff: [rui, jonas], rooms: [quiet, seaView] }),
        ]
        const made: string[] = []
        let now = Date.parse('2026-05-04T07:00:00.000Z')
        const optional = { selectedPaymentOption: 'OFFLINE' as const }
        for (const { kind, time, service, room, booking } of steps) {
          const serviceId = services[service] ?? ''
          const slot = slotAt(
            time,
            room === undefined ? {} : { additionalResources: [{ id: room }] },
            serviceId,
          )
          const kept = studio.state.in(bookings).get(made[booking % Math.max(1, made.length)] ?? '')
          if (kind === 'wait') studio.setClock(new Date((now += 6 * minute)).toISOString())
          else if (kind === 'book') {
            const filter =
              room === undefined ? undefined : [{ resourceTypeId: roomTypeId, resourceIds: [room] }]
            const isOffered = startsOf(await list([], filter, serviceId)).includes(time)
            const client = booking % 2 ? studio.owner : studio.visitor
            const result = await book(client, slot, optional).catch((reason: unknown) => reason)
            if (result instanceof Error) expect(result).toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
            else made.push((result as Booking).id)
            expect(!(result instanceof Error)).toBe(isOffered)
          } else if (kept?.status === 'CONFIRMED' && kept.revision !== undefined) {
            const input = { bookingId: kept.id, revision: kept.revision }
            if (kind === 'cancel') await cancelBooking(studio.owner, input)
            else {
              const own = { ...slot.slot, serviceId: kept.bookedEntity?.slot?.serviceId ?? '' }
              await rescheduleBooking(studio.owner, { ...input, slot: own }).catch((error: unknown) => {
                expect(error).toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
              })
            }
          }
          const live = studio.state.in(bookings).filter((one) => holdsPlace(one, new Date(now)))
          const taken = live.flatMap(({ bookedEntity, startDate, endDate }) => {
            const { resource, additionalResources = [], serviceId: own } = bookedEntity?.slot ?? {}
            if (!services.includes(own ?? '')) return []
            const pause = own === services[0] ? 15 * minute : 0
            expect(additionalResources).toHaveLength(1)
            return [resource, ...additionalResources].map((one) => ({
              id: one?.id,
              from: Number(startDate),
              to: Number(endDate) + pause,
            }))
          })
          for (const [index, one] of taken.entries())
            for (const other of taken.slice(index + 1))
              expect(one.id === other.id && one.from < other.to && other.from < one.to).toBe(false)
        }
      }),
      { numRuns: 15 },
    )
  })
})
