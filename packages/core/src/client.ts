import type { Auth, CallOptions, Client, ClientOptions, ResponseInfo } from './contract.ts'
import { invalid } from './errors.ts'
import { createRetryBudget } from './retry.ts'
import { send } from './send.ts'
import { createSignalWatch } from './signal-watch.ts'

/** Rejects options of the wrong type, which untyped code may pass. */
const checkOptions = (options: unknown): void => {
  const { platform, fetch } = Object(options) as Record<string, unknown>
  const { origin } = Object(platform) as Record<string, unknown>
  if (typeof origin !== 'string' || !/^https?:\/\/[^/?#\s]+$/.test(origin))
    throw invalid('platform', 'must be hosted() or local(url), such as local("http://127.0.0.1:4600")')
  if (fetch !== undefined && typeof fetch !== 'function')
    throw invalid('fetch', 'must be a function with the shape of fetch')
}

/**
 * Creates a client. It sends no request and changes no global state.
 *
 * @throws ValidationError when `platform` or `fetch` does not match its type.
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId }) })
 * const services = await queryServices(client, { filter: { type: 'CLASS' } })
 */
export const createClient = <A extends Auth | undefined = undefined>(
  options: ClientOptions<A>,
): Client<NoInfer<A>> => {
  checkOptions(options)
  const { platform, auth } = options
  const budget = createRetryBudget()
  const watch = createSignalWatch()
  const client: Client<A> = {
    platform,
    auth: auth as A,
    options,
    send: (operation, input, callOptions = {}) => send(client, budget, watch, operation, input, callOptions),
  }
  return client
}

/**
 * Makes a call and returns the status, the headers and the request id together with the result.
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
