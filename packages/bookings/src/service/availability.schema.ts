import {
  cursorQueryOf,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type AvailableService,
  queryServicesByFilters,
  type QueryServicesByFiltersInput,
  type ServiceFilters,
} from './availability.ts'
import { serviceSchema } from './model.schema.ts'
import { serviceFields } from './queries.schema.ts'

const maybe = z.exactOptional

export const serviceFiltersSchema: Schema<ServiceFilters> = /* @__PURE__ */ schema<ServiceFilters>()(() =>
  z.looseObject({
    localStartDate: maybe(z.string()),
    localEndDate: maybe(z.string()),
    timeZone: maybe(z.string().max(100)),
    exactMatch: maybe(z.boolean()),
    locationIds: maybe(z.array(z.string()).max(100)),
    attributes: maybe(
      z
        .array(
          z.looseObject({
            attributeId: maybe(z.string()),
            enumValue: maybe(z.string().max(40)),
            numberRangeValue: maybe(z.looseObject({ min: maybe(z.number()), max: maybe(z.number()) })),
            boolValue: maybe(z.boolean()),
            numberValues: maybe(z.looseObject({ values: maybe(z.array(z.number()).max(10)) })),
          }),
        )
        .max(10),
    ),
    resourceTypes: maybe(z.array(z.string().max(100)).max(10)),
    includeUnavailable: maybe(z.boolean()),
  }),
)

export const availableServiceSchema: Schema<AvailableService> = /* @__PURE__ */ schema<AvailableService>()(
  (oneOf) => z.looseObject({ service: maybe(serviceSchema(oneOf)), available: maybe(z.boolean()) }),
)

export const queryServicesByFiltersInputSchema: Schema<QueryServicesByFiltersInput> =
  /* @__PURE__ */ schema<QueryServicesByFiltersInput>()(() =>
    z.intersection(
      cursorQueryOf(serviceFields, { mostSortOrders: 5, largestPage: 50 }),
      z.looseObject({ serviceFilters: maybe(serviceFiltersSchema()) }),
    ),
  )

export const serviceAvailabilitySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    queryServicesByFilters,
    queryServicesByFiltersInputSchema,
    availableServiceSchema,
  ),
]
