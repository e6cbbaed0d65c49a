/** An enumeration whose known values an editor offers. It is open: a value that the platform adds later breaks nothing. */
type Open<Known extends string> = Known | (string & {});
/** The known values of an enumeration; `never` for plain text. */
type KnownValues<T> = T extends string ? (string extends T ? never : T) : never;
/** T with the known values of its enumerations alone, at every depth: an input holds no value that the platform refuses. */
type Closed<T> = [KnownValues<T>] extends [never] ? T extends Date ? T : T extends object ? {
    [K in keyof T]: Closed<T[K]>;
} : T : KnownValues<T> | Exclude<T, string>;

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
/**
 * A field was refused, by the platform or before sending. The message is `INVALID_ARGUMENT: "field" description`.
 *
 */
declare class ValidationError extends FrontdeskError {
    name: string;
    /** The refused fields, sorted by field. */
    readonly violations: readonly FieldViolation[];
}
/** The platform understood the call and declined it; `code` tells why. */
declare class ApplicationError extends FrontdeskError {
    name: string;
    /** The data that the platform sends beside the code, for example the nearest free time slots. */
    readonly data: Readonly<Record<string, unknown>>;
}
/** The platform failed, or could not be reached. */
declare class SystemError extends FrontdeskError {
    name: string;
}
/** The known kinds of a fault of the network. Browsers do not tell which one it was. */
type NetworkFault = 'dns' | 'refused' | 'reset' | 'tls' | 'unknown';
/** No answer came, or not all of it (code `NETWORK`); `reason` tells why, `cause` is the error of the transport. */
declare class NetworkError extends SystemError {
    name: string;
    readonly reason: NetworkFault;
}
/**
 * The call took too long (code `TIMEOUT`). `reason` tells which part: the `headers` or the `body` of one answer, or the
 * `total` of the call.
 */
declare class TimeoutError extends FrontdeskError {
    name: string;
    readonly reason: 'headers' | 'body' | 'total';
}
/** The rate limit is reached (status 429). `retryAfterMs` tells how long to wait, if the platform says it. */
declare class RateLimitError extends ApplicationError {
    name: string;
}
/** The call does not fit the state of the platform (status 409): a revision that has changed, a key that is in use. */
declare class ConflictError extends ApplicationError {
    name: string;
}
/** The answer was a redirect (code `REDIRECT`): never followed, so that no token goes astray. */
declare class RedirectError extends FrontdeskError {
    name: string;
}
/** The caller aborted; `cause` is the reason given to `abort()`. */
declare class AbortError extends FrontdeskError {
    name: string;
}
/** The answer was not what the operation promises: code `DECODE`. `reason` tells how. */
declare class DecodeError extends FrontdeskError {
    name: string;
    readonly reason: 'truncated' | 'contentType' | 'empty' | 'tooLarge' | 'tooDeep' | 'badDate';
}
/** A token could not be had, or was refused for good (status 401). */
declare class AuthError extends ApplicationError {
    name: string;
}
/** A call was made without what it needs around it: a provider, a client, an elevated client. */
declare class ContextError extends FrontdeskError {
    name: string;
    constructor(message: string);
}
/** Whether a value is an error of this library, also of another copy of it. */
declare const isFrontdeskError: (error: unknown) => error is FrontdeskError;
/** Whether fields were refused; read `error.violations`. */
declare const isValidationError: (error: unknown) => error is ValidationError;
/**
 * Whether the platform declined the call, for any reason or for the given one: `isApplicationError(error, 'SLOT_NOT_AVAILABLE')`.
 */
