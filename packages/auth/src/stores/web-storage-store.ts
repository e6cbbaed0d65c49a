import { createTabs, type WebStorage } from './tabs.ts'
import { textStore, type TokenStore, type TokenStoreOptions } from './token-store.ts'

export type { WebStorage } from './tabs.ts'

/**
 * Keeps tokens in web storage, so that they survive a reload and all tabs share them: one tab renews for all, and
 * signing out in one tab signs out all. Any script of the page can read them. If web storage is missing or denied, the
 * session is kept in memory.
 *
 * @example
 * const auth = oauth({ clientId, store: webStorageStore() })
 */
export const webStorageStore = (
  storage: () => WebStorage = () => globalThis.localStorage,
  options?: TokenStoreOptions,
): TokenStore => {
  const page = globalThis as Partial<Pick<Window, 'addEventListener'>>
  const { tell, ...shared } = createTabs(storage, (key, listener, signal) => {
    page.addEventListener?.(
      'storage',
      (event) => {
        if (event.key === key || event.key === null) listener()
      },
      { signal },
    )
  })
  return {
    ...textStore(
      {
        get: (key) => storage().getItem(key),
        set(key, text) {
          storage().setItem(key, text)
          tell(key)
        },
        delete(key) {
          storage().removeItem(key)
          tell(key)
        },
      },
      options,
    ),
    ...shared,
  }
}
