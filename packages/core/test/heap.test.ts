import { describe, expect, it, onTestFinished } from 'vitest'
import { runBundled } from './chaos/bundled-process.ts'
import { type Fault, startChaos } from './chaos/chaos-server.ts'
import { gzipBomb, jsonOfSize, stream } from './chaos/faults.ts'
import { transports } from './chaos/transports.ts'

const mebibyte = 1024 * 1024
const type = { 'content-type': 'application/json' }

interface HeapRun {
  /** Bytes after a collection, every 4,000 calls. */
  readonly heaps: readonly number[]
  readonly requests: number
  readonly failed: number
  readonly retried: number
  readonly resources: readonly string[]
}

describe('the heap', { timeout: 300_000 }, () => {
  it('P1 is flat over 40,000 calls, one in twenty with a fault', async () => {
    const run = (await runBundled('heap-run.ts', { flags: ['--expose-gc'] })) as HeapRun
    expect(run.heaps).toHaveLength(10)
    expect(run.requests).toBeGreaterThan(40_000)
    expect(run.failed).toBeGreaterThan(800)
    expect(run.retried).toBeGreaterThan(200)
    const later = run.heaps.slice(1)
    expect(Math.max(...later) - Math.min(...later)).toBeLessThan(2 * mebibyte)
    expect(run.resources).not.toContain('Timeout')
  })

  it.each<[string, Fault]>([
    ['33 MiB', (exchange) => stream(type, jsonOfSize(33 * mebibyte))(exchange)],
    [
      '10 GB in 10 MB of gzip',
      async (exchange) =>
        stream({ ...type, 'content-encoding': 'gzip' }, await gzipBomb(10 * 1024))(exchange),
    ],
  ])('F9 holds at most 64 MiB of an answer of %s', async (_, fault) => {
    const server = await startChaos([fault])
    onTestFinished(() => server.close())
    const peaks = (await runBundled('peak-run.ts', {
      flags: ['--expose-gc'],
      env: { CHAOS_ORIGIN: server.origin },
    })) as Record<string, { reason: string; peak: number }>
    expect(Object.keys(peaks)).toEqual(transports.map(({ name }) => name))
    for (const { reason, peak } of Object.values(peaks)) {
      expect(reason).toBe('tooLarge')
      expect(peak).toBeLessThan(64 * mebibyte)
    }
    expect(server.requests).toHaveLength(transports.length)
  })
})
