// Uses the packed packages as their users do: each consumer under `tooling/consumers` is a project in a folder of its own,
// with the tarballs installed by a package manager.
//   pnpm check:consumers                 all
//   pnpm check:consumers node vite       these, or one variant: node-22
//   pnpm check:consumers --quick         the part that the gate runs
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pack } from './consumers/packed.mjs'
import { CommandFailed, createProject } from './consumers/project.mjs'
import { published } from './packages.mjs'
import { whenStopped } from './process-tree.mjs'

const usage = `pnpm check:consumers [names] [--quick] [--list]

Packs the built packages, installs them in empty folders and runs the projects of tooling/consumers.
  names               only these consumers or variants of them
  --quick             only the consumers that the gate runs
  --list              prints the names
  --registry <url>    installs what this registry has in place of tarballs; the version is that of the packages
  --version <version> the version to install from the registry`

const home = fileURLToPath(new URL('consumers/', import.meta.url))

function leave(message) {
  console.error(message)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        registry: { type: 'string' },
        version: { type: 'string', default: published[0].manifest.version },
      },
    })
  } catch (error) {
    return leave(`${error.message}\n\n${usage}`)
  }
}

/** Each folder with a check is a consumer, or several that differ by a variant, such as the version of Node. */
async function readConsumers() {
  const names = readdirSync(home).filter((name) => existsSync(join(home, name, 'check.mjs')))
  const lists = await Promise.all(
    names.map(async (name) => {
      const { check, variants = [undefined], quick = false } = await import(`./consumers/${name}/check.mjs`)
      return variants.map((variant) => ({
        name,
        variant,
        check,
        id: variant === undefined ? name : `${name}-${variant}`,
        quick: quick === true || (Array.isArray(quick) && quick.includes(variant)),
      }))
    }),
  )
  return lists.flat()
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(usage)
  process.exit()
}
const all = await readConsumers()
for (const wanted of positionals)
  if (!all.some(({ id, name }) => id === wanted || name === wanted))
    leave(`There is no consumer ${wanted}. There are: ${all.map(({ id }) => id).join(', ')}.`)
const chosen = all.filter(
  ({ id, name, quick }) =>
    (positionals.length === 0 || positionals.includes(id) || positionals.includes(name)) &&
    (!values.quick || quick),
)
if (values.list) {
  console.log(chosen.map(({ id }) => id).join('\n'))
  process.exit()
}

const work = mkdtempSync(join(tmpdir(), 'frontdesk-consumers-'))
const projects = new Set()
async function cleanUp() {
  await Promise.all([...projects].map((project) => project.remove()))
  rmSync(work, { recursive: true, force: true, maxRetries: 3 })
}
whenStopped(cleanUp)

/** The tarball or version to install for each package. */
function specifiersOf() {
  if (values.registry)
    return Object.fromEntries(published.map(({ manifest }) => [manifest.name, values.version]))
  const tarballs = pack(join(work, 'tarballs'))
  return Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
}

const failed = []

async function tryConsumer({ id, name, variant, check }, specifiers) {
  const started = performance.now()
  const env = values.registry ? { npm_config_registry: values.registry } : {}
  const project = createProject({
    name,
    variant,
    folder: join(work, id),
    specifiers,
    version: values.version,
    env,
  })
  projects.add(project)
  const problem = await check(project).then(
    () => undefined,
    (error) => (error instanceof CommandFailed ? error.message : (error.stack ?? String(error))),
  )
  projects.delete(project)
  await project.remove()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${problem === undefined ? 'ok    ' : 'FAILED'} ${id.padEnd(16)} ${seconds.padStart(6)} s`)
  if (problem === undefined) return
  failed.push(id)
  console.error(`\n${problem.replace(/^/gm, '  ')}\n`)
}

try {
  const specifiers = specifiersOf()
  const queue = [...chosen]
  async function worker() {
    for (let one = queue.shift(); one; one = queue.shift()) await tryConsumer(one, specifiers)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await cleanUp()
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}. One alone: pnpm check:consumers ${failed[0]}`)
  process.exitCode = 1
} else if (process.exitCode !== 1) console.log(`${chosen.length} consumers use the packages`)
