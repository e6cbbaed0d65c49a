import {
  redisLock,
  type RedisScripting,
  type StorageError,
  type StorageLock,
  unstorageStore,
} from '@frontdesk/auth'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { createStorage } from 'unstorage'
import memoryDriver from 'unstorage/drivers/memory'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf } from './storages.ts'

/** Lets other work go on, without a clock. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

describe('the owner', () => {
  it.each(['', '  ', 'undefined', 'null', '[object Object]', undefined, null, 7, {}])(
    'may not be %j',
    (owner) => {
      expect(() => unstorageStore(createStorage(), { owner: owner as string })).toThrow(
        'INVALID_ARGUMENT: "owner" must be the id of one person or session',
      )
    },
  )

  it('has nothing in common with another one', async () => {
    const near = [
      'ana',
      'Ana',
      'ana ',
      'ana?1',
      'ana?2',
      'a:na',
      'a/na',
      'a\\na',
      'a..na',
      '../ana',
      'ana:tokens',
      'á',
    ]
    const storage = createStorage()
    for (const owner of near) await unstorageStore(storage, { owner }).set('tokens', owner)
    for (const owner of near) expect(await unstorageStore(storage, { owner }).get('tokens')).toBe(owner)
    const text = fc.string({ unit: 'binary', minLength: 1 }).filter((owner) => owner.trim() !== '')
    await fc.assert(
      fc.asyncProperty(text, fc.string(), text, fc.string(), async (owner, key, other, otherKey) => {
        fc.pre(owner !== other || key !== otherKey)
        const fresh = createStorage()
        await unstorageStore(fresh, { owner }).set(key, 1)
        expect(await unstorageStore(fresh, { owner: other }).get(otherKey)).toBeUndefined()
      }),
    )
  })

  it('does not show in the storage', async () => {
    const storage = createStorage()
    await unstorageStore(storage, { owner: 'session-secret' }).set('tokens', 1)
    expect(await storage.getKeys()).toEqual([expect.stringMatching(/^frontdesk:[\w-]{43}$/)])
    expect(JSON.stringify(await storage.getKeys())).not.toContain('session-secret')
  })
})

it.each([0, -5, 0.5, NaN])('a ttl of %s seconds is refused', (ttl) => {
  expect(() => unstorageStore(createStorage(), { owner: 'ana', ttl })).toThrow(
    '"ttl" must be a positive number of seconds',
  )
})

it('hands the ttl to the driver', async () => {
  const driver = memoryDriver()
  const setItem = vi.spyOn(driver, 'setItem')
  await unstorageStore(createStorage({ driver }), { owner: 'ana', ttl: 60 }).set('tokens', 1)
  expect(setItem).toHaveBeenCalledWith(expect.any(String), 'json:1', { ttl: 60 })
})

it.each(['1', '"text"', '{"a":1}', 'json:', 'json:{', 'true', 'null', 'rubbish'])(
  'a value that another program put there counts as no tokens: %s',
  async (text) => {
    const storage = createStorage()
    const store = unstorageStore(storage, { owner: 'ana' })
    await store.set('tokens', 1)
    const [key = ''] = await storage.getKeys()
    await storage.setItem(key, text)
    expect(await contentOf(unstorageStore(storage, { owner: 'ana' }), 'tokens')).toBeUndefined()
  },
)

describe('a storage that never answers', () => {
  const never = (): Promise<never> => new Promise(() => undefined)
  const storage = { getItem: never, setItem: never, removeItem: never }

  it('is given up after 2 seconds, once: all that follows fails at once, the lock too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      const errors: StorageError[] = []
      const claim = vi.fn(never)
      const store = unstorageStore(storage, {
        owner: 'ana',
        lock: { claim, release: never },
        onError: (error) => errors.push(error),
      })
      let settled = false
      const reading = expect(store.get('tokens'))
        .rejects.toMatchObject({ reason: 'read' })
        .then(() => (settled = true))
      await until(() => vi.getTimerCount() === 1)
      await vi.advanceTimersByTimeAsync(1999)
      expect(settled).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await reading
      expect(errors.map(({ message }) => message)).toEqual([
        'The storage failed to read "tokens" (TimeoutError): the session goes on without it',
      ])
      await expect(store.set('tokens', 1)).rejects.toMatchObject({ reason: 'write' })
      expect(await store.lock?.('tokens', async () => 'done')).toBe('done')
      expect(claim).not.toHaveBeenCalled()
      expect(errors).toHaveLength(1)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is asked again when it has answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      let answer: (value: unknown) => void = () => undefined
      const getItem = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)))
      const store = unstorageStore({ ...storage, getItem }, { owner: 'ana', timeout: 5 })
      const first = expect(store.get('tokens')).rejects.toMatchObject({ reason: 'read' })
      await until(() => getItem.mock.calls.length === 1 && vi.getTimerCount() === 1)
      await vi.advanceTimersByTimeAsync(5)
      await first
      answer('json:1')
      await new Promise((resolve) => setImmediate(resolve))
      const second = store.get('tokens')
      await until(() => getItem.mock.calls.length === 2)
      answer('json:2')
      expect(await second).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a lock', () => {
  it('is reported once when it fails; the work runs once, and its error is kept', async () => {
    const errors: StorageError[] = []
    const broken: StorageLock = {
      claim: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
      release: () => undefined,
    }
    const store = unstorageStore(createStorage(), {
      owner: 'ana',
      lock: broken,
      onError: (error) => errors.push(error),
    })
    const work = vi.fn(async () => 1)
    expect(await store.lock?.('tokens', work)).toBe(1)
    expect(await store.lock?.('tokens', work)).toBe(1)
    expect(work).toHaveBeenCalledTimes(2)
    await expect(store.lock?.('tokens', () => Promise.reject(new Error('the work failed')))).rejects.toThrow(
      'the work failed',
    )
    expect(errors.map(({ reason, message }) => [reason, message])).toEqual([
      ['lock', 'The storage failed to lock "tokens" (ECONNREFUSED): the session goes on without it'],
    ])
  })

  it('is reported when it cannot be released, and the result counts', async () => {
    const errors: StorageError[] = []
    const lock: StorageLock = { claim: async () => true, release: () => Promise.reject(new Error('away')) }
    const store = unstorageStore(createStorage(), {
      owner: 'ana',
      lock,
      onError: (error) => errors.push(error),
    })
    expect(await store.lock?.('tokens', async () => 1)).toBe(1)
    expect(errors).toHaveLength(1)
  })

  it('is claimed again while the work continues, and released by its holder only', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    })
    try {
      const claims: string[] = []
      const released: string[] = []
      let free = true
      const lock: StorageLock = {
        claim: async (_, holder) => {
          claims.push(holder)
          return free
        },
        release: (_, holder) => released.push(holder),
      }
      const store = unstorageStore(createStorage(), { owner: 'ana', lock })
      let finish = (): void => undefined
      const done = store.lock?.('tokens', () => new Promise<void>((resolve) => (finish = resolve)))
      await until(() => claims.length === 1)
      await vi.advanceTimersByTimeAsync(5000)
      expect(claims).toHaveLength(6)
      expect(new Set(claims).size).toBe(1)
      finish()
      await done
      expect(released).toEqual([claims[0]])
      free = false
      const late = store.lock?.('tokens', async () => 'late')
      await until(() => claims.length === 7)
      await vi.advanceTimersByTimeAsync(13_000)
      expect(await late).toBe('late')
      expect(released).toHaveLength(1)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('belongs to one owner', async () => {
    const keys: string[] = []
    const lock: StorageLock = {
      claim: async (key) => {
        keys.push(key)
        return true
      },
      release: () => undefined,
    }
    for (const owner of ['ana', 'tom'])
      await unstorageStore(createStorage(), { owner, lock }).lock?.('tokens', async () => undefined)
    expect(new Set(keys).size).toBe(2)
    expect(keys.join()).not.toMatch(/ana|tom/)
  })
})

const url = process.env['REDIS_URL']
const withRedis = url ? [{ url }] : []

describe.each(withRedis)('a lock in Redis', ({ url }) => {
  let redis: Redis
  let key: string
  beforeEach(() => {
    redis = new Redis(url)
    key = randomUUID()
  })
  afterEach(async () => {
    await redis.del(key)
    redis.disconnect()
  })

  it('has one holder, for a limited time', async () => {
    const { claim, release } = redisLock(redis)
    expect(await Promise.all(['a', 'b', 'c'].map((holder) => claim(key, holder, 60_000)))).toEqual([
      true,
      false,
      false,
    ])
    expect(await redis.pttl(key)).toBeGreaterThan(50_000)
    expect(await claim(key, 'a', 1000)).toBe(true)
    expect(await redis.pttl(key)).toBeLessThanOrEqual(1000)
    await release(key, 'b')
    expect(await redis.get(key)).toBe('a')
    await release(key, 'a')
    expect(await redis.exists(key)).toBe(0)
    expect(await claim(key, 'b', 1)).toBe(true)
    await vi.waitFor(async () => expect(await claim(key, 'c', 60_000)).toBe(true))
  })

  it('is an `ioredis` client, as it is typed', () => {
    const client: RedisScripting = redis
    expect(client.eval).toBeTypeOf('function')
  })
})

it('a Redis that is away breaks nothing', async () => {
  const redis = new Redis({ port: 1, lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 })
  redis.on('error', () => undefined)
  const errors: StorageError[] = []
  const store = unstorageStore(createStorage(), {
    owner: 'ana',
    lock: redisLock(redis),
    onError: (error) => errors.push(error),
  })
  expect(await store.lock?.('tokens', async () => 1)).toBe(1)
  expect(errors).toHaveLength(1)
  redis.disconnect()
})
