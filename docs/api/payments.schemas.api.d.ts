import { Schema, OperationSchema, ObjectSchema } from '@frontdesk/core/schema';
import { Price, Open, ErrorDetails, Translatable, ItemMetadata } from '@frontdesk/core';
import { ScheduledActionType, RefundedItem, AdditionalFeeSource, CatalogReference, ServiceProperties, Payment, OrderTransactions, Refund, RefundDetails } from '@frontdesk/ecom';

interface CaptureAuthorizedPaymentsInput {
    ecomOrderId: string;
    /**
     * From 1 to 100. Without an amount, the whole authorized amount is captured; with an amount, the rest is released.
     */
    payments: {
        paymentId: string;
        amount?: Price;
    }[];
}
interface VoidAuthorizedPaymentsInput {
    ecomOrderId: string;
    /** From 1 to 100. */
    paymentIds: string[];
}

/** A line of an order that a membership pays for. It is identified by `lineItemId` or by `catalogReference`. */
interface MembershipCharge {
    /** At most 100 characters. */
    membershipId: string;
    /** Id of the app that keeps the membership. */
    appId: string;
    /** Name of the payment, at most 100 characters; defaults to the name of the membership. */
    membershipName?: Translatable;
    /** Data for the app that keeps the membership. */
    membershipAdditionalData?: Record<string, unknown>;
    /** Id of the line, at most 100 characters. */
    lineItemId?: string;
    /** The item of the line. */
    catalogReference?: CatalogReference;
    /** Id of the service of a booking. */
    rootCatalogItemId?: string;
    /**
     * Time of the session and number of participants: the membership must be valid then, and is charged for each
     * participant. Defaults to those of the line.
     */
    serviceProperties?: ServiceProperties;
}
interface ChargeMembershipsInput {
    ecomOrderId: string;
    /** The member whose memberships are charged. */
    memberId: string;
    /** From 1 to 300. Either all lines are paid, or none. */
    membershipCharges: MembershipCharge[];
}

interface MarkOrderAsPaidInput {
    ecomOrderId: string;
}
interface BulkMarkOrdersAsPaidInput {
    /** From 1 to 100. */
    ecomOrderIds: string[];
}
interface RecordManuallyCollectedPaymentInput {
    orderId: string;
    /** Above zero, and at most the collectable amount. */
    amount: Price;
}
/** Every collectability status of an order. */
declare const paymentCollectabilityStatuses: readonly ["COLLECTABLE", "NONCOLLECTABLE_ORDER_IS_CANCELLED", "NONCOLLECTABLE_ORDER_IS_PAID", "NONCOLLECTABLE_ORDER_IS_PENDING", "NONCOLLECTABLE_ORDER_IS_REJECTED", "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS", "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS", "NONCOLLECTABLE_MISSING_PAYMENT_METHOD", "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED", "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION", "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED"];
/** Whether a payment can be collected for an order, or why not. */
type PaymentCollectabilityStatus = Open<(typeof paymentCollectabilityStatuses)[number]>;
interface PaymentCollectability {
    status: PaymentCollectabilityStatus;
    /** The collectable amount. */
    amount?: Price;
}
interface GetPaymentCollectabilityStatusInput {
    ecomOrderId: string;
}

/** Every unit of a delay. */
declare const delayUnits: readonly ["MINUTES", "HOURS", "DAYS"];
/** The unit of a delay. */
type DelayUnit = Open<(typeof delayUnits)[number]>;
/** The action for an authorization that is neither captured nor voided in time. */
interface DelayedCaptureSettings {
    /** The action after the delay: the authorization is captured or voided. */
    scheduledAction: ScheduledActionType;
    /** Delay between the authorization and the action. */
    delayDuration: {
        /** At least 1. */
        count: number;
        unit: DelayUnit;
    };
}
interface PreparePaymentCollectionInput {
    ecomOrderId: string;
    /** Above zero, and at most the collectable amount. */
    amount: Price;
    /** An existing gateway order to reuse; defaults to a new one. */
    paymentGatewayOrderId?: string;
    /** Whether to only authorize the amount; required with `delayedCaptureSettings`. */
    delayedCapture?: boolean;
    /** The action that ends the authorization; defaults to voiding it after 7 days. */
    delayedCaptureSettings?: DelayedCaptureSettings;
}
interface CreatePaymentGatewayOrderInput {
    ecomOrderId: string;
    /** The staff member who takes the payment. */
    chargedBy?: {
        id?: string;
        /** Name of the person who charges. */
        fullName?: string;
    };
}

