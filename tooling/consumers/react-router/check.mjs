// An app of React Router in framework mode: built, started, opened by twenty visitors at once, and used in Chromium. Its
// parts that run in a browser are those of the app of Next.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.mjs'
import { checkInBrowser, checkScripts, checkServerRendered } from '../server-rendered.mjs'

const app = fileURLToPath(new URL('../next/app/', import.meta.url))

export async function check(project) {
  cpSync(join(app, 'header.tsx'), join(project.folder, 'app/header.tsx'))
  cpSync(join(app, 'services/[serviceId]/booking.tsx'), join(project.folder, 'app/booking.tsx'))
  await project.install()
  const emulator = await project.startEmulator()
  const port = await freePort()
  const site = `http://localhost:${port}`
  const env = {
    VITE_FRONTDESK_URL: emulator.url,
    SITE_ORIGIN: site,
    PORT: String(port),
    NODE_ENV: 'production',
  }
  const bin = (name) => join(project.folder, 'node_modules/.bin', name)
  await project.run(bin('react-router'), ['typegen'])
  await project.run(bin('tsc'), [])
  await project.run(bin('react-router'), ['build'], { env })
  checkScripts(join(project.folder, 'build/client'))
  await project.startServer(bin('react-router-serve'), ['build/server/index.js'], { env })
  await checkServerRendered(project, site, emulator)
  await checkInBrowser(site, emulator)
}
