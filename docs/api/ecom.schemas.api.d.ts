import { QueryFields, ObjectSchema, OperationSchema, SearchRules, Schema } from '@frontdesk/core/schema';
import { Open, MultiCurrencyPrice, Translatable, DetailedImage, Limited, MatchOperator, Image, Price, Address, Tags, Filter, ItemMetadata, BulkActionMetadata, TagChanges, Money, CursorQuery, TextSearch, CursorSearch } from '@frontdesk/core';
import * as z from 'zod';

/** Names an item in its catalogue. */
interface CatalogReference {
    /** Id of the item in the catalog, such as a product id or a booking id. */
    catalogItemId: string;
    /** Id of the app with the catalog, such as the store or bookings. */
    appId: string;
    /** Chosen options: `{ variantId }`, `{ options: { Size: 'M' } }`, … */
    options?: Record<string, unknown>;
}
/** Every preset type of a line item. */
declare const itemTypes: readonly ["PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE", "CUSTOM_AMOUNT_ITEM"];
/** The type of an item. One of the two fields is present. */
interface ItemType {
    /** A type that the platform defines. */
    preset?: Open<(typeof itemTypes)[number]>;
    /** A type that the catalog defines. */
    custom?: string;
}
/** One line of text under the name, such as a chosen option. */
interface DescriptionLine {
    name?: Translatable;
    /** The text. */
    plainText?: Translatable;
    /** A color, instead of a text. */
    colorInfo?: {
        /** Name of the color in the language of the shop. */
        original?: string;
        /** Name of the color in the language of the buyer. */
        translated?: string;
        /** The color itself, such as `#ff0000`. */
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
/** Weight and delivery of goods. */
interface PhysicalProperties {
    /** Weight of one piece, in the weight unit of the cart or order. */
    weight?: number;
    /** Stock-keeping unit of the business. */
    sku?: string;
    /** Whether the item can be sent. */
    shippable?: boolean;
}
/** The booked service of a line. */
interface ServiceProperties {
    /** Start of the booked session. */
    scheduledDate?: Date;
    /** Number of participants. */
    numberOfParticipants?: number;
}
/** All interval units of a subscription. */
declare const subscriptionFrequencies: readonly ["DAY", "WEEK", "MONTH", "YEAR"];
/** The unit that the interval of a subscription counts. */
type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>;
/** The interval and the start of a subscription's charges. */
interface SubscriptionSettings {
    frequency?: SubscriptionFrequency;
    /** Number of units between two charges. */
    interval?: number;
    /** Whether the subscription continues until it is canceled. */
    autoRenewal?: boolean;
    /** Number of charges, when the subscription does not renew itself. */
    billingCycles?: number;
    /** Whether the customer can cancel the subscription. */
    enableCustomerCancellation?: boolean;
    /** Time before the first charge; absent without a free trial. */
    freeTrialPeriod?: {
        frequency?: SubscriptionFrequency;
        /** Number of units that the trial lasts. */
        interval?: number;
    };
    /** Date on which the subscription begins; at once when absent. */
    startDate?: Date;
}
/** All addresses that a tax can be based on. */
declare const taxableAddressTypes: readonly ["BUSINESS", "BILLING", "SHIPPING"];
/** The address that the tax of a line or a fee is based on. */
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
    /** Name of the company. */
    company?: string;
    vatId?: {
        id?: string;
        type?: TaxIdType;
    };
}

/** All types of tax authorities. */
declare const jurisdictionTypes: readonly ["COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"];
/** The authority that a tax is paid to. */
type JurisdictionType = Open<(typeof jurisdictionTypes)[number]>;
/** One of the taxes of a line, a delivery or a fee. */
interface LineItemTax {
    /** Name of the tax, such as `VAT`. */
    taxName?: string;
    /** Type of the tax, from the calculator. */
    taxType?: string;
    /** Name of the authority that the tax is paid to. */
    jurisdiction?: string;
    jurisdictionType?: JurisdictionType;
    /** Decimal text: `"0.23"`. */
    rate?: string;
    /** Amount of this tax. */
    taxAmount?: Price;
    /** Amount that the tax is calculated from. */
    taxableAmount?: Price;
    /** Amount that this tax is not charged on. */
    nonTaxableAmount?: Price;
}
/** The taxes of a line, a delivery or a fee. */
interface LineItemTaxInfo {
    /** Amount of all taxes together. */
    taxAmount?: Price;
    /** Amount that the tax is calculated from. */
    taxableAmount?: Price;
    /** Decimal text: `"0.23"`. */
    taxRate?: string;
    taxGroupId?: string;
    /** Whether the price includes the tax. */
    taxIncludedInPrice?: boolean;
    /** Each tax by itself. */
    taxBreakdown?: LineItemTax[];
}
/** The taxes of an order. */
interface OrderTaxInfo {
    /** Sum of the taxes. */
    totalTax?: Price;
    /** Whether no tax is charged. */
    taxExempt?: boolean;
    /** Each tax, summed over the order. */
    taxBreakdown?: {
        /** Name of the tax, such as `VAT`. */
        taxName?: string;
        /** Type of the tax, from the calculator. */
        taxType?: string;
        /** Name of the authority that the tax is paid to. */
        jurisdiction?: string;
        jurisdictionType?: JurisdictionType;
        /** Decimal text: `"0.23"`. */
        rate?: string;
        /** Amount of this tax, summed over the lines. */
        aggregatedTaxAmount?: Price;
        /** Amount that this tax is calculated from, summed over the lines. */
        aggregatedTaxableAmount?: Price;
    }[];
}

/** The costs of an order. `total` includes delivery, fees and tax. */
interface OrderPriceSummary {
    /** Sum of the lines, before delivery, fees and tax. */
    subtotal?: Price;
    /** Price of the delivery. */
    shipping?: Price;
    /** Sum of the taxes. */
    tax?: Price;
    /** Sum of the discounts, as a positive amount. */
    discount?: Price;
    /** Sum of the fees. */
    totalAdditionalFees?: Price;
    /** Price of the order: everything together. */
    total?: Price;
}
/** The amounts of an order by state. */
interface BalanceSummary {
    /**
     * The amount that is still to be paid; negative if the order became cheaper after it was paid, by the amount to
     * refund.
     */
    balance?: Price;
    /** Amount that was paid. */
    paid?: Price;
    /** Refunded amount. */
    refunded?: Price;
    /** Amount that cards have reserved and that is not captured yet. */
    authorized?: Price;
    /** Amount of payments that are under way. */
    pending?: Price;
    /** Amount of refunds that are under way. */
    pendingRefund?: Price;
    /** The amount that card holders have claimed back through their banks. */
    chargeback?: Price;
    /** The amount of reversed chargebacks. */
    chargebackReversal?: Price;
    /** Fees that the platform takes. */
    platformFees?: Price;
    /** Amount that the business keeps after the platform's fees. */
    totalMinusPlatformFees?: Price;
    /** The rounding difference of a cash payment. */
    cashRoundingAdjustment?: Price;
}
/** Every type of discount of an order. */
declare const appliedDiscountTypes: readonly ["GLOBAL", "SPECIFIC_ITEMS", "SHIPPING"];
/** The part of an order that a discount lowers: the order, some lines or the delivery. */
type AppliedDiscountType = Open<(typeof appliedDiscountTypes)[number]>;
/** All reasons for a discount of the business. */
declare const merchantDiscountReasons: readonly ["EXCHANGED_ITEMS", "BILLING_ADJUSTMENT"];
/** The reason for a discount of the business. */
type MerchantDiscountReason = Open<(typeof merchantDiscountReasons)[number]>;
/** A discount. One of `coupon`, `merchantDiscount` and `discountRule` names its source. */
interface AppliedDiscount {
    id?: string;
    discountType?: AppliedDiscountType;
    /** The coupon that the discount comes from. */
    coupon?: {
        id?: string;
        /** Code, as the customer types it. */
        code?: string;
        name?: string;
        amount?: Price;
    };
    /** A manual discount of the business. */
    merchantDiscount?: {
        amount?: Price;
        /** Decimal text: `"12.50"`. */
        percentage?: string;
        discountReason?: MerchantDiscountReason;
        /** A free-text reason, instead of `discountReason`. */
        description?: string;
    };
    /** The automatic rule that the discount comes from. */
    discountRule?: {
        id?: string;
        name?: Translatable;
        amount?: Price;
    };
    /** The part of each line. */
    lineItemDiscounts?: {
        id?: string;
        /** Amount that the line became cheaper by. */
        totalDiscount?: Price;
    }[];
}
/** Every source of an additional fee. */
declare const additionalFeeSources: readonly ["SERVICE_PLUGIN", "ITEM", "MANUAL", "SHIPPING", "PLATFORM"];
/** The source of an additional fee. */
type AdditionalFeeSource = Open<(typeof additionalFeeSources)[number]>;
/** A fee that an order charges on top of its items. */
interface OrderAdditionalFee {
    id?: string;
    /** Code of the fee, defined by the app that added it. */
    code?: string;
    name?: string;
    /** Amount of the fee. */
    price?: Price;
    /** Amount of the fee without its tax. */
    priceBeforeTax?: Price;
    /** Amount of the fee with its tax. */
    priceAfterTax?: Price;
    taxInfo?: LineItemTaxInfo;
    taxableAddress?: TaxableAddress;
    lineItemIds?: string[];
    source?: AdditionalFeeSource;
    /** Id of the app that added the fee. */
    providerAppId?: string;
}
/** All payers of a platform fee: the customer or the business. */
declare const platformFeeChargeTypes: readonly ["PASS_ON", "ABSORBED"];
/** The payer of a platform fee: the customer (`PASS_ON`) or the business (`ABSORBED`). */
type PlatformFeeChargeType = Open<(typeof platformFeeChargeTypes)[number]>;
/** The fees that the platform takes for an order. */
interface PlatformFeeSummary {
    /** All fees together. */
    total?: Price;
    /** The part that the customer pays. */
    totalPassOn?: Price;
    /** The part that the business pays. */
    totalAbsorbed?: Price;
    /** Each fee by itself. */
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
    /** Name of the item, in the language of the shop and in that of the buyer. */
    productName?: Translatable;
    /** Price of one piece. */
    price?: MultiCurrencyPrice;
    /** Price of one piece before discounts. */
    priceBeforeDiscounts?: MultiCurrencyPrice;
    descriptionLines?: DescriptionLine[];
    /** Picture of the item. */
    image?: DetailedImage;
    physicalProperties?: PhysicalProperties;
}
/** A discount of an abandoned checkout. One of `coupon` and `discountRule` is present. */
interface AbandonedCheckoutDiscount {
    discountType?: AppliedDiscountType;
    /** The lines that it lowers; at most 300. */
    lineItemIds?: string[];
    /** The coupon that the discount comes from. */
    coupon?: {
        id?: string;
        /** Code, as the customer types it. */
        code?: string;
        name?: string;
        amount?: MultiCurrencyPrice;
    };
    /** The automatic rule that the discount comes from. */
    discountRule?: {
        id?: string;
        name?: Translatable;
        amount?: MultiCurrencyPrice;
    };
}
/** A checkout whose buyer gave an email address and did not order. */
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
    /** The buyer's name and telephone number. */
    contactDetails?: ContactDetails;
    /** Three letters, ISO 4217. */
    currency?: string;
    /** Three letters, ISO 4217: the currency of the buyer. */
    conversionCurrency?: string;
    /** Sum of the lines, before delivery, tax and discounts. */
    subtotalPrice?: MultiCurrencyPrice;
    /** Amount that the buyer was to pay. */
    totalPrice?: MultiCurrencyPrice;
    /** The items that the buyer had chosen, one line each. */
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
    /** Address of the page where the buyer continues. */
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
/** Input of `queryAbandonedCheckouts`. */
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
/** Input of `searchAbandonedCheckouts`. */
interface SearchAbandonedCheckoutsInput extends TextSearch<AbandonedCheckoutSearchFields, AbandonedCheckoutSearchable> {
}
/** Input of `addAbandonedCheckoutActivity`. */
interface AddAbandonedCheckoutActivityInput {
    abandonedCheckoutId: string;
    activityType: AbandonedCheckoutActivityType;
}
/** Input of `bulkDeleteAbandonedCheckouts`. */
interface BulkDeleteAbandonedCheckoutsInput {
    /** From 1 to 100 ids. */
    abandonedCheckoutIds: string[];
}

/** All statuses of a back-in-stock request. */
declare const backInStockStatuses: readonly ["RECEIVED", "PROCESSING", "NOTIFICATION_SENT", "FAILED"];
/** Status of a back-in-stock request. `PROCESSING`: its email is being sent; `FAILED`: the email could not be sent. */
type BackInStockStatus = Open<(typeof backInStockStatuses)[number]>;
/** A customer's request to hear when an item is back in stock. */
interface BackInStockRequest {
    id: string;
    /** The item, with the choices that are wanted. */
    catalogReference?: CatalogReference;
    email?: string;
    /** Id of the contact with this email address. */
    contactId?: string;
    status?: BackInStockStatus;
    /** Whether the platform, and not the business, sent the email; absent until one of them did. */
    autoNotified?: boolean;
    createdDate?: Date;
    /** Address of the item's page. */
    itemUrl?: string;
}
/** The item as the email shows it. */
interface BackInStockItemDetails {
    name?: string;
    /** Decimal text: `"12.50"`. */
    price?: string;
    /** Picture of the item, for the message to the customer. */
    image?: Image;
}
/** A request to create. */
interface NewBackInStockRequest {
    catalogReference: CatalogReference;
    email: string;
    /** URL of the item's page; defaults to the home page of the shop. */
    itemUrl?: string;
}
/** Input of `createBackInStockRequest`. */
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
/** Input of `queryBackInStockRequests`. */
type QueryBackInStockRequestsInput = CursorQuery<BackInStockRequestFields>;
/** Input of `countBackInStockRequests`. */
interface CountBackInStockRequestsInput {
    /** From 1 to 100 items. */
    catalogReferences: CatalogReference[];
}
/** The number of requests for an item. */
interface BackInStockRequestCount {
    catalogReference: CatalogReference;
    /** Number of requests for the item. */
    count: number;
}
/** Exactly one of `catalogReference` and `requestIds` is given. */
interface ReportItemsBackInStockInput {
    /** The item that is back in stock: everybody with a request for it is notified. */
    catalogReference?: CatalogReference;
    /** The requests whose customers hear of it. */
    requestIds?: string[];
    /** The item as the email shows it. */
    itemDetails: BackInStockItemDetails;
    /** Further texts for the email, by name. */
    extraAutomationTemplateParameters?: Record<string, string>;
}

/** Whether customers can ask to hear when items are back in stock. */
interface BackInStockSettings {
    /** Settings by app with a catalog; here, only the store. */
    collectionStates: {
        appId: string;
        /** Whether customers can request back-in-stock notifications for items of the app. */
        collectingRequests: boolean;
    }[];
}
/** Input of `getBackInStockSettings`. */
type GetBackInStockSettingsInput = Record<string, never>;

/** Every type of entry in the history of an order. */
declare const orderActivityTypes: readonly ["ORDER_REFUNDED", "ORDER_PLACED", "ORDER_PAID", "ORDER_FULFILLED", "ORDER_NOT_FULFILLED", "ORDER_CANCELED", "DOWNLOAD_LINK_SENT", "TRACKING_NUMBER_ADDED", "TRACKING_NUMBER_EDITED", "TRACKING_LINK_ADDED", "SHIPPING_CONFIRMATION_EMAIL_SENT", "INVOICE_ADDED", "INVOICE_REMOVED", "INVOICE_SENT", "FULFILLER_EMAIL_SENT", "SHIPPING_ADDRESS_EDITED", "EMAIL_EDITED", "PICKUP_READY_EMAIL_SENT", "CUSTOM_ACTIVITY", "MERCHANT_COMMENT", "ORDER_CREATED_FROM_EXCHANGE", "NEW_EXCHANGE_ORDER_CREATED", "ORDER_PARTIALLY_PAID", "DRAFT_ORDER_CHANGES_APPLIED", "SAVED_PAYMENT_METHOD", "AUTHORIZED_PAYMENT_CREATED", "AUTHORIZED_PAYMENT_CAPTURED", "AUTHORIZED_PAYMENT_VOIDED", "REFUND_INITIATED", "PAYMENT_REFUNDED", "PAYMENT_REFUND_FAILED", "REFUNDED_AS_STORE_CREDIT", "PAYMENT_PENDING", "PAYMENT_CANCELED", "PAYMENT_DECLINED", "ORDER_PENDING", "ORDER_REJECTED", "RECEIPT_CREATED", "RECEIPT_SENT", "CHARGEBACK_CREATED", "CHARGEBACK_REVERSED"];
/** The type of an entry in the history of an order. */
type OrderActivityType = Open<(typeof orderActivityTypes)[number]>;
/** A payment in an entry. */
interface ActivityPayment {
    paymentId?: string;
    amount?: Price;
    /** The last four digits of the card. */
    lastFourDigits?: string;
    /** Brand of the card. */
    brand?: string;
}
/** A card payment in an entry. */
interface ActivityCardPayment {
    amount?: Price;
    /** The card that was charged. */
    creditCardDetails?: {
        /** The last four digits of the card. */
        lastFourDigits?: string;
        /** Brand of the card. */
        brand?: string;
    };
}
/** A refunded payment. One of `regular`, `giftCard` and `membership` is present. */
interface RefundedPayment {
    paymentId?: string;
    /** Whether the money was refunded outside the platform. */
    externalRefund?: boolean;
    /** A payment by card or at the business. */
    regular?: {
        amount?: Price;
        /** The last four digits of the card. */
        lastFourDigits?: string;
        /** Brand of the card. */
        brand?: string;
    };
    /** A payment by gift card. */
    giftCard?: {
        giftCardPaymentId?: string;
        amount?: Price;
    };
    /** A payment by membership. */
    membership?: {
        membershipId?: string;
    };
}
/** A receipt. One of `wixReceipt` and `externalReceipt` is present. */
interface ActivityReceipt {
    paymentId?: string;
    /** A receipt that the platform made. */
    wixReceipt?: {
        receiptId?: string;
        /** Number of the receipt for people. */
        displayNumber?: string;
    };
    /** A receipt of another system. */
    externalReceipt?: {
        receiptId?: string;
        /** Number of the receipt for people. */
        displayNumber?: string;
    };
}
/** All directions of a quantity change. */
declare const quantityDeltaTypes: readonly ["QUANTITY_INCREASED", "QUANTITY_DECREASED"];
/** Whether a quantity went up or down. */
type QuantityDeltaType = Open<(typeof quantityDeltaTypes)[number]>;
/** An amount that a change of an order adds or removes, and its share for each line. */
interface ChangedAmount {
    id?: string;
    name?: Translatable;
    /** The amount over all lines. */
    totalAmount?: Price;
    /** The part of each line. */
    affectedLineItems?: {
        id?: string;
        name?: Translatable;
        amount?: Price;
    }[];
}
/** A change of an order that was placed. One of the fields is present. */
interface OrderChange {
    /** A line has another quantity or price. */
    lineItemChanged?: {
        id?: string;
        name?: Translatable;
        quantity?: {
            /** Quantity before the change. */
            originalQuantity?: number;
            /** Quantity after the change. */
            newQuantity?: number;
            /** Difference of the two, always positive. */
            diff?: number;
            deltaType?: QuantityDeltaType;
        };
        /** Price of one piece, before and after. */
        price?: {
            /** Price before the change. */
            originalPrice?: Price;
            /** Price after the change. */
            newPrice?: Price;
        };
    };
    /** A line was added. */
    lineItemAdded?: {
        id?: string;
        name?: Translatable;
        quantity?: number;
    };
    /** A line was removed. */
    lineItemRemoved?: {
        id?: string;
        name?: Translatable;
        quantity?: number;
    };
    /** A discount was added. */
    discountAdded?: ChangedAmount;
    /** A discount was removed. */
    discountRemoved?: ChangedAmount;
    /** A fee was added. */
    additionalFeeAdded?: ChangedAmount;
    /** A fee was removed. */
    additionalFeeRemoved?: ChangedAmount;
    /** The order has another total. */
    totalPriceChanged?: {
        /** Total before the change. */
        originalTotal?: Price;
        /** Total after the change. */
        newTotal?: Price;
    };
    /** The order has another delivery. */
    shippingInformationChanged?: {
        /** The delivery before the change. */
        originalShippingInfo?: {
            /** Price of the delivery after discounts, with tax. */
            total?: Price;
            /** Name of the delivery method. */
            shippingTitle?: string;
        };
        /** The delivery after the change. */
        newShippingInfo?: {
            /** Price of the delivery after discounts, with tax. */
            total?: Price;
            /** Name of the delivery method. */
            shippingTitle?: string;
        };
    };
}
/** A card holder's claim to have a payment back. */
interface ActivityChargeback {
    paymentId?: string;
    chargebackId?: string;
    amount?: Price;
    /** The payment by card that was claimed back. */
    paymentDetails?: ActivityCardPayment;
}
/** An entry of an order's history. The field beside `activityType` depends on it: `ORDER_REFUNDED` has `orderRefunded`. */
interface OrderActivity {
    id?: string;
    activityType?: OrderActivityType;
    createdDate?: Date;
    /** Email address of the user who caused the entry. */
    authorEmail?: string;
    /** A comment of the business. */
    merchantComment?: {
        /** Text of the comment. */
        message?: string;
    };
    /** An entry that an app added. */
    customActivity?: {
        appId?: string;
        /** Type of the entry, as the app names it. */
        type?: string;
        /** Custom texts of the app. */
        additionalData?: Record<string, string>;
    };
    /** The order was refunded. */
    orderRefunded?: {
        /** Whether the business gave the money back itself, outside of the platform. */
        manual?: boolean;
        amount?: Price;
        /** Reason, as free text. */
        reason?: string;
    };
    /** A draft order changed the order. */
    draftOrderChangesApplied?: {
        draftOrderId?: string;
        /** Reason, as free text. */
        reason?: string;
        /** The changes, one entry each. */
        changes?: OrderChange[];
    };
    /** The buyer saved a payment method. */
    savedPaymentMethod?: {
        name?: string;
        description?: string;
    };
    /** A card has reserved an amount. */
    authorizedPaymentCreated?: ActivityPayment;
    /** A reserved amount was captured. */
    authorizedPaymentCaptured?: ActivityPayment;
    /** A reserved amount was released. */
    authorizedPaymentVoided?: ActivityPayment;
    /** A refund was started, with its payments. */
    refundInitiated?: {
        refundId?: string;
        amount?: Price;
        payments?: RefundedPayment[];
        /** Reason, as free text. */
        reason?: string;
    };
    /** A payment was refunded. */
    paymentRefunded?: {
        refundId?: string;
        payment?: RefundedPayment;
    };
    /** A payment could not be refunded. */
    paymentRefundFailed?: {
        refundId?: string;
        payment?: RefundedPayment;
    };
    /** The buyer got store credit instead of money. */
    refundedAsStoreCredit?: {
        amount?: Price;
        /** Reason, as free text. */
        reason?: string;
    };
    /** A payment is under way. */
    paymentPending?: {
        paymentId?: string;
        /** Amount and card of the payment. */
        regular?: ActivityCardPayment;
    };
    /** A payment was canceled. */
    paymentCanceled?: {
        paymentId?: string;
        /** Amount and card of the payment. */
        regular?: ActivityCardPayment;
    };
    /** A payment was declined. */
    paymentDeclined?: {
        paymentId?: string;
        /** Amount and card of the payment. */
        regular?: ActivityCardPayment;
    };
    /** A receipt was made. */
    receiptCreated?: ActivityReceipt;
    /** A receipt was sent to the buyer. */
    receiptSent?: ActivityReceipt;
    /** The card holder claimed a payment back. */
    chargebackCreated?: ActivityChargeback;
    /** The bank returned a claimed payment to the business. */
    chargebackReversed?: ActivityChargeback & {
        /** Amount that came back to the business. */
        reversalAmount?: Price;
    };
}

/** An address and the person to reach there. */
interface AddressWithContact {
    /** The postal address. */
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
    /** Price, tax and discount of the delivery. */
    cost?: {
        /** Price of the delivery, before discounts. */
        price?: Price;
        /** Price after discounts, without tax. */
        totalPriceBeforeTax?: Price;
        /** Price after discounts, with tax. */
        totalPriceAfterTax?: Price;
        taxInfo?: LineItemTaxInfo;
        /** Amount that discounts take off the delivery. */
        discount?: Price;
    };
    /** The delivery region of the address. */
    region?: {
        name?: string;
    };
}
/** All pickup locations of an order. */
declare const pickupMethods: readonly ["STORE_PICKUP", "PICKUP_POINT"];
/** Whether an order is picked up at the business or at a pickup point. */
type PickupMethod = Open<(typeof pickupMethods)[number]>;
/** The delivery's destination, or the place where the customer picks the order up. */
interface DeliveryLogistics {
    /** The address and the contact that the goods are sent to. */
    shippingDestination?: AddressWithContact;
    /** The place of the pickup; absent when the order is sent. */
    pickupDetails?: {
        /** Address of the place. */
        address?: Address;
        pickupMethod?: PickupMethod;
    };
    /** Text for people, such as `2 to 4 working days`. */
    deliveryTime?: string;
    /** Instructions for the delivery or the pickup. */
    instructions?: string;
    /** Latest date of the delivery. */
    deliverByDate?: Date;
    /** Time slot of the delivery that the customer chose. */
    deliveryTimeSlot?: {
        /** Start of the time slot. */
        from?: Date;
        /** End of the time slot. */
        to?: Date;
    };
}

/** A line of an order. */
interface OrderLineItem {
    id: string;
    /** Name of the item, in the language of the shop and in that of the buyer. */
    productName?: Translatable;
    catalogReference?: CatalogReference;
    /** Id of the item itself if the reference is to another item: the service of a booking. */
    rootCatalogItemId?: string;
    quantity?: number;
    /** The measured quantity of an item that is not sold by the piece. */
    decimalQuantity?: DecimalQuantity;
    itemType?: ItemType;
    descriptionLines?: DescriptionLine[];
    /** Picture of the item. */
    image?: DetailedImage;
    physicalProperties?: PhysicalProperties;
    serviceProperties?: ServiceProperties;
    /** The places that the items are sent from. */
    locations?: LineItemLocation[];
    /** Choices that add to the price, such as toppings. */
    modifierGroups?: OrderModifierGroup[];
    /** Price of one piece after discounts of the line. */
    price?: Price;
    /** Price of one piece before discounts. */
    priceBeforeDiscounts?: Price;
    /** Amount that discounts take off the line. */
    totalDiscount?: Price;
    /** Price of the line after discounts, without tax. */
    totalPriceBeforeTax?: Price;
    /** Price of the line after discounts, with tax. */
    totalPriceAfterTax?: Price;
    /** Price of the line: `price` times the quantity. */
    lineItemPrice?: Price;
    /** Whether the price was not known at the time of the order. */
    priceUndetermined?: boolean;
    /** Text that is shown instead of a price. */
    priceDescription?: Translatable;
    /** Amount that is paid with the order, for one piece; present with the option `DEPOSIT_ONLINE`. */
    depositAmount?: Price;
    paymentOption?: PaymentOption;
    taxInfo?: LineItemTaxInfo;
    taxableAddress?: TaxableAddress;
    /** Present for `DIGITAL` lines. */
    digitalFile?: DigitalFile;
    subscriptionInfo?: SubscriptionInfo;
    fulfillerId?: string;
    /** Refunded quantity. */
    refundQuantity?: number;
    /** Restocked quantity. */
    restockQuantity?: number;
    /** Whether the quantity cannot be changed, as for a booking. */
    fixedQuantity?: boolean;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** A file that the buyer downloads. */
interface DigitalFile {
    fileId?: string;
    /** Address from which the buyer downloads the file. */
    link?: string;
    /** The date on which the link ends. */
    expirationDate?: Date;
}
/** The subscription that a line of an order belongs to. */
interface SubscriptionInfo {
    id?: string;
    /** Number of the charge that made this order, counting from 1. */
    cycleNumber?: number;
    title?: Translatable;
    description?: Translatable;
    /** Text about upcoming charges. */
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
    /** A unit that the platform knows. */
    measurementUnit?: QuantityUnit;
    /** Name of a unit that the platform does not know. */
    otherUnit?: string;
    description?: Translatable;
}
/** The choices that a buyer made in one group, such as toppings. */
interface OrderModifierGroup {
    id?: string;
    name?: Translatable;
    /** The choices that were made in the group. */
    modifiers?: {
        id?: string;
        quantity?: number;
        /** Name of the choice, such as a topping. */
        label?: Translatable;
        /** More text about the choice. */
        details?: Translatable;
        /** Amount that one piece of the choice adds. */
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
/** All channels of an order. */
declare const channelTypes: readonly ["WEB", "POS", "EBAY", "AMAZON", "OTHER_PLATFORM", "WIX_APP_STORE", "WIX_INVOICES", "BACKOFFICE_MERCHANT", "WISH", "CLASS_PASS", "GLOBAL_E", "FACEBOOK", "ETSY", "TIKTOK", "FAIRE_COM", "PAYPAL_AGENTIC_CHECKOUT", "STRIPE_AGENTIC_CHECKOUT"];
/** The channel that an order came from. */
type ChannelType = Open<(typeof channelTypes)[number]>;
/** All advertising sources of an order. */
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
    /** Note of the buyer for the business. */
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
    /** Whether the prices include the tax. */
    taxIncludedInPrices?: boolean;
    /** Language of the site: two letters, or language and region. */
    siteLanguage?: string;
    priceSummary?: OrderPriceSummary;
    /** The costs that fall due after a free trial. */
    payAfterFreeTrial?: OrderPriceSummary;
    platformFeeSummary?: PlatformFeeSummary;
    /** The open and the paid amounts. */
    balanceSummary?: BalanceSummary;
    /** Address and contact for the invoice. */
    billingInfo?: AddressWithContact;
    /** Method, destination and cost of the delivery. */
    shippingInfo?: ShippingInformation;
    /** Address and contact of the recipient. */
    recipientInfo?: AddressWithContact;
    taxInfo?: OrderTaxInfo;
    /** The platform's older form of `taxInfo`. */
    taxSummary?: {
        /** Sum of the taxes. */
        totalTax?: Price;
    };
    appliedDiscounts?: AppliedDiscount[];
    additionalFees?: OrderAdditionalFee[];
    activities?: OrderActivity[];
    attributionSource?: AttributionSource;
    /** The person or app that created the order; one of the ids is present. */
    createdBy?: {
        userId?: string;
        memberId?: string;
        visitorId?: string;
        appId?: string;
    };
    /** The channel of the sale, and the order's id and page there. */
    channelInfo?: {
        type?: ChannelType;
        externalOrderId?: string;
        /** Address of the order's page on the channel. */
        externalOrderUrl?: string;
    };
    /** Id of the checkout, the same as the id of the cart. */
    checkoutId?: string;
    /** Whether the order is archived. */
    archived?: boolean;
    /** Whether the business has opened the order. */
    seenByAHuman?: boolean;
    /** Fields of the checkout that the business added, with the answers of the buyer. */
    customFields?: {
        title?: string;
        /** Title in the language of the buyer. */
        translatedTitle?: string;
        /** Answer of the buyer. */
        value?: unknown;
    }[];
    /** The location of the business that the order belongs to. */
    businessLocation?: {
        id?: string;
        name?: string;
    };
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    purchaseFlowId?: string;
    /** Tags by which the business groups orders. */
    tags?: Tags;
    /** Whether the order came from another system. */
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
    /** Note of the customer for the business. */
    note?: string;
    coupons?: CartCoupon[];
    source?: CartSource;
    /** Location, language and currency of the business. */
    businessInfo?: {
        locationId?: string;
        /** Language of the shop: two letters, or language and region. */
        languageCode?: string;
        /** Currency of the shop: three letters, ISO 4217. */
        currencyCode?: string;
    };
    customerInfo?: CustomerInfo;
    deliveryInfo?: DeliveryInfo;
    /** Whether the prices include tax, and the tax exemption of the customer. */
    taxInfo?: {
        /** Whether the prices include the tax. */
        pricesIncludeTax?: boolean;
        taxExemptGroupId?: string;
    };
    paymentInfo?: PaymentInfo;
    /** Whether it has become an order; it cannot be changed then. */
    orderPlaced?: boolean;
    orderId?: string;
    purchaseFlowId?: string;
    /** Address of a checkout page of your own; the platform's page is used when it is absent. */
    customCheckoutUrl?: string;
    settings?: CartSettings;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    /** Whether it is the cart that the visitor or member is filling now. */
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
    /** Whether the customer can neither add nor remove gift cards. */
    lockGiftCard?: boolean;
    /** Whether the customer can neither add nor remove coupons. */
    lockCouponCode?: boolean;
    /** Whether the checkout leaves out the box with which customers agree to the policies. */
    policyAgreementCheckboxDisabled?: boolean;
    /** Whether the checkout offers no payment at the business. */
    manualPaymentDisabled?: boolean;
}
/** Every status of a line of a cart. */
declare const cartLineStatuses: readonly ["IN_STOCK", "PARTIALLY_IN_STOCK", "OUT_OF_STOCK", "REMOVED_FROM_CATALOG"];
/** Whether the requested quantity of a line is in stock. */
type CartLineStatus = Open<(typeof cartLineStatuses)[number]>;
/** A line of a cart. */
interface CartLineItem {
    id: string;
    name?: Translatable;
    quantityInfo?: CartQuantityInfo;
    /** Prices of the line. */
    pricing?: CartPricingInfo;
    source?: CartLineSource;
    attributes?: CartLineAttributes;
    /** The delivery profile of the item, and the app that sends it. */
    deliveryConfig?: {
        deliveryProfileId?: string;
        fulfillerId?: string;
    };
    /** Tax group of the item, and the address that it is taxed by. */
    taxConfig?: {
        taxableAddress?: TaxableAddress;
        taxGroupId?: string;
    };
    /** When and by which means the line is paid. */
    paymentConfig?: {
        paymentOption?: PaymentOption;
        /** Amount that is paid now, for one piece; present with the option `DEPOSIT_ONLINE`. */
        depositAmount?: MultiCurrencyPrice;
        /** Whether the payment method is saved for later charges. */
        savePaymentMethod?: boolean;
        /** Text that the customer agrees to when the payment method is saved. */
        consentRequiredPaymentPolicy?: string;
        membership?: CartMembership;
    };
    /** Choices that add to the price, such as toppings. */
    modifierGroups?: CartModifierGroup[];
    status?: CartLineStatus;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    /** The discounts that lower the line. */
    discounts?: {
        name?: Translatable;
        /** Amount that is taken off the line. */
        amountOff?: MultiCurrencyPrice;
        source?: CartDiscountSource;
    }[];
    /** Whether the item is in no catalogue. */
    customLineItem?: boolean;
}
/** Quantities of a line: requested, confirmed and available. */
interface CartQuantityInfo {
    /** The quantity in stock, up to the requested one. */
    confirmedQuantity?: number;
    /** The quantity that the customer wants. */
    requestedQuantity?: number;
    /** The quantity in stock; absent when there is no limit. */
    availableQuantity?: number;
    /** Whether the quantity cannot be changed, as for a booking. */
    fixedQuantity?: boolean;
}
/** Prices of a line. */
interface CartPricingInfo {
    /** Price of one piece. */
    unitPrice?: MultiCurrencyPrice;
    /** Price of the line: unit price times quantity. */
    totalPrice?: MultiCurrencyPrice;
    /** Text that is shown instead of a price. */
    priceDescription?: Translatable;
    /** Whether the price is not known yet. */
    priceUndetermined?: boolean;
    /** The prices before and after a discount of the catalogue. */
    breakdown?: {
        /** Price of one piece before the discount. */
        fullPrice?: MultiCurrencyPrice;
        /** Price of one piece after the discount. */
        salePrice?: MultiCurrencyPrice;
        /** The part of the price that the chosen modifiers add. */
        totalModifiersPrice?: MultiCurrencyPrice;
    };
}
/** All ways in which a membership counts purchases. */
declare const membershipRedemptionTypes: readonly ["CREDITS", "SESSIONS"];
/** How a membership counts purchases. */
type MembershipRedemptionType = Open<(typeof membershipRedemptionTypes)[number]>;
/** The membership that pays for a line: one that the customer has, or one that is in the same cart. */
interface CartMembership {
    /** A membership that the customer has. */
    existingMembership?: {
        appId?: string;
        membershipId?: string;
    };
    /** A membership that is included in a plan in the same cart. */
    futureMembership?: {
        lineItemId?: string;
        benefitId?: string;
    };
    name?: Translatable;
    /** Number of credits or sessions that the line uses. */
    redemptionCost?: number;
    redemptionType?: MembershipRedemptionType;
}
/** The choices that a customer made in one group, such as toppings. */
interface CartModifierGroup {
    id?: string;
    name?: Translatable;
    /** The choices that were made in the group. */
    modifiers?: {
        id?: string;
        quantity?: number;
        /** Name of the choice, such as a topping. */
        label?: Translatable;
        /** More text about the choice. */
        details?: Translatable;
        /** Amount that one piece of the choice adds. */
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
/** The catalog and the item that a line comes from. */
interface CartLineSource {
    catalogReference?: CatalogReference;
    /** Id of the item itself if the reference is to another item: the service of a booking. */
    rootCatalogItemId?: string;
    inventoryAppId?: string;
    catalogOverrideFields?: CatalogOverrideFields;
}
/** Data of a line that overrides its catalog's. Amounts are decimal text. */
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
/** Properties of the item of a line, for display, delivery and payment. */
interface CartLineAttributes {
    descriptionLines?: DescriptionLine[];
    /** Picture of the item. */
    image?: Image;
    url?: {
        /** Path on the site, without its domain. */
        relativePath?: string;
        url?: string;
    };
    /** Terms that the customer agrees to by buying. */
    policies?: {
        title?: string;
        /** Text of the policy. */
        content?: string;
    }[];
    itemType?: ItemType;
    physicalProperties?: PhysicalProperties;
    serviceProperties?: ServiceProperties;
    /** The subscription that the line buys; absent for a single purchase. */
    subscriptionInfo?: {
        subscriptionSettings?: SubscriptionSettings;
        title?: Translatable;
        description?: Translatable;
    };
    /** Whether only members of the site can buy the item. */
    membersOnly?: boolean;
}
/** A coupon that the customer has entered. */
interface CartCoupon {
    id?: string;
    /** Code that the customer typed. */
    code?: string;
}
/** The owner of a cart. One of `visitorId`, `memberId`, `userId` and `openAccess` is present. */
interface CustomerInfo extends ContactDetails {
    visitorId?: string;
    memberId?: string;
    userId?: string;
    /** Whether anybody who knows the id of the cart may use it. */
    openAccess?: boolean;
    contactId?: string;
    email?: string;
    /** Language: two letters, or language and region. */
    languageCode?: string;
    /** Currency: three letters, ISO 4217. */
    currencyCode?: string;
}
/** Destination and method of the delivery of a cart. */
interface DeliveryInfo {
    /** The address that goods are sent to. */
    address?: Address;
    method?: DeliveryMethod;
    weightUnit?: WeightUnit;
}
/** The way in which goods reach the customer. */
interface DeliveryMethod {
    /** Code of the method, unique for its app. */
    code?: string;
    /** Id of the app that offers the delivery method. */
    appId?: string;
    title?: Translatable;
    /** Whether the customer collects the goods. */
    pickup?: boolean;
}
/** Currency, invoice address and gift cards of the payment. */
interface PaymentInfo {
    /** Currency: three letters, ISO 4217. */
    currencyCode?: string;
    /** Address for the invoice. */
    billingAddress?: Address;
    /** Name and telephone number for the invoice. */
    billingContact?: ContactDetails;
    giftCards?: CartGiftCard[];
}
/** A gift card that pays for a part of a cart. */
interface CartGiftCard {
    id?: string;
    /** The code with all but its last characters hidden. */
    obfuscatedCode?: string;
    /** Id of the app that issued the gift card. */
    appId?: string;
    /** Id of the gift card in that app. */
    externalId?: string;
    /** Highest amount that the gift card is to pay; as much as it can when absent. */
    requestedRedeemAmount?: MultiCurrencyPrice;
}

/** All parts of a cart that a violation can refer to. */
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
        /** Whether no line of the cart is in stock. */
        allLineItemsOutOfStock?: boolean;
    };
    /** Present with code `MEMBERS_ONLY_ITEM`. */
    membersOnlyItemData?: {
        lineItemIds?: string[];
    };
    /** Present with code `INVALID_COUPON_CODE`. */
    invalidCouponCodeData?: {
        /** Code that the customer typed. */
        couponCode?: string;
    };
    /** Present with code `INVALID_COUPON_STATUS`. */
    invalidCouponStatusData?: {
        /** Code that the customer typed. */
        couponCode?: string;
        reason?: InvalidCouponReason;
        /** Present with reason `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`. */
        minLineItemQuantityNotReachedDetails?: {
            /** Minimum quantity for the coupon. */
            requiredMinimumQuantity?: number;
        };
        /** Present with reason `MIN_SUBTOTAL_NOT_REACHED`. */
        minSubtotalNotReachedDetails?: {
            /** Subtotal from which the coupon counts. */
            requiredMinimumSubtotal?: MultiCurrencyPrice;
            /** The message in the language of the shop. */
            originalDescription?: string;
        };
    };
    /** Present with code `INVALID_GIFT_CARD_CODE`. */
    invalidGiftCardCodeData?: {
        /** Code of the gift card; all but its last characters may be masked. */
        giftCardCode?: string;
        giftCardId?: string;
    };
    /** Present with code `INVALID_GIFT_CARD_STATUS`. */
    invalidGiftCardStatusData?: {
        /** Code of the gift card; all but its last characters may be masked. */
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
        /** Subtotal from which orders are accepted. */
        minimumOrderSubtotal?: MultiCurrencyPrice;
        /** The amount that is missing. */
        remainingAmount?: MultiCurrencyPrice;
    };
    /** Present with code `CUSTOM_VALIDATION`. One of the fields of `target` is present. */
    customValidationData?: {
        /** The part of the checkout that the problem concerns. */
        target?: {
            /** A part of the checkout other than a line, by name. */
            other?: {
                name?: string;
            };
            /** The line that the problem concerns. */
            lineItem?: {
                name?: string;
                id?: string;
            };
        };
    };
}

/**
 * The membership for a line: one that the customer has, or one that is included in a plan in the same cart. Exactly one
 * of the two is given.
 */
interface MembershipInput {
    /** A membership that the customer has. */
    existingMembership?: {
        /** Id of the membership, as `eligibleMemberships` has it. */
        membershipId: string;
        /** Id of the app that keeps the membership. */
        appId: string;
    };
    /** A membership that is included in a plan in the same cart. */
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
    /** Absent for unlimited use. */
    credits?: {
        /** Number of credits or sessions at the start. */
        total?: number;
        /** Number of credits or sessions that are left. */
        remaining?: number;
    };
    /** Date on which the membership ends; absent when it does not end. */
    expirationDate?: Date;
}
/** The memberships of a customer that concern lines whose payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`. */
interface MembershipOptions {
    /** The memberships that can pay for lines, the one that ends first before the others. */
    eligibleMemberships?: CustomerMembership[];
    /** The memberships of the lines' plans that cannot pay for any line now. */
    invalidMemberships?: {
        membership?: CustomerMembership;
        reason?: InvalidMembershipReason;
    }[];
    /** The memberships that are chosen. */
    selectedMemberships?: {
        /** The chosen memberships, each with the lines that it pays for. */
        memberships?: {
            id?: string;
            appId?: string;
            lineItemIds?: string[];
        }[];
    };
}

/** An item to add to a cart. The catalog provides its price and name. */
interface CatalogItemInput {
    catalogReference: CatalogReference;
    /** From 1 to 100,000; always 1 for a booking. */
    quantity: number;
    /** The membership that pays for the item, where its payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`. */
    membershipPayment?: MembershipInput;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Attributes of a custom item: those of a line, without the ones that only a catalog provides. */
type CustomItemAttributes = Omit<CartLineAttributes, 'policies' | 'subscriptionInfo'>;
/** An item that is in no catalog, with a price of its own. */
interface CustomItemInput {
    /** Name of the item, at most 200 characters. */
    name: Translatable;
    /** Quantity and stock of the item. */
    quantityInfo?: {
        /** From 1 to 100,000; defaults to 1. */
        requestedQuantity?: number;
        /** The quantity in stock; defaults to no limit. */
        availableQuantity?: number;
        /** Whether the quantity cannot be changed. */
        fixedQuantity?: boolean;
    };
    /** Price of the item before and after a reduction. */
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
    /** The delivery profile that sets the regions and costs of delivery. */
    deliveryConfig?: {
        deliveryProfileId?: string;
    };
    /** Tax group of the item, and the address that it is taxed by. */
    taxConfig?: CartLineItem['taxConfig'];
    /** Payment option of the item, and the deposit when it is paid in part. */
    paymentConfig?: {
        paymentOption?: PaymentOption;
        /** Amount that is paid now, for one piece; only with the option `DEPOSIT_ONLINE`. */
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
/** A change of one line of a cart. */
interface LineItemUpdate {
    lineItemId: string;
    /** The new quantity, from 1 to 100,000. To remove a line, use the remove operation. */
    quantity?: {
        /** Quantity, from 1 to 100,000. */
        newQuantity: number;
    };
    /**
     * The membership that pays for the line, if its payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`; an empty
     * object removes it.
     */
    membershipPayment?: MembershipInput;
}

/** Every source of a tax rate. */
declare const taxRateTypes: readonly ["NO_TAX_COLLECTED", "MANUAL_RATE", "AUTO_RATE", "FALLBACK_RATE"];
/**
 * The source of a tax rate: no tax is collected at the address, the business has set the rate, the automatic calculator
 * provides it, or the calculator could not determine it and the rate of the business is used.
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
    /** From 1 to 100,000; defaults to 1. */
    quantity?: number;
    /** Price of one piece, decimal text. */
    price: string;
    /** Stock-keeping unit, at most 40 characters. */
    itemCode?: string;
    /** Defaults to the default group of the app. */
    taxGroupId?: string;
    /** Id of the app whose catalog has the item. */
    appId?: string;
    /** Whether the price contains the tax; defaults to the setting of the tax region. */
    taxIncludedInPrice?: boolean;
    /** Index of the sale's address in `addresses`; for a sale between two addresses, of the destination. */
    addressIndex: {
        /** Zero-based index of the only address of the sale. */
        singleAddress?: number;
        /** The two addresses of a sale that is sent from one to the other. */
        multipleAddresses?: {
            /** The address that the goods are sent from, counting from 0. */
            origin?: number;
            /** The address that the goods are sent to, counting from 0. */
            destination?: number;
        };
    };
}
/** Input of `calculateTax`. */
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
    /** Name of the tax, such as `VAT`. */
    taxName?: string;
    /** Type of the tax, as the calculator names it. */
    taxType?: string;
    /** Name of the authority that the tax is paid to. */
    jurisdiction?: string;
    jurisdictionType?: JurisdictionType;
    /** A part of one as decimal text: `"0.23"`. */
    rate?: string;
    /** Amount of this tax. */
    taxAmount?: string;
    /** Amount that the tax is calculated from. */
    taxableAmount?: string;
    /** Amount that this tax is not charged on. */
    nonTaxableAmount?: string;
}
/** The taxes of a line. */
interface LineItemTaxDetails {
    id?: string;
    /** Name of the item, as the input has it. */
    itemName?: string;
    quantity?: number;
    /** Each tax by itself. */
    taxBreakdown?: CalculatedTax[];
    /** Price and taxes of the line, as decimal text. */
    taxSummary?: {
        /** Price of the line: unit price times quantity. */
        fullPrice?: string;
        /** Amount of all taxes of the line. */
        taxAmount?: string;
        /** Amount that the tax is calculated from. */
        taxableAmount?: string;
        /** Id of the calculator that taxed the line; absent when no tax is collected. */
        appId?: string;
    };
    /** The address of the sale, as in the input. */
    addressIndex?: TaxableLineItem['addressIndex'];
    /** Whether the price includes the tax. */
    taxIncludedInPrice?: boolean;
}
/** A calculation of taxes. */
interface TaxCalculation {
    externalId?: string;
    /** Three letters, ISO 4217. */
    currency?: string;
    /** The addresses of the input. */
    addresses?: TaxAddress[];
    /** Sums over all lines, as decimal text. */
    taxSummary?: {
        /** All lines together. */
        totalAmount?: string;
        /** Sum of the taxes. */
        totalTax?: string;
        /** Sum of the amounts that tax is calculated from. */
        totalTaxableAmount?: string;
        /** The part of the tax that is included in the prices. */
        totalTaxIncludedInPrice?: string;
        /** Each tax, summed over the lines. */
        aggregatedTaxBreakdown?: {
            /** Name of the tax, such as `VAT`. */
            taxName?: string;
            /** Type of the tax, as the calculator names it. */
            taxType?: string;
            /** Name of the authority that the tax is paid to. */
            jurisdiction?: string;
            jurisdictionType?: JurisdictionType;
            /** A part of one as decimal text: `"0.23"`. */
            rate?: string;
            /** Amount of this tax, summed over the lines. */
            aggregatedTaxAmount?: string;
            /** Amount that this tax is calculated from, summed over the lines. */
            aggregatedTaxableAmount?: string;
        }[];
    };
    lineItemTaxDetails?: LineItemTaxDetails[];
}
/** A calculator of taxes. */
interface TaxCalculatorDetails {
    appId?: string;
    /** Name of the calculator for people. */
    displayName?: string;
    /** Two letters each, ISO 3166-1. */
    unsupportedCountries?: string[];
}
/** Input of `listTaxCalculators`. */
type ListTaxCalculatorsInput = Record<string, never>;

/** The costs of a cart at the time of the calculation. */
interface CartSummary {
    cartId?: string;
    /** Revision of the cart that was calculated. */
    cartRevision?: string;
    calculationId?: string;
    /** Quantity and prices of each line. */
    lineItems?: LineItemSummary[];
    discounts?: CartDiscount[];
    /** The chosen delivery method and its price; absent when none is chosen. */
    deliverySummary?: {
        method?: DeliveryMethod;
        /** Price of the delivery, after discounts. */
        price?: MultiCurrencyPrice;
    };
    additionalFees?: CartAdditionalFee[];
    taxSummary?: CartTaxSummary;
    priceSummary?: CartPriceSummary;
    paymentSummary?: PaymentSummary;
    /** A token for the prices that the customer saw: it changes as soon as a price changes. */
    priceVerificationToken?: string;
    /** Everything that prevents an order. */
    violations?: CartViolation[];
}
/** Quantity and prices of one line. */
interface LineItemSummary {
    lineItemId?: string;
    quantity?: number;
    /** Price of one piece. */
    unitPrice?: MultiCurrencyPrice;
    /** Price of the line: unit price times quantity. */
    totalPrice?: MultiCurrencyPrice;
}
/** All parts of a cart that a discount can apply to. */
declare const cartDiscountScopes: readonly ["CART_SUBTOTAL", "LINE_ITEM", "DELIVERY"];
/** The part of a cart that a discount lowers. */
type CartDiscountScope = Open<(typeof cartDiscountScopes)[number]>;
/** Every source of an additional fee of a cart. */
declare const cartFeeSources: readonly ["SERVICE_PLUGIN", "LINE_ITEM", "DELIVERY", "PLATFORM"];
/** The source of an additional fee. */
type CartFeeSource = Open<(typeof cartFeeSources)[number]>;
/** A discount that the calculation of a cart applied. */
interface CartDiscount {
    name?: Translatable;
    scope?: CartDiscountScope;
    source?: CartDiscountSource;
    /** Total amount of the discount. */
    total?: MultiCurrencyPrice;
    /** The part of each line. */
    lineItemDiscounts?: {
        lineItemId?: string;
        /** Amount that is taken off the line. */
        amountOff?: MultiCurrencyPrice;
    }[];
    /** Number of charges of a subscription that the discount lowers. */
    subscriptionCycles?: number;
}
/** A fee that a cart charges on top of its items. */
interface CartAdditionalFee {
    /** Code of the fee, unique in the cart. */
    code?: string;
    name?: Translatable;
    /** Amount of the fee. */
    price?: MultiCurrencyPrice;
    lineItemIds?: string[];
    source?: CartFeeSource;
    /** Id of the app that added the fee. */
    providerAppId?: string;
    /** Number of charges of a subscription that the fee is part of. */
    subscriptionCycles?: number;
}
/** Taxes of a cart, by name, line, delivery and fee. */
interface CartTaxSummary {
    /** The taxes by name, summed over the cart. */
    taxes?: {
        name?: Translatable;
        /** Amount that the tax is calculated from. */
        taxableAmount?: MultiCurrencyPrice;
        /** Amount that this tax is not charged on. */
        exemptAmount?: MultiCurrencyPrice;
        amount?: MultiCurrencyPrice;
    }[];
    /** Amount of the cart that is not taxed. */
    totalExempt?: MultiCurrencyPrice;
    /** Whether prices include tax, so that the total does not grow by it. */
    pricesIncludeTax?: boolean;
    /** The tax of each line. */
    lineItemTaxes?: {
        lineItemId?: string;
        /** Amount of tax of the line. */
        tax?: MultiCurrencyPrice;
        /** Decimal text: `"0.23"`. */
        rate?: string;
        /** The source of the rate. The hosted platform returns it only in carts of version 1, the emulator here. */
        rateType?: TaxRateType;
    }[];
    /** Amount of tax of the delivery. */
    deliveryTax?: MultiCurrencyPrice;
    /** The tax of each fee. */
    additionalFeeTaxes?: {
        /** The `code` of the fee. */
        additionalFeeCode?: string;
        /** Amount of tax of the fee. */
        tax?: MultiCurrencyPrice;
    }[];
}
/** Sums of a cart. */
interface CartPriceSummary {
    /** Sum of the lines, before discounts, delivery and fees. */
    subtotal?: MultiCurrencyPrice;
    /** Sum of the discounts, as a positive amount. */
    discount?: MultiCurrencyPrice;
    /** Price of the delivery. */
    delivery?: MultiCurrencyPrice;
    /** Sum of the fees. */
    additionalFees?: MultiCurrencyPrice;
    /** Sum of the taxes. */
    tax?: MultiCurrencyPrice;
    /** Price of the cart: everything together. */
    total?: MultiCurrencyPrice;
}
/** Amounts to pay, now and later. */
interface PaymentSummary {
    /** Whether an amount remains to be paid by other means after the gift cards. */
    requiresPaymentAfterGiftCard?: boolean;
    /** Price of the cart less the amount that gift cards pay. */
    totalAfterGiftCards?: MultiCurrencyPrice;
    /** Amount that is paid when the order is placed. */
    payNow?: MultiCurrencyPrice;
    /** The amount that is paid at the business. */
    payLater?: MultiCurrencyPrice;
    /** The amount that falls due after a free trial. */
    payAfterFreeTrial?: MultiCurrencyPrice;
    /** The gift cards, each with the amount that it pays. */
    giftCards?: {
        giftCardId?: string;
        /** Amount that the gift card pays. */
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
/** Consecutive charges of a subscription at one price. */
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
/** Input of `addCouponToCurrentCart`. */
interface AddCouponToCurrentCartInput {
    /** The coupon to add, by its code. */
    coupon: CouponInput;
}
/** Input of `removeCouponFromCurrentCart`. */
interface RemoveCouponFromCurrentCartInput {
    /** Id of the coupon in the cart: `cart.coupons[0].id`. */
    couponId: string;
}
/** Input of `addCouponToCart`. */
interface AddCouponToCartInput extends AddCouponToCurrentCartInput {
    cartId: string;
}
/** Input of `removeCouponFromCart`. */
interface RemoveCouponFromCartInput extends RemoveCouponFromCurrentCartInput {
    cartId: string;
}

/** A gift card as customers enter it. */
interface GiftCardInput {
    /** The whole code, from 8 to 20 characters. */
    code: string;
    /** Maximum amount to redeem, more than zero; defaults to the total of the cart. */
    redeemAmount?: MultiCurrencyPrice;
}
/** Input of `addGiftCardToCurrentCart`. */
interface AddGiftCardToCurrentCartInput {
    /** The gift card to add, by its code. */
    giftCard: GiftCardInput;
}
/** Input of `removeGiftCardFromCurrentCart`. */
interface RemoveGiftCardFromCurrentCartInput {
    /** Id of the gift card in the cart: `cart.paymentInfo.giftCards[0].id`. */
    giftCardId: string;
}
/** Input of `addGiftCardToCart`. */
interface AddGiftCardToCartInput extends AddGiftCardToCurrentCartInput {
    cartId: string;
}
/** Input of `removeGiftCardFromCart`. */
interface RemoveGiftCardFromCartInput extends RemoveGiftCardFromCurrentCartInput {
    cartId: string;
}

/** The fields of a cart that a caller may write. The lines, the delivery method and coupons have calls of their own. */
interface CartFields {
    /** Note of the customer for the business, at most 1,000 characters. */
    note?: string;
    /** The channel of the sale (defaults to `WEB`), and the component of the site that the cart belongs to. */
    source?: {
        channelType?: ChannelType;
        customContentReference?: {
            appId?: string;
            componentId?: string;
        };
    };
    /** The name, phone number and email address of the customer, which an order requires. */
    customerInfo?: ContactDetails & {
        email?: string;
    };
    /** The address that goods are sent to. */
    deliveryInfo?: {
        address?: Address;
    };
    /** The billing address and contact; defaults to those of the delivery. */
    paymentInfo?: {
        billingAddress?: Address;
        billingContact?: ContactDetails;
    };
    /** Address of a checkout page of your own, at most 2,048 characters; `getCheckoutUrl` answers with it. */
    customCheckoutUrl?: string;
    /** Your own data, by namespace. */
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
    /** Note, customer, addresses and other fields of the cart. */
    cart?: CartFields;
    /** At most 300. */
    catalogItems?: CatalogItemInput[];
    /** At most 300. Only the business may set prices: for everybody else they are refused. */
    customItems?: CustomItemInput[];
    /** The delivery method, by its code. */
    deliveryMethod?: DeliveryMethodInput;
    /** At most 1. */
    coupons?: CouponInput[];
    /** At most 5, although a cart has at most one. */
    giftCards?: GiftCardInput[];
}

/** Input of `getCurrentCart`. */
type GetCurrentCartInput = Record<string, never>;
/** Input of `addLineItemsToCurrentCart`. */
type AddLineItemsToCurrentCartInput = LineItemsToAdd;
/** Input of `updateLineItemsInCurrentCart`. */
interface UpdateLineItemsInCurrentCartInput {
    /** At most 100, each line once. */
    lineItems: LineItemUpdate[];
}
/** Input of `removeLineItemsFromCurrentCart`. */
interface RemoveLineItemsFromCurrentCartInput {
    /** 1 to 100 ids of lines. */
    lineItemIds: string[];
}
/** How a cart is calculated. */
interface CartCalculationOptions {
    /** Whether prices and stock are refreshed from the catalog. The emulator refreshes them in every call. */
    refreshCart?: boolean;
}
/** Input of `calculateCurrentCart`. */
type CalculateCurrentCartInput = CartCalculationOptions;
/** Every set of rules that an estimate may check. */
declare const cartValidations: readonly ["SKIP_VALIDATIONS", "PRE_CHECKOUT_VALIDATIONS", "CHECKOUT_VALIDATIONS"];
/** The set of rules that an estimate checks. */
type CartValidation = (typeof cartValidations)[number];
/** The parts of the costs that an estimate calculates, and the rules that it checks. */
interface CartEstimateOptions extends CartCalculationOptions {
    /**
     * The rules that `summary.violations` reports; defaults to none. The rules before the checkout omit data that is
     * entered there: `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`.
     */
    validationConfig?: CartValidation;
    /** Whether the delivery is calculated; defaults to `false`. */
    calculateDelivery?: boolean;
    /** Whether the fees are calculated; defaults to `false`. */
    calculateAdditionalFees?: boolean;
    /** Whether the taxes are calculated; defaults to `false`. */
    calculateTax?: boolean;
    /** Whether the amounts that gift cards pay are calculated; defaults to `false`. */
    calculateGiftCards?: boolean;
}
/** Input of `estimateCurrentCart`. */
type EstimateCurrentCartInput = CartEstimateOptions;
/** Input of `deleteCurrentCart`. */
type DeleteCurrentCartInput = Record<string, never>;
/** Input of `updateCurrentCart`. */
interface UpdateCurrentCartInput {
    /** The fields to change. */
    cart: CartFields;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `refreshCurrentCart`. */
type RefreshCurrentCartInput = Record<string, never>;
/** Input of `setDeliveryMethodForCurrentCart`. */
interface SetDeliveryMethodForCurrentCartInput {
    /** The delivery method to set, by its code. */
    deliveryMethod: DeliveryMethodInput;
}
/** Input of `removeDeliveryMethodFromCurrentCart`. */
type RemoveDeliveryMethodFromCurrentCartInput = Record<string, never>;

/** Input of `getCart`. */
interface GetCartInput {
    cartId: string;
}
/** Some fields of a cart to change. */
interface CartChange extends CartFields {
    id: string;
}
/** Input of `updateCart`. */
interface UpdateCartInput {
    cart: CartChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `addLineItemsToCart`. */
interface AddLineItemsToCartInput extends LineItemsToAdd {
    cartId: string;
}
/** Input of `updateLineItemsInCart`. */
interface UpdateLineItemsInCartInput {
    cartId: string;
    /** At most 300, each line once. */
    lineItems: LineItemUpdate[];
}
/** Input of `removeLineItemsFromCart`. */
interface RemoveLineItemsFromCartInput {
    cartId: string;
    /** 1 to 100 ids of lines. */
    lineItemIds: string[];
}
/** Input of `calculateCart`. */
interface CalculateCartInput extends CartCalculationOptions {
    cartId: string;
}
/** Input of `estimateCart`. */
interface EstimateCartInput extends CartEstimateOptions {
    cartId: string;
}
/** Input of `setDeliveryMethod`. */
interface SetDeliveryMethodInput {
    cartId: string;
    /** The delivery method to set, by its code. */
    deliveryMethod: DeliveryMethodInput;
}
/** Input of `placeOrder`. */
interface PlaceOrderInput {
    cartId: string;
    /** The token of the summary that the customer saw: the order is refused when the prices have changed since. */
    priceVerificationToken?: string;
}
/** The order that was made of a cart. */
interface PlacedOrder {
    orderId?: string;
    /** Id of the payment that the customer has to make; absent if nothing is paid now. */
    paymentGatewayOrderId?: string;
    /** Whether the order is complete: nothing is paid now, or the payment has succeeded. */
    completed?: boolean;
}
/** Input of `markCartAsCompleted`. */
interface MarkCartAsCompletedInput {
    cartId: string;
    /** The order that was made of the cart. */
    orderId: string;
}

/** All sizes of the logo on the checkout page. */
declare const checkoutLogoSizes: readonly ["SMALL", "MEDIUM", "LARGE"];
/** The size of the logo on the checkout page. */
type CheckoutLogoSize = Open<(typeof checkoutLogoSizes)[number]>;
/** All positions of the logo and the name in the header of the checkout page. */
declare const checkoutHeaderAlignments: readonly ["SIDE", "CENTER"];
/** The place of the logo and the name in the header: at the side or in the middle. */
type CheckoutHeaderAlignment = Open<(typeof checkoutHeaderAlignments)[number]>;
/** All styles of the link back to the shop. */
declare const continueShoppingDisplayTypes: readonly ["TEXT", "ICON"];
/** The style of the link back to the shop. */
type ContinueShoppingDisplayType = Open<(typeof continueShoppingDisplayTypes)[number]>;
/** All corner styles of express buttons. */
declare const expressButtonCorners: readonly ["RECTANGLE", "PILL"];
/** The form of the corners of express buttons. */
type ExpressButtonCorners = Open<(typeof expressButtonCorners)[number]>;
/** All levels of billing data that the checkout collects. */
declare const checkoutBillingFields: readonly ["All_FIELDS", "MINIMUM_REQUIRED_FIELDS"];
/** The billing data that the checkout asks for. The platform writes `All_FIELDS` with a small letter. */
type CheckoutBillingFields = Open<(typeof checkoutBillingFields)[number]>;
/** A text of the business on the checkout page. */
interface CheckoutPolicy {
    /** Whether customers see it. */
    visible?: boolean;
    /** Text of the policy. */
    content?: string;
}
/** The texts of the business on the checkout page. */
interface CheckoutPolicies {
    /** Terms of sale. */
    termsAndConditions?: CheckoutPolicy;
    /** Policy on personal data. */
    privacyPolicy?: CheckoutPolicy;
    /** Policy on goods that are sent back. */
    returnPolicy?: CheckoutPolicy;
    /** Shown where digital items are bought. */
    digitalItemPolicy?: CheckoutPolicy;
    /** How customers reach the business. */
    contactUs?: CheckoutPolicy;
    /** A policy with a title of your own. */
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
    /** Whether customers can pay with gift cards; defaults to `true`. */
    giftCardRedeemEnabled?: boolean;
    /** Whether the business may charge saved cards by itself later. */
    mitEnabled?: boolean;
    /** Whether card payments are only reserved, for the business to capture within a week. */
    delayCaptureEnabled?: boolean;
    /** Whether authorized payments are captured when they expire after a week; defaults to `false`: they are voided. */
    captureBeforeExpiryEnabled?: boolean;
}
/** The background of a part of the checkout page. One of both is present. */
interface CheckoutFill {
    /** `#rrggbb`. */
    color?: string;
    /** Picture that fills the background. */
    image?: Image;
}
/** The header of the checkout page. Colours have the form `#rrggbb`. */
interface CheckoutHeader {
    /** Stands instead of the name of the business; at most 55 characters. */
    text?: string;
    /** Colour of the text. */
    textColor?: string;
    /** Logo of the business. */
    logo?: {
        size?: CheckoutLogoSize;
    };
    alignment?: CheckoutHeaderAlignment;
    /** Whether the header says that this is the checkout. */
    displayCheckoutLabel?: boolean;
    /** The link back to the shop. */
    continueShopping?: {
        /** Whether to hide the link. */
        hidden?: boolean;
        displayType?: ContinueShoppingDisplayType;
    };
    /** Colour or picture of the background. */
    backgroundFill?: CheckoutFill;
    /** Colour of the line that separates the part from the next one. */
    dividerColor?: string;
}
/** The form and the summary of the checkout page. Colours have the form `#rrggbb`. */
interface CheckoutMainSection {
    /** Background of the form. */
    formBackgroundFill?: CheckoutFill;
    /** Background of the order summary. */
    summaryBackgroundFill?: CheckoutFill;
    /** Colour of the line that separates the part from the next one. */
    dividerColor?: string;
    /** Colour of tinted boxes. */
    tintedBoxColor?: string;
    /** Form of the corners of express buttons. */
    expressButtonsCornerRadius?: ExpressButtonCorners;
    /** In pixels, at most 100. */
    cornerRadius?: number;
}
/** The look of the checkout page. */
interface CheckoutBrand {
    header?: CheckoutHeader;
    mainSection?: CheckoutMainSection;
    /** Footer of the page. Colours have the form `#rrggbb`. */
    footer?: {
        /** Colour or picture of the background. */
        backgroundFill?: CheckoutFill;
        /** Colour of the line that separates the part from the next one. */
        dividerColor?: string;
    };
    /** Colours of the whole page, in the form `#rrggbb`. */
    global?: {
        /** Colour of selected fields and options. */
        selectionColor?: string;
        /** Colour of the button that places the order. */
        placeOrderButtonColor?: string;
        /** Colour of all other buttons. */
        buttonColor?: string;
    };
}
/** The settings of the business for the checkout page. */
interface CheckoutSettings {
    checkoutPolicies?: CheckoutPolicies;
    checkoutFields?: CheckoutFields;
    checkoutBrand?: CheckoutBrand;
    /** Defaults to `MINIMUM_REQUIRED_FIELDS`. */
    checkoutBillingFields?: CheckoutBillingFields;
    createdDate?: Date;
    updatedDate?: Date;
}
/** Some settings to change. */
type CheckoutSettingsChange = Omit<CheckoutSettings, 'createdDate' | 'updatedDate'>;
/** Input of `getCheckoutSettings`. */
type GetCheckoutSettingsInput = Record<string, never>;
/** Input of `updateCheckoutSettings`. */
interface UpdateCheckoutSettingsInput {
    checkoutSettings: CheckoutSettingsChange;
    /**
     * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
     * default.
     */
    fieldMask?: string[];
}

/** Every status of a checkout template. */
declare const checkoutTemplateStatuses: readonly ["ACTIVE", "INACTIVE"];
/** Whether checkouts can be created from a template. */
type CheckoutTemplateStatus = Open<(typeof checkoutTemplateStatuses)[number]>;
/** The items, the coupon and the rules of checkouts that one link creates again and again. */
interface CheckoutTemplate {
    id: string;
    /** Defaults to `ACTIVE`. */
    status?: CheckoutTemplateStatus;
    customization?: CheckoutCustomization;
    /** Items of a catalog, at most 300. */
    lineItems?: CheckoutTemplateItem[];
    /** Items with a price of their own, at most 300. */
    customLineItems?: CheckoutTemplateCustomItem[];
    /** Code of the coupon that the checkouts have. */
    couponCode?: string;
    /** The component of the site that the checkouts belong to. */
    customContentReference?: {
        appId?: string;
        componentId?: string;
    };
    /** The template's id in your system. It cannot be changed later. */
    externalReference?: {
        appId?: string;
        /** From 1 to 100 characters. */
        resourceId?: string;
    };
}
/** The parts of a checkout that the buyer cannot change. */
interface CheckoutCustomization {
    /** Whether buyers can neither add nor remove gift cards. */
    lockedGiftCard?: boolean;
    /** Whether buyers can neither add nor remove coupons. */
    lockedCoupon?: boolean;
    /** Whether buyers cannot choose to pay at the business. */
    disabledManualPayment?: boolean;
    /** Parts of the hosted page that are left out. The emulator refuses them. */
    webClient?: {
        /** Whether to hide the button back to the shop. */
        disabledContinueShoppingButton?: boolean;
        /** Whether to hide the checkbox to accept the policies. */
        disabledPolicyAgreementCheckbox?: boolean;
    };
}
/** An item of a catalog in a checkout template. */
interface CheckoutTemplateItem {
    /** From 1 to 100,000; defaults to 1. */
    quantity?: number;
    catalogReference: CatalogReference;
}
/** An item of a checkout template that has a price of its own. Amounts are decimal text: `"12.50"`. */
interface CheckoutTemplateCustomItem {
    /** At most 200 characters. */
    productName: Translatable;
    /** Price of one piece. */
    price: string;
    /** Price of one piece before a reduction. */
    fullPrice?: string;
    /** Text that is shown beside the price, at most 100 characters. */
    priceDescription?: Translatable;
    /** From 1 to 100,000; defaults to 1. */
    quantity?: number;
    /** The quantity in stock, at most 100,000; defaults to no limit. */
    quantityAvailable?: number;
    /** Whether the quantity cannot be changed. */
    fixedQuantity?: boolean;
    itemType?: ItemType;
    /** At most 10. */
    descriptionLines?: DescriptionLine[];
    /** Image of the item. */
    media?: Image;
    physicalProperties?: PhysicalProperties;
    serviceProperties?: ServiceProperties;
    /** Page of the item. */
    url?: NonNullable<CustomItemInput['attributes']>['url'];
    /** Whether only members can buy it. */
    membersOnly?: boolean;
    taxGroupId?: string;
    taxableAddress?: TaxableAddress;
    paymentOption?: PaymentOption;
    /** Amount that is paid now, for one piece; only with the option `DEPOSIT_ONLINE`. */
    depositAmount?: string;
    deliveryProfileId?: string;
    /** The item's reference in the app that adds it. */
    catalogReference?: CatalogReference;
    /** From 1 to 36 characters. */
    rootCatalogItemId?: string;
}
/** A checkout template to create: it has at least one item. */
type NewCheckoutTemplate = Omit<CheckoutTemplate, 'id'>;
/** Some fields of a checkout template to change. A list of items replaces the one before. */
interface CheckoutTemplateChange extends Omit<NewCheckoutTemplate, 'externalReference'> {
    id: string;
}
/** The fields that checkout templates can be filtered and sorted by. */
interface CheckoutTemplateFields {
    id: Limited<string, {
        operators: MatchOperator;
    }>;
    status: CheckoutTemplateStatus;
}
/** Input of `getCheckoutTemplate`. */
interface GetCheckoutTemplateInput {
    checkoutTemplateId: string;
}
/** Input of `queryCheckoutTemplates`. */
type QueryCheckoutTemplatesInput = CursorQuery<CheckoutTemplateFields>;
/** Input of `createCheckoutTemplate`. */
interface CreateCheckoutTemplateInput {
    checkoutTemplate: NewCheckoutTemplate;
}
/** Input of `updateCheckoutTemplate`. */
interface UpdateCheckoutTemplateInput {
    checkoutTemplate: CheckoutTemplateChange;
    /** Paths of the fields to change; defaults to the given fields. A path whose field is not given clears it. */
    fieldMask?: string[];
}
/** Input of `deleteCheckoutTemplate`. */
interface DeleteCheckoutTemplateInput {
    checkoutTemplateId: string;
}
/** Input of `createCheckoutFromTemplate`. */
interface CreateCheckoutFromTemplateInput {
    checkoutTemplateId: string;
    /** Id of the site that sells. */
    siteId: string;
}
/** The checkout that was created from a template. */
interface CheckoutFromTemplate {
    /** Id of the checkout, which is also the id of its cart. */
    checkoutId: string;
    /** Page on which the buyer orders. */
    checkoutUrl: string;
    purchaseFlowId?: string;
}

/** All ways to select the items of a discount rule. */
declare const discountScopeTypes: readonly ["CATALOG_ITEM", "CUSTOM_FILTER"];
/** The way to name items: by their references, or by a filter of their catalogue. */
type DiscountScopeType = Open<(typeof discountScopeTypes)[number]>;
/** All ways to select the customers of a discount. */
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
/** All types of discounts of a rule. */
declare const discountTypes: readonly ["PERCENTAGE", "FIXED_AMOUNT", "FIXED_PRICE", "QUANTITY_BASED"];
/** The type of a discount. */
type DiscountType = Open<(typeof discountTypes)[number]>;
/** Every status of a discount rule. */
declare const discountRuleStatuses: readonly ["LIVE", "EXPIRED", "PENDING"];
/** Whether a discount rule is active now (`LIVE`), has expired (`EXPIRED`) or is scheduled (`PENDING`). */
type DiscountRuleStatus = Open<(typeof discountRuleStatuses)[number]>;
/** All ways to select the discounted items among those in scope. */
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
        /** Id of the app with the catalog, such as the store. */
        catalogAppId?: string;
        /** At most 50 ids of items. Without ids, all items of the catalog are in scope. */
        catalogItemIds?: string[];
    };
    /** Present with type `CUSTOM_FILTER`: the catalog of the app reads `params`. The store knows `collectionIds`. */
    customFilter?: {
        appId?: string;
        /** Parameters of the filter, as the app defines them. */
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
        /** Decimal text; the minimum subtotal, inclusive. */
        from?: string;
        /** Decimal text; the maximum subtotal, inclusive. */
        to?: string;
    };
    /** The quantity of the items in scope; of all items if there are no scopes. */
    itemQuantityRange?: {
        /** At most 50. */
        scopes?: DiscountScope[];
        /** The minimum quantity; 1 or more. */
        from?: number;
        /** The maximum quantity; 1 or more. */
        to?: number;
    };
    /** A condition that an app decides about. */
    customTrigger?: {
        /** Id of the condition in its app, from 1 to 100 characters. */
        id?: string;
        appId?: string;
    };
    /** The customers whom the discount is for. */
    customerEligibility?: {
        eligibilityType?: CustomerEligibilityType;
        /** From 1 to 100 ids. */
        individualMembersInfo?: {
            memberIds?: string[];
        };
    };
}
/** A condition, or several conditions of which all (`and`) or one (`or`) must be met. */
interface NestedDiscountTrigger extends DiscountCondition {
    /** From 2 to 5. */
    and?: {
        /** Conditions that must all be met. */
        triggers?: DiscountCondition[];
    };
    /** From 2 to 5. */
    or?: {
        /** Conditions of which one must be met. */
        triggers?: DiscountCondition[];
    };
}
/** The condition of a discount rule. Operators contain conditions, or operators of conditions. */
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
    /** A quantity with a total price. */
    quantityBased?: {
        /** Exactly 1. */
        configurations?: {
            id?: string;
            /** Quantity, 2 or more. */
            quantity?: number;
            /** Decimal text: the total price of this quantity. */
            price?: string;
        }[];
    };
    targetType?: DiscountTargetType;
    /** The items that the discount is for. */
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
    /** From 1 to 50 characters; customers see it next to the discount. */
    name?: string;
    /** The condition that a cart must meet. */
    trigger?: DiscountTrigger;
    /** The time in which the rule counts; without a limit where a date is missing. */
    activeTimeInfo?: {
        /** First moment at which the rule applies. */
        start?: Date;
        /** Moment from which the rule no longer applies; absent when it does not end. */
        end?: Date;
    };
    /** Exactly one discount. */
    discounts?: {
        /** The discounts that the rule gives. */
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
    /** Defaults to `ALL_ITEMS`. */
    appliesTo?: DiscountedItems;
    /** Number of orders that may get the discount; defaults to no limit. */
    usageLimit?: number;
    /** Number of orders of one customer that may get the discount; defaults to no limit. */
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
    /** Whether the rule is switched on; defaults to `false`. */
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
/** Input of `getDiscountRule`. */
interface GetDiscountRuleInput {
    discountRuleId: string;
}
/** Input of `queryDiscountRules`. */
type QueryDiscountRulesInput = CursorQuery<DiscountRuleFields>;
/** Input of `createDiscountRule`. */
interface CreateDiscountRuleInput {
    discountRule: NewDiscountRule;
}
/** Input of `updateDiscountRule`. */
interface UpdateDiscountRuleInput {
    discountRule: DiscountRuleChange;
}
/** Input of `deleteDiscountRule`. */
interface DeleteDiscountRuleInput {
    discountRuleId: string;
}

/** Every status of a draft order. */
declare const draftOrderStatuses: readonly ["DRAFT", "COMMITTED"];
/** The status of a draft order. A `COMMITTED` draft can no longer be changed. */
type DraftOrderStatus = Open<(typeof draftOrderStatuses)[number]>;
/** Every source of a discount or a fee of a draft order. */
declare const draftOrderPartSources: readonly ["ORIGINAL_ORDER", "AUTOMATIC", "CUSTOM"];
/** The source of a discount or a fee: the edited order, the platform, or the business. */
type DraftOrderPartSource = Open<(typeof draftOrderPartSources)[number]>;
/** A line of a draft order. One of `added`, `changedDetails` and `removed` is present when the line differs from the order's. */
interface DraftLineItem {
    lineItem?: OrderLineItem;
    /** Whether the order does not have the line yet. */
    added?: boolean;
    /** The values before the changes. */
    changedDetails?: {
        /** Quantity in the order before the change. */
        quantityBeforeChange?: number;
        /** Price of one piece in the order before the change. */
        priceBeforeChange?: Price;
        /** The text instead of the price, before the change. */
        priceDescriptionBeforeChange?: Translatable;
        /** The modifiers before the change. */
        modifierGroupsBeforeChange?: OrderModifierGroup[];
    };
    /** Whether the line leaves the order. */
    removed?: boolean;
}
/** The delivery of a draft order, with the one that the order has. */
interface DraftShipping {
    /** The delivery with its changes. */
    shippingInfo?: ShippingInformation;
    /** Whether the order has no delivery yet. */
    added?: boolean;
    /** The delivery before the changes. */
    changedDetails?: {
        /** The delivery that the order has. */
        shippingInfoBeforeChange?: ShippingInformation;
    };
    /** Whether the delivery leaves the order. */
    removed?: boolean;
}
/** A fee of a draft order. It counts when it is `applied`. */
interface DraftAdditionalFee {
    additionalFee?: OrderAdditionalFee;
    /** Whether and by which tax group the fee is taxed. */
    taxDetails?: {
        /** Whether tax is charged on the fee. */
        taxable?: boolean;
        taxGroupId?: string;
    };
    source?: DraftOrderPartSource;
    /** Whether the fee counts in the costs of the draft. */
    applied?: boolean;
}
/** A discount of a draft order. It counts when it is `applied`. */
interface DraftDiscount {
    discount?: AppliedDiscount;
    source?: DraftOrderPartSource;
    /** Whether the discount counts in the costs of the draft. */
    applied?: boolean;
}
/** The recipient of a draft order, with the one that the order has. */
interface DraftRecipient {
    /** The recipient with the changes. */
    recipientInfo?: AddressWithContact;
    /** Whether the order has no recipient yet. */
    added?: boolean;
    /** The recipient before the changes. */
    changedDetails?: {
        /** The recipient that the order has. */
        recipientInfoBeforeChange?: AddressWithContact;
    };
}
/** The buyer of a draft order, with the one that the order has. */
interface DraftBuyer {
    buyerInfo?: BuyerInfo;
    /** Whether the order has no buyer yet. */
    added?: boolean;
    /** The buyer before the changes. */
    changedDetails?: {
        /** The buyer that the order has. */
        buyerInfoBeforeChange?: BuyerInfo;
    };
}
/** The billing address of a draft order, and the one of its order. */
interface DraftBilling {
    /** The billing address with the changes. */
    billingInfo?: AddressWithContact;
    /** Whether the order has no billing address yet. */
    added?: boolean;
    /** The billing address before the changes. */
    changedDetails?: {
        /** The billing address that the order has. */
        billingInfoBeforeChange?: AddressWithContact;
    };
}
/** The location of the business of a draft order, with the one that the order has. */
interface DraftBusinessLocation {
    /** The location with the changes. */
    businessLocation?: {
        id?: string;
        name?: string;
    };
    /** Whether the order has no location yet. */
    added?: boolean;
    /** The location before the changes. */
    changedDetails?: {
        /** The location that the order has. */
        businessLocationBeforeChange?: {
            id?: string;
            name?: string;
        };
    };
}
/** The effects of committing a draft order. */
interface DraftOrderCommitSettings {
    /** Whether the buyer is notified by email; defaults to `false`. */
    sendNotificationsToBuyer?: boolean;
    /** Whether the business is notified by email; defaults to `false`. */
    sendNotificationsToBusiness?: boolean;
    /** Whether the history of the order records the changes; defaults to `true`. */
    addActivitiesToOrder?: boolean;
    /** Whether the fulfillers of the changed lines are notified by email; defaults to `false`. */
    sendNotificationsToCustomFulfillers?: boolean;
    /** The lines whose stock is updated, at most 300. The stock of other lines does not change. */
    updateInventory?: {
        lineItemId: string;
    }[];
}
/** Pending changes of an order, or a new order that is not created yet. */
interface DraftOrder {
    id: string;
    /** Id of the order that is edited; absent of a draft that becomes a new order. */
    orderId?: string;
    lineItems?: DraftLineItem[];
    /** The delivery; absent when there is none. */
    shippingInfo?: DraftShipping;
    additionalFees?: DraftAdditionalFee[];
    discounts?: DraftDiscount[];
    /** The recipient; absent when there is none. */
    recipientInfo?: DraftRecipient;
    /** The buyer; absent when there is none. */
    buyerDetails?: DraftBuyer;
    /** The billing address; absent when there is none. */
    billingDetails?: DraftBilling;
    /** The location of the business; absent when there is none. */
    businessLocationDetails?: DraftBusinessLocation;
    createdDate?: Date;
    updatedDate?: Date;
    /** The user or the app that created the draft. */
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
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** A draft order with its costs calculated. */
interface CalculatedDraftOrder {
    draftOrder: DraftOrder;
}
/** A draft order after it has changed its order. */
interface CommittedDraftOrder {
    /** The draft, which can no longer be changed. */
    committedDraftOrder: DraftOrder;
    /** The order with the changes. */
    orderAfterCommit: Order;
}
/** A draft order after it has become an order. */
interface CreatedFromDraft {
    /** The draft, which can no longer be changed. */
    committedDraftOrder: DraftOrder;
    /** The order that the draft became. */
    createdOrder: Order;
}
/** All reasons for which a draft order cannot edit an order. */
declare const nonDraftableReasons: readonly ["PARTIALLY_OR_FULLY_REFUNDED", "UNSUPPORTED_CHANNEL_TYPE", "ORDER_STATUS_IS_NOT_SUPPORTED", "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT", "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT", "ORDER_NOT_FOUND", "SUBSCRIPTION_LINE_ITEM_EXISTS"];
/** The reason for which an order cannot be edited. */
type NonDraftableReason = Open<(typeof nonDraftableReasons)[number]>;

/** A manual discount of the business. Exactly one of `priceAmount` and `percentage` is given. */
interface NewDraftDiscount {
    /** Amount of the discount. */
    priceAmount?: Price;
    /** Decimal text in per cent, more than 0 and at most 100. */
    percentage?: string;
    /** Defaults to `GLOBAL`. */
    discountType?: AppliedDiscountType;
    /** At most 200 characters. */
    description?: string;
    /** Whether the discount counts at once; defaults to `false`. */
    applyToDraftOrder?: boolean;
    /** The line of a discount for `SPECIFIC_ITEMS`: exactly one. */
    lineItemDiscounts?: {
        id: string;
    }[];
}
/** A manual fee of the business. */
interface NewDraftFee {
    /** From 1 to 50 characters. */
    name: string;
    /** Amount of the fee. */
    price: Price;
    /** Whether the fee is taxed like the lines; defaults to `false`. */
    taxDetails?: {
        /** Whether tax is charged on the fee. */
        taxable?: boolean;
        taxGroupId?: string;
    };
    /** Whether the fee counts at once; defaults to `false`. */
    applyToDraftOrder?: boolean;
    /** From 1 to 100 characters. */
    code?: string;
    /** The lines that the fee applies to, at most 300; defaults to the whole order. */
    lineItemIds?: string[];
}
/** Says of a discount or a fee of a draft order whether it counts. */
interface DraftPartChoice {
    id: string;
    /** Whether the discount or the fee counts in the costs of the draft. */
    applied: boolean;
}
/** Input of `createDraftOrderDiscounts`. */
interface CreateDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 100. */
    discounts: NewDraftDiscount[];
}
/** Input of `setDraftOrderDiscounts`. */
interface SetDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 320. */
    discounts: DraftPartChoice[];
}
/** Input of `deleteDraftOrderDiscounts`. */
interface DeleteDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 100. */
    discountIds: string[];
}
/** Input of `createDraftOrderFees`. */
interface CreateDraftOrderFeesInput {
    draftOrderId: string;
    /** From 1 to 100. */
    customAdditionalFees: NewDraftFee[];
}
/** Input of `setDraftOrderFees`. */
interface SetDraftOrderFeesInput {
    draftOrderId: string;
    /** From 1 to 100. */
    additionalFees: DraftPartChoice[];
}
/** Input of `deleteDraftOrderFees`. */
interface DeleteDraftOrderFeesInput {
    draftOrderId: string;
    /** The ids of the fees, from 1 to 100. */
    customAdditionalFees: string[];
}

/** A line of a new order. */
interface NewOrderLineItem extends Pick<OrderLineItem, 'rootCatalogItemId' | 'decimalQuantity' | 'descriptionLines' | 'image' | 'physicalProperties' | 'serviceProperties' | 'locations' | 'modifierGroups' | 'priceUndetermined' | 'priceDescription' | 'paymentOption' | 'taxableAddress' | 'subscriptionInfo' | 'fulfillerId' | 'fixedQuantity' | 'extendedFields'> {
    /** A GUID; assigned by the platform by default. */
    id?: string;
    /** Name of the item, in the language of the shop and in that of the buyer. */
    productName: Translatable;
    /** Catalog reference of the item. The stock is decremented if the catalog belongs to an app of the site. */
    catalogReference?: CatalogReference;
    quantity: number;
    itemType: ItemType;
    /** Price of one piece, before the discounts in `appliedDiscounts`. */
    price: Price;
    /** The amount that is paid at once of a line whose payment option is `DEPOSIT_ONLINE`; of one piece. */
    depositAmount?: Price;
    /** The tax of the line: its rate, or the amount that the channel charged. Defaults to no tax. */
    taxInfo?: Pick<LineItemTaxInfo, 'taxAmount' | 'taxRate' | 'taxGroupId' | 'taxBreakdown'>;
    /** Required of a line whose item type is `DIGITAL`. */
    digitalFile?: Omit<DigitalFile, 'expirationDate'>;
}
/** A fee of a new order. */
interface NewOrderAdditionalFee extends OrderAdditionalFee {
    name: string;
    /** Amount of the fee. */
    price: Price;
}
/** An order to be created. Its number, its lines' totals, its balance and its history are made by the platform. */
interface NewOrder extends Pick<Order, 'purchasedDate' | 'buyerLanguage' | 'buyerNote' | 'weightUnit' | 'currency' | 'currencyConversionDetails' | 'taxIncludedInPrices' | 'billingInfo' | 'shippingInfo' | 'recipientInfo' | 'attributionSource' | 'checkoutId' | 'archived' | 'seenByAHuman' | 'customFields' | 'businessLocation' | 'extendedFields' | 'purchaseFlowId' | 'tags'> {
    /** From 1 to 300. */
    lineItems: NewOrderLineItem[];
    /** The channel of the sale, and the order's id and page there. */
    channelInfo: {
        type: ChannelType;
        externalOrderId?: string;
        /** Address of the order's page on the channel. */
        externalOrderUrl?: string;
    };
    buyerInfo?: BuyerInfo;
    /** `INITIALIZED` or `APPROVED`; defaults to the status that follows from the payment and the approval strategy. */
    status?: 'INITIALIZED' | 'APPROVED';
    /** Whether the channel has taken the payment; defaults to `NOT_PAID`. */
    paymentStatus?: 'NOT_PAID' | 'PAID';
    /** Must match the sums of lines, discounts, fees and delivery. Defaults to the computed sums. */
    priceSummary?: Order['priceSummary'];
    /** The tax of the whole order, if its lines, fees and delivery have none. */
    taxInfo?: Pick<OrderTaxInfo, 'totalTax' | 'taxExempt'>;
    /** Amounts are distributed over the lines, each up to its price. */
    appliedDiscounts?: AppliedDiscount[];
    additionalFees?: NewOrderAdditionalFee[];
}
/** All conditions on which an order is approved. */
declare const orderApprovalStrategies: readonly ["DEFAULT", "PAYMENT_RECEIVED", "PAYMENT_METHOD_SAVED"];
/** The condition on which an order is approved. */
type OrderApprovalStrategy = Open<(typeof orderApprovalStrategies)[number]>;
/** The effects of creating an order. */
interface OrderCreationSettings {
    /**
     * Whether every app with the permission may edit the order. Only `true` is accepted: list the apps to restrict it.
     */
    editableByEveryone?: boolean;
    /**
     * The only apps that may edit the order, besides the business itself; at most 10. Exclusive with
     * `editableByEveryone`.
     */
    editableByOwnerApps?: {
        appIds: string[];
    };
    /**
     * `DEFAULT`: the order is approved when it costs nothing or is paid. `PAYMENT_RECEIVED`: only when it is paid.
     * `PAYMENT_METHOD_SAVED`: when a payment method is saved for it; the emulator saves cards only at the checkout, so
     * the business approves it.
     */
    orderApprovalStrategy?: OrderApprovalStrategy;
    notifications?: OrderCreateNotifications;
}
/** The messages that a new order causes. */
interface OrderCreateNotifications {
    /** Whether the buyer gets a confirmation by email; defaults to `true`. */
    sendNotificationToBuyer?: boolean;
    /** Whether the business is notified by email; defaults to `true`. */
    sendNotificationsToBusiness?: boolean;
}
/** Input of `createOrder`. */
interface CreateOrderInput {
    order: NewOrder;
    settings?: OrderCreationSettings;
}

/** A change of one line. Exactly one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is given. */
interface OrderLineItemDelta {
    /** Id of the line; of a new line, a GUID that no line of the order has. */
    lineItemId: string;
    /** `true` for a line that the order does not have yet. */
    lineItemAdded?: boolean;
    /** The values that the change started from: other ones in the order refuse it. */
    changedDetails?: {
        /** Quantity in the order before the change. */
        quantityBeforeChange?: number;
        /** Price of one piece in the order before the change. */
        priceBeforeChange?: Price;
    };
    /** `true` for a line that leaves the order. */
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
        /** The new or changed discount. */
        editedDiscount?: AppliedDiscount;
        /** `true` for a discount that leaves the order. */
        discountRemoved?: boolean;
    }[];
    /** At most 100. A fee that the order does not have yet is added. */
    additionalFees?: {
        additionalFeeId: string;
        /** The new or changed fee. */
        editedAdditionalFee?: NewOrderAdditionalFee;
        /** `true` for a fee that leaves the order. */
        additionalFeeRemoved?: boolean;
    }[];
    /** The changed delivery. */
    changedShippingInfo?: ShippingInformation;
    /** `true` to remove the delivery from the order. */
    shippingInfoRemoved?: boolean;
    /** Checked against the sums after the changes. */
    priceSummary?: OrderPriceSummary;
}
/** Input of `commitOrderDeltas`. */
interface CommitOrderDeltasInput {
    /** Id of the order. */
    id: string;
    /** The draft of the order that is committed by this. */
    draftOrderId?: string;
    /** Defaults to the changes of the draft. */
    changes?: OrderDeltas;
    commitSettings?: DraftOrderCommitSettings;
    /** The reason of the changes, for the history of the order; at most 200 characters. */
    reason?: string;
}

/** Input of `setDraftOrderBilling`. */
interface SetDraftOrderBillingInput {
    draftOrderId: string;
    /** Address and contact for the invoice. */
    billingInfo: AddressWithContact;
}
/** Input of `setDraftOrderRecipient`. */
interface SetDraftOrderRecipientInput {
    draftOrderId: string;
    /** Address and contact of the recipient. */
    recipientInfo: AddressWithContact;
}
/** Input of `setDraftOrderBuyer`. */
interface SetDraftOrderBuyerInput {
    draftOrderId: string;
    buyerInfo: BuyerInfo;
}
/** Input of `setDraftOrderShipping`. */
interface SetDraftOrderShippingInput {
    draftOrderId: string;
    /** Method, destination and cost of the delivery. */
    shippingInfo: ShippingInformation;
}
/** Input of `setDraftOrderBusinessLocation`. */
interface SetDraftOrderBusinessLocationInput {
    draftOrderId: string;
    /** The location of the business that the order belongs to. */
    businessLocation: {
        id?: string;
        name?: string;
    };
}
/** Input of `setDraftOrderTaxExemption`. */
interface SetDraftOrderTaxExemptionInput {
    draftOrderId: string;
    /** Whether no tax is charged. */
    taxExempt: boolean;
}
/** Input of `updateDraftOrderExtendedFields`. */
interface UpdateDraftOrderExtendedFieldsInput {
    /** Id of the draft order. */
    id: string;
    /** The namespace of your app. */
    namespace: string;
    /** The fields that change; `null` removes one. */
    namespaceData: Record<string, unknown>;
}

/** An item of a catalog for a draft order. */
interface NewDraftCatalogLine {
    /** A GUID; assigned by the platform by default. */
    id?: string;
    catalogReference: CatalogReference;
    /** Defaults to 1. */
    quantity?: number;
    /** Price of one piece instead of that of the catalogue. */
    price?: Price;
    /** Whether the price is not known yet. */
    priceUndetermined?: boolean;
    /** The places that the items are sent from, at most 5. */
    locations?: LineItemLocation[];
}
/** An item of no catalog for a draft order. */
interface NewDraftCustomLine {
    /** A GUID; assigned by the platform by default. */
    id?: string;
    /** Name of the item, in the language of the shop and in that of the buyer. */
    productName: Translatable;
    itemType: ItemType;
    /** Price of one piece. */
    price: Price;
    /** Defaults to 1. */
    quantity?: number;
    descriptionLines?: DescriptionLine[];
    /** Picture of the item. */
    media?: DetailedImage;
    physicalProperties?: PhysicalProperties;
    /** Text that is shown instead of a price. */
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
/** Input of `addLineItemsToDraftOrder`. */
interface AddLineItemsToDraftOrderInput extends NewDraftLines {
    draftOrderId: string;
}
/** A change of one line of a draft order. */
interface DraftLineItemChange {
    lineItemId: string;
    /** The new quantity; 0 removes the line. */
    newQuantity?: number;
    /** The new price of one piece, as decimal text, before discounts. */
    newPrice?: string;
    /** The new text instead of the price. */
    newPriceDescription?: Translatable;
    /** The new name of the item. */
    newProductName?: Translatable;
    /** The lines of text under the name, instead of the present ones. */
    newDescriptionLines?: {
        descriptionLines: DescriptionLine[];
    };
    /** The modifiers, instead of the present ones. */
    newModifierGroups?: {
        modifierGroups: OrderModifierGroup[];
    };
}
/** Input of `updateDraftOrderLineItems`. */
interface UpdateDraftOrderLineItemsInput {
    draftOrderId: string;
    /** From 1 to 300. */
    lineItemChanges: DraftLineItemChange[];
}

/** The content of a draft order that is made from nothing. */
interface NewDraftOrder extends NewDraftLines {
    /** At most 100. Unlike later discounts, they apply unless `applyToDraftOrder` is `false`. */
    discounts?: NewDraftDiscount[];
    /** At most 100. Unlike later fees, they apply unless `applyToDraftOrder` is `false`. */
    additionalFees?: NewDraftFee[];
    buyerInfo?: BuyerInfo;
    /** Address and contact for the invoice. */
    billingInfo?: AddressWithContact;
    /** Address and contact of the recipient. */
    recipientInfo?: AddressWithContact;
    /** Method, destination and cost of the delivery. */
    shippingInfo?: ShippingInformation;
    /** Whether no tax is charged. */
    taxExempt?: boolean;
    /** The location of the business that the order belongs to. */
    businessLocation?: {
        id?: string;
        name?: string;
    };
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Input of `createDraftOrder`. */
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
/** Input of `queryDraftOrders`. */
interface QueryDraftOrdersInput extends CursorQuery<DraftOrderFields> {
}
/** Input of `getOrderDraftabilityStatus`. */
interface GetOrderDraftabilityStatusInput {
    orderId: string;
}
/** Whether an order can be edited. */
interface OrderDraftability {
    orderId?: string;
    /** Whether the order can be edited. */
    orderDraftable?: boolean;
    /** Empty when the order can be edited. */
    nonDraftableReasons?: NonDraftableReason[];
}
/** Input of `commitDraftOrder`. */
interface CommitDraftOrderInput extends DraftOrderInput {
    commitSettings?: DraftOrderCommitSettings;
    /** The reason of the changes, for the history of the order; at most 200 characters. */
    reason?: string;
}
/** The settings of an order that a draft becomes. */
interface OrderCreateSettings {
    /** Whether every app with the permission may edit the order. Only `true` is accepted. */
    editableByEveryone?: boolean;
    /** The only apps that may edit the order, besides the business itself; at most 10. */
    editableByOwnerApps?: {
        appIds: string[];
    };
    notifications?: OrderCreateNotifications;
}
/** Input of `createOrderFromDraft`. */
interface CreateOrderFromDraftInput extends DraftOrderInput {
    createSettings?: OrderCreateSettings;
    /** The reason of the order, for its history; at most 200 characters. */
    reason?: string;
    /** The channel that the order came from; defaults to `BACKOFFICE_MERCHANT`. */
    channelInfo?: {
        type: ChannelType;
        externalOrderId?: string;
        /** Address of the order's page on the channel. */
        externalOrderUrl?: string;
    };
}

/** All statuses of a fulfillment. */
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
    /** Quantity; when the fulfillment is created, defaults to everything that is not fulfilled yet. */
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
        /** Custom texts by name. */
        fieldsData?: Record<string, string>;
    };
    /** Step that the fulfillment has reached. */
    status?: FulfillmentStep;
    /** Whether it is complete. */
    completed?: boolean;
}
/** An order's fulfillments, the earliest first. */
interface OrderWithFulfillments {
    orderId: string;
    fulfillments: Fulfillment[];
}
/** The information of a fulfillment that may change later. */
type FulfillmentDetails = Omit<Fulfillment, 'id' | 'createdDate' | 'lineItems'>;
/** A fulfillment to create. */
interface NewFulfillment extends FulfillmentDetails {
    /** From 1 to 300 lines of the order, each once. */
    lineItems: FulfillmentLineItem[];
}
/** A change of a fulfillment. Its items cannot change: to change them, delete it and create it again. */
interface FulfillmentChange extends FulfillmentDetails {
    id: string;
}
/** Input of `listFulfillmentsForSingleOrder`. */
interface ListFulfillmentsForSingleOrderInput {
    orderId: string;
}
/** Input of `listFulfillmentsForMultipleOrders`. */
interface ListFulfillmentsForMultipleOrdersInput {
    /** From 1 to 100 ids. */
    orderIds: string[];
}
/** Input of `createFulfillment`. */
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
/** Input of `updateFulfillment`. */
interface UpdateFulfillmentInput {
    orderId: string;
    fulfillment: FulfillmentChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `deleteFulfillment`. */
interface DeleteFulfillmentInput {
    orderId: string;
    fulfillmentId: string;
}
/** Input of `bulkCreateFulfillments`. */
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
        /** Whether the fulfillments of the order were created, and the error if not. */
        itemMetadata: ItemMetadata;
        /** The order's fulfillments, the new ones included. */
        ordersWithFulfillments?: OrderWithFulfillments;
    }[];
    /** Number of successes and failures. */
    bulkActionMetadata: BulkActionMetadata;
}
/** Every status of a gift card. */
declare const giftCardStatuses: readonly ["VALID", "EXPIRED", "DISABLED"];
/** Whether a gift card can be used. */
type GiftCardStatus = Open<(typeof giftCardStatuses)[number]>;
/** A gift card: a prepaid amount that anybody with the code can spend. */
interface GiftCard {
    /** The end of the code, with the rest hidden. */
    obfuscatedCode?: string;
    /** The remaining amount. */
    balance?: Money;
    status?: GiftCardStatus;
    /** Id of the app that issued the gift card. */
    appId?: string;
    /** Id of the gift card in that app. */
    externalId?: string;
}
/** Input of `getGiftCard`. */
interface GetGiftCardInput {
    /** The whole code, from 8 to 20 characters. */
    code: string;
    /** Id of the app that issued the gift card; defaults to any app. */
    appId?: string;
}
/** Input of `redeemGiftCard`. */
interface RedeemGiftCardInput {
    /** The whole code, from 8 to 20 characters. */
    code: string;
    /** The amount to redeem; more than zero, in the currency of the gift card. */
    amount: Money;
    /** Id of the app that issued the gift card. */
    appId: string;
    /** The order that the amount pays for. */
    orderId?: string;
}
/** Input of `voidGiftCardTransaction`. */
interface VoidGiftCardTransactionInput {
    transactionId: string;
    /** Id of the app that issued the gift card. */
    appId: string;
}

/** Every status of an invoice. */
declare const invoiceStatuses: readonly ["Draft", "Sent", "Processing", "Paid", "Overdue", "Void", "Deleted", "PartiallyPaid", "PartialAndOverdue"];
/**
 * The status of an invoice, which follows its order: `Draft` was not sent yet, `Processing` waits for a payment that
 * was started, `Overdue` and `PartialAndOverdue` were not paid in full within 30 days, `Void` is of an order that was
 * canceled or rejected, and `Deleted` was removed.
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
    /** The invoices, each with the app that keeps it. */
    invoicesInfo: Invoice[];
}
/** Input of `listInvoicesForMultipleOrders`. */
interface ListInvoicesForMultipleOrdersInput {
    /** From 1 to 100 ids. */
    orderIds: string[];
}
/** Input of `addInvoiceToOrder`. */
interface AddInvoiceToOrderInput {
    orderId: string;
    /** The invoice, by its id in the app that made it. */
    invoiceInfo: Pick<Invoice, 'id' | 'appId'>;
}
/** Input of `generateInvoice`. */
interface GenerateInvoiceInput {
    orderId: string;
}
/** Input of `bulkGenerateInvoices`. */
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
        /** Text of the comment. */
        message: string;
    };
    /** An entry of an app of yours; `type` is its own word for it, at most 100 characters. */
    customActivity?: Required<Pick<NonNullable<OrderActivity['customActivity']>, 'appId' | 'type'>> & Pick<NonNullable<OrderActivity['customActivity']>, 'additionalData'>;
}
/** Input of `addOrderActivity`. */
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
/** A comment that is added to the history of an order together with others. */
interface NewOrderComment extends Required<Pick<NewOrderActivity, 'merchantComment'>> {
    /** Always `MERCHANT_COMMENT`; optional. */
    activityType?: 'MERCHANT_COMMENT';
}
/** Input of `addOrderActivities`. */
interface AddOrderActivitiesInput {
    orderId: string;
    /** From 1 to 300 comments. */
    orderActivities: NewOrderComment[];
}
/** An order after entries were added to its history. */
interface AddedOrderActivities {
    order: Order;
    /** Ids of the new entries, in the order of the request. */
    activityIds: string[];
}
/** Input of `updateOrderActivity`. */
interface UpdateOrderActivityInput {
    /** Id of the order. */
    id: string;
    activityId: string;
    /** The new content, of the kind that the entry has. */
    activity: NewOrderActivity;
}
/** Input of `deleteOrderActivity`. */
interface DeleteOrderActivityInput {
    /** Id of the order. */
    id: string;
    activityId: string;
}

