// The apps that `npm create frontdesk` makes, from the packed or published package.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs the `create-frontdesk` of a project and returns what the command wrote. */
export function runCreate(project, args, options) {
  const specifier = project.specifiers['create-frontdesk']
  const from = specifier.startsWith('file:') ? specifier : `create-frontdesk@${specifier}`
  return project.run('npx', ['--yes', `--package=${from}`, 'create-frontdesk', ...args], options)
}

/** Makes an app of a template, installs what it needs, and returns its folder. */
export async function createApp(project, template) {
  const { stdout } = await runCreate(project, ['my-app', '--template', template])
  for (const step of ['cd my-app', 'npm install', 'npm run dev'])
    if (!stdout.includes(step)) throw new Error(`The next steps do not name "${step}":\n${stdout}`)
  const cwd = join(project.folder, 'my-app')
  const { dependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
  if (dependencies['@frontdesk/core'] !== `^${project.version}`)
    throw new Error(`The app depends on @frontdesk/core ${dependencies['@frontdesk/core']}.`)
  await project.install({}, { cwd })
  return cwd
}

/** Books the first time slot that an app offers: `Deep-tissue massage` is a link or a button. */
export async function book(page, role) {
  await page.getByRole(role, { name: 'Deep-tissue massage' }).click()
  await page
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('is booked and in your cart').waitFor()
}
