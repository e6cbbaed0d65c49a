import {
  bulkActionMetadataSchema,
  emailSchema,
  filterOf,
  itemMetadataSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  tagsInputSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import type { Job } from '../service/changes.ts'
import {
  assignWorkingHoursSchedule,
  type AssignWorkingHoursScheduleInput,
  bulkGetOrCreateStaffMembers,
  type BulkGetOrCreateStaffMembersInput,
  type BulkStaffMembers,
  bulkUpdateStaffMemberTags,
  bulkUpdateStaffMemberTagsByFilter,
  type BulkUpdateStaffMemberTagsByFilterInput,
  type BulkUpdateStaffMemberTagsInput,
  connectStaffMemberToUser,
  type ConnectStaffMemberToUserInput,
  disconnectStaffMemberFromUser,
  type DisconnectStaffMemberFromUserInput,
  getOrCreateStaffMember,
  type GetOrCreateStaffMemberInput,
  setServiceProvider,
  type SetServiceProviderInput,
  type StaffMemberTagsResult,
} from './changes.ts'
import { staffMemberSchema } from './model.schema.ts'
import { requestedStaffMemberFields, staffMemberFields } from './operations.schema.ts'

const maybe = z.exactOptional

export const assignWorkingHoursScheduleInputSchema: Schema<AssignWorkingHoursScheduleInput> =
  /* @__PURE__ */ schema<AssignWorkingHoursScheduleInput>()(() =>
    z.looseObject({
      staffMemberId: z.string().min(1),
      scheduleId: z.string().min(1),
      fields: requestedStaffMemberFields(),
    }),
  )

export const getOrCreateStaffMemberInputSchema: Schema<GetOrCreateStaffMemberInput> =
  /* @__PURE__ */ schema<GetOrCreateStaffMemberInput>()(() =>
    z.looseObject({ wixUserId: z.string().min(1), fields: requestedStaffMemberFields() }),
  )

export const bulkGetOrCreateStaffMembersInputSchema: Schema<BulkGetOrCreateStaffMembersInput> =
  /* @__PURE__ */ schema<BulkGetOrCreateStaffMembersInput>()(() =>
    z.looseObject({
      wixUserIds: z.array(z.string().min(1)).min(1).max(50),
      fields: requestedStaffMemberFields(),
    }),
  )

export const connectStaffMemberToUserInputSchema: Schema<ConnectStaffMemberToUserInput> =
  /* @__PURE__ */ schema<ConnectStaffMemberToUserInput>()(() =>
    z.looseObject({
      staffMemberId: z.string().min(1),
      email: maybe(emailSchema()),
      fields: requestedStaffMemberFields(),
    }),
  )

export const disconnectStaffMemberFromUserInputSchema: Schema<DisconnectStaffMemberFromUserInput> =
  /* @__PURE__ */ schema<DisconnectStaffMemberFromUserInput>()(() =>
    z.looseObject({ staffMemberId: z.string().min(1), fields: requestedStaffMemberFields() }),
  )

export const setServiceProviderInputSchema: Schema<SetServiceProviderInput> =
  /* @__PURE__ */ schema<SetServiceProviderInput>()(() =>
    z.looseObject({
      staffMemberId: z.string().min(1),
      serviceProvider: z.boolean(),
      fields: requestedStaffMemberFields(),
    }),
  )

export const bulkUpdateStaffMemberTagsInputSchema: Schema<BulkUpdateStaffMemberTagsInput> =
  /* @__PURE__ */ schema<BulkUpdateStaffMemberTagsInput>()(() =>
    z.looseObject({
      ids: z.array(z.string().min(1)).min(1).max(100),
      assignTags: maybe(tagsInputSchema()),
      unassignTags: maybe(tagsInputSchema()),
    }),
  )

export const bulkUpdateStaffMemberTagsByFilterInputSchema: Schema<BulkUpdateStaffMemberTagsByFilterInput> =
  /* @__PURE__ */ schema<BulkUpdateStaffMemberTagsByFilterInput>()(() =>
    z.looseObject({
      filter: filterOf(staffMemberFields),
      assignTags: maybe(tagsInputSchema()),
      unassignTags: maybe(tagsInputSchema()),
    }),
  )

const bulkStaffMembersSchema: Schema<BulkStaffMembers> = /* @__PURE__ */ schema<BulkStaffMembers>()(() =>
  z.looseObject({
    results: z.array(
      z.looseObject({ itemMetadata: itemMetadataSchema(), staffMember: maybe(staffMemberSchema()) }),
    ),
    bulkActionMetadata: bulkActionMetadataSchema(),
  }),
)

const tagsResultSchema: Schema<StaffMemberTagsResult> = /* @__PURE__ */ schema<StaffMemberTagsResult>()(() =>
  z.looseObject({
    results: z.array(z.looseObject({ itemMetadata: itemMetadataSchema() })),
    bulkActionMetadata: bulkActionMetadataSchema(),
  }),
)

const jobSchema: Schema<Job> = /* @__PURE__ */ schema<Job>()(() => z.looseObject({ jobId: z.string() }))

export const staffMemberChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    assignWorkingHoursSchedule,
    assignWorkingHoursScheduleInputSchema,
    staffMemberSchema,
  ),
  /* @__PURE__ */ operationSchema(
    getOrCreateStaffMember,
    getOrCreateStaffMemberInputSchema,
    staffMemberSchema,
  ),
  /* @__PURE__ */ operationSchema(
    bulkGetOrCreateStaffMembers,
    bulkGetOrCreateStaffMembersInputSchema,
    bulkStaffMembersSchema,
  ),
  /* @__PURE__ */ operationSchema(
    connectStaffMemberToUser,
    connectStaffMemberToUserInputSchema,
    staffMemberSchema,
  ),
  /* @__PURE__ */ operationSchema(
    disconnectStaffMemberFromUser,
    disconnectStaffMemberFromUserInputSchema,
    staffMemberSchema,
  ),
  /* @__PURE__ */ operationSchema(setServiceProvider, setServiceProviderInputSchema, staffMemberSchema),
  /* @__PURE__ */ operationSchema(
    bulkUpdateStaffMemberTags,
    bulkUpdateStaffMemberTagsInputSchema,
    tagsResultSchema,
  ),
  /* @__PURE__ */ operationSchema(
    bulkUpdateStaffMemberTagsByFilter,
    bulkUpdateStaffMemberTagsByFilterInputSchema,
    jobSchema,
  ),
]
