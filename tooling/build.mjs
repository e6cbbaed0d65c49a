// Builds one package from an empty `dist`: tsup itself leaves declarations of earlier builds behind.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

rmSync('dist', { recursive: true, force: true })
const tsup = fileURLToPath(new URL('../node_modules/tsup/dist/cli-default.js', import.meta.url))
const { status } = spawnSync(process.execPath, [tsup, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
