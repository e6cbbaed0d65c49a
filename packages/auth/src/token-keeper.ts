import type { Client } from '@frontdesk/core'
import type { Tokens } from './tokens.ts'

/** The tokens that a session goes by now. */
export interface CurrentTokens {
  readonly value: Tokens | undefined
  /** Counts the changes of the tokens: the result of work that was begun before a change is thrown away. */
  readonly changes: number
  /** Takes over tokens, with a session id if they have none; `undefined` and the role `none` mean signed out. */
  set(next: Tokens | undefined): void
  /** Tells each change at once, with the tokens before it. */
  watch(listener: (before: Tokens | undefined) => void): void
}

/**
 * Keeps the tokens of one session. The session decides who is signed in; the keeper decides where that is kept and who
 * else knows of it.
 */
export interface TokenKeeper {
  readonly current: CurrentTokens
  /** Whether a write failed and is still to be repeated; `read` repeats it. */
  readonly isBehind: boolean
  /** Takes over what other tabs or processes have written. */
  read(client: Client): Promise<void>
  /** Takes over tokens of this session at once; resolves when they are kept, or cannot be. */
  write(client: Client, tokens: Tokens | undefined): Promise<void>
  /**
   * Renews the tokens while no other tab or process does, unless one already has. Gives whether the current tokens are
   * the renewed ones; if not, they were changed otherwise meanwhile and the result was thrown away.
   *
   * @throws The error that `renew` throws, when the tokens are still the same.
   */
  renewOnce(client: Client, renew: (tokens: Tokens | undefined) => Promise<Tokens>): Promise<boolean>
  /** Ends the watch over other tabs and what waits to be repeated. The next use begins the watch again. */
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
