import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names with a hash in them never change what they hold; everything else is asked for anew. */
const forever = 'public, max-age=31536000, immutable'
const anew = 'no-cache'

/** Kinds of files that become smaller; pictures and fonts are compressed already. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt'])

/** Below this many bytes compression gains nothing. */
const smallest = 500

/** How a body is made smaller, the best way first. */
const encodings = [
  {
    name: 'br',
    encode: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  { name: 'gzip', encode: (body) => gzipSync(body) },
]

/** A body in the best encoding that the browser takes. Each is made once, when it is first asked for. */
function encoded(file, { headers }) {
  const accepted = (headers['accept-encoding'] ?? '').split(/[,;]/).map((word) => word.trim())
  const way = file.compressible && encodings.find(({ name }) => accepted.includes(name))
  if (!way) return { body: file.body }
  file.encoded[way.name] ??= way.encode(file.body)
  return { body: file.encoded[way.name], encoding: way.name }
}

/**
 * Every file of a folder by its path in an address. All is read at once: no request names a file of the disk, and a
 * build that runs later does not mix with this one.
 */
function readFolder(folder) {
  const files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // A link is no file: it may lead anywhere.
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const body = readFileSync(file)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    files.set(path, {
      body,
      compressible: texts.has(extname(file)) && body.length >= smallest,
      encoded: {},
      type: types[extname(file)] ?? 'application/octet-stream',
      cache: path.startsWith('/assets/') ? forever : anew,
    })
  }
  return files
}

/** Whether a person opens a page, and not a page one of its parts. */
function isNavigation({ headers }) {
  return headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html')
}

/** The path of a request; none when it cannot be read. */
function pathOf({ url }) {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname)
  } catch {
    return undefined
  }
}

async function answer(files, request) {
  const path = pathOf(request)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: 'Only GET and HEAD are answered here.' }
  if (path === undefined) return { status: 400, body: 'The address cannot be read.' }
  // The site has routes of its own, which only its page knows.
  const found =
    files.get(path === '/' ? '/index.html' : path) ??
    (isNavigation(request) ? files.get('/index.html') : undefined)
  if (!found) return { status: 404, body: 'There is no such file.' }
  const { type, cache } = found
  const { body, encoding } = encoded(found.fresh ? await found.fresh() : found, request)
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': cache,
      ...(found.compressible && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server.address().port))
  })
}

/** The page with something at the start of its head. */
function withHead(page, head) {
  return Buffer.from(page.toString().replace('<head>', () => `<head>${head}`))
}

/** The configuration in the page, so that it waits for no other file, and a connection to the platform. */
function configHead(config) {
  const origin = new URL(config.emulatorUrl).origin
  return (
    `<link rel="preconnect" href="${origin}" crossorigin>` +
    `<script type="application/json" id="site-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`
  )
}

/** The script that lets the page follow the clock of the emulator; nothing while no emulator answers. */
async function clockHead({ emulatorUrl }) {
  try {
    const response = await fetch(new URL('/_emulator/clock.js', emulatorUrl), {
      signal: AbortSignal.timeout(1_000),
    })
    return response.ok ? `<script>${await response.text()}</script>` : ''
  } catch {
    return ''
  }
}

/**
 * Serves a built site, with its configuration in the page and as `/config.json`, on the first free one of the ports.
 *
 * @throws Error when all of them are in use, or the site is not built
 */
export async function serveSite({ folder, config, ports }) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('The booking site is not built: run "pnpm build" first.')
  const files = readFolder(folder)
  const page = files.get('/index.html')
  const pageBody = withHead(page.body, configHead(config))
  files.set('/index.html', {
    ...page,
    // Each time with the time that the clock of the emulator shows then.
    fresh: async () => ({ ...page, body: withHead(pageBody, await clockHead(config)), encoded: {} }),
  })
  files.set('/config.json', {
    body: Buffer.from(JSON.stringify(config)),
    type: types['.json'],
    cache: 'no-store',
    encoded: {},
  })
  for (const port of ports) {
    const server = createServer(async (request, response) => {
      const { status, headers, body } = await answer(files, request)
      response.writeHead(status, {
        'content-type': types['.txt'],
        'x-content-type-options': 'nosniff',
        ...headers,
        'content-length': Buffer.byteLength(body),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    })
    try {
      return { url: `http://127.0.0.1:${await listen(server, port)}`, stop: () => close(server) }
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
  }
  throw new Error(
    ports.length > 1
      ? `The ports ${ports[0]} to ${ports.at(-1)} are all in use. Choose another one with --site-port`
      : `Port ${ports[0]} is in use. Stop what runs there, or choose another one with --site-port (0 takes any)`,
  )
}

function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
