import { inspect } from 'node:util'
import {
  loggedIn,
  memoryStore,
  oauth,
  requestTokens,
  textStore,
  type Tokens,
  type TokenStore,
} from '@frontdesk/auth'
import { type Client, createClient, local } from '@frontdesk/core'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { platform, retries } from './platform.ts'

const ask = async (client: Client): Promise<string | undefined> =>
  (await client.auth!.headers(client, {}))['authorization']

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const start = 1_800_000_000_000
const day = 86_400_000

const member = (name: string, expiresAt = start / 1000 + 14_400): Tokens => ({
  accessToken: { value: `${name}-access`, expiresAt },
  refreshToken: { value: `${name}-refresh`, role: 'member' },
  sessionId: `session-of-${name}`,
})

/** A session whose platform always answers, without a transport in between. */
const quick = (store: TokenStore) => {
  let count = 0
  const auth = oauth({ clientId: 'client-1', store, now: () => start })
  const client: Client<typeof auth> = {
    ...createClient({ platform: local('http://127.0.0.1:4600'), auth }),
    send: () =>
      Promise.resolve({ access_token: `new-${++count}`, refresh_token: 'r', expires_in: 14_400 }) as never,
  }
  return { client, auth }
}

/** One storage, and a store of it for each tab: a change is told to the others, and there is one lock for all. */
const storage = (locks = true) => {
  const kept = new Map<string, unknown>()
  const listeners = new Set<{ tab: number; key: string; listener: () => void }>()
  const counts = { subscribed: 0, locked: 0 }
  let tabs = 0
  let free = Promise.resolve()
  const tab = (): TokenStore => {
    const own = ++tabs
    return {
      get: (key) => structuredClone(kept.get(key)),
      set(key, value) {
        if (value === undefined) kept.delete(key)
        else kept.set(key, structuredClone(value))
        for (const one of listeners) if (one.tab !== own && one.key === key) setImmediate(one.listener)
      },
      subscribe(key, listener) {
        counts.subscribed++
        const entry = { tab: own, key, listener }
        listeners.add(entry)
        return () => {
          listeners.delete(entry)
        }
      },
      ...(locks && {
        lock<Result>(_: string, work: () => Promise<Result>): Promise<Result> {
          counts.locked++
          const result = free.then(work)
          free = result.then(
            () => undefined,
            () => undefined,
          )
          return result
        },
      }),
    }
  }
  return { kept, listeners, counts, tab }
}

/** Several tabs of one member, before one token endpoint that rotates and forgives nothing. */
const tabsOf = async (count: number, locks = true) => {
  const shared = storage(locks)
  let time = start
  let newest = 'ana-refresh'
  let refreshes = 0
  const sent: string[] = []
  const clients = Array.from({ length: count }, () => {
    const auth = oauth({ clientId: 'client-1', store: shared.tab(), now: () => time })
    const client: Client<typeof auth> = {
      ...createClient({ platform: local('http://127.0.0.1:4600'), auth }),
      send: async (_, input) => {
        const { refreshToken } = input as { refreshToken?: string }
        if (refreshToken) sent.push(refreshToken)
        await settle()
        if (!refreshToken) return { access_token: `visitor-${++refreshes}`, expires_in: 100 } as never
        // Forgiven when it was replaced just now, by the same successor.
        if (refreshToken === newest) newest = `refresh-${++refreshes}`
        return { access_token: `access-of-${newest}`, refresh_token: newest, expires_in: 14_400 } as never
      },
    }
    return client
  })
  const [first] = clients as [Client<ReturnType<typeof oauth>>]
  await first.auth.setTokens(first, member('ana'))
  await Promise.all(clients.map((client) => client.auth.getTokens(client)))
  return {
    ...shared,
    clients,
    sent,
    advance(milliseconds: number) {
      time += milliseconds
    },
  }
}