/** The refunded part of an additional fee. */
interface AdditionalFeeRefund {
    additionalFeeId: string;
    amount: Price;
}
/** The refunded parts of an order. */
interface RefundItems {
    /** At most 300. */
    lineItems?: RefundedItem[];
    /** At most 100. */
    additionalFees?: AdditionalFeeRefund[];
    /** The refunded part of the delivery. */
    shipping?: {
        amount: Price;
    };
}
/** A part that cannot be refunded, and the reason. One of `lineItem`, `additionalFee` and `shipping` is present. */
interface RefundCalculationError {
    /** The line that could not be calculated. */
    lineItem?: RefundedItem;
    /** The additional fee of this entry. */
    additionalFee?: AdditionalFeeRefund;
    /** The delivery that could not be calculated. */
    shipping?: {
        amount: Price;
    };
    /** The reason for the failure. */
    error?: Pick<ErrorDetails, 'applicationError'>;
}
/** The amounts of a part. `total` is `subtotal` minus `discount` plus added tax. */
interface CalculatedRefundSummary {
    /** The amounts that the customer is refunded. */
    total?: Price;
    /** Tax within the total. */
    tax?: Price;
    /** Discount that is subtracted from the subtotal. */
    discount?: Price;
    /** Price before discount and tax. */
    subtotal?: Price;
}
/** The amounts of all parts together. */
interface CalculatedRefundTotal extends CalculatedRefundSummary {
    /** Before discounts and added tax. */
    lineItemsSubtotal?: Price;
    /** Additional fees within the total. */
    additionalFeesTotal?: Price;
}
/** The amounts of each part. */
interface CalculatedRefundItems {
    /** Lines that are refunded, with their amounts. */
    lineItems?: {
        item?: RefundedItem;
        summary?: CalculatedRefundSummary;
    }[];
    /** Additional fees that are refunded, with their amounts. */
    additionalFees?: {
        /** The additional fee of this entry. */
        additionalFee?: AdditionalFeeRefund;
        summary?: CalculatedRefundSummary;
        source?: AdditionalFeeSource;
    }[];
    /** Delivery that is refunded, with its amounts. */
    shipping?: {
        /** The requested refund of the delivery. */
        shipping?: {
            amount: Price;
        };
        summary?: CalculatedRefundSummary;
    };
}
/** The refund amounts of parts of an order. One of `available` and `notAvailable` is present. */
interface CalculatedRefund {
    /** Whether all parts can be refunded. */
    available?: boolean;
    /** The parts that cannot be refunded; there are no amounts then. */
    notAvailable?: {
        errors?: RefundCalculationError[];
    };
    /** Amounts of the whole refund. */
    summary?: CalculatedRefundTotal;
    calculatedRefundItems?: CalculatedRefundItems;
}
interface CalculateRefundInput {
    orderId: string;
    /** Defaults to nothing, for an amount of zero. */
    refundItems?: RefundItems;
}

interface CaptureOrderPaymentsInput extends Pick<CaptureAuthorizedPaymentsInput, 'payments'> {
    orderId: string;
}
interface VoidOrderPaymentsInput {
    orderId: string;
    /** From 1 to 100. */
    paymentIds: string[];
}
/** A new payment, with all transactions of its order. */
interface OrderCharge {
    payment?: Payment;
    orderTransactions?: OrderTransactions;
}
interface RedeemGiftCardForOrderInput {
    orderId: string;
    /** From 8 to 20 characters. */
    giftCardCode: string;
    /** Above zero, and at most the collectable amount of the order. */
    amount: Price;
    /** The currency of the order: three-letter code, ISO 4217. */
    currency: string;
}
interface AuthorizeChargeWithSavedPaymentMethodInput {
    orderId: string;
    /** Above zero, and at most the collectable amount of the order. */
    amount: Price;
    /** The currency of the order: three-letter code, ISO 4217. */
    currency: string;
    /** The action for the authorization if the business neither captures nor voids it in time. */
    delayedCaptureSettings: DelayedCaptureSettings;
}

/** The receipt of a payment. */
interface PaymentReceipt {
    paymentId?: string;
    receiptId?: string;
}
interface GenerateReceiptsInput {
    orderId: string;
    /** One payment. */
    paymentIds: string[];
}

/** All values for whether a payment can be refunded. */
declare const refundabilityStatuses: readonly ["NOT_REFUNDABLE", "MANUAL", "REFUNDABLE"];
/**
 * Whether a payment can be refunded: `MANUAL` means that the business refunds it outside the platform and the refund is
 * only recorded.
 */
