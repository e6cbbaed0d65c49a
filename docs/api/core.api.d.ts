/**
 * An enumeration whose known values an editor suggests. It is open: a value that the platform adds later breaks
 * nothing.
 */
type Open<Known extends string> = Known | (string & {});
/** The known values of an enumeration; `never` for plain text. */
type KnownValues<T> = T extends string ? (string extends T ? never : T) : never;
/**
 * T with only the known values of its enumerations, at every depth, so that an input contains no value that the
 * platform rejects.
 */
type Closed<T> = [KnownValues<T>] extends [never] ? T extends Date ? T : T extends object ? {
    [K in keyof T]: Closed<T[K]>;
} : T : KnownValues<T> | Exclude<T, string>;

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
/** A field was rejected, by the platform or before sending. The message is `INVALID_ARGUMENT: "field" description`. */
declare class ValidationError extends FrontdeskError {
    name: string;
    /** The rejected fields, sorted by field. */
    readonly violations: readonly FieldViolation[];
}
/** The platform understood the call and declined it; `code` says why. */
declare class ApplicationError extends FrontdeskError {
    name: string;
    /** Additional data of the platform, for example the nearest free time slots. */
    readonly data: Readonly<Record<string, unknown>>;
}
/** The platform failed, or could not be reached. */
declare class SystemError extends FrontdeskError {
    name: string;
}
/** All known kinds of network errors. Browsers do not report the kind. */
type NetworkFault = 'dns' | 'refused' | 'reset' | 'tls' | 'unknown';
/**
 * No response arrived, or only part of it (code `NETWORK`); `reason` says why, `cause` is the error of the transport.
 */
declare class NetworkError extends SystemError {
    name: string;
    readonly reason: NetworkFault;
}
/**
 * The call took too long (code `TIMEOUT`). `reason` says which part: the `headers` or the `body` of one response, or
 * the `total` of the call.
 */
declare class TimeoutError extends FrontdeskError {
    name: string;
    readonly reason: 'headers' | 'body' | 'total';
}
/** The rate limit is reached (status 429). `retryAfterMs` says how long to wait, if the platform specifies it. */
declare class RateLimitError extends ApplicationError {
    name: string;
}
/**
 * The call conflicts with the state of the platform (status 409): a revision that has changed, an idempotency key that
 * is in use.
 */
declare class ConflictError extends ApplicationError {
    name: string;
}
/**
 * The response was a redirect (code `REDIRECT`), which is never followed, so that the token is not sent to another
 * server.
 */
declare class RedirectError extends FrontdeskError {
    name: string;
}
/** The caller aborted; `cause` is the reason given to `abort()`. */
declare class AbortError extends FrontdeskError {
    name: string;
}
/** The response does not match the operation (code `DECODE`); `reason` says how. */
declare class DecodeError extends FrontdeskError {
    name: string;
    readonly reason: 'truncated' | 'contentType' | 'empty' | 'tooLarge' | 'tooDeep' | 'badDate';
}
/** A token could not be obtained, or was refused for good (status 401). */
declare class AuthError extends ApplicationError {
    name: string;
}
/** A call was made without a provider, a client or an elevated client that it needs. */
declare class ContextError extends FrontdeskError {
    name: string;
    constructor(message: string);
}
/** Whether a value is an error of this library, including another copy of it. */
declare const isFrontdeskError: (error: unknown) => error is FrontdeskError;
/** Whether fields were rejected; read `error.violations`. */
declare const isValidationError: (error: unknown) => error is ValidationError;
/**
 * Whether the platform declined the call, for any reason or for the given code: `isApplicationError(error,
 * 'SLOT_NOT_AVAILABLE')`.
 */
