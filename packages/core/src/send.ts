import type { CallContext, CallOptions, Client, OperationSpec, ResponseEvent } from './contract.ts'
import { requireElevated } from './elevated.ts'
import { checkData, encode } from './encode.ts'
import {
  AbortError,
  DecodeError,
  FrontdeskError,
  invalid,
  RedirectError,
  TimeoutError,
  validationError,
} from './errors.ts'
import { fromFailure, fromResponse } from './failure.ts'
import type { Platform } from './platform.ts'
import { hideSecrets } from './redaction.ts'
import { fillPath, longestQuery, queryString } from './route.ts'

type Fields = Record<string, unknown>

/** Whether a method carries its payload in the address. */
const inAddress = (method: string): boolean => method === 'GET' || method === 'DELETE'

/** The input as a request: the path first, then what is left of it as query or JSON. */
const writeRequest = <Input>(
  { request, route, fallback, envelope, prefix }: OperationSpec<Input, unknown>,
  input: Input,
  platform: Platform,
): [url: string, method: string, body: string | null] => {
  try {
    if (typeof input !== 'object' || input === null) throw invalid('input', 'must be an object, such as {}')
    const [method, template] = route.split(' ') as [string, string]
    const encoded = (request ? encode(request, input, platform) : input) as Fields
    checkData(encoded)
    const [path, rest] = fillPath(template, input as Fields, encoded)
    const payload = envelope ? envelope.wrap(rest) : rest
    const root = platform.origin + (platform.prefixes?.[prefix] ?? prefix)
    const query = inAddress(method) ? queryString(payload) : ''
    if (fallback && query.length > longestQuery) {
      const [form, other] = fallback.split(' ') as [string, string]
      return [root + fillPath(other, input as Fields, encoded)[0], form, JSON.stringify(payload)]
    }
    return [root + path + query, method, inAddress(method) ? null : JSON.stringify(payload)]
  } catch (error) {
    throw error instanceof FrontdeskError
      ? error
      : validationError(
          [
            {
              field: (platform as Platform | undefined) ? 'input' : 'platform',
              description: 'must be plain data: ' + String(error),
              violatedRule: 'FORMAT',
            },
          ],
          {},
        )
  }
}

/** Reads the text of an answer; `undefined` when it is longer than `limit` bytes, unpacked. */
const readText = async (response: Response, limit: number): Promise<string | undefined> => {
  const reader = response.body?.getReader()
  // Nothing, or a transport that knows no streams.
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let last: Uint8Array | undefined
  for (let size = 0; ;) {
    const { value } = (await reader.read()) as { value?: Uint8Array }
    if (!value) return text + decoder.decode(last)
    size += value.length
    if (size > limit) return undefined
    if (last) text += decoder.decode(last, { stream: true })
    // What comes whole, as most answers do, is decoded at once, which is much faster.
    last = value
  }
}

type Authorization = Readonly<Record<string, string>> | undefined

