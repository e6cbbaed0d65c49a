import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from './support/bundle.ts'

let program = ''
const running: ChildProcess[] = []

beforeAll(async () => {
  program = await bundle('src/cli.ts', 'cli')
})

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rm(program, { force: true }))

interface Run {
  readonly child: ChildProcess
  readonly ended: Promise<{ code: number | null; out: string; err: string }>
  /** Waits for text on the output and gives what it matched. */
  until(pattern: RegExp): Promise<string>
}

const start = (...args: string[]): Run => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let out = ''
  let err = ''
  const waiting = new Set<() => void>()
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
    for (const look of waiting) look()
  })
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  return {
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err }))),
    until: (pattern) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = pattern.exec(out)
          if (found) resolve(found[0])
        }
        waiting.add(look)
        look()
      }),
  }
}

describe('frontdesk-emulator', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says where it is, answers, and stops on %s', async (signal) => {
    const { child, ended, until } = start('--port', '0', '--seed', 'empty', '--clock', '2026-05-04T09:00:00Z')
    const url = await until(/http:\/\/127\.0\.0\.1:\d+/)
    await until(/Ctrl-C/)
    const status = (await (await fetch(`${url}/_emulator/status`)).json()) as { now: string; seed: string }
    expect(status.seed).toBe('empty')
    expect(status.now).toMatch(/^2026-05-04T09:00/)
    child.kill(signal)
    expect((await ended).code).toBe(0)
  })

  it('stops cleanly when it is told at the moment when it says that it is open', async () => {
    const atOnce = `
      const write = process.stdout.write
      process.stdout.write = (...parts) => {
        process.kill(process.pid, 'SIGTERM')
        return write.apply(process.stdout, parts)
      }`
    const preload = `--import=data:text/javascript,${encodeURIComponent(atOnce)}`
    const child = spawn(process.execPath, [preload, program, '--port', '0', '--seed', 'empty'], {
      stdio: 'ignore',
    })
    running.push(child)
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    expect([code, signal]).toEqual([0, null])
  })

  it('lets the pages of an origin in', async () => {
    const origin = 'http://192.168.1.5:5173'
    const { child, ended, until } = start('--port', '0', '--seed', 'empty', '--origin', origin)
    const url = await until(/http:\/\/127\.0\.0\.1:\d+/)
    const statusFrom = async (own: string): Promise<number> =>
      (await fetch(`${url}/oauth2/jwks`, { headers: { origin: own } })).status
    expect([await statusFrom(origin), await statusFrom('http://192.168.1.6:5173')]).toEqual([200, 403])
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      code: 0,
      err: expect.stringContaining('--origin http://192.168.1.6:5173') as string,
    })
  })

  it('helps', async () => {
    const { code, out } = await start('--help').ended
    expect(code).toBe(0)
    for (const option of [
      '--port',
      '--host',
      '--seed',
      '--data',
      '--cache',
      '--clock',
      '--webhook',
      '--origin',
    ])
      expect(out).toContain(option)
  })

  it('ends when a webhook would leave this machine, and says what to give instead', async () => {
    const { code, err } = await start('--port', '0', '--webhook', 'localhost:3000/webhook').ended
    expect(code).toBe(1)
    expect(err).toBe(
      'frontdesk-emulator: "webhooks" must be http or https addresses on this machine, such as http://localhost:3000/webhook, not "localhost:3000/webhook"\n',
    )
  })

  it('says in one line why it cannot start', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const { code, err } = await start('--port', String(port)).ended
    other.close()
    expect(code).toBe(1)
    expect(err).toBe(
      `frontdesk-emulator: Port ${port} of 127.0.0.1 is in use. Stop what runs there, or choose another port (0 takes any free one)\n`,
    )
    const unreadable = await start('--port', '0', '--data', program).ended
    expect([unreadable.code, unreadable.err.trim().split('\n').length]).toEqual([1, 1])
    expect(unreadable.err).toContain(program)
  })

  it.each([
    ['/proc/frontdesk', '--data', '/proc/frontdesk'],
    ['data', '--data', ''],
    ['host', '--host', ''],
  ])('says in one line that it cannot use %s', async (named, ...options) => {
    const { code, out, err } = await start('--port', '0', ...options).ended
    expect([code, out, err.trim().split('\n').length]).toEqual([1, '', 1])
    expect(err).toMatch(new RegExp(`^frontdesk-emulator: .*${named}`))
  })

  it.each([
    ['--port', 'many'],
    ['--clock', 'someday'],
    ['--seed', 'huge'],
    ['--latency', '-1'],
    ['--latency', ''],
    ['--port', ''],
    ['--port', '0x50'],
    ['--clock', '2026-02-31T00:00:00Z'],
  ])('refuses %s %s', async (option, value) => {
    const { code, err } = await start(option, value).ended
    expect(code).toBe(1)
    expect(err).toContain(option)
  })
})
