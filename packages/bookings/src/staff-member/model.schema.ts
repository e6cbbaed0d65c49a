import {
  closed,
  emailSchema,
  extendedFieldsSchema,
  type ObjectSchema,
  schema,
  type Schema,
  tagsInputSchema,
  tagsSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { mediaItemInputSchema, mediaItemSchema } from '../service/model.schema.ts'
import {
  type AssociatedIdentity,
  type NewStaffMember,
  staffConnectionStatuses,
  type StaffMember,
  type StaffMemberChange,
  staffMemberGenders,
  type StaffMemberResource,
} from './model.ts'

const maybe = z.exactOptional

const staffMemberResourceSchema: Schema<StaffMemberResource> = /* @__PURE__ */ schema<StaffMemberResource>()(
  () =>
    z.looseObject({
      id: maybe(z.string()),
      workingHoursSchedules: maybe(
        z.array(z.looseObject({ id: maybe(z.string()), shared: maybe(z.boolean()) })),
      ),
      eventsSchedule: maybe(z.looseObject({ id: maybe(z.string()) })),
      usesDefaultWorkingHours: maybe(z.boolean()),
      ranking: maybe(z.number()),
      revision: maybe(z.string()),
    }),
)

const associatedIdentitySchema: Schema<AssociatedIdentity> = /* @__PURE__ */ schema<AssociatedIdentity>()(
  (oneOf) =>
    z.looseObject({
      identificationData: maybe(
        z.looseObject({
          anonymousVisitorId: maybe(z.string()),
          memberId: maybe(z.string()),
          wixUserId: maybe(z.string()),
          appId: maybe(z.string()),
          contactId: maybe(z.string()),
        }),
      ),
      connection: maybe(z.looseObject({ status: maybe(oneOf(staffConnectionStatuses)) })),
    }),
)

export const staffMemberSchema: ObjectSchema<StaffMember> = /* @__PURE__ */ schema<StaffMember>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    name: maybe(z.string()),
    email: maybe(z.string()),
    phone: maybe(z.string()),
    description: maybe(z.string()),
    mainMedia: maybe(mediaItemSchema()),
    resourceId: maybe(z.string()),
    resource: maybe(staffMemberResourceSchema()),
    associatedWixIdentity: maybe(associatedIdentitySchema(oneOf)),
    gender: maybe(oneOf(staffMemberGenders)),
    serviceProvider: maybe(z.boolean()),
    tags: maybe(tagsSchema()),
    extendedFields: maybe(extendedFieldsSchema()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    revision: maybe(z.string()),
  }),
)

/** The fields that a caller may write. */
export const newStaffMemberSchema: ObjectSchema<NewStaffMember> = /* @__PURE__ */ schema<NewStaffMember>()(
  () =>
    z.looseObject({
      name: z.string().min(1).max(40),
      email: maybe(emailSchema()),
      phone: maybe(z.string()),
      description: maybe(z.string().max(500)),
      mainMedia: maybe(mediaItemInputSchema()),
      gender: maybe(closed(staffMemberGenders)),
      tags: maybe(tagsInputSchema()),
      extendedFields: maybe(extendedFieldsSchema()),
    }),
)

export const staffMemberChangeSchema: Schema<StaffMemberChange> = /* @__PURE__ */ schema<StaffMemberChange>()(
  () =>
    newStaffMemberSchema()
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
)
