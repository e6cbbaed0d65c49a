import { type ElevatedAuth, type Open, pick, type Price, type Write, write } from '@frontdesk/core'
import type { ScheduledActionType } from '@frontdesk/ecom'

const prefix = '/ecom'

/** Every unit of a delay. */
export const delayUnits = ['MINUTES', 'HOURS', 'DAYS'] as const

/** The unit of a delay. */
export type DelayUnit = Open<(typeof delayUnits)[number]>

/** The action for an authorization that is neither captured nor voided in time. */
export interface DelayedCaptureSettings {
  /** The action after the delay: the authorization is captured or voided. */
  scheduledAction: ScheduledActionType
  /** Delay between the authorization and the action. */
  delayDuration: {
    /** At least 1. */
    count: number
    unit: DelayUnit
  }
}

export interface PreparePaymentCollectionInput {
  ecomOrderId: string
  /** Above zero, and at most the collectable amount. */
  amount: Price
  /** An existing gateway order to reuse; defaults to a new one. */
  paymentGatewayOrderId?: string
  /** Whether to only authorize the amount; required with `delayedCaptureSettings`. */
  delayedCapture?: boolean
  /** The action that ends the authorization; defaults to voiding it after 7 days. */
  delayedCaptureSettings?: DelayedCaptureSettings
}

/**
 * Prepares the collection of a payment for an order, for the business. The emulator takes the payment with a test card
 * on its page `/pages/pay/{paymentGatewayOrderId}`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `ORDER_HAS_CHARGEBACKS`; `INVALID_AMOUNT` when the amount is not above zero or more than the
 * balance; `PAYMENT_METHODS_NOT_FOUND` when the business takes no cards; `NO_ASSOCIATED_ECOM_ORDER` when the gateway's
 * order does not belong to the order.
 * @throws ContextError without an elevated client.
 * @example
 * const paymentGatewayOrderId = await preparePaymentCollection(elevatedClient, {
 *   ecomOrderId,
 *   amount: { amount: '15.00' },
 *   delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
 * })
 * @function
 */
export const preparePaymentCollection: Write<PreparePaymentCollectionInput, string, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.collector.preparePaymentCollection',
    prefix,
    route: 'POST /v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
    elevated: true,
    response: /* @__PURE__ */ pick<string>('paymentGatewayOrderId'),
  })

export interface CreatePaymentGatewayOrderInput {
  ecomOrderId: string
  /** The staff member who takes the payment. */
  chargedBy?: {
    id?: string
    /** Name of the person who charges. */
    fullName?: string
  }
}

/**
 * Creates a gateway order for the whole collectable amount, for the business. The emulator takes the payment with a
 * test card on its page `/pages/pay/{paymentGatewayOrderId}`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `ORDER_HAS_CHARGEBACKS`; `PAYMENT_METHODS_NOT_FOUND` when the business takes no cards.
 * @throws ContextError without an elevated client.
 * @example
 * const paymentGatewayOrderId = await createPaymentGatewayOrder(elevatedClient, { ecomOrderId })
 * @function
 */
export const createPaymentGatewayOrder: Write<CreatePaymentGatewayOrderInput, string, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.collector.createPaymentGatewayOrder',
    prefix,
    route: 'POST /v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
    elevated: true,
    response: /* @__PURE__ */ pick<string>('paymentGatewayOrderId'),
  })