declare const isApplicationError: (error: unknown, code?: string) => error is ApplicationError;
/** Whether the platform failed or could not be reached. */
declare const isSystemError: (error: unknown) => error is SystemError;
/** Whether no answer came. */
declare const isNetworkError: (error: unknown) => error is NetworkError;
/** Whether the call took too long. */
declare const isTimeoutError: (error: unknown) => error is TimeoutError;
/** Whether the caller aborted. */
declare const isAbortError: (error: unknown) => error is AbortError;
/** Whether a token could not be had, or was refused. */
declare const isAuthError: (error: unknown) => error is AuthError;
/** Whether the rate limit is reached; read `error.retryAfterMs`. */
declare const isRateLimitError: (error: unknown) => error is RateLimitError;
/** Whether the call does not fit the state of the platform, such as a revision that has changed. */
declare const isConflictError: (error: unknown) => error is ConflictError;
/** Whether the answer was a redirect, which is never followed. */
declare const isRedirectError: (error: unknown) => error is RedirectError;
/** The error for input that is refused before it is sent, in the same form as the platform's own. */
declare const invalid: (field: string, description: string, violatedRule?: ViolatedRule) => ValidationError;
/** Builds the validation error: violations sorted by field, all of them in the message. */
declare const validationError: (violations: readonly FieldViolation[], fields: Partial<ErrorFields>) => ValidationError;

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
type Box<T> = (value: T) => T;
/** True when T is, or holds at any depth, something that is converted. `Seen` ends recursive types. */
type Converts<T, Seen = never> = T extends Date | Image ? true : T extends readonly (infer Item)[] ? Converts<Item, Seen> : T extends object ? Box<T> extends Seen ? false : true extends {
    [K in keyof T]-?: Converts<NonNullable<T[K]>, Seen | Box<T>>;
}[keyof T] ? true : false : false;
type RowOf<T> = T extends Date ? Conversion<Date> : T extends Image ? Conversion<Image> : T extends readonly string[] ? Conversion<readonly string[]> : T extends readonly (infer Item)[] ? RowOf<Item> : T extends number ? Conversion<number> : Shape<T>;
type LazyRow<T> = RowOf<NonNullable<T>> | (() => RowOf<NonNullable<T>>);
/** One row for every field that holds a date or an image at any depth; rows for numbers and masks may be added. */
type ShapeRows<T> = {
    readonly [K in keyof T as true extends Converts<NonNullable<T[K]>> ? K : never]-?: LazyRow<T[K]>;
} & {
    readonly [K in keyof T as NonNullable<T[K]> extends number | readonly number[] | object ? K : never]?: LazyRow<T[K]>;
};
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
/**
 * Decodes a value, or each item of an array, from the wire. It changes the value in place: the value is the fresh result of
 * `JSON.parse`. Arrays within arrays stay as they are, since the platform has none: so no depth can exhaust the stack.
 */
declare const decode: (row: Row, wire: unknown, form: WireForm) => unknown;
/**
 * Declares which fields of an object are converted on the wire. The compiler asks for every field that holds a date
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
/** The conversion of a date: ISO 8601 text on the wire, a `Date` here. Text that is no date stays text. */
declare const date: Conversion<Date>;
/** The conversion of a number that may be `NaN` or infinite, which JSON can only hold as text. */
declare const float: Conversion<number>;
/**
 * The conversion of a field mask, the paths of the fields that an update changes: `name,payment.fixed` on the wire. The
 * platform also reads `{ paths: ['name', 'payment.fixed'] }`.
 */
declare const fieldMask: Conversion<readonly string[]>;

/** The address of a platform and the form of its data. It is plain data: make your own with a spread. */
interface Platform extends WireForm {
    /** Origin of every call, and the only one that a token is sent to. */
    readonly origin: string;
    /** Other prefixes in place of the ones that operations name, for a platform with other paths. */
    readonly prefixes?: Readonly<Record<string, string>>;
    /** Headers of every call. */
    readonly headers?: Readonly<Record<string, string>>;
}
/**
 * The hosted platform: its public plain system field names.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 */
declare const hosted: () => Platform;
/**
 * The local platform (the emulator) at `url`: the same system field names with an underscore.
 *
 * @throws ValidationError when `url` is no http address.
 * @example
 * const client = createClient({ platform: local('http://127.0.0.1:4600'), auth: oauth({ clientId }) })
 */
