import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { lineItemsToAddSchema, lineItemUpdateSchema } from './cart-items.schema.ts'
import { cartSchema } from './cart.schema.ts'
import { cartCalculationSchema } from './cart-summary.schema.ts'
import {
  addLineItemsToCurrentCart,
  type AddLineItemsToCurrentCartInput,
  calculateCurrentCart,
  type CalculateCurrentCartInput,
  cartValidations,
  createCurrentCart,
  deleteCurrentCart,
  type DeleteCurrentCartInput,
  estimateCurrentCart,
  type EstimateCurrentCartInput,
  getCurrentCart,
  type GetCurrentCartInput,
  refreshCurrentCart,
  type RefreshCurrentCartInput,
  removeDeliveryMethodFromCurrentCart,
  type RemoveDeliveryMethodFromCurrentCartInput,
  removeLineItemsFromCurrentCart,
  type RemoveLineItemsFromCurrentCartInput,
  setDeliveryMethodForCurrentCart,
  type SetDeliveryMethodForCurrentCartInput,
  updateCurrentCart,
  type UpdateCurrentCartInput,
  updateLineItemsInCurrentCart,
  type UpdateLineItemsInCurrentCartInput,
} from './current-cart.ts'
import { cartFieldsSchema, deliveryMethodInputSchema, newCartSchema } from './new-cart.schema.ts'
import type { NewCart } from './new-cart.ts'

const maybe = z.exactOptional

export const getCurrentCartInputSchema: Schema<GetCurrentCartInput> =
  /* @__PURE__ */ schema<GetCurrentCartInput>()(() => z.record(z.string(), z.never()))

export const addLineItemsToCurrentCartInputSchema: ObjectSchema<AddLineItemsToCurrentCartInput> =
  lineItemsToAddSchema

export const updateLineItemsInCurrentCartInputSchema: Schema<UpdateLineItemsInCurrentCartInput> =
  /* @__PURE__ */ schema<UpdateLineItemsInCurrentCartInput>()(() =>
    z.looseObject({ lineItems: z.array(lineItemUpdateSchema()).min(1).max(100) }),
  )

export const removeLineItemsFromCurrentCartInputSchema: Schema<RemoveLineItemsFromCurrentCartInput> =
  /* @__PURE__ */ schema<RemoveLineItemsFromCurrentCartInput>()(() =>
    z.looseObject({ lineItemIds: z.array(z.string().min(1)).min(1).max(100) }),
  )

export const calculateCurrentCartInputSchema: ObjectSchema<CalculateCurrentCartInput> =
  /* @__PURE__ */ schema<CalculateCurrentCartInput>()(() =>
    z.looseObject({ refreshCart: maybe(z.boolean()) }),
  )

export const estimateCurrentCartInputSchema: ObjectSchema<EstimateCurrentCartInput> =
  /* @__PURE__ */ schema<EstimateCurrentCartInput>()(() =>
    z.looseObject({
      refreshCart: maybe(z.boolean()),
      validationConfig: maybe(z.enum(cartValidations)),
      calculateDelivery: maybe(z.boolean()),
      calculateAdditionalFees: maybe(z.boolean()),
      calculateTax: maybe(z.boolean()),
      calculateGiftCards: maybe(z.boolean()),
    }),
  )

export const deleteCurrentCartInputSchema: Schema<DeleteCurrentCartInput> = getCurrentCartInputSchema

export const createCurrentCartInputSchema: Schema<NewCart> = newCartSchema

export const updateCurrentCartInputSchema: Schema<UpdateCurrentCartInput> =
  /* @__PURE__ */ schema<UpdateCurrentCartInput>()(() =>
    z.looseObject({ cart: cartFieldsSchema(), fieldMask: maybe(z.array(z.string().min(1))) }),
  )

export const refreshCurrentCartInputSchema: Schema<RefreshCurrentCartInput> = getCurrentCartInputSchema

export const setDeliveryMethodForCurrentCartInputSchema: Schema<SetDeliveryMethodForCurrentCartInput> =
  /* @__PURE__ */ schema<SetDeliveryMethodForCurrentCartInput>()(() =>
    z.looseObject({ deliveryMethod: deliveryMethodInputSchema() }),
  )

export const removeDeliveryMethodFromCurrentCartInputSchema: Schema<RemoveDeliveryMethodFromCurrentCartInput> =
  getCurrentCartInputSchema

export const currentCartSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getCurrentCart, getCurrentCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(
    addLineItemsToCurrentCart,
    addLineItemsToCurrentCartInputSchema,
    cartSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateLineItemsInCurrentCart,
    updateLineItemsInCurrentCartInputSchema,
    cartSchema,
  ),
  /* @__PURE__ */ operationSchema(
    removeLineItemsFromCurrentCart,
    removeLineItemsFromCurrentCartInputSchema,
    cartSchema,
  ),
  /* @__PURE__ */ operationSchema(
    calculateCurrentCart,
    calculateCurrentCartInputSchema,
    cartCalculationSchema,
  ),
  /* @__PURE__ */ operationSchema(estimateCurrentCart, estimateCurrentCartInputSchema, cartCalculationSchema),
  /* @__PURE__ */ operationSchema(deleteCurrentCart, deleteCurrentCartInputSchema),
  /* @__PURE__ */ operationSchema(createCurrentCart, createCurrentCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(updateCurrentCart, updateCurrentCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(refreshCurrentCart, refreshCurrentCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(
    setDeliveryMethodForCurrentCart,
    setDeliveryMethodForCurrentCartInputSchema,
    cartSchema,
  ),
  /* @__PURE__ */ operationSchema(
    removeDeliveryMethodFromCurrentCart,
    removeDeliveryMethodFromCurrentCartInputSchema,
    cartSchema,
  ),
]