declare const isApplicationError: (error: unknown, code?: string) => error is ApplicationError;
/** Whether the platform failed or could not be reached. */
declare const isSystemError: (error: unknown) => error is SystemError;
/** Whether no response arrived. */
declare const isNetworkError: (error: unknown) => error is NetworkError;
/** Whether the call took too long. */
declare const isTimeoutError: (error: unknown) => error is TimeoutError;
/** Whether the caller aborted. */
declare const isAbortError: (error: unknown) => error is AbortError;
/** Whether a token could not be obtained, or was refused. */
declare const isAuthError: (error: unknown) => error is AuthError;
/** Whether the rate limit is reached; read `error.retryAfterMs`. */
declare const isRateLimitError: (error: unknown) => error is RateLimitError;
/** Whether the call conflicts with the state of the platform, such as a revision that has changed. */
declare const isConflictError: (error: unknown) => error is ConflictError;
/** Whether the response was a redirect, which is never followed. */
declare const isRedirectError: (error: unknown) => error is RedirectError;
/** Creates the error for input that is rejected before it is sent, in the same form as the platform's own. */
declare const invalid: (field: string, description: string, violatedRule?: ViolatedRule) => ValidationError;
/** Builds the validation error: violations sorted by field, all of them in the message. */
declare const validationError: (violations: readonly FieldViolation[], fields: Partial<ErrorFields>) => ValidationError;

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
type Box<T> = (value: T) => T;
/** True when T is or contains, at any depth, a value that needs conversion. `Seen` ends recursive types. */
type Converts<T, Seen = never> = T extends Date | Image ? true : T extends readonly (infer Item)[] ? Converts<Item, Seen> : T extends object ? Box<T> extends Seen ? false : true extends {
    [K in keyof T]-?: Converts<NonNullable<T[K]>, Seen | Box<T>>;
}[keyof T] ? true : false : false;
type RowOf<T> = T extends Date ? Conversion<Date> : T extends Image ? Conversion<Image> : T extends readonly string[] ? Conversion<readonly string[]> : T extends readonly (infer Item)[] ? RowOf<Item> : T extends number ? Conversion<number> : Shape<T>;
type LazyRow<T> = RowOf<NonNullable<T>> | (() => RowOf<NonNullable<T>>);
/** One row for every field that contains a date or an image at any depth; rows for numbers and masks may be added. */
type ShapeRows<T> = {
    readonly [K in keyof T as true extends Converts<NonNullable<T[K]>> ? K : never]-?: LazyRow<T[K]>;
} & {
    readonly [K in keyof T as NonNullable<T[K]> extends number | readonly number[] | object ? K : never]?: LazyRow<T[K]>;
};
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
/**
 * Decodes a value, or each item of an array, from the wire. It changes the value in place, which is safe because the
 * value is a new result of `JSON.parse`. Nested arrays are not visited, because the platform has none, so no depth can
 * exceed the stack.
 */
declare const decode: (row: Row, wire: unknown, form: WireForm) => unknown;
/**
 * Declares which fields of an object are converted on the wire. The compiler requires every field that contains a date
 * or an image at any depth.
 *
 * @example
 * const slotShape: Shape<Slot> = shape<Slot>({ startDate: date, endDate: date })
 */
declare const shape: <T>(rows: ShapeRows<T>) => Shape<T>;
/** Declares the shape of an entity: `id`, `createdDate` and `updatedDate` may be underscored on the wire. */
declare const entity: <T>(rows: ShapeRows<T>) => Shape<T>;
/**
 * The shape of some fields of an entity, as an update or one item of a bulk update sends them. It makes the same conversions
 * as the shape of the entity.
 *
 * @example
 * const request: Shape<UpdateRoomInput> = shape<UpdateRoomInput>({ room: change(roomShape) })
 */
declare const change: <Entity, Change extends Partial<Entity>>(own: Shape<Entity>) => Shape<Change>;
/** The conversion of a date: ISO 8601 text on the wire, a `Date` here. Text that is not a date stays text. */
declare const date: Conversion<Date>;
/** The conversion of a number that may be `NaN` or infinite, which JSON can represent only as text. */
declare const float: Conversion<number>;
/**
 * The conversion of a field mask, the paths of the fields that an update changes: `name,payment.fixed` on the wire. The
 * platform also reads `{ paths: ['name', 'payment.fixed'] }`.
 */
declare const fieldMask: Conversion<readonly string[]>;

/** The origin of a platform and its data format. It is plain data: create your own by spreading one. */
interface Platform extends WireForm {
    /** Origin of every call, and the only origin that a token is sent to. */
    readonly origin: string;
    /** Replacements for the prefixes of operations, for a platform with other paths. */
    readonly prefixes?: Readonly<Record<string, string>>;
    /** Headers of every call. */
    readonly headers?: Readonly<Record<string, string>>;
}
/**
 * The hosted platform. Its public paths use plain system field names.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 */
declare const hosted: () => Platform;
/**
 * The local platform (the emulator) at `url`: the same system field names with an underscore.
 *
 * @throws ValidationError when `url` is not an http URL.
 * @example
 * const client = createClient({ platform: local('http://127.0.0.1:4600'), auth: oauth({ clientId }) })
 */
