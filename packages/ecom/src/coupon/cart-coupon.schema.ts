import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { cartSchema } from '../cart/cart.schema.ts'
import {
  addCouponToCart,
  type AddCouponToCartInput,
  addCouponToCurrentCart,
  type AddCouponToCurrentCartInput,
  type CouponInput,
  removeCouponFromCart,
  type RemoveCouponFromCartInput,
  removeCouponFromCurrentCart,
  type RemoveCouponFromCurrentCartInput,
} from './cart-coupon.ts'

const id = (): z.ZodString => z.string().min(1)

export const couponInputSchema: Schema<CouponInput> = /* @__PURE__ */ schema<CouponInput>()(() =>
  z.looseObject({ code: z.string().min(1).max(50) }),
)

export const addCouponToCurrentCartInputSchema: Schema<AddCouponToCurrentCartInput> =
  /* @__PURE__ */ schema<AddCouponToCurrentCartInput>()(() => z.looseObject({ coupon: couponInputSchema() }))

export const removeCouponFromCurrentCartInputSchema: Schema<RemoveCouponFromCurrentCartInput> =
  /* @__PURE__ */ schema<RemoveCouponFromCurrentCartInput>()(() => z.looseObject({ couponId: id() }))

export const addCouponToCartInputSchema: Schema<AddCouponToCartInput> =
  /* @__PURE__ */ schema<AddCouponToCartInput>()(() =>
    z.looseObject({ cartId: id(), coupon: couponInputSchema() }),
  )

export const removeCouponFromCartInputSchema: Schema<RemoveCouponFromCartInput> =
  /* @__PURE__ */ schema<RemoveCouponFromCartInput>()(() => z.looseObject({ cartId: id(), couponId: id() }))

export const cartCouponSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(addCouponToCurrentCart, addCouponToCurrentCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(
    removeCouponFromCurrentCart,
    removeCouponFromCurrentCartInputSchema,
    cartSchema,
  ),
  /* @__PURE__ */ operationSchema(addCouponToCart, addCouponToCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(removeCouponFromCart, removeCouponFromCartInputSchema, cartSchema),
]
