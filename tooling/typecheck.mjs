// Checks the types of everything: each package's sources alone, with the libraries that they may use,
// then tests, examples and tooling together.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// By path: several compilers are installed and any of them may own `.bin/tsc`.
const compiler = `${root}node_modules/typescript-7/bin/tsc`

const folders = ['packages', 'examples'].flatMap((group) =>
  readdirSync(`${root}${group}`).map((name) => `${group}/${name}`),
)
const projects = [
  'tooling/tsconfig.all.json',
  ...folders
    .filter((folder) => existsSync(`${root}${folder}/src`) && existsSync(`${root}${folder}/tsconfig.json`))
    .map((folder) => `${folder}/tsconfig.json`),
]

function check(project) {
  const child = spawn(process.execPath, [compiler, '--pretty', 'false', '-p', project], { cwd: root })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ project, ok: code === 0, output: Buffer.concat(chunks).toString() }))
  })
}

// The same error shows up in every program that includes the file: each line is printed once.
const printed = new Set()
const failed = []
const queue = [...projects]
async function worker() {
  for (let project = queue.shift(); project; project = queue.shift()) {
    const { ok, output } = await check(project)
    if (!ok) failed.push(project)
    for (const line of output.split('\n')) {
      if (line && !printed.has(line)) console.log(line)
      printed.add(line)
    }
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))

if (failed.length > 0) console.log(`\nTypes are wrong in: ${failed.sort().join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