/** A refusal without the token that was sent, nor a part of it that is too long for a word. */
const withoutToken = (text: string, headers: Authorization = {}): string => {
  // Written anew: an escape could hide the token.
  let shown = JSON.stringify(JSON.parse(text))
  for (const part of Object.values(headers)
    .join()
    .match(/[^ ,]{12,}/g) ?? [])
    shown = shown.replaceAll(part, '***').replaceAll(encodeURIComponent(part), '***')
  return shown
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
  const answer = operation.response
  const { signal, idempotencyKey } = options
  const { hooks } = defaults

  /** Whether it may be carried out twice. */
  const harmless = operation.kind === 'read' || operation.repeatable?.(input)
  const once = !harmless && !idempotencyKey
  const timeout = options.timeout ?? defaults.timeout ?? (once ? 30_000 : 10_000)
  const deadline = options.deadline ?? defaults.deadline ?? Math.max(30_000, timeout)
  /** When the deadline is over, by the clock that never jumps. */
  const end = performance.now() + deadline
  if (operation.elevated) requireElevated(client)
  defaults.validate?.input(operation, input)
  const [url, method, body] = writeRequest(operation, input, platform)

  /** Whether a token was refused. */
  let refused = false
  let context: CallContext = { operation: operation.id, attempts: 0, maybeProcessed: false }
  /** Whether the attempts before this one leave open what they did. */
  let unclear = false
  /** By this, hooks know which events are of one call. */
  const call = {}

  /** A refusal, without the token and the secrets that it may repeat. */
  const readRefusal = (text: string, authorization: Authorization): unknown => {
    const { secrets } = operation
    if (secrets === 'all') return undefined
    return JSON.parse(withoutToken(text, authorization), secrets && hideSecrets(input, secrets))
  }

  /**
   * Does work that ends at once when the caller aborts or the time is over, wherever it is: also while it waits for a
   * token that others share. Without work it waits.
   */
  const within = <Result>(milliseconds: number, work?: () => PromiseLike<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const left = end - performance.now()
      const stop = (error?: unknown): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', over)
        reject(fromFailure(error, context, unclear, operation.secrets && inAddress(method)))
      }
      const over = (): void => {
        const [most, reason] =
          left > milliseconds ? [milliseconds, context.status ? 'body' : 'headers'] : [deadline, 'total']
        stop(
          signal?.aborted
            ? new AbortError('Aborted', {
                ...context,
                code: 'ABORTED',
                cause: signal.reason as unknown,
              })
            : new TimeoutError(`No answer within ${most} ms`, {
                ...context,
                code: 'TIMEOUT',
                reason,
                retryable: true,
              }),
        )
      }
      const done = (result?: Result): void => {
        resolve(result as Result)
        stop()
      }
      // A timer that is set for longer fires at once.
      const timer = setTimeout(work ? over : done, Math.min(left, milliseconds, 2 ** 31 - 1))
      signal?.addEventListener('abort', over)
      if (signal?.aborted) over()
      else work?.().then(done, stop)
    })

  /** Gets the token, however long that takes, then makes the request. */
  const begin = (): Promise<Output> => {
    const wanted = operation.anonymous || signal?.aborted ? undefined : auth?.headers(client, options)
    return wanted && 'then' in wanted
      ? within(deadline, () => wanted as Promise<Authorization>).then(attempt)
      : attempt(wanted)
  }

  /** One request and its answer; once more if it may. */
  const attempt = async (authorization: Authorization): Promise<Output> => {
    // Making one is dear: see decision 0016.
    const controller = client.spare ?? new AbortController()
    client.spare = undefined
    /** One request and its answer. */
    const exchange = async (): Promise<Output> => {
      context = {
        operation: operation.id,
        attempts: context.attempts + 1,
        maybeProcessed: !harmless || unclear,
      }
      const headers = {
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...platform.headers,
        ...defaults.headers,
        ...options.headers,
      }
      hooks?.onRequest?.({ ...context, call, route: operation.route, headers })
      const started = performance.now()
      const response = await (defaults.fetch ?? fetch)(url, {
        method,
        headers: { ...authorization, ...headers },
        body,
        // Not followed: it could lead the token astray.
        redirect: 'manual',
        signal: controller.signal,
      })
      controller.signal.throwIfAborted()
      const { status, statusText, headers: answerHeaders, ok } = response
      Object.assign(context, {
        status,
        statusText,
        requestId: answerHeaders.get('x-wix-request-id') ?? undefined,
      })
      for (const to of [hooks, options])
        // Made only for whom it is told: no other call pays for it.
        to?.onResponse?.({
          ...context,
          call,
          headers: answerHeaders,
          duration: performance.now() - started,
        } as ResponseEvent)
      const refuse = (reason: string): DecodeError =>
        new DecodeError(`Unreadable answer: ${reason}`, {
          ...context,
          code: 'DECODE',
          reason,
          retryable: reason === 'truncated',
        })
      // A browser shows a redirect as status 0.
      if (!ok && status < 400)
        throw new RedirectError('Unreadable answer: redirect', { ...context, code: 'REDIRECT' })
      const text = await readText(response, options.bodyLimit ?? defaults.bodyLimit ?? 2 ** 25)
      if (text === undefined) throw refuse('tooLarge')

      // Find the result in the body, then convert it in place.
      const { key, shape, wrap } = answer ?? {}
      let content: Fields | undefined
      let found: unknown
      let value: unknown
      try {
        content = (ok ? JSON.parse(text) : readRefusal(text, authorization)) as Fields
        found = key ? content[key] : content
        value = ok && shape ? shape.decodeEach(found, platform) : found
      } catch {
        // Judged below.
      }
      if (!ok) {
        // What an earlier request of this call has deleted already is gone: that is what was asked for.
        if (status === 404 && method === 'DELETE' && unclear && !answer) return undefined as Output
        throw fromResponse(content, context, answerHeaders, unclear)
      }
      if (answer ? value == null : text && content === undefined)
        throw refuse(
          text && content === undefined
            ? /json/i.test(answerHeaders.get('content-type') as string)
              ? 'truncated'
              : 'contentType'
            : found == null
              ? 'empty'
              : 'tooDeep',
        )
      const output = wrap
        ? wrap(value as never, content as Fields, { client, operation, input: input as never, options })
        : ((answer && value) as Output)
      defaults.validate?.output(operation, output)
      return output
    }

    try {
      const output = await within(timeout, exchange)
      client.retryBudget = Math.min(client.retryBudget + 1, 500)
      // By chance, seven times out of eight: none serves for ever.
      if (end & 7) client.spare = controller
      return output
    } catch (thrown) {
      // Anything may be thrown; what is not an object is given back as it is (spec section 8).
      const error = thrown as FrontdeskError | undefined
      // Frees the connection, whatever is left of the answer.
      controller.abort(error)
      if (error?.status === 401 && authorization && !refused) {
        refused = true
        // Refused before it was processed: once more, with the new token.
        const next = await within(deadline, async () => auth?.refused?.(client, authorization))
        if (next) return attempt(next)
      }
      const cost = error?.status === 429 ? 5 : 10
      const delay = (error?.retryAfterMs ?? 0) + Math.random() * Math.min(5000, 50 * 2 ** context.attempts)
      if (
        !error?.retryable ||
        error.reason === 'total' ||
        (once && error.maybeProcessed) ||
        context.attempts >= (options.attempts ?? defaults.attempts ?? 3) ||
        delay > end - performance.now() ||
        client.retryBudget < cost
      )
        throw thrown
      client.retryBudget -= cost
      unclear = error.maybeProcessed
      hooks?.onRetry?.({ ...context, call, error, delay })
      await within(delay)
      return begin()
    }
  }

  const result = begin()
  return hooks?.onError
    ? result.catch((error: unknown) => {
        hooks.onError?.({ ...context, call, error })
        throw error
      })
    : result
}
