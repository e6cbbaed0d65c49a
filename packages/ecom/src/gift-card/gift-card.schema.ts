import {
  decimalOf,
  moneySchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  getGiftCard,
  type GetGiftCardInput,
  type GiftCard,
  giftCardStatuses,
  redeemGiftCard,
  type RedeemGiftCardInput,
  voidGiftCardTransaction,
  type VoidGiftCardTransactionInput,
} from './gift-card.ts'

const maybe = z.exactOptional

/** The code of a gift card as a caller may write it. */
export const giftCardCodeSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() =>
  z.string().min(8).max(20),
)

export const giftCardSchema: Schema<GiftCard> = /* @__PURE__ */ schema<GiftCard>()((oneOf) =>
  z.looseObject({
    obfuscatedCode: maybe(z.string()),
    balance: maybe(moneySchema()),
    status: maybe(oneOf(giftCardStatuses)),
    appId: maybe(z.string()),
    externalId: maybe(z.string()),
  }),
)

export const getGiftCardInputSchema: Schema<GetGiftCardInput> = /* @__PURE__ */ schema<GetGiftCardInput>()(
  () => z.looseObject({ code: giftCardCodeSchema(), appId: maybe(z.string().min(1)) }),
)

export const redeemGiftCardInputSchema: Schema<RedeemGiftCardInput> =
  /* @__PURE__ */ schema<RedeemGiftCardInput>()(() =>
    z.looseObject({
      code: giftCardCodeSchema(),
      amount: z.looseObject({
        value: decimalOf({ above: '0' }),
        currency: z.string().length(3),
        formattedValue: maybe(z.string()),
      }),
      appId: z.string().min(1),
      orderId: maybe(z.string().min(1)),
    }),
  )

export const voidGiftCardTransactionInputSchema: Schema<VoidGiftCardTransactionInput> =
  /* @__PURE__ */ schema<VoidGiftCardTransactionInput>()(() =>
    z.looseObject({ transactionId: z.string().min(1).max(100), appId: z.string().min(1) }),
  )

const transactionIdSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.string())

export const giftCardSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getGiftCard, getGiftCardInputSchema, giftCardSchema),
  /* @__PURE__ */ operationSchema(redeemGiftCard, redeemGiftCardInputSchema, transactionIdSchema),
  /* @__PURE__ */ operationSchema(voidGiftCardTransaction, voidGiftCardTransactionInputSchema),
]
