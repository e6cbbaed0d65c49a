import {
  countResourceTypes,
  createResource,
  createResourceType,
  type CreateResourceTypeInput,
  deleteResourceType,
  getResource,
  getResourceType,
  type NewResourceType,
  queryResources,
  queryResourceTypes,
  type ResourceType,
  staffResourceTypeId,
  updateResourceType,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { locationIds, roomId, roomTypeId } from '../../../src/bookings/seed/studio.ts'
import type { DomainEvent } from '../../../src/kernel/handler.ts'
import { told } from '../bookings.ts'
import { refusal } from '../refusal.ts'
import { openStudio, type Studio } from '../studio.ts'

const unknown = '00000000-0000-4000-8000-999999999999'
const now = new Date('2026-05-04T07:00:00.000Z')

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const create = (resourceType: Partial<NewResourceType>, more: Partial<CreateResourceTypeInput> = {}) =>
  createResourceType(studio.owner, { resourceType: resourceType as NewResourceType, ...more })

const update = (resourceType: object, mask?: string[]): Promise<ResourceType> =>
  updateResourceType(studio.owner, {
    resourceType: { id: roomTypeId, revision: '1', ...resourceType },
    ...(mask && { mask }),
  })

/** The events without those of the schedules, which tell of themselves. */
const toldOfResources = (): DomainEvent[] =>
  studio.events.filter(({ entityFqdn }) => entityFqdn !== 'wix.calendar.v3.schedule')

const names = async (): Promise<unknown[]> => {
  const { items } = await queryResourceTypes(studio.visitor, {})
  return items.map(({ name }) => name)
}

describe('resource types', () => {
  it('are found by everybody, that of the staff among them', async () => {
    expect(await getResourceType(studio.visitor, { resourceTypeId: roomTypeId })).toEqual({
      id: roomTypeId,
      name: 'Treatment room',
      revision: '1',
      createdDate: new Date('2026-02-03T07:00:00.000Z'),
      updatedDate: new Date('2026-02-03T07:00:00.000Z'),
    })
    expect((await getResourceType(studio.visitor, { resourceTypeId: staffResourceTypeId })).name).toBe(
      'Staff',
    )
    expect(await names()).toEqual(['Staff', 'Treatment room'])
    const found = await queryResourceTypes(studio.visitor, { filter: { name: { $startsWith: 'Treat' } } })
    expect(found.items.map(({ id }) => id)).toEqual([roomTypeId])
    expect(await countResourceTypes(studio.visitor, { filter: { name: { $ne: 'Staff' } } })).toBe(1)
    expect(await refusal(getResourceType(studio.visitor, { resourceTypeId: unknown }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('are not sorted by their name', async () => {
    const query = { query: { sort: [{ fieldName: 'name' }] } }
    expect(await studio.post('/bookings/v2/resources/resource-types/query', query)).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'query.sort.0.fieldName' }] } },
    })
  })

  it('are written by the business alone', async () => {
    const { visitor } = studio
    for (const call of [
      createResourceType(visitor, { resourceType: { name: 'Mine' } }),
      updateResourceType(visitor, { resourceType: { id: roomTypeId, revision: '1', name: 'Mine' } }),
      deleteResourceType(visitor, { resourceTypeId: roomTypeId }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
    expect(studio.events).toEqual([])
  })
})

describe('a new resource type', () => {
  it('is kept and told of', async () => {
    const extendedFields = { namespaces: { '@studio/app': { floor: 2 } } }
    const created = await create({ name: 'Device', extendedFields })
    const { resourceType } = created
    expect(created).toEqual({
      resourceType: {
        id: resourceType.id,
        name: 'Device',
        extendedFields,
        revision: '1',
        createdDate: now,
        updatedDate: now,
      },
    })
    expect(await getResourceType(studio.visitor, { resourceTypeId: resourceType.id })).toEqual(resourceType)
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.resources.v2.resource_type',
        slug: 'created',
        entityId: resourceType.id,
        entity: resourceType,
      },
    ])
  })

  it('comes with as many resources as are asked for, at one place or at all', async () => {
    const locationOptions = {
      specificLocationOptions: {
        availableInBusinessLocations: true,
        businessLocations: [{ locationId: locationIds.hill }],
      },
    }
    const long = 'x'.repeat(40)
    const { resourceType } = await create({ name: long }, { quantity: 10, locationOptions })
    const { items } = await queryResources(studio.visitor, { filter: { typeId: resourceType.id } })
    expect(items).toHaveLength(10)
    expect(items[0]).toMatchObject({
      name: `${'x'.repeat(38)} 1`,
      typeId: resourceType.id,
      locationOptions: { availableInAllLocations: false, ...locationOptions },
    })
    expect(items[9]?.name).toBe(`${'x'.repeat(37)} 10`)
    expect(toldOfResources().map(({ slug, entityFqdn }) => [entityFqdn, slug])).toEqual([
      ['wix.bookings.resources.v2.resource_type', 'created'],
      ...items.map(() => ['wix.bookings.resources.v2.resource', 'created']),
    ])
    const everywhere = await create({ name: 'Mat' }, { quantity: 1 })
    const { items: mats } = await queryResources(studio.visitor, {
      filter: { typeId: everywhere.resourceType.id },
    })
    expect(mats.map(({ name, locationOptions: places }) => [name, places])).toEqual([
      ['Mat 1', { availableInAllLocations: true }],
    ])
  })

  it('is created even if its resources are not', async () => {
    const locationOptions = {
      specificLocationOptions: {
        availableInBusinessLocations: true,
        businessLocations: [{ locationId: unknown }],
      },
    }
    const created = await create({ name: 'Device' }, { quantity: 2, locationOptions })
    expect(created.partialErrors).toEqual(['FAILED_TO_CREATE_RESOURCES'])
    expect(await names()).toEqual(['Staff', 'Treatment room', 'Device'])
    const { items } = await queryResources(studio.visitor, { filter: { typeId: created.resourceType.id } })
    expect(items).toEqual([])
  })

  it.each([
    ['without a name', {}, {}, [['resourceType.name', 'REQUIRED_FIELD']]],
    ['with a blank name', { name: '  ' }, {}, [['resourceType.name', 'REQUIRED_FIELD']]],
    ['with an empty name', { name: '' }, {}, [['resourceType.name', 'MIN_LENGTH']]],
    ['with a name of 41 characters', { name: 'x'.repeat(41) }, {}, [['resourceType.name', 'MAX_LENGTH']]],
    ['with no resources', { name: 'Device' }, { quantity: 0 }, [['quantity', 'MIN']]],
    ['with 51 resources', { name: 'Device' }, { quantity: 51 }, [['quantity', 'MAX']]],
    [
      'with a place of resources that nobody asks for',
      { name: 'Device' },
      { locationOptions: { availableInAllLocations: true } },
      [['locationOptions', 'FIELD_NOT_ALLOWED']],
    ],
    [
      'with the name of another',
      { name: 'Treatment room' },
      {},
      [409, 'RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME'],
    ],
    [
      'with the same name in capitals',
      { name: ' STAFF ' },
      {},
      [409, 'RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME'],
    ],
  ])('is refused %s', async (_, resourceType, more, refused) => {
    expect(await refusal(create(resourceType, more))).toEqual(refused)
    expect(studio.events).toEqual([])
  })

  it('comes with up to 50 resources', async () => {
    const { resourceType } = await create({ name: 'Mat' }, { quantity: 50 })
    const { items } = await queryResources(studio.visitor, { filter: { typeId: resourceType.id } })
    expect(items).toHaveLength(50)
  })

  it('is one of 100 at most, without that of the staff', async () => {
    // The seed has one.
    for (let number = 2; number <= 100; number++) await create({ name: `Type ${number}` })
    expect(await refusal(create({ name: 'One more' }))).toEqual([428, 'MAX_NUMBER_OF_RESOURCE_TYPES_REACHED'])
    await deleteResourceType(studio.owner, { resourceTypeId: roomTypeId })
    expect((await create({ name: 'One more' })).resourceType.name).toBe('One more')
  })
})

