import {
  cursorQueryOf,
  emailSchema,
  imageSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { catalogReferenceSchema } from '../line-item.schema.ts'
import {
  type BackInStockItemDetails,
  type BackInStockRequest,
  type BackInStockRequestCount,
  type BackInStockRequestFields,
  backInStockStatuses,
  countBackInStockRequests,
  type CountBackInStockRequestsInput,
  createBackInStockRequest,
  type CreateBackInStockRequestInput,
  deleteBackInStockRequest,
  getBackInStockRequest,
  markBackInStockRequestAsSent,
  queryBackInStockRequests,
  type QueryBackInStockRequestsInput,
  reportItemsBackInStock,
  type ReportItemsBackInStockInput,
} from './request.ts'

const maybe = z.exactOptional

export const backInStockRequestSchema: ObjectSchema<BackInStockRequest> =
  /* @__PURE__ */ schema<BackInStockRequest>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      catalogReference: maybe(catalogReferenceSchema()),
      email: maybe(z.string()),
      contactId: maybe(z.string()),
      status: maybe(oneOf(backInStockStatuses)),
      autoNotified: maybe(z.boolean()),
      createdDate: maybe(z.date()),
      itemUrl: maybe(z.string()),
    }),
  )

const itemDetailsSchema: Schema<BackInStockItemDetails> = /* @__PURE__ */ schema<BackInStockItemDetails>()(
  () =>
    z.looseObject({
      name: maybe(z.string()),
      price: maybe(z.string().regex(/^\d+(\.\d+)?$/)),
      image: maybe(imageSchema()),
    }),
)

export const createBackInStockRequestInputSchema: Schema<CreateBackInStockRequestInput> =
  /* @__PURE__ */ schema<CreateBackInStockRequestInput>()(() =>
    z.looseObject({
      request: z.looseObject({
        catalogReference: catalogReferenceSchema(),
        email: emailSchema(),
        itemUrl: maybe(z.url()),
      }),
      itemDetails: itemDetailsSchema(),
    }),
  )

const requestIdSchema: Schema<{ id: string }> = /* @__PURE__ */ schema<{ id: string }>()(() =>
  z.looseObject({ id: z.string().min(1) }),
)

/** The fields that requests can be filtered and sorted by. */
export const backInStockRequestFields: QueryFields<BackInStockRequestFields> =
  /* @__PURE__ */ queryFields<BackInStockRequestFields>()({
    id: 'text',
    createdDate: 'date',
    autoNotified: 'boolean',
    contactId: 'text',
    itemUrl: 'text',
    status: backInStockStatuses,
  })

export const queryBackInStockRequestsInputSchema: Schema<QueryBackInStockRequestsInput> =
  /* @__PURE__ */ schema<QueryBackInStockRequestsInput>()(() => cursorQueryOf(backInStockRequestFields))

export const countBackInStockRequestsInputSchema: Schema<CountBackInStockRequestsInput> =
  /* @__PURE__ */ schema<CountBackInStockRequestsInput>()(() =>
    z.looseObject({ catalogReferences: z.array(catalogReferenceSchema()).min(1).max(100) }),
  )

export const backInStockRequestCountSchema: Schema<BackInStockRequestCount> =
  /* @__PURE__ */ schema<BackInStockRequestCount>()(() =>
    z.looseObject({ catalogReference: catalogReferenceSchema(), count: z.number() }),
  )

export const reportItemsBackInStockInputSchema: Schema<ReportItemsBackInStockInput> =
  /* @__PURE__ */ schema<ReportItemsBackInStockInput>()(() =>
    z.looseObject({
      catalogReference: maybe(catalogReferenceSchema()),
      requestIds: maybe(z.array(z.string().min(1))),
      itemDetails: itemDetailsSchema(),
      extraAutomationTemplateParameters: maybe(z.record(z.string(), z.string())),
    }),
  )

export const backInStockRequestSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    createBackInStockRequest,
    createBackInStockRequestInputSchema,
    backInStockRequestSchema,
  ),
  /* @__PURE__ */ operationSchema(getBackInStockRequest, requestIdSchema, backInStockRequestSchema),
  /* @__PURE__ */ operationSchema(deleteBackInStockRequest, requestIdSchema),
  /* @__PURE__ */ operationSchema(
    queryBackInStockRequests,
    queryBackInStockRequestsInputSchema,
    backInStockRequestSchema,
  ),
  /* @__PURE__ */ operationSchema(
    countBackInStockRequests,
    countBackInStockRequestsInputSchema,
    backInStockRequestCountSchema,
  ),
  /* @__PURE__ */ operationSchema(markBackInStockRequestAsSent, requestIdSchema, backInStockRequestSchema),
  /* @__PURE__ */ operationSchema(reportItemsBackInStock, reportItemsBackInStockInputSchema),
]