declare const local: (url: string) => Platform;

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
/** Authorises calls that need an elevated client: `apiKey(…)`, or the auth of the client that `elevate(client)` gives. */
interface ElevatedAuth extends Auth {
    /** Marks the identity of the owner, which elevated operations require. */
    readonly elevated: true;
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
/**
 * The shape of a bulk result, by that of its entities.
 *
 * @example
 * response: whole(bulkResultOf(roomShape))
 */
declare const bulkResultOf: <T extends object>(item: Shape<T>) => Shape<BulkResult<T>>;

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

/** Values that are handed on as they are; text first, for `string & {}` is an object too. */
type Whole = string | number | boolean | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...given: never) => unknown);
/** JSON would turn an item that is `undefined` into `null`, so lists take none. */
type GivenItems<List> = {
    [K in keyof List]: GivenField<List[K]>;
};
type GivenField<V> = V extends Whole ? V : V extends readonly unknown[] ? GivenItems<V> : V extends object ? Given<V> : V extends undefined ? undefined : V;
/**
 * The type of an argument where T is taken: each optional field may be `undefined` too, at every depth. JSON leaves such a
 * field out, so it is as good as absent.
 *
 * @example
 * const readRoom = <Input, Room>(operation: Read<Input, Room>, input: Given<Input>) => operation(client, input)
 */
