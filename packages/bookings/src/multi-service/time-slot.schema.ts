import {
  closed,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { largePagingSchema } from '../query.schema.ts'
import {
  bookingPolicyViolationsSchema,
  customerChoicesSchema,
  resourceTypeFilterSchema,
  timeSlotLocationSchema,
  timeSlotSchema,
} from '../time-slot.schema.ts'
import { checkWindow, localDateTimeSchema, policyFilterShape } from '../time-slot-window.schema.ts'
import {
  getMultiServiceAvailabilityTimeSlot,
  type GetMultiServiceAvailabilityTimeSlotInput,
  listMultiServiceAvailabilityTimeSlots,
  type ListMultiServiceAvailabilityTimeSlotsInput,
  type VisitService,
} from './time-slot.ts'

const maybe = z.exactOptional

const visitServiceSchema: ObjectSchema<VisitService> = /* @__PURE__ */ schema<VisitService>()(() =>
  z.looseObject({
    serviceId: z.string().min(1),
    resourceTypes: maybe(z.array(resourceTypeFilterSchema()).max(8)),
    includeResourceTypeIds: maybe(z.array(z.string()).max(100)),
    customerChoices: maybe(customerChoicesSchema()),
  }),
)

export const listMultiServiceAvailabilityTimeSlotsInputSchema: Schema<ListMultiServiceAvailabilityTimeSlotsInput> =
  /* @__PURE__ */ schema<ListMultiServiceAvailabilityTimeSlotsInput>()(() =>
    z
      .looseObject({
        services: maybe(z.array(visitServiceSchema()).max(40)),
        fromLocalDate: maybe(localDateTimeSchema()),
        toLocalDate: maybe(localDateTimeSchema()),
        timeZone: maybe(z.string().min(1).max(150)),
        location: maybe(timeSlotLocationSchema(closed)),
        bookable: maybe(z.boolean()),
        bookingPolicyViolations: maybe(bookingPolicyViolationsSchema()),
        timeSlotsPerDay: maybe(z.int().min(1).max(1_000)),
        cursorPaging: maybe(largePagingSchema()),
      })
      .check(checkWindow),
  )

export const getMultiServiceAvailabilityTimeSlotInputSchema: Schema<GetMultiServiceAvailabilityTimeSlotInput> =
  /* @__PURE__ */ schema<GetMultiServiceAvailabilityTimeSlotInput>()(() =>
    z.looseObject({
      services: z.array(visitServiceSchema()).min(2).max(40),
      localStartDate: localDateTimeSchema(),
      localEndDate: localDateTimeSchema(),
      timeZone: maybe(z.string().min(1).max(150)),
      location: timeSlotLocationSchema(closed),
    }),
  )

export const multiServiceTimeSlotSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    listMultiServiceAvailabilityTimeSlots,
    listMultiServiceAvailabilityTimeSlotsInputSchema,
    timeSlotSchema,
    policyFilterShape,
  ),
  /* @__PURE__ */ operationSchema(
    getMultiServiceAvailabilityTimeSlot,
    getMultiServiceAvailabilityTimeSlotInputSchema,
    timeSlotSchema,
  ),
]
