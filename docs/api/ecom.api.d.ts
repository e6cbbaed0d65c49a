import { Price, Translatable, MultiCurrencyPrice, Image, Open, DetailedImage, Address, Tags, MatchOperator, TagChanges, Limited, CursorQuery, Write, ElevatedAuth, Shape, BulkResult, Read, Page } from '@frontdesk/core';

/** Names an item in its catalogue. */
interface CatalogReference {
    /** Id of the item in the catalogue, such as a product id or a booking id. */
    catalogItemId: string;
    /** Id of the app with the catalogue, such as the store or bookings. */
    appId: string;
    /** Chosen options: `{ variantId }`, `{ options: { Size: 'M' } }`, … */
    options?: Record<string, unknown>;
}
/** Every preset type of a line item. */
declare const itemTypes: readonly ["PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE", "CUSTOM_AMOUNT_ITEM"];
/** The type of an item. One of the two fields is present. */
interface ItemType {
    preset?: Open<(typeof itemTypes)[number]>;
    /** A type that the catalogue defines. */
    custom?: string;
}
/** One line of text under the name, such as a chosen option. */
interface DescriptionLine {
    name?: Translatable;
    plainText?: Translatable;
    colorInfo?: {
        original?: string;
        translated?: string;
        code?: string;
    };
}
/** Every way to pay for a line item. */
declare const paymentOptions: readonly ["FULL_PAYMENT_ONLINE", "FULL_PAYMENT_OFFLINE", "MEMBERSHIP", "DEPOSIT_ONLINE", "MEMBERSHIP_OFFLINE", "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER"];
/** The way to pay for a line. */
type PaymentOption = Open<(typeof paymentOptions)[number]>;
/** Every unit of weight. */
declare const weightUnits: readonly ["KG", "LB"];
/** The unit of all weights of a cart or an order. */
type WeightUnit = Open<(typeof weightUnits)[number]>;
interface PhysicalProperties {
    /** Weight of one piece, in the weight unit of the cart or order. */
    weight?: number;
    /** Stock-keeping unit of the business. */
    sku?: string;
    shippable?: boolean;
}
/** The booked service of a line. */
interface ServiceProperties {
    scheduledDate?: Date;
    numberOfParticipants?: number;
}
/** Every unit between two charges of a subscription. */
declare const subscriptionFrequencies: readonly ["DAY", "WEEK", "MONTH", "YEAR"];
/** The unit that the interval of a subscription counts. */
type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>;
/** The interval and the start of a subscription's charges. */
interface SubscriptionSettings {
    frequency?: SubscriptionFrequency;
    /** Number of units between two charges. */
    interval?: number;
    autoRenewal?: boolean;
    billingCycles?: number;
    enableCustomerCancellation?: boolean;
    freeTrialPeriod?: {
        frequency?: SubscriptionFrequency;
        interval?: number;
    };
    startDate?: Date;
}
/** Every address that a tax may go by. */
declare const taxableAddressTypes: readonly ["BUSINESS", "BILLING", "SHIPPING"];
/** The address that the tax of a line or a fee goes by. */
type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>;
/** The address that decides about a tax. */
interface TaxableAddress {
    addressType?: TaxableAddressType;
}
/** Every type of tax id: of a person (`CPF`) or a company (`CNPJ`), in Brazil. */
declare const taxIdTypes: readonly ["CPF", "CNPJ"];
/** The type of a tax id. */
type TaxIdType = Open<(typeof taxIdTypes)[number]>;
/** The name and telephone number that belong to an address. */
interface ContactDetails {
    firstName?: string;
    lastName?: string;
    phone?: string;
    company?: string;
    vatId?: {
        id?: string;
        type?: TaxIdType;
    };
}
declare const physicalPropertiesShape: Shape<PhysicalProperties>;
declare const servicePropertiesShape: Shape<ServiceProperties>;
declare const subscriptionSettingsShape: Shape<SubscriptionSettings>;

/** Every type of entry in the history of an order. */
declare const orderActivityTypes: readonly ["ORDER_REFUNDED", "ORDER_PLACED", "ORDER_PAID", "ORDER_FULFILLED", "ORDER_NOT_FULFILLED", "ORDER_CANCELED", "DOWNLOAD_LINK_SENT", "TRACKING_NUMBER_ADDED", "TRACKING_NUMBER_EDITED", "TRACKING_LINK_ADDED", "SHIPPING_CONFIRMATION_EMAIL_SENT", "INVOICE_ADDED", "INVOICE_REMOVED", "INVOICE_SENT", "FULFILLER_EMAIL_SENT", "SHIPPING_ADDRESS_EDITED", "EMAIL_EDITED", "PICKUP_READY_EMAIL_SENT", "CUSTOM_ACTIVITY", "MERCHANT_COMMENT", "ORDER_CREATED_FROM_EXCHANGE", "NEW_EXCHANGE_ORDER_CREATED", "ORDER_PARTIALLY_PAID", "DRAFT_ORDER_CHANGES_APPLIED", "SAVED_PAYMENT_METHOD", "AUTHORIZED_PAYMENT_CREATED", "AUTHORIZED_PAYMENT_CAPTURED", "AUTHORIZED_PAYMENT_VOIDED", "REFUND_INITIATED", "PAYMENT_REFUNDED", "PAYMENT_REFUND_FAILED", "REFUNDED_AS_STORE_CREDIT", "PAYMENT_PENDING", "PAYMENT_CANCELED", "PAYMENT_DECLINED", "ORDER_PENDING", "ORDER_REJECTED", "RECEIPT_CREATED", "RECEIPT_SENT", "CHARGEBACK_CREATED", "CHARGEBACK_REVERSED"];
/** The type of an entry in the history of an order. */
type OrderActivityType = Open<(typeof orderActivityTypes)[number]>;
/** A payment that an entry tells of. */
interface ActivityPayment {
    paymentId?: string;
    amount?: Price;
    /** The last four digits of the card. */
    lastFourDigits?: string;
    /** Brand of the card. */
    brand?: string;
}
/** A payment by card that an entry tells of. */
interface ActivityCardPayment {
    amount?: Price;
    creditCardDetails?: {
        lastFourDigits?: string;
        brand?: string;
    };
}
/** A payment that was given back. One of `regular`, `giftCard` and `membership` is present. */
interface RefundedPayment {
    paymentId?: string;
    /** Whether the money was given back outside of the platform. */
    externalRefund?: boolean;
    regular?: {
        amount?: Price;
        lastFourDigits?: string;
        brand?: string;
    };
    giftCard?: {
        giftCardPaymentId?: string;
        amount?: Price;
    };
    membership?: {
        membershipId?: string;
    };
}
/** A receipt. One of `wixReceipt` and `externalReceipt` is present. */
interface ActivityReceipt {
    paymentId?: string;
    wixReceipt?: {
        receiptId?: string;
        displayNumber?: string;
    };
    externalReceipt?: {
        receiptId?: string;
        displayNumber?: string;
    };
}
/** Every direction in which a quantity may change. */
declare const quantityDeltaTypes: readonly ["QUANTITY_INCREASED", "QUANTITY_DECREASED"];
/** Whether a quantity went up or down. */
type QuantityDeltaType = Open<(typeof quantityDeltaTypes)[number]>;
/** An amount that a change of an order adds or takes away, with its part of each line. */
interface ChangedAmount {
    id?: string;
    name?: Translatable;
    totalAmount?: Price;
    affectedLineItems?: {
        id?: string;
        name?: Translatable;
        amount?: Price;
    }[];
}
/** A change of an order that was placed. One of the fields is present. */
interface OrderChange {
    lineItemChanged?: {
        id?: string;
        name?: Translatable;
        quantity?: {
            originalQuantity?: number;
            newQuantity?: number;
            diff?: number;
            deltaType?: QuantityDeltaType;
        };
        price?: {
            originalPrice?: Price;
            newPrice?: Price;
        };
    };
    lineItemAdded?: {
        id?: string;
        name?: Translatable;
        quantity?: number;
    };
    lineItemRemoved?: {
        id?: string;
        name?: Translatable;
        quantity?: number;
    };
    discountAdded?: ChangedAmount;
    discountRemoved?: ChangedAmount;
    additionalFeeAdded?: ChangedAmount;
    additionalFeeRemoved?: ChangedAmount;
    totalPriceChanged?: {
        originalTotal?: Price;
        newTotal?: Price;
    };
    shippingInformationChanged?: {
        originalShippingInfo?: {
            total?: Price;
            shippingTitle?: string;
        };
        newShippingInfo?: {
            total?: Price;
            shippingTitle?: string;
        };
    };
}
/** A card holder's claim to have a payment back. */
interface ActivityChargeback {
    paymentId?: string;
    chargebackId?: string;
    amount?: Price;
    paymentDetails?: ActivityCardPayment;
}
/** An entry of an order's history. The field beside `activityType` depends on it: `ORDER_REFUNDED` has `orderRefunded`. */
interface OrderActivity {
    id?: string;
    activityType?: OrderActivityType;
    createdDate?: Date;
    authorEmail?: string;
    merchantComment?: {
        message?: string;
    };
    customActivity?: {
        appId?: string;
        type?: string;
        additionalData?: Record<string, string>;
    };
    orderRefunded?: {
        manual?: boolean;
        amount?: Price;
        reason?: string;
    };
    draftOrderChangesApplied?: {
        draftOrderId?: string;
        reason?: string;
        changes?: OrderChange[];
    };
    savedPaymentMethod?: {
        name?: string;
        description?: string;
    };
    authorizedPaymentCreated?: ActivityPayment;
    authorizedPaymentCaptured?: ActivityPayment;
    authorizedPaymentVoided?: ActivityPayment;
    refundInitiated?: {
        refundId?: string;
        amount?: Price;
        payments?: RefundedPayment[];
        reason?: string;
    };
    paymentRefunded?: {
        refundId?: string;
        payment?: RefundedPayment;
    };
    paymentRefundFailed?: {
        refundId?: string;
        payment?: RefundedPayment;
    };
    refundedAsStoreCredit?: {
        amount?: Price;
        reason?: string;
    };
    paymentPending?: {
        paymentId?: string;
        regular?: ActivityCardPayment;
    };
    paymentCanceled?: {
        paymentId?: string;
        regular?: ActivityCardPayment;
    };
    paymentDeclined?: {
        paymentId?: string;
        regular?: ActivityCardPayment;
    };
    receiptCreated?: ActivityReceipt;
    receiptSent?: ActivityReceipt;
    chargebackCreated?: ActivityChargeback;
    chargebackReversed?: ActivityChargeback & {
        reversalAmount?: Price;
    };
}
declare const orderActivityShape: Shape<OrderActivity>;

