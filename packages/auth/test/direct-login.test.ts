import {
  createCodeChallenge,
  directLogin,
  directLoginOrRedirect,
  getMemberTokensForDirectLogin,
  loggedIn,
  LoginFlowError,
  oauth,
  type Session,
} from '@frontdesk/auth'
import { type Client, createClient, hosted, isAbortError, local, type Platform } from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, type Page } from './page.ts'

interface Auth {
  authRequest: Record<string, string>
  prompt: string
}

const here = 'http://127.0.0.1:4600'
const sessionToken = 'session-1'

/** A platform that gives an address for the frame and tokens for a code. */
const platformOf = (
  fullUrl: string | null = here + '/oauth2/authorize',
  platform: Platform = local(here),
) => {
  const redirects: { auth: Auth; origin?: string }[] = []
  const grants: Record<string, string>[] = []
  const json = (body: unknown): Response => new Response(JSON.stringify(body))
  const client: Client<Session> = createClient({
    platform,
    auth: oauth({ clientId: 'client-1' }),
    fetch: async (url, { body }) => {
      const sent: unknown = JSON.parse(body as string)
      if (new URL(url).pathname !== '/oauth2/token') {
        redirects.push(sent as (typeof redirects)[number])
        return json({ redirectSession: { fullUrl } })
      }
      grants.push(sent as Record<string, string>)
      return json({ access_token: `access-${grants.length}`, refresh_token: 'refresh', expires_in: 14400 })
    },
  })
  return {
    client,
    redirects,
    grants,
    state: () => redirects.at(-1)?.auth.authRequest['state'] ?? '',
    exchanges: () => grants.filter(({ grantType }) => grantType === 'authorization_code'),
  }
}

type Fixture = ReturnType<typeof platformOf>

let page: Page

beforeEach(() => {
  vi.useFakeTimers()
  page = openPage()
})

