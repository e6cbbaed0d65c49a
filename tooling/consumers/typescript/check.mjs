// The declarations of all entries under the compilers of apps, with strict flags and without `skipLibCheck`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, specifier } from '../../packages.mjs'

const versions = { 5.4: '5.4.5', 5.9: '5.9.3', 6: '6.0.3', 7: '7.0.2' }

export const variants = Object.keys(versions)
export const quick = ['5.4', '7']

/** The most type instantiations that a small app may cost its editor. */
const mostInstantiations = 600

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
  target: 'es2022',
  noEmit: true,
}
const nodeNext = { module: 'nodenext' }
const bundler = { module: 'esnext', moduleResolution: 'bundler' }
const browser = { lib: ['es2023', 'dom', 'dom.iterable'], types: [] }
const server = { lib: ['es2023'], types: ['node'] }

/** Declarations for every runtime: they need neither Node's types nor those of React. */
const portable = packages
  .filter(({ name }) => name !== 'react' && name !== 'emulator')
  .flatMap(({ name, entries }) =>
    entries.filter((entry) => entry !== 'node').map((entry) => specifier(name, entry)),
  )

/** A line for each entry, and a use of it. */
const everyEntry = (load) =>
  portable.map((path, index) => `${load(path, `entry${index}`)}\nvoid entry${index}\n`).join('')

/** Compilers before 5.9 cannot read the declarations of every library of today, such as those of zod and Node. */
const cases = [
  ['a browser app, node resolution', ['every.mts', 'every.cts'], { ...nodeNext, ...browser }, '5.9'],
  ['a browser app, bundler resolution', ['every.mts'], { ...bundler, ...browser }, '5.9'],
  ['a server', ['server.mts', 'every.mts'], { ...nodeNext, ...server }, '5.9'],
  ['a React app', ['app.tsx'], { ...bundler, ...browser, jsx: 'react-jsx' }, '5.4'],
  ['a small app', ['small.mts'], { ...nodeNext, ...browser }, '5.4'],
]

export async function check(project) {
  await project.install({ typescript: versions[project.variant] })
  const tsc = join(project.folder, 'node_modules/typescript/bin/tsc')
  const write = (file, text) => writeFileSync(join(project.folder, file), text)
  write(
    'every.mts',
    everyEntry((path, name) => `import * as ${name} from '${path}'`),
  )
  write(
    'every.cts',
    everyEntry((path, name) => `import ${name} = require('${path}')`),
  )

  async function compile(title, files, settings, ...options) {
    const config = `tsconfig.${title.replaceAll(/\W+/g, '-')}.json`
    write(config, JSON.stringify({ compilerOptions: { ...strict, ...settings }, files }))
    return project.run(process.execPath, [tsc, '--pretty', 'false', '-p', config, ...options])
  }
  for (const [title, files, settings, oldest] of cases)
    if (Number(project.variant) >= Number(oldest)) await compile(title, files, settings)
    else await compile(title, files, { ...settings, skipLibCheck: true })
  const editor = { ...nodeNext, ...browser, skipLibCheck: true }
  const { stdout } = await compile('an editor', ['small.mts'], editor, '--extendedDiagnostics')
  const count = Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1])
  if (!(count < mostInstantiations))
    throw new Error(
      `A small app costs ${count} type instantiations; at most ${mostInstantiations} are allowed.`,
    )
}