/** Every type of authority that a tax is paid to. */
declare const jurisdictionTypes: readonly ["COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"];
/** The authority that a tax is paid to. */
type JurisdictionType = Open<(typeof jurisdictionTypes)[number]>;
/** One of the taxes of a line, a delivery or a fee. */
interface LineItemTax {
    taxName?: string;
    taxType?: string;
    jurisdiction?: string;
    jurisdictionType?: JurisdictionType;
    /** Decimal text: `"0.23"`. */
    rate?: string;
    taxAmount?: Price;
    taxableAmount?: Price;
    nonTaxableAmount?: Price;
}
/** The taxes of a line, a delivery or a fee. */
interface LineItemTaxInfo {
    taxAmount?: Price;
    taxableAmount?: Price;
    /** Decimal text: `"0.23"`. */
    taxRate?: string;
    taxGroupId?: string;
    taxIncludedInPrice?: boolean;
    taxBreakdown?: LineItemTax[];
}
/** The taxes of an order. */
interface OrderTaxInfo {
    totalTax?: Price;
    taxExempt?: boolean;
    taxBreakdown?: {
        taxName?: string;
        taxType?: string;
        jurisdiction?: string;
        jurisdictionType?: JurisdictionType;
        /** Decimal text: `"0.23"`. */
        rate?: string;
        aggregatedTaxAmount?: Price;
        aggregatedTaxableAmount?: Price;
    }[];
}

/** The costs of an order. `total` includes delivery, fees and tax. */
interface OrderPriceSummary {
    subtotal?: Price;
    shipping?: Price;
    tax?: Price;
    discount?: Price;
    totalAdditionalFees?: Price;
    total?: Price;
}
/** The amounts of an order by what has become of them. */
interface BalanceSummary {
    /** The amount that is still to be paid. */
    balance?: Price;
    paid?: Price;
    refunded?: Price;
    authorized?: Price;
    pending?: Price;
    pendingRefund?: Price;
    /** The amount that card holders have claimed back through their banks. */
    chargeback?: Price;
    /** The amount of such claims that the banks have given back to the business. */
    chargebackReversal?: Price;
    platformFees?: Price;
    totalMinusPlatformFees?: Price;
    /** The difference that rounding a payment in cash makes. */
    cashRoundingAdjustment?: Price;
}
/** Every type of discount of an order. */
declare const appliedDiscountTypes: readonly ["GLOBAL", "SPECIFIC_ITEMS", "SHIPPING"];
/** The part of an order that a discount lowers: the order, some lines or the delivery. */
type AppliedDiscountType = Open<(typeof appliedDiscountTypes)[number]>;
/** Every reason that the business may name for a discount. */
declare const merchantDiscountReasons: readonly ["EXCHANGED_ITEMS", "BILLING_ADJUSTMENT"];
/** The reason for a discount that the business gives. */
type MerchantDiscountReason = Open<(typeof merchantDiscountReasons)[number]>;
/** A discount. One of `coupon`, `merchantDiscount` and `discountRule` names its source. */
interface AppliedDiscount {
    id?: string;
    discountType?: AppliedDiscountType;
    coupon?: {
        id?: string;
        code?: string;
        name?: string;
        amount?: Price;
    };
    merchantDiscount?: {
        amount?: Price;
        /** Decimal text: `"12.50"`. */
        percentage?: string;
        discountReason?: MerchantDiscountReason;
        /** A reason in words, in place of `discountReason`. */
        description?: string;
    };
    discountRule?: {
        id?: string;
        name?: Translatable;
        amount?: Price;
    };
    lineItemDiscounts?: {
        id?: string;
        totalDiscount?: Price;
    }[];
}
/** Every source of an additional fee. */
declare const additionalFeeSources: readonly ["SERVICE_PLUGIN", "ITEM", "MANUAL", "SHIPPING", "PLATFORM"];
/** The source of an additional fee. */
type AdditionalFeeSource = Open<(typeof additionalFeeSources)[number]>;
interface OrderAdditionalFee {
    id?: string;
    code?: string;
    name?: string;
    price?: Price;
    priceBeforeTax?: Price;
    priceAfterTax?: Price;
    taxInfo?: LineItemTaxInfo;
    taxableAddress?: TaxableAddress;
    lineItemIds?: string[];
    source?: AdditionalFeeSource;
    /** Id of the app that added the fee. */
    providerAppId?: string;
}
/** Every way in which a platform fee is charged: to the customer, or to the business. */
declare const platformFeeChargeTypes: readonly ["PASS_ON", "ABSORBED"];
/** The payer of a platform fee: the customer (`PASS_ON`) or the business (`ABSORBED`). */
type PlatformFeeChargeType = Open<(typeof platformFeeChargeTypes)[number]>;
/** The fees that the platform takes for an order. */
interface PlatformFeeSummary {
    total?: Price;
    totalPassOn?: Price;
    totalAbsorbed?: Price;
    fees?: {
        name?: Translatable;
        amount?: Price;
        lineItemId?: string;
        chargeType?: PlatformFeeChargeType;
        /** Decimal text, in per cent. */
        percentageRate?: string;
    }[];
}
declare const appliedDiscountShape: Shape<AppliedDiscount>;
declare const orderAdditionalFeeShape: Shape<OrderAdditionalFee>;

