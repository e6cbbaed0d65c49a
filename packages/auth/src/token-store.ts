/**
 * Where a session keeps its tokens: plain data by key. May be asynchronous. It never throws: make one of a storage that
 * may with {@link textStore}.
 */
export interface TokenStore {
  get(key: string): unknown
  /** `undefined` deletes. */
  set(key: string, value: unknown): unknown
  /**
   * Does work while no other holder of the same storage (a tab, a process) does work under that name. Waits 12 seconds at
   * most, then does it all the same: the platform forgives a token that is renewed twice within 10 seconds.
   */
  lock?<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Tells that another tab or process has changed the value of a key. Gives back the function that ends it. */
  subscribe?(key: string, listener: () => void): () => void
}

/** A storage of texts: a cookie jar, a file, a server's cache. May be asynchronous and may throw. */
export interface TextStorage {
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  set(key: string, text: string): unknown
  delete(key: string): unknown
}

/**
 * Makes a token store of a storage of texts. What the storage throws or garbles never breaks a call: the session goes
 * on in memory.
 *
 * @example
 * const auth = oauth({ clientId, store: textStore({ get: read, set: write, delete: remove }) })
 */
export const textStore = (storage: TextStorage): TokenStore => ({
  async get(key) {
    try {
      return JSON.parse((await storage.get(key)) ?? 'null') as unknown
    } catch {
      return undefined
    }
  },
  async set(key, value) {
    try {
      await (value === undefined ? storage.delete(key) : storage.set(key, JSON.stringify(value)))
    } catch {
      // Full or denied: it costs persistence, not the call.
    }
  },
})

/** Keeps tokens as long as the page or the process lives. The default: nothing is left behind for a thief. */
export const memoryStore = (): TokenStore => new Map<string, unknown>()

/** The part of the web's `Storage` that is used. */
export interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Keeps tokens in web storage, so that they outlive a reload. Any script of the page can read them.
 *
 * @example
 * const auth = oauth({ clientId, store: webStorageStore() })
 */
export const webStorageStore = (storage: () => WebStorage = () => globalThis.localStorage): TokenStore =>
  textStore({
    get: (key) => storage().getItem(key),
    set(key, text) {
      storage().setItem(key, text)
    },
    delete(key) {
      storage().removeItem(key)
    },
  })
