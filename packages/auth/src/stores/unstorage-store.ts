import { invalid } from '@frontdesk/core'
import { digest } from '../digest.ts'
import { type StorageLock, whileLocked } from './storage-lock.ts'
import { createTimeLimit } from './time-limit.ts'
import { createTextStore, storageFailure, type TokenStore, type TokenStoreOptions } from './token-store.ts'

/** The part of a `Storage` of the `unstorage` library that is used. */
export interface Unstorage {
  /** Reads the value of a key; `null` when there is none. */
  getItem(key: string): Promise<unknown>
  /** Writes the value of a key. */
  setItem(
    key: string,
    value: string,
    options?: {
      /** Seconds after which the value expires. */
      ttl?: number
    },
  ): Promise<unknown>
  /** Removes a key. */
  removeItem(key: string): Promise<unknown>
}

export interface UnstorageStoreOptions extends TokenStoreOptions {
  /**
   * Owner of the tokens: the id of the session or of the user in your app. It must differ from person to person, and
   * you must verify it: whoever passes an owner gets the owner's tokens. It does not appear in the storage.
   */
  readonly owner: string
  /**
   * Lets one process renew a token while the others wait. Use `redisLock(redis)`, or implement it for your storage.
   * Without it, two servers may renew at the same time, which a platform with strict rotation tolerates for 10 seconds.
   */
  readonly lock?: StorageLock | undefined
  /**
   * Seconds after which the storage deletes tokens that were not written again, if its driver supports it. Defaults to
   * never.
   */
  readonly ttl?: number | undefined
}

/** Prefix of our values, so that no driver parses them as JSON. */
const mark = 'json:'

/**
 * Keeps one person's tokens in a storage of the `unstorage` library, so that all servers of a fleet share them: Redis,
 * files, a database. Create one for each request.
 *
 * @throws ValidationError when `owner` is not a non-empty string, or `ttl` is not a number of seconds.
 * @example
 * const storage = createStorage({ driver: redisDriver({ url }) })
 * const store = unstorageStore(storage, { owner: request.session.id, lock: redisLock(redis), ttl: 2_592_000 })
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store }) })
 */
export const unstorageStore = (
  storage: Unstorage,
  { owner, lock, ttl, ...options }: UnstorageStoreOptions,
): TokenStore => {
  // A template string produces such text for a missing id: all visitors would be one person.
  if (typeof owner !== 'string' || ['', 'undefined', 'null', '[object Object]'].includes(owner.trim()))
    throw invalid('owner', 'must be the id of one person or session', 'REQUIRED_FIELD')
  if (ttl !== undefined && !(Number.isInteger(ttl) && ttl > 0))
    throw invalid('ttl', 'must be a positive number of seconds')
  const failure = storageFailure(options)
  const within = createTimeLimit(options.timeout)

  /**
   * Drivers normalize, truncate or refuse some characters, so that two names could collide: a digest contains none of
   * them.
   */
  const nameOf = async (key: string): Promise<string> =>
    `frontdesk:${await digest(JSON.stringify([owner, key]))}`

  return {
    ...createTextStore(
      {
        async get(key) {
          const kept = await storage.getItem(await nameOf(key))
          if (kept == null) return undefined
          // Text of another program is not our JSON.
          return typeof kept === 'string' && kept.startsWith(mark) ? kept.slice(mark.length) : '?'
        },
        async set(key, text) {
          await storage.setItem(await nameOf(key), mark + text, ttl === undefined ? {} : { ttl })
        },
        async delete(key) {
          await storage.removeItem(await nameOf(key))
        },
      },
      options.timeout,
      within,
      failure,
    ),
    ...(lock && {
      async lock(name, work) {
        const limitedLock: StorageLock = {
          claim: (...claim) => within(() => lock.claim(...claim)),
          release: (...held) => within(() => lock.release(...held)),
        }
        return whileLocked(limitedLock, `${await nameOf(name)}:lock`, work, (error) => {
          failure('lock', name, error)
        })
      },
    }),
  }
}

/** The part of an `ioredis` client that is used. */
export interface RedisScripting {
  /** Runs a Lua script. */
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>
}

/**
 * A lock in Redis, with the client of the `ioredis` library.
 *
 * @example
 * const store = unstorageStore(storage, { owner, lock: redisLock(new Redis(url)) })
 */
export const redisLock = (redis: RedisScripting): StorageLock => ({
  claim: async (key, holder, milliseconds) =>
    (await redis.eval(
      `local held = redis.call('get', KEYS[1])
      if held and held ~= ARGV[1] then return 0 end
      redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
      return 1`,
      1,
      key,
      holder,
      milliseconds,
    )) === 1,
  release: (key, holder) =>
    redis.eval(
      `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`,
      1,
      key,
      holder,
    ),
})
