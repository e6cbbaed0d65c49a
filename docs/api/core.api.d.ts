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
/**
 * A field was refused, by the platform or before sending. The message is `INVALID_ARGUMENT: "field" description`.
 * Spec section 8.
 */
declare class ValidationError extends FrontdeskError {
    name: string;
    /** The refused fields, sorted by field. */
    readonly violations: readonly FieldViolation[];
}
/** The platform understood the call and declined it; `code` tells why. Spec section 8. */
declare class ApplicationError extends FrontdeskError {
    name: string;
    /** What the platform says beside the code, for example the nearest free slots. */
    readonly data: Readonly<Record<string, unknown>>;
}
/** The platform failed, or could not be reached. Spec section 8. */
declare class SystemError extends FrontdeskError {
    name: string;
}
/** What is known of a fault of the network. Browsers do not tell. */
type NetworkFault = 'dns' | 'refused' | 'reset' | 'tls' | 'unknown';
/** No answer came, or not all of it (code `NETWORK`); `reason` tells why, `cause` is what the transport threw. */
declare class NetworkError extends SystemError {
    name: string;
    readonly reason: NetworkFault;
}
/**
 * It took too long (code `TIMEOUT`). `reason` tells what: the `headers` or the `body` of one answer, or the `total` of the
 * call.
 */
declare class TimeoutError extends FrontdeskError {
    name: string;
    readonly reason: 'headers' | 'body' | 'total';
}
/** Too many calls (status 429). `retryAfterMs` tells how long to wait, if the platform says it. */
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
/** A call was made without what it needs around it: a provider, a client, an elevated client. Spec section 8. */
declare class ContextError extends FrontdeskError {
    name: string;
    constructor(message: string);
}
/** Whether a value is an error of this library, also of another copy of it. */
declare const isFrontdeskError: (error: unknown) => error is FrontdeskError;
/** Whether fields were refused; read `error.violations`. */
declare const isValidationError: (error: unknown) => error is ValidationError;
/**
 * Whether the platform declined the call, for whatever reason or for one: `isApplicationError(error, 'SLOT_NOT_AVAILABLE')`.
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
/** Whether there were too many calls; read `error.retryAfterMs`. */
declare const isRateLimitError: (error: unknown) => error is RateLimitError;
/** Whether the call does not fit the state of the platform, such as a revision that has changed. */
declare const isConflictError: (error: unknown) => error is ConflictError;
/** Whether the answer was a redirect, which is never followed. */
declare const isRedirectError: (error: unknown) => error is RedirectError;
/** The error for input that is refused before it is sent, in the same form as the platform's own. */
declare const invalid: (field: string, description: string, violatedRule?: string) => ValidationError;
/** Builds the validation error of spec section 8: violations sorted by field, all of them in the message. */
declare const validationError: (violations: readonly FieldViolation[], fields: Partial<ErrorFields>) => ValidationError;

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
/**
 * A picture: `wix:image://v1/…` text or an object on the wire, an {@link Image} here. Text is written where the
 * wire names system fields with an underscore, an object elsewhere; both are read.
 */
declare const image: Conversion<Image>;
/** The same with its details: the expiry becomes a `Date`, the focal point numbers. */
declare const detailedImage: Conversion<DetailedImage>;

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
type Box<T> = (value: T) => T;
/** True when T is, or holds at any depth, something that is converted. `Seen` ends recursive types. */
type Converts<T, Seen = never> = T extends Date | Image ? true : T extends readonly (infer Item)[] ? Converts<Item, Seen> : T extends object ? Box<T> extends Seen ? false : true extends {
    [K in keyof T]-?: Converts<NonNullable<T[K]>, Seen | Box<T>>;
}[keyof T] ? true : false : false;
type RowOf<T> = T extends Date ? Conversion<Date> : T extends Image ? Conversion<Image> : T extends readonly (infer Item)[] ? RowOf<Item> : T extends number ? Conversion<number> : Shape<T>;
type LazyRow<T> = RowOf<NonNullable<T>> | (() => RowOf<NonNullable<T>>);
/** One row for every field that holds a date or an image at any depth; rows for numbers may be added. */
type ShapeRows<T> = {
    readonly [K in keyof T as true extends Converts<NonNullable<T[K]>> ? K : never]-?: LazyRow<T[K]>;
} & {
    readonly [K in keyof T as NonNullable<T[K]> extends number | readonly number[] | object ? K : never]?: LazyRow<T[K]>;
};
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
/**
 * Converts a value, or each one of an array, from the wire. Changes it in place: it is the fresh result of `JSON.parse`.
 * Arrays within arrays, which the platform has none of, are left alone: so no depth can exhaust the stack.
 */
