import { writeFile } from 'node:fs/promises'
import type { Options } from 'tsup'
import { library } from '../../tooling/tsup.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

// The emulator carries its siblings and their zod schemas in its own files, so an app may have any version of zod
// or of the SDK beside it.
const siblings = /^@frontdesk\//

/** The entry for `import` and the command take the code from the CommonJS file: it is published once. */
const shareCommonJs: Plugin = {
  name: 'share-common-js',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/index\.ts$/ }, ({ importer }) =>
      /[/]src[/](?:esm|cli)\.ts$/.test(importer) ? { path: './index.cjs', external: true } : undefined,
    )
  },
}

const base = library('emulator', { dts: false })

export default [
  library('emulator', {
    entry: { index: 'src/esm.ts', cli: 'src/cli.ts' },
    format: ['esm'],
    dts: false,
    esbuildPlugins: [...(base.esbuildPlugins ?? []), shareCommonJs],
    // The declarations are published once, too: those of the CommonJS file.
    onSuccess: () => writeFile('dist/index.d.ts', "export * from './index.cjs'\n"),
  }),
  // jose and temporal-polyfill are ES modules alone, which Jest cannot `require`: they are in the file. It is minified,
  // because a server is run and not read; functions keep their names in stack traces.
  library('emulator', {
    entry: ['src/index.ts'],
    format: ['cjs'],
    external: [],
    noExternal: [siblings, 'jose', 'temporal-polyfill'],
    minify: true,
    keepNames: true,
  }),
]
