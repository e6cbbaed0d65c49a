import type { FrontdeskError } from './errors.ts'
import type { Platform } from './platform.ts'
import type { RequestShape, Shape } from './shape.ts'

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A method and a path with its parameters in braces: `GET /v2/services/{serviceId}`. */
export type Route = `${Method} /${string}`

/** A call of an operation, for results such as pages that make further calls. */
export interface Call<Input = never, Output = unknown> {
  readonly client: Client
  /** The operation that is called. */
  readonly operation: OperationSpec<Input, Output>
  /** The input of the call, before it is encoded. */
  readonly input: Input
  readonly options: CallOptions
}

/** How the result is read from the response: its position and its conversions. */
export interface Answer<Output> {
  /** Field of the body that contains the result; the whole body when absent. */
  readonly key?: string
  readonly shape?: Shape<unknown>
  /** Whether the field contains a list of results. */
  readonly list?: true
  /** Field of the body that contains the paging metadata. */
  readonly metadata?: string
  /** Builds the result from the converted value, for results with methods. */
  readonly wrap?: (value: never, body: Record<string, unknown>, call: Call) => Output
}

/** How the flat input is mapped to the platform's nested body, such as `{ query: { filter, sort, paging } }`. */
export interface Envelope {
  /** Field of the body that contains the query; absent when the paging fields are at the top level. */
  readonly key?: string
  readonly paging: 'offset' | 'cursor'
  /** Builds the body of the request from the input. */
  readonly wrap: (input: Record<string, unknown>) => Record<string, unknown>
  /** The inputs that request the next page and the previous page. */
  readonly around: (input: never, metadata: PagingMetadata, count: number) => PagesAround
}

/** The paging metadata of a response, in all its forms. */
export interface PagingMetadata {
  /** Number of items on this page. */
  count?: number
  /** Number of items before this page. Absent with cursor paging. */
  offset?: number
  /** Total number of items, if the platform counts them. */
  total?: number
  /** `true` when there are too many items for an exact total. */
  tooManyToCount?: boolean
  /** Whether there is a next page. */
  hasNext?: boolean
  /** Cursors of the adjacent pages. Absent with offset paging. */
  cursors?: { next?: string; prev?: string }
}

/** Inputs of the adjacent pages; absent where there is none. */
export interface PagesAround {
  readonly next?: object | undefined
  /** Input that reads the previous page; absent on the first one. */
  readonly previous?: object | undefined
}

/** The declaration of an operation, which the client, the emulator, the hooks, the tests and the docs read. */
export interface OperationSpec<Input, Output> {
  /** Unique id: package, resource, verb. */
  readonly id: string
  /** A read changes nothing, so it may be retried and cached. */
  readonly kind: 'read' | 'write'
  /** The prefix of the path on the hosted platform: `/_api/bookings`. A profile may map it to another prefix. */
  readonly prefix: string
  /**
   * The `{parameters}` are filled from the input, `{service.id}` from a nested field. GET and DELETE send the rest of
   * the input as a query string, the other methods as JSON.
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
  /** How the result is read from the body of the response. */
  readonly response?: Answer<Output>
  /** Whether the call needs an elevated client. Without one it throws a ContextError and sends nothing. */
  readonly elevated?: boolean
  /** Whether the call is sent without a token, as calls that obtain a token are. */
  readonly anonymous?: boolean
  /**
   * Decides by the input whether a write may be retried like a read: creating a visitor session may, exchanging a code
   * may not.
   */
  readonly repeatable?: (input: Input) => boolean
  /**
   * Fields of the input that contain secrets, such as `password` or `smsData.code`, at any depth below them. If an
   * error response repeats a secret, errors show `***` instead. `all`: errors show only the status of the response.
   */
  readonly secrets?: readonly string[] | 'all'
}

/** A declaration with any types. */
export type AnySpec = OperationSpec<never, unknown>

/** The `Response` of a transport. It may have a reader for its body that is cheaper than the stream. */
export interface TransportResponse extends Response {
  /** Reads the body at a lower cost than its stream. */
  readonly reader?: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>
}

/** A function with the type of `fetch`. */
export type Transport = (url: string, init: RequestInit) => Promise<TransportResponse>

/** Information about a response in addition to the result of the call. */
export interface ResponseInfo {
  /** HTTP status of the response. */
  readonly status: number
  /** Status text; empty on HTTP/2. */
  readonly statusText: string
  /** Headers of the response. */
  readonly headers: Headers
  readonly requestId?: string | undefined
}

/** Time limits and number of attempts of a call. */
export interface Limits {
  /**
   * Timeout of one request including its response, in milliseconds; defaults to 10,000, or to 30,000 for a write that
   * is sent once.
   */
  readonly timeout?: number | undefined
  /**
   * Timeout of the whole call including waits and retries, in milliseconds; defaults to 30,000, or to `timeout` if that
   * is longer.
   */
  readonly deadline?: number | undefined
  /** Maximum number of requests for one call; defaults to 3. Only a request that is safe to retry is sent again. */
  readonly attempts?: number | undefined
  /** Maximum size of a response in bytes, decompressed; defaults to 32 MiB. */
  readonly bodyLimit?: number | undefined
}

