import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.mjs'
import { origin, readSiteFile, serveFiles, siteFiles } from './site-files.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface Operation {
  readonly name: string
  readonly package: string
  readonly method: string
  readonly prefix: string
  readonly path: string
}

let browser: Browser

beforeAll(async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'pipe' })
  browser = await chromium.launch({ executablePath: await chromiumPath() })
}, 300_000)

afterAll(() => browser.close())

/** A page of a browser that sees the site and nothing else. */
async function open(path: string, settings: { dark?: boolean; width?: number } = {}) {
  const context = await browser.newContext({
    colorScheme: settings.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width: settings.width ?? 1280, height: 860 },
  })
  const outside = await serveFiles(context)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return { page, outside, problems }
}

const decoded = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&amp;/g, '&')

describe('links', () => {
  const pages = new Map<string, { ids: Set<string>; links: string[] }>()
  const files = new Set<string>()

  beforeAll(() => {
    for (const path of siteFiles()) {
      files.add(path)
      if (!path.endsWith('.html')) continue
      const html = readSiteFile(path)
      pages.set(path, {
        ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => decoded(id))),
        links: [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = '']) => decoded(link)),
      })
    }
  })

  it('lead to a file and an anchor that exist', () => {
    const broken = [...pages].flatMap(([path, { links }]) =>
      links.flatMap((link) => {
        const url = new URL(link, origin + path)
        if (url.origin !== origin) return []
        const file = decodeURIComponent(
          url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname,
        )
        const anchor = decodeURIComponent(url.hash.slice(1))
        const target = pages.get(file)
        const found = files.has(file) && (!anchor || !target || target.ids.has(anchor))
        return found ? [] : [`${path}: ${link}`]
      }),
    )
    expect(broken).toEqual([])
    expect(pages.size).toBeGreaterThan(100)
  })

  it('load nothing from elsewhere', () => {
    const loaded = /<(?:link|script|img|source|iframe)\b[^>]* (?:href|src)="([^"]+)"/g
    const outside = [...pages.keys()].flatMap((path) =>
      [...readSiteFile(path).matchAll(loaded)].flatMap(([, link = '']) =>
        new URL(link, origin).origin === origin ? [] : [`${path}: ${link}`],
      ),
    )
    expect(outside).toEqual([])
  })

  it('lead to every operation, and llms.txt leads to pages', () => {
    const operations = JSON.parse(readSiteFile('/operations.json')) as { name: string; package: string }[]
    const missing = operations.filter(
      ({ name, package: from }) =>
        ![...pages].some(
          ([path, { ids }]) => path.startsWith(`/reference/${from.split('/')[1] ?? ''}/`) && ids.has(name),
        ),
    )
    expect(missing).toEqual([])
    const targets = [...readSiteFile('/llms.txt').matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path)
    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter((path) => !files.has(path.endsWith('/') ? `${path}index.html` : path))).toEqual([])
  })

  it('lead to operations that say who may call them, how, with which errors, and show an example', () => {
    const operations = JSON.parse(readSiteFile('/operations.json')) as Operation[]
    const list = decoded(readSiteFile('/reference/operations.html'))
    const sections = new Map<string, string>()
    for (const page of pages.keys()) {
      const [, reference, from] = page.split('/')
      if (reference !== 'reference') continue
      for (const part of readSiteFile(page).split('<h3 id="').slice(1))
        sections.set(`@frontdesk/${from ?? ''} ${part.split('"')[0] ?? ''}`, decoded(part))
    }
    const gaps = operations.flatMap(({ name, package: from, method, prefix, path }) => {
      const section = sections.get(`${from} ${name}`) ?? ''
      const wanted = ['Who may call it:', `>${method} ${prefix}${path}</code>`, 'Errors</strong>', '<pre']
      return [
        ...wanted.filter((text) => !section.includes(text)).map((text) => `${name}: ${text}`),
        ...(list.includes(`#${name}"`) ? [] : [`${name}: list of operations`]),
      ]
    })
    expect(gaps).toEqual([])
  })

  it('and pages show no tag of a doc comment, no path of a snippet and no mark of Markdown', () => {
    const marks = /@function|@internal|file=examples|\]\(\//
    const stray = [...pages.keys()].filter((path) => marks.test(readSiteFile(path)))
    expect(stray).toEqual([])
  })
})

