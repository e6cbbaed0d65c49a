import { CatalogReference, Translatable, MultiCurrencyPrice, Image, DescriptionLine, ItemType, PhysicalProperties, ServiceProperties, SubscriptionSettings, Open, PaymentOption, ChannelType, ContactDetails, Address, WeightUnit, CursorQuery, Write, Read, Order, Shape, Page } from '@frontdesk/core';
export { AddressWithContact, AppliedDiscount, BalanceSummary, BuyerInfo, CatalogReference, ChannelType, ContactDetails, DeliveryLogistics, DescriptionLine, FulfillmentStatus, ItemType, JurisdictionType, LineItemTaxInfo, Order, OrderActivity, OrderActivityType, OrderAdditionalFee, OrderLineItem, OrderPaymentStatus, OrderPriceSummary, OrderStatus, OrderTaxInfo, PaymentOption, PhysicalProperties, ServiceProperties, ShippingInformation, SubscriptionInfo, SubscriptionSettings, orderShape } from '@frontdesk/core';

/** What a customer has chosen and not yet ordered. Its id is that of the checkout too. */
interface Cart {
    id: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** Counts up with each change. */
    revision?: string;
    lineItems?: CartLineItem[];
    /** All lines together, before discounts, delivery and tax that is not in the prices. */
    subtotal?: MultiCurrencyPrice;
    note?: string;
    coupons?: CartCoupon[];
    source?: {
        channelType?: ChannelType;
    };
    businessInfo?: {
        locationId?: string;
        languageCode?: string;
        currencyCode?: string;
    };
    customerInfo?: CustomerInfo;
    deliveryInfo?: DeliveryInfo;
    taxInfo?: {
        pricesIncludeTax?: boolean;
        taxExemptGroupId?: string;
    };
    paymentInfo?: PaymentInfo;
    /** Whether it has become an order; it cannot be changed then. */
    orderPlaced?: boolean;
    orderId?: string;
    purchaseFlowId?: string;
    customCheckoutUrl?: string;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    currentCart?: boolean;
}
/** Whether a line can be had as asked for. */
type CartLineStatus = Open<'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG'>;
interface CartLineItem {
    id: string;
    name?: Translatable;
    quantityInfo?: CartQuantityInfo;
    pricing?: CartPricingInfo;
    source?: CartLineSource;
    attributes?: CartLineAttributes;
    deliveryConfig?: {
        deliveryProfileId?: string;
        fulfillerId?: string;
    };
    taxConfig?: {
        taxableAddress?: {
            addressType?: Open<'BUSINESS' | 'BILLING' | 'SHIPPING'>;
        };
        taxGroupId?: string;
    };
    paymentConfig?: {
        paymentOption?: PaymentOption;
        depositAmount?: MultiCurrencyPrice;
        savePaymentMethod?: boolean;
    };
    status?: CartLineStatus;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    discounts?: {
        name?: Translatable;
        amountOff?: MultiCurrencyPrice;
    }[];
    customLineItem?: boolean;
}
interface CartQuantityInfo {
    /** What can be had; less than asked for when stock is short. */
    confirmedQuantity?: number;
    requestedQuantity?: number;
    /** Absent when there is no limit. */
    availableQuantity?: number;
    /** Whether the quantity cannot be changed, as for a booking. */
    fixedQuantity?: boolean;
}
interface CartPricingInfo {
    unitPrice?: MultiCurrencyPrice;
    totalPrice?: MultiCurrencyPrice;
    /** In place of a price that is not known. */
    priceDescription?: Translatable;
    priceUndetermined?: boolean;
    /** How the price came about. */
    breakdown?: {
        fullPrice?: MultiCurrencyPrice;
        salePrice?: MultiCurrencyPrice;
    };
}
interface CartLineSource {
    catalogReference?: CatalogReference;
    /** The real thing when the reference names a stand-in: the service of a booking. */
    rootCatalogItemId?: string;
    inventoryAppId?: string;
    catalogOverrideFields?: {
        name?: Translatable;
        image?: Image;
    };
}
interface CartLineAttributes {
    descriptionLines?: DescriptionLine[];
    image?: Image;
    url?: {
        relativePath?: string;
        url?: string;
    };
    itemType?: ItemType;
    physicalProperties?: PhysicalProperties;
    serviceProperties?: ServiceProperties;
    subscriptionInfo?: {
        subscriptionSettings?: SubscriptionSettings;
        title?: Translatable;
        description?: Translatable;
    };
    membersOnly?: boolean;
}
interface CartCoupon {
    id?: string;
    code?: string;
}
/** Whose cart it is. One of the first three is present. */
interface CustomerInfo extends ContactDetails {
    visitorId?: string;
    memberId?: string;
    userId?: string;
    contactId?: string;
    email?: string;
    languageCode?: string;
    currencyCode?: string;
}
interface DeliveryInfo {
    address?: Address;
    method?: DeliveryMethod;
    weightUnit?: WeightUnit;
}
interface DeliveryMethod {
    code?: string;
    /** The app that offers it. */
    appId?: string;
    title?: Translatable;
    /** Whether the customer comes for it. */
    pickup?: boolean;
}
interface PaymentInfo {
    currencyCode?: string;
    billingAddress?: Address;
    billingContact?: ContactDetails;
    giftCards?: CartGiftCard[];
}
interface CartGiftCard {
    id?: string;
    obfuscatedCode?: string;
    requestedRedeemAmount?: MultiCurrencyPrice;
}
declare const cartShape: Shape<Cart>;

