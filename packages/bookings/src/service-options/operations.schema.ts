import {
  offsetQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { serviceOptionTypes } from './model.ts'
import {
  newServiceOptionsAndVariantsSchema,
  serviceOptionsAndVariantsChangeSchema,
  serviceOptionsAndVariantsSchema,
} from './model.schema.ts'
import {
  cloneServiceOptionsAndVariants,
  type CloneServiceOptionsAndVariantsInput,
  createServiceOptionsAndVariants,
  type CreateServiceOptionsAndVariantsInput,
  deleteServiceOptionsAndVariants,
  type DeleteServiceOptionsAndVariantsInput,
  getServiceOptionsAndVariants,
  getServiceOptionsAndVariantsByServiceId,
  type GetServiceOptionsAndVariantsByServiceIdInput,
  type GetServiceOptionsAndVariantsInput,
  queryServiceOptionsAndVariants,
  type QueryServiceOptionsAndVariantsInput,
  type ServiceOptionsAndVariantsFields,
  updateServiceOptionsAndVariants,
  type UpdateServiceOptionsAndVariantsInput,
} from './operations.ts'

const maybe = z.exactOptional
const id = { of: 'text', operators: ['$eq', '$in', '$ne'] } as const
const presence = { of: 'list', operators: ['$exists'], sort: false } as const
const texts = { of: 'list', operators: ['$hasAll', '$hasSome'], sort: false } as const

/** The fields that options and variants can be filtered by. */
export const serviceOptionsAndVariantsFields: QueryFields<ServiceOptionsAndVariantsFields> =
  /* @__PURE__ */ queryFields<ServiceOptionsAndVariantsFields>()({
    id,
    serviceId: id,
    'options.values': presence,
    'options.values.id': texts,
    'options.values.type': {
      of: { list: serviceOptionTypes },
      operators: ['$hasAll', '$hasSome'],
      sort: false,
    },
    'variants.values': presence,
    'variants.values.choices.custom': texts,
    'variants.values.choices.optionId': texts,
    'variants.values.price.currency': texts,
    'variants.values.price.value': texts,
  })

export const getServiceOptionsAndVariantsInputSchema: Schema<GetServiceOptionsAndVariantsInput> =
  /* @__PURE__ */ schema<GetServiceOptionsAndVariantsInput>()(() =>
    z.looseObject({ serviceOptionsAndVariantsId: z.string().min(1) }),
  )

export const getServiceOptionsAndVariantsByServiceIdInputSchema: Schema<GetServiceOptionsAndVariantsByServiceIdInput> =
  /* @__PURE__ */ schema<GetServiceOptionsAndVariantsByServiceIdInput>()(() =>
    z.looseObject({ serviceId: z.string().min(1) }),
  )

export const queryServiceOptionsAndVariantsInputSchema: Schema<QueryServiceOptionsAndVariantsInput> =
  /* @__PURE__ */ schema<QueryServiceOptionsAndVariantsInput>()(() =>
    offsetQueryOf(serviceOptionsAndVariantsFields),
  )

export const createServiceOptionsAndVariantsInputSchema: Schema<CreateServiceOptionsAndVariantsInput> =
  /* @__PURE__ */ schema<CreateServiceOptionsAndVariantsInput>()(() =>
    z.looseObject({ serviceOptionsAndVariants: newServiceOptionsAndVariantsSchema() }),
  )

export const updateServiceOptionsAndVariantsInputSchema: Schema<UpdateServiceOptionsAndVariantsInput> =
  /* @__PURE__ */ schema<UpdateServiceOptionsAndVariantsInput>()(() =>
    z.looseObject({
      serviceOptionsAndVariants: serviceOptionsAndVariantsChangeSchema(),
      mask: maybe(z.array(z.string().min(1))),
    }),
  )

export const deleteServiceOptionsAndVariantsInputSchema: Schema<DeleteServiceOptionsAndVariantsInput> =
  /* @__PURE__ */ schema<DeleteServiceOptionsAndVariantsInput>()(() =>
    z.looseObject({ serviceOptionsAndVariantsId: z.string().min(1), revision: maybe(z.string()) }),
  )

export const cloneServiceOptionsAndVariantsInputSchema: Schema<CloneServiceOptionsAndVariantsInput> =
  /* @__PURE__ */ schema<CloneServiceOptionsAndVariantsInput>()(() =>
    z.looseObject({ cloneFromId: z.string().min(1), targetServiceId: z.string().min(1) }),
  )

export const serviceOptionsAndVariantsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getServiceOptionsAndVariants,
    getServiceOptionsAndVariantsInputSchema,
    serviceOptionsAndVariantsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    getServiceOptionsAndVariantsByServiceId,
    getServiceOptionsAndVariantsByServiceIdInputSchema,
    serviceOptionsAndVariantsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    queryServiceOptionsAndVariants,
    queryServiceOptionsAndVariantsInputSchema,
    serviceOptionsAndVariantsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createServiceOptionsAndVariants,
    createServiceOptionsAndVariantsInputSchema,
    serviceOptionsAndVariantsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateServiceOptionsAndVariants,
    updateServiceOptionsAndVariantsInputSchema,
    serviceOptionsAndVariantsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    deleteServiceOptionsAndVariants,
    deleteServiceOptionsAndVariantsInputSchema,
  ),
  /* @__PURE__ */ operationSchema(
    cloneServiceOptionsAndVariants,
    cloneServiceOptionsAndVariantsInputSchema,
    serviceOptionsAndVariantsSchema,
  ),
]
