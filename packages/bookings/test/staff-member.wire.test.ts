import {
  assignWorkingHoursSchedule,
  bulkGetOrCreateStaffMembers,
  bulkUpdateStaffMemberTags,
  bulkUpdateStaffMemberTagsByFilter,
  connectStaffMemberToUser,
  countStaffMembers,
  countStaffMembersV2,
  createStaffMember,
  deleteStaffMember,
  disconnectStaffMemberFromUser,
  getDeletedStaffMember,
  getOrCreateStaffMember,
  getStaffMember,
  listDeletedStaffMembers,
  queryStaffMembers,
  queryStaffMembersV2,
  removeStaffMemberFromTrashBin,
  searchStaffMembers,
  searchStaffMembersV2,
  setServiceProvider,
  updateStaffMember,
} from '@frontdesk/bookings'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const portrait = image('wix:image://v1/ana.jpg/ana.jpg#originWidth=400&originHeight=400', {
  id: 'ana.jpg',
  filename: 'ana.jpg',
  width: 400,
  height: 400,
})

const ana = entity({
  id: 'staff-member-1',
  revision: '3',
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
  name: 'Ana Lopes',
  email: 'ana@example.com',
  phone: '+351 210 000 012',
  description: 'Massage, twenty years',
  mainMedia: { image: portrait },
  resourceId: 'resource-1',
  resource: {
    id: 'resource-1',
    workingHoursSchedules: [{ id: 'schedule-1', shared: true }],
    eventsSchedule: { id: 'schedule-2' },
    usesDefaultWorkingHours: true,
    revision: '2',
  },
  associatedWixIdentity: {
    identificationData: { wixUserId: 'user-1', contactId: 'contact-1' },
    connection: { status: 'CONNECTED' },
  },
  gender: 'FEMALE',
  serviceProvider: true,
  tags: { privateTags: { tagIds: ['a'] }, tags: { tagIds: ['b'] } },
  extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
})

const decoded = {
  id: 'staff-member-1',
  revision: '3',
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
  name: 'Ana Lopes',
  email: 'ana@example.com',
  phone: '+351 210 000 012',
  description: 'Massage, twenty years',
  mainMedia: { image: portrait },
  resourceId: 'resource-1',
  resource: {
    id: 'resource-1',
    workingHoursSchedules: [{ id: 'schedule-1', shared: true }],
    eventsSchedule: { id: 'schedule-2' },
    usesDefaultWorkingHours: true,
    revision: '2',
  },
  associatedWixIdentity: {
    identificationData: { wixUserId: 'user-1', contactId: 'contact-1' },
    connection: { status: 'CONNECTED' },
  },
  gender: 'FEMALE',
  serviceProvider: true,
  tags: { privateTags: { tagIds: ['a'] }, tags: { tagIds: ['b'] } },
  extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
}

const page = { staffMembers: [ana], pagingMetadata: { count: 1, cursors: {}, hasNext: false } }
const pageOutput = { items: [decoded], tooManyToCount: false }

const userRow = { elevated: true, response: { staffMember: ana }, output: decoded } as const
const bulkActionMetadata = { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 }
const itemMetadata = { id: 'staff-member-1', originalIndex: 0, success: true }

