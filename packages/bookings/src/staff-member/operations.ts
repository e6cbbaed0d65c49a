import {
  change,
  type CursorPaging,
  cursorQuery,
  type CursorQuery,
  cursorSearch,
  type ElevatedAuth,
  encoded,
  type Envelope,
  fieldMask,
  type Filter,
  type Limited,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type TextSearch,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type NewStaffMember,
  type StaffMember,
  type StaffMemberChange,
  type StaffMemberRequestedField,
  staffMemberShape,
} from './model.ts'

const prefix = '/bookings'
/** The newer operations have another prefix. */
const staffPrefix = '/bookings/staff'

type Words = Limited<string, { operators: '$eq' | '$ne' | '$in' | '$nin' | '$exists'; sort: false }>

/** The fields that staff members can be filtered and sorted by (platform: Staff members, query filter). */
export interface StaffMemberFields {
  id: string
  createdDate: Date
  updatedDate: Date
  description: string
  email: Words
  name: Words
  phone: Words
  resourceId: string
  serviceProvider: boolean
  'associatedWixIdentity.identificationData.contactId': string
  'associatedWixIdentity.identificationData.wixUserId': string
}

/** The fields that searches for staff members filter and sort by. */
export interface StaffMemberSearchFields extends Omit<StaffMemberFields, 'email' | 'name' | 'phone'> {
  email: string
  name: string
  phone: string
}

/** Additional parts of staff members to include. */
interface Requested {
  fields?: StaffMemberRequestedField[]
}

/** The staff member to read. */
export interface GetStaffMemberInput extends Requested {
  staffMemberId: string
}

/**
 * Reads one staff member.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @example
 * const { resource } = await getStaffMember(client, { staffMemberId, fields: ['RESOURCE_DETAILS'] })
 * @function
 */
export const getStaffMember: Read<GetStaffMemberInput, StaffMember> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.get',
  prefix,
  route: 'GET /v1/staff-members/{staffMemberId}',
  response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
})

/** The filter, order and page of the staff members to find. */
export interface QueryStaffMembersInput extends CursorQuery<StaffMemberFields>, Requested {}

/**
 * Finds staff members, 50 per page by default (at most 100), sorted by id by default. Use `searchStaffMembers` to find
 * them by name.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryStaffMembers(client, { filter: { serviceProvider: true } })
 * @function
 */
export const queryStaffMembers: Read<
  QueryStaffMembersInput,
  Page<StaffMember, QueryStaffMembersInput>
> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.query',
  prefix,
  route: 'POST /v1/staff-members/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('staffMembers', staffMemberShape),
})

/**
 * Finds staff members as `queryStaffMembers` does, with version 2 of the API. It is a preview: the platform may change
 * it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryStaffMembersV2(client, { filter: { name: 'Ana Lopes' } })
 * @function
 */
export const queryStaffMembersV2: Read<
  QueryStaffMembersInput,
  Page<StaffMember, QueryStaffMembersInput>
> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.queryV2',
  prefix: staffPrefix,
  route: 'POST /v2/staff-members/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('staffMembers', staffMemberShape),
})

/** The words, filter, order and page of the staff members to find. */
export interface SearchStaffMembersInput extends TextSearch<StaffMemberSearchFields, 'name'>, Requested {}

/**
 * Searches for staff members by name, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const { items } = await searchStaffMembers(client, { search: { expression: 'lopes', fuzzy: true } })
 * @function
 */
export const searchStaffMembers: Read<
  SearchStaffMembersInput,
  Page<StaffMember, SearchStaffMembersInput>
> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.search',
  prefix,
  route: 'POST /v1/staff-members/search',
  envelope: cursorSearch,
  response: /* @__PURE__ */ page('staffMembers', staffMemberShape),
})

/**
 * Searches for staff members as `searchStaffMembers` does, with version 2 of the API. It is a preview: the platform may
 * change it.
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const { items } = await searchStaffMembersV2(client, { search: { expression: 'lopes' } })
 * @function
 */
export const searchStaffMembersV2: Read<
  SearchStaffMembersInput,
  Page<StaffMember, SearchStaffMembersInput>
> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.searchV2',
  prefix: staffPrefix,
  route: 'POST /v2/staff-members/search',
  envelope: cursorSearch,
  response: /* @__PURE__ */ page('staffMembers', staffMemberShape),
})

/** The filter of the staff members to count. */
export interface CountStaffMembersInput {
  filter?: Filter<StaffMemberFields>
}

/**
 * Counts staff members.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countStaffMembers(client, { filter: { serviceProvider: true } })
 * @function
 */
export const countStaffMembers: Read<CountStaffMembersInput, number> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.count',
  prefix,
  route: 'POST /v1/staff-members/count',
  response: /* @__PURE__ */ pick('count'),
})

/**
 * Counts staff members as `countStaffMembers` does, with version 2 of the API. It is a preview: the platform may change
 * it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countStaffMembersV2(client, { filter: { serviceProvider: true } })
 * @function
 */
export const countStaffMembersV2: Read<CountStaffMembersInput, number> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.countV2',
  prefix: staffPrefix,
  route: 'POST /v2/staff-members/count',
  response: /* @__PURE__ */ pick('count'),
})

