import { type CartControl, useCart, useSession } from '@frontdesk/react'
import { useEffect, useSyncExternalStore } from 'react'

const key = 'cart'
const changed = 'known-cart'

/** The mark of a person who has put something in. Anything else names the sign-in whose member had no cart. */
const filled = 'filled'

/** Work in a storage that may be denied: the cart is then asked for each time, nothing else. */
function tolerate<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function set(mark: string | undefined): void {
  tolerate(() => {
    if (mark === (localStorage.getItem(key) ?? undefined)) return
    if (mark === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, mark)
    window.dispatchEvent(new Event(changed))
  }, undefined)
}

/** Notes that this browser has put something into a cart. */
export function rememberCart(): void {
  set(filled)
}

/** Notes that the cart of this browser is ordered, or somebody else's. A member is then asked about once per sign-in. */
export function forgetCart(session?: {
  readonly status: string
  readonly sessionId?: string | undefined
}): void {
  set(session?.status === 'member' ? session.sessionId : undefined)
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(changed, notify)
    window.removeEventListener('storage', notify)
  }
}

interface KnownCartOptions {
  isPaused?: boolean
  /** Whether the cart is what the person has come for: a member may have filled it elsewhere a moment ago. */
  isWanted?: boolean
}

/**
 * The cart, read only where there may be one: asking for a cart that is not there is an error in the console. A visitor has
 * one after putting something in here; members may have filled theirs elsewhere, so that is found out once per sign-in.
 */
export function useKnownCart({ isPaused = false, isWanted = false }: KnownCartOptions = {}): CartControl {
  const { status, sessionId } = useSession()
  const mark = useSyncExternalStore(
    subscribe,
    () => tolerate(() => localStorage.getItem(key), filled),
    // A server that renders the page has read the cart.
    () => filled,
  )
  const isKnown = mark === filled
  const mayBeThere = status === 'member' ? isWanted || mark !== sessionId : isKnown || status === 'loading'
  const read = !isPaused && mayBeThere
  const control = useCart({ read })
  const { cart } = control
  const isMissing = read && control.status === 'success' && !cart && !control.pending
  useEffect(() => {
    if (cart) rememberCart()
    else if (isMissing) forgetCart({ status, sessionId })
  }, [cart, isMissing, status, sessionId])
  return control
}