/** What a cart costs, as of the moment when it was calculated. */
interface CartSummary {
    cartId?: string;
    cartRevision?: string;
    calculationId?: string;
    lineItems?: LineItemSummary[];
    discounts?: CartDiscount[];
    deliverySummary?: {
        method?: DeliveryMethod;
        price?: MultiCurrencyPrice;
    };
    additionalFees?: CartAdditionalFee[];
    taxSummary?: CartTaxSummary;
    priceSummary?: CartPriceSummary;
    paymentSummary?: PaymentSummary;
    /** Proves to the platform which prices the customer saw. */
    priceVerificationToken?: string;
    /** What stands in the way of an order. */
    violations?: CartViolation[];
}
interface LineItemSummary {
    lineItemId?: string;
    quantity?: number;
    unitPrice?: MultiCurrencyPrice;
    totalPrice?: MultiCurrencyPrice;
}
interface CartDiscount {
    name?: Translatable;
    scope?: Open<'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY'>;
    source?: {
        sourceType?: Open<'AUTOMATIC_RULE' | 'COUPON'>;
        couponCode?: string;
    };
    total?: MultiCurrencyPrice;
}
interface CartAdditionalFee {
    code?: string;
    name?: Translatable;
    price?: MultiCurrencyPrice;
    lineItemIds?: string[];
    source?: Open<'SERVICE_PLUGIN' | 'LINE_ITEM' | 'DELIVERY' | 'PLATFORM'>;
}
interface CartTaxSummary {
    taxes?: {
        name?: Translatable;
        taxableAmount?: MultiCurrencyPrice;
        exemptAmount?: MultiCurrencyPrice;
        amount?: MultiCurrencyPrice;
    }[];
    totalExempt?: MultiCurrencyPrice;
    /** Whether the prices hold the tax, so that the total does not grow by it. */
    pricesIncludeTax?: boolean;
    lineItemTaxes?: {
        lineItemId?: string;
        tax?: MultiCurrencyPrice;
        /** Decimal text: `"0.23"`. */
        rate?: string;
    }[];
    deliveryTax?: MultiCurrencyPrice;
}
interface CartPriceSummary {
    subtotal?: MultiCurrencyPrice;
    discount?: MultiCurrencyPrice;
    delivery?: MultiCurrencyPrice;
    additionalFees?: MultiCurrencyPrice;
    tax?: MultiCurrencyPrice;
    total?: MultiCurrencyPrice;
}
interface PaymentSummary {
    requiresPaymentAfterGiftCard?: boolean;
    totalAfterGiftCards?: MultiCurrencyPrice;
    payNow?: MultiCurrencyPrice;
    /** At the business. */
    payLater?: MultiCurrencyPrice;
}
/** What stands in the way of an order, or may surprise the customer. */
interface CartViolation {
    scope?: Open<'GLOBAL' | 'LINE_ITEM' | 'DISCOUNT' | 'DELIVERY' | 'TAX' | 'MEMBERSHIP' | 'GIFT_CARD'>;
    code?: CartViolationCode;
    description?: string;
    severity?: Open<'WARNING' | 'ERROR'>;
    /** With code `LINE_ITEMS_OUT_OF_STOCK`. */
    lineItemsOutOfStockData?: {
        lineItemIds?: string[];
        allLineItemsOutOfStock?: boolean;
    };
}
type CartViolationCode = Open<'GENERAL_CODE' | 'CUSTOM_VALIDATION' | 'EMPTY_CART' | 'LINE_ITEMS_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'INVALID_COUPON_CODE' | 'INVALID_COUPON_STATUS' | 'MISSING_DELIVERY_ADDRESS' | 'MISSING_DELIVERY_METHOD' | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' | 'SUBTOTAL_BELOW_ORDER_MINIMUM'>;
/** A cart and what it costs. */
interface CartCalculation {
    cart: Cart;
    summary: CartSummary;
}
declare const cartCalculationShape: Shape<CartCalculation>;

