// The app of the template `next`: a customer books in the app that `npm run dev` starts. Then it is built, started, opened by
// twenty visitors at once, and used in Chromium.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openPage } from '../browser.mjs'
import { book, createApp } from '../created-app.mjs'
import { freePort } from '../free-port.mjs'
import { checkInBrowser, checkScripts, checkServerRendered } from '../server-rendered.mjs'

/** The settings of a site on a free port, with a platform at `url`. */
async function settings(url) {
  const site = `http://localhost:${await freePort()}`
  const env = {
    FRONTDESK_CLIENT_ID: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
    NEXT_PUBLIC_FRONTDESK_URL: url,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_ORIGIN: site,
  }
  return { site, env, port: new URL(site).port }
}

export async function check(project) {
  const cwd = await createApp(project, 'next')
  cpSync(join(project.folder, 'imports.mjs'), join(cwd, 'imports.mjs'))
  await project.run(process.execPath, ['--conditions=react-server', 'imports.mjs'], { cwd })
  const next = join(cwd, 'node_modules/next/dist/bin/next')

  const dev = await settings(`http://127.0.0.1:${await freePort()}`)
  await project.startUntil(
    process.execPath,
    [next, 'dev', '--port', dev.port],
    (output) => output.includes('The local platform and its inspector'),
    { cwd, env: dev.env },
  )
  await openPage(dev.site, (page) => book(page, 'link'))

  const emulator = await project.startEmulator([], { cwd })
  const { site, env, port } = await settings(emulator.url)
  await project.run(process.execPath, [next, 'build'], { cwd, env })
  checkScripts(join(cwd, '.next/static'))
  await project.startUntil(
    process.execPath,
    [next, 'start', '--port', port],
    (output) => output.includes('Ready'),
    { cwd, env },
  )
  await checkServerRendered({ folder: cwd }, site, emulator)
  await checkInBrowser(site, emulator)
}
