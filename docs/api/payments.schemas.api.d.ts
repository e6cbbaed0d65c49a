import { OperationSchema, Schema } from '@frontdesk/core/schema';
import { Open, Price } from '@frontdesk/core';

interface MarkOrderAsPaidInput {
    ecomOrderId: string;
}
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

declare const markOrderAsPaidInputSchema: Schema<MarkOrderAsPaidInput>;
declare const getPaymentCollectabilityStatusInputSchema: Schema<GetPaymentCollectabilityStatusInput>;
declare const paymentCollectabilitySchema: Schema<PaymentCollectability>;
declare const collectorSchemas: readonly OperationSchema[];

/** All schemas of payments, for `createClient({ validate: validation(paymentsSchemas) })`. */
declare const paymentsSchemas: readonly OperationSchema[];

export { collectorSchemas, getPaymentCollectabilityStatusInputSchema, markOrderAsPaidInputSchema, paymentCollectabilitySchema, paymentsSchemas };
