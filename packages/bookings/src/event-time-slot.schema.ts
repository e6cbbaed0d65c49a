import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  getEventTimeSlot,
  type GetEventTimeSlotInput,
  listEventTimeSlots,
  type ListEventTimeSlotsInput,
} from './event-time-slot.ts'
import { largePagingSchema } from './query.schema.ts'
import { bookingPolicyViolationsSchema, timeSlotSchema } from './time-slot.schema.ts'
import { checkWindow, localDateTimeSchema, policyFilterShape } from './time-slot-window.schema.ts'

const maybe = z.exactOptional

export const listEventTimeSlotsInputSchema: Schema<ListEventTimeSlotsInput> =
  /* @__PURE__ */ schema<ListEventTimeSlotsInput>()(() =>
    z
      .looseObject({
        fromLocalDate: maybe(localDateTimeSchema()),
        toLocalDate: maybe(localDateTimeSchema()),
        timeZone: maybe(z.string().min(1).max(100)),
        serviceIds: maybe(z.array(z.string()).max(100)),
        includeNonBookable: maybe(z.boolean()),
        minBookableCapacity: maybe(z.int().min(1)),
        eventFilter: maybe(z.record(z.string(), z.unknown())),
        maxSlotsPerDay: maybe(z.int().min(1).max(1_000)),
        bookingPolicyViolations: maybe(bookingPolicyViolationsSchema()),
        cursorPaging: maybe(largePagingSchema()),
      })
      .check(checkWindow),
  )

export const getEventTimeSlotInputSchema: Schema<GetEventTimeSlotInput> =
  /* @__PURE__ */ schema<GetEventTimeSlotInput>()(() =>
    z.looseObject({ eventId: z.string().min(36).max(250), timeZone: maybe(z.string().min(1).max(100)) }),
  )

export const eventTimeSlotSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    listEventTimeSlots,
    listEventTimeSlotsInputSchema,
    timeSlotSchema,
    policyFilterShape,
  ),
  /* @__PURE__ */ operationSchema(getEventTimeSlot, getEventTimeSlotInputSchema, timeSlotSchema),
]
