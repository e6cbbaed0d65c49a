import { Open, MultiCurrencyPrice, Translatable, DetailedImage, Limited, MatchOperator, Price, Image, Address, Tags, Filter, ItemMetadata, BulkActionMetadata, TagChanges, Money, CursorQuery, TextSearch, CursorSearch, Shape, Write, ElevatedAuth, Read, BulkResult, RequestShape, Page, SearchPage } from '@frontdesk/core';

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
declare const physicalPropertiesShape: Shape<PhysicalProperties>;
declare const servicePropertiesShape: Shape<ServiceProperties>;
declare const subscriptionSettingsShape: Shape<SubscriptionSettings>;

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
declare const appliedDiscountShape: Shape<AppliedDiscount>;
declare const orderAdditionalFeeShape: Shape<OrderAdditionalFee>;

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
declare const abandonedCheckoutShape: Shape<AbandonedCheckout>;
/** Input of `getAbandonedCheckout`. */
interface GetAbandonedCheckoutInput {
    abandonedCheckoutId: string;
}
/**
 * Reads an abandoned checkout, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is none.
 * @throws ContextError without an elevated client.
 * @example
 * const { status, totalPrice } = await getAbandonedCheckout(elevatedClient, { abandonedCheckoutId })
 * @function
 */
declare const getAbandonedCheckout: Read<GetAbandonedCheckoutInput, AbandonedCheckout, ElevatedAuth>;
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
/**
 * Finds abandoned checkouts, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryAbandonedCheckouts(elevatedClient, { filter: { status: 'ABANDONED' } })
 * @function
 */
declare const queryAbandonedCheckouts: Read<QueryAbandonedCheckoutsInput, Page<AbandonedCheckout, QueryAbandonedCheckoutsInput>, ElevatedAuth>;
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
/**
 * Finds abandoned checkouts by words of the buyer's name and email address, by what was done about them and by the
 * coupons in them, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await searchAbandonedCheckouts(elevatedClient, {
 *   search: { expression: 'ferreira' },
 *   filter: { 'activities.type': { $hasSome: ['EMAIL_SENT'] } },
 * })
 * @function
 */
declare const searchAbandonedCheckouts: Read<SearchAbandonedCheckoutsInput, Page<AbandonedCheckout, SearchAbandonedCheckoutsInput>, ElevatedAuth>;
/** Input of `addAbandonedCheckoutActivity`. */
interface AddAbandonedCheckoutActivityInput {
    abandonedCheckoutId: string;
    activityType: AbandonedCheckoutActivityType;
}
/**
 * Records an activity for an abandoned checkout, for the business and its apps.
 *
 * @throws ApplicationError `NOT_FOUND` when there is none; `TOO_MANY_ACTIVITIES` when it has 20.
 * @throws ContextError without an elevated client.
 * @example
 * await addAbandonedCheckoutActivity(elevatedClient, { abandonedCheckoutId, activityType: 'TASK_CREATED' })
 * @function
 */
declare const addAbandonedCheckoutActivity: Write<AddAbandonedCheckoutActivityInput, AbandonedCheckout, ElevatedAuth>;
/** Input of `deleteAbandonedCheckout`. */
interface DeleteAbandonedCheckoutInput {
    abandonedCheckoutId: string;
}
/**
 * Deletes an abandoned checkout, for the business. The cart is not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is none.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteAbandonedCheckout(elevatedClient, { abandonedCheckoutId })
 * @function
 */
declare const deleteAbandonedCheckout: Write<DeleteAbandonedCheckoutInput, void, ElevatedAuth>;
/** Input of `bulkDeleteAbandonedCheckouts`. */
interface BulkDeleteAbandonedCheckoutsInput {
    /** From 1 to 100 ids. */
    abandonedCheckoutIds: string[];
}
/**
 * Deletes abandoned checkouts, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkDeleteAbandonedCheckouts(elevatedClient, { abandonedCheckoutIds })
 * @function
 */
declare const bulkDeleteAbandonedCheckouts: Write<BulkDeleteAbandonedCheckoutsInput, BulkResult<AbandonedCheckout>, ElevatedAuth>;

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
declare const backInStockRequestShape: Shape<BackInStockRequest>;
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
/**
 * Requests an email when a product is back in stock. A second request for the same item and email address, before the
 * email is sent, returns the first one.
 *
 * @throws ApplicationError `REQUEST_COLLECTION_DISABLED` when the business takes no requests;
 * `INVALID_CATALOG_REFERENCE_OPTIONS` when there is no such product or choice; `INVALID_ITEM_IMAGE_URL`.
 * @example
 * await createBackInStockRequest(client, {
 *   request: { catalogReference: { catalogItemId: product.id, appId: storesAppId }, email: 'ana@example.com' },
 *   itemDetails: { name: product.name },
 * })
 * @function
 */
declare const createBackInStockRequest: Write<CreateBackInStockRequestInput, BackInStockRequest>;
/** Input of `getBackInStockRequest`. */
interface GetBackInStockRequestInput {
    id: string;
}
/**
 * Reads a request, for the business.
 *
 * @throws ApplicationError `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { status } = await getBackInStockRequest(elevatedClient, { id })
 * @function
 */
declare const getBackInStockRequest: Read<GetBackInStockRequestInput, BackInStockRequest, ElevatedAuth>;
/** Input of `deleteBackInStockRequest`. */
interface DeleteBackInStockRequestInput {
    id: string;
}
/**
 * Deletes a request, for the business: no email is sent for it.
 *
 * @throws ApplicationError `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteBackInStockRequest(elevatedClient, { id })
 * @function
 */
declare const deleteBackInStockRequest: Write<DeleteBackInStockRequestInput, void, ElevatedAuth>;
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
/**
 * Finds requests, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryBackInStockRequests(elevatedClient, { filter: { status: 'FAILED' } })
 * @function
 */
declare const queryBackInStockRequests: Read<QueryBackInStockRequestsInput, Page<BackInStockRequest, QueryBackInStockRequestsInput>, ElevatedAuth>;
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
/**
 * Counts the requests for items, for the business: whatever their status is.
 *
 * @throws ValidationError when there is no item or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const [{ count } = { count: 0 }] = await countBackInStockRequests(elevatedClient, {
 *   catalogReferences: [{ catalogItemId: product.id, appId: storesAppId }],
 * })
 * @function
 */
declare const countBackInStockRequests: Read<CountBackInStockRequestsInput, BackInStockRequestCount[], ElevatedAuth>;
/** Input of `markBackInStockRequestAsSent`. */
interface MarkBackInStockRequestAsSentInput {
    id: string;
}
/**
 * Notes that the business has written to the customer by itself: `autoNotified` becomes `false`.
 *
 * @throws ApplicationError `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const request = await markBackInStockRequestAsSent(elevatedClient, { id })
 * @function
 */
declare const markBackInStockRequestAsSent: Write<MarkBackInStockRequestAsSentInput, BackInStockRequest, ElevatedAuth>;
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
/**
 * Sends the emails of requests, for the business: within a minute they are `NOTIFICATION_SENT`, or `FAILED` if the
 * email could not be sent. Requests whose email was sent do not change. Products that are restocked send the emails
 * automatically.
 *
 * @throws ApplicationError `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS`; `INVALID_ITEM_IMAGE_URL`;
 * `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND` when one of the ids names none.
 * @throws ValidationError when neither `catalogReference` nor `requestIds` is given.
 * @throws ContextError without an elevated client.
 * @example
 * await reportItemsBackInStock(elevatedClient, { catalogReference, itemDetails: { name: 'Linen eye pillow' } })
 * @function
 */
declare const reportItemsBackInStock: Write<ReportItemsBackInStockInput, void, ElevatedAuth>;

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
/**
 * Reads whether customers can request back-in-stock notifications, for the business. The platform uses PUT for it, so
 * it is not retried automatically.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { collectionStates } = await getBackInStockSettings(elevatedClient, {})
 * @function
 */
declare const getBackInStockSettings: Write<GetBackInStockSettingsInput, BackInStockSettings, ElevatedAuth>;
/** Input of `startCollectingBackInStockRequests`. */
interface StartCollectingBackInStockRequestsInput {
    /** Id of the app with the catalog: the store's. */
    appId: string;
}
/**
 * Lets customers ask to hear when items are back in stock, for the business. A new business does from the start.
 *
 * @throws ApplicationError `NOT_SUPPORTED_APP_DEF_ID` for another app than the store.
 * @throws ContextError without an elevated client.
 * @example
 * await startCollectingBackInStockRequests(elevatedClient, { appId: storesAppId })
 * @function
 */
declare const startCollectingBackInStockRequests: Write<StartCollectingBackInStockRequestsInput, BackInStockSettings, ElevatedAuth>;
/** Input of `stopCollectingBackInStockRequests`. */
interface StopCollectingBackInStockRequestsInput {
    /** Id of the app with the catalog: the store's. */
    appId: string;
}
/**
 * Stops accepting back-in-stock requests, for the business. Existing requests remain.
 *
 * @throws ApplicationError `NOT_SUPPORTED_APP_DEF_ID` for another app than the store.
 * @throws ContextError without an elevated client.
 * @example
 * await stopCollectingBackInStockRequests(elevatedClient, { appId: storesAppId })
 * @function
 */
declare const stopCollectingBackInStockRequests: Write<StopCollectingBackInStockRequestsInput, BackInStockSettings, ElevatedAuth>;

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
declare const orderActivityShape: Shape<OrderActivity>;

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
declare const shippingInformationShape: Shape<ShippingInformation>;

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
declare const cartShape: Shape<Cart>;

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
declare const membershipOptionsShape: Shape<MembershipOptions>;

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
declare const customItemInputShape: Shape<CustomItemInput>;
/** How items to add are written for the platform. */
declare const lineItemsToAdd: RequestShape<LineItemsToAdd>;

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
/**
 * Calculates the taxes of a sale from the tax regions of the business. A sale outside all regions is not taxed.
 *
 * @throws ApplicationError `INVALID_LINE_ITEM_ADDRESS_INDEX` when a line names no address of the input,
 * `MISSING_TAXABLE_ADDRESS` when a line names none at all, `MISSING_COUNTRY_IN_ADDRESS`, and
 * `MISSING_SUBDIVISION_IN_ADDRESS` when the automatic calculator needs the state of the address and no rate of the
 * business stands in.
 * @throws ValidationError for another currency than that of the business.
 * @throws ContextError without an elevated client.
 * @example
 * const { taxSummary } = await calculateTax(elevatedClient, {
 *   addresses: [{ country: 'PT' }],
 *   lineItems: [{ id: '1', price: '12.00', quantity: 2, addressIndex: { singleAddress: 0 } }],
 * })
 * @function
 */
declare const calculateTax: Read<CalculateTaxInput, TaxCalculation, ElevatedAuth>;
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
/**
 * Lists the calculators for tax regions: the manual one, which uses the rates of the business, and those of apps.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const [manual] = await listTaxCalculators(elevatedClient, {})
 * @function
 */
declare const listTaxCalculators: Read<ListTaxCalculatorsInput, TaxCalculatorDetails[], ElevatedAuth>;

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
declare const paymentSummaryShape: Shape<PaymentSummary>;
declare const cartSummaryShape: Shape<CartSummary>;
declare const cartCalculationShape: Shape<CartCalculation>;

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
/**
 * Adds a coupon to the current cart, which lowers its prices. A cart can have one coupon.
 *
 * @throws ApplicationError `INVALID_COUPON_CODE` for an unknown code; `INVALID_COUPON_STATUS` when it cannot be used,
 * with the reason in `data.reason`: `invalidCouponReasons` lists them; `COUPON_ALREADY_EXISTS`,
 * `MAX_COUPONS_PER_CART_EXCEEDED`, `CART_NOT_FOUND`.
 * @example
 * const cart = await addCouponToCurrentCart(client, { coupon: { code: 'WELCOME10' } }).catch((error: unknown) => {
 *   if (isApplicationError(error, 'INVALID_COUPON_CODE')) return undefined
 *   throw error
 * })
 * @function
 */
declare const addCouponToCurrentCart: Write<AddCouponToCurrentCartInput, Cart>;
/** Input of `removeCouponFromCurrentCart`. */
interface RemoveCouponFromCurrentCartInput {
    /** Id of the coupon in the cart: `cart.coupons[0].id`. */
    couponId: string;
}
/**
 * Removes a coupon from the current cart.
 *
 * @throws ApplicationError `COUPON_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`.
 * @example
 * await removeCouponFromCurrentCart(client, { couponId })
 * @function
 */
declare const removeCouponFromCurrentCart: Write<RemoveCouponFromCurrentCartInput, Cart>;
/** Input of `addCouponToCart`. */
interface AddCouponToCartInput extends AddCouponToCurrentCartInput {
    cartId: string;
}
/**
 * Adds a coupon to a cart, which lowers its prices. A cart can have one coupon.
 *
 * @throws ApplicationError `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`, `COUPON_ALREADY_EXISTS`,
 * `MAX_COUPONS_PER_CART_EXCEEDED`, `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await addCouponToCart(client, { cartId, coupon: { code: 'WELCOME10' } })
 * @function
 */
declare const addCouponToCart: Write<AddCouponToCartInput, Cart>;
/** Input of `removeCouponFromCart`. */
interface RemoveCouponFromCartInput extends RemoveCouponFromCurrentCartInput {
    cartId: string;
}
/**
 * Removes a coupon from a cart.
 *
 * @throws ApplicationError `COUPON_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await removeCouponFromCart(client, { cartId, couponId })
 * @function
 */
declare const removeCouponFromCart: Write<RemoveCouponFromCartInput, Cart>;

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
/**
 * Adds a gift card to the current cart, which pays a part of it when the order is placed. A cart can have one gift
 * card.
 *
 * @throws ApplicationError `INVALID_GIFT_CARD_CODE` for an unknown code; `INVALID_GIFT_CARD_STATUS` when it cannot be
 * used, with the reason in `data.reason`: `invalidGiftCardReasons` lists them; `GIFT_CARD_ALREADY_EXISTS`,
 * `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `CART_NOT_FOUND`.
 * @example
 * const cart = await addGiftCardToCurrentCart(client, { giftCard: { code: 'ABCD-EFGH-JKLM' } })
 * const { summary } = await calculateCurrentCart(client, {})
 * console.log(summary.paymentSummary?.totalAfterGiftCards?.formattedAmount)
 * @function
 */
declare const addGiftCardToCurrentCart: Write<AddGiftCardToCurrentCartInput, Cart>;
/** Input of `removeGiftCardFromCurrentCart`. */
interface RemoveGiftCardFromCurrentCartInput {
    /** Id of the gift card in the cart: `cart.paymentInfo.giftCards[0].id`. */
    giftCardId: string;
}
/**
 * Removes a gift card from the current cart.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`.
 * @example
 * await removeGiftCardFromCurrentCart(client, { giftCardId })
 * @function
 */
declare const removeGiftCardFromCurrentCart: Write<RemoveGiftCardFromCurrentCartInput, Cart>;
/** Input of `addGiftCardToCart`. */
interface AddGiftCardToCartInput extends AddGiftCardToCurrentCartInput {
    cartId: string;
}
/**
 * Adds a gift card to a cart, which pays a part of it when the order is placed. A cart can have one gift card.
 *
 * @throws ApplicationError `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS`, `GIFT_CARD_ALREADY_EXISTS`,
 * `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `CART_NOT_FOUND`,
 * `CART_ALREADY_ORDERED`.
 * @example
 * await addGiftCardToCart(client, { cartId, giftCard: { code, redeemAmount: { amount: '10.00' } } })
 * @function
 */
declare const addGiftCardToCart: Write<AddGiftCardToCartInput, Cart>;
/** Input of `removeGiftCardFromCart`. */
interface RemoveGiftCardFromCartInput extends RemoveGiftCardFromCurrentCartInput {
    cartId: string;
}
/**
 * Removes a gift card from a cart.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND_IN_CART`, `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await removeGiftCardFromCart(client, { cartId, giftCardId })
 * @function
 */
declare const removeGiftCardFromCart: Write<RemoveGiftCardFromCartInput, Cart>;

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
/** The shape of the fields that are written. */
declare const cartFieldsShape: Shape<CartFields>;
/** How a cart to create is written for the platform. */
declare const newCart: RequestShape<NewCart>;

/** Input of `getCurrentCart`. */
type GetCurrentCartInput = Record<string, never>;
/**
 * Reads the current cart of the visitor or member. The platform creates it with the first item, so a caller who has
 * added nothing has no cart.
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
/** Input of `addLineItemsToCurrentCart`. */
type AddLineItemsToCurrentCartInput = LineItemsToAdd;
/**
 * Adds items to the current cart, which is created when there is none.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000, and for a custom text
 * (`options.customTextFields`) that is missing or too long.
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how
 * many there are), `FIXED_QUANTITY_ITEM`, `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `PLAN_LINE_ITEM_NOT_FOUND`, and
 * `FORBIDDEN` when somebody else than the business adds custom items.
 * @example
 * const cart = await addLineItemsToCurrentCart(client, {
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
declare const addLineItemsToCurrentCart: Write<AddLineItemsToCurrentCartInput, Cart>;
/** Input of `updateLineItemsInCurrentCart`. */
interface UpdateLineItemsInCurrentCartInput {
    /** At most 100, each line once. */
    lineItems: LineItemUpdate[];
}
/**
 * Changes the quantity of lines in the current cart, or the membership that pays for them.
 *
 * @throws ApplicationError `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `DUPLICATE_LINE_ITEM_UPDATES`, `EMPTY_LINE_ITEM_UPDATES`, `CART_NOT_FOUND`; `INVALID_MEMBERSHIP_PAYMENT_OPTION` when the
 * line is not paid by membership, `PLAN_LINE_ITEM_NOT_FOUND` when no line has the plan of a future membership.
 * @example
 * await updateLineItemsInCurrentCart(client, { lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 3 } }] })
 * @function
 */
declare const updateLineItemsInCurrentCart: Write<UpdateLineItemsInCurrentCartInput, Cart>;
/** Input of `removeLineItemsFromCurrentCart`. */
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
/** How a cart is calculated. */
interface CartCalculationOptions {
    /** Whether prices and stock are refreshed from the catalog. The emulator refreshes them in every call. */
    refreshCart?: boolean;
}
/** Input of `calculateCurrentCart`. */
type CalculateCurrentCartInput = CartCalculationOptions;
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
/**
 * Calculates only the requested parts of the costs, which is faster than a full calculation. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const { summary } = await estimateCurrentCart(client, { calculateTax: true })
 * @function
 */
declare const estimateCurrentCart: Read<EstimateCurrentCartInput, CartCalculation>;
/** Input of `deleteCurrentCart`. */
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
/**
 * Creates the current cart of the caller, with its first items if any are given. A current cart that the caller has
 * already is kept and is current no more: it can be reached by its id.
 *
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `MAX_LINE_ITEMS_EXCEEDED`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `DELIVERY_METHOD_NOT_FOUND`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`; `INVALID_ADDRESS_FORMAT` when a country is not
 * a code of two letters; `FORBIDDEN` for custom items of somebody
 * else than the business.
 * @throws ValidationError when a field is longer than it may be.
 * @example
 * const cart = await createCurrentCart(client, { cart: { note: 'For Friday' } })
 * @function
 */
