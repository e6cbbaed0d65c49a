import type { Permissions } from '../kernel/permissions.ts'

/** Who may call the operations of `@frontdesk/payments`. */
export const paymentsPermissions: Permissions = {
  'payments.collector.getCollectabilityStatus': 'own',
  'payments.collector.markOrderAsPaid': 'owner',
}
