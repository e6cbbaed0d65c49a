import {
  bookingsAppId,
  countStaffMembers,
  countStaffMembersV2,
  createService,
  createStaffMember,
  deleteStaffMember,
  getDeletedStaffMember,
  getService,
  getStaffMember,
  listAvailabilityTimeSlots,
  listDeletedStaffMembers,
  queryExtendedBookings,
  queryServices,
  queryStaffMembers,
  queryStaffMembersV2,
  removeStaffMemberFromTrashBin,
  searchStaffMembers,
  searchStaffMembersV2,
  type StaffMember,
  staffResourceTypeId,
  updateService,
  updateStaffMember,
} from '@frontdesk/bookings'
import { pages } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  businessScheduleId,
  staffIds,
  staffMemberId,
  staffScheduleId,
} from '../../src/bookings/seed/studio.ts'
import { book, massage, slotOf, told } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const fqdn = 'wix.bookings.staff.v1.staff_member'
const unknown = '00000000-0000-4000-8000-999999999999'
const ines = staffMemberId(1)
const rui = staffMemberId(2)

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const create = (name: string, more: object = {}): Promise<StaffMember> =>
  createStaffMember(studio.owner, { staffMember: { name, ...more } })

const seeded = {
  id: ines,
  name: 'Inês Carvalho',
  email: 'ines@harbour.example',
  mainMedia: {
    image: {
      id: 'frontdesk-ines.svg',
      url: 'http://127.0.0.1:4600/media/frontdesk-ines.svg',
      filename: 'frontdesk-ines.svg',
      width: 400,
      height: 400,
      altText: 'Inês Carvalho, smiling, with long dark hair',
    },
  },
  resourceId: staffIds.ines,
  serviceProvider: true,
  createdDate: new Date('2026-02-03T07:00:00.000Z'),
  updatedDate: new Date('2026-02-03T07:00:00.000Z'),
  revision: '1',
}

const namesOf = ({ items }: { items: StaffMember[] }): unknown[] => items.map(({ name }) => name)

/** The resources that an appointment can be booked with on a day. */
const resourcesOn = async (serviceId: string, date: string): Promise<unknown[]> => {
  const { items } = await listAvailabilityTimeSlots(studio.visitor, {
    serviceId,
    fromLocalDate: `${date}T00:00:00`,
    toLocalDate: `${date}T23:59:59`,
    includeResourceTypeIds: [staffResourceTypeId],
  })
  const ids = items.flatMap(({ availableResources = [] }) =>
    availableResources.flatMap(({ resources = [] }) => resources.map(({ id }) => id)),
  )
  return [...new Set(ids)].sort()
}

