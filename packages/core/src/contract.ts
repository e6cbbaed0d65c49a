import type { FrontdeskError } from './errors.ts'
import type { Platform } from './platform.ts'
import type { RequestShape, Shape } from './shape.ts'

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A method and a path with its parameters in braces: `GET /v2/services/{serviceId}`. */
export type Route = `${Method} /${string}`

/** One call of an operation, as a result that asks for more (a page) needs it. */
export interface Call<Input = never, Output = unknown> {
  readonly client: Client
  /** The operation that is called. */
  readonly operation: OperationSpec<Input, Output>
  /** The input of the call, before it is encoded. */
  readonly input: Input
  readonly options: CallOptions
}

/** Where the result lies in the answer and what is converted in it. */
export interface Answer<Output> {
  /** Field of the body that holds the result; the whole body when absent. */
  readonly key?: string
  readonly shape?: Shape<unknown>
  /** Whether the field holds a list of results. */
  readonly list?: true
  /** Field of the body that holds the paging metadata. */
  readonly metadata?: string
  /** Builds the result from the converted value, for results that are more than data. */
  readonly wrap?: (value: never, body: Record<string, unknown>, call: Call) => Output
}

/** How flat input becomes the platform's nested one, such as `{ query: { filter, sort, paging } }`. */
export interface Envelope {
  /** Field of the body that holds the query; none when the paging fields lie at the top. */
  readonly key?: string
  readonly paging: 'offset' | 'cursor'
  /** Builds the body of the request from the input. */
  readonly wrap: (input: Record<string, unknown>) => Record<string, unknown>
  /** The inputs that ask for the page after and the page before. */
  readonly around: (input: never, metadata: PagingMetadata, count: number) => PagesAround
}

/** The paging metadata of an answer, in all its forms. */
export interface PagingMetadata {
  /** Number of items on this page. */
  count?: number
  /** Number of items before this page. Absent with cursor paging. */
  offset?: number
  /** Number of items on all pages, when the platform counts them. */
  total?: number
  /** `true` when there are too many items for an exact total. */
  tooManyToCount?: boolean
  /** Whether a page follows this one. */
  hasNext?: boolean
  /** Cursors of the pages around this one. Absent with offset paging. */
  cursors?: { next?: string; prev?: string }
}

/** Inputs of the neighbours of a page; absent where there is none. */
export interface PagesAround {
  readonly next?: object | undefined
  /** Input that reads the previous page; absent on the first one. */
  readonly previous?: object | undefined
}

/** The declaration of an operation: the client, the emulator, the hooks, the tests and the docs all read it. */
export interface OperationSpec<Input, Output> {
  /** Unique id: package, resource, verb. */
  readonly id: string
  /** A read changes nothing, so it may be repeated and cached. */
  readonly kind: 'read' | 'write'
  /** The prefix of the path on the hosted platform: `/_api/bookings`. A profile may map it to another prefix. */
  readonly prefix: string
  /**
   * The `{parameters}` are filled from the input, `{service.id}` from a nested field. The rest of the input is sent as query
   * string by GET and DELETE, as JSON by the other methods.
   */
  readonly route: Route
  /**
   * The POST form of a GET whose query string would be longer than 4,000 characters: `POST /v1/rooms/query`. Without it, the
   * long GET is sent as it is.
   */
  readonly fallback?: `POST /${string}`
  /** The conversions of the input, as `encoded(shape)`: dates as text, images and system fields. */
  readonly request?: RequestShape<unknown>
  readonly envelope?: Envelope
  /** How the result is read from the body of the answer. */
  readonly response?: Answer<Output>
  /** The call needs an elevated client. Without one it throws a ContextError and sends nothing. */
  readonly elevated?: boolean
  /** The call is sent without a token, as the calls that get a token are. */
  readonly anonymous?: boolean
  /** Tells by the input whether a write may be sent again like a read: a visitor session may, the exchange of a code may not. */
  readonly repeatable?: (input: Input) => boolean
  /**
   * Fields of the input that hold secrets, such as `password` or `smsData.code`, with all that they contain. When a
   * refusal repeats a secret, errors show `***` in its place. `all`: errors show nothing of a refusal but its status.
   */
  readonly secrets?: readonly string[] | 'all'
}

/** A declaration whose types do not matter. */
export type AnySpec = OperationSpec<never, unknown>

/** The `Response` of a transport. It may bring a reader of its body that costs less than the stream. */
export interface TransportResponse extends Response {
  /** Reads the body at a lower cost than its stream. */
  readonly reader?: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>
}

/** One function with the shape of `fetch`. */
export type Transport = (url: string, init: RequestInit) => Promise<TransportResponse>

/** The facts about an answer beside the result of the call. */
export interface ResponseInfo {
  /** HTTP status of the answer. */
  readonly status: number
  /** Empty on HTTP/2. */
  readonly statusText: string
  /** Headers of the answer. */
  readonly headers: Headers
  readonly requestId?: string | undefined
}

/** How long a call may take and how often it may be tried. */
export interface Limits {
  /** Milliseconds for one request, answer included; 10,000 unless given, 30,000 for a write that is sent once. */
  readonly timeout?: number | undefined
  /** Milliseconds for the whole call, waits and retries included; 30,000 unless given, or `timeout` if that is longer. */
  readonly deadline?: number | undefined
  /** The most requests for one call; 3 unless given. Only a request that is safe to repeat is sent again. */
  readonly attempts?: number | undefined
  /** The most bytes of an answer, unpacked; 32 MiB unless given. */
  readonly bodyLimit?: number | undefined
}

