import { library } from '../../tooling/tsup.ts'

export default library('stores', { entry: ['src/index.ts', 'src/schemas.ts'] })