declare const local: (url: string) => Platform;

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
/**
 * Authorizes calls that need an elevated client: `apiKey(…)`, or the auth of the client that `elevate(client)` returns.
 */
interface ElevatedAuth extends Auth {
    /** Marks the identity of the owner, which elevated operations require. */
    readonly elevated: true;
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
/**
 * Creates the shape of a bulk result from the shape of its entities.
 *
 * @example
 * response: whole(bulkResultOf(roomShape))
 */
declare const bulkResultOf: <T extends object>(item: Shape<T>) => Shape<BulkResult<T>>;

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

/** Types that are left unchanged; strings come first, because `string & {}` is an object type too. */
type Whole = string | number | boolean | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...given: never) => unknown);
/** JSON would turn an `undefined` item into `null`, so lists accept none. */
type GivenItems<List> = {
    [K in keyof List]: GivenField<List[K]>;
};
type GivenField<V> = V extends Whole ? V : V extends readonly unknown[] ? GivenItems<V> : V extends object ? Given<V> : V extends undefined ? undefined : V;
/**
 * The parameter type for an input T: each optional field may also be `undefined`, at every depth. JSON omits such a
 * field, so it counts as absent.
 *
 * @example
 * const readRoom = <Input, Room>(operation: Read<Input, Room>, input: Given<Input>) => operation(client, input)
 */
type Given<T> = {
    [K in keyof T]: GivenField<T[K]>;
};

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
/** Tags to add to records and to remove from them. A tag in both lists is added. */
interface TagChanges {
    /** Tags to add. A tag that is already there stays. */
    assignTags?: Tags;
    /** Tags to remove. */
    unassignTags?: Tags;
}

/** Text in the language of the business and in that of the customer. */
interface Translatable {
    /** The text in the main language of the business. */
    original: string;
    /** The text in the language of the customer, where a translation exists. */
    translated?: string;
}

type FieldPath<Input> = `${keyof Input & string}${'' | `.${string}`}`;
/**
 * The declaration of an operation without its kind. `elevated: true` is required if the type of the operation is
 * `ElevatedAuth`, and not allowed otherwise.
 */
type Declaration<Input, Output, A extends Auth | undefined = Auth | undefined> = Omit<OperationSpec<Input, Output>, 'kind' | 'request' | 'elevated' | 'secrets'> & {
    /** How the input is encoded: the fields that hold dates or images. */
    readonly request?: RequestShape<Input>;
    /** Fields that must not appear in an error or a log; `'all'` hides the whole input. */
    readonly secrets?: readonly FieldPath<Input>[] | 'all';
} & ([A] extends [ElevatedAuth] ? {
    /** `true` for operations that only the owner may call. */
    readonly elevated: true;
} : {
    /** `true` for operations that only the owner may call. */
    readonly elevated?: false;
});
interface Callable<Input, Output, Kind extends 'read' | 'write', A extends Auth | undefined> {
    /** A read changes nothing. */
    readonly kind: Kind;
    (client: Client<A>, input: Given<Input>, options?: CallOptions): Promise<Output>;
    /** The declaration, as data. */
    readonly spec: OperationSpec<Input, Output> & {
        readonly kind: Kind;
    };
}
/** An operation that changes nothing. */
interface Read<Input, Output, A extends Auth | undefined = Auth | undefined> extends Callable<Input, Output, 'read', A> {
}
/** An operation that changes something. */
interface Write<Input, Output, A extends Auth | undefined = Auth | undefined> extends Callable<Input, Output, 'write', A> {
}
/** Any operation, with any input and output. */
interface AnyOperation {
    (client: never, input: never, options?: CallOptions): Promise<unknown>;
    /** `read` changes nothing on the platform, `write` does. */
    readonly kind: 'read' | 'write';
    readonly spec: AnySpec;
}
/**
 * Declares an operation that changes nothing.
 *
 * @example
 * export const getRoom: Read<GetRoomInput, Room> = read({
 *   id: 'rooms.get',
 *   prefix: '/rooms',
 *   route: 'GET /v1/rooms/{roomId}',
 *   response: pick('room', roomShape),
 * })
 */
