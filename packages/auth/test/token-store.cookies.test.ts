import { cookieStore, oauth, type StorageError } from '@frontdesk/auth'
import { createClient, local, type Read, read, whole } from '@frontdesk/core'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Browser, contentOf } from './storages.ts'

const cookiesOf = (headers: readonly (readonly [string, string])[]): string[] =>
  headers.filter(([name]) => name === 'set-cookie').map(([, text]) => text)

/** The cookies of a browser after one response. */
const after = async (value: unknown, browser = new Browser(), key = 'key'): Promise<Browser> => {
  const store = cookieStore({ cookie: browser.header })
  await store.set(key, value)
  browser.take(store.headers())
  return browser
}

describe('the headers for the response', () => {
  it('are empty when nothing has changed', async () => {
    const browser = await after({ a: 1 })
    const store = cookieStore({ cookie: browser.header })
    expect(await store.get('key')).toEqual({ a: 1 })
    expect(store.headers()).toEqual([])
  })

  it('live for 30 days unless another time is given', async () => {
    const store = cookieStore({ cookie: null })
    await store.set('key', { a: 1 })
    expect(store.headers()[0]?.[1]).toContain('; Max-Age=2592000;')
  })

  it('set hardened cookies, and say that no cache may keep the page', async () => {
    const store = cookieStore({ cookie: null, maxAge: 60 })
    await store.set('key', { a: 1 })
    const headers = store.headers()
    expect(headers).toEqual([
      [
        'set-cookie',
        expect.stringMatching(
          /^__Host-frontdesk-[\w-]{22}\.0=[\w-]{8}\.[\w-]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        ),
      ],
      [
        'set-cookie',
        expect.stringMatching(
          /^__Host-frontdesk-[\w-]{22}\.1=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        ),
      ],
      ['cache-control', 'private, no-store'],
      ['vary', 'Cookie'],
    ])
    const response = new Response('', { headers: [['vary', 'Accept'], ...headers] })
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect(response.headers.get('vary')).toBe('Accept, Cookie')
    expect(String(headers)).not.toContain('omain')
  })

  it('have the last of several writes', async () => {
    const browser = new Browser()
    const store = cookieStore({ cookie: '' })
    await store.set('key', 'x'.repeat(5000))
    await store.set('key', undefined)
    await store.set('key', 1)
    expect(await store.get('key')).toBe(1)
    browser.take(store.headers())
    expect(browser.cookies.size).toBe(1)
  })

  it('carry the session through a whole request', async () => {
    const ping: Read<object, object> = read({
      id: 'test.ping',
      prefix: '',
      route: 'POST /ping',
      response: whole(),
    })
    let grants = 0
    const browser = new Browser()
    const visit = async (): Promise<string[]> => {
      const store = cookieStore({ cookie: browser.header })
      const client = createClient({
        platform: local('http://127.0.0.1:4600'),
        auth: oauth({ clientId: 'client-1', store }),
        fetch: async (url) =>
          url.endsWith('/oauth2/token')
            ? Response.json({ access_token: `a${++grants}`, refresh_token: 'r', expires_in: 14_400 })
            : Response.json({}),
      })
      await ping(client, {})
      browser.take(store.headers())
      return cookiesOf(store.headers())
    }
    expect(await visit()).toHaveLength(2)
    expect(await visit()).toEqual([])
    expect(grants).toBe(1)
  })
})

describe('a long value', () => {
  it('takes two cookies of at most 4,096 bytes, attributes included', async () => {
    const value = 'ä'.repeat(2500)
    const store = cookieStore({ cookie: undefined })
    await store.set('key', value)
    const cookies = cookiesOf(store.headers())
    expect(cookies.map((cookie) => cookie.length)).toEqual([4096, expect.any(Number)])
    expect(cookies[1]?.length).toBeGreaterThan(200)
    const browser = new Browser()
    browser.take(store.headers())
    expect(await cookieStore({ cookie: browser.header }).get('key')).toBe(value)
  })

  it('leaves nothing behind when a shorter one follows, nor when it goes', async () => {
    const browser = await after('x'.repeat(5000))
    expect(browser.cookies.size).toBe(2)
    await after('y', browser)
    expect(browser.cookies.size).toBe(1)
    expect(await cookieStore({ cookie: browser.header }).get('key')).toBe('y')
    await after(undefined, await after('x'.repeat(5000), browser))
    expect(browser.cookies.size).toBe(0)
  })

  it('leaves nothing behind of a longer value that this request knows nothing of', async () => {
    const early = cookieStore({ cookie: '' })
    const browser = await after('x'.repeat(5000))
    await early.set('key', 'short')
    browser.take(early.headers())
    expect(await cookieStore({ cookie: browser.header }).get('key')).toBe('short')
  })

  it('is not kept when it is too long for any server: told, and the one before stays', async () => {
    for (const length of [6000, 100_000, 5_000_000]) {
      const browser = await after('before')
      const errors: StorageError[] = []
      const store = cookieStore({ cookie: browser.header, onError: (error) => errors.push(error) })
      await expect(store.set('key', 'x'.repeat(length))).rejects.toMatchObject({ reason: 'write' })
      expect(await store.get('key')).toBe('before')
      expect(store.headers()).toEqual([])
      expect(errors.map(({ message }) => message)).toEqual([
        'The storage failed to write "key" (QuotaExceededError): the session goes on without it',
      ])
      expect(await cookieStore({ cookie: browser.header }).get('key')).toBe('before')
    }
  })

  it('fits up to a limit, whatever its length', async () => {
    for (let length = 2900; length < 3100; length++) {
      const browser = await after('x'.repeat(length))
      expect(await cookieStore({ cookie: browser.header }).get('key')).toHaveLength(length)
    }
    const browser = await after('x'.repeat(5950))
    expect(await cookieStore({ cookie: browser.header }).get('key')).toHaveLength(5950)
  })
})

