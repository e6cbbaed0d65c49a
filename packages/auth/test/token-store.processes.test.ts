import { oauth, unstorageStore } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShared, type SharedPlace } from './shared-store.ts'
import { type TokenServer, tokenServer } from './token-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-processes-'))
const script = join(folder, 'server-process.cjs')
const sources = (name: string): string =>
  fileURLToPath(new URL(`../../${name}/src/index.ts`, import.meta.url))

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('server-process.ts', import.meta.url))],
    outfile: script,
    alias: { '@frontdesk/auth': sources('auth'), '@frontdesk/core': sources('core') },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const redis = process.env['REDIS_URL']
const places = [
  { name: 'files', place: (): SharedPlace => ({ folder: mkdtempSync(join(folder, 'store-')) }) },
  ...(redis ? [{ name: 'Redis', place: (): SharedPlace => ({ folder: randomUUID(), redis }) }] : []),
]

interface Report {
  readonly token?: string
  readonly status?: string
  readonly error?: string
}

const life = 14_400_000

describe.each(places)('8 processes and 8 threads that share a store in $name', ({ place }) => {
  let server: TokenServer
  let shared: SharedPlace
  let processes: ChildProcess[]
  let threads: Worker[]
  let now: number

  beforeAll(async () => {
    server = await tokenServer()
    shared = place()
    now = Date.now()
    const data = JSON.stringify({ url: server.url, ...shared })
    processes = Array.from({ length: 8 }, () => fork(script, [data], { stdio: 'inherit' }))
    threads = Array.from({ length: 8 }, () => new Worker(script, { workerData: data }))
    const ready = Promise.all([...processes, ...threads].map((member) => once(member, 'message')))
    const { storage, lock } = openShared(shared)
    const client = createClient({
      platform: local(server.url),
      auth: oauth({
        clientId: 'client-1',
        store: unstorageStore(storage, { owner: 'ana', lock }),
        now: () => now,
      }),
    })
    await client.auth.setTokens(client, server.signIn('ana', now + life))
    await storage.dispose()
    await ready
  }, 60_000)

  afterAll(async () => {
    const alive = processes.filter((member) => member.exitCode === null && member.signalCode === null)
    for (const member of alive) member.disconnect()
    await Promise.all([
      ...alive.map((member) => once(member, 'exit')),
      ...threads.map((member) => member.terminate()),
    ])
    const { storage } = openShared(shared)
    await storage.clear()
    await storage.dispose()
    await server.close()
  })

  beforeEach(() => {
    now += life
    server.grants.length = 0
  })

  const callFrom = (members: (ChildProcess | Worker)[]): Promise<Report[]> =>
    Promise.all(
      members.map(async (member) => {
        if (member instanceof Worker) member.postMessage(now)
        else member.send(now)
        const [report] = (await once(member, 'message')) as [Report]
        return report
      }),
    )

  it('renew once for all when all find the token expired', async () => {
    for (let round = 0; round < 5; round++) {
      const reports = await callFrom([...processes, ...threads])
      expect(reports.map(({ error }) => error)).toEqual(Array(16).fill(undefined))
      expect(server.grants).toEqual(['refresh_token'])
      expect(new Set(reports.map(({ token }) => token)).size).toBe(1)
      expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['member']))
      now += life
      server.grants.length = 0
    }
  })

  it('continue when the one that renews is killed: at most 2 refreshes, nobody is signed out', async () => {
    // The server has renewed, but whoever asked dies before it is told.
    const killed = new Promise<number>((resolve) => {
      server.intercept((pid) => {
        process.kill(pid, 'SIGKILL')
        resolve(pid)
      })
    })
    const calls = processes.map((member) => callFrom([member]))
    const dead = await killed
    const survivors = calls.filter((_, index) => processes[index]?.pid !== dead)
    const reports = (await Promise.all(survivors)).flat()
    expect(reports).toHaveLength(7)
    expect(reports.map(({ error }) => error)).toEqual(Array(7).fill(undefined))
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['member']))
    expect(new Set(reports.map(({ token }) => token)).size).toBe(1)
    expect(server.grants).toEqual(['refresh_token', 'refresh_token'])
  })
})
