import {
  type ElevatedAuth,
  pick,
  type Price,
  type Shape,
  shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type OrderTransactions, orderTransactionsShape, type Payment, paymentShape } from '@frontdesk/ecom'
import type { CaptureAuthorizedPaymentsInput } from '../authorized-payments.ts'
import type { DelayedCaptureSettings } from '../gateway-orders.ts'

const prefix = '/ecom'

export interface CaptureOrderPaymentsInput extends Pick<CaptureAuthorizedPaymentsInput, 'payments'> {
  orderId: string
}

/**
 * Captures authorized card payments, for the business: all of them or none. Same as `captureAuthorizedPayments`, but
 * through the order billing API, whose errors differ.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_AUTHORIZED`,
 * `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_HAS_PENDING_CAPTURE`, `INVALID_AMOUNT`;
 * `ORDER_HAS_CHARGEBACKS` while a payment of the order has a chargeback; `GATEWAY_TRANSACTION_NOT_FOUND` when the
 * gateway does not know the payment.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await captureOrderPayments(elevatedClient, { orderId, payments: [{ paymentId }] })
 * @function
 */
export const captureOrderPayments: Write<CaptureOrderPaymentsInput, OrderTransactions, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.orderBilling.captureAuthorizedPayments',
    prefix,
    route: 'POST /v1/order-billing/capture-authorized-payments',
    elevated: true,
    response: /* @__PURE__ */ pick('orderTransactions', orderTransactionsShape),
  })

export interface VoidOrderPaymentsInput {
  orderId: string
  /** From 1 to 100. */
  paymentIds: string[]
}

/**
 * Voids authorized card payments, for the business: all of them or none. Same as `voidAuthorizedPayments`, but through
 * the order billing API, whose errors differ.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_AUTHORIZED`,
 * `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`; `GATEWAY_TRANSACTION_NOT_FOUND` when the gateway does not know
 * the payment.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await voidOrderPayments(elevatedClient, { orderId, paymentIds: [paymentId] })
 * @function
 */
export const voidOrderPayments: Write<VoidOrderPaymentsInput, OrderTransactions, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.orderBilling.voidAuthorizedPayments',
    prefix,
    route: 'POST /v1/order-billing/void-authorized-payments',
    elevated: true,
    response: /* @__PURE__ */ pick('orderTransactions', orderTransactionsShape),
  })

/** A new payment, with all transactions of its order. */
export interface OrderCharge {
  payment?: Payment
  orderTransactions?: OrderTransactions
}

export const orderChargeShape: Shape<OrderCharge> = /* @__PURE__ */ shape<OrderCharge>({
  payment: paymentShape,
  orderTransactions: orderTransactionsShape,
})

export interface RedeemGiftCardForOrderInput {
  orderId: string
  /** From 8 to 20 characters. */
  giftCardCode: string
  /** Above zero, and at most the collectable amount of the order. */
  amount: Price
  /** The currency of the order: three-letter code, ISO 4217. */
  currency: string
}

/**
 * Pays an order, or a part of it, with a gift card, for the business: the gift card is charged immediately. Use an
 * idempotency key, so that a retry does not charge it twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_CANCELED`, `ORDER_PAID`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`,
 * `ORDER_HAS_CHARGEBACKS`; `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_EXPIRED`, `GIFT_CARD_DISABLED`; `ALREADY_REDEEMED` when
 * the gift card is empty, `INSUFFICIENT_FUNDS` when its balance is less than the amount; `GIFT_CARD_ALREADY_APPLIED`
 * when it has paid for the order before, `MAX_GIFT_CARDS_EXCEEDED` when another one has; `CURRENCY_MISMATCH` when the
 * currency is not that of the order, `CURRENCY_NOT_SUPPORTED` when it is not that of the gift card.
 * @throws ValidationError when the amount is not above zero, or more than can be collected.
 * @throws ContextError without an elevated client.
 * @example
 * const { payment } = await redeemGiftCardForOrder(
 *   elevatedClient,
 *   { orderId, giftCardCode: 'HARBOUR-FIFTY', amount: { amount: '20.00' }, currency: 'EUR' },
 *   { idempotencyKey: 'gift-card-10001' },
 * )
 * console.log(payment?.giftcardPaymentDetails?.obfuscatedCode)
 * @function
 */
export const redeemGiftCardForOrder: Write<RedeemGiftCardForOrderInput, OrderCharge, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.orderBilling.redeemGiftCard',
    prefix,
    route: 'POST /v1/order-billing/redeem-gift-card',
    elevated: true,
    response: /* @__PURE__ */ whole(orderChargeShape),
  })

export interface AuthorizeChargeWithSavedPaymentMethodInput {
  orderId: string
  /** Above zero, and at most the collectable amount of the order. */
  amount: Price
  /** The currency of the order: three-letter code, ISO 4217. */
  currency: string
  /** The action for the authorization if the business neither captures nor voids it in time. */
  delayedCaptureSettings: DelayedCaptureSettings
}

/**
 * Authorizes an amount on the buyer's saved card of an order, for the business. The payment is `AUTHORIZED`, and is
 * captured with `captureOrderPayments`; it is `DECLINED` when the bank refuses, so read its status. Use an idempotency
 * key, so that a retry does not authorize it twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_CANCELED`, `ORDER_PAID`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`,
 * `ORDER_HAS_CHARGEBACKS`; `NO_SAVED_PAYMENT_METHOD` when there is no saved card; `INVALID_AMOUNT` when the amount is
 * not above zero or more than the balance; `INVALID_CURRENCY` when the currency is not that of the order.
 * @throws ContextError without an elevated client.
 * @example
 * const { payment } = await authorizeChargeWithSavedPaymentMethod(
 *   elevatedClient,
 *   {
 *     orderId,
 *     amount: { amount: '20.00' },
 *     currency: 'EUR',
 *     delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
 *   },
 *   { idempotencyKey: 'deposit-10001' },
 * )
 * if (payment?.status === 'DECLINED') console.log('Ask for another card')
 * @function
 */
export const authorizeChargeWithSavedPaymentMethod: Write<
  AuthorizeChargeWithSavedPaymentMethodInput,
  OrderCharge,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'payments.orderBilling.authorizeChargeWithSavedPaymentMethod',
  prefix,
  route: 'POST /v1/order-billing/authorize-charge-with-saved-payment-method',
  elevated: true,
  response: /* @__PURE__ */ whole(orderChargeShape),
})
