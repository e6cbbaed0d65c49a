import { isPreWarmed, oauth, preWarm, type PreWarmOptions, type Session } from '@frontdesk/auth'
import { type Client, createClient, local } from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, type Page } from './page.ts'

const here = 'http://127.0.0.1:4600'
const week = 604_800_000
const now = 1_800_000_000_000
const key = `frontdesk:client-1:${here}:preWarm`

/** A platform whose hosted page is there, or that cannot say where. */
const platformOf = (page: string | Error = here + '/pages/login') => {
  const redirects: unknown[] = []
  const client: Client<Session> = createClient({
    platform: local(here),
    auth: oauth({ clientId: 'client-1', now: () => now }),
    attempts: 1,
    fetch: async (url, { body }) => {
      if (new URL(url).pathname === '/oauth2/token')
        return new Response(JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_in: 14400 }))
      if (page instanceof Error) throw page
      redirects.push(JSON.parse(body as string))
      return new Response(JSON.stringify({ redirectSession: { fullUrl: page } }))
    },
  })
  return { client, redirects }
}

let page: Page
let storage: Map<string, string>

beforeEach(() => {
  page = openPage()
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  })
})

afterEach(() => {
  expect(page.frames.size).toBe(0)
  expect(page.listeners()).toBe(0)
})

/** A pre-warm whose frame has opened. */
const start = async (client: Client<Session>, options?: PreWarmOptions) => {
  const opened = page.nextFrame()
  const done = preWarm(client, options)
  return { frame: await opened, done }
}

describe('pre-warming', () => {
  it('opens a login redirect session in a hidden frame and keeps the time in local storage', async () => {
    const { client, redirects } = platformOf()
    const { frame, done } = await start(client)
    expect(redirects).toEqual([{ login: {} }])
    expect(frame.src).toBe(here + '/pages/login')
    expect(frame.style).toEqual({ display: 'none' })
    frame.dispatchEvent(new Event('load'))
    await Promise.resolve()
    expect(page.frames.size).toBe(1)
    frame.load()
    await done
    expect([...storage]).toEqual([[key, String(now)]])
    expect(isPreWarmed(client)).toBe(true)

    await preWarm(client)
    expect(redirects).toHaveLength(1)
  })

  it('is done again when asked to', async () => {
    storage.set(key, String(now))
    const { client, redirects } = platformOf()
    const { frame, done } = await start(client, { force: true })
    expect(storage.has(key)).toBe(false)
    frame.load()
    await done
    expect(redirects).toHaveLength(1)
    expect(isPreWarmed(client)).toBe(true)
  })

  it.each([
    [undefined, false],
    [String(now), true],
    [String(now - week + 1), true],
    [String(now - week), false],
    [String(now - week - 1), false],
    [String(now + 1), false],
    [String(now + week), false],
    ['NaN', false],
    ['Infinity', false],
    ['-1', false],
    [String(-now), false],
    ['', false],
    ['null', false],
    ['{"time":1}', false],
    ['yesterday', false],
  ])('the time %s is warm: %s', (time, warm) => {
    if (time !== undefined) storage.set(key, time)
    expect(isPreWarmed(platformOf().client)).toBe(warm)
  })

  it('does not take a negative time for a late one by a clock that has just begun', () => {
    storage.set(key, '-5')
    const auth = oauth({ clientId: 'client-1', now: () => 1000 })
    expect(isPreWarmed(createClient({ platform: local(here), auth }))).toBe(false)
    storage.delete(key)
    expect(isPreWarmed(createClient({ platform: local(here), auth }))).toBe(false)
  })

  it('works without storage', async () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
    const { client, redirects } = platformOf()
    const log = vi.fn()
    for (const count of [1, 2]) {
      const { frame, done } = await start(client, { log })
      frame.load()
      await done
      expect(redirects).toHaveLength(count)
    }
    expect(isPreWarmed(client)).toBe(false)
    expect(log).not.toHaveBeenCalled()
  })

  it('does nothing outside a browser', async () => {
    vi.stubGlobal('document', undefined)
    const { client, redirects } = platformOf()
    await preWarm(client)
    expect(redirects).toEqual([])
  })
})

describe('a failure', () => {
  it.each([
    ['', 'NO_REDIRECT_URL'],
    ['javascript:alert(1)', 'NO_REDIRECT_URL'],
    ['https://evil.example/', 'UNSAFE_PAGE_ADDRESS'],
  ])('for the address "%s" is only logged', async (fullUrl, code) => {
    const log = vi.fn()
    await preWarm(platformOf(fullUrl).client, { log })
    expect(log.mock.calls).toEqual([[expect.objectContaining({ code })]])
    expect(storage.size).toBe(0)
  })

  it('is one warning in the console when the network fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { client } = platformOf(new TypeError('fetch failed'))
    await preWarm(client)
    expect(warn.mock.calls).toEqual([
      ['The hosted pages could not be prepared for a sign-in:', expect.objectContaining({ code: 'NETWORK' })],
    ])
  })

  it('is logged when the page has not loaded within 30 s, and the next call tries again', async () => {
    vi.useFakeTimers()
    const { client, redirects } = platformOf()
    const log = vi.fn()
    const { done } = await start(client, { log })
    await vi.advanceTimersByTimeAsync(30_000)
    await done
    expect(log.mock.calls).toEqual([[expect.objectContaining({ code: 'TIMED_OUT' })]])
    expect(isPreWarmed(client)).toBe(false)
    const { frame, done: again } = await start(client, { log })
    frame.load()
    await again
    expect(redirects).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('is not a failure when the caller aborts', async () => {
    const log = vi.fn()
    const controller = new AbortController()
    const { done } = await start(platformOf().client, { log, signal: controller.signal })
    controller.abort()
    await done
    expect(log).not.toHaveBeenCalled()
    expect(storage.size).toBe(0)
  })
})
