import { Open, Price, Read, Write, Order } from '@frontdesk/core';
export { Order, OrderPaymentStatus, orderShape } from '@frontdesk/core';

interface MarkOrderAsPaidInput {
    ecomOrderId: string;
}
/**
 * Records that the business was paid for an order in another way, such as in cash. Spec section 7, Order payments.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await markOrderAsPaid(elevatedClient, { ecomOrderId })
 * @function
 */
declare const markOrderAsPaid: Write<MarkOrderAsPaidInput, Order>;
/** Whether money can be asked for an order, and why not. Spec section 4. */
type PaymentCollectabilityStatus = Open<'COLLECTABLE' | 'NONCOLLECTABLE_ORDER_IS_CANCELLED' | 'NONCOLLECTABLE_ORDER_IS_PAID' | 'NONCOLLECTABLE_ORDER_IS_PENDING' | 'NONCOLLECTABLE_ORDER_IS_REJECTED' | 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS' | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS' | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD' | 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED' | 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION' | 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED'>;
interface PaymentCollectability {
    status: PaymentCollectabilityStatus;
    /** What is still open. */
    amount?: Price;
}
interface GetPaymentCollectabilityStatusInput {
    ecomOrderId: string;
}
/**
 * Tells whether money can be asked for an order, and how much. Spec section 7, Order payments.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const { status, amount } = await getPaymentCollectabilityStatus(client, { ecomOrderId })
 * if (status === 'COLLECTABLE') console.log(amount?.formattedAmount)
 * @function
 */
declare const getPaymentCollectabilityStatus: Read<GetPaymentCollectabilityStatusInput, PaymentCollectability>;

/** Codes that payment collection declines with; read `error.code`. */
type PaymentErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_CHARGEBACKS' | 'PAYMENT_GATEWAY_ID_NOT_FOUND'>;

export { getPaymentCollectabilityStatus, markOrderAsPaid };
export type { GetPaymentCollectabilityStatusInput, MarkOrderAsPaidInput, PaymentCollectability, PaymentCollectabilityStatus, PaymentErrorCode };
