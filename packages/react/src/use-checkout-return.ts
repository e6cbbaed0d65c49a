import { isFrontdeskError } from '@frontdesk/core'
import { getOrder, type Order } from '@frontdesk/ecom'
import { skipToken } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { subscribeToNothing } from './session-view.ts'
import { useRead } from './use-read.ts'
import { useStable } from './use-stable.ts'

export interface UseCheckoutReturnOptions {
  /** The return URL; defaults to the URL of the page. */
  readonly url?: string | URL
}

/** The result of a checkout. */
export interface CheckoutReturn {
  /**
   * `paid`: in full, or the deposit. `pending`: ordered and not paid yet, online or on the spot. `abandoned`: there is
   * no order. `failed`: the payment was declined, or the order does not exist.
   */
  readonly status: 'checking' | 'paid' | 'pending' | 'abandoned' | 'failed'
  readonly order: Order | undefined
  /** Why the order could not be read. While the status is `checking`, a retry may help. */
  readonly error: Error | null
  /** Reads the order again. */
  readonly refetch: () => Promise<void>
}

/** Milliseconds between checks of a payment in progress, and the maximum number of checks. */
const lookEvery = 2000
const looks = 30

/**
 * Returns the outcome of a checkout: reads the order in the return URL, and checks it for a minute while its payment is
 * in progress. The URL alone proves nothing.
 *
 * @example
 * const { status, order } = useCheckoutReturn()
 * if (status === 'paid') return <ThankYou order={order} />
 */
export const useCheckoutReturn = ({ url }: UseCheckoutReturnOptions = {}): CheckoutReturn => {
  // A server does not know the URL: it renders `checking`, as does the first render in a browser.
  const here = useSyncExternalStore<string | undefined>(
    subscribeToNothing,
    () => location.href,
    () => undefined,
  )
  const address = url ?? here
  const id = address === undefined ? undefined : orderIdOf(address)
  const { data, error, refetch } = useRead(getOrder, id ? { id } : skipToken, {
    refetchInterval: ({ state }) =>
      isProcessing(state.data) && state.dataUpdateCount + state.errorUpdateCount < looks ? lookEvery : false,
  })
  const stable = useStable({
    refetch: async () => {
      await refetch()
    },
  })
  return {
    status: statusOf(address === undefined, id, data, error),
    order: data,
    error,
    ...stable,
  }
}

const orderIdOf = (address: string | URL): string | null => {
  try {
    return new URL(address, 'https://relative.invalid').searchParams.get('orderId')
  } catch {
    return null
  }
}

const isProcessing = (order: Order | undefined): boolean =>
  order?.paymentStatus === 'PENDING' || order?.paymentStatus === 'PENDING_MERCHANT'

const statusOf = (
  unknown: boolean,
  id: string | null | undefined,
  order: Order | undefined,
  error: Error | null,
): CheckoutReturn['status'] => {
  if (unknown) return 'checking'
  if (!id) return 'abandoned'
  if (!order) return error && !(isFrontdeskError(error) && error.retryable) ? 'failed' : 'checking'
  if (order.status === 'CANCELED' || order.status === 'REJECTED') return 'failed'
  switch (order.paymentStatus) {
    case 'PAID':
    case 'PARTIALLY_PAID':
    case 'PARTIALLY_REFUNDED':
    case 'FULLY_REFUNDED':
      return 'paid'
    case 'DECLINED':
    case 'CANCELED':
      return 'failed'
    default:
      return 'pending'
  }
}