type RefundabilityStatus = Open<(typeof refundabilityStatuses)[number]>;
/** All reasons for which a payment cannot be refunded. */
declare const nonRefundableReasons: readonly ["ALREADY_REFUNDED", "PROVIDER_IS_DOWN", "INTERNAL_ERROR", "NOT_PAID", "ACCESS_DENIED", "ZERO_PRICE", "DISABLED_BY_PROVIDER", "PENDING_REFUND", "FORBIDDEN", "TRANSACTION_NOT_FOUND", "ORDER_IS_PENDING", "ORDER_IS_REJECTED", "PARTIALLY_PAID", "DEPOSIT_ONLINE_ITEM"];
/**
 * The reason for which a payment cannot be refunded. `PARTIALLY_PAID` and `DEPOSIT_ONLINE_ITEM` end when the rest of
 * the order is paid; `FORBIDDEN` means that the payment was charged back.
 */
type NonRefundableReason = Open<(typeof nonRefundableReasons)[number]>;
/** All reasons for which only the business, and not the provider, can refund a payment. */
declare const manuallyRefundableReasons: readonly ["EXPIRED", "NOT_SUPPORTED", "OFFLINE", "REQUIRES_CARD_READER"];
/** The reason for which only the business, and not the provider, can refund a payment. */
type ManuallyRefundableReason = Open<(typeof manuallyRefundableReasons)[number]>;
/** Refundability of one payment of an order. */
interface Refundability {
    paymentId?: string;
    refundabilityStatus?: RefundabilityStatus;
    /** Present while the status is `NOT_REFUNDABLE`. */
    nonRefundableReason?: NonRefundableReason;
    /** Present while the status is `MANUAL`. */
    manuallyRefundableReason?: ManuallyRefundableReason;
    /** The page of the provider on which the business can refund it. */
    providerLink?: string;
}
interface GetRefundabilityStatusInput {
    ecomOrderId: string;
}
/** All ways to select items to restock. */
declare const restockTypes: readonly ["NO_ITEMS", "ALL_ITEMS", "SOME_ITEMS"];
/** The items to restock. */
type RestockType = Open<(typeof restockTypes)[number]>;
/** A payment to refund. */
interface PaymentRefund {
    paymentId: string;
    /** Defaults to the refundable rest of the payment. Membership credits are returned in full, without an amount. */
    amount?: Price;
    /** Whether the business refunds the money itself: the refund is recorded, and no provider is called. */
    externalRefund?: boolean;
}
/** Side effects of a refund, after it has succeeded. */
interface RefundSideEffects {
    /** `ALL_ITEMS` restocks all items that were not restocked before; `SOME_ITEMS` requires `items`. */
    restockInfo?: {
        type: RestockType;
        /** Items to restock. Only with `SOME_ITEMS`. */
        items?: {
            lineItemId: string;
            quantity: number;
        }[];
    };
    /** Whether the buyer is notified by email. */
    sendOrderRefundedEmail?: boolean;
    /** Text in the email, from 1 to 1,000 characters. */
    customMessage?: string;
}
interface TriggerRefundInput {
    ecomOrderId: string;
    /** Exactly one payment; make another call for another payment. */
    payments: PaymentRefund[];
    /**
     * The refunded parts of the order, and the reason. They do not affect the amount, which is given with the payment.
     */
    details?: RefundDetails;
    sideEffects?: RefundSideEffects;
}
interface TriggerRefundResult {
    orderTransactions?: OrderTransactions;
    refundId?: string;
    /** The payments that the provider declined. */
    failedPaymentIds?: ItemMetadata[];
}

/** Side effects of an order billing refund, after the refund has succeeded. */
interface OrderRefundSideEffects {
    /** The items to restock; at most 300 lines. */
    restock?: {
        /** Lines whose pieces go back into stock. Only with `SOME_ITEMS`. */
        lineItems?: RefundedItem[];
    };
    /** Email to the customer. */
    notifications?: {
        /** Whether the buyer is notified by email. */
        sendCustomerEmail?: boolean;
        /** Text in the email, from 1 to 1,000 characters. */
        customMessage?: string;
    };
}
interface RefundPaymentsInput {
    orderId: string;
    /** From 1 to 50, each for a different payment. */
    paymentRefunds: PaymentRefund[];
    sideEffects?: OrderRefundSideEffects;
    /** The refunded parts of the order. They do not affect the amounts, which are given per payment. */
    refundItems?: RefundItems;
    /** At most 200 characters. */
    customerReason?: string;
}
interface RefundPaymentsResult {
    refund?: Refund;
    orderTransactions?: OrderTransactions;
}
interface VoidMembershipsInput {
    orderId: string;
    /** From 1 to 100. */
    paymentIds: string[];
}

