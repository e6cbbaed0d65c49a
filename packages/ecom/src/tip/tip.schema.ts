import {
  closed,
  cursorQueryOf,
  decimalOf,
  filterOf,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type AddedTipDistributions,
  addTipDistributionsToOrder,
  type AddTipDistributionsToOrderInput,
  getTipByDraftOrderId,
  type GetTipByDraftOrderIdInput,
  getTipByOrderId,
  type GetTipByOrderIdInput,
  type NewTip,
  type NewTipDistribution,
  queryTipDistributions,
  type QueryTipDistributionsInput,
  removeTipFromOrder,
  type RemoveTipFromOrderInput,
  setTipOnOrder,
  type SetTipOnOrderInput,
  sumTipDistributionAmounts,
  type SumTipDistributionAmountsInput,
  type TipDistributionFields,
} from './operations.ts'
import {
  type Tip,
  type TipDistribution,
  type TipLineItem,
  type TipOnOrder,
  type TipOrderInfo,
  tipSources,
} from './tip.ts'

const maybe = z.exactOptional
const orderId = (): z.ZodString => z.string().min(1)

export const tipLineItemSchema: ObjectSchema<TipLineItem> = /* @__PURE__ */ schema<TipLineItem>()(() =>
  z.looseObject({
    lineItemId: maybe(z.string().min(1).max(100)),
    catalogReference: maybe(z.looseObject({ catalogItemId: z.string().min(1), appId: z.string().min(1) })),
    price: maybe(z.string()),
    name: maybe(z.string().min(1).max(200)),
    quantity: maybe(z.int().min(1).max(100_000)),
  }),
)

export const tipDistributionSchema: ObjectSchema<TipDistribution> = /* @__PURE__ */ schema<TipDistribution>()(
  (oneOf) =>
    z.looseObject({
      id: z.string(),
      tipId: maybe(z.string()),
      lineItemInfo: maybe(z.array(tipLineItemSchema(oneOf))),
      staff: maybe(
        z.looseObject({
          id: maybe(z.string()),
          name: maybe(z.string().max(500)),
          staffMemberId: maybe(z.string()),
        }),
      ),
      amount: maybe(z.string()),
      transaction: maybe(z.looseObject({ id: maybe(z.string()), date: maybe(z.date()) })),
      orderId: maybe(z.string()),
      createdDate: maybe(z.date()),
      source: maybe(oneOf(tipSources)),
    }),
)

export const tipSchema: ObjectSchema<Tip> = /* @__PURE__ */ schema<Tip>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    lineItemSubtotal: maybe(z.string()),
    amount: maybe(z.string()),
    distributions: maybe(z.array(tipDistributionSchema(oneOf))),
    undistributedAmount: maybe(z.string()),
  }),
)

export const tipOrderInfoSchema: Schema<TipOrderInfo> = /* @__PURE__ */ schema<TipOrderInfo>()(() =>
  z.looseObject({
    orderId: maybe(z.string()),
    additionalFeeId: maybe(z.string()),
    additionalFeePrice: maybe(priceSchema()),
  }),
)

export const tipOnOrderSchema: Schema<TipOnOrder> = /* @__PURE__ */ schema<TipOnOrder>()((oneOf) =>
  z.looseObject({ tip: maybe(tipSchema(oneOf)), orderInfo: maybe(tipOrderInfoSchema(oneOf)) }),
)

/** A part of a tip as a caller may write it. */
export const newTipDistributionSchema: ObjectSchema<NewTipDistribution> =
  /* @__PURE__ */ schema<NewTipDistribution>()((oneOf) =>
    tipDistributionSchema(oneOf)
      .pick({ staff: true, transaction: true, source: true })
      .extend({
        amount: decimalOf({ atLeast: '0' }),
        lineItemInfo: maybe(z.array(tipLineItemSchema(oneOf)).max(12)),
      }),
  )

/** A tip as a caller may write it. */
export const newTipSchema: Schema<NewTip> = /* @__PURE__ */ schema<NewTip>()(() =>
  z.looseObject({
    amount: decimalOf({ above: '0' }),
    distributions: maybe(z.array(newTipDistributionSchema(closed)).max(50)),
  }),
)

/** The fields that the parts of tips can be filtered and sorted by. */
export const tipDistributionFields: QueryFields<TipDistributionFields> =
  /* @__PURE__ */ queryFields<TipDistributionFields>()({ id: 'text' })

export const getTipByOrderIdInputSchema: Schema<GetTipByOrderIdInput> =
  /* @__PURE__ */ schema<GetTipByOrderIdInput>()(() => z.looseObject({ orderId: orderId() }))

export const getTipByDraftOrderIdInputSchema: Schema<GetTipByDraftOrderIdInput> =
  /* @__PURE__ */ schema<GetTipByDraftOrderIdInput>()(() =>
    z.looseObject({ draftOrderId: z.string().min(1) }),
  )

export const addTipDistributionsToOrderInputSchema: Schema<AddTipDistributionsToOrderInput> =
  /* @__PURE__ */ schema<AddTipDistributionsToOrderInput>()(() =>
    z.looseObject({
      orderId: orderId(),
      tipDistributions: z.array(newTipDistributionSchema(closed)).min(1).max(50),
    }),
  )

export const addedTipDistributionsSchema: Schema<AddedTipDistributions> =
  /* @__PURE__ */ schema<AddedTipDistributions>()((oneOf) =>
    z.looseObject({
      tipDistributions: maybe(z.array(tipDistributionSchema(oneOf))),
      orderInfo: maybe(tipOrderInfoSchema(oneOf)),
    }),
  )

export const setTipOnOrderInputSchema: Schema<SetTipOnOrderInput> =
  /* @__PURE__ */ schema<SetTipOnOrderInput>()(() =>
    z.looseObject({ orderId: orderId(), tip: newTipSchema() }),
  )

export const removeTipFromOrderInputSchema: Schema<RemoveTipFromOrderInput> =
  /* @__PURE__ */ schema<RemoveTipFromOrderInput>()(() => z.looseObject({ orderId: orderId() }))

export const queryTipDistributionsInputSchema: Schema<QueryTipDistributionsInput> =
  /* @__PURE__ */ schema<QueryTipDistributionsInput>()(() =>
    cursorQueryOf(tipDistributionFields, { mostSortOrders: 4 }),
  )

export const sumTipDistributionAmountsInputSchema: Schema<SumTipDistributionAmountsInput> =
  /* @__PURE__ */ schema<SumTipDistributionAmountsInput>()(() =>
    z.looseObject({ filter: filterOf(tipDistributionFields) }),
  )

const totalAmountSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.string())

export const tipSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getTipByOrderId, getTipByOrderIdInputSchema, tipSchema),
  /* @__PURE__ */ operationSchema(getTipByDraftOrderId, getTipByDraftOrderIdInputSchema, tipSchema),
  /* @__PURE__ */ operationSchema(
    addTipDistributionsToOrder,
    addTipDistributionsToOrderInputSchema,
    addedTipDistributionsSchema,
  ),
  /* @__PURE__ */ operationSchema(setTipOnOrder, setTipOnOrderInputSchema, tipOnOrderSchema),
  /* @__PURE__ */ operationSchema(removeTipFromOrder, removeTipFromOrderInputSchema, tipOrderInfoSchema),
  /* @__PURE__ */ operationSchema(
    queryTipDistributions,
    queryTipDistributionsInputSchema,
    tipDistributionSchema,
  ),
  /* @__PURE__ */ operationSchema(
    sumTipDistributionAmounts,
    sumTipDistributionAmountsInputSchema,
    totalAmountSchema,
  ),
]
