import { createContext, runInContext, runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})
afterEach(() => emulator.close())

const load = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${emulator.url}/_emulator/clock.js`, { headers })

/** A page that can run scripts, and the addresses of the scripts that it was told to load. */
const openPage = (machineTime: string) => {
  const asked: string[] = []
  const listeners: Record<string, () => void> = {}
  const listen = (name: string, listener: () => void): void => {
    listeners[name] = listener
  }
  const machine = { now: Date.parse(machineTime) }
  const context: Record<string, unknown> = {
    machine,
    addEventListener: listen,
    document: {
      visibilityState: 'visible',
      addEventListener: listen,
      createElement: () => ({ src: '', addEventListener: () => undefined }),
      head: { append: ({ src }: { src: string }) => asked.push(src) },
    },
  }
  runInNewContext('Date.now = () => machine.now', context)
  return { asked, listeners, machine, run: (script: string): unknown => runInNewContext(script, context) }
}

describe('the clock of a page', () => {
  it('is that of the emulator, and runs on', async () => {
    const page = openPage('2026-11-20T12:00:00Z')
    page.run(`earlier = new Date(0); MachineDate = Date`)
    page.run(await (await load()).text())
    page.machine.now += 5
    const now = Date.parse('2026-05-04T09:00:00Z') + 5
    expect(page.run('[Date.now(), +new Date(), Date.parse(Date()), Date.UTC(2026, 0)]')).toEqual([
      ...[now, now, Math.floor(now / 1000) * 1000],
      Date.UTC(2026, 0),
    ])
    expect(page.run('new Date(7).getTime() + new Date(2026, 0).getFullYear()')).toBe(2033)
    expect(
      page.run('[earlier instanceof Date, new Date() instanceof MachineDate, (class extends Date {}).name]'),
    ).toEqual([true, true, ''])
    expect(page.run('+new (class Day extends Date { ago() { return 1 } })()')).toBe(now)
  })

  it('is left alone while the emulator shows the time of the machine', async () => {
    const page = openPage('2026-05-04T09:00:00.900Z')
    page.run('MachineDate = Date')
    page.run(await (await load()).text())
    expect(page.run('Date === MachineDate')).toBe(true)
  })

  it('is asked for again when the page comes into sight, and goes back with the emulator', async () => {
    const page = openPage('2026-05-04T09:00:00Z')
    page.run(await (await load()).text())
    emulator.clock.advance(86_400_000)
    page.listeners['visibilitychange']?.()
    page.listeners['focus']?.()
    expect(page.asked).toEqual([`${emulator.url}/_emulator/clock.js`, `${emulator.url}/_emulator/clock.js`])
    page.run(await (await load()).text())
    expect(page.run('Date.now()')).toBe(Date.parse('2026-05-05T09:00:00Z'))
    page.run('Shifted = Date')
    emulator.clock.set(new Date('2026-05-03T09:00:00Z'))
    page.run(await (await load()).text())
    expect(page.run('[Date.now(), Date === Shifted]')).toEqual([Date.parse('2026-05-03T09:00:00Z'), true])
    emulator.reset()
    page.run(await (await load()).text())
    expect(page.run('Date.now()')).toBe(page.machine.now)
  })

  it('is that of a server too, which runs the script again before each page', async () => {
    const server = createContext({})
    const dateOf = async (): Promise<unknown> => {
      runInContext(await (await load()).text(), server)
      return runInContext('new Date().toISOString().slice(0, 10)', server)
    }
    expect(await dateOf()).toBe('2026-05-04')
    emulator.clock.advance(86_400_000)
    expect(await dateOf()).toBe('2026-05-05')
    emulator.clock.set(new Date('2026-05-01T09:00:00Z'))
    expect(await dateOf()).toBe('2026-05-01')
  })

  it('is given to pages of other origins, which learn nothing else', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }
    const script = await load(headers)
    expect([script.status, Object.fromEntries(script.headers)]).toMatchObject([
      200,
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
      },
    ])
    expect((await fetch(`${emulator.url}/_emulator/status`, { headers })).status).toBe(403)
    expect(emulator.requests).toEqual([])
  })
})