/** All reasons for which order billing cannot refund a payment. */
declare const orderNonRefundableReasons: readonly ["UNKNOWN_REASON", "ALREADY_REFUNDED", "PROVIDER_IS_DOWN", "NOT_PAID", "ZERO_PRICE", "DISABLED_BY_PROVIDER", "PENDING_REFUND", "FORBIDDEN", "TRANSACTION_NOT_FOUND", "ORDER_IS_PENDING", "ORDER_IS_REJECTED", "AMOUNT_OFFSET_BY_CHARGEBACK"];
/**
 * The reason for which order billing cannot refund a payment. `FORBIDDEN` ends when the rest of the order is paid;
 * `AMOUNT_OFFSET_BY_CHARGEBACK` means that the payment was charged back.
 */
type OrderNonRefundableReason = Open<(typeof orderNonRefundableReasons)[number]>;
/** The amounts of a payment, or of all payments, by state. */
interface MonetaryPaymentSummary {
    /** Amount that was paid. */
    paid?: Price;
    /** Amount that was refunded already. */
    refunded?: Price;
    /** Amount of pending refunds. */
    refundPending?: Price;
    /** Maximum amount that can still be refunded. */
    maxRefund?: Price;
}
/** The lines that memberships paid for. */
interface MembershipPaymentSummary {
    paidLineItemIds?: string[];
    refundedLineItemIds?: string[];
    refundableLineItemIds?: string[];
}
/** A payment as the refundability of an order describes it. One of `monetary` and `membership` is present. */
interface PaymentInfo {
    paymentId?: string;
    /** The part that was paid with money. */
    monetary?: MonetaryPaymentSummary;
    /** The part that was paid with memberships. */
    membership?: MembershipPaymentSummary;
    /** The card, when one was used. */
    creditCardDetails?: {
        /** Last four digits of the card number. */
        lastFourDigits?: string;
        /** Brand of the card, such as `VISA`. */
        brand?: string;
    };
    /** How it was paid, such as `CreditCard` or `Cash`. */
    paymentMethod?: string;
    /** Whether the business received it offline and only recorded it. */
    offlinePayment?: boolean;
}
/** Whether a payment can be refunded. One of `refundable`, `manuallyRefundable` and `nonRefundable` is present. */
interface PaymentRefundability {
    /** Whether this payment can be refunded. */
    refundable?: boolean;
    /** The business refunds it outside the platform, and the refund is recorded. */
    manuallyRefundable?: {
        reason?: ManuallyRefundableReason;
    };
    /** Why it cannot be refunded. */
    nonRefundable?: {
        reason?: OrderNonRefundableReason;
    };
    /** The payment and what is left of it. */
    payment?: PaymentInfo;
    /** The page of the provider on which the business can give it back. */
    providerLink?: string;
}
/** How many pieces of a line can still be given back. */
interface LineItemRefundability {
    lineItemId?: string;
    /** Pieces that were ordered. */
    originalQuantity?: number;
    /** Pieces that were refunded already. */
    refundedQuantity?: number;
    /** Pieces that can still be refunded. */
    availableRefundQuantity?: number;
}
/** How much of the delivery can still be given back. */
interface ShippingRefundability {
    amount?: Price;
    /** Amount that was refunded already. */
    refundedAmount?: Price;
    /** Amount that can still be refunded. */
    availableRefundAmount?: Price;
}
/** How much of an additional fee can still be refunded. */
interface AdditionalFeeRefundability extends ShippingRefundability {
    additionalFeeId?: string;
    source?: AdditionalFeeSource;
}
/** The refundability of an order, by payment and by part. */
interface OrderRefundability {
    /** The refundable part of each payment. */
    payments?: PaymentRefundability[];
    /** All payments together. */
    paymentsSummary?: {
        /** The part that was paid with money. */
        monetary?: MonetaryPaymentSummary;
        /** The part that was paid with memberships. */
        membership?: MembershipPaymentSummary;
    };
    /** The refundable part of each line. */
    lineItems?: LineItemRefundability[];
    /** Present for an order that is delivered. */
    shipping?: ShippingRefundability;
    /** The refundable part of each additional fee. */
    additionalFees?: AdditionalFeeRefundability[];
}
interface GetOrderRefundabilityInput {
    orderId: string;
}

declare const captureAuthorizedPaymentsInputSchema: Schema<CaptureAuthorizedPaymentsInput>;
declare const voidAuthorizedPaymentsInputSchema: Schema<VoidAuthorizedPaymentsInput>;
declare const authorizedPaymentsSchemas: readonly OperationSchema[];

declare const chargeMembershipsInputSchema: Schema<ChargeMembershipsInput>;
declare const chargeMembershipsSchemas: readonly OperationSchema[];