describe('staff members', () => {
  it('are read by everybody', async () => {
    expect(await getStaffMember(studio.visitor, { staffMemberId: ines })).toEqual(seeded)
    expect(await refusal(getStaffMember(studio.visitor, { staffMemberId: unknown }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    // The id of the resource is another one.
    expect(await refusal(getStaffMember(studio.visitor, { staffMemberId: staffIds.ines }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('show the parts that are asked for', async () => {
    const asked = await getStaffMember(studio.visitor, {
      staffMemberId: ines,
      fields: ['ASSOCIATED_IDENTITY_STATUS'],
    })
    expect(asked).toEqual({ ...seeded, associatedWixIdentity: { connection: { status: 'DISCONNECTED' } } })
    const { resource } = await getStaffMember(studio.visitor, {
      staffMemberId: ines,
      fields: ['RESOURCE_DETAILS'],
    })
    expect(resource).toEqual({
      id: staffIds.ines,
      workingHoursSchedules: [{ id: staffScheduleId(1), shared: false }],
      eventsSchedule: { id: staffScheduleId(1) },
      usesDefaultWorkingHours: false,
      revision: '1',
    })
  })

  it('are found by a query, in the order of their ids unless another one is asked for', async () => {
    expect(namesOf(await queryStaffMembers(studio.visitor, {}))).toEqual([
      'Inês Carvalho',
      'Rui Mendes',
      'Marta Silva',
      'Jonas Lindqvist',
    ])
    const page = await queryStaffMembers(studio.visitor, {
      filter: { name: { $ne: 'Rui Mendes' } },
      sort: [{ fieldName: 'resourceId', order: 'DESC' }],
      cursorPaging: { limit: 2 },
      fields: ['ASSOCIATED_IDENTITY_STATUS'],
    })
    expect(namesOf(page)).toEqual(['Jonas Lindqvist', 'Marta Silva'])
    expect(page.items[0]?.associatedWixIdentity).toEqual({ connection: { status: 'DISCONNECTED' } })
    expect(namesOf(await page.next())).toEqual(['Inês Carvalho'])
    expect(await countStaffMembers(studio.visitor, { filter: { serviceProvider: true } })).toBe(4)
    expect(await countStaffMembersV2(studio.visitor, { filter: { resourceId: staffIds.rui } })).toBe(1)
    expect(
      namesOf(await queryStaffMembersV2(studio.visitor, { filter: { email: 'rui@harbour.example' } })),
    ).toEqual(['Rui Mendes'])
  })

  it('are 50 a page unless asked for, and 100 at most', async () => {
    for (let number = 5; number <= 101; number++) await create(`Staff ${number}`)
    expect((await queryStaffMembers(studio.visitor, {})).items).toHaveLength(50)
    const limit = (count: number) => queryStaffMembers(studio.visitor, { cursorPaging: { limit: count } })
    expect((await limit(100)).items).toHaveLength(100)
    expect(await refusal(limit(101))).toEqual([['query.cursorPaging.limit', 'MAX']])
  })

  it('are found by words of their names', async () => {
    expect(
      namesOf(await searchStaffMembers(studio.visitor, { search: { expression: 'ines carvalho' } })),
    ).toEqual(['Inês Carvalho'])
    // Whole words alone are found, or those that differ by a letter when asked for.
    expect(namesOf(await searchStaffMembers(studio.visitor, { search: { expression: 'silv' } }))).toEqual([])
    expect(
      namesOf(await searchStaffMembersV2(studio.visitor, { search: { expression: 'silv', fuzzy: true } })),
    ).toEqual(['Marta Silva'])
    expect(
      namesOf(
        await searchStaffMembers(studio.visitor, {
          filter: { email: { $startsWith: 'r' } },
          sort: [{ fieldName: 'name' }],
        }),
      ),
    ).toEqual(['Rui Mendes'])
  })

  it('take no operator and no order that the platform does not know', async () => {
    const query = (input: object): Promise<unknown> => queryStaffMembers(studio.visitor, input)
    expect(await refusal(query({ filter: { name: { $startsWith: 'R' } } }))).toEqual([
      ['query.filter.name.$startsWith', 'FIELD_NOT_ALLOWED'],
    ])
    expect(await refusal(query({ sort: [{ fieldName: 'name' }] }))).toEqual([
      ['query.sort.0.fieldName', 'FIELD_NOT_ALLOWED'],
    ])
  })

  it('are written by the business alone', async () => {
    for (const call of [
      createStaffMember(studio.visitor, { staffMember: { name: 'Ana' } }),
      updateStaffMember(studio.visitor, { staffMember: { id: ines, revision: '1', name: 'Ana' } }),
      deleteStaffMember(studio.visitor, { staffMemberId: ines }),
      getDeletedStaffMember(studio.visitor, { staffMemberId: ines }),
      listDeletedStaffMembers(studio.visitor, {}),
      removeStaffMemberFromTrashBin(studio.visitor, { staffMemberId: ines }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
    expect(studio.events).toEqual([])
  })
})

describe('a new staff member', () => {
  it('gets a resource, which services name', async () => {
    const now = new Date('2026-05-04T07:00:00.000Z')
    const tags = { privateTags: { tagIds: ['vip'] }, tags: { tagIds: ['en'] } }
    const made = await createStaffMember(studio.owner, {
      staffMember: {
        name: 'Ana Lopes',
        email: 'ana@harbour.example',
        phone: '+351 210 000 012',
        description: 'Massage',
        gender: 'FEMALE',
        tags,
        extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
        ...{ id: unknown, resourceId: unknown, revision: '9' },
      },
    })
    const whole = {
      id: '00000000-0000-4000-8000-000000000004',
      resourceId: '00000000-0000-4000-8000-000000000002',
      name: 'Ana Lopes',
      email: 'ana@harbour.example',
      phone: '+351 210 000 012',
      description: 'Massage',
      gender: 'FEMALE',
      tags,
      extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
      serviceProvider: true,
      createdDate: now,
      updatedDate: now,
      revision: '1',
    }
    expect(made).toEqual(whole)
    const [schedule, resource, ...own] = told(studio.events)
    expect(schedule).toEqual({
      entityFqdn: 'wix.calendar.v3.schedule',
      slug: 'created',
      entityId: '00000000-0000-4000-8000-000000000003',
      entity: {
        id: '00000000-0000-4000-8000-000000000003',
        appId: bookingsAppId,
        externalId: made.resourceId,
        name: 'Ana Lopes',
        timeZone: 'Europe/Lisbon',
        businessTimeZoneEnabled: true,
        status: 'ACTIVE',
        createdDate: now,
        updatedDate: now,
        revision: '1',
      },
    })
    expect(resource).toEqual({
      entityFqdn: 'wix.bookings.resources.v2.resource',
      slug: 'created',
      entityId: made.resourceId,
      entity: {
        id: made.resourceId,
        name: 'Ana Lopes',
        typeId: staffResourceTypeId,
        workingHoursSchedules: { values: [{ scheduleId: businessScheduleId, shared: true }] },
        locationOptions: { availableInAllLocations: true },
        eventsSchedule: { scheduleId: '00000000-0000-4000-8000-000000000003' },
        createdDate: now,
        updatedDate: now,
        revision: '1',
      },
    })
    expect(own).toEqual([
      { entityFqdn: fqdn, slug: 'created', entityId: made.id, entity: whole },
      { entityFqdn: fqdn, slug: 'fully_created', entityId: made.id, entity: { staffMember: whole } },
    ])
    // Customers do not see the tags that are for the business.
    expect((await getStaffMember(studio.visitor, { staffMemberId: made.id })).tags).toEqual({
      tags: { tagIds: ['en'] },
    })
    expect((await getStaffMember(studio.owner, { staffMemberId: made.id })).tags).toEqual(tags)
    const service = {
      type: 'APPOINTMENT',
      name: 'Foot massage',
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
    }
    expect(
      await refusal(createService(studio.owner, { service: { ...service, staffMemberIds: [made.id] } })),
    ).toEqual([['service.staffMemberIds.0', 'INVALID_STAFF_MEMBER_IDS']])
    const { id: serviceId, staffMembers } = await createService(studio.owner, {
      service: { ...service, staffMemberIds: [made.resourceId!] },
    })
    expect(staffMembers).toEqual([{ staffMemberId: made.id, name: 'Ana Lopes' }])
    // They work in the opening hours of the business, which is closed on Sunday.
    expect(await resourcesOn(serviceId, '2026-05-11')).toEqual([made.resourceId])
    expect(await resourcesOn(serviceId, '2026-05-10')).toEqual([])
  })

  it('cannot be booked unless they give services', async () => {
    const { id, resourceId, serviceProvider } = await createStaffMember(studio.owner, {
      staffMember: { name: 'Ana Lopes' },
      serviceProvider: false,
    })
    expect(serviceProvider).toBe(false)
    const { revision } = await getService(studio.owner, { serviceId: massage })
    await updateService(studio.owner, {
      service: { id: massage, revision: revision!, staffMemberIds: [staffIds.ines, resourceId!] },
    })
    expect(await resourcesOn(massage, '2026-05-12')).toEqual([staffIds.ines])
    expect(await refusal(book(studio.visitor, slotOf(massage, '2026-05-12T10:00:00', resourceId)))).toEqual([
      409,
      'SLOT_NOT_AVAILABLE',
    ])
    expect(await countStaffMembers(studio.owner, { filter: { serviceProvider: false, id } })).toBe(1)
  })

  it.each([
    ['without a name', {}, [['staffMember.name', 'REQUIRED_FIELD']]],
    ['with an empty name', { name: '' }, [['staffMember.name', 'MIN_LENGTH']]],
    ['with a name of 41 characters', { name: 'x'.repeat(41) }, [['staffMember.name', 'MAX_LENGTH']]],
    ['with an address that is none', { name: 'Ana', email: 'ana' }, [['staffMember.email', 'FORMAT']]],
    [
      'with a description of 501 characters',
      { name: 'Ana', description: 'x'.repeat(501) },
      [['staffMember.description', 'MAX_LENGTH']],
    ],
    ['with an unknown gender', { name: 'Ana', gender: 'X' }, [['staffMember.gender', 'INVALID_ENUM_VALUE']]],
  ])('is refused %s', async (_, staffMember, expected) => {
    expect(
      await refusal(createStaffMember(studio.owner, { staffMember: staffMember as { name: string } })),
    ).toEqual(expected)
    const longest = { name: 'x'.repeat(40), description: 'x'.repeat(500), email: 'a@b.example' }
    expect(await createStaffMember(studio.owner, { staffMember: longest })).toMatchObject(longest)
  })
})

describe('a changed staff member', () => {
  it('shows the name and the picture in services, which tell of it', async () => {
    const { items: before } = await queryServices(studio.owner, {
      filter: { staffMemberIds: { $hasSome: [staffIds.ines] } },
    })
    const image = { url: 'https://pictures.example/ines.jpg' }
    const changed = await updateStaffMember(studio.owner, {
      staffMember: { id: ines, revision: '1', name: 'Inês Costa', mainMedia: { image } },
    })
    expect(changed).toEqual({
      ...seeded,
      name: 'Inês Costa',
      mainMedia: { image },
      updatedDate: new Date('2026-05-04T07:00:00.000Z'),
      revision: '2',
    })
    const [own, resource, schedule, ...others] = told(studio.events)
    expect(resource).toMatchObject({ entityId: staffIds.ines, entity: { name: 'Inês Costa' } })
    expect(schedule).toMatchObject({ entityId: staffScheduleId(1), entity: { name: 'Inês Costa' } })
    expect(own).toEqual({
      entityFqdn: fqdn,
      slug: 'updated',
      entityId: ines,
      entity: changed,
      modifiedFields: expect.objectContaining({ name: 'Inês Carvalho' }) as object,
    })
    expect(others.map(({ entityId, slug }) => [entityId, slug])).toEqual(
      before.map(({ id }) => [id, 'updated']),
    )
    for (const { id } of before) {
      const { staffMembers = [] } = await getService(studio.visitor, { serviceId: id })
      expect(staffMembers).toContainEqual({
        staffMemberId: ines,
        name: 'Inês Costa',
        mainMedia: { image },
      })
    }
    // Services do not show the telephone number.
    const told1 = studio.events.length
    await updateStaffMember(studio.owner, { staffMember: { id: ines, revision: '2', phone: '1' } })
    expect(studio.events).toHaveLength(told1 + 1)
  })

  it('is refused at another revision, without a name, and where a field cannot be changed', async () => {
    const change = (staffMember: object, fieldMask?: string[]): Promise<StaffMember> =>
      updateStaffMember(studio.owner, {
        staffMember: { id: ines, revision: '1', ...staffMember },
        ...(fieldMask && { fieldMask }),
      })
    expect(await refusal(change({ revision: '2', name: 'Late' }))).toEqual([409, 'REVISION_MISMATCH'])
    expect(await refusal(change({ id: unknown, name: 'Gone' }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(change({}, ['name']))).toEqual([['staffMember.name', 'REQUIRED_FIELD']])
    expect(await refusal(change({}, ['phone', 'resourceId']))).toEqual([['fieldMask.1', 'FIELD_NOT_ALLOWED']])
    expect(await refusal(change({ serviceProvider: false }))).toEqual([
      ['staffMember.serviceProvider', 'FIELD_NOT_ALLOWED'],
    ])
    expect(await getStaffMember(studio.owner, { staffMemberId: ines })).toEqual(seeded)
    expect(await change({ name: 'Ignored' }, ['email'])).not.toHaveProperty('email')
  })
})

describe('a deleted staff member', () => {
  it('disappears from services and from availability; what is booked stays booked', async () => {
    const booked = await book(studio.visitor, slotOf(massage, '2026-05-12T10:00:00', staffIds.ines))
    expect(await resourcesOn(massage, '2026-05-12')).toContain(staffIds.ines)
    const { staffMemberIds: before = [] } = await getService(studio.owner, { serviceId: massage })
    expect(before).toContain(staffIds.ines)
    const rest = before.filter((id) => id !== staffIds.ines)
    const kept = await getStaffMember(studio.owner, { staffMemberId: ines })
    studio.events.length = 0

    await deleteStaffMember(studio.owner, { staffMemberId: ines })
    expect(await refusal(getStaffMember(studio.owner, { staffMemberId: ines }))).toEqual([404, 'NOT_FOUND'])
    const service = await getService(studio.visitor, { serviceId: massage })
    expect(service.staffMemberIds).toEqual(rest)
    expect(service.staffMembers?.map(({ name }) => name)).not.toContain('Inês Carvalho')
    expect(service.serviceResources).toEqual(
      rest.length ? [{ resourceType: { id: staffResourceTypeId }, resourceIds: { values: rest } }] : [],
    )
    expect(await resourcesOn(massage, '2026-05-12')).not.toContain(staffIds.ines)
    expect(
      (await queryServices(studio.owner, { filter: { staffMemberIds: { $hasSome: [staffIds.ines] } } }))
        .items,
    ).toEqual([])
    const [own, ...others] = told(studio.events)
    expect(own).toEqual({ entityFqdn: fqdn, slug: 'deleted', entityId: ines, entity: kept })
    const [schedule, resource, ...services] = others.reverse()
    expect(schedule).toMatchObject({ entityId: staffScheduleId(1), entity: { status: 'CANCELLED' } })
    expect(resource).toMatchObject({ entityId: staffIds.ines, slug: 'deleted' })
    expect(services.length).toBeGreaterThan(1)
    for (const event of services)
      expect(event).toMatchObject({
        entityFqdn: 'wix.bookings.services.v2.service',
        slug: 'updated',
      })
    const { items } = await queryExtendedBookings(studio.visitor, { filter: { id: booked.id } })
    expect(items[0]?.booking).toEqual(booked)
  })

  it('is in the trash bin until it is removed from there', async () => {
    const kept = await getStaffMember(studio.owner, { staffMemberId: ines })
    expect(await refusal(getDeletedStaffMember(studio.owner, { staffMemberId: ines }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    // Rui is deleted first, so that he comes first.
    await deleteStaffMember(studio.owner, { staffMemberId: rui })
    await deleteStaffMember(studio.owner, { staffMemberId: ines })
    expect(await getDeletedStaffMember(studio.owner, { staffMemberId: ines })).toEqual(kept)
    expect(
      await getDeletedStaffMember(studio.owner, {
        staffMemberId: ines,
        fields: ['RESOURCE_DETAILS', 'ASSOCIATED_IDENTITY_STATUS'],
      }),
    ).toEqual({ ...kept, associatedWixIdentity: { connection: { status: 'DISCONNECTED' } } })
    expect(namesOf(await listDeletedStaffMembers(studio.owner, {}))).toEqual(['Rui Mendes', 'Inês Carvalho'])
    expect(namesOf(await listDeletedStaffMembers(studio.owner, { staffMemberIds: [ines, unknown] }))).toEqual(
      ['Inês Carvalho'],
    )
    expect(namesOf(await queryStaffMembers(studio.owner, {}))).toEqual(['Marta Silva', 'Jonas Lindqvist'])
    expect(await refusal(deleteStaffMember(studio.owner, { staffMemberId: ines }))).toEqual([
      404,
      'NOT_FOUND',
    ])

    const remove = () => removeStaffMemberFromTrashBin(studio.owner, { staffMemberId: ines })
    await remove()
    expect(namesOf(await listDeletedStaffMembers(studio.owner, {}))).toEqual(['Rui Mendes'])
    expect(await refusal(remove())).toEqual([404, 'NOT_FOUND'])
  })

  it('is listed page by page', async () => {
    for (const number of [1, 2, 3])
      await deleteStaffMember(studio.owner, { staffMemberId: staffMemberId(number) })
    const page = await listDeletedStaffMembers(studio.owner, { paging: { limit: 2 } })
    expect(namesOf(page)).toEqual(['Inês Carvalho', 'Rui Mendes'])
    expect(namesOf(await page.next())).toEqual(['Marta Silva'])
    const all: unknown[] = []
    for await (const { name } of pages(listDeletedStaffMembers, studio.owner, { paging: { limit: 1 } }))
      all.push(name)
    expect(all).toEqual(['Inês Carvalho', 'Rui Mendes', 'Marta Silva'])
    const list = (input: object): Promise<unknown> => listDeletedStaffMembers(studio.owner, input)
    expect(await refusal(list({ paging: { limit: 101 } }))).toEqual([['paging.limit', 'MAX']])
    expect(await refusal(list({ paging: { cursor: 'no cursor' } }))).toEqual([['paging.cursor', 'FORMAT']])
    expect(await refusal(list({ staffMemberIds: Array.from({ length: 101 }, () => ines) }))).toEqual([
      ['staffMemberIds', 'MAX_SIZE'],
    ])
  })

  it('leaves a service that names nobody else without times', async () => {
    const marta = staffMemberId(3)
    const { items } = await queryServices(studio.owner, { filter: { type: 'APPOINTMENT' } })
    const alone = items.find(({ staffMemberIds }) => staffMemberIds?.join() === staffIds.jonas)!
    await deleteStaffMember(studio.owner, { staffMemberId: staffMemberId(4) })
    expect(await getService(studio.owner, { serviceId: alone.id })).toMatchObject({
      staffMemberIds: [],
      staffMembers: [],
      serviceResources: [],
    })
    expect(await resourcesOn(alone.id, '2026-05-12')).toEqual([])
    expect((await getStaffMember(studio.owner, { staffMemberId: marta })).name).toBe('Marta Silva')
  })
})
