// Lints everything in parts, each in a process of its own: the types of all packages at once do not fit into the heap
// that Node takes by default. What is given on the command line goes to ESLint: pnpm lint --fix.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const eslint = `${root}node_modules/eslint/bin/eslint.js`
const options = process.argv.slice(2)

const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}`)
/** The parts that need the most memory come first. A file is in one part: the last takes all that the others leave. */
const parts = [
  ['packages/emulator'],
  packages.filter((folder) => folder !== 'packages/emulator'),
  ['.', '--ignore-pattern', 'packages/**'],
]

function lint(part) {
  const child = spawn(process.execPath, [eslint, '--max-warnings', '0', ...part, ...options], {
    cwd: root,
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    // Without a code the process was ended by a signal, for example because it ran out of memory.
    child.on('exit', (code) => resolve(code === 0))
  })
}

const failed = []
const queue = [...parts]
async function worker() {
  for (let part = queue.shift(); part; part = queue.shift()) {
    if (!(await lint(part))) failed.push(part[0])
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
if (failed.length > 0) console.log(`ESLint failed in: ${failed.sort().join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
