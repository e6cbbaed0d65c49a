import {
  closed,
  cursorQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { newOrderSchema, shippingInformationInputSchema } from '../order/creation.schema.ts'
import { addressWithContactInputSchema } from '../order/delivery.schema.ts'
import { channelTypes } from '../order/order.ts'
import { newDraftDiscountSchema, newDraftFeeSchema } from './costs.schema.ts'
import { newDraftLinesSchema } from './lines.schema.ts'
import {
  calculatedDraftOrderSchema,
  committedDraftOrderSchema,
  createdFromDraftSchema,
  draftOrderCommitSettingsSchema,
  draftOrderSchema,
} from './model.schema.ts'
import { draftOrderStatuses, nonDraftableReasons } from './model.ts'
import {
  commitDraftOrder,
  type CommitDraftOrderInput,
  type CreatedDraftOrder,
  createDraftOrder,
  type CreateDraftOrderInput,
  createOrderFromDraft,
  type CreateOrderFromDraftInput,
  deleteDraftOrder,
  type DraftOrderFields,
  type DraftOrderInput,
  getDraftOrder,
  getOrderDraftabilityStatus,
  type GetOrderDraftabilityStatusInput,
  type OrderDraftability,
  queryDraftOrders,
  type QueryDraftOrdersInput,
} from './operations.ts'

const maybe = z.exactOptional
const idText = () => z.string().min(1).max(100)

/** The fields that draft orders can be filtered and sorted by. */
export const draftOrderFields: QueryFields<DraftOrderFields> =
  /* @__PURE__ */ queryFields<DraftOrderFields>()({
    createdDate: 'date',
    updatedDate: 'date',
    status: draftOrderStatuses,
    orderId: { of: 'text', sort: false },
  })

export const createDraftOrderInputSchema: Schema<CreateDraftOrderInput> =
  /* @__PURE__ */ schema<CreateDraftOrderInput>()(() => {
    const { buyerInfo, businessLocation, extendedFields } = newOrderSchema().shape
    return z.looseObject({
      sourceOrderId: maybe(idText()),
      draftOrder: maybe(
        z.looseObject({
          ...newDraftLinesSchema().shape,
          discounts: maybe(z.array(newDraftDiscountSchema()).max(100)),
          additionalFees: maybe(z.array(newDraftFeeSchema()).max(100)),
          buyerInfo,
          billingInfo: maybe(addressWithContactInputSchema()),
          recipientInfo: maybe(addressWithContactInputSchema()),
          shippingInfo: maybe(shippingInformationInputSchema()),
          taxExempt: maybe(z.boolean()),
          businessLocation,
          extendedFields,
        }),
      ),
    })
  })

export const createdDraftOrderSchema: Schema<CreatedDraftOrder> = /* @__PURE__ */ schema<CreatedDraftOrder>()(
  () =>
    z.looseObject({
      calculatedDraftOrder: calculatedDraftOrderSchema(),
      preexistingDraftOrder: maybe(z.boolean()),
    }),
)

export const draftOrderInputSchema: Schema<DraftOrderInput> = /* @__PURE__ */ schema<DraftOrderInput>()(() =>
  z.looseObject({ draftOrderId: idText() }),
)

export const queryDraftOrdersInputSchema: Schema<QueryDraftOrdersInput> =
  /* @__PURE__ */ schema<QueryDraftOrdersInput>()(() => cursorQueryOf(draftOrderFields))

export const getOrderDraftabilityStatusInputSchema: Schema<GetOrderDraftabilityStatusInput> =
  /* @__PURE__ */ schema<GetOrderDraftabilityStatusInput>()(() => z.looseObject({ orderId: idText() }))

export const orderDraftabilitySchema: Schema<OrderDraftability> = /* @__PURE__ */ schema<OrderDraftability>()(
  (oneOf) =>
    z.looseObject({
      orderId: maybe(z.string()),
      orderDraftable: maybe(z.boolean()),
      nonDraftableReasons: maybe(z.array(oneOf(nonDraftableReasons))),
    }),
)

const reason = () => maybe(z.string().max(200))

export const commitDraftOrderInputSchema: Schema<CommitDraftOrderInput> =
  /* @__PURE__ */ schema<CommitDraftOrderInput>()(() =>
    z.looseObject({
      draftOrderId: idText(),
      commitSettings: maybe(draftOrderCommitSettingsSchema()),
      reason: reason(),
    }),
  )

export const createOrderFromDraftInputSchema: Schema<CreateOrderFromDraftInput> =
  /* @__PURE__ */ schema<CreateOrderFromDraftInput>()(() =>
    z.looseObject({
      draftOrderId: idText(),
      createSettings: maybe(
        z.looseObject({
          editableByEveryone: maybe(z.boolean()),
          editableByOwnerApps: maybe(z.looseObject({ appIds: z.array(z.guid()).min(1).max(10) })),
          notifications: maybe(
            z.looseObject({
              sendNotificationToBuyer: maybe(z.boolean()),
              sendNotificationsToBusiness: maybe(z.boolean()),
            }),
          ),
        }),
      ),
      reason: reason(),
      channelInfo: maybe(
        z.looseObject({
          type: closed(channelTypes),
          externalOrderId: maybe(z.string().max(100)),
          externalOrderUrl: maybe(z.string().max(300)),
        }),
      ),
    }),
  )

export const draftOrderSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createDraftOrder, createDraftOrderInputSchema, createdDraftOrderSchema),
  /* @__PURE__ */ operationSchema(getDraftOrder, draftOrderInputSchema, calculatedDraftOrderSchema),
  /* @__PURE__ */ operationSchema(queryDraftOrders, queryDraftOrdersInputSchema, draftOrderSchema),
  /* @__PURE__ */ operationSchema(deleteDraftOrder, draftOrderInputSchema),
  /* @__PURE__ */ operationSchema(
    getOrderDraftabilityStatus,
    getOrderDraftabilityStatusInputSchema,
    orderDraftabilitySchema,
  ),
  /* @__PURE__ */ operationSchema(commitDraftOrder, commitDraftOrderInputSchema, committedDraftOrderSchema),
  /* @__PURE__ */ operationSchema(
    createOrderFromDraft,
    createOrderFromDraftInputSchema,
    createdFromDraftSchema,
  ),
]
