import { fileURLToPath } from 'node:url'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.ts'
import { type SiteServer, serveSite } from '../../../tooling/demo/site-server.mjs'
import { visitor, watchProblems } from './page-checks.ts'

let emulator: Emulator
let site: SiteServer
let browser: Browser
let context: BrowserContext
let page: Page
let problems: string[]

const phone = { width: 360, height: 740 }

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'demo' })
  site = await serveSite({
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    config: { emulatorUrl: emulator.url, clientId: emulator.clientId },
    ports: [0],
  })
  browser = await chromium.launch({ executablePath: await chromiumPath() })
}, 120_000)

afterAll(async () => {
  await browser.close()
  await site.stop()
  await emulator.close()
})

beforeEach(async () => {
  emulator.reset()
  problems = []
  context = await browser.newContext({ ...visitor, viewport: phone })
  context.setDefaultTimeout(8_000)
  page = await context.newPage()
  watchProblems(page, site.url, problems)
})

afterEach(async () => {
  await context.close()
  expect(problems, 'errors on the page').toEqual([])
})

const panel = (): Locator => page.getByRole('complementary', { name: 'Book' })
const times = (): Locator =>
  panel()
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')
const days = (): Locator => panel().getByRole('group', { name: 'Day' }).getByRole('radio')
const heading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** What has the focus, in a word that a failure can show. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('aria-label') ?? element?.textContent ?? element?.tagName ?? 'nothing'
  })

