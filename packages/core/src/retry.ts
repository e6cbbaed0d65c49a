import type { FrontdeskError } from './errors.ts'

/**
 * The retry budget of a client. Each retry takes from it and each success gives a little back, so that a platform that is
 * down gets few requests.
 */
export interface RetryBudget {
  left: number
}

const fullBudget = 500
/** Upper limit of the random wait after the first attempt; it doubles with each further one. Milliseconds. */
const firstBackOff = 100
const longestBackOff = 5000

export const createRetryBudget = (): RetryBudget => ({ left: fullBudget })

/** Gives a little back after a call that succeeded. */
export const refill = (budget: RetryBudget): void => {
  budget.left = Math.min(budget.left + 1, fullBudget)
}

/** Gives the cost of a retry after this error. A retry after a rate limit costs less, because the platform is up. */
export const retryCost = ({ status }: Pick<FrontdeskError, 'status'>): number => (status === 429 ? 5 : 10)

/** The facts on which the decision about a retry is based. */
export interface FailedAttempt {
  readonly error: Pick<FrontdeskError, 'retryable' | 'maybeProcessed' | 'reason' | 'status' | 'retryAfterMs'>
  /** Requests made so far. */
  readonly attempts: number
  /** The most requests that the call may make. */
  readonly mostAttempts: number
  /** Whether the request does no harm when the platform processes it twice. */
  readonly repeatable: boolean
  /** Milliseconds until the deadline of the call. */
  readonly timeLeft: number
  readonly budget: RetryBudget
  /** From 0 up to, not including, 1. */
  readonly random: number
}

/** Decides about a retry: gives the milliseconds to wait before it, or `undefined` when the call has failed for good. */
export const retryDelay = (attempt: FailedAttempt): number | undefined => {
  const { error, attempts, mostAttempts, repeatable, timeLeft, budget, random } = attempt
  if (!error.retryable) return undefined
  // The time of the whole call is over.
  if (error.reason === 'total') return undefined
  // The platform may have processed the request, and must not process it twice.
  if (error.maybeProcessed && !repeatable) return undefined
  if (attempts >= mostAttempts) return undefined
  if (budget.left < retryCost(error)) return undefined
  const backOff = Math.min(longestBackOff, firstBackOff * 2 ** (attempts - 1))
  const delay = (error.retryAfterMs ?? 0) + random * backOff
  return delay <= timeLeft ? delay : undefined
}
