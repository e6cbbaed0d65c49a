import { type TokenStore, webStorageStore } from '@frontdesk/auth'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const run = promisify(execFile)

let items: Map<string, string>
const open = (): TokenStore =>
  webStorageStore(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }))

beforeEach(() => {
  items = new Map()
})

it('touches nothing before it is used', () => {
  const touched: string[] = []
  const names = ['localStorage', 'navigator', 'BroadcastChannel', 'addEventListener']
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const name of names)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => touched.push(name) })
  try {
    webStorageStore()
    expect(touched).toEqual([])
  } finally {
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(globalThis, name)
      const descriptor = before[index]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    }
  }
})

describe('with Web Locks', () => {
  const request =
    vi.fn<(name: string, options: LockOptions, work: () => Promise<unknown>) => Promise<unknown>>()
  beforeEach(() => {
    request.mockReset()
    vi.stubGlobal('navigator', { locks: { request } })
  })

  it('asks for the lock of that name, for 8 seconds, and never steals it', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    request.mockImplementation((_, __, work) => work())
    expect(await open().lock?.('a', async () => 1)).toBe(1)
    expect(request.mock.calls[0]?.slice(0, 2)).toEqual([
      'a',
      { signal: expect.any(AbortSignal) as AbortSignal },
    ])
    expect(timeout).toHaveBeenCalledWith(8000)
    expect(items.size).toBe(0)
  })

  it('continues without the lock when another tab keeps it', async () => {
    request.mockRejectedValue(new DOMException('', 'TimeoutError'))
    const work = vi.fn(async () => 2)
    expect(await open().lock?.('a', work)).toBe(2)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('continues without the lock when it is denied', async () => {
    request.mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(await open().lock?.('a', async () => 3)).toBe(3)
  })

  it('does work once, also when the work fails', async () => {
    request.mockImplementation((_, __, work) => work())
    const work = vi.fn(() => Promise.reject(new Error('the work failed')))
    await expect(open().lock?.('a', work)).rejects.toThrow('the work failed')
    expect(work).toHaveBeenCalledTimes(1)
  })
})

describe('without Web Locks', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', undefined)
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
  })
  afterEach(() => vi.useRealTimers())

  /** Starts work and tells after how many milliseconds it began. */
  const delayOf = async (key = 'a'): Promise<number> => {
    const started = Date.now()
    let begun: number | undefined
    const done = open().lock?.(key, async () => {
      begun = Date.now()
    })
    while (begun === undefined && Date.now() - started < 60_000) await vi.advanceTimersByTimeAsync(10)
    await done
    return (begun ?? Infinity) - started
  }

  it('takes the lock without waiting for other tabs', async () => {
    expect(await delayOf()).toBeLessThanOrEqual(50)
    expect(items.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits for another tab to be done', async () => {
    let finish = (): void => undefined
    const first = open().lock?.('a', () => new Promise<void>((resolve) => (finish = resolve)))
    await vi.advanceTimersByTimeAsync(100)
    const order: string[] = []
    const second = open().lock?.('a', async () => void order.push('second'))
    await vi.advanceTimersByTimeAsync(7000)
    expect(order).toEqual([])
    order.push('first')
    finish()
    await first
    await vi.advanceTimersByTimeAsync(100)
    await second
    expect(order).toEqual(['first', 'second'])
    expect(items.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits at most 8 seconds, leaves the lock to its holder, and does the work', async () => {
    let finish = (): void => undefined
    const stuck = open().lock?.('a', () => new Promise<void>((resolve) => (finish = resolve)))
    await vi.advanceTimersByTimeAsync(100)
    const delay = await delayOf()
    expect(delay).toBeGreaterThanOrEqual(8000)
    expect(delay).toBeLessThanOrEqual(8100)
    expect(items.size).toBe(1)
    finish()
    await stuck
    expect(items.size).toBe(0)
  })

  it('continues when a tab died with the lock', async () => {
    items.set('a:lock', `dead ${Date.now() + 3000}`)
    expect(await delayOf()).toBeLessThanOrEqual(3100)
  })

  it.each(['', 'rubbish', 'a b c', '{}', '5'])(
    'ignores a stored lock that it cannot read: %j',
    async (text) => {
      items.set('a:lock', text)
      expect(await delayOf()).toBeLessThanOrEqual(50)
    },
  )

  it('does the work when storage is denied', async () => {
    const denied = webStorageStore(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(await denied.lock?.('a', async () => 1)).toBe(1)
    expect(await webStorageStore().lock?.('a', async () => 2)).toBe(2)
  })

  it('has one winner among tabs that begin at once', async () => {
    let working = 0
    let most = 0
    const all = Promise.all(
      Array.from({ length: 8 }, () =>
        open().lock!('a', async () => {
          most = Math.max(most, ++working)
          await new Promise((resolve) => setTimeout(resolve, 50))
          working--
        }),
      ),
    )
    await vi.advanceTimersByTimeAsync(5000)
    await all
    expect(most).toBe(1)
  })
})

/** A page that counts who listens. */
class FakePage extends EventTarget {
  listeners = 0
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options: AddEventListenerOptions,
  ): void {
    this.listeners++
    options.signal?.addEventListener('abort', () => this.listeners--)
    super.addEventListener(type, listener, options)
  }
  send(type: string, fields: object): void {
    this.dispatchEvent(Object.assign(new Event(type), fields))
  }
}

