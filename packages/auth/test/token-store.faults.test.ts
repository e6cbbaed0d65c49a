import {
  loggedIn,
  oauth,
  type StorageError,
  type TextStorage,
  textStore,
  type TokenStore,
  type Tokens,
  webStorageStore,
} from '@frontdesk/auth'
import { createClient, local, type Read, read, whole } from '@frontdesk/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { persistent } from './storages.ts'

const ping: Read<object, { ok: boolean }> = read({
  id: 'test.ping',
  prefix: '',
  route: 'POST /ping',
  response: whole(),
})

const start = 1_800_000_000_000
const member: Tokens = {
  accessToken: { value: 'access-0', expiresAt: start / 1000 + 14_400 },
  refreshToken: { value: 'refresh-0', role: 'member' },
  sessionId: 'session-of-ana',
}

/** A platform that knows its tokens, and a client with a session in a store. */
const visit = (store: TokenStore) => {
  let time = start
  let count = 0
  const access = new Set(['access-0'])
  const refresh = new Set(['refresh-0'])
  const json = (body: unknown, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const client = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth: oauth({ clientId: 'client-1', store, now: () => time }),
    async fetch(url, init) {
      const headers = new Headers(init.headers)
      if (!url.endsWith('/oauth2/token'))
        return access.has(headers.get('authorization') ?? '') ? json({ ok: true }) : json({}, 401)
      const grant = JSON.parse(init.body as string) as { grantType: string; refreshToken?: string }
      if (grant.grantType === 'refresh_token' && !refresh.has(grant.refreshToken ?? ''))
        return json({ error: 'invalid_grant' }, 400)
      count++
      access.add(`access-${count}`)
      refresh.add(`refresh-${count}`)
      return json({ access_token: `access-${count}`, refresh_token: `refresh-${count}`, expires_in: 14_400 })
    },
  })
  return {
    client,
    expire: () => {
      time += 14_400_000
    },
  }
}

const slowly = async <Value>(value: Value): Promise<Value> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  return value
}

type Texts = Map<string, string>

/** A storage that works on texts, with some of its steps replaced. */
const storage = (texts: Texts, broken: (texts: Texts) => Partial<TextStorage>): TextStorage => ({
  get: (key) => texts.get(key),
  set: (key, text) => texts.set(key, text),
  delete: (key) => texts.delete(key),
  ...broken(texts),
})

const fail = (message: string) => (): never => {
  throw Object.assign(new Error(`${message} access-0`), { command: ['set', 'refresh-0'] })
}

const faults: Record<string, (texts: Texts) => Partial<TextStorage>> = {
  'is denied': () => ({ get: fail('denied'), set: fail('denied'), delete: fail('denied') }),
  'cannot be read': () => ({ get: fail('denied') }),
  'cannot be written': () => ({ set: fail('denied') }),
  'cannot be deleted from': () => ({ delete: fail('denied') }),
  'is full': () => ({ set: fail('QuotaExceededError') }),
  rejects: () => ({
    get: () => Promise.reject(new Error('away')),
    set: () => Promise.reject(new Error('away')),
    delete: () => Promise.reject(new Error('away')),
  }),
  'throws no error': () => ({
    get: () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- A storage may throw anything.
      throw undefined
    },
  }),
  'fails once': (texts) => {
    let failed = false
    return {
      set(key, text) {
        if (!failed) {
          failed = true
          fail('once')()
        }
        texts.set(key, text)
      },
    }
  },
  'gives numbers': () => ({ get: () => 5 as unknown as string }),
  'gives objects': () => ({ get: () => ({ a: 1 }) as unknown as string }),
  'holds something else': () => ({ get: () => '[1]' }),
  'holds the tokens of an older version': () => ({ get: () => '{"access_token":"a","refresh_token":"r"}' }),
  'holds the tokens of a newer version': () => ({ get: () => '{"version":9,"sealed":"…"}' }),
  'holds rubbish': () => ({ get: () => '{"accessToken":' }),
}

describe.each(Object.entries(faults))('a storage that %s', (name, broken) => {
  it('breaks no call and signs nobody out; it is told once, without a secret', async () => {
    const errors: StorageError[] = []
    const { client, expire } = visit(
      textStore(storage(new Map(), broken), { onError: (error) => errors.push(error) }),
    )
    expect(await ping(client, {})).toEqual({ ok: true })
    await client.auth.setTokens(client, member)
    for (let round = 0; round < 3; round++) {
      expect(await ping(client, {})).toEqual({ ok: true })
      expect(loggedIn(client)).toBe(true)
      expect(client.auth.getSnapshot().sessionId).toBe('session-of-ana')
      expire()
    }
    await client.auth.setTokens(client, undefined)
    expect(await client.auth.getTokens(client)).toBeUndefined()
    expect(await ping(client, {})).toEqual({ ok: true })
    expect(errors.length).toBeLessThanOrEqual(1)
    if (!/gives numbers|holds something|version/.test(name)) expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors) + String(errors[0]) + String(errors[0]?.stack)).not.toMatch(
      /(access|refresh)-\d/,
    )
  })
})

