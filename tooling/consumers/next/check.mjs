// An app of Next with the App Router: built, started, opened by twenty visitors at once, and used in Chromium.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPage } from '../browser.mjs'
import { freePort } from '../free-port.mjs'
import { checkServerRendered, checkSignIn, readVisits } from '../server-rendered.mjs'

/** A sentence of `FrontdeskProvider`, and one of `sessionHandler`. */
const ofTheBrowser = 'FrontdeskProvider got no client'
const ofTheServer = 'The server lets browsers make no call'

function checkScripts(folder) {
  const scripts = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  if (!scripts.includes(ofTheBrowser)) throw new Error('The scripts of the page lack the provider.')
  if (scripts.includes(ofTheServer)) throw new Error('The scripts of the page hold the code of the server.')
}

/** Opens the page anew, and waits until React has taken it over and all is quiet. */
async function checkHydration(page) {
  const calls = []
  page.on('request', (request) => {
    if (request.url().includes('/api/frontdesk/')) calls.push(request.url())
  })
  const warnings = []
  page.on('console', (message) => {
    if (message.type() === 'error') warnings.push(message.text())
  })
  await page.reload()
  await page.waitForFunction(
    "Object.keys(document.querySelector('#cart') ?? {}).some((key) => key.startsWith('__reactFiber'))",
  )
  await page.waitForLoadState('networkidle')
  if (calls.length > 0)
    throw new Error(`The page asks again for what the server has read: ${calls.join(', ')}`)
  if (warnings.length > 0) throw new Error(`The page writes errors: ${warnings.join('\n')}`)
}

async function book(page) {
  await page.getByRole('link', { name: 'Deep-tissue massage' }).click()
  await page
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('E-mail').fill('ana@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('Booked, and in your cart').waitFor()
  await page.getByText('Cart: 1').waitFor()
  const answer = await page.reload()
  const html = (await answer.text()).replaceAll('<!-- -->', '')
  if (!html.includes('Cart: 1')) throw new Error('The server shows another cart than the browser.')
}

export async function check(project) {
  await project.install()
  await project.run(process.execPath, ['--conditions=react-server', 'imports.mjs'])
  const emulator = await project.startEmulator()
  const site = `http://localhost:${await freePort()}`
  const env = { NEXT_PUBLIC_FRONTDESK_URL: emulator.url, SITE_ORIGIN: site, NEXT_TELEMETRY_DISABLED: '1' }
  const next = join(project.folder, 'node_modules/next/dist/bin/next')
  await project.run(process.execPath, [next, 'build'], { env })
  checkScripts(join(project.folder, '.next/static'))
  await project.startUntil(
    process.execPath,
    [next, 'start', '--port', new URL(site).port],
    (output) => output.includes('Ready'),
    { env },
  )
  await checkServerRendered(project, site, emulator)
  const before = await readVisits(emulator)
  await openPage(site, async (page) => {
    await checkHydration(page)
    await book(page)
  })
  const after = await readVisits(emulator)
  if (after.visitors - before.visitors !== 1 || after.tokens - before.tokens !== 1)
    throw new Error(`One person in a browser was ${after.visitors - before.visitors} visitors.`)
  await openPage(site, (page) => checkSignIn(page, site))
}
