import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { cartSchema } from './cart.schema.ts'
import { cartCalculationSchema } from './cart-summary.schema.ts'
import {
  addLineItemsToCurrentCart,
  type AddLineItemsToCurrentCartInput,
  calculateCurrentCart,
  type CalculateCurrentCartInput,
  cartValidations,
  deleteCurrentCart,
  type DeleteCurrentCartInput,
  estimateCurrentCart,
  type EstimateCurrentCartInput,
  getCurrentCart,
  type GetCurrentCartInput,
  removeLineItemsFromCurrentCart,
  type RemoveLineItemsFromCurrentCartInput,
  updateLineItemsInCurrentCart,
  type UpdateLineItemsInCurrentCartInput,
} from './current-cart.ts'
import { customItemSchema, quantity } from './custom-item.schema.ts'
import { catalogReferenceSchema } from './line-item.schema.ts'

const maybe = z.exactOptional

export const getCurrentCartInputSchema: Schema<GetCurrentCartInput> =
  /* @__PURE__ */ schema<GetCurrentCartInput>()(() => z.record(z.string(), z.never()))

const namespaces = () => z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })

export const addLineItemsToCurrentCartInputSchema: Schema<AddLineItemsToCurrentCartInput> =
  /* @__PURE__ */ schema<AddLineItemsToCurrentCartInput>()(() =>
    z.looseObject({
      catalogItems: maybe(
        z
          .array(
            z.looseObject({
              catalogReference: catalogReferenceSchema(),
              quantity: quantity(),
              extendedFields: maybe(namespaces()),
            }),
          )
          .max(300),
      ),
      customItems: maybe(z.array(customItemSchema()).max(300)),
    }),
  )

export const updateLineItemsInCurrentCartInputSchema: Schema<UpdateLineItemsInCurrentCartInput> =
  /* @__PURE__ */ schema<UpdateLineItemsInCurrentCartInput>()(() =>
    z.looseObject({
      lineItems: z
        .array(
          z.looseObject({
            lineItemId: z.string().min(1),
            quantity: maybe(z.looseObject({ newQuantity: quantity() })),
          }),
        )
        .min(1)
        .max(100),
    }),
  )

export const removeLineItemsFromCurrentCartInputSchema: Schema<RemoveLineItemsFromCurrentCartInput> =
  /* @__PURE__ */ schema<RemoveLineItemsFromCurrentCartInput>()(() =>
    z.looseObject({ lineItemIds: z.array(z.string().min(1)).min(1).max(100) }),
  )

export const calculateCurrentCartInputSchema: Schema<CalculateCurrentCartInput> =
  /* @__PURE__ */ schema<CalculateCurrentCartInput>()(() =>
    z.looseObject({ refreshCart: maybe(z.boolean()) }),
  )

export const estimateCurrentCartInputSchema: Schema<EstimateCurrentCartInput> =
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
]
