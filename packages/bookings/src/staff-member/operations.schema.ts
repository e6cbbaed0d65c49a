import {
  closed,
  countQueryOf,
  cursorPagingSchema,
  cursorQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  type SearchRules,
  textSearchOf,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { type StaffMemberRequestedField, staffMemberRequestedFields } from './model.ts'
import { newStaffMemberSchema, staffMemberChangeSchema, staffMemberSchema } from './model.schema.ts'
import {
  countStaffMembers,
  type CountStaffMembersInput,
  countStaffMembersV2,
  createStaffMember,
  type CreateStaffMemberInput,
  deleteStaffMember,
  type DeleteStaffMemberInput,
  getDeletedStaffMember,
  type GetDeletedStaffMemberInput,
  getStaffMember,
  type GetStaffMemberInput,
  listDeletedStaffMembers,
  type ListDeletedStaffMembersInput,
  queryStaffMembers,
  type QueryStaffMembersInput,
  queryStaffMembersV2,
  removeStaffMemberFromTrashBin,
  type RemoveStaffMemberFromTrashBinInput,
  searchStaffMembers,
  type SearchStaffMembersInput,
  searchStaffMembersV2,
  type StaffMemberFields,
  type StaffMemberSearchFields,
  updateStaffMember,
  type UpdateStaffMemberInput,
} from './operations.ts'

const maybe = z.exactOptional

const words = { of: 'text', operators: ['$eq', '$ne', '$in', '$nin', '$exists'], sort: false } as const

/** The fields that staff members can be filtered and sorted by. */
export const staffMemberFields: QueryFields<StaffMemberFields> =
  /* @__PURE__ */ queryFields<StaffMemberFields>()({
    id: 'text',
    createdDate: 'date',
    updatedDate: 'date',
    description: 'text',
    email: words,
    name: words,
    phone: words,
    resourceId: 'text',
    serviceProvider: 'boolean',
    'associatedWixIdentity.identificationData.contactId': 'text',
    'associatedWixIdentity.identificationData.wixUserId': 'text',
  })

/** The rules of a search for staff members. */
export const staffMemberSearch: SearchRules<StaffMemberSearchFields, 'name', never> = {
  fields: /* @__PURE__ */ queryFields<StaffMemberSearchFields>()({
    id: 'text',
    createdDate: 'date',
    updatedDate: 'date',
    description: 'text',
    email: 'text',
    name: 'text',
    phone: 'text',
    resourceId: 'text',
    serviceProvider: 'boolean',
    'associatedWixIdentity.identificationData.contactId': 'text',
    'associatedWixIdentity.identificationData.wixUserId': 'text',
  }),
  searchable: ['name'],
  aggregatable: [],
}

/** Additional parts to include in a response. */
export const requestedStaffMemberFields = (): z.ZodExactOptional<
  z.ZodArray<z.ZodType<StaffMemberRequestedField>>
> => maybe(z.array(closed(staffMemberRequestedFields)).max(3))

/** An input with one staff member id, and the additional parts to include. */
const namedStaffMember = () =>
  z.looseObject({ staffMemberId: z.string().min(1), fields: requestedStaffMemberFields() })

export const getStaffMemberInputSchema: Schema<GetStaffMemberInput> =
  /* @__PURE__ */ schema<GetStaffMemberInput>()(() => namedStaffMember())

export const queryStaffMembersInputSchema: Schema<QueryStaffMembersInput> =
  /* @__PURE__ */ schema<QueryStaffMembersInput>()(() =>
    z.intersection(
      cursorQueryOf(staffMemberFields, { mostSortOrders: 3 }),
      z.looseObject({ fields: requestedStaffMemberFields() }),
    ),
  )

export const searchStaffMembersInputSchema: Schema<SearchStaffMembersInput> =
  /* @__PURE__ */ schema<SearchStaffMembersInput>()(() =>
    z.intersection(textSearchOf(staffMemberSearch), z.looseObject({ fields: requestedStaffMemberFields() })),
  )

export const countStaffMembersInputSchema: Schema<CountStaffMembersInput> =
  /* @__PURE__ */ schema<CountStaffMembersInput>()(() => countQueryOf(staffMemberFields))

export const createStaffMemberInputSchema: Schema<CreateStaffMemberInput> =
  /* @__PURE__ */ schema<CreateStaffMemberInput>()(() =>
    z.looseObject({
      staffMember: newStaffMemberSchema(),
      fields: requestedStaffMemberFields(),
      serviceProvider: maybe(z.boolean()),
    }),
  )

export const updateStaffMemberInputSchema: Schema<UpdateStaffMemberInput> =
  /* @__PURE__ */ schema<UpdateStaffMemberInput>()(() =>
    z.looseObject({
      staffMember: staffMemberChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
      fields: requestedStaffMemberFields(),
    }),
  )

export const deleteStaffMemberInputSchema: Schema<DeleteStaffMemberInput> =
  /* @__PURE__ */ schema<DeleteStaffMemberInput>()(() => z.looseObject({ staffMemberId: z.string().min(1) }))

export const getDeletedStaffMemberInputSchema: Schema<GetDeletedStaffMemberInput> =
  /* @__PURE__ */ schema<GetDeletedStaffMemberInput>()(() => namedStaffMember())

export const listDeletedStaffMembersInputSchema: Schema<ListDeletedStaffMembersInput> =
  /* @__PURE__ */ schema<ListDeletedStaffMembersInput>()(() =>
    z.looseObject({
      staffMemberIds: maybe(z.array(z.string()).max(100)),
      paging: maybe(cursorPagingSchema()),
      fields: requestedStaffMemberFields(),
    }),
  )

export const removeStaffMemberFromTrashBinInputSchema: Schema<RemoveStaffMemberFromTrashBinInput> =
  /* @__PURE__ */ schema<RemoveStaffMemberFromTrashBinInput>()(() =>
    z.looseObject({ staffMemberId: z.string().min(1) }),
  )

const countSchema: Schema<number> = /* @__PURE__ */ schema<number>()(() => z.number())

export const staffMemberSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getStaffMember, getStaffMemberInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(queryStaffMembers, queryStaffMembersInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(queryStaffMembersV2, queryStaffMembersInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(searchStaffMembers, searchStaffMembersInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(searchStaffMembersV2, searchStaffMembersInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(countStaffMembers, countStaffMembersInputSchema, countSchema),
  /* @__PURE__ */ operationSchema(countStaffMembersV2, countStaffMembersInputSchema, countSchema),
  /* @__PURE__ */ operationSchema(createStaffMember, createStaffMemberInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(updateStaffMember, updateStaffMemberInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(deleteStaffMember, deleteStaffMemberInputSchema),
  /* @__PURE__ */ operationSchema(getDeletedStaffMember, getDeletedStaffMemberInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(
    listDeletedStaffMembers,
    listDeletedStaffMembersInputSchema,
    staffMemberSchema,
  ),
  /* @__PURE__ */ operationSchema(removeStaffMemberFromTrashBin, removeStaffMemberFromTrashBinInputSchema),
]
