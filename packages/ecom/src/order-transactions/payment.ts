import { date, entity, type Open, type Price, type Shape, shape, type Translatable } from '@frontdesk/core'

/** Every status of a payment. */
export const paymentStatuses = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
] as const

/**
 * The status of a payment. `PENDING` waits for the provider, `PENDING_MERCHANT` for the business; an `AUTHORIZED` amount
 * is reserved on the card until it is captured (`APPROVED`) or released (`VOIDED`).
 */
export type PaymentStatus = Open<(typeof paymentStatuses)[number]>

/** Every status of the capture or the void of an authorized payment. */
export const captureStatuses = ['PENDING', 'SUCCEEDED', 'FAILED'] as const

/** The status of the capture or the void of an authorized payment. */
export type CaptureStatus = Open<(typeof captureStatuses)[number]>

/** Every reason for which an authorized payment was voided. */
export const voidReasons = ['MANUAL', 'SCHEDULED'] as const

/** The reason for which an authorized payment was voided: manually, or by its scheduled action. */
export type VoidReason = Open<(typeof voidReasons)[number]>

/** Every action that can be scheduled for an authorized payment. */
export const scheduledActionTypes = ['VOID', 'CAPTURE'] as const

/** The action that ends an authorization by itself. */
export type ScheduledActionType = Open<(typeof scheduledActionTypes)[number]>

/** Every status of a chargeback. */
export const chargebackStatuses = ['APPROVED', 'REVERSED'] as const

/** The status of a chargeback: the bank has taken the money back, or has returned it to the business. */
export type ChargebackStatus = Open<(typeof chargebackStatuses)[number]>

/** All ways of paying at the business with predefined names. */
export const predefinedPaymentMethods = ['CASH', 'BANK_TRANSFER', 'CHECK'] as const

/** A way of paying at the business that has a name of its own. */
export type PredefinedPaymentMethod = Open<(typeof predefinedPaymentMethods)[number]>

/** All statuses of a membership payment. */
export const membershipPaymentStatuses = ['CHARGED', 'CHARGE_FAILED', 'CHARGE_PENDING', 'VOIDED'] as const

/** The status of a payment by membership. */
export type MembershipPaymentStatus = Open<(typeof membershipPaymentStatuses)[number]>

/** The reason of a provider why something failed. */
export interface PaymentFailure {
  /** Code of the reason, at most 100 characters. */
  failureCode?: string
}

/** The capture of an authorized amount, or of a part of it; the rest is released. */
export interface Capture {
  id?: string
  status?: CaptureStatus
  amount?: Price
  createdDate?: Date
  /** Present while the status is `FAILED`. */
  failureDetails?: PaymentFailure
}

/** The release of an authorized amount. */
export interface AuthorizationVoid {
  status?: CaptureStatus
  /** Date of the release. */
  voidedDate?: Date
  /** Present while the status is `FAILED`. */
  failureDetails?: PaymentFailure
  reason?: VoidReason
}

/** The action that ends an authorization automatically. */
export interface ScheduledAction {
  actionType?: ScheduledActionType
  /** Date on which the action happens. */
  executionDate?: Date
}

/** The amount that a card has reserved for the business. */
export interface AuthorizationDetails {
  /** Whether the amount is captured later than it is reserved. */
  delayedCapture?: boolean
  /** Date on which the amount was reserved. */
  authorizedDate?: Date
  /** At most 1. */
  captures?: Capture[]
  void?: AuthorizationVoid
  scheduledAction?: ScheduledAction
}

/** A card holder's claim by which the bank took a payment back. */
export interface Chargeback {
  id?: string
  createdDate?: Date
  updatedDate?: Date
  amount?: Price
  /** The amount that came back to the business. */
  reversalAmount?: Price
  status?: ChargebackStatus
  externalId?: string
}

/** The custom name of a payment method. One of the two fields is present. */
export interface UserDefinedPaymentMethodName {
  /** A name that the platform defines. */
  predefined?: PredefinedPaymentMethod
  /** From 1 to 150 characters. */
  custom?: string
}

/** The name of a way of paying. */
export interface PaymentMethodName {
  /** In the language of the buyer. */
  buyerLanguageName?: string
  /** In the language of the site. */
  siteLanguageName?: string
  /** The name that the business chose. */
  userDefinedName?: UserDefinedPaymentMethodName
}

