import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** Holds the answer of the token endpoint back until 10,000 callers wait for it, then lets the process end by itself. */
const program = (call: string): string => `
  import { oauth } from '@frontdesk/auth'
  import { createClient, local, read, whole } from '@frontdesk/core'

  const waiting = 10_000
  const ping = read({ id: 'test.ping', prefix: '', route: 'POST /ping', response: whole() })
  let requests = 0
  let open
  const gate = new Promise((resolve) => (open = resolve))
  const auth = oauth({ clientId: 'client-1' })
  const client = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth,
    fetch: async (url, { headers }) => {
      if (url.endsWith('/ping')) return Response.json({ authorization: headers.authorization })
      requests++
      await gate
      return Response.json({ access_token: 'new', refresh_token: 'r', expires_in: 14_400 })
    },
  })
  await auth.setTokens(client, {
    accessToken: { value: 'old', expiresAt: 1 },
    refreshToken: { value: 'r', role: 'member' },
  })
  gc()
  const before = process.memoryUsage().heapUsed
  const calls = Array.from({ length: waiting }, () => ${call})
  while (!requests) await new Promise(setImmediate)
  gc()
  const heap = process.memoryUsage().heapUsed - before
  open()
  const tokens = new Set((await Promise.all(calls)).map(({ authorization }) => authorization))
  console.log(JSON.stringify({ requests, tokens: [...tokens], bytes: heap }))
`

const run = async (call: string): Promise<{ requests: number; tokens: string[]; bytes: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-session-'))
  try {
    const outfile = join(folder, 'program.mjs')
    await build({
      stdin: { contents: program(call), resolveDir: packages },
      alias: {
        '@frontdesk/auth': join(packages, 'auth/src/index.ts'),
        '@frontdesk/core': join(packages, 'core/src/index.ts'),
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      outfile,
    })
    // The process ends by itself, long before the token that lives for 4 hours; otherwise the test runs into its limit.
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', outfile], {
      timeout: 110_000,
    })
    return JSON.parse(stdout) as Awaited<ReturnType<typeof run>>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

it.each([
  ['callers', 'auth.headers(client, {})', 1_000_000],
  ['whole calls', 'ping(client, {})', 45_000_000],
])(
  '10,000 %s that wait for one token: %s takes less than %i bytes in all, and the process ends by itself',
  { timeout: 120_000 },
  async (_, call, limit) => {
    const { bytes, ...result } = await run(call)
    expect(result).toEqual({ requests: 1, tokens: ['new'] })
    expect(bytes).toBeLessThan(limit)
  },
)