type Given<T> = {
    [K in keyof T]: GivenField<T[K]>;
};

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
/** Tags to add to records and to take from them. A tag that is in both is added. */
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
 * The declaration of an operation without its kind. `elevated: true` stands where the type of the operation says
 * `ElevatedAuth`, and only there.
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
/** Operations with the client filled in. */
type Bound<T extends Operations<never>> = {
    readonly [K in keyof T]: T[K] extends (client: never, input: infer Input, options?: CallOptions) => infer Result ? (input: Input, options?: CallOptions) => Result : never;
};
/**
 * Fills in the client, for dotted use. Only the named operations end up in the bundle.
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
    /** How many items there are in all; absent when the platform did not count. */
    readonly total?: number | undefined;
    /** Whether there were too many items to count. */
    readonly tooManyToCount: boolean;
    /** The input that asks for the next page; absent on the last one. Plain data, for caches. */
    readonly nextInput?: Input | undefined;
    /** The input that asks for the page before; absent on the first one. */
    readonly previousInput?: Input | undefined;
    /** Whether there may be a next page. Right also when the total is not known. */
    hasNext(): boolean;
    /** Whether a page precedes this one. */
    hasPrev(): boolean;
    /** Reads the next page. @throws FrontdeskError `NO_PAGE` */
    next(options?: CallOptions): Promise<Page<T, Input>>;
    /** Reads the page before. @throws FrontdeskError `NO_PAGE` */
    prev(options?: CallOptions): Promise<Page<T, Input>>;
}
/** The result is a page of a list, which one field of the answer holds. */
declare const page: <T, Input>(key: string, item?: Shape<T>, metadata?: string) => Answer<Page<T, Input>>;
/**
 * Walks all items of a list, page after page.
 *
 * @throws FrontdeskError `PAGE_LOOP` when a page leads back to one that was read already.
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
/** `{ query: { filter, sort, paging } }`, 50 from 0 unless given. */
declare const offsetQuery: Envelope;
/** `{ query: { filter, sort, cursorPaging } }`, 50 a page unless given. */
declare const cursorQuery: Envelope;
/** `{ search: { filter, sort, search, aggregations, cursorPaging } }`, 50 a page unless given. */
declare const cursorSearch: Envelope;
/** Cursor paging beside the other fields; with a cursor, only the cursor is sent. */
declare const cursorList: Envelope;
/** The fields that a query operation filters by. */
type FieldsOf<Input> = Input extends {
    readonly filter?: infer F;
} ? NonNullable<F> extends Filter<infer Known> ? Known : never : never;
type Name<F> = keyof F & string;
type Value<Field> = [FieldValue<Field>] extends [readonly (infer Item)[]] ? Item : FieldValue<Field>;
/** A list as a whole is compared with nothing only. */
type Equal<Field> = Scalar<FieldValue<Field>> | null;
/** The fields that take an operator. */
type Taking<F, Operator extends string> = Name<F> & {
    [K in keyof F]: Operator extends keyof Operators<F[K]> ? K : never;
}[keyof F];
/** A query in the making. Immutable: each method gives a new one, and conditions add up. */
interface QueryBuilder<Input, Output, F = FieldsOf<Input>> {
    /** The plain data that will be sent. */
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
    /** From `from`, up to and without `to`. */
    between<K extends Taking<F, '$gte'>>(field: K, from: Value<F[K]>, to: Value<F[K]>): QueryBuilder<Input, Output, F>;
    /** Keeps items whose field equals one of the values. */
    in<K extends Taking<F, '$in'>>(field: K, values: readonly Value<F[K]>[]): QueryBuilder<Input, Output, F>;
    /** Keeps items that have the field, or with `false` those that lack it. */
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
    /** Both this query's conditions and those of the other one. */
    and(other: {
        readonly input: Input;
    }): QueryBuilder<Input, Output, F>;
    /** Either this query's conditions or those of the other one. */
    or(other: {
        readonly input: Input;
    }): QueryBuilder<Input, Output, F>;
    /** Adds that the conditions of the other query must not hold. */
    not(other: {
        readonly input: Input;
    }): QueryBuilder<Input, Output, F>;
    /** Sorts by these fields, smallest first, after the sorting that is already set. */
    ascending(...fields: SortableName<F>[]): QueryBuilder<Input, Output, F>;
    /** Sorts by these fields, largest first, after the sorting that is already set. */
    descending(...fields: SortableName<F>[]): QueryBuilder<Input, Output, F>;
    /** Leaves out the first ones. Only where pages have an offset. */
    readonly skip: 'paging' extends keyof Input ? (count: number | undefined) => QueryBuilder<Input, Output, F> : never;
    /** Sets the number of items on a page. */
    limit(count: number | undefined): QueryBuilder<Input, Output, F>;
    /** Goes on from a cursor of an earlier page. Only where pages have cursors. */
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
/** Every type of aggregation. */
declare const aggregationTypes: readonly ["VALUE", "RANGE", "SCALAR", "DATE_HISTOGRAM", "NESTED"];
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
interface Bucket {
    value?: string;
    count?: number;
}
interface RangeBucket {
    from?: number;
    to?: number;
    count?: number;
}
/** One part of a nested result: the bucket of one of its aggregations, or a figure of the items in the buckets. */
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
    /** Kind of the aggregation that gave this result. */
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
        /** The kind of figure, such as `MIN` or `COUNT_DISTINCT`. */
        type?: Open<(typeof scalarTypes)[number]>;
        /** The computed value. */
        value?: number;
    };
    /** `MIN` or `MAX` of a date, as ISO 8601 text. */
    scalarDate?: {
        /** The kind of figure, such as `MIN` or `COUNT_DISTINCT`. */
        type?: Open<(typeof scalarTypes)[number]>;
        /** The computed value. */
        value?: string;
    };
    /** The beginning of each interval as ISO 8601 text, the earliest first. */
    dateHistogram?: {
        results?: Bucket[];
    };
    /** By the names of the nested aggregations. */
    nested?: {
        results?: {
            results?: Record<string, NestedAggregationValue>;
        }[];
    };
}
/** One page of a search, with the aggregations over all that was found. */
interface SearchPage<T, Input = unknown> extends Page<T, Input> {
    /** In the order of the request. */
    readonly aggregations: AggregationResult[];
    next(options?: CallOptions): Promise<SearchPage<T, Input>>;
    prev(options?: CallOptions): Promise<SearchPage<T, Input>>;
}
/** The result is a page of a search: a page, with `aggregationData` beside it. */
declare const searchPage: <T, Input>(key: string, item?: Shape<T>, metadata?: string) => Answer<SearchPage<T, Input>>;

