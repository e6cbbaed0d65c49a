import { library } from '../../tooling/tsup.ts'

const entry = ['src/index.ts']

export default [
  library('webhooks', { entry, format: ['esm'] }),
  // jose is an ES module alone, which Jest cannot `require`.
  library('webhooks', { entry, format: ['cjs'], noExternal: ['jose'] }),
]
