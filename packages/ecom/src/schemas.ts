import type { OperationSchema } from '@frontdesk/core/schema'
import { currentCartSchemas } from './current-cart.schema.ts'
import { orderSchemas } from './order.schema.ts'

export { cartLineItemSchema, cartSchema, deliveryMethodSchema } from './cart.schema.ts'
export { cartCalculationSchema, cartSummarySchema } from './cart-summary.schema.ts'
export {
  addLineItemsToCurrentCartInputSchema,
  calculateCurrentCartInputSchema,
  currentCartSchemas,
  deleteCurrentCartInputSchema,
  estimateCurrentCartInputSchema,
  getCurrentCartInputSchema,
  removeLineItemsFromCurrentCartInputSchema,
  updateLineItemsInCurrentCartInputSchema,
} from './current-cart.schema.ts'
export {
  cancelOrderInputSchema,
  getOrderInputSchema,
  orderFields,
  orderSchemas,
  searchOrdersInputSchema,
} from './order.schema.ts'

/** All schemas of carts and orders, for `createClient({ validate: validation(ecomSchemas) })`. */
export const ecomSchemas: readonly OperationSchema[] = [...currentCartSchemas, ...orderSchemas]