declare const createCurrentCart: Write<NewCart, Cart>;
/** Input of `updateCurrentCart`. */
interface UpdateCurrentCartInput {
    /** The fields to change. */
    cart: CartFields;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes fields of the current cart: the customer's contact details, addresses and note. Lines and the delivery method
 * have calls of their own.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, or `INVALID_ADDRESS_FORMAT` when a country is not a code of two letters.
 * @throws ValidationError when the mask names a field that cannot be changed, or a field is longer than it may be.
 * @example
 * await updateCurrentCart(client, { cart: { deliveryInfo: { address: { country: 'PT', city: 'Lisboa' } } } })
 * @function
 */
declare const updateCurrentCart: Write<UpdateCurrentCartInput, Cart>;
/** Input of `refreshCurrentCart`. */
type RefreshCurrentCartInput = Record<string, never>;
/**
 * Refreshes the prices and the stock of the items in the current cart from their catalogs.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const cart = await refreshCurrentCart(client, {})
 * @function
 */
declare const refreshCurrentCart: Write<RefreshCurrentCartInput, Cart>;
/** Input of `setDeliveryMethodForCurrentCart`. */
interface SetDeliveryMethodForCurrentCartInput {
    /** The delivery method to set, by its code. */
    deliveryMethod: DeliveryMethodInput;
}
/**
 * Sets the delivery method of the current cart. Set the address first, unless the customer picks up the order.
 *
 * @throws ApplicationError `DELIVERY_METHOD_NOT_FOUND` when it is not offered for these goods at this address,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS` when nothing in the cart is delivered,
 * `CART_NOT_FOUND`.
 * @example
 * await setDeliveryMethodForCurrentCart(client, { deliveryMethod: { code: 'pickup' } })
 * @function
 */
declare const setDeliveryMethodForCurrentCart: Write<SetDeliveryMethodForCurrentCartInput, Cart>;
/** Input of `removeDeliveryMethodFromCurrentCart`. */
type RemoveDeliveryMethodFromCurrentCartInput = Record<string, never>;
/**
 * Removes the delivery method from the current cart. A cart without one does not change.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const cart = await removeDeliveryMethodFromCurrentCart(client, {})
 * @function
 */
declare const removeDeliveryMethodFromCurrentCart: Write<RemoveDeliveryMethodFromCurrentCartInput, Cart>;

/** Input of `getCart`. */
interface GetCartInput {
    cartId: string;
}
/**
 * Reads a cart by its id: one of the caller, or any for the business. A cart that was ordered can still be read.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * const cart = await getCart(client, { cartId })
 * @function
 */
declare const getCart: Read<GetCartInput, Cart>;
/**
 * Creates a cart in addition to the current one, for example to buy an item immediately.
 *
 * @throws ApplicationError `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `MAX_LINE_ITEMS_EXCEEDED`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `DELIVERY_METHOD_NOT_FOUND`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`; `INVALID_ADDRESS_FORMAT` when a country is not
 * a code of two letters; `FORBIDDEN` for custom items of somebody
 * else than the business.
 * @throws ValidationError when a field is longer than it may be.
 * @example
 * const cart = await createCart(client, {
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 1 }],
 * })
 * @function
 */
declare const createCart: Write<NewCart, Cart>;
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
/**
 * Changes fields of a cart: the customer's contact details, addresses and note. Lines and the delivery method have calls
 * of their own.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, or `INVALID_ADDRESS_FORMAT` when a country is not a code of
 * two letters.
 * @throws ValidationError when the mask names a field that cannot be changed, or a field is longer than it may be.
 * @example
 * await updateCart(client, { cart: { id: cart.id, customerInfo: { email: 'ana@example.com' } } })
 * @function
 */
declare const updateCart: Write<UpdateCartInput, Cart>;
/** Input of `deleteCart`. */
interface DeleteCartInput {
    cartId: string;
}
/**
 * Deletes a cart with everything in it.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await deleteCart(client, { cartId })
 * @function
 */
declare const deleteCart: Write<DeleteCartInput, void>;
/** Input of `addLineItemsToCart`. */
interface AddLineItemsToCartInput extends LineItemsToAdd {
    cartId: string;
}
/**
 * Adds items to a cart.
 *
 * @throws ValidationError for a quantity that is not a whole number from 1 to 100,000, and for a custom text
 * (`options.customTextFields`) that is missing or too long.
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `ITEM_NOT_FOUND_IN_CATALOG`,
 * `INSUFFICIENT_INVENTORY` (`data.quantityAvailable` says how many there are), `FIXED_QUANTITY_ITEM`,
 * `NO_LINE_ITEMS_TO_ADD`, `MAX_LINE_ITEMS_EXCEEDED`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, and `FORBIDDEN` when
 * somebody else than the business adds custom items.
 * @example
 * const cart = await addLineItemsToCart(client, {
 *   cartId,
 *   catalogItems: [{ catalogReference: { catalogItemId: product.id, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
declare const addLineItemsToCart: Write<AddLineItemsToCartInput, Cart>;
/** Input of `updateLineItemsInCart`. */
interface UpdateLineItemsInCartInput {
    cartId: string;
    /** At most 300, each line once. */
    lineItems: LineItemUpdate[];
}
/**
 * Changes the quantity of lines in a cart, or the membership that pays for them.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `LINE_ITEM_NOT_FOUND_IN_CART`,
 * `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`, `DUPLICATE_LINE_ITEM_UPDATES`, `EMPTY_LINE_ITEM_UPDATES`,
 * `ITEM_NOT_FOUND_IN_CATALOG`; `INVALID_MEMBERSHIP_PAYMENT_OPTION` when the line
 * is not paid by membership, `PLAN_LINE_ITEM_NOT_FOUND` when no line has the plan of a future membership.
 * @example
 * await updateLineItemsInCart(client, { cartId, lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 3 } }] })
 * @function
 */
declare const updateLineItemsInCart: Write<UpdateLineItemsInCartInput, Cart>;
/** Input of `removeLineItemsFromCart`. */
interface RemoveLineItemsFromCartInput {
    cartId: string;
    /** 1 to 100 ids of lines. */
    lineItemIds: string[];
}
/**
 * Removes lines from a cart.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `LINE_ITEM_NOT_FOUND_IN_CART`.
 * @example
 * const cart = await removeLineItemsFromCart(client, { cartId, lineItemIds: [line.id] })
 * @function
 */
declare const removeLineItemsFromCart: Write<RemoveLineItemsFromCartInput, Cart>;
/** Input of `calculateCart`. */
interface CalculateCartInput extends CartCalculationOptions {
    cartId: string;
}
/**
 * Calculates the costs of a cart: lines, discounts, delivery, fees and tax, and checks all rules of a checkout. The
 * summary has the `priceVerificationToken` for `placeOrder`. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const { summary } = await calculateCart(client, { cartId })
 * const problems = summary.violations?.filter(({ severity }) => severity === 'ERROR')
 * @function
 */
declare const calculateCart: Read<CalculateCartInput, CartCalculation>;
/** Input of `estimateCart`. */
interface EstimateCartInput extends CartEstimateOptions {
    cartId: string;
}
/**
 * Calculates only the requested parts of the costs of a cart, which is faster than a full calculation. Changes nothing.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const { summary } = await estimateCart(client, { cartId, calculateTax: true })
 * @function
 */
declare const estimateCart: Read<EstimateCartInput, CartCalculation>;
/** Input of `refreshCart`. */
interface RefreshCartInput {
    cartId: string;
}
/**
 * Refreshes the prices and the stock of the items in a cart from their catalogs.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const cart = await refreshCart(client, { cartId })
 * @function
 */
declare const refreshCart: Write<RefreshCartInput, Cart>;
/** Input of `setDeliveryMethod`. */
interface SetDeliveryMethodInput {
    cartId: string;
    /** The delivery method to set, by its code. */
    deliveryMethod: DeliveryMethodInput;
}
/**
 * Sets the delivery method of a cart. Set the address first, unless the customer picks up the order.
 *
 * @throws ApplicationError `DELIVERY_METHOD_NOT_FOUND` when it is not offered for these goods at this address,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS` when nothing in the cart is delivered,
 * `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * await setDeliveryMethod(client, { cartId, deliveryMethod: { code: 'pickup' } })
 * @function
 */
declare const setDeliveryMethod: Write<SetDeliveryMethodInput, Cart>;
/** Input of `removeDeliveryMethod`. */
interface RemoveDeliveryMethodInput {
    cartId: string;
}
/**
 * Removes the delivery method from a cart. A cart without one does not change.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @example
 * const cart = await removeDeliveryMethod(client, { cartId })
 * @function
 */
declare const removeDeliveryMethod: Write<RemoveDeliveryMethodInput, Cart>;
/** Input of `getCheckoutUrl`. */
interface GetCheckoutUrlInput {
    cartId: string;
}
/**
 * Returns the URL of the checkout page of a cart: the platform's own, or the cart's `customCheckoutUrl`.
 *
 * @throws ApplicationError `CART_NOT_FOUND`.
 * @example
 * location.assign(await getCheckoutUrl(client, { cartId }))
 * @function
 */
declare const getCheckoutUrl: Read<GetCheckoutUrlInput, string>;
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
/**
 * Orders the items of a cart without a checkout page. Nothing is paid now if the total is zero or is paid at the
 * business; otherwise the order waits for the payment `paymentGatewayOrderId`.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `EMPTY_CART`, `LINE_ITEMS_OUT_OF_STOCK`,
 * `MEMBERS_ONLY_ITEM`, `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`, `DELIVERY_METHOD_NO_LONGER_AVAILABLE`,
 * `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`, `INVALID_MEMBERSHIP` when a line cannot be paid with its membership,
 * `VIOLATIONS_WITH_ERROR_SEVERITY` for every other violation that is an error, `PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART`,
 * `INVALID_PRICE_VERIFICATION_TOKEN` for the token of another cart, and `CART_PRICES_OUT_OF_SYNC` when a price has
 * changed since the token was given.
 * @throws ValidationError when the cart has no name or email address of the customer.
 * @example
 * const { summary } = await calculateCart(client, { cartId })
 * const { orderId } = await placeOrder(client, { cartId, priceVerificationToken: summary.priceVerificationToken })
 * @function
 */
declare const placeOrder: Write<PlaceOrderInput, PlacedOrder>;
/** Input of `markCartAsCompleted`. */
interface MarkCartAsCompletedInput {
    cartId: string;
    /** The order that was made of the cart. */
    orderId: string;
}
/**
 * Marks a cart as ordered, for a business that creates the order itself. The cart cannot be changed then.
 *
 * @throws ApplicationError `CART_NOT_FOUND`, `ORDER_NOT_FOUND`, `CART_ALREADY_ORDERED` when it became another order.
 * @throws ContextError without an elevated client.
 * @example
 * await markCartAsCompleted(elevatedClient, { cartId, orderId })
 * @function
 */
declare const markCartAsCompleted: Write<MarkCartAsCompletedInput, Cart, ElevatedAuth>;

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
declare const checkoutSettingsShape: Shape<CheckoutSettings>;
/** Some settings to change. */
type CheckoutSettingsChange = Omit<CheckoutSettings, 'createdDate' | 'updatedDate'>;
/** Input of `getCheckoutSettings`. */
type GetCheckoutSettingsInput = Record<string, never>;
/**
 * Reads the settings of the business for the checkout page, for the business.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { checkoutPolicies } = await getCheckoutSettings(elevatedClient, {})
 * @function
 */
declare const getCheckoutSettings: Read<GetCheckoutSettingsInput, CheckoutSettings, ElevatedAuth>;
/** Input of `updateCheckoutSettings`. */
interface UpdateCheckoutSettingsInput {
    checkoutSettings: CheckoutSettingsChange;
    /**
     * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
     * default.
     */
    fieldMask?: string[];
}
/**
 * Changes settings of the business for the checkout page, for the business: the page follows them at once. The emulator
 * refuses settings that its page does not have, such as express buttons.
 *
 * @throws ValidationError when a value is unknown or has no effect, or the mask names a field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateCheckoutSettings(elevatedClient, {
 *   checkoutSettings: {
 *     checkoutPolicies: { returnPolicy: { visible: true, content: 'You can send goods back for 30 days.' } },
 *     checkoutFields: { policyAgreementCheckbox: { visible: true } },
 *   },
 * })
 * @function
 */
declare const updateCheckoutSettings: Write<UpdateCheckoutSettingsInput, CheckoutSettings, ElevatedAuth>;

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
declare const checkoutTemplateShape: Shape<CheckoutTemplate>;
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
/**
 * Reads one checkout template.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template.
 * @throws ContextError without an elevated client.
 * @example
 * const checkoutTemplate = await getCheckoutTemplate(elevatedClient, { checkoutTemplateId })
 * @function
 */
declare const getCheckoutTemplate: Read<GetCheckoutTemplateInput, CheckoutTemplate, ElevatedAuth>;
/** Input of `queryCheckoutTemplates`. */
type QueryCheckoutTemplatesInput = CursorQuery<CheckoutTemplateFields>;
/**
 * Finds checkout templates; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryCheckoutTemplates(elevatedClient, { filter: { status: 'ACTIVE' } })
 * @function
 */
declare const queryCheckoutTemplates: Read<QueryCheckoutTemplatesInput, Page<CheckoutTemplate, QueryCheckoutTemplatesInput>, ElevatedAuth>;
/** Input of `createCheckoutTemplate`. */
interface CreateCheckoutTemplateInput {
    checkoutTemplate: NewCheckoutTemplate;
}
/**
 * Creates a checkout template, for the business.
 *
 * @throws ApplicationError `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`.
 * @throws ValidationError when there are more than 300 items of a kind, or a field breaks its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * const checkoutTemplate = await createCheckoutTemplate(elevatedClient, {
 *   checkoutTemplate: {
 *     customLineItems: [{ productName: { original: 'Tasting at the harbour' }, price: '40.00' }],
 *     couponCode: 'SPRING',
 *     customization: { lockedCoupon: true },
 *   },
 * })
 * @function
 */
declare const createCheckoutTemplate: Write<CreateCheckoutTemplateInput, CheckoutTemplate, ElevatedAuth>;
/** Input of `updateCheckoutTemplate`. */
interface UpdateCheckoutTemplateInput {
    checkoutTemplate: CheckoutTemplateChange;
    /** Paths of the fields to change; defaults to the given fields. A path whose field is not given clears it. */
    fieldMask?: string[];
}
/**
 * Changes a checkout template, for the business. Checkouts that were created from it do not change.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template;
 * `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS` when nothing changes;
 * `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD` when the mask names another field than those of
 * `CheckoutTemplateChange`; `CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS` when the status is cleared;
 * `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS` when no item is left.
 * @throws ContextError without an elevated client.
 * @example
 * await updateCheckoutTemplate(elevatedClient, { checkoutTemplate: { id, status: 'INACTIVE' } })
 * @function
 */
declare const updateCheckoutTemplate: Write<UpdateCheckoutTemplateInput, CheckoutTemplate, ElevatedAuth>;
/** Input of `deleteCheckoutTemplate`. */
interface DeleteCheckoutTemplateInput {
    checkoutTemplateId: string;
}
/**
 * Deletes a checkout template, for the business. Checkouts that were created from it are not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteCheckoutTemplate(elevatedClient, { checkoutTemplateId })
 * @function
 */
declare const deleteCheckoutTemplate: Write<DeleteCheckoutTemplateInput, void, ElevatedAuth>;
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
/**
 * Creates a checkout with the items, the coupon and the rules of a template, for the caller. The current cart does not
 * change.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template;
 * `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`, `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`;
 * `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS` when the coupon of the template cannot be used.
 * @throws ValidationError when the site is another one.
 * @example
 * const { checkoutUrl } = await createCheckoutFromTemplate(client, { checkoutTemplateId, siteId })
 * @function
 */
declare const createCheckoutFromTemplate: Write<CreateCheckoutFromTemplateInput, CheckoutFromTemplate>;

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
declare const discountRuleShape: Shape<DiscountRule>;

/** Codes of the errors of discount rules; read `error.code`. */
type DiscountRuleErrorCode = Open<'NOT_FOUND' | 'REVISION_MISMATCH' | 'MAX_DISCOUNT_RULES_REACHED' | 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED' | 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED'>;
/** All rules that a discount rule may violate: the `ruleName` of a violation. */
declare const discountRuleRules: readonly ["INVALID_ACTIVE_TIME_RANGE", "INVALID_EMPTY_DISCOUNT", "INVALID_DISCOUNT_TYPE", "MISSING_SUBTOTAL_RANGE", "MISSING_ITEM_QUANTITY_RANGE", "INVALID_SUBTOTAL_RANGE", "INVALID_ITEM_QUANTITY_RANGE", "INVALID_TARGET_TYPE_FIELD", "OPERATOR_TOO_DEEPLY_NESTED", "INVALID_SCOPE_TYPE", "INVALID_TRIGGER_TYPE", "INVALID_SETTINGS_SUBJECT_TYPE", "INVALID_SCOPE"];
/** The rule by which a discount rule is refused. */
type DiscountRuleRule = Open<(typeof discountRuleRules)[number]>;
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
/**
 * Reads one discount rule, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such rule.
 * @throws ContextError without an elevated client.
 * @example
 * const { status, usageCount } = await getDiscountRule(elevatedClient, { discountRuleId })
 * @function
 */
declare const getDiscountRule: Read<GetDiscountRuleInput, DiscountRule, ElevatedAuth>;
/** Input of `queryDiscountRules`. */
type QueryDiscountRulesInput = CursorQuery<DiscountRuleFields>;
/**
 * Finds discount rules, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryDiscountRules(elevatedClient, { filter: { active: true } })
 * @function
 */
declare const queryDiscountRules: Read<QueryDiscountRulesInput, Page<DiscountRule, QueryDiscountRulesInput>, ElevatedAuth>;
/** Input of `createDiscountRule`. */
interface CreateDiscountRuleInput {
    discountRule: NewDiscountRule;
}
/**
 * Creates a discount rule, for the business. From then on, each cart that meets its condition gets the discount. An
 * item gets the discount of at most one rule: the largest one.
 *
 * @throws ApplicationError `MAX_DISCOUNT_RULES_REACHED`, `MAX_QUANTITY_BASED_DISCOUNTS_REACHED`,
 * `MAX_CUSTOM_TRIGGER_APPS_EXCEEDED`.
 * @throws ValidationError with a rule such as `INVALID_EMPTY_DISCOUNT`; `discountRuleRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const rule = await createDiscountRule(elevatedClient, {
 *   discountRule: {
 *     name: '10 % off from 100',
 *     active: true,
 *     trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '100' } },
 *     discounts: {
 *       values: [
 *         {
 *           discountType: 'PERCENTAGE',
 *           percentage: 10,
 *           targetType: 'SPECIFIC_ITEMS',
 *           specificItemsInfo: {
 *             scopes: [{ id: 'store', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: storesAppId } }],
 *           },
 *         },
 *       ],
 *     },
 *   },
 * })
 * @function
 */
declare const createDiscountRule: Write<CreateDiscountRuleInput, DiscountRule, ElevatedAuth>;
/** Input of `updateDiscountRule`. */
interface UpdateDiscountRuleInput {
    discountRule: DiscountRuleChange;
}
/**
 * Changes the given fields of a discount rule, for the business. A field that is `null` on the wire is cleared.
 *
 * @throws ConflictError when the rule has changed since you read it.
 * @throws ApplicationError `NOT_FOUND`, `MAX_QUANTITY_BASED_DISCOUNTS_REACHED`, `MAX_CUSTOM_TRIGGER_APPS_EXCEEDED`.
 * @throws ValidationError with a rule such as `INVALID_ACTIVE_TIME_RANGE`; `discountRuleRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = rule
 * await updateDiscountRule(elevatedClient, { discountRule: { id, revision, active: false } })
 * @function
 */
declare const updateDiscountRule: Write<UpdateDiscountRuleInput, DiscountRule, ElevatedAuth>;
/** Input of `deleteDiscountRule`. */
interface DeleteDiscountRuleInput {
    discountRuleId: string;
}
/**
 * Deletes a discount rule, for the business. Existing orders keep their discounts.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such rule.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteDiscountRule(elevatedClient, { discountRuleId })
 * @function
 */
declare const deleteDiscountRule: Write<DeleteDiscountRuleInput, void, ElevatedAuth>;

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
declare const draftOrderShape: Shape<DraftOrder>;
declare const calculatedDraftOrderShape: Shape<CalculatedDraftOrder>;
declare const committedDraftOrderShape: Shape<CommittedDraftOrder>;
declare const createdFromDraftShape: Shape<CreatedFromDraft>;

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
/**
 * Adds discounts to a draft order, for the business. They count once they are applied.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `LINE_ITEM_NOT_FOUND`,
 * `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`, `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`, `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await createDraftOrderDiscounts(elevatedClient, {
 *   draftOrderId,
 *   discounts: [{ percentage: '10', applyToDraftOrder: true }],
 * })
 * @function
 */
declare const createDraftOrderDiscounts: Write<CreateDraftOrderDiscountsInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `setDraftOrderDiscounts`. */
interface SetDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 320. */
    discounts: DraftPartChoice[];
}
/**
 * Applies discounts of a draft order, or removes them, for the business. Other discounts do not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `DISCOUNT_NOT_FOUND`,
 * `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`, `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`,
 * `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderDiscounts(elevatedClient, {
 *   draftOrderId,
 *   discounts: [{ id: discountId, applied: false }],
 * })
 * @function
 */
