import { library } from '../../tooling/tsup.ts'

export default library('payments', { entry: ['src/index.ts', 'src/schemas.ts'] })
