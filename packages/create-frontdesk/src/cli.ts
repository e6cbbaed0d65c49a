#!/usr/bin/env node
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { createApp, CreateError } from './create-app.ts'

const usage = `npm create frontdesk [folder]

Makes a new app in a folder, "frontdesk-app" unless named: Vite and React with the local platform, one booking,
one sign-in and one test.

  -h, --help       prints this
  -v, --version    prints the version`

/** The package manager that runs this, by the words with which it introduces itself. */
const packageManagerOf = (agent = ''): string => /^(pnpm|yarn|bun)\//.exec(agent)?.[1] ?? 'npm'

/** Creates the app and returns the text to print. */
const run = (): string => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', short: 'v', default: false },
    },
  })
  if (values.help) return usage
  if (values.version) return manifest.version
  if (positionals.length > 1)
    throw new CreateError(`One folder is expected, not ${positionals.join(' and ')}.`)
  const { folder } = createApp({
    folder: positionals[0] ?? 'frontdesk-app',
    template: fileURLToPath(new URL('../template', import.meta.url)),
    version: manifest.version,
  })
  const path = relative(process.cwd(), folder)
  const manager = packageManagerOf(process.env['npm_config_user_agent'])
  return `
  Your app is in ${path || 'this folder'}. Next:
${path && `\n    cd ${/\s/.test(path) ? `"${path}"` : path}`}
    ${manager} install
    ${manager} run dev     the app and the local platform
    ${manager} test        a test that books
`
}

try {
  console.log(run())
} catch (error) {
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
  if (!(error instanceof CreateError) && !isUsage) throw error
  console.error(`create-frontdesk: ${(error as Error).message}${isUsage ? `\n\n${usage}` : ''}`)
  process.exitCode = 1
}