/** The fields of an order that the business may change after the purchase. */
interface OrderUpdate {
    id: string;
    /** Only the email address of the buyer can be changed; it cannot be removed. */
    buyerInfo?: {
        email?: string;
    };
    /** Language code: two letters, or language and region. */
    buyerLanguage?: string;
    weightUnit?: WeightUnit;
    /** Address and contact for the invoice. */
    billingInfo?: AddressWithContact;
    /** Address and contact of the recipient. */
    recipientInfo?: AddressWithContact;
    /** Only the destination can be changed, of an order that is delivered. */
    shippingInfo?: {
        /** The part of the delivery that can be changed. */
        logistics?: {
            /** The address and the contact that the goods are sent to. */
            shippingDestination?: AddressWithContact;
        };
    };
    attributionSource?: AttributionSource;
    /** Whether the order is archived. */
    archived?: boolean;
    /** Whether the business has seen the order. */
    seenByAHuman?: boolean;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Input of `updateOrder`. */
interface UpdateOrderInput {
    /** The order's id and the fields to change. */
    order: OrderUpdate;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `bulkUpdateOrders`. */
interface BulkUpdateOrdersInput {
    /** From 1 to 100. */
    orders: UpdateOrderInput[];
    /** Whether the result includes the orders. */
    returnEntity?: boolean;
}
/** Input of `updateOrderStatus`. */
interface UpdateOrderStatusInput {
    orderId: string;
    /** `APPROVED`, `CANCELED`, `PENDING` or `REJECTED`: an order is `INITIALIZED` only when it is created. */
    status: OrderStatus;
}
/** Input of `bulkUpdateOrderTags`. */
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
/** Input of `updateOrderLineItem`. */
interface UpdateOrderLineItemInput {
    /** Id of the order. */
    id: string;
    /** The line's id and the fields to change. */
    lineItem: OrderLineItemUpdate;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}

/** Input of `getOrder`. */
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
/** The fields of orders that contain amounts. */
type OrderAmountField = 'balanceSummary.authorized.amount' | 'balanceSummary.pending.amount' | 'balanceSummary.pendingRefund.amount' | 'priceSummary.total.amount' | 'taxInfo.totalTax.amount';
/** Input of `searchOrders`. */
interface SearchOrdersInput extends CursorSearch<OrderFields, OrderSearchField, OrderAggregationField> {
}
/** One figure or one count over orders. */
type OrderAggregation = 
/** Counts the orders by the values of a field, or by those of two to five fields together. */
{
    /** One field, or two to five fields together. */
    $count: OrderAggregationField | OrderAggregationField[];
}
/** Adds up an amount. */
 | {
    /** The amount to add up. */
    $sum: OrderAmountField;
}
/** The mean of an amount. */
 | {
    /** The amount whose mean is wanted. */
    $avg: OrderAmountField;
} | {
    /** The amount whose lowest value is wanted. */
    $min: OrderAmountField;
} | {
    /** The amount whose highest value is wanted. */
    $max: OrderAmountField;
};
/** Input of `aggregateOrders`. */
interface AggregateOrdersInput {
    filter?: Filter<OrderFields>;
    /** From 1 to 20 aggregations by name. */
    aggregation: Record<string, OrderAggregation>;
    /** Stands between the values of a count by several fields; defaults to `|`, at most 100 characters. */
    hierarchySeparatorOverride?: string;
}
/**
 * The results by the names of the aggregations. A count has the number of orders by value, `{ PAID: 12 }`, or by the values
 * of several fields, `{ '(PAID|WEB)': 9 }`. A figure is decimal text by currency, `{ EUR: '1249.50' }`: amounts of
 * different currencies are not added.
 */
type OrderAggregates = Record<string, Record<string, number | string>>;
/** Input of `cancelOrder`. */
interface CancelOrderInput {
    id: string;
    /** Whether the buyer is notified by email. */
    sendOrderCanceledEmail?: boolean;
    /** Text of the email, at most 1,000 characters. */
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
/** All payment methods that a payment request can block. */
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
    /** At most the balance of the order. It cannot be changed. */
    amount?: Price;
    /** Three letters, ISO 4217: the currency of the order. */
    currency?: string;
    /** Id of the order of the payment gateway that collects the amount. */
    paymentGatewayOrderId?: string;
    /** From 1 to 200 characters; the buyer reads it. */
    title?: string;
    /** At most 300 characters; the buyer reads it. */
    description?: string;
    /** The time from which the request can no longer be paid. It cannot be changed. */
    expirationDate?: Date;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** A picture next to the title; its id, text and file name have at most 200 characters. */
    image?: Image;
    /** The ways of payment that the page does not offer; at most 1. */
    blockedPaymentMethods?: BlockedPaymentMethod[];
}
/** A payment request to create. */
interface NewOrderPaymentRequest extends Pick<OrderPaymentRequest, 'source' | 'title' | 'description' | 'expirationDate' | 'extendedFields' | 'image' | 'blockedPaymentMethods'> {
    orderId: string;
    /** Above zero, and at most the balance of the order. */
    amount: Price;
}
/** Some fields of a payment request to change. */
interface OrderPaymentRequestChange extends Pick<OrderPaymentRequest, 'title' | 'description' | 'extendedFields' | 'image' | 'blockedPaymentMethods'> {
    id: string;
}
/** A payment request with the URL of its page. */
interface OrderPaymentRequestWithUrl {
    orderPaymentRequest?: OrderPaymentRequest;
    /** Address of the page where the buyer pays, at most 100 characters. */
    orderPaymentRequestUrl?: string;
}
/** Input of `createOrderPaymentRequest`. */
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
/** Input of `queryOrderPaymentRequests`. */
type QueryOrderPaymentRequestsInput = CursorQuery<OrderPaymentRequestFields>;
/** Input of `updateOrderPaymentRequest`. */
interface UpdateOrderPaymentRequestInput {
    orderPaymentRequest: OrderPaymentRequestChange;
}
/** Input of `updateOrderPaymentRequestExtendedFields`. */
interface UpdateOrderPaymentRequestExtendedFieldsInput {
    /** Id of the payment request. */
    id: string;
    /** The namespace of your app. */
    namespace: string;
    /** The fields that change; `null` removes one. */
    namespaceData: Record<string, unknown>;
}
/** Input of `chargeOrderPaymentRequest`. */
interface ChargeOrderPaymentRequestInput {
    orderPaymentRequestId: string;
    /** The token of the buyer's card, from the payment form. On the emulator it is the number of a test card. */
    paymentToken: string;
}

/** All moments at which an order can decrement the stock. */
declare const inventoryUpdateTriggers: readonly ["ON_ORDER_PAID", "ON_ORDER_PLACED"];
/** The moment at which an order decrements the stock. */
type InventoryUpdateTrigger = Open<(typeof inventoryUpdateTriggers)[number]>;
/** The settings of the business for orders. */
interface OrdersSettings {
    /**
     * `ON_ORDER_PLACED`, the default: the stock is decremented when the order is placed, and restored if its payment
     * fails. `ON_ORDER_PAID`: the stock is decremented when a payment is approved; until then other customers can buy the
     * items.
     */
    inventoryUpdateTrigger?: InventoryUpdateTrigger;
    /** Whether every order that is paid online gets an invoice automatically; defaults to `false`. */
    createInvoice?: boolean;
    createdDate?: Date;
    updatedDate?: Date;
}
/** Some settings to change. */
type OrdersSettingsChange = Omit<OrdersSettings, 'createdDate' | 'updatedDate'>;
/** Input of `getOrdersSettings`. */
type GetOrdersSettingsInput = Record<string, never>;
/** Input of `updateOrdersSettings`. */
interface UpdateOrdersSettingsInput {
    ordersSettings: OrdersSettingsChange;
    /**
     * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
     * default.
     */
    fieldMask?: string[];
}

/** The tax rate that the business sets for a tax group in a tax region. */
interface ManualTaxMapping {
    id: string;
    /** Increases with each change; an update must include the current one. */
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
/** Input of `getManualTaxMapping`. */
interface GetManualTaxMappingInput {
    manualTaxMappingId: string;
}
/** Input of `queryManualTaxMappings`. */
type QueryManualTaxMappingsInput = CursorQuery<ManualTaxMappingFields>;
/** Input of `createManualTaxMapping`. */
interface CreateManualTaxMappingInput {
    manualTaxMapping: NewManualTaxMapping;
}
/** Input of `updateManualTaxMapping`. */
interface UpdateManualTaxMappingInput {
    manualTaxMapping: ManualTaxMappingChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `deleteManualTaxMapping`. */
interface DeleteManualTaxMappingInput {
    manualTaxMappingId: string;
}

/** A group of items that are taxed alike, such as food. */
interface TaxGroup {
    id: string;
    /** From 1 to 200 characters. */
    name?: string;
    /** Increases with each change; an update must include the current one. */
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
/** Input of `getTaxGroup`. */
interface GetTaxGroupInput {
    taxGroupId: string;
}
/** Input of `queryTaxGroups`. */
type QueryTaxGroupsInput = CursorQuery<TaxGroupFields>;
/** Input of `createTaxGroup`. */
interface CreateTaxGroupInput {
    taxGroup: NewTaxGroup;
}
/** Input of `updateTaxGroup`. */
interface UpdateTaxGroupInput {
    taxGroup: TaxGroupChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `deleteTaxGroup`. */
interface DeleteTaxGroupInput {
    taxGroupId: string;
}
/** Input of `listDefaultTaxGroups`. */
type ListDefaultTaxGroupsInput = Record<string, never>;
/** Input of `listDefaultTaxGroupsByAppIds`. */
interface ListDefaultTaxGroupsByAppIdsInput {
    /** From 1 to 300. */
    appIds: string[];
}
/** The default tax group of one app, or the reason why there is none. */
interface DefaultTaxGroup {
    /** Whether the app has a default tax group, and the error if not. */
    taxGroupMetadata?: ItemMetadata;
    taxGroup?: TaxGroup;
}
/** The default tax groups of several apps, in the order of the input. */
interface DefaultTaxGroups {
    results?: DefaultTaxGroup[];
    /** Number of successes and failures. */
    bulkActionMetadata?: BulkActionMetadata;
}

/** A country, or a state or province of it, where taxes are collected. */
interface TaxRegion {
    id: string;
    /** Two-letter country code, ISO 3166-1. */
    country?: string;
    /** The second part of an ISO 3166-2 code: `CA` for California; absent for the whole country. */
    subdivision?: string;
    /** Id of the calculator that taxes sales in the region: see `listTaxCalculators`. */
    appId?: string;
    /** Whether prices include the tax; otherwise it is added to them. */
    taxIncludedInPrice?: boolean;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
}
/** A tax region to create. */
interface NewTaxRegion extends Pick<TaxRegion, 'subdivision' | 'taxIncludedInPrice'> {
    /** Two-letter country code, ISO 3166-1. */
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
/** Input of `getTaxRegion`. */
interface GetTaxRegionInput {
    taxRegionId: string;
}
/** Input of `queryTaxRegions`. */
type QueryTaxRegionsInput = CursorQuery<TaxRegionFields>;
/** Input of `createTaxRegion`. */
interface CreateTaxRegionInput {
    taxRegion: NewTaxRegion;
}
/** Input of `updateTaxRegion`. */
interface UpdateTaxRegionInput {
    taxRegion: TaxRegionChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `deleteTaxRegion`. */
interface DeleteTaxRegionInput {
    taxRegionId: string;
}
/** Input of `bulkCreateTaxRegions`. */
interface BulkCreateTaxRegionsInput {
    /** From 1 to 100. */
    taxRegions: NewTaxRegion[];
    /** Whether the result includes the regions. */
    returnEntity?: boolean;
}

/** Every status of a payment. */
declare const paymentStatuses: readonly ["APPROVED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED", "REFUNDED", "PARTIALLY_REFUNDED", "AUTHORIZED", "VOIDED"];
/**
 * The status of a payment. `PENDING` waits for the provider, `PENDING_MERCHANT` for the business; an `AUTHORIZED` amount
 * is reserved on the card until it is captured (`APPROVED`) or released (`VOIDED`).
 */
type PaymentStatus = Open<(typeof paymentStatuses)[number]>;
/** Every status of the capture or the void of an authorized payment. */
declare const captureStatuses: readonly ["PENDING", "SUCCEEDED", "FAILED"];
/** The status of the capture or the void of an authorized payment. */
type CaptureStatus = Open<(typeof captureStatuses)[number]>;
/** Every reason for which an authorized payment was voided. */
declare const voidReasons: readonly ["MANUAL", "SCHEDULED"];
/** The reason for which an authorized payment was voided: manually, or by its scheduled action. */
type VoidReason = Open<(typeof voidReasons)[number]>;
/** Every action that can be scheduled for an authorized payment. */
declare const scheduledActionTypes: readonly ["VOID", "CAPTURE"];
/** The action that ends an authorization by itself. */
type ScheduledActionType = Open<(typeof scheduledActionTypes)[number]>;
/** Every status of a chargeback. */
declare const chargebackStatuses: readonly ["APPROVED", "REVERSED"];
/** The status of a chargeback: the bank has taken the money back, or has returned it to the business. */
type ChargebackStatus = Open<(typeof chargebackStatuses)[number]>;
/** All ways of paying at the business with predefined names. */
declare const predefinedPaymentMethods: readonly ["CASH", "BANK_TRANSFER", "CHECK"];
/** A way of paying at the business that has a name of its own. */
type PredefinedPaymentMethod = Open<(typeof predefinedPaymentMethods)[number]>;
/** All statuses of a membership payment. */
declare const membershipPaymentStatuses: readonly ["CHARGED", "CHARGE_FAILED", "CHARGE_PENDING", "VOIDED"];
/** The status of a payment by membership. */
type MembershipPaymentStatus = Open<(typeof membershipPaymentStatuses)[number]>;
/** The reason of a provider why something failed. */
interface PaymentFailure {
    /** Code of the reason, at most 100 characters. */
    failureCode?: string;
}
/** The capture of an authorized amount, or of a part of it; the rest is released. */
interface Capture {
    id?: string;
    status?: CaptureStatus;
    amount?: Price;
    createdDate?: Date;
    /** Present while the status is `FAILED`. */
    failureDetails?: PaymentFailure;
}
/** The release of an authorized amount. */
interface AuthorizationVoid {
    status?: CaptureStatus;
    /** Date of the release. */
    voidedDate?: Date;
    /** Present while the status is `FAILED`. */
    failureDetails?: PaymentFailure;
    reason?: VoidReason;
}
/** The action that ends an authorization automatically. */
interface ScheduledAction {
    actionType?: ScheduledActionType;
    /** Date on which the action happens. */
    executionDate?: Date;
}
/** The amount that a card has reserved for the business. */
interface AuthorizationDetails {
    /** Whether the amount is captured later than it is reserved. */
    delayedCapture?: boolean;
    /** Date on which the amount was reserved. */
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
/** The custom name of a payment method. One of the two fields is present. */
interface UserDefinedPaymentMethodName {
    /** A name that the platform defines. */
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
    /** The name that the business chose. */
    userDefinedName?: UserDefinedPaymentMethodName;
}
/** A payment by card, or at the business. */
interface RegularPaymentDetails {
    /** The card that was charged. */
    creditCardDetails?: {
        /** The last four digits of the card. */
        lastFourDigits?: string;
        /** Brand of the card. */
        brand?: string;
    };
    /** The gateway's order that the payment was made for. */
    paymentOrderId?: string;
    /** The gateway's id of the payment. Without it, the gateway cannot refund the payment. */
    gatewayTransactionId?: string;
    /** The way of payment: `CreditCard`, `Offline`, `InPerson`, `PointOfSale` and others. */
    paymentMethod?: string;
    providerTransactionId?: string;
    /** Whether it was made at the business, and only recorded here. */
    offlinePayment?: boolean;
    /** A copy of the `status` of the payment for older clients. */
    status?: PaymentStatus;
    /** Whether a card was charged that the buyer had saved for the order before. */
    savedPaymentMethod?: boolean;
    authorizationDetails?: AuthorizationDetails;
    /** At most 6. */
    chargebacks?: Chargeback[];
    /** Fee that the platform takes for the payment. */
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
    /** Whether the benefit was returned. */
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
    /** Amount before rounding. */
    unroundedAmount?: Price;
    /** Rounded less unrounded amount; negative when it was rounded down. */
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
    /** Whether the provider refuses to refund it. */
    refundDisabled?: boolean;
    /** Whether the platform can generate a receipt for the payment. */
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
/** The part of a refund that is taken from one payment. */
interface RefundTransaction {
    paymentId?: string;
    amount?: Price;
    refundStatus?: RefundStatus;
    /** The provider's reason when it failed. */
    refundStatusInfo?: {
        /** Code of the reason, as the provider names it. */
        paymentGatewayReasonCode?: string;
        description?: string;
    };
    gatewayRefundId?: string;
    providerRefundId?: string;
    /** Whether the business gave the money back itself, so that it was only recorded. */
    externalRefund?: boolean;
}
/** A refunded item of an order. */
interface RefundedItem {
    lineItemId: string;
    /** From 1 to 100,000. */
    quantity: number;
}
/** The refunded parts of an order. They do not affect the amounts. */
interface RefundDetails {
    /** At most 300. */
    items?: RefundedItem[];
    /** Whether the delivery is refunded too. */
    shippingIncluded?: boolean;
    /** At most 200 characters. */
    reason?: string;
    /** At most 300; instead of `items`. */
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
    /** Requested amount. */
    requestedRefund?: Price;
    /** Amount of transactions that are not final yet. */
    pendingRefund?: Price;
    /** Refunded amount. */
    refunded?: Price;
    /** Amount of transactions that failed. */
    failedRefundAmount?: Price;
    /** Whether a transaction is not final yet. */
    pending?: boolean;
    /** The refunded amount of each item. */
    breakdown?: {
        /** The refunded lines of the order. */
        lineItems?: {
            lineItemId?: string;
            /** Refunded amount of the line. */
            totalRefundedAmount?: Price;
        }[];
    };
}
/** A refund of an order. */
interface Refund {
    id: string;
    createdDate?: Date;
    /** At most 50, one for each payment. */
    transactions?: RefundTransaction[];
    details?: RefundDetails;
    summary?: RefundSummary;
    /** The app that requested it. */
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

/** Input of `listTransactionsForSingleOrder`. */
interface ListTransactionsForSingleOrderInput {
    orderId: string;
}
/** Input of `listTransactionsForMultipleOrders`. */
interface ListTransactionsForMultipleOrdersInput {
    /** From 1 to 100. */
    orderIds: string[];
}
/** Input of `addPayments`. */
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
/** Input of `updatePaymentStatus`. */
interface UpdatePaymentStatusInput {
    orderId: string;
    paymentId: string;
    /** `REFUNDED` and `PARTIALLY_REFUNDED` follow from refunds, and cannot be set. */
    status: PaymentStatus;
}
/** Input of `bulkUpdatePaymentStatuses`. */
interface BulkUpdatePaymentStatusesInput {
    /** From 1 to 300. */
    paymentAndOrderIds: {
        orderId: string;
        paymentId: string;
    }[];
    /** The status of all of them. */
    status: PaymentStatus;
    /** Whether the result includes the payments. */
    returnFullEntity?: boolean;
}
/** Input of `updateRefundTransaction`. */
interface UpdateRefundTransactionInput {
    orderId: string;
    refundId: string;
    /** `paymentId` identifies the transaction; its amount cannot change. */
    transaction: Pick<RefundTransaction, 'refundStatus' | 'refundStatusInfo' | 'gatewayRefundId' | 'providerRefundId'> & {
        paymentId: string;
    };
    /** Paths of the fields to change; defaults to the given fields. */
    fieldMask?: string[];
}
/** A country that goods are sent to, or some of its states. */
interface DeliveryDestination {
    /** Two-letter country code, ISO 3166-1. */
    countryCode: string;
    /** The subdivision parts of ISO 3166-2 codes, at most 100; defaults to the whole country. */
    subdivisions?: string[];
}
/** A region that goods are sent to. */
interface DeliveryRegion {
    id: string;
    /** From 1 to 256 characters. */
    name?: string;
    /** Whether goods are sent there. */
    active?: boolean;
    /** At most 250; an empty list means every country that no other region lists. */
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
    /** Revision number as text; it increases with each change. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
}
/** A delivery region to add. */
interface NewDeliveryRegion extends Pick<DeliveryRegion, 'destinations'> {
    /** From 1 to 256 characters; each region of a profile has a name of its own. */
    name: string;
    /** Defaults to `true`. */
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
/** Input of `getDeliveryProfile`. */
interface GetDeliveryProfileInput {
    deliveryProfileId: string;
}
/** Input of `queryDeliveryProfiles`. */
type QueryDeliveryProfilesInput = CursorQuery<DeliveryProfileFields>;
/** Input of `addDeliveryRegion`. */
interface AddDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegion: NewDeliveryRegion;
}
/** Input of `updateDeliveryRegion`. */
interface UpdateDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegion: DeliveryRegionChange;
}
/** Input of `removeDeliveryRegion`. */
interface RemoveDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegionId: string;
}

/** All cart quantities that the rate of a delivery can depend on. */
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
    /** Decimal text: a weight in the unit of the business, a price after discounts, or a quantity. */
    value: string;
    operator: ShippingOperator;
}
/** The price of a delivery under some conditions. */
interface ConditionalRate {
    /** Decimal text. */
    amount: string;
    /** At most 10; all of them must be met. */
    conditions?: ShippingCondition[];
    /** Whether the amount counts for each piece. */
    multiplyByQuantity?: boolean;
}
/** A delivery method that carts offer for goods. */
interface ShippingOption {
    id: string;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** The regions that it delivers to, of delivery profiles. */
    deliveryRegionIds?: string[];
    /** The name that customers see, at most 1,000 characters. */
    title?: string;
    /** Text such as `2 to 4 working days`, at most 500 characters. */
    estimatedDeliveryTime?: string;
    /** From 1 to 50; the first rate whose conditions are met applies. */
    rates?: ConditionalRate[];
    /** Your own data, by namespace. */
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
/** Input of `getShippingOption`. */
interface GetShippingOptionInput {
    shippingOptionId: string;
}
/** Input of `queryShippingOptions`. */
type QueryShippingOptionsInput = CursorQuery<ShippingOptionFields>;
/** Input of `createShippingOption`. */
interface CreateShippingOptionInput {
    shippingOption: NewShippingOption;
}
/** Input of `updateShippingOption`. */
interface UpdateShippingOptionInput {
    shippingOption: ShippingOptionChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `deleteShippingOption`. */
interface DeleteShippingOptionInput {
    shippingOptionId: string;
}
/** Input of `addRegionToShippingOption`. */
interface AddRegionToShippingOptionInput {
    shippingOptionId: string;
    deliveryRegionId: string;
    /** The revision that you read. */
    revision: string;
}
/** Input of `removeRegionFromShippingOption`. */
interface RemoveRegionFromShippingOptionInput {
    shippingOptionId: string;
    deliveryRegionId: string;
    /** The revision that you read. */
    revision: string;
}

/** All places where a tip can be given. */
declare const tipSources: readonly ["UNKNOWN_SOURCE", "POS", "WEB", "DASHBOARD"];
/** The place where a tip was given: at a till, on the site, or by the business. */
type TipSource = Open<(typeof tipSources)[number]>;
/** A line that a tip is given for. */
interface TipLineItem {
    lineItemId?: string;
    /** The item in its catalogue. */
    catalogReference?: {
        catalogItemId: string;
        appId: string;
    };
    /** Decimal text, one piece; defaults to zero. */
    price?: string;
    /** At most 200 characters. */
    name?: string;
    /** Defaults to 1. */
    quantity?: number;
}
/** The part of a tip that one staff member gets. */
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
    /** The payment to the staff member, after which the part cannot be changed. */
    transaction?: {
        id?: string;
        /** Date of the payment. */
        date?: Date;
    };
    orderId?: string;
    createdDate?: Date;
    /** Defaults to `UNKNOWN_SOURCE`. */
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
    /** The part that no staff member gets. */
    undistributedAmount?: string;
}
/** The fee by which a tip is part of its order. */
interface TipOrderInfo {
    orderId?: string;
    additionalFeeId?: string;
    /** Amount of the fee, which is that of the tip. */
    additionalFeePrice?: Price;
}
/** A tip, and the fee by which it is part of its order. */
interface TipOnOrder {
    tip?: Tip;
    orderInfo?: TipOrderInfo;
}
/** Input of `getTipByOrderId`. */
interface GetTipByOrderIdInput {
    orderId: string;
}
/** The part of a tip that a staff member is to get. */
type NewTipDistribution = Pick<TipDistribution, 'staff' | 'lineItemInfo' | 'transaction' | 'source'> & {
    /** Decimal text, zero or more, in the currency of the order. */
    amount: string;
};
/** A tip for an order. */
interface NewTip {
    /** Decimal text, more than zero, in the currency of the order. */
    amount: string;
    /** At most 50, together no more than the amount. */
    distributions?: NewTipDistribution[];
}
/** Input of `setTipOnOrder`. */
interface SetTipOnOrderInput {
    orderId: string;
    tip: NewTip;
}
/** Input of `removeTipFromOrder`. */
interface RemoveTipFromOrderInput {
    orderId: string;
}
/** Input of `getTipByDraftOrderId`. */
interface GetTipByDraftOrderIdInput {
    draftOrderId: string;
}
/** Input of `addTipDistributionsToOrder`. */
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
/** Input of `queryTipDistributions`. */
type QueryTipDistributionsInput = CursorQuery<TipDistributionFields>;
/** Input of `sumTipDistributionAmounts`. */
interface SumTipDistributionAmountsInput {
    filter: Filter<TipDistributionFields>;
}

/** Every type of a tip that a customer chooses. */
declare const tipTypes: readonly ["PERCENTAGE", "AMOUNT", "CUSTOM"];
/** The type of a tip: a percentage or an amount that the business offers, or an amount of the customer's own. */
type TipType = Open<(typeof tipTypes)[number]>;
/** The tip that a customer has chosen; empty while nothing is chosen. */
interface TipChoice {
    /** Decimal text: per cent with `PERCENTAGE`, otherwise money. Zero is not a tip. */
    value?: string;
    tipType?: TipType;
}
/** A tip to choose. */
type NewTipChoice = Required<TipChoice>;
/** Input of `getTipChoice`. */
interface GetTipChoiceInput {
    /** `purchaseFlowId` of the cart. */
    purchaseFlowId: string;
}
/** Input of `updateTipChoice`. */
interface UpdateTipChoiceInput {
    tipChoice: NewTipChoice;
    /** `purchaseFlowId` of the cart. */
    purchaseFlowId: string;
}
/** Input of `previewTip`. */
interface PreviewTipInput {
    /** From 1 to 50. */
    lineItemInfo: TipLineItem[];
    tipChoice: NewTipChoice;
    /** Defaults to the default tip settings. */
    tipSettingsId?: string;
}

/** Every type of the presets of tip settings. */
declare const tipPresetTypes: readonly ["PERCENTAGE", "AMOUNT"];
/** The type of presets: percentages of the price, or amounts of money. */
type TipPresetType = Open<(typeof tipPresetTypes)[number]>;
/** Every way to split a tip among several staff members. */
declare const staffDistributionMethods: readonly ["EQUAL", "PROPORTIONAL"];
/** How to split a tip: equally, or by the prices of each staff member's services. */
type StaffDistributionMethod = Open<(typeof staffDistributionMethods)[number]>;
/** A tip that customers can choose with one press. */
interface TipPreset {
    /** From 0: per cent (at most 100), or money in the currency of the business. */
    value: number;
    /** Whether the checkout page chooses it beforehand; at most one preset is. */
    default?: boolean;
}
/**
 * The tips that a business offers. The default settings apply everywhere; others apply to one location, one payment
 * terminal or one user.
 */
interface TipSettings {
    id: string;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    locationId?: string;
    /** At most 30 characters. */
    paymentTerminalId?: string;
    userId?: string;
    /** Whether the presets are amounts or percentages. */
    tipType?: TipPresetType;
    /** From 1 to 3. */
    presets?: TipPreset[];
    /** Whether customers can add a tip to their cart. */
    allowCustomerTip?: boolean;
    /** Whether the business can ask for a tip when it takes a payment; for point-of-sale apps. */
    allowBusinessTipAtPayment?: boolean;
    /** Whether customers may enter an amount of their own. */
    allowCustomAmount?: boolean;
    /** Whether the staff may split a tip otherwise; for apps at the till. */
    allowEditDistribution?: boolean;
    /** Whether to ask for a tip when a guest checks in; for point-of-sale apps. */
    autoTipOnCheckInEnabled?: boolean;
    /** From 0 to 100. */
    autoTipOnCheckInPercentage?: number;
    /** Defaults to `EQUAL`. */
    staffDistributionMethod?: StaffDistributionMethod;
    /** Whether these are the default settings. */
    default?: boolean;
    /** Id of the app that made them. */
    appId?: string;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Default tip settings to create. */
type NewDefaultTipSettings = Omit<TipSettings, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'default' | 'locationId' | 'paymentTerminalId' | 'userId' | 'tipType' | 'presets'> & {
    /** Whether the presets are amounts or percentages. */
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
/** Input of `queryTipSettings`. */
type QueryTipSettingsInput = CursorQuery<TipSettingsFields>;
/** Input of `createDefaultTipSettings`. */
interface CreateDefaultTipSettingsInput {
    tipSettings: NewDefaultTipSettings;
}
/** Input of `createTipSettings`. */
interface CreateTipSettingsInput {
    tipSettings: NewTipSettings;
}
/** Input of `updateTipSettings`. */
interface UpdateTipSettingsInput {
    tipSettings: TipSettingsChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** Input of `deleteTipSettings`. */
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

/** The input of operations that take only a cart. */
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
/** A name and its translation in an input: neither is empty. */
declare const nameOf: (longest: number, longestTranslation?: number) => z.ZodObject<{
    original: z.ZodString;
    translated: z.ZodExactOptional<z.ZodString>;
}, z.core.$loose>;
/** A description line of an item, in an input. */
declare const descriptionLineInputSchema: Schema<DescriptionLine>;
declare const taxableAddressSchema: ObjectSchema<TaxableAddress>;
declare const subscriptionSettingsSchema: ObjectSchema<SubscriptionSettings>;

declare const checkoutSettingsSchema: ObjectSchema<CheckoutSettings>;
declare const checkoutSettingsChangeSchema: ObjectSchema<CheckoutSettingsChange>;
declare const getCheckoutSettingsInputSchema: Schema<GetCheckoutSettingsInput>;
declare const updateCheckoutSettingsInputSchema: Schema<UpdateCheckoutSettingsInput>;
declare const checkoutSettingsSchemas: readonly OperationSchema[];

declare const checkoutTemplateSchema: ObjectSchema<CheckoutTemplate>;
/** The fields that a caller may write. */
declare const newCheckoutTemplateSchema: ObjectSchema<NewCheckoutTemplate>;
declare const checkoutTemplateChangeSchema: Schema<CheckoutTemplateChange>;
/** The fields that checkout templates can be filtered and sorted by. */
declare const checkoutTemplateFields: QueryFields<CheckoutTemplateFields>;
declare const getCheckoutTemplateInputSchema: Schema<GetCheckoutTemplateInput>;
declare const queryCheckoutTemplatesInputSchema: Schema<QueryCheckoutTemplatesInput>;
declare const createCheckoutTemplateInputSchema: Schema<CreateCheckoutTemplateInput>;
declare const updateCheckoutTemplateInputSchema: Schema<UpdateCheckoutTemplateInput>;
declare const deleteCheckoutTemplateInputSchema: Schema<DeleteCheckoutTemplateInput>;
declare const createCheckoutFromTemplateInputSchema: Schema<CreateCheckoutFromTemplateInput>;
declare const checkoutFromTemplateSchema: Schema<CheckoutFromTemplate>;
declare const checkoutTemplateSchemas: readonly OperationSchema[];

declare const ordersSettingsSchema: ObjectSchema<OrdersSettings>;
declare const ordersSettingsChangeSchema: ObjectSchema<OrdersSettingsChange>;
declare const getOrdersSettingsInputSchema: Schema<GetOrdersSettingsInput>;
declare const updateOrdersSettingsInputSchema: Schema<UpdateOrdersSettingsInput>;
declare const ordersSettingsSchemas: readonly OperationSchema[];

declare const orderActivitySchema: ObjectSchema<OrderActivity>;

declare const newOrderActivitySchema: Schema<NewOrderActivity>;
declare const addOrderActivityInputSchema: Schema<AddOrderActivityInput>;
declare const addedOrderActivitySchema: Schema<AddedOrderActivity>;
declare const addOrderActivitiesInputSchema: Schema<AddOrderActivitiesInput>;
declare const addedOrderActivitiesSchema: Schema<AddedOrderActivities>;
declare const updateOrderActivityInputSchema: Schema<UpdateOrderActivityInput>;
declare const deleteOrderActivityInputSchema: Schema<DeleteOrderActivityInput>;
declare const orderActivitySchemas: readonly OperationSchema[];

/** An amount in an input: decimal text, 0 or more. */
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
/** A discount in an input. */
declare const appliedDiscountInputSchema: Schema<AppliedDiscount>;
/** The delivery of an order in an input. */
declare const shippingInformationInputSchema: Schema<ShippingInformation>;
/** A fee of an order in an input. */
declare const newOrderAdditionalFeeSchema: Schema<NewOrderAdditionalFee>;
declare const newOrderSchema: ObjectSchema<NewOrder>;
declare const createOrderInputSchema: Schema<CreateOrderInput>;
declare const orderCreationSchemas: readonly OperationSchema[];

declare const addressWithContactSchema: ObjectSchema<AddressWithContact>;
/** An address in an input. */
declare const addressInputSchema: Schema<Address>;
/** An address with its contact in an input. */
declare const addressWithContactInputSchema: Schema<AddressWithContact>;
/** The address of a pickup location, in an input. */
declare const pickupAddressInputSchema: Schema<Address>;
declare const shippingInformationSchema: ObjectSchema<ShippingInformation>;

declare const getOrderInputSchema: Schema<GetOrderInput>;
/** The fields that orders can be filtered and sorted by. */
declare const orderFields: QueryFields<OrderFields>;
/** The fields that order searches accept, and the parts of an order that they search and aggregate. */
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

export { abandonedCheckoutFields, abandonedCheckoutSchema, abandonedCheckoutSchemas, abandonedCheckoutSearch, abandonedCheckoutSearchFields, addAbandonedCheckoutActivityInputSchema, addCouponToCartInputSchema, addCouponToCurrentCartInputSchema, addDeliveryRegionInputSchema, addGiftCardToCartInputSchema, addGiftCardToCurrentCartInputSchema, addInvoiceToOrderInputSchema, addLineItemsToCartInputSchema, addLineItemsToCurrentCartInputSchema, addLineItemsToDraftOrderInputSchema, addOrderActivitiesInputSchema, addOrderActivityInputSchema, addPaymentsInputSchema, addPaymentsResultSchema, addRegionToShippingOptionInputSchema, addTipDistributionsToOrderInputSchema, addedOrderActivitiesSchema, addedOrderActivitySchema, addedTipDistributionsSchema, addressInputSchema, addressWithContactInputSchema, addressWithContactSchema, aggregateOrdersInputSchema, amountInputSchema, appliedDiscountInputSchema, appliedDiscountSchema, backInStockRequestCountSchema, backInStockRequestFields, backInStockRequestSchema, backInStockRequestSchemas, backInStockSettingsSchema, backInStockSettingsSchemas, balanceSummarySchema, bulkCreateFulfillmentsInputSchema, bulkCreateTaxRegionsInputSchema, bulkDeleteAbandonedCheckoutsInputSchema, bulkFulfillmentsResultSchema, bulkGenerateInvoicesInputSchema, bulkUpdateOrderTagsInputSchema, bulkUpdateOrdersInputSchema, bulkUpdatePaymentStatusesInputSchema, calculateCartInputSchema, calculateCurrentCartInputSchema, calculateTaxInputSchema, calculatedDraftOrderSchema, cancelOrderInputSchema, cartCalculationSchema, cartCouponSchemas, cartDiscountSourceSchema, cartFieldsSchema, cartGiftCardSchemas, cartIdInputSchema, cartLineAttributesSchema, cartLineItemSchema, cartSchema, cartSchemas, cartSummarySchema, cartViolationSchema, catalogReferenceSchema, chargeOrderPaymentRequestInputSchema, chargebackSchema, checkoutFromTemplateSchema, checkoutSettingsChangeSchema, checkoutSettingsSchema, checkoutSettingsSchemas, checkoutTemplateChangeSchema, checkoutTemplateFields, checkoutTemplateSchema, checkoutTemplateSchemas, commitDraftOrderInputSchema, commitOrderDeltasInputSchema, committedDraftOrderSchema, conditionalRateSchema, contactDetailsSchema, countBackInStockRequestsInputSchema, couponInputSchema, createBackInStockRequestInputSchema, createCheckoutFromTemplateInputSchema, createCheckoutTemplateInputSchema, createCurrentCartInputSchema, createDefaultTipSettingsInputSchema, createDiscountRuleInputSchema, createDraftOrderDiscountsInputSchema, createDraftOrderFeesInputSchema, createDraftOrderInputSchema, createFulfillmentInputSchema, createManualTaxMappingInputSchema, createOrderFromDraftInputSchema, createOrderInputSchema, createOrderPaymentRequestInputSchema, createShippingOptionInputSchema, createTaxGroupInputSchema, createTaxRegionInputSchema, createTipSettingsInputSchema, createdDraftOrderSchema, createdFromDraftSchema, createdFulfillmentSchema, currentCartSchemas, defaultTaxGroupsSchema, deleteCheckoutTemplateInputSchema, deleteCurrentCartInputSchema, deleteDiscountRuleInputSchema, deleteDraftOrderDiscountsInputSchema, deleteDraftOrderFeesInputSchema, deleteFulfillmentInputSchema, deleteManualTaxMappingInputSchema, deleteOrderActivityInputSchema, deleteShippingOptionInputSchema, deleteTaxGroupInputSchema, deleteTaxRegionInputSchema, deleteTipSettingsInputSchema, deliveryMethodInputSchema, deliveryMethodSchema, deliveryProfileFields, deliveryProfileSchema, deliveryProfileSchemas, descriptionLineInputSchema, descriptionLineSchema, discountConditionSchema, discountRuleChangeSchema, discountRuleFields, discountRuleSchema, discountRuleSchemas, discountRuleTagsSchema, discountSchema, discountScopeSchema, discountSettingsSchema, discountTriggerSchema, draftOrderCommitSettingsSchema, draftOrderCostSchemas, draftOrderDetailSchemas, draftOrderFields, draftOrderInputSchema, draftOrderLineSchemas, draftOrderSchema, draftOrderSchemas, ecomSchemas, estimateCartInputSchema, estimateCurrentCartInputSchema, fulfillmentChangeSchema, fulfillmentSchema, fulfillmentSchemas, generateInvoiceInputSchema, generatedInvoiceSchema, getBackInStockSettingsInputSchema, getCheckoutSettingsInputSchema, getCheckoutTemplateInputSchema, getCurrentCartInputSchema, getDeliveryProfileInputSchema, getDiscountRuleInputSchema, getGiftCardInputSchema, getManualTaxMappingInputSchema, getOrderDraftabilityStatusInputSchema, getOrderInputSchema, getOrdersSettingsInputSchema, getShippingOptionInputSchema, getTaxGroupInputSchema, getTaxRegionInputSchema, getTipByDraftOrderIdInputSchema, getTipByOrderIdInputSchema, getTipChoiceInputSchema, giftCardCodeSchema, giftCardInputSchema, giftCardSchema, giftCardSchemas, invoiceSchema, invoiceSchemas, invoicesForOrderSchema, lineItemTaxInfoSchema, lineItemUpdateSchema, lineItemsToAddSchema, listDefaultTaxGroupsByAppIdsInputSchema, listDefaultTaxGroupsInputSchema, listFulfillmentsForMultipleOrdersInputSchema, listFulfillmentsForSingleOrderInputSchema, listInvoicesForMultipleOrdersInputSchema, listTaxCalculatorsInputSchema, listTransactionsForMultipleOrdersInputSchema, listTransactionsForSingleOrderInputSchema, manualTaxMappingChangeSchema, manualTaxMappingFields, manualTaxMappingSchema, manualTaxMappingSchemas, markCartAsCompletedInputSchema, membershipInputSchema, membershipOptionsSchema, nameOf, nestedDiscountTriggerSchema, newCartSchema, newCheckoutTemplateSchema, newDefaultTipSettingsSchema, newDeliveryRegionSchema, newDiscountRuleSchema, newDraftDiscountSchema, newDraftFeeSchema, newDraftLinesSchema, newFulfillmentSchema, newManualTaxMappingSchema, newOrderActivitySchema, newOrderAdditionalFeeSchema, newOrderLineItemSchema, newOrderPaymentRequestSchema, newOrderSchema, newPaymentSchema, newShippingOptionSchema, newTaxGroupSchema, newTaxRegionSchema, newTipChoiceSchema, newTipDistributionSchema, newTipSchema, newTipSettingsSchema, orderActivitySchema, orderActivitySchemas, orderAdditionalFeeSchema, orderAggregatesSchema, orderChangeSchemas, orderCreationSchemas, orderDeltaSchemas, orderDraftabilitySchema, orderFields, orderLineItemSchema, orderLineItemUpdateSchema, orderPaymentRequestChangeSchema, orderPaymentRequestFields, orderPaymentRequestSchema, orderPaymentRequestSchemas, orderPaymentRequestWithUrlSchema, orderPriceSummarySchema, orderQuantity, orderSchema, orderSchemas, orderSearch, orderTaxInfoSchema, orderTransactionsSchema, orderTransactionsSchemas, orderUpdateSchema, orderWithFulfillmentsSchema, ordersSettingsChangeSchema, ordersSettingsSchema, ordersSettingsSchemas, paymentSchema, pickupAddressInputSchema, placeOrderInputSchema, placedOrderSchema, platformFeeSummarySchema, previewTipInputSchema, queryAbandonedCheckoutsInputSchema, queryBackInStockRequestsInputSchema, queryCheckoutTemplatesInputSchema, queryDeliveryProfilesInputSchema, queryDiscountRulesInputSchema, queryDraftOrdersInputSchema, queryManualTaxMappingsInputSchema, queryOrderPaymentRequestsInputSchema, queryShippingOptionsInputSchema, queryTaxGroupsInputSchema, queryTaxRegionsInputSchema, queryTipDistributionsInputSchema, queryTipSettingsInputSchema, redeemGiftCardInputSchema, refreshCurrentCartInputSchema, refundDetailsSchema, refundSchema, refundTransactionSchema, removeCouponFromCartInputSchema, removeCouponFromCurrentCartInputSchema, removeDeliveryMethodFromCurrentCartInputSchema, removeDeliveryRegionInputSchema, removeGiftCardFromCartInputSchema, removeGiftCardFromCurrentCartInputSchema, removeLineItemsFromCartInputSchema, removeLineItemsFromCurrentCartInputSchema, removeRegionFromShippingOptionInputSchema, removeTipFromOrderInputSchema, reportItemsBackInStockInputSchema, searchAbandonedCheckoutsInputSchema, searchOrdersInputSchema, setDeliveryMethodForCurrentCartInputSchema, setDeliveryMethodInputSchema, setDraftOrderBillingInputSchema, setDraftOrderBusinessLocationInputSchema, setDraftOrderBuyerInputSchema, setDraftOrderDiscountsInputSchema, setDraftOrderFeesInputSchema, setDraftOrderRecipientInputSchema, setDraftOrderShippingInputSchema, setDraftOrderTaxExemptionInputSchema, setTipOnOrderInputSchema, shippingInformationInputSchema, shippingInformationSchema, shippingOptionChangeSchema, shippingOptionFields, shippingOptionSchema, shippingOptionSchemas, subscriptionSettingsSchema, sumTipDistributionAmountsInputSchema, taxBreakdownSchema, taxCalculationSchema, taxCalculationSchemas, taxCalculatorSchema, taxGroupChangeSchema, taxGroupFields, taxGroupSchema, taxGroupSchemas, taxRegionChangeSchema, taxRegionFields, taxRegionSchema, taxRegionSchemas, taxableAddressSchema, tipChoiceSchema, tipChoiceSchemas, tipDistributionFields, tipDistributionSchema, tipLineItemSchema, tipOnOrderSchema, tipOrderInfoSchema, tipSchema, tipSchemas, tipSettingsChangeSchema, tipSettingsFields, tipSettingsSchema, tipSettingsSchemas, updateCartInputSchema, updateCheckoutSettingsInputSchema, updateCheckoutTemplateInputSchema, updateCurrentCartInputSchema, updateDeliveryRegionInputSchema, updateDiscountRuleInputSchema, updateDraftOrderExtendedFieldsInputSchema, updateDraftOrderLineItemsInputSchema, updateFulfillmentInputSchema, updateLineItemsInCartInputSchema, updateLineItemsInCurrentCartInputSchema, updateManualTaxMappingInputSchema, updateOrderActivityInputSchema, updateOrderInputSchema, updateOrderLineItemInputSchema, updateOrderPaymentRequestExtendedFieldsInputSchema, updateOrderPaymentRequestInputSchema, updateOrderStatusInputSchema, updateOrdersSettingsInputSchema, updatePaymentStatusInputSchema, updateRefundTransactionInputSchema, updateShippingOptionInputSchema, updateTaxGroupInputSchema, updateTaxRegionInputSchema, updateTipChoiceInputSchema, updateTipSettingsInputSchema, userDefinedPaymentMethodNameSchema, voidGiftCardTransactionInputSchema };