declare const read: <Input, Output, A extends Auth | undefined = Auth | undefined>(declared: Declaration<Input, Output, A>) => Read<Input, Output, A>;
/**
 * Declares an operation that changes something.
 *
 * @example
 * export const closeRoom: Write<{ roomId: string }, Room, ElevatedAuth> = write({
 *   id: 'rooms.close',
 *   prefix: '/rooms',
 *   route: 'POST /v1/rooms/{roomId}/close',
 *   response: pick('room', roomShape),
 *   elevated: true,
 * })
 */
declare const write: <Input, Output, A extends Auth | undefined = Auth | undefined>(declared: Declaration<Input, Output, A>) => Write<Input, Output, A>;
/** The result is one field of the answer. */
declare const pick: <Output>(key: string, shape?: Shape<Output>) => Answer<Output>;
/** The result is a list in one field of the answer. */
declare const list: <Item>(key: string, shape?: Shape<Item>) => Answer<Item[]>;
/** The result is the whole answer. */
declare const whole: <Output>(shape?: Shape<Output>) => Answer<Output>;
type Operations<C extends Client> = Record<string, (client: C, input: never, options?: CallOptions) => Promise<unknown>>;
/** Operations that are bound to a client. */
type Bound<T extends Operations<never>> = {
    readonly [K in keyof T]: T[K] extends (client: never, input: infer Input, options?: CallOptions) => infer Result ? (input: Input, options?: CallOptions) => Result : never;
};
/**
 * Binds operations to a client, for calls with a dot. Only the named operations are bundled.
 *
 * @example
 * const bookings = bind(client, { getService, queryServices })
 * const service = await bookings.getService({ serviceId })
 */
declare const bind: <C extends Client, T extends Operations<C>>(client: C, operations: T) => Bound<T>;

/** One page of a list. */
interface Page<T, Input = unknown> {
    /** The items of this page, in the requested order. */
    readonly items: T[];
    /** Total number of items; absent when the platform did not count them. */
    readonly total?: number | undefined;
    /** Whether there were too many items to count. */
    readonly tooManyToCount: boolean;
    /** The input that requests the next page; absent on the last one. It is plain data, for caches. */
    readonly nextInput?: Input | undefined;
    /** The input that requests the previous page; absent on the first one. */
    readonly previousInput?: Input | undefined;
    /** Whether there may be a next page. Also correct when the total is not known. */
    hasNext(): boolean;
    /** Whether there is a previous page. */
    hasPrev(): boolean;
    /** Reads the next page. @throws FrontdeskError `NO_PAGE` */
    next(options?: CallOptions): Promise<Page<T, Input>>;
    /** Reads the previous page. @throws FrontdeskError `NO_PAGE` */
    prev(options?: CallOptions): Promise<Page<T, Input>>;
}
/** The result is a page of a list, which is one field of the response. */
declare const page: <T, Input>(key: string, item?: Shape<T>, metadata?: string) => Answer<Page<T, Input>>;
/**
 * Iterates over all items of a list, page by page.
 *
 * @throws FrontdeskError `PAGE_LOOP` when a page leads to a page that was read already.
 * @example
 * for await (const service of pages(queryServices, client, { filter: { type: 'CLASS' } })) {
 *   console.log(service.name)
 * }
 */
declare function pages<T, Input, A extends Auth | undefined>(operation: Read<Input, Page<T, Input>, A>, client: Client<NoInfer<A>>, input: NoInfer<Given<Input>>, options?: CallOptions): AsyncGenerator<T, void, undefined>;

