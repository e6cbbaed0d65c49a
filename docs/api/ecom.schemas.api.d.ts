import { QueryFields, ObjectSchema, OperationSchema, SearchRules, Schema } from '@frontdesk/core/schema';
import { Open, MultiCurrencyPrice, Translatable, DetailedImage, Limited, MatchOperator, Image, Price, Address, Tags, Filter, ItemMetadata, BulkActionMetadata, TagChanges, Money, CursorQuery, TextSearch, CursorSearch } from '@frontdesk/core';
import * as z from 'zod';

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
    /**
     * The amount that is still to be paid; negative where the order became cheaper after it was paid, by the amount that is to
     * be given back.
     */
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

/** Every status of an abandoned checkout. */
declare const abandonedCheckoutStatuses: readonly ["ABANDONED", "RECOVERED"];
/** Whether the buyer of an abandoned checkout came back: `RECOVERED` was ordered after all. */
type AbandonedCheckoutStatus = Open<(typeof abandonedCheckoutStatuses)[number]>;
/** Everything that can be done about an abandoned checkout. */
declare const abandonedCheckoutActivityTypes: readonly ["SCHEDULED", "EMAIL_SENT", "EMAIL_NOT_SENT", "NOTIFICATION_SENT", "TASK_CREATED", "AUTOMATION_SKIPPED"];
/** A step that was taken about an abandoned checkout. */
type AbandonedCheckoutActivityType = Open<(typeof abandonedCheckoutActivityTypes)[number]>;
/** A line of an abandoned checkout. */
interface AbandonedCheckoutLine {
    id?: string;
    quantity?: number;
    catalogReference?: CatalogReference;
    productName?: Translatable;
    /** Price of one piece. */
    price?: MultiCurrencyPrice;
    priceBeforeDiscounts?: MultiCurrencyPrice;
    descriptionLines?: DescriptionLine[];
    image?: DetailedImage;
    physicalProperties?: PhysicalProperties;
}
/** A discount of an abandoned checkout. One of `coupon` and `discountRule` is present. */
interface AbandonedCheckoutDiscount {
    discountType?: AppliedDiscountType;
    /** The lines that it lowers; at most 300. */
    lineItemIds?: string[];
    coupon?: {
        id?: string;
        code?: string;
        name?: string;
        amount?: MultiCurrencyPrice;
    };
    discountRule?: {
        id?: string;
        name?: Translatable;
        amount?: MultiCurrencyPrice;
    };
}
/** A checkout whose buyer gave an e-mail address and did not order. */
interface AbandonedCheckout {
    id: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** Id of the checkout, the same as the id of the cart. */
    checkoutId?: string;
    cartId?: string;
    status?: AbandonedCheckoutStatus;
    /** Language code: two letters, or language and region. */
    buyerLanguage?: string;
    /** One of the first three ids is present. */
    buyerInfo?: {
        visitorId?: string;
        memberId?: string;
        userId?: string;
        contactId?: string;
        email?: string;
    };
    contactDetails?: {
        firstName?: string;
        lastName?: string;
        phone?: string;
    };
    /** Three letters, ISO 4217. */
    currency?: string;
    /** Three letters, ISO 4217: the currency of the buyer. */
    conversionCurrency?: string;
    subtotalPrice?: MultiCurrencyPrice;
    totalPrice?: MultiCurrencyPrice;
    lineItems?: AbandonedCheckoutLine[];
    /** At most 100. */
    appliedDiscounts?: AbandonedCheckoutDiscount[];
    /** The earliest first, at most 20. */
    activities?: {
        createdDate?: Date;
        type?: AbandonedCheckoutActivityType;
    }[];
    /** The date of the order that recovered it. */
    checkoutRecoveredDate?: Date;
    /** Address of the page where the buyer goes on. */
    checkoutUrl?: string;
}
/** The fields that abandoned checkouts can be filtered and sorted by. */
interface AbandonedCheckoutFields {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    status: AbandonedCheckoutStatus;
    'buyerInfo.contactId': string;
    'buyerInfo.email': string;
    'buyerInfo.memberId': string;
    'buyerInfo.userId': string;
    'buyerInfo.visitorId': string;
}
type QueryAbandonedCheckoutsInput = CursorQuery<AbandonedCheckoutFields>;
/** An id or a status: it is compared with whole values, and not sorted by. */
type Matched$1<T = string> = Limited<T, {
    operators: MatchOperator;
    sort: false;
}>;
type Contained$1<T> = Limited<readonly T[], {
    operators: '$hasSome' | '$hasAll';
    sort: false;
}>;
/** The fields that a search of abandoned checkouts can filter and sort by. */
interface AbandonedCheckoutSearchFields {
    id: Matched$1;
    status: Matched$1<AbandonedCheckoutStatus>;
    'buyerInfo.contactId': Matched$1;
    'buyerInfo.email': Matched$1;
    'buyerInfo.memberId': Matched$1;
    'buyerInfo.userId': Matched$1;
    'buyerInfo.visitorId': Matched$1;
    'contactDetails.firstName': Limited<string, {
        sort: false;
    }>;
    'contactDetails.lastName': Limited<string, {
        sort: false;
    }>;
    'activities.type': Contained$1<AbandonedCheckoutActivityType>;
    'appliedDiscounts.coupon.code': Contained$1<string>;
    createdDate: Date;
    updatedDate: Date;
}
/** The fields of abandoned checkouts in which free text is looked for. */
type AbandonedCheckoutSearchable = 'buyerInfo.email' | 'contactDetails.firstName' | 'contactDetails.lastName';
interface SearchAbandonedCheckoutsInput extends TextSearch<AbandonedCheckoutSearchFields, AbandonedCheckoutSearchable> {
}
interface AddAbandonedCheckoutActivityInput {
    abandonedCheckoutId: string;
    activityType: AbandonedCheckoutActivityType;
}
interface BulkDeleteAbandonedCheckoutsInput {
    /** From 1 to 100 ids. */
    abandonedCheckoutIds: string[];
}

/** Every status of a request to hear when an item is back in stock. */
declare const backInStockStatuses: readonly ["RECEIVED", "PROCESSING", "NOTIFICATION_SENT", "FAILED"];
/**
 * The status of a request to hear when an item is back in stock. `PROCESSING`: its mail is being sent; `FAILED`: the mail
 * could not be sent.
 */
type BackInStockStatus = Open<(typeof backInStockStatuses)[number]>;
/** A customer's request to hear when an item is back in stock. */
interface BackInStockRequest {
    id: string;
    /** The item, with the choices that are wanted. */
    catalogReference?: CatalogReference;
    email?: string;
    /** Id of the contact with this e-mail address. */
    contactId?: string;
    status?: BackInStockStatus;
    /** Whether the platform sent the mail, and not the business by itself; absent until one of them did. */
    autoNotified?: boolean;
    createdDate?: Date;
    /** Address of the item's page. */
    itemUrl?: string;
}
/** The item as the mail shows it. */
interface BackInStockItemDetails {
    name?: string;
    /** Decimal text: `"12.50"`. */
    price?: string;
    image?: Image;
}
/** A request to make. */
interface NewBackInStockRequest {
    catalogReference: CatalogReference;
    email: string;
    /** Address of the item's page; the page of the shop unless it is given. */
    itemUrl?: string;
}
interface CreateBackInStockRequestInput {
    request: NewBackInStockRequest;
    itemDetails: BackInStockItemDetails;
}
/** The fields that requests can be filtered and sorted by. */
interface BackInStockRequestFields {
    id: string;
    createdDate: Date;
    autoNotified: boolean;
    contactId: string;
    itemUrl: string;
    status: BackInStockStatus;
}
type QueryBackInStockRequestsInput = CursorQuery<BackInStockRequestFields>;
interface CountBackInStockRequestsInput {
    /** From 1 to 100 items. */
    catalogReferences: CatalogReference[];
}
/** The number of requests for an item. */
interface BackInStockRequestCount {
    catalogReference: CatalogReference;
    count: number;
}
/** Exactly one of `catalogReference` and `requestIds` is given. */
interface ReportItemsBackInStockInput {
    /** The item that is back: everybody who waits for it hears of it. */
    catalogReference?: CatalogReference;
    /** The requests whose customers hear of it. */
    requestIds?: string[];
    /** The item as the mail shows it. */
    itemDetails: BackInStockItemDetails;
    /** Further texts for the mail, by name. */
    extraAutomationTemplateParameters?: Record<string, string>;
}

/** Whether customers can ask to hear when items are back in stock. */
interface BackInStockSettings {
    /** By the app with the catalogue; it is the store alone. */
    collectionStates: {
        appId: string;
        collectingRequests: boolean;
    }[];
}
type GetBackInStockSettingsInput = Record<string, never>;

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

/**
 * The membership that is to pay for a line: one that the customer has, or one that comes with a plan in the same cart.
 * Exactly one of the two is given.
 */
interface MembershipInput {
    existingMembership?: {
        /** Id of the membership, as `eligibleMemberships` has it. */
        membershipId: string;
        /** Id of the app that keeps the membership. */
        appId: string;
    };
    futureMembership?: {
        /** The line with the plan. */
        lineItemId: string;
        /** The benefit of the plan that pays. */
        benefitId?: string;
    };
}
/** A membership of the customer. */
interface CustomerMembership {
    id?: string;
    /** Id of the app that keeps it. */
    appId?: string;
    name?: Translatable;
    /** The lines that it can pay for, one at a time. */
    lineItemIds?: string[];
    /** Absent when the customer may come as often as they like. */
    credits?: {
        total?: number;
        remaining?: number;
    };
    expirationDate?: Date;
}
/** The memberships of a customer that concern lines whose payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`. */
interface MembershipOptions {
    /** The memberships that can pay for lines, the one that ends first before the others. */
    eligibleMemberships?: CustomerMembership[];
    /** The memberships of plans that lines are sold for, which can pay for none of them now. */
    invalidMemberships?: {
        membership?: CustomerMembership;
        reason?: InvalidMembershipReason;
    }[];
    /** The memberships that are chosen. */
    selectedMemberships?: {
        memberships?: {
            id?: string;
            appId?: string;
            lineItemIds?: string[];
        }[];
    };
}

/** An item to add to a cart. The catalogue gives its price and name. */
interface CatalogItemInput {
    catalogReference: CatalogReference;
    /** From 1 to 100,000; always 1 for a booking. */
    quantity: number;
    /** The membership that pays for the item, where its payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`. */
    membershipPayment?: MembershipInput;
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
interface LineItemsToAdd {
    /** At most 300. An item that is in the cart already gets the quantity added. */
    catalogItems?: CatalogItemInput[];
    /** At most 300. Only the business may set prices: for everybody else they are refused. */
    customItems?: CustomItemInput[];
}
interface LineItemUpdate {
    lineItemId: string;
    /** The new quantity, from 1 to 100,000. To take a line out of the cart, remove it. */
    quantity?: {
        newQuantity: number;
    };
    /**
     * The membership that pays for the line, where its payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`; an empty object
     * takes it away.
     */
    membershipPayment?: MembershipInput;
}

/** Every source of a tax rate. */
declare const taxRateTypes: readonly ["NO_TAX_COLLECTED", "MANUAL_RATE", "AUTO_RATE", "FALLBACK_RATE"];
/**
 * The source of a tax rate: no tax is collected at the address, the business has set the rate, the automatic calculator
 * knows it, or the calculator could not tell and the rate that the business has set stands in.
 */
type TaxRateType = Open<(typeof taxRateTypes)[number]>;
/** An address that a sale is taxed by. */
type TaxAddress = Pick<Address, 'country' | 'subdivision' | 'city' | 'postalCode' | 'addressLine' | 'addressLine2'>;
/** A line of a sale to tax. */
interface TaxableLineItem {
    /** From 1 to 100 characters. */
    id: string;
    /** At most 250 characters. */
    itemName?: string;
    /** From 1 to 100,000; 1 unless given. */
    quantity?: number;
    /** Price of one piece, decimal text. */
    price: string;
    /** Stock-keeping unit, at most 40 characters. */
    itemCode?: string;
    /** The default group of the app unless given. */
    taxGroupId?: string;
    /** Id of the app whose catalogue has the item. */
    appId?: string;
    /** Whether the price holds the tax; as the tax region has it unless given. */
    taxIncludedInPrice?: boolean;
    /** The address of the sale by its place in `addresses`; where it is sent to, of a sale between two. */
    addressIndex: {
        singleAddress?: number;
        multipleAddresses?: {
            origin?: number;
            destination?: number;
        };
    };
}
interface CalculateTaxInput {
    /** Id of the calculation in your own system. */
    externalId?: string;
    /** Three letters, ISO 4217; the currency of the business. */
    currency?: string;
    /** From 1 to 3. */
    addresses: TaxAddress[];
    /** From 1 to 300. */
    lineItems: TaxableLineItem[];
}
/** One of the taxes of a line. Amounts are decimal text. */
interface CalculatedTax {
    taxName?: string;
    taxType?: string;
    jurisdiction?: string;
    jurisdictionType?: JurisdictionType;
    /** A part of one as decimal text: `"0.23"`. */
    rate?: string;
    taxAmount?: string;
    taxableAmount?: string;
    nonTaxableAmount?: string;
}
/** The taxes of a line. */
interface LineItemTaxDetails {
    id?: string;
    itemName?: string;
    quantity?: number;
    taxBreakdown?: CalculatedTax[];
    taxSummary?: {
        /** Price of all pieces together. */
        fullPrice?: string;
        taxAmount?: string;
        taxableAmount?: string;
        /** Id of the calculator that taxed the line; absent when no tax is collected. */
        appId?: string;
    };
    addressIndex?: TaxableLineItem['addressIndex'];
    taxIncludedInPrice?: boolean;
}
/** A calculation of taxes. */
interface TaxCalculation {
    externalId?: string;
    /** Three letters, ISO 4217. */
    currency?: string;
    addresses?: TaxAddress[];
    taxSummary?: {
        /** All lines together. */
        totalAmount?: string;
        totalTax?: string;
        totalTaxableAmount?: string;
        /** The part of the tax that the prices hold. */
        totalTaxIncludedInPrice?: string;
        aggregatedTaxBreakdown?: {
            taxName?: string;
            taxType?: string;
            jurisdiction?: string;
            jurisdictionType?: JurisdictionType;
            rate?: string;
            aggregatedTaxAmount?: string;
            aggregatedTaxableAmount?: string;
        }[];
    };
    lineItemTaxDetails?: LineItemTaxDetails[];
}
/** A calculator of taxes. */
interface TaxCalculatorDetails {
    appId?: string;
    displayName?: string;
    /** Two letters each, ISO 3166-1. */
    unsupportedCountries?: string[];
}
type ListTaxCalculatorsInput = Record<string, never>;

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
        /** The source of the rate. The hosted platform tells it in carts of version 1 alone, the emulator here. */
        rateType?: TaxRateType;
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
    /** The memberships of the customer, where the cart has lines with the payment option `MEMBERSHIP`. The hosted platform may leave them out. */
    membershipOptions?: MembershipOptions;
}

/** A coupon as customers enter it. */
interface CouponInput {
    /** From 1 to 50 characters. */
    code: string;
}
interface AddCouponToCurrentCartInput {
    coupon: CouponInput;
}
interface RemoveCouponFromCurrentCartInput {
    /** Id of the coupon in the cart: `cart.coupons[0].id`. */
    couponId: string;
}
interface AddCouponToCartInput extends AddCouponToCurrentCartInput {
    cartId: string;
}
interface RemoveCouponFromCartInput extends RemoveCouponFromCurrentCartInput {
    cartId: string;
}

/** A gift card as customers enter it. */
interface GiftCardInput {
    /** The whole code, from 8 to 20 characters. */
    code: string;
    /** The amount to take from it at most, more than zero; as much as the cart costs unless given. */
    redeemAmount?: MultiCurrencyPrice;
}
interface AddGiftCardToCurrentCartInput {
    giftCard: GiftCardInput;
}
interface RemoveGiftCardFromCurrentCartInput {
    /** Id of the gift card in the cart: `cart.paymentInfo.giftCards[0].id`. */
    giftCardId: string;
}
interface AddGiftCardToCartInput extends AddGiftCardToCurrentCartInput {
    cartId: string;
}
interface RemoveGiftCardFromCartInput extends RemoveGiftCardFromCurrentCartInput {
    cartId: string;
}

/** The fields of a cart that a caller may write. The lines, the delivery method and coupons have calls of their own. */
interface CartFields {
    /** Note of the customer for the business, at most 1,000 characters. */
    note?: string;
    /** The channel of the sale (`WEB` unless given), and the component of the site that the cart belongs to. */
    source?: {
        channelType?: ChannelType;
        customContentReference?: {
            appId?: string;
            componentId?: string;
        };
    };
    /** The name, telephone number and e-mail address of the customer, which an order needs. */
    customerInfo?: ContactDetails & {
        email?: string;
    };
    /** The address that goods are sent to. */
    deliveryInfo?: {
        address?: Address;
    };
    /** The address and the contact for the invoice; those of the delivery unless given. */
    paymentInfo?: {
        billingAddress?: Address;
        billingContact?: ContactDetails;
    };
    /** Address of a checkout page of your own, at most 2,048 characters; `getCheckoutUrl` answers with it. */
    customCheckoutUrl?: string;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    /** Whether the cart is for a demonstration: it cannot be ordered. */
    demo?: boolean;
}
/** The delivery method that a customer has chosen, by its code. */
interface DeliveryMethodInput {
    /** At most 100 characters. */
    code: string;
    /** Id of the app that offers the delivery method; needed only when two apps offer the same code. */
    appId?: string;
}
/** A cart to create. */
interface NewCart {
    cart?: CartFields;
    /** At most 300. */
    catalogItems?: CatalogItemInput[];
    /** At most 300. Only the business may set prices: for everybody else they are refused. */
    customItems?: CustomItemInput[];
    deliveryMethod?: DeliveryMethodInput;
    /** At most 1. */
    coupons?: CouponInput[];
    /** At most 5, though a cart holds one. */
    giftCards?: GiftCardInput[];
}

