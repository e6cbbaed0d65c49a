import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { oauth, sessionHandler } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { type AnyOperation, createClient, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.mjs'
import type { Secured } from './secured-page.ts'

declare const secured: Secured

const nonce = 'bm9uY2U'

/** An inline script with a nonce, as `ThemeScript` writes one. */
const themeScript = "document.documentElement.dataset.theme = 'light'"

let emulator: Emulator
let browser: Browser
let server: Server
let site: string
let handle: (request: Request) => Promise<Response>
let script: string
let picture: string
/** The policy of the pages of the site, one row per directive. */
let policy: Record<string, string>

const html = (): string => `<!doctype html>
<html lang="en" data-platform-url="${emulator.url}" data-client-id="${emulator.clientId}">
<head><title>Page</title><script nonce="${nonce}">${themeScript}</script></head>
<body>
<form method="post" action="/api/frontdesk/sign-out"><button>Sign out</button></form>
<script src="/page.js"></script>
</body></html>`

/** The request that a handler of the web's standard gets. */
const toRequest = async (message: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/' } = message
  const headers = new Headers(Object.entries(message.headers) as [string, string][])
  return new Request(site + url, { method, headers, body: method === 'GET' ? null : await text(message) })
}

beforeAll(async () => {
  const sources = (name: string): string =>
    fileURLToPath(new URL(`../../${name}/src/index.ts`, import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('secured-page.ts', import.meta.url))],
    alias: {
      '@frontdesk/auth': sources('auth'),
      '@frontdesk/bookings': sources('bookings'),
      '@frontdesk/core': sources('core'),
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  script = outputFiles[0]?.text ?? ''
  emulator = await createEmulator({ port: 0 })
  const platform = local(emulator.url)
  const visitor = createClient({ platform, auth: oauth({ clientId: emulator.clientId }) })
  const { items } = await queryServices(visitor, {})
  picture = items.map(({ media }) => media?.mainMedia?.image?.url).find(Boolean) ?? ''

  server = createServer((message, answer) => {
    void (async () => {
      const { pathname } = new URL(message.url ?? '/', site)
      if (pathname === '/page.js') return answer.setHeader('content-type', 'text/javascript').end(script)
      if (!pathname.startsWith('/api/frontdesk/')) {
        const rows = Object.entries(policy).map((row) => row.join(' '))
        answer.setHeader('content-security-policy', rows.join('; '))
        return answer.setHeader('content-type', 'text/html').end(html())
      }
      const response = await handle(await toRequest(message))
      answer.writeHead(response.status, [...response.headers].flat())
      return answer.end(await response.text())
    })()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  site = `http://localhost:${(server.address() as AddressInfo).port}`
  handle = sessionHandler({
    platform,
    clientId: emulator.clientId,
    operations: [queryServices] as AnyOperation[],
    developmentOrigin: site,
  })
  browser = await chromium.launch({ executablePath: await chromiumPath() })
})

afterAll(async () => {
  await browser.close()
  server.close()
  await emulator.close()
})

/** The rows that the guide recommends, with the emulator as the platform; nothing else is allowed. */
const recommended = (): Record<string, string> => ({
  'default-src': `'none'`,
  'connect-src': `'self' ${emulator.url}`,
  'img-src': emulator.url,
  'frame-src': emulator.url,
  'form-action': `'self' ${emulator.url}`,
  'script-src': `'self' 'nonce-${nonce}'`,
})

const works = {
  call: 'services',
  callThroughServer: 'services',
  picture: 'picture',
  signInHere: 'member',
  signInElsewhere: 'member',
  signOut: 'left',
  theme: 'light',
}

/** Presses "Sign out" and sees whether the browser leaves the page for the platform's, which leads back to the site. */
async function signOut(page: Page, violations: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  const isLeft = (): boolean => !page.url().endsWith('/page')
  await expect.poll(() => isLeft() || violations.includes('form-action')).toBe(true)
  return isLeft() ? 'left' : 'blocked'
}

/** Does all that a page can do under the present policy. */
async function tryAll(): Promise<{ outcomes: Record<string, string>; violations: string[] }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation(directive: string): unknown }
      noteViolation(effectiveDirective)
    })
  })
  await page.goto(`${site}/page`)
  const outcomes: Record<string, string> = {
    theme: await page.evaluate(() => secured.theme()),
    call: await page.evaluate(() => secured.call()),
    callThroughServer: await page.evaluate(() => secured.callThroughServer()),
    picture: await page.evaluate((url) => secured.picture(url), picture),
    signInHere: await page.evaluate(() => secured.signInHere()),
  }
  const address = await page.evaluate(() => secured.signInElsewhere())
  if (address.startsWith('http')) {
    await page.goto(address)
    await page.waitForURL(`${site}/signed-in*`)
    outcomes['signInElsewhere'] = await page.evaluate(() => secured.complete())
    await page.goto(`${site}/page`)
  } else outcomes['signInElsewhere'] = address
  outcomes['signOut'] = await signOut(page, violations)
  await context.close()
  return { outcomes, violations: [...new Set(violations)] }
}

describe('the content security policy of the guide', () => {
  it('lets everything work that a page does', async () => {
    policy = recommended()
    expect(await tryAll()).toEqual({ outcomes: works, violations: [] })
  })

  it.each<[string, () => string | undefined, Partial<typeof works>]>([
    // A sign-in also asks the platform.
    [
      'connect-src',
      () => `'self'`,
      { call: 'NETWORK', signInHere: 'Error: FAILURE', signInElsewhere: 'Error: FAILURE' },
    ],
    ['img-src', () => undefined, { picture: 'blocked' }],
    ['frame-src', () => undefined, { signInHere: 'BLOCKED_FRAME' }],
    ['form-action', () => `'self'`, { signOut: 'blocked' }],
    ['script-src', () => `'self'`, { theme: 'none' }],
  ])('needs its row %s, and only for what the guide says', async (directive, value, broken) => {
    const { [directive]: _, ...others } = recommended()
    const left = value()
    policy = { ...others, ...(left !== undefined && { [directive]: left }) }
    const { outcomes, violations } = await tryAll()
    expect(outcomes).toEqual({ ...works, ...broken })
    expect(violations).toEqual([directive === 'script-src' ? 'script-src-elem' : directive])
  })
})