declare const decode: (row: Row, wire: unknown, form: WireForm) => unknown;
/**
 * Declares what of an object is converted on the wire. The compiler asks for every field that holds a date
 * or an image at any depth.
 *
 * @example
 * const slotShape: Shape<Slot> = shape<Slot>({ startDate: date, endDate: date })
 */
declare const shape: <T>(rows: ShapeRows<T>) => Shape<T>;
/** The same for an entity: `id`, `createdDate` and `updatedDate` may be underscored on the wire (spec section 3). */
declare const entity: <T>(rows: ShapeRows<T>) => Shape<T>;
/** A moment: ISO 8601 text on the wire, a `Date` here. Text that is no date stays text. */
declare const date: Conversion<Date>;
/** A number that may be `NaN` or infinite, which JSON can only say as text (spec section 9). */
declare const float: Conversion<number>;

/**
 * Converts an object, or each one of an array, for the wire. What it is given is never changed: copies are made only
 * where something is converted.
 *
 * @throws ValidationError that names the field, for a broken date.
 */
declare const encode: (shape: Shape<unknown>, value: unknown, form: WireForm) => unknown;
/** What is converted in the input of an operation. */
interface InputEncoder<Input> {
    readonly encode: (input: unknown, form: WireForm) => unknown;
    /** For whoever reads the request. */
    readonly shape?: Shape<unknown>;
    /** Type only: what goes in. */
    readonly type?: (input: Input) => void;
}
/** Declares what is converted in the input: `write({ …, request: converts(createBookingInputShape) })`. */
declare const converts: <Input>(shape: Shape<Input>) => InputEncoder<Input>;

/** Takes out of a refusal what no error may show: a reviver for `JSON.parse`. */
type Redaction = (name: string, value: unknown) => unknown;
/**
 * Names the secrets of an input, such as a password, for `write({ …, redact })`: should an answer repeat them, in whatever
 * form, errors show `***` instead.
 *
 * @example
 * redact: redacting(({ password }) => [password]),
 */
declare const redacting: <Input>(secretsOf: (input: Input) => readonly unknown[]) => ((input: Input) => Redaction);

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
/**
 * An operation as it is declared: everything but its kind. A GET or DELETE says how its query is written, a path with
 * parameters how they are filled in.
 */
type Declaration<Input, Output, OwnRoute extends Route> = Omit<OperationSpec<Input, Output>, 'kind' | 'route'> & {
    readonly route: OwnRoute;
} & (OwnRoute extends `${'GET' | 'DELETE'} ${string}` ? {
    readonly query: QueryWriter;
} : unknown) & (OwnRoute extends `${string}{${string}` ? {
    readonly path: PathWriter;
} : unknown);
interface Callable<Input, Output, Kind extends 'read' | 'write'> {
    (client: Client, input: Input, options?: CallOptions): Promise<Output>;
    /** The declaration, as data. */
    readonly spec: OperationSpec<Input, Output> & {
        readonly kind: Kind;
    };
}
/** An operation that changes nothing. */
interface Read<Input, Output> extends Callable<Input, Output, 'read'> {
}
/** An operation that changes something. */
interface Write<Input, Output> extends Callable<Input, Output, 'write'> {
}
/** A declaration whose types do not matter. */
type AnySpec = OperationSpec<never, unknown>;
/** Any operation, whatever it takes and gives. */
interface AnyOperation {
    (client: Client, input: never, options?: CallOptions): Promise<unknown>;
    readonly spec: AnySpec;
}
/**
 * Declares an operation that changes nothing.
 *
 * @example
 * export const getRoom: Read<GetRoomInput, Room> = read({
 *   id: 'rooms.get',
 *   family: '/rooms',
 *   route: 'GET /v1/rooms/{roomId}',
 *   path: pathParameters,
 *   query: queryString,
 *   response: pick('room', roomShape),
 * })
 */
