import { type Address, change, encoded, type RequestShape, shape, type Shape } from '@frontdesk/core'
import type { CouponInput } from '../coupon/cart-coupon.ts'
import type { GiftCardInput } from '../gift-card/cart-gift-card.ts'
import type { ContactDetails } from '../line-item.ts'
import type { ChannelType } from '../order/order.ts'
import { type Cart, cartShape } from './cart.ts'
import { type CatalogItemInput, type CustomItemInput, customItemInputShape } from './cart-items.ts'

/** The fields of a cart that a caller may write. The lines, the delivery method and coupons have calls of their own. */
export interface CartFields {
  /** Note of the customer for the business, at most 1,000 characters. */
  note?: string
  /** The channel of the sale (defaults to `WEB`), and the component of the site that the cart belongs to. */
  source?: { channelType?: ChannelType; customContentReference?: { appId?: string; componentId?: string } }
  /** The name, phone number and email address of the customer, which an order requires. */
  customerInfo?: ContactDetails & { email?: string }
  /** The address that goods are sent to. */
  deliveryInfo?: { address?: Address }
  /** The billing address and contact; defaults to those of the delivery. */
  paymentInfo?: { billingAddress?: Address; billingContact?: ContactDetails }
  /** Address of a checkout page of your own, at most 2,048 characters; `getCheckoutUrl` answers with it. */
  customCheckoutUrl?: string
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  /** Whether the cart is for a demonstration: it cannot be ordered. */
  demo?: boolean
}

/** The delivery method that a customer has chosen, by its code. */
export interface DeliveryMethodInput {
  /** At most 100 characters. */
  code: string
  /** Id of the app that offers the delivery method; needed only when two apps offer the same code. */
  appId?: string
}

/** A cart to create. */
export interface NewCart {
  /** Note, customer, addresses and other fields of the cart. */
  cart?: CartFields
  /** At most 300. */
  catalogItems?: CatalogItemInput[]
  /** At most 300. Only the business may set prices: for everybody else they are refused. */
  customItems?: CustomItemInput[]
  /** The delivery method, by its code. */
  deliveryMethod?: DeliveryMethodInput
  /** At most 1. */
  coupons?: CouponInput[]
  /** At most 5, although a cart has at most one. */
  giftCards?: GiftCardInput[]
}

/** The shape of the fields that are written. */
export const cartFieldsShape: Shape<CartFields> = /* @__PURE__ */ change<Cart, CartFields>(cartShape)

/** How a cart to create is written for the platform. */
export const newCart: RequestShape<NewCart> = /* @__PURE__ */ encoded(
  /* @__PURE__ */ shape<NewCart>({ cart: cartFieldsShape, customItems: customItemInputShape }),
)
