// Packs every package and looks at the tarballs as their users will: manifest and files (publint), types under every
// module setting (attw), then a small project that imports all entries, runs them and checks their types.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packages, root, specifier } from './packages.mjs'

/** Declarations for every runtime: they may need neither Node's types nor lenient checks. */
const portable = packages
  .filter(({ name }) => name !== 'react' && name !== 'emulator')
  .map((one) => ({ ...one, entries: one.entries.filter((entry) => entry !== 'node') }))

const work = mkdtempSync(join(tmpdir(), 'frontdesk-pack-'))
const project = join(work, 'consumer')
const failures = []

function run(title, command, args, cwd = root) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => chunks.push(Buffer.from(error.message)))
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString()
      if (code !== 0) {
        failures.push(title)
        console.error(`\n${title}\n${output}`)
      }
      resolve(output)
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

async function pack() {
  await run('pack', 'pnpm', ['--recursive', '--filter', './packages/*', 'pack', '--pack-destination', work])
  return readdirSync(work).filter((file) => file.endsWith('.tgz'))
}

function bin(name) {
  return join(root, 'node_modules/.bin', name)
}

function inspections(tarballs) {
  return tarballs.flatMap((tarball) => {
    const file = join(work, tarball)
    return [
      () => run(`publint ${tarball}`, bin('publint'), [file, '--strict']),
      // Subpaths do not exist for the resolution of Node 10, which no supported Node uses.
      () => run(`attw ${tarball}`, bin('attw'), [file, '--profile', 'node16', '--no-emoji', '--no-color']),
    ]
  })
}

/** A project with the unpacked tarballs. What they depend on is linked from here: no registry is needed. */
async function createConsumer(tarballs) {
  const modules = join(project, 'node_modules')
  for (const tarball of tarballs) {
    const target = join(modules, '@frontdesk', /^frontdesk-([a-z]+)-/.exec(tarball)[1])
    mkdirSync(target, { recursive: true })
    await run(`unpack ${tarball}`, 'tar', [
      '-xzf',
      join(work, tarball),
      '-C',
      target,
      '--strip-components',
      '1',
    ])
  }
  function link(dependency, source) {
    const target = join(modules, dependency)
    mkdirSync(dirname(target), { recursive: true })
    if (!existsSync(target)) symlinkSync(join(source, 'node_modules', dependency), target)
  }
  link('@types/node', root)
  for (const { folder, manifest } of packages) {
    const { dependencies, devDependencies, peerDependencies } = manifest
    for (const dependency of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      if (!dependency.startsWith('@frontdesk/')) link(dependency, folder)
    }
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
}

/** A line for each entry of the packages. */
function forEachEntry(list, line) {
  const specifiers = list.flatMap(({ name, entries }) => entries.map((entry) => specifier(name, entry)))
  return `${specifiers.map((path, index) => line(`entry${index}`, path)).join('\n')}\n`
}

function runs() {
  const check = (name, path) =>
    `if (Object.keys(${name}).length === 0) throw new Error('${path} exports nothing')`
  const esm = forEachEntry(
    packages,
    (name, path) => `import * as ${name} from '${path}'\n${check(name, path)}`,
  )
  const cjs = forEachEntry(
    packages,
    (name, path) => `const ${name} = require('${path}')\n${check(name, path)}`,
  )
  // Both forms are used too: what builds a form may change what its classes do.
  const use = `
async function use() {
  const { createClient, local, NetworkError, withResponse } = await load('@frontdesk/core')
  const { nodeTransport } = await load('@frontdesk/core/node')
  const { oauth } = await load('@frontdesk/auth')
  const { queryServices } = await load('@frontdesk/bookings')
  const { createEmulator } = await load('@frontdesk/emulator')
  const emulator = await createEmulator({ port: 0 })
  const fetch = nodeTransport()
  const client = createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
    fetch,
  })
  const { data, response } = await withResponse(queryServices, client, {})
  if (!data.items.length || response.status !== 200) throw new Error('A call gave nothing')
  await fetch.close()
  await emulator.close()
  if (NetworkError.name !== 'NetworkError') throw new Error('A class has lost its name')
  if (operations.length === 0) throw new Error('The list of operations is empty')
  for (const { name, package: from } of operations)
    if (typeof (await load(from))[name] !== 'function') throw new Error(from + ' lacks the operation ' + name)
}
use()
`
  const list = '@frontdesk/core/operations.json'
  const listImport = `import operations from '${list}' with { type: 'json' }\n`
  writeFileSync(join(project, 'run.mjs'), `${esm}${listImport}const load = (path) => import(path)\n${use}`)
  writeFileSync(
    join(project, 'run.cjs'),
    `${cjs}const load = require\nconst operations = load('${list}')\n${use}`,
  )
  return [
    () => run('import every entry as an ES module', process.execPath, ['run.mjs'], project),
    () => run('require every entry as CommonJS', process.execPath, ['run.cjs'], project),
  ]
}

function typeChecks() {
  const app = forEachEntry(
    portable,
    (name, path) => `import * as ${name} from '${path}'\nexport const used_${name}: unknown = ${name}`,
  )
  const files = ['app.mts', 'app.cts']
  for (const file of files) writeFileSync(join(project, file), app)

  const browser = { lib: ['es2023', 'dom'], types: [], skipLibCheck: false, exactOptionalPropertyTypes: true }
  const node = { lib: ['es2023'], types: ['node'], skipLibCheck: false, exactOptionalPropertyTypes: true }
  const cases = [
    ['a browser app without Node types', 'typescript', browser],
    ['a browser app without Node types', 'typescript-7', browser],
    ['a Node app without DOM types', 'typescript', node],
    ['a Node app without DOM types', 'typescript-7', node],
    // The oldest supported compiler cannot read every library of today, so only what the app itself uses counts.
    ['an app', 'typescript-5.4', { ...browser, skipLibCheck: true }],
  ]
  return cases.map(([title, compiler, settings], index) => {
    const config = `tsconfig.${index}.json`
    const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, ...settings }
    writeFileSync(join(project, config), JSON.stringify({ compilerOptions, files }))
    const args = [join(root, 'node_modules', compiler, 'bin/tsc'), '--pretty', 'false', '-p', config]
    return () => run(`types in ${title} (${compiler})`, process.execPath, args, project)
  })
}

