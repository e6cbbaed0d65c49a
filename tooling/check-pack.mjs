// Packs every package and looks at the tarballs as their users will: manifest and files (publint), types under every
// module setting (attw), then a small project that imports all entries, runs them and checks their types.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages, root, specifier } from './packages.mjs'

const work = mkdtempSync(join(tmpdir(), 'frontdesk-pack-'))
const failures = []

function run(title, command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', ...options })
  if (status === 0) return
  failures.push(title)
  console.error(`\n${title}\n${stdout ?? ''}${stderr ?? ''}`)
}

function bin(name) {
  return join(root, 'node_modules/.bin', name)
}

/** Packages for browsers and servers alike; their declarations may need neither Node's types nor lenient checks. */
const portable = packages.filter(({ name }) => name !== 'react' && name !== 'emulator')

function pack() {
  for (const { name, folder } of packages) {
    run(`pack ${name}`, 'pnpm', ['pack', '--pack-destination', work], { cwd: folder })
  }
  return readdirSync(work).filter((file) => file.endsWith('.tgz'))
}

/** A project with the unpacked tarballs. What they depend on is linked from here, so that no registry is needed. */
function createConsumer(tarballs) {
  const project = join(work, 'consumer')
  const scope = join(project, 'node_modules/@frontdesk')
  mkdirSync(scope, { recursive: true })
  for (const tarball of tarballs) {
    const name = /^frontdesk-([a-z]+)-/.exec(tarball)[1]
    mkdirSync(join(scope, name))
    run(`unpack ${tarball}`, 'tar', [
      '-xzf',
      join(work, tarball),
      '-C',
      join(scope, name),
      '--strip-components',
      '1',
    ])
  }
  for (const { folder, manifest } of packages) {
    for (const dependency of Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.peerDependencies,
    })) {
      if (dependency.startsWith('@frontdesk/')) continue
      const target = join(project, 'node_modules', dependency)
      mkdirSync(join(target, '..'), { recursive: true })
      try {
        symlinkSync(join(folder, 'node_modules', dependency), target)
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
    }
  }
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true })
  symlinkSync(join(root, 'node_modules/@types/node'), join(project, 'node_modules/@types/node'))
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  return project
}

function importAll(list, from) {
  const specifiers = list.flatMap(({ name, entries }) => entries.map((entry) => specifier(name, entry)))
  return specifiers.map((path, index) => from(`entry${index}`, path)).join('\n')
}

function runConsumer(project) {
  const esm = importAll(
    packages,
    (name, path) =>
      `import * as ${name} from '${path}'\nif (!Object.keys(${name}).length) throw new Error('${path} exports nothing')`,
  )
  const commonJs = importAll(
    packages,
    (name, path) =>
      `const ${name} = require('${path}')\nif (!Object.keys(${name}).length) throw new Error('${path} exports nothing')`,
  )
  writeFileSync(join(project, 'run.mjs'), `${esm}\n`)
  writeFileSync(join(project, 'run.cjs'), `${commonJs}\n`)
  run('import every entry as an ES module', process.execPath, ['run.mjs'], { cwd: project })
  run('require every entry as CommonJS', process.execPath, ['run.cjs'], { cwd: project })
}

function checkConsumer(project) {
  const use = (name, path) =>
    `import * as ${name} from '${path}'\nexport const used_${name}: unknown = ${name}`
  writeFileSync(join(project, 'app.mts'), `${importAll(portable, use)}\n`)
  writeFileSync(join(project, 'app.cts'), `${importAll(portable, use)}\n`)

  function checkTypes(title, compiler, settings) {
    const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, ...settings }
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['app.mts', 'app.cts'] }),
    )
    const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
    run(`types in ${title} (${compiler})`, process.execPath, [tsc, '--pretty', 'false'], { cwd: project })
  }

  const browser = { lib: ['es2023', 'dom'], types: [], skipLibCheck: false, exactOptionalPropertyTypes: true }
  const node = { lib: ['es2023'], types: ['node'], skipLibCheck: false, exactOptionalPropertyTypes: true }
  for (const compiler of ['typescript', 'typescript-7']) {
    checkTypes('a browser app without Node types', compiler, browser)
    checkTypes('a Node app without DOM types', compiler, node)
  }
  // The oldest supported compiler cannot read every library of today, so only what the app itself uses counts.
  checkTypes('an app', 'typescript-5.4', { ...browser, skipLibCheck: true })
}

try {
  const tarballs = pack()
  for (const tarball of tarballs) {
    const file = join(work, tarball)
    run(`publint ${tarball}`, bin('publint'), [file, '--strict'])
    // Subpaths do not exist for the resolution of Node 10, which no supported Node uses.
    run(`attw ${tarball}`, bin('attw'), [file, '--profile', 'node16', '--no-emoji', '--no-color'])
  }
  const project = createConsumer(tarballs)
  runConsumer(project)
  checkConsumer(project)
  console.log(`${tarballs.length} packages packed and used`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.error(`\nFailed: ${failures.join('; ')}`)
  process.exitCode = 1
}
