import { Schema, OperationSchema } from '@frontdesk/core/schema';
import { CatalogReference, Translatable, MultiCurrencyPrice, Image, DescriptionLine, ItemType, PhysicalProperties, ServiceProperties, SubscriptionSettings, Open, PaymentOption, ChannelType, ContactDetails, Address, WeightUnit, CursorQuery } from '@frontdesk/core';

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

type GetCurrentCartInput = Record<string, never>;
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
interface RemoveLineItemsFromCurrentCartInput {
    /** From 1 to 100. */
    lineItemIds: string[];
}
interface CalculateCurrentCartInput {
    /** Whether prices and stock are read from the catalogue anew. */
    refreshCart?: boolean;
}
interface EstimateCurrentCartInput extends CalculateCurrentCartInput {
    /** Which rules `summary.violations` reports. */
    validationConfig?: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS';
    calculateDelivery?: boolean;
    calculateAdditionalFees?: boolean;
    calculateTax?: boolean;
    calculateGiftCards?: boolean;
}
type DeleteCurrentCartInput = Record<string, never>;

interface GetOrderInput {
    id: string;
}
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
interface CancelOrderInput {
    id: string;
    sendOrderCanceledEmail?: boolean;
    /** Goes into the e-mail; at most 1,000 characters. */
    customMessage?: string;
    /** Whether stock and places go back to their catalogues. */
    restockAllItems?: boolean;
}

declare const deliveryMethodSchema: Schema<DeliveryMethod>;
declare const cartLineItemSchema: Schema<CartLineItem>;
declare const cartSchema: Schema<Cart>;

declare const cartSummarySchema: Schema<CartSummary>;
declare const cartCalculationSchema: Schema<CartCalculation>;

declare const getCurrentCartInputSchema: Schema<GetCurrentCartInput>;
declare const addLineItemsToCurrentCartInputSchema: Schema<AddLineItemsToCurrentCartInput>;
declare const updateLineItemsInCurrentCartInputSchema: Schema<UpdateLineItemsInCurrentCartInput>;
declare const removeLineItemsFromCurrentCartInputSchema: Schema<RemoveLineItemsFromCurrentCartInput>;
declare const calculateCurrentCartInputSchema: Schema<CalculateCurrentCartInput>;
declare const estimateCurrentCartInputSchema: Schema<EstimateCurrentCartInput>;
declare const deleteCurrentCartInputSchema: Schema<DeleteCurrentCartInput>;
declare const currentCartSchemas: readonly OperationSchema[];

declare const getOrderInputSchema: Schema<GetOrderInput>;
declare const searchOrdersInputSchema: Schema<SearchOrdersInput>;
declare const cancelOrderInputSchema: Schema<CancelOrderInput>;
declare const orderSchemas: readonly OperationSchema[];

/** All schemas of carts and orders, for `createClient({ validate: validation(ecomSchemas) })`. */
declare const ecomSchemas: readonly OperationSchema[];

export { addLineItemsToCurrentCartInputSchema, calculateCurrentCartInputSchema, cancelOrderInputSchema, cartCalculationSchema, cartLineItemSchema, cartSchema, cartSummarySchema, currentCartSchemas, deleteCurrentCartInputSchema, deliveryMethodSchema, ecomSchemas, estimateCurrentCartInputSchema, getCurrentCartInputSchema, getOrderInputSchema, orderSchemas, removeLineItemsFromCurrentCartInputSchema, searchOrdersInputSchema, updateLineItemsInCurrentCartInputSchema };
