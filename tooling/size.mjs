// Prints what an app pays for what it imports, in bytes after esbuild, minification and brotli, beside its budget; looks
// for code that an app does not use; and counts that no bundler keeps an operation that the app does not call. Reads the
// built packages: `pnpm size`. With `--write` the sizes of now become the budgets.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { rollup } from 'rollup'
import webpack from 'webpack'
import { loadOperations } from './operation-list.mjs'
import { packages } from './packages.mjs'
import { apps, base, used } from './size/apps.mjs'
import { bundle, entryOf, resolveBuilt } from './size/bundle.mjs'
import { declaredIn, judgeSize } from './size/verdict.mjs'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const budgetFile = fileURLToPath(new URL('size/budgets.json', import.meta.url))
const budgets = existsSync(budgetFile) ? JSON.parse(readFileSync(budgetFile, 'utf8')) : {}

if (!existsSync(entryOf('core', 'index'))) {
  console.error('The packages are not built: run "pnpm build" first.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-size-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const bundlers = {
  esbuild: async (code) => (await bundle(code)).code,
  async rollup(code) {
    const entry = join(folder, 'rollup.js')
    writeFileSync(entry, code)
    const result = await rollup({
      input: entry,
      plugins: [
        {
          name: 'built',
          resolveId: (path) => resolveBuilt(path) && { id: resolveBuilt(path), moduleSideEffects: false },
        },
        nodeResolve(),
        terser(),
      ],
      onwarn: () => undefined,
    })
    return (await result.generate({ format: 'es' })).output[0].code
  },
  async webpack(code) {
    const entry = join(folder, 'webpack.js')
    writeFileSync(entry, code)
    const alias = Object.fromEntries(
      packages.flatMap(({ name, entries }) =>
        entries.map((one) => [`@frontdesk/${name}${one === 'index' ? '' : '/' + one}$`, entryOf(name, one)]),
      ),
    )
    const options = {
      mode: 'production',
      entry,
      target: 'web',
      output: { path: folder, filename: 'webpack.out.js', library: { type: 'module' } },
      experiments: { outputModule: true },
      resolve: { alias },
    }
    await new Promise((resolve, reject) =>
      webpack(options, (error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(undefined),
      ),
    )
    return readFileSync(join(folder, 'webpack.out.js'), 'utf8')
  },
}

const failures = []
const print = (left, right, mark) => {
  console.log(`${mark} ${left.padEnd(70)} ${right}`)
}
const sizeOf = async (code, external) => brotliCompressSync((await bundle(code, { external })).code).length
const reachesZod = (inputs) => inputs.some((path) => /node_modules\/(\.pnpm\/)?zod/.test(path))

console.log('Bytes after minification and brotli')
const sizes = {}
for (const { id, name, code, goal, external, mustNotAppear } of apps) {
  sizes[id] = await sizeOf(code, external)
  const readable = await bundle(code, { external, minify: false })
  const unused = [
    ...declaredIn(readable.code, mustNotAppear),
    ...(reachesZod(readable.inputs) ? ['zod'] : []),
  ]
  if (unused.length) failures.push(`${name}: carries ${unused.join(', ')}`)
  const { verdict, text } = judgeSize(sizes[id], values.write ? sizes[id] : budgets[id], goal)
  if (verdict === 'refused') failures.push(`${name}: ${text}`)
  print(name, text, verdict === 'refused' || unused.length ? '✗' : verdict === 'grown' ? '!' : '✓')
}
if (values.write) writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`)
else if (apps.some(({ id, goal }) => judgeSize(sizes[id], budgets[id], goal).verdict === 'grown'))
  console.log(
    '! has grown by more than 3 %: set the budgets with "pnpm size --write" in the commit that needs the bytes',
  )

const operations = await loadOperations()

const usedCount = Object.values(used).flat().length
console.log(`\nOperations kept of an app that uses ${usedCount}`)
const ids = operations.map(({ spec }) => spec.id)
const few = [
  base,
  ...Object.entries(used).map(
    ([name, exported]) => `export { ${exported.join(', ')} } from '@frontdesk/${name}'`,
  ),
].join('\n')
for (const [name, run] of Object.entries(bundlers)) {
  const code = await run(few)
  const kept = ids.filter(
    (id) => new RegExp(`["'\`]${id}["'\`]`).test(code) && id !== 'auth.oauth.requestTokens',
  )
  if (kept.length !== usedCount) failures.push(`${name} keeps ${kept.join(', ')}`)
  print(name, `${kept.length} of ${ids.length}`, kept.length === usedCount ? '✓' : '✗')
}

console.log('\nDefault entries without zod')
for (const { name } of packages.filter((one) => one.name !== 'emulator')) {
  const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']
  const { inputs } = await bundle(`export * from '@frontdesk/${name}'`, { external })
  const found = reachesZod(inputs)
  if (found) failures.push(`@frontdesk/${name} reaches zod`)
  print(`@frontdesk/${name}`, found ? 'reaches zod' : 'none', found ? '✗' : '✓')
}

console.log('\nBytes that one operation adds to a client with a session')
const empty = await sizeOf(base)
const added = await Promise.all(
  operations.map(async ({ package: name, exported }) => ({
    exported,
    bytes: (await sizeOf(`${base}\nexport { ${exported} } from '@frontdesk/${name}'`)) - empty,
  })),
)
for (const { exported, bytes } of added.sort((a, b) => b.bytes - a.bytes))
  console.log(`${String(bytes).padStart(7)} ${exported}`)

if (failures.length) {
  console.error(`\nOver budget or leaking:\n${failures.map((one) => `  ${one}`).join('\n')}`)
  process.exitCode = 1
}