describe('a changed resource type', () => {
  it('tells of what was modified', async () => {
    const before = await getResourceType(studio.owner, { resourceTypeId: roomTypeId })
    const changed = await update({ name: 'Room' })
    expect(changed).toEqual({ ...before, name: 'Room', revision: '2', updatedDate: now })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.resources.v2.resource_type',
        slug: 'updated',
        entityId: roomTypeId,
        entity: changed,
        modifiedFields: { name: 'Treatment room' },
      },
    ])
    // Its own name in another case is no other type's name.
    expect((await update({ revision: '2', name: 'ROOM' })).name).toBe('ROOM')
  })

  it.each([
    ['at another revision', { revision: '2', name: 'Room' }, undefined, [409, 'REVISION_MISMATCH']],
    ['that does not exist', { id: unknown, name: 'Room' }, undefined, [404, 'NOT_FOUND']],
    ['without a name', {}, ['name'], [['resourceType.name', 'REQUIRED_FIELD']]],
    ['by a field that nobody writes', {}, ['createdDate'], [['mask.0', 'FIELD_NOT_ALLOWED']]],
    ['to the name of another', { name: 'staff' }, undefined, [409, 'RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME']],
    [
      'when it is that of the staff',
      { id: staffResourceTypeId, name: 'Team' },
      undefined,
      [['resourceType.id', 'VALIDATION']],
    ],
  ])('is refused %s', async (_, resourceType, mask, refused) => {
    expect(await refusal(update(resourceType, mask))).toEqual(refused)
    expect(studio.events).toEqual([])
  })
})

describe('a deleted resource type', () => {
  it('takes its resources with it', async () => {
    const other = await create({ name: 'Device' }, { quantity: 1 })
    studio.events.length = 0
    const before = await getResourceType(studio.owner, { resourceTypeId: roomTypeId })
    await deleteResourceType(studio.owner, { resourceTypeId: roomTypeId })
    expect(toldOfResources().map(({ slug, entityId }) => [slug, entityId])).toEqual([
      ['deleted', roomTypeId],
      ['deleted', roomId(1)],
      ['deleted', roomId(2)],
      ['deleted', roomId(3)],
    ])
    expect(studio.events[0]?.entity).toEqual(before)
    expect(await refusal(getResource(studio.owner, { resourceId: roomId(1) }))).toEqual([404, 'NOT_FOUND'])
    const { items } = await queryResources(studio.owner, { filter: { typeId: other.resourceType.id } })
    expect(items).toHaveLength(1)
    expect(
      await refusal(createResource(studio.owner, { resource: { name: 'Room', typeId: roomTypeId } })),
    ).toEqual([['resource.typeId', 'VALIDATION']])
  })

  it('must exist, and not be that of the staff', async () => {
    expect(await refusal(deleteResourceType(studio.owner, { resourceTypeId: unknown }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await refusal(deleteResourceType(studio.owner, { resourceTypeId: staffResourceTypeId }))).toEqual([
      ['resourceTypeId', 'VALIDATION'],
    ])
    expect(await names()).toEqual(['Staff', 'Treatment room'])
  })
})
