import { type ObjectSchema, priceSchema, schema, translatableSchema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type ActivityCardPayment,
  type ActivityChargeback,
  type ActivityPayment,
  type ActivityReceipt,
  type ChangedAmount,
  type OrderActivity,
  orderActivityTypes,
  type OrderChange,
  quantityDeltaTypes,
  type RefundedPayment,
} from './activity.ts'

const maybe = z.exactOptional
const text = () => maybe(z.string())
const price = () => maybe(priceSchema())

const paymentSchema: ObjectSchema<ActivityPayment> = /* @__PURE__ */ schema<ActivityPayment>()(() =>
  z.looseObject({ paymentId: text(), amount: price(), lastFourDigits: text(), brand: text() }),
)

const cardPaymentSchema: ObjectSchema<ActivityCardPayment> = /* @__PURE__ */ schema<ActivityCardPayment>()(
  () =>
    z.looseObject({
      amount: price(),
      creditCardDetails: maybe(z.looseObject({ lastFourDigits: text(), brand: text() })),
    }),
)

const refundedPaymentSchema: ObjectSchema<RefundedPayment> = /* @__PURE__ */ schema<RefundedPayment>()(() =>
  z.looseObject({
    paymentId: text(),
    externalRefund: maybe(z.boolean()),
    regular: maybe(z.looseObject({ amount: price(), lastFourDigits: text(), brand: text() })),
    giftCard: maybe(z.looseObject({ giftCardPaymentId: text(), amount: price() })),
    membership: maybe(z.looseObject({ membershipId: text() })),
  }),
)

const receiptSchema: ObjectSchema<ActivityReceipt> = /* @__PURE__ */ schema<ActivityReceipt>()(() => {
  const receipt = maybe(z.looseObject({ receiptId: text(), displayNumber: text() }))
  return z.looseObject({ paymentId: text(), wixReceipt: receipt, externalReceipt: receipt })
})

const changedAmountSchema: ObjectSchema<ChangedAmount> = /* @__PURE__ */ schema<ChangedAmount>()(() =>
  z.looseObject({
    id: text(),
    name: maybe(translatableSchema()),
    totalAmount: price(),
    affectedLineItems: maybe(
      z.array(z.looseObject({ id: text(), name: maybe(translatableSchema()), amount: price() })),
    ),
  }),
)

const orderChangeSchema: ObjectSchema<OrderChange> = /* @__PURE__ */ schema<OrderChange>()((oneOf) => {
  const name = maybe(translatableSchema())
  const number = maybe(z.number())
  const line = maybe(z.looseObject({ id: text(), name, quantity: number }))
  const amount = maybe(changedAmountSchema())
  const delivery = maybe(z.looseObject({ total: price(), shippingTitle: text() }))
  return z.looseObject({
    lineItemChanged: maybe(
      z.looseObject({
        id: text(),
        name,
        quantity: maybe(
          z.looseObject({
            originalQuantity: number,
            newQuantity: number,
            diff: number,
            deltaType: maybe(oneOf(quantityDeltaTypes)),
          }),
        ),
        price: maybe(z.looseObject({ originalPrice: price(), newPrice: price() })),
      }),
    ),
    lineItemAdded: line,
    lineItemRemoved: line,
    discountAdded: amount,
    discountRemoved: amount,
    additionalFeeAdded: amount,
    additionalFeeRemoved: amount,
    totalPriceChanged: maybe(z.looseObject({ originalTotal: price(), newTotal: price() })),
    shippingInformationChanged: maybe(
      z.looseObject({ originalShippingInfo: delivery, newShippingInfo: delivery }),
    ),
  })
})

const chargebackSchema: ObjectSchema<ActivityChargeback> = /* @__PURE__ */ schema<ActivityChargeback>()(() =>
  z.looseObject({
    paymentId: text(),
    chargebackId: text(),
    amount: price(),
    paymentDetails: maybe(cardPaymentSchema()),
  }),
)

export const orderActivitySchema: ObjectSchema<OrderActivity> = /* @__PURE__ */ schema<OrderActivity>()((
  oneOf,
) => {
  const payment = maybe(paymentSchema())
  const refund = maybe(z.looseObject({ refundId: text(), payment: maybe(refundedPaymentSchema()) }))
  const bankAnswer = maybe(z.looseObject({ paymentId: text(), regular: maybe(cardPaymentSchema()) }))
  const receipt = maybe(receiptSchema())
  return z.looseObject({
    id: text(),
    activityType: maybe(oneOf(orderActivityTypes)),
    createdDate: maybe(z.date()),
    authorEmail: text(),
    merchantComment: maybe(z.looseObject({ message: text() })),
    customActivity: maybe(
      z.looseObject({
        appId: text(),
        type: text(),
        additionalData: maybe(z.record(z.string(), z.string())),
      }),
    ),
    orderRefunded: maybe(z.looseObject({ manual: maybe(z.boolean()), amount: price(), reason: text() })),
    draftOrderChangesApplied: maybe(
      z.looseObject({
        draftOrderId: text(),
        reason: text(),
        changes: maybe(z.array(orderChangeSchema(oneOf))),
      }),
    ),
    savedPaymentMethod: maybe(z.looseObject({ name: text(), description: text() })),
    authorizedPaymentCreated: payment,
    authorizedPaymentCaptured: payment,
    authorizedPaymentVoided: payment,
    refundInitiated: maybe(
      z.looseObject({
        refundId: text(),
        amount: price(),
        payments: maybe(z.array(refundedPaymentSchema())),
        reason: text(),
      }),
    ),
    paymentRefunded: refund,
    paymentRefundFailed: refund,
    refundedAsStoreCredit: maybe(z.looseObject({ amount: price(), reason: text() })),
    paymentPending: bankAnswer,
    paymentCanceled: bankAnswer,
    paymentDeclined: bankAnswer,
    receiptCreated: receipt,
    receiptSent: receipt,
    chargebackCreated: maybe(chargebackSchema()),
    chargebackReversed: maybe(chargebackSchema().extend({ reversalAmount: price() })),
  })
})
