// Puts small random changes into a copy of the changed sources and prints those that no test notices: `pnpm mutate`.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { copySources } from './mutation/source-copy.mjs'
import { tryMutants } from './mutation/try-mutants.mjs'
import { whenStopped } from './process-tree.mjs'

const usage = `pnpm mutate [paths] [--sample N] [--base REF] [--seed N] [--tests N] [--verbose]

Flips comparisons, drops properties, statements and calls, changes numbers and texts and so on, one at a time, in a copy of
the sources; runs the tests near each change and prints the changes that survive.
  paths      files or folders; unless given, what differs from the base
  --base     a commit or branch (main)
  --sample   how many changes are tried (20); one that does not type-check is not counted
  --tests    the most test files that are run for one change (6), the nearest first
  --seed     the same seed draws the same changes (random)
  --verbose  prints the changes that are noticed, too`

const root = fileURLToPath(new URL('..', import.meta.url))

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

const changedSince = (base) => [
  ...git('diff', '--name-only', '--diff-filter=d', '--merge-base', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

const filesBelow = (path) =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => filesBelow(join(path, name)))
    : [path]

/** Sources with code of their own; `index.ts` and `schemas.ts` only export. */
const isMutated = (path) =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/(^|\/)(index|schemas)\.ts$/.test(path)

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '20' },
      base: { type: 'string', default: 'main' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      tests: { type: 'string', default: '6' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const numbers = Object.fromEntries(['sample', 'seed', 'tests'].map((name) => [name, Number(values[name])]))
  for (const [name, value] of Object.entries(numbers))
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`)
  for (const path of positionals) if (!existsSync(join(root, path))) throw new Error(`There is no ${path}`)
  return { ...values, ...numbers, paths: positionals }
}

const print = ({ file, line, kind, lines, outcome, by, tests }) => {
  console.log(
    `${outcome.padEnd(8)} ${file}:${line} ${kind}${outcome === 'survived' ? ` (${tests} test files)` : ''}`,
  )
  for (const text of outcome === 'killed' ? [] : lines) console.log(`         ${text}`)
  if (by) console.log(`         ${by}`)
}

const main = async () => {
  const { help, paths, base, sample, seed, tests, verbose } = readArguments()
  if (help) {
    console.log(usage)
    return
  }
  const candidates = paths.length > 0 ? paths.flatMap(filesBelow) : changedSince(base)
  const files = candidates.filter((path) => isMutated(path))
  if (files.length === 0) {
    console.log(`No source of a package differs from ${base}: name paths, or another --base.`)
    return
  }
  const copy = await copySources(root)
  whenStopped(copy.remove)
  try {
    const started = performance.now()
    const report = (tried) => {
      if (verbose || tried.outcome !== 'killed') print(tried)
    }
    const { tried, invalid, available } = await tryMutants({
      folder: copy.folder,
      files,
      sample,
      seed,
      tests,
      report,
    })
    const killed = tried.filter(({ outcome }) => outcome === 'killed').length
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(
      `${killed} of ${tried.length} killed (${available} possible in ${files.length} files; ${invalid} drawn did not type-check); ` +
        `seed ${seed}, ${seconds} s`,
    )
  } finally {
    await copy.remove()
  }
}

try {
  await main()
} catch (error) {
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
