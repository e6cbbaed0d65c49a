// The app that `npm create frontdesk` makes: its types, its test, its build, and in Chromium a booking and a sign-in. The
// apps of the other templates are the consumers `next` and `react-router`.
import { openPage } from '../browser.mjs'
import { book, createApp, runCreate } from '../created-app.mjs'
import { freePort } from '../free-port.mjs'

async function signIn(page, site) {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel(/e-?mail/i).fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('harbour-ana-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${site}/`)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

async function checkRefusals(project) {
  const cases = [
    [['my-app'], 'is not empty'],
    [
      ['other', '--template', 'nuxt'],
      'There is no template "nuxt". Choose one of these: vite, next, react-router.',
    ],
    [['other', 'next'], 'To choose a template, write "--" first: -- --template next'],
    [['other', '--framework', 'next'], "Unknown option '--framework'"],
  ]
  for (const [args, message] of cases) {
    const { output } = await runCreate(project, args, { expect: 1 })
    if (!output.includes(message))
      throw new Error(`create-frontdesk ${args.join(' ')} does not say "${message}":\n${output}`)
  }
}

export async function check(project) {
  const cwd = await createApp(project, 'vite')
  await checkRefusals(project)
  const { stdout } = await runCreate(project, ['--help'])
  if (!/^ {2}react-router +React Router/m.test(stdout))
    throw new Error(`--help lists no template:\n${stdout}`)
  for (const script of ['test', 'build']) await project.run('npm', ['run', script], { cwd })

  const env = { VITE_FRONTDESK_URL: `http://127.0.0.1:${await freePort()}` }
  const dev = ['run', 'dev', '--', '--port', '0', '--host', '127.0.0.1']
  const siteIn = (output) => /Local: +(http:\S+:\d+)/.exec(output)?.[1]
  const site = await project.startUntil('npm', dev, siteIn, { cwd, env })
  await openPage(site, (page) => book(page, 'button'))
  await openPage(site, (page) => signIn(page, site))
}
