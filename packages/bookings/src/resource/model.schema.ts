import { extendedFieldsSchema, type ObjectSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { NewResource, Resource, ResourceChange, ResourceLocationOptions } from './model.ts'

const maybe = z.exactOptional
const mostLocations = 100

const workingHoursSchedule = () =>
  z.looseObject({ scheduleId: maybe(z.string()), shared: maybe(z.boolean()) })

const businessLocation = () => z.looseObject({ locationId: maybe(z.string()) })

const locationOptionsSchema: Schema<ResourceLocationOptions> =
  /* @__PURE__ */ schema<ResourceLocationOptions>()(() =>
    z.looseObject({
      availableInAllLocations: maybe(z.boolean()),
      specificLocationOptions: maybe(
        z.looseObject({
          availableInBusinessLocations: maybe(z.boolean()),
          businessLocations: maybe(z.array(businessLocation())),
        }),
      ),
    }),
  )

export const resourceSchema: ObjectSchema<Resource> = /* @__PURE__ */ schema<Resource>()(() =>
  z.looseObject({
    id: z.string(),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    name: maybe(z.string()),
    typeId: maybe(z.string()),
    workingHoursSchedules: maybe(z.looseObject({ values: maybe(z.array(workingHoursSchedule())) })),
    locationOptions: maybe(locationOptionsSchema()),
    eventsSchedule: maybe(z.looseObject({ scheduleId: maybe(z.string()) })),
    ranking: maybe(z.number()),
    extendedFields: maybe(extendedFieldsSchema()),
  }),
)

/** The places of a resource as a caller writes them. */
export const newLocationOptionsSchema: Schema<ResourceLocationOptions> =
  /* @__PURE__ */ schema<ResourceLocationOptions>()(() =>
    z.looseObject({
      availableInAllLocations: maybe(z.boolean()),
      specificLocationOptions: maybe(
        z.looseObject({
          availableInBusinessLocations: maybe(z.boolean()),
          businessLocations: maybe(z.array(businessLocation()).max(mostLocations)),
        }),
      ),
    }),
  )

/** The fields that a caller may write. */
export const newResourceSchema: ObjectSchema<NewResource> = /* @__PURE__ */ schema<NewResource>()(() =>
  z.looseObject({
    name: z.string().min(1).max(40),
    typeId: z.string().min(1),
    workingHoursSchedules: maybe(z.looseObject({ values: maybe(z.array(workingHoursSchedule()).max(1)) })),
    locationOptions: maybe(newLocationOptionsSchema()),
    ranking: maybe(z.int().min(0).max(5)),
    extendedFields: maybe(extendedFieldsSchema()),
  }),
)

export const resourceChangeSchema: Schema<ResourceChange> = /* @__PURE__ */ schema<ResourceChange>()(() =>
  newResourceSchema()
    .exactPartial()
    .extend({ id: z.string().min(1), revision: z.string() }),
)