interface AddressWithContact {
    address?: Address;
    contactDetails?: ContactDetails;
}
/** The delivery of an order. */
interface ShippingInformation {
    carrierId?: string;
    /** Code of the delivery method. */
    code?: string;
    title?: string;
    logistics?: DeliveryLogistics;
    cost?: {
        price?: Price;
        totalPriceBeforeTax?: Price;
        totalPriceAfterTax?: Price;
        taxInfo?: LineItemTaxInfo;
        discount?: Price;
    };
    region?: {
        name?: string;
    };
}
/** Every place where customers pick up an order. */
declare const pickupMethods: readonly ["STORE_PICKUP", "PICKUP_POINT"];
/** Whether an order is picked up at the business or at a pickup point. */
type PickupMethod = Open<(typeof pickupMethods)[number]>;
/** The delivery's destination, or the place where the customer picks the order up. */
interface DeliveryLogistics {
    shippingDestination?: AddressWithContact;
    pickupDetails?: {
        address?: Address;
        pickupMethod?: PickupMethod;
    };
    /** Text for people, such as `2 to 4 working days`. */
    deliveryTime?: string;
    instructions?: string;
    deliverByDate?: Date;
    deliveryTimeSlot?: {
        from?: Date;
        to?: Date;
    };
}
declare const shippingInformationShape: Shape<ShippingInformation>;