runWireRows([
  row({
    ...userRow,
    operation: getOrCreateStaffMember,
    input: { wixUserId: 'user-1', fields: ['ASSOCIATED_IDENTITY_STATUS'] },
    request: 'POST https://www.wixapis.com/bookings/v1/staff-members/get-or-create/wix-user-id/user-1',
    body: { fields: ['ASSOCIATED_IDENTITY_STATUS'] },
  }),
  row({
    operation: bulkGetOrCreateStaffMembers,
    input: { wixUserIds: ['user-1'] },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v1/bulk/staff-members/get-or-create',
    body: { wixUserIds: ['user-1'] },
    response: { results: [{ itemMetadata, staffMember: ana }], bulkActionMetadata },
    output: { results: [{ itemMetadata, staffMember: decoded }], bulkActionMetadata },
  }),
  row({
    ...userRow,
    operation: connectStaffMemberToUser,
    input: { staffMemberId: 'staff-member-1', email: 'ana@example.com' },
    request:
      'POST https://www.wixapis.com/bookings/v1/staff-members/staff-member-1/connect-staff-member-to-user',
    body: { email: 'ana@example.com' },
  }),
  row({
    ...userRow,
    operation: disconnectStaffMemberFromUser,
    input: { staffMemberId: 'staff-member-1' },
    request:
      'POST https://www.wixapis.com/bookings/v1/staff-members/staff-member-1/disconnect-staff-member-from-user',
    body: {},
  }),
  row({
    ...userRow,
    operation: setServiceProvider,
    input: { staffMemberId: 'staff-member-1', serviceProvider: false },
    request: 'POST https://www.wixapis.com/bookings/v1/staff-members/staff-member-1/set-service-provider',
    body: { serviceProvider: false },
  }),
  row({
    operation: bulkUpdateStaffMemberTags,
    input: {
      ids: ['staff-member-1'],
      assignTags: { privateTags: { tagIds: ['a'] } },
      unassignTags: { tags: { tagIds: ['b'] } },
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v1/bulk/staff-members/update-tags',
    body: {
      ids: ['staff-member-1'],
      assignTags: { privateTags: { tagIds: ['a'] } },
      unassignTags: { tags: { tagIds: ['b'] } },
    },
    response: { results: [{ itemMetadata }], bulkActionMetadata },
    output: { results: [{ itemMetadata }], bulkActionMetadata },
  }),
  row({
    operation: bulkUpdateStaffMemberTagsByFilter,
    input: { filter: { serviceProvider: true }, assignTags: { tags: { tagIds: ['b'] } } },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v1/bulk/staff-members/update-tags-by-filter',
    body: { filter: { serviceProvider: true }, assignTags: { tags: { tagIds: ['b'] } } },
    response: { jobId: 'job-1' },
    output: { jobId: 'job-1' },
  }),
  row({
    operation: assignWorkingHoursSchedule,
    input: { staffMemberId: 'staff-member-1', scheduleId: 'schedule-2', fields: ['RESOURCE_DETAILS'] },
    elevated: true,
    request:
      'POST https://www.wixapis.com/bookings/v1/staff-members/staff-member-1/assign-working-hours-schedule',
    body: { scheduleId: 'schedule-2', fields: ['RESOURCE_DETAILS'] },
    response: { staffMember: ana },
    output: decoded,
  }),
  row({
    operation: getStaffMember,
    input: { staffMemberId: 'staff-member-1', fields: ['RESOURCE_DETAILS', 'ASSOCIATED_IDENTITY_STATUS'] },
    request:
      'GET https://www.wixapis.com/bookings/v1/staff-members/staff-member-1?fields=RESOURCE_DETAILS&fields=ASSOCIATED_IDENTITY_STATUS',
    response: { staffMember: ana },
    output: decoded,
  }),
  row({
    operation: queryStaffMembers,
    input: {
      filter: { name: { $in: ['Ana Lopes'] } },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: 2 },
      fields: ['RESOURCE_DETAILS'],
    },
    request: 'POST https://www.wixapis.com/bookings/v1/staff-members/query',
    body: {
      query: {
        filter: { name: { $in: ['Ana Lopes'] } },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: 2 },
      },
      fields: ['RESOURCE_DETAILS'],
    },
    response: page,
    output: pageOutput,
  }),
  row({
    operation: queryStaffMembersV2,
    input: { filter: { serviceProvider: true } },
    request: 'POST https://www.wixapis.com/bookings/staff/v2/staff-members/query',
    body: { query: { filter: { serviceProvider: true }, cursorPaging: { limit: 50 } } },
    response: page,
    output: pageOutput,
  }),
  row({
    operation: searchStaffMembers,
    input: {
      search: { expression: 'lopes', mode: 'AND', fields: ['name'], fuzzy: true },
      filter: { email: { $endsWith: '@example.com' } },
      fields: ['RESOURCE_DETAILS'],
    },
    request: 'POST https://www.wixapis.com/bookings/v1/staff-members/search',
    body: {
      search: {
        search: { expression: 'lopes', mode: 'AND', fields: ['name'], fuzzy: true },
        filter: { email: { $endsWith: '@example.com' } },
        cursorPaging: { limit: 50 },
      },
      fields: ['RESOURCE_DETAILS'],
    },
    response: page,
    output: pageOutput,
  }),
  row({
    operation: searchStaffMembersV2,
    input: { search: { expression: 'lopes' }, sort: [{ fieldName: 'name' }] },
    request: 'POST https://www.wixapis.com/bookings/staff/v2/staff-members/search',
    body: {
      search: {
        search: { expression: 'lopes' },
        sort: [{ fieldName: 'name' }],
        cursorPaging: { limit: 50 },
      },
    },
    response: page,
    output: pageOutput,
  }),
  row({
    operation: countStaffMembers,
    input: { filter: { resourceId: 'resource-1' } },
    request: 'POST https://www.wixapis.com/bookings/v1/staff-members/count',
    body: { filter: { resourceId: 'resource-1' } },
    response: { count: 4 },
    output: 4,
  }),
  row({
    operation: countStaffMembersV2,
    input: {},
    request: 'POST https://www.wixapis.com/bookings/staff/v2/staff-members/count',
    body: {},
    response: { count: 0 },
    output: 0,
  }),
  row({
    operation: createStaffMember,
    input: {
      staffMember: {
        name: 'Ana Lopes',
        email: 'ana@example.com',
        mainMedia: {
          image: {
            url: 'https://static.wixstatic.com/media/ana.jpg',
            id: 'ana.jpg',
            filename: 'ana.jpg',
            width: 400,
            height: 400,
          },
        },
      },
      serviceProvider: true,
      fields: ['RESOURCE_DETAILS'],
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v1/staff-members',
    body: {
      staffMember: entity({
        name: 'Ana Lopes',
        email: 'ana@example.com',
        mainMedia: { image: portrait },
      }),
      serviceProvider: true,
      fields: ['RESOURCE_DETAILS'],
    },
    response: { staffMember: ana },
    output: decoded,
  }),
  row({
    operation: updateStaffMember,
    input: {
      staffMember: { id: 'staff-member-1', revision: '2', phone: '+351 210 000 012' },
      fieldMask: ['phone', 'description'],
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/bookings/v1/staff-members/staff-member-1',
    body: {
      staffMember: entity({ id: 'staff-member-1', revision: '2', phone: '+351 210 000 012' }),
      fieldMask: 'phone,description',
    },
    response: { staffMember: ana },
    output: decoded,
  }),
  row({
    operation: deleteStaffMember,
    input: { staffMemberId: 'staff-member-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/bookings/v1/staff-members/staff-member-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: getDeletedStaffMember,
    input: { staffMemberId: 'staff-member-1', fields: ['ASSOCIATED_IDENTITY_STATUS'] },
    elevated: true,
    request:
      'GET https://www.wixapis.com/bookings/staff/v2/staff-members/trash-bin/staff-member-1?fields=ASSOCIATED_IDENTITY_STATUS',
    response: { staffMember: ana },
    output: decoded,
  }),
  row({
    operation: listDeletedStaffMembers,
    input: { staffMemberIds: ['staff-member-1', 'staff-member-2'] },
    elevated: true,
    request:
      'GET https://www.wixapis.com/bookings/staff/v2/staff-members/trash-bin?staffMemberIds=staff-member-1&staffMemberIds=staff-member-2',
    response: page,
    output: pageOutput,
  }),
  row({
    operation: removeStaffMemberFromTrashBin,
    input: { staffMemberId: 'staff-member-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/bookings/staff/v2/staff-members/trash-bin/staff-member-1',
    response: {},
    output: undefined,
  }),
])
