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
  /** Does one work after the other, in this session and under the lock of its store. */
  lock<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

/** Keeps what a session needs beside its tokens in its store; what the store does not take stays in memory. */
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
        // It stays in memory.
      }
    },
    lock: (key, work) => inTurn(key, () => underLock(store, key, work)),
  }
}
