import { describe, expect, it } from 'vitest'
import { createRetryBudget, type FailedAttempt, refill, retryCost, retryDelay } from '../src/retry.ts'

const passing = { retryable: true, maybeProcessed: false }

/** The first failure of a read that may be tried three times, with much time left. */
const failed = (changes: Partial<FailedAttempt> = {}): FailedAttempt => ({
  error: passing,
  attempts: 1,
  mostAttempts: 3,
  repeatable: true,
  timeLeft: 30_000,
  budget: { left: 500 },
  random: 0.5,
  ...changes,
})

describe('the decision about a retry', () => {
  it('allows it after an error that may pass', () => {
    expect(retryDelay(failed())).toBe(50)
  })

  it('refuses it after an error that stays', () => {
    expect(retryDelay(failed({ error: { ...passing, retryable: false } }))).toBeUndefined()
  })

  it.each([
    ['total', undefined],
    ['headers', 50],
    ['body', 50],
  ])('after a timeout of the %s: %s', (reason, delay) => {
    expect(retryDelay(failed({ error: { ...passing, reason } }))).toBe(delay)
  })

  it.each([
    { maybeProcessed: true, repeatable: true, delay: 50 },
    { maybeProcessed: true, repeatable: false, delay: undefined },
    { maybeProcessed: false, repeatable: false, delay: 50 },
  ])(
    'of a request that is repeatable: $repeatable, and was perhaps processed: $maybeProcessed',
    ({ maybeProcessed, repeatable, delay }) => {
      expect(retryDelay(failed({ error: { retryable: true, maybeProcessed }, repeatable }))).toBe(delay)
    },
  )

  it.each([
    [1, 3, 50],
    [2, 3, 100],
    [3, 3, undefined],
    [1, 1, undefined],
    [4, 5, 400],
  ])('after %i of %i attempts', (attempts, mostAttempts, delay) => {
    expect(retryDelay(failed({ attempts, mostAttempts }))).toBe(delay)
  })

  it.each([
    [undefined, 10, 50],
    [undefined, 9, undefined],
    [503, 9, undefined],
    [429, 5, 50],
    [429, 4, undefined],
  ])('of an answer of status %s with %i left in the budget', (status, left, delay) => {
    expect(retryDelay(failed({ error: { ...passing, status }, budget: { left } }))).toBe(delay)
  })

  it('doubles the longest wait with each attempt, up to 5 seconds', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) =>
      retryDelay(failed({ attempts, mostAttempts: 9, random: 1 })),
    )
    expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000])
    expect(retryDelay(failed({ random: 0 }))).toBe(0)
  })

  it('adds the random wait to the time that the platform asks for', () => {
    expect(retryDelay(failed({ error: { ...passing, retryAfterMs: 2000 } }))).toBe(2050)
  })

  it.each([
    [2050, 2050],
    [2049, undefined],
  ])('fits into the %i ms that are left, or is not begun', (timeLeft, delay) => {
    expect(retryDelay(failed({ error: { ...passing, retryAfterMs: 2000 }, timeLeft }))).toBe(delay)
  })
})

describe('the retry budget', () => {
  it('begins full, and a success gives one back, up to 500', () => {
    const budget = createRetryBudget()
    expect(budget).toEqual({ left: 500 })
    refill(budget)
    expect(budget).toEqual({ left: 500 })
    budget.left = 498
    refill(budget)
    expect(budget).toEqual({ left: 499 })
  })

  it.each([
    [429, 5],
    [503, 10],
    [undefined, 10],
  ])('a retry after status %s costs %i', (status, cost) => {
    expect(retryCost({ status })).toBe(cost)
  })
})