interface OrderLineItem {
    id: string;
    productName?: Translatable;
    catalogReference?: CatalogReference;
    /** Id of the item itself when the reference names a stand-in: the service of a booking. */
    rootCatalogItemId?: string;
    quantity?: number;
    /** The measured quantity of an item that is not sold by the piece. */
    decimalQuantity?: DecimalQuantity;
    itemType?: ItemType;
    descriptionLines?: DescriptionLine[];
    image?: DetailedImage;
    physicalProperties?: PhysicalProperties;
    serviceProperties?: ServiceProperties;
    /** The places that the items are sent from. */
    locations?: LineItemLocation[];
    /** Choices that add to the price, such as toppings. */
    modifierGroups?: OrderModifierGroup[];
    /** Price of one piece after discounts of the line. */
    price?: Price;
    priceBeforeDiscounts?: Price;
    totalDiscount?: Price;
    totalPriceBeforeTax?: Price;
    totalPriceAfterTax?: Price;
    lineItemPrice?: Price;
    /** Whether the price was not known at the time of the order. */
    priceUndetermined?: boolean;
    /** Text that is shown in place of a price. */
    priceDescription?: Translatable;
    depositAmount?: Price;
    paymentOption?: PaymentOption;
    taxInfo?: LineItemTaxInfo;
    taxableAddress?: TaxableAddress;
    /** Present for `DIGITAL` lines. */
    digitalFile?: DigitalFile;
    subscriptionInfo?: SubscriptionInfo;
    fulfillerId?: string;
    refundQuantity?: number;
    restockQuantity?: number;
    fixedQuantity?: boolean;
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** A file that the buyer downloads. */
interface DigitalFile {
    fileId?: string;
    link?: string;
    /** The date on which the link ends. */
    expirationDate?: Date;
}
interface SubscriptionInfo {
    id?: string;
    /** Number of the charge that made this order, counting from 1. */
    cycleNumber?: number;
    title?: Translatable;
    description?: Translatable;
    /** Text about the charges to come. */
    chargesDescription?: string;
    subscriptionSettings?: SubscriptionSettings;
}
/** A place that items of a line are sent from. */
interface LineItemLocation {
    id?: string;
    name?: string;
    quantity?: number;
}
/** Every unit that a quantity is measured in. */
declare const quantityUnits: readonly ["ML", "CL", "L", "CBM", "MG", "G", "KG", "MM", "CM", "M", "SQM", "OZ", "LB", "FLOZ", "PT", "QT", "GAL", "IN", "FT", "YD", "SQFT"];
/** The unit that a quantity is measured in. */
type QuantityUnit = Open<(typeof quantityUnits)[number]>;
/** A measured quantity. One of `measurementUnit` and `otherUnit` is present. */
interface DecimalQuantity {
    /** Decimal text: `"1.5"`. */
    value?: string;
    measurementUnit?: QuantityUnit;
    /** Name of a unit that the platform does not know. */
    otherUnit?: string;
    description?: Translatable;
}
/** The choices that a buyer made in one group, such as toppings. */
interface OrderModifierGroup {
    id?: string;
    name?: Translatable;
    modifiers?: {
        id?: string;
        quantity?: number;
        label?: Translatable;
        details?: Translatable;
        price?: Price;
    }[];
}
declare const orderLineItemShape: Shape<OrderLineItem>;

/** Every status of an order. */
declare const orderStatuses: readonly ["INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED"];
/** The status of an order. A `PENDING` order waits for its payment; the payment of a `REJECTED` one failed. */
type OrderStatus = Open<(typeof orderStatuses)[number]>;
/** Every payment status of an order. */
declare const orderPaymentStatuses: readonly ["NOT_PAID", "PAID", "PARTIALLY_PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED"];
/** Whether an order is paid. `PENDING_MERCHANT`: the business has to act. */
type OrderPaymentStatus = Open<(typeof orderPaymentStatuses)[number]>;
/** Every fulfillment status of an order. */
declare const fulfillmentStatuses: readonly ["NOT_FULFILLED", "FULFILLED", "PARTIALLY_FULFILLED", "CANCELED"];
/** Whether the items of an order have been handed over. */
type FulfillmentStatus = Open<(typeof fulfillmentStatuses)[number]>;
/** Every channel that an order may come from. */
declare const channelTypes: readonly ["WEB", "POS", "EBAY", "AMAZON", "OTHER_PLATFORM", "WIX_APP_STORE", "WIX_INVOICES", "BACKOFFICE_MERCHANT", "WISH", "CLASS_PASS", "GLOBAL_E", "FACEBOOK", "ETSY", "TIKTOK", "FAIRE_COM", "PAYPAL_AGENTIC_CHECKOUT", "STRIPE_AGENTIC_CHECKOUT"];
/** The channel that an order came from. */
type ChannelType = Open<(typeof channelTypes)[number]>;
/** Every advertisement that an order may be attributed to. */
declare const attributionSources: readonly ["FACEBOOK_ADS"];
/** The advertisement that led to an order. */
type AttributionSource = Open<(typeof attributionSources)[number]>;
/** A purchase. */
interface Order {
    id: string;
    /** Order number for people, counting up. */
    number?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** Date of the purchase; differs from `createdDate` for imported orders. */
    purchasedDate?: Date;
    status?: OrderStatus;
    paymentStatus?: OrderPaymentStatus;
    fulfillmentStatus?: FulfillmentStatus;
    lineItems?: OrderLineItem[];
    buyerInfo?: BuyerInfo;
    /** Language code: two letters, or language and region. */
    buyerLanguage?: string;
    buyerNote?: string;
    weightUnit?: WeightUnit;
    /** Three letters, ISO 4217. */
    currency?: string;
    /** The original currency and the rate, where the order was converted. */
    currencyConversionDetails?: {
        /** Three letters, ISO 4217. */
        originalCurrency?: string;
        /** Decimal text. */
        conversionRate?: string;
    };
    taxIncludedInPrices?: boolean;
    siteLanguage?: string;
    priceSummary?: OrderPriceSummary;
    /** The costs that fall due after a free trial. */
    payAfterFreeTrial?: OrderPriceSummary;
    platformFeeSummary?: PlatformFeeSummary;
    /** The open and the paid amounts. */
    balanceSummary?: BalanceSummary;
    billingInfo?: AddressWithContact;
    shippingInfo?: ShippingInformation;
    recipientInfo?: AddressWithContact;
    taxInfo?: OrderTaxInfo;
    /** The platform's older form of `taxInfo`. */
    taxSummary?: {
        totalTax?: Price;
    };
    appliedDiscounts?: AppliedDiscount[];
    additionalFees?: OrderAdditionalFee[];
    activities?: OrderActivity[];
    attributionSource?: AttributionSource;
    createdBy?: {
        userId?: string;
        memberId?: string;
        visitorId?: string;
        appId?: string;
    };
    channelInfo?: {
        type?: ChannelType;
        externalOrderId?: string;
        externalOrderUrl?: string;
    };
    /** Id of the checkout, the same as the id of the cart. */
    checkoutId?: string;
    archived?: boolean;
    seenByAHuman?: boolean;
    customFields?: {
        title?: string;
        translatedTitle?: string;
        value?: unknown;
    }[];
    businessLocation?: {
        id?: string;
        name?: string;
    };
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    purchaseFlowId?: string;
    tags?: Tags;
    imported?: boolean;
}
/** The buyer of an order. One of the ids is present. */
interface BuyerInfo {
    visitorId?: string;
    memberId?: string;
    contactId?: string;
    email?: string;
}
declare const orderShape: Shape<Order>;

/** The items that a customer has chosen and not yet ordered. Its id is also the id of the checkout. */
interface Cart {
    id: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** Revision number as text; it increases with each change. */
    revision?: string;
    lineItems?: CartLineItem[];
    /** All lines together, before discounts, delivery and tax that is not in the prices. */
    subtotal?: MultiCurrencyPrice;
    note?: string;
    coupons?: CartCoupon[];
    source?: CartSource;
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
    settings?: CartSettings;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    currentCart?: boolean;
    /** Whether the cart is for a demonstration and cannot be paid. */
    demo?: boolean;
}
/** Where a cart comes from, and who created it. */
interface CartSource {
    channelType?: ChannelType;
    /** One of the ids is present. */
    createdBy?: {
        visitorId?: string;
        memberId?: string;
        userId?: string;
        appId?: string;
    };
    /** Ids of the cart in other systems, by their apps. */
    externalReferences?: {
        appId?: string;
        resourceId?: string;
    }[];
    /** The component of the site that the cart belongs to. */
    customContentReference?: {
        appId?: string;
        componentId?: string;
    };
}
/** Parts of the checkout that the customer cannot change or does not see. */
interface CartSettings {
    lockGiftCard?: boolean;
    lockCouponCode?: boolean;
    policyAgreementCheckboxDisabled?: boolean;
    manualPaymentDisabled?: boolean;
}
/** Every status of a line of a cart. */
declare const cartLineStatuses: readonly ["IN_STOCK", "PARTIALLY_IN_STOCK", "OUT_OF_STOCK", "REMOVED_FROM_CATALOG"];
/** Whether the requested quantity of a line is in stock. */
type CartLineStatus = Open<(typeof cartLineStatuses)[number]>;
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
        taxableAddress?: TaxableAddress;
        taxGroupId?: string;
    };
    paymentConfig?: {
        paymentOption?: PaymentOption;
        depositAmount?: MultiCurrencyPrice;
        savePaymentMethod?: boolean;
        /** Text that the customer agrees to when the payment method is saved. */
        consentRequiredPaymentPolicy?: string;
        membership?: CartMembership;
    };
    /** Choices that add to the price, such as toppings. */
    modifierGroups?: CartModifierGroup[];
    status?: CartLineStatus;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    discounts?: {
        name?: Translatable;
        amountOff?: MultiCurrencyPrice;
        source?: CartDiscountSource;
    }[];
    customLineItem?: boolean;
}
interface CartQuantityInfo {
    /** The quantity in stock, up to the requested one. */
    confirmedQuantity?: number;
    requestedQuantity?: number;
    /** The quantity in stock; absent when there is no limit. */
    availableQuantity?: number;
    /** Whether the quantity cannot be changed, as for a booking. */
    fixedQuantity?: boolean;
}
interface CartPricingInfo {
    unitPrice?: MultiCurrencyPrice;
    totalPrice?: MultiCurrencyPrice;
    /** Text that is shown in place of a price. */
    priceDescription?: Translatable;
    priceUndetermined?: boolean;
    /** The prices before and after a discount of the catalogue. */
    breakdown?: {
        fullPrice?: MultiCurrencyPrice;
        salePrice?: MultiCurrencyPrice;
        /** The part of the price that the chosen modifiers add. */
        totalModifiersPrice?: MultiCurrencyPrice;
    };
}
/** Every way in which a membership counts what is bought with it. */
declare const membershipRedemptionTypes: readonly ["CREDITS", "SESSIONS"];
/** The way in which a membership counts what is bought with it. */
type MembershipRedemptionType = Open<(typeof membershipRedemptionTypes)[number]>;
/** The membership that pays for a line: one that the customer has, or one that is in the same cart. */
interface CartMembership {
    existingMembership?: {
        appId?: string;
        membershipId?: string;
    };
    futureMembership?: {
        lineItemId?: string;
        benefitId?: string;
    };
    name?: Translatable;
    /** Number of credits or sessions that the line takes. */
    redemptionCost?: number;
    redemptionType?: MembershipRedemptionType;
}
/** The choices that a customer made in one group, such as toppings. */
interface CartModifierGroup {
    id?: string;
    name?: Translatable;
    modifiers?: {
        id?: string;
        quantity?: number;
        label?: Translatable;
        details?: Translatable;
        price?: MultiCurrencyPrice;
    }[];
}
/** Every type of source of a discount. */
declare const cartDiscountSources: readonly ["AUTOMATIC_RULE", "COUPON"];
/** The type of the source of a discount. */
type CartDiscountSourceType = Open<(typeof cartDiscountSources)[number]>;
/** The source of a discount. */
interface CartDiscountSource {
    sourceType?: CartDiscountSourceType;
    /** Present with type `COUPON`. */
    couponCode?: string;
}
interface CartLineSource {
    catalogReference?: CatalogReference;
    /** Id of the item itself when the reference names a stand-in: the service of a booking. */
    rootCatalogItemId?: string;
    inventoryAppId?: string;
    catalogOverrideFields?: CatalogOverrideFields;
}
/** Data of a line that stands in place of its catalogue's. Amounts are decimal text. */
interface CatalogOverrideFields {
    name?: Translatable;
    salePrice?: string;
    fullPrice?: string;
    descriptionLines?: DescriptionLine[];
    physicalProperties?: PhysicalProperties;
    image?: Image;
    paymentOption?: {
        value?: PaymentOption;
    };
    depositAmount?: string;
    savePaymentMethod?: boolean;
    inventoryAppId?: string;
}
interface CartLineAttributes {
    descriptionLines?: DescriptionLine[];
    image?: Image;
    url?: {
        relativePath?: string;
        url?: string;
    };
    /** Terms that the customer agrees to by buying. */
    policies?: {
        title?: string;
        content?: string;
    }[];
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
/** The owner of a cart. One of `visitorId`, `memberId`, `userId` and `openAccess` is present. */
interface CustomerInfo extends ContactDetails {
    visitorId?: string;
    memberId?: string;
    userId?: string;
    /** Whether everybody who knows the id of the cart may use it. */
    openAccess?: boolean;
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
    /** Id of the app that offers the delivery method. */
    appId?: string;
    title?: Translatable;
    /** Whether the customer collects the goods. */
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
    /** Id of the app that issued the gift card. */
    appId?: string;
    /** Id of the gift card in that app. */
    externalId?: string;
    requestedRedeemAmount?: MultiCurrencyPrice;
}
declare const cartShape: Shape<Cart>;

/** Every part of a cart that a violation may concern. */
declare const cartViolationScopes: readonly ["GLOBAL", "LINE_ITEM", "DISCOUNT", "DELIVERY", "TAX", "MEMBERSHIP", "GIFT_CARD"];
/** The part of a cart that a violation concerns. */
type CartViolationScope = Open<(typeof cartViolationScopes)[number]>;
/** Every severity of a violation. */
declare const violationSeverities: readonly ["WARNING", "ERROR"];
/** An `ERROR` stops the order, a `WARNING` does not. */
type ViolationSeverity = Open<(typeof violationSeverities)[number]>;
/** Every code of a violation. */
declare const cartViolationCodes: readonly ["GENERAL_CODE", "CUSTOM_VALIDATION", "EMPTY_CART", "LINE_ITEMS_OUT_OF_STOCK", "MEMBERS_ONLY_ITEM", "INVALID_COUPON_CODE", "INVALID_COUPON_STATUS", "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD", "MISSING_DELIVERY_ADDRESS", "MISSING_DELIVERY_METHOD", "DELIVERY_METHOD_NO_LONGER_AVAILABLE", "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS", "INVALID_GIFT_CARD_CODE", "INVALID_GIFT_CARD_STATUS", "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", "SUBTOTAL_BELOW_ORDER_MINIMUM", "INVALID_MEMBERSHIP_STATUS", "INVALID_POSTAL_CODE", "INVALID_SUBDIVISION", "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART", "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART", "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART", "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART"];
/** The code of a violation. */
type CartViolationCode = Open<(typeof cartViolationCodes)[number]>;
/** Every reason why a coupon cannot be used. */
declare const invalidCouponReasons: readonly ["EXPIRED", "DISABLED", "INACTIVE", "MAX_USAGE_EXCEEDED", "MAX_USAGE_PER_CUSTOMER_EXCEEDED", "NOT_APPLICABLE_TO_SUBSCRIPTIONS", "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS", "MIN_LINE_ITEM_QUANTITY_NOT_REACHED", "MIN_SUBTOTAL_NOT_REACHED"];
/** The reason why a coupon cannot be used. */
type InvalidCouponReason = Open<(typeof invalidCouponReasons)[number]>;
/** Every reason why a gift card cannot be used. */
declare const invalidGiftCardReasons: readonly ["EXPIRED", "DISABLED", "EMPTY_BALANCE"];
/** The reason why a gift card cannot be used. */
type InvalidGiftCardReason = Open<(typeof invalidGiftCardReasons)[number]>;
/** Every reason why a membership cannot be used. */
declare const invalidMembershipReasons: readonly ["INSUFFICIENT_FUNDS", "MEMBERSHIP_NOT_FOUND", "NOT_APPLICABLE_TO_LINE_ITEMS", "LINE_ITEM_NOT_FOUND"];
/** The reason why a membership cannot be used. */
type InvalidMembershipReason = Open<(typeof invalidMembershipReasons)[number]>;
/** A problem that prevents an order, or that the customer should know of. The last fields depend on its code. */
interface CartViolation {
    scope?: CartViolationScope;
    code?: CartViolationCode;
    description?: string;
    severity?: ViolationSeverity;
    /** Present with code `LINE_ITEMS_OUT_OF_STOCK`. */
    lineItemsOutOfStockData?: {
        lineItemIds?: string[];
        allLineItemsOutOfStock?: boolean;
    };
    /** Present with code `MEMBERS_ONLY_ITEM`. */
    membersOnlyItemData?: {
        lineItemIds?: string[];
    };
    /** Present with code `INVALID_COUPON_CODE`. */
    invalidCouponCodeData?: {
        couponCode?: string;
    };
    /** Present with code `INVALID_COUPON_STATUS`. */
    invalidCouponStatusData?: {
        couponCode?: string;
        reason?: InvalidCouponReason;
        /** Present with reason `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`. */
        minLineItemQuantityNotReachedDetails?: {
            requiredMinimumQuantity?: number;
        };
        /** Present with reason `MIN_SUBTOTAL_NOT_REACHED`. */
        minSubtotalNotReachedDetails?: {
            requiredMinimumSubtotal?: MultiCurrencyPrice;
            originalDescription?: string;
        };
    };
    /** Present with code `INVALID_GIFT_CARD_CODE`. */
    invalidGiftCardCodeData?: {
        giftCardCode?: string;
        giftCardId?: string;
    };
    /** Present with code `INVALID_GIFT_CARD_STATUS`. */
    invalidGiftCardStatusData?: {
        giftCardCode?: string;
        giftCardId?: string;
        reason?: InvalidGiftCardReason;
    };
    /** Present with code `INVALID_MEMBERSHIP_STATUS`. */
    invalidMembershipStatusData?: {
        membershipId?: string;
        reason?: InvalidMembershipReason;
    };
    /** Present with code `SUBTOTAL_BELOW_ORDER_MINIMUM`. */
    subtotalBelowOrderMinimumData?: {
        minimumOrderSubtotal?: MultiCurrencyPrice;
        /** The amount that is missing. */
        remainingAmount?: MultiCurrencyPrice;
    };
    /** Present with code `CUSTOM_VALIDATION`. One of the fields of `target` is present. */
    customValidationData?: {
        target?: {
            other?: {
                name?: string;
            };
            lineItem?: {
                name?: string;
                id?: string;
            };
        };
    };
}

/** The costs of a cart at the time of the calculation. */
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
    /** A token that stands for the prices that the customer saw: it is another one as soon as a price changes. */
    priceVerificationToken?: string;
    /** Everything that prevents an order. */
    violations?: CartViolation[];
}
interface LineItemSummary {
    lineItemId?: string;
    quantity?: number;
    unitPrice?: MultiCurrencyPrice;
    totalPrice?: MultiCurrencyPrice;
}
/** Every part of a cart that a discount may lower. */
declare const cartDiscountScopes: readonly ["CART_SUBTOTAL", "LINE_ITEM", "DELIVERY"];
/** The part of a cart that a discount lowers. */
type CartDiscountScope = Open<(typeof cartDiscountScopes)[number]>;
/** Every source of an additional fee of a cart. */
declare const cartFeeSources: readonly ["SERVICE_PLUGIN", "LINE_ITEM", "DELIVERY", "PLATFORM"];
/** The source of an additional fee. */
type CartFeeSource = Open<(typeof cartFeeSources)[number]>;
interface CartDiscount {
    name?: Translatable;
    scope?: CartDiscountScope;
    source?: CartDiscountSource;
    total?: MultiCurrencyPrice;
    /** The part of each line. */
    lineItemDiscounts?: {
        lineItemId?: string;
        amountOff?: MultiCurrencyPrice;
    }[];
    /** Number of charges of a subscription that the discount lowers. */
    subscriptionCycles?: number;
}
interface CartAdditionalFee {
    code?: string;
    name?: Translatable;
    price?: MultiCurrencyPrice;
    lineItemIds?: string[];
    source?: CartFeeSource;
    /** Id of the app that added the fee. */
    providerAppId?: string;
    /** Number of charges of a subscription that the fee is part of. */
    subscriptionCycles?: number;
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
    additionalFeeTaxes?: {
        additionalFeeCode?: string;
        tax?: MultiCurrencyPrice;
    }[];
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
    /** The amount that is paid at the business. */
    payLater?: MultiCurrencyPrice;
    /** The amount that falls due after a free trial. */
    payAfterFreeTrial?: MultiCurrencyPrice;
    giftCards?: {
        giftCardId?: string;
        redeemAmount?: MultiCurrencyPrice;
    }[];
    /** The memberships that pay for lines. */
    memberships?: {
        id?: string;
        appId?: string;
        lineItemIds?: string[];
    }[];
    subscriptionCharges?: SubscriptionCharges[];
}
/** The charges of a subscription that is in the cart. */
interface SubscriptionCharges {
    lineItemIds?: string[];
    description?: string;
    charges?: SubscriptionCharge[];
}
interface SubscriptionCharge {
    /** Number of the first charge, counting from 1. */
    cycleFrom?: number;
    /** Number of charges of this kind. */
    cycleCount?: number;
    /** Date of the first charge. */
    cycleBillingDate?: Date;
}
/** A cart and its costs. */
interface CartCalculation {
    cart: Cart;
    summary: CartSummary;
}
declare const cartSummaryShape: Shape<CartSummary>;
declare const cartCalculationShape: Shape<CartCalculation>;

