import type { CallContext } from './contract.ts'
import { AbortError, TimeoutError } from './errors.ts'
import type { SignalWatch } from './signal-watch.ts'

/** Ends the steps of one call when the caller aborts or a time limit is reached. */
export interface TimeLimits {
  /** Milliseconds until the deadline of the call. */
  timeLeft(): number
  /**
   * Waits for work, at most for these milliseconds, until the deadline or until the caller aborts. The work itself
   * continues, because other callers may wait for it.
   *
   * @throws AbortError, TimeoutError, or the error of the work.
   */
  within<Result>(milliseconds: number, work: () => PromiseLike<Result>): Promise<Result>
  /** Waits. @throws AbortError */
  sleep(milliseconds: number): Promise<void>
}

/** Maximum delay of a timer in milliseconds: a longer one fires immediately. */
const longestTimer = 2 ** 31 - 1

/** Starts the time limits of one call. `contextOf` returns the context for errors at that moment. */
export const createTimeLimits = (
  deadline: number,
  signal: AbortSignal | undefined,
  watch: SignalWatch,
  contextOf: () => CallContext,
): TimeLimits => {
  // The monotonic clock never jumps, unlike the system clock.
  const end = performance.now() + deadline
  const timeLeft = (): number => end - performance.now()

  /** Runs one step, which ends by itself, at its time limit, or when the caller aborts. */
  const run = <Result>(
    milliseconds: number,
    begin: (done: (result: Result) => void, fail: (error: unknown) => void) => void,
    onTime: (done: (result: Result) => void, fail: (error: unknown) => void) => void,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      const cleanUp = (): void => {
        clearTimeout(timer)
        unwatch?.()
      }
      const done = (result: Result): void => {
        cleanUp()
        resolve(result)
      }
      const fail = (error: unknown): void => {
        cleanUp()
        reject(error)
      }
      const abort = (): void => {
        const cause: unknown = signal?.reason
        fail(new AbortError('Aborted', { ...contextOf(), code: 'ABORTED', cause }))
      }
      const timer = setTimeout(
        () => {
          onTime(done, fail)
        },
        Math.min(milliseconds, longestTimer),
      )
      const unwatch = signal && watch(signal, abort)
      if (signal?.aborted) abort()
      else begin(done, fail)
    })

  const timeoutError = (milliseconds: number, reason: 'headers' | 'body' | 'total'): TimeoutError =>
    new TimeoutError(`No answer within ${milliseconds} ms`, {
      ...contextOf(),
      code: 'TIMEOUT',
      reason,
      retryable: true,
    })

  return {
    timeLeft,
    within(milliseconds, work) {
      const left = timeLeft()
      return run(
        Math.min(left, milliseconds),
        (done, fail) => {
          work().then(done, fail)
        },
        (_, fail) => {
          if (left <= milliseconds) fail(timeoutError(deadline, 'total'))
          else fail(timeoutError(milliseconds, contextOf().status ? 'body' : 'headers'))
        },
      )
    },
    sleep: (milliseconds) =>
      run<undefined>(
        milliseconds,
        () => undefined,
        (done) => {
          done(undefined)
        },
      ),
  }
}