/** The source of a small app that uses three operations. */
const smallApp = `import { oauth } from '@frontdesk/auth'
import { createBooking, getService, queryServices, type Service } from '@frontdesk/bookings'
import { createClient, hosted } from '@frontdesk/core'

const client = createClient({ platform: hosted(), auth: oauth({ clientId: 'id' }) })

export async function book(name: string): Promise<string | undefined> {
  const page = await queryServices(client, { filter: { name: { $startsWith: name }, type: 'CLASS' } })
  const [first] = page.items
  if (!first) return undefined
  const service: Service = await getService(client, { serviceId: first.id })
  const booking = await createBooking(client, {
    booking: { bookedEntity: { slot: { eventId: service.id, resource: undefined } }, totalParticipants: 1 },
    participantNotification: undefined,
  })
  return booking.id
}
`

/** The most type instantiations that a small app may cost its editor. */
const mostInstantiations = 600

/** A small app under the oldest and the newest compilers: without leniency, and what it costs with it. */
function smallAppChecks() {
  writeFileSync(join(project, 'small.mts'), smallApp)
  return ['typescript-5.4', 'typescript', 'typescript-7'].flatMap((compiler) =>
    [false, true].map((skipLibCheck) => async () => {
      const config = `tsconfig.small.${compiler}.${skipLibCheck}.json`
      const compilerOptions = {
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        skipLibCheck,
      }
      writeFileSync(join(project, config), JSON.stringify({ compilerOptions, files: ['small.mts'] }))
      const title = `types of three operations (${compiler}, skipLibCheck ${skipLibCheck})`
      const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
      const output = await run(
        title,
        process.execPath,
        [tsc, '--extendedDiagnostics', '--pretty', 'false', '-p', config],
        project,
      )
      const count = Number(/Instantiations:\s+(\d+)/.exec(output)?.[1])
      if (!skipLibCheck) return
      console.log(`${title}: ${count} instantiations of at most ${mostInstantiations}`)
      if (!(count < mostInstantiations)) failures.push(title)
    }),
  )
}

try {
  const tarballs = await pack()
  await createConsumer(tarballs)
  await together([...smallAppChecks(), ...typeChecks(), ...runs(), ...inspections(tarballs)])
  console.log(`${tarballs.length} packages packed and used`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.error(`\nFailed: ${failures.join('; ')}`)
  process.exitCode = 1
}