type GetCurrentCartInput = Record<string, never>;
/**
 * Reads the current cart of the visitor or member who calls. The platform creates it with the first item, so a caller
 * who has added nothing has no cart.
 *
 * @throws ApplicationError `CART_NOT_FOUND` (status 404) when no item was added yet, or the cart was ordered.
 * @example
 * const cart = await getCurrentCart(client, {}).catch((error: unknown) => {
 *   if (isApplicationError(error, 'CART_NOT_FOUND')) return undefined
 *   throw error
 * })
 * @function
 */
declare const getCurrentCart: Read<GetCurrentCartInput, Cart>;
/** An item to add to a cart. The catalogue gives its price and name. */
interface CatalogItemInput {
    catalogReference: CatalogReference;
    /** From 1 to 100,000; always 1 for a booking. */
    quantity: number;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Attributes of a custom item: those of a line, without the ones that only a catalogue gives. */
type CustomItemAttributes = Omit<CartLineAttributes, 'policies' | 'subscriptionInfo'>;
/** An item that is in no catalogue, with a price of its own. */
interface CustomItemInput {
    /** Name of the item, at most 200 characters. */
    name: Translatable;
    quantityInfo?: {
        /** From 1 to 100,000; 1 unless given. */
        requestedQuantity?: number;
        /** The quantity in stock; no limit unless given. */
        availableQuantity?: number;
        /** Whether the quantity cannot be changed. */
        fixedQuantity?: boolean;
    };
    pricing: {
        /** Price of one piece. */
        price: MultiCurrencyPrice;
        /** Price of one piece before a reduction. */
        fullPrice?: MultiCurrencyPrice;
        /** Text that is shown beside the price, at most 100 characters. */
        priceDescription?: Translatable;
    };
    /** The item's reference in the app that adds it. */
    source?: {
        catalogReference?: CatalogReference;
        rootCatalogItemId?: string;
        inventoryAppId?: string;
    };
    attributes?: CustomItemAttributes;
    deliveryConfig?: {
        deliveryProfileId?: string;
    };
    taxConfig?: CartLineItem['taxConfig'];
    paymentConfig?: {
        paymentOption?: PaymentOption;
        depositAmount?: MultiCurrencyPrice;
    };
}
/** Items to add: at least one, of either kind. */
interface AddLineItemsToCurrentCartInput {
    /** At most 300. An item that is in the cart already gets the quantity added. */
    catalogItems?: CatalogItemInput[];
    /** At most 300. Only the business may set prices: for everybody else they are refused. */
    customItems?: CustomItemInput[];
}
/**
 * Adds items to the current cart, which is created when there is none.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000, and for a custom text
 * (`options.customTextFields`) that is missing or too long.
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how
 * many there are), `FIXED_QUANTITY_ITEM`, `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, and `FORBIDDEN` when somebody else than the business adds custom items.
 * @example
 * const cart = await addLineItemsToCurrentCart(client, {
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
declare const addLineItemsToCurrentCart: Write<AddLineItemsToCurrentCartInput, Cart>;
interface LineItemUpdate {
    lineItemId: string;
    /** The new quantity, from 1 to 100,000. To take a line out of the cart, remove it. */
    quantity?: {
        newQuantity: number;
    };
}
interface UpdateLineItemsInCurrentCartInput {
    /** At most 100, each line once. */
    lineItems: LineItemUpdate[];
}
/**
 * Changes the quantity of lines in the current cart.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `DUPLICATE_LINE_ITEM_UPDATES`, `EMPTY_LINE_ITEM_UPDATES`, `CART_NOT_FOUND`.
 * @example
 * await updateLineItemsInCurrentCart(client, { lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 3 } }] })
 * @function
 */