describe('messages of other tabs', () => {
  let page: FakePage
  let channels: number
  beforeEach(() => {
    page = new FakePage()
    channels = 0
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { BroadcastChannel } = globalThis
    vi.stubGlobal(
      'BroadcastChannel',
      class extends BroadcastChannel {
        #open = true
        constructor(name: string) {
          super(name)
          channels++
        }
        override close(): void {
          if (this.#open) channels--
          this.#open = false
          super.close()
        }
      },
    )
  })

  it('come by storage events of that key, or of all keys', () => {
    const listener = vi.fn()
    const stop = open().subscribe?.('a', listener)
    page.send('storage', { key: 'b' })
    page.send('storage', { key: 'a:lock' })
    expect(listener).toHaveBeenCalledTimes(0)
    page.send('storage', { key: 'a' })
    page.send('storage', { key: null })
    expect(listener).toHaveBeenCalledTimes(2)
    stop?.()
    page.send('storage', { key: 'a' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('come by a channel, without the tokens', async () => {
    const heard: unknown[] = []
    const spy = new BroadcastChannel('a')
    spy.onmessage = ({ data }) => heard.push(data)
    const [writer, reader] = [open(), open()]
    const own = vi.fn()
    const stops = [writer.subscribe?.('a', own)]
    const told = new Promise<void>((resolve) => stops.push(reader.subscribe?.('a', resolve)))
    await writer.set('a', { refreshToken: 'secret' })
    await told
    expect(await reader.get('a')).toEqual({ refreshToken: 'secret' })
    await vi.waitFor(() => expect(heard).toEqual(['a']))
    expect(own).not.toHaveBeenCalled()
    await writer.set('a', undefined)
    await vi.waitFor(() => expect(heard).toEqual(['a', 'a']))
    for (const stop of stops) stop?.()
    spy.close()
    expect(channels).toBe(0)
  })

  it('are asked for when the page comes back from the back-forward cache, and no channel keeps it out of there', () => {
    const listener = vi.fn()
    const stop = open().subscribe?.('a', listener)
    expect(channels).toBe(1)
    page.send('pageshow', { persisted: false })
    expect(listener).toHaveBeenCalledTimes(0)
    page.send('pagehide', { persisted: true })
    expect(channels).toBe(0)
    page.send('pageshow', { persisted: true })
    expect(channels).toBe(1)
    expect(listener).toHaveBeenCalledTimes(1)
    stop?.()
    expect(channels).toBe(0)
  })

  it('leave nothing behind: 1,000 pairs', () => {
    const store = open()
    for (let pair = 0; pair < 1000; pair++) {
      const stop = store.subscribe?.('a', () => undefined)
      expect([channels, page.listeners]).toEqual([1, 3])
      stop?.()
      stop?.()
    }
    expect([channels, page.listeners]).toEqual([0, 0])
  })

  it('arrive without a BroadcastChannel, too', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const listener = vi.fn()
    const store = open()
    const stop = store.subscribe?.('a', listener)
    page.send('storage', { key: 'a' })
    await store.set('a', 1)
    expect(listener).toHaveBeenCalledTimes(1)
    stop?.()
  })
})

it('works and ends where there is no page: in Node', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-node-'))
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { webStorageStore } from './stores/web-storage-store.ts'
          const store = webStorageStore()
          store.subscribe('a', () => undefined)
          const failed = ({ reason }) => reason
          await store.set('a', 1).catch(failed)
          console.log(typeof await store.get('a').catch(failed), await store.lock('a', async () => 'done'))`,
        resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
        loader: 'ts',
      },
      alias: { '@frontdesk/core': fileURLToPath(new URL('../../core/src/index.ts', import.meta.url)) },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
    })
    writeFileSync(join(folder, 'script.mjs'), outputFiles[0]!.text)
    const { stdout } = await run(process.execPath, [join(folder, 'script.mjs')], { timeout: 10_000 })
    // The version of Node decides about web storage: there is none, or one of this process.
    expect(stdout).toMatch(/^(string|number) done\n$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
