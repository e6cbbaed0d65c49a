import { library } from '../../tooling/tsup.ts'

export default library('auth', { entry: ['src/index.ts', 'src/schemas.ts'] })