/** A scalar that a filter compares with. */
type FilterValue = string | number | boolean | Date | null;
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
/** `{ query: { filter, sort, paging } }`; defaults to 50 items from offset 0. */
declare const offsetQuery: Envelope;
/** `{ query: { filter, sort, cursorPaging } }`; defaults to 50 items per page. */
declare const cursorQuery: Envelope;
/** `{ search: { filter, sort, search, aggregations, cursorPaging } }`; defaults to 50 items per page. */
declare const cursorSearch: Envelope;
/** Cursor paging beside the other fields; with a cursor, only the cursor is sent. */
declare const cursorList: Envelope;

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
/** Every type of aggregation. */
declare const aggregationTypes: readonly ["VALUE", "RANGE", "SCALAR", "DATE_HISTOGRAM", "NESTED"];
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
interface Bucket {
    value?: string;
    count?: number;
}
interface RangeBucket {
    from?: number;
    to?: number;
    count?: number;
}
/** One part of a nested result: the bucket of one of its aggregations, or a statistic of the items in the buckets. */
interface NestedAggregationValue {
    /** Group of a `VALUE` aggregation. */
    value?: Bucket;
    /** Group of a `RANGE` aggregation. */
    range?: RangeBucket;
    /** Result of a `SCALAR` aggregation. */
    scalar?: {
        /** The computed value. */
        value?: number;
    };
    /** Period of a `DATE_HISTOGRAM` aggregation. */
    dateHistogram?: Bucket;
    /** Result of a `SCALAR` aggregation over a date field. */
    scalarDate?: {
        /** The computed value. */
        value?: string;
    };
}
/** The result of one aggregation. */
interface AggregationResult {
    name?: string;
    /** Kind of the aggregation. */
    type?: Open<(typeof aggregationTypes)[number]>;
    /** Path of the field that is aggregated. */
    fieldPath?: string;
    /** Groups of a `VALUE` aggregation. */
    values?: {
        results?: Bucket[];
    };
    /** Groups of a `RANGE` aggregation. */
    ranges?: {
        results?: RangeBucket[];
    };
    /** Result of a `SCALAR` aggregation over numbers. */
    scalar?: {
        /** The kind of statistic, such as `MIN` or `COUNT_DISTINCT`. */
        type?: Open<(typeof scalarTypes)[number]>;
        /** The computed value. */
        value?: number;
    };
    /** `MIN` or `MAX` of a date, as ISO 8601 text. */
    scalarDate?: {
        /** The kind of statistic, such as `MIN` or `COUNT_DISTINCT`. */
        type?: Open<(typeof scalarTypes)[number]>;
        /** The computed value. */
        value?: string;
    };
    /** The start of each interval as ISO 8601 text, the earliest first. */
    dateHistogram?: {
        results?: Bucket[];
    };
    /** Results by the names of the nested aggregations. */
    nested?: {
        results?: {
            results?: Record<string, NestedAggregationValue>;
        }[];
    };
}
/** One page of a search, with the aggregations over all matching items. */
interface SearchPage<T, Input = unknown> extends Page<T, Input> {
    /** Results in the order of the request. */
    readonly aggregations: AggregationResult[];
    next(options?: CallOptions): Promise<SearchPage<T, Input>>;
    prev(options?: CallOptions): Promise<SearchPage<T, Input>>;
}
/** The result is a page of a search: a page with `aggregationData`. */
declare const searchPage: <T, Input>(key: string, item?: Shape<T>, metadata?: string) => Answer<SearchPage<T, Input>>;

/**
 * Creates a client. It sends no request and changes no global state.
 *
 * @throws ValidationError when `platform` or `fetch` does not match its type.
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 * const services = await queryServices(client, { filter: { type: 'CLASS' } })
 */
declare const createClient: <A extends Auth | undefined = undefined>(options: ClientOptions<A>) => Client<NoInfer<A>>;
/**
 * Makes a call and returns the status, the headers and the request id together with the result.
 *
 * @example
 * const { data, response } = await withResponse(getService, client, { serviceId })
 * console.log(response.requestId, data.name)
 */
declare const withResponse: <C extends Client, Input, Output>(operation: (client: C, input: Input, options?: CallOptions) => Promise<Output>, client: C, input: Input, options?: CallOptions) => Promise<{
    data: Output;
    response: ResponseInfo;
}>;

/** Formatting options of an amount. */
interface FormatMoneyOptions {
    /** The language, such as `pt-PT`; defaults to the person's language. */
    readonly locale?: string | readonly string[] | undefined;
    /** Whether `€12.00` is written as `€12`. Amounts with a fraction keep all digits. */
    readonly hideZeroFraction?: boolean | undefined;
}
/** An amount of the platform: decimal text, a number of the store's catalog, or the object that contains it. */
type AmountText = string | number | Pick<Price, 'amount'>;
/**
 * Formats an amount for display, in any language, with the fraction digits of its currency. Decimal text is passed to
 * `Intl` unchanged and never converted to a number, so every digit is exact; an amount with more digits is rounded.
 *
 * @throws ValidationError when the amount is not decimal text, or the currency is not a three-letter code.
 * @throws RangeError when the locale is not a valid language tag.
 * @example
 * formatMoney(service.payment.fixed.price) // with its own currency
 * formatMoney(order.priceSummary.total, order.currency, { locale: 'pt-PT' }) // 12,50 €
 */
