export { carts, type StoredCart } from './cart.ts'
export type { Catalog } from './catalog.ts'
export {
  type Checkout,
  type CheckoutPayment,
  pendingPaymentDelay,
  type PlaceOrderRequest,
  type PlaceOrderResult,
} from './checkout.ts'
export { type Commerce, createCommerce } from './commerce.ts'
export { orders } from './order-state.ts'
export { type TestCard, testCards } from './test-card.ts'
