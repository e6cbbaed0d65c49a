import {
  bulkCreateResources,
  bulkDeleteResources,
  bulkUpdateResources,
  countResources,
  countResourceTypes,
  createResource,
  createResourceType,
  deleteResource,
  deleteResourceType,
  getResource,
  getResourceType,
  queryResources,
  queryResourceTypes,
  searchResources,
  updateResource,
  updateResourceType,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const locationOptions = {
  availableInAllLocations: false,
  specificLocationOptions: {
    availableInBusinessLocations: true,
    businessLocations: [{ locationId: 'location-1' }],
  },
}
const extendedFields = { namespaces: { '@studio/app': { floor: 2 } } }

const fields = {
  id: 'resource-1',
  revision: '3',
  name: 'Quiet room',
  typeId: 'resource-type-1',
  workingHoursSchedules: { values: [{ scheduleId: 'schedule-1', shared: false }] },
  locationOptions,
  eventsSchedule: { scheduleId: 'schedule-2' },
  extendedFields,
}
const room = entity({
  ...fields,
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
})
const decodedRoom = {
  ...fields,
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
}

const type = entity({
  id: 'resource-type-1',
  revision: '2',
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
  name: 'Room',
  extendedFields,
})
const decodedType = {
  id: 'resource-type-1',
  revision: '2',
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
  name: 'Room',
  extendedFields,
}

const written = { name: 'Quiet room', typeId: 'resource-type-1', locationOptions, extendedFields }
const pagingMetadata = { count: 1, cursors: {}, hasNext: false }
const bulkActionMetadata = { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 }
const itemMetadata = { id: 'resource-1', originalIndex: 0, success: true }

runWireRows([
  row({
    operation: getResource,
    input: { resourceId: 'resource-1' },
    request: 'GET https://www.wixapis.com/bookings/v2/resources/resource-1',
    response: { resource: room },
    output: decodedRoom,
  }),
  row({
    operation: queryResources,
    input: { filter: { typeId: 'resource-type-1' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
    request: 'POST https://www.wixapis.com/bookings/v2/resources/query',
    body: {
      query: {
        filter: { typeId: 'resource-type-1' },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: 50 },
      },
    },
    response: { resources: [room], pagingMetadata },
    output: { items: [decodedRoom], tooManyToCount: false },
  }),
  row({
    operation: searchResources,
    input: {
      search: { expression: 'quiet' },
      aggregations: [{ type: 'SCALAR', name: 'first', fieldPath: 'createdDate', scalar: { type: 'MIN' } }],
    },
    request: 'POST https://www.wixapis.com/bookings/v2/resources/search',
    body: {
      search: {
        search: { expression: 'quiet' },
        aggregations: [{ type: 'SCALAR', name: 'first', fieldPath: 'createdDate', scalar: { type: 'MIN' } }],
        cursorPaging: { limit: 50 },
      },
    },
    response: {
      resources: [room],
      pagingMetadata,
      aggregationData: {
        results: [
          {
            type: 'SCALAR',
            name: 'first',
            fieldPath: 'createdDate',
            scalar: { type: 'MIN', value: 1_770_091_506_000 },
          },
        ],
      },
    },
    output: {
      items: [decodedRoom],
      tooManyToCount: false,
      aggregations: [
        {
          type: 'SCALAR',
          name: 'first',
          fieldPath: 'createdDate',
          scalar: { type: 'MIN', value: 1_770_091_506_000 },
        },
      ],
    },
  }),
  row({
    operation: countResources,
    input: { filter: { 'locationOptions.availableInAllLocations': true } },
    request: 'POST https://www.wixapis.com/bookings/v2/resources/count',
    body: { filter: { 'locationOptions.availableInAllLocations': true } },
    response: { count: 4 },
    output: 4,
  }),
  row({
    operation: createResource,
    input: { resource: written },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/resources',
    body: { resource: written },
    response: { resource: room },
    output: decodedRoom,
  }),
  row({
    operation: bulkCreateResources,
    input: { resources: [written], returnEntity: true },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/resources/create',
    body: { resources: [written], returnEntity: true },
    response: { results: [{ itemMetadata, item: room }], bulkActionMetadata },
    output: { results: [{ itemMetadata, item: decodedRoom }], bulkActionMetadata },
  }),
  row({
    operation: updateResource,
    input: {
      resource: { id: 'resource-1', revision: '2', name: 'Quiet room' },
      mask: ['name', 'extendedFields'],
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/bookings/v2/resources/resource-1',
    body: {
      resource: entity({ id: 'resource-1', revision: '2', name: 'Quiet room' }),
      mask: 'name,extendedFields',
    },
    response: { resource: room },
    output: decodedRoom,
  }),
  row({
    operation: bulkUpdateResources,
    input: {
      resources: [
        {
          resource: { id: 'resource-1', revision: '2', name: 'Quiet room' },
          fieldMask: ['name', 'extendedFields'],
        },
      ],
      returnEntity: true,
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/resources/update',
    body: {
      resources: [
        {
          resource: entity({ id: 'resource-1', revision: '2', name: 'Quiet room' }),
          fieldMask: 'name,extendedFields',
        },
      ],
      returnEntity: true,
    },
    response: { results: [{ itemMetadata, item: room }], bulkActionMetadata },
    output: { results: [{ itemMetadata, item: decodedRoom }], bulkActionMetadata },
  }),
  row({
    operation: deleteResource,
    input: { resourceId: 'resource-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/bookings/v2/resources/resource-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: bulkDeleteResources,
    input: { ids: ['resource-1'] },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/resources/delete',
    body: { ids: ['resource-1'] },
    response: { results: [{ itemMetadata }], bulkActionMetadata },
    output: { results: [{ itemMetadata }], bulkActionMetadata },
  }),
  row({
    operation: getResourceType,
    input: { resourceTypeId: 'resource-type-1' },
    request: 'GET https://www.wixapis.com/bookings/v2/resources/resource-types/resource-type-1',
    response: { resourceType: type },
    output: decodedType,
  }),
  row({
    operation: queryResourceTypes,
    input: { filter: { name: 'Room' }, cursorPaging: { limit: 2 } },
    request: 'POST https://www.wixapis.com/bookings/v2/resources/resource-types/query',
    body: { query: { filter: { name: 'Room' }, cursorPaging: { limit: 2 } } },
    response: { resourceTypes: [type], pagingMetadata },
    output: { items: [decodedType], tooManyToCount: false },
  }),
  row({
    operation: countResourceTypes,
    input: { filter: { name: { $startsWith: 'R' } } },
    request: 'POST https://www.wixapis.com/bookings/v2/resources/resource-types/count',
    body: { filter: { name: { $startsWith: 'R' } } },
    response: { count: 2 },
    output: 2,
  }),
  row({
    operation: createResourceType,
    input: { resourceType: { name: 'Room', extendedFields }, quantity: 2, locationOptions },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/resources/resource-types',
    body: { resourceType: { name: 'Room', extendedFields }, quantity: 2, locationOptions },
    response: { resourceType: type, partialErrors: ['FAILED_TO_CREATE_RESOURCES'] },
    output: { resourceType: decodedType, partialErrors: ['FAILED_TO_CREATE_RESOURCES'] },
  }),
  row({
    operation: updateResourceType,
    input: { resourceType: { id: 'resource-type-1', revision: '1', name: 'Room' }, mask: ['name'] },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/bookings/v2/resources/resource-types/resource-type-1',
    body: { resourceType: entity({ id: 'resource-type-1', revision: '1', name: 'Room' }), mask: 'name' },
    response: { resourceType: type },
    output: decodedType,
  }),
  row({
    operation: deleteResourceType,
    input: { resourceTypeId: 'resource-type-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/bookings/v2/resources/resource-types/resource-type-1',
    response: {},
    output: undefined,
  }),
])
