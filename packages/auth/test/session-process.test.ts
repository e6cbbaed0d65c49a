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
const program = `
  import { oauth } from '@frontdesk/auth'
  import { createClient, local } from '@frontdesk/core'

  const waiting = 10_000
  let requests = 0
  let open
  const gate = new Promise((resolve) => (open = resolve))
  const auth = oauth({ clientId: 'client-1' })
  const client = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth,
    fetch: async () => {
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
  const calls = Array.from({ length: waiting }, () => auth.headers(client, {}))
  while (!requests) await new Promise(setImmediate)
  gc()
  const heap = process.memoryUsage().heapUsed - before
  open()
  const tokens = new Set((await Promise.all(calls)).map(({ authorization }) => authorization))
  console.log(JSON.stringify({ requests, tokens: [...tokens], megabytes: heap / 2 ** 20 }))
`

it('10,000 callers that wait for one token take less than 20 MB; a session does not keep its process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-session-'))
  try {
    const outfile = join(folder, 'program.mjs')
    await build({
      stdin: { contents: program, resolveDir: packages },
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
    // It ends by itself, or the timeout does: a token that lives for 4 hours is no reason to stay.
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', outfile], {
      timeout: 15_000,
    })
    const result = JSON.parse(stdout) as { requests: number; tokens: string[]; megabytes: number }
    expect(result).toMatchObject({ requests: 1, tokens: ['new'] })
    expect(result.megabytes).toBeLessThan(20)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
