// An app that Vite builds, opened in Chromium: the hooks show the services, and the page books.
import { join } from 'node:path'
import { openPage } from '../browser.mjs'

export const quick = true

export async function check(project) {
  await project.install()
  const { url, clientId } = await project.startEmulator()
  const vite = join(project.folder, 'node_modules/vite/bin/vite.js')
  await project.run(process.execPath, [vite, 'build'], {
    env: { VITE_FRONTDESK_URL: url, VITE_FRONTDESK_CLIENT_ID: clientId },
  })
  const site = await project.startServer(process.execPath, [vite, 'preview', '--port', '0'])
  await openPage(site, async (page) => {
    await page.waitForFunction('/^(booked|failed)/.test(document.title)', undefined, { timeout: 60_000 })
    const title = await page.title()
    if (!title.startsWith('booked')) throw new Error(title)
    const services = Number(await page.locator('#services').textContent())
    if (!(services > 0)) throw new Error('The hook shows no services.')
  })
}
