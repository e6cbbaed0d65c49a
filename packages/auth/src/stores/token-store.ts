import { FrontdeskError } from '@frontdesk/core'
import { createInTurn } from './in-turn.ts'
import { inMemory, type KeyValueStore } from './key-value-store.ts'
import { createTimeLimit, type TimeLimit } from './time-limit.ts'

/**
 * Where a session keeps its tokens. `get` and `set` are all that it needs. They may be asynchronous, and they may fail: what
 * they throw breaks no call, the session goes on in memory and writes again later.
 *
 * @example
 * const store: TokenStore = { get: (key) => cache.get(key), set: (key, value) => cache.set(key, value) }
 */
export interface TokenStore extends KeyValueStore {
  /**
   * Does work while no other holder of the same storage (a tab, a process) does work under that name. Waits 8 seconds at
   * most, then does it all the same: a platform with strict rotation forgives a token that is renewed twice within 10
   * seconds. Work ends within 10 seconds.
   */
  lock?<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Tells that another tab or process has changed the value of a key. Gives back the function that ends it. */
  subscribe?(key: string, listener: () => void): () => void
  /** Milliseconds to wait for an answer before the session goes on in memory; 2,000 unless given. */
  readonly timeout?: number | undefined
}

/** A storage of texts: a file, a database, a server's cache. May be asynchronous and may throw. */
export interface TextStorage {
  /** Reads the value of a key; `undefined` or `null` when there is none. */
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  /** Writes the value of a key. */
  set(key: string, text: string): unknown
  /** Removes a key. */
  delete(key: string): unknown
}

export interface TokenStoreOptions {
  /** Called once when the storage throws, is full, does not answer or contains invalid JSON. No call fails for that. */
  readonly onError?: ((error: StorageError) => void) | undefined
  /**
   * Milliseconds to wait for the storage before the session goes on without it; 2,000 unless given. It is waited for once,
   * not with each call.
   */
  readonly timeout?: number | undefined
}

/**
 * The storage behind a token store failed (code `STORAGE`): `reason` tells at what. Given to `onError`; no call throws it.
 * It carries no cause: what drivers throw may repeat the tokens.
 */
export class StorageError extends FrontdeskError {
  override name = 'StorageError'
  /** `format`: what the storage holds is no JSON. */
  declare readonly reason: 'read' | 'write' | 'lock' | 'format'
}

/** Makes the error of a failed storage, and tells of the first one. */
export type StorageFailure = (reason: StorageError['reason'], key: string, thrown: unknown) => StorageError

/** Names the fault, not its words: they may repeat the tokens. */
export const storageFailure = ({ onError }: TokenStoreOptions): StorageFailure => {
  let told = false
  return (reason, key, thrown) => {
    const { code, name } = Object(thrown) as { code?: unknown; name?: unknown }
    const fault = typeof code === 'string' ? code : String(name)
    const verb = reason === 'format' ? 'read' : reason
    const message = `The storage failed to ${verb} "${key}" (${fault}): the session goes on without it`
    const error = new StorageError(message, { code: 'STORAGE', reason })
    if (!told) {
      told = true
      try {
        onError?.(error)
      } catch {
        // A listener that throws must not break a call either.
      }
    }
    return error
  }
}

/** A token store of a storage of texts, with a time limit and a way to tell of failures that its lock may share. */
export const createTextStore = (
  storage: TextStorage,
  timeout: number | undefined,
  within: TimeLimit,
  failure: StorageFailure,
): TokenStore => ({
  timeout,
  async get(key) {
    try {
      const text = await within(() => storage.get(key))
      return text == null ? undefined : (JSON.parse(text) as unknown)
    } catch (error) {
      throw failure(error instanceof SyntaxError ? 'format' : 'read', key, error)
    }
  },
  async set(key, value) {
    try {
      const text = JSON.stringify(value) as string | undefined
      await within(() => (text === undefined ? storage.delete(key) : storage.set(key, text)))
    } catch (error) {
      throw failure('write', key, error)
    }
  },
})

/**
 * Makes a token store of a storage of texts. Whatever the storage throws, and however long it takes, no call fails: the
 * session goes on in memory, and `onError` is told once.
 *
 * @throws StorageError (from the methods of the store) when the storage fails.
 * @example
 * const auth = oauth({ clientId, store: textStore({ get: readText, set: writeText, delete: deleteText }) })
 */
export const textStore = (storage: TextStorage, options: TokenStoreOptions = {}): TokenStore =>
  createTextStore(storage, options.timeout, createTimeLimit(options.timeout), storageFailure(options))

/**
 * Keeps tokens as long as the page or the process lives, for several sessions. One session does so without a store: nothing
 * is left behind for a thief.
 */
export const memoryStore = (): TokenStore => ({ ...inMemory(), lock: createInTurn() })
