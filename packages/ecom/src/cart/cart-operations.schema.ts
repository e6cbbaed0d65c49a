import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { lineItemsToAddSchema, lineItemUpdateSchema } from './cart-items.schema.ts'
import {
  addLineItemsToCart,
  type AddLineItemsToCartInput,
  calculateCart,
  type CalculateCartInput,
  createCart,
  deleteCart,
  estimateCart,
  type EstimateCartInput,
  getCart,
  type GetCartInput,
  getCheckoutUrl,
  markCartAsCompleted,
  type MarkCartAsCompletedInput,
  placeOrder,
  type PlacedOrder,
  type PlaceOrderInput,
  refreshCart,
  removeDeliveryMethod,
  removeLineItemsFromCart,
  type RemoveLineItemsFromCartInput,
  setDeliveryMethod,
  type SetDeliveryMethodInput,
  updateCart,
  type UpdateCartInput,
  updateLineItemsInCart,
  type UpdateLineItemsInCartInput,
} from './cart-operations.ts'
import { cartSchema } from './cart.schema.ts'
import { cartCalculationSchema } from './cart-summary.schema.ts'
import { calculateCurrentCartInputSchema, estimateCurrentCartInputSchema } from './current-cart.schema.ts'
import { cartFieldsSchema, deliveryMethodInputSchema, newCartSchema } from './new-cart.schema.ts'

const maybe = z.exactOptional
const cartId = (): z.ZodString => z.string().min(1)

/** The input of operations that take only a cart. */
export const cartIdInputSchema: Schema<GetCartInput> = /* @__PURE__ */ schema<GetCartInput>()(() =>
  z.looseObject({ cartId: cartId() }),
)

export const addLineItemsToCartInputSchema: Schema<AddLineItemsToCartInput> =
  /* @__PURE__ */ schema<AddLineItemsToCartInput>()(() => lineItemsToAddSchema().extend({ cartId: cartId() }))

export const updateLineItemsInCartInputSchema: Schema<UpdateLineItemsInCartInput> =
  /* @__PURE__ */ schema<UpdateLineItemsInCartInput>()(() =>
    z.looseObject({ cartId: cartId(), lineItems: z.array(lineItemUpdateSchema()).min(1).max(300) }),
  )

export const removeLineItemsFromCartInputSchema: Schema<RemoveLineItemsFromCartInput> =
  /* @__PURE__ */ schema<RemoveLineItemsFromCartInput>()(() =>
    z.looseObject({ cartId: cartId(), lineItemIds: z.array(z.string().min(1)).min(1).max(100) }),
  )

export const calculateCartInputSchema: Schema<CalculateCartInput> =
  /* @__PURE__ */ schema<CalculateCartInput>()(() =>
    calculateCurrentCartInputSchema().extend({ cartId: cartId() }),
  )

export const estimateCartInputSchema: Schema<EstimateCartInput> = /* @__PURE__ */ schema<EstimateCartInput>()(
  () => estimateCurrentCartInputSchema().extend({ cartId: cartId() }),
)

export const updateCartInputSchema: Schema<UpdateCartInput> = /* @__PURE__ */ schema<UpdateCartInput>()(() =>
  z.looseObject({
    cart: cartFieldsSchema().extend({ id: z.string().min(1) }),
    fieldMask: maybe(z.array(z.string().min(1))),
  }),
)

export const setDeliveryMethodInputSchema: Schema<SetDeliveryMethodInput> =
  /* @__PURE__ */ schema<SetDeliveryMethodInput>()(() =>
    z.looseObject({ cartId: cartId(), deliveryMethod: deliveryMethodInputSchema() }),
  )

const checkoutUrlSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.string())

export const placeOrderInputSchema: Schema<PlaceOrderInput> = /* @__PURE__ */ schema<PlaceOrderInput>()(() =>
  z.looseObject({ cartId: cartId(), priceVerificationToken: maybe(z.string().max(3000)) }),
)

export const placedOrderSchema: Schema<PlacedOrder> = /* @__PURE__ */ schema<PlacedOrder>()(() =>
  z.looseObject({
    orderId: maybe(z.string()),
    paymentGatewayOrderId: maybe(z.string()),
    completed: maybe(z.boolean()),
  }),
)

export const markCartAsCompletedInputSchema: Schema<MarkCartAsCompletedInput> =
  /* @__PURE__ */ schema<MarkCartAsCompletedInput>()(() =>
    z.looseObject({ cartId: cartId(), orderId: z.string().min(1) }),
  )

export const cartSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getCart, cartIdInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(createCart, newCartSchema, cartSchema),
  /* @__PURE__ */ operationSchema(updateCart, updateCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(deleteCart, cartIdInputSchema),
  /* @__PURE__ */ operationSchema(addLineItemsToCart, addLineItemsToCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(updateLineItemsInCart, updateLineItemsInCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(removeLineItemsFromCart, removeLineItemsFromCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(calculateCart, calculateCartInputSchema, cartCalculationSchema),
  /* @__PURE__ */ operationSchema(estimateCart, estimateCartInputSchema, cartCalculationSchema),
  /* @__PURE__ */ operationSchema(refreshCart, cartIdInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(setDeliveryMethod, setDeliveryMethodInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(removeDeliveryMethod, cartIdInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(getCheckoutUrl, cartIdInputSchema, checkoutUrlSchema),
  /* @__PURE__ */ operationSchema(placeOrder, placeOrderInputSchema, placedOrderSchema),
  /* @__PURE__ */ operationSchema(markCartAsCompleted, markCartAsCompletedInputSchema, cartSchema),
]
