import type { AuthorizationCodes } from '../../ecom/order-transactions/authorization.ts'

/** The codes of order billing where they differ from those of the collector, by the latter. */
export const billingCodes: Readonly<Record<string, string>> = { ORDER_ALREADY_PAID: 'ORDER_PAID' }

/** The codes of order billing for payments on which the gateway cannot act. */
export const billingAuthorizationCodes: AuthorizationCodes = {
  notOnline: 'PAYMENT_NOT_AUTHORIZED',
  notAtGateway: 'GATEWAY_TRANSACTION_NOT_FOUND',
}
