// Rehearses a release against a registry on this machine, then uses the packages as a stranger would:
//   pnpm release:rehearse
// It clones the last commit, sets versions, runs `pnpm release`, and runs all consumers with what that registry has.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { published, root } from './packages.mjs'
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
      'create-frontdesk': { access: '$all', publish: '$all' },
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
    `---\n${published.map(({ manifest }) => `'${manifest.name}': patch`).join('\n')}\n---\n\nA rehearsal of the release\n`,
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
  for (const { manifest } of published) {
    const text = run(`manifest of ${manifest.name}`, 'npm', ['view', '--json', `${manifest.name}@${version}`])
    const own = JSON.parse(text)
    for (const field of ['devDependencies', 'scripts'])
      if (own[field] !== undefined) throw new StepFailed(`${manifest.name} is published with its ${field}.`)
    if (text.includes('workspace:') || text.includes('catalog:'))
      throw new StepFailed(
        `${manifest.name} is published with a range that only this repository understands.`,
      )
  }
}

/** The consumers of `tooling/consumers`, with what the registry has in place of tarballs. */
function tryConsumers(version) {
  const options = ['--registry', registry, '--version', version]
  const output = run('the consumers', process.execPath, [
    join(root, 'tooling/check-consumers.mjs'),
    ...options,
  ])
  console.log(output.replace(/^/gm, '    ').trimEnd())
}

const port = await freePort()
const registry = `http://127.0.0.1:${port}`
try {
  await startRegistry(registry)
  const version = prepareRelease()
  publish(registry)
  checkManifests(version)
  tryConsumers(version)
  console.log(`\nThe release of ${version} was rehearsed: published, installed and used.`)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
} finally {
  await cleanUp()
}
