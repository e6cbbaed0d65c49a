import { runCommand } from './command.ts'
import { runImport } from './import-command.ts'

await runCommand(runImport)
