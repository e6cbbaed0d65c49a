import { library } from '../../tooling/tsup.ts'

export default library('create-frontdesk', { entry: ['src/cli.ts'], format: ['esm'], dts: false })
