import type { Catalog } from '../ecom/catalog.ts'
import type { Handler } from '../kernel/handler.ts'
import { authorizedPaymentsHandlers } from './authorized-payments.ts'
import { chargeMembershipsHandlers } from './charge-memberships.ts'
import { collectorHandlers } from './collector.ts'
import { gatewayOrderHandlers } from './gateway-orders.ts'
import { giftCardChargeHandlers } from './order-billing/gift-card-charge.ts'
import { orderBillingReads } from './order-billing/reads.ts'
import { savedCardChargeHandlers } from './order-billing/saved-card-charge.ts'
import { receiptHandlers } from './order-billing/receipts.ts'
import { refundPaymentsHandlers } from './order-billing/refund-payments.ts'
import { paymentRequestHandlers } from './payment-requests.ts'
import { refundHandlers } from './refunds.ts'

export { type OpenGatewayOrder, payGatewayOrder, readGatewayOrder } from './gateway-orders.ts'
export { paymentsPermissions } from './permissions.ts'

/** The handlers of the operations of payments. */
export const paymentsHandlers = (catalog: Catalog): readonly Handler[] => [
  ...collectorHandlers(catalog),
  ...chargeMembershipsHandlers(catalog),
  ...gatewayOrderHandlers,
  ...paymentRequestHandlers(catalog),
  ...refundHandlers(catalog),
  ...authorizedPaymentsHandlers(catalog),
  ...orderBillingReads,
  ...refundPaymentsHandlers(catalog),
  ...giftCardChargeHandlers(catalog),
  ...savedCardChargeHandlers(catalog),
  ...receiptHandlers,
]
