// The empty folder in which a consumer is tried: its files, the packages as published, and commands that must succeed.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { start } from '../process-tree.mjs'
import { withSiblings } from './packed.mjs'

/** A command of a consumer that did not do what it should, with all that it wrote. */
export class CommandFailed extends Error {}

const home = fileURLToPath(new URL('.', import.meta.url))

/**
 * Copies the files of a consumer into `folder` and gives its check the means to use them. Every `@frontdesk/…` in the
 * dependencies of its package.json becomes the packed or the published package.
 *
 * @param {{
 *   name: string, variant?: string, folder: string, specifiers: Readonly<Record<string, string>>, version: string,
 *   env: Readonly<Record<string, string>>,
 * }} settings `specifiers` says for each package what to install: a tarball or a version
 */
export function createProject({ name, variant, folder, specifiers, version, env }) {
  const source = join(home, name)
  cpSync(source, folder, { recursive: true, filter: (path) => path !== join(source, 'check.mjs') })
  cpSync(join(home, 'shared'), folder, { recursive: true })
  const started = []

  /** Starts a command in the folder. `output()` is what it has written so far, warnings and errors included. */
  function spawn(command, args, options = {}) {
    const written = { stdout: [], all: [] }
    const running = start(command, args, {
      cwd: options.cwd ?? folder,
      env: { ...process.env, NO_COLOR: '1', CI: 'true', ...env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.child.stdout.on('data', (chunk) => written.stdout.push(chunk))
    for (const stream of [running.child.stdout, running.child.stderr])
      stream.on('data', (chunk) => written.all.push(chunk))
    const ended = new Promise((resolve) => {
      running.child.on('error', (error) => resolve(error.message))
      running.child.on('close', (code, signal) => resolve(code ?? signal))
    })
    started.push(running)
    return {
      ...running,
      ended,
      stdout: () => Buffer.concat(written.stdout).toString(),
      output: () => Buffer.concat(written.all).toString(),
    }
  }

  /** Runs a command to its end and returns its standard output, and all that it wrote. `expect` is the exit code that it should end with. */
  async function run(command, args, { expect = 0, ...options } = {}) {
    const { ended, stdout, output } = spawn(command, args, options)
    const code = await ended
    if (code !== expect)
      throw new CommandFailed(`${[command, ...args].join(' ')} ended with ${code}:\n${output()}`)
    return { stdout: stdout(), output: output() }
  }

  /** The manifest with what is to be installed in place of each package of ours, and of those that they need. */
  function writeManifest(more = {}, cwd = folder) {
    const file = join(cwd, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    const own = { ...manifest.dependencies, ...manifest.devDependencies, ...more }
    const ours = Object.keys(own).filter((dependency) => dependency in specifiers)
    const packed = Object.fromEntries(
      withSiblings(ours).map((dependency) => [dependency, specifiers[dependency]]),
    )
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, devDependencies: {}, dependencies: { ...own, ...packed } }, undefined, 2),
    )
  }

  /** Installs what a package.json names, and `more`, with npm: that of the consumer unless `cwd` has another. */
  async function install(more, { cwd } = {}) {
    writeManifest(more, cwd)
    await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'], { cwd })
  }

  /** Starts a command and waits until `find` sees what it looks for in its output. */
  async function startUntil(command, args, find, options) {
    const running = spawn(command, args, options)
    let ended
    void running.ended.then((code) => (ended = { code }))
    for (;;) {
      const found = find(running.output())
      if (found) return found
      if (ended)
        throw new CommandFailed(
          `${[command, ...args].join(' ')} ended with ${ended.code}:\n${running.output()}`,
        )
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Starts the emulator by npx, as a user would, and waits until it is open. */
  function startEmulator(npxOptions = [], options = {}) {
    const find = (output) => {
      const [, url] = / is open at (\S+)/.exec(output) ?? []
      const [, clientId] = /Client id +(\S+)/.exec(output) ?? []
      const [, apiKey] = /API key +(\S+)/.exec(output) ?? []
      return apiKey && { url, clientId, apiKey }
    }
    return startUntil('npx', [...npxOptions, 'frontdesk-emulator', '--port', '0'], find, options)
  }

  /** Starts a server and waits until it prints its address, which it returns. */
  function startServer(command, args, options) {
    const address = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/
    return startUntil(command, args, (output) => address.exec(output)?.[0], options)
  }

  return {
    /** Where the files of the consumer are. */
    folder,
    /** What is tried of those that the consumer lists as `variants`. */
    variant,
    /** What is installed for each package: the address of a tarball, or a version. */
    specifiers,
    /** The version of the packages. */
    version,
    /** The registry that has the published packages, when no tarballs are tried. */
    registry: env.npm_config_registry,
    install,
    writeManifest,
    run,
    spawn,
    startEmulator,
    startUntil,
    startServer,
    /** Ends what still runs and removes the folder. */
    async remove() {
      await Promise.all(started.map((one) => one.stop()))
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
