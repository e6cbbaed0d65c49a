import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import { additionalFeeSources } from '@frontdesk/ecom'
import * as z from 'zod'
import { manuallyRefundableReasons } from '../refunds.ts'
import {
  type AdditionalFeeRefundability,
  getOrderRefundability,
  type GetOrderRefundabilityInput,
  type LineItemRefundability,
  type MembershipPaymentSummary,
  type MonetaryPaymentSummary,
  orderNonRefundableReasons,
  type OrderRefundability,
  type PaymentInfo,
  type PaymentRefundability,
  type ShippingRefundability,
} from './refundability.ts'

const maybe = z.exactOptional
const price = () => maybe(priceSchema())

export const getOrderRefundabilityInputSchema: Schema<GetOrderRefundabilityInput> =
  /* @__PURE__ */ schema<GetOrderRefundabilityInput>()(() =>
    z.looseObject({ orderId: z.string().min(1).max(100) }),
  )

const monetarySchema: ObjectSchema<MonetaryPaymentSummary> = /* @__PURE__ */ schema<MonetaryPaymentSummary>()(
  () => z.looseObject({ paid: price(), refunded: price(), refundPending: price(), maxRefund: price() }),
)

const membershipSchema: ObjectSchema<MembershipPaymentSummary> =
  /* @__PURE__ */ schema<MembershipPaymentSummary>()(() => {
    const ids = maybe(z.array(z.string()))
    return z.looseObject({ paidLineItemIds: ids, refundedLineItemIds: ids, refundableLineItemIds: ids })
  })

const paymentInfoSchema: ObjectSchema<PaymentInfo> = /* @__PURE__ */ schema<PaymentInfo>()(() =>
  z.looseObject({
    paymentId: maybe(z.string()),
    monetary: maybe(monetarySchema()),
    membership: maybe(membershipSchema()),
    creditCardDetails: maybe(z.looseObject({ lastFourDigits: maybe(z.string()), brand: maybe(z.string()) })),
    paymentMethod: maybe(z.string()),
    offlinePayment: maybe(z.boolean()),
  }),
)

const paymentRefundabilitySchema: ObjectSchema<PaymentRefundability> =
  /* @__PURE__ */ schema<PaymentRefundability>()((oneOf) =>
    z.looseObject({
      refundable: maybe(z.boolean()),
      manuallyRefundable: maybe(z.looseObject({ reason: maybe(oneOf(manuallyRefundableReasons)) })),
      nonRefundable: maybe(z.looseObject({ reason: maybe(oneOf(orderNonRefundableReasons)) })),
      payment: maybe(paymentInfoSchema()),
      providerLink: maybe(z.string()),
    }),
  )

const lineItemRefundabilitySchema: ObjectSchema<LineItemRefundability> =
  /* @__PURE__ */ schema<LineItemRefundability>()(() =>
    z.looseObject({
      lineItemId: maybe(z.string()),
      originalQuantity: maybe(z.number()),
      refundedQuantity: maybe(z.number()),
      availableRefundQuantity: maybe(z.number()),
    }),
  )

const shippingRefundabilitySchema: ObjectSchema<ShippingRefundability> =
  /* @__PURE__ */ schema<ShippingRefundability>()(() =>
    z.looseObject({ amount: price(), refundedAmount: price(), availableRefundAmount: price() }),
  )

const additionalFeeRefundabilitySchema: ObjectSchema<AdditionalFeeRefundability> =
  /* @__PURE__ */ schema<AdditionalFeeRefundability>()((oneOf) =>
    z.looseObject({
      additionalFeeId: maybe(z.string()),
      source: maybe(oneOf(additionalFeeSources)),
      amount: price(),
      refundedAmount: price(),
      availableRefundAmount: price(),
    }),
  )

export const orderRefundabilitySchema: ObjectSchema<OrderRefundability> =
  /* @__PURE__ */ schema<OrderRefundability>()((oneOf) =>
    z.looseObject({
      payments: maybe(z.array(paymentRefundabilitySchema(oneOf))),
      paymentsSummary: maybe(
        z.looseObject({ monetary: maybe(monetarySchema()), membership: maybe(membershipSchema()) }),
      ),
      lineItems: maybe(z.array(lineItemRefundabilitySchema())),
      shipping: maybe(shippingRefundabilitySchema()),
      additionalFees: maybe(z.array(additionalFeeRefundabilitySchema(oneOf))),
    }),
  )

export const orderRefundabilitySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getOrderRefundability,
    getOrderRefundabilityInputSchema,
    orderRefundabilitySchema,
  ),
]
