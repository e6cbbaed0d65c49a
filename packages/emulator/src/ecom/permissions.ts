import type { Permissions } from '../kernel/permissions.ts'

/** The permissions of the operations of `@frontdesk/ecom`. */
export const ecomPermissions: Permissions = {
  'ecom.currentCart.addLineItems': 'own',
  'ecom.currentCart.calculate': 'own',
  'ecom.currentCart.delete': 'own',
  'ecom.currentCart.estimate': 'own',
  'ecom.currentCart.get': 'own',
  'ecom.currentCart.removeLineItems': 'own',
  'ecom.currentCart.updateLineItems': 'own',
  'ecom.fulfillments.bulkCreate': 'owner',
  'ecom.fulfillments.create': 'owner',
  'ecom.fulfillments.delete': 'owner',
  'ecom.fulfillments.listForMultipleOrders': 'own',
  'ecom.fulfillments.listForSingleOrder': 'own',
  'ecom.fulfillments.update': 'owner',
  'ecom.orders.addActivity': 'owner',
  'ecom.orders.bulkUpdate': 'owner',
  'ecom.orders.bulkUpdateTags': 'owner',
  'ecom.orders.cancel': 'owner',
  'ecom.orders.deleteActivity': 'owner',
  'ecom.orders.get': 'own',
  'ecom.orders.search': 'own',
  'ecom.orders.update': 'owner',
  'ecom.orders.updateActivity': 'owner',
  'ecom.orders.updateStatus': 'owner',
}