describe('a store that fails', () => {
  const fail = (): never => {
    throw new Error('denied')
  }
  const reject = (): Promise<never> => Promise.reject(new Error('denied'))
  const good = memoryStore()
  const get = good.get.bind(good)
  const set = good.set.bind(good)

  it.each<[string, TokenStore]>([
    ['throws', { get: fail, set: fail, lock: fail, subscribe: fail }],
    ['rejects', { get: reject, set: reject, lock: reject }],
    ['cannot be read', { get: fail, set }],
    ['cannot be written', { get: () => undefined, set: fail }],
    ['forgets', { get: () => null, set: () => undefined }],
    ['cannot lock', { get, set, lock: reject }],
    ['locks and then rejects', { get, set, lock: async (_, work) => work().then(fail) }],
    ['locks and does nothing', { get, set, lock: () => Promise.resolve() as Promise<never> }],
    ['works twice under one lock', { get, set, lock: (_, work) => work().then(work) }],
    ['cannot watch', { get, set, subscribe: fail }],
    [
      'is slow',
      { get: (key) => settle().then(() => get(key)), set: (...all) => settle().then(() => set(...all)) },
    ],
  ])('because it %s breaks no call and ends no session', async (_, store) => {
    const { client, grants, advance, auth } = platform({ store: { ...store } })
    await auth.setTokens(client, member('ana'))
    expect(await ask(client)).toBe('ana-access')
    advance(day)
    const [one, two] = await Promise.all([ask(client), ask(client)])
    expect(one).toBe('access-1')
    expect(two).toBe(one)
    advance(day)
    expect(await ask(client)).toBe('access-2')
    expect(grants.map((grant) => grant.refreshToken)).toEqual(['ana-refresh', 'refresh-1'])
    expect(loggedIn(client)).toBe(true)
    await auth.setTokens(client, undefined)
    expect(auth.getSnapshot().status).toBe('none')
    expect(await ask(client)).toBe('access-3')
  })

  it('keeps the newer pair in memory when a write fails', async () => {
    let full = false
    const kept = new Map<string, unknown>()
    const { client, advance, grants, auth } = platform({
      store: {
        get: (key) => kept.get(key),
        set(key, value) {
          if (full) throw new Error('QuotaExceededError')
          kept.set(key, value)
        },
      },
    })
    await auth.setTokens(client, member('ana'))
    full = true
    for (let round = 1; round < 5; round++) {
      advance(day)
      expect(await ask(client)).toBe(`access-${round}`)
    }
    expect(grants.map((grant) => grant.refreshToken)).toEqual([
      'ana-refresh',
      'refresh-1',
      'refresh-2',
      'refresh-3',
    ])
  })

  it('loses nothing in the middle of a session', async () => {
    let broken = false
    const kept = new Map<string, unknown>()
    const maybe = (): void => {
      if (broken) throw new Error('denied')
    }
    const { client, auth } = platform({
      store: {
        get(key) {
          maybe()
          return kept.get(key)
        },
        set(key, value) {
          maybe()
          kept.set(key, value)
        },
      },
    })
    await auth.setTokens(client, member('ana'))
    broken = true
    await auth.setTokens(client, member('bo'))
    expect((await auth.getTokens(client))?.accessToken.value).toBe('bo-access')
    broken = false
    expect((await auth.getTokens(client))?.accessToken.value).toBe('bo-access')
  })
})

