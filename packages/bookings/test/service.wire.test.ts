import {
  bulkCreateServices,
  bulkDeleteServices,
  bulkDeleteServicesByFilter,
  bulkUpdateServices,
  bulkUpdateServicesByFilter,
  countServices,
  createService,
  deleteService,
  getService,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
  searchServices,
  updateService,
} from '@frontdesk/bookings'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const cover = image('wix:image://v1/a.svg/A%20room.svg#originWidth=640&originHeight=480&altText=Our%20room', {
  id: 'a.svg',
  filename: 'A room.svg',
  width: 640,
  height: 480,
  altText: 'Our room',
})

/** The picture as an app sends it. */
const sentCover = {
  url: 'https://static.wixstatic.com/media/a.svg',
  id: 'a.svg',
  filename: 'A room.svg',
  width: 640,
  height: 480,
  altText: 'Our room',
}

runWireRows([
  row({
    operation: getService,
    input: { serviceId: 'service-1', conditionalFields: ['STAFF_MEMBER_DETAILS', 'RESOURCE_TYPE_DETAILS'] },
    request:
      'GET https://www.wixapis.com/_api/bookings/v2/services/service-1?conditionalFields=STAFF_MEMBER_DETAILS&conditionalFields=RESOURCE_TYPE_DETAILS',
    response: {
      service: entity({
        id: 'service-1',
        type: 'COURSE',
        name: 'First steps',
        createdDate: '2026-02-03T04:05:06.000Z',
        updatedDate: '2026-02-04T04:05:06.000Z',
        revision: '3',
        media: {
          mainMedia: { image: cover },
          items: [{ image: image('https://pictures.example/b.svg') }],
        },
        category: { id: 'category-1', name: 'Courses' },
        bookingPolicy: entity({ id: 'policy-1', createdDate: '2026-01-01T00:00:00.000Z' }),
        schedule: {
          id: 'schedule-1',
          firstSessionStart: '2026-03-03T18:00:00.000Z',
          lastSessionEnd: '2026-04-07T18:15:00.000Z',
        },
        staffMemberDetails: { staffMembers: [{ staffMemberId: 'staff-1', name: 'Rui' }] },
        mainSlug: entity({ name: 'first-steps', custom: false, createdDate: '2026-02-03T04:05:06.000Z' }),
      }),
    },
    output: {
      id: 'service-1',
      type: 'COURSE',
      name: 'First steps',
      createdDate: new Date('2026-02-03T04:05:06.000Z'),
      updatedDate: new Date('2026-02-04T04:05:06.000Z'),
      revision: '3',
      media: {
        mainMedia: { image: cover },
        items: [{ image: image('https://pictures.example/b.svg') }],
      },
      category: { id: 'category-1', name: 'Courses' },
      bookingPolicy: { id: 'policy-1', createdDate: new Date('2026-01-01T00:00:00.000Z') },
      schedule: {
        id: 'schedule-1',
        firstSessionStart: new Date('2026-03-03T18:00:00.000Z'),
        lastSessionEnd: new Date('2026-04-07T18:15:00.000Z'),
      },
      staffMemberDetails: { staffMembers: [{ staffMemberId: 'staff-1', name: 'Rui' }] },
      mainSlug: { name: 'first-steps', custom: false, createdDate: new Date('2026-02-03T04:05:06.000Z') },
    },
  }),
  row({
    operation: queryServices,
    input: {
      filter: { type: 'CLASS', name: { $startsWith: 'V' } },
      sort: [{ fieldName: 'name' }],
      paging: { offset: 2, limit: 2 },
      fields: ['type', 'name', 'createdDate'],
      conditionalFields: ['DISCOUNT_INFO_DETAILS'],
    },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/query',
    body: {
      query: {
        filter: { type: 'CLASS', name: { $startsWith: 'V' } },
        sort: [{ fieldName: 'name' }],
        paging: { offset: 2, limit: 2 },
        fields: ['type', 'name', 'createdDate'],
      },
      conditionalFields: ['DISCOUNT_INFO_DETAILS'],
    },
    response: {
      services: [
        entity({ id: 'service-2', type: 'CLASS', name: 'Vinyasa', createdDate: '2026-02-03T04:05:06.000Z' }),
      ],
      pagingMetadata: { count: 1, offset: 2, total: 4, tooManyToCount: false },
    },
    output: {
      items: [
        {
          id: 'service-2',
          type: 'CLASS',
          name: 'Vinyasa',
          createdDate: new Date('2026-02-03T04:05:06.000Z'),
        },
      ],
      total: 4,
      tooManyToCount: false,
      nextInput: {
        filter: { type: 'CLASS', name: { $startsWith: 'V' } },
        sort: [{ fieldName: 'name' }],
        paging: { offset: 3, limit: 2 },
        fields: ['type', 'name', 'createdDate'],
        conditionalFields: ['DISCOUNT_INFO_DETAILS'],
      },
      previousInput: {
        filter: { type: 'CLASS', name: { $startsWith: 'V' } },
        sort: [{ fieldName: 'name' }],
        paging: { offset: 0, limit: 2 },
        fields: ['type', 'name', 'createdDate'],
        conditionalFields: ['DISCOUNT_INFO_DETAILS'],
      },
    },
  }),
  row({
    operation: searchServices,
    input: {
      search: { expression: 'massage', mode: 'AND', fields: ['name'], fuzzy: true },
      filter: { hidden: false, 'locations.type': { $hasSome: ['BUSINESS'] } },
      sort: [{ fieldName: 'category.sortOrder', order: 'DESC' }],
      aggregations: [
        { type: 'VALUE', name: 'types', fieldPath: 'type', value: { limit: 3, sortType: 'VALUE' } },
        { type: 'RANGE', name: 'places', fieldPath: 'category.sortOrder', range: { buckets: [{ from: 2 }] } },
      ],
      timeZone: 'Europe/Lisbon',
      cursorPaging: { limit: 1 },
    },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/search',
    body: {
      search: {
        search: { expression: 'massage', mode: 'AND', fields: ['name'], fuzzy: true },
        filter: { hidden: false, 'locations.type': { $hasSome: ['BUSINESS'] } },
        sort: [{ fieldName: 'category.sortOrder', order: 'DESC' }],
        aggregations: [
          { type: 'VALUE', name: 'types', fieldPath: 'type', value: { limit: 3, sortType: 'VALUE' } },
          {
            type: 'RANGE',
            name: 'places',
            fieldPath: 'category.sortOrder',
            range: { buckets: [{ from: 2 }] },
          },
        ],
        timeZone: 'Europe/Lisbon',
        cursorPaging: { limit: 1 },
      },
    },
    response: {
      services: [
        entity({
          id: 'service-3',
          type: 'APPOINTMENT',
          name: 'Slow massage',
          createdDate: '2026-02-03T04:05:06.000Z',
        }),
      ],
      pagingMetadata: { count: 1, cursors: { next: 'cursor-2' }, hasNext: true },
      aggregationData: {
        results: [
          {
            name: 'types',
            type: 'VALUE',
            fieldPath: 'type',
            values: { results: [{ value: 'APPOINTMENT', count: 2 }] },
          },
          {
            name: 'places',
            type: 'RANGE',
            fieldPath: 'category.sortOrder',
            ranges: { results: [{ from: 2, to: 'Infinity', count: 1 }] },
          },
        ],
      },
    },
    output: {
      items: [
        {
          id: 'service-3',
          type: 'APPOINTMENT',
          name: 'Slow massage',
          createdDate: new Date('2026-02-03T04:05:06.000Z'),
        },
      ],
      total: undefined,
      tooManyToCount: false,
      nextInput: {
        search: { expression: 'massage', mode: 'AND', fields: ['name'], fuzzy: true },
        filter: { hidden: false, 'locations.type': { $hasSome: ['BUSINESS'] } },
        sort: [{ fieldName: 'category.sortOrder', order: 'DESC' }],
        aggregations: [
          { type: 'VALUE', name: 'types', fieldPath: 'type', value: { limit: 3, sortType: 'VALUE' } },
          {
            type: 'RANGE',
            name: 'places',
            fieldPath: 'category.sortOrder',
            range: { buckets: [{ from: 2 }] },
          },
        ],
        timeZone: 'Europe/Lisbon',
        cursorPaging: { limit: 1, cursor: 'cursor-2' },
      },
      previousInput: undefined,
      aggregations: [
        {
          name: 'types',
          type: 'VALUE',
          fieldPath: 'type',
          values: { results: [{ value: 'APPOINTMENT', count: 2 }] },
        },
        {
          name: 'places',
          type: 'RANGE',
          fieldPath: 'category.sortOrder',
          ranges: { results: [{ from: 2, to: Infinity, count: 1 }] },
        },
      ],
    },
  }),
  row({
    operation: countServices,
    input: { filter: { type: 'CLASS', createdDate: { $gte: new Date('2026-02-03T04:05:06.000Z') } } },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/count',
    body: { filter: { type: 'CLASS', createdDate: { $gte: '2026-02-03T04:05:06.000Z' } } },
    response: { count: 4 },
    output: 4,
  }),
  row({
    operation: queryServiceCategories,
    input: { filter: { categoryIds: ['category-1'] } },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/categories/query',
    body: { filter: { categoryIds: ['category-1'] } },
    response: { categories: [entity({ id: 'category-1', name: 'Classes', sortOrder: 1 })] },
    output: [{ id: 'category-1', name: 'Classes', sortOrder: 1 }],
  }),
  row({
    operation: queryServiceLocations,
    input: { filter: { businessLocationIds: ['location-1'] } },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/locations/query',
    body: { filter: { businessLocationIds: ['location-1'] } },
    response: {
      businessLocations: { exists: true, locations: [{ id: 'location-1', type: 'BUSINESS' }] },
      customLocations: { exists: false },
      customerLocations: { exists: false },
    },
    output: {
      businessLocations: { exists: true, locations: [{ id: 'location-1', type: 'BUSINESS' }] },
      customLocations: { exists: false },
      customerLocations: { exists: false },
    },
  }),
  row({
    operation: createService,
    elevated: true,
    input: {
      service: {
        type: 'APPOINTMENT',
        name: 'Foot massage',
        defaultCapacity: 1,
        media: { mainMedia: { image: sentCover } },
        onlineBooking: { enabled: true },
        payment: {
          rateType: 'FIXED',
          fixed: { price: { value: '40.00', currency: 'EUR' } },
          options: { inPerson: true },
        },
        bookingPolicy: { id: 'policy-1' },
        staffMemberIds: ['resource-1'],
        schedule: { availabilityConstraints: { sessionDurations: [45] } },
      },
    },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services',
    body: {
      service: entity({
        type: 'APPOINTMENT',
        name: 'Foot massage',
        defaultCapacity: 1,
        media: { mainMedia: { image: cover } },
        onlineBooking: { enabled: true },
        payment: {
          rateType: 'FIXED',
          fixed: { price: { value: '40.00', currency: 'EUR' } },
          options: { inPerson: true },
        },
        bookingPolicy: entity({ id: 'policy-1' }),
        staffMemberIds: ['resource-1'],
        schedule: { availabilityConstraints: { sessionDurations: [45] } },
      }),
    },
    response: {
      service: entity({
        id: 'service-4',
        type: 'APPOINTMENT',
        name: 'Foot massage',
        createdDate: '2026-02-03T04:05:06.000Z',
        revision: '1',
      }),
    },
    output: {
      id: 'service-4',
      type: 'APPOINTMENT',
      name: 'Foot massage',
      createdDate: new Date('2026-02-03T04:05:06.000Z'),
      revision: '1',
    },
  }),
  row({
    operation: bulkCreateServices,
    elevated: true,
    input: {
      services: [
        {
          type: 'CLASS',
          name: 'Yin',
          defaultCapacity: 12,
          media: { coverMedia: { image: sentCover } },
          onlineBooking: { enabled: true },
          payment: { rateType: 'NO_FEE', options: { inPerson: true } },
        },
      ],
      returnEntity: true,
    },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/services/create',
    body: {
      services: [
        entity({
          type: 'CLASS',
          name: 'Yin',
          defaultCapacity: 12,
          media: { coverMedia: { image: cover } },
          onlineBooking: { enabled: true },
          payment: { rateType: 'NO_FEE', options: { inPerson: true } },
        }),
      ],
      returnEntity: true,
    },
    response: {
      results: [
        {
          itemMetadata: { id: 'service-5', originalIndex: 0, success: true },
          item: entity({
            id: 'service-5',
            type: 'CLASS',
            name: 'Yin',
            createdDate: '2026-02-03T04:05:06.000Z',
            media: { coverMedia: { image: cover } },
          }),
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [
        {
          itemMetadata: { id: 'service-5', originalIndex: 0, success: true },
          item: {
            id: 'service-5',
            type: 'CLASS',
            name: 'Yin',
            createdDate: new Date('2026-02-03T04:05:06.000Z'),
            media: { coverMedia: { image: cover } },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: updateService,
    elevated: true,
    input: {
      service: { id: 'service-4', revision: '1', name: 'Feet', media: { mainMedia: { image: sentCover } } },
      mask: ['name', 'media.mainMedia', 'tagLine'],
    },
    request: 'PATCH https://www.wixapis.com/_api/bookings/v2/services/service-4',
    body: {
      service: entity({
        id: 'service-4',
        revision: '1',
        name: 'Feet',
        media: { mainMedia: { image: cover } },
      }),
      mask: 'name,media.mainMedia,tagLine',
    },
    response: {
      service: entity({
        id: 'service-4',
        type: 'APPOINTMENT',
        name: 'Feet',
        updatedDate: '2026-02-04T04:05:06.000Z',
        revision: '2',
      }),
    },
    output: {
      id: 'service-4',
      type: 'APPOINTMENT',
      name: 'Feet',
      updatedDate: new Date('2026-02-04T04:05:06.000Z'),
      revision: '2',
    },
  }),
  row({
    operation: bulkUpdateServices,
    elevated: true,
    input: {
      services: [
        { service: { id: 'service-4', revision: '2', hidden: true } },
        { service: { id: 'service-5', revision: '7' }, mask: ['tagLine'] },
      ],
    },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/services/update',
    body: {
      services: [
        { service: entity({ id: 'service-4', revision: '2', hidden: true }) },
        { service: entity({ id: 'service-5', revision: '7' }), mask: 'tagLine' },
      ],
    },
    response: {
      results: [
        { itemMetadata: { id: 'service-4', originalIndex: 0, success: true } },
        {
          itemMetadata: {
            id: 'service-5',
            originalIndex: 1,
            success: false,
            error: {
              code: 'REVISION_MISMATCH',
              description: 'It has changed',
              data: { currentRevision: '8' },
            },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    },
    output: {
      results: [
        { itemMetadata: { id: 'service-4', originalIndex: 0, success: true } },
        {
          itemMetadata: {
            id: 'service-5',
            originalIndex: 1,
            success: false,
            error: {
              code: 'REVISION_MISMATCH',
              description: 'It has changed',
              data: { currentRevision: '8' },
            },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    },
  }),
  row({
    operation: bulkUpdateServicesByFilter,
    elevated: true,
    input: {
      filter: { createdDate: { $lt: new Date('2026-02-03T04:05:06.000Z') } },
      service: { media: { mainMedia: { image: sentCover } } },
      mask: ['media', 'tagLine'],
    },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/services/update-by-filter',
    body: {
      filter: { createdDate: { $lt: '2026-02-03T04:05:06.000Z' } },
      service: entity({ media: { mainMedia: { image: cover } } }),
      mask: 'media,tagLine',
    },
    response: { jobId: 'job-1' },
    output: { jobId: 'job-1' },
  }),
  row({
    operation: deleteService,
    elevated: true,
    input: {
      serviceId: 'service-4',
      preserveFutureSessionsWithParticipants: false,
      participantNotification: { notifyParticipants: true, message: 'We close' },
    },
    request:
      'DELETE https://www.wixapis.com/_api/bookings/v2/services/service-4?.r=eyJwcmVzZXJ2ZUZ1dHVyZVNlc3Npb25zV2l0aFBhcnRpY2lwYW50cyI6ZmFsc2UsInBhcnRpY2lwYW50Tm90aWZpY2F0aW9uIjp7Im5vdGlmeVBhcnRpY2lwYW50cyI6dHJ1ZSwibWVzc2FnZSI6IldlIGNsb3NlIn19',
    response: {},
    output: undefined,
  }),
  row({
    operation: bulkDeleteServices,
    elevated: true,
    input: { ids: ['service-4'], preserveFutureSessionsWithParticipants: true },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/services/delete',
    body: { ids: ['service-4'], preserveFutureSessionsWithParticipants: true },
    response: {
      results: [
        {
          itemMetadata: { id: 'service-4', originalIndex: 0, success: true },
          item: entity({ id: 'service-4', type: 'APPOINTMENT', name: 'Feet' }),
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [
        {
          itemMetadata: { id: 'service-4', originalIndex: 0, success: true },
          item: { id: 'service-4', type: 'APPOINTMENT', name: 'Feet' },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: bulkDeleteServicesByFilter,
    elevated: true,
    input: { filter: { type: 'CLASS' }, participantNotification: { notifyParticipants: false } },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/services/delete-by-filter',
    body: { filter: { type: 'CLASS' }, participantNotification: { notifyParticipants: false } },
    response: { jobId: 'job-2' },
    output: { jobId: 'job-2' },
  }),
])
