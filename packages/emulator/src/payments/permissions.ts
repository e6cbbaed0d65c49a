import type { Permissions } from '../kernel/permissions.ts'

/** The permissions of the operations of `@frontdesk/payments`. */
export const paymentsPermissions: Permissions = {
  'payments.collector.bulkMarkOrdersAsPaid': 'owner',
  'payments.collector.captureAuthorizedPayments': 'owner',
  'payments.collector.chargeMemberships': 'owner',
  'payments.collector.createPaymentGatewayOrder': 'owner',
  'payments.collector.getCollectabilityStatus': 'own',
  'payments.collector.getRefundability': 'own',
  'payments.collector.markOrderAsPaid': 'owner',
  'payments.collector.preparePaymentCollection': 'owner',
  'payments.collector.recordManuallyCollectedPayment': 'owner',
  'payments.collector.triggerRefund': 'owner',
  'payments.collector.voidAuthorizedPayments': 'owner',
  'payments.orderBilling.authorizeChargeWithSavedPaymentMethod': 'owner',
  'payments.orderBilling.calculateRefund': 'owner',
  'payments.orderBilling.captureAuthorizedPayments': 'owner',
  'payments.orderBilling.generateReceipts': 'owner',
  'payments.orderBilling.getOrderRefundability': 'owner',
  'payments.orderBilling.redeemGiftCard': 'owner',
  'payments.orderBilling.refundPayments': 'owner',
  'payments.orderBilling.voidAuthorizedPayments': 'owner',
  'payments.orderBilling.voidMemberships': 'owner',
}
