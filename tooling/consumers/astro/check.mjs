// A site of Astro on Node: pages that the server renders, and a script that books through the handler.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPage } from '../browser.mjs'
import { freePort } from '../free-port.mjs'
import { checkServerRendered, checkSignIn } from '../server-rendered.mjs'

async function book(page, site) {
  await page.getByRole('link', { name: 'Deep-tissue massage' }).click()
  await page
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByText('Booked, and in your cart').waitFor()
  await page.goto(site)
  await page.getByText('Cart: 1').waitFor()
}

export async function check(project) {
  await project.install()
  const emulator = await project.startEmulator()
  const port = await freePort()
  const site = `http://localhost:${port}`
  const env = {
    PUBLIC_FRONTDESK_URL: emulator.url,
    SITE_ORIGIN: site,
    PORT: String(port),
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  await project.run(process.execPath, ['node_modules/astro/astro.js', 'build'], { env })
  const scripts = join(project.folder, 'dist/client/_astro')
  for (const file of readdirSync(scripts))
    if (readFileSync(join(scripts, file), 'utf8').includes('The server lets browsers make no call'))
      throw new Error(`${file} holds the code of the server.`)
  await project.startServer(process.execPath, ['dist/server/entry.mjs'], { env })
  await checkServerRendered(project, site, emulator)
  await openPage(site, (page) => book(page, site))
  await openPage(site, (page) => checkSignIn(page, site))
}
