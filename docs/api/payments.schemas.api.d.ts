import { OperationSchema, Schema, ObjectSchema } from '@frontdesk/core/schema';
import { Price, ErrorDetails, Translatable, Open, ItemMetadata } from '@frontdesk/core';
import { RefundedItem, AdditionalFeeSource, CatalogReference, ServiceProperties, ScheduledActionType, Refund, OrderTransactions, RefundDetails } from '@frontdesk/ecom';

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
    scheduledAction: ScheduledActionType;
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
    lineItem?: RefundedItem;
    additionalFee?: AdditionalFeeRefund;
    shipping?: {
        amount: Price;
    };
    error?: Pick<ErrorDetails, 'applicationError'>;
}
/** The amounts of a part. `total` is `subtotal` less `discount`, with the tax that prices do not hold. */
interface CalculatedRefundSummary {
    total?: Price;
    tax?: Price;
    discount?: Price;
    subtotal?: Price;
}
/** The amounts of all parts together. */
interface CalculatedRefundTotal extends CalculatedRefundSummary {
    /** Before discounts and added tax. */
    lineItemsSubtotal?: Price;
    additionalFeesTotal?: Price;
}
/** The amounts of each part. */
interface CalculatedRefundItems {
    lineItems?: {
        item?: RefundedItem;
        summary?: CalculatedRefundSummary;
    }[];
    additionalFees?: {
        additionalFee?: AdditionalFeeRefund;
        summary?: CalculatedRefundSummary;
        source?: AdditionalFeeSource;
    }[];
    shipping?: {
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
    summary?: CalculatedRefundTotal;
    calculatedRefundItems?: CalculatedRefundItems;
}
interface CalculateRefundInput {
    orderId: string;
    /** Nothing, which comes to zero, unless given. */
    refundItems?: RefundItems;
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
        items?: {
            lineItemId: string;
            quantity: number;
        }[];
    };
    /** Whether the buyer is told by e-mail. */
    sendOrderRefundedEmail?: boolean;
    /** Text in the e-mail, from 1 to 1,000 characters. */
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
        lineItems?: RefundedItem[];
    };
    notifications?: {
        /** Whether the buyer is told by e-mail. */
        sendCustomerEmail?: boolean;
        /** Text in the e-mail, from 1 to 1,000 characters. */
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
    paid?: Price;
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
    monetary?: MonetaryPaymentSummary;
    membership?: MembershipPaymentSummary;
    creditCardDetails?: {
        lastFourDigits?: string;
        brand?: string;
    };
    paymentMethod?: string;
    /** Whether it was made at the business, and only recorded. */
    offlinePayment?: boolean;
}
/** Whether a payment can go back. One of `refundable`, `manuallyRefundable` and `nonRefundable` is present. */
interface PaymentRefundability {
    refundable?: boolean;
    /** The business gives it back itself, and the refund is recorded. */
    manuallyRefundable?: {
        reason?: ManuallyRefundableReason;
    };
    nonRefundable?: {
        reason?: OrderNonRefundableReason;
    };
    payment?: PaymentInfo;
    /** The page of the provider on which the business can give it back. */
    providerLink?: string;
}
/** How many pieces of a line can still be given back. */
interface LineItemRefundability {
    lineItemId?: string;
    originalQuantity?: number;
    refundedQuantity?: number;
    availableRefundQuantity?: number;
}
/** How much of the delivery can still be given back. */
interface ShippingRefundability {
    amount?: Price;
    refundedAmount?: Price;
    availableRefundAmount?: Price;
}
/** How much of an additional fee can still be given back. */
interface AdditionalFeeRefundability extends ShippingRefundability {
    additionalFeeId?: string;
    source?: AdditionalFeeSource;
}
/** Everything of an order that can still be given back, by payment and by part. */
interface OrderRefundability {
    payments?: PaymentRefundability[];
    /** All payments together. */
    paymentsSummary?: {
        monetary?: MonetaryPaymentSummary;
        membership?: MembershipPaymentSummary;
    };
    lineItems?: LineItemRefundability[];
    /** Present for an order that is delivered. */
    shipping?: ShippingRefundability;
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

declare const preparePaymentCollectionInputSchema: Schema<PreparePaymentCollectionInput>;
declare const createPaymentGatewayOrderInputSchema: Schema<CreatePaymentGatewayOrderInput>;
declare const gatewayOrdersSchemas: readonly OperationSchema[];

declare const refundItemsSchema: ObjectSchema<RefundItems>;
declare const calculateRefundInputSchema: Schema<CalculateRefundInput>;
declare const calculatedRefundSchema: ObjectSchema<CalculatedRefund>;
declare const refundCalculationSchemas: readonly OperationSchema[];

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

export { authorizedPaymentsSchemas, bulkMarkOrdersAsPaidInputSchema, calculateRefundInputSchema, calculatedRefundSchema, captureAuthorizedPaymentsInputSchema, chargeMembershipsInputSchema, chargeMembershipsSchemas, collectorSchemas, createPaymentGatewayOrderInputSchema, gatewayOrdersSchemas, getOrderRefundabilityInputSchema, getPaymentCollectabilityStatusInputSchema, getRefundabilityStatusInputSchema, markOrderAsPaidInputSchema, orderRefundabilitySchema, orderRefundabilitySchemas, paymentCollectabilitySchema, paymentsSchemas, preparePaymentCollectionInputSchema, recordManuallyCollectedPaymentInputSchema, refundCalculationSchemas, refundItemsSchema, refundPaymentsInputSchema, refundPaymentsResultSchema, refundPaymentsSchemas, refundabilitySchema, refundsSchemas, triggerRefundInputSchema, triggerRefundResultSchema, voidAuthorizedPaymentsInputSchema, voidMembershipsInputSchema };