it('keeps the index of the search small, since its size is the time of an answer', () => {
  const [index = ''] = siteFiles().filter((path) => path.includes('localSearchIndex'))
  expect(readSiteFile(index).length).toBeLessThan(3_000_000)
})

describe('search', () => {
  const wanted: readonly (readonly [string, string])[] = [
    ['createBooking', '/reference/bookings/bookings.html#createBooking'],
    ['getService', '/reference/bookings/services.html#getService'],
    ['SLOT_NOT_AVAILABLE', '/guide/error-codes.html#slot_not_available'],
    ['useCart', '/reference/react/#useCart'],
    ['triggerRefund', '/reference/payments/collector.html#triggerRefund'],
    ['refund', '/reference/payments/#refund'],
    ['createEmulator', '/reference/emulator/#createEmulator'],
    ['TOKENS_REFUSED', '/guide/error-codes.html#tokens_refused'],
    ['FrontdeskError', '/reference/core/#FrontdeskError'],
    ['AvailableSlot', '/reference/bookings/#AvailableSlot'],
    ['idempotency keys', '/guide/emulator.html#idempotency-keys'],
  ]
  let page: Page

  beforeAll(async () => {
    ;({ page } = await open('/'))
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('warm')
    await page.locator('.VPLocalSearchBox .result').first().waitFor()
  })

  it.each(wanted)('finds %s', async (query, path) => {
    await page.getByRole('searchbox').fill(query)
    await expect
      .poll(() => page.locator('.VPLocalSearchBox .result').first().getAttribute('href'), { timeout: 8_000 })
      .toContain(path)
  })
})

/** Finds the barriers of a page that has loaded axe. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

describe.each([{ dark: false }, { dark: true }])('pages, dark: $dark', ({ dark }) => {
  it.each([
    '/',
    '/guide/getting-started.html',
    '/reference/bookings/categories.html',
    '/reference/operations.html',
    '/guide/error-codes.html',
    '/404.html',
  ])('shuts nobody out of %s and needs nothing from elsewhere', async (path) => {
    const { page, outside, problems } = await open(path, { dark })
    await page.evaluate(axe.source)
    for (const width of [1280, 320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      // At 320 and 768 the layout is that of 360 and 1280.
      if (width === 1280 || width === 360) expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect({ outside, problems }).toEqual({ outside: [], problems: [] })
    await page.context().close()
  })
})

it('is used with the keyboard alone', async () => {
  const { page } = await open('/guide/')
  await page.keyboard.press('/')
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.type('createBooking')
  await page.locator('.VPLocalSearchBox .result').first().waitFor()
  await expect.poll(() => page.locator('.result.selected').getAttribute('href')).toContain('#createBooking')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/reference/bookings/bookings.html#createBooking')
})

it('leads from an address without a page to the home page', async () => {
  const { page } = await open('/guide/no-such-page.html')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(`${origin}/`)
})

it('offers the versions that the site has', async () => {
  const { page } = await open('/')
  await page.route('**/versions.json', (route) => route.fulfill({ json: ['v0.2', 'v0.1'] }))
  await page.reload()
  const versions = page.getByRole('combobox', { name: 'Version of the documentation' })
  await expect
    .poll(() => versions.locator('option').allTextContents())
    .toEqual(['Unreleased', 'v0.2', 'v0.1'])
  await page.route('**/v0.1/', (route) => route.fulfill({ body: '<h1>Old</h1>', contentType: 'text/html' }))
  await versions.selectOption('v0.1')
  await page.waitForURL(`${origin}/v0.1/`)
})
