// The app that `npm create frontdesk` makes: its types, its test, its build, and in Chromium a booking and a sign-in.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPage } from '../browser.mjs'
import { freePort } from '../free-port.mjs'

async function book(page) {
  await page.getByRole('listitem').getByRole('button').first().click()
  await page
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('E-mail').fill('ana@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('is booked and in your cart').waitFor()
}

async function signIn(page, site) {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel(/e-?mail/i).fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('harbour-ana-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${site}/`)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

export async function check(project) {
  const specifier = project.specifiers['create-frontdesk']
  const from = specifier.startsWith('file:') ? specifier : `create-frontdesk@${specifier}`
  const create = ['--yes', `--package=${from}`, 'create-frontdesk', 'my-app']
  const { stdout } = await project.run('npx', create)
  const { output } = await project.run('npx', create, { expect: 1 })
  if (!output.includes('is not empty')) throw new Error(`A folder in use is not refused:\n${output}`)
  for (const step of ['cd my-app', 'npm install', 'npm run dev'])
    if (!stdout.includes(step)) throw new Error(`The next steps do not name "${step}":\n${stdout}`)

  const cwd = join(project.folder, 'my-app')
  const { dependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
  if (dependencies['@frontdesk/core'] !== `^${project.version}`)
    throw new Error(`The app depends on @frontdesk/core ${dependencies['@frontdesk/core']}.`)
  await project.install({}, { cwd })
  for (const script of ['test', 'build']) await project.run('npm', ['run', script], { cwd })

  const env = { VITE_FRONTDESK_URL: `http://127.0.0.1:${await freePort()}` }
  const dev = ['run', 'dev', '--', '--port', '0', '--host', '127.0.0.1']
  const siteIn = (output) => /Local: +(http:\S+:\d+)/.exec(output)?.[1]
  const site = await project.startUntil('npm', dev, siteIn, { cwd, env })
  await openPage(site, book)
  await openPage(site, (page) => signIn(page, site))
}
