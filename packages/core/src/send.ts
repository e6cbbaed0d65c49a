import type { CallOptions, Client } from './client.ts'
import { AbortError, DecodeError, FrontdeskError, invalid, RedirectError, TimeoutError } from './errors.ts'
import { fromFailure, fromResponse } from './failure.ts'
import type { Call, OperationSpec } from './operation.ts'
import { type Platform, prefixOf } from './platform.ts'
import { decode } from './shape.ts'

/** What every error of one call carries. */
export interface CallContext {
  readonly operation: string
  /** Requests made so far. */
  attempts: number
  /** Whether a request of this call may have taken effect, so far. */
  maybeProcessed: boolean
}

/** The same once there is an answer. */
export interface AnswerContext extends CallContext {
  readonly status: number
  readonly statusText: string
  readonly requestId: string | undefined
}

type Fields = Record<string, unknown>

/** The input as a request: the path first, then what is left of it as query or JSON. */
const writeRequest = <Input>(
  { request, route, path: writePath, envelope, query: writeQuery, family }: OperationSpec<Input, unknown>,
  input: Input,
  platform: Platform,
): { url: string; method: string; body: string | undefined } => {
  try {
    const [method, template] = route.split(' ') as [string, string]
    const encoded = (request ? request.encode(request.shape, input, platform) : input) as Fields
    const [path, rest] = writePath?.(template, input as Fields, encoded) ?? [template, encoded]
    const payload = envelope ? envelope.wrap(rest) : rest
    const query = writeQuery?.(payload, method)
    return {
      url: platform.origin + prefixOf(platform, family) + path + (query ?? ''),
      method: writeQuery && query === undefined ? 'POST' : method,
      body: query === undefined ? JSON.stringify(payload) : undefined,
    }
  } catch (error) {
    throw error instanceof FrontdeskError ? error : invalid('input', `must be plain data: ${String(error)}`)
  }
}

/** Reads the text of an answer; `undefined` when it is longer than `limit` bytes, unpacked. */
const readText = async (response: Response, limit: number): Promise<string | undefined> => {
  // Nothing, or a transport that knows no streams.
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let last: Uint8Array | undefined
  for (let size = 0; ;) {
    const { value } = (await reader.read()) as { value?: Uint8Array }
    if (!value) break
    size += value.length
    if (size > limit) return undefined
    if (last) text += decoder.decode(last, { stream: true })
    // What comes whole, as most answers do, is decoded at once, which is much faster.
    last = value
  }
  return text + decoder.decode(last)
}

/** What ends a call early. */
interface Limited {
  readonly options: CallOptions
  readonly deadline: number
  /** When the deadline is over, by the clock that never jumps. */
  readonly end: number
  context: CallContext
  phase: 'headers' | 'body'
}

/** One call on its way. */
interface Sending<Input, Output> extends Limited, Call<Input, Output> {
  readonly url: string
  readonly method: string
  readonly body: string | undefined
  /** Whether it may be carried out twice. */
  readonly harmless: boolean
  /** For one request. */
  readonly timeout: number
  /** By this, hooks know which events are of one call. */
  readonly identity: object
  /** Whether the attempts before this one leave open what they did. */
  unclear: boolean
}

/** Also of another realm. */
const isPromise = <Value>(value: Value | PromiseLike<Value>): value is Promise<Value> =>
  typeof (value as PromiseLike<Value> | undefined)?.then === 'function'

type Authorization = Readonly<Record<string, string>> | undefined

/**
 * Does work that ends at once when the caller aborts or the time is over, wherever it is: also while it waits for a token
 * that others share. Without work it waits. `begin` gives the signal for a request; as many calls may wait, it is not
 * made before.
 */
const within = <Result>(
  limited: Limited,
  milliseconds: number,
  work?: (begin: () => AbortSignal) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const { signal } = limited.options
    const left = limited.end - performance.now()
    let controller: AbortController | undefined
    let over: Error | undefined
    const settle = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    /** Also frees the connection, whatever is left of the answer. */
    const stop = (error: Error): void => {
      over = error
      settle()
      reject(error)
      controller?.abort(error)
    }
    const abort = (): void => {
      const fields = { ...limited.context, code: 'ABORTED', cause: signal?.reason as unknown }
      stop(new AbortError('The call was aborted', fields))
    }
    const late = (): void => {
      const [most, reason] = left > milliseconds ? [milliseconds, limited.phase] : [limited.deadline, 'total']
      const fields = { ...limited.context, code: 'TIMEOUT', reason, retryable: true }
      stop(new TimeoutError(`No answer within ${most} ms`, fields))
    }
    const done = (result?: Result): void => {
      settle()
      resolve(result as Result)
    }
    // A timer that is set for longer fires at once.
    const longest = Math.min(left, milliseconds, 2 ** 31 - 1)
    const timer = setTimeout(work ? late : done, Math.ceil(longest))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    else
      work?.(() => {
        if (over) throw over
        controller = new AbortController()
        return controller.signal
      }).then(done, stop)
  })

