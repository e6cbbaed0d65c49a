import { runCommand } from './command.ts'
import { runReport } from './report-command.ts'

await runCommand(runReport)
