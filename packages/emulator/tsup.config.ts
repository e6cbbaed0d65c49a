import { library } from '../../tooling/tsup.ts'

// The emulator carries its siblings and their zod schemas in its own files, so an app may have any version of zod
// or of the SDK beside it.
const siblings = /^@frontdesk\//

export default [
  // The command and the library share their code as a chunk.
  library('emulator', {
    entry: ['src/index.ts', 'src/cli.ts'],
    format: ['esm'],
    external: [],
    noExternal: [siblings],
    splitting: true,
    dts: { entry: 'src/index.ts' },
  }),
  // jose and temporal-polyfill are ES modules alone, which Jest cannot `require`; the command uses top-level await, which
  // CommonJS does not have.
  library('emulator', {
    entry: ['src/index.ts'],
    format: ['cjs'],
    external: [],
    noExternal: [siblings, 'jose', 'temporal-polyfill'],
  }),
]
