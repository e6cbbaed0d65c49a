import type { MultiCurrencyPrice, Open } from '@frontdesk/core'

/** All parts of a cart that a violation can refer to. */
export const cartViolationScopes = [
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
] as const

/** The part of a cart that a violation concerns. */
export type CartViolationScope = Open<(typeof cartViolationScopes)[number]>

/** Every severity of a violation. */
export const violationSeverities = ['WARNING', 'ERROR'] as const

/** An `ERROR` stops the order, a `WARNING` does not. */
export type ViolationSeverity = Open<(typeof violationSeverities)[number]>

/** Every code of a violation. */
export const cartViolationCodes = [
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_MEMBERSHIP_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
  'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
] as const

/** The code of a violation. */
export type CartViolationCode = Open<(typeof cartViolationCodes)[number]>

/** Every reason why a coupon cannot be used. */
export const invalidCouponReasons = [
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
] as const

/** The reason why a coupon cannot be used. */
export type InvalidCouponReason = Open<(typeof invalidCouponReasons)[number]>

/** Every reason why a gift card cannot be used. */
export const invalidGiftCardReasons = ['EXPIRED', 'DISABLED', 'EMPTY_BALANCE'] as const

/** The reason why a gift card cannot be used. */
export type InvalidGiftCardReason = Open<(typeof invalidGiftCardReasons)[number]>

/** Every reason why a membership cannot be used. */
export const invalidMembershipReasons = [
  'INSUFFICIENT_FUNDS',
  'MEMBERSHIP_NOT_FOUND',
  'NOT_APPLICABLE_TO_LINE_ITEMS',
  'LINE_ITEM_NOT_FOUND',
] as const

/** The reason why a membership cannot be used. */
export type InvalidMembershipReason = Open<(typeof invalidMembershipReasons)[number]>

/** A problem that prevents an order, or that the customer should know of. The last fields depend on its code. */
export interface CartViolation {
  scope?: CartViolationScope
  code?: CartViolationCode
  description?: string
  severity?: ViolationSeverity
  /** Present with code `LINE_ITEMS_OUT_OF_STOCK`. */
  lineItemsOutOfStockData?: {
    lineItemIds?: string[]
    /** Whether no line of the cart is in stock. */
    allLineItemsOutOfStock?: boolean
  }
  /** Present with code `MEMBERS_ONLY_ITEM`. */
  membersOnlyItemData?: { lineItemIds?: string[] }
  /** Present with code `INVALID_COUPON_CODE`. */
  invalidCouponCodeData?: {
    /** Code that the customer typed. */
    couponCode?: string
  }
  /** Present with code `INVALID_COUPON_STATUS`. */
  invalidCouponStatusData?: {
    /** Code that the customer typed. */
    couponCode?: string
    reason?: InvalidCouponReason
    /** Present with reason `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`. */
    minLineItemQuantityNotReachedDetails?: {
      /** Minimum quantity for the coupon. */
      requiredMinimumQuantity?: number
    }
    /** Present with reason `MIN_SUBTOTAL_NOT_REACHED`. */
    minSubtotalNotReachedDetails?: {
      /** Subtotal from which the coupon counts. */
      requiredMinimumSubtotal?: MultiCurrencyPrice
      /** The message in the language of the shop. */
      originalDescription?: string
    }
  }
  /** Present with code `INVALID_GIFT_CARD_CODE`. */
  invalidGiftCardCodeData?: {
    /** Code of the gift card; all but its last characters may be masked. */
    giftCardCode?: string
    giftCardId?: string
  }
  /** Present with code `INVALID_GIFT_CARD_STATUS`. */
  invalidGiftCardStatusData?: {
    /** Code of the gift card; all but its last characters may be masked. */
    giftCardCode?: string
    giftCardId?: string
    reason?: InvalidGiftCardReason
  }
  /** Present with code `INVALID_MEMBERSHIP_STATUS`. */
  invalidMembershipStatusData?: { membershipId?: string; reason?: InvalidMembershipReason }
  /** Present with code `SUBTOTAL_BELOW_ORDER_MINIMUM`. */
  subtotalBelowOrderMinimumData?: {
    /** Subtotal from which orders are accepted. */
    minimumOrderSubtotal?: MultiCurrencyPrice
    /** The amount that is missing. */
    remainingAmount?: MultiCurrencyPrice
  }
  /** Present with code `CUSTOM_VALIDATION`. One of the fields of `target` is present. */
  customValidationData?: {
    /** The part of the checkout that the problem concerns. */
    target?: {
      /** A part of the checkout other than a line, by name. */
      other?: { name?: string }
      /** The line that the problem concerns. */
      lineItem?: { name?: string; id?: string }
    }
  }
}