declare function formatMoney(money: Pick<Money, 'value' | 'currency'>, options?: FormatMoneyOptions): string;
declare function formatMoney(amount: AmountText, currency: string, options?: FormatMoneyOptions): string;

/**
 * Checks that a client is elevated.
 *
 * @throws ContextError when it is not.
 */
declare function requireElevated(client: Client): asserts client is Client<ElevatedAuth>;

/**
 * Converts an object, or each object of an array, for the wire. The value is never changed: copies are made only where
 * something is converted.
 *
 * @throws ValidationError that names the field, for an invalid date.
 */
declare const encode: (shape: Shape<unknown>, value: unknown, form: WireForm) => unknown;
/**
 * Declares that the input of an operation is converted by a shape. Only such operations bring the encoder, so other
 * apps do not bundle it.
 *
 * @example
 * request: encoded(createRoomInputShape)
 */
declare const encoded: <Input>(shape: Shape<Input>) => RequestShape<Input>;

/**
 * Combines several hooks into one. They are called in this order.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: combineHooks(logger(), traceparent()) })
 */
declare const combineHooks: (...all: readonly Hooks[]) => Hooks;

/**
 * A picture: `wix:image://v1/…` text or an object on the wire, an {@link Image} here. It is written as text if system
 * fields are underscored on the wire, and otherwise as an object; both forms are read.
 */
declare const image: Conversion<Image>;
/**
 * Decodes an image with its details: the expiry becomes a `Date`, the coordinates of the focal point become numbers.
 */
declare const detailedImage: Conversion<DetailedImage>;

/** The severity of a line. */
type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** The fields of a log line besides its message. Unknown fields are absent. */
interface LogFields {
    /** Id of the operation: `bookings.services.get`. */
    readonly operation: string;
    /** Method and path template, without ids and query. */
    readonly route?: string | undefined;
    /** Number of requests made so far. */
    readonly attempts: number;
    readonly status?: number | undefined;
    /** The platform's id of the request, which its support asks for. */
    readonly requestId?: string | undefined;
    /** Milliseconds from the request to the headers of the response. */
    readonly duration?: number | undefined;
    /** Milliseconds until the next request. */
    readonly delay?: number | undefined;
    readonly error?: LoggedError | undefined;
}
/** The part of an error that is logged: neither its message nor its data, because they may contain personal data. */
interface LoggedError {
    readonly name: string | undefined;
    /** Code of the error, such as `TIMEOUT`. */
    readonly code?: string | undefined;
    /** Reason in addition to the code, such as `dns`. */
    readonly reason?: string | undefined;
    /** Whether the same call may succeed later. */
    readonly retryable?: boolean | undefined;
    /** Whether a write may have taken effect although no response arrived. */
    readonly maybeProcessed?: boolean | undefined;
    /** The rejected fields, each with the violated rule. */
    readonly violations?: readonly {
        /** Path of the rejected field. */
        readonly field: string | undefined;
        /** Rule that the field broke, such as `MAX_LENGTH`. */
        readonly rule: string | undefined;
    }[];
}
/** Settings of a logger. */
interface LoggerOptions {
    /** Minimum level to log: defaults to `info`; `silent` logs nothing. */
    readonly level?: LogLevel | 'silent';
    /** Writes a line; defaults to the console. Errors that it throws are ignored. */
    readonly log?: (level: LogLevel, message: string, fields: LogFields) => void;
}
/**
 * Logs a line for each request (`debug`), response (`info`), retry (`warn`) and failure (`error`; an abort is `info`).
 * A line consists only of names and numbers: it contains no header, token, id, query, body or message of the platform.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: logger({ level: 'debug' }) })
 */
declare const logger: ({ level: least, log }?: LoggerOptions) => Hooks;