describe('a text store', () => {
  it('may answer later', async () => {
    const texts: Texts = new Map()
    const { client, expire } = visit(
      textStore(
        storage(texts, () => ({
          get: (key) => slowly(texts.get(key)),
          set: async (key, text) => slowly(texts.set(key, text)),
        })),
      ),
    )
    await Promise.all([ping(client, {}), ping(client, {})])
    expire()
    expect(await ping(client, {})).toEqual({ ok: true })
    expect(texts.size).toBe(1)
  })

  it('does not replace a member by a visitor when it cannot be read', async () => {
    const texts: Texts = new Map()
    let down = false
    const store = (): TokenStore =>
      textStore(storage(texts, () => ({ get: (key) => (down ? fail('away')() : texts.get(key)) })))
    const first = visit(store())
    await first.client.auth.setTokens(first.client, member)
    down = true
    const { client } = visit(store())
    expect(await ping(client, {})).toEqual({ ok: true })
    expect(client.auth.getSnapshot().status).toBe('visitor')
    down = false
    // It goes on as the member, in this process and in the next one.
    expect((await client.auth.getTokens(client))?.refreshToken.role).toBe('member')
    const next = visit(store())
    await next.client.auth.getTokens(next.client)
    expect(loggedIn(next.client)).toBe(true)
    // A sign-in and a sign-out are meant, whatever is kept.
    down = true
    const last = visit(store())
    await ping(last.client, {})
    await last.client.auth.setTokens(last.client, undefined)
    expect(texts.size).toBe(0)
  })

  it('refuses a value that JSON cannot write, and tells it once', async () => {
    const errors: unknown[] = []
    const store = textStore(new Map<string, string>(), { onError: (error) => errors.push(error) })
    const cycle: Record<string, unknown> = {}
    cycle['self'] = cycle
    await expect(store.set('a', cycle)).rejects.toMatchObject({ reason: 'write' })
    await expect(store.set('b', 1n)).rejects.toMatchObject({ reason: 'write' })
    expect(errors).toHaveLength(1)
  })

  it('does not fail otherwise when the listener throws', async () => {
    const store = textStore(
      { get: fail('a'), set: fail('b'), delete: fail('c') },
      {
        onError: () => {
          throw new Error('listener')
        },
      },
    )
    await expect(store.set('a', 1)).rejects.toMatchObject({ name: 'StorageError', reason: 'write' })
    await expect(store.get('a')).rejects.toMatchObject({ name: 'StorageError', reason: 'read' })
  })

  it('names the kind of a fault and does not repeat its message', async () => {
    const faulty = async (thrown: unknown): Promise<string> => {
      const messages: string[] = []
      const get = (): never => {
        throw thrown as Error
      }
      const store = textStore(
        { get, set: get, delete: get },
        { onError: ({ message }) => messages.push(message) },
      )
      await expect(store.get('the key')).rejects.toBeInstanceOf(Error)
      return messages.join()
    }
    expect(await faulty(new DOMException('tokens', 'SecurityError'))).toBe(
      'The storage failed to read "the key" (SecurityError): the session goes on without it',
    )
    expect(await faulty(Object.assign(new Error('tokens'), { code: 'ECONNREFUSED' }))).toContain(
      '(ECONNREFUSED)',
    )
  })
})

it('web storage that does not exist costs nothing', async () => {
  const { client } = visit(webStorageStore())
  expect(await ping(client, {})).toEqual({ ok: true })
})

/** A session in what is left of its tokens: calls go through, as the member or as a visitor. */
const survive = async (store: TokenStore): Promise<void> => {
  const { client, expire } = visit(store)
  expect(await ping(client, {})).toEqual({ ok: true })
  expire()
  expect(await ping(client, {})).toEqual({ ok: true })
}

/** How often. What reads texts is the same in all; only cookies have more to it. */
const thorough: Record<string, number> = { texts: 1000, cookies: 100 }

describe.each(persistent)('tokens in $name', ({ name, open }) => {
  const kept = async () => {
    const place = open()
    const { client } = visit(place.store())
    await client.auth.setTokens(client, member)
    return place
  }

  it('are cut off at any point: calls go through', async () => {
    const whole = await kept()
    let length = 0
    await whole.damage((text) => {
      length = text.length
      return text
    })
    await whole.close?.()
    expect(length).toBeGreaterThan(100)
    const step = name in thorough ? 1 : 23
    for (let end = 0; end < length; end += step) {
      const place = await kept()
      await place.damage((text) => text.slice(0, end))
      await survive(place.store())
      await place.close?.()
    }
  })

  it('have a bit turned: calls go through', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(6), async (index, bit) => {
        const place = await kept()
        await place.damage((text) => {
          const at = index % text.length
          return (
            text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1)
          )
        })
        await survive(place.store())
        await place.close?.()
      }),
      { numRuns: thorough[name] ?? 20 },
    )
  }, 300_000)
})
