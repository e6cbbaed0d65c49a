import type { Hooks } from './contract.ts'

/**
 * Combines several hooks into one. They are called in this order.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: combineHooks(logger(), traceparent()) })
 */
export const combineHooks = (...all: readonly Hooks[]): Hooks => ({
  onRequest(event) {
    for (const hooks of all) hooks.onRequest?.(event)
  },
  onResponse(event) {
    for (const hooks of all) hooks.onResponse?.(event)
  },
  onRetry(event) {
    for (const hooks of all) hooks.onRetry?.(event)
  },
  onSuccess(event) {
    for (const hooks of all) hooks.onSuccess?.(event)
  },
  onError(event) {
    for (const hooks of all) hooks.onError?.(event)
  },
})
