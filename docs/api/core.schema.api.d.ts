import * as z from 'zod';

/** An enumeration whose known values an editor offers. It is open: a value that the platform adds later breaks nothing. */
type Open<Known extends string> = Known | (string & {});
/** The known values of an enumeration; `never` for plain text. */
type KnownValues<T> = T extends string ? (string extends T ? never : T) : never;

/** Every kind of rule that a field can violate. */
declare const violatedRules: readonly ["VALIDATION", "OTHER", "MAX", "MIN", "MAX_LENGTH", "MIN_LENGTH", "MAX_SIZE", "MIN_SIZE", "FORMAT", "DECIMAL_LTE", "DECIMAL_GTE", "DECIMAL_LT", "DECIMAL_GT", "DECIMAL_MAX_SCALE", "INVALID_ENUM_VALUE", "REQUIRED_FIELD", "FIELD_NOT_ALLOWED", "ONE_OF_ALIGNMENT", "EXACT_LENGTH", "EXACT_SIZE", "REQUIRED_ONE_OF_FIELD"];
/** The kind of rule that a field violates. */
type ViolatedRule = Open<(typeof violatedRules)[number]>;
/** One field that the platform, or a local check, refused. */
interface FieldViolation {
    /** Path of the field, in dots, as the caller wrote it. */
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
/** The fields that every error of this library carries beside its message. */
interface ErrorFields {
    /** The name of the failure, as a constant. A literal union per family, open at the end. */
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
    /** The kind of network fault, timeout or decoding fault: `refused`, `body`, `truncated`, … */
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
    /** The fields that were refused. Present when the input was invalid. */
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
    /** The address of the page that explains the code; a path below `node_modules` as long as there is no site. */
    get helpUrl(): string;
    /** Safe for logs: no header, no token, no body of a request; 4 kB at most. */
    toJSON(): Record<string, unknown>;
}

/** A picture. Width and height are of the original, in pixels. */
interface Image {
    /** Address that a browser can load. */
    url: string;
    /** Id in the media store; absent for a picture that is stored elsewhere. */
    id?: string;
    /** File name, as it was uploaded. */
    filename?: string;
    width?: number;
    height?: number;
    /** A description of the picture, for people who do not see it. */
    altText?: string;
}
/** A picture with the details that orders have. */
interface DetailedImage extends Image {
    /** The moment at which the address stops working. */
    urlExpirationDate?: Date;
    /** The point that stays visible when the picture is cropped, in parts of width and height. */
    focalPoint?: {
        /** Distance from the left edge, in pixels of the original. */
        x: number;
        /** Distance from the top edge, in pixels of the original. */
        y: number;
    };
}

/** The names of `id`, `createdDate` and `updatedDate` on the wire: `plain`, the default, or with an underscore. */
type SystemFieldNames = 'plain' | 'underscored';
/** The form of the data on the wire, by which conversions differ. */
interface WireForm {
    readonly names?: SystemFieldNames;
    /** Address in front of an image's id; the hosted platform's unless given. */
    readonly media?: string;
}
/** Converts one value between its wire form and ours; `null` and absent values never reach it. */
interface Conversion<T> {
    /** Names the conversion, for the encoder. */
    readonly kind: string;
    /** Whether the value is a list that is converted as a whole, and not one item after the other. */
    readonly list?: true;
    /** Turns the value of the wire into that of the app. */
    readonly decode: (wire: unknown, form: WireForm) => unknown;
    /** Type only: the type of the decoded value. */
    readonly type?: T;
}
/** The conversions of an object: only the fields that are converted, nothing else is ever visited. */
interface Shape<T> {
    /** The fields that are converted, with their conversions. */
    readonly rows: readonly (readonly [field: string, row: Row | (() => Row)])[];
    /** Whether the object is an entity, whose system fields may be underscored on the wire. */
    readonly entity: boolean;
    /** Never present; tells a shape from a list of them. */
    readonly list?: never;
    /** Converts an answer of the platform, in place. */
    readonly decode: (wire: unknown, form: WireForm) => unknown;
    /** Decodes a value, or each item of an array. Apps whose operations convert nothing do not carry this code. */
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

/** The address of a platform and the form of its data. It is plain data: make your own with a spread. */
interface Platform extends WireForm {
    /** Origin of every call, and the only one that a token is sent to. */
    readonly origin: string;
    /** Other prefixes in place of the ones that operations name, for a platform with other paths. */
    readonly prefixes?: Readonly<Record<string, string>>;
    /** Headers of every call. */
    readonly headers?: Readonly<Record<string, string>>;
}

/** HTTP method of a call. */
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** A method and a path with its parameters in braces: `GET /v2/services/{serviceId}`. */
type Route = `${Method} /${string}`;
/** One call of an operation, as a result that asks for more (a page) needs it. */
interface Call<Input = never, Output = unknown> {
    readonly client: Client;
    /** The operation that is called. */
    readonly operation: OperationSpec<Input, Output>;
    /** The input of the call, before it is encoded. */
    readonly input: Input;
    readonly options: CallOptions;
}
/** Where the result lies in the answer and what is converted in it. */
interface Answer<Output> {
    /** Field of the body that holds the result; the whole body when absent. */
    readonly key?: string;
    readonly shape?: Shape<unknown>;
    /** Whether the field holds a list of results. */
    readonly list?: true;
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
    /** Builds the body of the request from the input. */
    readonly wrap: (input: Record<string, unknown>) => Record<string, unknown>;
    /** The inputs that ask for the page after and the page before. */
    readonly around: (input: never, metadata: PagingMetadata, count: number) => PagesAround;
}
/** The paging metadata of an answer, in all its forms. */
interface PagingMetadata {
    /** Number of items on this page. */
    count?: number;
    /** Number of items before this page. Absent with cursor paging. */
    offset?: number;
    /** Number of items on all pages, when the platform counts them. */
    total?: number;
    /** `true` when there are too many items for an exact total. */
    tooManyToCount?: boolean;
    /** Whether a page follows this one. */
    hasNext?: boolean;
    /** Cursors of the pages around this one. Absent with offset paging. */
    cursors?: {
        next?: string;
        prev?: string;
    };
}
/** Inputs of the neighbours of a page; absent where there is none. */
interface PagesAround {
    readonly next?: object | undefined;
    /** Input that reads the previous page; absent on the first one. */
    readonly previous?: object | undefined;
}
/** The declaration of an operation: the client, the emulator, the hooks, the tests and the docs all read it. */
interface OperationSpec<Input, Output> {
    /** Unique id: package, resource, verb. */
    readonly id: string;
    /** A read changes nothing, so it may be repeated and cached. */
    readonly kind: 'read' | 'write';
    /** The prefix of the path on the hosted platform: `/_api/bookings`. A profile may map it to another prefix. */
    readonly prefix: string;
    /**
     * The `{parameters}` are filled from the input, `{service.id}` from a nested field. The rest of the input is sent as query
     * string by GET and DELETE, as JSON by the other methods.
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
    /** How the result is read from the body of the answer. */
    readonly response?: Answer<Output>;
    /** The call needs an elevated client. Without one it throws a ContextError and sends nothing. */
    readonly elevated?: boolean;
    /** The call is sent without a token, as the calls that get a token are. */
    readonly anonymous?: boolean;
    /** Tells by the input whether a write may be sent again like a read: a visitor session may, the exchange of a code may not. */
    readonly repeatable?: (input: Input) => boolean;
    /**
     * Fields of the input that hold secrets, such as `password` or `smsData.code`, with all that they contain. When a
     * refusal repeats a secret, errors show `***` in its place. `all`: errors show nothing of a refusal but its status.
     */
    readonly secrets?: readonly string[] | 'all';
}
/** A declaration whose types do not matter. */
type AnySpec = OperationSpec<never, unknown>;
/** The `Response` of a transport. It may bring a reader of its body that costs less than the stream. */
interface TransportResponse extends Response {
    /** Reads the body at a lower cost than its stream. */
    readonly reader?: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>;
}
/** One function with the shape of `fetch`. */
type Transport = (url: string, init: RequestInit) => Promise<TransportResponse>;
/** The facts about an answer beside the result of the call. */
interface ResponseInfo {
    /** HTTP status of the answer. */
    readonly status: number;
    /** Empty on HTTP/2. */
    readonly statusText: string;
    /** Headers of the answer. */
    readonly headers: Headers;
    readonly requestId?: string | undefined;
}
/** How long a call may take and how often it may be tried. */
interface Limits {
    /** Milliseconds for one request, answer included; 10,000 unless given, 30,000 for a write that is sent once. */
    readonly timeout?: number | undefined;
    /** Milliseconds for the whole call, waits and retries included; 30,000 unless given, or `timeout` if that is longer. */
    readonly deadline?: number | undefined;
    /** The most requests for one call; 3 unless given. Only a request that is safe to repeat is sent again. */
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
/** The fields of every event that hooks are told of. */
interface CallEvent {
    /** Id of the operation: `bookings.services.get`. */
    readonly operation: string;
    /** Requests made so far, this one included. */
    readonly attempts: number;
    /** One object for all events of one call, so that a hook can tell calls apart. */
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
/** A call is sent again. */
interface RetryEvent extends CallEvent {
    /** Why the last attempt failed. */
    readonly error: FrontdeskError;
    /** Milliseconds until the next request. */
    readonly delay: number;
}
/** A call succeeded: its result is about to be given back. */
type SuccessEvent = CallEvent;
/** A call failed for good. */
interface ErrorEvent extends CallEvent {
    /** The error that the call rejects with. */
    readonly error: unknown;
}
/** Functions that are told of calls, synchronously. A hook must not throw: the call would fail. */
interface Hooks {
    /** Called before each attempt is sent. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
    /** Called when the headers of an answer have arrived. */
    readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
    /** Called before the wait that precedes another attempt. */
    readonly onRetry?: ((event: RetryEvent) => void) | undefined;
    /** Called once when the call resolves. */
    readonly onSuccess?: ((event: SuccessEvent) => void) | undefined;
    /** Called once when the call rejects. */
    readonly onError?: ((event: ErrorEvent) => void) | undefined;
}
/** Gives each request its token: `oauth()`, `apiKey()`, … of `@frontdesk/auth`. */
interface Auth {
    /** Gives the headers for one request. `options.signal` ends the wait of this caller only. The call fails if this throws. */
    headers(client: Client, options: CallOptions): Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
    /**
     * Told that the platform refused these headers (401). Gives new ones with which the same person can try again;
     * `undefined` when there are none.
     */
    refused?(client: Client, headers: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>> | undefined>;
    /** Whether calls that need an elevated client may be made. */
    readonly elevated?: boolean;
    /** A sentence that errors add when the platform refuses these headers for good: what to look at. */
    readonly advice?: string;
}
/** Checks input before it is sent and results before they are given back; throws a ValidationError. */
interface Validation {
    /** Checks the input before it is sent. Throws a `ValidationError`. */
    input(operation: AnySpec, input: unknown): void;
    /** Checks the decoded answer. Throws when it does not match the operation. */
    output(operation: AnySpec, output: unknown): void;
}
/** Settings of a client. */
interface ClientOptions<A extends Auth | undefined = Auth | undefined> extends Limits {
    /** `hosted()` or `local(url)`. */
    readonly platform: Platform;
    /** How calls are authorised; without it they are sent bare. */
    readonly auth?: A | undefined;
    /** In place of the global `fetch`. */
    readonly fetch?: Transport | undefined;
    /** Headers for every call. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Hooks that are told of every call. `combineHooks` puts several together. */
    readonly hooks?: Hooks | undefined;
    /** Opt-in check of inputs and results, from `@frontdesk/core/schema`. */
    readonly validate?: Validation | undefined;
}
/** A client makes calls. It holds no data of a person: the session holds them, in its own store. */
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
    /** Two letters, ISO 3166-1. */
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
    /** The whole address as one line of text, written by the platform. */
    formattedAddress?: string;
    /** The place on the map, in degrees. */
    geocode?: Geocode;
}
/** A street address, split into its parts. */
interface StreetAddress {
    name?: string;
    /** House number, which may hold letters. */
    number?: string;
    /** Apartment, suite or floor. */
    apt?: string;
}
/** A place on the globe, in degrees. */
interface Geocode {
    latitude: number;
    longitude: number;
}

/** The result of one item of a bulk call. */
interface ItemMetadata {
    /** Id of the item; absent when the item was to be created and was refused. */
    id?: string;
    /** Place of the item in the request, from 0. */
    originalIndex: number;
    /** Whether the action on this item succeeded. */
    success: boolean;
    /** Why the action on this item failed; absent when it succeeded. */
    error?: {
        /** Code of the error, as a single call would have given it. */
        code: string;
        description: string;
        /** Further data of the error, if there is any. */
        data?: Record<string, unknown>;
    };
}
/** The numbers of items of a bulk call that succeeded and failed. */
interface BulkActionMetadata {
    /** How many items were processed. */
    totalSuccesses: number;
    /** How many items failed, including those without details. */
    totalFailures: number;
    /** Failures beyond those that are listed. */
    undetailedFailures: number;
}
/** One item of a bulk call. */
interface BulkItem<T> {
    itemMetadata: ItemMetadata;
    /** The entity, when the call asked for it and the item was not refused. */
    item?: T;
}
/** The result of a bulk call: each item succeeds or fails on its own. */
interface BulkResult<T> {
    /** In the order of the request. */
    results: BulkItem<T>[];
    bulkActionMetadata: BulkActionMetadata;
}

/** An amount in the currency of the order. Decimal text, never computed with on the client. */
interface Price {
    /** Decimal text: `"12.50"`. */
    amount: string;
    /** The amount as text for people, in the customer's language. */
    formattedAmount?: string;
}
/** An amount in the currency of the business and in that of the customer. */
interface MultiCurrencyPrice extends Price {
    /** In the customer's currency. */
    convertedAmount?: string;
    /** The converted amount with its currency symbol, ready to be shown. */
    formattedConvertedAmount?: string;
}
/** An amount with its currency. */
interface Money {
    /** Decimal text: `"12.50"`. */
    value: string;
    /** Three letters, ISO 4217. */
    currency: string;
    /** The amount with its currency symbol, ready to be shown. Only in answers. */
    formattedValue?: string;
}

/** The data that search engines are told about a page: of a service, of a product. */
interface SeoData {
    tags?: SeoTag[];
    /** Settings that stand in no tag. */
    settings?: {
        /** Whether an earlier address of the page does not lead to the new one by itself. */
        preventAutoRedirect?: boolean;
        /** At most five. */
        keywords?: {
            /** The word or words that people search for. */
            term?: string;
            /** Whether it is the most important one. */
            isMain?: boolean;
            /** The author of the word; at most 1,000 characters. */
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
    /** Settings about the tag itself, by name. */
    meta?: Record<string, unknown>;
    /** The text between the opening and the closing tag. */
    children?: string;
    /** Whether it was added by hand. */
    custom?: boolean;
    /** Whether it is left out of the page. */
    disabled?: boolean;
}

/** The ids of the tags of a record: those that the business alone sees, and the others. */
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
/** The operators of a field that is only compared with whole values. */
type MatchOperator = '$eq' | '$ne' | '$in' | '$nin';
/** The limits of a field that takes fewer conditions than its type allows. */
interface FieldLimits {
    /** The only operators that the field takes. */
    readonly operators?: FilterOperator;
    /** `false` when lists cannot be sorted by it. */
    readonly sort?: false;
}
/**
 * The type of a field that takes fewer operators than its type would, or that lists cannot be sorted by:
 * `Limited<string, { operators: MatchOperator; sort: false }>`.
 */
interface Limited<T, Limits extends FieldLimits> {
    /** Type of the field's values. Exists only for the compiler. */
    readonly '~value': T;
    /** Operators and sorting that the field allows. Exists only for the compiler. */
    readonly '~limits': Limits;
}
/** The type of the values of a field, without its limits. */
type FieldValue<Field> = [Field] extends [Limited<infer T, FieldLimits>] ? T : Field;
/** Whether T is text of any content: an enumeration that is open at the end is not. */
type IsText<T> = string extends T ? ([KnownValues<T>] extends [never] ? true : false) : false;
type OperatorsOfType<T> = [T] extends [readonly (infer Item)[]] ? List<Item> : [T] extends [boolean] ? Equality<boolean> : [T] extends [Date] ? Ordering<Date | string> : [T] extends [number] ? Ordering<number> : IsText<T> extends true ? Text : Equality<T>;
/** The operators that a field takes, by the type that F gives it. */
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
    /** Matches when this filter does not. */
    $not?: Filter<F>;
};
/** The fields that a list can be sorted by: all but lists and those that are for filters only. */
type SortableName<F> = keyof F & string & {
    [K in keyof F]: [F[K]] extends [Limited<unknown, {
        readonly sort: false;
    }>] ? never : [FieldValue<F[K]>] extends [readonly unknown[]] ? never : K;
}[keyof F];
/** Order of the results by one field. */
interface Sort<F> {
    /** Path of the field to sort by. */
    readonly fieldName: SortableName<F>;
    /** `ASC` unless given. */
    readonly order?: 'ASC' | 'DESC';
}
/** A window of a list. */
interface OffsetPaging {
    /** How many items to skip; 0 unless given. */
    readonly offset?: number;
    /** How many items a page holds; 50 unless given. */
    readonly limit?: number;
}
/** A window that a cursor of the page before opens. */
interface CursorPaging {
    /** Cursor of the page to read, from the metadata of another page. The first page has none. */
    readonly cursor?: string;
    /** How many items a page holds; 50 unless given. */
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

/** How the words of a search expression are combined: an item holds one of them, or all. */
declare const searchModes: readonly ["OR", "AND"];
/** Free text to search for. */
interface SearchDetails<Searchable extends string = string> {
    /** Words to find. Upper and lower case are the same, and so are letters with and without accents. */
    readonly expression?: string;
    /** `OR` unless given. */
    readonly mode?: (typeof searchModes)[number];
    /** The fields to search in; all searchable ones unless given. */
    readonly fields?: readonly Searchable[];
    /** Whether a word may differ by a letter or two: `masage` finds `massage`. */
    readonly fuzzy?: boolean;
}
/** Every figure that a `SCALAR` aggregation gives. */
declare const scalarTypes: readonly ["COUNT_DISTINCT", "MIN", "MAX"];
/** Every width of a bar of a `DATE_HISTOGRAM`. A week begins on Monday. */
declare const dateIntervals: readonly ["YEAR", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND"];
/** Counts the items by each value of a field. */
interface ValueAggregation<Field extends string = string> {
    /** Counts the items per value of a field. */
    readonly type: 'VALUE';
    /** Tells the results of one search apart; at most 100 characters. */
    readonly name: string;
    /** Path of the field that is aggregated. */
    readonly fieldPath: Field;
    /** How the groups are counted and sorted. */
    readonly value?: {
        /** How many values are given, 1 to 250; 10 unless given. */
        readonly limit?: number;
        /** Sorted by the number of items or by the value; `COUNT` unless given. */
        readonly sortType?: 'COUNT' | 'VALUE';
        /** `DESC` unless given. */
        readonly sortDirection?: 'DESC' | 'ASC';
        /** Whether items without a value are counted too; `EXCLUDE` unless given. */
        readonly missingValues?: 'EXCLUDE' | 'INCLUDE';
        /** Under which value items without one are counted; `N/A`, `0` or `false` unless given. */
        readonly includeOptions?: {
            /** Name of the group for items that have no value. */
            readonly addToBucket?: string;
        };
    };
}
/** Counts the items whose number lies in each bucket: from `from`, up to and without `to`. */
interface RangeAggregation<Field extends string = string> {
    /** Counts the items per range of a number field. */
    readonly type: 'RANGE';
    readonly name: string;
    /** Path of the field that is aggregated. */
    readonly fieldPath: Field;
    /** 1 to 50 buckets; a side that is not given is open. */
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
/** One figure over all items. */
interface ScalarAggregation<Field extends string = string> {
    /** Computes one number over a field. */
    readonly type: 'SCALAR';
    readonly name: string;
    /** Path of the field that is aggregated. */
    readonly fieldPath: Field;
    /** `MIN` and `MAX` take fields that hold numbers or dates. */
    readonly scalar: {
        /** The kind of figure, such as `MIN` or `COUNT_DISTINCT`. */
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
/** Counts or figures over all items that a search finds. */
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
    /** IANA name of the time zone of date histograms; UTC unless given. */
    readonly timeZone?: string;
}

/** Makes the schema of an enumeration out of its list of values: `open` or `closed`. */
type Enumeration = <Value extends string>(values: readonly Value[]) => z.ZodType<Open<Value>>;
/** Takes any text, so that a value that the platform adds later breaks nothing. JSON Schema lists the known values. */
declare const open: Enumeration;
/** Takes only the values of the list. It is for inputs. */
declare const closed: Enumeration;
/**
 * A zod schema that is built when it is first asked for. Its enumerations are open, as in an answer of the platform;
 * `serviceSchema(closed)` is the schema of an input.
 */
type Schema<T> = (enumeration?: Enumeration) => z.ZodType<T>;
/** A typed schema of an object: zod's `pick`, `omit`, `extend` and `exactPartial` make the schemas of its parts. */
type ObjectSchema<T> = (enumeration?: Enumeration) => z.ZodObject<Fields<T>, z.core.$loose>;
/** The schema of each field, which zod infers T from again. */
type Fields<T> = {
    [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? z.ZodExactOptional<z.ZodType<Exclude<T[K], undefined>>> : z.ZodType<T[K]>;
};
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
/** Without the index signature that a loose object infers. */
type Known<T> = {
    [K in keyof T as string extends K ? never : K]: T[K];
};
/** A type made flat, so that only keys and types are compared: an enumeration by its values, and `undefined` as absent. */
type Flat<T> = [T] extends [string] ? [KnownValues<T>] extends [never] ? string : KnownValues<T> : FlatOther<T>;
type FlatOther<T> = T extends Date ? T : T extends readonly (infer Item)[] ? Flat<Item>[] : T extends object ? {
    [K in keyof Known<T>]: Flat<FieldOf<Known<T>, K>>;
} : T;
type FieldOf<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? Exclude<T[K], undefined> : T[K];
/** The paths at which two flat types differ. */
type Differences<A, B> = A extends readonly (infer Item)[] ? B extends readonly (infer Other)[] ? Differences<Item, Other> : never : A extends Date ? never : A extends object ? B extends object ? {
    [K in keyof (A & B) & string]: K extends keyof A & keyof B ? Same<Pick<A, K>, Pick<B, K>> extends true ? never : [Differences<NonNullable<A[K]>, NonNullable<B[K]>>] extends [infer Inner extends string] ? [Inner] extends [never] ? K : `${K}.${Inner}` : K : K;
}[keyof (A & B) & string] : never : never;
/** The keys of this type name the fields at which S, that a schema infers, differs from T: the compiler prints them. */
type Mismatch<S, T> = [Differences<Flat<S>, Flat<T>>] extends [never] ? {
    'schema differs from its interface': true;
} : {
    [Path in Differences<Flat<S>, Flat<T>> as `schema differs: ${Path}`]: true;
};
type SchemaOf<T, S extends z.ZodType> = S extends z.ZodObject ? ObjectSchema<T> : Schema<T>;
/**
 * Ties a schema to an interface: where a key or a type differs, it does not compile, and the error names the key. The
 * schema is built once, at its first use, which throws an error when the installed zod is older than 4.3.
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
/** The schema of a bulk result, by that of its entities. */
declare const bulkResultSchemaOf: <T>(item: Schema<T>) => Schema<BulkResult<T>>;

/** The data of a page for search engines, as the platform gives it and as a caller may write it. */
declare const seoDataSchema: ObjectSchema<SeoData>;

/** Tags as the platform gives them. */
declare const tagsSchema: ObjectSchema<Tags>;
/** Tags as a caller may write them. */
declare const tagsInputSchema: ObjectSchema<Tags>;

/** A number that may be `NaN` or infinite, which `z.number()` refuses. */
declare const floatSchema: Schema<number>;
declare const moneySchema: Schema<Money>;
declare const addressSchema: ObjectSchema<Address>;
declare const imageSchema: ObjectSchema<Image>;
declare const detailedImageSchema: ObjectSchema<DetailedImage>;
declare const priceSchema: Schema<Price>;
declare const multiCurrencyPriceSchema: Schema<MultiCurrencyPrice>;
declare const translatableSchema: Schema<Translatable>;
/** The schema of a text and its translation as a caller gives them, with the longest of each. */
declare const translatableOf: (longest: number, longestTranslation?: number) => z.ZodType<Translatable>;

/** The limits of a decimal number. They are decimal text, as the number itself: `"0.01"`. */
interface DecimalLimits {
    /** The number is this or more. */
    readonly atLeast?: string;
    /** The number is more than this. */
    readonly above?: string;
    /** The number is this or less. */
    readonly atMost?: string;
    /** The number is less than this. */
    readonly below?: string;
    /** The most digits behind the point. */
    readonly scale?: number;
}
/**
 * The schema of a decimal number as text, such as an amount: its form and its limits. The number is never converted, so
 * that no digit is lost.
 *
 * @example
 * z.looseObject({ amount: decimalOf({ atLeast: '0', scale: 2 }) })
 */
declare const decimalOf: ({ atLeast, above, atMost, below, scale }?: DecimalLimits) => z.ZodString;

/** The kind of a value that filters compare with. `decimal` is an amount as text, compared as a number. */
type ValueKind = 'text' | 'decimal' | 'number' | 'date' | 'boolean';
/** The rules of one field: its kind, its operators, and whether lists are sorted by it. */
interface QueryField {
    /** The kind of the values, or of the items of a list. An `enum` has `values`. */
    readonly kind: ValueKind | 'enum';
    /** The values of an enumeration. */
    readonly values?: readonly string[];
    /** Whether the field holds several values. */
    readonly list: boolean;
    /** The operators that a condition on it takes. */
    readonly operators: readonly FilterOperator[];
    /** Whether lists can be sorted by it. */
    readonly sortable: boolean;
}
declare const fieldsType: unique symbol;
/** The rules of the fields of an entity, by the path of the field. F is the interface that the table was made for. */
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
/** One row for each field of F, of the kind that fits its type. */
type QueryFieldRows<F> = {
    readonly [K in keyof F]-?: RowOf<F[K]>;
};
/** The operators of a field that is only compared with whole values. */
declare const matchOperators: readonly MatchOperator[];
/**
 * Declares the fields that an entity is filtered by: one row for each field of the interface, as the compiler demands. A row
 * is the kind of the field, the constant list of an enumeration, `list` for several texts, `{ list: … }` for several values
 * of another kind, or `{ of, operators, sort }` for a field with limits.
 * Filters and sort orders are checked by it, on both sides.
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
/** The path of a field in the table: as it is written, or without the underscores of system fields. */
declare const knownField: (fields: QueryFields, name: string) => string | undefined;

/**
 * Checks a filter of the platform's query language against the fields of an entity. Gives one violation for each unknown
 * field, operator and value; the field of a violation is its path from `path` on.
 *
 * @example
 * checkFilter({ type: 'PARTY' }, serviceFields, 'filter')
 * // [{ field: 'filter.type', description: 'must be one of APPOINTMENT, CLASS, COURSE', … }]
 */
declare const checkFilter: (filter: unknown, fields: QueryFields, path: string) => FieldViolation[];
/** Checks the orders of a sort. Gives one violation for each unknown field and direction. */
declare const checkSort: (sort: unknown, fields: QueryFields, path: string) => FieldViolation[];

/**
 * The schema of a filter over the fields of an entity. Refuses an unknown field, operator or value in the platform's
 * words. In JSON Schema it lists the fields and their operators.
 *
 * @example
 * z.looseObject({ filter: z.exactOptional(filterOf(serviceFields)) })
 */
declare const filterOf: <F>(fields: QueryFields<F>) => z.ZodType<Filter<F>>;
/** The schema of a list of sort orders, at most `most` of them. */
declare const sortOf: <F>(fields: QueryFields<F>, most?: number) => z.ZodType<readonly Sort<F>[]>;
/** The schema of a window of a list; a page holds 100 items at most. */
declare const offsetPagingSchema: Schema<OffsetPaging>;
/** The schema of a window that a cursor opens; a page holds at most `maximum` items. */
declare const cursorPagingOf: (maximum: number) => Schema<CursorPaging>;
/** The schema of a window that a cursor opens; a page holds 100 items at most. */
declare const cursorPagingSchema: Schema<CursorPaging>;
/** The limits of a query, where they are not 50 sort orders and 100 items in a page. */
interface QueryLimits {
    /** Most fields to sort by in one query. */
    readonly mostSortOrders?: number;
    /** Largest page that a query may ask for. */
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
 * The schema of a call that counts what a filter selects.
 *
 * @example
 * const countRoomsInputSchema: Schema<CountRoomsInput> =
 *   schema<CountRoomsInput>()(() => countQueryOf(roomFields))
 */
declare const countQueryOf: <F>(fields: QueryFields<F>) => z.ZodObject<{
    filter: z.ZodExactOptional<z.ZodType<Filter<F>>>;
}, z.core.$loose>;

/** The rules of a search of an entity. */
interface SearchRules<F = unknown, Searchable extends string = string, Aggregatable extends string = string> {
    /** The fields that lists can be filtered and sorted by. */
    readonly fields: QueryFields<F>;
    /** The fields in which free text is searched. */
    readonly searchable: readonly Searchable[];
    /** Fields that may be aggregated. */
    readonly aggregatable: readonly Aggregatable[];
    /** Limits of the operation, where they are not 100 characters, 20 fields and 10 sort orders. */
    readonly longestExpression?: number;
    /** Most fields that one search may look into. */
    readonly mostSearchFields?: number;
    /** Most fields to sort by in one search. */
    readonly mostSortOrders?: number;
}
/** Checks the free text of a search. Gives one violation for each part that is wrong. */
declare const checkSearchDetails: (search: unknown, { searchable, longestExpression, mostSearchFields, }: Omit<SearchRules, "fields" | "aggregatable">, path: string) => FieldViolation[];
/**
 * Checks the aggregations of a search. Gives one violation for each unknown type and field, each detail that is missing
 * or that belongs to another type, and each limit that is passed.
 */
declare const checkAggregations: (aggregations: unknown, rules: Pick<SearchRules, "fields" | "aggregatable">, path: string) => FieldViolation[];
/** Checks the name of a time zone. A plain offset such as `+01:00` is refused, because it has no summer time. */
declare const checkTimeZone: (timeZone: unknown, path: string) => FieldViolation[];
/** The schema of the IANA name of a time zone. */
declare const timeZoneSchema: (longest: number) => z.ZodString;
/**
 * The schema of a search without aggregations: its filter, sort orders and page, and its free text. Refuses what the
 * rules do not know in the platform's words.
 *
 * @example
 * const searchRoomsInputSchema: Schema<SearchRoomsInput> =
 *   schema<SearchRoomsInput>()(() => textSearchOf(roomSearch))
 */
declare const textSearchOf: <F, Searchable extends string>(rules: SearchRules<F, Searchable>) => z.ZodType<TextSearch<F, Searchable>>;
/**
 * The schema of a search: its filter, sort orders and page, its free text and its aggregations. Refuses what the rules
 * do not know in the platform's words.
 *
 * @example
 * const searchRoomsInputSchema: Schema<SearchRoomsInput> =
 *   schema<SearchRoomsInput>()(() => cursorSearchOf(roomSearch))
 */
declare const cursorSearchOf: <F, Searchable extends string, Aggregatable extends string>(rules: SearchRules<F, Searchable, Aggregatable>) => z.ZodType<CursorSearch<F, Searchable, Aggregatable>>;

/** The schemas of the input and the output of one operation. */
interface OperationSchema {
    readonly id: string;
    /** Schema of the operation's input. */
    readonly input: Schema<unknown>;
    /** Absent when the operation gives nothing back. For a page: the schema of one item. */
    readonly output?: Schema<unknown>;
    /** The conversions that a server makes in the input, where the operation itself needs no shape to write it. */
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

export { addressSchema, bulkActionMetadataSchema, bulkResultSchemaOf, check, checkAggregations, checkFilter, checkSearchDetails, checkSort, checkTimeZone, closed, countQueryOf, cursorPagingOf, cursorPagingSchema, cursorQueryOf, cursorSearchOf, decimalOf, detailedImageSchema, filterOf, floatSchema, imageSchema, itemMetadataSchema, knownField, matchOperators, moneySchema, multiCurrencyPriceSchema, offsetPagingSchema, offsetQueryOf, open, operationSchema, priceSchema, queryFields, schema, seoDataSchema, sortOf, tagsInputSchema, tagsSchema, textSearchOf, timeZoneSchema, translatableOf, translatableSchema, validation };
export type { DecimalLimits, Enumeration, Fields, ObjectSchema, OperationSchema, QueryField, QueryFieldRows, QueryFields, QueryLimits, Schema, SearchRules, ValueKind };
