import { createServer } from 'vite'
import { root } from '../packages.mjs'

/** Packages come from their sources too, so that an edit there shows without a build. */
const alias = [
  { find: /^@frontdesk\/([a-z]+)$/, replacement: `${root}packages/$1/src/index.ts` },
  { find: /^@frontdesk\/([a-z]+)\/([a-z-]+)$/, replacement: `${root}packages/$1/src/$2.ts` },
]

/**
 * Serves a site from its sources, with its configuration as `/config.json`, on the first free port from the first one
 * given. The page follows every edit.
 */
export async function serveSources({ folder, config, ports }) {
  const configuration = {
    name: 'configuration',
    configureServer({ middlewares }) {
      middlewares.use('/config.json', (_, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(config))
      })
    },
    // The page follows the clock of the emulator.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${config.emulatorUrl}/_emulator/clock.js` }, injectTo: 'head-prepend' },
    ],
  }
  const server = await createServer({
    root: folder,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [configuration],
    resolve: { alias },
    server: { host: '127.0.0.1', port: ports[0], strictPort: ports.length === 1 },
  })
  await server.listen()
  return { url: server.resolvedUrls.local[0].replace(/\/$/, ''), stop: () => server.close() }
}
