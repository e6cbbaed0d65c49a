import type { Client } from '@frontdesk/core'
import type { Session } from '../session.ts'
import type { KeyValueStore } from './token-store.ts'
import { isTokens, type Tokens } from '../tokens.ts'

/**
 * Renews the tokens of a session. `sync` is called between the answer and its adoption. Whether the session goes on with what
 * it has now; if not, its tokens have changed meanwhile, and it looks at them again.
 */
export type Renew = (client: Client, sync?: () => Promise<void>) => Promise<true | undefined>

/** A session with the part that it uses itself. */
export interface RenewableSession extends Session {
  renew: Renew
}

/**
 * What a session that shares its tokens does otherwise than one in memory. `adopt` changes the tokens, `generation` counts
 * their changes.
 */
export type ShareTokens = (
  store: KeyValueStore,
  session: RenewableSession,
  adopt: (tokens: Tokens | undefined) => void,
  tokens: () => Tokens | undefined,
  generation: () => number,
) => Pick<RenewableSession, 'getTokens' | 'setTokens' | 'renew' | 'close'>

/** Name under which an app keeps something in a store; no other app on the same origin shares it. */
export const keyOf = (clientId: string, { platform }: Client, name: string): string =>
  `frontdesk:${clientId}:${platform.origin}:${name}`

/** What a store throws costs persistence, not the call. */
const safely = async (work: () => unknown): Promise<void> => {
  try {
    await work()
  } catch {
    // Nobody could do better with it.
  }
}

/**
 * How sessions keep their tokens in a store, and share them with other tabs and processes. Part of every
 * {@link TokenStore}, so that an app without a store does not carry it.
 *
 * @example
 * const store: TokenStore = { get, set, share: shareTokens }
 */
export const shareTokens: ShareTokens = (store, { clientId, renew }, adopt, tokens, generation) => {
  /** The end of what is done with the store: one thing after the other, so that no write overtakes another. */
  let turn: Promise<void> = Promise.resolve()
  /** The access token that the store last gave. Only another one is news: a store that does not write is no sign-out. */
  let seen: string | undefined
  /** The generation that was written, or came from the store. */
  let saved = 0
  let unwatch: (() => void) | undefined

  /** Writes the tokens if they have changed here, then adopts what another tab or process wrote. */
  const sync = (client: Client): Promise<void> => {
    turn = turn.then(() =>
      safely(async () => {
        const key = keyOf(clientId, client, 'tokens')
        if (saved !== generation()) {
          saved = generation()
          await store.set(key, tokens())
        }
        const kept = ((await store.get(key)) ?? undefined) as Partial<Tokens> | undefined
        const value = kept?.accessToken?.value
        if (saved !== generation() || value === seen || (kept && !isTokens(kept))) return
        seen = value
        if (value === tokens()?.accessToken.value) return
        saved++
        adopt(kept)
      }),
    )
    return turn
  }

  /** Where an app's own doing begins. Others are heard from here on, and not from later, so that `close` is the end. */
  const enter = (client: Client): Promise<void> => {
    void safely(() => {
      unwatch ??= store.subscribe?.(keyOf(clientId, client, 'tokens'), () => {
        seen = ''
        void sync(client)
      })
    })
    return sync(client)
  }

  return {
    async getTokens(client) {
      await enter(client)
      return tokens()
    },
    async setTokens(client, next) {
      // Those of nobody are none, also for the other tabs.
      adopt(next?.refreshToken.role === 'none' ? undefined : next)
      await enter(client)
    },
    /** Renews while nobody else does, and only if nobody else has. */
    async renew(client) {
      const started = generation()
      const again = (): Promise<void> => sync(client)
      const renewUnlessChanged = async (): Promise<true | undefined> => {
        await again()
        if (generation() !== started) return undefined
        const renewed = await renew(client, again)
        // Written before anybody who waits goes on, so that a rotated refresh token is not lost.
        await again()
        return renewed
      }
      let renewal: Promise<true | undefined> | undefined
      const work = (): Promise<true | undefined> => (renewal ??= renewUnlessChanged())
      await enter(client)
      // What was kept may do: it is looked at first, so that a session of one request reads its store once.
      if (generation() !== started) return undefined
      await safely(() => store.lock?.(keyOf(clientId, client, 'tokens'), work))
      return work()
    },
    close() {
      unwatch?.()
      unwatch = undefined
    },
  }
}
