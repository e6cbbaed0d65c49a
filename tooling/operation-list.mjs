import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const families = ['auth', 'bookings', 'ecom', 'payments', 'stores']
const packages = fileURLToPath(new URL('../packages', import.meta.url))

/** Resolves our packages to their sources, for esbuild. */
export const sources = {
  name: 'sources',
  setup(builder) {
    builder.onResolve({ filter: /^@frontdesk\// }, ({ path }) => {
      const [, name, entry = 'index'] = path.split('/')
      return { path: `${packages}/${name}/src/${entry}.ts`, sideEffects: false }
    })
  },
}

/** Every operation that a family exports, with the name of its package and its export. */
export async function loadOperations() {
  const contents = families.map((name) => `export * as ${name} from '@frontdesk/${name}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: packages, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [sources],
  })
  const loaded = await import(
    'data:text/javascript;base64,' + Buffer.from(outputFiles[0].contents).toString('base64')
  )
  return families.flatMap((name) =>
    Object.entries(loaded[name])
      .filter(([, value]) => typeof value === 'function' && value.spec)
      .map(([exported, { spec }]) => ({ package: name, exported, spec }))
      .sort((a, b) => (a.spec.id < b.spec.id ? -1 : 1)),
  )
}
