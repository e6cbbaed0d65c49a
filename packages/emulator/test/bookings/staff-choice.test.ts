import {
  type BookedSlot,
  type Booking,
  createMultiServiceBooking,
  createService,
  type CustomerChoices,
  getAvailabilityTimeSlot,
  getStaffMember,
  listAvailabilityTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
  queryStaffMembers,
  rescheduleBooking,
  type ResourceSelection,
  type Service,
  staffResourceTypeId,
  updateBookingPolicy,
  updateBookingsSettings,
  updateResource,
  updateStaffMember,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { roomTypeId, staffIds } from '../../src/bookings/seed/studio.ts'
import { ana, book, consultation } from './bookings.ts'
import { footMassage } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const { ines, rui } = staffIds

let studio: Studio
let massage: Service
/** Inês and Rui give massages at the harbour: on Thursdays, both from ten to six. */
beforeEach(async () => {
  studio = openStudio()
  massage = await createService(studio.owner, {
    service: { ...footMassage, staffMemberIds: [ines, rui] },
  })
})

const allowGenders = () =>
  updateBookingsSettings(studio.owner, {
    bookingsSettings: { revision: '1', staffSelection: { allowGenderSelection: true } },
  })

/** Says of a member of staff whether they are a man or a woman. */
const setGender = async (resourceId: string, gender: 'MALE' | 'FEMALE'): Promise<void> => {
  const { items } = await queryStaffMembers(studio.owner, { filter: { resourceId } })
  const { id, revision = '' } = items[0]!
  await updateStaffMember(studio.owner, { staffMember: { id, revision, gender } })
}

const bookAt = (time: string, slot: Partial<BookedSlot> = {}): Promise<Booking> =>
  book(studio.visitor, {
    slot: { serviceId: massage.id, startDate: `2026-05-07T${time}:00`, timezone: 'Europe/Lisbon', ...slot },
  })

const bookWith = (selection: ResourceSelection, slot: Partial<BookedSlot> = {}, time = '10:00') =>
  bookAt(time, { resourceSelections: [selection], ...slot })

const staffOf = ({ bookedEntity }: Booking): string | undefined => bookedEntity?.slot?.resource?.id

const anybody: ResourceSelection = { resourceTypeId: staffResourceTypeId, selectionMethod: 'ANY_RESOURCE' }
const aMan: ResourceSelection = { ...anybody, requestedGender: { gender: 'ANY_MALE' } }
const aWoman: ResourceSelection = { ...anybody, requestedGender: { gender: 'ANY_FEMALE' } }

describe('time slots for a customer who asks for a man or a woman', () => {
  const list = (serviceId: string, customerChoices: CustomerChoices) =>
    listAvailabilityTimeSlots(studio.visitor, {
      serviceId,
      fromLocalDate: '2026-05-07T09:59:59',
      toLocalDate: '2026-05-07T11:00:00',
      includeResourceTypeIds: [staffResourceTypeId],
      customerChoices,
    })

  it('are refused unless the settings allow the choice', async () => {
    const ask = () => refusal(list(massage.id, { requestedGender: { gender: 'ANY_MALE' } }))
    expect(await ask()).toEqual([400, 'REQUESTED_GENDER_NOT_ALLOWED'])
    await allowGenders()
    expect((await list(massage.id, { requestedGender: { gender: 'ANY_MALE' } })).items).toEqual([])
  })

  it('name the staff of that gender alone', async () => {
    await allowGenders()
    await setGender(ines, 'FEMALE')
    await setGender(rui, 'MALE')
    const { items } = await list(massage.id, { requestedGender: { gender: 'ANY_MALE' } })
    expect(items[0]?.localStartDate).toBe('2026-05-07T10:00:00')
    for (const { availableResources } of items)
      expect(availableResources?.[0]?.resources?.map(({ id }) => id)).toEqual([rui])
    const read = (gender: 'ANY_MALE' | 'ANY_FEMALE') =>
      getAvailabilityTimeSlot(studio.visitor, {
        serviceId: massage.id,
        localStartDate: '2026-05-07T10:00:00',
        localEndDate: '2026-05-07T10:45:00',
        customerChoices: { requestedGender: { gender } },
      })
    await bookAt('10:00', { resource: { id: rui } })
    expect(await refusal(read('ANY_MALE'))).toEqual([404, 'SLOT_NOT_FOUND'])
    expect((await read('ANY_FEMALE')).bookable).toBe(true)
  })

  it('are told apart by service in one visit', async () => {
    await allowGenders()
    await setGender(ines, 'FEMALE')
    const visits = async (gender: 'ANY_MALE' | 'ANY_FEMALE') => {
      const { items } = await listMultiServiceAvailabilityTimeSlots(studio.visitor, {
        services: [
          { serviceId: consultation },
          { serviceId: massage.id, customerChoices: { requestedGender: { gender } } },
        ],
        fromLocalDate: '2026-05-07T00:00:00',
        toLocalDate: '2026-05-08T00:00:00',
        bookable: true,
      })
      return items.length
    }
    expect(await visits('ANY_MALE')).toBe(0)
    expect(await visits('ANY_FEMALE')).toBeGreaterThan(0)
  })
})

describe('a booking that asks for a man or a woman', () => {
  it('is given by one, and keeps the wish', async () => {
    await allowGenders()
    await setGender(ines, 'FEMALE')
    await setGender(rui, 'MALE')
    const booking = await bookWith(aMan)
    expect(staffOf(booking)).toBe(rui)
    expect(booking.bookedEntity?.slot?.resourceSelections).toEqual([aMan])
    expect(await refusal(bookWith(aMan))).toEqual([409, 'SLOT_NOT_AVAILABLE'])
    expect(staffOf(await bookWith(aWoman))).toBe(ines)
  })

  it('is moved to one, too', async () => {
    await allowGenders()
    await setGender(ines, 'FEMALE')
    await setGender(rui, 'MALE')
    const { id } = await bookWith(aMan)
    studio.run({ kind: 'owner' }, ({ state }) => {
      const kept = state.in(bookings).get(id)!
      state.in(bookings).put({ ...kept, status: 'CONFIRMED', ordered: true })
    })
    const moved = await rescheduleBooking(studio.visitor, {
      bookingId: id,
      revision: '1',
      slot: { startDate: '2026-05-07T12:00:00', serviceId: massage.id, resourceSelections: [aWoman] },
    })
    expect(staffOf(moved)).toBe(ines)
  })

  const gender = 'booking.bookedEntity.slot.resourceSelections.0.requestedGender'
  it.each<[what: string, selection: ResourceSelection, slot: Partial<BookedSlot>, refused: unknown]>([
    ['where nobody may choose', aMan, {}, [400, 'INVALID_FLOW_SELECTED_RESOURCES']],
    ['beside a person', aMan, { resource: { id: rui } }, [[gender, 'VALIDATION']]],
    [
      'without a method',
      { resourceTypeId: staffResourceTypeId, requestedGender: { gender: 'ANY_MALE' } },
      {},
      [[gender, 'VALIDATION']],
    ],
    ['of a room', { ...aMan, resourceTypeId: roomTypeId }, {}, [[gender, 'VALIDATION']]],
  ])('is refused %s', async (_, selection, slot, refused) => {
    massage = await createService(studio.owner, {
      service: {
        ...footMassage,
        staffMemberIds: [ines, rui],
        serviceResources: [{ resourceType: { id: roomTypeId } }],
      },
    })
    expect(await refusal(bookWith(selection, slot))).toEqual(refused)
  })

  it('names at most three selections', async () => {
    const selections = (count: number) =>
      bookAt('10:00', { resourceSelections: Array.from({ length: count }, () => anybody) })
    expect(await refusal(selections(4))).toEqual([
      ['booking.bookedEntity.slot.resourceSelections', 'MAX_SIZE'],
    ])
    expect((await selections(3)).status).toBe('CREATED')
  })
})

describe('the staff for a customer who takes anybody', () => {
  const rank = (resourceId: string, ranking: number) =>
    updateResource(studio.owner, { resource: { id: resourceId, revision: '1', ranking } })
  const sortBy = (order?: 'LOWEST_TO_HIGHEST' | 'HIGHEST_TO_LOWEST', revision = '1') =>
    updateBookingPolicy(studio.owner, {
      bookingPolicy: {
        id: massage.bookingPolicy!.id,
        revision,
        staffSortingPolicy: order
          ? { sortingMethodType: 'RANKING', rankingOptions: { order } }
          : { sortingMethodType: 'RANDOM' },
      },
    })

  it('are chosen by their rank, from either end', async () => {
    await rank(ines, 4)
    await rank(rui, 2)
    expect(staffOf(await bookAt('10:00'))).toBe(ines)
    await sortBy('LOWEST_TO_HIGHEST')
    expect(staffOf(await bookAt('11:00'))).toBe(rui)
    await sortBy('HIGHEST_TO_LOWEST', '2')
    expect(staffOf(await bookAt('12:00'))).toBe(ines)
    const { staffSortingPolicy } = await sortBy(undefined, '3')
    expect(staffSortingPolicy).toEqual({ sortingMethodType: 'RANDOM' })
  })

  it.each([
    [0, ines],
    [0.499, ines],
    [0.5, rui],
    [0.999, rui],
  ])('are chosen by chance unless they have ranks: at %d', async (chance, expected) => {
    studio.setChance(chance)
    expect(staffOf(await bookAt('10:00'))).toBe(expected)
    // One is left, whom chance cannot pass over.
    expect(staffOf(await bookAt('10:00'))).toBe(expected === ines ? rui : ines)
    expect(await refusal(bookAt('10:00'))).toEqual([409, 'SLOT_NOT_AVAILABLE'])
  })

  it('are chosen by chance for services that are given at the same time, too', async () => {
    const together = async (): Promise<(string | undefined)[]> => {
      const { bookings: made = [] } = await createMultiServiceBooking(studio.visitor, {
        bookings: [1, 2].map(() => ({
          bookedEntity: {
            slot: { serviceId: massage.id, startDate: '2026-05-07T10:00:00', timezone: 'Europe/Lisbon' },
          },
          contactDetails: ana,
          totalParticipants: 1,
        })),
        multiServiceBookingType: 'PARALLEL_BOOKINGS',
        returnFullEntity: true,
      })
      return made.map(({ booking }) => staffOf(booking!))
    }
    studio.setChance(0)
    const first = await together()
    expect([...first].sort()).toEqual([ines, rui].sort())
    studio = openStudio()
    massage = await createService(studio.owner, {
      service: { ...footMassage, staffMemberIds: [ines, rui] },
    })
    studio.setChance(0.5)
    expect(await together()).toEqual([...first].reverse())
  })

  it('are no matter of chance where somebody is named, or one gender is asked for', async () => {
    studio.setChance(0.999)
    expect(staffOf(await bookAt('10:00', { resource: { id: ines } }))).toBe(ines)
    await allowGenders()
    await setGender(ines, 'FEMALE')
    expect(staffOf(await bookWith(aWoman, {}, '11:00'))).toBe(ines)
  })

  it('come last without a rank', async () => {
    await sortBy('HIGHEST_TO_LOWEST')
    await rank(rui, 0)
    expect(staffOf(await bookAt('10:00'))).toBe(rui)
    expect(staffOf(await bookAt('10:00'))).toBe(ines)
  })

  it('show their rank, which is the only part of their resource that changes without them', async () => {
    await rank(rui, 5)
    const { items } = await queryStaffMembers(studio.owner, { filter: { resourceId: rui } })
    const { resource } = await getStaffMember(studio.owner, {
      staffMemberId: items[0]!.id,
      fields: ['RESOURCE_DETAILS'],
    })
    expect(resource).toMatchObject({ ranking: 5, revision: '2' })
    expect(await refusal(rank(ines, 6))).toEqual([['resource.ranking', 'MAX']])
    const rename = { id: ines, revision: '1', ranking: 1, name: 'Somebody' }
    expect(await refusal(updateResource(studio.owner, { resource: rename }))).toEqual([
      ['resource.id', 'VALIDATION'],
    ])
  })
})