type GetCurrentCartInput = Record<string, never>;
/**
 * Reads the cart of the visitor or member who calls. The platform makes it with the first item, so a caller who
 * has put nothing in has none. Platform: Current cart v2.
 *
 * @throws ApplicationError `CART_NOT_FOUND` (status 404) when nothing was put in yet, or all of it was ordered.
 * @example
 * const cart = await getCurrentCart(client, {}).catch((error: unknown) => {
 *   if (isApplicationError(error, 'CART_NOT_FOUND')) return undefined
 *   throw error
 * })
 * @function
 */
declare const getCurrentCart: Read<GetCurrentCartInput, Cart>;
/** Something to put into a cart. Price and name are those of its catalogue. */
interface CatalogItemInput {
    catalogReference: CatalogReference;
    /** From 1 to 100,000; always 1 for a booking. */
    quantity: number;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
interface AddLineItemsToCurrentCartInput {
    /** At most 300. What is in the cart already gets the quantity added. */
    catalogItems: CatalogItemInput[];
}
/**
 * Puts things into the current cart, which is made when there is none. Platform: Current cart v2.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000.
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how
 * many there are), `FIXED_QUANTITY_ITEM`, `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`.
 * @example
 * const cart = await addLineItemsToCurrentCart(client, {
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
declare const addLineItemsToCurrentCart: Write<AddLineItemsToCurrentCartInput, Cart>;
interface LineItemUpdate {
    lineItemId: string;
    /** From 1 to 100,000. To take a line out, remove it. */
    quantity?: {
        newQuantity: number;
    };
}
interface UpdateLineItemsInCurrentCartInput {
    /** At most 100, each line once. */
    lineItems: LineItemUpdate[];
}
/**
 * Changes the quantity of lines in the current cart. Platform: Current cart v2.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `DUPLICATE_LINE_ITEM_UPDATES`, `EMPTY_LINE_ITEM_UPDATES`, `CART_NOT_FOUND`.
 * @example
 * await updateLineItemsInCurrentCart(client, { lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 3 } }] })
 * @function
 */
declare const updateLineItemsInCurrentCart: Write<UpdateLineItemsInCurrentCartInput, Cart>;
interface RemoveLineItemsFromCurrentCartInput {
    /** From 1 to 100. */
    lineItemIds: string[];
}
/**
 * Takes lines out of the current cart. Platform: Current cart v2.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`.
 * @example
 * const cart = await removeLineItemsFromCurrentCart(client, { lineItemIds: [line.id] })
 * @function
 */
declare const removeLineItemsFromCurrentCart: Write<RemoveLineItemsFromCurrentCartInput, Cart>;
interface CalculateCurrentCartInput {
    /** Whether prices and stock are read from the catalogue anew. */
    refreshCart?: boolean;
}
/**
 * Works out what the current cart costs: lines, discounts, delivery, fees and tax. Changes nothing. Platform: Current cart v2.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const { summary } = await calculateCurrentCart(client, {})
 * console.log(summary.priceSummary?.total?.amount)
 * @function
 */
declare const calculateCurrentCart: Read<CalculateCurrentCartInput, CartCalculation>;
interface EstimateCurrentCartInput extends CalculateCurrentCartInput {
    /** Which rules `summary.violations` reports. */
    validationConfig?: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS';
    calculateDelivery?: boolean;
    calculateAdditionalFees?: boolean;
    calculateTax?: boolean;
    calculateGiftCards?: boolean;
}
/**
 * Works out only those parts of the costs that are asked for; faster than a full calculation. Changes nothing. Platform: Current cart v2.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const { summary } = await estimateCurrentCart(client, { calculateTax: true })
 * @function
 */
declare const estimateCurrentCart: Read<EstimateCurrentCartInput, CartCalculation>;
type DeleteCurrentCartInput = Record<string, never>;
/**
 * Deletes the current cart with everything in it. Platform: Current cart v2.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * await deleteCurrentCart(client, {})
 * @function
 */
