import {
  countServices,
  getService,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
  searchServices,
  type Service,
  type ServiceFields,
} from '@frontdesk/bookings'
import { type Filter, isValidationError } from '@frontdesk/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { serviceCategories, services } from '../../src/bookings/services/service.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeAll(() => {
  studio = openStudio()
})

const violations = async (call: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await call.catch((reason: unknown) => reason)
  if (!isValidationError(error)) throw new Error('Nothing was refused')
  expect(error.status).toBe(400)
  return error.violations.map(({ field, violatedRule }) => ({ field, violatedRule }))
}

describe('a search for services', () => {
  const names = async (input: Parameters<typeof searchServices>[1]): Promise<string[]> =>
    (await searchServices(studio.visitor, input)).items.map(({ name }) => name)

  it('finds words of the name, and what fits best first', async () => {
    expect(await names({ search: { expression: 'massage' } })).toEqual([
      'Deep-tissue massage',
      'Slow massage with warm stones',
    ])
    expect(await names({ search: { expression: 'warm massage' } })).toEqual([
      'Slow massage with warm stones',
      'Deep-tissue massage',
    ])
    expect(await names({ search: { expression: 'ostheopathy', fuzzy: true } })).toEqual([
      'Osteopathy session',
    ])
    expect(await names({ search: { expression: 'basalt' } })).toEqual([])
  })

  it('counts what it finds', async () => {
    const page = await searchServices(studio.visitor, {
      filter: { 'locations.type': { $hasSome: ['BUSINESS'] } },
      aggregations: [
        { type: 'VALUE', name: 'types', fieldPath: 'type' },
        { type: 'SCALAR', name: 'categories', fieldPath: 'category.id', scalar: { type: 'COUNT_DISTINCT' } },
      ],
      cursorPaging: { limit: 2 },
    })
    expect(page.items.map(({ name }) => name)).toEqual([
      'Deep-tissue massage',
      'Slow massage with warm stones',
    ])
    expect(page.aggregations).toEqual([
      {
        name: 'types',
        type: 'VALUE',
        fieldPath: 'type',
        values: {
          results: [
            { value: 'APPOINTMENT', count: 6 },
            { value: 'CLASS', count: 4 },
            { value: 'COURSE', count: 1 },
          ],
        },
      },
      {
        name: 'categories',
        type: 'SCALAR',
        fieldPath: 'category.id',
        scalar: { type: 'COUNT_DISTINCT', value: 4 },
      },
    ])
    const next = await page.next()
    expect(next.items.map(({ name }) => name)).toEqual(['First consultation', 'Osteopathy session'])
    expect(next.aggregations).toEqual(page.aggregations)
  })

  it('names what it does not take by its place in the request', async () => {
    expect(
      await violations(
        searchServices(studio.visitor, {
          search: { fields: ['description' as 'name'] },
          aggregations: [
            { type: 'VALUE', name: 'v', fieldPath: 'locations.calculatedAddress.formattedAddress' as 'name' },
          ],
        }),
      ),
    ).toEqual([
      { field: 'search.aggregations.0.fieldPath', violatedRule: 'FIELD_NOT_ALLOWED' },
      { field: 'search.search.fields.0', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
    expect(
      await violations(searchServices(studio.visitor, { search: { expression: 'x'.repeat(201) } })),
    ).toEqual([{ field: 'search.search.expression', violatedRule: 'MAX_LENGTH' }])
    expect(await names({ search: { expression: `osteopathy ${'x'.repeat(189)}` } })).toEqual([
      'Osteopathy session',
    ])
  })
})

describe('a count of services', () => {
  it('counts all of them, or what a filter finds', async () => {
    expect(await countServices(studio.visitor, {})).toBe(11)
    expect(await countServices(studio.visitor, { filter: { type: 'CLASS' } })).toBe(4)
    expect(await countServices(studio.visitor, { filter: { type: 'CLASS', name: 'Yoga' } })).toBe(0)
    expect(await violations(countServices(studio.visitor, { filter: { colour: 'red' } as object }))).toEqual([
      { field: 'filter.colour', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })
})

describe('a query for some fields', () => {
  const query = async (fields: string[]): Promise<Service | undefined> =>
    (await queryServices(studio.visitor, { fields, paging: { limit: 1 } })).items[0]

  it('gives those, and what every service has', async () => {
    const always = {
      id: '5e7a1ce0-0000-4000-8001-000000000001',
      type: 'APPOINTMENT',
      name: 'Deep-tissue massage',
    }
    expect(await query([])).toEqual(always)
    expect(await query(['tagLine', 'payment.fixed.price.value'])).toEqual({
      ...always,
      tagLine: 'Slow, firm work for shoulders that carry too much',
      payment: { fixed: { price: { value: '55.00', currency: 'EUR' } } },
    })
  })

  it('refuses what is not a field', async () => {
    expect(await violations(query(['tagLine', 'colour']))).toEqual([
      { field: 'query.fields.1', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })
})

describe('every field that services are filtered by', () => {
  it.each<[Filter<ServiceFields>, number]>([
    [{ 'payment.options.pricingPlan': false }, 8],
    [{ 'payment.options.pricingPlan': true }, 3],
    [{ 'payment.options.online': false }, 3],
    [{ appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97' }, 11],
    [{ 'form.id': '00000000-0000-0000-0000-000000000000' }, 10],
    [{ staffMemberIds: { $hasSome: ['5e7a1ce0-0000-4000-8002-000000000002'] } }, 3],
    [{ 'serviceResources.resourceIds.values': { $hasSome: ['5e7a1ce0-0000-4000-8002-000000000002'] } }, 3],
    [{ hidden: false }, 11],
    [{ 'category.name': 'Yoga' }, 3],
    [{ 'supportedSlugs.name': { $hasSome: ['vinyasa-flow'] } }, 1],
  ])('%j finds %i', async (filter, expected) => {
    expect(await countServices(studio.visitor, { filter })).toBe(expected)
  })
})

describe('parts of a service that are asked for', () => {
  const serviceId = '5e7a1ce0-0000-4000-8001-000000000003'
  const staffType = { id: '1cd44cf8-756f-41c3-bd90-3e2ffcaf1155' }
  const resourceIds = {
    values: ['5e7a1ce0-0000-4000-8002-000000000002', '5e7a1ce0-0000-4000-8002-000000000003'],
  }
  const people = [
    { staffMemberId: '5e7a1ce0-0000-4000-8003-000000000002', name: 'Rui Mendes' },
    { staffMemberId: '5e7a1ce0-0000-4000-8003-000000000003', name: 'Marta Silva' },
  ]

  it('are the names of resource types and resources, and the staff', async () => {
    const plain = await getService(studio.visitor, { serviceId })
    expect(plain.serviceResources).toEqual([{ resourceType: staffType, resourceIds }])
    expect(plain.staffMembers).toMatchObject(people)
    expect(plain).not.toHaveProperty('staffMemberDetails')
    const detailed = await getService(studio.visitor, {
      serviceId,
      conditionalFields: ['STAFF_MEMBER_DETAILS', 'RESOURCE_TYPE_DETAILS', 'RESOURCE_DETAILS'],
    })
    expect(detailed.staffMemberDetails?.staffMembers).toMatchObject(people)
    expect(detailed.serviceResources).toEqual([
      {
        resourceType: { ...staffType, name: 'Staff' },
        resourceIds,
        resourceDetails: {
          resources: [
            { id: resourceIds.values[0], name: 'Rui Mendes' },
            { id: resourceIds.values[1], name: 'Marta Silva' },
          ],
        },
      },
    ])
  })

  it('are refused when they are unknown, or more than five', async () => {
    expect(
      await violations(getService(studio.visitor, { serviceId, conditionalFields: ['SHOE_SIZES'] })),
    ).toEqual([{ field: 'conditionalFields.0', violatedRule: 'INVALID_ENUM_VALUE' }])
    const five = Array.from({ length: 5 }, () => 'STAFF_MEMBER_DETAILS')
    await getService(studio.visitor, { serviceId, conditionalFields: five })
    expect(
      await violations(
        getService(studio.visitor, { serviceId, conditionalFields: [...five, 'STAFF_MEMBER_DETAILS'] }),
      ),
    ).toEqual([{ field: 'conditionalFields', violatedRule: 'MAX_SIZE' }])
  })
})

describe('the parts of a query', () => {
  it.each([
    ['/_api/bookings/v2/services/categories/query', { colour: 1 }, ['filter.colour']],
    [
      '/_api/bookings/v2/services/locations/query',
      { colour: 1, locations: {} },
      ['filter.colour', 'filter.locations'],
    ],
  ])('are refused where a filter does not know them: %s', async (path, filter, fields) => {
    expect(await studio.post(path, { filter })).toMatchObject({
      details: {
        validationError: {
          fieldViolations: fields.map((field) => ({ field, violatedRule: 'FIELD_NOT_ALLOWED' })),
        },
      },
    })
  })

  it('are named as they stand in the request', async () => {
    const query = { fields: ['x'.repeat(201)] }
    expect(await studio.post('/_api/bookings/v2/services/query', { query })).toMatchObject({
      details: {
        validationError: { fieldViolations: [{ field: 'query.fields.0', violatedRule: 'MAX_LENGTH' }] },
      },
    })
  })
})

describe('the places and categories of services', () => {
  it('come in the order of their ids', async () => {
    const own = openStudio()
    const first = { id: '00000000-0000-4000-8000-000000000001', name: 'Dance', sortOrder: 9 }
    own.run({ kind: 'owner' }, ({ state }) => {
      state.in(serviceCategories).put(first)
      const [service] = state.in(services).all()
      state.in(services).put({ ...service!, category: first })
    })
    expect((await queryServiceCategories(own.visitor, {})).map(({ name }) => name)).toEqual([
      'Dance',
      'Yoga',
      'Pilates & strength',
      'Massage & recovery',
      'Getting started',
    ])
    const { businessLocations } = await queryServiceLocations(own.visitor, {})
    expect(businessLocations?.locations?.map(({ business }) => business?.name)).toEqual([
      'Harbour Studio, Alcântara',
      'The Loft, Graça',
    ])
  })

  it.each([
    ['BUSINESS', undefined, [true, false, false]],
    ['CUSTOM', { address: { country: 'PT' } }, [true, true, false]],
    ['CUSTOMER', undefined, [true, false, true]],
  ] as const)('say which kinds of location there are: %s', async (type, custom, expected) => {
    const own = openStudio()
    own.run({ kind: 'owner' }, ({ state }) => {
      const [service] = state.in(services).all()
      if (type !== 'BUSINESS')
        state
          .in(services)
          .put({ ...service!, locations: [{ id: 'location-1', type, ...(custom && { custom }) }] })
    })
    const found = await queryServiceLocations(own.visitor, {})
    expect([
      found.businessLocations?.exists,
      found.customLocations?.exists,
      found.customerLocations?.exists,
    ]).toEqual(expected)
    expect(found.businessLocations?.locations?.map((location) => location.type)).toEqual([
      'BUSINESS',
      'BUSINESS',
    ])
  })
})
