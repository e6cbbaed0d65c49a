// Playwright as the guide shows it, in the app that `npm create frontdesk` makes: what CI runs, but for what it installs.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '../../chromium.mjs'
import { runCreate } from '../created-app.mjs'
import { freePort } from '../free-port.mjs'

const playwright = '1.65.1'

/** The commands of the workflow, which must be those of the shell. */
function readCommands(folder) {
  const workflow = readFileSync(join(folder, '.github/workflows/test.yml'), 'utf8')
  const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command)
  const shell = readFileSync(join(folder, 'ci.sh'), 'utf8').match(/^np[mx] .+$/gm)
  if (commands.join('\n') !== shell.join('\n'))
    throw new Error(`The workflow runs\n${commands.join('\n')}\nand the shell\n${shell.join('\n')}`)
  return commands
}

/** Both ports of the files may be in use on this machine. */
async function changePorts(folder, files) {
  const ports = { 4600: await freePort(), 4173: await freePort() }
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    const changed = text.replace(/\b(4600|4173)\b/g, (port) => String(ports[port]))
    writeFileSync(join(folder, file), changed)
  }
}

export async function check(project) {
  const { folder } = project
  await runCreate(project, ['my-app'])

  const cwd = join(folder, 'my-app')
  for (const name of ['e2e', 'playwright.config.ts'])
    cpSync(join(folder, name), join(cwd, name), { recursive: true })
  await changePorts(cwd, ['playwright.config.ts', 'e2e/frontdesk.ts'])
  await project.install({ '@playwright/test': playwright }, { cwd })

  // The browser of this machine in place of the one that `playwright install` would bring.
  const launchOptions = JSON.stringify({ executablePath: await chromiumPath() })
  writeFileSync(
    join(cwd, 'ci.config.ts'),
    `import config from './playwright.config'\nexport default { ...config, use: { ...config.use, launchOptions: ${launchOptions} } }\n`,
  )
  const types = JSON.parse(readFileSync(join(cwd, 'tsconfig.json'), 'utf8'))
  const include = [...types.include, 'e2e', 'playwright.config.ts']
  writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ ...types, include }))
  await project.run('npx', ['tsc'], { cwd })

  for (const command of readCommands(folder)) {
    if (command === 'npm ci' || command.startsWith('npx playwright install')) continue
    const config = command === 'npx playwright test' ? ['--config', 'ci.config.ts'] : []
    const [program, ...args] = [...command.split(' '), ...config]
    await project.run(program, args, { cwd })
  }
}
