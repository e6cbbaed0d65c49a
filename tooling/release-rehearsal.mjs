// Rehearses a release against a registry on this machine, then uses the packages as a stranger would:
//   pnpm release:rehearse
// It clones the last commit, sets versions, runs `pnpm release`, and installs from that registry in empty folders: with
// npm and with pnpm, beside old versions of zod, and under Jest.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages, root, specifier } from './packages.mjs'
import { start, whenStopped } from './process-tree.mjs'

/** The last Verdaccio that runs on Node 20. It asks for node-fetch by a tag that mirrors of the registry do not carry. */
const registryServer = { dependencies: { verdaccio: '6.2.9' }, overrides: { 'node-fetch': '2.7.0' } }

const work = mkdtempSync(join(tmpdir(), 'frontdesk-release-'))
const clone = join(work, 'clone')
let server

async function cleanUp() {
  await server?.stop('SIGTERM')
  rmSync(work, { recursive: true, force: true, maxRetries: 3 })
}
whenStopped(cleanUp)

class StepFailed extends Error {}

function run(title, command, args, { cwd = work, expect = 0 } = {}) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: join(work, 'npm-cache'),
      CI: 'true',
    },
    maxBuffer: 1 << 28,
  })
  if (status !== expect) throw new StepFailed(`${title} failed (exit code ${status}).\n${stdout}\n${stderr}`)
  console.log(`ok  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return stdout
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Everything but our own packages comes from the registry that this machine uses. */
function uplink() {
  return spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim()
}

async function startRegistry(url) {
  const settings = {
    storage: join(work, 'storage'),
    uplinks: { upstream: { url: uplink(), cache: false, maxage: '1h', timeout: '60s' } },
    packages: {
      '@frontdesk/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'error' },
    max_body_size: '50mb',
  }
  const cwd = join(work, 'registry')
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true, ...registryServer }))
  const installed = spawnSync('npm', ['install', '--no-fund', '--no-audit'], { cwd, encoding: 'utf8' })
  if (installed.status !== 0)
    throw new StepFailed(`The registry could not be installed.\n${installed.stderr}`)
  const settingsFile = join(cwd, 'settings.json')
  writeFileSync(settingsFile, JSON.stringify(settings))
  const command = join(cwd, 'node_modules/.bin/verdaccio')
  server = start(command, ['--config', settingsFile, '--listen', url], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(`${url}/-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new StepFailed('The registry did not start within a minute.')
}

/** A commit with versions, as a maintainer would make it. */
function prepareRelease() {
  run('clone the last commit', 'git', ['clone', '--quiet', root, clone])
  run('install', 'node', ['tooling/pnpm.mjs', '--version'], { cwd: clone })
  writeFileSync(
    join(clone, '.changeset/rehearsal.md'),
    `---\n${packages.map(({ manifest }) => `'${manifest.name}': patch`).join('\n')}\n---\n\nA rehearsal of the release\n`,
  )
  run('changeset version', 'node', ['tooling/pnpm.mjs', 'exec', 'changeset', 'version'], { cwd: clone })
  const author = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost']
  run('add the changelogs', 'git', ['add', '--all'], { cwd: clone })
  run('commit', 'git', [...author, 'commit', '--quiet', '--message', 'Version packages'], { cwd: clone })
  return JSON.parse(readFileSync(join(clone, 'packages/core/package.json'), 'utf8')).version
}

function publish(url) {
  // npm asks for a token even where none is needed.
  writeFileSync(join(clone, '.npmrc'), `${url.replace('http:', '')}/:_authToken=anonymous\n`)
  writeFileSync(join(clone, '.git/info/exclude'), '.npmrc\n')
  run('pnpm release', 'node', ['tooling/pnpm.mjs', 'release', '--registry', url], { cwd: clone })
  run(
    'pnpm release again publishes nothing twice',
    'node',
    ['tooling/pnpm.mjs', 'release', '--registry', url],
    {
      cwd: clone,
    },
  )
}

function checkManifests(version) {
  for (const { manifest } of packages) {
    const text = run(`manifest of ${manifest.name}`, 'npm', ['view', '--json', `${manifest.name}@${version}`])
    const published = JSON.parse(text)
    for (const field of ['devDependencies', 'scripts'])
      if (published[field] !== undefined)
        throw new StepFailed(`${manifest.name} is published with its ${field}.`)
    if (text.includes('workspace:') || text.includes('catalog:'))
      throw new StepFailed(
        `${manifest.name} is published with a range that only this repository understands.`,
      )
  }
}

const useIt = `
import { oauth } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { createEmulator } from '@frontdesk/emulator'
const emulator = await createEmulator({ port: 0 })
const client = createClient({ platform: local(emulator.url), auth: oauth({ clientId: emulator.clientId }) })
const { items } = await queryServices(client, {})
await emulator.close()
if (!items.length) throw new Error('The demo business has no services')
console.log(JSON.stringify({ version: emulator.version, services: items.length }))
`

