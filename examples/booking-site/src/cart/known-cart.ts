import { type CartControl, useCart, useSession } from '@frontdesk/react'
import { useEffect, useSyncExternalStore } from 'react'

const key = 'cart'
const changed = 'known-cart'

/** Work in a storage that may be denied: the cart is then asked for each time, nothing else. */
function tolerate<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function set(isKnown: boolean): void {
  tolerate(() => {
    if (isKnown === (localStorage.getItem(key) !== null)) return
    if (isKnown) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
    window.dispatchEvent(new Event(changed))
  }, undefined)
}

/** Notes that this browser has put something into a cart. */
export function rememberCart(): void {
  set(true)
}

/** Notes that the cart of this browser is ordered, or somebody else's. */
export function forgetCart(): void {
  set(false)
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(changed, notify)
    window.removeEventListener('storage', notify)
  }
}

/**
 * The cart, read only where there may be one: a visitor who has put nothing in has none, and asking for it would be an
 * error in the console. Members may have filled theirs elsewhere.
 */
export function useKnownCart({ isPaused = false }: { isPaused?: boolean } = {}): CartControl {
  const { status } = useSession()
  const isKnown = useSyncExternalStore(subscribe, () =>
    tolerate(() => localStorage.getItem(key) !== null, true),
  )
  const read = !isPaused && status !== 'loading' && (isKnown || status === 'member')
  const control = useCart({ read })
  const { cart } = control
  const isMissing = read && control.status === 'success' && !cart && !control.pending
  useEffect(() => {
    if (cart) rememberCart()
    else if (isMissing) forgetCart()
  }, [cart, isMissing])
  return status === 'loading' && isKnown ? { ...control, status: 'pending' } : control
}
