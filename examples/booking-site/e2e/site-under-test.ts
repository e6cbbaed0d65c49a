import { fileURLToPath } from 'node:url'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.mjs'
import { type SiteServer, serveSite } from '../../../tooling/demo/site-server.mjs'
import { visitor, watchProblems } from './page-checks.ts'

/** The built site in front of an emulator of its own, with a new page for each test. */
export interface SiteUnderTest {
  emulator: Emulator
  url: string
  page: Page
  /** The page of another browser profile, closed after the test. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
}

/** The built site of this folder, which calls the platform itself. */
function serveBuilt({ url: emulatorUrl, clientId }: Emulator): Promise<SiteServer> {
  return serveSite({
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    config: { emulatorUrl, clientId },
    ports: [0],
  })
}

/**
 * Serves the site for the tests of a file, whose browsers may have options such as a size. After each test no error may
 * stand in the console of its page. Another site is tested by giving the function that serves it.
 */
export function serveForTests(
  browserOptions?: BrowserContextOptions,
  serve: (emulator: Emulator) => Promise<SiteServer> = serveBuilt,
): SiteUnderTest {
  const under = {} as SiteUnderTest
  let site: SiteServer
  let browser: Browser
  let problems: string[]
  let opened: Page[]

  beforeAll(async () => {
    under.emulator = await createEmulator({ port: 0, seed: 'demo' })
    site = await serve(under.emulator)
    under.url = site.url
    browser = await chromium.launch({ executablePath: await chromiumPath() })
    under.openPage = async (options) => {
      const context = await browser.newContext({ ...visitor, ...browserOptions, ...options })
      context.setDefaultTimeout(8_000)
      const page = await context.newPage()
      watchProblems(page, site.url, problems)
      opened.push(page)
      return page
    }
  }, 120_000)

  beforeEach(async () => {
    under.emulator.reset()
    under.emulator.faults.clear()
    problems = []
    opened = []
    under.page = await under.openPage()
  })

  afterEach(async () => {
    for (const page of opened) await page.context().close()
    expect(problems, 'errors on the page').toEqual([])
  })

  afterAll(async () => {
    await browser.close()
    await site.stop()
    await under.emulator.close()
  })
  return under
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Waits until an element has the focus. */
export async function focused(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: `the focus is on ${target.toString()}` }).toBe(true)
}

/** Goes on from element to element, as people without a mouse do. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press('Tab')
  }
  expect(await hasFocus(target), 'reached with the keyboard').toBe(true)
}

/** Signs a member of the demo in, on the way to a page of the account. */
export async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('harbour-ana-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
