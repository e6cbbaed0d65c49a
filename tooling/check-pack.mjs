// Packs every package and looks at the tarballs: manifest and files (publint), types under every module setting (attw),
// whose code is inside, and their weight. `pnpm check:consumers` uses them.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from './consumers/packed.mjs'
import { published, root } from './packages.mjs'

/** The most kilobytes that the unpacked files of a package may take. */
const mostKilobytes = {
  auth: 500,
  bookings: 1600,
  core: 1200,
  'create-frontdesk': 50,
  ecom: 1700,
  emulator: 1500,
  payments: 300,
  react: 400,
  stores: 450,
  webhooks: 250,
}

const work = mkdtempSync(join(tmpdir(), 'frontdesk-pack-'))
const failures = []

function fail(title, message) {
  failures.push(title)
  console.error(`\n${title}\n${message}`)
}

function run(title, command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => chunks.push(Buffer.from(error.message)))
    child.on('close', (code) => {
      if (code !== 0) fail(title, Buffer.concat(chunks).toString())
      resolve()
    })
  })
}

/** Runs jobs side by side, as many as there are processors. */
async function together(jobs) {
  const queue = [...jobs]
  async function worker() {
    for (let job = queue.shift(); job; job = queue.shift()) await job()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

function bin(name) {
  return join(root, 'node_modules/.bin', name)
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Subpaths do not exist for the resolution of Node 10, which no supported Node uses. */
function checkTypes(name, tarball) {
  return run(`attw ${name}`, bin('attw'), [tarball, '--profile', 'node16', '--no-emoji', '--no-color'])
}

/** The header that the bundler writes above the code of a sibling. */
const foreignCode = /^\/\/ (\.\.\/[a-z-]+\/src\/.+)$/m

/** No maps, no code of another package, and not more bytes than its budget. */
async function lookInside(name, tarball) {
  const folder = join(work, name)
  await run(`unpack ${name}`, 'sh', ['-c', `mkdir "$1" && tar -xzf "$2" -C "$1"`, 'sh', folder, tarball])
  const files = filesOf(folder)
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const kilobytes = Math.round(bytes / 1000)
  const packed = Math.round(statSync(tarball).size / 1000)
  console.log(
    `${name.padEnd(16)} ${packed} kB packed, ${kilobytes} kB unpacked of at most ${mostKilobytes[name]}`,
  )
  if (!(kilobytes <= mostKilobytes[name]))
    fail(
      `weight of ${name}`,
      `${name} takes ${kilobytes} kB unpacked; at most ${mostKilobytes[name]} kB are allowed.`,
    )
  for (const file of files) {
    const path = file.slice(folder.length + 1)
    if (path.endsWith('.map')) fail(`maps of ${name}`, `${path} is in the tarball: maps double the download.`)
    const [, source] = (/\.c?js$/.test(file) && foreignCode.exec(readFileSync(file, 'utf8'))) || []
    if (source) fail(`code of ${name}`, `${path} holds the code of ${source}.`)
  }
}

try {
  const tarballs = pack(join(work, 'tarballs'))
  await together(
    published.flatMap(({ name, manifest, entries }) => {
      const file = tarballs[manifest.name]
      return [
        () => lookInside(name, file),
        () => run(`publint ${name}`, bin('publint'), [file, '--strict']),
        ...(entries.length > 0 ? [() => checkTypes(name, file)] : []),
      ]
    }),
  )
  console.log(`${published.length} packages packed`)
} catch (error) {
  fail('pack', error.message)
} finally {
  rmSync(work, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.error(`\nFailed: ${failures.join('; ')}`)
  process.exitCode = 1
}
