#!/usr/bin/env node
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { createApp, CreateError } from './create-app.ts'
import { templates } from './templates.ts'

const usage = `npm create frontdesk [folder] -- [--template <name>]

Creates a new app in a folder; the default is "frontdesk-app". The app lists services, books a time slot, signs in, and
starts the emulator in development.

  -t, --template <name>    framework of the app; the default is "vite"
  -h, --help               prints this help
  -v, --version            prints the version

Templates
${Object.entries(templates)
  .map(([name, { description }]) => `  ${name.padEnd(24)} ${description}`)
  .join('\n')}`

/** The package manager that runs this, by the words with which it introduces itself. */
const packageManagerOf = (agent = ''): string => /^(pnpm|yarn|bun)\//.exec(agent)?.[1] ?? 'npm'

/** Advice for a template that came as a second folder: npm keeps the option to itself when no `--` stands before it. */
const adviceOn = ([name = '']: readonly string[]): string =>
  Object.hasOwn(templates, name) ? ` To choose a template, write "--" first: -- --template ${name}` : ''

/** Creates the app and returns the text to print. */
const run = (): string => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      template: { type: 'string', short: 't', default: 'vite' },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', short: 'v', default: false },
    },
  })
  if (values.help) return usage
  if (values.version) return manifest.version
  const [folderName = 'frontdesk-app', ...more] = positionals
  if (more.length > 0)
    throw new CreateError(`One folder is expected, not ${positionals.join(' and ')}.${adviceOn(more)}`)
  const { template } = values
  const { folder } = createApp({
    folder: folderName,
    template,
    source: fileURLToPath(new URL('../templates', import.meta.url)),
    version: manifest.version,
  })
  const path = relative(process.cwd(), folder)
  const manager = packageManagerOf(process.env['npm_config_user_agent'])
  return `
  Your app is in ${path || 'this folder'}. Next:
${path && `\n    cd ${/\s/.test(path) ? `"${path}"` : path}`}
    ${manager} install
    ${manager} run dev     the app and the local platform${templates[template]?.hasTest ? `\n    ${manager} test        a test that books` : ''}
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
