import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** The address under which tests see the site. There is no server: its files answer. */
export const origin = 'http://docs.test'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The paths of all files of the built site. */
export function siteFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
}

export function readSiteFile(path: string): string {
  return readFileSync(join(dist, path), 'utf8')
}

/** Answers the requests of a browser with the files of the site. Gives the addresses elsewhere that it asks for. */
export async function serveFiles(context: BrowserContext): Promise<string[]> {
  const files = new Set(siteFiles())
  const outside: string[] = []
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url())
    if (url.origin !== origin) {
      outside.push(url.href)
      return route.abort()
    }
    const path = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname
    if (!files.has(path))
      return route.fulfill({ status: 404, path: join(dist, '404.html'), contentType: 'text/html' })
    return route.fulfill({
      path: join(dist, path),
      contentType: types[extname(path)] ?? 'application/octet-stream',
    })
  })
  return outside
}