/** The filterable fields of a query operation. */
type FieldsOf<Input> = Input extends {
    readonly filter?: infer F;
} ? NonNullable<F> extends Filter<infer Known> ? Known : never : never;
type Name<F> = keyof F & string;
type Value<Field> = [FieldValue<Field>] extends [readonly (infer Item)[]] ? Item : FieldValue<Field>;
/** A list as a whole can be compared only with null. */
type Equal<Field> = Scalar<FieldValue<Field>> | null;
/** The fields that accept an operator. */
type Taking<F, Operator extends string> = Name<F> & {
    [K in keyof F]: Operator extends keyof Operators<F[K]> ? K : never;
}[keyof F];
/** A query builder. It is immutable: each method returns a new query, and conditions are combined with `$and`. */
interface QueryBuilder<Input, Output, F = FieldsOf<Input>> {
    /** The input of the query, as plain data. */
    readonly input: Input;
    /** Keeps items whose field equals the value. */
    eq<K extends Name<F>>(field: K, value: Equal<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose field differs from the value. */
    ne<K extends Name<F>>(field: K, value: Equal<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose field is greater than the value. */
    gt<K extends Taking<F, '$gt'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose field is greater than or equal to the value. */
    ge<K extends Taking<F, '$gte'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose field is less than the value. */
    lt<K extends Taking<F, '$lt'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose field is less than or equal to the value. */
    le<K extends Taking<F, '$lte'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items from `from` (inclusive) to `to` (exclusive). */
    between<K extends Taking<F, '$gte'>>(field: K, from: Value<F[K]>, to: Value<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose field equals one of the values. */
    in<K extends Taking<F, '$in'>>(field: K, values: readonly Value<F[K]>[]): QueryBuilder<Input, Output, F>;
    /** Keeps items that have the field, or with `false` items that lack it. */
    exists(field: Name<F>, exists?: boolean): QueryBuilder<Input, Output, F>;
    /** Keeps items whose list or text is empty. */
    isEmpty(field: Name<F>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose list or text is not empty. */
    isNotEmpty(field: Name<F>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose text starts with the given text. */
    startsWith(field: Taking<F, '$startsWith'>, text: string): QueryBuilder<Input, Output, F>;
    /** Keeps items whose text ends with the given text. */
    endsWith(field: Taking<F, '$endsWith'>, text: string): QueryBuilder<Input, Output, F>;
    /** Keeps items whose text contains the given text. */
    contains(field: Taking<F, '$contains'>, text: string): QueryBuilder<Input, Output, F>;
    /** Keeps items whose list contains at least one of the values. */
    hasSome<K extends Taking<F, '$hasSome'>>(field: K, values: readonly Value<F[K]>[]): QueryBuilder<Input, Output, F>;
    /** Keeps items whose list contains all of the values. */
    hasAll<K extends Taking<F, '$hasAll'>>(field: K, values: readonly Value<F[K]>[]): QueryBuilder<Input, Output, F>;
    /** Combines the conditions of both queries with `$and`. */
    and(other: {
        readonly input: Input;
    }): QueryBuilder<Input, Output, F>;
    /** Combines the conditions of both queries with `$or`. */
    or(other: {
        readonly input: Input;
    }): QueryBuilder<Input, Output, F>;
    /** Excludes items that match the conditions of the other query. */
    not(other: {
        readonly input: Input;
    }): QueryBuilder<Input, Output, F>;
    /** Sorts by these fields in ascending order, after the existing sort order. */
    ascending(...fields: SortableName<F>[]): QueryBuilder<Input, Output, F>;
    /** Sorts by these fields in descending order, after the existing sort order. */
    descending(...fields: SortableName<F>[]): QueryBuilder<Input, Output, F>;
    /** Skips the first items. Only for lists with offset paging. */
    readonly skip: 'paging' extends keyof Input ? (count: number | undefined) => QueryBuilder<Input, Output, F> : never;
    /** Sets the number of items on a page. */
    limit(count: number | undefined): QueryBuilder<Input, Output, F>;
    /** Continues from a cursor of an earlier page. Only for lists with cursor paging. */
    readonly skipTo: 'cursorPaging' extends keyof Input ? (cursor: string | undefined) => QueryBuilder<Input, Output, F> : never;
    /** Makes the call. */
    find(client: Client, options?: CallOptions): Promise<Output>;
}
/**
 * Starts a fluent query over a query operation.
 *
 * @example
 * const page = await query(queryServices).eq('type', 'CLASS').ascending('name').limit(20).find(client)
 */
declare const query: <Input, Output>(operation: Read<Input, Output>) => QueryBuilder<Input, Output>;

/**
 * Creates an unguessable id of 32 hexadecimal digits, such as an idempotency key. It also works on pages without TLS,
 * where `crypto.randomUUID` is missing.
 *
 * @example
 * await refundPayments(elevatedClient, input, { idempotencyKey: randomId() })
 */
declare const randomId: () => string;

/**
 * Rejects responses with a malformed date; without it, such a value stays text. The error contains the path:
 * `services[3].schedule.firstSessionStart must be a date, not "2026-02-30"` (DecodeError, reason `badDate`). The
 * schemas of `validation(…)` check dates too: use one of the two.
 *
 * @example
 * const client = createClient({ platform: hosted(), validate: strictDates })
 */
declare const strictDates: Validation;

/** Settings of the trace headers of a client. */
interface TraceOptions {
    /** A `traceparent` to join, or a function that returns the one of the request that a server is handling. */
    readonly parent?: string | (() => string | undefined);
    /** Whether a trace that starts here is recorded; defaults to true. A parent decides for its own trace. */
    readonly sampled?: boolean;
    /** Returns this many random bytes; defaults to `crypto.getRandomValues`. */
    readonly random?: (length: number) => Uint8Array;
}
/**
 * Makes calls part of a trace: adds the W3C header `traceparent`, with a span of its own for each request. A call joins
 * the trace of its own `traceparent` header (`headers` of the call), otherwise the trace of `parent`, otherwise it
 * starts a new one. A malformed header counts as absent.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: traceparent({ parent: () => incoming.headers.traceparent }) })
 */
declare const traceparent: ({ parent, sampled, random }?: TraceOptions) => Hooks;

/**
 * Reads an entity and writes a change. After a conflict with another change, it reads and writes again, at most five
 * times.
 *
 * @throws ConflictError when every attempt had a conflict. Other errors of `read` and `change` are rethrown.
 * @example
 * await updateWithRetry(
 *   async () => {
 *     const { items } = await queryExtendedBookings(owner, { filter: { id: bookingId } })
 *     return items[0]?.booking?.revision ?? ''
 *   },
 *   (revision) => cancelBooking(owner, { bookingId, revision }),
 * )
 */
declare const updateWithRetry: <Entity, Result>(read: () => Promise<Entity>, change: (entity: Entity) => Promise<Result>) => Promise<Result>;

export { AbortError, ApplicationError, AuthError, ConflictError, ContextError, DecodeError, FrontdeskError, NetworkError, RateLimitError, RedirectError, SystemError, TimeoutError, ValidationError, aggregationTypes, bind, bulkResultOf, change, combineHooks, createClient, cursorList, cursorQuery, cursorSearch, date, dateIntervals, decode, detailedImage, encode, encoded, entity, fieldMask, float, formatMoney, hosted, image, invalid, isAbortError, isApplicationError, isAuthError, isConflictError, isFrontdeskError, isNetworkError, isRateLimitError, isRedirectError, isSystemError, isTimeoutError, isValidationError, list, local, logger, offsetQuery, page, pages, pick, query, randomId, read, requireElevated, scalarTypes, searchModes, searchPage, shape, strictDates, traceparent, updateWithRetry, validationError, violatedRules, whole, withResponse, write };
export type { Address, Aggregation, AggregationResult, AmountText, Answer, AnyOperation, AnySpec, Auth, Bound, BulkActionMetadata, BulkItem, BulkResult, Call, CallEvent, CallOptions, Client, ClientOptions, Closed, Conversion, CursorPaging, CursorQuery, CursorSearch, DateHistogramAggregation, Declaration, DetailedImage, ElevatedAuth, Envelope, ErrorDetails, ErrorEvent, ErrorFields, FieldLimits, FieldValue, FieldViolation, Filter, FilterOperator, FilterValue, FlatAggregation, FormatMoneyOptions, Geocode, Given, Hooks, Image, ItemMetadata, KnownValues, Limited, Limits, LogFields, LogLevel, LoggedError, LoggerOptions, MatchOperator, Method, Money, MultiCurrencyPrice, NestedAggregation, NestedAggregationValue, NetworkFault, OffsetPaging, OffsetQuery, Open, OperationSpec, Operators, Page, PagesAround, PagingMetadata, Platform, Price, QueryBuilder, RangeAggregation, Read, RequestEvent, RequestShape, ResponseEvent, ResponseInfo, RetryEvent, Route, Row, ScalarAggregation, SearchDetails, SearchPage, SeoData, SeoTag, Shape, ShapeRows, Sort, SortableName, StreetAddress, SuccessEvent, SystemFieldNames, TagChanges, Tags, TextSearch, TraceOptions, Translatable, Transport, TransportResponse, Validation, ValueAggregation, ViolatedRule, WireForm, Write };