/** Options of one call; they win over those of the client. */
export interface CallOptions extends Limits, Pick<Hooks, 'onResponse'> {
  /** Ends the call, at whatever point it is. */
  readonly signal?: AbortSignal | undefined
  /** Headers for this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Names this write, so that the platform carries it out once however often it comes; makes it safe to repeat. Sent as
   * `Idempotency-Key`. The emulator honours it; the hosted platform does not say that it does.
   */
  readonly idempotencyKey?: string | undefined
}

/** The fields of every event that hooks are told of. */
export interface CallEvent {
  /** Id of the operation: `bookings.services.get`. */
  readonly operation: string
  /** Requests made so far, this one included. */
  readonly attempts: number
  /** One object for all events of one call, so that a hook can tell calls apart. */
  readonly call?: object
}

/** A request is about to leave. */
export interface RequestEvent extends CallEvent {
  /** Method and path template: no id, no query. */
  readonly route: string
  /** Headers may be added, such as `traceparent`. The token is not among them. */
  readonly headers: Record<string, string>
}

/** An answer came, whatever its status. */
export interface ResponseEvent extends CallEvent, ResponseInfo {
  /** Milliseconds from the request to the headers of the answer. */
  readonly duration: number
}

/** A call is sent again. */
export interface RetryEvent extends CallEvent {
  /** Why the last attempt failed. */
  readonly error: FrontdeskError
  /** Milliseconds until the next request. */
  readonly delay: number
}

/** A call succeeded: its result is about to be given back. */
export type SuccessEvent = CallEvent

/** A call failed for good. */
export interface ErrorEvent extends CallEvent {
  /** The error that the call rejects with. */
  readonly error: unknown
}

/** Functions that are told of calls, synchronously. A hook must not throw: the call would fail. */
export interface Hooks {
  /** Called before each attempt is sent. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined
  /** Called when the headers of an answer have arrived. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined
  /** Called before the wait that precedes another attempt. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined
  /** Called once when the call resolves. */
  readonly onSuccess?: ((event: SuccessEvent) => void) | undefined
  /** Called once when the call rejects. */
  readonly onError?: ((event: ErrorEvent) => void) | undefined
}

/** Gives each request its token: `oauth()`, `apiKey()`, … of `@frontdesk/auth`. */
export interface Auth {
  /** Gives the headers for one request. `options.signal` ends the wait of this caller only. The call fails if this throws. */
  headers(
    client: Client,
    options: CallOptions,
  ): Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>
  /**
   * Told that the platform refused these headers (401). Gives new ones with which the same person can try again;
   * `undefined` when there are none.
   */
  refused?(
    client: Client,
    headers: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, string>> | undefined>
  /** Whether calls that need an elevated client may be made. */
  readonly elevated?: boolean
  /** A sentence that errors add when the platform refuses these headers for good: what to look at. */
  readonly advice?: string
}

/** Authorises calls that need an elevated client: `apiKey(…)`, or the auth of the client that `elevate(client)` gives. */
export interface ElevatedAuth extends Auth {
  /** Marks the identity of the owner, which elevated operations require. */
  readonly elevated: true
}

/** Checks input before it is sent and results before they are given back; throws a ValidationError. */
export interface Validation {
  /** Checks the input before it is sent. Throws a `ValidationError`. */
  input(operation: AnySpec, input: unknown): void
  /** Checks the decoded answer. Throws when it does not match the operation. */
  output(operation: AnySpec, output: unknown): void
}

/** Settings of a client. */
export interface ClientOptions<A extends Auth | undefined = Auth | undefined> extends Limits {
  /** `hosted()` or `local(url)`. */
  readonly platform: Platform
  /** How calls are authorised; without it they are sent bare. */
  readonly auth?: A | undefined
  /** In place of the global `fetch`. */
  readonly fetch?: Transport | undefined
  /** Headers for every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Hooks that are told of every call. `combineHooks` puts several together. */
  readonly hooks?: Hooks | undefined
  /** Opt-in check of inputs and results, from `@frontdesk/core/schema`. */
  readonly validate?: Validation | undefined
}

/** A client makes calls. It holds no data of a person: the session holds them, in its own store. */
export interface Client<A extends Auth | undefined = Auth | undefined> {
  readonly platform: Platform
  /** The authentication that was passed to `createClient`, with its session methods. */
  readonly auth: A
  /** The options that apply to every call of this client. */
  readonly options: ClientOptions
  /** Makes the call of any operation. */
  send<Input, Output>(
    operation: OperationSpec<Input, Output>,
    input: Input,
    options?: CallOptions,
  ): Promise<Output>
}

/** The fields that every error of one call carries. */
export interface CallContext {
  readonly operation: string
  /** Requests made so far. */
  readonly attempts: number
  /** Whether a request of this call may have taken effect, so far. */
  readonly maybeProcessed: boolean
  /** Present once an answer has come, like the two below. */
  readonly status?: number
  readonly statusText?: string
  readonly requestId?: string | undefined
}

/** The state of a call under way, which the steps of the pipeline share. */
export interface CallUnderWay {
  readonly client: Client
  readonly operation: AnySpec
  readonly input: unknown
  readonly options: CallOptions
  /** Hooks know by this object which events belong to one call. */
  readonly id: object
  /** Replaced by each request and each answer. */
  context: CallContext
  /** Whether a request before the current one may have taken effect. */
  unclear: boolean
  /** Whether the address contains a secret, which errors must not show. */
  readonly hasSecretAddress: boolean
}

/** The state of a call under way, with the types of its operation. */
export interface OwnCall<Input, Output> extends CallUnderWay {
  readonly operation: OperationSpec<Input, Output>
  readonly input: Input
}