/**
 * Makes a client. It sends no request and touches nothing global.
 *
 * @throws ValidationError when `platform` or `fetch` is not what its type says.
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 * const services = await queryServices(client, { filter: { type: 'CLASS' } })
 */
declare const createClient: <A extends Auth | undefined = undefined>(options: ClientOptions<A>) => Client<NoInfer<A>>;
/**
 * Makes a call and gives the status, the headers and the request id beside the result.
 *
 * @example
 * const { data, response } = await withResponse(getService, client, { serviceId })
 * console.log(response.requestId, data.name)
 */
declare const withResponse: <C extends Client, Input, Output>(operation: (client: C, input: Input, options?: CallOptions) => Promise<Output>, client: C, input: Input, options?: CallOptions) => Promise<{
    data: Output;
    response: ResponseInfo;
}>;

/** How an amount is written. */
interface FormatMoneyOptions {
    /** The language, such as `pt-PT`; that of the person unless given. */
    readonly locale?: string | readonly string[] | undefined;
    /** Whether `€12.00` is written as `€12`. Amounts with a fraction keep all digits. */
    readonly hideZeroFraction?: boolean | undefined;
}
/** An amount of the platform: text, a number of the store's catalogue, or the object that holds it. */
type AmountText = string | number | Pick<Price, 'amount'>;
/**
 * Writes an amount for people, in any language, with the digits that its currency has. Decimal text goes to `Intl` as it is
 * and never becomes a number, so that every digit is right; an amount with more digits is rounded.
 *
 * @throws ValidationError when the amount is no decimal text, or the currency is no code of three letters.
 * @throws RangeError when the locale is no language tag.
 * @example
 * formatMoney(service.payment.fixed.price) // with its own currency
 * formatMoney(order.priceSummary.total, order.currency, { locale: 'pt-PT' }) // 12,50 €
 */
declare function formatMoney(money: Pick<Money, 'value' | 'currency'>, options?: FormatMoneyOptions): string;
declare function formatMoney(amount: AmountText, currency: string, options?: FormatMoneyOptions): string;

/**
 * Checks that a client may make the calls of the business.
 *
 * @throws ContextError when it may not.
 */
declare function requireElevated(client: Client): asserts client is Client<ElevatedAuth>;

/**
 * Converts an object, or each one of an array, for the wire. The given value is never changed: copies are made
 * only where something is converted.
 *
 * @throws ValidationError that names the field, for a broken date.
 */
declare const encode: (shape: Shape<unknown>, value: unknown, form: WireForm) => unknown;
/**
 * Declares that the input of an operation is converted by a shape. The operation brings the encoder: apps whose operations
 * convert no input do not carry it.
 *
 * @example
 * request: encoded(createRoomInputShape)
 */
declare const encoded: <Input>(shape: Shape<Input>) => RequestShape<Input>;

/**
 * Combines several hooks into one. Each of them is told, in this order.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: combineHooks(logger(), traceparent()) })
 */
declare const combineHooks: (...all: readonly Hooks[]) => Hooks;

/**
 * A picture: `wix:image://v1/…` text or an object on the wire, an {@link Image} here. Text is written where the
 * wire names system fields with an underscore, an object elsewhere; both are read.
 */
declare const image: Conversion<Image>;
/** Reads an image with its details: the expiry becomes a `Date`, the focal point numbers. */
declare const detailedImage: Conversion<DetailedImage>;

