import { oauth, type Tokens, type TokenStore } from '@frontdesk/auth'
import { createClient, hosted } from '@frontdesk/core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentOf, kinds, persistent, type Place } from './storages.ts'

const key = 'frontdesk:client-1:https://www.wixapis.com:tokens'
const tokens: Tokens = {
  accessToken: { value: 'OauthNG.JWS.eyJ…ä€😀', expiresAt: 1_800_000_000 },
  refreshToken: { value: 'IST.r', role: 'member' },
}

describe.each(kinds)('a store in $name', ({ name, open }) => {
  let place: Place
  let store: TokenStore
  beforeEach(() => {
    place = open()
    store = place.store()
  })
  afterEach(() => place.close?.())

  it('has nothing at first, and nothing to delete', async () => {
    expect(await store.get(key)).toBeUndefined()
    await store.set(key, undefined)
    expect(await store.get(key)).toBeUndefined()
  })

  it('gives back what was set last', async () => {
    await store.set(key, tokens)
    expect(await store.get(key)).toEqual(tokens)
    await store.set(key, { ...tokens, more: 'x'.repeat(5000) })
    await store.set(key, tokens)
    expect(await store.get(key)).toEqual(tokens)
  })

  it('deletes', async () => {
    await store.set(key, { ...tokens, more: 'x'.repeat(5000) })
    await store.set(key, undefined)
    expect(await store.get(key)).toBeUndefined()
    expect(await place.store().get(key)).toBeUndefined()
  })

  it('leaves no timer behind', async () => {
    const timers = (): number =>
      process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
    await store.get(key)
    const before = timers()
    await place.store().set(key, tokens)
    await place.store().get(key)
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('keeps any plain data, for itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), async (one, other) => {
        await store.set('one', one)
        await store.set('other', other)
        const read = place.store()
        // As text: JSON knows no -0.
        expect(JSON.stringify(await read.get('one'))).toBe(JSON.stringify(one))
        expect(JSON.stringify(await read.get('other'))).toBe(JSON.stringify(other))
      }),
      { numRuns: 100 },
    )
  })

  it('takes no key for another', async () => {
    const near = [
      'a/b',
      'a:b',
      'a::b',
      'a\\b',
      ':a:b',
      'a:b:',
      'a:b?c',
      'a?d',
      'A:B',
      'a..b',
      'a%3Ab',
      'a b',
      'á',
      '',
    ]
    for (const [index, one] of near.entries()) await store.set(one, index)
    const read = place.store()
    for (const [index, one] of near.entries()) expect(await read.get(one), one).toBe(index)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (one, other) => {
        fc.pre(one !== other)
        const fresh = open()
        await fresh.store().set(one, 1)
        // happy-dom gives its own methods by their names.
        expect(await contentOf(fresh.store(), other)).toBeUndefined()
        await fresh.close?.()
      }),
      { numRuns: name.includes('Redis') ? 10 : 50 },
    )
  })
})

describe.each(kinds.filter(({ lock }) => lock))('the lock of a store in $name', ({ open }) => {
  it('lets in one at a time, and gives back what the work gives', async () => {
    const place = open()
    let working = 0
    let most = 0
    const work = async (result: number): Promise<number> => {
      most = Math.max(most, ++working)
      await new Promise((resolve) => setImmediate(resolve))
      working--
      return result
    }
    const results = [1, 2, 3].map((one) => place.store().lock!('a', () => work(one)))
    expect(await Promise.all(results)).toEqual([1, 2, 3])
    expect(most).toBe(1)
    const { lock } = place.store()
    await expect(lock!('a', () => Promise.reject(new Error('the work failed')))).rejects.toThrow(
      'the work failed',
    )
    expect(await lock!('a', () => work(4))).toBe(4)
    await place.close?.()
  })
})

describe.each(persistent.filter(({ shared }) => shared))('two stores in one $name', ({ open }) => {
  it('see what the other one wrote and deleted', async () => {
    const place = open()
    const [one, other] = [place.store(), place.store()]
    expect(await other.get(key)).toBeUndefined()
    await one.set(key, 1)
    expect(await other.get(key)).toBe(1)
    await one.set(key, 2)
    expect(await other.get(key)).toBe(2)
    await one.set(key, undefined)
    expect(await other.get(key)).toBeUndefined()
    await place.close?.()
  })
})

describe.each(persistent)('a storage of $name', ({ open }) => {
  it('outlives its stores', async () => {
    const place = open()
    await place.store().set(key, tokens)
    expect(await place.store().get(key)).toEqual(tokens)
    await place.store().set(key, undefined)
    expect(await place.store().get(key)).toBeUndefined()
    await place.close?.()
  })

  it('reports invalid JSON once, and can be written again', async () => {
    const place = open()
    await place.store().set(key, tokens)
    expect(await place.damage((text) => text.slice(0, -2))).toBeGreaterThan(0)
    const errors: unknown[] = []
    const store = place.store({ onError: (error) => errors.push(error) })
    const format = { name: 'StorageError', code: 'STORAGE', reason: 'format' }
    await expect(store.get(key)).rejects.toMatchObject(format)
    await expect(store.get(key)).rejects.toMatchObject(format)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject(format)
    expect(String(errors[0])).not.toContain('IST.r')
    await store.set(key, tokens)
    expect(await place.store().get(key)).toEqual(tokens)
    await place.close?.()
  })

  it('signs nobody out when it is damaged during a session', async () => {
    const place = open()
    const auth = oauth({ clientId: 'client-1', store: place.store() })
    const client = createClient({ platform: hosted(), auth })
    await auth.setTokens(client, tokens)
    await place.damage((text) => text.slice(0, text.length / 2))
    expect((await auth.getTokens(client))?.accessToken).toEqual(tokens.accessToken)
    expect(auth.getSnapshot().status).toBe('member')
    await place.close?.()
  })
})
