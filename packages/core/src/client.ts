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

/** Options of one call; they win over those of the client. */
export interface CallOptions {
  /** Ends the call, at whatever point it is. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one request, answer included. */
  readonly timeout?: number | undefined
  /** Headers for this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Is told of the answer, before it is decoded. */
  readonly onResponse?: ((response: ResponseInfo) => void) | undefined
}

/** Gives each request its token: `oauth()`, `apiKey()`, … of `@frontdesk/auth`. */
export interface Auth {
  /** Headers for one request. `options.signal` ends the wait of this caller only. */
  headers(
    client: Client,
    options: CallOptions,
  ): Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>
  /**
   * Told that the platform refused these headers (401). Gets new ones, and gives whether the same person can try again
   * with them.
   */
  refused?(client: Client, headers: Readonly<Record<string, string>>): Promise<boolean>
  /** Whether calls that need an elevated client may be made. */
  readonly elevated?: boolean
}

/** Checks input before it is sent and results before they are given back; throws a ValidationError. */
export interface Validation {
  input(operation: AnySpec, input: unknown): void
  output(operation: AnySpec, output: unknown): void
}

export interface ClientOptions<A extends Auth | undefined = Auth | undefined> {
  /** `hosted()` or `local(url)`. */
  readonly platform: Platform
  /** How calls are authorised; without it they are sent bare. */
  readonly auth?: A
  /** In place of the global `fetch`. */
  readonly fetch?: Transport
  /** Milliseconds for one request, answer included; 10,000 unless given. */
  readonly timeout?: number
  /** Headers for every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Opt-in check of inputs and results, from `@frontdesk/core/schema`. */
  readonly validate?: Validation
}

/** Makes calls. Holds no data of a person: the session does, in its own store. */
export interface Client<A extends Auth | undefined = Auth | undefined> {
  readonly platform: Platform
  readonly auth: A
  readonly options: ClientOptions
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
): Client<A> => {
  const client: Client<A> = {
    platform: options.platform,
    auth: options.auth as A,
    options,
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
export const withResponse = async <Input, Output>(
  operation: (client: Client, input: Input, options?: CallOptions) => Promise<Output>,
  client: Client,
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
