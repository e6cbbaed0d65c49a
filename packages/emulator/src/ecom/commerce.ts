import type { MemberLogin } from '../auth/dependencies.ts'
import type { CatalogProvider } from '../kernel/catalog-provider.ts'
import type { DueWork } from '../kernel/due-work.ts'
import type { Handler, ItemOrders } from '../kernel/handler.ts'
import { abandonedCheckoutHandlers } from './abandoned-checkout/abandoned-checkout.ts'
import { createAbandonment } from './abandoned-checkout/abandonment.ts'
import { createNoticeWork } from './back-in-stock/notices.ts'
import { backInStockRequestHandlers } from './back-in-stock/request.ts'
import { backInStockSettingsHandlers } from './back-in-stock/settings.ts'
import { createCatalog, type Catalog } from './catalog.ts'
import { checkoutSettingsHandlers } from './checkout-settings/checkout-settings.ts'
import { checkoutTemplateHandlers } from './checkout-template/checkout-template.ts'
import { createCheckout } from './checkout/checkout.ts'
import type { Checkout } from './checkout/checkout-calls.ts'
import { orderDeltaHandlers } from './draft-order/deltas.ts'
import { draftOrderHandlers } from './draft-order/draft-order-handlers.ts'
import { fulfillmentHandlers } from './fulfillment/fulfillment.ts'
import { cartCouponHandlers } from './coupon/cart-coupon.ts'
import { invoiceHandlers } from './invoice/invoice.ts'
import { cartGiftCardHandlers } from './gift-card/cart-gift-card.ts'
import { giftCardHandlers } from './gift-card/gift-card-handlers.ts'
import { discountRuleHandlers } from './discount-rule/discount-rule.ts'
import { placeOrderHandlers } from './checkout/place-order.ts'
import { cartHandlers } from './cart/cart-handlers.ts'
import { transferCart } from './cart/transfer.ts'
import { createItemOrders } from './order/refund.ts'
import { orderHandlers, transferOrders } from './order/order.ts'
import { deliveryProfileHandlers } from './delivery/delivery-profile.ts'
import { shippingOptionHandlers } from './delivery/shipping-option.ts'
import { taxHandlers } from './tax/tax-handlers.ts'
import { ordersSettingsHandlers } from './orders-settings/orders-settings.ts'
import { orderTransactionsHandlers } from './order-transactions/handlers.ts'
import { tipSettingsHandlers } from './tip-settings/tip-settings.ts'
import { tipChoiceHandlers } from './tip/tip-choice.ts'
import { tipHandlers } from './tip/tip.ts'

/** Carts, checkout and orders that sell the items of some catalogues. */
export interface Commerce extends Checkout {
  readonly catalog: Catalog
  readonly orders: ItemOrders
  /** The handlers of the operations of `@frontdesk/ecom`. */
  readonly handlers: readonly Handler[]
  /** Notes checkouts whose buyers do not order. */
  readonly abandonment: DueWork
  /** Writes to customers who wait for items that are out of stock. */
  readonly backInStockNotices: DueWork
  readonly transferCart: MemberLogin
  readonly transferOrders: MemberLogin
}

/** Builds carts, checkout and orders from the catalogues. */
export const createCommerce = (providers: readonly CatalogProvider[]): Commerce => {
  const catalog = createCatalog(providers)
  const checkout = createCheckout(catalog)
  return {
    ...checkout,
    catalog,
    orders: createItemOrders(catalog),
    abandonment: createAbandonment(catalog),
    backInStockNotices: createNoticeWork(catalog),
    handlers: [
      ...cartHandlers(catalog),
      ...placeOrderHandlers(checkout),
      ...orderHandlers(catalog),
      ...orderTransactionsHandlers(catalog),
      ...draftOrderHandlers(catalog),
      ...orderDeltaHandlers(catalog),
      ...fulfillmentHandlers,
      ...abandonedCheckoutHandlers,
      ...backInStockRequestHandlers(catalog),
      ...backInStockSettingsHandlers(catalog),
      ...invoiceHandlers,
      ...ordersSettingsHandlers,
      ...checkoutSettingsHandlers,
      ...checkoutTemplateHandlers(catalog),
      ...taxHandlers,
      ...deliveryProfileHandlers,
      ...shippingOptionHandlers,
      ...discountRuleHandlers(catalog),
      ...cartCouponHandlers(catalog),
      ...giftCardHandlers,
      ...tipHandlers,
      ...tipChoiceHandlers(catalog),
      ...tipSettingsHandlers,
      ...cartGiftCardHandlers(catalog),
    ],
    transferCart: (context, visitorId, memberId) => {
      transferCart(context, catalog, visitorId, memberId)
    },
    transferOrders,
  }
}
