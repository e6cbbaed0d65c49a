import {
  closed,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { requestedGenders } from './booking/model.ts'
import { largePagingSchema } from './query.schema.ts'
import { locationTypes } from './service/service-location.ts'
import {
  type AvailableResources,
  type BookingPolicyViolations,
  type CustomerChoices,
  getAvailabilityTimeSlot,
  type GetAvailabilityTimeSlotInput,
  listAvailabilityTimeSlotEndOptions,
  type ListAvailabilityTimeSlotEndOptionsInput,
  listAvailabilityTimeSlots,
  type ListAvailabilityTimeSlotsInput,
  type ResourceTypeFilter,
  type TimeSlot,
  type TimeSlotLocation,
} from './time-slot.ts'
import { checkOrder, checkWindow, localDateTimeSchema, policyFilterShape } from './time-slot-window.schema.ts'

const maybe = z.exactOptional

export const bookingPolicyViolationsSchema: ObjectSchema<BookingPolicyViolations> =
  /* @__PURE__ */ schema<BookingPolicyViolations>()(() =>
    z.looseObject({
      tooEarlyToBook: maybe(z.boolean()),
      earliestBookingDate: maybe(z.date()),
      tooLateToBook: maybe(z.boolean()),
      bookOnlineDisabled: maybe(z.boolean()),
    }),
  )

export const timeSlotLocationSchema: ObjectSchema<TimeSlotLocation> =
  /* @__PURE__ */ schema<TimeSlotLocation>()((oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      name: maybe(z.string()),
      formattedAddress: maybe(z.string()),
      locationType: maybe(oneOf(locationTypes)),
    }),
  )

const availableResourcesSchema: ObjectSchema<AvailableResources> =
  /* @__PURE__ */ schema<AvailableResources>()(() =>
    z.looseObject({
      resourceTypeId: maybe(z.string()),
      resources: maybe(z.array(z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) }))),
      hasMoreAvailableResources: maybe(z.boolean()),
    }),
  )

export const timeSlotSchema: ObjectSchema<TimeSlot> = /* @__PURE__ */ schema<TimeSlot>()((oneOf) =>
  z.looseObject({
    serviceId: maybe(z.string()),
    localStartDate: maybe(z.string()),
    localEndDate: maybe(z.string()),
    bookable: maybe(z.boolean()),
    location: maybe(timeSlotLocationSchema(oneOf)),
    eventInfo: maybe(
      z.looseObject({
        eventId: maybe(z.string()),
        eventTitle: maybe(z.string()),
        waitingList: maybe(
          z.looseObject({ totalCapacity: maybe(z.number()), remainingCapacity: maybe(z.number()) }),
        ),
      }),
    ),
    totalCapacity: maybe(z.number()),
    remainingCapacity: maybe(z.number()),
    bookableCapacity: maybe(z.number()),
    bookingPolicyViolations: maybe(bookingPolicyViolationsSchema()),
    availableResources: maybe(z.array(availableResourcesSchema())),
    nestedTimeSlots: maybe(
      z.array(
        z.looseObject({
          serviceId: maybe(z.string()),
          localStartDate: maybe(z.string()),
          localEndDate: maybe(z.string()),
          availableResources: maybe(z.array(availableResourcesSchema())),
          scheduleId: maybe(z.string()),
        }),
      ),
    ),
    nonBookableReasons: maybe(
      z.looseObject({
        noRemainingCapacity: maybe(z.boolean()),
        violatesBookingPolicy: maybe(z.boolean()),
        reservedForWaitingList: maybe(z.boolean()),
        eventCancelled: maybe(z.boolean()),
      }),
    ),
    scheduleId: maybe(z.string()),
    allDay: maybe(z.boolean()),
  }),
)

export const resourceTypeFilterSchema: ObjectSchema<ResourceTypeFilter> =
  /* @__PURE__ */ schema<ResourceTypeFilter>()(() =>
    z.looseObject({ resourceTypeId: z.string(), resourceIds: maybe(z.array(z.string()).max(135)) }),
  )

/** The choices that do not affect the duration. */
const plainChoices = () => ({
  addOnIds: maybe(z.array(z.string()).max(21)),
  durationChoiceId: maybe(z.string()),
  requestedGender: maybe(z.looseObject({ gender: maybe(z.enum(requestedGenders)) })),
})

export const customerChoicesSchema: ObjectSchema<CustomerChoices> = /* @__PURE__ */ schema<CustomerChoices>()(
  () => z.looseObject({ durationInMinutes: maybe(z.int().min(1).max(57_600)), ...plainChoices() }),
)

export const listAvailabilityTimeSlotsInputSchema: Schema<ListAvailabilityTimeSlotsInput> =
  /* @__PURE__ */ schema<ListAvailabilityTimeSlotsInput>()(() =>
    z
      .looseObject({
        serviceId: maybe(z.string().min(1)),
        fromLocalDate: maybe(localDateTimeSchema()),
        toLocalDate: maybe(localDateTimeSchema()),
        timeZone: maybe(z.string().min(1).max(150)),
        locations: maybe(z.array(timeSlotLocationSchema(closed)).max(5)),
        resourceTypes: maybe(z.array(resourceTypeFilterSchema()).max(8)),
        includeResourceTypeIds: maybe(z.array(z.string()).max(100)),
        bookable: maybe(z.boolean()),
        bookingPolicyViolations: maybe(bookingPolicyViolationsSchema()),
        timeSlotsPerDay: maybe(z.int().min(1).max(1_000)),
        customerChoices: maybe(customerChoicesSchema()),
        cursorPaging: maybe(largePagingSchema()),
      })
      .check(checkWindow),
  )

export const getAvailabilityTimeSlotInputSchema: Schema<GetAvailabilityTimeSlotInput> =
  /* @__PURE__ */ schema<GetAvailabilityTimeSlotInput>()(() =>
    z.looseObject({
      serviceId: z.string().min(1),
      localStartDate: localDateTimeSchema(),
      localEndDate: localDateTimeSchema(),
      timeZone: maybe(z.string().min(1).max(150)),
      location: maybe(timeSlotLocationSchema(closed)),
      resourceTypes: maybe(z.array(resourceTypeFilterSchema()).max(8)),
      includeResourceTypeIds: maybe(z.array(z.string()).max(100)),
      customerChoices: maybe(z.looseObject(plainChoices())),
    }),
  )

export const listAvailabilityTimeSlotEndOptionsInputSchema: Schema<ListAvailabilityTimeSlotEndOptionsInput> =
  /* @__PURE__ */ schema<ListAvailabilityTimeSlotEndOptionsInput>()(() =>
    z
      .looseObject({
        serviceId: z.string().min(1),
        localStartDate: localDateTimeSchema(),
        maxLocalEndDate: maybe(localDateTimeSchema()),
        timeZone: maybe(z.string().min(1).max(150)),
        location: timeSlotLocationSchema(closed),
        resourceTypes: maybe(z.array(resourceTypeFilterSchema()).max(8)),
      })
      .check(checkOrder('localStartDate', 'maxLocalEndDate')),
  )

export const timeSlotSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    listAvailabilityTimeSlots,
    listAvailabilityTimeSlotsInputSchema,
    timeSlotSchema,
    policyFilterShape,
  ),
  /* @__PURE__ */ operationSchema(
    getAvailabilityTimeSlot,
    getAvailabilityTimeSlotInputSchema,
    timeSlotSchema,
  ),
  /* @__PURE__ */ operationSchema(
    listAvailabilityTimeSlotEndOptions,
    listAvailabilityTimeSlotEndOptionsInputSchema,
    timeSlotSchema,
  ),
]
