import {
  createResourceType,
  createService,
  deleteResource,
  deleteResourceType,
  getService,
  type NewService,
  queryServices,
  type Service,
  type ServiceResource,
  staffResourceTypeId,
  updateService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { roomId, roomTypeId, staffIds } from '../../../src/bookings/seed/studio.ts'
import { footMassage } from '../new-services.ts'
import { refusal } from '../refusal.ts'
import { openStudio, type Studio } from '../studio.ts'

const unknown = '00000000-0000-4000-8000-999999999999'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const needing = (typeId: string, values: string[] = []): ServiceResource => ({
  resourceType: { id: typeId },
  resourceIds: { values },
})

const staffResource = needing(staffResourceTypeId, [staffIds.ines])

const create = (serviceResources: ServiceResource[], more: Partial<NewService> = {}): Promise<Service> =>
  createService(studio.owner, { service: { ...footMassage, serviceResources, ...more } })

describe('the resources of a service', () => {
  it('are its staff and the others that it needs, with names where they are asked for', async () => {
    const { id } = await create([needing(roomTypeId, [roomId(2), roomId(1)])])
    const plain = await getService(studio.visitor, { serviceId: id })
    expect(plain.serviceResources).toEqual([staffResource, needing(roomTypeId, [roomId(2), roomId(1)])])
    const conditionalFields = ['RESOURCE_TYPE_DETAILS', 'RESOURCE_DETAILS']
    const detailed = await getService(studio.visitor, { serviceId: id, conditionalFields })
    expect(detailed.serviceResources).toEqual([
      {
        ...staffResource,
        resourceType: { id: staffResourceTypeId, name: 'Staff' },
        resourceDetails: { resources: [{ id: staffIds.ines, name: 'Inês Carvalho' }] },
      },
      {
        ...needing(roomTypeId, [roomId(2), roomId(1)]),
        resourceType: { id: roomTypeId, name: 'Treatment room' },
        resourceDetails: {
          resources: [
            { id: roomId(2), name: 'Quiet room' },
            { id: roomId(1), name: 'Room with the sea view' },
          ],
        },
      },
    ])
    const named = await getService(studio.visitor, {
      serviceId: id,
      conditionalFields: ['RESOURCE_TYPE_DETAILS'],
    })
    expect(named.serviceResources?.[1]).toEqual({
      ...needing(roomTypeId, [roomId(2), roomId(1)]),
      resourceType: { id: roomTypeId, name: 'Treatment room' },
    })
  })

  it('find the service', async () => {
    const { id } = await create([needing(roomTypeId, [roomId(2)])])
    const { items } = await queryServices(studio.visitor, {
      filter: { 'serviceResources.resourceIds.values': { $hasSome: [roomId(2)] } },
    })
    expect(items.map((service) => service.id)).toEqual([id])
  })

  it('may stand beside the staff in the input, and customers may choose one of their types first', async () => {
    const service = await create([needing(roomTypeId), staffResource], { primaryResourceType: roomTypeId })
    expect(service.serviceResources).toEqual([staffResource, needing(roomTypeId)])
    expect(service.primaryResourceType).toBe(roomTypeId)
    // A change of something else keeps them.
    const changed = await updateService(studio.owner, {
      service: { id: service.id, revision: '1', tagLine: 'For tired feet' },
    })
    expect(changed.serviceResources).toEqual(service.serviceResources)
    expect(changed.primaryResourceType).toBe(roomTypeId)
  })

  it('change with the service, and are cleared by its mask; the staff stay', async () => {
    const { id } = await create([needing(roomTypeId)])
    const narrowed = await updateService(studio.owner, {
      service: { id, revision: '1', serviceResources: [needing(roomTypeId, [roomId(1)])] },
    })
    expect(narrowed.serviceResources).toEqual([staffResource, needing(roomTypeId, [roomId(1)])])
    const cleared = await updateService(studio.owner, {
      service: { id, revision: '2' },
      mask: ['serviceResources'],
    })
    expect(cleared.serviceResources).toEqual([staffResource])
  })

  it('are still named by the service when they are deleted, which may change anyway', async () => {
    const { resourceType } = await createResourceType(studio.owner, { resourceType: { name: 'Device' } })
    const wanted = [needing(roomTypeId, [roomId(1)]), needing(resourceType.id)]
    const { id } = await create(wanted, { primaryResourceType: resourceType.id })
    await deleteResource(studio.owner, { resourceId: roomId(1) })
    await deleteResourceType(studio.owner, { resourceTypeId: resourceType.id })
    const changed = await updateService(studio.owner, {
      service: { id, revision: '1', tagLine: 'For tired feet' },
    })
    expect(changed.serviceResources).toEqual([staffResource, ...wanted])
    const conditionalFields = ['RESOURCE_TYPE_DETAILS', 'RESOURCE_DETAILS']
    const detailed = await getService(studio.visitor, { serviceId: id, conditionalFields })
    expect(detailed.serviceResources?.slice(1)).toEqual([
      {
        ...wanted[0],
        resourceType: { id: roomTypeId, name: 'Treatment room' },
        resourceDetails: { resources: [] },
      },
      { ...wanted[1], resourceDetails: { resources: [] } },
    ])
  })

  it.each([
    ['an unknown type', [needing(unknown)], {}, 'serviceResources.0.resourceType.id'],
    [
      'a type twice',
      [needing(roomTypeId), needing(roomTypeId, [roomId(1)])],
      {},
      'serviceResources.1.resourceType.id',
    ],
    [
      'an unknown resource',
      [needing(roomTypeId, [roomId(1), unknown])],
      {},
      'serviceResources.0.resourceIds.values.1',
    ],
    [
      'a resource twice',
      [needing(roomTypeId, [roomId(1), roomId(1)])],
      {},
      'serviceResources.0.resourceIds.values.1',
    ],
    [
      'the resource of a member of staff as a room',
      [needing(roomTypeId, [staffIds.ines])],
      {},
      'serviceResources.0.resourceIds.values.0',
    ],
    [
      'other staff than its own',
      [needing(staffResourceTypeId, [staffIds.rui])],
      {},
      'serviceResources.0.resourceIds',
    ],
    [
      'a first type that it does not need',
      [needing(roomTypeId)],
      { primaryResourceType: unknown },
      'primaryResourceType',
    ],
  ])('are refused with %s', async (_, serviceResources, more, field) => {
    expect(await refusal(create(serviceResources, more))).toEqual([[`service.${field}`, 'VALIDATION']])
  })

  it('are refused in a change, too, as is a first type that goes away', async () => {
    const { id } = await create([needing(roomTypeId)], { primaryResourceType: roomTypeId })
    const service = { id, revision: '1' }
    expect(
      await refusal(
        updateService(studio.owner, { service: { ...service, serviceResources: [needing(unknown)] } }),
      ),
    ).toEqual([
      ['service.primaryResourceType', 'VALIDATION'],
      ['service.serviceResources.0.resourceType.id', 'VALIDATION'],
    ])
    expect(
      await refusal(updateService(studio.owner, { service: { ...service, primaryResourceType: unknown } })),
    ).toEqual([['service.primaryResourceType', 'VALIDATION']])
  })
})
