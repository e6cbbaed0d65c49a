// The meaning of each code that an operation throws, and the way out: the page of codes is written from it.

/** @type {Readonly<Record<string, string>>} */
export const errorAdvice = {
  ACTIVITY_NOT_FOUND: 'The order has no such activity. Read its `activities` again.',
  ADDITIONAL_FEE_NOT_FOUND:
    'The order or draft has no such fee. Read it again, and use an id from its `additionalFees`.',
  ADD_ON_CHANGES_NOT_ALLOWED:
    'The new time slot would change the add-ons. Ask the customer, and set `allowAddOnChanges` to accept the change.',
  ADD_ON_GROUP_NOT_FOUND: 'The service has no such group of add-ons. Use an id from `listAddOnGroups`.',
  ADD_ON_NOT_FOUND:
    'The service does not offer this add-on. Use the ids that `listAddOnGroups` returns for the service.',
  ALL_BOOKINGS_ARE_ALREADY_CANCELED: 'All bookings are canceled already. There is nothing left to do.',
  ALL_BOOKINGS_ARE_ALREADY_CONFIRMED: 'All bookings are confirmed already. There is nothing left to do.',
  ALL_BOOKINGS_ARE_ALREADY_DECLINED: 'All bookings are declined already. There is nothing left to do.',
  ALL_PRODUCTS_COLLECTION:
    'The collection of all products contains every product and cannot be deleted or reduced. Use another collection.',
  ALREADY_EXISTS: 'There is such an entity already. Read it, and update it instead of creating another one.',
  ALREADY_REDEEMED: 'Nothing is left on the gift card. Ask for another gift card or another way of payment.',
  ALREADY_VOIDED: 'The amount was returned to the gift card before. There is nothing left to do.',
  ATTENDANCES_MISSING_IN_REQUEST: 'The list of attendance is empty. Pass at least one record.',
  ATTENDANCE_NOT_FOUND:
    'There is no such attendance record, or it belongs to somebody else. Query the attendance of the booking.',
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND:
    'There is no such back-in-stock request. Query the requests again; it may have been deleted.',
  BAD_CREDENTIALS:
    'The calendar provider refused the email address or the password. Ask the staff member for them again.',
  BOOKINGS_SETTINGS_NOT_FOUND: 'The business does not use bookings, so it has no settings for them.',
  BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING:
    'The booking belongs to another visit. Remove it there first, or choose another booking.',
  BOOKING_CANNOT_BE_CANCELLED:
    'The status of the booking or its policy forbids the cancellation. Read `allowedAnonymousActions` before you offer it.',
  BOOKING_FEE_ALREADY_APPLIED:
    'The order contains the fee of the booking already. Collect it with `collectBookingFees`.',
  BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT:
    'The fee is not in the currency of the order. Pass a price in that currency.',
  BOOKING_FEE_NOT_FOUND: 'No fee is due for the booking. Call `listBookingFees` first.',
  BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS:
    'The bookings belong to several orders. Make one call for each order.',
  BOOKING_NOT_FOUND:
    'There is no such booking, or it belongs to somebody else. Check the id, and who is signed in.',
  BOOKING_POLICY_VIOLATION:
    'The booking policy of the service forbids this now; `error.data` says which rule. Offer another time slot, or tell the customer the rule.',
  BOOKING_REVISION_MISMATCH:
    'The booking has changed since you read it. Read it again, and repeat the call with the new `revision`; `updateWithRetry` does both.',
  BOOKING_TO_ADD_STATUS_NOT_VALID:
    'The booking is canceled or declined, so it cannot join the visit. Create a new booking.',
  BUSINESS_LOCATION_CANNOT_BE_EDITED:
    'The location of a placed order cannot change. Leave it out of the draft.',
  CALCULATOR_ID_NOT_FOUND: 'There is no such tax calculator. Use an id from `listTaxCalculators`.',
  CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION:
    'The tax calculator does not cover this country. Choose another calculator.',
  CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST: 'The payment request has expired. Create another one.',
  CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST: 'The payment request is paid. There is nothing left to charge.',
  CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST: 'The payment request was voided. Create another one.',
  CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE:
    'The checkout template is inactive. Set its status to `ACTIVE`, or use another template.',
  CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS:
    'The checkout template has no items. Pass at least one catalog item or custom item.',
  CANNOT_DELETE_DEFAULT_SETTINGS: 'The default tip settings cannot be deleted. Update them instead.',
  CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST: 'A paid payment request stays as a record and cannot be deleted.',
  CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET:
    'At most one preset can be selected by default. Correct the presets.',
  CANNOT_REMOVE_PAID_TIP_DISTRIBUTION: 'A part of the tip was paid to a staff member and cannot be removed.',
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS:
    'The update changes nothing. Pass at least one field of the checkout template.',
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS:
    'The update would leave the checkout template without items. Keep at least one.',
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD:
    'The field mask names a field that cannot be changed. Use the fields of `CheckoutTemplateChange`.',
  CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS:
    'The update clears the status. Pass `ACTIVE` or `INACTIVE`, or leave the status out.',
  CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST:
    'The payment request has expired and cannot change. Create another one.',
  CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER:
    'A fulfillment app handles this line, so its quantity cannot change.',
  CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT:
    'The amount of a payment request cannot change. Void it, and create another one.',
  CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST: 'The payment request is paid and cannot change.',
  CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST:
    'The payment request was voided and cannot change. Create another one.',
  CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST:
    'The payment request has expired. It cannot be paid any more, so there is nothing to void.',
  CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: 'The payment request is paid. Refund the payment instead.',
  CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO:
    'A single booking cannot join a visit. Use `createMultiServiceBooking` or `addBookingsToMultiServiceBooking`.',
  CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED:
    'An appointment outside the availability must name its staff member. Pass `resource`.',
  CART_ALREADY_ORDERED:
    'An order was placed from the cart. Read the order, and start a new cart for more items.',
  CART_NOT_FOUND:
    'There is no such cart, or the person has not added anything yet. Treat it as an empty cart.',
  CART_PRICES_OUT_OF_SYNC:
    'A price has changed since the customer saw the summary. Calculate the cart again, show the new total, and ask again.',
  CATALOG_ITEMS_NOT_FOUND:
    'No catalog has one of the items. Check `appId` and `catalogItemId` of each reference.',
  CATALOG_ITEM_ALREADY_EXIST: 'The draft order contains this item already. Change the quantity of its line.',
  CATALOG_ITEM_NOT_AVAILABLE:
    'There is not enough stock of the item. Reduce the quantity, or choose another item.',
  CATALOG_ITEM_NOT_FOUND:
    'No catalog has this item. Check `appId`, `catalogItemId` and the options of the reference.',
  CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED:
    'A draft order takes no item that is paid for with a membership. Choose another payment option.',
  CATALOG_V3_CALLING_CATALOG_V1_API:
    'The business has version 3 of the catalog, and the calls of these packages are those of version 1. Ask `getCatalogVersion` before you show the shop.',
  CATEGORY_LIMIT_REACHED: 'The business has the highest number of categories. Delete one first.',
  CONNECTION_ALREADY_DISCONNECTED:
    'The external calendar is disconnected already. There is nothing left to do.',
  CONNECTION_NOT_CONNECTED: 'The external calendar is not connected. Connect it again.',
  CONTACT_DETAILS_CONFLICT:
    '`contactId` belongs to a different person than the other contact details. Leave `contactId` out, or correct the details.',
  COUPON_ALREADY_EXISTS: 'The cart has this coupon already. There is nothing left to do.',
  COUPON_LOCKED: 'The template of this checkout fixes its coupon. Do not offer to add or remove one.',
  COUPON_NOT_FOUND_IN_CART: 'The cart has no such coupon. Read the cart again.',
  CREATE_ORDER_FAILED_VALIDATIONS:
    'No order can be made from the draft: it edits an order, has no line, or a catalog refuses an item. The message says which.',
  CURRENCY_MISMATCH: 'The amount is not in the currency of the order. Pass that currency.',
  CURRENCY_NOT_SUPPORTED:
    'The amount is not in the currency of the gift card. Pass that currency, or use another gift card.',
  DEFAULT_BOOKING_FORM_NOT_FOUND: 'The business has no default booking form. Ask for a form by its id.',
  DEFAULT_POLICY_CANNOT_BE_DELETED:
    'The default booking policy cannot be deleted. Make another policy the default first, with `setDefaultBookingPolicy`.',
  DEFAULT_SETTINGS_ALREADY_EXISTS: 'There are default tip settings already. Update them instead.',
  DELIVERY_METHOD_MISSING_ADDRESS:
    'The goods need a delivery address. Set one with `updateCurrentCart` first.',
  DELIVERY_METHOD_MISSING_LINE_ITEMS:
    'The cart contains nothing to deliver. Do not offer delivery methods for it.',
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
    'The delivery method does not cover every item in the cart. Choose another method, or remove the items.',
  DELIVERY_METHOD_NOT_FOUND:
    'The delivery method is not available for these goods at this address. Use one of the methods that the calculated cart lists.',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE:
    'The chosen delivery method is not available any more. Calculate the cart, and let the customer choose another one.',
  DELIVERY_PROFILE_NOT_FOUND: 'There is no such delivery profile. Query the profiles again.',
  DELIVERY_REGION_NAME_ALREADY_EXISTS:
    'Another region of the delivery profile has this name. Choose another name.',
  DELIVERY_REGION_NOT_FOUND: 'The delivery profile has no such region. Read the profile again.',
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE:
    'The deposit is higher than the price of one piece. Pass a lower deposit.',
  DESTINATIONS_COLLISION:
    'Another region of the delivery profile contains one of the destinations. Remove it there first.',
  DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: 'The discounts are higher than the price of the items. Lower them.',
  DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: 'The discounts are higher than the total of the order. Lower them.',
  DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL:
    'The discounts are higher than the price of the delivery. Lower them.',
  DISCOUNT_NOT_FOUND: 'The draft order has no such discount. Read the draft again.',
  DRAFT_ORDER_ALREADY_COMMITTED: 'The draft order is committed and cannot change. Create another draft.',
  DRAFT_ORDER_CANNOT_BE_DELETED: 'A committed draft order stays as a record and cannot be deleted.',
  DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS:
    'The draft cannot be committed. The message and `error.data` say why, such as too little stock or an order that cannot be edited any more. Correct the draft.',
  DRAFT_ORDER_DOES_NOT_EXIST: 'There is no such draft order. Create one with `createDraftOrder`.',
  DRAFT_ORDER_NOT_FOUND: 'There is no such draft order. Check the id.',
  DUPLICATED_BOOKINGS: 'The list contains a booking twice. Remove the duplicate.',
  DUPLICATED_LINE_ITEM_IDS: 'The order has a line with this id already. Use another id for the new line.',
  DUPLICATE_BOOKING_IDS: 'The list contains a booking twice. Remove the duplicate.',
  DUPLICATE_BOOKING_INFO: 'The call names a booking twice. Remove the duplicate.',
  DUPLICATE_LINE_ITEM_UPDATES: 'The call changes a line twice. Combine the two changes.',
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: 'The call neither adds nor removes a tag. Name at least one.',
  EMPTY_CART: 'The cart has no items, so it cannot be ordered. Add an item first.',
  EMPTY_CHANGE_REQUEST: 'The change of the line contains no new value. Leave the line out, or pass a change.',
  EMPTY_LINE_ITEM_UPDATES:
    'The change of the line contains no new value. Leave the line out, or pass a change.',
  END_OPTIONS_NOT_SUPPORTED:
    'The sessions of the service have a fixed duration. Book a time slot with the end that it has.',
  EVENT_ALREADY_CANCELLED: 'The calendar event is canceled already. Read the events again.',
  EXTERNAL_CALENDAR_PROVIDER_FAILED:
    'The calendar provider does not answer. Try again later, or set `partialFailure` to get the other calendars.',
  EXTERNAL_REFUND_EXPECTED:
    'Only the business can return this payment, such as cash. Set `externalRefund` to record that it did.',
  FAILED_RESOLVING_SERVICE: 'There is no such service to price. Check the id.',
  FEE_IS_NOT_BOOKING_FEE:
    'The fee does not come from a booking. Use the ids that `applyBookingFees` returns.',
  FIXED_QUANTITY_ITEM: 'The item has a fixed quantity of 1, such as a booking. Do not offer to change it.',
  FULFILLMENT_NOT_FOUND: 'The order has no such fulfillment. List its fulfillments again.',
  GATEWAY_TRANSACTION_NOT_FOUND:
    'The payment gateway does not know the payment. Check the id of the payment.',
  GENERATE_INVOICE_NOT_SUPPORTED: 'The order is canceled or rejected, so it gets no invoice.',
  GIFT_CARD_ALREADY_APPLIED: 'The gift card has paid for the order before. There is nothing left to do.',
  GIFT_CARD_ALREADY_EXISTS: 'The cart has this gift card already. There is nothing left to do.',
  GIFT_CARD_DISABLED: 'The gift card is disabled. Ask for another gift card or another way of payment.',
  GIFT_CARD_EXPIRED: 'The gift card has expired. Ask for another gift card or another way of payment.',
  GIFT_CARD_ITEM_UNSUPPORTED: 'A draft order takes no gift cards. Sell the gift card in an order of its own.',
  GIFT_CARD_LOCKED: 'The template of this checkout fixes its gift cards. Do not offer to add or remove one.',
  GIFT_CARD_NOT_FOUND: 'There is no gift card with this code. Ask the customer to check the code.',
  GIFT_CARD_NOT_FOUND_IN_CART: 'The cart has no such gift card. Read the cart again.',
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART:
    'A cart for demonstration takes no gift cards. Use a real cart.',
  GROUP_NOT_ON_SERVICE: 'The service has no such group of add-ons. Use an id from `listAddOnGroups`.',
  IDENTICAL_CHOICES: 'Two variants have the same choice. Give each variant its own.',
  ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP:
    'An app defines this tax group, so it cannot change. Create your own tax group.',
  INSUFFICIENT_FUNDS:
    'The gift card has less left than the amount. Charge the balance, and ask for the rest in another way.',
  INSUFFICIENT_INVENTORY:
    'There is not enough stock. Reduce the quantity to `error.data.quantityAvailable` or less.',
  INVALID_ADDITIONAL_FEE_REFUND_AMOUNT:
    'The refund of the fee is higher than what is left of it. Call `calculateRefund` first.',
  INVALID_ADDRESS_FORMAT:
    'The country of an address is not a code of two letters, such as `PT`. Correct it; `error.data.field` names it.',
  INVALID_AMOUNT:
    'The amount must be above zero, and at most what can be charged, captured or refunded. Correct it.',
  INVALID_BOOKING: 'The booking to price names no service. Pass a service or a slot.',
  INVALID_BOOKING_STATUS:
    'The status of the booking does not allow this. Read the booking, and offer only what its status allows.',
  INVALID_CATALOG_REFERENCE_OPTIONS:
    'There is no such product, or it has no such choice. Read the product again.',
  INVALID_COUPON_CODE: 'There is no coupon with this code. Ask the customer to check the code.',
  INVALID_COUPON_STATUS:
    'The coupon cannot be used; `error.data.reason` says why. Show the reason to the customer.',
  INVALID_CURRENCY: 'The amount is not in the currency of the order. Pass that currency.',
  INVALID_DURATION_CHOICE:
    'The service does not offer this duration. Use one from `getServiceOptionsAndVariantsByServiceId`.',
  INVALID_EMAIL:
    'The order has no valid email address to send the invoice to. Correct the contact details of the order.',
  INVALID_GIFT_CARD_CODE: 'There is no gift card with this code. Ask the customer to check the code.',
  INVALID_GIFT_CARD_STATUS:
    'The gift card cannot be used; `error.data.reason` says why. Show the reason to the customer.',
  INVALID_ITEM_IMAGE_URL: 'The URL of the image is not valid. Pass a complete URL, or leave the image out.',
  INVALID_LINE_ITEM_ADDRESS_INDEX:
    'A line refers to an address that the input does not have. Correct its index.',
  INVALID_LINE_ITEM_REFUND_QUANTITY:
    'The quantity to refund is higher than what is left of the line. Reduce it.',
  INVALID_LINE_ITEM_RESTOCK_QUANTITY:
    'The quantity to restock is higher than what can return to stock. Reduce it.',
  INVALID_MEMBERSHIP:
    'The membership cannot pay for a line of the cart. Let the customer choose another membership or another payment option.',
  INVALID_MEMBERSHIP_PAYMENT_OPTION:
    'The line is not paid for with a membership. Choose a line with the payment option `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`.',
  INVALID_PAYMENT_REFUND_AMOUNT:
    'The refund is higher than what is left of the payment. Call `refundable` first.',
  INVALID_PAYMENT_STATUS:
    'The bank declined the card, or the payment has not arrived. Nothing was charged; ask for another card or wait.',
  INVALID_PAYMENT_TYPE: 'Payments by gift card or membership get no receipt. Choose another payment.',
  INVALID_PRICE_AMOUNT: 'The total of the order is zero, so it gets no invoice.',
  INVALID_PRICE_VERIFICATION_TOKEN:
    'The token belongs to another cart. Calculate this cart, and use the token of its summary.',
  INVALID_PRICING_PLAN: 'An id of a pricing plan is no GUID. Correct it.',
  INVALID_QUANTITY_VALUE: 'A condition compares a quantity with a fraction. Pass a whole number.',
  INVALID_SERVICES_SIZE: 'A visit has 2 to 8 services. For one service, ask for its own availability.',
  INVALID_SERVICE_CHOICES:
    'The service has no such choice. Read its choices with `getServiceOptionsAndVariantsByServiceId`.',
  INVALID_SERVICE_ID:
    'A line names no service, or a different one than the first line. Price one service at a time.',
  INVALID_SHIPPING_REFUND_AMOUNT:
    'The refund of the delivery is higher than what is left of its price. Reduce it.',
  INVALID_SUBDIVISION_FORMAT:
    'The subdivision has the wrong format. Pass an ISO 3166-2 code of the country, such as `US-CA`.',
  INVALID_TIP: 'The parts of the tip add up to more than its amount. Correct them.',
  INVALID_TIP_DISTRIBUTION: 'The tip would have more than 50 parts. Combine some of them.',
  INVALID_TOKEN:
    'The token of the booking is wrong or has expired. Ask the customer to open the link of the latest email.',
  INVENTORY_QUANTITY_NOT_TRACKED:
    'The product does not track its quantity. Set `trackQuantity`, or set `inStock` instead.',
  INVOICE_ALREADY_EXISTS: 'The order has an invoice already. Read it with `listInvoicesForMultipleOrders`.',
  ITEM_NOT_FOUND_IN_CATALOG:
    'No catalog has this item, or a variant must be chosen. The message says which; correct the catalog reference.',
  LINE_ITEMS_OUT_OF_STOCK:
    'An item of the cart is out of stock. Show the cart again, and let the customer remove it.',
  LINE_ITEM_DOES_NOT_EXIST: 'The order or draft has no such line. Read it again.',
  LINE_ITEM_HAS_CHANGED:
    'Somebody has changed the line since you read it. Read the order again, and apply your change to the new values.',
  LINE_ITEM_NOT_FOUND: 'The order or draft has no such line. Read it again.',
  LINE_ITEM_NOT_FOUND_IN_CART:
    'The cart has no such line. Read the cart again; it may have changed in another tab.',
  LINE_ITEM_PAID: 'The line is paid for already. There is nothing left to do.',
  MAX_COUPONS_PER_CART_EXCEEDED: 'A cart takes one coupon. Remove it before you add another one.',
  MAX_CUSTOM_TRIGGER_APPS_EXCEEDED:
    'Too many apps decide about discount rules. Use the conditions of an app that has a rule already.',
  MAX_DISCOUNT_RULES_REACHED: 'The business has the highest number of discount rules. Delete one first.',
  MAX_END_DATE_EXCEEDS_MAXIMUM:
    '`maxLocalEndDate` is later than the longest session allows. Pass an earlier end, or leave it out.',
  MAX_GIFT_CARDS_EXCEEDED: 'Another gift card has paid for the order. Collect the rest in another way.',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'A cart takes one gift card. Remove it before you add another one.',
  MAX_ITEMS_REACHED: 'The draft order has the highest number of lines. Remove some, or make another draft.',
  MAX_LINE_ITEMS_EXCEEDED:
    'The cart has the highest number of lines. Ask the customer to order in several steps.',
  MAX_NUMBER_OF_RESOURCE_TYPES_REACHED:
    'The business has the highest number of resource types. Delete one first.',
  MAX_QUANTITY_BASED_DISCOUNTS_REACHED:
    'The business has the highest number of discount rules by quantity. Delete one first.',
  MAX_QUANTITY_LIMIT_REACHED: 'The stock would exceed 99,999 pieces. Add fewer.',
  MEMBERSHIP_NOT_ELIGIBLE:
    'The membership cannot pay for this line: it belongs to another plan, has ended, or has no credits left. Choose another one.',
  MEMBERSHIP_PAYMENT_NOT_CHARGED:
    'The credits of this payment were returned before. There is nothing left to do.',
  MEMBERS_ONLY_ITEM: 'Only members can order an item of the cart. Ask the customer to sign in.',
  MISSING_ARGUMENTS: 'The query names no service or no end of the period. Pass both, or a cursor.',
  MISSING_BOOKING_IDS: 'The call names no booking. Pass at least one id.',
  MISSING_CONTACT: 'The order has no contact to send the invoice to. Add contact details to the order.',
  MISSING_CONTACT_EMAIL: 'The contact of the order has no email address. Add one.',
  MISSING_COUNTRY_IN_ADDRESS: 'The address has no country, which the tax calculation needs. Add it.',
  MISSING_CUSTOM_CHOICES:
    'The choices of the option and those of its variants differ. Give each choice a variant.',
  MISSING_DELIVERY_ADDRESS: 'The cart contains goods to deliver, but no address. Ask the customer for one.',
  MISSING_DELIVERY_METHOD:
    'The cart contains goods to deliver, but no delivery method. Let the customer choose one.',
  MISSING_STAFF_VARIANTS: 'A staff member of the service has no variant. Add one for each staff member.',
  MISSING_SUBDIVISION_IN_ADDRESS:
    'The automatic tax calculation needs the state or province of the address. Add it.',
  MISSING_TAXABLE_ADDRESS: 'A line refers to no address, so its tax cannot be calculated. Pass one.',
  MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE:
    'The modifiers of the line cost more than the line. Raise the price of the line, or lower theirs.',
  MULTIPLE_ADDS_FOR_SAME_LINE_ITEM: 'Two of the new lines have the same id. Give each its own.',
  MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM: 'The call changes a line twice. Combine the two changes.',
  MULTIPLE_CURRENCIES:
    'The prices of the variants are in several currencies. Use the currency of the business.',
  MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING:
    'The visit contains the booking already. There is nothing left to do.',
  MULTI_SERVICE_BOOKING_NOT_FOUND:
    'There is no such visit, or it belongs to somebody else. Check the id, and who is signed in.',
  NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING:
    'The booking belongs to a visit. Cancel or reschedule the visit with the operation for visits.',
  NOT_ALL_BOOKINGS_WERE_SENT:
    'The decision must name every booking of the visit that is not canceled or declined. Read the visit, and pass all of them.',
  NOT_FOUND: 'There is no such entity. Check the id; it may have been deleted.',
  NOT_MEMBERSHIP_PAYMENT: 'No membership made this payment. Choose a payment by membership.',
  NOT_PENDING_APPROVAL_SERVICE:
    'The business does not approve bookings of this service manually. Use `confirmBooking` or `declineBooking`.',
  NOT_REGULAR_ONLINE_PAYMENT: 'The payment was not made online by card, so it cannot be captured or voided.',
  NOT_SUPPORTED_APP_DEF_ID: 'The catalog of this app has no stock. Pass `storesAppId`.',
  NOT_SUPPORTED_BY_PROVIDER:
    'The calendar provider does not support this. `listExternalCalendarProviders` says what each provider supports.',
  NO_ASSOCIATED_ECOM_ORDER: 'The order of the payment gateway does not belong to this order. Check both ids.',
  NO_LINE_ITEMS_TO_ADD: 'The call adds no item. Pass at least one.',
  NO_OPEN_SPOTS: 'Somebody else has taken the place of the booking. Offer another time slot.',
  NO_SAVED_PAYMENT_METHOD: 'The buyer has saved no card for this order. Send a payment request instead.',
  NUMBER_OF_PARTICIPANTS_NOT_FOUND: 'The session to price has no participants. Pass their number.',
  ORDER_ALREADY_CANCELED: 'The order is canceled already. There is nothing left to do.',
  ORDER_ALREADY_PAID: 'The order is paid already. There is nothing left to collect.',
  ORDER_BALANCE_NON_POSITIVE: 'The order has no balance to collect. There is nothing left to do.',
  ORDER_CANCELED: 'The order is canceled, so it takes no payments.',
  ORDER_CANNOT_BE_EDITED:
    'The order cannot be edited in its current state. Call `getOrderDraftabilityStatus` to find out why.',
  ORDER_HAS_CHARGEBACKS:
    'A bank has taken a payment of the order back. Resolve the chargeback with the payment provider first.',
  ORDER_IS_ALREADY_EDITED: 'Somebody has an open draft of the order. Commit or delete that draft first.',
  ORDER_IS_PENDING: 'The order waits for approval. Approve it first, with `updateOrderStatus`.',
  ORDER_IS_REJECTED: 'The order was rejected, so it cannot be paid, fulfilled or changed.',
  ORDER_NOT_FOUND:
    'There is no such order, or it belongs to somebody else. Check the id, and who is signed in.',
  ORDER_PAID: 'The order is paid already. There is nothing left to collect.',
  ORDER_PAYMENT_REQUEST_NOT_FOUND: 'There is no such payment request. Query the requests again.',
  ORDER_TRANSACTIONS_NOT_FOUND: 'The order has no transactions. Check the id of the order.',
  OTHER_OPTION_HAS_MEDIA:
    'Only the choices of one option can have images. Remove those of the other option first.',
  PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED:
    'A part of the order was refunded, so it cannot be edited any more.',
  PAYMENTS_NOT_FOUND: 'The order has no such payments. Read its transactions again.',
  PAYMENT_ALREADY_CAPTURED: 'The payment is captured already. To return it, refund it.',
  PAYMENT_ALREADY_VOIDED: 'The payment is voided already. There is nothing left to capture.',
  PAYMENT_GATEWAY_ID_NOT_FOUND:
    'The payment was not made through the gateway, so it cannot be captured or voided.',
  PAYMENT_HAS_PENDING_CAPTURE: 'A capture of the payment is in progress. Wait for its result.',
  PAYMENT_IN_PROGRESS: 'A payment is in progress. Wait for the answer of the bank before you try again.',
  PAYMENT_METHODS_NOT_FOUND:
    'The business accepts no online payments. It must connect a payment provider first.',
  PAYMENT_METHOD_UNAVAILABLE: 'The payment token is unknown. Ask the customer to enter the card again.',
  PAYMENT_NOT_AUTHORIZED:
    'The payment is not in the state `AUTHORIZED`, so it cannot be captured or voided. Read its status.',
  PAYMENT_NOT_FOUND: 'The order has no such payment. Read its transactions again.',
  PAYMENT_NOT_REFUNDABLE: 'The payment cannot be refunded. Call `refundable` to find out why.',
  PERSON_IDENTITY_NOT_FOUND: 'Only customers choose a tip. Call this with the token of a visitor or member.',
  PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART: 'A cart for demonstration cannot be ordered. Use a real cart.',
  PLAN_LINE_ITEM_NOT_FOUND:
    'No line of the cart contains the plan of the membership. Add the plan to the cart first.',
  PREMIUM_FEATURE_NOT_ENABLED:
    'The subscription of the business does not include this feature. The business must upgrade.',
  PRESET_PERCENTAGE_TOO_HIGH: 'A preset of the tip is above 100 percent. Lower it.',
  PRICE_CHANGE_NOT_ALLOWED:
    'The new duration has another price, and only the business can change that. Keep the duration.',
  PRICE_OVERRIDE_EXCEEDS_MAX: 'The fee is higher than the price of the bookings. Lower it.',
  PRODUCT_HAS_NO_MANAGED_VARIANTS:
    'The product does not manage variants. Set `manageVariants` to `true` first.',
  PRODUCT_MANAGES_VARIANTS:
    'The variants of the product have their own prices and stock. Set `manageVariants` to `false` first.',
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE: 'The date of the purchase is in the future. Correct it.',
  RECEIPT_ALREADY_EXIST: 'The payment has a receipt already. Read it from the payment.',
  RECEIPT_GENERATION_IN_PROGRESS:
    'Another call creates the receipt right now. Read the payment again in a moment.',
  REFUND_NOT_ALLOWED:
    'The payment cannot be refunded. Cancel without a refund, and return the money in another way.',
  REFUND_NOT_FOUND: 'The order has no such refund. Read its transactions again.',
  REFUND_TRANSACTION_NOT_FOUND:
    'The refund has no such transaction. Read the transactions of the order again.',
  REQUESTED_GENDER_NOT_ALLOWED:
    'Customers cannot choose the staff of this service by gender. Leave the gender out.',
  REQUEST_COLLECTION_DISABLED:
    'The business takes no back-in-stock requests. Do not offer them, or call `startCollectingBackInStockRequests`.',
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS:
    'The call names an item and requests. Pass only one of them.',
  RESCHEDULING_NOT_ALLOWED:
    'The status of the booking or its policy forbids rescheduling. Read `allowedAnonymousActions` before you offer it.',
  RESOURCE_NOT_FOUND:
    'The staff member or resource does not belong to this service. Use one that the time slot lists.',
  RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME: 'Another resource type has this name. Choose another name.',
  REVISION_MISMATCH:
    'The entity has changed since you read it. Read it again, and repeat the call with the new `revision`; `updateWithRetry` does both.',
  SCHEDULE_CAPACITY_EXCEEDED:
    'The course has too few places left. Offer another course or fewer participants.',
  SCHEDULE_NOT_FOUND: 'There is no such course. Check the id of its schedule.',
  SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS:
    'The business confirms bookings of this service manually, so it takes no pricing plans. Turn the manual confirmation off first.',
  SERVICE_NOT_FOUND:
    'There is no such service, or it is not of the right type for this call. Check the id and the type.',
  SESSION_CAPACITY_EXCEEDED:
    'The session or its waiting list has too few places left. Offer one of `error.data.alternatives`, or fewer participants.',
  SESSION_ID_NOT_PROVIDED: 'A course has several sessions. Name the one that the attendance belongs to.',
  SESSION_NOT_FOUND: 'There is no such session of the class. List its time slots again.',
  SHIPPING_NOT_FOUND: 'The order has no delivery to refund. Leave it out.',
  SLOT_NOT_AVAILABLE: 'Somebody else has taken the time slot. Offer one of `error.data.alternatives`.',
  SLOT_NOT_FOUND: 'No session can start at this time. List the time slots again.',
  SLUG_ALREADY_EXISTS: 'Another service uses this slug, or once did. Choose another one.',
  STAFF_INVITE_REQUIRES_ROLE: 'The invitation must name a role. Pass at least one.',
  STATUS_ALREADY_SET: 'The order has this status already. There is nothing left to do.',
  STATUS_NOT_ALLOWED:
    'The payment or refund cannot get this status. Refunds change the status of payments; set only the states that the call lists.',
  STATUS_NOT_SUPPORTED: 'An order cannot go back to `INITIALIZED`. Choose another status.',
  SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY:
    'Tax regions of this country have no subdivisions. Leave the subdivision out.',
  SUBSCRIPTION_SERVICE_NOT_SUPPORTED:
    'A service that is sold by subscription has no add-ons. Choose another service.',
  TAX_GROUP_NOT_FOUND: 'There is no such tax group. Query the tax groups again.',
  TAX_REGION_NOT_FOUND: 'There is no such tax region. Query the tax regions again.',
  TIP_NOT_FOUND: 'The order has no tip. Set one with `setTipOnOrder`.',
  TIP_SETTINGS_NOT_FOUND:
    'There are no such tip settings. Create the default ones with `createDefaultTipSettings`.',
  TOO_MANY_ACTIVITIES: 'The abandoned checkout has 20 activities, which is the limit.',
  TOO_MANY_INVOICES: 'The order has 300 invoices, which is the limit.',
  TRACKING_NUMBER_ALREADY_EXISTS:
    'Another fulfillment of the order has this tracking number. Check the number.',
  TRANSACTION_NOT_FOUND: 'There is no such gift card transaction of this app. Check the id.',
  UNAUTHORIZED_OPERATION:
    'Only the owner can make this exception. Call it with an elevated client, or leave the exception out.',
  UNKNOWN_OPTION_IDS: 'A variant names an option that the service does not have. Correct its id.',
  UNKNOWN_STAFF_IDS:
    'A variant names a staff member who does not give the service. Correct the id, or add the staff member to the service.',
  UNSUPPORTED_OPTION_DATA: 'A field does not belong to the type of the option. Leave it out.',
  UNSUPPORTED_OPTION_TYPE:
    'The price of the service cannot depend on this type of option. Choose another type.',
  UNSUPPORTED_TRANSITION:
    'The order cannot change from its current status to this one. Read the order first.',
  UPDATING_LINE_ITEM_WITH_LOCATIONS:
    'The line is sent from several locations, so its quantity cannot change.',
  UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN:
    'The line is removed, so its price cannot change. Leave one of the two changes out.',
  VALIDATION_FAILURE:
    'The fields do not fit together: the payment option, the waiting list or the times of a visit. The message says which; correct them.',
  VERIFICATION_FAILED: 'The code is wrong, used or expired. Ask for the code again, or send a new one.',
  VIOLATIONS_WITH_ERROR_SEVERITY:
    'The cart has a violation that blocks the order. Calculate the cart, and show its `violations`.',
  WEBHOOK_AUDIENCE: 'The event is for another app. Check `audience`, and answer with an error status.',
  WEBHOOK_EXPIRED: 'The event is too old, or not valid yet. Check the clock of your server and `maxAge`.',
  WEBHOOK_ISSUER: 'The event comes from another sender. Answer with an error status.',
  WEBHOOK_KEY: 'The public key cannot be used. Pass it as PEM, base64 of PEM or a JSON Web Key.',
  WEBHOOK_MALFORMED:
    'The body is not a signed event. Pass it exactly as it arrived, before a framework parses it.',
  WEBHOOK_REPLAYED: 'You have handled this event before. Answer 200, so that the platform stops sending it.',
  WEBHOOK_SIGNATURE:
    'The platform did not sign the event. Check the public key, and answer with an error status.',
}
