import {
  closed,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { scheduledActionTypes } from '@frontdesk/ecom'
import * as z from 'zod'
import {
  createPaymentGatewayOrder,
  type CreatePaymentGatewayOrderInput,
  type DelayedCaptureSettings,
  delayUnits,
  preparePaymentCollection,
  type PreparePaymentCollectionInput,
} from './gateway-orders.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1).max(100)

export const delayedCaptureSettingsSchema: Schema<DelayedCaptureSettings> =
  /* @__PURE__ */ schema<DelayedCaptureSettings>()(() =>
    z.looseObject({
      scheduledAction: closed(scheduledActionTypes),
      delayDuration: z.looseObject({ count: z.int().min(1).max(100_000), unit: closed(delayUnits) }),
    }),
  )

export const preparePaymentCollectionInputSchema: Schema<PreparePaymentCollectionInput> =
  /* @__PURE__ */ schema<PreparePaymentCollectionInput>()(() =>
    z.looseObject({
      ecomOrderId: id(),
      amount: priceSchema(),
      paymentGatewayOrderId: maybe(z.string()),
      delayedCapture: maybe(z.boolean()),
      delayedCaptureSettings: maybe(delayedCaptureSettingsSchema()),
    }),
  )

export const createPaymentGatewayOrderInputSchema: Schema<CreatePaymentGatewayOrderInput> =
  /* @__PURE__ */ schema<CreatePaymentGatewayOrderInput>()(() =>
    z.looseObject({
      ecomOrderId: id(),
      chargedBy: maybe(z.looseObject({ id: maybe(z.string()), fullName: maybe(z.string().min(1).max(200)) })),
    }),
  )

const paymentGatewayOrderIdSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.string())

export const gatewayOrdersSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    preparePaymentCollection,
    preparePaymentCollectionInputSchema,
    paymentGatewayOrderIdSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createPaymentGatewayOrder,
    createPaymentGatewayOrderInputSchema,
    paymentGatewayOrderIdSchema,
  ),
]
