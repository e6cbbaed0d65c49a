import type { Client } from '@frontdesk/core'
import { createRepeater } from '../repeater.ts'
import { createCurrentTokens, type TokenKeeper } from '../token-keeper.ts'
import { isTokens, type Tokens } from '../tokens.ts'
import { nameInStore } from './key-value-store.ts'
import { underLock, wait } from './storage-lock.ts'
import { createTimeLimit, storageTimeout } from './time-limit.ts'
import type { StorageError, TokenStore } from './token-store.ts'

const expiryOf = ({ accessToken }: Tokens): number => accessToken.expiresAt ?? Infinity

/** Milliseconds between two attempts to read the store before a renewal. */
const readPause = 200

/** An error of the store costs persistence, not the call. */
const ignore = (): void => undefined

/**
 * Keeps the tokens of a session in a store, which other tabs and processes may share. A store that fails or hangs never
 * breaks a call: the session continues in memory, and failed writes are retried.
 */
export const createStoreKeeper = (store: TokenStore, clientId: string): TokenKeeper => {
  const current = createCurrentTokens()
  const within = createTimeLimit(store.timeout)
  const repeats = createRepeater()
  /** Store accesses run one after the other, so that no write overtakes another. */
  let turn: Promise<void> = Promise.resolve()
  let waiting = 0
  let unwatch: (() => void) | undefined
  /**
   * The last access token that the store returned. Only a different one counts as news: a store that loses its data
   * signs nobody out.
   */
  let seen: string | undefined
  /** The session that the store held last. */
  let keptSession: string | undefined
  /** Whether the store has ever answered a read, and whether it answered the last one. */
  let wasRead = false
  let isReadable = true
  /** The last change of the tokens that the store has, and the last one that was attempted. */
  let saved = 0
  let unsaved: number | undefined

  const nameOf = (client: Client): string => nameInStore(clientId, client, 'tokens')

  const noteSaved = (changes: number, tokens: Tokens | undefined): void => {
    saved = changes
    keptSession = tokens?.sessionId
    unsaved = undefined
    repeats.stop()
  }

  const save = async (client: Client): Promise<void> => {
    const { value, changes } = current
    try {
      await within(() => store.set(nameOf(client), value))
      noteSaved(changes, value)
    } catch {
      // `sync` retries it.
    }
  }

  /**
   * Whether local tokens that could not be written are kept although another tab or process has written others since.
   * `apart`: they are kept in memory only.
   */
  const isKeptOver = (kept: Tokens | undefined): boolean | 'apart' => {
    const own = current.value
    // An empty store is a sign-out elsewhere only if it held a session before.
    if (!kept) return !keptSession
    // These are the tokens of the session that ended here, renewed elsewhere: the local sign-in or sign-out takes
    // precedence.
    if (keptSession && kept.sessionId === keptSession && keptSession !== own?.sessionId) return true
    if (kept.sessionId === own?.sessionId) return !!own && expiryOf(own) > expiryOf(kept)
    // A session that was never written is not replaced by a visitor session, which any tab creates on its own.
    if (!own || own.sessionId === keptSession || kept.refreshToken.role === 'member') return false
    return own.refreshToken.role === 'member' || 'apart'
  }

  /** Writes the tokens if they have changed here, then adopts the changes of other tabs or processes. */
  const exchange = async (client: Client): Promise<void> => {
    const { changes } = current
    // A visitor session that stands in for unreadable tokens must not overwrite them.
    const standsIn = !wasRead && current.value?.refreshToken.role === 'visitor'
    const isFirstWrite = saved !== changes && unsaved !== changes && !standsIn
    if (saved !== changes) unsaved = changes
    if (isFirstWrite) await save(client)
    let kept: Partial<Tokens> | undefined
    isReadable = false
    try {
      kept = (await within(() => store.get(nameOf(client)))) ?? undefined
    } catch (error) {
      // Invalid JSON contains nobody's tokens: it may be overwritten.
      if ((error as Partial<StorageError> | undefined)?.reason !== 'format') return
      kept = {}
    }
    wasRead = isReadable = true
    if (current.changes !== changes) return
    const value = kept?.accessToken?.value
    const tokens = isTokens(kept) ? kept : undefined
    if (saved !== changes) {
      const isGarbled = !!kept && !tokens
      const stays = value === seen || isGarbled || (!standsIn && isKeptOver(tokens))
      if (stays) {
        if (!isFirstWrite && stays !== 'apart') await save(client)
        return
      }
    }
    if (value === seen || (kept && !tokens)) return
    seen = value
    const isNews = value !== current.value?.accessToken.value
    // The change is recorded first, because a listener may change the tokens again immediately.
    noteSaved(isNews ? changes + 1 : changes, tokens)
    if (isNews) current.set(tokens)
  }

  const sync = (client: Client): Promise<void> => {
    waiting++
    turn = turn
      .then(() => exchange(client))
      .catch(ignore)
      .finally(() => {
        if (!--waiting && saved !== current.changes) repeats.later(() => sync(client))
      })
    return turn
  }

  /**
   * Reads the store before a renewal. Another tab or process may have spent the refresh token in memory, so the read is
   * retried until the time limit if the store has worked before.
   */
  const syncBeforeRenewal = async (client: Client): Promise<void> => {
    const end = performance.now() + (store.timeout ?? storageTimeout)
    await sync(client)
    while (wasRead && !isReadable && performance.now() < end) {
      await wait(readPause)
      await sync(client)
    }
  }

  /**
   * The start of the app's own change. Changes of others are adopted from here on and not later, so that `close` is
   * final.
   */
  const enter = (client: Client): Promise<void> => {
    try {
      unwatch ??= store.subscribe?.(nameOf(client), () => {
        seen = ''
        void sync(client)
      })
    } catch {
      // Without notifications from other tabs, the store is still read before each renewal.
    }
    return sync(client)
  }

  return {
    current,
    get isBehind() {
      return unsaved === current.changes && !waiting
    },
    read: enter,
    async write(client, tokens) {
      current.set(tokens)
      await enter(client)
    },
    async renewOnce(client, renew) {
      const { changes } = current
      const isChanged = (): boolean => current.changes !== changes
      await enter(client)
      // The cached tokens may suffice, so that a session of one request reads its store once.
      if (isChanged()) return false
      return underLock(store, nameOf(client), async () => {
        await syncBeforeRenewal(client)
        if (isChanged()) return false
        const renewed = await renew(current.value).then(
          (tokens) => ({ tokens }),
          (error: unknown) => ({ error }),
        )
        // Another tab may have renewed the token meanwhile, or signed in somebody else.
        await sync(client)
        if (isChanged()) return false
        if ('error' in renewed) throw renewed.error
        current.set(renewed.tokens)
        // The tokens are written before waiting callers continue, so that a rotated refresh token is not lost.
        await sync(client)
        return true
      })
    },
    close() {
      unwatch?.()
      unwatch = undefined
      repeats.stop()
    },
  }
}