describe('the content of a store', () => {
  it.each<unknown>([
    5,
    true,
    'text',
    [],
    {},
    { accessToken: null, refreshToken: null },
    { accessToken: { value: 'a' } },
    { accessToken: { value: 'a' }, refreshToken: { value: 'r' } },
    { accessToken: { value: 'a' }, refreshToken: { value: 'r', role: 'none' } },
    { accessToken: { value: 'a' }, refreshToken: { value: 'r', role: 'owner' } },
    { accessToken: { value: 'a' }, refreshToken: { value: 'r', role: 'toString' } },
    { accessToken: { value: '' }, refreshToken: { value: 'r', role: 'member' } },
    { accessToken: { value: 5 }, refreshToken: { value: 'r', role: 'member' } },
    { accessToken: { value: ['a'] }, refreshToken: { value: 'r', role: 'member' } },
    { accessToken: { value: 'a\nb' }, refreshToken: { value: 'r', role: 'member' } },
    { accessToken: { value: '\u2603' }, refreshToken: { value: 'r', role: 'member' } },
    { version: 2, sessions: [member('ana')] },
  ])('is not taken for tokens: %j', async (rubbish) => {
    const { client, auth } = quick({ get: () => rubbish, set: () => undefined })
    expect(await auth.getTokens(client)).toBeUndefined()
    expect(auth.getSnapshot()).toEqual({ status: 'none' })
    expect(await ask(client)).toBe('new-1')
    expect(await ask(client)).toBe('new-1')
  })

  it.each([
    [{ expiresAt: null }, 'new-1'],
    [{ expiresAt: 'soon' }, 'ana-access'],
    [{ expiresAt: {} }, 'ana-access'],
    [{}, 'ana-access'],
  ])('may have an expiry that says nothing: %j', async (expiry, expected) => {
    const kept = { ...member('ana'), accessToken: { value: 'ana-access', ...expiry } }
    const { client } = quick({ get: () => kept, set: () => undefined })
    expect(await ask(client)).toBe(expected)
  })

  it('may be any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (rubbish) => {
        const { client, auth } = quick({ get: () => rubbish, set: () => undefined })
        expect(await ask(client)).toBe('new-1')
        expect(auth.getSnapshot().status).toBe('visitor')
      }),
      { numRuns: 1000 },
    )
  })

  it('may be cut off anywhere, or have any bit of it turned over', async () => {
    const whole = JSON.stringify(member('ana'))
    const texts = Array.from({ length: whole.length }, (_, end) => whole.slice(0, end))
    for (let bit = 0; bit < whole.length * 16; bit++) {
      const at = bit >> 4
      const code = whole.charCodeAt(at) ^ (1 << (bit & 15))
      texts.push(whole.slice(0, at) + String.fromCharCode(code) + whole.slice(at + 1))
    }
    const counts = { own: 0, other: 0 }
    for (const text of texts) {
      const { client } = quick(textStore({ get: () => text, set: () => undefined, delete: () => undefined }))
      const token = await ask(client)
      expect(token).toMatch(/^[ -~]+$/)
      counts[token === 'ana-access' ? 'own' : 'other']++
    }
    expect(counts.other).toBeGreaterThan(whole.length)
    expect(counts.own).toBeGreaterThan(whole.length)
  })

  it('belongs to one app on one platform', async () => {
    const { kept, tab } = storage()
    const of = (clientId: string, origin: string) => {
      const auth = oauth({ clientId, store: tab(), now: () => start })
      return { auth, client: createClient({ platform: local(origin), auth }) }
    }
    const first = of('client-1', 'http://127.0.0.1:4600')
    await first.auth.setTokens(first.client, member('ana'))
    for (const other of [of('client-2', 'http://127.0.0.1:4600'), of('client-1', 'http://127.0.0.1:4700')]) {
      expect(await other.auth.getTokens(other.client)).toBeUndefined()
      await other.auth.setTokens(other.client, undefined)
    }
    expect([...kept.keys()]).toEqual(['frontdesk:client-1:http://127.0.0.1:4600:tokens'])
    expect(await first.auth.getTokens(first.client)).toEqual(member('ana'))
  })

  it('is read once for a call whose token is good, without a lock', async () => {
    const { kept, tab, counts } = storage()
    const first = quick(tab())
    await first.auth.setTokens(first.client, member('ana'))
    let reads = 0
    const { get, ...store } = tab()
    const { client } = quick({
      ...store,
      get(key) {
        reads++
        return get(key)
      },
    })
    expect(await ask(client)).toBe('ana-access')
    expect(reads).toBe(1)
    expect(counts.locked).toBe(0)
    expect(kept.size).toBe(1)
  })
})