/** A payment by card, or at the business. */
export interface RegularPaymentDetails {
  /** The card that was charged. */
  creditCardDetails?: {
    /** The last four digits of the card. */
    lastFourDigits?: string
    /** Brand of the card. */
    brand?: string
  }
  /** The gateway's order that the payment was made for. */
  paymentOrderId?: string
  /** The gateway's id of the payment. Without it, the gateway cannot refund the payment. */
  gatewayTransactionId?: string
  /** The way of payment: `CreditCard`, `Offline`, `InPerson`, `PointOfSale` and others. */
  paymentMethod?: string
  providerTransactionId?: string
  /** Whether it was made at the business, and only recorded here. */
  offlinePayment?: boolean
  /** A copy of the `status` of the payment for older clients. */
  status?: PaymentStatus
  /** Whether a card was charged that the buyer had saved for the order before. */
  savedPaymentMethod?: boolean
  authorizationDetails?: AuthorizationDetails
  /** At most 6. */
  chargebacks?: Chargeback[]
  /** Fee that the platform takes for the payment. */
  platformFee?: Price
  paymentMethodName?: PaymentMethodName
}

/** A payment by gift card. */
export interface GiftCardPaymentDetails {
  giftCardPaymentId?: string
  /** The app that issued the gift card. */
  appId?: string
  /** Whether the amount went back to the gift card. */
  voided?: boolean
  /** The last characters of the code. */
  obfuscatedCode?: string
}

/** A payment by membership: it pays for a line of the order with a part of a pricing plan. */
export interface MembershipPaymentDetails {
  membershipId?: string
  /** The line that it pays for. */
  lineItemId?: string
  status?: MembershipPaymentStatus
  name?: Translatable
  externalTransactionId?: string
  /** Whether the benefit was returned. */
  voided?: boolean
  /** The app that sells the pricing plans. */
  providerAppId?: string
  /** A membership that a line of the same order sells. */
  futureMembership?: { lineItemId?: string; benefitId?: string }
}

/** An amount of cash that was rounded to the coins of the country. */
export interface CashRounding {
  /** Amount before rounding. */
  unroundedAmount?: Price
  /** Rounded less unrounded amount; negative when it was rounded down. */
  roundingAdjustment?: Price
}

/** A payment of an order. One of the three details is present. */
export interface Payment {
  id: string
  createdDate?: Date
  updatedDate?: Date
  amount?: Price
  status?: PaymentStatus
  regularPaymentDetails?: RegularPaymentDetails
  giftcardPaymentDetails?: GiftCardPaymentDetails
  membershipPaymentDetails?: MembershipPaymentDetails
  /** Whether the provider refuses to refund it. */
  refundDisabled?: boolean
  /** Whether the platform can generate a receipt for the payment. */
  supportReceiptGeneration?: boolean
  cashRounding?: CashRounding
  /** Payments that were charged together share it. */
  chargeCorrelationId?: string
}

export const chargebackShape: Shape<Chargeback> = /* @__PURE__ */ entity<Chargeback>({
  createdDate: date,
  updatedDate: date,
})

const regularPaymentDetailsShape: Shape<RegularPaymentDetails> = /* @__PURE__ */ shape<RegularPaymentDetails>(
  {
    authorizationDetails: /* @__PURE__ */ shape<AuthorizationDetails>({
      authorizedDate: date,
      captures: /* @__PURE__ */ entity<Capture>({ createdDate: date }),
      void: /* @__PURE__ */ shape<AuthorizationVoid>({ voidedDate: date }),
      scheduledAction: /* @__PURE__ */ shape<ScheduledAction>({ executionDate: date }),
    }),
    chargebacks: chargebackShape,
  },
)

export const paymentShape: Shape<Payment> = /* @__PURE__ */ entity<Payment>({
  regularPaymentDetails: regularPaymentDetailsShape,
  createdDate: date,
  updatedDate: date,
})

/** A payment to be recorded. One of the three details is present. */
export type NewPayment = Omit<Payment, 'id' | 'updatedDate' | 'supportReceiptGeneration'>

export const newPaymentShape: Shape<NewPayment> = /* @__PURE__ */ shape<NewPayment>({
  regularPaymentDetails: regularPaymentDetailsShape,
  createdDate: date,
})
