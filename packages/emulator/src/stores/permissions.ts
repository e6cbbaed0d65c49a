import type { Permissions } from '../kernel/permissions.ts'

/** The permissions of the operations of `@frontdesk/stores`. */
export const storesPermissions: Permissions = {
  'stores.collections.getBySlug': 'visitor',
  'stores.products.create': 'owner',
  'stores.products.delete': 'owner',
  'stores.products.deleteOptions': 'owner',
  'stores.products.get': 'visitor',
  'stores.products.query': 'visitor',
  'stores.products.removeBrand': 'owner',
  'stores.products.removeRibbon': 'owner',
  'stores.products.update': 'owner',
  'stores.variants.query': 'visitor',
}