declare const setDraftOrderDiscounts: Write<SetDraftOrderDiscountsInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `deleteDraftOrderDiscounts`. */
interface DeleteDraftOrderDiscountsInput {
    draftOrderId: string;
    /** From 1 to 100. */
    discountIds: string[];
}
/**
 * Deletes manual discounts, for the business. Discounts of the order can be removed from the draft, but not deleted.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `DISCOUNT_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await deleteDraftOrderDiscounts(elevatedClient, { draftOrderId, discountIds })
 * @function
 */
declare const deleteDraftOrderDiscounts: Write<DeleteDraftOrderDiscountsInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `createDraftOrderFees`. */
interface CreateDraftOrderFeesInput {
    draftOrderId: string;
    /** From 1 to 100. */
    customAdditionalFees: NewDraftFee[];
}
/**
 * Adds fees to a draft order, for the business. They count once they are applied.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `LINE_ITEM_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await createDraftOrderFees(elevatedClient, {
 *   draftOrderId,
 *   customAdditionalFees: [{ name: 'Wrapping', price: { amount: '2.50' }, applyToDraftOrder: true }],
 * })
 * @function
 */
declare const createDraftOrderFees: Write<CreateDraftOrderFeesInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `setDraftOrderFees`. */
interface SetDraftOrderFeesInput {
    draftOrderId: string;
    /** From 1 to 100. */
    additionalFees: DraftPartChoice[];
}
/**
 * Applies fees of a draft order, or removes them, for the business. Other fees do not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `ADDITIONAL_FEE_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderFees(elevatedClient, {
 *   draftOrderId,
 *   additionalFees: [{ id: feeId, applied: true }],
 * })
 * @function
 */
declare const setDraftOrderFees: Write<SetDraftOrderFeesInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `deleteDraftOrderFees`. */
interface DeleteDraftOrderFeesInput {
    draftOrderId: string;
    /** The ids of the fees, from 1 to 100. */
    customAdditionalFees: string[];
}
/**
 * Deletes manual fees, for the business. Fees of the order can be removed from the draft, but not deleted.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `ADDITIONAL_FEE_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await deleteDraftOrderFees(elevatedClient, { draftOrderId, customAdditionalFees })
 * @function
 */
declare const deleteDraftOrderFees: Write<DeleteDraftOrderFeesInput, CalculatedDraftOrder, ElevatedAuth>;

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
declare const newOrderLineItemShape: Shape<NewOrderLineItem>;
/**
 * Creates an order from another channel, for the business: from the counter, the phone or a marketplace. The stock of
 * its items is decremented, the buyer and the business are notified by email, and the order events are sent.
 *
 * @throws ApplicationError `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`; the refusal of a catalog, such as
 * `INSUFFICIENT_INVENTORY`.
 * @throws ValidationError when the price summary differs from the sums, a `DIGITAL` line has no file, or a discount
 * takes more than its lines cost.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await createOrder(elevatedClient, {
 *   order: {
 *     channelInfo: { type: 'POS' },
 *     lineItems: [
 *       {
 *         productName: { original: 'Yoga mat' },
 *         itemType: { preset: 'PHYSICAL' },
 *         quantity: 1,
 *         price: { amount: '24.99' },
 *       },
 *     ],
 *     paymentStatus: 'PAID',
 *   },
 *   settings: { notifications: { sendNotificationsToBusiness: false } },
 * })
 * @function
 */
declare const createOrder: Write<CreateOrderInput, Order, ElevatedAuth>;

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
/**
 * Applies changes to an order in one call, for the business: the given changes, or those of a draft. Costs, balance and
 * payment status are updated as by `commitDraftOrder`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ORDER_CANNOT_BE_EDITED`; `ORDER_IS_ALREADY_EDITED` when the order has
 * another draft; `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_ALREADY_COMMITTED`; `LINE_ITEM_DOES_NOT_EXIST`;
 * `DUPLICATED_LINE_ITEM_IDS`; `LINE_ITEM_HAS_CHANGED` when it has another quantity or price than the change started
 * from; `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS`; the refusal of a catalog, such as `INSUFFICIENT_INVENTORY`.
 * @throws ValidationError when neither changes nor a draft are given, or a change contradicts itself.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await commitOrderDeltas(elevatedClient, {
 *   id,
 *   changes: {
 *     lineItems: [{ lineItemId, changedDetails: { quantityBeforeChange: 2 }, lineItem: { quantity: 3 } }],
 *   },
 * })
 * @function
 */
declare const commitOrderDeltas: Write<CommitOrderDeltasInput, Order, ElevatedAuth>;

/** Input of `setDraftOrderBilling`. */
interface SetDraftOrderBillingInput {
    draftOrderId: string;
    /** Address and contact for the invoice. */
    billingInfo: AddressWithContact;
}
/**
 * Sets the billing address of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderBilling(elevatedClient, {
 *   draftOrderId,
 *   billingInfo: { address: { country: 'PT', city: 'Porto' } },
 * })
 * @function
 */
declare const setDraftOrderBilling: Write<SetDraftOrderBillingInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `setDraftOrderRecipient`. */
interface SetDraftOrderRecipientInput {
    draftOrderId: string;
    /** Address and contact of the recipient. */
    recipientInfo: AddressWithContact;
}
/**
 * Sets the recipient of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderRecipient(elevatedClient, {
 *   draftOrderId,
 *   recipientInfo: { contactDetails: { firstName: 'Rui' } },
 * })
 * @function
 */
declare const setDraftOrderRecipient: Write<SetDraftOrderRecipientInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `setDraftOrderBuyer`. */
interface SetDraftOrderBuyerInput {
    draftOrderId: string;
    buyerInfo: BuyerInfo;
}
/**
 * Sets the buyer of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderBuyer(elevatedClient, {
 *   draftOrderId,
 *   buyerInfo: { email: 'rui@example.com' },
 * })
 * @function
 */
declare const setDraftOrderBuyer: Write<SetDraftOrderBuyerInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `setDraftOrderShipping`. */
interface SetDraftOrderShippingInput {
    draftOrderId: string;
    /** Method, destination and cost of the delivery. */
    shippingInfo: ShippingInformation;
}
/**
 * Sets the delivery, with its price of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderShipping(elevatedClient, {
 *   draftOrderId,
 *   shippingInfo: { title: 'Courier', cost: { price: { amount: '9.00' } } },
 * })
 * @function
 */
declare const setDraftOrderShipping: Write<SetDraftOrderShippingInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `setDraftOrderBusinessLocation`. */
interface SetDraftOrderBusinessLocationInput {
    draftOrderId: string;
    /** The location of the business that the order belongs to. */
    businessLocation: {
        id?: string;
        name?: string;
    };
}
/**
 * Sets the location of the business for a draft order that becomes a new order.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `BUSINESS_LOCATION_CANNOT_BE_EDITED` for a
 * draft of an order.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderBusinessLocation(elevatedClient, {
 *   draftOrderId,
 *   businessLocation: { id: locationId },
 * })
 * @function
 */
declare const setDraftOrderBusinessLocation: Write<SetDraftOrderBusinessLocationInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `setDraftOrderTaxExemption`. */
interface SetDraftOrderTaxExemptionInput {
    draftOrderId: string;
    /** Whether no tax is charged. */
    taxExempt: boolean;
}
/**
 * Says whether tax is charged for a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderTaxExemption(elevatedClient, { draftOrderId, taxExempt: true })
 * @function
 */
declare const setDraftOrderTaxExemption: Write<SetDraftOrderTaxExemptionInput, CalculatedDraftOrder, ElevatedAuth>;
/** Input of `updateDraftOrderExtendedFields`. */
interface UpdateDraftOrderExtendedFieldsInput {
    /** Id of the draft order. */
    id: string;
    /** The namespace of your app. */
    namespace: string;
    /** The fields that change; `null` removes one. */
    namespaceData: Record<string, unknown>;
}
/**
 * Changes your own data in a draft order, for the business. Fields that are not given do not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const draftOrder = await updateDraftOrderExtendedFields(elevatedClient, {
 *   id,
 *   namespace: '@studio/packing',
 *   namespaceData: { shelf: 'B4' },
 * })
 * @function
 */
declare const updateDraftOrderExtendedFields: Write<UpdateDraftOrderExtendedFieldsInput, DraftOrder, ElevatedAuth>;

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
declare const newDraftCustomLineShape: Shape<NewDraftCustomLine>;
/** Input of `addLineItemsToDraftOrder`. */
interface AddLineItemsToDraftOrderInput extends NewDraftLines {
    draftOrderId: string;
}
/**
 * Adds lines to a draft order, for the business. A draft has at most 300 lines.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`; `MAX_ITEMS_REACHED`;
 * `MULTIPLE_ADDS_FOR_SAME_LINE_ITEM` when an id comes twice, `DUPLICATED_LINE_ITEM_IDS` when the draft has it;
 * `CATALOG_ITEM_NOT_FOUND`, `CATALOG_ITEM_NOT_AVAILABLE`, `CATALOG_ITEM_ALREADY_EXIST`,
 * `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`, `GIFT_CARD_ITEM_UNSUPPORTED`.
 * @throws ValidationError when no line is given.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await addLineItemsToDraftOrder(elevatedClient, {
 *   draftOrderId,
 *   catalogLineItems: [{ catalogReference: { catalogItemId: productId, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
declare const addLineItemsToDraftOrder: Write<AddLineItemsToDraftOrderInput, CalculatedDraftOrder, ElevatedAuth>;
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
/**
 * Changes lines of a draft order, for the business: quantity, price and texts. A quantity of 0 removes a line; a line
 * of the order remains in the draft, marked as removed.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `LINE_ITEM_DOES_NOT_EXIST`,
 * `MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM`, `EMPTY_CHANGE_REQUEST`, `UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN`,
 * `UPDATING_LINE_ITEM_WITH_LOCATIONS` for the quantity of a line that is sent from places,
 * `CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER`, `MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await updateDraftOrderLineItems(elevatedClient, {
 *   draftOrderId,
 *   lineItemChanges: [{ lineItemId, newQuantity: 3 }],
 * })
 * @function
 */
declare const updateDraftOrderLineItems: Write<UpdateDraftOrderLineItemsInput, CalculatedDraftOrder, ElevatedAuth>;

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
/**
 * Creates a draft order, for the business: pending changes of an order, or a new order. A draft of an order expires 24
 * hours after its last change; an order has at most one draft.
 *
 * @throws ApplicationError `ORDER_CANNOT_BE_EDITED` with the reasons that `getOrderDraftabilityStatus` gives;
 * `ORDER_IS_ALREADY_EDITED` when somebody else has a draft of the order; the refusals of `addLineItemsToDraftOrder`.
 * @throws ValidationError when not exactly one of `sourceOrderId` and `draftOrder` is given.
 * @throws ContextError without an elevated client.
 * @example
 * const { calculatedDraftOrder } = await createDraftOrder(elevatedClient, { sourceOrderId: orderId })
 * @function
 */
declare const createDraftOrder: Write<CreateDraftOrderInput, CreatedDraftOrder, ElevatedAuth>;
/** Names a draft order. */
interface DraftOrderInput {
    draftOrderId: string;
}
/**
 * Reads a draft order with its costs calculated, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await getDraftOrder(elevatedClient, { draftOrderId })
 * @function
 */
declare const getDraftOrder: Read<DraftOrderInput, CalculatedDraftOrder, ElevatedAuth>;
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
/**
 * Finds draft orders, the newest first by default, 50 per page by default (at most 100), for the business.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const page = await queryDraftOrders(elevatedClient, { filter: { orderId, status: 'DRAFT' } })
 * @function
 */
declare const queryDraftOrders: Read<QueryDraftOrdersInput, Page<DraftOrder, QueryDraftOrdersInput>, ElevatedAuth>;
/**
 * Discards a draft order, for the business. The order that it edits does not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_CANNOT_BE_DELETED` when it is committed.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteDraftOrder(elevatedClient, { draftOrderId })
 * @function
 */
declare const deleteDraftOrder: Write<DraftOrderInput, void, ElevatedAuth>;
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
/**
 * Says whether an order can be edited by a draft order, and the reasons when it cannot, for the business.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { orderDraftable, nonDraftableReasons } = await getOrderDraftabilityStatus(elevatedClient, { orderId })
 * @function
 */
declare const getOrderDraftabilityStatus: Read<GetOrderDraftabilityStatusInput, OrderDraftability, ElevatedAuth>;
/** Input of `commitDraftOrder`. */
interface CommitDraftOrderInput extends DraftOrderInput {
    commitSettings?: DraftOrderCommitSettings;
    /** The reason of the changes, for the history of the order; at most 200 characters. */
    reason?: string;
}
/**
 * Applies the changes of a draft order to its order, for the business: lines, discounts, fees, delivery and addresses.
 * Costs, balance and payment status are updated, and so is the stock of the lines in `commitSettings.updateInventory`.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_ALREADY_COMMITTED`;
 * `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS` when the draft has no order, the order cannot be edited any more, no line is
 * left, or fewer pieces are left than were handed over; the refusal of a catalog, such as `INSUFFICIENT_INVENTORY`.
 * @throws ContextError without an elevated client.
 * @example
 * const { orderAfterCommit } = await commitDraftOrder(elevatedClient, {
 *   draftOrderId,
 *   reason: 'Another mat',
 *   commitSettings: { sendNotificationsToBuyer: true, updateInventory: [{ lineItemId }] },
 * })
 * @function
 */
declare const commitDraftOrder: Write<CommitDraftOrderInput, CommittedDraftOrder, ElevatedAuth>;
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
/**
 * Turns a draft order that was made from nothing into an order, for the business. Its items leave the stock.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_ALREADY_COMMITTED`;
 * `CREATE_ORDER_FAILED_VALIDATIONS` when the draft edits an order or has no line; the refusal of a catalog, such as
 * `INSUFFICIENT_INVENTORY`.
 * @throws ContextError without an elevated client.
 * @example
 * const { createdOrder } = await createOrderFromDraft(elevatedClient, { draftOrderId })
 * @function
 */
declare const createOrderFromDraft: Write<CreateOrderFromDraftInput, CreatedFromDraft, ElevatedAuth>;

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
declare const fulfillmentShape: Shape<Fulfillment>;
declare const orderWithFulfillmentsShape: Shape<OrderWithFulfillments>;
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
/**
 * Lists the fulfillments of an order. Visitors and members can read only those of their own orders.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND` when there is none, or it is somebody else's.
 * @example
 * const { fulfillments } = await listFulfillmentsForSingleOrder(client, { orderId })
 * const links = fulfillments.map(({ trackingInfo }) => trackingInfo?.trackingLink)
 * @function
 */
declare const listFulfillmentsForSingleOrder: Read<ListFulfillmentsForSingleOrderInput, OrderWithFulfillments>;
/** Input of `listFulfillmentsForMultipleOrders`. */
interface ListFulfillmentsForMultipleOrdersInput {
    /** From 1 to 100 ids. */
    orderIds: string[];
}
/**
 * Lists the fulfillments of orders, in the order of the ids. Orders that do not exist or belong to another customer are
 * omitted.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @example
 * const orders = await listFulfillmentsForMultipleOrders(client, { orderIds })
 * const shipped = orders.filter(({ fulfillments }) => fulfillments.length > 0)
 * @function
 */
declare const listFulfillmentsForMultipleOrders: Read<ListFulfillmentsForMultipleOrdersInput, OrderWithFulfillments[]>;
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
/**
 * Fulfills items of an order, for the business: `fulfillmentStatus` of the order becomes `PARTIALLY_FULFILLED`, or
 * `FULFILLED` when all items are fulfilled. The buyer is notified by email, with the tracking link or the pickup
 * information, and the order history records it.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ORDER_ALREADY_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` or
 * `UNSUPPORTED_TRANSITION` when the order is not approved; `TRACKING_NUMBER_ALREADY_EXISTS` when another fulfillment of
 * the order has it.
 * @throws ValidationError when a line is not of the order or more pieces are given than are left of it.
 * @throws ContextError without an elevated client.
 * @example
 * const { fulfillmentId } = await createFulfillment(elevatedClient, {
 *   orderId,
 *   fulfillment: {
 *     lineItems: [{ id: lineItemId, quantity: 2 }],
 *     trackingInfo: { shippingProvider: 'dhl', trackingNumber: '00340434161094042557' },
 *   },
 * })
 * @function
 */
