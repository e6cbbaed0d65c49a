import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { type ClonedService, cloneService, type CloneServiceInput } from './clone.ts'
import { cloneErrors } from './model.ts'
import { serviceSchema } from './model.schema.ts'

export const cloneServiceInputSchema: Schema<CloneServiceInput> = /* @__PURE__ */ schema<CloneServiceInput>()(
  () => z.looseObject({ sourceServiceId: z.string().min(1) }),
)

export const clonedServiceSchema: Schema<ClonedService> = /* @__PURE__ */ schema<ClonedService>()((oneOf) =>
  z.looseObject({ service: serviceSchema(oneOf), errors: z.exactOptional(z.array(oneOf(cloneErrors))) }),
)

export const serviceCloneSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(cloneService, cloneServiceInputSchema, clonedServiceSchema),
]