declare const read: <Input, Output, OwnRoute extends Route = Route>(declared: Declaration<Input, Output, OwnRoute>) => Read<Input, Output>;
/** Declares an operation that changes something. */
declare const write: <Input, Output, OwnRoute extends Route = Route>(declared: Declaration<Input, Output, OwnRoute>) => Write<Input, Output>;
/** The result is one field of the answer. */
declare const pick: <Output>(key: string, shape?: Shape<Output>) => Answer<Output>;
/** The result is a list in one field of the answer. */
declare const list: <Item>(key: string, shape?: Shape<Item>) => Answer<Item[]>;
/** The result is the whole answer. */
declare const whole: <Output>(shape?: Shape<Output>) => Answer<Output>;
/** The mark of calls that need an elevated client: `write({ …, elevated })`. */
declare const elevated: (client: Client) => void;
type Operations = Record<string, (client: Client, input: never, options?: CallOptions) => Promise<unknown>>;
/** Operations with the client filled in. */
type Bound<T extends Operations> = {
    readonly [K in keyof T]: T[K] extends (client: Client, input: infer Input, options?: CallOptions) => infer Result ? (input: Input, options?: CallOptions) => Result : never;
};
/**
 * Fills in the client, for dotted use. Only the named operations end up in the bundle.
 *
 * @example
 * const bookings = bind(client, { getService, queryServices })
 * const service = await bookings.getService({ serviceId })
 */
declare const bind: <T extends Operations>(client: Client, operations: T) => Bound<T>;

