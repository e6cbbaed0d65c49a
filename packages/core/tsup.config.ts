import { library } from '../../tooling/tsup.ts'

export default library('core', {
  entry: ['src/index.ts', 'src/schema.ts', 'src/node.ts', 'src/opentelemetry.ts'],
})
