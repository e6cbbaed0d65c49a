import type { Permissions } from '../kernel/permissions.ts'

/** The permissions of the operations of `@frontdesk/payments`. */
export const paymentsPermissions: Permissions = {
  'payments.collector.chargeMemberships': 'owner',
  'payments.collector.getCollectabilityStatus': 'own',
  'payments.collector.markOrderAsPaid': 'owner',
}
