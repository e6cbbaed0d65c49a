import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Emulator } from '@frontdesk/emulator'
import type { SiteServer } from '../../../tooling/demo/site-server.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The built site, as it runs in production: `react-router-serve` in a process of its own. */
export async function serveRendered(emulator: Emulator): Promise<SiteServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['node_modules/@react-router/serve/bin.js', 'dist/server/index.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      FRONTDESK_URL: emulator.url,
      FRONTDESK_CLIENT_ID: emulator.clientId,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(([code]) => {
      throw new Error(`The server ended before it was ready (exit code ${String(code)})`)
    }),
  ])
  // The log of its requests: nobody reads it.
  child.stdout.resume()
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
