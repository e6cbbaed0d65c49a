import { FrontdeskError } from '@frontdesk/core'
import { type ShareTokens, shareTokens } from './share-tokens.ts'
import type { Tokens } from '../tokens.ts'

/** Keeps plain data by key. May be asynchronous. It never throws: make one of a storage that may with {@link textStore}. */
export interface KeyValueStore {
  /** What is kept; what was last known of it when the storage fails. */
  get(key: string): unknown
  /** `undefined` deletes. */
  set(key: string, value: unknown): unknown
  /**
   * Does work while no other holder of the same storage (a tab, a process) does work under that name. Waits 8 seconds at
   * most, then does it all the same: the platform forgives a token that is renewed twice within 10 seconds. Work should
   * end within 10 seconds.
   */
  lock?<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Tells that another tab or process has changed the value of a key. Gives back the function that ends it. */
  subscribe?(key: string, listener: () => void): () => void
}

/** Where a session keeps its tokens, and how it shares them there: `{ get, set, share: shareTokens }`. */
export interface TokenStore extends KeyValueStore {
  readonly share: ShareTokens
}

/** A storage of texts: a file, a database, a server's cache. May be asynchronous and may throw. */
export interface TextStorage {
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  set(key: string, text: string): unknown
  delete(key: string): unknown
}

export interface TokenStoreOptions {
  /** Is told once when the storage throws, is full or holds rubbish. No call fails for that. */
  readonly onError?: ((error: StorageError) => void) | undefined
}

/**
 * The storage behind a token store failed (code `STORAGE`): `reason` tells at what. Given to `onError`, never thrown. It
 * carries no cause: what drivers throw may repeat the tokens.
 */
export class StorageError extends FrontdeskError {
  override name = 'StorageError'
  declare readonly reason: 'read' | 'write' | 'lock'
}

/** Tells of the first failure of a storage, by name and not by its words. */
export const tellOnce = ({
  onError,
}: TokenStoreOptions): ((reason: StorageError['reason'], key: string, thrown: unknown) => void) => {
  let told = false
  return (reason, key, thrown) => {
    if (told) return
    told = true
    const { code, name } = Object(thrown) as { code?: unknown; name?: unknown }
    const fault = typeof code === 'string' ? code : String(name)
    try {
      onError?.(
        new StorageError(
          `The storage failed to ${reason} "${key}" (${fault}): the session goes on without it`,
          {
            code: 'STORAGE',
            reason,
          },
        ),
      )
    } catch {
      // Whoever listens must not break a call either.
    }
  }
}

/**
 * Makes a token store of a storage of texts. What the storage throws or garbles never breaks a call: the session goes
 * on in memory, and `onError` is told once.
 *
 * @example
 * const auth = oauth({ clientId, store: textStore({ get: read, set: write, delete: remove }) })
 */
export const textStore = (storage: TextStorage, options: TokenStoreOptions = {}): TokenStore => {
  const tell = tellOnce(options)
  /** The last good value of each key, and the text that the storage had then. */
  const known = new Map<string, { value: unknown; text?: string | undefined }>()

  /** What has not been read yet, because the storage was away: it may be anything. */
  const unread = new Set<string>()

  const read = async (key: string): Promise<string | undefined> => (await storage.get(key)) ?? undefined

  return {
    share: shareTokens,
    async get(key) {
      try {
        const text = await read(key)
        unread.delete(key)
        // A text that has not changed since a write failed is older than what is known.
        if (!known.has(key) || text !== known.get(key)?.text)
          known.set(key, { text, value: text === undefined ? text : JSON.parse(text) })
      } catch (error) {
        // What is rubbish is read; nothing comes of it.
        if (!known.has(key) && !(error instanceof SyntaxError)) unread.add(key)
        tell('read', key, error)
      }
      return known.get(key)?.value
    },
    async set(key, value) {
      // A visitor stands in for whom could not be read, but does not take their place.
      if (unread.has(key) && (value as Partial<Tokens> | undefined)?.refreshToken?.role === 'visitor') {
        known.set(key, { value })
        return
      }
      try {
        const text = JSON.stringify(value) as string | undefined
        await (text === undefined ? storage.delete(key) : storage.set(key, text))
        known.set(key, { value, text })
        unread.delete(key)
      } catch (error) {
        tell('write', key, error)
        known.set(key, { value, text: await read(key).catch(() => undefined) })
      }
    },
  }
}

/** Keeps data as long as the page or the process lives. A log does not show it. */
export const inMemory = (): KeyValueStore => {
  const kept = new Map<string, unknown>()
  return { get: (key) => kept.get(key), set: (key, value) => kept.set(key, value) }
}

/**
 * Keeps tokens as long as the page or the process lives, for several sessions. One session does so without a store: nothing
 * is left behind for a thief.
 */
export const memoryStore = (): TokenStore => ({ ...inMemory(), share: shareTokens })
