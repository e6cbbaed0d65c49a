import {
  closed,
  decimalOf,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { amountInputSchema } from '../order/amount.schema.ts'
import { appliedDiscountTypes } from '../order/costs.ts'
import {
  createDraftOrderDiscounts,
  type CreateDraftOrderDiscountsInput,
  createDraftOrderFees,
  type CreateDraftOrderFeesInput,
  deleteDraftOrderDiscounts,
  type DeleteDraftOrderDiscountsInput,
  deleteDraftOrderFees,
  type DeleteDraftOrderFeesInput,
  type NewDraftDiscount,
  type NewDraftFee,
  setDraftOrderDiscounts,
  type SetDraftOrderDiscountsInput,
  setDraftOrderFees,
  type SetDraftOrderFeesInput,
} from './costs.ts'
import { calculatedDraftOrderSchema } from './model.schema.ts'

const maybe = z.exactOptional
const idText = () => z.string().min(1).max(100)

export const newDraftDiscountSchema: Schema<NewDraftDiscount> = /* @__PURE__ */ schema<NewDraftDiscount>()(
  () =>
    z.looseObject({
      priceAmount: maybe(amountInputSchema()),
      percentage: maybe(decimalOf({ above: '0', atMost: '100' })),
      discountType: maybe(closed(appliedDiscountTypes)),
      description: maybe(z.string().max(200)),
      applyToDraftOrder: maybe(z.boolean()),
      lineItemDiscounts: maybe(z.array(z.looseObject({ id: idText() })).max(1)),
    }),
)

export const newDraftFeeSchema: Schema<NewDraftFee> = /* @__PURE__ */ schema<NewDraftFee>()(() =>
  z.looseObject({
    name: z.string().min(1).max(50),
    price: amountInputSchema(),
    taxDetails: maybe(z.looseObject({ taxable: maybe(z.boolean()), taxGroupId: maybe(z.guid()) })),
    applyToDraftOrder: maybe(z.boolean()),
    code: maybe(z.string().min(1).max(100)),
    lineItemIds: maybe(z.array(idText()).max(300)),
  }),
)

export const createDraftOrderDiscountsInputSchema: Schema<CreateDraftOrderDiscountsInput> =
  /* @__PURE__ */ schema<CreateDraftOrderDiscountsInput>()(() =>
    z.looseObject({
      draftOrderId: idText(),
      discounts: z.array(newDraftDiscountSchema()).min(1).max(100),
    }),
  )

const choices = (most: number) =>
  z
    .array(z.looseObject({ id: idText(), applied: z.boolean() }))
    .min(1)
    .max(most)

export const setDraftOrderDiscountsInputSchema: Schema<SetDraftOrderDiscountsInput> =
  /* @__PURE__ */ schema<SetDraftOrderDiscountsInput>()(() =>
    z.looseObject({ draftOrderId: idText(), discounts: choices(320) }),
  )

export const deleteDraftOrderDiscountsInputSchema: Schema<DeleteDraftOrderDiscountsInput> =
  /* @__PURE__ */ schema<DeleteDraftOrderDiscountsInput>()(() =>
    z.looseObject({ draftOrderId: idText(), discountIds: z.array(idText()).min(1).max(100) }),
  )

export const createDraftOrderFeesInputSchema: Schema<CreateDraftOrderFeesInput> =
  /* @__PURE__ */ schema<CreateDraftOrderFeesInput>()(() =>
    z.looseObject({
      draftOrderId: idText(),
      customAdditionalFees: z.array(newDraftFeeSchema()).min(1).max(100),
    }),
  )

export const setDraftOrderFeesInputSchema: Schema<SetDraftOrderFeesInput> =
  /* @__PURE__ */ schema<SetDraftOrderFeesInput>()(() =>
    z.looseObject({ draftOrderId: idText(), additionalFees: choices(100) }),
  )

export const deleteDraftOrderFeesInputSchema: Schema<DeleteDraftOrderFeesInput> =
  /* @__PURE__ */ schema<DeleteDraftOrderFeesInput>()(() =>
    z.looseObject({ draftOrderId: idText(), customAdditionalFees: z.array(idText()).min(1).max(100) }),
  )

export const draftOrderCostSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    createDraftOrderDiscounts,
    createDraftOrderDiscountsInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderDiscounts,
    setDraftOrderDiscountsInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    deleteDraftOrderDiscounts,
    deleteDraftOrderDiscountsInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createDraftOrderFees,
    createDraftOrderFeesInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderFees,
    setDraftOrderFeesInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    deleteDraftOrderFees,
    deleteDraftOrderFeesInputSchema,
    calculatedDraftOrderSchema,
  ),
]
