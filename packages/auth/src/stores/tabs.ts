import { longestWait, type StorageLock, wait, whileLocked } from './storage-lock.ts'
import type { TokenStore } from './token-store.ts'

/** The part of the web's `Storage` that is used. */
export interface WebStorage {
  /** Reads the value of a key; `null` when there is none. */
  getItem(key: string): string | null
  /** Writes the value of a key. */
  setItem(key: string, value: string): void
  /** Removes a key. */
  removeItem(key: string): void
}

/** The lock and the notifications that the tabs of a browser share. */
export interface Tabs extends Required<Pick<TokenStore, 'lock' | 'subscribe'>> {
  /** Notifies the other tabs that the value of a key has changed. */
  tell(key: string): void
}

/** How long a write takes to become visible in another tab. */
const settling = 30

/**
 * A lock for browsers without Web Locks. Storage has no atomic operation: if several tabs write at once, the last one
 * gets the lock, after a delay in which all can see its value.
 */
const storageLock = (storage: () => WebStorage): StorageLock => {
  const read = (name: string): string[] => storage().getItem(`${name}:lock`)?.split(' ') ?? []
  return {
    async claim(name, holder, milliseconds) {
      const [other, until] = read(name)
      if (other !== holder && Number(until) > Date.now()) return false
      storage().setItem(`${name}:lock`, `${holder} ${Date.now() + milliseconds}`)
      if (other !== holder) await wait(settling)
      return read(name)[0] === holder
    },
    release(name, holder) {
      if (read(name)[0] === holder) storage().removeItem(`${name}:lock`)
    },
  }
}

/** The globals of a browser page, which other runtimes may lack. */
type Page = Partial<Pick<Window, 'addEventListener'>> & {
  readonly navigator?: { readonly locks?: LockManager }
}

/**
 * Creates the parts of a token store that the tabs of a browser share. `storage` provides the lock where Web Locks are
 * missing; `watch` listens to the browser's own change events until the signal aborts.
 */
export const createTabs = (
  storage: () => WebStorage,
  watch: (key: string, listener: () => void, signal: AbortSignal) => void,
): Tabs => {
  const page = globalThis as Page
  const channels = new Set<BroadcastChannel | undefined>()
  return {
    tell(key) {
      // Only the notification is sent: the tokens stay in the store.
      for (const channel of channels) if (channel?.name === key) channel.postMessage(key)
    },
    async lock(name, work) {
      const locks = page.navigator?.locks
      if (!locks) return whileLocked(storageLock(storage), name, work)
      let result: ReturnType<typeof work> | undefined
      try {
        await locks.request(name, { signal: AbortSignal.timeout(longestWait) }, () => (result = work()))
      } catch {
        // The lock was denied, or another tab is stuck. Errors of the work are in its result.
      }
      return result ?? work()
    },
    subscribe(key, listener) {
      const ended = new AbortController()
      const { signal } = ended
      let channel: BroadcastChannel | undefined
      const open = (): void => {
        try {
          channel = new BroadcastChannel(key)
          channel.onmessage = listener
          channels.add(channel)
          // On Node, an open channel must not keep the process alive.
          ;(channel as { unref?: () => void }).unref?.()
        } catch {
          // The browser's own events report the same change a little later.
        }
      }
      // A page in the back-forward cache receives nothing, and an open channel would keep it out of that cache.
      const close = (): void => {
        channel?.close()
        channels.delete(channel)
      }
      open()
      page.addEventListener?.('pagehide', close, { signal })
      page.addEventListener?.(
        'pageshow',
        ({ persisted }) => {
          if (!persisted) return
          open()
          listener()
        },
        { signal },
      )
      watch(key, listener, signal)
      return () => {
        close()
        ended.abort()
      }
    },
  }
}
