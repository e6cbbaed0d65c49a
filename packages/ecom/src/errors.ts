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
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
  | 'EMPTY_CART'
  | 'LINE_ITEMS_OUT_OF_STOCK'
  | 'MISSING_DELIVERY_ADDRESS'
  | 'MISSING_DELIVERY_METHOD'
  | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'
  | 'VIOLATIONS_WITH_ERROR_SEVERITY'
  | 'INVALID_PRICE_VERIFICATION_TOKEN'
  | 'CART_PRICES_OUT_OF_SYNC'
  | 'PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
  | 'INVALID_MEMBERSHIP'
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

/** Codes of the errors of invoice calls; read `error.code`. */
export type InvoiceErrorCode = Open<
  | 'ORDER_NOT_FOUND'
  | 'TOO_MANY_INVOICES'
  | 'GENERATE_INVOICE_NOT_SUPPORTED'
  | 'INVOICE_ALREADY_EXISTS'
  | 'MISSING_CONTACT'
  | 'MISSING_CONTACT_EMAIL'
  | 'INVALID_EMAIL'
  | 'INVALID_PRICE_AMOUNT'
  | 'ORDER_HAS_CHARGEBACKS'
>

/** Codes of the errors of calls about payments and refunds of orders; read `error.code`. */
export type OrderTransactionsErrorCode = Open<
  | 'ORDER_NOT_FOUND'
  | 'ORDER_TRANSACTIONS_NOT_FOUND'
  | 'PAYMENT_NOT_FOUND'
  | 'REFUND_NOT_FOUND'
  | 'REFUND_TRANSACTION_NOT_FOUND'
  | 'STATUS_NOT_ALLOWED'
>

/** Codes of the errors of calls for items that are out of stock; read `error.code`. */
export type BackInStockErrorCode = Open<
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'
  | 'REQUEST_COLLECTION_DISABLED'
  | 'INVALID_CATALOG_REFERENCE_OPTIONS'
  | 'INVALID_ITEM_IMAGE_URL'
  | 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS'
  | 'NOT_SUPPORTED_APP_DEF_ID'
>

/** Codes of the errors of calls for abandoned checkouts; read `error.code`. */
export type AbandonedCheckoutErrorCode = Open<'NOT_FOUND' | 'TOO_MANY_ACTIVITIES'>
