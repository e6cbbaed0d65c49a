// An app of Next with the App Router: built, started, opened by twenty visitors at once, and used in Chromium.
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { checkInBrowser, checkScripts, checkServerRendered } from '../server-rendered.mjs'

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
  await checkInBrowser(site, emulator)
}
