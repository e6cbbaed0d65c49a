import { library } from '../../tooling/tsup.ts'

export default [
  library('react', { entry: ['src/index.ts'], banner: { js: "'use client';" } }),
  // Loaders and servers use this entry: it must not become a client module.
  library('react', { entry: ['src/query.ts'] }),
]
