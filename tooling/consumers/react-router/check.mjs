// The app of the template `react-router`: a customer books in the app that `npm run dev` starts. Then it is built, started,
// opened by twenty visitors at once, and used in Chromium.
import { join } from 'node:path'
import { openPage } from '../browser.mjs'
import { book, createApp } from '../created-app.mjs'
import { freePort } from '../free-port.mjs'
import { checkInBrowser, checkScripts, checkServerRendered } from '../server-rendered.mjs'

/** The settings of a site on a free port, with a platform at `url`. */
async function settings(url) {
  const port = String(await freePort())
  const site = `http://localhost:${port}`
  const clientId = '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40'
  return {
    site,
    port,
    env: { VITE_FRONTDESK_URL: url, VITE_FRONTDESK_CLIENT_ID: clientId, SITE_ORIGIN: site },
  }
}

export async function check(project) {
  const cwd = await createApp(project, 'react-router')
  const bin = (name) => join(cwd, 'node_modules/.bin', name)

  const dev = await settings(`http://127.0.0.1:${await freePort()}`)
  await project.startUntil(
    bin('react-router'),
    ['dev', '--port', dev.port],
    (output) => output.includes(`${dev.site}/`),
    { cwd, env: dev.env },
  )
  await openPage(dev.site, (page) => book(page, 'link'))

  const emulator = await project.startEmulator([], { cwd })
  const { site, port, env } = await settings(emulator.url)
  await project.run('npm', ['run', 'build'], { cwd, env })
  checkScripts(join(cwd, 'build/client'))
  await project.startServer(bin('react-router-serve'), ['build/server/index.js'], {
    cwd,
    env: { ...env, PORT: port, NODE_ENV: 'production' },
  })
  await checkServerRendered({ folder: cwd }, site, emulator)
  await checkInBrowser(site, emulator)
}