function folder(name, manifest = {}) {
  const path = join(work, name)
  mkdirSync(path)
  writeFileSync(join(path, 'package.json'), JSON.stringify({ private: true, type: 'module', ...manifest }))
  writeFileSync(join(path, 'use.mjs'), useIt)
  return path
}

const published = packages.filter(({ name }) => name !== 'react').map(({ manifest }) => manifest.name)

function use(title, cwd, version) {
  const { version: own } = JSON.parse(run(`${title}: use it`, process.execPath, ['use.mjs'], { cwd }))
  if (own !== version) throw new StepFailed(`The emulator says that it is ${own}; ${version} was published.`)
}

function tryWithNpm(version) {
  const cwd = folder('with-npm')
  run('npm install in an empty folder', 'npm', ['install', '--no-fund', '--no-audit', ...published], { cwd })
  use('npm', cwd, version)
  const said = run('npx frontdesk-emulator --version', 'npx', ['frontdesk-emulator', '--version'], {
    cwd,
  }).trim()
  if (said !== version)
    throw new StepFailed(`npx frontdesk-emulator --version says ${said}; ${version} was published.`)
  const folders = ['core', 'auth', 'bookings', 'ecom', 'stores', 'payments', 'react']
  run(
    'npm install of react',
    'npm',
    ['install', '--no-fund', '--no-audit', '@frontdesk/react', 'react', 'react-dom'],
    { cwd },
  )
  const sizes = folders.map((name) =>
    Number(
      run(`size of ${name}`, 'du', ['-sb', join('node_modules/@frontdesk', name)], { cwd }).split('\t')[0],
    ),
  )
  const megabytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6
  console.log(`    the seven packages of an app weigh ${megabytes.toFixed(2)} MB (goal 1.5)`)
}

function tryWithPnpm(version) {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const cwd = folder('with-pnpm')
  run(
    'pnpm add in an empty folder',
    'npx',
    [
      '--yes',
      packageManager,
      'add',
      '--ignore-scripts',
      `--store-dir=${join(work, 'store')}`,
      // pnpm does not read the variable of npm.
      `--registry=${registry}`,
      ...published,
    ],
    { cwd },
  )
  use('pnpm', cwd, version)
}

/** Whoever has another version of an optional peer, and does not use the entry that needs it, is not refused. */
function tryBesideOldPeers(version) {
  for (const peer of ['zod@4.1.12', 'zod@3.25.76']) {
    const cwd = folder(`beside-${peer}`)
    run(`npm install beside ${peer}`, 'npm', ['install', '--no-fund', '--no-audit', '--save-exact', peer], {
      cwd,
    })
    run(`npm install of ours beside ${peer}`, 'npm', ['install', '--no-fund', '--no-audit', ...published], {
      cwd,
    })
    use(`beside ${peer}`, cwd, version)
  }
  const cwd = join(work, 'beside-zod@3.25.76')
  const schemas = packages
    .filter(({ entries }) => entries.includes('schemas'))
    .map(({ name }) => specifier(name, 'schemas'))
  writeFileSync(
    join(cwd, 'old-zod.mjs'),
    `import { createClient, hosted } from '@frontdesk/core'
import { validation } from '@frontdesk/core/schema'
import { bookingsSchemas } from '${schemas.find((path) => path.includes('bookings'))}'
import { queryServices } from '@frontdesk/bookings'
const client = createClient({ platform: hosted(), validate: validation(bookingsSchemas) })
const error = await queryServices(client, {}).then(() => undefined, (error) => error)
if (!/zod 4\\.3/.test(error?.message)) { console.error(error); process.exit(1) }
`,
  )
  run('schemas beside zod 3 say which zod they need', process.execPath, ['old-zod.mjs'], { cwd })
}

function tryUnderJest() {
  const cwd = folder('under-jest', { type: 'commonjs' })
  run('npm install with Jest', 'npm', ['install', '--no-fund', '--no-audit', 'jest@30', ...published], {
    cwd,
  })
  writeFileSync(
    join(cwd, 'emulator.test.js'),
    `const { oauth } = require('@frontdesk/auth')
const { queryServices } = require('@frontdesk/bookings')
const { createClient, local } = require('@frontdesk/core')
const { createEmulator } = require('@frontdesk/emulator')
test('the emulator answers under Jest', async () => {
  const emulator = await createEmulator({ port: 0 })
  const client = createClient({ platform: local(emulator.url), auth: oauth({ clientId: emulator.clientId }) })
  expect((await queryServices(client, {})).items.length).toBeGreaterThan(0)
  await emulator.close()
})
`,
  )
  run('Jest runs the emulator', 'npx', ['jest'], { cwd })
}

const port = await freePort()
const registry = `http://127.0.0.1:${port}`
try {
  await startRegistry(registry)
  const version = prepareRelease()
  publish(registry)
  checkManifests(version)
  tryWithNpm(version)
  tryWithPnpm(version)
  tryBesideOldPeers(version)
  tryUnderJest()
  console.log(`\nThe release of ${version} was rehearsed: published, installed and used.`)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
} finally {
  await cleanUp()
}
