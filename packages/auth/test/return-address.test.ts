import {
  completeLogin,
  LoginFlowError,
  memoryStore,
  parseFromUrl,
  startLogin,
  type StartLoginOptions,
  storeKey,
} from '@frontdesk/auth'
import { isValidationError } from '@frontdesk/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { platform } from './platform.ts'

const redirectUri = 'https://studio.example/signed-in'

describe('a return address', () => {
  it.each<[string, ReturnType<typeof parseFromUrl>]>([
    ['?code=c&state=s', { code: 'c', state: 's' }],
    ['#code=c&state=s', { code: 'c', state: 's' }],
    ['#?code=c&state=s', { code: 'c', state: 's' }],
    ['?code=q&state=q#code=c&state=s', { code: 'c', state: 's' }],
    ['?code=c&state=s#section', { code: 'c', state: 's' }],
    ['?a=1#section', { code: null, state: null }],
    ['', { code: null, state: null }],
    ['?code=a+b%2Bc&state=s', { code: 'a b+c', state: 's' }],
    ['?code=a%252Bb&state=s', { code: 'a%2Bb', state: 's' }],
    ['?code=%E0%A4%A&state=s', { code: '\uFFFD%A', state: 's' }],
    ['?code%3Dc%26state%3Ds', { code: null, state: null }],
    ['?code=c&code=c&state=s', { code: null, state: 's' }],
    ['?code=c&state=s&state=s', { code: 'c', state: null }],
    ['#code=c&state=s&state=', { code: 'c', state: null }],
    ['#error=access_denied&error_description=No%20way&state=s', denied('No way')],
    ['?error=access_denied&error_description=No+way&state=s&code=c', { ...denied('No way'), code: 'c' }],
    ['?error=access_denied&error=other&state=s', { code: null, state: 's', error: 'access_denied' }],
  ])('%s', (rest, expected) => {
    expect(parseFromUrl(redirectUri + rest)).toEqual(expected)
    expect(parseFromUrl(new URL(redirectUri + rest))).toEqual(expected)
  })

  it.each(['', 'signed-in', '/signed-in?code=c&state=s', 'https://', 'http://[', '\0', '?code=c'])(
    'is refused when it is invalid: "%s"',
    (url) => {
      expect(() => parseFromUrl(url)).toThrow('INVALID_ARGUMENT: "url" must be an absolute address')
    },
  )

  it('is read whatever it is: an answer comes out, or an error of ours', () => {
    const name = fc.constantFrom('code', 'state', 'error', 'error_description', '__proto__', 'a')
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%', '%E0', '+', '&', '#', '%2541'))
    const parameters = fc
      .array(fc.tuple(name, value, fc.boolean()), { maxLength: 6 })
      .map((all) =>
        all.map(([key, text, encoded]) => `${key}=${encoded ? encodeURIComponent(text) : text}`).join('&'),
      )
    const base = fc.constantFrom(redirectUri, 'app://cb', 'data:', 'http://', 'x', '')
    const address = fc
      .tuple(base, parameters, parameters)
      .map(([start, query, fragment]) => `${start}?${query}#${fragment}`)
    /** `null` for an answer in its form. */
    const problemOf = (url: string): unknown => {
      try {
        const { code, state, error = 'x', errorDescription = 'x' } = parseFromUrl(url)
        const texts = [code ?? '', state ?? '', error, errorDescription]
        return texts.every((text) => typeof text === 'string') && error && errorDescription ? null : texts
      } catch (error) {
        return isValidationError(error) ? null : error
      }
    }
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: address }, fc.string({ unit: 'binary' })), (url) => {
        if (problemOf(url) !== null) throw problemOf(url)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['?', '#', '#?'])('is read in one pass when it has 1 MB, after %s', (mark) => {
    /** Microseconds of this process, whatever else the machine does. */
    const costOf = (length: number): number => {
      const encoded = `${redirectUri}${mark}code=${'%41'.repeat(length / 3)}&state=s`
      const split = `${redirectUri}${mark}${'a=1&'.repeat(length / 4)}state=s`
      const before = process.cpuUsage()
      expect(parseFromUrl(encoded).code).toHaveLength(Math.floor(length / 3))
      expect(parseFromUrl(split)).toEqual({ code: null, state: 's' })
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const least = (length: number): number => Math.min(...Array.from({ length: 3 }, () => costOf(length)))
    // Sixteen times the text costs sixteen times as much, or 256 times where each part reads the whole again.
    expect(least(1_048_576) / least(65_536)).toBeLessThan(40)
  })
})

function denied(errorDescription: string): ReturnType<typeof parseFromUrl> {
  return { code: null, state: 's', error: 'access_denied', errorDescription }
}

/** Ways to write an address elsewhere; `evil.example` stands for it. */
const elsewhere = [
  'https://evil.example',
  'https://evil.example/account',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'ftp://evil.example/',
  'ws://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'http:evil.example',
  'evil.example',
  'evil.example/account',
  '@evil.example',
  ':@evil.example',
  '.evil.example',
  './/evil.example',
  '..//evil.example',
  '?//evil.example',
  '#//evil.example',
  '',
  ' ',
  ' /account',
  'account',
  './account',
  '?tab=1',
  '#top',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/studio.example',
  '//evil。example',
  '//evil%2eexample',
  '//evil%E3%80%82example',
  '//user@evil.example',
  '//studio.example@evil.example',
  '//studio.example:443@evil.example',
  '//studio.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '\\/\\/evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/a/../\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2E%2e//evil.example',
  '/.%2e//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252fevil.example',
  '/%252F%252Fevil.example',
  '/%25252fevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0D%0A/evil.example',
  '/%00/evil.example',
  '/%1f/evil.example',
  '/%7f/evil.example',
  '/%2509/evil.example',
  '/%250a//evil.example',
  'https://studio.example@evil.example',
  'https://studio.example:443@evil.example',
  'https://studio.example%40evil.example',
  'https://studio.example%2f@evil.example',
  'https://studio.example%00.evil.example',
  'https://studio.example.evil.example',
  'https://studio.example。evil.example',
  'https://studio.example%E3%80%82evil.example',
  'https://studio.example⁄.evil.example',
  'https://studio.example℀.evil.example',
  'https://studio.example\\.evil.example',
  'https://studio.example\\@evil.example',
  'https://evil.example#studio.example',
  'https://evil.example?studio.example',
  'https://evil.example\\@studio.example/',
  'https://evil.example/https://studio.example/',
  'https://studio.example:444/',
  'https://www.studio.example/',
  'https://studio.example./',
  'https://studio.example//evil.example',
  'https://studio.example/\\evil.example',
  'https://studio.example/%2fevil.example',
  'https://studio.example/..//evil.example',
  'http://studio.example/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://studio.example/%0aalert(1)',
  'javascript:/studio.example/',
  'javascript:%61lert(1)',
  'javascript&colon;alert(1)',
  'jаvascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://studio.example/1',
  'file:///etc/passwd',
  'filesystem:https://studio.example/temporary/x',
  'about:blank',
  'mailto:a@evil.example',
  'tel:123',
  'intent://evil.example#Intent;end',
  'view-source:https://studio.example/',
]

/** Addresses with characters in them that address parsers skip. */
const controlled = ['\t', '\n', '\r', '\0', '\x01', '\x1f', '\x7f', '\x85'].flatMap((character) => [
  `${character}//evil.example`,
  `/${character}/evil.example`,
  `/${character}\\evil.example`,
  `//${character}evil.example`,
  `/account${character}`,
  `/account?tab=${character}1`,
  `/account#${character}`,
  `java${character}script:alert(1)`,
  `${character}javascript:alert(1)`,
  `https:${character}//evil.example`,
  `https://studio.example${character}@evil.example`,
])

const unsafe = [...new Set([...elsewhere, ...controlled])]

/** The return address that is given, and the one that the sign-in leads to. */
const safe: readonly (readonly [returnTo: string, result?: string])[] = [
  ['/'],
  ['/account'],
  ['/account/'],
  ['/account?tab=orders'],
  ['/account?tab=orders#top'],
  ['/account#top'],
  ['/?a=1'],
  ['/#top'],
  ['/a/b/c/d'],
  ['/a//b'],
  ['/a/b//c'],
  ['/.well-known/x'],
  ['/a.b.c'],
  ['/a-b_c~d'],
  ['/a,b;c=d'],
  ['/@person'],
  ['/:id'],
  ['/a@b.c'],
  ['/(group)/page'],
  ['/a%20b'],
  ['/a b', '/a%20b'],
  ['/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/über?q=grün', '/%C3%BCber?q=gr%C3%BCn'],
  ['/a/%2F/b'],
  ['/a/%5C'],
  ['/%20a'],
  ['/%E3%80%82'],
  ['/%41'],
  ['/%3Fa'],
  ['/100%25'],
  ['/search?q=100%25'],
  ['/search?q=a+b'],
  ['/search?q=//evil.example'],
  ['/search?q=\\evil'],
  ['/search?next=https://evil.example/'],
  ['/search?next=javascript:alert(1)'],
  ['/search?a=1&a=2&b[]=3'],
  ['/page#/route//x'],
  ['/page#a=1&b=2'],
  ['/a/./b', '/a/b'],
  ['/a/../b', '/b'],
  ['/a/..', '/'],
  ['/a+b!$&*'],
  ['https://studio.example', '/'],
  ['https://studio.example/', '/'],
  ['https://studio.example/account?tab=1#top', '/account?tab=1#top'],
  ['https://studio.example:443/account', '/account'],
  ['HTTPS://STUDIO.EXAMPLE/account', '/account'],
  ['https://studio。example/account', '/account'],
]

const failure = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof LoginFlowError ? `${error.code}: ${error.message}` : error
}