/** The requests to the platform from here on, each with what it asks. */
function watchRequests(): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(emulator.url) || request.method() === 'OPTIONS') return
    asked.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`)
  })
  return asked
}

const repeated = (asked: readonly string[]): string[] =>
  asked.filter((one, index) => asked.indexOf(one) < index)

describe('the page of a service on a phone', () => {
  it('shows a time within two screens, and the choice, the price and the way on at all times', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    const go = panel().getByRole('button', { name: 'Continue' })
    await go.waitFor()
    const bottom = async (target: Locator): Promise<number> => {
      const box = await target.boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    expect(await bottom(go)).toBeLessThanOrEqual(phone.height)
    await panel().getByText('€55').waitFor()
    expect(await bottom(times().first())).toBeLessThanOrEqual(2 * phone.height)

    await times().nth(1).check()
    await panel()
      .getByText(/^\w{3} \d+ \w{3}, 09:30$/)
      .waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await bottom(go)).toBeLessThanOrEqual(phone.height)
  })

  it('says what to do, and leads there, when nothing is chosen yet', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    await times().first().waitFor()
    await panel().getByRole('button', { name: 'Continue' }).click()
    await panel().getByText('Choose a time first').waitFor()
    await expect
      .poll(() =>
        times()
          .first()
          .evaluate((radio) => radio === document.activeElement),
      )
      .toBe(true)
  })

  it('keeps the choice over a reload, and over the way back', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    await times().first().waitFor()
    await panel().getByRole('group', { name: 'With' }).getByRole('radio', { name: /Jonas/ }).check()
    await days().and(page.locator(':enabled')).nth(1).check()
    await times().nth(2).check()
    const choice = await panel()
      .getByText(/^\w{3} \d+ \w{3}, \d\d:\d\d$/)
      .textContent()
    await page.reload()
    await panel()
      .getByText(choice ?? '')
      .waitFor()
    expect(await times().nth(2).isChecked()).toBe(true)

    await panel().getByRole('button', { name: 'Continue' }).click()
    await heading('Who is coming?').waitFor()
    await page.goBack()
    await panel()
      .getByText(choice ?? '')
      .waitFor()
    expect(await panel().getByRole('radio', { name: /Jonas/ }).isChecked()).toBe(true)
  })

  it('stops at the last day that can be booked, and leads back to it', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    const after = panel().getByRole('button', { name: 'Two weeks after' })
    await times().first().waitFor()
    const isLast = async (): Promise<boolean> => (await after.getAttribute('aria-disabled')) === 'true'
    for (let pages = 0; pages < 6 && !(await isLast()); pages++) {
      await after.click()
      await panel().getByText('Loading times').waitFor({ state: 'detached' })
    }
    expect(await isLast()).toBe(true)

    const far = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`${site.url}/services/deep-tissue-massage?day=${far}`)
    await panel().getByText('has not opened yet').waitFor()
    await panel().getByText('is the last day that can be booked now').waitFor()
    await panel().getByRole('button', { name: 'Back to the last weeks' }).click()
    await times().first().waitFor()
  })

  it('narrows the times to a place, each time once', async () => {
    await page.goto(`${site.url}/services/first-consultation`)
    await times().first().waitFor()
    await panel().getByRole('group', { name: 'Place' }).getByRole('radio', { name: /Graça/ }).check()
    await times().first().waitFor()
    const shown = await times().evaluateAll((radios) =>
      radios.map((radio) => radio.parentElement?.textContent),
    )
    expect(new Set(shown).size).toBe(shown.length)
  })
})

describe('requests', () => {
  it('are made once on each screen, and times beside the service that a link names', async () => {
    const asked = watchRequests()
    for (const path of [
      '/',
      '/services',
      '/services/first-steps-in-yoga',
      '/shop',
      '/shop/harbour-mat',
      '/cart',
    ]) {
      asked.length = 0
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
      expect(repeated(asked), path).toEqual([])
    }

    await page.goto(`${site.url}/services?type=APPOINTMENT`)
    const found = page.getByRole('region', { name: 'Services found' })
    await found.getByRole('link').first().waitFor()
    // The service is not answered before its times are asked for.
    let release = (): void => undefined
    const asksForTimes = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/v2/services/query', async (route) => {
      await asksForTimes
      await route.continue()
    })
    page.on('request', (request) => {
      if (request.url().endsWith('/v2/time-slots')) release()
    })
    asked.length = 0
    await found.getByRole('link').first().click()
    await times().first().waitFor()
    await panel().getByRole('button', { name: 'Two weeks after' }).click()
    await panel().getByText('Loading times').waitFor({ state: 'detached' })
    await panel().getByRole('button', { name: 'Two weeks before' }).click()
    await times().first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(repeated(asked)).toEqual([])
  })
})

describe('the focus', () => {
  it('stays where it is when the address changes, also after a reload', async () => {
    for (const [path, group] of [
      ['/services', 'Kind'],
      ['/shop', 'Shelf'],
      ['/services/deep-tissue-massage', 'Day'],
    ] as const) {
      await page.goto(site.url + path)
      await page.reload()
      const radios = page.getByRole('group', { name: group }).getByRole('radio').and(page.locator(':enabled'))
      await radios.nth(1).waitFor()
      await radios.nth(1).check()
      await page.waitForLoadState('networkidle')
      expect(
        await radios.nth(1).evaluate((radio) => radio === document.activeElement),
        `${path}: ${await focused()}`,
      ).toBe(true)
    }
  })

  it('goes on from what disappears to what is next to it', async () => {
    await page.goto(`${site.url}/services`)
    const search = page.getByRole('searchbox', { name: 'Search services' })
    await search.fill('yoga')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=yoga/)
    await page.waitForLoadState('networkidle')
    expect(await search.evaluate((field) => field === document.activeElement), await focused()).toBe(true)

    await page.goto(`${site.url}/shop/cork-block`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await page.getByRole('button', { name: 'Remove Cork block' }).click()
    const undo = page.getByRole('button', { name: 'Put it back' })
    await undo.waitFor()
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const line = page.getByRole('heading', { level: 2, name: 'Cork block' })
    await line.waitFor()
    await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('is on the heading of a page that a link leads to, and not on that of the first page', async () => {
    await page.goto(`${site.url}/services`)
    await page.getByRole('region', { name: 'Services found' }).getByRole('link').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    const link = page.getByRole('region', { name: 'Services found' }).getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect
      .poll(() => heading(name).evaluate((element) => element === document.activeElement))
      .toBe(true)
  })
})
