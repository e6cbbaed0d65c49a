import * as z from 'zod';

/** One field that the platform, or a local check, refused (spec 5). */
interface FieldViolation {
    /** Path of the field, in dots, as the caller wrote it. */
    field: string;
    /** What was expected, as a sentence. */
    description: string;
    /** The kind of rule: `REQUIRED_FIELD`, `FORMAT`, `MAX_LENGTH`, … */
    violatedRule?: string;
    /** Name of a rule of the service, when `violatedRule` is `OTHER`. */
    ruleName?: string;
    /** Parameters of the rule, such as `{ threshold: 100 }`. */
    data?: Record<string, unknown>;
}
/** What every error of this library carries beside its message. */
interface ErrorFields {
    /** What happened, as a constant. A literal union per family, open at the end. */
    readonly code: string;
    /** HTTP status of the answer, absent when there was none. */
    readonly status?: number | undefined;
    /** The words beside the status; empty on HTTP/2. */
    readonly statusText?: string | undefined;
    /** The platform's id of the request, to give to its support. */
    readonly requestId?: string | undefined;
    /** Id of the operation, such as `bookings.services.get`. */
    readonly operation?: string | undefined;
    /** Whether the same call may succeed later without a change. */
    readonly retryable?: boolean | undefined;
    /** Whether a write may have taken effect although no answer came. */
    readonly maybeProcessed?: boolean | undefined;
    /** How many requests were made for this call. */
    readonly attempts?: number | undefined;
    /** What kind of network fault, timeout or decoding fault it was: `refused`, `body`, `truncated`, … */
    readonly reason?: string | undefined;
    /** Milliseconds after which the platform asks to be tried again. */
    readonly retryAfterMs?: number | undefined;
    readonly cause?: unknown;
    readonly details?: ErrorDetails | undefined;
    readonly violations?: readonly FieldViolation[] | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
}
/** The error body in the platform's own form. */
interface ErrorDetails {
    validationError?: {
        fieldViolations: FieldViolation[];
    };
    applicationError?: {
        code: string;
        description: string;
        data: Record<string, unknown>;
    };
}
/**
 * Base of every error that a call rejects with.
 *
 * @example
 * try {
 *   await getService(client, { serviceId })
 * } catch (error) {
 *   if (isFrontdeskError(error) && error.retryable) scheduleAgain()
 *   else throw error
 * }
 */
declare class FrontdeskError extends Error {
    readonly code: string;
    readonly status?: number | undefined;
    readonly statusText?: string | undefined;
    readonly requestId?: string | undefined;
    readonly operation?: string | undefined;
    readonly retryable: boolean;
    readonly maybeProcessed: boolean;
    readonly attempts?: number | undefined;
    readonly reason?: string | undefined;
    readonly retryAfterMs?: number | undefined;
    /** The platform's own form of the error, for code that reads `details.applicationError`. */
    readonly details?: ErrorDetails | undefined;
    /** Marks our errors across two copies of the package, where `instanceof` fails. */
    readonly '~frontdesk': boolean;
    constructor(message: string, fields: ErrorFields);
    /** Safe for logs: no header, no token, no body of a request; 4 kB at most. */
    toJSON(): Record<string, unknown>;
}

/** A picture. Width and height are of the original, in pixels. */
interface Image {
    /** Address that a browser can load. */
    url: string;
    /** Id in the media store; absent for a picture that lies elsewhere. */
    id?: string;
    /** File name, as it was uploaded. */
    filename?: string;
    width?: number;
    height?: number;
    /** What the picture shows, for people who do not see it. */
    altText?: string;
}
/** A picture with what orders know of it beside. */
interface DetailedImage extends Image {
    /** When the address stops working. */
    urlExpirationDate?: Date;
    /** The point that stays visible when the picture is cropped, in parts of width and height. */
    focalPoint?: {
        x: number;
        y: number;
    };
}

