import { library } from '../../tooling/tsup.ts'

export default library('bookings', { entry: ['src/index.ts', 'src/schemas.ts'] })
