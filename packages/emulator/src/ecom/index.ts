export { carts, forgetCartsOf } from './cart/cart.ts'
export { pendingPaymentDelay } from './checkout/checkout.ts'
export type { Checkout, CheckoutPayment, PlaceOrderRequest } from './checkout/checkout-calls.ts'
export { type Commerce, createCommerce } from './commerce.ts'
export {
  type AdditionalFee,
  type AdditionalFees,
  createAdditionalFees,
} from './additional-fee/additional-fee-registry.ts'
export type { CartCheck } from './cart-check/cart-check.ts'
export { type CartChecks, createCartChecks } from './cart-check/cart-check-registry.ts'
export {
  createDiscountTriggers,
  type DiscountTriggerDecision,
  type DiscountTriggers,
} from './discount-rule/trigger-registry.ts'
export type { Coupon } from './coupon/coupon.ts'
export { type Coupons, createCoupons, type RegisteredCoupon } from './coupon/coupon-registry.ts'
export {
  createGiftCards,
  type GiftCards,
  type NewGiftCard,
  type RegisteredGiftCard,
} from './gift-card/gift-card-registry.ts'
export { findDownload } from './order/downloads.ts'
export { createInvoices, type Invoices } from './invoice/invoice-registry.ts'
export { orders } from './order/state.ts'
export { showOrder } from './order/order.ts'
export { orderOfItem } from './order/order-of-item.ts'
export { testCards } from './test-card.ts'
export { ecomPermissions } from './permissions.ts'
export { ecomEntities } from './shown-entities.ts'
export { draftOrderExpiry } from './draft-order/draft-order.ts'
export { paymentRequestExpiry } from './payment-request/payment-request.ts'
