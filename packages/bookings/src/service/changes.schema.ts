import {
  bulkResultSchemaOf,
  filterOf,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  bulkCreateServices,
  type BulkCreateServicesInput,
  bulkDeleteServices,
  bulkDeleteServicesByFilter,
  type BulkDeleteServicesByFilterInput,
  type BulkDeleteServicesInput,
  bulkUpdateServices,
  bulkUpdateServicesByFilter,
  type BulkUpdateServicesByFilterInput,
  type BulkUpdateServicesInput,
  createService,
  type CreateServiceInput,
  deleteService,
  type DeleteServiceInput,
  type Job,
  type ServiceRemoval,
  updateService,
  type UpdateServiceInput,
} from './changes.ts'
import { newServiceSchema, serviceChangeSchema, serviceSchema } from './model.schema.ts'
import { serviceFields } from './queries.schema.ts'

const maybe = z.exactOptional
const most = 100

const bulkServicesSchema = /* @__PURE__ */ bulkResultSchemaOf(serviceSchema)

const jobSchema: Schema<Job> = /* @__PURE__ */ schema<Job>()(() => z.looseObject({ jobId: z.string() }))

const mask = (): z.ZodExactOptional<z.ZodArray<z.ZodString>> => maybe(z.array(z.string().min(1)))

export const createServiceInputSchema: Schema<CreateServiceInput> =
  /* @__PURE__ */ schema<CreateServiceInput>()(() => z.looseObject({ service: newServiceSchema() }))

export const bulkCreateServicesInputSchema: Schema<BulkCreateServicesInput> =
  /* @__PURE__ */ schema<BulkCreateServicesInput>()(() =>
    z.looseObject({ services: z.array(newServiceSchema()).max(most), returnEntity: maybe(z.boolean()) }),
  )

export const updateServiceInputSchema: Schema<UpdateServiceInput> =
  /* @__PURE__ */ schema<UpdateServiceInput>()(() =>
    z.looseObject({ service: serviceChangeSchema(), mask: mask() }),
  )

export const bulkUpdateServicesInputSchema: Schema<BulkUpdateServicesInput> =
  /* @__PURE__ */ schema<BulkUpdateServicesInput>()(() =>
    z.looseObject({
      services: z.array(updateServiceInputSchema()).max(most),
      returnEntity: maybe(z.boolean()),
    }),
  )

export const bulkUpdateServicesByFilterInputSchema: Schema<BulkUpdateServicesByFilterInput> =
  /* @__PURE__ */ schema<BulkUpdateServicesByFilterInput>()(() =>
    z.looseObject({
      filter: filterOf(serviceFields),
      service: newServiceSchema().exactPartial(),
      mask: mask(),
    }),
  )

export const sessionNotificationSchema: Schema<NonNullable<ServiceRemoval['participantNotification']>> =
  /* @__PURE__ */ schema<NonNullable<ServiceRemoval['participantNotification']>>()(() =>
    z.looseObject({ notifyParticipants: maybe(z.boolean()), message: maybe(z.string().max(2000)) }),
  )

const removalSchema = /* @__PURE__ */ schema<ServiceRemoval>()(() =>
  z.looseObject({
    preserveFutureSessionsWithParticipants: maybe(z.boolean()),
    participantNotification: maybe(sessionNotificationSchema()),
  }),
)

export const deleteServiceInputSchema: Schema<DeleteServiceInput> =
  /* @__PURE__ */ schema<DeleteServiceInput>()(() => removalSchema().extend({ serviceId: z.string().min(1) }))

export const bulkDeleteServicesInputSchema: Schema<BulkDeleteServicesInput> =
  /* @__PURE__ */ schema<BulkDeleteServicesInput>()(() =>
    removalSchema().extend({ ids: z.array(z.string().min(1)).max(most) }),
  )

export const bulkDeleteServicesByFilterInputSchema: Schema<BulkDeleteServicesByFilterInput> =
  /* @__PURE__ */ schema<BulkDeleteServicesByFilterInput>()(() =>
    removalSchema().extend({ filter: filterOf(serviceFields) }),
  )

export const serviceChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createService, createServiceInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(bulkCreateServices, bulkCreateServicesInputSchema, bulkServicesSchema),
  /* @__PURE__ */ operationSchema(updateService, updateServiceInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(bulkUpdateServices, bulkUpdateServicesInputSchema, bulkServicesSchema),
  /* @__PURE__ */ operationSchema(
    bulkUpdateServicesByFilter,
    bulkUpdateServicesByFilterInputSchema,
    jobSchema,
  ),
  /* @__PURE__ */ operationSchema(deleteService, deleteServiceInputSchema),
  /* @__PURE__ */ operationSchema(bulkDeleteServices, bulkDeleteServicesInputSchema, bulkServicesSchema),
  /* @__PURE__ */ operationSchema(
    bulkDeleteServicesByFilter,
    bulkDeleteServicesByFilterInputSchema,
    jobSchema,
  ),
]
