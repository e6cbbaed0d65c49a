import type { FrontdeskError } from './errors.ts'
import type { AnySpec, OperationSpec } from './operation.ts'
import type { Platform } from './platform.ts'
import { send } from './send.ts'

/** One function with the shape of `fetch`. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/** What stands beside the result of a call. */
export interface ResponseInfo {
  readonly status: number
  /** Empty on HTTP/2. */
  readonly statusText: string
  readonly headers: Headers
  readonly requestId?: string | undefined
}

/** How long a call may take and how often it may be tried. */
export interface Limits {
  /** Milliseconds for one request, answer included; 10,000 unless given, 30,000 for a write that is sent once. */
  readonly timeout?: number | undefined
  /** Milliseconds for the whole call, waits and repeats included; 30,000 unless given, or `timeout` if that is longer. */
  readonly deadline?: number | undefined
  /** The most requests for one call; 3 unless given. Only what is safe to repeat is repeated. */
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

/** What every hook is told. */
export interface CallEvent {
  /** Id of the operation: `bookings.services.get`. */
  readonly operation: string
  /** Requests made so far, this one included. */
  readonly attempts: number
  /** The same object for all that is told of one call. */
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

/** A call is repeated. */
export interface RetryEvent extends CallEvent {
  readonly error: FrontdeskError
  /** Milliseconds until the next request. */
  readonly delay: number
}

/** A call failed for good. */
export interface ErrorEvent extends CallEvent {
  readonly error: unknown
}

/** Is told of calls, synchronously. It must not throw: the call would fail. */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void) | undefined
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined
  readonly onRetry?: ((event: RetryEvent) => void) | undefined
  readonly onError?: ((event: ErrorEvent) => void) | undefined
}

/** Gives each request its token: `oauth()`, `apiKey()`, … of `@frontdesk/auth`. */
export interface Auth {
  /** Headers for one request. `options.signal` ends the wait of this caller only. What it throws at once, the call throws. */
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
}

/** Authorises calls that need an elevated client: `apiKey(…)`, or what `elevate(client)` gives. */
export interface ElevatedAuth extends Auth {
  readonly elevated: true
}

/** Checks input before it is sent and results before they are given back; throws a ValidationError. */
export interface Validation {
  input(operation: AnySpec, input: unknown): void
  output(operation: AnySpec, output: unknown): void
}

export interface ClientOptions<A extends Auth | undefined = Auth | undefined> extends Limits {
  /** `hosted()` or `local(url)`. */
  readonly platform: Platform
  /** How calls are authorised; without it they are sent bare. */
  readonly auth?: A
  /** In place of the global `fetch`. */
  readonly fetch?: Transport
  /** Headers for every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Are told of every call. Put several together with `combineHooks`. */
  readonly hooks?: Hooks
  /** Opt-in check of inputs and results, from `@frontdesk/core/schema`. */
  readonly validate?: Validation
}

/** Makes calls. Holds no data of a person: the session does, in its own store. */
export interface Client<A extends Auth | undefined = Auth | undefined> {
  readonly platform: Platform
  readonly auth: A
  readonly options: ClientOptions
  /** What repeats may still be spent: each one costs, each success gives one back. Spares a platform that is down. */
  retryBudget: number
  /** Of a call that went well, which did not use it up: it serves a later one. */
  spare?: AbortController | undefined
  /** The one way every operation goes. */
  send<Input, Output>(
    operation: OperationSpec<Input, Output>,
    input: Input,
    options?: CallOptions,
  ): Promise<Output>
}

/**
 * Makes a client. Costs nothing: no request is sent and nothing global is touched.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 * const services = await queryServices(client, { filter: { type: 'CLASS' } })
 */
export const createClient = <A extends Auth | undefined = undefined>(
  options: ClientOptions<A>,
): Client<NoInfer<A>> => {
  const { platform, auth } = options
  const client: Client<A> = {
    platform,
    auth: auth as A,
    options,
    retryBudget: 500,
    send: (operation, input, callOptions = {}) => send(client, operation, input, callOptions),
  }
  return client
}

/**
 * Makes a call and gives the status, the headers and the request id beside the result.
 *
 * @example
 * const { data, response } = await withResponse(getService, client, { serviceId })
 * console.log(response.requestId, data.name)
 */
export const withResponse = async <C extends Client, Input, Output>(
  operation: (client: C, input: Input, options?: CallOptions) => Promise<Output>,
  client: C,
  input: Input,
  options: CallOptions = {},
): Promise<{ data: Output; response: ResponseInfo }> => {
  let response: ResponseInfo | undefined
  const data = await operation(client, input, {
    ...options,
    onResponse(info) {
      response = info
      options.onResponse?.(info)
    },
  })
  return { data, response: response as unknown as ResponseInfo }
}