/** What no error may show, in the forms in which it may be repeated: as it is, within JSON, within an address. */
const secretsOf = <Input>({ operation, input }: Call<Input>, authorization: Authorization = {}): string[] =>
  [...Object.values(authorization), ...(operation.secrets?.(input) ?? [])]
    .filter((secret): secret is string => typeof secret === 'string' && secret !== '')
    .flatMap((secret) => {
      const text = JSON.stringify(secret).slice(1, -1)
      return [secret, text, encodeURIComponent(text)]
    })

/** One request and its answer. */
const exchange = async <Input, Output>(
  sending: Sending<Input, Output>,
  authorization: Authorization,
  over: AbortSignal,
): Promise<Output> => {
  const { client, operation, input, options, url, method, body, unclear, identity } = sending
  const { platform, options: defaults } = client
  const { hooks } = defaults
  const { idempotencyKey } = options
  const { route, response: answer } = operation
  sending.phase = 'headers'
  const context = (sending.context = {
    operation: operation.id,
    attempts: sending.context.attempts + 1,
    maybeProcessed: unclear || !sending.harmless,
  })
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...platform.headers,
    ...defaults.headers,
    ...options.headers,
  }
  hooks?.onRequest?.({ ...context, call: identity, route, headers })
  const started = performance.now()
  const response = await (defaults.fetch ?? fetch)(url, {
    method,
    headers: { ...authorization, ...headers },
    ...(body && { body }),
    // Not followed: it could lead the token astray.
    redirect: 'manual',
    signal: over,
  })
  over.throwIfAborted()
  const { status, statusText, headers: answerHeaders } = response
  const answered = {
    ...context,
    status,
    statusText,
    requestId: answerHeaders.get('x-wix-request-id') ?? undefined,
  }
  sending.context = answered
  sending.phase = 'body'
  const info = {
    ...answered,
    call: identity,
    headers: answerHeaders,
    duration: performance.now() - started,
  }
  hooks?.onResponse?.(info)
  options.onResponse?.(info)
  const refuse = (reason: string): DecodeError =>
    new DecodeError(`The answer cannot be read: ${reason}`, {
      ...answered,
      code: 'DECODE',
      reason,
      retryable: reason === 'truncated',
    })
  // A browser shows a redirect as status 0.
  if (!status || (status > 299 && status < 400))
    throw new RedirectError('The answer is a redirect', { ...answered, code: 'REDIRECT' })
  const text = await readText(response, options.bodyLimit ?? defaults.bodyLimit ?? 2 ** 25)
  if (text === undefined) throw refuse('tooLarge')

  // What a refusal repeats of a secret must not end up in an error.
  const secrets = response.ok ? [] : secretsOf(sending, authorization)
  const redact = (name: string, value: unknown): unknown =>
    // A password may be a word such as "password": what reads as a name or a constant stays, to tell what was refused.
    typeof value !== 'string' ||
    ((name === 'field' || (name === 'code' && !secrets.includes(value))) && /^[-\w.]{1,20}$/.test(value))
      ? value
      : secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), value)

  // Find the result in the body, then convert it in place.
  let content: Fields | undefined
  try {
    content = JSON.parse(text, secrets.length ? redact : undefined) as Fields
  } catch {
    // Judged by the status first.
  }
  if (!response.ok) {
    // What an earlier request of this call has deleted already is gone: that is what was asked for.
    if (status === 404 && method === 'DELETE' && unclear && !answer) return undefined as Output
    throw fromResponse(content, answered, answerHeaders, unclear)
  }
  const { key, shape, wrap } = answer ?? {}
  const found = key ? content?.[key] : content
  if (answer ? found == null : text && content === undefined)
    throw refuse(
      content !== undefined || !text
        ? 'empty'
        : answerHeaders.get('content-type')?.includes('json')
          ? 'truncated'
          : 'contentType',
    )
  if (!answer) return undefined as Output
  let value: unknown
  try {
    value = shape ? decode(shape, found, platform) : found
  } catch {
    throw refuse('tooDeep')
  }
  const output = wrap
    ? wrap(value as never, content ?? {}, { client, operation, input: input as never, options })
    : (value as Output)
  defaults.validate?.output(operation, output)
  return output
}