/** How the wire names `id`, `createdDate` and `updatedDate`: as they are, which is so unless said, or with an underscore. */
type SystemFieldNames = 'plain' | 'underscored';
/** What a conversion needs to know about the other side. */
interface WireForm {
    readonly names?: SystemFieldNames;
    /** Address in front of an image's id; the hosted platform's unless given. */
    readonly media?: string;
}
/** Converts one value between its wire form and ours; `null` and absent values never reach it. */
interface Conversion<T> {
    /** Names the conversion, for the encoder. */
    readonly kind: string;
    readonly decode: (wire: unknown, form: WireForm) => unknown;
    /** Type only: what the value is on our side. */
    readonly type?: T;
}
/** The conversions of an object: only the fields that are converted, nothing else is ever visited. */
interface Shape<T> {
    readonly rows: readonly (readonly [field: string, row: Row | (() => Row)])[];
    /** Whether the object is an entity, whose system fields may be underscored on the wire. */
    readonly entity: boolean;
    readonly decode: (wire: unknown, form: WireForm) => unknown;
    /** The same for each one of an array. Apps whose operations convert nothing carry none of it. */
    readonly decodeEach: (wire: unknown, form: WireForm) => unknown;
    /** Type only: what the object is on our side. */
    readonly type?: T;
}
/** What stands beside a field: a conversion, or the shape of what is in it. */
type Row = Conversion<unknown> | Shape<unknown>;
/** What is converted in the input of an operation. */
interface InputEncoder<Input> {
    readonly encode: (input: unknown, form: WireForm) => unknown;
    /** For whoever reads the request. */
    readonly shape?: Shape<unknown>;
    /** Type only: what goes in. */
    readonly type?: (input: Input) => void;
}

/** Takes out of a refusal what no error may show: a reviver for `JSON.parse`. */
type Redaction = (name: string, value: unknown) => unknown;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** A method and a path as the specification writes it: `GET /v2/services/{serviceId}`. */
type Route = `${Method} /${string}`;
/** One call of an operation, as a result that asks for more (a page) needs it. */
interface Call<Input = never, Output = unknown> {
    readonly client: Client;
    readonly operation: OperationSpec<Input, Output>;
    readonly input: Input;
    readonly options: CallOptions;
}
/** Where the result lies in the answer and what is converted in it. */
interface Answer<Output> {
    /** Field of the body that holds the result; the whole body when absent. */
    readonly key?: string;
    readonly shape?: Shape<unknown>;
    /** Field of the body that holds the paging metadata. */
    readonly metadata?: string;
    /** Builds the result from the converted value, for results that are more than data. */
    readonly wrap?: (value: never, body: Record<string, unknown>, call: Call) => Output;
}
/** How flat input becomes the platform's nested one, such as `{ query: { filter, sort, paging } }`. */
interface Envelope {
    /** Field of the body that holds the query; none when the paging fields lie at the top. */
    readonly key?: string;
    readonly paging: 'offset' | 'cursor';
    readonly wrap: (input: Record<string, unknown>) => Record<string, unknown>;
    /** The inputs that ask for the page after and the page before. */
    readonly around: (input: never, metadata: PagingMetadata, count: number) => PagesAround;
}
/** The paging metadata of an answer, in all its forms. */
interface PagingMetadata {
    count?: number;
    offset?: number;
    total?: number;
    tooManyToCount?: boolean;
    hasNext?: boolean;
    cursors?: {
        next?: string;
        prev?: string;
    };
}
/** Inputs of the neighbours of a page; absent where there is none. */
interface PagesAround {
    readonly next?: object | undefined;
    readonly previous?: object | undefined;
}
/**
 * Fills the `{parameters}` of a path from the input. Gives the path and the encoded input without the parameters that
 * stand at its top.
 */
