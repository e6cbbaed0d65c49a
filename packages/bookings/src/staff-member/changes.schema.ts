import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { assignWorkingHoursSchedule, type AssignWorkingHoursScheduleInput } from './changes.ts'
import { staffMemberSchema } from './model.schema.ts'
import { requestedStaffMemberFields } from './operations.schema.ts'

export const assignWorkingHoursScheduleInputSchema: Schema<AssignWorkingHoursScheduleInput> =
  /* @__PURE__ */ schema<AssignWorkingHoursScheduleInput>()(() =>
    z.looseObject({
      staffMemberId: z.string().min(1),
      scheduleId: z.string().min(1),
      fields: requestedStaffMemberFields(),
    }),
  )

export const staffMemberChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    assignWorkingHoursSchedule,
    assignWorkingHoursScheduleInputSchema,
    staffMemberSchema,
  ),
]
