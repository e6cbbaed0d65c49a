import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.mjs'
import { type TokenServer, tokenServer } from '../test/token-server.ts'
import type { Report } from './tab.ts'

const life = 14_400_000
const sources = (name: string): string =>
  fileURLToPath(new URL(`../../${name}/src/index.ts`, import.meta.url))

let browser: Browser
let script: string
let server: TokenServer
let context: BrowserContext
let now: number

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('tab.ts', import.meta.url))],
    alias: { '@frontdesk/auth': sources('auth'), '@frontdesk/core': sources('core') },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  script = outputFiles[0]!.text
  browser = await chromium.launch({ executablePath: await chromiumPath() })
})

afterAll(() => browser.close())

beforeEach(async () => {
  server = await tokenServer((request, response) => {
    response.setHeader('content-type', request.url === '/tab.js' ? 'text/javascript' : 'text/html')
    response.end(request.url === '/tab.js' ? script : '<!doctype html><script src="/tab.js"></script>')
  })
  context = await browser.newContext()
  now = Date.now()
})

afterEach(async () => {
  await context.close()
  await server.close()
})

/** Opens tabs; the first one signs in for all. */
async function openTabs(count: number): Promise<Page[]> {
  const tabs: Page[] = []
  for (let index = 0; index < count; index++) {
    const page = await context.newPage()
    await page.goto(`${server.url}/#${index}`)
    tabs.push(page)
  }
  await signIn(tabs[0]!, 'ana')
  await Promise.all(tabs.map((page) => page.evaluate((time) => (tab.setClock(time), tab.look()), now)))
  return tabs
}

const signIn = (page: Page, person: string): Promise<number> =>
  page.evaluate((tokens) => tab.signIn(tokens), server.signIn(person, now + life))

/** All tabs call at the same instant. */
const callFrom = (tabs: Page[]): Promise<Report[]> => {
  const instant = Date.now() + 40
  return Promise.all(
    tabs.map((page) => page.evaluate(([time, at]) => tab.call(time, at), [now, instant] as const)),
  )
}

/** Rounds in which the token of all tabs expires at once; gives the refreshes of each round and the slowest tab. */
async function expireTogether(
  tabs: Page[],
  rounds: number,
): Promise<{ refreshes: number[]; slowest: number }> {
  const refreshes: number[] = []
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    now += life
    server.grants.length = 0
    const reports = await callFrom(tabs)
    expect(new Set(reports.map(({ status }) => status)), 'nobody is signed out').toEqual(new Set(['member']))
    expect(new Set(server.grants)).toEqual(new Set(['refresh_token']))
    refreshes.push(server.grants.length)
    slowest = Math.max(slowest, ...reports.map(({ after }) => after))
    if (server.grants.length === 1) expect(new Set(reports.map(({ token }) => token)).size).toBe(1)
  }
  return { refreshes, slowest }
}

describe('tabs whose token expires at the same instant', () => {
  it('renew it once for all: 8 tabs, 50 rounds, all on the same token within a second', async () => {
    const { refreshes, slowest } = await expireTogether(await openTabs(8), 50)
    expect(refreshes).toEqual(Array(50).fill(1))
    expect(slowest).toBeLessThan(1000)
  })

  it.each([
    [2, 12],
    [8, 6],
  ])(
    'renews at most once in each of %i tabs without Web Locks, and signs nobody out',
    async (count, rounds) => {
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
      })
      const tabs = await openTabs(count)
      expect(await tabs[0]!.evaluate(() => typeof navigator.locks)).toBe('undefined')
      const { refreshes } = await expireTogether(tabs, rounds)
      // How many find the lock free at the same moment depends on the machine.
      expect(Math.max(...refreshes)).toBeLessThanOrEqual(count)
      const { status } = await tabs[0]!.evaluate(() => tab.snapshot())
      expect(status).toBe('member')
    },
  )

  it('makes one refresh for 5 tabs after 8 hours of sleep, without a storm of timers', async () => {
    await context.addInitScript(() => {
      const { setTimeout, setInterval } = window
      const count = (): void => {
        window.timers = (window.timers ?? 0) + 1
      }
      window.setTimeout = Object.assign((...timer: Parameters<typeof setTimeout>) => {
        count()
        return setTimeout(...timer)
      }, setTimeout)
      window.takeTurns = async (count) => {
        for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
      }
      window.setInterval = Object.assign((...timer: Parameters<typeof setInterval>) => {
        count()
        return setInterval(...timer)
      }, setInterval)
    })
    const tabs = await openTabs(5)
    // A token that lives for 30 days must keep nobody busy.
    now += 2 * life
    server.life = 30 * 86_400
    const reports = await callFrom(tabs)
    expect(server.grants).toEqual(['refresh_token'])
    expect(new Set(reports.map(({ token }) => token)).size).toBe(1)
    const timers = (): Promise<number[]> =>
      Promise.all(tabs.map((page) => page.evaluate(() => window.timers ?? 0)))
    const before = await timers()
    const turns = 50
    await Promise.all(tabs.map((page) => page.evaluate((count) => window.takeTurns(count), turns)))
    const started = (await timers()).map((count, index) => count - before[index]!)
    // A tab that starts one timer after the other keeps up with the turns.
    expect(Math.max(...started)).toBeLessThan(turns / 2)
  })
})