describe('several tabs', () => {
  it.each([2, 8, 20])('%i of them renew once under a lock, and all have the same token', async (count) => {
    const { clients, sent, advance, counts } = await tabsOf(count)
    for (let round = 1; round <= 5; round++) {
      advance(day)
      const tokens = await Promise.all(clients.map(ask))
      expect(new Set(tokens)).toEqual(new Set([`access-of-refresh-${round}`]))
      expect(sent).toHaveLength(round)
    }
    expect(counts.locked).toBe(5 * count)
    expect(clients.map((client) => client.auth.getSnapshot())).toEqual(
      clients.map(() => ({ status: 'member', sessionId: 'session-of-ana' })),
    )
  })

  it('sign nobody out where there are no locks, and come to the same token', async () => {
    const { clients, advance, kept } = await tabsOf(8, false)
    for (let round = 0; round < 5; round++) {
      advance(day)
      await Promise.all(clients.map(ask))
      await settle()
      await settle()
      const tokens = await Promise.all(clients.map((client) => client.auth.getTokens(client)))
      const [only] = kept.values() as Iterable<Tokens>
      expect(new Set(tokens.map((one) => one?.accessToken.value))).toEqual(new Set([only?.accessToken.value]))
      expect(clients.every(loggedIn)).toBe(true)
    }
  })

  it('show at once who signed in or out in one of them', async () => {
    const { clients } = await tabsOf(3)
    const [one, two, three] = clients as [Client<ReturnType<typeof oauth>>, ...typeof clients]
    const seen: unknown[] = []
    three!.auth.subscribe(() => seen.push(three!.auth.getSnapshot()))
    await two!.auth.setTokens(two!, member('bo'))
    await settle()
    expect(await ask(three!)).toBe('bo-access')
    expect(await ask(one)).toBe('bo-access')
    await one.auth.setTokens(one, undefined)
    await settle()
    expect(seen).toEqual([
      { status: 'member', sessionId: 'session-of-bo' },
      { status: 'none', endedBy: 'signOut' },
    ])
    expect(await three!.auth.getTokens(three!)).toBeUndefined()
  })

  it('sign out when one of them takes over an empty session', async () => {
    const { clients, kept } = await tabsOf(2)
    const [one, two] = clients as [Client<ReturnType<typeof oauth>>, Client<ReturnType<typeof oauth>>]
    await one.auth.setTokens(one, {
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    })
    await settle()
    for (const { auth } of [one, two])
      expect(auth.getSnapshot()).toEqual({ status: 'none', endedBy: 'signOut' })
    expect(kept.size).toBe(0)
  })

  it('write the tokens that a listener sets when it hears of another tab', async () => {
    const { clients, kept } = await tabsOf(2)
    const [one, two] = clients as [Client<ReturnType<typeof oauth>>, Client<ReturnType<typeof oauth>>]
    let done: Promise<void> | undefined
    two.auth.subscribe(() => {
      done ??= two.auth.setTokens(two, undefined)
    })
    await one.auth.setTokens(one, member('bo'))
    await settle()
    await done
    await settle()
    expect(kept.size).toBe(0)
    expect(one.auth.getSnapshot()).toEqual({ status: 'none', endedBy: 'signOut' })
  })

  it('take over a token that one of them renewed, and tell no listener', async () => {
    const { clients, advance, sent } = await tabsOf(2)
    const [one, two] = clients as [Client<ReturnType<typeof oauth>>, Client<ReturnType<typeof oauth>>]
    const before = two.auth.getSnapshot()
    advance(day)
    expect(await ask(one)).toBe('access-of-refresh-1')
    await settle()
    expect(await ask(two)).toBe('access-of-refresh-1')
    expect(two.auth.getSnapshot()).toBe(before)
    expect(sent).toHaveLength(1)
    // Its own older token is then refused: no second renewal.
    expect(await two.auth.refused?.(two, { authorization: 'ana-access' })).toBeDefined()
    expect(sent).toHaveLength(1)
  })

  it('ask once for a visitor session that is refused, with a lock and without one', async () => {
    for (const store of [storage(true).tab(), storage(false).tab()]) {
      const { client, grants, state, json } = platform({ store })
      retries(client, false)
      state.faults.push(() => json({}, 500))
      await expect(ask(client)).rejects.toMatchObject({ status: 500 })
      expect(grants).toHaveLength(1)
    }
  })

  it('end a renewal that is under way in another one', async () => {
    for (const next of [undefined, member('bo', start / 1000 + 100_000)]) {
      const { clients, advance, kept, sent } = await tabsOf(2)
      const [one, two] = clients as [Client<ReturnType<typeof oauth>>, Client<ReturnType<typeof oauth>>]
      advance(day)
      const renewed = ask(one)
      while (!sent.length) await Promise.resolve()
      await two.auth.setTokens(two, next)
      const token = await renewed
      expect(token).toBe(next ? 'bo-access' : 'visitor-2')
      const [only] = kept.values() as Iterable<Tokens>
      expect(only?.accessToken.value).toBe(token)
      expect(loggedIn(one)).toBe(!!next)
    }
  })

  it('are watched once, and no longer after close: 1,000 sessions leave nothing behind', async () => {
    const { listeners, counts, tab } = storage()
    for (let round = 0; round < 1000; round++) {
      const { client, auth } = quick(tab())
      auth.close()
      await Promise.all([ask(client), auth.getTokens(client), ask(client)])
      await auth.setTokens(client, undefined)
      expect(listeners.size).toBe(1)
      auth.close()
      auth.close()
      expect(listeners.size).toBe(0)
    }
    expect(counts.subscribed).toBe(1000)
    // Closed while a call waits for its token.
    const late = quick(tab())
    const call = ask(late.client)
    await late.auth.getTokens(late.client)
    expect(listeners.size).toBe(1)
    late.auth.close()
    expect(await call).toBe('new-1')
    expect(listeners.size).toBe(0)
    // And used again.
    const { client, auth } = quick(tab())
    await ask(client)
    auth.close()
    await auth.getTokens(client)
    expect(listeners.size).toBe(1)
  })
})