/** Options of one call; they take precedence over those of the client. */
export interface CallOptions extends Limits, Pick<Hooks, 'onResponse'> {
  /** Aborts the call at any point. */
  readonly signal?: AbortSignal | undefined
  /** Headers for this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Idempotency key of this write: the platform carries it out only once, so it is safe to retry. Sent as
   * `Idempotency-Key`. The emulator honors it; the hosted platform does not document that it does.
   */
  readonly idempotencyKey?: string | undefined
}

/** The fields of every hook event. */
export interface CallEvent {
  /** Id of the operation: `bookings.services.get`. */
  readonly operation: string
  /** Number of requests made so far, including this one. */
  readonly attempts: number
  /** Identifies the call: all events of one call carry the same object. */
  readonly call?: object
}

/** A request is about to be sent. */
export interface RequestEvent extends CallEvent {
  /** Method and path template, without ids and query. */
  readonly route: string
  /** Headers may be added, such as `traceparent`. The token is not included. */
  readonly headers: Record<string, string>
}

/** A response arrived, with any status. */
export interface ResponseEvent extends CallEvent, ResponseInfo {
  /** Milliseconds from the request to the headers of the response. */
  readonly duration: number
}

/** A call is retried. */
export interface RetryEvent extends CallEvent {
  /** Why the last attempt failed. */
  readonly error: FrontdeskError
  /** Milliseconds until the next request. */
  readonly delay: number
}

/** A call succeeded, and its result is about to be returned. */
export type SuccessEvent = CallEvent

/** A call failed for good. */
export interface ErrorEvent extends CallEvent {
  /** The error that the call rejects with. */
  readonly error: unknown
}

/** Functions that are called synchronously when calls are made. A hook must not throw: the call would fail. */
export interface Hooks {
  /** Called before each attempt is sent. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined
  /** Called when the headers of a response have arrived. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined
  /** Called before the wait that precedes another attempt. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined
  /** Called once when the call resolves. */
  readonly onSuccess?: ((event: SuccessEvent) => void) | undefined
  /** Called once when the call rejects. */
  readonly onError?: ((event: ErrorEvent) => void) | undefined
}

/** Adds a token to each request: `oauth()`, `apiKey()`, … of `@frontdesk/auth`. */
export interface Auth {
  /**
   * Returns the headers for one request. `options.signal` ends the wait of this caller only. If this throws, the call
   * fails.
   */
  headers(
    client: Client,
    options: CallOptions,
  ): Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>
  /**
   * Called when the platform refused these headers (401). Returns new headers with which the same person can try again;
   * `undefined` when there are none.
   */
  refused?(
    client: Client,
    headers: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, string>> | undefined>
  /** Whether calls that need an elevated client may be made. */
  readonly elevated?: boolean
  /** Advice that errors add when the platform refuses these headers for good. */
  readonly advice?: string
}

/**
 * Authorizes calls that need an elevated client: `apiKey(…)`, or the auth of the client that `elevate(client)` returns.
 */
export interface ElevatedAuth extends Auth {
  /** Marks the identity of the owner, which elevated operations require. */
  readonly elevated: true
}

/** Checks input before it is sent and results before they are returned; throws a ValidationError. */
export interface Validation {
  /** Checks the input before it is sent. Throws a `ValidationError`. */
  input(operation: AnySpec, input: unknown): void
  /** Checks the decoded response. Throws when it does not match the operation. */
  output(operation: AnySpec, output: unknown): void
}

/** Settings of a client. */
export interface ClientOptions<A extends Auth | undefined = Auth | undefined> extends Limits {
  /** `hosted()` or `local(url)`. */
  readonly platform: Platform
  /** How calls are authorized; without it they are sent without a token. */
  readonly auth?: A | undefined
  /** Replaces the global `fetch`. */
  readonly fetch?: Transport | undefined
  /** Headers for every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Hooks that are called for every call. `combineHooks` joins several. */
  readonly hooks?: Hooks | undefined
  /** Opt-in validation of inputs and results, from `@frontdesk/core/schema`. */
  readonly validate?: Validation | undefined
}

/** A client makes calls. It holds no personal data: the session holds it, in its own store. */
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
  /** Number of requests made so far. */
  readonly attempts: number
  /** Whether a request of this call may have taken effect so far. */
  readonly maybeProcessed: boolean
  /** Present once a response has arrived, like the two fields below. */
  readonly status?: number
  readonly statusText?: string
  readonly requestId?: string | undefined
}

/** The state of a call in progress, which the steps of the pipeline share. */
export interface CallUnderWay {
  readonly client: Client
  readonly operation: AnySpec
  readonly input: unknown
  readonly options: CallOptions
  /** Hooks use this object to tell which events belong to one call. */
  readonly id: object
  /** Replaced by each request and each response. */
  context: CallContext
  /** Whether a request before the current one may have taken effect. */
  unclear: boolean
  /** Whether the URL contains a secret, which errors must not show. */
  readonly hasSecretAddress: boolean
}

/** The state of a call in progress, with the types of its operation. */
export interface OwnCall<Input, Output> extends CallUnderWay {
  readonly operation: OperationSpec<Input, Output>
  readonly input: Input
}
