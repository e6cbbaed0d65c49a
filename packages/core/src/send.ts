import type {
  CallOptions,
  Client,
  OperationSpec,
  OwnCall,
  ResponseEvent,
  TransportResponse,
} from './contract.ts'
import { requireElevated } from './elevated.ts'
import { isFrontdeskError } from './errors.ts'
import { addCaller, fromTransport, fromUnexpected } from './failure.ts'
import {
  type CallRequest,
  checkHeaders,
  checkLimits,
  checkSignal,
  transportOf,
  writeHeaders,
  writeRequest,
} from './request.ts'
import { readAnswer } from './response.ts'
import { refill, type RetryBudget, retryCost, retryDelay } from './retry.ts'
import type { SignalWatch } from './signal-watch.ts'
import { createTimeLimits } from './time-limits.ts'

type Authorization = Readonly<Record<string, string>> | undefined

/** Sends one request of a call and reads its response. */
const exchange = async <Input, Output>(
  call: OwnCall<Input, Output>,
  request: CallRequest,
  authorization: Authorization,
  maybeProcessed: boolean,
  signal: AbortSignal,
): Promise<Output> => {
  const { client, operation, options, id } = call
  const { hooks } = client.options
  const attempts = call.context.attempts + 1
  call.context = { operation: operation.id, attempts, maybeProcessed }
  const headers = writeHeaders(request, client, options)
  hooks?.onRequest?.({ ...call.context, call: id, route: operation.route, headers })
  const allHeaders = { ...authorization, ...headers }
  checkHeaders(allHeaders)

  const started = performance.now()
  let response: TransportResponse
  try {
    const { url, method, body } = request
    // Redirects are not followed: one could send the token to another server.
    const init = { method, headers: allHeaders, body, redirect: 'manual', signal } as const
    response = await transportOf(client)(url, init)
  } catch (error) {
    throw fromTransport(error, call)
  }
  signal.throwIfAborted()

  const { status, statusText, headers: answerHeaders } = response
  const requestId = answerHeaders.get('x-wix-request-id') ?? undefined
  call.context = { ...call.context, status, statusText, requestId }
  for (const listener of [hooks, options])
    // The event is created only if there is a listener.
    listener?.onResponse?.({
      ...call.context,
      call: id,
      headers: answerHeaders,
      duration: performance.now() - started,
    } as ResponseEvent)
  const output = await readAnswer(response, call, authorization)
  client.options.validate?.output(operation, output)
  return output
}

/**
 * Runs the request pipeline, through which every call of every operation goes. Its steps are: check and encode the
 * input, get a token, send the request, read the response; after a failure, renew a refused token, or wait and send the
 * request again.
 */
export const send = async <Input, Output>(
  client: Client,
  budget: RetryBudget,
  watch: SignalWatch,
  operation: OperationSpec<Input, Output>,
  input: Input,
  options: CallOptions,
): Promise<Output> => {
  const { auth, options: defaults } = client
  const { signal } = options
  checkSignal(signal)
  transportOf(client)
  if (operation.elevated) requireElevated(client)
  defaults.validate?.input(operation, input)
  const request = writeRequest(operation, input, client)

  /** Whether the call changes nothing, or the operation says that it may be processed twice. */
  const harmless = operation.kind === 'read' || operation.repeatable?.(input) === true
  const repeatable = harmless || !!options.idempotencyKey
  const timeout = options.timeout ?? defaults.timeout ?? (repeatable ? 10_000 : 30_000)
  const deadline = options.deadline ?? defaults.deadline ?? Math.max(30_000, timeout)
  const mostAttempts = options.attempts ?? defaults.attempts ?? 3
  checkLimits({ timeout, deadline, attempts: mostAttempts })
  const call: OwnCall<Input, Output> = {
    client,
    operation,
    input,
    options,
    id: {},
    context: { operation: operation.id, attempts: 0, maybeProcessed: false },
    unclear: false,
    hasSecretAddress: request.hasSecretAddress,
  }
  const limits = createTimeLimits(deadline, signal, watch, () => call.context)

  /** Waits for auth, which may wait for a token that others share. */
  const authorized = async (work: () => PromiseLike<Authorization>): Promise<Authorization> => {
    try {
      return await limits.within(deadline, work)
    } catch (error) {
      throw fromTransport(error, call)
    }
  }

  /** Sends the request until it succeeds or has failed for good. */
  const run = async (): Promise<Output> => {
    let wasRefused = false
    let renewed: Authorization
    for (;;) {
      const wanted =
        renewed ?? (operation.anonymous || signal?.aborted ? undefined : auth?.headers(client, options))
      const authorization =
        wanted && 'then' in wanted ? await authorized(() => wanted as Promise<Authorization>) : wanted
      renewed = undefined
      const controller = new AbortController()
      try {
        const output = await limits.within(timeout, () =>
          exchange(call, request, authorization, !harmless || call.unclear, controller.signal),
        )
        refill(budget)
        return output
      } catch (thrown) {
        const error = fromUnexpected(thrown, call)
        // This frees the connection, even if part of the response is still missing.
        controller.abort(error)
        if (!isFrontdeskError(error)) throw error
        if (error.status === 401 && authorization && !wasRefused) {
          wasRefused = true
          // The request was refused before it was processed: it is sent once more, with a new token.
          renewed = await authorized(async () => auth?.refused?.(client, authorization))
          if (renewed) continue
        }
        const delay = retryDelay({
          error,
          attempts: call.context.attempts,
          mostAttempts,
          repeatable,
          timeLeft: limits.timeLeft(),
          budget,
          random: Math.random(),
        })
        if (delay === undefined) throw error
        budget.left -= retryCost(error)
        call.unclear = error.maybeProcessed
        defaults.hooks?.onRetry?.({ ...call.context, call: call.id, error, delay })
        await limits.sleep(delay)
      }
    }
  }

  try {
    const output = await run()
    defaults.hooks?.onSuccess?.({ ...call.context, call: call.id })
    return output
  } catch (error) {
    addCaller(error, operation.id)
    defaults.hooks?.onError?.({ ...call.context, call: call.id, error })
    throw error
  }
}