declare const updateLineItemsInCurrentCart: Write<UpdateLineItemsInCurrentCartInput, Cart>;
interface RemoveLineItemsFromCurrentCartInput {
    /** 1 to 100 ids of lines. */
    lineItemIds: string[];
}
/**
 * Removes lines from the current cart.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`.
 * @example
 * const cart = await removeLineItemsFromCurrentCart(client, { lineItemIds: [line.id] })
 * @function
 */
declare const removeLineItemsFromCurrentCart: Write<RemoveLineItemsFromCurrentCartInput, Cart>;
interface CalculateCurrentCartInput {
    /** Whether prices and stock are read from the catalogue again. The emulator reads them in every call. */
    refreshCart?: boolean;
}
/**
 * Calculates the costs of the current cart: lines, discounts, delivery, fees and tax, and checks it by all rules of a
 * checkout. Delivery counts once a method is chosen. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const { summary } = await calculateCurrentCart(client, {})
 * console.log(summary.priceSummary?.total?.amount)
 * @function
 */
declare const calculateCurrentCart: Read<CalculateCurrentCartInput, CartCalculation>;
/** Every set of rules that an estimate may check. */
declare const cartValidations: readonly ["SKIP_VALIDATIONS", "PRE_CHECKOUT_VALIDATIONS", "CHECKOUT_VALIDATIONS"];
/** The set of rules that an estimate checks. */
type CartValidation = (typeof cartValidations)[number];
interface EstimateCurrentCartInput extends CalculateCurrentCartInput {
    /**
     * The rules that `summary.violations` reports; none unless given. The rules before the checkout leave out data that is
     * entered there: `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`.
     */
    validationConfig?: CartValidation;
    calculateDelivery?: boolean;
    calculateAdditionalFees?: boolean;
    calculateTax?: boolean;
    calculateGiftCards?: boolean;
}
/**
 * Calculates only the requested parts of the costs, which is faster than a full calculation. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const { summary } = await estimateCurrentCart(client, { calculateTax: true })
 * @function
 */
