import type { Permissions } from '../kernel/permissions.ts'

/** The permissions of the operations of `@frontdesk/stores`. */
export const storesPermissions: Permissions = {
  'stores.collections.getBySlug': 'visitor',
  'stores.products.get': 'visitor',
  'stores.products.query': 'visitor',
  'stores.variants.query': 'visitor',
}