it.each([
  ['in memory', undefined],
  ['with a store', memoryStore()],
])('a session %s refuses tokens that are none by its promise, not before it', async (_, store) => {
  const auth = oauth({ clientId: 'client-1', ...(store && { store }) })
  const client = createClient({ platform: local('http://127.0.0.1:4600'), auth })
  const set = auth.setTokens(client, {} as Tokens)
  await expect(set).rejects.toBeInstanceOf(TypeError)
  expect(auth.getSnapshot().status).toBe('none')
})

describe('secrets', () => {
  it('are not shown by a log of the client, of the session or of an error', async () => {
    for (const store of [memoryStore(), textStore(new Map<string, string>()), storage().tab()]) {
      const world = platform({ store })
      const client = createClient({ ...world.client.options, auth: world.auth })
      await world.auth.setTokens(client, member('canary'))
      await world.auth.refused?.(client, { authorization: 'canary-access' })
      world.advance(day)
      retries(client, false)
      const echo = (): Response => Response.json({ message: 'echo refresh-1' }, { status: 500 })
      world.state.faults.push(echo)
      const error: unknown = await ask(client).catch((reason: unknown) => reason)
      for (const value of [client, world.auth, world.auth.getSnapshot(), error])
        for (const text of [inspect(value, { depth: Infinity, showHidden: true }), JSON.stringify(value)])
          expect(text).not.toMatch(/canary-|access-1|refresh-1/)
    }
  })

  it.each([
    {
      message: 'canary',
      details: { applicationError: { code: 'canary', description: 'canary', data: { canary: 1 } } },
    },
    { details: { validationError: { fieldViolations: [{ field: 'canary', description: 'canary' }] } } },
    { error: 'canary', error_description: 'canary' },
  ])('are not shown when an error response repeats them, nor is the rest of its body: %j', async (body) => {
    const { client, state, json } = platform()
    state.faults.push(() => json(body, 403))
    const error: unknown = await ask(client).catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      name: 'AuthError',
      code: 'TOKENS_REFUSED',
      status: 403,
      requestId: 'request-7',
    })
    for (const text of [inspect(error, { depth: Infinity, showHidden: true }), JSON.stringify(error)])
      expect(text).not.toContain('canary')
  })

  it('are not read from a refused token request, and only a code is never sent twice', () => {
    const { repeatable, secrets } = requestTokens.spec
    const clientId = 'client-1'
    const refresh = { grantType: 'refresh_token', clientId, refreshToken: 'secret-1' } as const
    const code = {
      grantType: 'authorization_code',
      clientId,
      code: 'secret-2',
      codeVerifier: 'secret-3',
    } as const
    expect(repeatable?.(refresh)).toBe(true)
    expect(repeatable?.({ grantType: 'anonymous', clientId })).toBe(true)
    expect(repeatable?.({ grantType: 'authorized_client', member_id: 'm' })).toBe(true)
    expect(repeatable?.(code)).toBe(false)
    expect(secrets).toBe('all')
  })
})

