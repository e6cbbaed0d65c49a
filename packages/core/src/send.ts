import type { CallOptions, Client } from './client.ts'
import { AbortError, DecodeError, FrontdeskError, TimeoutError } from './errors.ts'
import { fromFailure, fromResponse } from './failure.ts'
import type { OperationSpec } from './operation.ts'
import { prefixOf } from './platform.ts'
import { fillPath } from './route.ts'
import { decode } from './shape.ts'

/** What every error of one call carries. */
export interface CallContext {
  readonly operation: string
  readonly attempts: number
  readonly maybeProcessed: boolean
}

/** The same once there is an answer. */
export interface AnswerContext extends CallContext {
  readonly status: number
  readonly statusText: string
  readonly requestId: string | undefined
}

type Fields = Record<string, unknown>

/** The request pipeline: every call of every operation goes through here, top to bottom. */
export const send = async <Input, Output>(
  client: Client,
  operation: OperationSpec<Input, Output>,
  input: Input,
  options: CallOptions,
): Promise<Output> => {
  const { platform, auth, options: defaults } = client
  const { signal, timeout = defaults.timeout ?? 10_000 } = options
  const { request, envelope, query: writeQuery, response: answer } = operation
  operation.elevated?.(client)
  defaults.validate?.input(operation, input)

  // Write: the path first, then what is left of the input as query or JSON.
  const [method, template] = operation.route.split(' ') as [string, string]
  const encoded = request ? request.encode(request.shape, input, platform) : input
  const { path, rest } = fillPath(template, input as Fields, encoded as Fields)
  const payload = envelope ? envelope.wrap(rest) : rest
  const query = writeQuery?.(payload, method)
  const body = query === undefined ? JSON.stringify(payload) : undefined
  const url = platform.origin + prefixOf(platform, operation.family) + path + (query ?? '')

  let context: CallContext = {
    operation: operation.id,
    attempts: 1,
    maybeProcessed: operation.kind === 'write',
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const controller = new AbortController()
  const abort = (): void => {
    controller.abort(
      new AbortError('The call was aborted', { ...context, code: 'ABORTED', cause: signal?.reason }),
    )
  }

  const attempt = async (): Promise<Output> => {
    const authorization = operation.anonymous ? undefined : await auth?.headers(client, options)
    controller.signal.throwIfAborted()
    timer = setTimeout(() => {
      controller.abort(
        new TimeoutError(`No answer within ${timeout} ms`, { ...context, code: 'TIMEOUT', retryable: true }),
      )
    }, timeout)
    const response = await (defaults.fetch ?? fetch)(url, {
      method: body && writeQuery ? 'POST' : method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...platform.headers,
        ...defaults.headers,
        ...authorization,
        ...options.headers,
      },
      ...(body && { body }),
      signal: controller.signal,
    })
    const { status, statusText, headers } = response
    const requestId = headers.get('x-wix-request-id') ?? undefined
    const answered = { ...context, status, statusText, requestId }
    context = answered
    options.onResponse?.({ status, statusText, headers, requestId })
    const text = await response.text()

    // Read: find the result in the body, then convert it in place.
    let content: Fields | undefined
    let cause: unknown
    try {
      content = JSON.parse(text) as Fields
    } catch (error) {
      cause = error
    }
    // Refused before it was processed: once more, if new headers can be had.
    if (
      status === 401 &&
      authorization &&
      context.attempts < 2 &&
      (await auth?.refused?.(client, authorization))
    ) {
      clearTimeout(timer)
      context = { ...context, attempts: 2 }
      return attempt()
    }
    if (!response.ok) throw fromResponse(content, answered)
    if (!answer) return undefined as Output
    const { key, shape, wrap } = answer
    const found = key ? content?.[key] : content
    if (found == null)
      throw new DecodeError(`The answer has no ${key ?? 'JSON'}`, { ...context, code: 'DECODE', cause })
    const value = shape ? decode(shape, found, platform) : found
    const output = wrap
      ? wrap(value as never, content ?? {}, {
          client,
          operation,
          input: input as never,
          options,
        })
      : (value as Output)
    defaults.validate?.output(operation, output)
    return output
  }

  try {
    return await new Promise<Output>((resolve, reject) => {
      // Rejects at once, wherever the attempt is: also while it waits for a token that others share.
      controller.signal.onabort = () => {
        reject(controller.signal.reason as FrontdeskError)
      }
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()
      else attempt().then(resolve, reject)
    })
  } catch (error) {
    throw error instanceof FrontdeskError ? error : fromFailure(error, context)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