const refusal = 'UNSAFE_RETURN_ADDRESS: "returnTo" must be a path of https://studio.example'

describe('the address that a sign-in leads to', () => {
  it('is tried with 200 addresses elsewhere and 50 of the own site', () => {
    expect(unsafe.length).toBeGreaterThanOrEqual(200)
    expect(safe.length).toBeGreaterThanOrEqual(50)
  })

  /** Starts and comes back; in between, the store may be written to. */
  const signIn = async (options: Partial<StartLoginOptions>, kept?: string, origins?: readonly string[]) => {
    const store = memoryStore()
    const { client, state } = platform({ store })
    const { state: own } = await startLogin(client, { redirectUri, ...options })
    if (kept !== undefined) {
      const key = storeKey(client, 'logins')
      const pending = store.get(key) as object[]
      await store.set(
        key,
        pending.map((login) => ({ ...login, originalUri: kept })),
      )
    }
    const before = state.grants.length
    const result = await completeLogin(
      client,
      `${redirectUri}#code=c&state=${own}`,
      origins && { returnOrigins: origins },
    ).then(
      ({ returnTo }) => returnTo,
      (error: unknown) => (error instanceof LoginFlowError ? `${error.code}: ${error.message}` : error),
    )
    return { result, exchanges: state.grants.length - before }
  }

  it('is never another site, at the start', async () => {
    const { client, state } = platform()
    for (const returnTo of unsafe)
      expect(await failure(startLogin(client, { redirectUri, returnTo })), JSON.stringify(returnTo)).toBe(
        refusal,
      )
    expect(state.redirects).toEqual([])
  })

  it('is never another site when it is read back, and no code is spent on it', async () => {
    for (const kept of unsafe)
      expect(await signIn({}, kept), JSON.stringify(kept)).toEqual({ result: refusal, exchanges: 0 })
  })

  it('is a path of the own site', async () => {
    for (const [returnTo, result = returnTo] of safe) {
      expect(await signIn({ returnTo }), returnTo).toEqual({ result, exchanges: 1 })
      expect(new URL(result, redirectUri).origin).toBe('https://studio.example')
    }
    expect(await signIn({})).toEqual({ result: '/', exchanges: 1 })
  })

  it('is a path, also for an app with a scheme of its own', async () => {
    const { client } = platform()
    const redirectUri = 'studio://signed-in'
    const { state } = await startLogin(client, { redirectUri, returnTo: '/account' })
    expect(await completeLogin(client, `${redirectUri}#code=c&state=${state}`)).toEqual({
      returnTo: '/account',
    })
    for (const returnTo of ['studio://elsewhere/', 'studio:elsewhere', 'https://signed-in/', '//signed-in'])
      expect(await failure(startLogin(client, { redirectUri, returnTo }))).toBe(
        'UNSAFE_RETURN_ADDRESS: "returnTo" must be a path of studio://signed-in',
      )
  })

  const returnOrigins = ['https://account.example', 'http://localhost:5173']

  it.each([
    ['https://account.example/orders?a=1#top', 'https://account.example/orders?a=1#top'],
    ['https://account.example', 'https://account.example/'],
    ['https://person:secret@account.example/orders', 'https://account.example/orders'],
    ['http://localhost:5173/', 'http://localhost:5173/'],
    ['/account', '/account'],
  ])('may be %s when its origin is named at start and return', async (returnTo, result) => {
    expect(await signIn({ returnTo, returnOrigins }, undefined, returnOrigins)).toEqual({
      result,
      exchanges: 1,
    })
  })

  it('must have an origin that is named to the letter, both times', async () => {
    for (const returnTo of [
      'https://account.example.evil.example/',
      'https://evilaccount.example/',
      'http://account.example/',
      'https://account.example:444/',
      'https://account.example//evil.example',
      'http://localhost:5174/',
      ...unsafe,
    ])
      expect(
        await failure(startLogin(platform().client, { redirectUri, returnTo, returnOrigins })),
        JSON.stringify(returnTo),
      ).toBe(refusal)
    const returnTo = 'https://account.example/orders'
    expect(await signIn({ returnTo, returnOrigins })).toEqual({ result: refusal, exchanges: 0 })
  })

  it.each(['', '/signed-in', 'signed-in', 'https://'])(
    'needs an address to come back to: "%s"',
    async (uri) => {
      await expect(startLogin(platform().client, { redirectUri: uri })).rejects.toThrow(
        'INVALID_ARGUMENT: "redirectUri" must be an absolute address',
      )
    },
  )
})
