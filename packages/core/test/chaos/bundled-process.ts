import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'

const run = promisify(execFile)

interface ProcessOptions {
  /** Options of Node itself. */
  readonly flags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Bundles a script of this folder, runs it in a process of its own, and gives the JSON that it prints. For what is
 * decided when Node starts: its flags, and whom it trusts.
 */
export const runBundled = async (
  name: string,
  { flags = [], env = {} }: ProcessOptions,
): Promise<unknown> => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-chaos-'))
  try {
    const outfile = join(folder, 'script.cjs')
    await build({
      entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      logLevel: 'error',
    })
    const { stdout } = await run(process.execPath, [...flags, outfile], { env: { ...process.env, ...env } })
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}
