import { createInTurn } from './in-turn.ts'
import { inMemory, type KeyValueStore } from './key-value-store.ts'
import { underLock } from './storage-lock.ts'
import { createTimeLimit } from './time-limit.ts'
import type { TokenStore } from './token-store.ts'

/** A store that never throws and can always lock. */
export interface FallbackStore extends KeyValueStore {
  /** Reads the value of a key; `undefined` or `null` when there is none. */
  get(key: string): Promise<unknown>
  /** Writes the value of a key. */
  set(key: string, value: unknown): Promise<void>
  /** Runs work sequentially, in this session and under the lock of its store. */
  lock<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

/** Keeps other data of the session in its store, or in memory if the store fails. */
export const createFallbackStore = (store: TokenStore = inMemory()): FallbackStore => {
  const within = createTimeLimit(store.timeout)
  const unsaved = new Map<string, unknown>()
  const inTurn = createInTurn()
  return {
    async get(key) {
      if (unsaved.has(key)) return unsaved.get(key)
      try {
        return await within(() => store.get(key))
      } catch {
        return undefined
      }
    },
    async set(key, value) {
      unsaved.set(key, value)
      try {
        await within(() => store.set(key, value))
        unsaved.delete(key)
      } catch {
        // The value stays in memory.
      }
    },
    lock: (key, work) => inTurn(key, () => underLock(store, key, work)),
  }
}
