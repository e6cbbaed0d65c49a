import { Schema, OperationSchema, ObjectSchema } from '@frontdesk/core/schema';
import { Price, Open, ErrorDetails, Translatable, ItemMetadata } from '@frontdesk/core';
import { ScheduledActionType, RefundedItem, AdditionalFeeSource, CatalogReference, ServiceProperties, Payment, OrderTransactions, Refund, RefundDetails } from '@frontdesk/ecom';

interface CaptureAuthorizedPaymentsInput {
    ecomOrderId: string;
    /** From 1 to 100. The whole reserved amount is captured unless one is given; the rest of it is released. */
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

/** A line of an order that a membership is to pay for. It is named by `lineItemId`, or by `catalogReference`. */
interface MembershipCharge {
    /** At most 100 characters. */
    membershipId: string;
    /** Id of the app that keeps the membership. */
    appId: string;
    /** Name under which the payment is kept, at most 100 characters; that of the membership unless given. */
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
     * When the session takes place, and how many come: the membership must be good then, and pays for so many. Those of the
     * line unless given.
     */
    serviceProperties?: ServiceProperties;
}
interface ChargeMembershipsInput {
    ecomOrderId: string;
    /** The member whose memberships pay. */
    memberId: string;
    /** From 1 to 300. All lines are paid, or none is. */
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
    /** Above zero, and at most what can still be collected. */
    amount: Price;
}
/** Every collectability status of an order. */
declare const paymentCollectabilityStatuses: readonly ["COLLECTABLE", "NONCOLLECTABLE_ORDER_IS_CANCELLED", "NONCOLLECTABLE_ORDER_IS_PAID", "NONCOLLECTABLE_ORDER_IS_PENDING", "NONCOLLECTABLE_ORDER_IS_REJECTED", "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS", "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS", "NONCOLLECTABLE_MISSING_PAYMENT_METHOD", "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED", "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION", "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED"];
/** Whether a payment can be collected for an order, or why not. */
type PaymentCollectabilityStatus = Open<(typeof paymentCollectabilityStatuses)[number]>;
interface PaymentCollectability {
    status: PaymentCollectabilityStatus;
    /** The open amount. */
    amount?: Price;
}
interface GetPaymentCollectabilityStatusInput {
    ecomOrderId: string;
}

/** Every unit of a delay. */
declare const delayUnits: readonly ["MINUTES", "HOURS", "DAYS"];
/** The unit of a delay. */
type DelayUnit = Open<(typeof delayUnits)[number]>;
/** The end of an authorisation that nobody captures or voids before. */
interface DelayedCaptureSettings {
    /** The action when the delay is over: the authorization is captured or voided. */
    scheduledAction: ScheduledActionType;
    /** How long after the authorization the action takes place. */
    delayDuration: {
        /** At least 1. */
        count: number;
        unit: DelayUnit;
    };
}
interface PreparePaymentCollectionInput {
    ecomOrderId: string;
    /** Above zero, and at most what can still be collected. */
    amount: Price;
    /** An order of the gateway that is prepared anew; a new one is made unless given. */
    paymentGatewayOrderId?: string;
    /** Whether the card only reserves the amount; `delayedCaptureSettings` says so, too. */
    delayedCapture?: boolean;
    /** The action that ends the authorisation; it is voided after 7 days unless given. */
    delayedCaptureSettings?: DelayedCaptureSettings;
}
interface CreatePaymentGatewayOrderInput {
    ecomOrderId: string;
    /** The member of staff who takes the payment. */
    chargedBy?: {
        id?: string;
        /** Name of the person who charges. */
        fullName?: string;
    };
}

/** A part of an additional fee that is given back. */
interface AdditionalFeeRefund {
    additionalFeeId: string;
    amount: Price;
}
/** The parts of an order that are given back. */
interface RefundItems {
    /** At most 300. */
    lineItems?: RefundedItem[];
    /** At most 100. */
    additionalFees?: AdditionalFeeRefund[];
    /** The part of the delivery. */
    shipping?: {
        amount: Price;
    };
}
/** A part that cannot be given back, and why. One of `lineItem`, `additionalFee` and `shipping` is present. */
interface RefundCalculationError {
    /** The line that could not be calculated. */
    lineItem?: RefundedItem;
    /** The additional fee that the entry is about. */
    additionalFee?: AdditionalFeeRefund;
    /** The delivery that could not be calculated. */
    shipping?: {
        amount: Price;
    };
    /** Why it could not be calculated. */
    error?: Pick<ErrorDetails, 'applicationError'>;
}
/** The amounts of a part. `total` is `subtotal` less `discount`, with the tax that prices do not hold. */
interface CalculatedRefundSummary {
    /** The amounts that the customer gets back. */
    total?: Price;
    /** Tax within the total. */
    tax?: Price;
    /** Discount that is taken off the subtotal. */
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
        /** The additional fee that the entry is about. */
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
/** The amounts that parts of an order come to. One of `available` and `notAvailable` is present. */
interface CalculatedRefund {
    /** Whether all parts can be given back. */
    available?: boolean;
    /** The parts that cannot be given back; no amounts come with them. */
    notAvailable?: {
        errors?: RefundCalculationError[];
    };
    /** Amounts of the whole refund. */
    summary?: CalculatedRefundTotal;
    calculatedRefundItems?: CalculatedRefundItems;
}
interface CalculateRefundInput {
    orderId: string;
    /** Nothing, which comes to zero, unless given. */
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
/** A payment that was just made, with all transactions of its order. */
interface OrderCharge {
    payment?: Payment;
    orderTransactions?: OrderTransactions;
}
interface RedeemGiftCardForOrderInput {
    orderId: string;
    /** From 8 to 20 characters. */
    giftCardCode: string;
    /** Above zero, and at most what can still be collected for the order. */
    amount: Price;
    /** The currency of the order: three letters, ISO 4217. */
    currency: string;
}
interface AuthorizeChargeWithSavedPaymentMethodInput {
    orderId: string;
    /** Above zero, and at most what can still be collected for the order. */
    amount: Price;
    /** The currency of the order: three letters, ISO 4217. */
    currency: string;
    /** The end of the authorisation, unless the business captures or voids it before. */
    delayedCaptureSettings: DelayedCaptureSettings;
}

/** The receipt that was made for a payment. */
interface PaymentReceipt {
    paymentId?: string;
    receiptId?: string;
}
interface GenerateReceiptsInput {
    orderId: string;
    /** One payment. */
    paymentIds: string[];
}

/** Every way in which a payment can go back, or none. */
declare const refundabilityStatuses: readonly ["NOT_REFUNDABLE", "MANUAL", "REFUNDABLE"];
/** Whether a payment can go back: `MANUAL` when the business gives it back itself and the refund is only recorded. */
type RefundabilityStatus = Open<(typeof refundabilityStatuses)[number]>;
/** Every reason for which a payment cannot go back. */
declare const nonRefundableReasons: readonly ["ALREADY_REFUNDED", "PROVIDER_IS_DOWN", "INTERNAL_ERROR", "NOT_PAID", "ACCESS_DENIED", "ZERO_PRICE", "DISABLED_BY_PROVIDER", "PENDING_REFUND", "FORBIDDEN", "TRANSACTION_NOT_FOUND", "ORDER_IS_PENDING", "ORDER_IS_REJECTED", "PARTIALLY_PAID", "DEPOSIT_ONLINE_ITEM"];
/**
 * The reason for which a payment cannot go back. `PARTIALLY_PAID` and `DEPOSIT_ONLINE_ITEM` end when the rest of the order
 * is paid; `FORBIDDEN` means that the bank has taken the payment back already.
 */
type NonRefundableReason = Open<(typeof nonRefundableReasons)[number]>;
/** Every reason for which the provider cannot give a payment back, while the business can. */
declare const manuallyRefundableReasons: readonly ["EXPIRED", "NOT_SUPPORTED", "OFFLINE", "REQUIRES_CARD_READER"];
/** The reason for which the provider cannot give a payment back, while the business can. */
type ManuallyRefundableReason = Open<(typeof manuallyRefundableReasons)[number]>;
/** Whether one payment of an order can go back. */
interface Refundability {
    paymentId?: string;
    refundabilityStatus?: RefundabilityStatus;
    /** Present while the status is `NOT_REFUNDABLE`. */
    nonRefundableReason?: NonRefundableReason;
    /** Present while the status is `MANUAL`. */
    manuallyRefundableReason?: ManuallyRefundableReason;
    /** The page of the provider on which the business can give it back. */
    providerLink?: string;
}
interface GetRefundabilityStatusInput {
    ecomOrderId: string;
}
/** Every choice of pieces that return to the stock. */
declare const restockTypes: readonly ["NO_ITEMS", "ALL_ITEMS", "SOME_ITEMS"];
/** The pieces that return to the stock. */
type RestockType = Open<(typeof restockTypes)[number]>;
/** A payment that is given back. */
interface PaymentRefund {
    paymentId: string;
    /** All that is left of the payment unless given. A membership gives its credits back whole, and takes no amount. */
    amount?: Price;
    /** Whether the business gives the money back itself: the refund is recorded, and no provider is asked. */
    externalRefund?: boolean;
}
/** Things that happen beside a refund, once the money has gone back. */
interface RefundSideEffects {
    /** `ALL_ITEMS` returns every piece that did not return before; `SOME_ITEMS` needs `items`. */
    restockInfo?: {
        type: RestockType;
        /** Pieces that go back into stock. Only with `SOME_ITEMS`. */
        items?: {
            lineItemId: string;
            quantity: number;
        }[];
    };
    /** Whether the buyer is told by email. */
    sendOrderRefundedEmail?: boolean;
    /** Text in the email, from 1 to 1,000 characters. */
    customMessage?: string;
}
interface TriggerRefundInput {
    ecomOrderId: string;
    /** Exactly one; call it again for another payment. */
    payments: PaymentRefund[];
    /** The parts of the order that are given back, and why. The amount is that of the payment; it is not calculated from them. */
    details?: RefundDetails;
    sideEffects?: RefundSideEffects;
}
interface TriggerRefundResult {
    orderTransactions?: OrderTransactions;
    refundId?: string;
    /** The payments whose provider refused. */
    failedPaymentIds?: ItemMetadata[];
}

/** Things that happen beside a refund of order billing, once the money has gone back. */
interface OrderRefundSideEffects {
    /** The pieces that return to the stock; at most 300 lines. */
    restock?: {
        /** Lines whose pieces go back into stock. Only with `SOME_ITEMS`. */
        lineItems?: RefundedItem[];
    };
    /** Email to the customer. */
    notifications?: {
        /** Whether the buyer is told by email. */
        sendCustomerEmail?: boolean;
        /** Text in the email, from 1 to 1,000 characters. */
        customMessage?: string;
    };
}
interface RefundPaymentsInput {
    orderId: string;
    /** From 1 to 50, each of another payment. */
    paymentRefunds: PaymentRefund[];
    sideEffects?: OrderRefundSideEffects;
    /** The parts of the order that are given back. The amounts are those of the payments; nothing is calculated from the parts. */
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

/** Every reason for which order billing cannot give a payment back. */
declare const orderNonRefundableReasons: readonly ["UNKNOWN_REASON", "ALREADY_REFUNDED", "PROVIDER_IS_DOWN", "NOT_PAID", "ZERO_PRICE", "DISABLED_BY_PROVIDER", "PENDING_REFUND", "FORBIDDEN", "TRANSACTION_NOT_FOUND", "ORDER_IS_PENDING", "ORDER_IS_REJECTED", "AMOUNT_OFFSET_BY_CHARGEBACK"];
/**
 * The reason for which order billing cannot give a payment back. `FORBIDDEN` ends when the rest of the order is paid;
 * `AMOUNT_OFFSET_BY_CHARGEBACK` means that the bank has taken the payment back already.
 */
type OrderNonRefundableReason = Open<(typeof orderNonRefundableReasons)[number]>;
/** The money of a payment, or of all payments, by what has become of it. */
interface MonetaryPaymentSummary {
    /** Amount that was paid. */
    paid?: Price;
    /** Amount that was refunded already. */
    refunded?: Price;
    /** On its way back. */
    refundPending?: Price;
    /** At most this can still go back. */
    maxRefund?: Price;
}
/** The lines that memberships have paid for. */
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
    /** Whether it was made at the business, and only recorded. */
    offlinePayment?: boolean;
}
/** Whether a payment can go back. One of `refundable`, `manuallyRefundable` and `nonRefundable` is present. */
interface PaymentRefundability {
    /** Whether this payment can be refunded. */
    refundable?: boolean;
    /** The business gives it back itself, and the refund is recorded. */
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
/** How much of an additional fee can still be given back. */
interface AdditionalFeeRefundability extends ShippingRefundability {
    additionalFeeId?: string;
    source?: AdditionalFeeSource;
}
/** Everything of an order that can still be given back, by payment and by part. */
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
