import { library } from '../../tooling/tsup.ts'

export default [
  library('emulator', { entry: ['src/index.ts'] }),
  // The command uses top-level await, which CommonJS does not have.
  library('emulator', { entry: ['src/cli.ts'], format: ['esm'], dts: false }),
]