declare const markOrderAsPaidInputSchema: Schema<MarkOrderAsPaidInput>;
declare const bulkMarkOrdersAsPaidInputSchema: Schema<BulkMarkOrdersAsPaidInput>;
declare const recordManuallyCollectedPaymentInputSchema: Schema<RecordManuallyCollectedPaymentInput>;
declare const getPaymentCollectabilityStatusInputSchema: Schema<GetPaymentCollectabilityStatusInput>;
declare const paymentCollectabilitySchema: ObjectSchema<PaymentCollectability>;
declare const collectorSchemas: readonly OperationSchema[];

declare const delayedCaptureSettingsSchema: Schema<DelayedCaptureSettings>;
declare const preparePaymentCollectionInputSchema: Schema<PreparePaymentCollectionInput>;
declare const createPaymentGatewayOrderInputSchema: Schema<CreatePaymentGatewayOrderInput>;
declare const gatewayOrdersSchemas: readonly OperationSchema[];

declare const refundItemsSchema: ObjectSchema<RefundItems>;
declare const calculateRefundInputSchema: Schema<CalculateRefundInput>;
declare const calculatedRefundSchema: ObjectSchema<CalculatedRefund>;
declare const refundCalculationSchemas: readonly OperationSchema[];

declare const captureOrderPaymentsInputSchema: Schema<CaptureOrderPaymentsInput>;
declare const voidOrderPaymentsInputSchema: Schema<VoidOrderPaymentsInput>;
declare const redeemGiftCardForOrderInputSchema: Schema<RedeemGiftCardForOrderInput>;
declare const authorizeChargeWithSavedPaymentMethodInputSchema: Schema<AuthorizeChargeWithSavedPaymentMethodInput>;
declare const orderChargeSchema: ObjectSchema<OrderCharge>;
declare const orderChargesSchemas: readonly OperationSchema[];

declare const generateReceiptsInputSchema: Schema<GenerateReceiptsInput>;
declare const paymentReceiptSchema: Schema<PaymentReceipt>;
declare const receiptsSchemas: readonly OperationSchema[];

declare const refundPaymentsInputSchema: Schema<RefundPaymentsInput>;
declare const refundPaymentsResultSchema: ObjectSchema<RefundPaymentsResult>;
declare const voidMembershipsInputSchema: Schema<VoidMembershipsInput>;
declare const refundPaymentsSchemas: readonly OperationSchema[];

declare const getOrderRefundabilityInputSchema: Schema<GetOrderRefundabilityInput>;
declare const orderRefundabilitySchema: ObjectSchema<OrderRefundability>;
declare const orderRefundabilitySchemas: readonly OperationSchema[];

declare const getRefundabilityStatusInputSchema: Schema<GetRefundabilityStatusInput>;
declare const refundabilitySchema: ObjectSchema<Refundability>;
declare const triggerRefundInputSchema: Schema<TriggerRefundInput>;
declare const triggerRefundResultSchema: ObjectSchema<TriggerRefundResult>;
declare const refundsSchemas: readonly OperationSchema[];

/** All schemas of payments, for `createClient({ validate: validation(paymentsSchemas) })`. */
declare const paymentsSchemas: readonly OperationSchema[];

export { authorizeChargeWithSavedPaymentMethodInputSchema, authorizedPaymentsSchemas, bulkMarkOrdersAsPaidInputSchema, calculateRefundInputSchema, calculatedRefundSchema, captureAuthorizedPaymentsInputSchema, captureOrderPaymentsInputSchema, chargeMembershipsInputSchema, chargeMembershipsSchemas, collectorSchemas, createPaymentGatewayOrderInputSchema, delayedCaptureSettingsSchema, gatewayOrdersSchemas, generateReceiptsInputSchema, getOrderRefundabilityInputSchema, getPaymentCollectabilityStatusInputSchema, getRefundabilityStatusInputSchema, markOrderAsPaidInputSchema, orderChargeSchema, orderChargesSchemas, orderRefundabilitySchema, orderRefundabilitySchemas, paymentCollectabilitySchema, paymentReceiptSchema, paymentsSchemas, preparePaymentCollectionInputSchema, receiptsSchemas, recordManuallyCollectedPaymentInputSchema, redeemGiftCardForOrderInputSchema, refundCalculationSchemas, refundItemsSchema, refundPaymentsInputSchema, refundPaymentsResultSchema, refundPaymentsSchemas, refundabilitySchema, refundsSchemas, triggerRefundInputSchema, triggerRefundResultSchema, voidAuthorizedPaymentsInputSchema, voidMembershipsInputSchema, voidOrderPaymentsInputSchema };
