import { Price, Open, ErrorDetails, Translatable, ItemMetadata, Write, ElevatedAuth, BulkResult, Read, Shape, FrontdeskError, Client, CallOptions } from '@frontdesk/core';
import { AdditionalFeeSource, ScheduledActionType, RefundedItem, CatalogReference, ServiceProperties, Payment, OrderTransactions, Refund, RefundDetails, Order } from '@frontdesk/ecom';

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
/**
 * Captures authorized card payments, for the business: all of them or none. A capture that the provider refuses is kept
 * with the status `FAILED`, and the payment stays authorized.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_REGULAR_ONLINE_PAYMENT`,
 * `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_HAS_PENDING_CAPTURE`,
 * `PAYMENT_GATEWAY_ID_NOT_FOUND`, `INVALID_AMOUNT`.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await captureAuthorizedPayments(elevatedClient, { ecomOrderId, payments: [{ paymentId }] })
 * @function
 */
declare const captureAuthorizedPayments: Write<CaptureAuthorizedPaymentsInput, OrderTransactions, ElevatedAuth>;
interface VoidAuthorizedPaymentsInput {
    ecomOrderId: string;
    /** From 1 to 100. */
    paymentIds: string[];
}
/**
 * Voids authorized card payments, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_REGULAR_ONLINE_PAYMENT`,
 * `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_GATEWAY_ID_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await voidAuthorizedPayments(elevatedClient, { ecomOrderId, paymentIds: [paymentId] })
 * @function
 */
declare const voidAuthorizedPayments: Write<VoidAuthorizedPaymentsInput, OrderTransactions, ElevatedAuth>;

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
/**
 * Charges memberships for lines of an order whose payment option is `MEMBERSHIP_OFFLINE`, for the business: the order
 * was placed without payment, and the membership is redeemed when the customer comes.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`;
 * `LINE_ITEM_NOT_FOUND`; `INVALID_MEMBERSHIP_PAYMENT_OPTION` when a line is not paid by membership; `LINE_ITEM_PAID`
 * when it is paid already; `MEMBERSHIP_NOT_ELIGIBLE` with `data.reason` when the membership cannot pay for it.
 * @throws ValidationError when a charge has no line, or does not match its line.
 * @throws ContextError without an elevated client.
 * @example
 * await chargeMemberships(elevatedClient, {
 *   ecomOrderId,
 *   memberId,
 *   membershipCharges: [
 *     { membershipId, appId, lineItemId, serviceProperties: { scheduledDate: new Date('2026-05-20T17:30:00Z') } },
 *   ],
 * })
 * @function
 */
declare const chargeMemberships: Write<ChargeMembershipsInput, void, ElevatedAuth>;

interface MarkOrderAsPaidInput {
    ecomOrderId: string;
}
/**
 * Marks an order as paid when the business has received the money in another way, such as in cash.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await markOrderAsPaid(elevatedClient, { ecomOrderId })
 * @function
 */
declare const markOrderAsPaid: Write<MarkOrderAsPaidInput, Order, ElevatedAuth>;
interface BulkMarkOrdersAsPaidInput {
    /** From 1 to 100. */
    ecomOrderIds: string[];
}
/**
 * Marks orders as paid: each one succeeds or fails on its own, as with `markOrderAsPaid`. The result contains the
 * orders.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkMarkOrdersAsPaid(elevatedClient, { ecomOrderIds })
 * @function
 */
declare const bulkMarkOrdersAsPaid: Write<BulkMarkOrdersAsPaidInput, BulkResult<Order>, ElevatedAuth>;
interface RecordManuallyCollectedPaymentInput {
    orderId: string;
    /** Above zero, and at most the collectable amount. */
    amount: Price;
}
/**
 * Records an amount that the business has received in another way, such as a part of the price in cash.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `ORDER_HAS_CHARGEBACKS`; `INVALID_AMOUNT` when the amount is not above zero or more than the
 * balance.
 * @throws ContextError without an elevated client.
 * @example
 * await recordManuallyCollectedPayment(elevatedClient, { orderId, amount: { amount: '5.00' } })
 * @function
 */