/** Where calls go and how they are written. Data only: make your own with a spread. */
interface Platform extends WireForm {
    /** Origin of every call, and the only one that a token is sent to. */
    readonly origin: string;
    /** Prefixes of families that differ from their name, for a platform that lies elsewhere. */
    readonly prefixes?: Readonly<Record<string, string>>;
    /** Sent with every call. */
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
 * The local platform (the emulator) at `url`: the same system field names with an underscore
 * (spec section 3).
 *
 * @throws ValidationError when `url` is no http address.
 * @example
 * const client = createClient({ platform: local('http://127.0.0.1:4600'), auth: oauth({ clientId }) })
 */
declare const local: (url: string) => Platform;

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
/**
 * Makes a client. Costs nothing: no request is sent and nothing global is touched.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 * const services = await queryServices(client, { filter: { type: 'CLASS' } })
 */
declare const createClient: <A extends Auth | undefined = undefined>(options: ClientOptions<A>) => Client<A>;
/**
 * Makes a call and gives the status, the headers and the request id beside the result.
 *
 * @example
 * const { data, response } = await withResponse(getService, client, { serviceId })
 * console.log(response.requestId, data.name)
 */
declare const withResponse: <Input, Output>(operation: (client: Client, input: Input, options?: CallOptions) => Promise<Output>, client: Client, input: Input, options?: CallOptions) => Promise<{
    data: Output;
    response: ResponseInfo;
}>;

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
declare const physicalPropertiesShape: Shape<PhysicalProperties>;
declare const servicePropertiesShape: Shape<ServiceProperties>;
declare const subscriptionSettingsShape: Shape<SubscriptionSettings>;

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
declare const orderShape: Shape<Order>;

/** What became of one item of a bulk call. */
interface ItemMetadata {
    id?: string;
    /** Place of the item in the request, from 0. */
    originalIndex: number;
    success: boolean;
    error?: {
        code: string;
        description: string;
        data?: Record<string, unknown>;
    };
}
/** What became of a bulk call in all. */
interface BulkActionMetadata {
    totalSuccesses: number;
    totalFailures: number;
    /** Failures beyond those that are listed. */
    undetailedFailures: number;
}

/**
 * Makes one of several hooks: each is told, in this order.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: combineHooks(logger(), traceparent()) })
 */
declare const combineHooks: (...all: readonly Hooks[]) => Hooks;

/** How much a line matters. */
type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** What stands beside the message of a line. Absent is what is not known. */
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
/** What a log may know of an error: neither its message nor its data, which may name a person. */
interface LoggedError {
    readonly name: string | undefined;
    readonly code?: string | undefined;
    readonly reason?: string | undefined;
    readonly retryable?: boolean | undefined;
    /** Whether a write may have taken effect although no answer came. */
    readonly maybeProcessed?: boolean | undefined;
    /** The refused fields, each with the rule that it breaks. */
    readonly violations?: readonly {
        readonly field: string | undefined;
        readonly rule: string | undefined;
    }[];
}
interface LoggerOptions {
    /** The least that is written: `info` unless given, `silent` for nothing at all. */
    readonly level?: LogLevel | 'silent';
    /** Writes a line; to the console unless given. What it throws is ignored. */
    readonly log?: (level: LogLevel, message: string, fields: LogFields) => void;
}
/**
 * Writes a line for each request (`debug`), answer (`info`), repeat (`warn`) and failure (`error`; an abort is `info`).
 * Holds no header, token, id, query, body or message of the platform: a line is made of names and numbers only.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: logger({ level: 'debug' }) })
 */
declare const logger: ({ level: least, log }?: LoggerOptions) => Hooks;

/** One page of a list. */
interface Page<T, Input = unknown> {
    readonly items: T[];
    /** How many items there are in all; absent when the platform did not count. */
    readonly total?: number | undefined;
    /** Whether there were too many to count. */
    readonly tooManyToCount: boolean;
    /** The input that asks for the next page; absent on the last one. Plain data, for caches. */
    readonly nextInput?: Input | undefined;
    /** The input that asks for the page before; absent on the first one. */
    readonly previousInput?: Input | undefined;
    /** Whether there may be a next page. Right also when the total is not known. */
    hasNext(): boolean;
    hasPrev(): boolean;
    /** Reads the next page. @throws FrontdeskError `NO_PAGE` */
    next(options?: CallOptions): Promise<Page<T, Input>>;
    /** Reads the page before. @throws FrontdeskError `NO_PAGE` */
    prev(options?: CallOptions): Promise<Page<T, Input>>;
}
/** The result is a page of a list that lies in one field of the answer. */
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
declare function pages<T, Input>(operation: (client: Client, input: Input, options?: CallOptions) => Promise<Page<T, Input>>, client: Client, input: Input, options?: CallOptions): AsyncGenerator<T, void, undefined>;

type Fields = Readonly<Record<string, unknown>>;
/**
 * Fills the `{parameters}` of a path from the input, each one encoded. `{service.id}` reads a nested field.
 *
 * @throws ValidationError when a parameter is missing or unsafe.
 */
declare const pathParameters: PathWriter;
/**
 * Writes a payload as a query string: flat fields by name, arrays by repeating the name. A payload with nested
 * data goes whole into `.r`, as base64url of its JSON (the platform's form). A GET whose query would be longer than 4,000
 * characters is sent as a POST instead (spec section 9).
 */
declare const queryString: (payload: Fields, method: string) => string | undefined;

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
    $hasSome?: readonly T[];
    $hasAll?: readonly T[];
    $isEmpty?: boolean;
    $exists?: boolean;
}
/** The operators that a field of type T takes. */
type Operators<T> = [T] extends [readonly (infer Item)[]] ? List<Item> : [T] extends [boolean] ? Equality<boolean> : [T] extends [Date] ? Ordering<Date | string> : [T] extends [number] ? Ordering<number> : string extends T ? Text : Equality<T>;
/**
 * A condition over the fields F: `{ type: 'CLASS', name: { $startsWith: 'Yo' }, $or: [ … ] }`. F maps the path of
 * each field that the platform can filter by to the type of its value.
 */
