import { library } from '../../tooling/tsup.ts'

export default library('webhooks', { entry: ['src/index.ts'] })
