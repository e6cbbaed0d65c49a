import type { Open } from '@frontdesk/core'

/** Codes of the errors of cart calls; read `error.code`. */
export type CartErrorCode = Open<
  | 'CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'FIXED_QUANTITY_ITEM'
  | 'NO_LINE_ITEMS_TO_ADD'
  | 'MAX_LINE_ITEMS_EXCEEDED'
  | 'EMPTY_LINE_ITEM_UPDATES'
  | 'DUPLICATE_LINE_ITEM_UPDATES'
  | 'LINE_ITEM_NOT_FOUND_IN_CART'
>

/** Codes of the errors of order calls; read `error.code`. */
export type OrderErrorCode = Open<
  | 'ORDER_NOT_FOUND'
  | 'ORDER_ALREADY_CANCELED'
  | 'ACTIVITY_NOT_FOUND'
  | 'STATUS_ALREADY_SET'
  | 'STATUS_NOT_SUPPORTED'
  | 'UNSUPPORTED_TRANSITION'
  | 'ORDER_HAS_AUTHORIZED_TRANSACTION'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
>

/** Codes of the errors of fulfillment calls; read `error.code`. */
export type FulfillmentErrorCode = Open<
  | 'ORDER_NOT_FOUND'
  | 'FULFILLMENT_NOT_FOUND'
  | 'TRACKING_NUMBER_ALREADY_EXISTS'
  | 'ORDER_ALREADY_CANCELED'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
  | 'UNSUPPORTED_TRANSITION'
>