declare const deleteCurrentCart: Write<DeleteCurrentCartInput, void>;

interface GetOrderInput {
    id: string;
}
/**
 * Reads one order. Visitors and members read their own only. Spec section 7, Orders.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const order = await getOrder(client, { id })
 * @function
 */
declare const getOrder: Read<GetOrderInput, Order>;
/**
 * The fields that orders can be filtered by, and sorted by too but for ids, flags and lists (platform: Orders, search
 * filter).
 */
interface OrderFields {
    id: string;
    number: string;
    createdDate: Date;
    updatedDate: Date;
    purchasedDate: Date;
    status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
    paymentStatus: 'NOT_PAID' | 'PAID' | 'PARTIALLY_PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED';
    fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';
    archived: boolean;
    imported: boolean;
    seenByAHuman: boolean;
    'billingInfo.contactDetails.firstName': string;
    'billingInfo.contactDetails.lastName': string;
    'businessLocation.id': string;
    'businessLocation.name': string;
    'buyerInfo.contactId': string;
    'buyerInfo.email': string;
    'buyerInfo.memberId': string;
    'channelInfo.externalOrderId': string;
    'channelInfo.type': string;
    checkoutId: string;
    'createdBy.userId': string;
    'lineItems.catalogReference.appId': string[];
    'lineItems.catalogReference.catalogItemId': string[];
    'lineItems.productName.original': string[];
    'shippingInfo.logistics.deliveryTime': string;
    'shippingInfo.logistics.deliveryTimeSlot.from': Date;
    'shippingInfo.logistics.deliveryTimeSlot.to': Date;
    'shippingInfo.region.name': string;
    'shippingInfo.title': string;
}
interface SearchOrdersInput extends CursorQuery<OrderFields> {
}
/**
 * Finds orders, the newest first unless sorted otherwise, 50 a page unless asked for fewer or more (at most 100).
 * Visitors and members find their own only. Spec section 7, Orders.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await searchOrders(client, { filter: { paymentStatus: 'PAID' } })
 * @function
 */
declare const searchOrders: Read<SearchOrdersInput, Page<Order, SearchOrdersInput>>;
interface CancelOrderInput {
    id: string;
    sendOrderCanceledEmail?: boolean;
    /** Goes into the e-mail; at most 1,000 characters. */
    customMessage?: string;
    /** Whether stock and places go back to their catalogues. */
    restockAllItems?: boolean;
}
/**
 * Cancels an order, for the business. Money is not given back by this. Spec section 7, Orders.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await cancelOrder(elevatedClient, { id, restockAllItems: true })
 * @function
 */
declare const cancelOrder: Write<CancelOrderInput, Order>;

/** Codes that carts decline with; read `error.code`. */
type CartErrorCode = Open<'CART_NOT_FOUND' | 'CART_ALREADY_ORDERED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'FIXED_QUANTITY_ITEM' | 'NO_LINE_ITEMS_TO_ADD' | 'MAX_LINE_ITEMS_EXCEEDED' | 'EMPTY_LINE_ITEM_UPDATES' | 'DUPLICATE_LINE_ITEM_UPDATES' | 'LINE_ITEM_NOT_FOUND_IN_CART'>;
/** Codes that orders decline with; read `error.code`. */
type OrderErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_ALREADY_CANCELED' | 'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'>;

export { addLineItemsToCurrentCart, calculateCurrentCart, cancelOrder, cartCalculationShape, cartShape, deleteCurrentCart, estimateCurrentCart, getCurrentCart, getOrder, removeLineItemsFromCurrentCart, searchOrders, updateLineItemsInCurrentCart };
export type { AddLineItemsToCurrentCartInput, CalculateCurrentCartInput, CancelOrderInput, Cart, CartAdditionalFee, CartCalculation, CartCoupon, CartDiscount, CartErrorCode, CartGiftCard, CartLineAttributes, CartLineItem, CartLineSource, CartLineStatus, CartPriceSummary, CartPricingInfo, CartQuantityInfo, CartSummary, CartTaxSummary, CartViolation, CartViolationCode, CatalogItemInput, CustomerInfo, DeleteCurrentCartInput, DeliveryInfo, DeliveryMethod, EstimateCurrentCartInput, GetCurrentCartInput, GetOrderInput, LineItemSummary, LineItemUpdate, OrderErrorCode, OrderFields, PaymentInfo, PaymentSummary, RemoveLineItemsFromCurrentCartInput, SearchOrdersInput, UpdateLineItemsInCurrentCartInput };
