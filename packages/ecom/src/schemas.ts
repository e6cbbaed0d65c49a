import type { OperationSchema } from '@frontdesk/core/schema'
import { abandonedCheckoutSchemas } from './abandoned-checkout/abandoned-checkout.schema.ts'
import { backInStockRequestSchemas } from './back-in-stock/request.schema.ts'
import { backInStockSettingsSchemas } from './back-in-stock/settings.schema.ts'
import { cartSchemas } from './cart/cart-operations.schema.ts'
import { checkoutSettingsSchemas } from './checkout-settings/checkout-settings.schema.ts'
import { checkoutTemplateSchemas } from './checkout-template/checkout-template.schema.ts'
import { currentCartSchemas } from './cart/current-cart.schema.ts'
import { draftOrderCostSchemas } from './draft-order/costs.schema.ts'
import { orderDeltaSchemas } from './draft-order/deltas.schema.ts'
import { draftOrderDetailSchemas } from './draft-order/details.schema.ts'
import { draftOrderLineSchemas } from './draft-order/lines.schema.ts'
import { draftOrderSchemas } from './draft-order/operations.schema.ts'
import { fulfillmentSchemas } from './fulfillment/fulfillment.schema.ts'
import { cartCouponSchemas } from './coupon/cart-coupon.schema.ts'
import { invoiceSchemas } from './invoice/invoice.schema.ts'
import { discountRuleSchemas } from './discount-rule/operations.schema.ts'
import { cartGiftCardSchemas } from './gift-card/cart-gift-card.schema.ts'
import { giftCardSchemas } from './gift-card/gift-card.schema.ts'
import { orderActivitySchemas } from './order/activity-operations.schema.ts'
import { orderChangeSchemas } from './order/changes.schema.ts'
import { orderCreationSchemas } from './order/creation.schema.ts'
import { orderSchemas } from './order/operations.schema.ts'
import { ordersSettingsSchemas } from './orders-settings/orders-settings.schema.ts'
import { orderPaymentRequestSchemas } from './payment-request/payment-request.schema.ts'
import { manualTaxMappingSchemas } from './tax/manual-tax-mapping.schema.ts'
import { taxCalculationSchemas } from './tax/tax-calculation.schema.ts'
import { taxGroupSchemas } from './tax/tax-group.schema.ts'
import { taxRegionSchemas } from './tax/tax-region.schema.ts'
import { orderTransactionsSchemas } from './order-transactions/operations.schema.ts'
import { deliveryProfileSchemas } from './delivery/delivery-profile.schema.ts'
import { shippingOptionSchemas } from './delivery/shipping-option.schema.ts'
import { tipChoiceSchemas } from './tip/tip-choice.schema.ts'
import { tipSettingsSchemas } from './tip/tip-settings.schema.ts'
import { tipSchemas } from './tip/tip.schema.ts'

export * from './abandoned-checkout/abandoned-checkout.schema.ts'
export * from './back-in-stock/request.schema.ts'
export * from './back-in-stock/settings.schema.ts'
export * from './cart/cart.schema.ts'
export * from './cart/cart-items.schema.ts'
export * from './cart/cart-operations.schema.ts'
export * from './cart/cart-summary.schema.ts'
export * from './cart/cart-violation.schema.ts'
export * from './cart/current-cart.schema.ts'
export * from './cart/membership.schema.ts'
export * from './cart/new-cart.schema.ts'
export * from './draft-order/costs.schema.ts'
export * from './draft-order/deltas.schema.ts'
export * from './draft-order/details.schema.ts'
export * from './draft-order/lines.schema.ts'
export * from './draft-order/model.schema.ts'
export * from './draft-order/operations.schema.ts'
export * from './fulfillment/fulfillment.schema.ts'
export * from './coupon/cart-coupon.schema.ts'
export * from './discount-rule/discount-rule.schema.ts'
export * from './discount-rule/operations.schema.ts'
export * from './gift-card/cart-gift-card.schema.ts'
export * from './gift-card/gift-card.schema.ts'
export * from './invoice/invoice.schema.ts'
export * from './line-item.schema.ts'
export * from './checkout-settings/checkout-settings.schema.ts'
export * from './checkout-template/checkout-template.schema.ts'
export * from './orders-settings/orders-settings.schema.ts'
export * from './order/activity.schema.ts'
export * from './order/activity-operations.schema.ts'
export * from './order/amount.schema.ts'
export * from './order/changes.schema.ts'
export * from './order/costs.schema.ts'
export * from './order/creation.schema.ts'
export * from './order/delivery.schema.ts'
export * from './order/operations.schema.ts'
export * from './order/order.schema.ts'
export * from './order/order-line-item.schema.ts'
export * from './order/tax.schema.ts'
export * from './payment-request/payment-request.schema.ts'
export * from './tax/manual-tax-mapping.schema.ts'
export * from './tax/tax-calculation.schema.ts'
export * from './tax/tax-group.schema.ts'
export * from './tax/tax-region.schema.ts'
export * from './order-transactions/operations.schema.ts'
export * from './order-transactions/payment.schema.ts'
export * from './order-transactions/refund.schema.ts'
export * from './delivery/delivery-profile.schema.ts'
export * from './delivery/shipping-option.schema.ts'
export * from './tip/tip-choice.schema.ts'
export * from './tip/tip-settings.schema.ts'
export * from './tip/tip.schema.ts'

/** All schemas of carts and orders, for `createClient({ validate: validation(ecomSchemas) })`. */
export const ecomSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  currentCartSchemas,
  cartCouponSchemas,
  discountRuleSchemas,
  cartSchemas,
  giftCardSchemas,
  cartGiftCardSchemas,
  tipSchemas,
  tipChoiceSchemas,
  tipSettingsSchemas,
  orderSchemas,
  orderCreationSchemas,
  draftOrderSchemas,
  draftOrderCostSchemas,
  draftOrderDetailSchemas,
  draftOrderLineSchemas,
  orderDeltaSchemas,
  orderChangeSchemas,
  orderActivitySchemas,
  fulfillmentSchemas,
  abandonedCheckoutSchemas,
  backInStockRequestSchemas,
  backInStockSettingsSchemas,
  invoiceSchemas,
  ordersSettingsSchemas,
  checkoutSettingsSchemas,
  checkoutTemplateSchemas,
  orderPaymentRequestSchemas,
  manualTaxMappingSchemas,
  taxCalculationSchemas,
  taxGroupSchemas,
  taxRegionSchemas,
  orderTransactionsSchemas,
  deliveryProfileSchemas,
  shippingOptionSchemas,
].flat()