type GetCurrentCartInput = Record<string, never>;
type AddLineItemsToCurrentCartInput = LineItemsToAdd;
interface UpdateLineItemsInCurrentCartInput {
    /** At most 100, each line once. */
    lineItems: LineItemUpdate[];
}
interface RemoveLineItemsFromCurrentCartInput {
    /** 1 to 100 ids of lines. */
    lineItemIds: string[];
}
/** How a cart is calculated. */
interface CartCalculationOptions {
    /** Whether prices and stock are read from the catalogue again. The emulator reads them in every call. */
    refreshCart?: boolean;
}
type CalculateCurrentCartInput = CartCalculationOptions;
/** Every set of rules that an estimate may check. */
declare const cartValidations: readonly ["SKIP_VALIDATIONS", "PRE_CHECKOUT_VALIDATIONS", "CHECKOUT_VALIDATIONS"];
/** The set of rules that an estimate checks. */
type CartValidation = (typeof cartValidations)[number];
/** The parts of the costs that an estimate calculates, and the rules that it checks. */
interface CartEstimateOptions extends CartCalculationOptions {
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
type EstimateCurrentCartInput = CartEstimateOptions;
type DeleteCurrentCartInput = Record<string, never>;
interface UpdateCurrentCartInput {
    cart: CartFields;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
type RefreshCurrentCartInput = Record<string, never>;
interface SetDeliveryMethodForCurrentCartInput {
    deliveryMethod: DeliveryMethodInput;
}
type RemoveDeliveryMethodFromCurrentCartInput = Record<string, never>;

interface GetCartInput {
    cartId: string;
}
/** Some fields of a cart to change. */
interface CartChange extends CartFields {
    id: string;
}
interface UpdateCartInput {
    cart: CartChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface AddLineItemsToCartInput extends LineItemsToAdd {
    cartId: string;
}
interface UpdateLineItemsInCartInput {
    cartId: string;
    /** At most 300, each line once. */
    lineItems: LineItemUpdate[];
}
interface RemoveLineItemsFromCartInput {
    cartId: string;
    /** 1 to 100 ids of lines. */
    lineItemIds: string[];
}
interface CalculateCartInput extends CartCalculationOptions {
    cartId: string;
}
interface EstimateCartInput extends CartEstimateOptions {
    cartId: string;
}
interface SetDeliveryMethodInput {
    cartId: string;
    deliveryMethod: DeliveryMethodInput;
}
interface PlaceOrderInput {
    cartId: string;
    /** The token of the summary that the customer saw: the order is refused when the prices have changed since. */
    priceVerificationToken?: string;
}
/** The order that was made of a cart. */
interface PlacedOrder {
    orderId?: string;
    /** Id of the payment that the customer has to make; absent when nothing is paid now. */
    paymentGatewayOrderId?: string;
    /** Whether nothing is left to do: nothing is paid now, or the payment has succeeded. */
    completed?: boolean;
}
interface MarkCartAsCompletedInput {
    cartId: string;
    /** The order that was made of the cart. */
    orderId: string;
}

/** Every size of the logo on the checkout page. */
declare const checkoutLogoSizes: readonly ["SMALL", "MEDIUM", "LARGE"];
/** The size of the logo on the checkout page. */
type CheckoutLogoSize = Open<(typeof checkoutLogoSizes)[number]>;
/** Every place of the logo and the name in the header of the checkout page. */
declare const checkoutHeaderAlignments: readonly ["SIDE", "CENTER"];
/** The place of the logo and the name in the header: at the side or in the middle. */
type CheckoutHeaderAlignment = Open<(typeof checkoutHeaderAlignments)[number]>;
/** Every form of the link that leads back to the shop. */
declare const continueShoppingDisplayTypes: readonly ["TEXT", "ICON"];
/** The form of the link that leads back to the shop. */
type ContinueShoppingDisplayType = Open<(typeof continueShoppingDisplayTypes)[number]>;
/** Every form of the corners of express buttons. */
declare const expressButtonCorners: readonly ["RECTANGLE", "PILL"];
/** The form of the corners of express buttons. */
type ExpressButtonCorners = Open<(typeof expressButtonCorners)[number]>;
/** Every amount of billing data that the checkout asks for. */
declare const checkoutBillingFields: readonly ["All_FIELDS", "MINIMUM_REQUIRED_FIELDS"];
/** The billing data that the checkout asks for. The platform writes `All_FIELDS` with a small letter. */
type CheckoutBillingFields = Open<(typeof checkoutBillingFields)[number]>;
/** A text of the business on the checkout page. */
interface CheckoutPolicy {
    /** Whether customers see it. */
    visible?: boolean;
    content?: string;
}
/** The texts of the business on the checkout page. */
interface CheckoutPolicies {
    termsAndConditions?: CheckoutPolicy;
    privacyPolicy?: CheckoutPolicy;
    returnPolicy?: CheckoutPolicy;
    /** Shown where digital items are bought. */
    digitalItemPolicy?: CheckoutPolicy;
    contactUs?: CheckoutPolicy;
    customPolicy?: CheckoutPolicy & {
        title?: string;
    };
}
/** The fields and functions of the checkout page. */
interface CheckoutFields {
    /** The box with which customers ask for news of the business. */
    subscriptionCheckbox?: {
        visible?: boolean;
        checkedByDefault?: boolean;
        splitByChannel?: boolean;
    };
    /** The box with which customers agree to the visible policies; without it no order is placed. */
    policyAgreementCheckbox?: {
        visible?: boolean;
        checkedByDefault?: boolean;
    };
    /** Whether customers can pay with gift cards; `true` unless it is changed. */
    giftCardRedeemEnabled?: boolean;
    /** Whether the business may charge saved cards by itself later. */
    mitEnabled?: boolean;
    /** Whether card payments are only reserved, for the business to capture within a week. */
    delayCaptureEnabled?: boolean;
    /** Whether reserved payments are captured at the end of the week; they are released unless it is `true`. */
    captureBeforeExpiryEnabled?: boolean;
}
/** The background of a part of the checkout page. One of both is present. */
interface CheckoutFill {
    /** `#rrggbb`. */
    color?: string;
    image?: Image;
}
/** The header of the checkout page. Colours have the form `#rrggbb`. */
interface CheckoutHeader {
    /** Stands in place of the name of the business; at most 55 characters. */
    text?: string;
    textColor?: string;
    logo?: {
        size?: CheckoutLogoSize;
    };
    alignment?: CheckoutHeaderAlignment;
    /** Whether the header says that this is the checkout. */
    displayCheckoutLabel?: boolean;
    /** The link that leads back to the shop. */
    continueShopping?: {
        hidden?: boolean;
        displayType?: ContinueShoppingDisplayType;
    };
    backgroundFill?: CheckoutFill;
    dividerColor?: string;
}
/** The form and the summary of the checkout page. Colours have the form `#rrggbb`. */
interface CheckoutMainSection {
    formBackgroundFill?: CheckoutFill;
    summaryBackgroundFill?: CheckoutFill;
    dividerColor?: string;
    tintedBoxColor?: string;
    expressButtonsCornerRadius?: ExpressButtonCorners;
    /** In pixels, at most 100. */
    cornerRadius?: number;
}
/** The look of the checkout page. */
interface CheckoutBrand {
    header?: CheckoutHeader;
    mainSection?: CheckoutMainSection;
    footer?: {
        backgroundFill?: CheckoutFill;
        dividerColor?: string;
    };
    global?: {
        selectionColor?: string;
        placeOrderButtonColor?: string;
        buttonColor?: string;
    };
}
/** The settings of the business for the checkout page. */
interface CheckoutSettings {
    checkoutPolicies?: CheckoutPolicies;
    checkoutFields?: CheckoutFields;
    checkoutBrand?: CheckoutBrand;
    /** `MINIMUM_REQUIRED_FIELDS` unless it is changed. */
    checkoutBillingFields?: CheckoutBillingFields;
    createdDate?: Date;
    updatedDate?: Date;
}
/** Some settings to change. */
type CheckoutSettingsChange = Omit<CheckoutSettings, 'createdDate' | 'updatedDate'>;
type GetCheckoutSettingsInput = Record<string, never>;
interface UpdateCheckoutSettingsInput {
    checkoutSettings: CheckoutSettingsChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given goes back to its default. */
    fieldMask?: string[];
}

/** Every way to name the items that a discount rule looks at. */
declare const discountScopeTypes: readonly ["CATALOG_ITEM", "CUSTOM_FILTER"];
/** The way to name items: by their references, or by a filter of their catalogue. */
type DiscountScopeType = Open<(typeof discountScopeTypes)[number]>;
/** Every way to name the customers whom a discount is for. */
declare const customerEligibilityTypes: readonly ["INDIVIDUAL_MEMBERS"];
/** The way to name the customers whom a discount is for. */
type CustomerEligibilityType = Open<(typeof customerEligibilityTypes)[number]>;
/** Every type of condition of a discount rule. */
declare const discountTriggerTypes: readonly ["AND", "OR", "SUBTOTAL_RANGE", "ITEM_QUANTITY_RANGE", "CUSTOM", "CUSTOMER_ELIGIBILITY"];
/** The type of a condition of a discount rule. */
type DiscountTriggerType = Open<(typeof discountTriggerTypes)[number]>;
/** Every type of target of a discount. */
declare const discountTargetTypes: readonly ["SPECIFIC_ITEMS"];
/** The type of the target of a discount. */
type DiscountTargetType = Open<(typeof discountTargetTypes)[number]>;
/** Every type of discount that a rule may give. */
declare const discountTypes: readonly ["PERCENTAGE", "FIXED_AMOUNT", "FIXED_PRICE", "QUANTITY_BASED"];
/** The type of a discount. */
type DiscountType = Open<(typeof discountTypes)[number]>;
/** Every status of a discount rule. */
declare const discountRuleStatuses: readonly ["LIVE", "EXPIRED", "PENDING"];
/** Whether the active time of a discount rule is now (`LIVE`), over (`EXPIRED`) or still to come (`PENDING`). */
type DiscountRuleStatus = Open<(typeof discountRuleStatuses)[number]>;
/** Every choice of the items that get a discount, among those that it is for. */
declare const discountedItems: readonly ["ALL_ITEMS", "LOWEST_PRICED_ITEM"];
/** The items that get a discount: all that it is for, or one piece of the cheapest of them. */
type DiscountedItems = Open<(typeof discountedItems)[number]>;
/** Items of catalogues. One of `catalogItemFilter` and `customFilter` is present, as `type` says. */
interface DiscountScope {
    /** An id of your own for the scope, from 1 to 100 characters. */
    id?: string;
    type?: DiscountScopeType;
    /** Present with type `CATALOG_ITEM`. */
    catalogItemFilter?: {
        /** Id of the app with the catalogue, such as the store. */
        catalogAppId?: string;
        /** At most 50 ids of items. All items of the catalogue are meant when there are none. */
        catalogItemIds?: string[];
    };
    /** Present with type `CUSTOM_FILTER`: the catalogue of the app reads `params`. The store knows `collectionIds`. */
    customFilter?: {
        appId?: string;
        params?: Record<string, unknown>;
    };
}
/** A condition of a discount rule. `triggerType` says which one of the other fields is present. */
interface DiscountCondition {
    triggerType?: DiscountTriggerType;
    /** The subtotal of the items in the scopes, before discounts; of all items when there are no scopes. */
    subtotalRange?: {
        /** At most 50. */
        scopes?: DiscountScope[];
        /** Decimal text; the lowest subtotal with which the condition holds. */
        from?: string;
        /** Decimal text; the highest subtotal with which the condition holds. */
        to?: string;
    };
    /** The number of pieces of the items in the scopes; of all items when there are no scopes. */
    itemQuantityRange?: {
        /** At most 50. */
        scopes?: DiscountScope[];
        /** The lowest number of pieces with which the condition holds; 1 or more. */
        from?: number;
        /** The highest number of pieces with which the condition holds; 1 or more. */
        to?: number;
    };
    /** A condition that an app decides about. */
    customTrigger?: {
        /** Id of the condition in its app, from 1 to 100 characters. */
        id?: string;
        appId?: string;
    };
    customerEligibility?: {
        eligibilityType?: CustomerEligibilityType;
        /** From 1 to 100 ids. */
        individualMembersInfo?: {
            memberIds?: string[];
        };
    };
}
/** A condition, or several of which all (`and`) or one (`or`) must hold. */
interface NestedDiscountTrigger extends DiscountCondition {
    /** From 2 to 5. */
    and?: {
        triggers?: DiscountCondition[];
    };
    /** From 2 to 5. */
    or?: {
        triggers?: DiscountCondition[];
    };
}
/** The condition of a discount rule. Operators hold conditions, or operators of conditions. */
interface DiscountTrigger extends DiscountCondition {
    /** From 2 to 5. */
    and?: {
        triggers?: NestedDiscountTrigger[];
    };
    /** From 2 to 5. */
    or?: {
        triggers?: NestedDiscountTrigger[];
    };
}
/** The discount of a rule. `discountType` says which one of the amounts is present. */
interface Discount {
    discountType?: DiscountType;
    /** From 0.1 to 100: the part of the price that is taken off, in per cent. */
    percentage?: number;
    /** Decimal text: the amount that is taken off the price of each piece. */
    fixedAmount?: string;
    /** Decimal text: the price of each piece. */
    fixedPrice?: string;
    /** A number of pieces that cost a price together. */
    quantityBased?: {
        /** Exactly 1. */
        configurations?: {
            id?: string;
            /** Number of pieces, 2 or more. */
            quantity?: number;
            /** Decimal text: the price of these pieces together. */
            price?: string;
        }[];
    };
    targetType?: DiscountTargetType;
    specificItemsInfo?: {
        /** From 1 to 50. */
        scopes?: DiscountScope[];
    };
}
/** A rule that lowers prices in carts without a coupon. */
interface DiscountRule {
    id: string;
    /** Revision number as text; it increases with each change, and an update must name it. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** Whether the rule is switched on. */
    active?: boolean;
    /** From 1 to 50 characters; customers see it beside the discount. */
    name?: string;
    /** The condition that a cart must meet. */
    trigger?: DiscountTrigger;
    /** The time in which the rule counts; without a limit where a date is missing. */
    activeTimeInfo?: {
        start?: Date;
        end?: Date;
    };
    /** Exactly one discount. */
    discounts?: {
        values?: Discount[];
    };
    status?: DiscountRuleStatus;
    /** Number of orders that got the discount. */
    usageCount?: number;
    settings?: DiscountSettings;
    tags?: DiscountRuleTags;
}
/** The limits of a discount. */
interface DiscountSettings {
    /** `ALL_ITEMS` unless given. */
    appliesTo?: DiscountedItems;
    /** Number of orders that may get the discount; no limit unless given. */
    usageLimit?: number;
    /** Number of orders of one customer that may get the discount; no limit unless given. */
    usageLimitPerUser?: number;
}
/** The ids of the tags of a discount rule. */
interface DiscountRuleTags {
    /** At most 100, each at most 5 characters. */
    privateTags?: {
        tagIds?: string[];
    };
    /** At most 100, each at most 5 characters. */
    publicTags?: {
        tagIds?: string[];
    };
}
/** A discount rule to create. */
interface NewDiscountRule extends Pick<DiscountRule, 'trigger' | 'activeTimeInfo' | 'settings' | 'tags'> {
    /** From 1 to 50 characters. */
    name: string;
    /** Whether the rule is switched on; `false` unless given. */
    active?: boolean;
    /** Exactly one discount. */
    discounts: NonNullable<DiscountRule['discounts']>;
}
/** Some fields of a discount rule to change. */
interface DiscountRuleChange extends Partial<NewDiscountRule> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that discount rules can be filtered and sorted by. */
interface DiscountRuleFields {
    id: string;
    active: boolean;
    name: string;
    revision: string;
    createdDate: Date;
    updatedDate: Date;
    'activeTimeInfo.start': Date;
    'activeTimeInfo.end': Date;
    'tags.privateTags.tagIds': Limited<string[], {
        operators: '$hasSome' | '$hasAll';
        sort: false;
    }>;
}
interface GetDiscountRuleInput {
    discountRuleId: string;
}
type QueryDiscountRulesInput = CursorQuery<DiscountRuleFields>;
interface CreateDiscountRuleInput {
    discountRule: NewDiscountRule;
}
interface UpdateDiscountRuleInput {
    discountRule: DiscountRuleChange;
}
interface DeleteDiscountRuleInput {
    discountRuleId: string;
}

/** Every status of a draft order. */
declare const draftOrderStatuses: readonly ["DRAFT", "COMMITTED"];
/** The status of a draft order. A `COMMITTED` one cannot be changed any more. */
type DraftOrderStatus = Open<(typeof draftOrderStatuses)[number]>;
/** Every source of a discount or a fee of a draft order. */
declare const draftOrderPartSources: readonly ["ORIGINAL_ORDER", "AUTOMATIC", "CUSTOM"];
/** The source of a discount or a fee: the order that is edited, the platform, or the business by hand. */
type DraftOrderPartSource = Open<(typeof draftOrderPartSources)[number]>;
/** A line of a draft order. One of `added`, `changedDetails` and `removed` is present when the line differs from the order's. */
interface DraftLineItem {
    lineItem?: OrderLineItem;
    added?: boolean;
    changedDetails?: {
        quantityBeforeChange?: number;
        priceBeforeChange?: Price;
        priceDescriptionBeforeChange?: Translatable;
        modifierGroupsBeforeChange?: OrderModifierGroup[];
    };
    removed?: boolean;
}
/** The delivery of a draft order, with the one that the order has. */
interface DraftShipping {
    shippingInfo?: ShippingInformation;
    added?: boolean;
    changedDetails?: {
        shippingInfoBeforeChange?: ShippingInformation;
    };
    removed?: boolean;
}
/** A fee of a draft order. It counts when it is `applied`. */
interface DraftAdditionalFee {
    additionalFee?: OrderAdditionalFee;
    taxDetails?: {
        taxable?: boolean;
        taxGroupId?: string;
    };
    source?: DraftOrderPartSource;
    applied?: boolean;
}
/** A discount of a draft order. It counts when it is `applied`. */
interface DraftDiscount {
    discount?: AppliedDiscount;
    source?: DraftOrderPartSource;
    applied?: boolean;
}
/** The recipient of a draft order, with the one that the order has. */
interface DraftRecipient {
    recipientInfo?: AddressWithContact;
    added?: boolean;
    changedDetails?: {
        recipientInfoBeforeChange?: AddressWithContact;
    };
}
/** The buyer of a draft order, with the one that the order has. */
interface DraftBuyer {
    buyerInfo?: BuyerInfo;
    added?: boolean;
    changedDetails?: {
        buyerInfoBeforeChange?: BuyerInfo;
    };
}
/** The billing address of a draft order, with the one that the order has. */
interface DraftBilling {
    billingInfo?: AddressWithContact;
    added?: boolean;
    changedDetails?: {
        billingInfoBeforeChange?: AddressWithContact;
    };
}
/** The location of the business of a draft order, with the one that the order has. */
interface DraftBusinessLocation {
    businessLocation?: {
        id?: string;
        name?: string;
    };
    added?: boolean;
    changedDetails?: {
        businessLocationBeforeChange?: {
            id?: string;
            name?: string;
        };
    };
}
/** The effects of committing a draft order. */
interface DraftOrderCommitSettings {
    /** Whether the buyer is told by e-mail; `false` unless given. */
    sendNotificationsToBuyer?: boolean;
    /** Whether the business is told by e-mail; `false` unless given. */
    sendNotificationsToBusiness?: boolean;
    /** Whether the history of the order records the changes; `true` unless given. */
    addActivitiesToOrder?: boolean;
    /** Whether the fulfillers of the changed lines are told by e-mail; `false` unless given. */
    sendNotificationsToCustomFulfillers?: boolean;
    /** The lines whose items leave the stock or go back to it, at most 300. The stock of all others stays as it is. */
    updateInventory?: {
        lineItemId: string;
    }[];
}
/** The changes of an order, or an order to be, before they take effect. */
interface DraftOrder {
    id: string;
    /** Id of the order that is edited; absent of a draft that becomes a new order. */
    orderId?: string;
    lineItems?: DraftLineItem[];
    shippingInfo?: DraftShipping;
    additionalFees?: DraftAdditionalFee[];
    discounts?: DraftDiscount[];
    recipientInfo?: DraftRecipient;
    buyerDetails?: DraftBuyer;
    billingDetails?: DraftBilling;
    businessLocationDetails?: DraftBusinessLocation;
    createdDate?: Date;
    updatedDate?: Date;
    createdBy?: {
        userId?: string;
        appId?: string;
    };
    status?: DraftOrderStatus;
    weightUnit?: WeightUnit;
    /** Three letters, ISO 4217. */
    currency?: string;
    /** The costs with all changes. */
    priceSummary?: OrderPriceSummary;
    /** The amounts that are paid, and the one that is open after the changes. */
    balanceSummary?: BalanceSummary;
    taxInfo?: OrderTaxInfo;
    /** The settings that the draft was committed with. */
    commitSettings?: DraftOrderCommitSettings;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** A draft order with its costs worked out. */
interface CalculatedDraftOrder {
    draftOrder: DraftOrder;
}
/** A draft order after it has changed its order. */
interface CommittedDraftOrder {
    committedDraftOrder: DraftOrder;
    orderAfterCommit: Order;
}
/** A draft order after it has become an order. */
interface CreatedFromDraft {
    committedDraftOrder: DraftOrder;
    createdOrder: Order;
}
/** Every reason for which an order cannot be edited by a draft order. */
declare const nonDraftableReasons: readonly ["PARTIALLY_OR_FULLY_REFUNDED", "UNSUPPORTED_CHANNEL_TYPE", "ORDER_STATUS_IS_NOT_SUPPORTED", "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT", "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT", "ORDER_NOT_FOUND", "SUBSCRIPTION_LINE_ITEM_EXISTS"];
/** The reason for which an order cannot be edited. */
type NonDraftableReason = Open<(typeof nonDraftableReasons)[number]>;

/** A discount that the business gives by hand. Exactly one of `priceAmount` and `percentage` is given. */
interface NewDraftDiscount {
    priceAmount?: Price;
    /** Decimal text in per cent, more than 0 and at most 100. */
    percentage?: string;
    /** `GLOBAL` unless given. */
    discountType?: AppliedDiscountType;
    /** At most 200 characters. */
    description?: string;
    /** Whether the discount counts at once; `false` unless given. */
    applyToDraftOrder?: boolean;
    /** The line of a discount for `SPECIFIC_ITEMS`: exactly one. */
    lineItemDiscounts?: {
        id: string;
    }[];
}
/** A fee that the business adds by hand. */
interface NewDraftFee {
    /** From 1 to 50 characters. */
    name: string;
    price: Price;
    /** Whether the fee is taxed as the lines are; it is not unless given. */
    taxDetails?: {
        taxable?: boolean;
        taxGroupId?: string;
    };
    /** Whether the fee counts at once; `false` unless given. */
    applyToDraftOrder?: boolean;
    /** From 1 to 100 characters. */
    code?: string;
    /** The lines that the fee is for, at most 300; the whole order unless given. */
    lineItemIds?: string[];
}
/** Says of a discount or a fee of a draft order whether it counts. */
interface DraftPartChoice {
    id: string;
    applied: boolean;
}
interface CreateDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 100. */
    discounts: NewDraftDiscount[];
}
interface SetDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 320. */
    discounts: DraftPartChoice[];
}
interface DeleteDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 100. */
    discountIds: string[];
}
interface CreateDraftOrderFeesInput {
    draftOrderId: string;
    /** From 1 to 100. */
    customAdditionalFees: NewDraftFee[];
}
interface SetDraftOrderFeesInput {
    draftOrderId: string;
    /** From 1 to 100. */
    additionalFees: DraftPartChoice[];
}
interface DeleteDraftOrderFeesInput {
    draftOrderId: string;
    /** The ids of the fees, from 1 to 100. */
    customAdditionalFees: string[];
}

/** A line of a new order. */
interface NewOrderLineItem extends Pick<OrderLineItem, 'rootCatalogItemId' | 'decimalQuantity' | 'descriptionLines' | 'image' | 'physicalProperties' | 'serviceProperties' | 'locations' | 'modifierGroups' | 'priceUndetermined' | 'priceDescription' | 'paymentOption' | 'taxableAddress' | 'subscriptionInfo' | 'fulfillerId' | 'fixedQuantity' | 'extendedFields'> {
    /** A GUID; the platform makes one unless given. */
    id?: string;
    productName: Translatable;
    /** The item's place in a catalogue. The stock of an item that the catalogue of an app here has goes down. */
    catalogReference?: CatalogReference;
    quantity: number;
    itemType: ItemType;
    /** Price of one piece, before the discounts in `appliedDiscounts`. */
    price: Price;
    /** The amount that is paid at once of a line whose payment option is `DEPOSIT_ONLINE`; of one piece. */
    depositAmount?: Price;
    /** The tax of the line: its rate, or the amount that the channel has charged. There is no tax unless given. */
    taxInfo?: Pick<LineItemTaxInfo, 'taxAmount' | 'taxRate' | 'taxGroupId' | 'taxBreakdown'>;
    /** Required of a line whose item type is `DIGITAL`. */
    digitalFile?: Omit<DigitalFile, 'expirationDate'>;
}
/** A fee of a new order. */
interface NewOrderAdditionalFee extends OrderAdditionalFee {
    name: string;
    price: Price;
}
/** An order to be created. Its number, its lines' totals, its balance and its history are made by the platform. */
interface NewOrder extends Pick<Order, 'purchasedDate' | 'buyerLanguage' | 'buyerNote' | 'weightUnit' | 'currency' | 'currencyConversionDetails' | 'taxIncludedInPrices' | 'billingInfo' | 'shippingInfo' | 'recipientInfo' | 'attributionSource' | 'checkoutId' | 'archived' | 'seenByAHuman' | 'customFields' | 'businessLocation' | 'extendedFields' | 'purchaseFlowId' | 'tags'> {
    /** From 1 to 300. */
    lineItems: NewOrderLineItem[];
    channelInfo: {
        type: ChannelType;
        externalOrderId?: string;
        externalOrderUrl?: string;
    };
    buyerInfo?: BuyerInfo;
    /** `INITIALIZED` or `APPROVED`; it follows from the payment and the approval strategy unless given. */
    status?: 'INITIALIZED' | 'APPROVED';
    /** Whether the channel has taken the payment; `NOT_PAID` unless given. */
    paymentStatus?: 'NOT_PAID' | 'PAID';
    /** Checked against the sums of lines, discounts, fees and delivery. They are computed unless given. */
    priceSummary?: Order['priceSummary'];
    /** The tax of the whole order, where its lines, fees and delivery name none. */
    taxInfo?: Pick<OrderTaxInfo, 'totalTax' | 'taxExempt'>;
    /** Amounts are distributed over the lines, and none takes more than its lines cost. */
    appliedDiscounts?: AppliedDiscount[];
    additionalFees?: NewOrderAdditionalFee[];
}
/** Every condition on which an order is approved. */
declare const orderApprovalStrategies: readonly ["DEFAULT", "PAYMENT_RECEIVED", "PAYMENT_METHOD_SAVED"];
/** The condition on which an order is approved. */
type OrderApprovalStrategy = Open<(typeof orderApprovalStrategies)[number]>;
/** The effects of creating an order. */
interface OrderCreationSettings {
    /** Whether every app with the permission may edit the order. Only `true` is taken: name the apps to restrict it. */
    editableByEveryone?: boolean;
    /** The apps that alone may edit the order, beside the business itself; at most 10. Exclusive with `editableByEveryone`. */
    editableByOwnerApps?: {
        appIds: string[];
    };
    /**
     * `DEFAULT`: the order is approved when it costs nothing or is paid. `PAYMENT_RECEIVED`: only when it is paid.
     * `PAYMENT_METHOD_SAVED`: when a payment method is saved for it; the emulator saves none, so the business approves it.
     */
    orderApprovalStrategy?: OrderApprovalStrategy;
    notifications?: OrderCreateNotifications;
}
/** The messages that a new order causes. */
interface OrderCreateNotifications {
    /** Whether the buyer gets a confirmation by e-mail; `true` unless given. */
    sendNotificationToBuyer?: boolean;
    /** Whether the business is told by e-mail; `true` unless given. */
    sendNotificationsToBusiness?: boolean;
}
interface CreateOrderInput {
    order: NewOrder;
    settings?: OrderCreationSettings;
}

/** A change of one line. Exactly one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is given. */
interface OrderLineItemDelta {
    /** Id of the line; of a new line, a GUID that no line of the order has. */
    lineItemId: string;
    lineItemAdded?: boolean;
    /** The values that the change started from: other ones in the order refuse it. */
    changedDetails?: {
        quantityBeforeChange?: number;
        priceBeforeChange?: Price;
    };
    lineItemRemoved?: boolean;
    /** The new line, or the fields that change. */
    lineItem?: Partial<Omit<NewOrderLineItem, 'id'>>;
}
/** Changes of an order. */
interface OrderDeltas {
    /** At most 300. */
    lineItems?: OrderLineItemDelta[];
    /** At most 320. A discount that the order does not have yet is added. */
    appliedDiscounts?: {
        discountId: string;
        editedDiscount?: AppliedDiscount;
        discountRemoved?: boolean;
    }[];
    /** At most 100. A fee that the order does not have yet is added. */
    additionalFees?: {
        additionalFeeId: string;
        editedAdditionalFee?: NewOrderAdditionalFee;
        additionalFeeRemoved?: boolean;
    }[];
    changedShippingInfo?: ShippingInformation;
    shippingInfoRemoved?: boolean;
    /** Checked against the sums after the changes. */
    priceSummary?: OrderPriceSummary;
}
interface CommitOrderDeltasInput {
    /** Id of the order. */
    id: string;
    /** The draft of the order that is committed by this. */
    draftOrderId?: string;
    /** The changes of the draft unless given. */
    changes?: OrderDeltas;
    commitSettings?: DraftOrderCommitSettings;
    /** The reason of the changes, for the history of the order; at most 200 characters. */
    reason?: string;
}

interface SetDraftOrderBillingInput {
    draftOrderId: string;
    billingInfo: AddressWithContact;
}
interface SetDraftOrderRecipientInput {
    draftOrderId: string;
    recipientInfo: AddressWithContact;
}
interface SetDraftOrderBuyerInput {
    draftOrderId: string;
    buyerInfo: BuyerInfo;
}
interface SetDraftOrderShippingInput {
    draftOrderId: string;
    shippingInfo: ShippingInformation;
}
interface SetDraftOrderBusinessLocationInput {
    draftOrderId: string;
    businessLocation: {
        id?: string;
        name?: string;
    };
}
interface SetDraftOrderTaxExemptionInput {
    draftOrderId: string;
    /** Whether no tax is charged. */
    taxExempt: boolean;
}
interface UpdateDraftOrderExtendedFieldsInput {
    /** Id of the draft order. */
    id: string;
    /** The namespace of your app. */
    namespace: string;
    /** The fields that change; `null` removes one. */
    namespaceData: Record<string, unknown>;
}

/** An item of a catalogue for a draft order. */
interface NewDraftCatalogLine {
    /** A GUID; the platform makes one unless given. */
    id?: string;
    catalogReference: CatalogReference;
    /** 1 unless given. */
    quantity?: number;
    /** Price of one piece in place of that of the catalogue. */
    price?: Price;
    /** Whether the price is not known yet. */
    priceUndetermined?: boolean;
    /** The places that the items are sent from, at most 5. */
    locations?: LineItemLocation[];
}
/** An item of no catalogue for a draft order. */
interface NewDraftCustomLine {
    /** A GUID; the platform makes one unless given. */
    id?: string;
    productName: Translatable;
    itemType: ItemType;
    /** Price of one piece. */
    price: Price;
    /** 1 unless given. */
    quantity?: number;
    descriptionLines?: DescriptionLine[];
    media?: DetailedImage;
    physicalProperties?: PhysicalProperties;
    priceDescription?: Translatable;
    /** The places that the items are sent from, at most 5. */
    locations?: LineItemLocation[];
}
/** Lines for a draft order. */
interface NewDraftLines {
    /** At most 300. */
    catalogLineItems?: NewDraftCatalogLine[];
    /** At most 300. */
    customLineItems?: NewDraftCustomLine[];
}
interface AddLineItemsToDraftOrderInput extends NewDraftLines {
    draftOrderId: string;
}
/** A change of one line of a draft order. */
interface DraftLineItemChange {
    lineItemId: string;
    /** The new number of pieces; 0 removes the line. */
    newQuantity?: number;
    /** The new price of one piece, as decimal text, before discounts. */
    newPrice?: string;
    newPriceDescription?: Translatable;
    newProductName?: Translatable;
    newDescriptionLines?: {
        descriptionLines: DescriptionLine[];
    };
    newModifierGroups?: {
        modifierGroups: OrderModifierGroup[];
    };
}
interface UpdateDraftOrderLineItemsInput {
    draftOrderId: string;
    /** From 1 to 300. */
    lineItemChanges: DraftLineItemChange[];
}

/** The content of a draft order that is made from nothing. */
interface NewDraftOrder extends NewDraftLines {
    /** At most 100. Unlike later ones they count unless `applyToDraftOrder` is `false`. */
    discounts?: NewDraftDiscount[];
    /** At most 100. Unlike later ones they count unless `applyToDraftOrder` is `false`. */
    additionalFees?: NewDraftFee[];
    buyerInfo?: BuyerInfo;
    billingInfo?: AddressWithContact;
    recipientInfo?: AddressWithContact;
    shippingInfo?: ShippingInformation;
    /** Whether no tax is charged. */
    taxExempt?: boolean;
    businessLocation?: {
        id?: string;
        name?: string;
    };
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
interface CreateDraftOrderInput {
    /** Id of the order to edit. Exactly one of `sourceOrderId` and `draftOrder` is given. */
    sourceOrderId?: string;
    /** The content of a draft that becomes a new order. */
    draftOrder?: NewDraftOrder;
}
/** A draft order, and whether it was there before. */
interface CreatedDraftOrder {
    calculatedDraftOrder: CalculatedDraftOrder;
    /** Whether the same caller was editing the order already, and gets that draft. */
    preexistingDraftOrder?: boolean;
}
/** Names a draft order. */
interface DraftOrderInput {
    draftOrderId: string;
}
/** The fields that draft orders can be filtered by. */
interface DraftOrderFields {
    createdDate: Date;
    updatedDate: Date;
    status: DraftOrderStatus;
    orderId: Limited<string, {
        sort: false;
    }>;
}
interface QueryDraftOrdersInput extends CursorQuery<DraftOrderFields> {
}
interface GetOrderDraftabilityStatusInput {
    orderId: string;
}
/** Whether an order can be edited. */
interface OrderDraftability {
    orderId?: string;
    orderDraftable?: boolean;
    /** Empty when the order can be edited. */
    nonDraftableReasons?: NonDraftableReason[];
}
interface CommitDraftOrderInput extends DraftOrderInput {
    commitSettings?: DraftOrderCommitSettings;
    /** The reason of the changes, for the history of the order; at most 200 characters. */
    reason?: string;
}
/** The settings of an order that a draft becomes. */
interface OrderCreateSettings {
    /** Whether every app with the permission may edit the order. Only `true` is taken. */
    editableByEveryone?: boolean;
    /** The apps that alone may edit the order, beside the business itself; at most 10. */
    editableByOwnerApps?: {
        appIds: string[];
    };
    notifications?: OrderCreateNotifications;
}
interface CreateOrderFromDraftInput extends DraftOrderInput {
    createSettings?: OrderCreateSettings;
    /** The reason of the order, for its history; at most 200 characters. */
    reason?: string;
    /** The channel that the order came from; `BACKOFFICE_MERCHANT` unless given. */
    channelInfo?: {
        type: ChannelType;
        externalOrderId?: string;
        externalOrderUrl?: string;
    };
}

/** Every step of handing a fulfillment over. */
declare const fulfillmentSteps: readonly ["Pending", "Accepted", "Ready", "In_Delivery", "Fulfilled"];
/** The step that a fulfillment has reached. It informs people: the status of the order follows the quantities. */
type FulfillmentStep = Open<(typeof fulfillmentSteps)[number]>;
/** The way to follow a parcel. */
interface FulfillmentTrackingInfo {
    /** From 1 to 100 characters; no two fulfillments of an order have the same. */
    trackingNumber?: string;
    /** The carrier by its name, from 1 to 100 characters. */
    shippingProvider?: string;
    /**
     * Address of the carrier's page about the parcel. The platform writes it from the tracking number where it is not given
     * and the carrier is `fedex`, `ups`, `usps`, `dhl` or `canadaPost`.
     */
    trackingLink?: string;
}
/** A line of the order, in part or whole, in a fulfillment. */
interface FulfillmentLineItem {
    /** Id of the line of the order. */
    id: string;
    /** Number of pieces; everything that no fulfillment holds yet unless it is given when the fulfillment is created. */
    quantity?: number;
}
/** A hand-over of items of an order: a parcel, or a pickup. At most one of `trackingInfo` and `customInfo` is present. */
interface Fulfillment {
    id: string;
    createdDate?: Date;
    /** The items, at most 300 lines. */
    lineItems?: FulfillmentLineItem[];
    trackingInfo?: FulfillmentTrackingInfo;
    /** Up to 100 texts of your own, by name. */
    customInfo?: {
        fieldsData?: Record<string, string>;
    };
    status?: FulfillmentStep;
    /** Whether nothing is left to do for it. */
    completed?: boolean;
}
/** An order's fulfillments, the earliest first. */
interface OrderWithFulfillments {
    orderId: string;
    fulfillments: Fulfillment[];
}
/** The information of a fulfillment that may change later. */
type FulfillmentDetails = Omit<Fulfillment, 'id' | 'createdDate' | 'lineItems'>;
/** A fulfillment to make. */
interface NewFulfillment extends FulfillmentDetails {
    /** From 1 to 300 lines of the order, each once. */
    lineItems: FulfillmentLineItem[];
}
/** A change of a fulfillment. Its items stay as they are: to change them, delete it and create it again. */
interface FulfillmentChange extends FulfillmentDetails {
    id: string;
}
interface ListFulfillmentsForSingleOrderInput {
    orderId: string;
}
interface ListFulfillmentsForMultipleOrdersInput {
    /** From 1 to 100 ids. */
    orderIds: string[];
}
interface CreateFulfillmentInput {
    orderId: string;
    fulfillment: NewFulfillment;
}
/** An order's fulfillments after one was created. */
interface CreatedFulfillment {
    orderWithFulfillments: OrderWithFulfillments;
    /** Id of the new fulfillment. */
    fulfillmentId: string;
}
interface UpdateFulfillmentInput {
    orderId: string;
    fulfillment: FulfillmentChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface DeleteFulfillmentInput {
    orderId: string;
    fulfillmentId: string;
}
interface BulkCreateFulfillmentsInput {
    /** From 1 to 100 orders. */
    ordersWithFulfillments: {
        orderId: string;
        /** At least one. */
        fulfillments: NewFulfillment[];
    }[];
}
/** The result of a bulk call: each order succeeds or fails on its own. */
interface BulkFulfillmentsResult {
    /** In the order of the request; `ordersWithFulfillments` is absent where the order was refused. */
    results: {
        itemMetadata: ItemMetadata;
        ordersWithFulfillments?: OrderWithFulfillments;
    }[];
    bulkActionMetadata: BulkActionMetadata;
}
/** Every status of a gift card. */
declare const giftCardStatuses: readonly ["VALID", "EXPIRED", "DISABLED"];
/** Whether a gift card can be used. */
type GiftCardStatus = Open<(typeof giftCardStatuses)[number]>;
/** A gift card: money that was paid before, to be spent by whoever knows the code. */
interface GiftCard {
    /** The end of the code, with the rest hidden. */
    obfuscatedCode?: string;
    /** The amount that is left. */
    balance?: Money;
    status?: GiftCardStatus;
    /** Id of the app that issued the gift card. */
    appId?: string;
    /** Id of the gift card in that app. */
    externalId?: string;
}
interface GetGiftCardInput {
    /** The whole code, from 8 to 20 characters. */
    code: string;
    /** Id of the app that issued the gift card; any app unless given. */
    appId?: string;
}
interface RedeemGiftCardInput {
    /** The whole code, from 8 to 20 characters. */
    code: string;
    /** The amount to take; more than zero, in the currency of the gift card. */
    amount: Money;
    /** Id of the app that issued the gift card. */
    appId: string;
    /** The order that the amount pays for. */
    orderId?: string;
}
interface VoidGiftCardTransactionInput {
    transactionId: string;
    /** Id of the app that issued the gift card. */
    appId: string;
}

/** Every status of an invoice. */
declare const invoiceStatuses: readonly ["Draft", "Sent", "Processing", "Paid", "Overdue", "Void", "Deleted", "PartiallyPaid", "PartialAndOverdue"];
/**
 * The status of an invoice, which follows its order: `Draft` was not sent yet, `Processing` waits for a payment that was
 * started, `Overdue` and `PartialAndOverdue` were not paid in full within 30 days, `Void` is of an order that was
 * cancelled or rejected, and `Deleted` was removed.
 */
type InvoiceStatus = Open<(typeof invoiceStatuses)[number]>;
/** An invoice of an order. */
interface Invoice {
    /** Its id in the app that made it. */
    id: string;
    /** Id of the app that made it. */
    appId: string;
    /** Absent for an invoice of another app than the platform's own. */
    status?: InvoiceStatus;
}
/** The invoices of an order, the earliest first. */
interface InvoicesForOrder {
    orderId: string;
    invoicesInfo: Invoice[];
}
interface ListInvoicesForMultipleOrdersInput {
    /** From 1 to 100 ids. */
    orderIds: string[];
}
interface AddInvoiceToOrderInput {
    orderId: string;
    /** The invoice, by its id in the app that made it. */
    invoiceInfo: Pick<Invoice, 'id' | 'appId'>;
}
interface GenerateInvoiceInput {
    orderId: string;
}
interface BulkGenerateInvoicesInput {
    /** From 1 to 300 ids. */
    orderIds: string[];
}
/** The invoice that was made for an order. */
interface GeneratedInvoice {
    orderId: string;
    invoiceId: string;
}

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
interface UpdateOrderActivityInput {
    /** Id of the order. */
    id: string;
    activityId: string;
    /** The new content, of the kind that the entry has. */
    activity: NewOrderActivity;
}
interface DeleteOrderActivityInput {
    /** Id of the order. */
    id: string;
    activityId: string;
}

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
interface BulkUpdateOrdersInput {
    /** From 1 to 100. */
    orders: UpdateOrderInput[];
    /** Whether the result holds the orders. */
    returnEntity?: boolean;
}
interface UpdateOrderStatusInput {
    orderId: string;
    /** `APPROVED`, `CANCELED`, `PENDING` or `REJECTED`: an order is `INITIALIZED` only when it is created. */
    status: OrderStatus;
}
interface BulkUpdateOrderTagsInput extends TagChanges {
    /** From 1 to 100. */
    orderIds: string[];
}
/** The fields of a line that the business may change after the purchase. */
interface OrderLineItemUpdate extends Pick<OrderLineItem, 'productName' | 'descriptionLines' | 'image' | 'physicalProperties' | 'serviceProperties' | 'locations' | 'priceDescription' | 'fulfillerId' | 'extendedFields'> {
    /** Id of the line. */
    id: string;
    /** The file of a line whose item type is `DIGITAL`; it cannot be removed. */
    digitalFile?: Omit<DigitalFile, 'expirationDate'>;
}
interface UpdateOrderLineItemInput {
    /** Id of the order. */
    id: string;
    lineItem: OrderLineItemUpdate;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}

interface GetOrderInput {
    id: string;
}
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
/** The fields of orders that free text is searched in. */
type OrderSearchField = 'number' | 'buyerInfo.email' | 'billingInfo.contactDetails.firstName' | 'billingInfo.contactDetails.lastName' | 'lineItems.productName.original' | 'shippingInfo.title';
/** The fields of orders that can be aggregated. */
type OrderAggregationField = 'status' | 'paymentStatus' | 'fulfillmentStatus' | 'archived' | 'imported' | 'seenByAHuman' | 'createdDate' | 'updatedDate' | 'purchasedDate' | 'businessLocation.id' | 'businessLocation.name' | 'buyerInfo.contactId' | 'buyerInfo.memberId' | 'channelInfo.type' | 'lineItems.catalogReference.appId' | 'lineItems.catalogReference.catalogItemId' | 'lineItems.locations.id' | 'lineItems.productName.original' | 'shippingInfo.region.name' | 'shippingInfo.title' | OrderAmountField;
/** The fields of orders that hold amounts. */
type OrderAmountField = 'balanceSummary.authorized.amount' | 'balanceSummary.pending.amount' | 'balanceSummary.pendingRefund.amount' | 'priceSummary.total.amount' | 'taxInfo.totalTax.amount';
interface SearchOrdersInput extends CursorSearch<OrderFields, OrderSearchField, OrderAggregationField> {
}
/** One figure or one count over orders. */
type OrderAggregation = 
/** Counts the orders by the values of a field, or by those of two to five fields together. */
{
    $count: OrderAggregationField | OrderAggregationField[];
}
/** Adds up an amount. */
 | {
    $sum: OrderAmountField;
}
/** The mean of an amount. */
 | {
    $avg: OrderAmountField;
} | {
    $min: OrderAmountField;
} | {
    $max: OrderAmountField;
};
interface AggregateOrdersInput {
    filter?: Filter<OrderFields>;
    /** From 1 to 20 aggregations by names of your own. */
    aggregation: Record<string, OrderAggregation>;
    /** Stands between the values of a count by several fields; `|` unless given, at most 100 characters. */
    hierarchySeparatorOverride?: string;
}
/**
 * The results by the names of the aggregations. A count has the number of orders by value, `{ PAID: 12 }`, or by the values
 * of several fields, `{ '(PAID|WEB)': 9 }`. A figure is decimal text by currency, `{ EUR: '1249.50' }`: amounts of
 * different currencies are not added.
 */
type OrderAggregates = Record<string, Record<string, number | string>>;
interface CancelOrderInput {
    id: string;
    sendOrderCanceledEmail?: boolean;
    /** Text of the e-mail, at most 1,000 characters. */
    customMessage?: string;
    /** Whether the items go back into the stock of their catalogues. */
    restockAllItems?: boolean;
}

/** Every status of a payment request. */
declare const orderPaymentRequestStatuses: readonly ["UNPAID", "PAID", "EXPIRED", "VOIDED"];
/**
 * The status of a payment request: it waits (`UNPAID`), its payment was approved (`PAID`), its time is over (`EXPIRED`),
 * or the business has withdrawn it (`VOIDED`).
 */
type OrderPaymentRequestStatus = Open<(typeof orderPaymentRequestStatuses)[number]>;
/** Every way of payment that a payment request can leave out. */
declare const blockedPaymentMethods: readonly ["MANUAL"];
/** A way of payment that the page of a payment request does not offer: `MANUAL` is a payment at the business. */
type BlockedPaymentMethod = Open<(typeof blockedPaymentMethods)[number]>;
/** An amount that the business asks the buyer of an order for, with a page to pay it. */
interface OrderPaymentRequest {
    id: string;
    /** The app that made the request, with the id that the request has there. It cannot be changed. */
    source?: {
        appId?: string;
        /** From 1 to 100 characters. */
        externalId?: string;
    };
    status?: OrderPaymentRequestStatus;
    /** It cannot be changed. */
    orderId?: string;
    /** At most 100 characters. */
    orderNumber?: string;
    /** At most what is left to be paid for the order. It cannot be changed. */
    amount?: Price;
    /** Three letters, ISO 4217: the currency of the order. */
    currency?: string;
    /** Id of the order of the payment gateway that collects the amount. */
    paymentGatewayOrderId?: string;
    /** From 1 to 200 characters; the buyer reads it. */
    title?: string;
    /** At most 300 characters; the buyer reads it. */
    description?: string;
    /** The moment from which the request cannot be paid any more. It cannot be changed. */
    expirationDate?: Date;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** A picture beside the title. */
    image?: Image;
    /** The ways of payment that the page does not offer; at most 1. */
    blockedPaymentMethods?: BlockedPaymentMethod[];
}
/** A payment request to create. */
interface NewOrderPaymentRequest extends Pick<OrderPaymentRequest, 'source' | 'title' | 'description' | 'expirationDate' | 'extendedFields' | 'image' | 'blockedPaymentMethods'> {
    orderId: string;
    /** Above zero, and at most what is left to be paid for the order. */
    amount: Price;
}
/** Some fields of a payment request to change. */
interface OrderPaymentRequestChange extends Pick<OrderPaymentRequest, 'title' | 'description' | 'extendedFields' | 'image' | 'blockedPaymentMethods'> {
    id: string;
}
/** A payment request with the address of its page. */
interface OrderPaymentRequestWithUrl {
    orderPaymentRequest?: OrderPaymentRequest;
    /** Address of the page where the buyer pays, at most 100 characters. */
    orderPaymentRequestUrl?: string;
}
interface CreateOrderPaymentRequestInput {
    orderPaymentRequest: NewOrderPaymentRequest;
}
/** An id that is compared with whole values, and not sorted by. */
type Id = Limited<string, {
    sort: false;
}>;
/** The fields that payment requests can be filtered and sorted by. */
interface OrderPaymentRequestFields {
    id: Id;
    orderId: Id;
    paymentGatewayOrderId: Id;
    'source.appId': Id;
    'source.externalId': Id;
    createdDate: Date;
    updatedDate: Date;
    description: string;
    expirationDate: Date;
    orderNumber: string;
    status: OrderPaymentRequestStatus;
    title: string;
    'amount.amount': Limited<string, {
        operators: '$eq' | '$gt' | '$gte' | '$lt' | '$lte';
    }>;
}
type QueryOrderPaymentRequestsInput = CursorQuery<OrderPaymentRequestFields>;
interface UpdateOrderPaymentRequestInput {
    orderPaymentRequest: OrderPaymentRequestChange;
}
interface UpdateOrderPaymentRequestExtendedFieldsInput {
    /** Id of the payment request. */
    id: string;
    /** The namespace of your app. */
    namespace: string;
    /** The fields that change; `null` removes one. */
    namespaceData: Record<string, unknown>;
}
interface ChargeOrderPaymentRequestInput {
    orderPaymentRequestId: string;
    /** The token for the buyer's card that the payment form gives. On the local platform it is the number of a test card. */
    paymentToken: string;
}

/** Every moment at which an order may take its items out of the stock. */
declare const inventoryUpdateTriggers: readonly ["ON_ORDER_PAID", "ON_ORDER_PLACED"];
/** The moment at which an order takes its items out of the stock. */
type InventoryUpdateTrigger = Open<(typeof inventoryUpdateTriggers)[number]>;
/** The settings of the business for orders. */
interface OrdersSettings {
    /**
     * `ON_ORDER_PLACED`, the default: an order takes its items when it is placed, and gives them back when its payment
     * fails. `ON_ORDER_PAID`: it takes them when a payment is approved; until then others can buy them.
     */
    inventoryUpdateTrigger?: InventoryUpdateTrigger;
    /** Whether every order that is paid online gets an invoice by itself; `false` unless it is changed. */
    createInvoice?: boolean;
    createdDate?: Date;
    updatedDate?: Date;
}
/** Some settings to change. */
type OrdersSettingsChange = Omit<OrdersSettings, 'createdDate' | 'updatedDate'>;
type GetOrdersSettingsInput = Record<string, never>;
interface UpdateOrdersSettingsInput {
    ordersSettings: OrdersSettingsChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given goes back to its default. */
    fieldMask?: string[];
}

/** The tax rate that the business sets for a tax group in a tax region. */
interface ManualTaxMapping {
    id: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    taxGroupId?: string;
    taxRegionId?: string;
    /** A part of one as decimal text, with at most 6 digits after the point: `"0.23"` for 23 %. */
    taxRate?: string;
    /** Note for the business, at most 1,000 characters. */
    description?: string;
    /** The kind of tax, such as `VAT`; at most 200 characters. */
    taxType?: string;
    /** The name that customers see, at most 200 characters. */
    taxName?: string;
    /** The authority that the tax is paid to, such as `California`; at most 200 characters. */
    jurisdiction?: string;
    jurisdictionType?: JurisdictionType;
}
/** A manual tax rate to create. */
interface NewManualTaxMapping extends Pick<ManualTaxMapping, 'description' | 'taxType' | 'taxName' | 'jurisdiction' | 'jurisdictionType'> {
    taxGroupId: string;
    taxRegionId: string;
    /** A part of one as decimal text, with at most 6 digits after the point: `"0.23"` for 23 %. */
    taxRate: string;
}
/** Some fields of a manual tax rate to change. */
interface ManualTaxMappingChange extends Partial<NewManualTaxMapping> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that manual tax rates can be filtered and sorted by. */
interface ManualTaxMappingFields {
    id: string;
    taxGroupId: string;
    taxRegionId: string;
    createdDate: Date;
    updatedDate: Date;
}
interface GetManualTaxMappingInput {
    manualTaxMappingId: string;
}
type QueryManualTaxMappingsInput = CursorQuery<ManualTaxMappingFields>;
interface CreateManualTaxMappingInput {
    manualTaxMapping: NewManualTaxMapping;
}
interface UpdateManualTaxMappingInput {
    manualTaxMapping: ManualTaxMappingChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface DeleteManualTaxMappingInput {
    manualTaxMappingId: string;
}

/** A group of items that are taxed alike, such as food. */
interface TaxGroup {
    id: string;
    /** From 1 to 200 characters. */
    name?: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
}
/** A tax group to create. */
interface NewTaxGroup {
    /** From 1 to 200 characters. */
    name: string;
}
/** Some fields of a tax group to change. */
interface TaxGroupChange extends Partial<NewTaxGroup> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that tax groups can be filtered and sorted by. */
interface TaxGroupFields {
    id: Limited<string, {
        operators: MatchOperator;
    }>;
    name: Limited<string, {
        operators: MatchOperator;
    }>;
    createdDate: Date;
    updatedDate: Date;
}
interface GetTaxGroupInput {
    taxGroupId: string;
}
type QueryTaxGroupsInput = CursorQuery<TaxGroupFields>;
interface CreateTaxGroupInput {
    taxGroup: NewTaxGroup;
}
interface UpdateTaxGroupInput {
    taxGroup: TaxGroupChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface DeleteTaxGroupInput {
    taxGroupId: string;
}
type ListDefaultTaxGroupsInput = Record<string, never>;
interface ListDefaultTaxGroupsByAppIdsInput {
    /** From 1 to 300. */
    appIds: string[];
}
/** The default tax group of one app, or the reason why there is none. */
interface DefaultTaxGroup {
    taxGroupMetadata?: ItemMetadata;
    taxGroup?: TaxGroup;
}
/** The default tax groups of several apps, in the order of the input. */
interface DefaultTaxGroups {
    results?: DefaultTaxGroup[];
    bulkActionMetadata?: BulkActionMetadata;
}

/** A country, or a state or province of it, where taxes are collected. */
interface TaxRegion {
    id: string;
    /** Two letters, ISO 3166-1. */
    country?: string;
    /** The second part of an ISO 3166-2 code: `CA` for California; absent for the whole country. */
    subdivision?: string;
    /** Id of the calculator that taxes sales in the region: see `listTaxCalculators`. */
    appId?: string;
    /** Whether prices hold the tax; otherwise it is added to them. */
    taxIncludedInPrice?: boolean;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
}
/** A tax region to create. */
interface NewTaxRegion extends Pick<TaxRegion, 'subdivision' | 'taxIncludedInPrice'> {
    /** Two letters, ISO 3166-1. */
    country: string;
    /** Id of the calculator that taxes sales in the region: see `listTaxCalculators`. */
    appId: string;
}
/** Some fields of a tax region to change. */
interface TaxRegionChange extends Partial<NewTaxRegion> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that tax regions can be filtered and sorted by. */
interface TaxRegionFields {
    id: string;
    appId: string;
    country: string;
    subdivision: string;
    createdDate: Date;
    updatedDate: Date;
}
interface GetTaxRegionInput {
    taxRegionId: string;
}
type QueryTaxRegionsInput = CursorQuery<TaxRegionFields>;
interface CreateTaxRegionInput {
    taxRegion: NewTaxRegion;
}
interface UpdateTaxRegionInput {
    taxRegion: TaxRegionChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface DeleteTaxRegionInput {
    taxRegionId: string;
}
interface BulkCreateTaxRegionsInput {
    /** From 1 to 100. */
    taxRegions: NewTaxRegion[];
    /** Whether the result holds the regions. */
    returnEntity?: boolean;
}

/** Every status of a payment. */
declare const paymentStatuses: readonly ["APPROVED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED", "REFUNDED", "PARTIALLY_REFUNDED", "AUTHORIZED", "VOIDED"];
/**
 * The status of a payment. `PENDING` waits for the provider, `PENDING_MERCHANT` for the business; an `AUTHORIZED` amount
 * is reserved on the card until it is captured (`APPROVED`) or released (`VOIDED`).
 */
type PaymentStatus = Open<(typeof paymentStatuses)[number]>;
/** Every status of the capture or the void of an authorised payment. */
declare const captureStatuses: readonly ["PENDING", "SUCCEEDED", "FAILED"];
/** The status of the capture or the void of an authorised payment. */
type CaptureStatus = Open<(typeof captureStatuses)[number]>;
/** Every reason for which an authorised payment was voided. */
declare const voidReasons: readonly ["MANUAL", "SCHEDULED"];
/** The reason for which an authorised payment was voided: by somebody, or by its scheduled action. */
type VoidReason = Open<(typeof voidReasons)[number]>;
/** Every action that can be scheduled for an authorised payment. */
declare const scheduledActionTypes: readonly ["VOID", "CAPTURE"];
/** The action that ends an authorisation by itself. */
type ScheduledActionType = Open<(typeof scheduledActionTypes)[number]>;
/** Every status of a chargeback. */
declare const chargebackStatuses: readonly ["APPROVED", "REVERSED"];
/** The status of a chargeback: the bank has taken the money back, or has returned it to the business. */
type ChargebackStatus = Open<(typeof chargebackStatuses)[number]>;
/** Every way of paying at the business that has a name of its own. */
declare const predefinedPaymentMethods: readonly ["CASH", "BANK_TRANSFER", "CHECK"];
/** A way of paying at the business that has a name of its own. */
type PredefinedPaymentMethod = Open<(typeof predefinedPaymentMethods)[number]>;
/** Every status of a payment by membership. */
declare const membershipPaymentStatuses: readonly ["CHARGED", "CHARGE_FAILED", "CHARGE_PENDING", "VOIDED"];
/** The status of a payment by membership. */
type MembershipPaymentStatus = Open<(typeof membershipPaymentStatuses)[number]>;
/** The reason of a provider why something failed. */
interface PaymentFailure {
    failureCode?: string;
}
/** The capture of an authorised amount, or of a part of it; the rest is released. */
interface Capture {
    id?: string;
    status?: CaptureStatus;
    amount?: Price;
    createdDate?: Date;
    /** Present while the status is `FAILED`. */
    failureDetails?: PaymentFailure;
}
/** The release of an authorised amount. */
interface AuthorizationVoid {
    status?: CaptureStatus;
    voidedDate?: Date;
    /** Present while the status is `FAILED`. */
    failureDetails?: PaymentFailure;
    reason?: VoidReason;
}
/** The action that ends an authorisation by itself when nobody does so before. */
interface ScheduledAction {
    actionType?: ScheduledActionType;
    executionDate?: Date;
}
/** The amount that a card has reserved for the business. */
interface AuthorizationDetails {
    delayedCapture?: boolean;
    authorizedDate?: Date;
    /** At most 1. */
    captures?: Capture[];
    void?: AuthorizationVoid;
    scheduledAction?: ScheduledAction;
}
/** A card holder's claim by which the bank took a payment back. */
interface Chargeback {
    id?: string;
    createdDate?: Date;
    updatedDate?: Date;
    amount?: Price;
    /** The amount that came back to the business. */
    reversalAmount?: Price;
    status?: ChargebackStatus;
    externalId?: string;
}
/** The name that a business gives to a way of paying. One of the two fields is present. */
interface UserDefinedPaymentMethodName {
    predefined?: PredefinedPaymentMethod;
    /** From 1 to 150 characters. */
    custom?: string;
}
/** The name of a way of paying. */
interface PaymentMethodName {
    /** In the language of the buyer. */
    buyerLanguageName?: string;
    /** In the language of the site. */
    siteLanguageName?: string;
    userDefinedName?: UserDefinedPaymentMethodName;
}
/** A payment by card, or at the business. */
interface RegularPaymentDetails {
    creditCardDetails?: {
        lastFourDigits?: string;
        brand?: string;
    };
    /** The gateway's order that the payment was made for. */
    paymentOrderId?: string;
    /** The gateway's id of the payment. A payment that the gateway does not know cannot be given back by it. */
    gatewayTransactionId?: string;
    /** The way of payment: `CreditCard`, `Offline`, `InPerson`, `PointOfSale` and others. */
    paymentMethod?: string;
    providerTransactionId?: string;
    /** Whether it was made at the business, and only recorded here. */
    offlinePayment?: boolean;
    /** A copy of the `status` of the payment for older clients. */
    status?: PaymentStatus;
    savedPaymentMethod?: boolean;
    authorizationDetails?: AuthorizationDetails;
    /** At most 6. */
    chargebacks?: Chargeback[];
    platformFee?: Price;
    paymentMethodName?: PaymentMethodName;
}
/** A payment by gift card. */
interface GiftCardPaymentDetails {
    giftCardPaymentId?: string;
    /** The app that issued the gift card. */
    appId?: string;
    /** Whether the amount went back to the gift card. */
    voided?: boolean;
    /** The last characters of the code. */
    obfuscatedCode?: string;
}
/** A payment by membership: it pays for a line of the order with a part of a pricing plan. */
interface MembershipPaymentDetails {
    membershipId?: string;
    /** The line that it pays for. */
    lineItemId?: string;
    status?: MembershipPaymentStatus;
    name?: Translatable;
    externalTransactionId?: string;
    /** Whether the benefit was given back. */
    voided?: boolean;
    /** The app that sells the pricing plans. */
    providerAppId?: string;
    /** A membership that a line of the same order sells. */
    futureMembership?: {
        lineItemId?: string;
        benefitId?: string;
    };
}
/** An amount of cash that was rounded to the coins of the country. */
interface CashRounding {
    unroundedAmount?: Price;
    roundingAdjustment?: Price;
}
/** A payment of an order. One of the three details is present. */
interface Payment {
    id: string;
    createdDate?: Date;
    updatedDate?: Date;
    amount?: Price;
    status?: PaymentStatus;
    regularPaymentDetails?: RegularPaymentDetails;
    giftcardPaymentDetails?: GiftCardPaymentDetails;
    membershipPaymentDetails?: MembershipPaymentDetails;
    /** Whether the provider refuses to give it back. */
    refundDisabled?: boolean;
    supportReceiptGeneration?: boolean;
    cashRounding?: CashRounding;
    /** Payments that were charged together share it. */
    chargeCorrelationId?: string;
}
/** A payment to be recorded. One of the three details is present. */
type NewPayment = Omit<Payment, 'id' | 'updatedDate' | 'supportReceiptGeneration'>;

/** Every status of a refund of one payment. */
declare const refundStatuses: readonly ["PENDING", "SUCCEEDED", "FAILED", "SCHEDULED", "STARTED"];
/** The status of a refund of one payment. `SUCCEEDED` and `FAILED` are final. */
type RefundStatus = Open<(typeof refundStatuses)[number]>;
/** The part of a refund that one payment gives back. */
interface RefundTransaction {
    paymentId?: string;
    amount?: Price;
    refundStatus?: RefundStatus;
    /** The provider's reason when it failed. */
    refundStatusInfo?: {
        paymentGatewayReasonCode?: string;
        description?: string;
    };
    gatewayRefundId?: string;
    providerRefundId?: string;
    /** Whether the business gave the money back itself, so that it was only recorded. */
    externalRefund?: boolean;
}
/** An item of an order that is given back. */
interface RefundedItem {
    lineItemId: string;
    /** From 1 to 100,000. */
    quantity: number;
}
/** The parts of an order that are given back. Nothing is calculated from them. */
interface RefundDetails {
    /** At most 300. */
    items?: RefundedItem[];
    shippingIncluded?: boolean;
    /** At most 200 characters. */
    reason?: string;
    /** At most 300; in place of `items`. */
    lineItems?: RefundedItem[];
    /** At most 100. */
    additionalFees?: {
        additionalFeeId: string;
        amount: Price;
    }[];
    /** The part of the delivery. */
    shipping?: {
        amount: Price;
    };
}
/** The amounts of a refund by the status of their transactions. */
interface RefundSummary {
    requestedRefund?: Price;
    pendingRefund?: Price;
    refunded?: Price;
    failedRefundAmount?: Price;
    /** Whether a transaction is not final yet. */
    pending?: boolean;
    /** The refunded amount of each item. */
    breakdown?: {
        lineItems?: {
            lineItemId?: string;
            totalRefundedAmount?: Price;
        }[];
    };
}
/** Money of an order that goes back to the buyer. */
interface Refund {
    id: string;
    createdDate?: Date;
    /** At most 50, one for each payment. */
    transactions?: RefundTransaction[];
    details?: RefundDetails;
    summary?: RefundSummary;
    /** The app that asked for it. */
    requestingServiceAppId?: string;
}
/** The payments and the refunds of an order. */
interface OrderTransactions {
    orderId?: string;
    /** At most 100. */
    payments?: Payment[];
    /** At most 300. */
    refunds?: Refund[];
}

interface ListTransactionsForSingleOrderInput {
    orderId: string;
}
interface ListTransactionsForMultipleOrdersInput {
    /** From 1 to 100. */
    orderIds: string[];
}
interface AddPaymentsInput {
    orderId: string;
    /** From 1 to 50. */
    payments: NewPayment[];
}
/** The transactions of an order after payments were recorded. */
interface AddPaymentsResult {
    orderTransactions: OrderTransactions;
    /** The ids of the new payments, in the order of the request. */
    paymentsIds: string[];
}
interface UpdatePaymentStatusInput {
    orderId: string;
    paymentId: string;
    /** `REFUNDED` and `PARTIALLY_REFUNDED` follow from refunds, and cannot be set. */
    status: PaymentStatus;
}
interface BulkUpdatePaymentStatusesInput {
    /** From 1 to 300. */
    paymentAndOrderIds: {
        orderId: string;
        paymentId: string;
    }[];
    /** The status of all of them. */
    status: PaymentStatus;
    /** Whether the result holds the payments. */
    returnFullEntity?: boolean;
}
interface UpdateRefundTransactionInput {
    orderId: string;
    refundId: string;
    /** `paymentId` names the transaction; its amount stays as it is. */
    transaction: Pick<RefundTransaction, 'refundStatus' | 'refundStatusInfo' | 'gatewayRefundId' | 'providerRefundId'> & {
        paymentId: string;
    };
    /** The paths of the fields that change; those that are given unless there is a mask. */
    fieldMask?: string[];
}
/** A country that goods are sent to, or some of its states. */
interface DeliveryDestination {
    /** Two letters, ISO 3166-1. */
    countryCode: string;
    /** The second parts of ISO 3166-2 codes, at most 100; the whole country unless given. */
    subdivisions?: string[];
}
/** A region that goods are sent to. */
interface DeliveryRegion {
    id: string;
    /** From 1 to 256 characters. */
    name?: string;
    /** Whether goods are sent there. */
    active?: boolean;
    /** At most 250; every country that no other region lists, when there are none. */
    destinations?: DeliveryDestination[];
    createdDate?: Date;
}
/** The regions that some products are sent to. */
interface DeliveryProfile {
    id: string;
    name?: string;
    /** Whether it is for all products that name no other profile. */
    default?: boolean;
    deliveryRegions?: DeliveryRegion[];
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
}
/** A delivery region to add. */
interface NewDeliveryRegion extends Pick<DeliveryRegion, 'destinations'> {
    /** From 1 to 256 characters; each region of a profile has a name of its own. */
    name: string;
    /** `true` unless given. */
    active?: boolean;
}
/** Some fields of a delivery region to change. */
interface DeliveryRegionChange extends Partial<NewDeliveryRegion> {
    id: string;
}
/** The fields that delivery profiles can be filtered and sorted by. */
interface DeliveryProfileFields {
    id: string;
    name: string;
    default: boolean;
    createdDate: Date;
    updatedDate: Date;
}
interface GetDeliveryProfileInput {
    deliveryProfileId: string;
}
type QueryDeliveryProfilesInput = CursorQuery<DeliveryProfileFields>;
interface AddDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegion: NewDeliveryRegion;
}
interface UpdateDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegion: DeliveryRegionChange;
}
interface RemoveDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegionId: string;
}

/** Every quantity of a cart that the rate of a delivery may depend on. */
declare const shippingRuleTypes: readonly ["BY_TOTAL_WEIGHT", "BY_TOTAL_PRICE", "BY_TOTAL_QUANTITY"];
/** The quantity of a cart that the rate of a delivery depends on. */
type ShippingRuleType = Open<(typeof shippingRuleTypes)[number]>;
/** Every comparison of a condition. */
declare const shippingOperators: readonly ["EQ", "GT", "GTE", "LT", "LTE"];
/** The comparison of a condition. */
type ShippingOperator = Open<(typeof shippingOperators)[number]>;
/** A condition of a rate: it compares the goods that are delivered with a value. */
interface ShippingCondition {
    type: ShippingRuleType;
    /** Decimal text: a weight in the unit of the business, a price after discounts, or a number of pieces. */
    value: string;
    operator: ShippingOperator;
}
/** The price of a delivery under some conditions. */
interface ConditionalRate {
    /** Decimal text. */
    amount: string;
    /** At most 10; all of them must hold. */
    conditions?: ShippingCondition[];
    /** Whether the amount counts for each piece. */
    multiplyByQuantity?: boolean;
}
/** A delivery method that carts offer for goods. */
interface ShippingOption {
    id: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** The regions that it delivers to, of delivery profiles. */
    deliveryRegionIds?: string[];
    /** The name that customers see, at most 1,000 characters. */
    title?: string;
    /** Text such as `2 to 4 working days`, at most 500 characters. */
    estimatedDeliveryTime?: string;
    /** From 1 to 50; the first whose conditions hold counts. */
    rates?: ConditionalRate[];
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** A shipping option to create. */
interface NewShippingOption extends Pick<ShippingOption, 'estimatedDeliveryTime' | 'extendedFields'> {
    /** At most 50. An option without a region is offered nowhere. */
    deliveryRegionIds?: string[];
    /** From 1 to 1,000 characters. */
    title: string;
    /** From 1 to 50. */
    rates: ConditionalRate[];
}
/** Some fields of a shipping option to change. */
interface ShippingOptionChange extends Partial<NewShippingOption> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that shipping options can be filtered and sorted by. */
interface ShippingOptionFields {
    id: string;
    deliveryRegionIds: Limited<string[], {
        operators: '$hasAll' | '$hasSome';
        sort: false;
    }>;
    estimatedDeliveryTime: string;
    createdDate: Date;
    updatedDate: Date;
}
interface GetShippingOptionInput {
    shippingOptionId: string;
}
type QueryShippingOptionsInput = CursorQuery<ShippingOptionFields>;
interface CreateShippingOptionInput {
    shippingOption: NewShippingOption;
}
interface UpdateShippingOptionInput {
    shippingOption: ShippingOptionChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface DeleteShippingOptionInput {
    shippingOptionId: string;
}
interface AddRegionToShippingOptionInput {
    shippingOptionId: string;
    deliveryRegionId: string;
    /** The revision that you read. */
    revision: string;
}
interface RemoveRegionFromShippingOptionInput {
    shippingOptionId: string;
    deliveryRegionId: string;
    /** The revision that you read. */
    revision: string;
}

/** Every place where a tip may be given. */
declare const tipSources: readonly ["UNKNOWN_SOURCE", "POS", "WEB", "DASHBOARD"];
/** The place where a tip was given: at a till, on the site, or by the business. */
type TipSource = Open<(typeof tipSources)[number]>;
/** A line that a tip is given for. */
interface TipLineItem {
    lineItemId?: string;
    catalogReference?: {
        catalogItemId: string;
        appId: string;
    };
    /** Decimal text, one piece; zero unless given. */
    price?: string;
    /** At most 200 characters. */
    name?: string;
    /** 1 unless given. */
    quantity?: number;
}
/** The part of a tip that one member of staff gets. */
interface TipDistribution {
    id: string;
    tipId?: string;
    /** Its `name` is known when `staffMemberId` is given. */
    staff?: {
        id?: string;
        name?: string;
        staffMemberId?: string;
    };
    /** Decimal text, in the currency of the order. */
    amount?: string;
    /** The lines that it is for. */
    lineItemInfo?: TipLineItem[];
    /** The payment to the member of staff; nobody changes the part any more then. */
    transaction?: {
        id?: string;
        date?: Date;
    };
    orderId?: string;
    createdDate?: Date;
    /** `UNKNOWN_SOURCE` unless given. */
    source?: TipSource;
}
/** The tip of an order. Amounts are decimal text in the currency of the order. */
interface Tip {
    id?: string;
    /** The lines of the order together, without the tip. */
    lineItemSubtotal?: string;
    amount?: string;
    /** At most 50. */
    distributions?: TipDistribution[];
    /** The part that no member of staff gets. */
    undistributedAmount?: string;
}
/** The fee by which a tip is part of its order. */
interface TipOrderInfo {
    orderId?: string;
    additionalFeeId?: string;
    additionalFeePrice?: Price;
}
/** A tip, and the fee by which it is part of its order. */
interface TipOnOrder {
    tip?: Tip;
    orderInfo?: TipOrderInfo;
}
interface GetTipByOrderIdInput {
    orderId: string;
}
/** The part of a tip that a member of staff is to get. */
type NewTipDistribution = Pick<TipDistribution, 'staff' | 'lineItemInfo' | 'transaction' | 'source'> & {
    /** Decimal text, zero or more, in the currency of the order. */
    amount: string;
};
/** A tip to put on an order. */
interface NewTip {
    /** Decimal text, more than zero, in the currency of the order. */
    amount: string;
    /** At most 50, together no more than the amount. */
    distributions?: NewTipDistribution[];
}
interface SetTipOnOrderInput {
    orderId: string;
    tip: NewTip;
}
interface RemoveTipFromOrderInput {
    orderId: string;
}
interface GetTipByDraftOrderIdInput {
    draftOrderId: string;
}
interface AddTipDistributionsToOrderInput {
    orderId: string;
    /** From 1 to 50. */
    tipDistributions: NewTipDistribution[];
}
/** The parts that were added to a tip, and the fee by which it is part of its order. */
interface AddedTipDistributions {
    tipDistributions?: TipDistribution[];
    orderInfo?: TipOrderInfo;
}
/** The fields that the parts of tips can be filtered and sorted by. */
interface TipDistributionFields {
    id: string;
}
type QueryTipDistributionsInput = CursorQuery<TipDistributionFields>;
interface SumTipDistributionAmountsInput {
    filter: Filter<TipDistributionFields>;
}

/** Every type of a tip that a customer chooses. */
declare const tipTypes: readonly ["PERCENTAGE", "AMOUNT", "CUSTOM"];
/** The type of a tip: a percentage or an amount that the business offers, or an amount of the customer's own. */
type TipType = Open<(typeof tipTypes)[number]>;
/** The tip that a customer has chosen; empty while nothing is chosen. */
interface TipChoice {
    /** Decimal text: per cent with `PERCENTAGE`, otherwise money. Zero is no tip. */
    value?: string;
    tipType?: TipType;
}
/** A tip to choose. */
type NewTipChoice = Required<TipChoice>;
interface GetTipChoiceInput {
    /** `purchaseFlowId` of the cart. */
    purchaseFlowId: string;
}
interface UpdateTipChoiceInput {
    tipChoice: NewTipChoice;
    /** `purchaseFlowId` of the cart. */
    purchaseFlowId: string;
}
interface PreviewTipInput {
    /** From 1 to 50. */
    lineItemInfo: TipLineItem[];
    tipChoice: NewTipChoice;
    /** The default tip settings unless given. */
    tipSettingsId?: string;
}

/** Every type of the presets of tip settings. */
declare const tipPresetTypes: readonly ["PERCENTAGE", "AMOUNT"];
/** The type of presets: percentages of the price, or amounts of money. */
type TipPresetType = Open<(typeof tipPresetTypes)[number]>;
/** Every way to split a tip among several members of staff. */
declare const staffDistributionMethods: readonly ["EQUAL", "PROPORTIONAL"];
/** The way to split a tip: in equal parts, or by the prices of what each member of staff did. */
type StaffDistributionMethod = Open<(typeof staffDistributionMethods)[number]>;
/** A tip that customers can choose with one press. */
interface TipPreset {
    /** From 0: per cent (at most 100), or money in the currency of the business. */
    value: number;
    /** Whether the checkout page chooses it beforehand; at most one preset is. */
    default?: boolean;
}
/**
 * The tips that a business offers. The default settings hold everywhere; others hold for one location, one payment
 * terminal or one user, of whom they name one.
 */
interface TipSettings {
    id: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    locationId?: string;
    /** At most 30 characters. */
    paymentTerminalId?: string;
    userId?: string;
    tipType?: TipPresetType;
    /** From 1 to 3. */
    presets?: TipPreset[];
    /** Whether customers may give a tip with their cart. */
    allowCustomerTip?: boolean;
    /** Whether the business may ask for a tip when it takes a payment; for apps at the till. */
    allowBusinessTipAtPayment?: boolean;
    /** Whether customers may enter an amount of their own. */
    allowCustomAmount?: boolean;
    /** Whether the staff may split a tip otherwise; for apps at the till. */
    allowEditDistribution?: boolean;
    /** Whether a tip is asked for when a guest checks in; for apps at the till. */
    autoTipOnCheckInEnabled?: boolean;
    /** From 0 to 100. */
    autoTipOnCheckInPercentage?: number;
    /** `EQUAL` unless given. */
    staffDistributionMethod?: StaffDistributionMethod;
    /** Whether these are the default settings. */
    default?: boolean;
    /** Id of the app that made them. */
    appId?: string;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Default tip settings to create. */
type NewDefaultTipSettings = Omit<TipSettings, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'default' | 'locationId' | 'paymentTerminalId' | 'userId' | 'tipType' | 'presets'> & {
    tipType: TipPresetType;
    /** From 1 to 3. */
    presets: TipPreset[];
};
/** Tip settings to create. Exactly one of `locationId`, `paymentTerminalId` and `userId` is given. */
type NewTipSettings = NewDefaultTipSettings & Pick<TipSettings, 'locationId' | 'paymentTerminalId' | 'userId'>;
/** Some fields of tip settings to change. */
type TipSettingsChange = Partial<NewTipSettings> & {
    id: string;
    /** The revision that you read. */
    revision: string;
};
/** The fields that tip settings can be filtered and sorted by. */
interface TipSettingsFields {
    id: string;
    tipType: (typeof tipPresetTypes)[number];
    locationId: string;
    paymentTerminalId: string;
    allowCustomerTip: boolean;
    allowBusinessTipAtPayment: boolean;
    allowCustomAmount: boolean;
    allowEditDistribution: boolean;
    default: boolean;
}
type QueryTipSettingsInput = CursorQuery<TipSettingsFields>;
interface CreateDefaultTipSettingsInput {
    tipSettings: NewDefaultTipSettings;
}
interface CreateTipSettingsInput {
    tipSettings: NewTipSettings;
}
interface UpdateTipSettingsInput {
    tipSettings: TipSettingsChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface DeleteTipSettingsInput {
    tipSettingsId: string;
}

declare const abandonedCheckoutSchema: ObjectSchema<AbandonedCheckout>;
/** The fields that abandoned checkouts can be filtered and sorted by. */
declare const abandonedCheckoutFields: QueryFields<AbandonedCheckoutFields>;
declare const queryAbandonedCheckoutsInputSchema: Schema<QueryAbandonedCheckoutsInput>;
/** The fields that a search of abandoned checkouts can filter and sort by. */
declare const abandonedCheckoutSearchFields: QueryFields<AbandonedCheckoutSearchFields>;
/** The fields that a search of abandoned checkouts may ask for. */
declare const abandonedCheckoutSearch: SearchRules<AbandonedCheckoutSearchFields, AbandonedCheckoutSearchable>;
declare const searchAbandonedCheckoutsInputSchema: Schema<SearchAbandonedCheckoutsInput>;
declare const addAbandonedCheckoutActivityInputSchema: Schema<AddAbandonedCheckoutActivityInput>;
declare const bulkDeleteAbandonedCheckoutsInputSchema: Schema<BulkDeleteAbandonedCheckoutsInput>;
declare const abandonedCheckoutSchemas: readonly OperationSchema[];

declare const backInStockRequestSchema: ObjectSchema<BackInStockRequest>;
declare const createBackInStockRequestInputSchema: Schema<CreateBackInStockRequestInput>;
/** The fields that requests can be filtered and sorted by. */
declare const backInStockRequestFields: QueryFields<BackInStockRequestFields>;
declare const queryBackInStockRequestsInputSchema: Schema<QueryBackInStockRequestsInput>;
declare const countBackInStockRequestsInputSchema: Schema<CountBackInStockRequestsInput>;
declare const backInStockRequestCountSchema: Schema<BackInStockRequestCount>;
declare const reportItemsBackInStockInputSchema: Schema<ReportItemsBackInStockInput>;
declare const backInStockRequestSchemas: readonly OperationSchema[];

declare const backInStockSettingsSchema: ObjectSchema<BackInStockSettings>;
declare const getBackInStockSettingsInputSchema: Schema<GetBackInStockSettingsInput>;
declare const backInStockSettingsSchemas: readonly OperationSchema[];

declare const deliveryMethodSchema: ObjectSchema<DeliveryMethod>;
declare const cartDiscountSourceSchema: ObjectSchema<CartDiscountSource>;
declare const cartLineAttributesSchema: ObjectSchema<CartLineAttributes>;
declare const cartLineItemSchema: ObjectSchema<CartLineItem>;
declare const cartSchema: ObjectSchema<Cart>;

declare const lineItemsToAddSchema: ObjectSchema<LineItemsToAdd>;
declare const lineItemUpdateSchema: Schema<LineItemUpdate>;

/** The input of each call that names a cart and nothing else. */
declare const cartIdInputSchema: Schema<GetCartInput>;
declare const addLineItemsToCartInputSchema: Schema<AddLineItemsToCartInput>;
declare const updateLineItemsInCartInputSchema: Schema<UpdateLineItemsInCartInput>;
declare const removeLineItemsFromCartInputSchema: Schema<RemoveLineItemsFromCartInput>;
declare const calculateCartInputSchema: Schema<CalculateCartInput>;
declare const estimateCartInputSchema: Schema<EstimateCartInput>;
declare const updateCartInputSchema: Schema<UpdateCartInput>;
declare const setDeliveryMethodInputSchema: Schema<SetDeliveryMethodInput>;
declare const placeOrderInputSchema: Schema<PlaceOrderInput>;
declare const placedOrderSchema: Schema<PlacedOrder>;
declare const markCartAsCompletedInputSchema: Schema<MarkCartAsCompletedInput>;
declare const cartSchemas: readonly OperationSchema[];

declare const cartSummarySchema: ObjectSchema<CartSummary>;
declare const cartCalculationSchema: ObjectSchema<CartCalculation>;

declare const cartViolationSchema: ObjectSchema<CartViolation>;

declare const getCurrentCartInputSchema: Schema<GetCurrentCartInput>;
declare const addLineItemsToCurrentCartInputSchema: ObjectSchema<AddLineItemsToCurrentCartInput>;
declare const updateLineItemsInCurrentCartInputSchema: Schema<UpdateLineItemsInCurrentCartInput>;
declare const removeLineItemsFromCurrentCartInputSchema: Schema<RemoveLineItemsFromCurrentCartInput>;
declare const calculateCurrentCartInputSchema: ObjectSchema<CalculateCurrentCartInput>;
declare const estimateCurrentCartInputSchema: ObjectSchema<EstimateCurrentCartInput>;
declare const deleteCurrentCartInputSchema: Schema<DeleteCurrentCartInput>;
declare const createCurrentCartInputSchema: Schema<NewCart>;
declare const updateCurrentCartInputSchema: Schema<UpdateCurrentCartInput>;
declare const refreshCurrentCartInputSchema: Schema<RefreshCurrentCartInput>;
declare const setDeliveryMethodForCurrentCartInputSchema: Schema<SetDeliveryMethodForCurrentCartInput>;
declare const removeDeliveryMethodFromCurrentCartInputSchema: Schema<RemoveDeliveryMethodFromCurrentCartInput>;
declare const currentCartSchemas: readonly OperationSchema[];

declare const membershipInputSchema: Schema<MembershipInput>;
declare const membershipOptionsSchema: ObjectSchema<MembershipOptions>;

/** The fields of a cart that a caller may write. */
declare const cartFieldsSchema: ObjectSchema<CartFields>;
declare const deliveryMethodInputSchema: Schema<DeliveryMethodInput>;
declare const newCartSchema: Schema<NewCart>;

declare const newDraftDiscountSchema: Schema<NewDraftDiscount>;
declare const newDraftFeeSchema: Schema<NewDraftFee>;
declare const createDraftOrderDiscountsInputSchema: Schema<CreateDraftOrderDiscountsInput>;
declare const setDraftOrderDiscountsInputSchema: Schema<SetDraftOrderDiscountsInput>;
declare const deleteDraftOrderDiscountsInputSchema: Schema<DeleteDraftOrderDiscountsInput>;
declare const createDraftOrderFeesInputSchema: Schema<CreateDraftOrderFeesInput>;
declare const setDraftOrderFeesInputSchema: Schema<SetDraftOrderFeesInput>;
declare const deleteDraftOrderFeesInputSchema: Schema<DeleteDraftOrderFeesInput>;
declare const draftOrderCostSchemas: readonly OperationSchema[];

declare const commitOrderDeltasInputSchema: Schema<CommitOrderDeltasInput>;
declare const orderDeltaSchemas: readonly OperationSchema[];

declare const setDraftOrderBillingInputSchema: Schema<SetDraftOrderBillingInput>;
declare const setDraftOrderRecipientInputSchema: Schema<SetDraftOrderRecipientInput>;
declare const setDraftOrderBuyerInputSchema: Schema<SetDraftOrderBuyerInput>;
declare const setDraftOrderShippingInputSchema: Schema<SetDraftOrderShippingInput>;
declare const setDraftOrderBusinessLocationInputSchema: Schema<SetDraftOrderBusinessLocationInput>;
declare const setDraftOrderTaxExemptionInputSchema: Schema<SetDraftOrderTaxExemptionInput>;
declare const updateDraftOrderExtendedFieldsInputSchema: Schema<UpdateDraftOrderExtendedFieldsInput>;
declare const draftOrderDetailSchemas: readonly OperationSchema[];

declare const newDraftLinesSchema: ObjectSchema<NewDraftLines>;
declare const addLineItemsToDraftOrderInputSchema: Schema<AddLineItemsToDraftOrderInput>;
declare const updateDraftOrderLineItemsInputSchema: Schema<UpdateDraftOrderLineItemsInput>;
declare const draftOrderLineSchemas: readonly OperationSchema[];

/** The settings of a commit. */
declare const draftOrderCommitSettingsSchema: ObjectSchema<DraftOrderCommitSettings>;
declare const draftOrderSchema: ObjectSchema<DraftOrder>;
declare const calculatedDraftOrderSchema: ObjectSchema<CalculatedDraftOrder>;
declare const committedDraftOrderSchema: ObjectSchema<CommittedDraftOrder>;
declare const createdFromDraftSchema: ObjectSchema<CreatedFromDraft>;

/** The fields that draft orders can be filtered and sorted by. */
declare const draftOrderFields: QueryFields<DraftOrderFields>;
declare const createDraftOrderInputSchema: Schema<CreateDraftOrderInput>;
declare const createdDraftOrderSchema: Schema<CreatedDraftOrder>;
declare const draftOrderInputSchema: Schema<DraftOrderInput>;
declare const queryDraftOrdersInputSchema: Schema<QueryDraftOrdersInput>;
declare const getOrderDraftabilityStatusInputSchema: Schema<GetOrderDraftabilityStatusInput>;
declare const orderDraftabilitySchema: Schema<OrderDraftability>;
declare const commitDraftOrderInputSchema: Schema<CommitDraftOrderInput>;
declare const createOrderFromDraftInputSchema: Schema<CreateOrderFromDraftInput>;
declare const draftOrderSchemas: readonly OperationSchema[];

declare const fulfillmentSchema: ObjectSchema<Fulfillment>;
declare const orderWithFulfillmentsSchema: ObjectSchema<OrderWithFulfillments>;
declare const newFulfillmentSchema: ObjectSchema<NewFulfillment>;
declare const fulfillmentChangeSchema: ObjectSchema<FulfillmentChange>;
declare const listFulfillmentsForSingleOrderInputSchema: Schema<ListFulfillmentsForSingleOrderInput>;
declare const listFulfillmentsForMultipleOrdersInputSchema: Schema<ListFulfillmentsForMultipleOrdersInput>;
declare const createFulfillmentInputSchema: Schema<CreateFulfillmentInput>;
declare const createdFulfillmentSchema: Schema<CreatedFulfillment>;
declare const updateFulfillmentInputSchema: Schema<UpdateFulfillmentInput>;
declare const deleteFulfillmentInputSchema: Schema<DeleteFulfillmentInput>;
declare const bulkCreateFulfillmentsInputSchema: Schema<BulkCreateFulfillmentsInput>;
declare const bulkFulfillmentsResultSchema: Schema<BulkFulfillmentsResult>;
declare const fulfillmentSchemas: readonly OperationSchema[];

declare const couponInputSchema: Schema<CouponInput>;
declare const addCouponToCurrentCartInputSchema: Schema<AddCouponToCurrentCartInput>;
declare const removeCouponFromCurrentCartInputSchema: Schema<RemoveCouponFromCurrentCartInput>;
declare const addCouponToCartInputSchema: Schema<AddCouponToCartInput>;
declare const removeCouponFromCartInputSchema: Schema<RemoveCouponFromCartInput>;
declare const cartCouponSchemas: readonly OperationSchema[];

declare const discountScopeSchema: ObjectSchema<DiscountScope>;
declare const discountConditionSchema: ObjectSchema<DiscountCondition>;
declare const nestedDiscountTriggerSchema: ObjectSchema<NestedDiscountTrigger>;
declare const discountTriggerSchema: ObjectSchema<DiscountTrigger>;
declare const discountSchema: ObjectSchema<Discount>;
declare const discountSettingsSchema: Schema<DiscountSettings>;
declare const discountRuleTagsSchema: Schema<DiscountRuleTags>;
declare const discountRuleSchema: ObjectSchema<DiscountRule>;

/** The fields that discount rules can be filtered and sorted by. */
declare const discountRuleFields: QueryFields<DiscountRuleFields>;
/** The fields that a caller may write. */
declare const newDiscountRuleSchema: ObjectSchema<NewDiscountRule>;
declare const discountRuleChangeSchema: Schema<DiscountRuleChange>;
declare const getDiscountRuleInputSchema: Schema<GetDiscountRuleInput>;
declare const queryDiscountRulesInputSchema: Schema<QueryDiscountRulesInput>;
declare const createDiscountRuleInputSchema: Schema<CreateDiscountRuleInput>;
declare const updateDiscountRuleInputSchema: Schema<UpdateDiscountRuleInput>;
declare const deleteDiscountRuleInputSchema: Schema<DeleteDiscountRuleInput>;
declare const discountRuleSchemas: readonly OperationSchema[];

declare const giftCardInputSchema: Schema<GiftCardInput>;
declare const addGiftCardToCurrentCartInputSchema: Schema<AddGiftCardToCurrentCartInput>;
declare const removeGiftCardFromCurrentCartInputSchema: Schema<RemoveGiftCardFromCurrentCartInput>;
declare const addGiftCardToCartInputSchema: Schema<AddGiftCardToCartInput>;
declare const removeGiftCardFromCartInputSchema: Schema<RemoveGiftCardFromCartInput>;
declare const cartGiftCardSchemas: readonly OperationSchema[];

/** The code of a gift card as a caller may write it. */
declare const giftCardCodeSchema: Schema<string>;
declare const giftCardSchema: Schema<GiftCard>;
declare const getGiftCardInputSchema: Schema<GetGiftCardInput>;
declare const redeemGiftCardInputSchema: Schema<RedeemGiftCardInput>;
declare const voidGiftCardTransactionInputSchema: Schema<VoidGiftCardTransactionInput>;
declare const giftCardSchemas: readonly OperationSchema[];

declare const invoiceSchema: ObjectSchema<Invoice>;
declare const invoicesForOrderSchema: ObjectSchema<InvoicesForOrder>;
declare const listInvoicesForMultipleOrdersInputSchema: Schema<ListInvoicesForMultipleOrdersInput>;
declare const addInvoiceToOrderInputSchema: Schema<AddInvoiceToOrderInput>;
declare const generateInvoiceInputSchema: Schema<GenerateInvoiceInput>;
declare const bulkGenerateInvoicesInputSchema: Schema<BulkGenerateInvoicesInput>;
declare const generatedInvoiceSchema: Schema<GeneratedInvoice>;
declare const invoiceSchemas: readonly OperationSchema[];

declare const contactDetailsSchema: ObjectSchema<ContactDetails>;
declare const catalogReferenceSchema: ObjectSchema<CatalogReference>;
declare const descriptionLineSchema: ObjectSchema<DescriptionLine>;
/** A name and its translation as a caller gives them: neither is empty. */
declare const nameOf: (longest: number, longestTranslation?: number) => z.ZodObject<{
    original: z.ZodString;
    translated: z.ZodExactOptional<z.ZodString>;
}, z.core.$loose>;
/** A line that describes an item, as a caller gives it. */
declare const descriptionLineInputSchema: Schema<DescriptionLine>;
declare const taxableAddressSchema: ObjectSchema<TaxableAddress>;
declare const subscriptionSettingsSchema: ObjectSchema<SubscriptionSettings>;

declare const checkoutSettingsSchema: ObjectSchema<CheckoutSettings>;
declare const checkoutSettingsChangeSchema: ObjectSchema<CheckoutSettingsChange>;
declare const getCheckoutSettingsInputSchema: Schema<GetCheckoutSettingsInput>;
declare const updateCheckoutSettingsInputSchema: Schema<UpdateCheckoutSettingsInput>;
declare const checkoutSettingsSchemas: readonly OperationSchema[];

declare const ordersSettingsSchema: ObjectSchema<OrdersSettings>;
declare const ordersSettingsChangeSchema: ObjectSchema<OrdersSettingsChange>;
declare const getOrdersSettingsInputSchema: Schema<GetOrdersSettingsInput>;
declare const updateOrdersSettingsInputSchema: Schema<UpdateOrdersSettingsInput>;
declare const ordersSettingsSchemas: readonly OperationSchema[];

declare const orderActivitySchema: ObjectSchema<OrderActivity>;

declare const newOrderActivitySchema: Schema<NewOrderActivity>;
declare const addOrderActivityInputSchema: Schema<AddOrderActivityInput>;
declare const addedOrderActivitySchema: Schema<AddedOrderActivity>;
declare const updateOrderActivityInputSchema: Schema<UpdateOrderActivityInput>;
declare const deleteOrderActivityInputSchema: Schema<DeleteOrderActivityInput>;
declare const orderActivitySchemas: readonly OperationSchema[];

/** An amount that a caller gives: decimal text, 0 or more. */
declare const amountInputSchema: Schema<Price>;

/** The fields of an order that an update may change. */
declare const orderUpdateSchema: ObjectSchema<OrderUpdate>;
declare const updateOrderInputSchema: Schema<UpdateOrderInput>;
declare const bulkUpdateOrdersInputSchema: Schema<BulkUpdateOrdersInput>;
declare const updateOrderStatusInputSchema: Schema<UpdateOrderStatusInput>;
declare const bulkUpdateOrderTagsInputSchema: Schema<BulkUpdateOrderTagsInput>;
/** The fields of a line that an update may change. */
declare const orderLineItemUpdateSchema: ObjectSchema<OrderLineItemUpdate>;
declare const updateOrderLineItemInputSchema: Schema<UpdateOrderLineItemInput>;
declare const orderChangeSchemas: readonly OperationSchema[];

declare const orderPriceSummarySchema: ObjectSchema<OrderPriceSummary>;
declare const balanceSummarySchema: ObjectSchema<BalanceSummary>;
declare const appliedDiscountSchema: ObjectSchema<AppliedDiscount>;
declare const orderAdditionalFeeSchema: ObjectSchema<OrderAdditionalFee>;
declare const platformFeeSummarySchema: ObjectSchema<PlatformFeeSummary>;

/** A quantity of a line of an order. */
declare const orderQuantity: () => z.ZodNumber;
declare const newOrderLineItemSchema: ObjectSchema<NewOrderLineItem>;
/** A discount as a caller gives it. */
declare const appliedDiscountInputSchema: Schema<AppliedDiscount>;
/** The delivery of an order as a caller gives it. */
declare const shippingInformationInputSchema: Schema<ShippingInformation>;
/** A fee of an order as a caller gives it. */
declare const newOrderAdditionalFeeSchema: Schema<NewOrderAdditionalFee>;
declare const newOrderSchema: ObjectSchema<NewOrder>;
declare const createOrderInputSchema: Schema<CreateOrderInput>;
declare const orderCreationSchemas: readonly OperationSchema[];

declare const addressWithContactSchema: ObjectSchema<AddressWithContact>;
/** An address as a caller gives it. */
declare const addressInputSchema: Schema<Address>;
/** An address with its contact as a caller gives them. */
declare const addressWithContactInputSchema: Schema<AddressWithContact>;
/** The address of a place where buyers fetch their order, as a caller gives it. */
declare const pickupAddressInputSchema: Schema<Address>;
declare const shippingInformationSchema: ObjectSchema<ShippingInformation>;

declare const getOrderInputSchema: Schema<GetOrderInput>;
/** The fields that orders can be filtered and sorted by. */
declare const orderFields: QueryFields<OrderFields>;
/** The fields that searches for orders take, and the parts of an order that they search and aggregate. */
declare const orderSearch: SearchRules<OrderFields, OrderSearchField, OrderAggregationField>;
declare const searchOrdersInputSchema: Schema<SearchOrdersInput>;
declare const aggregateOrdersInputSchema: Schema<AggregateOrdersInput>;
declare const orderAggregatesSchema: Schema<OrderAggregates>;
declare const cancelOrderInputSchema: Schema<CancelOrderInput>;
declare const orderSchemas: readonly OperationSchema[];

declare const orderSchema: ObjectSchema<Order>;

declare const orderLineItemSchema: ObjectSchema<OrderLineItem>;

declare const taxBreakdownSchema: ObjectSchema<LineItemTax>;
declare const lineItemTaxInfoSchema: ObjectSchema<LineItemTaxInfo>;
declare const orderTaxInfoSchema: ObjectSchema<OrderTaxInfo>;

declare const orderPaymentRequestSchema: ObjectSchema<OrderPaymentRequest>;
/** The fields that a caller may write. */
declare const newOrderPaymentRequestSchema: ObjectSchema<NewOrderPaymentRequest>;
declare const orderPaymentRequestChangeSchema: Schema<OrderPaymentRequestChange>;
declare const createOrderPaymentRequestInputSchema: Schema<CreateOrderPaymentRequestInput>;
declare const orderPaymentRequestWithUrlSchema: Schema<OrderPaymentRequestWithUrl>;
declare const updateOrderPaymentRequestInputSchema: Schema<UpdateOrderPaymentRequestInput>;
declare const updateOrderPaymentRequestExtendedFieldsInputSchema: Schema<UpdateOrderPaymentRequestExtendedFieldsInput>;
declare const chargeOrderPaymentRequestInputSchema: Schema<ChargeOrderPaymentRequestInput>;
/** The fields that payment requests can be filtered and sorted by. */
declare const orderPaymentRequestFields: QueryFields<OrderPaymentRequestFields>;
declare const queryOrderPaymentRequestsInputSchema: Schema<QueryOrderPaymentRequestsInput>;
declare const orderPaymentRequestSchemas: readonly OperationSchema[];

declare const manualTaxMappingSchema: ObjectSchema<ManualTaxMapping>;
/** The fields that a caller may write. */
declare const newManualTaxMappingSchema: ObjectSchema<NewManualTaxMapping>;
declare const manualTaxMappingChangeSchema: Schema<ManualTaxMappingChange>;
/** The fields that manual tax rates can be filtered and sorted by. */
declare const manualTaxMappingFields: QueryFields<ManualTaxMappingFields>;
declare const getManualTaxMappingInputSchema: Schema<GetManualTaxMappingInput>;
declare const queryManualTaxMappingsInputSchema: Schema<QueryManualTaxMappingsInput>;
declare const createManualTaxMappingInputSchema: Schema<CreateManualTaxMappingInput>;
declare const updateManualTaxMappingInputSchema: Schema<UpdateManualTaxMappingInput>;
declare const deleteManualTaxMappingInputSchema: Schema<DeleteManualTaxMappingInput>;
declare const manualTaxMappingSchemas: readonly OperationSchema[];

declare const calculateTaxInputSchema: Schema<CalculateTaxInput>;
declare const taxCalculationSchema: Schema<TaxCalculation>;
declare const listTaxCalculatorsInputSchema: Schema<ListTaxCalculatorsInput>;
declare const taxCalculatorSchema: Schema<TaxCalculatorDetails>;
declare const taxCalculationSchemas: readonly OperationSchema[];

declare const taxGroupSchema: ObjectSchema<TaxGroup>;
/** The fields that a caller may write. */
declare const newTaxGroupSchema: ObjectSchema<NewTaxGroup>;
declare const taxGroupChangeSchema: Schema<TaxGroupChange>;
/** The fields that tax groups can be filtered and sorted by. */
declare const taxGroupFields: QueryFields<TaxGroupFields>;
declare const getTaxGroupInputSchema: Schema<GetTaxGroupInput>;
declare const queryTaxGroupsInputSchema: Schema<QueryTaxGroupsInput>;
declare const createTaxGroupInputSchema: Schema<CreateTaxGroupInput>;
declare const updateTaxGroupInputSchema: Schema<UpdateTaxGroupInput>;
declare const deleteTaxGroupInputSchema: Schema<DeleteTaxGroupInput>;
declare const listDefaultTaxGroupsInputSchema: Schema<ListDefaultTaxGroupsInput>;
declare const listDefaultTaxGroupsByAppIdsInputSchema: Schema<ListDefaultTaxGroupsByAppIdsInput>;
declare const defaultTaxGroupsSchema: Schema<DefaultTaxGroups>;
declare const taxGroupSchemas: readonly OperationSchema[];

declare const taxRegionSchema: ObjectSchema<TaxRegion>;
/** The fields that a caller may write. */
declare const newTaxRegionSchema: ObjectSchema<NewTaxRegion>;
declare const taxRegionChangeSchema: Schema<TaxRegionChange>;
/** The fields that tax regions can be filtered and sorted by. */
declare const taxRegionFields: QueryFields<TaxRegionFields>;
declare const getTaxRegionInputSchema: Schema<GetTaxRegionInput>;
declare const queryTaxRegionsInputSchema: Schema<QueryTaxRegionsInput>;
declare const createTaxRegionInputSchema: Schema<CreateTaxRegionInput>;
declare const updateTaxRegionInputSchema: Schema<UpdateTaxRegionInput>;
declare const deleteTaxRegionInputSchema: Schema<DeleteTaxRegionInput>;
declare const bulkCreateTaxRegionsInputSchema: Schema<BulkCreateTaxRegionsInput>;
declare const taxRegionSchemas: readonly OperationSchema[];

declare const listTransactionsForSingleOrderInputSchema: Schema<ListTransactionsForSingleOrderInput>;
declare const listTransactionsForMultipleOrdersInputSchema: Schema<ListTransactionsForMultipleOrdersInput>;
declare const addPaymentsInputSchema: Schema<AddPaymentsInput>;
declare const addPaymentsResultSchema: ObjectSchema<AddPaymentsResult>;
declare const updatePaymentStatusInputSchema: Schema<UpdatePaymentStatusInput>;
declare const bulkUpdatePaymentStatusesInputSchema: Schema<BulkUpdatePaymentStatusesInput>;
declare const updateRefundTransactionInputSchema: Schema<UpdateRefundTransactionInput>;
declare const orderTransactionsSchemas: readonly OperationSchema[];

declare const chargebackSchema: ObjectSchema<Chargeback>;
declare const userDefinedPaymentMethodNameSchema: ObjectSchema<UserDefinedPaymentMethodName>;
declare const paymentSchema: ObjectSchema<Payment>;
declare const newPaymentSchema: ObjectSchema<NewPayment>;

declare const refundTransactionSchema: ObjectSchema<RefundTransaction>;
declare const refundDetailsSchema: ObjectSchema<RefundDetails>;
declare const refundSchema: ObjectSchema<Refund>;
declare const orderTransactionsSchema: ObjectSchema<OrderTransactions>;

declare const deliveryProfileSchema: ObjectSchema<DeliveryProfile>;
/** The fields that delivery profiles can be filtered and sorted by. */
declare const deliveryProfileFields: QueryFields<DeliveryProfileFields>;
declare const newDeliveryRegionSchema: ObjectSchema<NewDeliveryRegion>;
declare const getDeliveryProfileInputSchema: Schema<GetDeliveryProfileInput>;
declare const queryDeliveryProfilesInputSchema: Schema<QueryDeliveryProfilesInput>;
declare const addDeliveryRegionInputSchema: Schema<AddDeliveryRegionInput>;
declare const updateDeliveryRegionInputSchema: Schema<UpdateDeliveryRegionInput>;
declare const removeDeliveryRegionInputSchema: Schema<RemoveDeliveryRegionInput>;
declare const deliveryProfileSchemas: readonly OperationSchema[];

declare const conditionalRateSchema: ObjectSchema<ConditionalRate>;
declare const shippingOptionSchema: ObjectSchema<ShippingOption>;
/** The fields that a caller may write. */
declare const newShippingOptionSchema: ObjectSchema<NewShippingOption>;
declare const shippingOptionChangeSchema: Schema<ShippingOptionChange>;
/** The fields that shipping options can be filtered and sorted by. */
declare const shippingOptionFields: QueryFields<ShippingOptionFields>;
declare const getShippingOptionInputSchema: Schema<GetShippingOptionInput>;
declare const queryShippingOptionsInputSchema: Schema<QueryShippingOptionsInput>;
declare const createShippingOptionInputSchema: Schema<CreateShippingOptionInput>;
declare const updateShippingOptionInputSchema: Schema<UpdateShippingOptionInput>;
declare const deleteShippingOptionInputSchema: Schema<DeleteShippingOptionInput>;
declare const addRegionToShippingOptionInputSchema: Schema<AddRegionToShippingOptionInput>;
declare const removeRegionFromShippingOptionInputSchema: Schema<RemoveRegionFromShippingOptionInput>;
declare const shippingOptionSchemas: readonly OperationSchema[];

declare const tipChoiceSchema: Schema<TipChoice>;
/** A tip as a caller may choose it. */
declare const newTipChoiceSchema: Schema<NewTipChoice>;
declare const getTipChoiceInputSchema: Schema<GetTipChoiceInput>;
declare const updateTipChoiceInputSchema: Schema<UpdateTipChoiceInput>;
declare const previewTipInputSchema: Schema<PreviewTipInput>;
declare const tipChoiceSchemas: readonly OperationSchema[];

declare const tipSettingsSchema: ObjectSchema<TipSettings>;
/** Default tip settings as a caller may write them. */
declare const newDefaultTipSettingsSchema: ObjectSchema<NewDefaultTipSettings>;
/** The fields that a caller may write. */
declare const newTipSettingsSchema: ObjectSchema<NewTipSettings>;
declare const tipSettingsChangeSchema: Schema<TipSettingsChange>;
/** The fields that tip settings can be filtered and sorted by. */
declare const tipSettingsFields: QueryFields<TipSettingsFields>;
declare const queryTipSettingsInputSchema: Schema<QueryTipSettingsInput>;
declare const createDefaultTipSettingsInputSchema: Schema<CreateDefaultTipSettingsInput>;
declare const createTipSettingsInputSchema: Schema<CreateTipSettingsInput>;
declare const updateTipSettingsInputSchema: Schema<UpdateTipSettingsInput>;
declare const deleteTipSettingsInputSchema: Schema<DeleteTipSettingsInput>;
declare const tipSettingsSchemas: readonly OperationSchema[];

declare const tipLineItemSchema: ObjectSchema<TipLineItem>;
declare const tipDistributionSchema: ObjectSchema<TipDistribution>;
declare const tipSchema: ObjectSchema<Tip>;
declare const tipOrderInfoSchema: Schema<TipOrderInfo>;
declare const tipOnOrderSchema: Schema<TipOnOrder>;
/** A part of a tip as a caller may write it. */
declare const newTipDistributionSchema: ObjectSchema<NewTipDistribution>;
/** A tip as a caller may write it. */
declare const newTipSchema: Schema<NewTip>;
/** The fields that the parts of tips can be filtered and sorted by. */
declare const tipDistributionFields: QueryFields<TipDistributionFields>;
declare const getTipByOrderIdInputSchema: Schema<GetTipByOrderIdInput>;
declare const getTipByDraftOrderIdInputSchema: Schema<GetTipByDraftOrderIdInput>;
declare const addTipDistributionsToOrderInputSchema: Schema<AddTipDistributionsToOrderInput>;
declare const addedTipDistributionsSchema: Schema<AddedTipDistributions>;
declare const setTipOnOrderInputSchema: Schema<SetTipOnOrderInput>;
declare const removeTipFromOrderInputSchema: Schema<RemoveTipFromOrderInput>;
declare const queryTipDistributionsInputSchema: Schema<QueryTipDistributionsInput>;
declare const sumTipDistributionAmountsInputSchema: Schema<SumTipDistributionAmountsInput>;
declare const tipSchemas: readonly OperationSchema[];

/** All schemas of carts and orders, for `createClient({ validate: validation(ecomSchemas) })`. */
declare const ecomSchemas: readonly OperationSchema[];

export { abandonedCheckoutFields, abandonedCheckoutSchema, abandonedCheckoutSchemas, abandonedCheckoutSearch, abandonedCheckoutSearchFields, addAbandonedCheckoutActivityInputSchema, addCouponToCartInputSchema, addCouponToCurrentCartInputSchema, addDeliveryRegionInputSchema, addGiftCardToCartInputSchema, addGiftCardToCurrentCartInputSchema, addInvoiceToOrderInputSchema, addLineItemsToCartInputSchema, addLineItemsToCurrentCartInputSchema, addLineItemsToDraftOrderInputSchema, addOrderActivityInputSchema, addPaymentsInputSchema, addPaymentsResultSchema, addRegionToShippingOptionInputSchema, addTipDistributionsToOrderInputSchema, addedOrderActivitySchema, addedTipDistributionsSchema, addressInputSchema, addressWithContactInputSchema, addressWithContactSchema, aggregateOrdersInputSchema, amountInputSchema, appliedDiscountInputSchema, appliedDiscountSchema, backInStockRequestCountSchema, backInStockRequestFields, backInStockRequestSchema, backInStockRequestSchemas, backInStockSettingsSchema, backInStockSettingsSchemas, balanceSummarySchema, bulkCreateFulfillmentsInputSchema, bulkCreateTaxRegionsInputSchema, bulkDeleteAbandonedCheckoutsInputSchema, bulkFulfillmentsResultSchema, bulkGenerateInvoicesInputSchema, bulkUpdateOrderTagsInputSchema, bulkUpdateOrdersInputSchema, bulkUpdatePaymentStatusesInputSchema, calculateCartInputSchema, calculateCurrentCartInputSchema, calculateTaxInputSchema, calculatedDraftOrderSchema, cancelOrderInputSchema, cartCalculationSchema, cartCouponSchemas, cartDiscountSourceSchema, cartFieldsSchema, cartGiftCardSchemas, cartIdInputSchema, cartLineAttributesSchema, cartLineItemSchema, cartSchema, cartSchemas, cartSummarySchema, cartViolationSchema, catalogReferenceSchema, chargeOrderPaymentRequestInputSchema, chargebackSchema, checkoutSettingsChangeSchema, checkoutSettingsSchema, checkoutSettingsSchemas, commitDraftOrderInputSchema, commitOrderDeltasInputSchema, committedDraftOrderSchema, conditionalRateSchema, contactDetailsSchema, countBackInStockRequestsInputSchema, couponInputSchema, createBackInStockRequestInputSchema, createCurrentCartInputSchema, createDefaultTipSettingsInputSchema, createDiscountRuleInputSchema, createDraftOrderDiscountsInputSchema, createDraftOrderFeesInputSchema, createDraftOrderInputSchema, createFulfillmentInputSchema, createManualTaxMappingInputSchema, createOrderFromDraftInputSchema, createOrderInputSchema, createOrderPaymentRequestInputSchema, createShippingOptionInputSchema, createTaxGroupInputSchema, createTaxRegionInputSchema, createTipSettingsInputSchema, createdDraftOrderSchema, createdFromDraftSchema, createdFulfillmentSchema, currentCartSchemas, defaultTaxGroupsSchema, deleteCurrentCartInputSchema, deleteDiscountRuleInputSchema, deleteDraftOrderDiscountsInputSchema, deleteDraftOrderFeesInputSchema, deleteFulfillmentInputSchema, deleteManualTaxMappingInputSchema, deleteOrderActivityInputSchema, deleteShippingOptionInputSchema, deleteTaxGroupInputSchema, deleteTaxRegionInputSchema, deleteTipSettingsInputSchema, deliveryMethodInputSchema, deliveryMethodSchema, deliveryProfileFields, deliveryProfileSchema, deliveryProfileSchemas, descriptionLineInputSchema, descriptionLineSchema, discountConditionSchema, discountRuleChangeSchema, discountRuleFields, discountRuleSchema, discountRuleSchemas, discountRuleTagsSchema, discountSchema, discountScopeSchema, discountSettingsSchema, discountTriggerSchema, draftOrderCommitSettingsSchema, draftOrderCostSchemas, draftOrderDetailSchemas, draftOrderFields, draftOrderInputSchema, draftOrderLineSchemas, draftOrderSchema, draftOrderSchemas, ecomSchemas, estimateCartInputSchema, estimateCurrentCartInputSchema, fulfillmentChangeSchema, fulfillmentSchema, fulfillmentSchemas, generateInvoiceInputSchema, generatedInvoiceSchema, getBackInStockSettingsInputSchema, getCheckoutSettingsInputSchema, getCurrentCartInputSchema, getDeliveryProfileInputSchema, getDiscountRuleInputSchema, getGiftCardInputSchema, getManualTaxMappingInputSchema, getOrderDraftabilityStatusInputSchema, getOrderInputSchema, getOrdersSettingsInputSchema, getShippingOptionInputSchema, getTaxGroupInputSchema, getTaxRegionInputSchema, getTipByDraftOrderIdInputSchema, getTipByOrderIdInputSchema, getTipChoiceInputSchema, giftCardCodeSchema, giftCardInputSchema, giftCardSchema, giftCardSchemas, invoiceSchema, invoiceSchemas, invoicesForOrderSchema, lineItemTaxInfoSchema, lineItemUpdateSchema, lineItemsToAddSchema, listDefaultTaxGroupsByAppIdsInputSchema, listDefaultTaxGroupsInputSchema, listFulfillmentsForMultipleOrdersInputSchema, listFulfillmentsForSingleOrderInputSchema, listInvoicesForMultipleOrdersInputSchema, listTaxCalculatorsInputSchema, listTransactionsForMultipleOrdersInputSchema, listTransactionsForSingleOrderInputSchema, manualTaxMappingChangeSchema, manualTaxMappingFields, manualTaxMappingSchema, manualTaxMappingSchemas, markCartAsCompletedInputSchema, membershipInputSchema, membershipOptionsSchema, nameOf, nestedDiscountTriggerSchema, newCartSchema, newDefaultTipSettingsSchema, newDeliveryRegionSchema, newDiscountRuleSchema, newDraftDiscountSchema, newDraftFeeSchema, newDraftLinesSchema, newFulfillmentSchema, newManualTaxMappingSchema, newOrderActivitySchema, newOrderAdditionalFeeSchema, newOrderLineItemSchema, newOrderPaymentRequestSchema, newOrderSchema, newPaymentSchema, newShippingOptionSchema, newTaxGroupSchema, newTaxRegionSchema, newTipChoiceSchema, newTipDistributionSchema, newTipSchema, newTipSettingsSchema, orderActivitySchema, orderActivitySchemas, orderAdditionalFeeSchema, orderAggregatesSchema, orderChangeSchemas, orderCreationSchemas, orderDeltaSchemas, orderDraftabilitySchema, orderFields, orderLineItemSchema, orderLineItemUpdateSchema, orderPaymentRequestChangeSchema, orderPaymentRequestFields, orderPaymentRequestSchema, orderPaymentRequestSchemas, orderPaymentRequestWithUrlSchema, orderPriceSummarySchema, orderQuantity, orderSchema, orderSchemas, orderSearch, orderTaxInfoSchema, orderTransactionsSchema, orderTransactionsSchemas, orderUpdateSchema, orderWithFulfillmentsSchema, ordersSettingsChangeSchema, ordersSettingsSchema, ordersSettingsSchemas, paymentSchema, pickupAddressInputSchema, placeOrderInputSchema, placedOrderSchema, platformFeeSummarySchema, previewTipInputSchema, queryAbandonedCheckoutsInputSchema, queryBackInStockRequestsInputSchema, queryDeliveryProfilesInputSchema, queryDiscountRulesInputSchema, queryDraftOrdersInputSchema, queryManualTaxMappingsInputSchema, queryOrderPaymentRequestsInputSchema, queryShippingOptionsInputSchema, queryTaxGroupsInputSchema, queryTaxRegionsInputSchema, queryTipDistributionsInputSchema, queryTipSettingsInputSchema, redeemGiftCardInputSchema, refreshCurrentCartInputSchema, refundDetailsSchema, refundSchema, refundTransactionSchema, removeCouponFromCartInputSchema, removeCouponFromCurrentCartInputSchema, removeDeliveryMethodFromCurrentCartInputSchema, removeDeliveryRegionInputSchema, removeGiftCardFromCartInputSchema, removeGiftCardFromCurrentCartInputSchema, removeLineItemsFromCartInputSchema, removeLineItemsFromCurrentCartInputSchema, removeRegionFromShippingOptionInputSchema, removeTipFromOrderInputSchema, reportItemsBackInStockInputSchema, searchAbandonedCheckoutsInputSchema, searchOrdersInputSchema, setDeliveryMethodForCurrentCartInputSchema, setDeliveryMethodInputSchema, setDraftOrderBillingInputSchema, setDraftOrderBusinessLocationInputSchema, setDraftOrderBuyerInputSchema, setDraftOrderDiscountsInputSchema, setDraftOrderFeesInputSchema, setDraftOrderRecipientInputSchema, setDraftOrderShippingInputSchema, setDraftOrderTaxExemptionInputSchema, setTipOnOrderInputSchema, shippingInformationInputSchema, shippingInformationSchema, shippingOptionChangeSchema, shippingOptionFields, shippingOptionSchema, shippingOptionSchemas, subscriptionSettingsSchema, sumTipDistributionAmountsInputSchema, taxBreakdownSchema, taxCalculationSchema, taxCalculationSchemas, taxCalculatorSchema, taxGroupChangeSchema, taxGroupFields, taxGroupSchema, taxGroupSchemas, taxRegionChangeSchema, taxRegionFields, taxRegionSchema, taxRegionSchemas, taxableAddressSchema, tipChoiceSchema, tipChoiceSchemas, tipDistributionFields, tipDistributionSchema, tipLineItemSchema, tipOnOrderSchema, tipOrderInfoSchema, tipSchema, tipSchemas, tipSettingsChangeSchema, tipSettingsFields, tipSettingsSchema, tipSettingsSchemas, updateCartInputSchema, updateCheckoutSettingsInputSchema, updateCurrentCartInputSchema, updateDeliveryRegionInputSchema, updateDiscountRuleInputSchema, updateDraftOrderExtendedFieldsInputSchema, updateDraftOrderLineItemsInputSchema, updateFulfillmentInputSchema, updateLineItemsInCartInputSchema, updateLineItemsInCurrentCartInputSchema, updateManualTaxMappingInputSchema, updateOrderActivityInputSchema, updateOrderInputSchema, updateOrderLineItemInputSchema, updateOrderPaymentRequestExtendedFieldsInputSchema, updateOrderPaymentRequestInputSchema, updateOrderStatusInputSchema, updateOrdersSettingsInputSchema, updatePaymentStatusInputSchema, updateRefundTransactionInputSchema, updateShippingOptionInputSchema, updateTaxGroupInputSchema, updateTaxRegionInputSchema, updateTipChoiceInputSchema, updateTipSettingsInputSchema, userDefinedPaymentMethodNameSchema, voidGiftCardTransactionInputSchema };
