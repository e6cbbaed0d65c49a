import { Price, Open, ErrorDetails, Translatable, ItemMetadata, Write, ElevatedAuth, BulkResult, Read, Shape, FrontdeskError, Client, CallOptions } from '@frontdesk/core';
import { AdditionalFeeSource, ScheduledActionType, RefundedItem, CatalogReference, ServiceProperties, Payment, OrderTransactions, Refund, RefundDetails, Order } from '@frontdesk/ecom';

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
        /** Name of the person who charges. */
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
/**
 * Calculates what parts of an order come to, for the business: their share of discounts and taxes included. The pieces of
 * a line add up to its price exactly, in whatever portions they are given back. Nothing is changed.
 *
 * A part that cannot be given back is named in `notAvailable`, with `LINE_ITEM_NOT_FOUND`,
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
 * Takes the money of payments that a card has reserved, for the business: all of them or none. It does the work of
 * `captureAuthorizedPayments` by the API of order billing, whose errors differ.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`,
 * `PAYMENT_ALREADY_VOIDED`, `PAYMENT_HAS_PENDING_CAPTURE`, `INVALID_AMOUNT`; `ORDER_HAS_CHARGEBACKS` while the bank has a
 * payment of the order taken back; `GATEWAY_TRANSACTION_NOT_FOUND` when the gateway does not know the payment.
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
 * Releases the money of payments that a card has reserved, for the business: all of them or none. It does the work of
 * `voidAuthorizedPayments` by the API of order billing, whose errors differ.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`,
 * `PAYMENT_ALREADY_VOIDED`; `GATEWAY_TRANSACTION_NOT_FOUND` when the gateway does not know the payment.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await voidOrderPayments(elevatedClient, { orderId, paymentIds: [paymentId] })
 * @function
 */
declare const voidOrderPayments: Write<VoidOrderPaymentsInput, OrderTransactions, ElevatedAuth>;
/** A payment that was just made, with all transactions of its order. */
interface OrderCharge {
    payment?: Payment;
    orderTransactions?: OrderTransactions;
}
declare const orderChargeShape: Shape<OrderCharge>;
interface RedeemGiftCardForOrderInput {
    orderId: string;
    /** From 8 to 20 characters. */
    giftCardCode: string;
    /** Above zero, and at most what can still be collected for the order. */
    amount: Price;
    /** The currency of the order: three letters, ISO 4217. */
    currency: string;
}
/**
 * Pays an order, or a part of it, with a gift card, for the business: the amount leaves the card at once. Use an
 * idempotency key, so that a repeated call takes nothing twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_CANCELED`, `ORDER_PAID`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`,
 * `ORDER_HAS_CHARGEBACKS`; `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_EXPIRED`, `GIFT_CARD_DISABLED`; `ALREADY_REDEEMED` when the
 * gift card is empty, `INSUFFICIENT_FUNDS` when it holds less than the amount; `GIFT_CARD_ALREADY_APPLIED` when it has
 * paid for the order before, `MAX_GIFT_CARDS_EXCEEDED` when another one has; `CURRENCY_MISMATCH` when the currency is not
 * that of the order, `CURRENCY_NOT_SUPPORTED` when it is not that of the gift card.
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
    /** Above zero, and at most what can still be collected for the order. */
    amount: Price;
    /** The currency of the order: three letters, ISO 4217. */
    currency: string;
    /** The end of the authorisation, unless the business captures or voids it before. */
    delayedCaptureSettings: DelayedCaptureSettings;
}
/**
 * Reserves an amount on the card that the buyer has saved for an order, for the business. The payment is `AUTHORIZED`, and is
 * captured with `captureOrderPayments`; it is `DECLINED` when the bank refuses, so read its status. Use an idempotency key,
 * so that a repeated call reserves nothing twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_CANCELED`, `ORDER_PAID`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`,
 * `ORDER_HAS_CHARGEBACKS`; `NO_SAVED_PAYMENT_METHOD` when the buyer has saved none; `INVALID_AMOUNT` when the amount is not
 * above zero or more than is open; `INVALID_CURRENCY` when the currency is not that of the order.
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
/**
 * Makes the receipt of a payment by card or at the business, once, and mails it to the buyer. The history of the order names
 * its number.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`; `INVALID_PAYMENT_TYPE` for a payment by gift card or
 * membership, `INVALID_PAYMENT_STATUS` for a payment that has not come in; `RECEIPT_ALREADY_EXIST`, and
 * `RECEIPT_GENERATION_IN_PROGRESS` while another call makes it.
 * @throws ContextError without an elevated client.
 * @example
 * const [receipt] = await generateReceipts(elevatedClient, { orderId, paymentIds: [paymentId] })
 * console.log(receipt?.receiptId)
 * @function
 */