type Filter<F> = {
    [K in keyof F]?: (F[K] extends readonly unknown[] ? never : F[K]) | null | Operators<F[K]>;
} & {
    $and?: readonly Filter<F>[];
    $or?: readonly Filter<F>[];
    $not?: Filter<F>;
};
interface Sort<F> {
    readonly fieldName: keyof F & string;
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
    readonly cursor?: string;
    /** How many items a page holds; 50 unless given. */
    readonly limit?: number;
}
interface Conditions<F> {
    readonly filter?: Filter<F>;
    readonly sort?: readonly Sort<F>[];
}
/** What a query with offset paging takes. F maps field paths to the types of their values. */
interface OffsetQuery<F> extends Conditions<F> {
    readonly paging?: OffsetPaging;
}
/** What a query with cursor paging takes. */
interface CursorQuery<F> extends Conditions<F> {
    readonly cursorPaging?: CursorPaging;
}
/** `{ query: { filter, sort, paging } }`, 50 from 0 unless given (spec section 9). */
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
type Value<T> = T extends readonly (infer Item)[] ? Item : T;
/** A list as a whole is compared with nothing only. */
type Equal<T> = (T extends readonly unknown[] ? never : T) | null;
/** The fields that take an operator. */
type Taking<F, Operator extends string> = Name<F> & {
    [K in keyof F]: Operator extends keyof Operators<F[K]> ? K : never;
}[keyof F];
type FindOperation<Input, Output> = (client: Client, input: Input, options?: CallOptions) => Promise<Output>;
/** A query in the making. Immutable: each method gives a new one, and conditions add up. */
interface QueryBuilder<Input, Output, F = FieldsOf<Input>> {
    /** The plain data that will be sent. */
    readonly input: Input;
    eq<K extends Name<F>>(field: K, value: Equal<F[K]>): QueryBuilder<Input, Output, F>;
    ne<K extends Name<F>>(field: K, value: Equal<F[K]>): QueryBuilder<Input, Output, F>;
    gt<K extends Taking<F, '$gt'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    ge<K extends Taking<F, '$gte'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    lt<K extends Taking<F, '$lt'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    le<K extends Taking<F, '$lte'>>(field: K, value: Value<F[K]>): QueryBuilder<Input, Output, F>;
    /** From `from`, up to and without `to`. */
    between<K extends Taking<F, '$gte'>>(field: K, from: Value<F[K]>, to: Value<F[K]>): QueryBuilder<Input, Output, F>;
    in<K extends Taking<F, '$in'>>(field: K, values: readonly Value<F[K]>[]): QueryBuilder<Input, Output, F>;
    exists(field: Name<F>, exists?: boolean): QueryBuilder<Input, Output, F>;
    isEmpty(field: Name<F>): QueryBuilder<Input, Output, F>;
    isNotEmpty(field: Name<F>): QueryBuilder<Input, Output, F>;
    startsWith(field: Taking<F, '$startsWith'>, text: string): QueryBuilder<Input, Output, F>;
    endsWith(field: Taking<F, '$endsWith'>, text: string): QueryBuilder<Input, Output, F>;
    contains(field: Taking<F, '$contains'>, text: string): QueryBuilder<Input, Output, F>;
    hasSome<K extends Taking<F, '$hasSome'>>(field: K, values: readonly Value<F[K]>[]): QueryBuilder<Input, Output, F>;
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
    ascending(...fields: Name<F>[]): QueryBuilder<Input, Output, F>;
    descending(...fields: Name<F>[]): QueryBuilder<Input, Output, F>;
    /** Leaves out the first ones. Only where pages have an offset. */
    readonly skip: 'paging' extends keyof Input ? (count: number) => QueryBuilder<Input, Output, F> : never;
    limit(count: number): QueryBuilder<Input, Output, F>;
    /** Goes on from a cursor of an earlier page. Only where pages have cursors. */
    readonly skipTo: 'cursorPaging' extends keyof Input ? (cursor: string) => QueryBuilder<Input, Output, F> : never;
    /** Makes the call. */
    find(client: Client, options?: CallOptions): Promise<Output>;
}
/**
 * Starts a fluent query over a query operation.
 *
 * @example
 * const page = await query(queryServices).eq('type', 'CLASS').ascending('name').limit(20).find(client)
 */
declare const query: <Input, Output>(operation: FindOperation<Input, Output> & {
    readonly spec: {
        readonly envelope?: Envelope;
    };
}) => QueryBuilder<Input, Output>;

