import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { orderTransactionsSchema, paymentSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import { delayedCaptureSettingsSchema } from '../gateway-orders.schema.ts'
import {
  authorizeChargeWithSavedPaymentMethod,
  type AuthorizeChargeWithSavedPaymentMethodInput,
  captureOrderPayments,
  type CaptureOrderPaymentsInput,
  type OrderCharge,
  redeemGiftCardForOrder,
  type RedeemGiftCardForOrderInput,
  voidOrderPayments,
  type VoidOrderPaymentsInput,
} from './charges.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1).max(100)
const currency = (): z.ZodString => z.string().length(3)

export const captureOrderPaymentsInputSchema: Schema<CaptureOrderPaymentsInput> =
  /* @__PURE__ */ schema<CaptureOrderPaymentsInput>()(() =>
    z.looseObject({
      orderId: id(),
      payments: z
        .array(z.looseObject({ paymentId: id(), amount: maybe(priceSchema()) }))
        .min(1)
        .max(100),
    }),
  )

export const voidOrderPaymentsInputSchema: Schema<VoidOrderPaymentsInput> =
  /* @__PURE__ */ schema<VoidOrderPaymentsInput>()(() =>
    z.looseObject({ orderId: id(), paymentIds: z.array(id()).min(1).max(100) }),
  )

export const redeemGiftCardForOrderInputSchema: Schema<RedeemGiftCardForOrderInput> =
  /* @__PURE__ */ schema<RedeemGiftCardForOrderInput>()(() =>
    z.looseObject({
      orderId: id(),
      giftCardCode: z.string().min(8).max(20),
      amount: priceSchema(),
      currency: currency(),
    }),
  )

export const authorizeChargeWithSavedPaymentMethodInputSchema: Schema<AuthorizeChargeWithSavedPaymentMethodInput> =
  /* @__PURE__ */ schema<AuthorizeChargeWithSavedPaymentMethodInput>()(() =>
    z.looseObject({
      orderId: id(),
      amount: priceSchema(),
      currency: currency(),
      delayedCaptureSettings: delayedCaptureSettingsSchema(),
    }),
  )

export const orderChargeSchema: ObjectSchema<OrderCharge> = /* @__PURE__ */ schema<OrderCharge>()(() =>
  z.looseObject({ payment: maybe(paymentSchema()), orderTransactions: maybe(orderTransactionsSchema()) }),
)

export const orderChargesSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    authorizeChargeWithSavedPaymentMethod,
    authorizeChargeWithSavedPaymentMethodInputSchema,
    orderChargeSchema,
  ),
  /* @__PURE__ */ operationSchema(
    captureOrderPayments,
    captureOrderPaymentsInputSchema,
    orderTransactionsSchema,
  ),
  /* @__PURE__ */ operationSchema(voidOrderPayments, voidOrderPaymentsInputSchema, orderTransactionsSchema),
  /* @__PURE__ */ operationSchema(
    redeemGiftCardForOrder,
    redeemGiftCardForOrderInputSchema,
    orderChargeSchema,
  ),
]
