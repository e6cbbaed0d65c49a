import * as z from 'zod';

/**
 * An enumeration whose known values an editor suggests. It is open: a value that the platform adds later breaks
 * nothing.
 */
type Open<Known extends string> = Known | (string & {});
/** The known values of an enumeration; `never` for plain text. */
type KnownValues<T> = T extends string ? (string extends T ? never : T) : never;

/** All kinds of rules that a field can violate. */
declare const violatedRules: readonly ["VALIDATION", "OTHER", "MAX", "MIN", "MAX_LENGTH", "MIN_LENGTH", "MAX_SIZE", "MIN_SIZE", "FORMAT", "DECIMAL_LTE", "DECIMAL_GTE", "DECIMAL_LT", "DECIMAL_GT", "DECIMAL_MAX_SCALE", "INVALID_ENUM_VALUE", "REQUIRED_FIELD", "FIELD_NOT_ALLOWED", "ONE_OF_ALIGNMENT", "EXACT_LENGTH", "EXACT_SIZE", "REQUIRED_ONE_OF_FIELD"];
/** The kind of rule that a field violates. */
type ViolatedRule = Open<(typeof violatedRules)[number]>;
/** One field that the platform, or a local check, rejected. */
interface FieldViolation {
    /** Path of the field, with dots, as the caller wrote it. */
    field: string;
    /** The expected value, as a sentence. */
    description: string;
    /** The kind of rule, such as `REQUIRED_FIELD` or `MAX_LENGTH`. */
    violatedRule?: ViolatedRule;
    /** Name of a rule of the service, when `violatedRule` is `OTHER`. */
    ruleName?: string;
    /** Parameters of the rule, such as `{ threshold: 100 }`. */
    data?: Record<string, unknown>;
}
/** The fields of every error of this library in addition to its message. */
interface ErrorFields {
    /** The name of the error, as a constant: a union of literals per family, which is open. */
    readonly code: string;
    /** HTTP status of the response; absent when there was none. */
    readonly status?: number | undefined;
    /** Status text; empty on HTTP/2. */
    readonly statusText?: string | undefined;
    /** The platform's id of the request, which its support asks for. */
    readonly requestId?: string | undefined;
    /** Id of the operation, such as `bookings.services.get`. */
    readonly operation?: string | undefined;
    /** Whether the same call may succeed later without a change. */
    readonly retryable?: boolean | undefined;
    /** Whether a write may have taken effect although no response arrived. */
    readonly maybeProcessed?: boolean | undefined;
    /** Number of requests that were made for this call. */
    readonly attempts?: number | undefined;
    /** The kind of network error, timeout or decoding error: `refused`, `body`, `truncated`, … */
    readonly reason?: string | undefined;
    /** Milliseconds to wait before the next attempt, as the platform requests. */
    readonly retryAfterMs?: number | undefined;
    readonly cause?: unknown;
    readonly details?: ErrorDetails | undefined;
    readonly violations?: readonly FieldViolation[] | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
}
/** The error body in the platform's own form. */
interface ErrorDetails {
    /** The rejected fields. Present when the input was invalid. */
    validationError?: {
        fieldViolations: FieldViolation[];
    };
    /** The reason why a valid request was declined. */
    applicationError?: {
        /** Code of the error, such as `SLOT_NOT_AVAILABLE`. */
        code: string;
        description: string;
        /** Further data of the error, such as free time slots. */
        data: Record<string, unknown>;
    };
}
/**
 * Base class of all errors that a call rejects with.
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
    /** Identifies our errors across two copies of the package, where `instanceof` fails. */
    readonly '~frontdesk': boolean;
    constructor(message: string, fields: ErrorFields);
    /** The URL of the page that explains the code, or a path in `node_modules` as long as there is no site. */
    get helpUrl(): string;
    /** Safe for logs: contains no header, no token and no request body; at most 4 kB. */
    toJSON(): Record<string, unknown>;
}

/** A picture. Width and height are those of the original, in pixels. */
interface Image {
    /** URL that a browser can load. */
    url: string;
    /** Id in the media store; absent for a picture that is stored elsewhere. */
    id?: string;
    /** Original name of the uploaded file. */
    filename?: string;
    width?: number;
    height?: number;
    /** Alternative text, for people who cannot see the picture. */
    altText?: string;
}
/** A picture with the details that orders contain. */
interface DetailedImage extends Image {
    /** Time at which the URL expires. */
    urlExpirationDate?: Date;
    /** The point that stays visible when the picture is cropped, as fractions of width and height. */
    focalPoint?: {
        /** Distance from the left edge, in pixels of the original. */
        x: number;
        /** Distance from the top edge, in pixels of the original. */
        y: number;
    };
}

/** The names of `id`, `createdDate` and `updatedDate` on the wire: `plain`, the default, or with an underscore. */
type SystemFieldNames = 'plain' | 'underscored';
/** The data format of the wire, which conversions depend on. */
interface WireForm {
    readonly names?: SystemFieldNames;
    /** URL prefix of an image's id; defaults to the prefix of the hosted platform. */
    readonly media?: string;
}
/** Converts one value between its wire form and ours; it never gets `null` or absent values. */
interface Conversion<T> {
    /** Names the conversion, for the encoder. */
    readonly kind: string;
    /** Whether the value is a list that is converted as a whole, and not item by item. */
    readonly list?: true;
    /** Converts a value from the wire to the app's form. */
    readonly decode: (wire: unknown, form: WireForm) => unknown;
    /** Type only: the type of the decoded value. */
    readonly type?: T;
}
/** The conversions of an object: only converted fields are listed, and others are never visited. */
interface Shape<T> {
    /** The fields that are converted, with their conversions. */
    readonly rows: readonly (readonly [field: string, row: Row | (() => Row)])[];
    /** Whether the object is an entity, whose system fields may be underscored on the wire. */
    readonly entity: boolean;
    /** Never present; distinguishes a shape from a list of shapes. */
    readonly list?: never;
    /** Decodes a response of the platform in place. */
    readonly decode: (wire: unknown, form: WireForm) => unknown;
    /** Decodes a value, or each item of an array. Apps whose operations convert nothing do not bundle this code. */
    readonly decodeEach: (wire: unknown, form: WireForm) => unknown;
    /** Type only: the type of the decoded object. */
    readonly type?: T;
}
/** The shape of an input, with its encoder: `encoded(shape)` makes one. */
interface RequestShape<T> extends Shape<T> {
    /** Converts an input into the form of the wire, without changing the input. */
    readonly encode: (input: unknown, form: WireForm) => unknown;
}
/** The entry of a field in a shape: a conversion, or the shape of its content. */
type Row = Conversion<unknown> | Shape<unknown>;

