import type { FrontdeskError } from './errors.ts'

/**
 * The retry budget of a client. Each retry draws from it and each success returns a little, so that a platform that is
 * down gets few requests.
 */
export interface RetryBudget {
  left: number
}

const fullBudget = 500
/** Upper limit of the random wait after the first attempt, in milliseconds; it doubles with each further attempt. */
const firstBackOff = 100
const longestBackOff = 5000

export const createRetryBudget = (): RetryBudget => ({ left: fullBudget })

/** Returns a little to the budget after a successful call. */
export const refill = (budget: RetryBudget): void => {
  budget.left = Math.min(budget.left + 1, fullBudget)
}

/** Returns the cost of a retry after this error. A retry after a rate limit costs less, because the platform is up. */
export const retryCost = ({ status }: Pick<FrontdeskError, 'status'>): number => (status === 429 ? 5 : 10)

/** The inputs of a retry decision. */
export interface FailedAttempt {
  readonly error: Pick<FrontdeskError, 'retryable' | 'maybeProcessed' | 'reason' | 'status' | 'retryAfterMs'>
  /** Number of requests made so far. */
  readonly attempts: number
  /** Maximum number of requests of the call. */
  readonly mostAttempts: number
  /** Whether it is safe if the platform processes the request twice. */
  readonly repeatable: boolean
  /** Milliseconds until the deadline of the call. */
  readonly timeLeft: number
  readonly budget: RetryBudget
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: number
}

/**
 * Decides about a retry: returns the milliseconds to wait before it, or `undefined` when the call has failed for good.
 */
export const retryDelay = (attempt: FailedAttempt): number | undefined => {
  const { error, attempts, mostAttempts, repeatable, timeLeft, budget, random } = attempt
  if (!error.retryable) return undefined
  // The deadline of the call has passed.
  if (error.reason === 'total') return undefined
  // The platform may have processed the request, and must not process it twice.
  if (error.maybeProcessed && !repeatable) return undefined
  if (attempts >= mostAttempts) return undefined
  if (budget.left < retryCost(error)) return undefined
  const backOff = Math.min(longestBackOff, firstBackOff * 2 ** (attempts - 1))
  const delay = (error.retryAfterMs ?? 0) + random * backOff
  return delay <= timeLeft ? delay : undefined
}
