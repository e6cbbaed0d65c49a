import type { CallOptions, Client } from './client.ts'
import { AbortError, DecodeError, FrontdeskError, invalid, RedirectError, TimeoutError } from './errors.ts'
import { fromFailure, fromResponse } from './failure.ts'
import type { OperationSpec } from './operation.ts'
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
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let last: Uint8Array | undefined
  for (let size = 0; reader;) {
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

/** The request pipeline: every call of every operation goes through here, top to bottom. */
export const send = async <Input, Output>(
  client: Client,
  operation: OperationSpec<Input, Output>,
  input: Input,
  options: CallOptions,
): Promise<Output> => {
  const { platform, auth, options: defaults, retryBudget } = client
  const { hooks } = defaults
  const { id, kind, route, response: answer } = operation
  const { signal, idempotencyKey } = options
  const harmless = kind === 'read' || operation.repeatable?.(input)
  const repeatable = idempotencyKey ? true : harmless
  const timeout = options.timeout ?? defaults.timeout ?? (repeatable ? 10_000 : 30_000)
  const deadline = options.deadline ?? defaults.deadline ?? Math.max(30_000, timeout)
  const mostAttempts = options.attempts ?? defaults.attempts ?? 3
  const bodyLimit = options.bodyLimit ?? defaults.bodyLimit ?? 2 ** 25
  operation.elevated?.(client)
  defaults.validate?.input(operation, input)
  const { url, method, body } = writeRequest(operation, input, platform)

  const call = {}
  let context: CallContext = { operation: id, attempts: 0, maybeProcessed: false }
  /** What the attempts before this one leave open. */
  let unclear = false
  let renewed = false
  let phase = 'headers'
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Ends what is under way: an attempt, or the wait for the next one. */
  let stop: (error: Error) => void = () => undefined
  const end = performance.now() + deadline

  const abort = (): void => {
    stop(new AbortError('The call was aborted', { ...context, code: 'ABORTED', cause: signal?.reason }))
  }
  /** Gives what is under way its time, within that of the whole call. */
  const limit = (milliseconds: number): void => {
    const left = end - performance.now()
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        const [most, reason] = left > milliseconds ? [milliseconds, phase] : [deadline, 'total']
        stop(
          new TimeoutError(`No answer within ${most} ms`, {
            ...context,
            code: 'TIMEOUT',
            reason,
            retryable: true,
          }),
        )
      },
      // A timer that is set for longer fires at once.
      Math.ceil(Math.min(left, milliseconds, 2 ** 31 - 1)),
    )
  }
  /**
   * Does work that ends at once when the caller aborts, wherever it is: also while it waits for a token that others share.
   * `begin` gives the signal for a request; many calls may wait, so it is not made before.
   */
  const interruptible = <Result>(work: (begin: () => AbortSignal) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      let controller: AbortController | undefined
      let over: Error | undefined
      stop = (error) => {
        over = error
        reject(error)
        controller?.abort(error)
      }
      const begin = (): AbortSignal => {
        if (over) throw over
        controller = new AbortController()
        return controller.signal
      }
      if (signal?.aborted) abort()
      else work(begin).then(resolve, reject)
    })

  /** What no error may show, in the forms in which it may be repeated: as it is, within JSON, within an address. */
  const secretsOf = (authorization: Readonly<Record<string, string>> = {}): string[] =>
    [...Object.values(authorization), ...(operation.secrets?.(input) ?? [])]
      .filter((secret): secret is string => typeof secret === 'string' && secret !== '')
      .flatMap((secret) => {
        const text = JSON.stringify(secret).slice(1, -1)
        return [secret, text, encodeURIComponent(text)]
      })

  const attempt = async (begin: () => AbortSignal): Promise<Output> => {
    limit(deadline)
    const authorization = operation.anonymous ? undefined : await auth?.headers(client, options)
    return exchange(begin, authorization)
  }
  const exchange = async (
    begin: () => AbortSignal,
    authorization: Readonly<Record<string, string>> | undefined,
  ): Promise<Output> => {
    const over = begin()
    context = { operation: id, attempts: context.attempts + 1, maybeProcessed: unclear || !harmless }
    phase = 'headers'
    limit(timeout)
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...platform.headers,
      ...defaults.headers,
      ...options.headers,
    }
    hooks?.onRequest?.({ ...context, call, route, headers })
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
    context = answered
    phase = 'body'
    const info = { ...answered, call, headers: answerHeaders, duration: performance.now() - started }
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
    const text = await readText(response, bodyLimit)
    if (text === undefined) throw refuse('tooLarge')
    if (status === 401 && authorization && !renewed) {
      renewed = true
      // Refused before it was processed: once more, with the new token.
      const next = await auth?.refused?.(client, authorization)
      if (next) return exchange(begin, next)
    }
    // What a refusal repeats of a secret must not end up in an error.
    const secrets = response.ok ? [] : secretsOf(authorization)
    const redact = (name: string, value: unknown): unknown =>
      // A password may be a word such as "password": what reads as a name or a constant stays, to tell what was refused.
      typeof value !== 'string' ||
      ((name === 'field' || (name === 'code' && !secrets.includes(value))) && /^[-\w.]{1,20}$/.test(value))
        ? value
        : secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), value)

    // Read: find the result in the body, then convert it in place.
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

  signal?.addEventListener('abort', abort)
  try {
    for (;;) {
      const before = context.attempts
      try {
        const output = await interruptible(attempt)
        retryBudget.tokens = Math.min(retryBudget.tokens + 1, 500)
        return output
      } catch (thrown) {
        // Frees the connection, whatever is left of the answer.
        stop(thrown as Error)
        const error: unknown =
          thrown instanceof FrontdeskError
            ? thrown
            : fromFailure(
                thrown,
                context,
                unclear,
                secretsOf().some((secret) => url.includes(secret)),
              )
        if (!(error instanceof FrontdeskError)) throw error
        const { attempts } = context
        const delay = (error.retryAfterMs ?? 0) + Math.random() * Math.min(5000, 50 * 2 ** attempts)
        const cost = error.status === 429 ? 5 : 10
        if (
          !error.retryable ||
          error.reason === 'total' ||
          // The token could not be had: who asked for it has tried often enough.
          attempts === before ||
          (!repeatable && error.maybeProcessed) ||
          attempts >= mostAttempts ||
          delay > end - performance.now() ||
          retryBudget.tokens < cost
        )
          throw error
        retryBudget.tokens -= cost
        unclear = error.maybeProcessed
        hooks?.onRetry?.({ ...context, call, error, delay })
        clearTimeout(timer)
        await interruptible(() => new Promise((resolve) => (timer = setTimeout(resolve, delay))))
      }
    }
  } catch (error) {
    hooks?.onError?.({ ...context, call, error })
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
