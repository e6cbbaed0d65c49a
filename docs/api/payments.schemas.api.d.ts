import { OperationSchema, Schema, ObjectSchema } from '@frontdesk/core/schema';
import { Open, Price } from '@frontdesk/core';

interface MarkOrderAsPaidInput {
    ecomOrderId: string;
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

declare const markOrderAsPaidInputSchema: Schema<MarkOrderAsPaidInput>;
declare const getPaymentCollectabilityStatusInputSchema: Schema<GetPaymentCollectabilityStatusInput>;
declare const paymentCollectabilitySchema: ObjectSchema<PaymentCollectability>;
declare const collectorSchemas: readonly OperationSchema[];

/** All schemas of payments, for `createClient({ validate: validation(paymentsSchemas) })`. */
declare const paymentsSchemas: readonly OperationSchema[];

export { collectorSchemas, getPaymentCollectabilityStatusInputSchema, markOrderAsPaidInputSchema, paymentCollectabilitySchema, paymentsSchemas };
