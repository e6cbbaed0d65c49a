import { decimalOf, operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { cartSchema } from '../cart/cart.schema.ts'
import {
  addGiftCardToCart,
  type AddGiftCardToCartInput,
  addGiftCardToCurrentCart,
  type AddGiftCardToCurrentCartInput,
  type GiftCardInput,
  removeGiftCardFromCart,
  type RemoveGiftCardFromCartInput,
  removeGiftCardFromCurrentCart,
  type RemoveGiftCardFromCurrentCartInput,
} from './cart-gift-card.ts'
import { giftCardCodeSchema } from './gift-card.schema.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1)

export const giftCardInputSchema: Schema<GiftCardInput> = /* @__PURE__ */ schema<GiftCardInput>()(() =>
  z.looseObject({
    code: giftCardCodeSchema(),
    redeemAmount: maybe(
      z.looseObject({
        amount: decimalOf({ above: '0' }),
        convertedAmount: maybe(z.string()),
        formattedAmount: maybe(z.string()),
        formattedConvertedAmount: maybe(z.string()),
      }),
    ),
  }),
)

export const addGiftCardToCurrentCartInputSchema: Schema<AddGiftCardToCurrentCartInput> =
  /* @__PURE__ */ schema<AddGiftCardToCurrentCartInput>()(() =>
    z.looseObject({ giftCard: giftCardInputSchema() }),
  )

export const removeGiftCardFromCurrentCartInputSchema: Schema<RemoveGiftCardFromCurrentCartInput> =
  /* @__PURE__ */ schema<RemoveGiftCardFromCurrentCartInput>()(() => z.looseObject({ giftCardId: id() }))

export const addGiftCardToCartInputSchema: Schema<AddGiftCardToCartInput> =
  /* @__PURE__ */ schema<AddGiftCardToCartInput>()(() =>
    z.looseObject({ cartId: id(), giftCard: giftCardInputSchema() }),
  )

export const removeGiftCardFromCartInputSchema: Schema<RemoveGiftCardFromCartInput> =
  /* @__PURE__ */ schema<RemoveGiftCardFromCartInput>()(() =>
    z.looseObject({ cartId: id(), giftCardId: id() }),
  )

export const cartGiftCardSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(addGiftCardToCurrentCart, addGiftCardToCurrentCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(
    removeGiftCardFromCurrentCart,
    removeGiftCardFromCurrentCartInputSchema,
    cartSchema,
  ),
  /* @__PURE__ */ operationSchema(addGiftCardToCart, addGiftCardToCartInputSchema, cartSchema),
  /* @__PURE__ */ operationSchema(removeGiftCardFromCart, removeGiftCardFromCartInputSchema, cartSchema),
]