declare const estimateCurrentCart: Read<EstimateCurrentCartInput, CartCalculation>;
type DeleteCurrentCartInput = Record<string, never>;
/**
 * Deletes the current cart with everything in it.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * await deleteCurrentCart(client, {})
 * @function
 */
declare const deleteCurrentCart: Write<DeleteCurrentCartInput, void>;

/** An entry that the business or an app writes into the history of an order: exactly one of the fields is present. */
interface NewOrderActivity {
    /** A comment that only the business reads; from 1 to 5,000 characters. */
    merchantComment?: {
        message: string;
    };
    /** An entry of an app of yours; `type` is its own word for it, at most 100 characters. */
    customActivity?: Required<Pick<NonNullable<OrderActivity['customActivity']>, 'appId' | 'type'>> & Pick<NonNullable<OrderActivity['customActivity']>, 'additionalData'>;
}
interface AddOrderActivityInput {
    /** Id of the order. */
    id: string;
    activity: NewOrderActivity;
}
/** An order after an entry was added to its history. */
interface AddedOrderActivity {
    order: Order;
    /** Id of the new entry. */
    activityId: string;
}
/**
 * Adds a comment or an entry of an app to the history of an order, for the business.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ValidationError when not exactly one of `merchantComment` and `customActivity` is given, or a text is too long.
 * @throws ContextError without an elevated client.
 * @example
 * const { activityId } = await addOrderActivity(elevatedClient, {
 *   id,
 *   activity: { merchantComment: { message: 'Packed by Rui' } },
 * })
 * @function
 */
declare const addOrderActivity: Write<AddOrderActivityInput, AddedOrderActivity, ElevatedAuth>;
interface UpdateOrderActivityInput {
    /** Id of the order. */
    id: string;
    activityId: string;
    /** The new content, of the kind that the entry has. */
    activity: NewOrderActivity;
}
/**
 * Replaces the content of a comment or an app's entry in the history of an order, for the business. Entries of the
 * platform cannot be changed.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ACTIVITY_NOT_FOUND` when the order has no such entry.
 * @throws ValidationError when the entry is of the platform or of the other kind, or a text is too long.
 * @throws ContextError without an elevated client.
 * @example
 * await updateOrderActivity(elevatedClient, {
 *   id,
 *   activityId,
 *   activity: { merchantComment: { message: 'Packed by Marta' } },
 * })
 * @function
 */
declare const updateOrderActivity: Write<UpdateOrderActivityInput, Order, ElevatedAuth>;
interface DeleteOrderActivityInput {
    /** Id of the order. */
    id: string;
    activityId: string;
}
/**
 * Deletes a comment or an app's entry from the history of an order, for the business. Entries of the platform stay.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ACTIVITY_NOT_FOUND` when the order has no such entry.
 * @throws ValidationError when the entry is of the platform.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await deleteOrderActivity(elevatedClient, { id, activityId })
 * @function
 */
declare const deleteOrderActivity: Write<DeleteOrderActivityInput, Order, ElevatedAuth>;

