import type { CallUnderWay, OwnCall, TransportResponse } from './contract.ts'
import { DecodeError, RedirectError } from './errors.ts'
import { fromResponse, fromTransport } from './failure.ts'
import { hideSecrets } from './redaction.ts'

type Fields = Record<string, unknown>
type Headers = Readonly<Record<string, string>>

/** Maximum size of a response in bytes: 32 MiB. */
const defaultBodyLimit = 2 ** 25

/** Waits for a chunk of the body. @throws NetworkError */
const receive = async <Part>(part: Promise<Part>, call: CallUnderWay): Promise<Part> => {
  try {
    return await part
  } catch (error) {
    throw fromTransport(error, call)
  }
}

/** Reads the text of a response; `undefined` when it is longer than `limit` bytes after decompression. */
const readText = async (
  response: TransportResponse,
  limit: number,
  call: CallUnderWay,
): Promise<string | undefined> => {
  const reader = response.reader ?? response.body?.getReader()
  // The response has no body, or the transport has no streams.
  if (!reader) return receive(response.text(), call)
  const decoder = new TextDecoder()
  let text = ''
  let last: Uint8Array | undefined
  for (let size = 0; ;) {
    const { value } = (await receive(reader.read(), call)) as { value?: Uint8Array }
    if (!value) return text + decoder.decode(last)
    size += value.length
    if (size > limit) return undefined
    if (last) text += decoder.decode(last, { stream: true })
    // A body of one chunk, as most are, is decoded at once, which is much faster.
    last = value
  }
}

/** Removes the token that was sent from an error response, including each part of it that is too long to be a word. */
const withoutToken = (text: string, headers: Headers): string => {
  // The text is serialized again, because an escape sequence could hide the token.
  let shown = JSON.stringify(JSON.parse(text))
  for (const part of Object.values(headers)
    .join()
    .match(/[^ ,]{12,}/g) ?? [])
    shown = shown.replaceAll(part, '***').replaceAll(encodeURIComponent(part), '***')
  return shown
}

/** Reads an error response without the token and the secrets that it may repeat. */
const readRefusal = (
  text: string,
  { operation: { secrets }, input }: CallUnderWay,
  authorization: Headers,
): unknown => {
  if (secrets === 'all') return undefined
  return JSON.parse(withoutToken(text, authorization), secrets && hideSecrets(input, secrets))
}

/** Returns the result of a function, or `undefined` if it throws. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Returns the reason why a body does not match the operation. */
const faultOf = (text: string, content: unknown, found: unknown, type: string | null): string => {
  if (text && content === undefined) return type?.toLowerCase().includes('json') ? 'truncated' : 'contentType'
  return found == null ? 'empty' : 'tooDeep'
}

/**
 * Reads a response: finds the result in the body and converts it in place.
 *
 * @throws RedirectError, DecodeError, NetworkError, or the error that the platform describes.
 */
export const readAnswer = async <Input, Output>(
  response: TransportResponse,
  call: OwnCall<Input, Output>,
  authorization: Headers = {},
): Promise<Output> => {
  const { client, operation, options, context } = call
  const { status, ok, headers } = response
  // A browser shows a redirect as status 0.
  if (!ok && status < 400)
    throw new RedirectError('Unreadable answer: redirect', { ...context, code: 'REDIRECT' })
  const refuse = (reason: string): DecodeError =>
    new DecodeError(`Unreadable answer: ${reason}`, {
      ...context,
      code: 'DECODE',
      reason,
      retryable: reason === 'truncated',
    })

  const limit = options.bodyLimit ?? client.options.bodyLimit ?? defaultBodyLimit
  const body = await readText(response, limit, call)
  if (body === undefined) throw refuse('tooLarge')

  if (!ok) {
    // An earlier request of this call has deleted the entity, as the caller asked.
    if (status === 404 && operation.route.startsWith('DELETE') && call.unclear && !operation.response)
      return undefined as Output
    const refusal = attempt(() => readRefusal(body, call, authorization))
    throw fromResponse(refusal, call, headers)
  }

  const content = attempt(() => JSON.parse(body) as Fields)
  if (!operation.response) {
    if (body && content === undefined) throw refuse(faultOf(body, content, null, headers.get('content-type')))
    return undefined as Output
  }
  const { key, shape, wrap } = operation.response
  const found = attempt(() => (key ? (content as Fields)[key] : content))
  // Data that is nested too deeply exceeds the stack.
  const value = attempt(() => (shape ? shape.decodeEach(found, client.platform) : found))
  if (value == null) throw refuse(faultOf(body, content, found, headers.get('content-type')))
  return wrap ? wrap(value as never, content as Fields, call as never) : (value as Output)
}
