import { runCommand } from './command.ts'
import { runReceive } from './receive-command.ts'

await runCommand(runReceive)