describe('cookies that this store has not written', () => {
  it('count as none when they come from two writes', async () => {
    const one = await after('x'.repeat(5000))
    const other = await after('y'.repeat(5000))
    const [first] = [...one.cookies]
    const [, second] = [...other.cookies]
    for (const cookie of [`${first!.join('=')}; ${second!.join('=')}`, second!.join('='), first!.join('=')])
      expect(await contentOf(cookieStore({ cookie }), 'key')).toBeUndefined()
  })

  it('count as none when one name has two values; the same value twice is one', async () => {
    const { header } = await after('mine')
    const planted = (await after('planted')).header
    for (const cookie of [
      `${planted}; ${header}`,
      `${header}; ${planted}`,
      `${header}; ${planted}; ${header}`,
    ])
      expect(await contentOf(cookieStore({ cookie }), 'key')).toBeUndefined()
    expect(await cookieStore({ cookie: `${header}; ${header}` }).get('key')).toBe('mine')
  })

  it('stand beside cookies of others without harm', async () => {
    const { header } = await after('mine')
    for (const cookie of [
      `theme=dark;${header};__Host-frontdesk-x.0=1`,
      `;;; =; a; =b; ${header} ; c==;`,
      `__proto__=1; ${header}; constructor=2`,
      `${'a'.repeat(100_000)}=1; ${header}`,
    ])
      expect(await cookieStore({ cookie }).get('key')).toBe('mine')
  })

  it('may be any text', async () => {
    const [name = ''] = [...(await after(1)).cookies.keys()]
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), async (text) => {
        for (const cookie of [text, `${name}=${text}`]) {
          const store = cookieStore({ cookie })
          expect(await contentOf(store, 'key')).toBeUndefined()
          await store.set('key', 1)
          expect(await store.get('key')).toBe(1)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are read however long they are, in one pass', async () => {
    const [name = ''] = [...(await after(1)).cookies.keys()]
    for (const cookie of [';'.repeat(100_000), '='.repeat(100_000), `${name}=a.${'A'.repeat(1_000_000)}`]) {
      const split = vi.spyOn(String.prototype, 'split')
      try {
        await contentOf(cookieStore({ cookie }), 'key')
        // Each split reads its text once: their lengths are the work that is done.
        const work = split.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0)
        expect(work).toBeLessThan(cookie.length * 4)
      } finally {
        split.mockRestore()
      }
    }
  })
})

it('two apps never share a cookie', async () => {
  const names = new Set<string>()
  for (const clientId of ['a', 'b', 'a:b', 'A'])
    for (const origin of ['https://www.wixapis.com', 'http://127.0.0.1:4600'])
      for (const name of ['tokens', 'logins'])
        for (const cookie of (
          await after(1, new Browser(), `frontdesk:${clientId}:${origin}:${name}`)
        ).cookies.keys())
          names.add(cookie)
  expect(names.size).toBe(16)
})

describe('in development', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://shop.localhost'])(
    '%s has cookies that plain http can carry',
    async (developmentOrigin) => {
      const store = cookieStore({ cookie: '', developmentOrigin })
      await store.set('key', 1)
      const [cookie = ''] = cookiesOf(store.headers())
      expect(cookie).toMatch(/^frontdesk-.*; HttpOnly; SameSite=Lax$/)
      expect(await cookieStore({ cookie: cookie.split(';')[0], developmentOrigin }).get('key')).toBe(1)
      expect(await cookieStore({ cookie: cookie.split(';')[0] }).get('key')).toBeUndefined()
    },
  )

  it.each([
    'https://localhost:3000',
    'http://shop.example',
    'http://localhost.shop.example',
    'http://notlocalhost',
    'http://127.0.0.1.shop.example',
    'http://192.168.0.2:3000',
    'http://localhost@shop.example',
    'localhost:3000',
    '',
  ])('%s is refused', (developmentOrigin) => {
    expect(() => cookieStore({ cookie: '', developmentOrigin })).toThrow(
      'INVALID_ARGUMENT: "developmentOrigin" must be an http address of this machine, such as "http://localhost:3000"',
    )
  })
})

it.each([0, -1, 1.5, NaN, Infinity])('a life of %s seconds is refused', (maxAge) => {
  expect(() => cookieStore({ cookie: '', maxAge })).toThrow('"maxAge" must be a positive number of seconds')
})
