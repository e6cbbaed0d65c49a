import type { Permissions } from '../kernel/permissions.ts'

/** The permissions of the operations of `@frontdesk/payments`. */
export const paymentsPermissions: Permissions = {
  'payments.collector.getCollectabilityStatus': 'own',
  'payments.collector.markOrderAsPaid': 'owner',
}
