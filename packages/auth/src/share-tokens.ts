import type { Client } from '@frontdesk/core'
import type { KeyValueStore } from './token-store.ts'
import { isTokens, type Tokens } from './tokens.ts'

/** What a session does with the tokens that it shares with others. */
export interface SharedTokens {
  /**
   * Writes the tokens if they have changed here, then adopts what another tab or process wrote. With `renew`, goes on to
   * renew them if nothing new was there, while no other holder of the store does.
   */
  sync(client: Client, renew?: Renew): Promise<true | undefined>
  /** Ends the watch over others; the next `sync` begins it again. */
  close(): void
}

/**
 * Renews the tokens of a session. `sync` is called between the answer and its adoption. Whether the session goes on with what
 * it has now; if not, its tokens have changed meanwhile, and it looks at them again.
 */
export type Renew = (client: Client, sync?: () => Promise<void>) => Promise<true | undefined>

/** Makes a session share its tokens. `generation` counts the changes of them, `adopt` changes them. */
export type ShareTokens = (
  store: KeyValueStore,
  clientId: string,
  adopt: (tokens: Tokens | undefined) => void,
  tokens: () => Tokens | undefined,
  generation: () => number,
) => SharedTokens

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
export const shareTokens: ShareTokens = (store, clientId, adopt, tokens, generation) => {
  /** The end of what is done with the store: one thing after the other, so that no write overtakes another. */
  let turn: Promise<void> = Promise.resolve()
  /** The access token that the store last gave. Only another one is news: a store that does not write is no sign-out. */
  let seen: string | undefined
  /** The generation that was written, or came from the store. */
  let saved = 0
  let unwatch: (() => void) | undefined

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

  return {
    async sync(client, renew) {
      const key = keyOf(clientId, client, 'tokens')
      const again = (): Promise<void> => sync(client)
      // An app's own doing: others are heard from here on, and not from later, so that `close` is the end.
      void safely(() => {
        unwatch ??= store.subscribe?.(key, () => {
          seen = ''
          void again()
        })
      })
      const started = generation()
      await again()
      if (!renew || generation() !== started) return undefined
      const renewOnce = async (): Promise<true | undefined> => {
        await again()
        if (generation() !== started) return undefined
        const renewed = await renew(client, again)
        // Written before anybody who waits goes on, so that a rotated refresh token is not lost.
        await again()
        return renewed
      }
      let renewal: Promise<true | undefined> | undefined
      const work = (): Promise<true | undefined> => (renewal ??= renewOnce())
      await safely(() => store.lock?.(key, work))
      return work()
    },
    close() {
      unwatch?.()
      unwatch = undefined
    },
  }
}
