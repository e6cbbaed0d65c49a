import type { Auth, CallOptions, Client, ClientOptions, ResponseInfo } from './contract.ts'
import { send } from './send.ts'

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