declare const recordManuallyCollectedPayment: Write<RecordManuallyCollectedPaymentInput, void, ElevatedAuth>;
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
/**
 * Reads whether a payment can be collected for an order, and the collectable amount.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when the order does not exist or belongs to another customer.
 * @example
 * const { status, amount } = await getPaymentCollectabilityStatus(client, { ecomOrderId })
 * if (status === 'COLLECTABLE') console.log(amount?.formattedAmount)
 * @function
 */
declare const getPaymentCollectabilityStatus: Read<GetPaymentCollectabilityStatusInput, PaymentCollectability>;

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
declare const preparePaymentCollection: Write<PreparePaymentCollectionInput, string, ElevatedAuth>;
interface CreatePaymentGatewayOrderInput {
    ecomOrderId: string;
    /** The staff member who takes the payment. */
    chargedBy?: {
        id?: string;
        /** Name of the person who charges. */
        fullName?: string;
    };
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
declare const createPaymentGatewayOrder: Write<CreatePaymentGatewayOrderInput, string, ElevatedAuth>;

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
/**
 * Calculates the refund amount of parts of an order, for the business, including their share of discounts and taxes.
 * Partial refunds of a line add up exactly to its price. Nothing is changed.
 * A part that cannot be refunded is listed in `notAvailable`, with `LINE_ITEM_NOT_FOUND`,
 * `INVALID_LINE_ITEM_REFUND_QUANTITY`, `ADDITIONAL_FEE_NOT_FOUND`, `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`,
 * `SHIPPING_NOT_FOUND` or `INVALID_SHIPPING_REFUND_AMOUNT`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ValidationError when an amount has more digits than its currency has.
 * @throws ContextError without an elevated client.
 * @example
 * const { summary } = await calculateRefund(elevatedClient, {
 *   orderId,
 *   refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
 * })
 * console.log(summary?.total?.formattedAmount)
 * @function
 */
declare const calculateRefund: Read<CalculateRefundInput, CalculatedRefund, ElevatedAuth>;

interface CaptureOrderPaymentsInput extends Pick<CaptureAuthorizedPaymentsInput, 'payments'> {
    orderId: string;
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
declare const captureOrderPayments: Write<CaptureOrderPaymentsInput, OrderTransactions, ElevatedAuth>;
interface VoidOrderPaymentsInput {
    orderId: string;
    /** From 1 to 100. */
    paymentIds: string[];
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
declare const voidOrderPayments: Write<VoidOrderPaymentsInput, OrderTransactions, ElevatedAuth>;
/** A new payment, with all transactions of its order. */
interface OrderCharge {
    payment?: Payment;
    orderTransactions?: OrderTransactions;
}
declare const orderChargeShape: Shape<OrderCharge>;
interface RedeemGiftCardForOrderInput {
    orderId: string;
    /** From 8 to 20 characters. */
    giftCardCode: string;
    /** Above zero, and at most the collectable amount of the order. */
    amount: Price;
    /** The currency of the order: three-letter code, ISO 4217. */
    currency: string;
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
declare const redeemGiftCardForOrder: Write<RedeemGiftCardForOrderInput, OrderCharge, ElevatedAuth>;
interface AuthorizeChargeWithSavedPaymentMethodInput {
    orderId: string;
    /** Above zero, and at most the collectable amount of the order. */
    amount: Price;
    /** The currency of the order: three-letter code, ISO 4217. */
    currency: string;
    /** The action for the authorization if the business neither captures nor voids it in time. */
    delayedCaptureSettings: DelayedCaptureSettings;
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
declare const authorizeChargeWithSavedPaymentMethod: Write<AuthorizeChargeWithSavedPaymentMethodInput, OrderCharge, ElevatedAuth>;

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
/**
 * Creates the receipt of a payment by card or at the business, once, and emails it to the buyer. The order history
 * contains its number.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`; `INVALID_PAYMENT_TYPE` for a payment by gift card or
 * membership, `INVALID_PAYMENT_STATUS` for a payment that is not approved; `RECEIPT_ALREADY_EXIST`, and
 * `RECEIPT_GENERATION_IN_PROGRESS` while another call generates it.
 * @throws ContextError without an elevated client.
 * @example
 * const [receipt] = await generateReceipts(elevatedClient, { orderId, paymentIds: [paymentId] })
 * console.log(receipt?.receiptId)
 * @function
 */
declare const generateReceipts: Write<GenerateReceiptsInput, PaymentReceipt[], ElevatedAuth>;

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
/**
 * Reads which payments of an order can be refunded, and why the others cannot. Buyers get the reason `ACCESS_DENIED`,
 * because only the business can refund payments.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when the order does not exist or belongs to another customer.
 * @example
 * const refundabilities = await getRefundabilityStatus(elevatedClient, { ecomOrderId })
 * const back = refundabilities.filter(({ refundabilityStatus }) => refundabilityStatus === 'REFUNDABLE')
 * @function
 */
declare const getRefundabilityStatus: Read<GetRefundabilityStatusInput, Refundability[]>;
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
/**
 * Refunds a payment of an order, or a part of it, for the business. A refund that the provider declines is recorded
 * with the status `FAILED` and listed in `failedPaymentIds`; one that is processed later is `PENDING`. Use an
 * idempotency key, so that a retry does not refund twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENTS_NOT_FOUND`; `REFUND_NOT_AVAILABLE` when the payment is not
 * refundable, or only by hand and `externalRefund` is not set; `INVALID_AMOUNT` when the amount is not above zero or
 * more than the refundable rest.
 * @throws ValidationError when the details include a part that the order does not have, or too many items; when an
 * amount or `externalRefund` is given for a payment by membership.
 * @throws ContextError without an elevated client.
 * @example
 * const { refundId } = await triggerRefund(
 *   elevatedClient,
 *   {
 *     ecomOrderId,
 *     payments: [{ paymentId, amount: { amount: '5.00' } }],
 *     details: { items: [{ lineItemId, quantity: 1 }], reason: 'It was torn' },
 *     sideEffects: { restockInfo: { type: 'ALL_ITEMS' }, sendOrderRefundedEmail: true },
 *   },
 *   { idempotencyKey: 'refund-10001-1' },
 * )
 * @function
 */
declare const triggerRefund: Write<TriggerRefundInput, TriggerRefundResult, ElevatedAuth>;

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
/**
 * Refunds several payments of an order in one refund, for the business: all of them are requested, or none. A payment
 * that the provider declines has the status `FAILED` in the refund; one that is processed later is `PENDING`. Use an
 * idempotency key, so that a retry does not refund twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`; `EXTERNAL_REFUND_EXPECTED`
 * when only the business can refund a payment and `externalRefund` is not set; `INVALID_PAYMENT_REFUND_AMOUNT`,
 * `LINE_ITEM_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`, `SHIPPING_NOT_FOUND`, `INVALID_LINE_ITEM_REFUND_QUANTITY`,
 * `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`, `INVALID_SHIPPING_REFUND_AMOUNT`, `INVALID_LINE_ITEM_RESTOCK_QUANTITY`.
 * @throws ValidationError when a payment is listed twice, or a message is given without its email.
 * @throws ContextError without an elevated client.
 * @example
 * const { refund } = await refundPayments(
 *   elevatedClient,
 *   {
 *     orderId,
 *     paymentRefunds: [{ paymentId: cardPaymentId }, { paymentId: cashPaymentId, externalRefund: true }],
 *     refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
 *     customerReason: 'It was torn',
 *   },
 *   { idempotencyKey: 'refund-10001-1' },
 * )
 * console.log(refund?.summary?.refunded?.formattedAmount)
 * @function
 */
declare const refundPayments: Write<RefundPaymentsInput, RefundPaymentsResult, ElevatedAuth>;
interface VoidMembershipsInput {
    orderId: string;
    /** From 1 to 100. */
    paymentIds: string[];
}
/**
 * Returns the credits of membership payments, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_MEMBERSHIP_PAYMENT`;
 * `MEMBERSHIP_PAYMENT_NOT_CHARGED` when its credits have been returned already.
 * @throws ContextError without an elevated client.
 * @example
 * await voidMemberships(elevatedClient, { orderId, paymentIds: [paymentId] })
 * @function
 */
declare const voidMemberships: Write<VoidMembershipsInput, void, ElevatedAuth>;

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
/**
 * Reads how much of an order can still be refunded, for the business: by payment, by line, by fee, and of the delivery.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { paymentsSummary } = await getOrderRefundability(elevatedClient, { orderId })
 * console.log(paymentsSummary?.monetary?.maxRefund?.formattedAmount)
 * @function
 */
declare const getOrderRefundability: Read<GetOrderRefundabilityInput, OrderRefundability, ElevatedAuth>;

/** Codes of the errors of payment calls; read `error.code`. */
type PaymentErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_ALREADY_PAID' | 'ORDER_PAID' | 'ORDER_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_CHARGEBACKS' | 'INVALID_AMOUNT' | 'PAYMENT_METHODS_NOT_FOUND' | 'NO_ASSOCIATED_ECOM_ORDER' | 'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE' | 'PAYMENT_NOT_FOUND' | 'NOT_REGULAR_ONLINE_PAYMENT' | 'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'PAYMENT_HAS_PENDING_CAPTURE' | 'PAYMENT_GATEWAY_ID_NOT_FOUND' | 'LINE_ITEM_NOT_FOUND' | 'LINE_ITEM_PAID' | 'INVALID_MEMBERSHIP_PAYMENT_OPTION' | 'MEMBERSHIP_NOT_ELIGIBLE' | 'PAYMENT_NOT_REFUNDABLE' | 'EXTERNAL_REFUND_EXPECTED' | 'INVALID_PAYMENT_REFUND_AMOUNT' | 'INVALID_LINE_ITEM_REFUND_QUANTITY' | 'INVALID_LINE_ITEM_RESTOCK_QUANTITY' | 'ADDITIONAL_FEE_NOT_FOUND' | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT' | 'SHIPPING_NOT_FOUND' | 'INVALID_SHIPPING_REFUND_AMOUNT' | 'NOT_MEMBERSHIP_PAYMENT' | 'MEMBERSHIP_PAYMENT_NOT_CHARGED' | 'GATEWAY_TRANSACTION_NOT_FOUND' | 'NO_SAVED_PAYMENT_METHOD' | 'INVALID_CURRENCY' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_EXPIRED' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_ALREADY_APPLIED' | 'MAX_GIFT_CARDS_EXCEEDED' | 'ALREADY_REDEEMED' | 'INSUFFICIENT_FUNDS' | 'CURRENCY_MISMATCH' | 'CURRENCY_NOT_SUPPORTED' | 'INVALID_PAYMENT_TYPE' | 'INVALID_PAYMENT_STATUS' | 'RECEIPT_ALREADY_EXIST' | 'RECEIPT_GENERATION_IN_PROGRESS'>;

/** A payment of an order, and its refundable amount. */
interface RefundablePayment {
    readonly payment: Payment;
    /** `REFUNDABLE` by its provider, `MANUAL` only by the business, or `NOT_REFUNDABLE`. */
    readonly status: RefundabilityStatus;
    /** Why the provider cannot refund it, or why nobody can. */
    readonly reason?: ManuallyRefundableReason | NonRefundableReason;
    /** The part of the payment without refunded and pending amounts. */
    readonly left: Price;
    /** The page of the provider on which the business can refund it. */
    readonly providerLink?: string;
}
/** The refundable amounts of an order, by payment. */
interface Refundable {
    /** The amount that providers and gift cards refund automatically. */
    readonly automatic: Price;
    /** The amount that the business must refund itself, such as cash. */
    readonly byHand: Price;
    /** In the order of creation. */
    readonly payments: readonly RefundablePayment[];
}
/** The part of an order that refunds read. */
type RefundedOrder = Pick<Order, 'id' | 'currency' | 'lineItems'>;
/**
 * Returns the refundable amount of an order by payment, and why the rest is not refundable. `refund` refunds it.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { automatic, byHand, payments } = await refundable(elevatedClient, order)
 * for (const { left, status, reason } of payments) console.log(left.amount, status, reason)
 */
declare const refundable: (client: Client<ElevatedAuth>, order: RefundedOrder, options?: CallOptions) => Promise<Refundable>;

/** The content of a refund: an amount, lines with their price, or everything that is refundable. */
type RefundExtent = {
    /** Decimal text, such as `"12.50"`. */
    readonly amount: string;
    readonly lines?: never;
    readonly everything?: never;
} | {
    /** Lines at the price that the platform calculates for them, with their share of discounts and taxes. */
    readonly lines: readonly RefundedItem[];
    /** An additional part of the delivery, as decimal text. */
    readonly shipping?: string;
    readonly amount?: never;
    readonly everything?: never;
} | {
    /** The refundable rest of each payment, including membership credits. Non-refundable payments are skipped. */
    readonly everything: true;
    readonly amount?: never;
    readonly lines?: never;
};
/** A refund request. */
type RefundRequest = RefundExtent & {
    /** Items to restock after the refund; `true` means the items of `lines`, or all items with `everything`. */
    readonly restock?: true | readonly RefundedItem[];
    /** Whether to record refunds of payments that only the business can refund, such as cash. */
    readonly byHand?: boolean;
    /** The payments to refund, in order; defaults to all of them. */
    readonly paymentIds?: readonly string[];
    /** The reason, at most 200 characters. */
    readonly reason?: string;
    /** Whether the buyer gets an email for each payment; a string becomes its text. */
    readonly notify?: boolean | string;
};
/**
 * Status of the refund of one payment: not sent, sent without a response, pending, refunded or declined. `PENDING`,
 * `REFUNDED` and `FAILED` are reported by the platform.
 */
type RefundPartStatus = 'WAITING' | 'UNSURE' | 'PENDING' | 'REFUNDED' | 'FAILED';
/** The part of a refund that is taken from one payment. */
interface RefundPart {
    readonly paymentId: string;
    /** Decimal text; zero for a membership, whose credits are returned. */
    readonly amount: string;
    /** Whether the business refunds it outside the platform. */
    readonly byHand: boolean;
    readonly status: RefundPartStatus;
    /** The refund that contains it, once it is known. */
    readonly refundId?: string;
    /** Why it was declined, if the status is `FAILED`. */
    readonly error?: {
        /** Code of the error that stopped this part. */
        readonly code: string;
        readonly description: string;
    };
}
/** The progress of a plan as plain data: stored as JSON, it lets another page or process continue. */
interface RefundPlanState {
    /** Id of the plan, which is the idempotency key of its calls. */
    readonly id: string;
    readonly request: RefundRequest;
    /** The order; set by the first run. */
    readonly orderId?: string;
    /** The parts by payment; set by the first run. */
    readonly parts?: readonly RefundPart[];
    /** The refunded lines; set by the first run. */
    readonly items?: readonly RefundedItem[];
    /** The existing refunds of the order: any other refund may belong to this plan. */
    readonly earlierRefundIds?: readonly string[];
}
/** The outcome of a refund plan. */
interface RefundOutcome {
    /** One part for each refunded payment. */
    readonly parts: readonly RefundPart[];
    /** The refunded amount, as decimal text like the other amounts. */
    readonly refunded: string;
    /** The pending amount. */
    readonly pending: string;
    /** The declined amount. Create a new plan to try again. */
    readonly failed: string;
}
/**
 * Less can be refunded than requested (code `REFUND_NOT_AVAILABLE`). Nothing was refunded; `refundable` says which
 * payments can be refunded and why the others cannot.
 */
declare class RefundNotAvailableError extends FrontdeskError {
    name: string;
    readonly refundable: Refundable;
    constructor(message: string, { automatic, byHand, payments }: Refundable);
}
/** Whether less can be refunded than requested; read `error.refundable`. */
declare const isRefundNotAvailableError: (error: unknown) => error is RefundNotAvailableError;

/** A planned refund; `planRefund` creates the plan and `refund` carries it out. */
interface RefundPlan {
    /** The progress of the plan. Store it with `JSON.stringify(plan)`. */
    state: RefundPlanState;
    /** The run in progress, which all concurrent calls of `refund` share. */
    running: Promise<RefundOutcome> | undefined;
    /** State of the plan as plain data; pass it to `planRefund` to continue. */
    readonly toJSON: () => RefundPlanState;
}
/** Options of a run. */
interface RefundOptions {
    /** Stops the plan. To continue, pass it to `refund` again. */
    readonly signal?: AbortSignal | undefined;
    /** Called before and after each write: store the state to be able to continue after a reload. */
    readonly onProgress?: ((state: RefundPlanState) => void) | undefined;
}
/**
 * Plans one refund: from a request, or from the state of an earlier plan, such as one before a reload. Create one plan
 * for each refund and keep it: however often `refund` is called with it, the money is refunded once.
 *
 * @throws ValidationError when not exactly one of `amount`, `lines` and `everything` is given.
 * @example
 * const plan = planRefund({ lines: [{ lineItemId, quantity: 1 }], restock: true, reason: 'It was torn' })
 */
declare const planRefund: (given: RefundRequest | RefundPlanState, newId?: () => string) => RefundPlan;
/**
 * Carries out a plan: splits it over the payments of the order, and refunds one payment after the other. You can call
 * it any number of times, concurrently, after a failure, after a stop and after a reload: nothing is refunded twice,
 * and after a lost response the plan looks for its refund before it requests it again.
 * A payment that is declined does not stop the others: its part has the reason, and `failed` is the declined amount.
 * Items are restocked with the first refunded payment.
 *
 * @throws RefundNotAvailableError when less can be refunded than requested; nothing is refunded then.
 * @throws ValidationError when the amount is not above zero, or has more digits than its currency has.
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws AbortError when `signal` stops it.
 * @throws ContextError without an elevated client.
 * @example
 * const plan = planRefund({ amount: '12.50', notify: true })
 * const { refunded, pending, parts } = await refund(elevatedClient, order, plan, {
 *   onProgress: (state) => sessionStorage.setItem('refund', JSON.stringify(state)),
 * })
 */
declare const refund: (client: Client<ElevatedAuth>, order: RefundedOrder, plan: RefundPlan, options?: RefundOptions) => Promise<RefundOutcome>;

export { RefundNotAvailableError, authorizeChargeWithSavedPaymentMethod, bulkMarkOrdersAsPaid, calculateRefund, captureAuthorizedPayments, captureOrderPayments, chargeMemberships, createPaymentGatewayOrder, delayUnits, generateReceipts, getOrderRefundability, getPaymentCollectabilityStatus, getRefundabilityStatus, isRefundNotAvailableError, manuallyRefundableReasons, markOrderAsPaid, nonRefundableReasons, orderChargeShape, orderNonRefundableReasons, paymentCollectabilityStatuses, planRefund, preparePaymentCollection, recordManuallyCollectedPayment, redeemGiftCardForOrder, refund, refundPayments, refundabilityStatuses, refundable, restockTypes, triggerRefund, voidAuthorizedPayments, voidMemberships, voidOrderPayments };
export type { AdditionalFeeRefund, AdditionalFeeRefundability, AuthorizeChargeWithSavedPaymentMethodInput, BulkMarkOrdersAsPaidInput, CalculateRefundInput, CalculatedRefund, CalculatedRefundItems, CalculatedRefundSummary, CalculatedRefundTotal, CaptureAuthorizedPaymentsInput, CaptureOrderPaymentsInput, ChargeMembershipsInput, CreatePaymentGatewayOrderInput, DelayUnit, DelayedCaptureSettings, GenerateReceiptsInput, GetOrderRefundabilityInput, GetPaymentCollectabilityStatusInput, GetRefundabilityStatusInput, LineItemRefundability, ManuallyRefundableReason, MarkOrderAsPaidInput, MembershipCharge, MembershipPaymentSummary, MonetaryPaymentSummary, NonRefundableReason, OrderCharge, OrderNonRefundableReason, OrderRefundSideEffects, OrderRefundability, PaymentCollectability, PaymentCollectabilityStatus, PaymentErrorCode, PaymentInfo, PaymentReceipt, PaymentRefund, PaymentRefundability, PreparePaymentCollectionInput, RecordManuallyCollectedPaymentInput, RedeemGiftCardForOrderInput, RefundCalculationError, RefundItems, RefundOptions, RefundOutcome, RefundPart, RefundPartStatus, RefundPaymentsInput, RefundPaymentsResult, RefundPlan, RefundPlanState, RefundRequest, RefundSideEffects, Refundability, RefundabilityStatus, Refundable, RefundablePayment, RefundedOrder, RestockType, ShippingRefundability, TriggerRefundInput, TriggerRefundResult, VoidAuthorizedPaymentsInput, VoidMembershipsInput, VoidOrderPaymentsInput };