declare const createFulfillment: Write<CreateFulfillmentInput, CreatedFulfillment, ElevatedAuth>;
/** Input of `updateFulfillment`. */
interface UpdateFulfillmentInput {
    orderId: string;
    fulfillment: FulfillmentChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes the information of a fulfillment, for the business. A new tracking number or link is emailed to the buyer.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `FULFILLMENT_NOT_FOUND` when the order has no such fulfillment;
 * `TRACKING_NUMBER_ALREADY_EXISTS` when another fulfillment of the order has it.
 * @throws ValidationError when other `lineItems` are given, both `trackingInfo` and `customInfo`, or the mask names a
 * field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateFulfillment(elevatedClient, {
 *   orderId,
 *   fulfillment: { id: fulfillmentId, trackingInfo: { trackingNumber: '1Z999AA10123456784' } },
 * })
 * @function
 */
declare const updateFulfillment: Write<UpdateFulfillmentInput, OrderWithFulfillments, ElevatedAuth>;
/** Input of `deleteFulfillment`. */
interface DeleteFulfillmentInput {
    orderId: string;
    fulfillmentId: string;
}
/**
 * Deletes a fulfillment, for the business: its items count as not fulfilled.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `FULFILLMENT_NOT_FOUND` when the order has no such fulfillment.
 * @throws ContextError without an elevated client.
 * @example
 * const { fulfillments } = await deleteFulfillment(elevatedClient, { orderId, fulfillmentId })
 * @function
 */
declare const deleteFulfillment: Write<DeleteFulfillmentInput, OrderWithFulfillments, ElevatedAuth>;
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
/**
 * Hands items of several orders over, for the business. Each order succeeds or fails on its own, with all of its
 * fulfillments.
 *
 * @throws ValidationError when there is no order or more than 100, or one has no fulfillment.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkCreateFulfillments(elevatedClient, {
 *   ordersWithFulfillments: orders.map(({ id, lineItems }) => ({
 *     orderId: id,
 *     fulfillments: [{ lineItems: (lineItems ?? []).map((line) => ({ id: line.id })) }],
 *   })),
 * })
 * @function
 */
declare const bulkCreateFulfillments: Write<BulkCreateFulfillmentsInput, BulkFulfillmentsResult, ElevatedAuth>;

/** Codes of the errors of gift cards; read `error.code`. */
type GiftCardErrorCode = Open<'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'ALREADY_REDEEMED' | 'CURRENCY_NOT_SUPPORTED' | 'INSUFFICIENT_FUNDS' | 'TRANSACTION_NOT_FOUND' | 'ALREADY_VOIDED'>;
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
/**
 * Reads a gift card by its code, for the business.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND` when no gift card has the code.
 * @throws ValidationError for a code that is too short or too long.
 * @throws ContextError without an elevated client.
 * @example
 * const { balance, status } = await getGiftCard(elevatedClient, { code: 'ABCD-EFGH-JKLM' })
 * @function
 */
declare const getGiftCard: Read<GetGiftCardInput, GiftCard, ElevatedAuth>;
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
/**
 * Redeems an amount of a gift card, for the business, and returns the id of the transaction. The checkout redeems its
 * gift cards automatically.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`, `CURRENCY_NOT_SUPPORTED`;
 * `ALREADY_REDEEMED` when nothing is left, `INSUFFICIENT_FUNDS` when less is left than asked for.
 * @throws ValidationError for an amount that is not more than zero.
 * @throws ContextError without an elevated client.
 * @example
 * const transactionId = await redeemGiftCard(elevatedClient, {
 *   code: 'ABCD-EFGH-JKLM',
 *   amount: { value: '10.00', currency: 'EUR' },
 *   appId,
 * })
 * @function
 */
declare const redeemGiftCard: Write<RedeemGiftCardInput, string, ElevatedAuth>;
/** Input of `voidGiftCardTransaction`. */
interface VoidGiftCardTransactionInput {
    transactionId: string;
    /** Id of the app that issued the gift card. */
    appId: string;
}
/**
 * Returns the amount of a transaction to its gift card, for the business.
 *
 * @throws ApplicationError `TRANSACTION_NOT_FOUND`, `ALREADY_VOIDED`, `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`.
 * @throws ContextError without an elevated client.
 * @example
 * await voidGiftCardTransaction(elevatedClient, { transactionId, appId })
 * @function
 */
declare const voidGiftCardTransaction: Write<VoidGiftCardTransactionInput, void, ElevatedAuth>;

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
/**
 * Lists the invoices of orders, in the order of the ids. Visitors and members read those of their own orders; orders
 * that do not exist or belong to another customer are omitted.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @example
 * const [{ invoicesInfo } = { invoicesInfo: [] }] = await listInvoicesForMultipleOrders(client, { orderIds: [orderId] })
 * @function
 */
declare const listInvoicesForMultipleOrders: Read<ListInvoicesForMultipleOrdersInput, InvoicesForOrder[]>;
/** Input of `addInvoiceToOrder`. */
interface AddInvoiceToOrderInput {
    orderId: string;
    /** The invoice, by its id in the app that made it. */
    invoiceInfo: Pick<Invoice, 'id' | 'appId'>;
}
/**
 * Records an invoice of another app for an order, for the business. The same invoice is recorded once. Returns all
 * invoices of the order.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `TOO_MANY_INVOICES` when the order has 300.
 * @throws ContextError without an elevated client.
 * @example
 * const invoices = await addInvoiceToOrder(elevatedClient, { orderId, invoiceInfo: { id: 'F-2026-17', appId } })
 * @function
 */
declare const addInvoiceToOrder: Write<AddInvoiceToOrderInput, Invoice[], ElevatedAuth>;
/** Input of `generateInvoice`. */
interface GenerateInvoiceInput {
    orderId: string;
}
/**
 * Creates the invoice of an order, for the business, and emails it to the buyer when the order is approved. Returns the
 * id of the invoice.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `GENERATE_INVOICE_NOT_SUPPORTED` when the order was canceled or rejected;
 * `INVOICE_ALREADY_EXISTS`; `MISSING_CONTACT`, `MISSING_CONTACT_EMAIL`, `INVALID_EMAIL` when nobody can be written to;
 * `INVALID_PRICE_AMOUNT` when nothing is to be paid; `ORDER_HAS_CHARGEBACKS`.
 * @throws ContextError without an elevated client.
 * @example
 * const invoiceId = await generateInvoice(elevatedClient, { orderId })
 * @function
 */
declare const generateInvoice: Write<GenerateInvoiceInput, string, ElevatedAuth>;
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
/**
 * Creates the invoices of orders, for the business: each order succeeds or fails on its own.
 *
 * @throws ValidationError when there is no id or more than 300.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkGenerateInvoices(elevatedClient, { orderIds })
 * const invoiceIds = results.flatMap(({ item }) => item?.invoiceId ?? [])
 * @function
 */
declare const bulkGenerateInvoices: Write<BulkGenerateInvoicesInput, BulkResult<GeneratedInvoice>, ElevatedAuth>;

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
/**
 * Adds several comments to the history of an order at once, for the business: all of them or none.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ValidationError when there is no comment or more than 300, an entry is not a comment, or a text is too long.
 * @throws ContextError without an elevated client.
 * @example
 * const { activityIds } = await addOrderActivities(elevatedClient, {
 *   orderId,
 *   orderActivities: [
 *     { merchantComment: { message: 'Packed by Rui' } },
 *     { merchantComment: { message: 'Weighs 1.2 kg' } },
 *   ],
 * })
 * @function
 */
declare const addOrderActivities: Write<AddOrderActivitiesInput, AddedOrderActivities, ElevatedAuth>;
/** Input of `updateOrderActivity`. */
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
/** Input of `deleteOrderActivity`. */
interface DeleteOrderActivityInput {
    /** Id of the order. */
    id: string;
    activityId: string;
}
/**
 * Deletes a comment or an app's entry from the history of an order, for the business. Entries of the platform cannot be
 * deleted.
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
/**
 * Changes fields of an order, for the business: the buyer's email address, addresses and contact details, and whether
 * it is archived or was looked at. The history of the order records a changed email or delivery address.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`.
 * @throws ValidationError when the mask names a field that cannot be changed, or the email address is removed.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrder(elevatedClient, { order: { id, archived: true } })
 * @function
 */
declare const updateOrder: Write<UpdateOrderInput, Order, ElevatedAuth>;
/** Input of `bulkUpdateOrders`. */
interface BulkUpdateOrdersInput {
    /** From 1 to 100. */
    orders: UpdateOrderInput[];
    /** Whether the result includes the orders. */
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
/** Input of `updateOrderStatus`. */
interface UpdateOrderStatusInput {
    orderId: string;
    /** `APPROVED`, `CANCELED`, `PENDING` or `REJECTED`: an order is `INITIALIZED` only when it is created. */
    status: OrderStatus;
}
/**
 * Changes the status of an order, for the business. `INITIALIZED` can change to `PENDING`, `APPROVED` and `CANCELED`,
 * `PENDING` to `APPROVED` and `REJECTED`, `APPROVED` to `CANCELED`. Nothing is refunded or restocked, and no email is
 * sent: see `cancelOrder`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `STATUS_ALREADY_SET` when the order has the status;
 * `STATUS_NOT_SUPPORTED` for `INITIALIZED`; `UNSUPPORTED_TRANSITION` when the order cannot get there from its status.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrderStatus(elevatedClient, { orderId, status: 'APPROVED' })
 * @function
 */
declare const updateOrderStatus: Write<UpdateOrderStatusInput, Order, ElevatedAuth>;
/** Input of `bulkUpdateOrderTags`. */
interface BulkUpdateOrderTagsInput extends TagChanges {
    /** From 1 to 100. */
    orderIds: string[];
}
/**
 * Adds and removes tags of orders, for the business: each order succeeds or fails on its own. The private tags are
 * never shown to the buyer.
 *
 * @throws ValidationError when there is no order or more than 100, or neither `assignTags` nor `unassignTags` is given.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkUpdateOrderTags(elevatedClient, { orderIds, assignTags: { privateTags: { tagIds: ['vip'] } } })
 * @function
 */
declare const bulkUpdateOrderTags: Write<BulkUpdateOrderTagsInput, BulkResult<Order>, ElevatedAuth>;
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
/**
 * Changes fields of one line of an order, for the business: its texts, picture, weight, SKU, file and places. Quantity
 * and price are changed by a draft order, which computes the totals again.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `LINE_ITEM_NOT_FOUND` when the order has no such line; `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`; `ORDER_CANNOT_BE_EDITED` for an app that the order does not name.
 * @throws ValidationError when the mask names a field that cannot be changed, another quantity or price is given, or the
 * name or the file is removed.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await updateOrderLineItem(elevatedClient, {
 *   id,
 *   lineItem: { id: lineItemId, physicalProperties: { sku: 'MAT-2', weight: 1.4 } },
 * })
 * @function
 */
declare const updateOrderLineItem: Write<UpdateOrderLineItemInput, Order, ElevatedAuth>;

/** Input of `getOrder`. */
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
/** The fields of orders that free text is searched in. */
type OrderSearchField = 'number' | 'buyerInfo.email' | 'billingInfo.contactDetails.firstName' | 'billingInfo.contactDetails.lastName' | 'lineItems.productName.original' | 'shippingInfo.title';
/** The fields of orders that can be aggregated. */
type OrderAggregationField = 'status' | 'paymentStatus' | 'fulfillmentStatus' | 'archived' | 'imported' | 'seenByAHuman' | 'createdDate' | 'updatedDate' | 'purchasedDate' | 'businessLocation.id' | 'businessLocation.name' | 'buyerInfo.contactId' | 'buyerInfo.memberId' | 'channelInfo.type' | 'lineItems.catalogReference.appId' | 'lineItems.catalogReference.catalogItemId' | 'lineItems.locations.id' | 'lineItems.productName.original' | 'shippingInfo.region.name' | 'shippingInfo.title' | OrderAmountField;
/** The fields of orders that contain amounts. */
type OrderAmountField = 'balanceSummary.authorized.amount' | 'balanceSummary.pending.amount' | 'balanceSummary.pendingRefund.amount' | 'priceSummary.total.amount' | 'taxInfo.totalTax.amount';
/** Input of `searchOrders`. */
interface SearchOrdersInput extends CursorSearch<OrderFields, OrderSearchField, OrderAggregationField> {
}
/**
 * Finds orders, the newest first by default, 50 per page by default (at most 100). Visitors and members find only their
 * own. It accepts a filter, free text, up to four sort orders, a page, and aggregations over all matches. With free
 * text and without a sort order the best matches come first.
 * The platform documents the filter, the sort orders and the page; a platform without support for free text and
 * aggregations here omits them from its response.
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const page = await searchOrders(client, {
 *   filter: { paymentStatus: 'PAID' },
 *   search: { expression: 'ferreira' },
 *   aggregations: [{ type: 'VALUE', name: 'channels', fieldPath: 'channelInfo.type' }],
 * })
 * @function
 */
declare const searchOrders: Read<SearchOrdersInput, SearchPage<Order, SearchOrdersInput>>;
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
/**
 * Counts orders and adds up their amounts, for the business. An order that has no value in a field is not counted by it.
 *
 * @throws ValidationError when the filter or an aggregation names an unknown field or operator.
 * @throws ContextError without an elevated client.
 * @example
 * const { revenue, channels } = await aggregateOrders(elevatedClient, {
 *   filter: { paymentStatus: 'PAID' },
 *   aggregation: {
 *     revenue: { $sum: 'priceSummary.total.amount' },
 *     channels: { $count: 'channelInfo.type' },
 *   },
 * })
 * @function
 */
declare const aggregateOrders: Read<AggregateOrdersInput, OrderAggregates, ElevatedAuth>;
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
declare const orderPaymentRequestShape: Shape<OrderPaymentRequest>;
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
/**
 * Requests a payment from the buyer of an order, for the business: the buyer gets an email with a link to a payment
 * page. When the payment is approved, it is added to the order and the request is `PAID`. It is a preview: the platform
 * may change it.
 *
 * @throws ApplicationError `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` or
 * `ORDER_HAS_CHARGEBACKS` when nothing can be collected for the order; `INVALID_AMOUNT` when less is left to be paid;
 * `PAYMENT_METHODS_NOT_FOUND` when the business takes no cards; `NOT_FOUND` when there is no such order.
 * @throws ValidationError when a field is missing or out of its bounds, or the request would end in the past.
 * @throws ContextError without an elevated client.
 * @example
 * const { orderPaymentRequestUrl } = await createOrderPaymentRequest(elevatedClient, {
 *   orderPaymentRequest: { orderId, amount: { amount: '30.00' }, title: 'The rest for your massage' },
 * })
 * @function
 */
declare const createOrderPaymentRequest: Write<CreateOrderPaymentRequestInput, OrderPaymentRequestWithUrl, ElevatedAuth>;
/** Input of `getOrderPaymentRequest`. */
interface GetOrderPaymentRequestInput {
    orderPaymentRequestId: string;
}
/**
 * Reads a payment request, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { status } = await getOrderPaymentRequest(elevatedClient, { orderPaymentRequestId })
 * @function
 */
declare const getOrderPaymentRequest: Read<GetOrderPaymentRequestInput, OrderPaymentRequest, ElevatedAuth>;
/** Input of `getOrderPaymentRequestUrl`. */
interface GetOrderPaymentRequestUrlInput {
    orderPaymentRequestId: string;
}
/**
 * Returns the URL of the page of a payment request, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const url = await getOrderPaymentRequestUrl(elevatedClient, { orderPaymentRequestId })
 * @function
 */
declare const getOrderPaymentRequestUrl: Read<GetOrderPaymentRequestUrlInput, string, ElevatedAuth>;
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
/**
 * Finds payment requests, for the business: the latest first by default; 50 per page by default (at most 1000). It is a
 * preview: the platform may change it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryOrderPaymentRequests(elevatedClient, { filter: { orderId, status: 'UNPAID' } })
 * @function
 */
declare const queryOrderPaymentRequests: Read<QueryOrderPaymentRequestsInput, Page<OrderPaymentRequest, QueryOrderPaymentRequestsInput>, ElevatedAuth>;
/** Input of `updateOrderPaymentRequest`. */
interface UpdateOrderPaymentRequestInput {
    orderPaymentRequest: OrderPaymentRequestChange;
}
/**
 * Changes the given fields of a payment request that waits, for the business. A field that is `null` on the wire is
 * cleared. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST`, `CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT`.
 * @throws ValidationError when a field is out of its bounds, or cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateOrderPaymentRequest(elevatedClient, {
 *   orderPaymentRequest: { id: orderPaymentRequestId, title: 'The rest for your two massages' },
 * })
 * @function
 */
declare const updateOrderPaymentRequest: Write<UpdateOrderPaymentRequestInput, OrderPaymentRequest, ElevatedAuth>;
/** Input of `updateOrderPaymentRequestExtendedFields`. */
interface UpdateOrderPaymentRequestExtendedFieldsInput {
    /** Id of the payment request. */
    id: string;
    /** The namespace of your app. */
    namespace: string;
    /** The fields that change; `null` removes one. */
    namespaceData: Record<string, unknown>;
}
/**
 * Changes your own data in a payment request, for the business. Fields that are not given do not change. It is a
 * preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const request = await updateOrderPaymentRequestExtendedFields(elevatedClient, {
 *   id: orderPaymentRequestId,
 *   namespace: '@studio/reminders',
 *   namespaceData: { remindedTwice: true },
 * })
 * @function
 */
declare const updateOrderPaymentRequestExtendedFields: Write<UpdateOrderPaymentRequestExtendedFieldsInput, OrderPaymentRequest, ElevatedAuth>;
/** Input of `chargeOrderPaymentRequest`. */
interface ChargeOrderPaymentRequestInput {
    orderPaymentRequestId: string;
    /** The token of the buyer's card, from the payment form. On the emulator it is the number of a test card. */
    paymentToken: string;
}
/**
 * Pays a payment request from your own page; the id is the only authorization. Returns the token of the payment.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST`, `CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST`; `PAYMENT_IN_PROGRESS`
 * while the bank has not answered; `PAYMENT_METHOD_UNAVAILABLE` for an unknown token; `INVALID_PAYMENT_STATUS` when the
 * bank declines.
 * @example
 * await chargeOrderPaymentRequest(client, { orderPaymentRequestId, paymentToken })
 * @function
 */
declare const chargeOrderPaymentRequest: Write<ChargeOrderPaymentRequestInput, string>;
/** Input of `voidOrderPaymentRequest`. */
interface VoidOrderPaymentRequestInput {
    orderPaymentRequestId: string;
}
/**
 * Voids a payment request, for the business: its page accepts no payment any longer. A void request does not change. It
 * is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST`.
 * @throws ContextError without an elevated client.
 * @example
 * await voidOrderPaymentRequest(elevatedClient, { orderPaymentRequestId })
 * @function
 */
declare const voidOrderPaymentRequest: Write<VoidOrderPaymentRequestInput, void, ElevatedAuth>;
/** Input of `deleteOrderPaymentRequest`. */
interface DeleteOrderPaymentRequestInput {
    orderPaymentRequestId: string;
}
/**
 * Deletes a payment request that was not paid, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `ORDER_PAYMENT_REQUEST_NOT_FOUND`, `CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST`.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteOrderPaymentRequest(elevatedClient, { orderPaymentRequestId })
 * @function
 */
declare const deleteOrderPaymentRequest: Write<DeleteOrderPaymentRequestInput, void, ElevatedAuth>;

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
declare const ordersSettingsShape: Shape<OrdersSettings>;
/** Some settings to change. */
type OrdersSettingsChange = Omit<OrdersSettings, 'createdDate' | 'updatedDate'>;
/** Input of `getOrdersSettings`. */
type GetOrdersSettingsInput = Record<string, never>;
/**
 * Reads the settings of the business for orders, for the business. It is a preview: the platform may change it.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { inventoryUpdateTrigger } = await getOrdersSettings(elevatedClient, {})
 * @function
 */
declare const getOrdersSettings: Read<GetOrdersSettingsInput, OrdersSettings, ElevatedAuth>;
/** Input of `updateOrdersSettings`. */
interface UpdateOrdersSettingsInput {
    ordersSettings: OrdersSettingsChange;
    /**
     * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
     * default.
     */
    fieldMask?: string[];
}
/**
 * Changes the order settings, for the business: they apply to orders that are placed from then on. It is a preview: the
 * platform may change it.
 *
 * @throws ValidationError when a value is unknown, or the mask names a field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateOrdersSettings(elevatedClient, {
 *   ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PAID' },
 * })
 * @function
 */
declare const updateOrdersSettings: Write<UpdateOrdersSettingsInput, OrdersSettings, ElevatedAuth>;

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
declare const manualTaxMappingShape: Shape<ManualTaxMapping>;
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
/**
 * Reads one manual tax rate.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such manual tax rate.
 * @throws ContextError without an elevated client.
 * @example
 * const manualTaxMapping = await getManualTaxMapping(elevatedClient, { manualTaxMappingId })
 * @function
 */
declare const getManualTaxMapping: Read<GetManualTaxMappingInput, ManualTaxMapping, ElevatedAuth>;
/** Input of `queryManualTaxMappings`. */
type QueryManualTaxMappingsInput = CursorQuery<ManualTaxMappingFields>;
/**
 * Finds manual tax rates; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryManualTaxMappings(elevatedClient, { filter: { taxRegionId } })
 * @function
 */
declare const queryManualTaxMappings: Read<QueryManualTaxMappingsInput, Page<ManualTaxMapping, QueryManualTaxMappingsInput>, ElevatedAuth>;
/** Input of `createManualTaxMapping`. */
interface CreateManualTaxMappingInput {
    manualTaxMapping: NewManualTaxMapping;
}
/**
 * Creates a manual tax rate. There is one rate for each tax group in a region.
 *
 * @throws ApplicationError `ALREADY_EXISTS` when the group has a rate in the region, `TAX_GROUP_NOT_FOUND`,
 * `TAX_REGION_NOT_FOUND`.
 * @throws ValidationError when the rate is not a decimal text of at most 6 digits after the point, or is negative.
 * @throws ContextError without an elevated client.
 * @example
 * const manualTaxMapping = await createManualTaxMapping(elevatedClient, {
 *   manualTaxMapping: { taxRegionId, taxGroupId, taxRate: '0.06', taxName: 'VAT' },
 * })
 * @function
 */
declare const createManualTaxMapping: Write<CreateManualTaxMappingInput, ManualTaxMapping, ElevatedAuth>;
/** Input of `updateManualTaxMapping`. */
interface UpdateManualTaxMappingInput {
    manualTaxMapping: ManualTaxMappingChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes a manual tax rate. Its group and region do not change.
 *
 * @throws ConflictError when the manual tax rate has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such manual tax rate.
 * @throws ValidationError for another group or region.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getManualTaxMapping(elevatedClient, { manualTaxMappingId })
 * await updateManualTaxMapping(elevatedClient, { manualTaxMapping: { id, revision, taxRate: '0.13' } })
 * @function
 */
declare const updateManualTaxMapping: Write<UpdateManualTaxMappingInput, ManualTaxMapping, ElevatedAuth>;
/** Input of `deleteManualTaxMapping`. */
interface DeleteManualTaxMappingInput {
    manualTaxMappingId: string;
}
/**
 * Deletes a manual tax rate. The group is not taxed in the region from then on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such manual tax rate.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteManualTaxMapping(elevatedClient, { manualTaxMappingId })
 * @function
 */
declare const deleteManualTaxMapping: Write<DeleteManualTaxMappingInput, void, ElevatedAuth>;

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
declare const taxGroupShape: Shape<TaxGroup>;
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
/**
 * Reads one tax group.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax group.
 * @throws ContextError without an elevated client.
 * @example
 * const taxGroup = await getTaxGroup(elevatedClient, { taxGroupId })
 * @function
 */
declare const getTaxGroup: Read<GetTaxGroupInput, TaxGroup, ElevatedAuth>;
/** Input of `queryTaxGroups`. */
type QueryTaxGroupsInput = CursorQuery<TaxGroupFields>;
/**
 * Finds tax groups, including those of apps; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTaxGroups(elevatedClient, { filter: { name: 'Food' } })
 * @function
 */
declare const queryTaxGroups: Read<QueryTaxGroupsInput, Page<TaxGroup, QueryTaxGroupsInput>, ElevatedAuth>;
/** Input of `createTaxGroup`. */
interface CreateTaxGroupInput {
    taxGroup: NewTaxGroup;
}
/**
 * Creates a tax group. Products and custom items name the group; each tax region has a rate for it.
 *
 * @throws ValidationError when the name is missing or longer than 200 characters.
 * @throws ContextError without an elevated client.
 * @example
 * const taxGroup = await createTaxGroup(elevatedClient, {
 *   taxGroup: { name: 'Food' },
 * })
 * @function
 */
declare const createTaxGroup: Write<CreateTaxGroupInput, TaxGroup, ElevatedAuth>;
/** Input of `updateTaxGroup`. */
interface UpdateTaxGroupInput {
    taxGroup: TaxGroupChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes a tax group.
 *
 * @throws ConflictError when the tax group has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such tax group.
 * @throws ApplicationError `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP` for a group that came with an app.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getTaxGroup(elevatedClient, { taxGroupId })
 * await updateTaxGroup(elevatedClient, { taxGroup: { id, revision, name: 'Food and drinks' } })
 * @function
 */
declare const updateTaxGroup: Write<UpdateTaxGroupInput, TaxGroup, ElevatedAuth>;
/** Input of `deleteTaxGroup`. */
interface DeleteTaxGroupInput {
    taxGroupId: string;
}
/**
 * Deletes a tax group. Items that name it are taxed by the default group of their app from then on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax group.
 * @throws ApplicationError `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP` for a group that came with an app.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteTaxGroup(elevatedClient, { taxGroupId })
 * @function
 */
declare const deleteTaxGroup: Write<DeleteTaxGroupInput, void, ElevatedAuth>;
/** Input of `listDefaultTaxGroups`. */
type ListDefaultTaxGroupsInput = Record<string, never>;
/**
 * Lists the tax groups of apps. An item without a group is taxed by the group of its app.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const groups = await listDefaultTaxGroups(elevatedClient, {})
 * @function
 */
declare const listDefaultTaxGroups: Read<ListDefaultTaxGroupsInput, TaxGroup[], ElevatedAuth>;
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
/**
 * Finds the default tax groups of apps. An app without a group is a failure of its own in the result.
 *
 * @throws ValidationError when there is no app id or more than 300.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await listDefaultTaxGroupsByAppIds(elevatedClient, { appIds: [storesAppId] })
 * @function
 */
declare const listDefaultTaxGroupsByAppIds: Read<ListDefaultTaxGroupsByAppIdsInput, DefaultTaxGroups, ElevatedAuth>;

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
declare const taxRegionShape: Shape<TaxRegion>;
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
/**
 * Reads one tax region.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax region.
 * @throws ContextError without an elevated client.
 * @example
 * const taxRegion = await getTaxRegion(elevatedClient, { taxRegionId })
 * @function
 */
declare const getTaxRegion: Read<GetTaxRegionInput, TaxRegion, ElevatedAuth>;
/** Input of `queryTaxRegions`. */
type QueryTaxRegionsInput = CursorQuery<TaxRegionFields>;
/**
 * Finds tax regions; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTaxRegions(elevatedClient, { filter: { country: 'PT' } })
 * @function
 */
declare const queryTaxRegions: Read<QueryTaxRegionsInput, Page<TaxRegion, QueryTaxRegionsInput>, ElevatedAuth>;
/** Input of `createTaxRegion`. */
interface CreateTaxRegionInput {
    taxRegion: NewTaxRegion;
}
/**
 * Creates a tax region. Sales that are taxed by an address in the region are taxed by the calculator `appId`.
 *
 * @throws ApplicationError `ALREADY_EXISTS` when there is a region for this country and subdivision,
 * `CALCULATOR_ID_NOT_FOUND`, `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`, `INVALID_SUBDIVISION_FORMAT`,
 * `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`.
 * @throws ValidationError when the country or the calculator is missing.
 * @throws ContextError without an elevated client.
 * @example
 * const taxRegion = await createTaxRegion(elevatedClient, {
 *   taxRegion: { country: 'PT', appId, taxIncludedInPrice: true },
 * })
 * @function
 */
declare const createTaxRegion: Write<CreateTaxRegionInput, TaxRegion, ElevatedAuth>;
/** Input of `updateTaxRegion`. */
interface UpdateTaxRegionInput {
    taxRegion: TaxRegionChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes a tax region. Its country and subdivision do not change.
 *
 * @throws ConflictError when the tax region has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such tax region.
 * @throws ApplicationError `CALCULATOR_ID_NOT_FOUND`, `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`.
 * @throws ValidationError for another country or subdivision.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getTaxRegion(elevatedClient, { taxRegionId })
 * await updateTaxRegion(elevatedClient, { taxRegion: { id, revision, taxIncludedInPrice: false } })
 * @function
 */
declare const updateTaxRegion: Write<UpdateTaxRegionInput, TaxRegion, ElevatedAuth>;
/** Input of `deleteTaxRegion`. */
interface DeleteTaxRegionInput {
    taxRegionId: string;
}
/**
 * Deletes a tax region. Nothing is taxed in it from then on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax region.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteTaxRegion(elevatedClient, { taxRegionId })
 * @function
 */
declare const deleteTaxRegion: Write<DeleteTaxRegionInput, void, ElevatedAuth>;
/** Input of `bulkCreateTaxRegions`. */
interface BulkCreateTaxRegionsInput {
    /** From 1 to 100. */
    taxRegions: NewTaxRegion[];
    /** Whether the result includes the regions. */
    returnEntity?: boolean;
}
/**
 * Creates tax regions: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no region or more than 100, or one has no country or calculator.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkCreateTaxRegions(elevatedClient, {
 *   taxRegions: ['PT', 'ES'].map((country) => ({ country, appId, taxIncludedInPrice: true })),
 * })
 * @function
 */
declare const bulkCreateTaxRegions: Write<BulkCreateTaxRegionsInput, BulkResult<TaxRegion>, ElevatedAuth>;

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
declare const chargebackShape: Shape<Chargeback>;
declare const paymentShape: Shape<Payment>;
/** A payment to be recorded. One of the three details is present. */
type NewPayment = Omit<Payment, 'id' | 'updatedDate' | 'supportReceiptGeneration'>;
declare const newPaymentShape: Shape<NewPayment>;

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
declare const refundShape: Shape<Refund>;
declare const orderTransactionsShape: Shape<OrderTransactions>;

/** Input of `listTransactionsForSingleOrder`. */
interface ListTransactionsForSingleOrderInput {
    orderId: string;
}
/**
 * Lists the payments and the refunds of an order, for the business.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments = [], refunds = [] } = await listTransactionsForSingleOrder(elevatedClient, { orderId })
 * @function
 */
declare const listTransactionsForSingleOrder: Read<ListTransactionsForSingleOrderInput, OrderTransactions, ElevatedAuth>;
/** Input of `listTransactionsForMultipleOrders`. */
interface ListTransactionsForMultipleOrdersInput {
    /** From 1 to 100. */
    orderIds: string[];
}
/**
 * Lists the payments and the refunds of several orders, for the business. Unknown ids are omitted.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const all = await listTransactionsForMultipleOrders(elevatedClient, { orderIds })
 * @function
 */
declare const listTransactionsForMultipleOrders: Read<ListTransactionsForMultipleOrdersInput, OrderTransactions[], ElevatedAuth>;
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
/**
 * Records payments that were made elsewhere, for the business. No payment is charged. The order's payment status and
 * balance are updated.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `STATUS_NOT_ALLOWED` for a payment that is `REFUNDED` or
 * `PARTIALLY_REFUNDED`, which only a refund makes.
 * @throws ValidationError when a payment has not exactly one of the three details, two different statuses, no amount,
 * or an amount with more digits than its currency has; when the order would have more than 100 payments.
 * @throws ContextError without an elevated client.
 * @example
 * const { paymentsIds } = await addPayments(elevatedClient, {
 *   orderId,
 *   payments: [{ amount: { amount: '12.50' }, status: 'APPROVED', regularPaymentDetails: { offlinePayment: true } }],
 * })
 * @function
 */
declare const addPayments: Write<AddPaymentsInput, AddPaymentsResult, ElevatedAuth>;
/** Input of `updatePaymentStatus`. */
interface UpdatePaymentStatusInput {
    orderId: string;
    paymentId: string;
    /** `REFUNDED` and `PARTIALLY_REFUNDED` follow from refunds, and cannot be set. */
    status: PaymentStatus;
}
/**
 * Changes the status of a payment, for the business. `PENDING` and `PENDING_MERCHANT` can change to each other and to
 * `APPROVED`, `AUTHORIZED`, `DECLINED` and `CANCELED`; `AUTHORIZED` can change to `APPROVED` and `VOIDED`. The order's
 * payment status and balance are updated.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`; `STATUS_NOT_ALLOWED` when the status cannot be set
 * or the payment cannot get there from its status.
 * @throws ContextError without an elevated client.
 * @example
 * const { payments } = await updatePaymentStatus(elevatedClient, { orderId, paymentId, status: 'APPROVED' })
 * @function
 */
declare const updatePaymentStatus: Write<UpdatePaymentStatusInput, OrderTransactions, ElevatedAuth>;
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
/**
 * Moves payments to one status, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no payment or more than 300.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkUpdatePaymentStatuses(elevatedClient, {
 *   paymentAndOrderIds: [{ orderId, paymentId }],
 *   status: 'APPROVED',
 * })
 * @function
 */
declare const bulkUpdatePaymentStatuses: Write<BulkUpdatePaymentStatusesInput, BulkResult<Payment>, ElevatedAuth>;
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
/**
 * Records the progress of a payment's refund, for the business: `SCHEDULED` changes to `STARTED`, that to `PENDING`,
 * and each of them to `SUCCEEDED` or `FAILED`. The payment and the order are updated.
 *
 * @throws ApplicationError `ORDER_TRANSACTIONS_NOT_FOUND`, `REFUND_NOT_FOUND`, `REFUND_TRANSACTION_NOT_FOUND`;
 * `STATUS_NOT_ALLOWED` when the refund cannot get there from its status.
 * @throws ValidationError when the mask names a field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * const { refunds } = await updateRefundTransaction(elevatedClient, {
 *   orderId,
 *   refundId,
 *   transaction: { paymentId, refundStatus: 'SUCCEEDED' },
 * })
 * @function
 */
declare const updateRefundTransaction: Write<UpdateRefundTransactionInput, OrderTransactions, ElevatedAuth>;

/** Every scope of a delivery region. */
declare const destinationScopes: readonly ["SPECIFIC_DESTINATIONS", "WORLDWIDE"];
/** The scope of a delivery region: the countries that it lists, or every country that no other region lists. */
type DestinationScope = (typeof destinationScopes)[number];
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
declare const deliveryProfileShape: Shape<DeliveryProfile>;
/**
 * Sets whether a delivery region lists its countries, or includes every country that no other region lists.
 *
 * @example
 * const [region] = profile.deliveryRegions ?? []
 * if (region && destinationScopeOf(region) === 'WORLDWIDE') showEverywhere()
 */
declare const destinationScopeOf: ({ destinations, }: Pick<DeliveryRegion, "destinations">) => DestinationScope;
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
/**
 * Reads a delivery profile with its regions.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const profile = await getDeliveryProfile(elevatedClient, { deliveryProfileId })
 * @function
 */
declare const getDeliveryProfile: Read<GetDeliveryProfileInput, DeliveryProfile, ElevatedAuth>;
/** Input of `queryDeliveryProfiles`. */
type QueryDeliveryProfilesInput = CursorQuery<DeliveryProfileFields>;
/**
 * Finds delivery profiles; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryDeliveryProfiles(elevatedClient, { filter: { default: true } })
 * @function
 */
declare const queryDeliveryProfiles: Read<QueryDeliveryProfilesInput, Page<DeliveryProfile, QueryDeliveryProfilesInput>, ElevatedAuth>;
/** Input of `addDeliveryRegion`. */
interface AddDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegion: NewDeliveryRegion;
}
/**
 * Adds a region to a delivery profile. Shipping options that name it deliver there.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`, `DELIVERY_REGION_NAME_ALREADY_EXISTS`, `DESTINATIONS_COLLISION`
 * when another region of the profile has one of the destinations.
 * @throws ContextError without an elevated client.
 * @example
 * await addDeliveryRegion(elevatedClient, {
 *   deliveryProfileId,
 *   deliveryRegion: { name: 'Spain', destinations: [{ countryCode: 'ES' }] },
 * })
 * @function
 */
declare const addDeliveryRegion: Write<AddDeliveryRegionInput, DeliveryProfile, ElevatedAuth>;
/** Input of `updateDeliveryRegion`. */
interface UpdateDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegion: DeliveryRegionChange;
}
/**
 * Changes the name, the destinations or the status of a delivery region. Fields that are not given do not change.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`, `DELIVERY_REGION_NOT_FOUND`,
 * `DELIVERY_REGION_NAME_ALREADY_EXISTS`, `DESTINATIONS_COLLISION`.
 * @throws ContextError without an elevated client.
 * @example
 * await updateDeliveryRegion(elevatedClient, { deliveryProfileId, deliveryRegion: { id, active: false } })
 * @function
 */
declare const updateDeliveryRegion: Write<UpdateDeliveryRegionInput, DeliveryProfile, ElevatedAuth>;
/** Input of `removeDeliveryRegion`. */
interface RemoveDeliveryRegionInput {
    deliveryProfileId: string;
    deliveryRegionId: string;
}
/**
 * Removes a region from a delivery profile. Goods are no longer delivered there, unless another region includes the
 * address.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`, `DELIVERY_REGION_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * await removeDeliveryRegion(elevatedClient, { deliveryProfileId, deliveryRegionId })
 * @function
 */
declare const removeDeliveryRegion: Write<RemoveDeliveryRegionInput, DeliveryProfile, ElevatedAuth>;

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
declare const shippingOptionShape: Shape<ShippingOption>;
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
/**
 * Reads one shipping option.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option.
 * @throws ContextError without an elevated client.
 * @example
 * const shippingOption = await getShippingOption(elevatedClient, { shippingOptionId })
 * @function
 */
declare const getShippingOption: Read<GetShippingOptionInput, ShippingOption, ElevatedAuth>;
/** Input of `queryShippingOptions`. */
type QueryShippingOptionsInput = CursorQuery<ShippingOptionFields>;
/**
 * Finds shipping options; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryShippingOptions(elevatedClient, { sort: [{ fieldName: 'createdDate' }] })
 * @function
 */
declare const queryShippingOptions: Read<QueryShippingOptionsInput, Page<ShippingOption, QueryShippingOptionsInput>, ElevatedAuth>;
/** Input of `createShippingOption`. */
interface CreateShippingOptionInput {
    shippingOption: NewShippingOption;
}
/**
 * Creates a shipping option. Carts offer it for deliveries to one of its delivery regions, at the first rate whose
 * conditions are all met; if there is none, it is not offered.
 *
 * @throws ApplicationError `INVALID_QUANTITY_VALUE` when a condition compares a quantity with a number that is not
 * whole.
 * @throws ValidationError when the title or the rates are missing, a value is not a decimal text, or a delivery region
 * does not exist.
 * @throws ContextError without an elevated client.
 * @example
 * const shippingOption = await createShippingOption(elevatedClient, {
 *   shippingOption: { title: 'Express', deliveryRegionIds, rates: [{ amount: '12.00' }] },
 * })
 * @function
 */
declare const createShippingOption: Write<CreateShippingOptionInput, ShippingOption, ElevatedAuth>;
/** Input of `updateShippingOption`. */
interface UpdateShippingOptionInput {
    shippingOption: ShippingOptionChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes a shipping option. `addRegionToShippingOption` and `removeRegionFromShippingOption` change its delivery regions.
 *
 * @throws ConflictError when the shipping option has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option.
 * @throws ApplicationError `INVALID_QUANTITY_VALUE`.
 * @throws ValidationError for other delivery regions, and when the title or the rates are cleared.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getShippingOption(elevatedClient, { shippingOptionId })
 * await updateShippingOption(elevatedClient, { shippingOption: { id, revision, title: 'Overnight' } })
 * @function
 */
declare const updateShippingOption: Write<UpdateShippingOptionInput, ShippingOption, ElevatedAuth>;
/** Input of `deleteShippingOption`. */
interface DeleteShippingOptionInput {
    shippingOptionId: string;
}
/**
 * Deletes a shipping option. Carts that have chosen it need another delivery method.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteShippingOption(elevatedClient, { shippingOptionId })
 * @function
 */
declare const deleteShippingOption: Write<DeleteShippingOptionInput, void, ElevatedAuth>;
/** Input of `addRegionToShippingOption`. */
interface AddRegionToShippingOptionInput {
    shippingOptionId: string;
    deliveryRegionId: string;
    /** The revision that you read. */
    revision: string;
}
/**
 * Lets a shipping option deliver to one more region.
 *
 * @throws ConflictError when the shipping option has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option, `DELIVERY_REGION_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * await addRegionToShippingOption(elevatedClient, { shippingOptionId, deliveryRegionId, revision })
 * @function
 */
declare const addRegionToShippingOption: Write<AddRegionToShippingOptionInput, ShippingOption, ElevatedAuth>;
/** Input of `removeRegionFromShippingOption`. */
interface RemoveRegionFromShippingOptionInput {
    shippingOptionId: string;
    deliveryRegionId: string;
    /** The revision that you read. */
    revision: string;
}
/**
 * Removes a region from a shipping option, which is then no longer offered there.
 *
 * @throws ConflictError when the shipping option has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option, `DELIVERY_REGION_NOT_FOUND` when it does
 * not deliver there.
 * @throws ContextError without an elevated client.
 * @example
 * await removeRegionFromShippingOption(elevatedClient, { shippingOptionId, deliveryRegionId, revision })
 * @function
 */
declare const removeRegionFromShippingOption: Write<RemoveRegionFromShippingOptionInput, ShippingOption, ElevatedAuth>;

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
declare const tipDistributionShape: Shape<TipDistribution>;
declare const tipShape: Shape<Tip>;

/** Codes of the errors of tips; read `error.code`. */
type TipErrorCode = Open<'ORDER_NOT_FOUND' | 'TIP_NOT_FOUND' | 'INVALID_TIP' | 'INVALID_TIP_DISTRIBUTION' | 'DRAFT_ORDER_NOT_FOUND' | 'TIP_SETTINGS_NOT_FOUND' | 'CATALOG_ITEMS_NOT_FOUND' | 'PERSON_IDENTITY_NOT_FOUND' | 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION' | 'ORDER_CANNOT_BE_EDITED' | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED'>;
/** Input of `getTipByOrderId`. */
interface GetTipByOrderIdInput {
    orderId: string;
}
/**
 * Reads the tip of an order, for the business.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `TIP_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { amount, undistributedAmount } = await getTipByOrderId(elevatedClient, { orderId })
 * @function
 */
declare const getTipByOrderId: Read<GetTipByOrderIdInput, Tip, ElevatedAuth>;
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
/**
 * Sets the tip of an order, for the business, and replaces the previous tip. It is an additional fee without tax: it
 * increases the total and the balance of the order.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `INVALID_TIP` when the parts are more than the amount;
 * `CANNOT_REMOVE_PAID_TIP_DISTRIBUTION` when a part of the tip before it is paid; `ORDER_CANNOT_BE_EDITED`,
 * `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { tip, orderInfo } = await setTipOnOrder(elevatedClient, {
 *   orderId,
 *   tip: { amount: '5.00', distributions: [{ amount: '3.00', staff: { staffMemberId } }] },
 * })
 * @function
 */
declare const setTipOnOrder: Write<SetTipOnOrderInput, TipOnOrder, ElevatedAuth>;
/** Input of `removeTipFromOrder`. */
interface RemoveTipFromOrderInput {
    orderId: string;
}
/**
 * Removes the tip from an order, for the business. The total and the balance of the order shrink by it.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `TIP_NOT_FOUND`; `CANNOT_REMOVE_PAID_TIP_DISTRIBUTION` when a part of it is
 * paid; `ORDER_CANNOT_BE_EDITED`, `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`.
 * @throws ContextError without an elevated client.
 * @example
 * await removeTipFromOrder(elevatedClient, { orderId })
 * @function
 */
declare const removeTipFromOrder: Write<RemoveTipFromOrderInput, TipOrderInfo, ElevatedAuth>;
/** Input of `getTipByDraftOrderId`. */
interface GetTipByDraftOrderIdInput {
    draftOrderId: string;
}
/**
 * Reads the tip that a draft order keeps, for the business: the tip of the order that the draft edits, unless the draft
 * removes its fee.
 *
 * @throws ApplicationError `DRAFT_ORDER_NOT_FOUND`, `TIP_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { amount } = await getTipByDraftOrderId(elevatedClient, { draftOrderId })
 * @function
 */
declare const getTipByDraftOrderId: Read<GetTipByDraftOrderIdInput, Tip, ElevatedAuth>;
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
/**
 * Distributes parts of an order's tip to the staff, for the business. They are taken from the undistributed amount; if
 * that is not enough, the tip and the total of the order are increased. An order without a tip gets one.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `INVALID_TIP_DISTRIBUTION` when the tip would have more than 50 parts;
 * `ORDER_CANNOT_BE_EDITED`, `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { tipDistributions } = await addTipDistributionsToOrder(elevatedClient, {
 *   orderId,
 *   tipDistributions: [{ amount: '3.00', staff: { staffMemberId } }],
 * })
 * @function
 */
declare const addTipDistributionsToOrder: Write<AddTipDistributionsToOrderInput, AddedTipDistributions, ElevatedAuth>;
/** The fields that the parts of tips can be filtered and sorted by. */
interface TipDistributionFields {
    id: string;
}
/** Input of `queryTipDistributions`. */
type QueryTipDistributionsInput = CursorQuery<TipDistributionFields>;
/**
 * Finds parts of tips, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTipDistributions(elevatedClient, { cursorPaging: { limit: 20 } })
 * @function
 */
declare const queryTipDistributions: Read<QueryTipDistributionsInput, Page<TipDistribution, QueryTipDistributionsInput>, ElevatedAuth>;
/** Input of `sumTipDistributionAmounts`. */
interface SumTipDistributionAmountsInput {
    filter: Filter<TipDistributionFields>;
}
/**
 * Adds up parts of tips, for the business, and returns the sum as decimal text.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const total = await sumTipDistributionAmounts(elevatedClient, { filter: { id: { $in: ids } } })
 * @function
 */
declare const sumTipDistributionAmounts: Read<SumTipDistributionAmountsInput, string, ElevatedAuth>;

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
/**
 * Reads the tip that the caller has chosen for a cart.
 *
 * @throws ApplicationError `PERSON_IDENTITY_NOT_FOUND` (status 404) without the token of a visitor or a member;
 * `CART_NOT_FOUND` when the caller has no cart with this `purchaseFlowId`.
 * @example
 * const { purchaseFlowId = '' } = await getCurrentCart(client, {})
 * const { value } = await getTipChoice(client, { purchaseFlowId })
 * @function
 */
declare const getTipChoice: Read<GetTipChoiceInput, TipChoice>;
/** Input of `updateTipChoice`. */
interface UpdateTipChoiceInput {
    tipChoice: NewTipChoice;
    /** `purchaseFlowId` of the cart. */
    purchaseFlowId: string;
}
/**
 * Chooses the tip for a cart. It is an additional fee of the cart and of its order, and is given for the services in it:
 * a percentage is one of their prices after discounts.
 *
 * @throws ApplicationError `PERSON_IDENTITY_NOT_FOUND` (status 404) without the token of a visitor or a member;
 * `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @throws ValidationError when the tip settings do not offer the tip.
 * @example
 * await updateTipChoice(client, { purchaseFlowId, tipChoice: { tipType: 'PERCENTAGE', value: '10' } })
 * const { summary } = await calculateCurrentCart(client, {})
 * @function
 */
declare const updateTipChoice: Write<UpdateTipChoiceInput, TipChoice>;
/** Input of `previewTip`. */
interface PreviewTipInput {
    /** From 1 to 50. */
    lineItemInfo: TipLineItem[];
    tipChoice: NewTipChoice;
    /** Defaults to the default tip settings. */
    tipSettingsId?: string;
}
/**
 * Calculates a tip and the part of each staff member, and stores nothing. The staff members are those of the bookings
 * among the lines; `undistributedAmount` is the rest.
 *
 * @throws ApplicationError `TIP_SETTINGS_NOT_FOUND`; `CATALOG_ITEMS_NOT_FOUND` when no catalog has an item.
 * @throws ValidationError when the tip settings do not offer the tip.
 * @example
 * const tip = await previewTip(client, {
 *   lineItemInfo: [{ name: 'Sports massage', price: '60.00', quantity: 1 }],
 *   tipChoice: { tipType: 'PERCENTAGE', value: '10' },
 * })
 * @function
 */
declare const previewTip: Read<PreviewTipInput, Tip>;

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
declare const tipSettingsShape: Shape<TipSettings>;
/** Codes of the errors of tip settings; read `error.code`. */
type TipSettingsErrorCode = Open<'TIP_SETTINGS_NOT_FOUND' | 'DEFAULT_SETTINGS_ALREADY_EXISTS' | 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET' | 'PRESET_PERCENTAGE_TOO_HIGH' | 'CANNOT_DELETE_DEFAULT_SETTINGS'>;
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
/**
 * Finds tip settings, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTipSettings(elevatedClient, { filter: { default: true } })
 * @function
 */
declare const queryTipSettings: Read<QueryTipSettingsInput, Page<TipSettings, QueryTipSettingsInput>, ElevatedAuth>;
/** Input of `createDefaultTipSettings`. */
interface CreateDefaultTipSettingsInput {
    tipSettings: NewDefaultTipSettings;
}
/**
 * Creates the default tip settings, which apply if there are no specific ones. Carts offer their presets to customers.
 *
 * @throws ApplicationError `DEFAULT_SETTINGS_ALREADY_EXISTS`; `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`;
 * `PRESET_PERCENTAGE_TOO_HIGH` for a preset above 100 per cent.
 * @throws ContextError without an elevated client.
 * @example
 * const settings = await createDefaultTipSettings(elevatedClient, {
 *   tipSettings: {
 *     tipType: 'PERCENTAGE',
 *     presets: [{ value: 10 }, { value: 15 }],
 *     allowCustomerTip: true,
 *   },
 * })
 * @function
 */
declare const createDefaultTipSettings: Write<CreateDefaultTipSettingsInput, TipSettings, ElevatedAuth>;
/** Input of `createTipSettings`. */
interface CreateTipSettingsInput {
    tipSettings: NewTipSettings;
}
/**
 * Creates the tip settings of a location, a payment terminal or a user. If there are several, the latest apply.
 *
 * @throws ApplicationError `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`; `PRESET_PERCENTAGE_TOO_HIGH` for a preset above
 * 100 per cent.
 * @throws ValidationError unless it names exactly one of the three.
 * @throws ContextError without an elevated client.
 * @example
 * const settings = await createTipSettings(elevatedClient, {
 *   tipSettings: { locationId, tipType: 'AMOUNT', presets: [{ value: 2 }, { value: 5 }] },
 * })
 * @function
 */
declare const createTipSettings: Write<CreateTipSettingsInput, TipSettings, ElevatedAuth>;
/** Input of `updateTipSettings`. */
interface UpdateTipSettingsInput {
    tipSettings: TipSettingsChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes tip settings. Settings whose location, terminal or user is cleared become the default ones.
 *
 * @throws ConflictError when the settings have changed since you read them.
 * @throws ApplicationError `TIP_SETTINGS_NOT_FOUND`; `DEFAULT_SETTINGS_ALREADY_EXISTS` when they would become the
 * default ones beside others; `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`; `PRESET_PERCENTAGE_TOO_HIGH`.
 * @throws ValidationError when default settings would get a location, a terminal or a user.
 * @throws ContextError without an elevated client.
 * @example
 * await updateTipSettings(elevatedClient, {
 *   tipSettings: { id, revision, presets: [{ value: 10 }, { value: 20, default: true }] },
 * })
 * @function
 */
declare const updateTipSettings: Write<UpdateTipSettingsInput, TipSettings, ElevatedAuth>;
/** Input of `deleteTipSettings`. */
interface DeleteTipSettingsInput {
    tipSettingsId: string;
}
/**
 * Deletes the tip settings of a location, a payment terminal or a user; the default settings apply there again.
 *
 * @throws ApplicationError `TIP_SETTINGS_NOT_FOUND`; `CANNOT_DELETE_DEFAULT_SETTINGS`.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteTipSettings(elevatedClient, { tipSettingsId })
 * @function
 */
declare const deleteTipSettings: Write<DeleteTipSettingsInput, void, ElevatedAuth>;

/** The taxes of a line, a delivery or a fee of a checkout. */
interface CheckoutTaxDetails {
    /** Amount that the tax is charged on. */
    taxableAmount?: MultiCurrencyPrice;
    /** Decimal text: `"0.23"`. */
    taxRate?: string;
    /** Sum of the taxes. */
    totalTax?: MultiCurrencyPrice;
    /** The taxes one by one, for each authority. */
    taxBreakdown?: {
        /** Name of the tax, from the calculator. */
        taxName?: string;
        /** Type of the tax, from the calculator. */
        taxType?: string;
        /** Name of the authority that the tax is paid to. */
        jurisdiction?: string;
        jurisdictionType?: JurisdictionType;
        /** Decimal text: `"0.23"`. */
        rate?: string;
        /** Amount of this tax. */
        taxAmount?: MultiCurrencyPrice;
        /** Amount that this tax is charged on. */
        taxableAmount?: MultiCurrencyPrice;
        /** Amount that this tax is not charged on. */
        nonTaxableAmount?: MultiCurrencyPrice;
    }[];
}
/** All availability values of a checkout line. */
declare const checkoutLineAvailabilities: readonly ["AVAILABLE", "NOT_FOUND", "NOT_AVAILABLE", "PARTIALLY_AVAILABLE"];
/** Availability of a line; every line of a completed checkout is at least `PARTIALLY_AVAILABLE`. */
type CheckoutLineAvailability = Open<(typeof checkoutLineAvailabilities)[number]>;
/** A line of a checkout. */
interface CheckoutLineItem {
    id: string;
    quantity?: number;
    catalogReference?: CatalogReference;
    /** Id of the item itself if the reference is to another item: the service of a booking. */
    rootCatalogItemId?: string;
    /** Name of the item, in the language of the business and in that of the buyer. */
    productName?: Translatable;
    url?: {
        /** Path of the item's page on the site: `/product-page/mug`. */
        relativePath?: string;
        url?: string;
    };
    /** Price of one piece. */
    price?: MultiCurrencyPrice;
    /** Price of one piece before a discount of the catalogue. */
    fullPrice?: MultiCurrencyPrice;
    /** Price of one piece before discounts of rules and coupons. */
    priceBeforeDiscounts?: MultiCurrencyPrice;
    /** Price of the line after discounts. */
    lineItemPrice?: MultiCurrencyPrice;
    /** Price of the line after discounts, without tax. */
    totalPriceBeforeTax?: MultiCurrencyPrice;
    /** Price of the line after discounts, with tax. */
    totalPriceAfterTax?: MultiCurrencyPrice;
    /** All discounts of the line together. */
    discount?: MultiCurrencyPrice;
    taxDetails?: CheckoutTaxDetails;
    taxableAddress?: TaxableAddress;
    descriptionLines?: DescriptionLine[];
    /** Picture of the item. */
    media?: DetailedImage;
    /** Whether the item can be sold in this quantity. */
    availability?: {
        /** Whether all, some or none of the quantity is available. */
        status?: CheckoutLineAvailability;
        /** Available quantity. */
        quantityAvailable?: number;
    };
    physicalProperties?: PhysicalProperties;
    itemType?: ItemType;
    /** The subscription that the item is sold as; absent for a single purchase. */
    subscriptionOptionInfo?: {
        subscriptionSettings?: SubscriptionSettings;
        title?: Translatable;
        description?: Translatable;
    };
    paymentOption?: PaymentOption;
    serviceProperties?: ServiceProperties;
    /** Text that is shown instead of a price. */
    priceDescription?: Translatable;
    /** Whether the price is not known yet. */
    priceUndetermined?: boolean;
    /** Amount that is paid now, for one piece; present with the option `DEPOSIT_ONLINE`. */
    depositAmount?: MultiCurrencyPrice;
    deliveryProfileId?: string;
    /** Whether the item is in no catalogue. */
    customLineItem?: boolean;
    /** Whether the quantity cannot be changed, as for a booking. */
    fixedQuantity?: boolean;
    /** Whether the payment method is saved for later charges. */
    savePaymentMethod?: boolean;
    /** Text that the customer agrees to when the payment method is saved. */
    consentRequiredPaymentPolicy?: string;
    /** Terms that the customer agrees to by buying. */
    policies?: {
        title?: string;
        /** The text of the terms. */
        content?: string;
    }[];
    /** Whether only members may buy the item. */
    membersOnly?: boolean;
    /** Choices that add to the price, such as toppings. */
    modifierGroups?: CartModifierGroup[];
    /** Price of all modifiers of the line. */
    modifiersTotalPrice?: MultiCurrencyPrice;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** The time and the place of a delivery. */
interface CheckoutLogistics {
    /** Text for people, such as `2 to 4 working days`. */
    deliveryTime?: string;
    /** Instructions for the carrier or the customer. */
    instructions?: string;
    /** The place where the customer picks the goods up; absent when they are sent. */
    pickupDetails?: {
        address?: Address;
        pickupMethod?: PickupMethod;
    };
}
/** The delivery of a checkout. */
interface CheckoutShippingInfo {
    /** The recipient, with the address that the goods are sent to. */
    shippingDestination?: AddressWithContact;
    /** The delivery method that the customer has chosen. */
    selectedCarrierServiceOption?: {
        /** Code of the delivery method. */
        code?: string;
        title?: string;
        /** Id of the app that offers the delivery method. */
        carrierId?: string;
        /** Whether the customer requested this method. */
        requestedShippingOption?: boolean;
        logistics?: CheckoutLogistics;
        /** The costs of the delivery. */
        cost?: {
            price?: MultiCurrencyPrice;
            /** Price after discounts, without tax. */
            totalPriceBeforeTax?: MultiCurrencyPrice;
            /** Price after discounts, with tax. */
            totalPriceAfterTax?: MultiCurrencyPrice;
            /** Sum of the discounts on the delivery. */
            totalDiscount?: MultiCurrencyPrice;
            taxDetails?: CheckoutTaxDetails;
        };
    };
    /** The delivery region that the address belongs to. */
    region?: {
        id?: string;
        name?: string;
    };
    /** The delivery methods on offer, by the app that offers them. */
    carrierServiceOptions?: {
        carrierId?: string;
        /** The delivery methods of the app. */
        shippingOptions?: {
            /** Code of the delivery method. */
            code?: string;
            title?: string;
            logistics?: CheckoutLogistics;
            /** The cost of the delivery. */
            cost?: {
                /** The price of the delivery itself. */
                price?: MultiCurrencyPrice;
                /** Other charges of the app. */
                otherCharges?: CheckoutOtherCharge[];
            };
        }[];
    }[];
}
/** All kinds of charges of an app in addition to the price of a delivery. */
declare const otherChargeTypes: readonly ["HANDLING_FEE", "INSURANCE"];
/** Kinds of charges that an app adds to the price of a delivery. */
type OtherChargeType = Open<(typeof otherChargeTypes)[number]>;
/** A charge in addition to the price of a delivery, such as its insurance. */
interface CheckoutOtherCharge {
    type?: OtherChargeType;
    price?: MultiCurrencyPrice;
    /** Words about the charge, at most 250 characters. */
    details?: string;
}
/** The costs of a checkout. `total` includes delivery, fees and tax, and is before gift cards. */
interface CheckoutPriceSummary {
    /** Sum of the lines, before delivery, fees and tax. */
    subtotal?: MultiCurrencyPrice;
    /** Price of the delivery. */
    shipping?: MultiCurrencyPrice;
    /** Sum of the taxes. */
    tax?: MultiCurrencyPrice;
    /** Sum of the discounts, as a positive amount. */
    discount?: MultiCurrencyPrice;
    /** Sum of the fees. */
    additionalFees?: MultiCurrencyPrice;
    /** Everything together. */
    total?: MultiCurrencyPrice;
}
/** A discount of a checkout. One of `coupon`, `merchantDiscount` and `discountRule` is present. */
interface CheckoutDiscount extends AbandonedCheckoutDiscount {
    /** A manual discount of the business. */
    merchantDiscount?: {
        amount?: MultiCurrencyPrice;
        /** From 0.01 to 100. */
        percentage?: number;
    };
}
/** A fee of a checkout in addition to the prices of its lines. */
interface CheckoutAdditionalFee {
    /** Code of the fee, defined by the app that added it. */
    code?: string;
    name?: string;
    /** Name in the language of the buyer. */
    translatedName?: string;
    price?: MultiCurrencyPrice;
    /** Amount of the fee without its tax. */
    priceBeforeTax?: MultiCurrencyPrice;
    /** Amount of the fee with its tax. */
    priceAfterTax?: MultiCurrencyPrice;
    taxDetails?: CheckoutTaxDetails;
    taxableAddress?: TaxableAddress;
    /** The lines that the fee is for; absent when it is for all. */
    lineItemIds?: string[];
    source?: AdditionalFeeSource;
    /** Id of the app that added the fee. */
    providerAppId?: string;
}
/** A checkout in progress, as events contain it. Operations read and change it as a `Cart` with the same id. */
interface Checkout {
    id: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** Whether the order is placed. */
    completed?: boolean;
    cartId?: string;
    lineItems?: CheckoutLineItem[];
    /** The payer, with the billing address. */
    billingInfo?: AddressWithContact;
    shippingInfo?: CheckoutShippingInfo;
    buyerInfo?: BuyerInfo;
    /** Note of the buyer for the business. */
    buyerNote?: string;
    /** Three letters, ISO 4217. */
    currency?: string;
    /** Three letters, ISO 4217: the currency of the buyer. */
    conversionCurrency?: string;
    /** Three letters, ISO 4217: the currency of the payment. */
    paymentCurrency?: string;
    priceSummary?: CheckoutPriceSummary;
    /** The part that is due with the order, before gift cards. */
    payNow?: CheckoutPriceSummary;
    /** The part that is paid at the business, before gift cards. */
    payLater?: CheckoutPriceSummary;
    /** The part that falls due after a free trial. */
    payAfterFreeTrial?: CheckoutPriceSummary;
    /** The gift card that pays for a part of the checkout. */
    giftCard?: {
        /** The code with all but its last characters hidden. */
        obfuscatedCode?: string;
        /** The amount that the gift card pays. */
        amount?: MultiCurrencyPrice;
        /** The most that the gift card is to pay; as much as it can when absent. */
        requestedAmount?: MultiCurrencyPrice;
        /** Id of the app that issued the gift card. */
        appId?: string;
        /** Id of the gift card in that app. */
        externalId?: string;
    };
    /** The discounts that lower the total. */
    appliedDiscounts?: CheckoutDiscount[];
    additionalFees?: CheckoutAdditionalFee[];
    /** The tax of the whole checkout. */
    taxSummary?: {
        /** Amount that tax is charged on. */
        taxableAmount?: MultiCurrencyPrice;
        /** Sum of the taxes. */
        totalTax?: MultiCurrencyPrice;
    };
    /** Whether prices include tax, so that the total does not grow by it. */
    taxIncludedInPrice?: boolean;
    taxExemptGroupId?: string;
    membershipOptions?: MembershipOptions;
    /** Warnings do not stop the order. */
    violations?: {
        severity?: ViolationSeverity;
        description?: string;
        /** One of the fields is present. */
        target?: {
            /** The part of the checkout that the violation is about, when it is not a line. */
            other?: {
                name?: string;
            };
            /** The line that the violation is about. */
            lineItem?: {
                name?: string;
                id?: string;
            };
        };
    }[];
    /** Fields of the checkout that the business added, with the answers of the buyer. */
    customFields?: {
        title?: string;
        /** Title in the language of the buyer. */
        translatedTitle?: string;
        /** The answer of the buyer. */
        value?: unknown;
    }[];
    weightUnit?: WeightUnit;
    channelType?: ChannelType;
    /** Language code: two letters, or language and region. */
    siteLanguage?: string;
    /** Language code: two letters, or language and region. */
    buyerLanguage?: string;
    /** One of the ids is present. */
    createdBy?: {
        userId?: string;
        memberId?: string;
        visitorId?: string;
        appId?: string;
    };
    purchaseFlowId?: string;
    businessLocationId?: string;
    /** Parts of the page that the customer cannot change or does not see. */
    customSettings?: {
        /** Whether the customer can neither add nor remove gift cards. */
        lockGiftCard?: boolean;
        /** Whether the customer can neither add nor remove coupons. */
        lockCouponCode?: boolean;
        /** Whether the checkout leaves out the box with which customers agree to the policies. */
        disabledPolicyAgreementCheckbox?: boolean;
        /** Whether the checkout offers no payment at the business. */
        disabledManualPayment?: boolean;
    };
    /** The component of the site that the checkout belongs to. */
    customContentReference?: {
        appId?: string;
        componentId?: string;
    };
    /** Id of the checkout in another system, by its app. */
    externalReference?: {
        appId?: string;
        resourceId?: string;
    };
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
declare const checkoutShape: Shape<Checkout>;

/** Codes of the errors of cart calls; read `error.code`. */
type CartErrorCode = Open<'CART_NOT_FOUND' | 'CART_ALREADY_ORDERED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'FIXED_QUANTITY_ITEM' | 'NO_LINE_ITEMS_TO_ADD' | 'MAX_LINE_ITEMS_EXCEEDED' | 'EMPTY_LINE_ITEM_UPDATES' | 'DUPLICATE_LINE_ITEM_UPDATES' | 'LINE_ITEM_NOT_FOUND_IN_CART' | 'INVALID_ADDRESS_FORMAT' | 'DELIVERY_METHOD_NOT_FOUND' | 'DELIVERY_METHOD_MISSING_ADDRESS' | 'DELIVERY_METHOD_MISSING_LINE_ITEMS' | 'EMPTY_CART' | 'LINE_ITEMS_OUT_OF_STOCK' | 'MISSING_DELIVERY_ADDRESS' | 'MISSING_DELIVERY_METHOD' | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' | 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS' | 'MEMBERS_ONLY_ITEM' | 'VIOLATIONS_WITH_ERROR_SEVERITY' | 'INVALID_PRICE_VERIFICATION_TOKEN' | 'CART_PRICES_OUT_OF_SYNC' | 'PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART' | 'INVALID_MEMBERSHIP_PAYMENT_OPTION' | 'PLAN_LINE_ITEM_NOT_FOUND' | 'INVALID_MEMBERSHIP' | 'INVALID_COUPON_CODE' | 'INVALID_COUPON_STATUS' | 'COUPON_ALREADY_EXISTS' | 'MAX_COUPONS_PER_CART_EXCEEDED' | 'COUPON_NOT_FOUND_IN_CART' | 'COUPON_LOCKED' | 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD' | 'INVALID_GIFT_CARD_CODE' | 'INVALID_GIFT_CARD_STATUS' | 'GIFT_CARD_ALREADY_EXISTS' | 'MAX_GIFT_CARDS_PER_CART_EXCEEDED' | 'GIFT_CARD_NOT_FOUND_IN_CART' | 'GIFT_CARD_LOCKED' | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART' | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'>;
/** Codes of the errors of checkout templates; read `error.code`. */
type CheckoutTemplateErrorCode = Open<'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS' | 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS' | 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD' | 'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS' | 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS' | 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'INVALID_COUPON_CODE' | 'INVALID_COUPON_STATUS'>;
/** Codes of the errors of order calls; read `error.code`. */
type OrderErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_ALREADY_CANCELED' | 'ACTIVITY_NOT_FOUND' | 'STATUS_ALREADY_SET' | 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' | 'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'LINE_ITEM_NOT_FOUND' | 'ORDER_CANNOT_BE_EDITED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'>;
/** Codes of the errors of fulfillment calls; read `error.code`. */
type FulfillmentErrorCode = Open<'ORDER_NOT_FOUND' | 'FULFILLMENT_NOT_FOUND' | 'TRACKING_NUMBER_ALREADY_EXISTS' | 'ORDER_ALREADY_CANCELED' | 'LINE_ITEM_NOT_FOUND' | 'ORDER_CANNOT_BE_EDITED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'UNSUPPORTED_TRANSITION'>;
/** Codes of the errors of invoice calls; read `error.code`. */
type InvoiceErrorCode = Open<'ORDER_NOT_FOUND' | 'TOO_MANY_INVOICES' | 'GENERATE_INVOICE_NOT_SUPPORTED' | 'INVOICE_ALREADY_EXISTS' | 'MISSING_CONTACT' | 'MISSING_CONTACT_EMAIL' | 'INVALID_EMAIL' | 'INVALID_PRICE_AMOUNT' | 'ORDER_HAS_CHARGEBACKS'>;
/** Codes of the errors of calls about payments and refunds of orders; read `error.code`. */
type OrderTransactionsErrorCode = Open<'ORDER_NOT_FOUND' | 'ORDER_TRANSACTIONS_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'REFUND_NOT_FOUND' | 'REFUND_TRANSACTION_NOT_FOUND' | 'STATUS_NOT_ALLOWED'>;
/** Codes of the errors of calls for items that are out of stock; read `error.code`. */
type BackInStockErrorCode = Open<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND' | 'REQUEST_COLLECTION_DISABLED' | 'INVALID_CATALOG_REFERENCE_OPTIONS' | 'INVALID_ITEM_IMAGE_URL' | 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' | 'NOT_SUPPORTED_APP_DEF_ID'>;
/** Codes of the errors of calls for payment requests; read `error.code`. */
type OrderPaymentRequestErrorCode = Open<'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST' | 'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST' | 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST' | 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT' | 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST' | 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST' | 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST' | 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST' | 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST' | 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST' | 'PAYMENT_IN_PROGRESS' | 'PAYMENT_METHOD_UNAVAILABLE' | 'INVALID_PAYMENT_STATUS' | 'INVALID_AMOUNT' | 'PAYMENT_METHODS_NOT_FOUND' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_CHARGEBACKS'>;
/** Codes of the errors of calls for abandoned checkouts; read `error.code`. */
type AbandonedCheckoutErrorCode = Open<'NOT_FOUND' | 'TOO_MANY_ACTIVITIES'>;
/** Codes of the errors of draft order calls; read `error.code`. */
type DraftOrderErrorCode = Open<'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_ALREADY_COMMITTED' | 'DRAFT_ORDER_CANNOT_BE_DELETED' | 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS' | 'CREATE_ORDER_FAILED_VALIDATIONS' | 'ORDER_CANNOT_BE_EDITED' | 'ORDER_IS_ALREADY_EDITED' | 'MAX_ITEMS_REACHED' | 'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM' | 'DUPLICATED_LINE_ITEM_IDS' | 'CATALOG_ITEM_NOT_FOUND' | 'CATALOG_ITEM_NOT_AVAILABLE' | 'CATALOG_ITEM_ALREADY_EXIST' | 'CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED' | 'GIFT_CARD_ITEM_UNSUPPORTED' | 'LINE_ITEM_DOES_NOT_EXIST' | 'LINE_ITEM_HAS_CHANGED' | 'LINE_ITEM_NOT_FOUND' | 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM' | 'EMPTY_CHANGE_REQUEST' | 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN' | 'UPDATING_LINE_ITEM_WITH_LOCATIONS' | 'CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER' | 'MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE' | 'DISCOUNT_NOT_FOUND' | 'ADDITIONAL_FEE_NOT_FOUND' | 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS' | 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS' | 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL' | 'BUSINESS_LOCATION_CANNOT_BE_EDITED'>;

export { abandonedCheckoutActivityTypes, abandonedCheckoutShape, abandonedCheckoutStatuses, addAbandonedCheckoutActivity, addCouponToCart, addCouponToCurrentCart, addDeliveryRegion, addGiftCardToCart, addGiftCardToCurrentCart, addInvoiceToOrder, addLineItemsToCart, addLineItemsToCurrentCart, addLineItemsToDraftOrder, addOrderActivities, addOrderActivity, addPayments, addRegionToShippingOption, addTipDistributionsToOrder, additionalFeeSources, aggregateOrders, appliedDiscountShape, appliedDiscountTypes, attributionSources, backInStockRequestShape, backInStockStatuses, blockedPaymentMethods, bulkCreateFulfillments, bulkCreateTaxRegions, bulkDeleteAbandonedCheckouts, bulkGenerateInvoices, bulkUpdateOrderTags, bulkUpdateOrders, bulkUpdatePaymentStatuses, calculateCart, calculateCurrentCart, calculateTax, calculatedDraftOrderShape, cancelOrder, captureStatuses, cartCalculationShape, cartDiscountScopes, cartDiscountSources, cartFeeSources, cartFieldsShape, cartLineStatuses, cartShape, cartSummaryShape, cartValidations, cartViolationCodes, cartViolationScopes, channelTypes, chargeOrderPaymentRequest, chargebackShape, chargebackStatuses, checkoutBillingFields, checkoutHeaderAlignments, checkoutLineAvailabilities, checkoutLogoSizes, checkoutSettingsShape, checkoutShape, checkoutTemplateShape, checkoutTemplateStatuses, commitDraftOrder, commitOrderDeltas, committedDraftOrderShape, continueShoppingDisplayTypes, countBackInStockRequests, createBackInStockRequest, createCart, createCheckoutFromTemplate, createCheckoutTemplate, createCurrentCart, createDefaultTipSettings, createDiscountRule, createDraftOrder, createDraftOrderDiscounts, createDraftOrderFees, createFulfillment, createManualTaxMapping, createOrder, createOrderFromDraft, createOrderPaymentRequest, createShippingOption, createTaxGroup, createTaxRegion, createTipSettings, createdFromDraftShape, customItemInputShape, customerEligibilityTypes, deleteAbandonedCheckout, deleteBackInStockRequest, deleteCart, deleteCheckoutTemplate, deleteCurrentCart, deleteDiscountRule, deleteDraftOrder, deleteDraftOrderDiscounts, deleteDraftOrderFees, deleteFulfillment, deleteManualTaxMapping, deleteOrderActivity, deleteOrderPaymentRequest, deleteShippingOption, deleteTaxGroup, deleteTaxRegion, deleteTipSettings, deliveryProfileShape, destinationScopeOf, destinationScopes, discountRuleRules, discountRuleShape, discountRuleStatuses, discountScopeTypes, discountTargetTypes, discountTriggerTypes, discountTypes, discountedItems, draftOrderPartSources, draftOrderShape, draftOrderStatuses, estimateCart, estimateCurrentCart, expressButtonCorners, fulfillmentShape, fulfillmentStatuses, fulfillmentSteps, generateInvoice, getAbandonedCheckout, getBackInStockRequest, getBackInStockSettings, getCart, getCheckoutSettings, getCheckoutTemplate, getCheckoutUrl, getCurrentCart, getDeliveryProfile, getDiscountRule, getDraftOrder, getGiftCard, getManualTaxMapping, getOrder, getOrderDraftabilityStatus, getOrderPaymentRequest, getOrderPaymentRequestUrl, getOrdersSettings, getShippingOption, getTaxGroup, getTaxRegion, getTipByDraftOrderId, getTipByOrderId, getTipChoice, giftCardStatuses, invalidCouponReasons, invalidGiftCardReasons, invalidMembershipReasons, inventoryUpdateTriggers, invoiceStatuses, itemTypes, jurisdictionTypes, lineItemsToAdd, listDefaultTaxGroups, listDefaultTaxGroupsByAppIds, listFulfillmentsForMultipleOrders, listFulfillmentsForSingleOrder, listInvoicesForMultipleOrders, listTaxCalculators, listTransactionsForMultipleOrders, listTransactionsForSingleOrder, manualTaxMappingShape, markBackInStockRequestAsSent, markCartAsCompleted, membershipOptionsShape, membershipPaymentStatuses, membershipRedemptionTypes, merchantDiscountReasons, newCart, newDraftCustomLineShape, newOrderLineItemShape, newPaymentShape, nonDraftableReasons, orderActivityShape, orderActivityTypes, orderAdditionalFeeShape, orderApprovalStrategies, orderLineItemShape, orderPaymentRequestShape, orderPaymentRequestStatuses, orderPaymentStatuses, orderShape, orderStatuses, orderTransactionsShape, orderWithFulfillmentsShape, ordersSettingsShape, otherChargeTypes, paymentOptions, paymentShape, paymentStatuses, paymentSummaryShape, physicalPropertiesShape, pickupMethods, placeOrder, platformFeeChargeTypes, predefinedPaymentMethods, previewTip, quantityDeltaTypes, quantityUnits, queryAbandonedCheckouts, queryBackInStockRequests, queryCheckoutTemplates, queryDeliveryProfiles, queryDiscountRules, queryDraftOrders, queryManualTaxMappings, queryOrderPaymentRequests, queryShippingOptions, queryTaxGroups, queryTaxRegions, queryTipDistributions, queryTipSettings, redeemGiftCard, refreshCart, refreshCurrentCart, refundShape, refundStatuses, removeCouponFromCart, removeCouponFromCurrentCart, removeDeliveryMethod, removeDeliveryMethodFromCurrentCart, removeDeliveryRegion, removeGiftCardFromCart, removeGiftCardFromCurrentCart, removeLineItemsFromCart, removeLineItemsFromCurrentCart, removeRegionFromShippingOption, removeTipFromOrder, reportItemsBackInStock, scheduledActionTypes, searchAbandonedCheckouts, searchOrders, servicePropertiesShape, setDeliveryMethod, setDeliveryMethodForCurrentCart, setDraftOrderBilling, setDraftOrderBusinessLocation, setDraftOrderBuyer, setDraftOrderDiscounts, setDraftOrderFees, setDraftOrderRecipient, setDraftOrderShipping, setDraftOrderTaxExemption, setTipOnOrder, shippingInformationShape, shippingOperators, shippingOptionShape, shippingRuleTypes, staffDistributionMethods, startCollectingBackInStockRequests, stopCollectingBackInStockRequests, subscriptionFrequencies, subscriptionSettingsShape, sumTipDistributionAmounts, taxGroupShape, taxIdTypes, taxRateTypes, taxRegionShape, taxableAddressTypes, tipDistributionShape, tipPresetTypes, tipSettingsShape, tipShape, tipSources, tipTypes, updateCart, updateCheckoutSettings, updateCheckoutTemplate, updateCurrentCart, updateDeliveryRegion, updateDiscountRule, updateDraftOrderExtendedFields, updateDraftOrderLineItems, updateFulfillment, updateLineItemsInCart, updateLineItemsInCurrentCart, updateManualTaxMapping, updateOrder, updateOrderActivity, updateOrderLineItem, updateOrderPaymentRequest, updateOrderPaymentRequestExtendedFields, updateOrderStatus, updateOrdersSettings, updatePaymentStatus, updateRefundTransaction, updateShippingOption, updateTaxGroup, updateTaxRegion, updateTipChoice, updateTipSettings, violationSeverities, voidGiftCardTransaction, voidOrderPaymentRequest, voidReasons, weightUnits };
export type { AbandonedCheckout, AbandonedCheckoutActivityType, AbandonedCheckoutDiscount, AbandonedCheckoutErrorCode, AbandonedCheckoutFields, AbandonedCheckoutLine, AbandonedCheckoutSearchFields, AbandonedCheckoutSearchable, AbandonedCheckoutStatus, ActivityCardPayment, ActivityChargeback, ActivityPayment, ActivityReceipt, AddAbandonedCheckoutActivityInput, AddCouponToCartInput, AddCouponToCurrentCartInput, AddDeliveryRegionInput, AddGiftCardToCartInput, AddGiftCardToCurrentCartInput, AddInvoiceToOrderInput, AddLineItemsToCartInput, AddLineItemsToCurrentCartInput, AddLineItemsToDraftOrderInput, AddOrderActivitiesInput, AddOrderActivityInput, AddPaymentsInput, AddPaymentsResult, AddRegionToShippingOptionInput, AddTipDistributionsToOrderInput, AddedOrderActivities, AddedOrderActivity, AddedTipDistributions, AdditionalFeeSource, AddressWithContact, AggregateOrdersInput, AmountOperator, AppliedDiscount, AppliedDiscountType, AttributionSource, AuthorizationDetails, AuthorizationVoid, BackInStockErrorCode, BackInStockItemDetails, BackInStockRequest, BackInStockRequestCount, BackInStockRequestFields, BackInStockSettings, BackInStockStatus, BalanceSummary, BlockedPaymentMethod, BulkCreateFulfillmentsInput, BulkCreateTaxRegionsInput, BulkDeleteAbandonedCheckoutsInput, BulkFulfillmentsResult, BulkGenerateInvoicesInput, BulkUpdateOrderTagsInput, BulkUpdateOrdersInput, BulkUpdatePaymentStatusesInput, BuyerInfo, CalculateCartInput, CalculateCurrentCartInput, CalculateTaxInput, CalculatedDraftOrder, CalculatedTax, CancelOrderInput, Capture, CaptureStatus, Cart, CartAdditionalFee, CartCalculation, CartCalculationOptions, CartChange, CartCoupon, CartDiscount, CartDiscountScope, CartDiscountSource, CartDiscountSourceType, CartErrorCode, CartEstimateOptions, CartFeeSource, CartFields, CartGiftCard, CartLineAttributes, CartLineItem, CartLineSource, CartLineStatus, CartMembership, CartModifierGroup, CartPriceSummary, CartPricingInfo, CartQuantityInfo, CartSettings, CartSource, CartSummary, CartTaxSummary, CartValidation, CartViolation, CartViolationCode, CartViolationScope, CashRounding, CatalogItemInput, CatalogOverrideFields, CatalogReference, ChangedAmount, ChannelType, ChargeOrderPaymentRequestInput, Chargeback, ChargebackStatus, Checkout, CheckoutAdditionalFee, CheckoutBillingFields, CheckoutBrand, CheckoutCustomization, CheckoutDiscount, CheckoutFields, CheckoutFill, CheckoutFromTemplate, CheckoutHeader, CheckoutHeaderAlignment, CheckoutLineAvailability, CheckoutLineItem, CheckoutLogistics, CheckoutLogoSize, CheckoutMainSection, CheckoutOtherCharge, CheckoutPolicies, CheckoutPolicy, CheckoutPriceSummary, CheckoutSettings, CheckoutSettingsChange, CheckoutShippingInfo, CheckoutTaxDetails, CheckoutTemplate, CheckoutTemplateChange, CheckoutTemplateCustomItem, CheckoutTemplateErrorCode, CheckoutTemplateFields, CheckoutTemplateItem, CheckoutTemplateStatus, CommitDraftOrderInput, CommitOrderDeltasInput, CommittedDraftOrder, ConditionalRate, ContactDetails, ContinueShoppingDisplayType, CountBackInStockRequestsInput, CouponInput, CreateBackInStockRequestInput, CreateCheckoutFromTemplateInput, CreateCheckoutTemplateInput, CreateDefaultTipSettingsInput, CreateDiscountRuleInput, CreateDraftOrderDiscountsInput, CreateDraftOrderFeesInput, CreateDraftOrderInput, CreateFulfillmentInput, CreateManualTaxMappingInput, CreateOrderFromDraftInput, CreateOrderInput, CreateOrderPaymentRequestInput, CreateShippingOptionInput, CreateTaxGroupInput, CreateTaxRegionInput, CreateTipSettingsInput, CreatedDraftOrder, CreatedFromDraft, CreatedFulfillment, CustomItemAttributes, CustomItemInput, CustomerEligibilityType, CustomerInfo, CustomerMembership, DecimalQuantity, DefaultTaxGroup, DefaultTaxGroups, DeleteAbandonedCheckoutInput, DeleteBackInStockRequestInput, DeleteCartInput, DeleteCheckoutTemplateInput, DeleteCurrentCartInput, DeleteDiscountRuleInput, DeleteDraftOrderDiscountsInput, DeleteDraftOrderFeesInput, DeleteFulfillmentInput, DeleteManualTaxMappingInput, DeleteOrderActivityInput, DeleteOrderPaymentRequestInput, DeleteShippingOptionInput, DeleteTaxGroupInput, DeleteTaxRegionInput, DeleteTipSettingsInput, DeliveryDestination, DeliveryInfo, DeliveryLogistics, DeliveryMethod, DeliveryMethodInput, DeliveryProfile, DeliveryProfileFields, DeliveryRegion, DeliveryRegionChange, DescriptionLine, DestinationScope, DigitalFile, Discount, DiscountCondition, DiscountRule, DiscountRuleChange, DiscountRuleErrorCode, DiscountRuleFields, DiscountRuleRule, DiscountRuleStatus, DiscountRuleTags, DiscountScope, DiscountScopeType, DiscountSettings, DiscountTargetType, DiscountTrigger, DiscountTriggerType, DiscountType, DiscountedItems, DraftAdditionalFee, DraftBilling, DraftBusinessLocation, DraftBuyer, DraftDiscount, DraftLineItem, DraftLineItemChange, DraftOrder, DraftOrderCommitSettings, DraftOrderErrorCode, DraftOrderFields, DraftOrderInput, DraftOrderPartSource, DraftOrderStatus, DraftPartChoice, DraftRecipient, DraftShipping, EstimateCartInput, EstimateCurrentCartInput, ExpressButtonCorners, Fulfillment, FulfillmentChange, FulfillmentErrorCode, FulfillmentLineItem, FulfillmentStatus, FulfillmentStep, FulfillmentTrackingInfo, GenerateInvoiceInput, GeneratedInvoice, GetAbandonedCheckoutInput, GetBackInStockRequestInput, GetBackInStockSettingsInput, GetCartInput, GetCheckoutSettingsInput, GetCheckoutTemplateInput, GetCheckoutUrlInput, GetCurrentCartInput, GetDeliveryProfileInput, GetDiscountRuleInput, GetGiftCardInput, GetManualTaxMappingInput, GetOrderDraftabilityStatusInput, GetOrderInput, GetOrderPaymentRequestInput, GetOrderPaymentRequestUrlInput, GetOrdersSettingsInput, GetShippingOptionInput, GetTaxGroupInput, GetTaxRegionInput, GetTipByDraftOrderIdInput, GetTipByOrderIdInput, GetTipChoiceInput, GiftCard, GiftCardErrorCode, GiftCardInput, GiftCardPaymentDetails, GiftCardStatus, InvalidCouponReason, InvalidGiftCardReason, InvalidMembershipReason, InventoryUpdateTrigger, Invoice, InvoiceErrorCode, InvoiceStatus, InvoicesForOrder, ItemType, JurisdictionType, LineItemLocation, LineItemSummary, LineItemTax, LineItemTaxDetails, LineItemTaxInfo, LineItemUpdate, LineItemsToAdd, ListDefaultTaxGroupsByAppIdsInput, ListDefaultTaxGroupsInput, ListFulfillmentsForMultipleOrdersInput, ListFulfillmentsForSingleOrderInput, ListInvoicesForMultipleOrdersInput, ListTaxCalculatorsInput, ListTransactionsForMultipleOrdersInput, ListTransactionsForSingleOrderInput, ManualTaxMapping, ManualTaxMappingChange, ManualTaxMappingFields, MarkBackInStockRequestAsSentInput, MarkCartAsCompletedInput, MembershipInput, MembershipOptions, MembershipPaymentDetails, MembershipPaymentStatus, MembershipRedemptionType, MerchantDiscountReason, NestedDiscountTrigger, NewBackInStockRequest, NewCart, NewCheckoutTemplate, NewDefaultTipSettings, NewDeliveryRegion, NewDiscountRule, NewDraftCatalogLine, NewDraftCustomLine, NewDraftDiscount, NewDraftFee, NewDraftLines, NewDraftOrder, NewFulfillment, NewManualTaxMapping, NewOrder, NewOrderActivity, NewOrderAdditionalFee, NewOrderComment, NewOrderLineItem, NewOrderPaymentRequest, NewPayment, NewShippingOption, NewTaxGroup, NewTaxRegion, NewTip, NewTipChoice, NewTipDistribution, NewTipSettings, NonDraftableReason, Order, OrderActivity, OrderActivityType, OrderAdditionalFee, OrderAggregates, OrderAggregation, OrderAggregationField, OrderAmountField, OrderApprovalStrategy, OrderChange, OrderCreateNotifications, OrderCreateSettings, OrderCreationSettings, OrderDeltas, OrderDraftability, OrderErrorCode, OrderFields, OrderLineItem, OrderLineItemDelta, OrderLineItemUpdate, OrderModifierGroup, OrderPaymentRequest, OrderPaymentRequestChange, OrderPaymentRequestErrorCode, OrderPaymentRequestFields, OrderPaymentRequestStatus, OrderPaymentRequestWithUrl, OrderPaymentStatus, OrderPriceSummary, OrderSearchField, OrderStatus, OrderTaxInfo, OrderTransactions, OrderTransactionsErrorCode, OrderUpdate, OrderWithFulfillments, OrdersSettings, OrdersSettingsChange, OtherChargeType, Payment, PaymentFailure, PaymentInfo, PaymentMethodName, PaymentOption, PaymentStatus, PaymentSummary, PhysicalProperties, PickupMethod, PlaceOrderInput, PlacedOrder, PlatformFeeChargeType, PlatformFeeSummary, PredefinedPaymentMethod, PreviewTipInput, QuantityDeltaType, QuantityUnit, QueryAbandonedCheckoutsInput, QueryBackInStockRequestsInput, QueryCheckoutTemplatesInput, QueryDeliveryProfilesInput, QueryDiscountRulesInput, QueryDraftOrdersInput, QueryManualTaxMappingsInput, QueryOrderPaymentRequestsInput, QueryShippingOptionsInput, QueryTaxGroupsInput, QueryTaxRegionsInput, QueryTipDistributionsInput, QueryTipSettingsInput, RedeemGiftCardInput, RefreshCartInput, RefreshCurrentCartInput, Refund, RefundDetails, RefundStatus, RefundSummary, RefundTransaction, RefundedItem, RefundedPayment, RegularPaymentDetails, RemoveCouponFromCartInput, RemoveCouponFromCurrentCartInput, RemoveDeliveryMethodFromCurrentCartInput, RemoveDeliveryMethodInput, RemoveDeliveryRegionInput, RemoveGiftCardFromCartInput, RemoveGiftCardFromCurrentCartInput, RemoveLineItemsFromCartInput, RemoveLineItemsFromCurrentCartInput, RemoveRegionFromShippingOptionInput, RemoveTipFromOrderInput, ReportItemsBackInStockInput, ScheduledAction, ScheduledActionType, SearchAbandonedCheckoutsInput, SearchOrdersInput, ServiceProperties, SetDeliveryMethodForCurrentCartInput, SetDeliveryMethodInput, SetDraftOrderBillingInput, SetDraftOrderBusinessLocationInput, SetDraftOrderBuyerInput, SetDraftOrderDiscountsInput, SetDraftOrderFeesInput, SetDraftOrderRecipientInput, SetDraftOrderShippingInput, SetDraftOrderTaxExemptionInput, SetTipOnOrderInput, ShippingCondition, ShippingInformation, ShippingOperator, ShippingOption, ShippingOptionChange, ShippingOptionFields, ShippingRuleType, StaffDistributionMethod, StartCollectingBackInStockRequestsInput, StopCollectingBackInStockRequestsInput, SubscriptionCharge, SubscriptionCharges, SubscriptionFrequency, SubscriptionInfo, SubscriptionSettings, SumTipDistributionAmountsInput, TaxAddress, TaxCalculation, TaxCalculatorDetails, TaxGroup, TaxGroupChange, TaxGroupFields, TaxIdType, TaxRateType, TaxRegion, TaxRegionChange, TaxRegionFields, TaxableAddress, TaxableAddressType, TaxableLineItem, Tip, TipChoice, TipDistribution, TipDistributionFields, TipErrorCode, TipLineItem, TipOnOrder, TipOrderInfo, TipPreset, TipPresetType, TipSettings, TipSettingsChange, TipSettingsErrorCode, TipSettingsFields, TipSource, TipType, UpdateCartInput, UpdateCheckoutSettingsInput, UpdateCheckoutTemplateInput, UpdateCurrentCartInput, UpdateDeliveryRegionInput, UpdateDiscountRuleInput, UpdateDraftOrderExtendedFieldsInput, UpdateDraftOrderLineItemsInput, UpdateFulfillmentInput, UpdateLineItemsInCartInput, UpdateLineItemsInCurrentCartInput, UpdateManualTaxMappingInput, UpdateOrderActivityInput, UpdateOrderInput, UpdateOrderLineItemInput, UpdateOrderPaymentRequestExtendedFieldsInput, UpdateOrderPaymentRequestInput, UpdateOrderStatusInput, UpdateOrdersSettingsInput, UpdatePaymentStatusInput, UpdateRefundTransactionInput, UpdateShippingOptionInput, UpdateTaxGroupInput, UpdateTaxRegionInput, UpdateTipChoiceInput, UpdateTipSettingsInput, UserDefinedPaymentMethodName, ViolationSeverity, VoidGiftCardTransactionInput, VoidOrderPaymentRequestInput, VoidReason, WeightUnit };
