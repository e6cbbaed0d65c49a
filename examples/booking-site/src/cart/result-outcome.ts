import type { CheckoutReturn } from '@frontdesk/react'

export type OutcomeName = 'paid' | 'pending' | 'abandoned' | 'failed' | 'hidden'

/**
 * The outcome of a checkout that the page tells; nothing while it is being looked up. Of an order that cannot be read nobody
 * may say that it failed: it may be somebody else's, or that of a session which has ended.
 */
export function outcomeName({
  status,
  order,
}: Pick<CheckoutReturn, 'status' | 'order'>): OutcomeName | undefined {
  if (status === 'checking') return undefined
  return status === 'failed' && !order ? 'hidden' : status
}