type PathWriter = (path: string, input: Readonly<Record<string, unknown>>, encoded: Readonly<Record<string, unknown>>) => [path: string, rest: Record<string, unknown>];
/** Writes a payload as a query string; `undefined` when it is to be sent as JSON. */
type QueryWriter = (payload: Readonly<Record<string, unknown>>, method: string) => string | undefined;
/** What the client, the emulator, the hooks, the tests and the docs all read. */
interface OperationSpec<Input, Output> {
    /** Unique id: package, resource, verb. */
    readonly id: string;
    /** A read changes nothing, so it may be repeated and cached. */
    readonly kind: 'read' | 'write';
    /** The family of calls, named by its prefix on the hosted platform: `/bookings`. A profile may map it to another one. */
    readonly family: string;
    readonly route: Route;
    /** Fills the `{parameters}` of the path. */
    readonly path?: PathWriter;
    /** Writes the payload into the address, for GET and DELETE; the others send it as JSON. */
    readonly query?: QueryWriter;
    /** What is converted in the input. */
    readonly request?: InputEncoder<Input>;
    readonly envelope?: Envelope;
    readonly response?: Answer<Output>;
    /** Present on calls that need an elevated client; throws when the client is not. */
    readonly elevated?: (client: Client) => void;
    /** Sent without a token: the calls that get one. */
    readonly anonymous?: boolean;
    /** A write that may be repeated as a read may, judged by its input: a visitor session, but not the exchange of a code. */
    readonly repeatable?: (input: Input) => boolean;
    /** Takes the secrets of the input, should a refusal repeat them, out of what errors show: `redacting(…)`. */
    readonly redact?: (input: Input) => Redaction;
}
/** A declaration whose types do not matter. */
type AnySpec = OperationSpec<never, unknown>;

/** Where calls go and how they are written. Data only: make your own with a spread. */
interface Platform extends WireForm {
    /** Origin of every call, and the only one that a token is sent to. */
    readonly origin: string;
    /** Prefixes of families that differ from their name, for a platform that lies elsewhere. */
    readonly prefixes?: Readonly<Record<string, string>>;
    /** Sent with every call. */
    readonly headers?: Readonly<Record<string, string>>;
}

