// Prints what an app pays for what it imports, in bytes after esbuild, minification and brotli, beside its budget; and
// counts that no bundler keeps an operation that the app does not use. Reads the built packages: `pnpm size`.
import { build } from 'esbuild'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { rollup } from 'rollup'
import webpack from 'webpack'
import { loadOperations } from './operation-list.mjs'
import { packages } from './packages.mjs'

const client = `
  import { createClient, hosted } from '@frontdesk/core'
  import { oauth } from '@frontdesk/auth'
  export const client = createClient({ platform: hosted(), auth: oauth({ clientId: 'id' }) })`

/** What an app imports, and the most that it may cost in bytes. The reason stands beside each number. */
const budgets = [
  {
    name: 'client, visitor session, one read (queryServiceLocations)',
    // Retries, time limits and every fault of the network included.
    budget: 4000,
    target: 4000,
    code: `${client}
      export { queryServiceLocations } from '@frontdesk/bookings'`,
  },
  {
    name: '… one whose answer is converted (queryServiceCategories)',
    budget: 4300,
    code: `${client}
      export { queryServiceCategories } from '@frontdesk/bookings'`,
  },
  {
    name: '… one with dates, pictures and pages (queryServices)',
    // The lightest peer, which has no session and no retries, is 3,370; the platform's own SDK 23,000.
    budget: 5100,
    target: 3300,
    code: `${client}
      export { queryServices } from '@frontdesk/bookings'`,
  },
  {
    name: 'one read with member sign-in, callback, sign-out, redirect sessions',
    // The platform's own SDK is 23,100 for the same.
    budget: 6000,
    target: 6000,
    code: `${client}
      export { queryServiceLocations } from '@frontdesk/bookings'
      export { startLogin, completeLogin, logout, createRedirectSession } from '@frontdesk/auth'`,
  },
  {
    name: '… and a sign-in form of its own (login)',
    budget: 6750,
    target: 6000,
    code: `${client}
      export { queryServiceLocations } from '@frontdesk/bookings'
      export { login, startLogin, completeLogin, logout, createRedirectSession } from '@frontdesk/auth'`,
  },
  {
    name: 'booking, sign-in, cart, checkout, orders, products',
    // A shop and a booking flow together; the platform's own SDK is 36,900.
    budget: 8150,
    code: `${client}
      export { createBooking, listAvailabilityTimeSlots, queryServices } from '@frontdesk/bookings'
      export { startLogin, completeLogin, logout, createRedirectSession } from '@frontdesk/auth'
      export { addLineItemsToCurrentCart, calculateCurrentCart, getCurrentCart, searchOrders } from '@frontdesk/ecom'
      export { queryProducts } from '@frontdesk/stores'`,
  },
  {
    name: 'webhooks: verify and read booking events',
    // Stripe's is 27,200.
    budget: 3000,
    code: `export { createWebhooks, bookingEvents } from '@frontdesk/webhooks'`,
  },
  {
    name: 'React: provider and useRead (React and TanStack Query not counted)',
    budget: 2500,
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'],
    code: `export { FrontdeskProvider, useRead } from '@frontdesk/react'`,
  },
]

/** An app that uses three operations of a hundred and fifty must carry three. */
const used = ['getService', 'queryServices', 'listAvailabilityTimeSlots']

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-size-'))
const entryOf = (name, entry) => packages.find((one) => one.name === name).folder + `/dist/${entry}.js`

/** Finds our packages in their `dist`, as an installed copy would be found. */
const resolveBuilt = (path) => {
  const match = /^@frontdesk\/([a-z]+)(?:\/([a-z-]+))?$/.exec(path)
  return match && entryOf(match[1], match[2] ?? 'index')
}

const built = {
  name: 'built',
  setup(builder) {
    builder.onResolve({ filter: /^@frontdesk\// }, ({ path }) => ({
      path: resolveBuilt(path),
      sideEffects: false,
    }))
  },
}

async function bundle(code, external = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: packages[0].folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    legalComments: 'none',
    external,
    plugins: [built],
  })
  return { code: outputFiles[0].text, inputs: Object.keys(metafile.inputs) }
}

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
    const { readFileSync } = await import('node:fs')
    return readFileSync(join(folder, 'webpack.out.js'), 'utf8')
  },
}

const failures = []
const print = (left, right, mark) => {
  console.log(`${mark} ${left.padEnd(70)} ${right}`)
}

if (!existsSync(entryOf('core', 'index'))) {
  console.error('The packages are not built: run "pnpm build" first.')
  process.exit(1)
}

console.log('Bytes after minification and brotli')
for (const { name, code, budget, target, external } of budgets) {
  const size = brotliCompressSync((await bundle(code, external)).code).length
  if (size > budget) failures.push(name)
  const goal = target && size > target ? `, goal ${target}` : ''
  print(name, `${size} of ${budget}${goal}`, size > budget ? '✗' : '✓')
}

console.log(`\nOperations kept of an app that uses ${used.length}`)
const ids = (await loadOperations()).map(({ spec }) => spec.id)
const three = `${client}\nexport { ${used.join(', ')} } from '@frontdesk/bookings'`
for (const [name, run] of Object.entries(bundlers)) {
  const code = await run(three)
  const kept = ids.filter(
    (id) => new RegExp(`["'\`]${id}["'\`]`).test(code) && id !== 'auth.oauth.requestTokens',
  )
  if (kept.length !== used.length) failures.push(`${name} keeps ${kept.join(', ')}`)
  print(name, `${kept.length} of ${ids.length}`, kept.length === used.length ? '✓' : '✗')
}

console.log('\nDefault entries without zod')
for (const { name } of packages.filter((one) => one.name !== 'emulator')) {
  const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']
  const { inputs } = await bundle(`export * from '@frontdesk/${name}'`, external)
  const found = inputs.some((path) => /node_modules\/(\.pnpm\/)?zod/.test(path))
  if (found) failures.push(`@frontdesk/${name} reaches zod`)
  print(`@frontdesk/${name}`, found ? 'reaches zod' : 'none', found ? '✗' : '✓')
}

rmSync(folder, { recursive: true, force: true })
if (failures.length) {
  console.error(`\nOver budget or leaking:\n${failures.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