/** The fields of an order that the business may change after the purchase. */
interface OrderUpdate {
    id: string;
    /** Only the e-mail address of the buyer can be changed; it cannot be removed. */
    buyerInfo?: {
        email?: string;
    };
    /** Language code: two letters, or language and region. */
    buyerLanguage?: string;
    weightUnit?: WeightUnit;
    billingInfo?: AddressWithContact;
    recipientInfo?: AddressWithContact;
    /** Only the destination can be changed, of an order that is delivered. */
    shippingInfo?: {
        logistics?: {
            shippingDestination?: AddressWithContact;
        };
    };
    attributionSource?: AttributionSource;
    /** Whether the business has put the order away. */
    archived?: boolean;
    /** Whether somebody of the business has looked at the order. */
    seenByAHuman?: boolean;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
interface UpdateOrderInput {
    order: OrderUpdate;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes fields of an order, for the business: the buyer's e-mail address, addresses and contact details, and whether it
 * is archived or was looked at. The history of the order records a changed e-mail or delivery address.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`.
 * @throws ValidationError when the mask names a field that cannot be changed, or the e-mail address is removed.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrder(elevatedClient, { order: { id, archived: true } })
 * @function
 */
declare const updateOrder: Write<UpdateOrderInput, Order, ElevatedAuth>;
interface BulkUpdateOrdersInput {
    /** From 1 to 100. */
    orders: UpdateOrderInput[];
    /** Whether the result holds the orders. */
    returnEntity?: boolean;
}
/**
 * Changes orders, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no order or more than 100, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateOrders(elevatedClient, {
 *   orders: ids.map((id) => ({ order: { id, archived: true } })),
 * })
 * @function
 */
declare const bulkUpdateOrders: Write<BulkUpdateOrdersInput, BulkResult<Order>, ElevatedAuth>;
interface UpdateOrderStatusInput {
    orderId: string;
    /** `APPROVED`, `CANCELED`, `PENDING` or `REJECTED`: an order is `INITIALIZED` only when it is created. */
    status: OrderStatus;
}
/**
 * Moves an order to another status, for the business. `INITIALIZED` leads to `PENDING`, `APPROVED` and `CANCELED`,
 * `PENDING` to `APPROVED` and `REJECTED`, `APPROVED` to `CANCELED`. Nothing is refunded, restocked or mailed: see
 * `cancelOrder`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `STATUS_ALREADY_SET` when the order has the status; `STATUS_NOT_SUPPORTED`
 * for `INITIALIZED`; `UNSUPPORTED_TRANSITION` when the order cannot get there from its status.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrderStatus(elevatedClient, { orderId, status: 'APPROVED' })
 * @function
 */
declare const updateOrderStatus: Write<UpdateOrderStatusInput, Order, ElevatedAuth>;
interface BulkUpdateOrderTagsInput extends TagChanges {
    /** From 1 to 100. */
    orderIds: string[];
}
/**
 * Adds tags to orders and takes tags from them, for the business: each order succeeds or fails on its own. The private
 * tags are never shown to the buyer.
 *
 * @throws ValidationError when there is no order or more than 100, or neither `assignTags` nor `unassignTags` is given.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkUpdateOrderTags(elevatedClient, { orderIds, assignTags: { privateTags: { tagIds: ['vip'] } } })
 * @function
 */
declare const bulkUpdateOrderTags: Write<BulkUpdateOrderTagsInput, BulkResult<Order>, ElevatedAuth>;

interface GetOrderInput {
    id: string;
}
/**
 * Reads one order. Visitors and members read their own only.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const order = await getOrder(client, { id })
 * @function
 */
declare const getOrder: Read<GetOrderInput, Order>;
/** An id is only compared as a whole, and never sorted by. */
type OrderId = Limited<string, {
    operators: MatchOperator;
    sort: false;
}>;
type Flag = Limited<boolean, {
    sort: false;
}>;
type Matched<T> = Limited<T, {
    operators: MatchOperator;
}>;
type Contained = Limited<string[], {
    operators: '$hasSome' | '$hasAll';
    sort: false;
}>;
/** An amount is decimal text, compared as a number: `{ $gte: '50' }`. */
type Amount = Limited<string, {
    operators: AmountOperator;
}>;
/** The operators of an amount. */
type AmountOperator = MatchOperator | '$exists' | '$gt' | '$gte' | '$lt' | '$lte';
/** The fields that orders can be filtered by. Ids, flags and lists cannot be sorted by. */
interface OrderFields {
    id: OrderId;
    number: string;
    createdDate: Date;
    updatedDate: Date;
    purchasedDate: Date;
    status: Matched<OrderStatus>;
    paymentStatus: Matched<OrderPaymentStatus>;
    fulfillmentStatus: Matched<FulfillmentStatus>;
    archived: Flag;
    demo: Flag;
    imported: Flag;
    seenByAHuman: Flag;
    'balanceSummary.authorized.amount': Amount;
    'balanceSummary.pending.amount': Amount;
    'balanceSummary.pendingRefund.amount': Amount;
    'billingInfo.contactDetails.firstName': string;
    'billingInfo.contactDetails.lastName': string;
    'businessLocation.id': string;
    'businessLocation.name': string;
    'buyerInfo.contactId': OrderId;
    'buyerInfo.email': string;
    'buyerInfo.memberId': OrderId;
    'channelInfo.externalOrderId': OrderId;
    'channelInfo.type': Matched<ChannelType>;
    checkoutId: OrderId;
    'createdBy.userId': OrderId;
    'fulfillmentStatusesAggregate.statuses': Contained;
    'lineItems.catalogReference.appId': Contained;
    'lineItems.catalogReference.catalogItemId': Contained;
    'lineItems.locations.id': Contained;
    'lineItems.productName.original': Contained;
    'lineItems.subscriptionInfo.id': OrderId;
    'priceSummary.total.amount': Amount;
    'shippingInfo.logistics.deliveryTime': string;
    'shippingInfo.logistics.deliveryTimeSlot.from': Date;
    'shippingInfo.logistics.deliveryTimeSlot.to': Date;
    'shippingInfo.region.name': Matched<string>;
    'shippingInfo.title': Matched<string>;
    'taxInfo.totalExempt.amount': Amount;
    'taxInfo.totalTax.amount': Amount;
}
interface SearchOrdersInput extends CursorQuery<OrderFields> {
}
/**
 * Finds orders, the newest first unless sorted otherwise, 50 a page unless asked for fewer or more (at most 100).
 * Visitors and members find their own only. It takes a filter, up to four sort orders and a page; the platform knows no
 * free text and no aggregations here.
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
    /** Text of the e-mail, at most 1,000 characters. */
    customMessage?: string;
    /** Whether the items go back into the stock of their catalogues. */
    restockAllItems?: boolean;
}
/**
 * Cancels an order, for the business. It refunds nothing.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_ALREADY_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await cancelOrder(elevatedClient, { id, restockAllItems: true })
 * @function
 */
declare const cancelOrder: Write<CancelOrderInput, Order, ElevatedAuth>;

/** Codes of the errors of cart calls; read `error.code`. */
type CartErrorCode = Open<'CART_NOT_FOUND' | 'CART_ALREADY_ORDERED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'FIXED_QUANTITY_ITEM' | 'NO_LINE_ITEMS_TO_ADD' | 'MAX_LINE_ITEMS_EXCEEDED' | 'EMPTY_LINE_ITEM_UPDATES' | 'DUPLICATE_LINE_ITEM_UPDATES' | 'LINE_ITEM_NOT_FOUND_IN_CART'>;
/** Codes of the errors of order calls; read `error.code`. */
type OrderErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_ALREADY_CANCELED' | 'ACTIVITY_NOT_FOUND' | 'STATUS_ALREADY_SET' | 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' | 'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'>;

export { addLineItemsToCurrentCart, addOrderActivity, additionalFeeSources, appliedDiscountShape, appliedDiscountTypes, attributionSources, bulkUpdateOrderTags, bulkUpdateOrders, calculateCurrentCart, cancelOrder, cartCalculationShape, cartDiscountScopes, cartDiscountSources, cartFeeSources, cartLineStatuses, cartShape, cartSummaryShape, cartValidations, cartViolationCodes, cartViolationScopes, channelTypes, deleteCurrentCart, deleteOrderActivity, estimateCurrentCart, fulfillmentStatuses, getCurrentCart, getOrder, invalidCouponReasons, invalidGiftCardReasons, invalidMembershipReasons, itemTypes, jurisdictionTypes, membershipRedemptionTypes, merchantDiscountReasons, orderActivityShape, orderActivityTypes, orderAdditionalFeeShape, orderLineItemShape, orderPaymentStatuses, orderShape, orderStatuses, paymentOptions, physicalPropertiesShape, pickupMethods, platformFeeChargeTypes, quantityDeltaTypes, quantityUnits, removeLineItemsFromCurrentCart, searchOrders, servicePropertiesShape, shippingInformationShape, subscriptionFrequencies, subscriptionSettingsShape, taxIdTypes, taxableAddressTypes, updateLineItemsInCurrentCart, updateOrder, updateOrderActivity, updateOrderStatus, violationSeverities, weightUnits };
export type { ActivityCardPayment, ActivityChargeback, ActivityPayment, ActivityReceipt, AddLineItemsToCurrentCartInput, AddOrderActivityInput, AddedOrderActivity, AdditionalFeeSource, AddressWithContact, AmountOperator, AppliedDiscount, AppliedDiscountType, AttributionSource, BalanceSummary, BulkUpdateOrderTagsInput, BulkUpdateOrdersInput, BuyerInfo, CalculateCurrentCartInput, CancelOrderInput, Cart, CartAdditionalFee, CartCalculation, CartCoupon, CartDiscount, CartDiscountScope, CartDiscountSource, CartDiscountSourceType, CartErrorCode, CartFeeSource, CartGiftCard, CartLineAttributes, CartLineItem, CartLineSource, CartLineStatus, CartMembership, CartModifierGroup, CartPriceSummary, CartPricingInfo, CartQuantityInfo, CartSettings, CartSource, CartSummary, CartTaxSummary, CartValidation, CartViolation, CartViolationCode, CartViolationScope, CatalogItemInput, CatalogOverrideFields, CatalogReference, ChangedAmount, ChannelType, ContactDetails, CustomItemAttributes, CustomItemInput, CustomerInfo, DecimalQuantity, DeleteCurrentCartInput, DeleteOrderActivityInput, DeliveryInfo, DeliveryLogistics, DeliveryMethod, DescriptionLine, DigitalFile, EstimateCurrentCartInput, FulfillmentStatus, GetCurrentCartInput, GetOrderInput, InvalidCouponReason, InvalidGiftCardReason, InvalidMembershipReason, ItemType, JurisdictionType, LineItemLocation, LineItemSummary, LineItemTax, LineItemTaxInfo, LineItemUpdate, MembershipRedemptionType, MerchantDiscountReason, NewOrderActivity, Order, OrderActivity, OrderActivityType, OrderAdditionalFee, OrderChange, OrderErrorCode, OrderFields, OrderLineItem, OrderModifierGroup, OrderPaymentStatus, OrderPriceSummary, OrderStatus, OrderTaxInfo, OrderUpdate, PaymentInfo, PaymentOption, PaymentSummary, PhysicalProperties, PickupMethod, PlatformFeeChargeType, PlatformFeeSummary, QuantityDeltaType, QuantityUnit, RefundedPayment, RemoveLineItemsFromCurrentCartInput, SearchOrdersInput, ServiceProperties, ShippingInformation, SubscriptionCharge, SubscriptionCharges, SubscriptionFrequency, SubscriptionInfo, SubscriptionSettings, TaxIdType, TaxableAddress, TaxableAddressType, UpdateLineItemsInCurrentCartInput, UpdateOrderActivityInput, UpdateOrderInput, UpdateOrderStatusInput, ViolationSeverity, WeightUnit };
