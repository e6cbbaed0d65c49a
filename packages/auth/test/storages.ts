import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cookieStore,
  documentCookieStore,
  memoryStore,
  redisLock,
  type StorageError,
  type StorageLock,
  textStore,
  type TokenStore,
  type TokenStoreOptions,
  unstorageStore,
  webStorageStore,
} from '@frontdesk/auth'
import { Window } from 'happy-dom'
import type { Redis } from 'ioredis'
import { createStorage, type Driver } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import memoryDriver from 'unstorage/drivers/memory'
import redisDriver from 'unstorage/drivers/redis'

/** A storage that outlives the stores made of it. */
export interface Place {
  /** A store as a new page, process or request would make it. */
  store(options?: TokenStoreOptions): TokenStore
  /** Puts other texts in place of those that are kept; gives how many there were. */
  damage(change: (text: string) => string): Promise<number>
  close?(): unknown
}

export interface Kind {
  readonly name: string
  /** Whether two stores at once see what the other one writes. */
  readonly shared: boolean
  readonly lock: boolean
  open(): Place
}

/** The content of a store; `undefined` when it is no JSON. */
export const contentOf = async (store: TokenStore, key: string): Promise<unknown> => {
  try {
    return await store.get(key)
  } catch (error) {
    if ((error as StorageError).reason === 'format') return undefined
    throw error
  }
}

/** A browser's cookies, with the rules for the names that start with `__Host-`. */
export class Browser {
  readonly cookies = new Map<string, string>()

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  take(headers: readonly (readonly [string, string])[]): void {
    for (const [header, text] of headers) {
      if (header !== 'set-cookie') continue
      if (text.length > 4096) throw new Error(`a cookie of ${text.length} bytes`)
      const [pair = '', ...attributes] = text.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      if (
        name.startsWith('__Host-') &&
        !(attributes.includes('Secure') && attributes.includes('Path=/') && !text.includes('Domain'))
      )
        throw new Error(`refused: ${text}`)
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1))
    }
  }
}

const texts = (wrap: (map: Map<string, string>, options?: TokenStoreOptions) => TokenStore): Place => {
  const map = new Map<string, string>()
  return {
    store: (options) => wrap(map, options),
    async damage(change) {
      for (const [key, text] of map) map.set(key, change(text))
      return map.size
    },
  }
}

const unstorage = (
  driver: Driver,
  { lock, close }: { lock?: StorageLock; close?: () => unknown } = {},
): Place => {
  const storage = createStorage({ driver })
  return {
    store: (options) => unstorageStore(storage, { owner: 'ana', lock, ttl: 60, ...options }),
    async damage(change) {
      const keys = await storage.getKeys()
      for (const key of keys) await storage.setItemRaw(key, change(String(await storage.getItemRaw(key))))
      return keys.length
    },
    async close() {
      await storage.clear()
      await storage.dispose()
      close?.()
    },
  }
}

const url = process.env['REDIS_URL']

/** All token stores whose storage outlives them. With a real Redis where there is one. */
export const persistent: readonly Kind[] = [
  { name: 'texts', shared: true, lock: false, open: () => texts((map, options) => textStore(map, options)) },
  {
    name: 'web storage',
    shared: true,
    lock: true,
    open: () =>
      texts((map, options) =>
        webStorageStore(
          () => ({
            getItem: (key) => map.get(key) ?? null,
            setItem: (key, value) => void map.set(key, value),
            removeItem: (key) => void map.delete(key),
          }),
          options,
        ),
      ),
  },
  {
    name: 'web storage of happy-dom',
    shared: true,
    lock: true,
    open() {
      const { localStorage } = new Window({ url: 'https://shop.example' })
      return {
        store: (options) => webStorageStore(() => localStorage, options),
        async damage(change) {
          const { length } = localStorage
          for (let index = 0; index < length; index++) {
            const key = localStorage.key(index) ?? ''
            localStorage.setItem(key, change(localStorage.getItem(key) ?? ''))
          }
          return length
        },
      }
    },
  },
  {
    name: 'cookies',
    shared: false,
    lock: false,
    open() {
      const browser = new Browser()
      return {
        store(options) {
          const { get, set, headers } = cookieStore({ cookie: browser.header, ...options })
          return {
            get,
            async set(key, value) {
              await set(key, value)
              browser.take(headers())
            },
          }
        },
        async damage(change) {
          for (const [name, value] of browser.cookies) browser.cookies.set(name, change(value))
          return browser.cookies.size
        },
      }
    },
  },
  {
    name: 'cookies of a document',
    shared: true,
    lock: true,
    open() {
      const browser = new Browser()
      const locks = new Map<string, string>()
      const page = {
        document: {
          get cookie() {
            return browser.header
          },
          set cookie(text: string) {
            browser.take([['set-cookie', text]])
          },
          visibilityState: 'visible',
          addEventListener: () => undefined,
        },
        localStorage: {
          getItem: (key: string) => locks.get(key) ?? null,
          setItem: (key: string, value: string) => void locks.set(key, value),
          removeItem: (key: string) => void locks.delete(key),
        },
      }
      for (const [name, value] of Object.entries(page))
        Object.defineProperty(globalThis, name, { value, configurable: true })
      return {
        store: (options) => documentCookieStore(options),
        async damage(change) {
          for (const [name, value] of browser.cookies) browser.cookies.set(name, change(value))
          return browser.cookies.size
        },
        close() {
          for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name)
        },
      }
    },
  },
  { name: 'unstorage in memory', shared: true, lock: false, open: () => unstorage(memoryDriver()) },
  {
    name: 'unstorage in files',
    shared: true,
    lock: false,
    open() {
      const folder = mkdtempSync(join(tmpdir(), 'frontdesk-store-'))
      return unstorage(fsDriver({ base: folder }), {
        close: () => rmSync(folder, { recursive: true, force: true }),
      })
    },
  },
  ...(url
    ? [
        {
          name: 'unstorage in Redis',
          shared: true,
          lock: true,
          open() {
            const driver = redisDriver({ url, base: randomUUID() })
            return unstorage(driver, { lock: redisLock(driver.getInstance?.() as Redis) })
          },
        },
      ]
    : []),
]

/** All token stores. */
export const kinds: readonly Kind[] = [
  {
    name: 'memory',
    shared: true,
    lock: true,
    open() {
      const store = memoryStore()
      return { store: () => store, damage: async () => 0 }
    },
  },
  ...persistent,
]