/**
 * The request pipeline: every call of every operation goes through here. What waits for a token, which very many calls may
 * do at once, holds no more than what is sent.
 */
export const send = async <Input, Output>(
  client: Client,
  operation: OperationSpec<Input, Output>,
  input: Input,
  options: CallOptions,
): Promise<Output> => {
  const { platform, auth, options: defaults } = client
  const harmless = operation.kind === 'read' || !!operation.repeatable?.(input)
  const once = !harmless && !options.idempotencyKey
  const timeout = options.timeout ?? defaults.timeout ?? (once ? 30_000 : 10_000)
  const deadline = options.deadline ?? defaults.deadline ?? Math.max(30_000, timeout)
  operation.elevated?.(client)
  defaults.validate?.input(operation, input)
  const sending: Sending<Input, Output> = {
    client,
    operation,
    input,
    options,
    ...writeRequest(operation, input, platform),
    harmless,
    timeout,
    deadline,
    end: performance.now() + deadline,
    identity: {},
    context: { operation: operation.id, attempts: 0, maybeProcessed: false },
    unclear: false,
    phase: 'headers',
  }
  const idle = operation.anonymous ? true : options.signal?.aborted
  const wanted = idle ? undefined : auth?.headers(client, options)
  return isPromise(wanted)
    ? within(sending, deadline, () => wanted).then(
        (authorization) => attempt(sending, authorization),
        (failure: unknown) => attempt(sending, undefined, failure),
      )
    : attempt(sending, wanted)
}

/** Tries until it succeeds, or must not be tried again. */
const attempt = async <Input, Output>(
  sending: Sending<Input, Output>,
  ready: Authorization,
  failure?: unknown,
): Promise<Output> => {
  const { client, operation, options, deadline } = sending
  const { auth, options: defaults, retryBudget } = client
  const { hooks } = defaults
  let refused = false
  try {
    for (;;) {
      const before = sending.context.attempts
      let authorization = ready
      try {
        if (failure) throw failure as Error
        if (auth && !ready && !operation.anonymous)
          authorization = await within(sending, deadline, async () => auth.headers(client, options))
        const output = await within(sending, sending.timeout, (begin) =>
          exchange(sending, authorization, begin()),
        )
        retryBudget.tokens = Math.min(retryBudget.tokens + 1, 500)
        return output
      } catch (thrown) {
        const { context, unclear } = sending
        const error: unknown =
          thrown instanceof FrontdeskError
            ? thrown
            : fromFailure(
                thrown,
                context,
                unclear,
                secretsOf(sending).some((secret) => sending.url.includes(secret)),
              )
        if (!(error instanceof FrontdeskError)) throw error
        const { attempts } = context
        const attempted = attempts > before
        ready = undefined
        if (error.status === 401 && attempted && authorization && !refused && auth?.refused) {
          refused = true
          const old = authorization
          // Refused before it was processed: once more, with the new token.
          ready = await within(sending, deadline, () => auth.refused?.(client, old) as Promise<Authorization>)
          if (ready) continue
        }
        const delay = (error.retryAfterMs ?? 0) + Math.random() * Math.min(5000, 50 * 2 ** attempts)
        const cost = error.status === 429 ? 5 : 10
        if (
          !error.retryable ||
          error.reason === 'total' ||
          // The token could not be had: who asked for it has tried often enough.
          !attempted ||
          (!sending.harmless && !options.idempotencyKey && error.maybeProcessed) ||
          attempts >= (options.attempts ?? defaults.attempts ?? 3) ||
          delay > sending.end - performance.now() ||
          retryBudget.tokens < cost
        )
          throw error
        retryBudget.tokens -= cost
        sending.unclear = error.maybeProcessed
        hooks?.onRetry?.({ ...context, call: sending.identity, error, delay })
        await within(sending, delay)
      }
    }
  } catch (error) {
    hooks?.onError?.({ ...sending.context, call: sending.identity, error })
    throw error
  }
}