declare const generateReceipts: Write<GenerateReceiptsInput, PaymentReceipt[], ElevatedAuth>;

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
/**
 * Gives a payment of an order back, or a part of it, for the business. A refund that the provider refuses is kept with the
 * status `FAILED` and named in `failedPaymentIds`; one that takes its time is `PENDING`. Use an idempotency key, so that a
 * repeated call gives nothing back twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENTS_NOT_FOUND`; `REFUND_NOT_AVAILABLE` when the payment is not
 * refundable, or only by hand and `externalRefund` is not set; `INVALID_AMOUNT` when the amount is not above zero or more
 * than is left of the payment.
 * @throws ValidationError when the details name something that the order does not have, or more pieces than it has left;
 * when an amount or `externalRefund` is given for a payment by membership.
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
/**
 * Gives several payments of an order back in one refund, for the business: all of them are asked for, or none. A payment whose
 * provider refuses stands in the refund with the status `FAILED`; one that takes its time is `PENDING`. Use an idempotency
 * key, so that a repeated call gives nothing back twice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`; `EXTERNAL_REFUND_EXPECTED` when
 * the business alone can give a payment back and `externalRefund` is not set; `INVALID_PAYMENT_REFUND_AMOUNT`,
 * `LINE_ITEM_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`, `SHIPPING_NOT_FOUND`, `INVALID_LINE_ITEM_REFUND_QUANTITY`,
 * `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`, `INVALID_SHIPPING_REFUND_AMOUNT`, `INVALID_LINE_ITEM_RESTOCK_QUANTITY`.
 * @throws ValidationError when a payment is named twice, or a message is given without its email.
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
 * Gives the credits of payments by membership back, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `NOT_MEMBERSHIP_PAYMENT`;
 * `MEMBERSHIP_PAYMENT_NOT_CHARGED` when its credits went back before.
 * @throws ContextError without an elevated client.
 * @example
 * await voidMemberships(elevatedClient, { orderId, paymentIds: [paymentId] })
 * @function
 */
declare const voidMemberships: Write<VoidMembershipsInput, void, ElevatedAuth>;

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
/**
 * Reads how much of an order can still be given back, for the business: by payment, by line, by fee, and of the delivery.
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

/** A payment of an order, with what can go back of it. */
interface RefundablePayment {
    readonly payment: Payment;
    /** `REFUNDABLE` by its provider, `MANUAL` by the business alone, or `NOT_REFUNDABLE`. */
    readonly status: RefundabilityStatus;
    /** Why the provider cannot give it back, or why nobody can. */
    readonly reason?: ManuallyRefundableReason | NonRefundableReason;
    /** The part of the payment that has neither gone back nor is on its way. */
    readonly left: Price;
    /** The page of the provider on which the business can give it back. */
    readonly providerLink?: string;
}
/** The money of an order that can go back, by payment. */
interface Refundable {
    /** The amount that providers and gift cards give back by themselves. */
    readonly automatic: Price;
    /** The amount that the business gives back itself, such as cash. */
    readonly byHand: Price;
    /** In the order in which they were made. */
    readonly payments: readonly RefundablePayment[];
}
/** The order, as far as refunds look at it. */
type RefundedOrder = Pick<Order, 'id' | 'currency' | 'lineItems'>;
/**
 * Says what can go back of an order, payment by payment, and why the rest cannot. `refund` gives it back.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { automatic, byHand, payments } = await refundable(elevatedClient, order)
 * for (const { left, status, reason } of payments) console.log(left.amount, status, reason)
 */
declare const refundable: (client: Client<ElevatedAuth>, order: RefundedOrder, options?: CallOptions) => Promise<Refundable>;

/** How much goes back: an amount, lines with their price, or everything that can. */
type RefundExtent = {
    /** Decimal text, such as `"12.50"`. */
    readonly amount: string;
    readonly lines?: never;
    readonly everything?: never;
} | {
    /** Lines at the price that the platform calculates for them, with their share of discounts and taxes. */
    readonly lines: readonly RefundedItem[];
    /** A part of the delivery beside them, in decimal text. */
    readonly shipping?: string;
    readonly amount?: never;
    readonly everything?: never;
} | {
    /** All that can go back of each payment, credits of memberships among it. Payments that cannot go back stay. */
    readonly everything: true;
    readonly amount?: never;
    readonly lines?: never;
};
/** A refund that is asked for. */
type RefundRequest = RefundExtent & {
    /** Pieces that return to the stock once money has gone back; `true` stands for those of `lines`, or with `everything` for all. */
    readonly restock?: true | readonly RefundedItem[];
    /** Whether payments that only the business can give back, such as cash, are recorded as given back by it. */
    readonly byHand?: boolean;
    /** The payments that may go back, in the order in which they do; all of them unless given. */
    readonly paymentIds?: readonly string[];
    /** The reason, at most 200 characters. */
    readonly reason?: string;
    /** Whether the buyer gets an email for each payment; a text is put into it. */
    readonly notify?: boolean | string;
};
/**
 * How far the refund of one payment is: not sent; sent without an answer; on its way; gone back; declined.
 * `PENDING`, `REFUNDED` and `FAILED` are answers of the platform.
 */