/** The origin of a platform and its data format. It is plain data: create your own by spreading one. */
interface Platform extends WireForm {
    /** Origin of every call, and the only origin that a token is sent to. */
    readonly origin: string;
    /** Replacements for the prefixes of operations, for a platform with other paths. */
    readonly prefixes?: Readonly<Record<string, string>>;
    /** Headers of every call. */
    readonly headers?: Readonly<Record<string, string>>;
}

/** HTTP method of a call. */
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** A method and a path with its parameters in braces: `GET /v2/services/{serviceId}`. */
type Route = `${Method} /${string}`;
/** A call of an operation, for results such as pages that make further calls. */
interface Call<Input = never, Output = unknown> {
    readonly client: Client;
    /** The operation that is called. */
    readonly operation: OperationSpec<Input, Output>;
    /** The input of the call, before it is encoded. */
    readonly input: Input;
    readonly options: CallOptions;
}
/** How the result is read from the response: its position and its conversions. */
interface Answer<Output> {
    /** Field of the body that contains the result; the whole body when absent. */
    readonly key?: string;
    readonly shape?: Shape<unknown>;
    /** Whether the field contains a list of results. */
    readonly list?: true;
    /** Field of the body that contains the paging metadata. */
    readonly metadata?: string;
    /** Builds the result from the converted value, for results with methods. */
    readonly wrap?: (value: never, body: Record<string, unknown>, call: Call) => Output;
}
/** How the flat input is mapped to the platform's nested body, such as `{ query: { filter, sort, paging } }`. */
interface Envelope {
    /** Field of the body that contains the query; absent when the paging fields are at the top level. */
    readonly key?: string;
    readonly paging: 'offset' | 'cursor';
    /** Builds the body of the request from the input. */
    readonly wrap: (input: Record<string, unknown>) => Record<string, unknown>;
    /** The inputs that request the next page and the previous page. */
    readonly around: (input: never, metadata: PagingMetadata, count: number) => PagesAround;
}
/** The paging metadata of a response, in all its forms. */
interface PagingMetadata {
    /** Number of items on this page. */
    count?: number;
    /** Number of items before this page. Absent with cursor paging. */
    offset?: number;
    /** Total number of items, if the platform counts them. */
    total?: number;
    /** `true` when there are too many items for an exact total. */
    tooManyToCount?: boolean;
    /** Whether there is a next page. */
    hasNext?: boolean;
    /** Cursors of the adjacent pages. Absent with offset paging. */
    cursors?: {
        next?: string;
        prev?: string;
    };
}
/** Inputs of the adjacent pages; absent where there is none. */
interface PagesAround {
    readonly next?: object | undefined;
    /** Input that reads the previous page; absent on the first one. */
    readonly previous?: object | undefined;
}
/** The declaration of an operation, which the client, the emulator, the hooks, the tests and the docs read. */
interface OperationSpec<Input, Output> {
    /** Unique id: package, resource, verb. */
    readonly id: string;
    /** A read changes nothing, so it may be retried and cached. */
    readonly kind: 'read' | 'write';
    /** The prefix of the path on the hosted platform: `/_api/bookings`. A profile may map it to another prefix. */
    readonly prefix: string;
    /**
     * The `{parameters}` are filled from the input, `{service.id}` from a nested field. GET and DELETE send the rest of
     * the input as a query string, the other methods as JSON.
     */
    readonly route: Route;
    /**
     * The POST form of a GET whose query string would be longer than 4,000 characters: `POST /v1/rooms/query`. Without it, the
     * long GET is sent as it is.
     */
    readonly fallback?: `POST /${string}`;
    /** The conversions of the input, as `encoded(shape)`: dates as text, images and system fields. */
    readonly request?: RequestShape<unknown>;
    readonly envelope?: Envelope;
    /** How the result is read from the body of the response. */
    readonly response?: Answer<Output>;
    /** Whether the call needs an elevated client. Without one it throws a ContextError and sends nothing. */
    readonly elevated?: boolean;
    /** Whether the call is sent without a token, as calls that obtain a token are. */
    readonly anonymous?: boolean;
    /**
     * Decides by the input whether a write may be retried like a read: creating a visitor session may, exchanging a code
     * may not.
     */
    readonly repeatable?: (input: Input) => boolean;
    /**
     * Fields of the input that contain secrets, such as `password` or `smsData.code`, at any depth below them. If an
     * error response repeats a secret, errors show `***` instead. `all`: errors show only the status of the response.
     */
    readonly secrets?: readonly string[] | 'all';
}
/** A declaration with any types. */
type AnySpec = OperationSpec<never, unknown>;
/** The `Response` of a transport. It may have a reader for its body that is cheaper than the stream. */
interface TransportResponse extends Response {
    /** Reads the body at a lower cost than its stream. */
    readonly reader?: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>;
}
/** A function with the type of `fetch`. */
type Transport = (url: string, init: RequestInit) => Promise<TransportResponse>;
/** Information about a response in addition to the result of the call. */
interface ResponseInfo {
    /** HTTP status of the response. */
    readonly status: number;
    /** Status text; empty on HTTP/2. */
    readonly statusText: string;
    /** Headers of the response. */
    readonly headers: Headers;
    readonly requestId?: string | undefined;
}
/** Time limits and number of attempts of a call. */
interface Limits {
    /**
     * Timeout of one request including its response, in milliseconds; defaults to 10,000, or to 30,000 for a write that
     * is sent once.
     */
    readonly timeout?: number | undefined;
    /**
     * Timeout of the whole call including waits and retries, in milliseconds; defaults to 30,000, or to `timeout` if that
     * is longer.
     */
    readonly deadline?: number | undefined;
    /** Maximum number of requests for one call; defaults to 3. Only a request that is safe to retry is sent again. */
    readonly attempts?: number | undefined;
    /** Maximum size of a response in bytes, decompressed; defaults to 32 MiB. */
    readonly bodyLimit?: number | undefined;
}
/** Options of one call; they take precedence over those of the client. */
interface CallOptions extends Limits, Pick<Hooks, 'onResponse'> {
    /** Aborts the call at any point. */
    readonly signal?: AbortSignal | undefined;
    /** Headers for this call. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /**
     * Idempotency key of this write: the platform carries it out only once, so it is safe to retry. Sent as
     * `Idempotency-Key`. The emulator honors it; the hosted platform does not document that it does.
     */
    readonly idempotencyKey?: string | undefined;
}
/** The fields of every hook event. */
interface CallEvent {
    /** Id of the operation: `bookings.services.get`. */
    readonly operation: string;
    /** Number of requests made so far, including this one. */
    readonly attempts: number;
    /** Identifies the call: all events of one call carry the same object. */
    readonly call?: object;
}
/** A request is about to be sent. */
interface RequestEvent extends CallEvent {
    /** Method and path template, without ids and query. */
    readonly route: string;
    /** Headers may be added, such as `traceparent`. The token is not included. */
    readonly headers: Record<string, string>;
}
/** A response arrived, with any status. */
interface ResponseEvent extends CallEvent, ResponseInfo {
    /** Milliseconds from the request to the headers of the response. */
    readonly duration: number;
}
/** A call is retried. */
interface RetryEvent extends CallEvent {
    /** Why the last attempt failed. */
    readonly error: FrontdeskError;
    /** Milliseconds until the next request. */
    readonly delay: number;
}
/** A call succeeded, and its result is about to be returned. */
type SuccessEvent = CallEvent;
/** A call failed for good. */
interface ErrorEvent extends CallEvent {
    /** The error that the call rejects with. */
    readonly error: unknown;
}
/** Functions that are called synchronously when calls are made. A hook must not throw: the call would fail. */
interface Hooks {
    /** Called before each attempt is sent. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
    /** Called when the headers of a response have arrived. */
    readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
    /** Called before the wait that precedes another attempt. */
    readonly onRetry?: ((event: RetryEvent) => void) | undefined;
    /** Called once when the call resolves. */
    readonly onSuccess?: ((event: SuccessEvent) => void) | undefined;
    /** Called once when the call rejects. */
    readonly onError?: ((event: ErrorEvent) => void) | undefined;
}
/** Adds a token to each request: `oauth()`, `apiKey()`, … of `@frontdesk/auth`. */
interface Auth {
    /**
     * Returns the headers for one request. `options.signal` ends the wait of this caller only. If this throws, the call
     * fails.
     */
    headers(client: Client, options: CallOptions): Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
    /**
     * Called when the platform refused these headers (401). Returns new headers with which the same person can try again;
     * `undefined` when there are none.
     */
    refused?(client: Client, headers: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>> | undefined>;
    /** Whether calls that need an elevated client may be made. */
    readonly elevated?: boolean;
    /** Advice that errors add when the platform refuses these headers for good. */
    readonly advice?: string;
}
/** Checks input before it is sent and results before they are returned; throws a ValidationError. */
interface Validation {
    /** Checks the input before it is sent. Throws a `ValidationError`. */
    input(operation: AnySpec, input: unknown): void;
    /** Checks the decoded response. Throws when it does not match the operation. */
    output(operation: AnySpec, output: unknown): void;
}
/** Settings of a client. */
interface ClientOptions<A extends Auth | undefined = Auth | undefined> extends Limits {
    /** `hosted()` or `local(url)`. */
    readonly platform: Platform;
    /** How calls are authorized; without it they are sent without a token. */
    readonly auth?: A | undefined;
    /** Replaces the global `fetch`. */
    readonly fetch?: Transport | undefined;
    /** Headers for every call. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Hooks that are called for every call. `combineHooks` joins several. */
    readonly hooks?: Hooks | undefined;
    /** Opt-in validation of inputs and results, from `@frontdesk/core/schema`. */
    readonly validate?: Validation | undefined;
}
/** A client makes calls. It holds no personal data: the session holds it, in its own store. */
interface Client<A extends Auth | undefined = Auth | undefined> {
    readonly platform: Platform;
    /** The authentication that was passed to `createClient`, with its session methods. */
    readonly auth: A;
    /** The options that apply to every call of this client. */
    readonly options: ClientOptions;
    /** Makes the call of any operation. */
    send<Input, Output>(operation: OperationSpec<Input, Output>, input: Input, options?: CallOptions): Promise<Output>;
}

/** A postal address. */
interface Address {
    /** Two-letter country code, ISO 3166-1. */
    country?: string;
    /** State or province, ISO 3166-2. */
    subdivision?: string;
    city?: string;
    /** Postal or ZIP code. */
    postalCode?: string;
    /** Street, number and apartment as separate parts, instead of `addressLine`. */
    streetAddress?: StreetAddress;
    /** Street and number in one line, instead of `streetAddress`. */
    addressLine?: string;
    /** Apartment, floor or another addition to the address line. */
    addressLine2?: string;
    /** The whole address as one line of text, formatted by the platform. */
    formattedAddress?: string;
    /** Geographic coordinates, in degrees. */
    geocode?: Geocode;
}
/** A street address, split into its parts. */
interface StreetAddress {
    name?: string;
    /** House number, which may contain letters. */
    number?: string;
    /** Apartment, suite or floor. */
    apt?: string;
}
/** Geographic coordinates, in degrees. */
interface Geocode {
    latitude: number;
    longitude: number;
}

/** The result of one item of a bulk call. */
interface ItemMetadata {
    /** Id of the item; absent when a new item was rejected. */
    id?: string;
    /** Zero-based index of the item in the request. */
    originalIndex: number;
    /** Whether the action on this item succeeded. */
    success: boolean;
    /** Why the action on this item failed; absent when it succeeded. */
    error?: {
        /** Code of the error, the same as in a single call. */
        code: string;
        description: string;
        /** Further data of the error, if there is any. */
        data?: Record<string, unknown>;
    };
}
/** The numbers of succeeded and failed items of a bulk call. */
interface BulkActionMetadata {
    /** Number of items that succeeded. */
    totalSuccesses: number;
    /** Number of items that failed, including those without details. */
    totalFailures: number;
    /** Number of failures that are not listed. */
    undetailedFailures: number;
}
/** One item of a bulk call. */
interface BulkItem<T> {
    itemMetadata: ItemMetadata;
    /** The entity, if the call requested it and the item was not rejected. */
    item?: T;
}
/** The result of a bulk call: each item succeeds or fails on its own. */
interface BulkResult<T> {
    /** Results in the order of the request. */
    results: BulkItem<T>[];
    bulkActionMetadata: BulkActionMetadata;
}

/** An amount in the currency of the order, as decimal text. The client never computes with it. */
interface Price {
    /** Decimal text: `"12.50"`. */
    amount: string;
    /** The formatted amount, in the customer's language. */
    formattedAmount?: string;
}
/** An amount in the currency of the business and in that of the customer. */
interface MultiCurrencyPrice extends Price {
    /** In the customer's currency. */
    convertedAmount?: string;
    /** The converted amount with its currency symbol, for display. */
    formattedConvertedAmount?: string;
}
/** An amount with its currency. */
interface Money {
    /** Decimal text: `"12.50"`. */
    value: string;
    /** Three-letter currency code, ISO 4217. */
    currency: string;
    /** The amount with its currency symbol, for display. Only in responses. */
    formattedValue?: string;
}

/** The SEO data of a page, such as the page of a service or a product. */
interface SeoData {
    tags?: SeoTag[];
    /** Settings that are not expressed as tags. */
    settings?: {
        /** Whether previous URLs of the page are not redirected to the new one. */
        preventAutoRedirect?: boolean;
        /** At most five keywords. */
        keywords?: {
            /** The keyword or phrase that people search for. */
            term?: string;
            /** Whether it is the main keyword. */
            isMain?: boolean;
            /** Origin of the keyword; at most 1,000 characters. */
            origin?: string;
        }[];
    };
}
/** A tag in the head of a page. */
interface SeoTag {
    /** `title`, `meta`, `script` or `link`. */
    type?: string;
    /** Attributes of the tag, by name. */
    props?: Record<string, unknown>;
    /** Settings of the tag itself, by name. */
    meta?: Record<string, unknown>;
    /** Content of the tag. */
    children?: string;
    /** Whether the tag is a custom one. */
    custom?: boolean;
    /** Whether the tag is omitted from the page. */
    disabled?: boolean;
}

/** The ids of the tags of a record: private tags, which only the business sees, and public ones. */
interface Tags {
    /** At most 100, each at most 5 characters. */
    privateTags?: {
        tagIds?: string[];
    };
    /** At most 100, each at most 5 characters. */
    tags?: {
        tagIds?: string[];
    };
}

/** Text in the language of the business and in that of the customer. */
interface Translatable {
    /** The text in the main language of the business. */
    original: string;
    /** The text in the language of the customer, where a translation exists. */
    translated?: string;
}
interface Equality<T> {
    $eq?: T | null;
    $ne?: T | null;
    $in?: readonly T[];
    $nin?: readonly T[];
    $exists?: boolean;
}
interface Ordering<T> extends Equality<T> {
    $gt?: T;
    $gte?: T;
    $lt?: T;
    $lte?: T;
}
interface Text extends Ordering<string> {
    $startsWith?: string;
    $endsWith?: string;
    $contains?: string;
    $isEmpty?: boolean;
}
interface List<T> {
    $eq?: null;
    $ne?: null;
    $hasSome?: readonly T[];
    $hasAll?: readonly T[];
    $isEmpty?: boolean;
    $exists?: boolean;
}
/** Every operator of a condition. */
type FilterOperator = keyof Text | keyof List<unknown>;
/** The operators of a field that is compared only with whole values. */
type MatchOperator = '$eq' | '$ne' | '$in' | '$nin';
/** The restrictions of a field that accepts fewer conditions than its type allows. */
interface FieldLimits {
    /** The only operators that the field accepts. */
    readonly operators?: FilterOperator;
    /** `false` when lists cannot be sorted by it. */
    readonly sort?: false;
}
/**
 * The type of a field that accepts fewer operators than its type allows, or that cannot be sorted by: `Limited<string,
 * { operators: MatchOperator; sort: false }>`.
 */
interface Limited<T, Limits extends FieldLimits> {
    /** Type of the field's values. Exists only for the compiler. */
    readonly '~value': T;
    /** Operators and sorting that the field allows. Exists only for the compiler. */
    readonly '~limits': Limits;
}
/** The type of the values of a field, without its restrictions. */
type FieldValue<Field> = [Field] extends [Limited<infer T, FieldLimits>] ? T : Field;
/** Whether T is any string: an open enumeration is not. */
type IsText<T> = string extends T ? ([KnownValues<T>] extends [never] ? true : false) : false;
type OperatorsOfType<T> = [T] extends [readonly (infer Item)[]] ? List<Item> : [T] extends [boolean] ? Equality<boolean> : [T] extends [Date] ? Ordering<Date | string> : [T] extends [number] ? Ordering<number> : IsText<T> extends true ? Text : Equality<T>;
/** The operators that a field accepts, derived from its type in F. */
type Operators<Field> = [Field] extends [Limited<infer T, infer Limits>] ? Limits extends {
    readonly operators: infer Only;
} ? Pick<OperatorsOfType<T>, Only & keyof OperatorsOfType<T>> : OperatorsOfType<T> : OperatorsOfType<Field>;
/** A list is never compared as a whole. */
type Scalar<T> = T extends readonly unknown[] ? never : T;
/**
 * A condition over the fields F: `{ type: 'CLASS', name: { $startsWith: 'Yo' }, $or: [ … ] }`. F maps the path of
 * each field that the platform can filter by to the type of its value.
 */
type Filter<F> = {
    [K in keyof F]?: Scalar<FieldValue<F[K]>> | null | Operators<F[K]>;
} & {
    /** Matches when all of these filters match. */
    $and?: readonly Filter<F>[];
    /** Matches when at least one of these filters matches. */
    $or?: readonly Filter<F>[];
    /** Matches when this filter does not match. */
    $not?: Filter<F>;
};
/** The sortable fields: all but lists and fields that are only for filters. */
type SortableName<F> = keyof F & string & {
    [K in keyof F]: [F[K]] extends [Limited<unknown, {
        readonly sort: false;
    }>] ? never : [FieldValue<F[K]>] extends [readonly unknown[]] ? never : K;
}[keyof F];
/** Order of the results by one field. */
interface Sort<F> {
    /** Path of the field to sort by. */
    readonly fieldName: SortableName<F>;
    /** Defaults to `ASC`. */
    readonly order?: 'ASC' | 'DESC';
}
/** Offset paging. */
interface OffsetPaging {
    /** Number of items to skip; defaults to 0. */
    readonly offset?: number;
    /** Number of items per page; defaults to 50. */
    readonly limit?: number;
}
/** Cursor paging. */
interface CursorPaging {
    /** Cursor of the page to read, from the metadata of another page. Absent for the first page. */
    readonly cursor?: string;
    /** Number of items per page; defaults to 50. */
    readonly limit?: number;
}
interface Conditions<F> {
    readonly filter?: Filter<F>;
    readonly sort?: readonly Sort<F>[];
}
/** The input of a query with offset paging. F maps field paths to the types of their values. */
interface OffsetQuery<F> extends Conditions<F> {
    readonly paging?: OffsetPaging;
}
/** The input of a query with cursor paging. */
interface CursorQuery<F> extends Conditions<F> {
    readonly cursorPaging?: CursorPaging;
}

/** How the words of a search expression are combined: an item contains one of them, or all. */
declare const searchModes: readonly ["OR", "AND"];
/** Free text to search for. */
interface SearchDetails<Searchable extends string = string> {
    /** Words to find. Case and accents are ignored. */
    readonly expression?: string;
    /** Defaults to `OR`. */
    readonly mode?: (typeof searchModes)[number];
    /** The fields to search in; defaults to all searchable fields. */
    readonly fields?: readonly Searchable[];
    /** Whether a word may differ by a letter or two: `masage` finds `massage`. */
    readonly fuzzy?: boolean;
}
/** All statistics of a `SCALAR` aggregation. */
declare const scalarTypes: readonly ["COUNT_DISTINCT", "MIN", "MAX"];
/** All interval lengths of a `DATE_HISTOGRAM`. A week begins on Monday. */
declare const dateIntervals: readonly ["YEAR", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND"];
/** Counts the items by each value of a field. */
interface ValueAggregation<Field extends string = string> {
    /** Counts the items per value of a field. */
    readonly type: 'VALUE';
    /** Name of the aggregation, unique within a search; at most 100 characters. */
    readonly name: string;
    /** Path of the field that is aggregated. */
    readonly fieldPath: Field;
    /** How the groups are counted and sorted. */
    readonly value?: {
        /** Maximum number of values to return, 1 to 250; defaults to 10. */
        readonly limit?: number;
        /** Whether to sort by the number of items or by the value; defaults to `COUNT`. */
        readonly sortType?: 'COUNT' | 'VALUE';
        /** Defaults to `DESC`. */
        readonly sortDirection?: 'DESC' | 'ASC';
        /** Whether items without a value are counted too; defaults to `EXCLUDE`. */
        readonly missingValues?: 'EXCLUDE' | 'INCLUDE';
        /** The value under which items without a value are counted; defaults to `N/A`, `0` or `false`. */
        readonly includeOptions?: {
            /** Name of the group for items that have no value. */
            readonly addToBucket?: string;
        };
    };
}
/** Counts the items whose number is in each bucket, from `from` (inclusive) to `to` (exclusive). */
interface RangeAggregation<Field extends string = string> {
    /** Counts the items per range of a number field. */
    readonly type: 'RANGE';
    readonly name: string;
    /** Path of the field that is aggregated. */
    readonly fieldPath: Field;
    /** 1 to 50 buckets; a missing bound means that the bucket is open on that side. */
    readonly range: {
        /** The ranges. Each includes its lower bound and excludes its upper one. */
        readonly buckets: readonly {
            /** Lower bound, included. Without it the range has no lower bound. */
            readonly from?: number;
            /** Upper bound, excluded. Without it the range has no upper bound. */
            readonly to?: number;
        }[];
    };
}
/** One statistic over all items. */
interface ScalarAggregation<Field extends string = string> {
    /** Computes one number over a field. */
    readonly type: 'SCALAR';
    readonly name: string;
    /** Path of the field that is aggregated. */
    readonly fieldPath: Field;
    /** `MIN` and `MAX` accept fields that contain numbers or dates. */
    readonly scalar: {
        /** The kind of statistic, such as `MIN` or `COUNT_DISTINCT`. */
        readonly type: (typeof scalarTypes)[number];
    };
}
/** Counts the items by year, month or another interval, in the time zone of the search. */
interface DateHistogramAggregation<Field extends string = string> {
    /** Counts the items per period of a date field. */
    readonly type: 'DATE_HISTOGRAM';
    readonly name: string;
    /** Path of the field that is aggregated. */
    readonly fieldPath: Field;
    /** How dates are grouped. */
    readonly dateHistogram: {
        /** Length of a period. */
        readonly interval: (typeof dateIntervals)[number];
    };
}
/** An aggregation that may be nested in another one. */
type FlatAggregation<Field extends string = string> = ValueAggregation<Field> | RangeAggregation<Field> | ScalarAggregation<Field> | DateHistogramAggregation<Field>;
/** Splits the items by one aggregation, each part by the next one, and so on. */
interface NestedAggregation<Field extends string = string> {
    /** Applies aggregations inside the groups of another. */
    readonly type: 'NESTED';
    readonly name: string;
    /** 2 to 10 aggregations, the outermost first. */
    readonly nested: {
        /** The aggregations from the outermost to the innermost. */
        readonly nestedAggregations: readonly FlatAggregation<Field>[];
    };
}
/** Counts or statistics over all items that a search finds. */
type Aggregation<Field extends string = string> = FlatAggregation<Field> | NestedAggregation<Field>;
/**
 * The input of a search without aggregations: a query with free text. F maps field paths to the types of their values;
 * Searchable names the fields that may be searched in.
 */
interface TextSearch<F, Searchable extends string = keyof F & string> extends CursorQuery<F> {
    /** The text to search for and where to look for it. */
    readonly search?: SearchDetails<Searchable>;
}
/**
 * The input of a search: a query with free text and aggregations. F maps field paths to the types of their values;
 * Searchable and Aggregatable name the fields that may be searched in and aggregated.
 */
interface CursorSearch<F, Searchable extends string = keyof F & string, Aggregatable extends string = keyof F & string> extends TextSearch<F, Searchable> {
    /** At most 10. */
    readonly aggregations?: readonly Aggregation<Aggregatable>[];
    /** IANA name of the time zone of date histograms; defaults to UTC. */
    readonly timeZone?: string;
}

/** Creates the schema of an enumeration from its list of values: `open` or `closed`. */
type Enumeration = <Value extends string>(values: readonly Value[]) => z.ZodType<Open<Value>>;
/**
 * Accepts any text, so that a value that the platform adds later breaks nothing. JSON Schema lists the known values.
 */
declare const open: Enumeration;
/** Accepts only the values of the list. It is for inputs. */
declare const closed: Enumeration;
/**
 * A zod schema that is built on first use. Its enumerations are open, as in a response; `serviceSchema(closed)` is the
 * schema of an input.
 */
type Schema<T> = (enumeration?: Enumeration) => z.ZodType<T>;
/** A typed schema of an object: zod's `pick`, `omit`, `extend` and `exactPartial` make the schemas of its parts. */
type ObjectSchema<T> = (enumeration?: Enumeration) => z.ZodObject<Fields<T>, z.core.$loose>;
/** The schema of each field, which zod infers T from again. */
type Fields<T> = {
    [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? z.ZodExactOptional<z.ZodType<Exclude<T[K], undefined>>> : z.ZodType<T[K]>;
};
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
/** Removes the index signature that a loose object infers. */
type Known<T> = {
    [K in keyof T as string extends K ? never : K]: T[K];
};
/**
 * Flattens a type, so that only keys and types are compared: an enumeration by its values, and `undefined` as absent.
 */
type Flat<T> = [T] extends [string] ? [KnownValues<T>] extends [never] ? string : KnownValues<T> : FlatOther<T>;
type FlatOther<T> = T extends Date ? T : T extends readonly (infer Item)[] ? Flat<Item>[] : T extends object ? {
    [K in keyof Known<T>]: Flat<FieldOf<Known<T>, K>>;
} : T;
type FieldOf<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? Exclude<T[K], undefined> : T[K];
/** The paths at which two flat types differ. */
type Differences<A, B> = A extends readonly (infer Item)[] ? B extends readonly (infer Other)[] ? Differences<Item, Other> : never : A extends Date ? never : A extends object ? B extends object ? {
    [K in keyof (A & B) & string]: K extends keyof A & keyof B ? Same<Pick<A, K>, Pick<B, K>> extends true ? never : [Differences<NonNullable<A[K]>, NonNullable<B[K]>>] extends [infer Inner extends string] ? [Inner] extends [never] ? K : `${K}.${Inner}` : K : K;
}[keyof (A & B) & string] : never : never;
/**
 * The keys of this type name the fields in which S, the type that a schema infers, differs from T: the compiler prints
 * them.
 */
type Mismatch<S, T> = [Differences<Flat<S>, Flat<T>>] extends [never] ? {
    'schema differs from its interface': true;
} : {
    [Path in Differences<Flat<S>, Flat<T>> as `schema differs: ${Path}`]: true;
};
type SchemaOf<T, S extends z.ZodType> = S extends z.ZodObject ? ObjectSchema<T> : Schema<T>;
/**
 * Ties a schema to an interface: if a key or a type differs, the code does not compile, and the error names the key.
 * The schema is built once, at its first use, which throws an error when the installed zod is older than 4.3.
 *
 * @example
 * const roomSchema: ObjectSchema<Room> = schema<Room>()((oneOf) =>
 *   z.looseObject({ id: z.string(), kind: oneOf(roomKinds), bed: bedSchema(oneOf) }),
 * )
 * const newRoomSchema: Schema<NewRoom> = schema<NewRoom>()(() => roomSchema(closed).omit({ id: true }))
 */
declare const schema: <T>() => (<S extends z.ZodType>(make: (oneOf: Enumeration) => Same<Flat<z.output<S>>, Flat<T>> extends true ? S : S & Mismatch<z.output<S>, T>) => SchemaOf<T, S>);

declare const itemMetadataSchema: Schema<ItemMetadata>;
declare const bulkActionMetadataSchema: Schema<BulkActionMetadata>;
/** Creates the schema of a bulk result from the schema of its entities. */
declare const bulkResultSchemaOf: <T>(item: Schema<T>) => Schema<BulkResult<T>>;

/** An email address: the form that all inputs and pages take. */
declare const emailSchema: Schema<string>;

/** The fields that apps keep in an entity, by the namespaces of the apps. */
declare const extendedFieldsSchema: Schema<{
    namespaces?: Record<string, unknown>;
}>;

/** The SEO data of a page, as the platform returns it and as a caller may write it. */
declare const seoDataSchema: ObjectSchema<SeoData>;

/** Tags as the platform returns them. */
declare const tagsSchema: ObjectSchema<Tags>;
/** Tags as a caller may write them. */
declare const tagsInputSchema: ObjectSchema<Tags>;

/** A number that may be `NaN` or infinite, which `z.number()` rejects. */
declare const floatSchema: Schema<number>;
declare const moneySchema: Schema<Money>;
declare const addressSchema: ObjectSchema<Address>;
declare const imageSchema: ObjectSchema<Image>;
declare const detailedImageSchema: ObjectSchema<DetailedImage>;
declare const priceSchema: Schema<Price>;
declare const multiCurrencyPriceSchema: Schema<MultiCurrencyPrice>;
declare const translatableSchema: Schema<Translatable>;
/** The schema of a text and its translation in an input, with their maximum lengths. */
declare const translatableOf: (longest: number, longestTranslation?: number) => z.ZodType<Translatable>;

/** The limits of a decimal number, as decimal text like the number itself: `"0.01"`. */
interface DecimalLimits {
    /** Inclusive minimum. */
    readonly atLeast?: string;
    /** Exclusive minimum. */
    readonly above?: string;
    /** Inclusive maximum. */
    readonly atMost?: string;
    /** Exclusive maximum. */
    readonly below?: string;
    /** Maximum number of decimal places. */
    readonly scale?: number;
}
/**
 * The schema of a decimal number as text, such as an amount, with its format and limits. The number is never converted,
 * so that no digit is lost.
 *
 * @example
 * z.looseObject({ amount: decimalOf({ atLeast: '0', scale: 2 }) })
 */
declare const decimalOf: ({ atLeast, above, atMost, below, scale }?: DecimalLimits) => z.ZodString;

/** The kind of value that filters compare with. `decimal` is an amount as text, compared as a number. */
type ValueKind = 'text' | 'decimal' | 'number' | 'date' | 'boolean';
/** The rules of one field: its kind, its operators, and whether lists can be sorted by it. */
interface QueryField {
    /** The kind of the values, or of the items of a list. An `enum` has `values`. */
    readonly kind: ValueKind | 'enum';
    /** The values of an enumeration. */
    readonly values?: readonly string[];
    /** Whether the field contains several values. */
    readonly list: boolean;
    /** The operators that a condition on the field accepts. */
    readonly operators: readonly FilterOperator[];
    /** Whether lists can be sorted by it. */
    readonly sortable: boolean;
}
declare const fieldsType: unique symbol;
/** The rules of an entity's fields, by path. F is the interface of the table. */
type QueryFields<F = unknown> = Readonly<Record<string, QueryField>> & {
    readonly [fieldsType]?: F;
};
type KindOf<T> = [T] extends [boolean] ? 'boolean' : [T] extends [Date] ? 'date' : [T] extends [number] ? 'number' : IsText<T> extends true ? 'text' | 'decimal' : readonly (T & string)[];
type ContentOf<T> = [T] extends [readonly (infer Item)[]] ? {
    readonly list: KindOf<Item>;
} | (IsText<Item> extends true ? 'list' : never) : KindOf<T>;
type LimitsOf<Limits extends FieldLimits> = (Limits extends {
    readonly operators: infer Only;
} ? {
    readonly operators: readonly Only[];
} : {
    readonly operators?: never;
}) & (Limits extends {
    readonly sort: false;
} ? {
    readonly sort: false;
} : {
    readonly sort?: never;
});
type RowOf<Field> = [Field] extends [Limited<infer T, infer Limits>] ? {
    readonly of: ContentOf<T>;
} & LimitsOf<Limits> : ContentOf<Field>;
/** One row for each field of F, of the kind that matches its type. */
type QueryFieldRows<F> = {
    readonly [K in keyof F]-?: RowOf<F[K]>;
};
/** The operators of a field that is compared only with whole values. */
declare const matchOperators: readonly MatchOperator[];
/**
 * Declares the filterable fields of an entity: the compiler requires one row for each field of the interface. A row is
 * the kind of the field, the constant list of an enumeration, `list` for several strings, `{ list: … }` for several
 * values of another kind, or `{ of, operators, sort }` for a field with restrictions. The client and the emulator check
 * filters and sort orders against it.
 *
 * @example
 * export const roomFields: QueryFields<RoomFields> = queryFields<RoomFields>()({
 *   id: { of: 'text', operators: matchOperators, sort: false },
 *   name: 'text',
 *   kind: roomKinds,
 *   tags: 'list',
 * })
 */
declare const queryFields: <F>() => ((rows: QueryFieldRows<F>) => QueryFields<F>);
/** The path of a field in the table: as written, or without the underscores of system fields. */
declare const knownField: (fields: QueryFields, name: string) => string | undefined;

/**
 * Checks a filter of the platform's query language against the fields of an entity. Returns one violation for each
 * unknown field, operator and value; the path of a violation starts at `path`.
 *
 * @example
 * checkFilter({ type: 'PARTY' }, serviceFields, 'filter')
 * // [{ field: 'filter.type', description: 'must be one of APPOINTMENT, CLASS, COURSE', … }]
 */
declare const checkFilter: (filter: unknown, fields: QueryFields, path: string) => FieldViolation[];
/** Checks a sort order. Returns one violation for each unknown field and direction. */
declare const checkSort: (sort: unknown, fields: QueryFields, path: string) => FieldViolation[];

/**
 * The schema of a filter over the fields of an entity. Rejects an unknown field, operator or value with the platform's
 * messages. In JSON Schema it lists the fields and their operators.
 *
 * @example
 * z.looseObject({ filter: z.exactOptional(filterOf(serviceFields)) })
 */
declare const filterOf: <F>(fields: QueryFields<F>) => z.ZodType<Filter<F>>;
/** The schema of a list of sort orders, at most `most` of them. */
declare const sortOf: <F>(fields: QueryFields<F>, most?: number) => z.ZodType<readonly Sort<F>[]>;
/** The schema of offset paging; a page has at most 100 items. */
declare const offsetPagingSchema: Schema<OffsetPaging>;
/** The schema of cursor paging; a page has at most `maximum` items. */
declare const cursorPagingOf: (maximum: number) => Schema<CursorPaging>;
/** The schema of cursor paging; a page has at most 100 items. */
declare const cursorPagingSchema: Schema<CursorPaging>;
/** The limits of a query, if they differ from 50 sort orders and 100 items per page. */
interface QueryLimits {
    /** Maximum number of fields to sort by in one query. */
    readonly mostSortOrders?: number;
    /** Maximum number of items per page. */
    readonly largestPage?: number;
}
/**
 * The schema of a query with cursor paging: its filter, sort orders and page.
 *
 * @example
 * const queryRoomsInputSchema: Schema<QueryRoomsInput> =
 *   schema<QueryRoomsInput>()(() => cursorQueryOf(roomFields, { mostSortOrders: 5 }))
 */
declare const cursorQueryOf: <F>(fields: QueryFields<F>, { mostSortOrders, largestPage }?: QueryLimits) => z.ZodType<CursorQuery<F>>;
/**
 * The schema of a query with offset paging: its filter, sort orders and page.
 *
 * @example
 * const queryRoomsInputSchema: Schema<QueryRoomsInput> =
 *   schema<QueryRoomsInput>()(() => offsetQueryOf(roomFields))
 */
declare const offsetQueryOf: <F>(fields: QueryFields<F>) => z.ZodType<OffsetQuery<F>>;
/**
 * The schema of a call that counts the items that match a filter.
 *
 * @example
 * const countRoomsInputSchema: Schema<CountRoomsInput> =
 *   schema<CountRoomsInput>()(() => countQueryOf(roomFields))
 */
declare const countQueryOf: <F>(fields: QueryFields<F>) => z.ZodObject<{
    filter: z.ZodExactOptional<z.ZodType<Filter<F>>>;
}, z.core.$loose>;

/** The rules of an entity's search. */
interface SearchRules<F = unknown, Searchable extends string = string, Aggregatable extends string = string> {
    /** The fields that can be filtered and sorted by. */
    readonly fields: QueryFields<F>;
    /** The fields in which free text is searched. */
    readonly searchable: readonly Searchable[];
    /** Fields that may be aggregated. */
    readonly aggregatable: readonly Aggregatable[];
    /** Limits of the operation, if they differ from 100 characters, 20 fields and 10 sort orders. */
    readonly longestExpression?: number;
    /** Maximum number of fields to search in. */
    readonly mostSearchFields?: number;
    /** Maximum number of fields to sort by. */
    readonly mostSortOrders?: number;
}
/** Checks the free text of a search. Returns one violation for each invalid part. */
declare const checkSearchDetails: (search: unknown, { searchable, longestExpression, mostSearchFields, }: Omit<SearchRules, "fields" | "aggregatable">, path: string) => FieldViolation[];
/**
 * Checks the aggregations of a search. Returns one violation for each unknown type and field, each detail that is
 * missing or belongs to another type, and each exceeded limit.
 */
declare const checkAggregations: (aggregations: unknown, rules: Pick<SearchRules, "fields" | "aggregatable">, path: string) => FieldViolation[];
/**
 * The schema of a search without aggregations: its filter, sort orders and page, and its free text. Rejects unknown
 * fields with the platform's messages.
 *
 * @example
 * const searchRoomsInputSchema: Schema<SearchRoomsInput> =
 *   schema<SearchRoomsInput>()(() => textSearchOf(roomSearch))
 */
declare const textSearchOf: <F, Searchable extends string>(rules: SearchRules<F, Searchable>) => z.ZodType<TextSearch<F, Searchable>>;
/**
 * The schema of a search: its filter, sort orders and page, its free text and its aggregations. Rejects unknown fields
 * with the platform's messages.
 *
 * @example
 * const searchRoomsInputSchema: Schema<SearchRoomsInput> =
 *   schema<SearchRoomsInput>()(() => cursorSearchOf(roomSearch))
 */
declare const cursorSearchOf: <F, Searchable extends string, Aggregatable extends string>(rules: SearchRules<F, Searchable, Aggregatable>) => z.ZodType<CursorSearch<F, Searchable, Aggregatable>>;

/**
 * Checks the name of a time zone. A plain offset such as `+01:00` is rejected, because it has no daylight saving time.
 */
declare const checkTimeZone: (timeZone: unknown, path: string) => FieldViolation[];
/** The schema of the IANA name of a time zone. */
declare const timeZoneSchema: (longest: number) => z.ZodString;

/** The schemas of the input and the output of one operation. */
interface OperationSchema {
    readonly id: string;
    /** Schema of the operation's input. */
    readonly input: Schema<unknown>;
    /** Absent when the operation returns nothing. For a page: the schema of one item. */
    readonly output?: Schema<unknown>;
    /** The conversions that a server applies to the input, if the operation itself needs no shape to encode it. */
    readonly shape?: Shape<unknown>;
}
/** Declares the schemas of an operation; their types must match the operation. */
declare const operationSchema: <Input, Output>(operation: ((client: never, input: Input) => Promise<Output>) & {
    readonly spec: {
        readonly id: string;
    };
}, input: Schema<NoInfer<Input>>, output?: Schema<Result<NoInfer<Output>>>, shape?: Shape<NoInfer<Input>>) => OperationSchema;
/** The item of a page or a list, or the result itself. */
type Result<T> = NonNullable<T> extends {
    readonly items: readonly (infer Item)[];
    hasNext(): boolean;
} ? Item : NonNullable<T> extends readonly (infer Item)[] ? Item : NonNullable<T>;
/**
 * Checks a value and throws the ValidationError that the platform would return. A field that is `undefined` counts as
 * absent, because JSON omits it.
 */
declare const check: <T>(own: Schema<T>, value: unknown, path?: readonly PropertyKey[]) => T;
/**
 * Opt-in validation for `createClient({ validate })`: checks inputs before they are sent and results before they are
 * returned.
 *
 * @example
 * import { bookingsSchemas } from '@frontdesk/bookings/schemas'
 * const client = createClient({ platform: hosted(), validate: validation(bookingsSchemas) })
 */
declare const validation: (...groups: readonly (readonly OperationSchema[])[]) => Validation;

export { addressSchema, bulkActionMetadataSchema, bulkResultSchemaOf, check, checkAggregations, checkFilter, checkSearchDetails, checkSort, checkTimeZone, closed, countQueryOf, cursorPagingOf, cursorPagingSchema, cursorQueryOf, cursorSearchOf, decimalOf, detailedImageSchema, emailSchema, extendedFieldsSchema, filterOf, floatSchema, imageSchema, itemMetadataSchema, knownField, matchOperators, moneySchema, multiCurrencyPriceSchema, offsetPagingSchema, offsetQueryOf, open, operationSchema, priceSchema, queryFields, schema, seoDataSchema, sortOf, tagsInputSchema, tagsSchema, textSearchOf, timeZoneSchema, translatableOf, translatableSchema, validation };
export type { DecimalLimits, Enumeration, Fields, ObjectSchema, OperationSchema, QueryField, QueryFieldRows, QueryFields, QueryLimits, Schema, SearchRules, ValueKind };