describe('a tab that has the lock', () => {
  const end = {
    'is closed': (page: Page) => page.close(),
    crashes: async (page: Page) => {
      const crashed = page.waitForEvent('crash')
      // Never answered: who should has gone.
      void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined)
      await crashed
    },
  }

  it.each(Object.entries(end))('%s: the others go on within 2 seconds', async (_, finish) => {
    const tabs = await openTabs(4)
    now += life
    const holder = new Promise<number>((resolve) => {
      server.intercept(resolve)
    })
    const calls = tabs.map((page) => callFrom([page]).catch(() => []))
    const gone = await holder
    const started = performance.now()
    await finish(tabs[gone]!)
    const reports = (await Promise.all(calls)).flat()
    const elapsed = performance.now() - started
    expect(elapsed).toBeLessThan(2000)
    expect(reports).toHaveLength(3)
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['member']))
    expect(new Set(reports.map(({ token }) => token)).size).toBe(1)
    expect(server.grants).toEqual(['refresh_token', 'refresh_token'])
  })
})

it('a tab that is stuck with the lock holds the others up for 8 seconds; nobody steals it, nobody is signed out', async () => {
  const [stuck, ...tabs] = await openTabs(3)
  const name = await stuck!.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.endsWith(':tokens')) ?? ''
    void navigator.locks.request(key, () => new Promise(() => undefined))
    return key
  })
  now += life
  const reports = await callFrom(tabs)
  for (const { after, status } of reports) {
    expect(status).toBe('member')
    expect(after).toBeGreaterThanOrEqual(8000)
    expect(after).toBeLessThan(15_000)
  }
  expect(server.grants.length).toBeLessThanOrEqual(2)
  expect(new Set(server.grants)).toEqual(new Set(['refresh_token']))
  const held = await stuck!.evaluate(async () =>
    (await navigator.locks.query()).held?.map((lock) => lock.name),
  )
  expect(held).toEqual([name])
})

describe('a change in one tab', () => {
  it('signs all tabs out: each knows within 250 ms', async () => {
    const tabs = await openTabs(8)
    const delays: number[] = []
    for (let round = 0; round < 10; round++) {
      await signIn(tabs[0]!, `person-${round}`)
      for (const page of tabs)
        await page.waitForFunction((id) => tab.snapshot().sessionId === id, `session-person-${round}`)
      const at = await tabs[round % 8]!.evaluate(() => tab.signIn(undefined))
      for (const page of tabs) {
        await page.waitForFunction(() => tab.snapshot().status === 'none')
        delays.push((await page.evaluate(() => tab.changes.at(-1)?.at ?? Infinity)) - at)
      }
    }
    expect(delays).toHaveLength(80)
    expect(Math.max(...delays)).toBeLessThanOrEqual(250)
  })

  it('signs all tabs out without a channel too, within a second', async () => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    const tabs = await openTabs(3)
    const at = await tabs[0]!.evaluate(() => tab.signIn(undefined))
    for (const page of tabs) {
      await page.waitForFunction(() => tab.snapshot().status === 'none')
      expect((await page.evaluate(() => tab.changes.at(-1)?.at ?? Infinity)) - at).toBeLessThanOrEqual(1000)
    }
  })

  it('is seen by a page that comes back from the back-forward cache', async () => {
    // Chromium without a window has no such cache: a page that hears nothing, and is told what a page there is told.
    await context.addInitScript(() => {
      window.addEventListener('storage', (event) => {
        if (window.isCached) event.stopImmediatePropagation()
      })
    })
    const [first, second] = await openTabs(2)
    await first!.evaluate(() => {
      window.isCached = true
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    })
    await second!.evaluate(() => tab.signIn(undefined))
    expect(await first!.evaluate(() => tab.snapshot().status)).toBe('member')
    await first!.evaluate(() => {
      window.isCached = false
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await first!.waitForFunction(() => tab.snapshot().status === 'none')
    const { token } = (await callFrom([first!]))[0]!
    expect(token).toMatch(/^access-visitor-/)
  })

  it('signs in somebody else: no other tab sends the old token once it shows the new person', async () => {
    const tabs = await openTabs(3)
    for (const person of ['tom', 'eva', 'lea']) {
      const calling = tabs
        .slice(1)
        .map((page) => page.evaluate((id) => tab.callUntil(id), `session-${person}`))
      const calls = server.calls.length
      await expect.poll(() => server.calls.length, { interval: 5 }).toBeGreaterThan(calls + 10)
      await signIn(tabs[0]!, person)
      for (const { before, after } of await Promise.all(calling)) {
        expect(before.length).toBeGreaterThan(0)
        expect(new Set(after.map((token) => token.split('-')[1]))).toEqual(new Set([person]))
      }
    }
    expect(server.grants).toEqual([])
  })
})

it('1,000 sessions that come and go leave nothing behind', async () => {
  await context.addInitScript(() => {
    window.channels = 0
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        window.channels!++
      }
      override close(): void {
        window.channels!--
        super.close()
      }
    }
  })
  const [page] = await openTabs(1)
  const devtools = await context.newCDPSession(page!)
  await devtools.send('Performance.enable')
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    return {
      listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value,
      channels: await page!.evaluate(() => window.channels),
      locks: await page!.evaluate(async () => {
        const { held, pending } = await navigator.locks.query()
        return [held?.length, pending?.length]
      }),
    }
  }
  await page!.evaluate(() => tab.churn(10))
  const before = await count()
  expect(before).toMatchObject({ channels: 1, locks: [0, 0] })
  expect(before.listeners).toBeGreaterThan(0)
  await page!.evaluate(() => tab.churn(1000))
  expect(await count()).toEqual(before)
})

declare global {
  interface Window {
    timers?: number
    takeTurns: (count: number) => Promise<void>
    channels?: number
    isCached?: boolean
  }
}
