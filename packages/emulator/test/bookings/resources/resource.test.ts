import {
  bulkCreateResources,
  bulkDeleteResources,
  bulkUpdateResources,
  type CalendarSchedule,
  countResources,
  createResource,
  deleteResource,
  deleteResourceType,
  getResource,
  type NewResource,
  queryResources,
  type Resource,
  type ResourceChange,
  searchResources,
  staffResourceTypeId,
  updateResource,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  businessScheduleId,
  locationIds,
  roomId,
  roomScheduleId,
  roomTypeId,
} from '../../../src/bookings/seed/studio.ts'
import { told } from '../bookings.ts'
import { refusal } from '../refusal.ts'
import { openStudio, type Studio } from '../studio.ts'

const [seaView, quiet, attic] = [roomId(1), roomId(2), roomId(3)]
const unknown = '00000000-0000-4000-8000-999999999999'
const now = new Date('2026-05-04T07:00:00.000Z')
const created = new Date('2026-02-03T07:00:00.000Z')

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const at = (locationId: string): NonNullable<NewResource['locationOptions']> => ({
  specificLocationOptions: {
    availableInBusinessLocations: true,
    businessLocations: [{ locationId }],
  },
})

const create = (resource: Partial<NewResource> = {}): Promise<Resource> =>
  createResource(studio.owner, { resource: { name: 'Sauna', typeId: roomTypeId, ...resource } })

const update = (resource: Partial<ResourceChange>, mask?: string[]): Promise<Resource> =>
  updateResource(studio.owner, {
    resource: { id: quiet, revision: '1', ...resource },
    ...(mask && { mask }),
  })

/** The hours of a resource that follows those of the business. */
const openingHours = { values: [{ scheduleId: businessScheduleId, shared: true }] }

/** The events of resources that were told; schedules tell of themselves. */
const toldOfResources = (): unknown[] =>
  told(studio.events).filter(({ entityFqdn }) => entityFqdn === 'wix.bookings.resources.v2.resource')

/** The events of schedules that were told, in short. */
const toldOfSchedules = (): unknown[] =>
  studio.events
    .filter(({ entityFqdn }) => entityFqdn === 'wix.calendar.v3.schedule')
    .map(({ slug, entityId, entity }) => {
      const { externalId, name, status } = entity as CalendarSchedule
      return [slug, entityId, externalId, name, status]
    })

const namesOf = (items: readonly Resource[]): unknown[] => items.map(({ name }) => name)

