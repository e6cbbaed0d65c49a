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

/** The lock and the news that the tabs of a browser share: one does work at a time, each hears of the others' changes. */
export interface Tabs extends Required<Pick<TokenStore, 'lock' | 'subscribe'>> {
  /** Tells the other tabs that the value of a key has changed. */
  tell(key: string): void
}

/** How long a write takes to show in another tab. */
const settling = 30

/**
 * A lock for browsers without Web Locks. Storage has no atomic step: of several tabs that write at once, the last one has
 * it, as soon as all can see that.
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
 * Makes the part of a token store that the tabs of a browser share. `storage` locks where there are no Web Locks; `watch`
 * listens to what the browser itself tells of changes, until the signal ends it.
 */
export const createTabs = (
  storage: () => WebStorage,
  watch: (key: string, listener: () => void, signal: AbortSignal) => void,
): Tabs => {
  const page = globalThis as Page
  const channels = new Set<BroadcastChannel | undefined>()
  return {
    tell(key) {
      // Only the news: the tokens stay where they are kept.
      for (const channel of channels) if (channel?.name === key) channel.postMessage(key)
    },
    async lock(name, work) {
      const locks = page.navigator?.locks
      if (!locks) return whileLocked(storageLock(storage), name, work)
      let result: ReturnType<typeof work> | undefined
      try {
        await locks.request(name, { signal: AbortSignal.timeout(longestWait) }, () => (result = work()))
      } catch {
        // Denied, or another tab is stuck. What the work itself throws is in its result.
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
          // Node: news that nobody may ever send must not keep the process.
          ;(channel as { unref?: () => void }).unref?.()
        } catch {
          // The browser's own events tell the same, a little later.
        }
      }
      // A page in the back-forward cache hears nothing, and an open channel would keep it out of there.
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
