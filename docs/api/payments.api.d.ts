import { Open, Price, Read, Write, ElevatedAuth } from '@frontdesk/core';
import { Order } from '@frontdesk/ecom';

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

/** Codes of the errors of payment calls; read `error.code`. */
type PaymentErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_CHARGEBACKS' | 'PAYMENT_GATEWAY_ID_NOT_FOUND'>;

export { getPaymentCollectabilityStatus, markOrderAsPaid, paymentCollectabilityStatuses };
export type { GetPaymentCollectabilityStatusInput, MarkOrderAsPaidInput, PaymentCollectability, PaymentCollectabilityStatus, PaymentErrorCode };
