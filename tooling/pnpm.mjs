// Runs pnpm at the version that package.json names, on a machine that has only Node and npm:
//   node tooling/pnpm.mjs run build
// It installs first when that is due, and ends everything it started when it is told to stop.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { start, whenStopped } from './process-tree.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

const env = {
  ...process.env,
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  // Scripts watch this process, several levels above them, and end when it has gone.
  FRONTDESK_LAUNCHER: String(process.pid),
}
// The variables that npm sets for its own script would confuse the next package manager. Its settings (a proxy, a registry) stay.
for (const name of Object.keys(env)) if (/^npm_(package|lifecycle|command)/.test(name)) delete env[name]

let running

function pnpm(...args) {
  running = start('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { child } = running
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

let stopping = false
whenStopped(async (signal) => {
  stopping = true
  await running?.stop(signal)
})

/** The lockfile that the last install of this launcher followed. */
const stamp = `${root}node_modules/.installed-lockfile`

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(`${root}pnpm-lock.yaml`))
    .digest('hex')
}

async function installWhenDue() {
  const hash = lockfileHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const code = await pnpm('install', '--frozen-lockfile', '--reporter=append-only')
  if (stopping) return
  if (code !== 0) {
    console.error('\nThe dependencies could not be installed; nothing else was run. The reason is above.')
    process.exit(code)
  }
  writeFileSync(stamp, hash)
}

// Commands that change the dependencies write the lockfile that an install would have to follow.
const changesDependencies = ['install', 'add', 'remove', 'update'].includes(process.argv[2])
if (!changesDependencies) await installWhenDue()
const code = await pnpm(...process.argv.slice(2))
if (!stopping) process.exit(code)