afterEach(() => {
  expect(page.frames.size).toBe(0)
  expect(page.listeners()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const errorOf = async (work: Promise<unknown>): Promise<Record<string, unknown>> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(LoginFlowError)
  const { code, message } = error as LoginFlowError
  return { code, message }
}

/** A direct login that has come to its frame. */
const start = async (fixture: Fixture, options: { signal?: AbortSignal; timeout?: number } = {}) => {
  const opened = page.nextFrame()
  const done = directLogin(fixture.client, { sessionToken, ...options })
  done.catch(() => undefined)
  return { frame: await opened, done }
}

describe('a direct login', () => {
  it('asks for a code in a hidden frame, exchanges it once and signs the member in', async () => {
    const fixture = platformOf()
    const { frame, done } = await start(fixture)
    expect(frame.src).toBe(here + '/oauth2/authorize')
    expect(frame.style).toEqual({ display: 'none' })
    const { auth, origin } = fixture.redirects[0]!
    expect(origin).toBe('https://studio.example')
    expect(auth.prompt).toBe('none')
    expect(auth.authRequest).toEqual({
      clientId: 'client-1',
      responseType: 'code',
      responseMode: 'web_message',
      scope: 'offline_access',
      codeChallengeMethod: 'S256',
      codeChallenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      sessionToken,
    })
    frame.load()
    page.post(frame, { code: 'code-1', state: fixture.state() })
    page.post(frame, { code: 'code-2', state: fixture.state() })
    await done
    expect(loggedIn(fixture.client)).toBe(true)
    const [exchange, ...others] = fixture.exchanges()
    expect(others).toEqual([])
    expect(exchange).toEqual({
      grantType: 'authorization_code',
      clientId: 'client-1',
      code: 'code-1',
      codeVerifier: expect.any(String) as string,
    })
    expect(await createCodeChallenge(exchange!['codeVerifier']!)).toBe(auth.authRequest['codeChallenge'])
  })

  it('gives only the tokens to an app that keeps them elsewhere', async () => {
    const fixture = platformOf()
    const opened = page.nextFrame()
    const done = getMemberTokensForDirectLogin(fixture.client, { sessionToken })
    page.post(await opened, { code: 'code-1', state: fixture.state() })
    expect((await done).refreshToken).toEqual({ value: 'refresh', role: 'member' })
    expect(loggedIn(fixture.client)).toBe(false)
  })

  it('leaves nothing behind after 1,000 runs', async () => {
    const fixture = platformOf()
    for (let run = 0; run < 1000; run++) {
      const controller = new AbortController()
      const { frame, done } = await start(fixture, { signal: controller.signal })
      if (run % 4 === 0) page.post(frame, { code: 'code-1', state: fixture.state() })
      else if (run % 4 === 1) page.post(frame, { error: 'login_required', state: fixture.state() })
      else if (run % 4 === 2) controller.abort()
      else await vi.advanceTimersByTimeAsync(120_000)
      await done.catch(() => undefined)
      if (page.frames.size + page.listeners() + vi.getTimerCount())
        throw new Error(`run ${run} left something`)
    }
    expect(fixture.exchanges()).toHaveLength(250)
  })
})

describe('a message', () => {
  const throwing = {
    get state(): string {
      throw new Error('read')
    },
  }

  it.each<[string, (state: string) => unknown, { origin?: string; source?: object | null }?]>([
    ['from another origin', (state) => ({ code: 'evil', state }), { origin: 'https://evil.example' }],
    ['from an origin without a name', (state) => ({ code: 'evil', state }), { origin: 'null' }],
    ['from another window', (state) => ({ code: 'evil', state }), { source: {} }],
    ['from no window', (state) => ({ code: 'evil', state }), { source: null }],
    ['with another state', () => ({ code: 'evil', state: 'guess' })],
    ['without a state', () => ({ code: 'evil' })],
    ['with a state that is inherited', (state) => Object.create({ code: 'evil', state }) as object],
    ['with a state that throws', () => throwing],
    [
      'with a state that is computed',
      (state) => ({
        code: 'evil',
        get state() {
          return state
        },
      }),
    ],
    ['with an error and another state', () => ({ error: 'evil', state: 'guess' })],
    ['with an error and no text for a state', () => ({ error: 'evil', state: null })],
    ['with an error that is no text', (state) => ({ error: { evil: true }, state })],
    ['in a list', (state) => Object.assign([], { code: 'evil', state })],
    ['of null', () => null],
  ])('%s is ignored, and the right one works afterwards', async (_name, dataOf, from) => {
    const fixture = platformOf()
    const { frame, done } = await start(fixture)
    page.post(frame, dataOf(fixture.state()), from)
    await vi.advanceTimersByTimeAsync(0)
    expect(page.frames.size).toBe(1)
    page.post(frame, { code: 'right', state: fixture.state() })
    await done
    expect(fixture.exchanges().map(({ code }) => code)).toEqual(['right'])
  })

  it.each([
    [{ error: 'login_required', error_description: 'Nobody is signed in' }, 'Nobody is signed in'],
    [{ error: 'login_required' }, 'login_required'],
    [{ error: 'login_required', code: 'evil' }, 'login_required'],
  ])('%j ends the attempt at once, with or without its state', async (data, message) => {
    for (const withState of [true, false]) {
      const fixture = platformOf()
      const { frame, done } = await start(fixture)
      page.post(frame, withState ? { ...data, state: fixture.state() } : data)
      expect(await errorOf(done)).toEqual({ code: 'login_required', message })
      expect(fixture.exchanges()).toEqual([])
    }
  })
})

describe('without an answer', () => {
  it('a direct login ends after 120,000 ms', async () => {
    const { done } = await start(platformOf())
    let settled = false
    done.catch(() => (settled = true))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await errorOf(done)).toEqual({ code: 'TIMED_OUT', message: 'OAuth flow timed out' })
  })

  it('a direct login may have another time limit, also one that is longer than timers allow', async () => {
    const short = await start(platformOf(), { timeout: 5000 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await errorOf(short.done)).toMatchObject({ code: 'TIMED_OUT' })
    const fixture = platformOf()
    const endless = await start(fixture, { timeout: Infinity })
    await vi.advanceTimersByTimeAsync(1_000_000)
    page.post(endless.frame, { code: 'late', state: fixture.state() })
    await endless.done
  })

  it('a page that has loaded has 10 s for it; then the frame is taken as blocked', async () => {
    const { frame, done } = await start(platformOf())
    // A slow network: nothing has loaded yet.
    await vi.advanceTimersByTimeAsync(60_000)
    frame.load()
    await vi.advanceTimersByTimeAsync(9999)
    // It led on to another page.
    frame.load()
    await vi.advanceTimersByTimeAsync(9999)
    expect(page.frames.size).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    const error = await errorOf(done)
    expect(error['code']).toBe('BLOCKED_FRAME')
    expect(error['message']).toContain('Sign in by redirect')
  })

  it('the empty page that comes first does not count', async () => {
    const fixture = platformOf()
    const { frame, done } = await start(fixture)
    frame.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(60_000)
    frame.load()
    await vi.advanceTimersByTimeAsync(9999)
    page.post(frame, { code: 'code-1', state: fixture.state() })
    await done
  })

  it('a content security policy that blocks the frame is noticed at once', async () => {
    const { frame, done } = await start(platformOf())
    const violation = {
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      blockedURI: here + '/oauth2/authorize',
    }
    page.violate({ ...violation, disposition: 'report' })
    page.violate({ ...violation, effectiveDirective: 'img-src' })
    page.violate({ ...violation, blockedURI: 'https://elsewhere.example/' })
    await vi.advanceTimersByTimeAsync(0)
    expect([...page.frames]).toEqual([frame])
    page.violate(violation)
    expect(await errorOf(done)).toMatchObject({ code: 'BLOCKED_FRAME' })
  })

  it('outside a browser there is no frame to wait for', async () => {
    vi.stubGlobal('document', undefined)
    const { client, redirects } = platformOf()
    expect(await errorOf(directLogin(client, { sessionToken }))).toMatchObject({ code: 'BLOCKED_FRAME' })
    expect(redirects).toEqual([])
  })
})

describe('an abort', () => {
  const isAborted = async (work: Promise<unknown>, cause: unknown): Promise<void> => {
    const error: unknown = await work.catch((reason: unknown) => reason)
    expect(isAbortError(error) && error.cause).toBe(cause)
  }

  it('takes the frame away, whenever it comes', async () => {
    const fixture = platformOf()
    const before = AbortSignal.abort('no')
    await isAborted(directLogin(fixture.client, { sessionToken, signal: before }), 'no')

    const controller = new AbortController()
    const { frame, done } = await start(fixture, { signal: controller.signal })
    controller.abort('enough')
    await isAborted(done, 'enough')
    page.post(frame, { code: 'late', state: fixture.state() })
    expect(fixture.exchanges()).toEqual([])
  })

  it('keeps the tokens of an exchange that ends later out of the session', async () => {
    const fixture = platformOf()
    const controller = new AbortController()
    const { frame, done } = await start(fixture, { signal: controller.signal })
    page.post(frame, { code: 'code-1', state: fixture.state() })
    while (!fixture.exchanges().length) await Promise.resolve()
    controller.abort('enough')
    await isAborted(done, 'enough')
    expect(loggedIn(fixture.client)).toBe(false)
  })
})

describe('the address of the frame', () => {
  const pageOrigins = ['https://pages.example']

  it.each<[string, Platform, string | null, string, (readonly string[])?]>([
    ['none', hosted(), null, 'NO_REDIRECT_URL'],
    ['an empty one', hosted(), '', 'NO_REDIRECT_URL'],
    ['a script', hosted(), 'javascript:alert(1)', 'NO_REDIRECT_URL'],
    ['a script, written oddly', hosted(), ' JaVaScRiPt:alert(1)', 'NO_REDIRECT_URL'],
    ['data', hosted(), 'data:text/html,x', 'NO_REDIRECT_URL'],
    ['a blob', hosted(), 'blob:https://pages.example/1', 'NO_REDIRECT_URL'],
    ['the word undefined', hosted(), 'undefined', 'NO_REDIRECT_URL'],
    ['a path', hosted(), '/oauth2/authorize', 'NO_REDIRECT_URL'],
    ['no valid address', hosted(), 'https://', 'UNSAFE_PAGE_ADDRESS'],
    ['no encryption', hosted(), 'http://pages.example/', 'UNSAFE_PAGE_ADDRESS'],
    ['no encryption, on this machine', hosted(), here, 'UNSAFE_PAGE_ADDRESS'],
    ['a user name', hosted(), 'https://person@pages.example/', 'UNSAFE_PAGE_ADDRESS'],
    ['a password', hosted(), 'https://:secret@pages.example/', 'UNSAFE_PAGE_ADDRESS'],
    ['another host', hosted(), 'https://evil.example/', 'UNSAFE_PAGE_ADDRESS', pageOrigins],
    ['a host that ends alike', hosted(), 'https://evilpages.example/', 'UNSAFE_PAGE_ADDRESS', pageOrigins],
    ['another port', hosted(), 'https://pages.example:444/', 'UNSAFE_PAGE_ADDRESS', pageOrigins],
    ['an opaque origin', hosted(), 'data:text/html,x', 'NO_REDIRECT_URL', ['null']],
    ['the internet', local(here), 'https://pages.example/', 'UNSAFE_PAGE_ADDRESS'],
    ['a name like ours', local(here), 'http://127.0.0.1.evil.example/', 'UNSAFE_PAGE_ADDRESS'],
  ])('is refused when it is %s', async (_name, platform, fullUrl, code, origins) => {
    const { client } = platformOf(fullUrl, platform)
    let opened = false
    void page.nextFrame().then(() => (opened = true))
    const options = { sessionToken, ...(origins && { pageOrigins: origins }) }
    expect(await errorOf(directLogin(client, options))).toMatchObject({ code })
    expect(opened).toBe(false)
  })

  it.each<[Platform, string, (readonly string[])?]>([
    [hosted(), 'https://pages.example/x'],
    [hosted(), 'https://pages.example/x', pageOrigins],
    [local(here), 'http://localhost:4600/x'],
    [local(here), 'https://shop.localhost/x'],
    [local(here), 'http://[::1]:4600/x'],
    [local('http://192.168.7.2:4600'), 'http://192.168.7.2:4600/x'],
    [local(here), 'https://pages.example/x', pageOrigins],
  ])('is taken from %o: %s', async (platform, fullUrl, origins) => {
    const fixture = platformOf(fullUrl, platform)
    const opened = page.nextFrame()
    const done = directLogin(fixture.client, { sessionToken, ...(origins && { pageOrigins: origins }) })
    const frame = await opened
    expect(frame.src).toBe(fullUrl)
    page.post(frame, { code: 'code-1', state: fixture.state() })
    await done
  })

  it('names the origin that was given and those that may be', async () => {
    const { client } = platformOf('https://evil.example/?token=secret', hosted())
    expect(await errorOf(directLogin(client, { sessionToken, pageOrigins }))).toEqual({
      code: 'UNSAFE_PAGE_ADDRESS',
      message: 'The hosted page must be on https://pages.example. Received https://evil.example.',
    })
  })
})

describe('direct login or redirect', () => {
  const redirectUri = 'https://studio.example/signed-in'

  it('gives nothing when the frame has signed the member in', async () => {
    const fixture = platformOf()
    const opened = page.nextFrame()
    const done = directLoginOrRedirect(fixture.client, { sessionToken, redirectUri })
    page.post(await opened, { code: 'code-1', state: fixture.state() })
    expect(await done).toBeUndefined()
    expect(loggedIn(fixture.client)).toBe(true)
  })

  it.each(['BLOCKED_FRAME', 'TIMED_OUT', 'login_required'])('gives the address after %s', async (code) => {
    const fixture = platformOf()
    const opened = page.nextFrame()
    const done = directLoginOrRedirect(fixture.client, { sessionToken, redirectUri, returnTo: '/account' })
    const frame = await opened
    if (code === 'login_required') page.post(frame, { error: code })
    if (code === 'BLOCKED_FRAME') frame.load()
    await vi.advanceTimersByTimeAsync(code === 'TIMED_OUT' ? 120_000 : 10_000)
    const redirect = await done
    expect(redirect).toEqual({ url: here + '/oauth2/authorize', state: fixture.state() })
    expect(fixture.redirects).toHaveLength(2)
    expect(fixture.redirects[1]!.auth).toMatchObject({
      prompt: 'none',
      authRequest: { redirectUri, sessionToken, responseMode: 'fragment', state: redirect?.state },
    })
    expect(fixture.redirects[1]).not.toHaveProperty('origin')
    expect(loggedIn(fixture.client)).toBe(false)
  })

  it('passes every other outcome on', async () => {
    const fixture = platformOf()
    const opened = page.nextFrame()
    const done = directLoginOrRedirect(fixture.client, { sessionToken, redirectUri })
    done.catch(() => undefined)
    page.post(await opened, { error: 'access_denied' })
    expect(await errorOf(done)).toMatchObject({ code: 'access_denied' })
    expect(fixture.redirects).toHaveLength(1)
  })
})
