import type { CallOptions, Client, Limits, OperationSpec, Transport } from './contract.ts'
import { checkConditions, checkData } from './encode.ts'
import { ContextError, FrontdeskError, invalid } from './errors.ts'
import { fillPath, longestQuery, queryString } from './route.ts'
import { userAgent } from './user-agent.ts'

type Fields = Record<string, unknown>
type Headers = Readonly<Record<string, string>>

/** The request that each attempt of one call sends. */
export interface CallRequest {
  readonly url: string
  readonly method: string
  readonly body: string | null
  /** Whether the URL contains a secret, which errors must not show. */
  readonly hasSecretAddress: boolean
}

/** Whether a method carries its payload in the URL. */
const inAddress = (method: string): boolean => method === 'GET' || method === 'DELETE'

/**
 * Encodes the input of a call as a request: path parameters in the path, the rest as a query string or JSON.
 *
 * @throws ValidationError when the input is not plain data or lacks a path parameter.
 */
export const writeRequest = <Input>(
  { kind, request, route, fallback, envelope, prefix, secrets }: OperationSpec<Input, unknown>,
  input: Input,
  { platform }: Client,
): CallRequest => {
  try {
    if (typeof input !== 'object' || input === null) throw invalid('input', 'must be an object, such as {}')
    const [method, template] = route.split(' ') as [string, string]
    const encoded = (request ? request.encode(input, platform) : input) as Fields
    checkData(encoded)
    if (kind === 'write' && 'filter' in encoded) checkConditions({ filter: encoded['filter'] })
    const [path, rest] = fillPath(template, input as Fields, encoded)
    const payload = envelope ? envelope.wrap(rest) : rest
    const root = platform.origin + (platform.prefixes?.[prefix] ?? prefix)
    const query = inAddress(method) ? queryString(payload) : ''
    if (fallback && query.length > longestQuery) {
      const [form, other] = fallback.split(' ') as [string, string]
      const [formPath] = fillPath(other, input as Fields, encoded)
      return { url: root + formPath, method: form, body: JSON.stringify(payload), hasSecretAddress: false }
    }
    return {
      url: root + path + query,
      method,
      body: inAddress(method) ? null : JSON.stringify(payload),
      hasSecretAddress: secrets !== undefined && inAddress(method),
    }
  } catch (error) {
    // For example, an input that contains itself exceeds the stack.
    throw error instanceof FrontdeskError ? error : invalid('input', `must be plain data: ${String(error)}`)
  }
}

/**
 * Builds the headers of one request without the token. The headers of the call take precedence over those of the
 * client.
 */
export const writeHeaders = (
  { body }: CallRequest,
  { platform, options: defaults }: Client,
  { idempotencyKey, headers }: CallOptions,
): Record<string, string> => ({
  ...userAgent(),
  ...(body && { 'content-type': 'application/json' }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...platform.headers,
  ...defaults.headers,
  ...headers,
})

/**
 * Rejects headers that no transport can send. Transports throw a TypeError for them, as they do for network errors.
 *
 * @throws ValidationError that names the header, without its value.
 */
export const checkHeaders = (headers: Headers): void => {
  for (const [name, value] of Object.entries(headers) as [string, unknown][]) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw invalid(`headers.${name}`, 'must have the name of a header: letters, digits and hyphens')
    if (typeof value !== 'string' || !/^[\t -~\x80-\xff]*$/.test(value))
      throw invalid(
        name === 'idempotency-key' ? 'idempotencyKey' : `headers.${name}`,
        'must be text that a header can hold: no line break, no emoji, only characters of Latin-1',
      )
  }
}

/**
 * The transport of a client, or the global `fetch`.
 *
 * @throws ContextError when neither exists.
 */
export const transportOf = ({ options }: Client): Transport => {
  const transport = options.fetch ?? (globalThis as { fetch?: Transport }).fetch
  if (!transport)
    throw new ContextError(
      'There is no global fetch here. Give the client one: createClient({ platform, fetch })',
    )
  return transport
}

/**
 * Rejects an object that is not an AbortSignal, such as its controller.
 *
 * @throws ValidationError
 */
export const checkSignal = (signal: unknown): void => {
  const { addEventListener } = Object(signal) as Partial<AbortSignal>
  if (signal != null && typeof addEventListener !== 'function')
    throw invalid('options.signal', 'must be an AbortSignal: give controller.signal, not the controller')
}

/**
 * Rejects a limit that is not a number above 0: a timer with NaN or 0 would end the call immediately.
 *
 * @throws ValidationError
 */
export const checkLimits = (limits: Limits): void => {
  for (const [name, limit] of Object.entries(limits) as [string, unknown][])
    if (!(typeof limit === 'number' && limit > 0))
      throw invalid(`options.${name}`, 'must be a number above 0; Infinity for no limit')
}
