import {
  closed,
  decimalOf,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { cartLineAttributesSchema, cartLineItemSchema, cartSchema } from './cart.schema.ts'
import { cartCalculationSchema } from './cart-summary.schema.ts'
import {
  addLineItemsToCurrentCart,
  type AddLineItemsToCurrentCartInput,
  calculateCurrentCart,
  type CalculateCurrentCartInput,
  cartValidations,
  type CustomItemInput,
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
import { catalogReferenceSchema } from './line-item.schema.ts'
import { paymentOptions } from './line-item.ts'

const maybe = z.exactOptional
const quantity = (): z.ZodNumber => z.int().min(1).max(100_000)

export const getCurrentCartInputSchema: Schema<GetCurrentCartInput> =
  /* @__PURE__ */ schema<GetCurrentCartInput>()(() => z.record(z.string(), z.never()))

const namespaces = () => z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })

/** An amount that is not negative, in decimal text. */
const amount = () =>
  z.looseObject({
    amount: decimalOf({ atLeast: '0' }),
    formattedAmount: maybe(z.string()),
    convertedAmount: maybe(z.string()),
    formattedConvertedAmount: maybe(z.string()),
  })

const customItemSchema: Schema<CustomItemInput> = /* @__PURE__ */ schema<CustomItemInput>()(() => {
  const { taxConfig } = cartLineItemSchema(closed).shape
  return z.looseObject({
    name: z.looseObject({
      original: z.string().min(1).max(200),
      translated: maybe(z.string().min(1).max(400)),
    }),
    quantityInfo: maybe(
      z.looseObject({
        requestedQuantity: maybe(quantity()),
        availableQuantity: maybe(z.int().min(0)),
        fixedQuantity: maybe(z.boolean()),
      }),
    ),
    pricing: z.looseObject({
      price: amount(),
      fullPrice: maybe(amount()),
      priceDescription: maybe(translatableSchema()),
    }),
    source: maybe(
      z.looseObject({
        catalogReference: maybe(catalogReferenceSchema()),
        rootCatalogItemId: maybe(z.string().min(1).max(36)),
        inventoryAppId: maybe(z.string()),
      }),
    ),
    attributes: maybe(cartLineAttributesSchema(closed).omit({ subscriptionInfo: true })),
    deliveryConfig: maybe(z.looseObject({ deliveryProfileId: maybe(z.string()) })),
    taxConfig,
    paymentConfig: maybe(
      z.looseObject({ paymentOption: maybe(closed(paymentOptions)), depositAmount: maybe(amount()) }),
    ),
  })
})

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