describe('a session', () => {
  it('carries the site keys of captchas', () => {
    const captcha = { visibleSiteKey: 'visible', invisibleSiteKey: 'invisible' }
    expect(oauth({ clientId: 'client-1', captcha }).captcha).toEqual(captcha)
    expect(oauth({ clientId: 'client-1' }).captcha).toEqual({})
  })

  it('has an id that no other session has', async () => {
    const ids = new Set<unknown>()
    for (let round = 0; round < 10_000; round++) {
      const { client, auth } = quick(memoryStore())
      await ask(client)
      ids.add(auth.getSnapshot().sessionId)
    }
    expect(ids.size).toBe(10_000)
  })

  it('gets an id when the tokens that it is given have none', async () => {
    const { client, auth } = quick(memoryStore())
    const seen: unknown[] = []
    auth.subscribe(() => seen.push(auth.getSnapshot().sessionId))
    for (const name of ['ana', 'bo']) {
      const { sessionId: _, ...tokens } = member(name)
      await auth.setTokens(client, tokens)
    }
    expect(new Set(seen).size).toBe(2)
    expect(seen).not.toContain(undefined)
  })

  it('is not broken by a listener that throws, or that signs out', async () => {
    const { client, auth } = quick(memoryStore())
    let told = 0
    auth.subscribe(() => {
      throw new Error('of the app')
    })
    auth.subscribe(() => {
      told++
      if (auth.getSnapshot().status === 'member') void auth.setTokens(client, undefined)
    })
    expect(await ask(client)).toBe('new-1')
    await auth.setTokens(client, member('ana'))
    expect(auth.getSnapshot()).toEqual({ status: 'none', endedBy: 'signOut' })
    expect(await auth.getTokens(client)).toBeUndefined()
    expect(told).toBe(3)
  })

  it('is not broken by a listener that rejects, nor is its process', async () => {
    const { client, auth } = quick(memoryStore())
    const rejection = vi.fn()
    const others = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', rejection)
    try {
      let told = 0
      const listener = (): unknown => {
        told++
        return Promise.reject(new Error('of the app'))
      }
      auth.subscribe(listener)
      await auth.setTokens(client, member('ana'))
      expect(told).toBe(1)
      await settle()
      expect(rejection).not.toHaveBeenCalled()
    } finally {
      process.removeAllListeners('unhandledRejection')
      for (const other of others) process.on('unhandledRejection', other)
    }
  })
})
