import type { Client } from '@frontdesk/core'
import type { Tokens } from './tokens.ts'

/** The current tokens of the session. */
export interface CurrentTokens {
  readonly value: Tokens | undefined
  /** Counts the changes of the tokens: the result of work that started before a change is discarded. */
  readonly changes: number
  /** Sets tokens, with a session id if they have none; `undefined` and the role `none` mean signed out. */
  set(next: Tokens | undefined): void
  /** Reports each change synchronously, with the previous tokens. */
  watch(listener: (before: Tokens | undefined) => void): void
}

/**
 * Keeps the tokens of one session. The session decides who is signed in; the keeper decides where the tokens are stored
 * and who shares them.
 */
export interface TokenKeeper {
  readonly current: CurrentTokens
  /** Whether a write failed and is pending; `read` retries it. */
  readonly isBehind: boolean
  /** Adopts changes of other tabs or processes. */
  read(client: Client): Promise<void>
  /** Sets the tokens of this session immediately; resolves when they are stored or cannot be. */
  write(client: Client, tokens: Tokens | undefined): Promise<void>
  /**
   * Renews the tokens while no other tab or process does, unless one already has. Returns whether the current tokens
   * are the renewed ones; if not, they were changed meanwhile and the result was discarded.
   *
   * @throws The error that `renew` throws, if the tokens have not changed.
   */
  renewOnce(client: Client, renew: (tokens: Tokens | undefined) => Promise<Tokens>): Promise<boolean>
  /** Stops watching other tabs and cancels pending retries. The next use starts watching again. */
  close(): void
}

export const createCurrentTokens = (): CurrentTokens => {
  let value: Tokens | undefined
  let changes = 0
  let tell: (before: Tokens | undefined) => void = () => undefined
  return {
    get value() {
      return value
    },
    get changes() {
      return changes
    },
    set(next) {
      const before = value
      // Random, so that no two sessions share an id.
      value =
        next && next.refreshToken.role !== 'none'
          ? { sessionId: crypto.getRandomValues(new Uint32Array(4)).join('-'), ...next }
          : undefined
      changes++
      tell(before)
    },
    watch(listener) {
      tell = listener
    },
  }
}

/** Keeps tokens in memory, for one session only. */
export const createMemoryKeeper = (): TokenKeeper => {
  const current = createCurrentTokens()
  return {
    current,
    isBehind: false,
    read: () => Promise.resolve(),
    // eslint-disable-next-line @typescript-eslint/require-await -- What `set` throws must reject the promise.
    async write(_, tokens) {
      current.set(tokens)
    },
    async renewOnce(_, renew) {
      const { changes } = current
      try {
        const next = await renew(current.value)
        if (current.changes !== changes) return false
        current.set(next)
        return true
      } catch (error) {
        if (current.changes !== changes) return false
        throw error
      }
    },
    close: () => undefined,
  }
}
