import { getCurrentCart } from '@frontdesk/ecom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { checkoutUrl, leave, type Navigate } from './checkout.ts'
import { keyOf } from './read-query.ts'
import { useClient } from './use-client.ts'
import { usePageRestore } from './use-page-restore.ts'
import { useStable } from './use-stable.ts'

export interface UseCheckoutOptions {
  /** Path or URL of this site that the checkout returns to; read it with `useCheckoutReturn` there. */
  readonly returnTo: string
  /** How to leave the page; defaults to `location.assign`. */
  readonly navigate?: Navigate
}

export interface Checkout {
  /** Opens the checkout. Further calls do nothing; `error` contains the error. */
  readonly start: () => Promise<void>
  /** `redirecting` once the URL of the checkout is known and the browser opens it. */
  readonly status: 'idle' | 'starting' | 'redirecting' | 'failed'
  /** Why the checkout could not be opened. */
  readonly error: Error | null
}

/**
 * Redirects the customer to the hosted checkout of the current cart.
 *
 * @example
 * const { start, status } = useCheckout({ returnTo: '/checkout/return' })
 * return <button onClick={start} disabled={status === 'redirecting'}>Check out</button>
 */
export const useCheckout = ({ returnTo, navigate = leave }: UseCheckoutOptions): Checkout => {
  const client = useClient()
  const cache = useQueryClient()
  const running = useRef<Promise<void>>(undefined)
  const { mutateAsync, status, error, reset } = useMutation({
    mutationFn: async () => {
      navigate(await checkoutUrl(client, returnTo))
    },
    retry: false,
  })
  usePageRestore(() => {
    running.current = undefined
    reset()
    // The cart may have become an order meanwhile.
    void cache.invalidateQueries({ queryKey: keyOf(client, getCurrentCart) })
  })
  const stable = useStable({
    start: () =>
      (running.current ??= mutateAsync().catch(() => {
        running.current = undefined
      })),
  })
  return {
    ...stable,
    status: ({ idle: 'idle', pending: 'starting', success: 'redirecting', error: 'failed' } as const)[status],
    error,
  }
}
