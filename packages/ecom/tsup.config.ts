import { library } from '../../tooling/tsup.ts'

export default library('ecom', { entry: ['src/index.ts', 'src/schemas.ts'] })