/** The staff member to create. */
export interface CreateStaffMemberInput extends Requested {
  staffMember: NewStaffMember
  /** Whether customers can book the staff member; defaults to `true`. */
  serviceProvider?: boolean
}

/**
 * Creates a staff member, for the business. They work during the opening hours of the business until
 * `assignWorkingHoursSchedule` sets their own hours. Services refer to their `resourceId` in `staffMemberIds`.
 *
 * @throws ValidationError when the name is missing or a field is out of its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * const { resourceId } = await createStaffMember(elevatedClient, {
 *   staffMember: { name: 'Ana Lopes', email: 'ana@example.com' },
 * })
 * @function
 */
export const createStaffMember: Write<CreateStaffMemberInput, StaffMember, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.staffMembers.create',
    prefix,
    route: 'POST /v1/staff-members',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateStaffMemberInput>({
        staffMember: /* @__PURE__ */ change<StaffMember, NewStaffMember>(staffMemberShape),
      }),
    ),
    response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
  })

/** The fields of one staff member to change. */
export interface UpdateStaffMemberInput extends Requested {
  staffMember: StaffMemberChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes fields of a staff member, for the business. Services show the new name and picture immediately, with a new
 * revision.
 *
 * @throws ConflictError when the staff member has changed since you read it.
 * @throws ValidationError when the mask names a field that cannot be changed, or clears the name.
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getStaffMember(elevatedClient, { staffMemberId })
 * await updateStaffMember(elevatedClient, { staffMember: { id, revision, phone: '+351 210 000 012' } })
 * @function
 */
export const updateStaffMember: Write<UpdateStaffMemberInput, StaffMember, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.staffMembers.update',
    prefix,
    route: 'PATCH /v1/staff-members/{staffMember.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateStaffMemberInput>({
        staffMember: /* @__PURE__ */ change<StaffMember, StaffMemberChange>(staffMemberShape),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
  })

/** The staff member to delete. */
export interface DeleteStaffMemberInput {
  staffMemberId: string
}

/**
 * Deletes a staff member and their resource, for the business. Services and availability no longer include them;
 * existing bookings do not change. The trash bin keeps them until `removeStaffMemberFromTrashBin`.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteStaffMember(elevatedClient, { staffMemberId })
 * @function
 */
export const deleteStaffMember: Write<DeleteStaffMemberInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.staffMembers.delete',
  prefix,
  route: 'DELETE /v1/staff-members/{staffMemberId}',
  elevated: true,
})

/** The deleted staff member to read. */
export interface GetDeletedStaffMemberInput extends Requested {
  staffMemberId: string
}

/**
 * Reads a deleted staff member from the trash bin, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member in the trash bin.
 * @throws ContextError without an elevated client.
 * @example
 * const { name } = await getDeletedStaffMember(elevatedClient, { staffMemberId })
 * @function
 */
export const getDeletedStaffMember: Read<GetDeletedStaffMemberInput, StaffMember, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'bookings.staffMembers.getDeleted',
    prefix: staffPrefix,
    route: 'GET /v2/staff-members/trash-bin/{staffMemberId}',
    elevated: true,
    response: /* @__PURE__ */ pick('staffMember', staffMemberShape),
  })

/** The deleted staff members to list, and the page. */
export interface ListDeletedStaffMembersInput extends Requested {
  /** At most 100; defaults to all of them. */
  staffMemberIds?: string[]
  /** 50 per page by default (at most 100). */
  paging?: CursorPaging
}

/** The cursor is in `paging` here. */
const trashBinList: Envelope = {
  paging: 'cursor',
  wrap: (input) => input,
  around({ paging, ...rest }: ListDeletedStaffMembersInput, { cursors, hasNext }) {
    const at = (cursor: string | undefined): object | undefined =>
      cursor ? { ...rest, paging: { ...paging, cursor } } : undefined
    return { next: hasNext === false ? undefined : at(cursors?.next), previous: at(cursors?.prev) }
  },
}

/**
 * Lists the staff members in the trash bin, for the business, in the order of deletion.
 *
 * @throws ValidationError when more than 100 ids are given.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await listDeletedStaffMembers(elevatedClient, {})
 * @function
 */
export const listDeletedStaffMembers: Read<
  ListDeletedStaffMembersInput,
  Page<StaffMember, ListDeletedStaffMembersInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.staffMembers.listDeleted',
  prefix: staffPrefix,
  route: 'GET /v2/staff-members/trash-bin',
  elevated: true,
  envelope: trashBinList,
  response: /* @__PURE__ */ page('staffMembers', staffMemberShape),
})

/** The deleted staff member to remove for good. */
export interface RemoveStaffMemberFromTrashBinInput {
  staffMemberId: string
}

/**
 * Removes a deleted staff member from the trash bin, for the business. This cannot be undone.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member in the trash bin.
 * @throws ContextError without an elevated client.
 * @example
 * await removeStaffMemberFromTrashBin(elevatedClient, { staffMemberId })
 * @function
 */
export const removeStaffMemberFromTrashBin: Write<RemoveStaffMemberFromTrashBinInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.staffMembers.removeFromTrashBin',
    prefix: staffPrefix,
    route: 'DELETE /v2/staff-members/trash-bin/{staffMemberId}',
    elevated: true,
  })