describe('resources', () => {
  it('are found by everybody', async () => {
    expect(await getResource(studio.visitor, { resourceId: quiet })).toEqual({
      id: quiet,
      name: 'Quiet room',
      typeId: roomTypeId,
      workingHoursSchedules: openingHours,
      locationOptions: { availableInAllLocations: false, ...at(locationIds.harbour) },
      eventsSchedule: { scheduleId: roomScheduleId(2) },
      revision: '1',
      createdDate: created,
      updatedDate: created,
    })
    expect(await refusal(getResource(studio.visitor, { resourceId: unknown }))).toEqual([404, 'NOT_FOUND'])
  })

  it.each([
    [{ id: quiet }, ['Quiet room']],
    [{ name: { $startsWith: 'Room' } }, ['Room with the sea view']],
    [{ typeId: unknown }, []],
    [{ 'eventsSchedule.scheduleId': roomScheduleId(3) }, ['Attic room']],
    [{ 'locationOptions.availableInAllLocations': true, typeId: roomTypeId }, ['Sauna']],
    [
      {
        'locationOptions.specificLocationOptions.businessLocations.locationId': {
          $hasSome: [locationIds.hill],
        },
      },
      ['Attic room'],
    ],
    [
      {
        typeId: roomTypeId,
        'locationOptions.specificLocationOptions.availableInBusinessLocations': { $ne: true },
      },
      ['Sauna'],
    ],
    [{ typeId: roomTypeId, createdDate: { $gt: created } }, ['Sauna']],
    [
      {
        'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId': {
          $hasAll: [locationIds.harbour],
        },
      },
      ['Room with the sea view', 'Quiet room'],
    ],
  ])('are found by %j', async (filter, names) => {
    await create()
    expect(namesOf((await queryResources(studio.visitor, { filter })).items)).toEqual(names)
    expect(await countResources(studio.visitor, { filter })).toBe(names.length)
  })

  it('are sorted by their type or date, not by their name', async () => {
    const { id } = await create()
    const { items } = await queryResources(studio.visitor, {
      filter: { typeId: roomTypeId },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    })
    expect(items[0]?.id).toBe(id)
    const query = { query: { sort: [{ fieldName: 'name' }] } }
    expect(await studio.post('/bookings/v2/resources/query', query)).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'query.sort.0.fieldName' }] } },
    })
  })

  it('are searched by words of their name, and counted by their place', async () => {
    const place = 'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId'
    const found = await searchResources(studio.visitor, {
      search: { expression: 'room' },
      sort: [{ fieldName: 'name' }],
      aggregations: [{ type: 'VALUE', name: 'places', fieldPath: place }],
    })
    expect(namesOf(found.items)).toEqual(['Attic room', 'Quiet room', 'Room with the sea view'])
    expect(found.aggregations).toEqual([
      {
        type: 'VALUE',
        name: 'places',
        fieldPath: place,
        values: {
          results: [
            { value: locationIds.harbour, count: 2 },
            { value: locationIds.hill, count: 1 },
          ],
        },
      },
    ])
    const filter = { [place]: { $hasSome: [locationIds.hill] } }
    expect(namesOf((await searchResources(studio.visitor, { filter })).items)).toEqual(['Attic room'])
  })

  it('are written by the business alone', async () => {
    const { visitor } = studio
    const resource = { id: quiet, revision: '1', name: 'Mine' }
    for (const call of [
      createResource(visitor, { resource: { name: 'Mine', typeId: roomTypeId } }),
      bulkCreateResources(visitor, { resources: [{ name: 'Mine', typeId: roomTypeId }] }),
      updateResource(visitor, { resource }),
      bulkUpdateResources(visitor, { resources: [{ resource }] }),
      deleteResource(visitor, { resourceId: quiet }),
      bulkDeleteResources(visitor, { ids: [quiet] }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
    expect(studio.events).toEqual([])
  })
})

describe('a new resource', () => {
  it('is kept with a schedule of its own, and told of', async () => {
    const given = {
      name: 'x'.repeat(40),
      typeId: roomTypeId,
      locationOptions: at(locationIds.hill),
      extendedFields: { namespaces: { '@studio/app': { floor: 2 } } },
    }
    const made = await create(given)
    const { id, eventsSchedule } = made
    expect(eventsSchedule?.scheduleId).toMatch(/^[0-9a-f-]{36}$/)
    expect(eventsSchedule?.scheduleId).not.toBe(id)
    expect(made).toEqual({
      ...given,
      id,
      workingHoursSchedules: openingHours,
      locationOptions: { availableInAllLocations: false, ...given.locationOptions },
      eventsSchedule,
      revision: '1',
      createdDate: now,
      updatedDate: now,
    })
    expect(await getResource(studio.visitor, { resourceId: id })).toEqual(made)
    expect(toldOfResources()).toEqual([
      { entityFqdn: 'wix.bookings.resources.v2.resource', slug: 'created', entityId: id, entity: made },
    ])
  })

  it('is available everywhere unless it has a place', async () => {
    for (const places of [undefined, {}, { availableInAllLocations: true }])
      expect((await create(places && { locationOptions: places })).locationOptions).toEqual({
        availableInAllLocations: true,
      })
  })

  const specific = 'resource.locationOptions.specificLocationOptions'
  it.each([
    ['with an empty name', { name: '' }, [['resource.name', 'MIN_LENGTH']]],
    ['with a blank name', { name: ' ' }, [['resource.name', 'RESOURCE_NAME_IS_REQUIRED']]],
    ['with a name of 41 characters', { name: 'x'.repeat(41) }, [['resource.name', 'MAX_LENGTH']]],
    ['of an unknown type', { typeId: unknown }, [['resource.typeId', 'VALIDATION']]],
    ['of the type of the staff', { typeId: staffResourceTypeId }, [['resource.typeId', 'VALIDATION']]],
    [
      'without its place',
      { locationOptions: { availableInAllLocations: false } },
      [[specific, 'RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET']],
    ],
    [
      'with a place and everywhere',
      { locationOptions: { availableInAllLocations: true, ...at(locationIds.hill) } },
      [[specific, 'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED']],
    ],
    [
      'outside of the business',
      {
        locationOptions: {
          specificLocationOptions: { businessLocations: [{ locationId: locationIds.hill }] },
        },
      },
      [[`${specific}.availableInBusinessLocations`, 'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE']],
    ],
    [
      'without a location',
      { locationOptions: { specificLocationOptions: { availableInBusinessLocations: true } } },
      [[`${specific}.businessLocations`, 'RESOURCE_LOCATION_ID_IS_REQUIRED']],
    ],
    [
      'with a location that has no id',
      {
        locationOptions: {
          specificLocationOptions: { availableInBusinessLocations: true, businessLocations: [{}] },
        },
      },
      [[`${specific}.businessLocations.0.locationId`, 'RESOURCE_LOCATION_ID_IS_REQUIRED']],
    ],
    [
      'at an unknown location',
      { locationOptions: at(unknown) },
      [[`${specific}.businessLocations.0.locationId`, 'VALIDATION']],
    ],
    [
      'at two locations',
      {
        locationOptions: {
          specificLocationOptions: {
            availableInBusinessLocations: true,
            businessLocations: [{ locationId: locationIds.hill }, { locationId: locationIds.harbour }],
          },
        },
      },
      [[`${specific}.businessLocations`, 'VALIDATION']],
    ],
  ])('is refused %s', async (_, resource, refused) => {
    expect(await refusal(create(resource))).toEqual(refused)
    expect(studio.events).toEqual([])
  })
})

describe('the schedule of a resource', () => {
  it('has its name, and ends with it', async () => {
    const { id, revision = '', eventsSchedule } = await create()
    const scheduleId = eventsSchedule?.scheduleId
    await updateResource(studio.owner, { resource: { id, revision, name: 'Steam bath' } })
    await updateResource(studio.owner, {
      resource: { id, revision: '2', locationOptions: at(locationIds.hill) },
    })
    await deleteResource(studio.owner, { resourceId: id })
    expect(toldOfSchedules()).toEqual([
      ['created', scheduleId, id, 'Sauna', 'ACTIVE'],
      ['updated', scheduleId, id, 'Steam bath', 'ACTIVE'],
      ['updated', scheduleId, id, 'Steam bath', 'CANCELLED'],
    ])
    studio.events.length = 0
    await deleteResourceType(studio.owner, { resourceTypeId: roomTypeId })
    expect(toldOfSchedules()).toHaveLength(3)
  })
})

describe('the working hours of a resource', () => {
  const hours = (scheduleId: string, shared?: boolean): NonNullable<Resource['workingHoursSchedules']> => ({
    values: [{ scheduleId, ...(shared !== undefined && { shared }) }],
  })

  it('are those of the business unless they are its own', async () => {
    for (const workingHoursSchedules of [
      undefined,
      { values: [] },
      hours(businessScheduleId),
      openingHours,
    ]) {
      const made = await create(workingHoursSchedules && { workingHoursSchedules })
      expect(made.workingHoursSchedules).toEqual(openingHours)
    }
    const own = await update({ workingHoursSchedules: hours(roomScheduleId(2), false) })
    expect(own.workingHoursSchedules).toEqual(hours(roomScheduleId(2), false))
    const cleared = await update({ revision: '2' }, ['workingHoursSchedules'])
    expect(cleared.workingHoursSchedules).toEqual(openingHours)
  })

  const field = 'resource.workingHoursSchedules.values.0'
  it.each([
    ['in the schedule of another', hours(roomScheduleId(1), false), [[`${field}.scheduleId`, 'VALIDATION']]],
    [
      'in no schedule',
      { values: [{ shared: false }] },
      [[`${field}.scheduleId`, 'RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED']],
    ],
    [
      'in a schedule that others may have or not',
      hours(roomScheduleId(2)),
      [[`${field}.shared`, 'RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED']],
    ],
    ['in its own schedule for others', hours(roomScheduleId(2), true), [[`${field}.shared`, 'VALIDATION']]],
    [
      'in the schedule of the business for itself',
      hours(businessScheduleId, false),
      [[`${field}.shared`, 'VALIDATION']],
    ],
    [
      'in two schedules',
      { values: [...openingHours.values, ...openingHours.values] },
      [['resource.workingHoursSchedules.values', 'MAX_SIZE']],
    ],
  ])('are refused %s', async (_, workingHoursSchedules, refused) => {
    expect(await refusal(update({ workingHoursSchedules }))).toEqual(refused)
  })

  it('of a new resource are in no schedule of its own, which it does not have yet', async () => {
    expect(await refusal(create({ workingHoursSchedules: hours(roomScheduleId(2), false) }))).toEqual([
      [`${field}.scheduleId`, 'VALIDATION'],
    ])
  })
})

describe('the resource of a member of staff', () => {
  it('is found among the others, and changes with the member alone', async () => {
    const { items } = await queryResources(studio.visitor, { filter: { typeId: staffResourceTypeId } })
    expect(namesOf(items)).toEqual(['Inês Carvalho', 'Rui Mendes', 'Marta Silva', 'Jonas Lindqvist'])
    const { id, revision = '' } = items[0] ?? { id: '' }
    expect(await refusal(update({ id, revision, name: 'Ines' }))).toEqual([['resource.id', 'VALIDATION']])
    expect(await refusal(deleteResource(studio.owner, { resourceId: id }))).toEqual([
      ['resourceId', 'VALIDATION'],
    ])
    expect(studio.events).toEqual([])
  })
})

describe('resources that are created together', () => {
  it('succeed or fail each on its own', async () => {
    const { results, bulkActionMetadata } = await bulkCreateResources(studio.owner, {
      resources: [
        { name: 'Sauna', typeId: roomTypeId },
        { name: 'Pool', typeId: unknown },
        {
          name: 'Bath',
          typeId: roomTypeId,
          workingHoursSchedules: { values: [{ scheduleId: roomScheduleId(1) }] },
        },
      ],
      returnEntity: true,
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
    expect(results[0]?.item?.name).toBe('Sauna')
    expect(results[1]?.itemMetadata).toMatchObject({ originalIndex: 1, success: false })
    expect(JSON.stringify(results[2]?.itemMetadata.error)).toContain(
      'RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST',
    )
    expect(await countResources(studio.owner, { filter: { typeId: roomTypeId } })).toBe(4)
  })

  it('are 50 at most', async () => {
    const resources = (count: number): NewResource[] =>
      Array.from({ length: count }, (_, index) => ({ name: `Mat ${index}`, typeId: roomTypeId }))
    expect(await refusal(bulkCreateResources(studio.owner, { resources: resources(51) }))).toEqual([
      ['resources', 'MAX_SIZE'],
    ])
    const { bulkActionMetadata } = await bulkCreateResources(studio.owner, { resources: resources(50) })
    expect(bulkActionMetadata.totalSuccesses).toBe(50)
  })
})

describe('a changed resource', () => {
  it('tells of what was modified', async () => {
    const before = await getResource(studio.owner, { resourceId: quiet })
    const changed = await update({ name: 'Silent room', locationOptions: at(locationIds.hill) })
    expect(changed).toEqual({
      ...before,
      name: 'Silent room',
      locationOptions: { availableInAllLocations: false, ...at(locationIds.hill) },
      revision: '2',
      updatedDate: now,
    })
    expect(toldOfResources()).toEqual([
      {
        entityFqdn: 'wix.bookings.resources.v2.resource',
        slug: 'updated',
        entityId: quiet,
        entity: changed,
        modifiedFields: {
          name: 'Quiet room',
          'locationOptions.specificLocationOptions.businessLocations[0].locationId': locationIds.harbour,
        },
      },
    ])
  })

  it('is available everywhere when its place is cleared, or it is said to be', async () => {
    const everywhere = { availableInAllLocations: true }
    const places = []
    for (const [number, locationOptions, mask] of [
      [1, undefined, ['locationOptions']],
      [2, at(locationIds.hill), undefined],
      [3, everywhere, undefined],
      [4, { ...everywhere, ...at(locationIds.hill) }, ['name']],
    ] as const) {
      const changed = await update(
        { revision: `${number}`, name: 'Room', ...(locationOptions && { locationOptions }) },
        mask && [...mask],
      )
      places.push(changed.locationOptions)
    }
    expect(places).toEqual([
      everywhere,
      { availableInAllLocations: false, ...at(locationIds.hill) },
      everywhere,
      everywhere,
    ])
    const both = { locationOptions: { ...everywhere, ...at(locationIds.hill) } }
    expect(await refusal(update({ revision: '5', ...both }))).toEqual([
      ['resource.locationOptions.specificLocationOptions', 'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED'],
    ])
  })

  it.each([
    ['at another revision', { revision: '2', name: 'Late' }, undefined, [409, 'REVISION_MISMATCH']],
    ['that does not exist', { id: unknown, name: 'Gone' }, undefined, [404, 'NOT_FOUND']],
    ['without a name', {}, ['name'], [['resource.name', 'RESOURCE_NAME_IS_REQUIRED']]],
    ['to another type', { typeId: unknown }, undefined, [['resource.typeId', 'FIELD_NOT_ALLOWED']]],
    ['by a mask with its type', {}, ['typeId'], [['mask.0', 'FIELD_NOT_ALLOWED']]],
    ['by a field that nobody writes', {}, ['eventsSchedule'], [['mask.0', 'FIELD_NOT_ALLOWED']]],
  ])('is refused %s', async (_, resource, mask, refused) => {
    expect(await refusal(update(resource, mask))).toEqual(refused)
    expect(studio.events).toEqual([])
  })

  it('may be one of several', async () => {
    const { results } = await bulkUpdateResources(studio.owner, {
      resources: [
        { resource: { id: quiet, revision: '1', name: 'Silent room' } },
        { resource: { id: attic, revision: '7', name: 'Loft' } },
        { resource: { id: seaView, revision: '1', name: 'Ignored' }, fieldMask: ['locationOptions'] },
      ],
      returnEntity: true,
    })
    expect(results.map(({ item, itemMetadata }) => [item?.name, itemMetadata.error?.code])).toEqual([
      ['Silent room', undefined],
      [undefined, 'REVISION_MISMATCH'],
      ['Room with the sea view', undefined],
    ])
    const many = Array.from({ length: 101 }, () => ({ resource: { id: quiet, revision: '2' } }))
    expect(await refusal(bulkUpdateResources(studio.owner, { resources: many }))).toEqual([
      ['resources', 'MAX_SIZE'],
    ])
  })
})

describe('a deleted resource', () => {
  it('is gone, and told of', async () => {
    const before = await getResource(studio.owner, { resourceId: quiet })
    await deleteResource(studio.owner, { resourceId: quiet })
    expect(toldOfResources()).toEqual([
      { entityFqdn: 'wix.bookings.resources.v2.resource', slug: 'deleted', entityId: quiet, entity: before },
    ])
    expect(await refusal(deleteResource(studio.owner, { resourceId: quiet }))).toEqual([404, 'NOT_FOUND'])
  })

  it('may be one of several, 50 at most', async () => {
    const { results } = await bulkDeleteResources(studio.owner, { ids: [seaView, unknown, attic] })
    expect(results.map(({ itemMetadata }) => [itemMetadata.id, itemMetadata.error?.code])).toEqual([
      [seaView, undefined],
      [unknown, 'NOT_FOUND'],
      [attic, undefined],
    ])
    expect(await refusal(bulkDeleteResources(studio.owner, { ids: Array<string>(51).fill(quiet) }))).toEqual([
      ['ids', 'MAX_SIZE'],
    ])
    expect(await countResources(studio.owner, { filter: { typeId: roomTypeId } })).toBe(1)
  })
})