type RefundPartStatus = 'WAITING' | 'UNSURE' | 'PENDING' | 'REFUNDED' | 'FAILED';
/** The part of a refund that one payment gives back. */
interface RefundPart {
    readonly paymentId: string;
    /** Decimal text; zero for a membership, which gets its credits back. */
    readonly amount: string;
    /** Whether the business gives it back itself. */
    readonly byHand: boolean;
    readonly status: RefundPartStatus;
    /** The refund that holds it, once it is known. */
    readonly refundId?: string;
    /** Why it was declined, while the status is `FAILED`. */
    readonly error?: {
        /** Code of the error that stopped this part. */
        readonly code: string;
        readonly description: string;
    };
}
/** How far a plan is, as plain data: kept as JSON, it lets another page or process go on. */
interface RefundPlanState {
    /** Names the plan, as the idempotency key of its calls. */
    readonly id: string;
    readonly request: RefundRequest;
    /** The order, from the first run on. */
    readonly orderId?: string;
    /** The parts by payment, from the first run on. */
    readonly parts?: readonly RefundPart[];
    /** The lines that go back, from the first run on. */
    readonly items?: readonly RefundedItem[];
    /** The refunds that the order had before: a refund that is not among them may be that of this plan. */
    readonly earlierRefundIds?: readonly string[];
}
/** A refund that was carried out, as far as the platform lets it. */
interface RefundOutcome {
    /** One for each payment that gives something back. */
    readonly parts: readonly RefundPart[];
    /** The amount that has gone back; decimal text, as the others. */
    readonly refunded: string;
    /** The amount that is on its way. */
    readonly pending: string;
    /** The amount that was declined. Make a new plan to try again. */
    readonly failed: string;
}
/**
 * Less can go back than was asked for (code `REFUND_NOT_AVAILABLE`). Nothing was given back; `refundable` says which
 * payments can go back and why the others cannot.
 */
declare class RefundNotAvailableError extends FrontdeskError {
    name: string;
    readonly refundable: Refundable;
    constructor(message: string, { automatic, byHand, payments }: Refundable);
}
/** Whether less can go back than was asked for; read `error.refundable`. */
declare const isRefundNotAvailableError: (error: unknown) => error is RefundNotAvailableError;

/** One refund that is to be made; `planRefund` makes it and `refund` carries it out. */
interface RefundPlan {
    /** How far it is. Keep it with `JSON.stringify(plan)`. */
    state: RefundPlanState;
    /** The run that is under way, which every call of `refund` shares. */
    running: Promise<RefundOutcome> | undefined;
    /** State of the plan as plain data; pass it to `planRefund` to continue. */
    readonly toJSON: () => RefundPlanState;
}
/** Options of a run. */
interface RefundOptions {
    /** Stops the plan. It goes on where it was when it is given to `refund` again. */
    readonly signal?: AbortSignal | undefined;
    /** Called before and after each call that gives something back: keep the state to go on after a reload. */
    readonly onProgress?: ((state: RefundPlanState) => void) | undefined;
}
/**
 * Plans one refund: of a request, or of the state of a plan that was begun elsewhere, such as before a reload. Make one
 * plan for each refund and keep it: however often `refund` is called with it, the money goes back once.
 *
 * @throws ValidationError when not exactly one of `amount`, `lines` and `everything` is given.
 * @example
 * const plan = planRefund({ lines: [{ lineItemId, quantity: 1 }], restock: true, reason: 'It was torn' })
 */
declare const planRefund: (given: RefundRequest | RefundPlanState, newId?: () => string) => RefundPlan;
/**
 * Carries out a plan: divides it among the payments of the order, and gives back one payment after the other. May be called
 * as often as one likes, at once, after a failure, after a stop and after a reload: money that went back does not go back
 * twice, and after a lost answer the refund is looked for before it is asked for again.
 *
 * A payment that is declined does not stop the others: its part says why, and `failed` is the amount that stayed. Pieces
 * return to the stock with the first payment that goes back.
 *
 * @throws RefundNotAvailableError when less can go back than was asked for; nothing goes back then.
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