/** The severity of a line. */
type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** The fields of a log line beside its message. A field that is not known is absent. */
interface LogFields {
    /** Id of the operation: `bookings.services.get`. */
    readonly operation: string;
    /** Method and path template: no id, no query. */
    readonly route?: string | undefined;
    /** Requests made so far. */
    readonly attempts: number;
    readonly status?: number | undefined;
    /** The platform's id of the request, to give to its support. */
    readonly requestId?: string | undefined;
    /** Milliseconds from the request to the headers of the answer. */
    readonly duration?: number | undefined;
    /** Milliseconds until the next request. */
    readonly delay?: number | undefined;
    readonly error?: LoggedError | undefined;
}
/** The part of an error that is logged: neither its message nor its data, because they may name a person. */
interface LoggedError {
    readonly name: string | undefined;
    /** Code of the error, such as `TIMEOUT`. */
    readonly code?: string | undefined;
    /** Finer reason behind the code, such as `dns`. */
    readonly reason?: string | undefined;
    /** Whether the same call may succeed later. */
    readonly retryable?: boolean | undefined;
    /** Whether a write may have taken effect although no answer came. */
    readonly maybeProcessed?: boolean | undefined;
    /** The refused fields, each with the rule that it breaks. */
    readonly violations?: readonly {
        /** Path of the refused field. */
        readonly field: string | undefined;
        /** Rule that the field broke, such as `MAX_LENGTH`. */
        readonly rule: string | undefined;
    }[];
}
/** Settings of a logger. */
interface LoggerOptions {
    /** The least that is written: `info` unless given, `silent` for nothing at all. */
    readonly level?: LogLevel | 'silent';
    /** Writes a line; to the console unless given. An error that it throws is ignored. */
    readonly log?: (level: LogLevel, message: string, fields: LogFields) => void;
}
/**
 * Writes a line for each request (`debug`), answer (`info`), retry (`warn`) and failure (`error`; an abort is `info`).
 * Holds no header, token, id, query, body or message of the platform: a line is made of names and numbers only.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: logger({ level: 'debug' }) })
 */
declare const logger: ({ level: least, log }?: LoggerOptions) => Hooks;

/**
 * Makes an id of 32 hexadecimal digits that nobody can guess, such as an idempotency key. `crypto.randomUUID` is missing on
 * pages without TLS; this is not.
 *
 * @example
 * await refundPayments(elevatedClient, input, { idempotencyKey: randomId() })
 */
declare const randomId: () => string;

/**
 * Refuses answers in which a date is malformed; without it, such a text stays text. The error names the place:
 * `services[3].schedule.firstSessionStart must be a date, not "2026-02-30"` (DecodeError, reason `badDate`). The schemas of
 * `validation(…)` check dates too: take one of the two.
 *
 * @example
 * const client = createClient({ platform: hosted(), validate: strictDates })
 */
declare const strictDates: Validation;

/** Settings of the trace headers of a client. */
interface TraceOptions {
    /** A `traceparent` to join, or a function that gives the one of the request that a server is answering. */
    readonly parent?: string | (() => string | undefined);
    /** Whether a trace that begins here is recorded; true unless given. A parent decides for its own trace. */
    readonly sampled?: boolean;
    /** Gives that many bytes at random; of `crypto.getRandomValues` unless given. */
    readonly random?: (length: number) => Uint8Array;
}
/**
 * Makes calls part of a trace: adds the W3C header `traceparent`, with a span of its own for each request. A call joins the
 * trace of its own `traceparent` header (`headers` of the call), else that of `parent`, else it begins one. A header
 * that is not well-formed counts as absent.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: traceparent({ parent: () => incoming.headers.traceparent }) })
 */
declare const traceparent: ({ parent, sampled, random }?: TraceOptions) => Hooks;

/**
 * Reads an entity and writes a change of it. After a conflict, because somebody else was faster, it reads and writes again,
 * five times at most.
 *
 * @throws ConflictError when every round met a conflict; whatever else `read` and `change` throw.
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