/**
 * Refuses answers in which a date is malformed; without it, such a text stays text. The error names the place:
 * `services[3].schedule.firstSessionStart must be a date, not "2026-02-30"` (DecodeError, reason `badDate`). The schemas of
 * `validation(…)` check dates too: take one of the two.
 *
 * @example
 * const client = createClient({ platform: hosted(), validate: strictDates })
 */
declare const strictDates: Validation;

interface TraceOptions {
    /** A `traceparent` to join, or what gives that of the moment: of the request that a server is answering. */
    readonly parent?: string | (() => string | undefined);
    /** Whether a trace that begins here is recorded; true unless given. A parent has decided for its own. */
    readonly sampled?: boolean;
    /** Gives that many bytes at random; of `crypto.getRandomValues` unless given. */
    readonly random?: (length: number) => Uint8Array;
}
/**
 * Makes calls part of a trace: adds the W3C header `traceparent`, with a span of its own for each request. A call joins the
 * trace of its own `traceparent` header (`headers` of the call), else that of `parent`, else it begins one. What is not
 * well-formed counts as absent.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: traceparent({ parent: () => incoming.headers.traceparent }) })
 */
declare const traceparent: ({ parent, sampled, random }?: TraceOptions) => Hooks;

/**
 * Reads, then changes what was read; after a conflict (somebody else was faster) reads again and changes that, five
 * times at most.
 *
 * @throws ConflictError when every round met a conflict; whatever else `read` and `change` throw.
 * @example
 * await updateWithRetry(
 *   () => findBooking(bookingId),
 *   ({ revision }) => cancelBooking(owner, { bookingId, revision }),
 * )
 */
declare const updateWithRetry: <Entity, Result>(read: () => Promise<Entity>, change: (entity: Entity) => Promise<Result>) => Promise<Result>;

export { AbortError, ApplicationError, AuthError, ConflictError, ContextError, DecodeError, FrontdeskError, NetworkError, RateLimitError, RedirectError, SystemError, TimeoutError, ValidationError, bind, combineHooks, converts, createClient, cursorList, cursorQuery, cursorSearch, date, decode, detailedImage, elevated, encode, entity, float, hosted, image, invalid, isAbortError, isApplicationError, isAuthError, isConflictError, isFrontdeskError, isNetworkError, isRateLimitError, isRedirectError, isSystemError, isTimeoutError, isValidationError, list, local, logger, offsetQuery, orderShape, page, pages, pathParameters, physicalPropertiesShape, pick, query, queryString, read, redacting, servicePropertiesShape, shape, strictDates, subscriptionSettingsShape, traceparent, updateWithRetry, validationError, whole, withResponse, write };
export type { Address, AddressWithContact, Answer, AnyOperation, AnySpec, AppliedDiscount, Auth, BalanceSummary, Bound, BulkActionMetadata, BuyerInfo, Call, CallEvent, CallOptions, CatalogReference, ChannelType, Client, ClientOptions, ContactDetails, Conversion, CursorPaging, CursorQuery, Declaration, DeliveryLogistics, DescriptionLine, DetailedImage, Envelope, ErrorDetails, ErrorEvent, ErrorFields, FieldViolation, Filter, FilterValue, FulfillmentStatus, Geocode, Hooks, Image, InputEncoder, ItemMetadata, ItemType, JurisdictionType, Limits, LineItemTaxInfo, LogFields, LogLevel, LoggedError, LoggerOptions, Method, Money, MultiCurrencyPrice, NetworkFault, OffsetPaging, OffsetQuery, Open, OperationSpec, Operators, Order, OrderActivity, OrderActivityType, OrderAdditionalFee, OrderLineItem, OrderPaymentStatus, OrderPriceSummary, OrderStatus, OrderTaxInfo, Page, PagesAround, PagingMetadata, PathWriter, PaymentOption, PhysicalProperties, Platform, Price, QueryBuilder, QueryWriter, Read, Redaction, RequestEvent, ResponseEvent, ResponseInfo, RetryEvent, Route, Row, ServiceProperties, Shape, ShapeRows, ShippingInformation, Sort, StreetAddress, SubscriptionFrequency, SubscriptionInfo, SubscriptionSettings, SystemFieldNames, TraceOptions, Translatable, Transport, Validation, WeightUnit, WireForm, Write };
