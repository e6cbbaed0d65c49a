import { FrontdeskError } from '@frontdesk/core'
import { createInTurn } from './in-turn.ts'
import { inMemory, type KeyValueStore } from './key-value-store.ts'
import { createTimeLimit, type TimeLimit } from './time-limit.ts'

/**
 * Where a session keeps its tokens. `get` and `set` are the only required methods. They may be asynchronous and may
 * fail: an error does not fail a call, the session continues in memory and retries the write later.
 *
 * @example
 * const store: TokenStore = { get: (key) => cache.get(key), set: (key, value) => cache.set(key, value) }
 */
export interface TokenStore extends KeyValueStore {
  /**
   * Runs work while no other user of the storage (a tab, a process) runs work under that name. Waits at most 8 seconds,
   * then runs the work anyway: a platform with strict rotation tolerates that a token is renewed twice within 10
   * seconds. Work ends within 10 seconds.
   */
  lock?<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Subscribes to changes of a key by other tabs or processes. Returns the function that unsubscribes. */
  subscribe?(key: string, listener: () => void): () => void
  /** How long to wait for a response before the session continues in memory, in milliseconds; defaults to 2,000. */
  readonly timeout?: number | undefined
}

/** A storage of text: a file, a database, a server's cache. Methods may be asynchronous and may throw. */
export interface TextStorage {
  /** Reads the value of a key; `undefined` or `null` when there is none. */
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  /** Writes the value of a key. */
  set(key: string, text: string): unknown
  /** Removes a key. */
  delete(key: string): unknown
}

export interface TokenStoreOptions {
  /**
   * Called once when the storage throws, is full, does not respond or contains invalid JSON. No call fails because of
   * it.
   */
  readonly onError?: ((error: StorageError) => void) | undefined
  /**
   * How long to wait for the storage before the session continues without it, in milliseconds; defaults to 2,000. Only
   * the first access waits.
   */
  readonly timeout?: number | undefined
}

/**
 * The storage behind a token store failed (code `STORAGE`); `reason` says which step. It is passed to `onError` and
 * never thrown by a call. It has no cause, because errors of drivers may contain the tokens.
 */
export class StorageError extends FrontdeskError {
  override name = 'StorageError'
  /** `format`: the storage contains invalid JSON. */
  declare readonly reason: 'read' | 'write' | 'lock' | 'format'
}

/** Creates the error of a failed storage, and reports the first one. */
export type StorageFailure = (reason: StorageError['reason'], key: string, thrown: unknown) => StorageError

/** The message names the failure without the original text, which may contain the tokens. */
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
        // An error of the listener must not fail a call either.
      }
    }
    return error
  }
}

/** A token store over a text storage, with a time limit and error reporting that its lock may share. */
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
 * Creates a token store over a text storage. If the storage throws or takes too long, no call fails: the session
 * continues in memory, and `onError` is called once.
 *
 * @throws StorageError (from the methods of the store) when the storage fails.
 * @example
 * const auth = oauth({ clientId, store: textStore({ get: readText, set: writeText, delete: deleteText }) })
 */
export const textStore = (storage: TextStorage, options: TokenStoreOptions = {}): TokenStore =>
  createTextStore(storage, options.timeout, createTimeLimit(options.timeout), storageFailure(options))

/**
 * Keeps tokens in memory as long as the page or the process lives, shared by several sessions. A single session does so
 * without a store.
 */
export const memoryStore = (): TokenStore => ({ ...inMemory(), lock: createInTurn() })