/** One function with the shape of `fetch`. */
type Transport = (url: string, init: RequestInit) => Promise<Response>;
/** What stands beside the result of a call. */
interface ResponseInfo {
    readonly status: number;
    /** Empty on HTTP/2. */
    readonly statusText: string;
    readonly headers: Headers;
    readonly requestId?: string | undefined;
}
/** How long a call may take and how often it may be tried. */
interface Limits {
    /** Milliseconds for one request, answer included; 10,000 unless given, 30,000 for a write that is sent once. */
    readonly timeout?: number | undefined;
    /** Milliseconds for the whole call, waits and repeats included; 30,000 unless given, or `timeout` if that is longer. */
    readonly deadline?: number | undefined;
    /** The most requests for one call; 3 unless given. Only what is safe to repeat is repeated. */
    readonly attempts?: number | undefined;
    /** The most bytes of an answer, unpacked; 32 MiB unless given. */
    readonly bodyLimit?: number | undefined;
}
/** Options of one call; they win over those of the client. */
interface CallOptions extends Limits, Pick<Hooks, 'onResponse'> {
    /** Ends the call, at whatever point it is. */
    readonly signal?: AbortSignal | undefined;
    /** Headers for this call. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /**
     * Names this write, so that the platform carries it out once however often it comes; makes it safe to repeat. Sent as
     * `Idempotency-Key`. The emulator honours it; the hosted platform does not say that it does.
     */
    readonly idempotencyKey?: string | undefined;
}
/** What every hook is told. */
interface CallEvent {
    /** Id of the operation: `bookings.services.get`. */
    readonly operation: string;
    /** Requests made so far, this one included. */
    readonly attempts: number;
    /** The same object for all that is told of one call. */
    readonly call?: object;
}
/** A request is about to leave. */
interface RequestEvent extends CallEvent {
    /** Method and path template: no id, no query. */
    readonly route: string;
    /** Headers may be added, such as `traceparent`. The token is not among them. */
    readonly headers: Record<string, string>;
}
/** An answer came, whatever its status. */
interface ResponseEvent extends CallEvent, ResponseInfo {
    /** Milliseconds from the request to the headers of the answer. */
    readonly duration: number;
}
/** A call is repeated. */
interface RetryEvent extends CallEvent {
    readonly error: FrontdeskError;
    /** Milliseconds until the next request. */
    readonly delay: number;
}
/** A call failed for good. */
interface ErrorEvent extends CallEvent {
    readonly error: unknown;
}
/** Is told of calls, synchronously. It must not throw: the call would fail. */
interface Hooks {
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
    readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
    readonly onRetry?: ((event: RetryEvent) => void) | undefined;
    readonly onError?: ((event: ErrorEvent) => void) | undefined;
}
/** Gives each request its token: `oauth()`, `apiKey()`, … of `@frontdesk/auth`. */
interface Auth {
    /** Headers for one request. `options.signal` ends the wait of this caller only. What it throws at once, the call throws. */
    headers(client: Client, options: CallOptions): Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
    /**
     * Told that the platform refused these headers (401). Gives new ones with which the same person can try again;
     * `undefined` when there are none.
     */
    refused?(client: Client, headers: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>> | undefined>;
    /** Whether calls that need an elevated client may be made. */
    readonly elevated?: boolean;
}
/** Checks input before it is sent and results before they are given back; throws a ValidationError. */
interface Validation {
    input(operation: AnySpec, input: unknown): void;
    output(operation: AnySpec, output: unknown): void;
}
interface ClientOptions<A extends Auth | undefined = Auth | undefined> extends Limits {
    /** `hosted()` or `local(url)`. */
    readonly platform: Platform;
    /** How calls are authorised; without it they are sent bare. */
    readonly auth?: A;
    /** In place of the global `fetch`. */
    readonly fetch?: Transport;
    /** Headers for every call. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Are told of every call. Put several together with `combineHooks`. */
    readonly hooks?: Hooks;
    /** Opt-in check of inputs and results, from `@frontdesk/core/schema`. */
    readonly validate?: Validation;
}
/** Makes calls. Holds no data of a person: the session does, in its own store. */
interface Client<A extends Auth | undefined = Auth | undefined> {
    readonly platform: Platform;
    readonly auth: A;
    readonly options: ClientOptions;
    /** What repeats may still be spent: each one costs, each success gives one back. Spares a platform that is down. */
    retryBudget: number;
    /** Of a call that went well, which did not use it up: it serves a later one. */
    spare?: AbortController | undefined;
    /** The one way every operation goes. */
    send<Input, Output>(operation: OperationSpec<Input, Output>, input: Input, options?: CallOptions): Promise<Output>;
}

/** A postal address. */
interface Address {
    /** Two letters, ISO 3166-1. */
    country?: string;
    /** State or province, ISO 3166-2. */
    subdivision?: string;
    city?: string;
    postalCode?: string;
    streetAddress?: StreetAddress;
    addressLine?: string;
    addressLine2?: string;
    formattedAddress?: string;
    /** Where it is on the map, in degrees. */
    geocode?: Geocode;
}
interface StreetAddress {
    name?: string;
    number?: string;
    apt?: string;
}
interface Geocode {
    latitude: number;
    longitude: number;
}

/** Known values that an editor offers, open at the end: a value that is added later breaks nothing. */
type Open<Known extends string> = Known | (string & {});

/** Text in the language of the business and in that of the customer. */
interface Translatable {
    original: string;
    translated?: string;
}

/** Names a thing that is sold, in the catalogue that it comes from. */
interface CatalogReference {
    /** Id in that catalogue: a product id, a booking id. */
    catalogItemId: string;
    /** Id of the catalogue: the store, the bookings. */
    appId: string;
    /** What was chosen: `{ variantId }`, `{ options: { Size: 'M' } }`, … */
    options?: Record<string, unknown>;
}
/** What kind of thing a line is. One of the two is present. */
interface ItemType {
    preset?: Open<'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE' | 'CUSTOM_AMOUNT_ITEM'>;
    /** A kind of the catalogue's own. */
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
/** How a line is paid. */
type PaymentOption = Open<'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'>;
type WeightUnit = Open<'KG' | 'LB'>;
interface PhysicalProperties {
    /** In the weight unit of the cart or order. */
    weight?: number;
    /** The business's own number for it. */
    sku?: string;
    shippable?: boolean;
}
/** What a line knows about the service that was booked. */
interface ServiceProperties {
    scheduledDate?: Date;
    numberOfParticipants?: number;
}
type SubscriptionFrequency = Open<'DAY' | 'WEEK' | 'MONTH' | 'YEAR'>;
/** How often a subscription is charged, and from when. */
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
/** The name and telephone number that belong to an address. */
interface ContactDetails {
    firstName?: string;
    lastName?: string;
    phone?: string;
    company?: string;
    vatId?: {
        id?: string;
        type?: Open<'CPF' | 'CNPJ'>;
    };
}

/** An amount in the currency of the order. Decimal text, never computed with on the client. */
interface Price {
    /** Decimal text: `"12.50"`. */
    amount: string;
    /** For people, in the customer's language. */
    formattedAmount?: string;
}
/** An amount in the currency of the business and in that of the customer. */
interface MultiCurrencyPrice extends Price {
    /** In the customer's currency. */
    convertedAmount?: string;
    formattedConvertedAmount?: string;
}
/** An amount with its currency. */
interface Money {
    /** Decimal text: `"12.50"`. */
    value: string;
    /** Three letters, ISO 4217. */
    currency: string;
    formattedValue?: string;
}

/** `PENDING` waits for its payment; `REJECTED` did not get it. */
type OrderStatus = Open<'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'>;
/** Spec section 3, Order. */
type OrderPaymentStatus = Open<'NOT_PAID' | 'PAID' | 'PARTIALLY_PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED'>;
/** How much of an order has been handed over. */
type FulfillmentStatus = Open<'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'CANCELED'>;
/** Where an order came from. */
type ChannelType = Open<'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'>;
/** What happened to an order. */
type OrderActivityType = Open<'ORDER_REFUNDED' | 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'CUSTOM_ACTIVITY' | 'MERCHANT_COMMENT' | 'ORDER_CREATED_FROM_EXCHANGE' | 'NEW_EXCHANGE_ORDER_CREATED' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED'>;
/** A purchase. Spec section 3, Order. */
interface Order {
    id: string;
    /** For people: counts up. */
    number?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** When it was bought; differs from `createdDate` for imported orders. */
    purchasedDate?: Date;
    status?: OrderStatus;
    paymentStatus?: OrderPaymentStatus;
    fulfillmentStatus?: FulfillmentStatus;
    lineItems?: OrderLineItem[];
    buyerInfo?: BuyerInfo;
    /** Two letters, or language and region. */
    buyerLanguage?: string;
    buyerNote?: string;
    weightUnit?: WeightUnit;
    /** Three letters, ISO 4217. */
    currency?: string;
    taxIncludedInPrices?: boolean;
    siteLanguage?: string;
    priceSummary?: OrderPriceSummary;
    /** What is still open and what was paid. */
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
    attributionSource?: Open<'FACEBOOK_ADS'>;
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
    /** Id of the checkout, which is that of the cart. */
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
    tags?: {
        privateTags?: {
            tagIds?: string[];
        };
        tags?: {
            tagIds?: string[];
        };
    };
    imported?: boolean;
}
interface OrderLineItem {
    id: string;
    productName?: Translatable;
    catalogReference?: CatalogReference;
    /** The real thing when the reference names a stand-in: the service of a booking. */
    rootCatalogItemId?: string;
    quantity?: number;
    itemType?: ItemType;
    descriptionLines?: DescriptionLine[];
    image?: DetailedImage;
    physicalProperties?: PhysicalProperties;
    serviceProperties?: ServiceProperties;
    /** One piece, after discounts of the line. */
    price?: Price;
    priceBeforeDiscounts?: Price;
    totalDiscount?: Price;
    totalPriceBeforeTax?: Price;
    totalPriceAfterTax?: Price;
    lineItemPrice?: Price;
    /** In place of a price that is not known. */
    priceDescription?: Translatable;
    depositAmount?: Price;
    paymentOption?: PaymentOption;
    taxInfo?: LineItemTaxInfo;
    /** For `DIGITAL` lines. */
    digitalFile?: {
        fileId?: string;
        link?: string;
        expirationDate?: Date;
    };
    subscriptionInfo?: SubscriptionInfo;
    fulfillerId?: string;
    refundQuantity?: number;
    restockQuantity?: number;
    fixedQuantity?: boolean;
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
interface SubscriptionInfo {
    id?: string;
    cycleNumber?: number;
    title?: Translatable;
    description?: Translatable;
    subscriptionSettings?: SubscriptionSettings;
}
/** Who bought. One of the ids is present. */
interface BuyerInfo {
    visitorId?: string;
    memberId?: string;
    contactId?: string;
    email?: string;
}
interface AddressWithContact {
    address?: Address;
    contactDetails?: ContactDetails;
}
/** What an order costs. `total` holds delivery, fees and tax. */
interface OrderPriceSummary {
    subtotal?: Price;
    shipping?: Price;
    tax?: Price;
    discount?: Price;
    totalAdditionalFees?: Price;
    total?: Price;
}
interface BalanceSummary {
    /** What is still to be paid. */
    balance?: Price;
    paid?: Price;
    refunded?: Price;
    authorized?: Price;
    pending?: Price;
    pendingRefund?: Price;
}
/** How an order reaches the customer. */
interface ShippingInformation {
    carrierId?: string;
    /** The delivery option. */
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
/** Either a destination or a place to pick up from. */
interface DeliveryLogistics {
    shippingDestination?: AddressWithContact;
    pickupDetails?: {
        address?: Address;
        pickupMethod?: Open<'STORE_PICKUP' | 'PICKUP_POINT'>;
    };
    /** For people: `2 to 4 working days`. */
    deliveryTime?: string;
    instructions?: string;
    deliverByDate?: Date;
    deliveryTimeSlot?: {
        from?: Date;
        to?: Date;
    };
}
type JurisdictionType = Open<'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'>;
interface LineItemTaxInfo {
    taxAmount?: Price;
    taxableAmount?: Price;
    /** Decimal text: `"0.23"`. */
    taxRate?: string;
    taxIncludedInPrice?: boolean;
    taxBreakdown?: {
        taxName?: string;
        taxType?: string;
        jurisdiction?: string;
        jurisdictionType?: JurisdictionType;
        rate?: string;
        taxAmount?: Price;
        taxableAmount?: Price;
        nonTaxableAmount?: Price;
    }[];
}
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
/** A reduction. One of `coupon`, `merchantDiscount` and `discountRule` says where it comes from. */
interface AppliedDiscount {
    id?: string;
    discountType?: Open<'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'>;
    coupon?: {
        id?: string;
        code?: string;
        name?: string;
        amount?: Price;
    };
    merchantDiscount?: {
        amount?: Price;
        percentage?: number;
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
interface OrderAdditionalFee {
    id?: string;
    code?: string;
    name?: string;
    price?: Price;
    priceBeforeTax?: Price;
    priceAfterTax?: Price;
    lineItemIds?: string[];
    source?: Open<'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM'>;
}
/** An entry of an order's history. The fields beside `activityType` depend on it. */
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
}

/** A zod schema that is built when it is first asked for. */
type Schema<T> = () => z.ZodType<T>;
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
/** Without the index signature that a loose object infers. */
type Known<T> = {
    [K in keyof T as string extends K ? never : K]: T[K];
};
/** Flat, so that only keys and types count; an open enumeration is text. */
type Flat<T> = T extends Date ? T : T extends string ? string extends T ? string : T : T extends readonly (infer Item)[] ? Flat<Item>[] : T extends object ? {
    [K in keyof Known<T>]: Flat<Known<T>[K]>;
} : T;
/**
 * Ties a schema to an interface: a key or a type that differs does not compile. The schema is built once, at its
 * first use.
 *
 * @example
 * const roomSchema: Schema<Room> = schema<Room>()(() => z.looseObject({ id: z.string(), seats: z.number() }))
 */
declare const schema: <T>() => (<S extends z.ZodType>(make: () => Same<Flat<z.output<S>>, Flat<T>> extends true ? S : S & {
    "the schema differs from its interface": true;
}) => Schema<T>);

declare const contactDetailsSchema: Schema<ContactDetails>;
declare const catalogReferenceSchema: Schema<CatalogReference>;
declare const descriptionLineSchema: Schema<DescriptionLine>;
declare const subscriptionSettingsSchema: Schema<SubscriptionSettings>;
declare const orderSchema: Schema<Order>;

declare const moneySchema: Schema<Money>;
declare const addressSchema: Schema<Address>;
declare const imageSchema: Schema<Image>;
declare const priceSchema: Schema<Price>;
declare const multiCurrencyPriceSchema: Schema<MultiCurrencyPrice>;
declare const translatableSchema: Schema<Translatable>;

/** What goes in and what comes out of one operation. */
interface OperationSchema {
    readonly id: string;
    readonly input: Schema<unknown>;
    /** Absent when the operation gives nothing back. For a page: the schema of one item. */
    readonly output?: Schema<unknown>;
    /** What a server converts in the input, where the operation itself needs no shape to write it. */
    readonly shape?: Shape<unknown>;
}
/** Names the schemas of an operation; their types must be those of the operation. */
declare const operationSchema: <Input, Output>(operation: ((client: never, input: Input) => Promise<Output>) & {
    readonly spec: {
        readonly id: string;
    };
}, input: Schema<NoInfer<Input>>, output?: Schema<Result<NoInfer<Output>>>, shape?: Shape<NoInfer<Input>>) => OperationSchema;
/** The item of a page, of a list or the thing itself. */
type Result<T> = NonNullable<T> extends {
    readonly items: readonly (infer Item)[];
    hasNext(): boolean;
} ? Item : NonNullable<T> extends readonly (infer Item)[] ? Item : NonNullable<T>;
/**
 * Checks a value and throws the ValidationError that the platform would have answered with. A field that is `undefined`
 * is as good as absent: JSON leaves it out.
 */
declare const check: <T>(own: Schema<T>, value: unknown, path?: readonly PropertyKey[]) => T;
/**
 * Opt-in checks for `createClient({ validate })`: inputs before they are sent, results before they are given back.
 *
 * @example
 * import { bookingsSchemas } from '@frontdesk/bookings/schemas'
 * const client = createClient({ platform: hosted(), validate: validation(bookingsSchemas) })
 */
declare const validation: (...groups: readonly (readonly OperationSchema[])[]) => Validation;

export { addressSchema, catalogReferenceSchema, check, contactDetailsSchema, descriptionLineSchema, imageSchema, moneySchema, multiCurrencyPriceSchema, operationSchema, orderSchema, priceSchema, schema, subscriptionSettingsSchema, translatableSchema, validation };
export type { OperationSchema, Schema };
