// A server of Hono on Node: pages without scripts, and the handler beside them.
import { openPage } from '../browser.mjs'
import { freePort } from '../free-port.mjs'
import { checkServerRendered, checkSignIn } from '../server-rendered.mjs'

async function book(page, site) {
  await page.getByRole('link', { name: 'Deep-tissue massage' }).click()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.com')
  await page
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByText('Booked, and in your cart').waitFor()
  await page.goto(site)
  await page.getByText('Cart: 1').waitFor()
}

/** A form of another site must not book in the name of the person. */
async function checkForeignForm(site) {
  const answer = await fetch(`${site}/services/any`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Ana',
  })
  if (answer.status !== 403) throw new Error(`A form of another site is answered with ${answer.status}.`)
}

export const quick = true

export async function check(project) {
  await project.install()
  const emulator = await project.startEmulator()
  const site = `http://localhost:${await freePort()}`
  const env = { FRONTDESK_URL: emulator.url, SITE_ORIGIN: site }
  await project.startServer(process.execPath, ['server.mjs'], { env })
  await checkServerRendered(project, site, emulator)
  await checkForeignForm(site)
  await openPage(site, (page) => book(page, site))
  await openPage(site, (page) => checkSignIn(page, site))
}
