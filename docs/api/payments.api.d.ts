import { Price, Translatable, Open, ItemMetadata, Write, BulkResult, ElevatedAuth, Read } from '@frontdesk/core';
import { CatalogReference, ServiceProperties, ScheduledActionType, RefundDetails, OrderTransactions, Order } from '@frontdesk/ecom';

interface CaptureAuthorizedPaymentsInput {
    ecomOrderId: string;
    /** From 1 to 100. The whole reserved amount is captured unless one is given; the rest of it is released. */
    payments: {
        paymentId: string;
        amount?: Price;
    }[];
}
/**
 * Takes the money of payments that a card has reserved, for the business: all of them or none. A capture that the provider
 * refuses is kept with the status `FAILED`, and the payment stays authorised.
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
 * Releases the money of payments that a card has reserved, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_REGULAR_ONLINE_PAYMENT`,
 * `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_GATEWAY_ID_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await voidAuthorizedPayments(elevatedClient, { ecomOrderId, paymentIds: [paymentId] })
 * @function
 */
declare const voidAuthorizedPayments: Write<VoidAuthorizedPaymentsInput, OrderTransactions, ElevatedAuth>;

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
/**
 * Charges memberships for lines of an order whose payment option is `MEMBERSHIP_OFFLINE`, for the business: the order was
 * placed without payment, and the membership is redeemed when the customer comes.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`;
 * `LINE_ITEM_NOT_FOUND`; `INVALID_MEMBERSHIP_PAYMENT_OPTION` when a line is not paid by membership; `LINE_ITEM_PAID` when it
 * is paid already; `MEMBERSHIP_NOT_ELIGIBLE` with `data.reason` when the membership cannot pay for it.
 * @throws ValidationError when a charge names no line, or does not fit its line.
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
 * Marks orders as paid: each one succeeds or fails on its own, by the rules of `markOrderAsPaid`. The result holds the
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
    /** Above zero, and at most what can still be collected. */
    amount: Price;
}
/**
 * Records an amount that the business has received in another way, such as a part of the price in cash.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `ORDER_HAS_CHARGEBACKS`; `INVALID_AMOUNT` when the amount is not above zero or more than is open.
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
    /** The open amount. */
    amount?: Price;
}
interface GetPaymentCollectabilityStatusInput {
    ecomOrderId: string;
}
/**
 * Reads whether a payment can be collected for an order, and the open amount.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
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
/**
 * Prepares the collection of a payment for an order, for the business. The emulator takes the payment with a test card on
 * its page `/pages/pay/{paymentGatewayOrderId}`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `ORDER_HAS_CHARGEBACKS`; `INVALID_AMOUNT` when the amount is not above zero or more than is open;
 * `PAYMENT_METHODS_NOT_FOUND` when the business takes no cards; `NO_ASSOCIATED_ECOM_ORDER` when the gateway's order does
 * not belong to the order.
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
    /** The member of staff who takes the payment. */
    chargedBy?: {
        id?: string;
        fullName?: string;
    };
}
/**
 * Makes an order of the gateway for all that can still be collected, for the business. The emulator takes the payment with
 * a test card on its page `/pages/pay/{paymentGatewayOrderId}`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `ORDER_HAS_CHARGEBACKS`; `PAYMENT_METHODS_NOT_FOUND` when the business takes no cards.
 * @throws ContextError without an elevated client.
 * @example
 * const paymentGatewayOrderId = await createPaymentGatewayOrder(elevatedClient, { ecomOrderId })
 * @function
 */
declare const createPaymentGatewayOrder: Write<CreatePaymentGatewayOrderInput, string, ElevatedAuth>;

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
/**
 * Reads which payments of an order can be given back, and why the others cannot. Buyers read `ACCESS_DENIED`, since the
 * business alone gives money back.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const refundabilities = await getRefundabilityStatus(elevatedClient, { ecomOrderId })
 * const back = refundabilities.filter(({ refundabilityStatus }) => refundabilityStatus === 'REFUNDABLE')
 * @function
 */
declare const getRefundabilityStatus: Read<GetRefundabilityStatusInput, Refundability[]>;
/** Every choice of pieces that return to the stock. */
declare const restockTypes: readonly ["NO_ITEMS", "ALL_ITEMS", "SOME_ITEMS"];
/** The pieces that return to the stock. */
type RestockType = Open<(typeof restockTypes)[number]>;
/** A payment that is given back. */
interface PaymentRefund {
    paymentId: string;
    /** All that is left of the payment unless given. */
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
/**
 * Gives a payment of an order back, or a part of it, for the business. A refund that the provider refuses is kept with the
 * status `FAILED` and named in `failedPaymentIds`; one that takes its time is `PENDING`. Use an idempotency key, so that a
 * repeated call gives nothing back twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENTS_NOT_FOUND`; `REFUND_NOT_AVAILABLE` when the payment is not
 * refundable, or only by hand and `externalRefund` is not set; `INVALID_AMOUNT` when the amount is not above zero or more
 * than is left of the payment.
 * @throws ValidationError when the details name something that the order does not have, or more pieces than it has left.
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

/** Codes of the errors of payment calls; read `error.code`. */
type PaymentErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_CHARGEBACKS' | 'INVALID_AMOUNT' | 'PAYMENT_METHODS_NOT_FOUND' | 'NO_ASSOCIATED_ECOM_ORDER' | 'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE' | 'PAYMENT_NOT_FOUND' | 'NOT_REGULAR_ONLINE_PAYMENT' | 'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'PAYMENT_HAS_PENDING_CAPTURE' | 'PAYMENT_GATEWAY_ID_NOT_FOUND' | 'LINE_ITEM_NOT_FOUND' | 'LINE_ITEM_PAID' | 'INVALID_MEMBERSHIP_PAYMENT_OPTION' | 'MEMBERSHIP_NOT_ELIGIBLE'>;

export { bulkMarkOrdersAsPaid, captureAuthorizedPayments, chargeMemberships, createPaymentGatewayOrder, delayUnits, getPaymentCollectabilityStatus, getRefundabilityStatus, manuallyRefundableReasons, markOrderAsPaid, nonRefundableReasons, paymentCollectabilityStatuses, preparePaymentCollection, recordManuallyCollectedPayment, refundabilityStatuses, restockTypes, triggerRefund, voidAuthorizedPayments };
export type { BulkMarkOrdersAsPaidInput, CaptureAuthorizedPaymentsInput, ChargeMembershipsInput, CreatePaymentGatewayOrderInput, DelayUnit, DelayedCaptureSettings, GetPaymentCollectabilityStatusInput, GetRefundabilityStatusInput, ManuallyRefundableReason, MarkOrderAsPaidInput, MembershipCharge, NonRefundableReason, PaymentCollectability, PaymentCollectabilityStatus, PaymentErrorCode, PaymentRefund, PreparePaymentCollectionInput, RecordManuallyCollectedPaymentInput, RefundSideEffects, Refundability, RefundabilityStatus, RestockType, TriggerRefundInput, TriggerRefundResult, VoidAuthorizedPaymentsInput };
