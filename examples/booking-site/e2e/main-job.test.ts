import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiKey } from '@frontdesk/auth'
import { createBooking, type NewBooking } from '@frontdesk/bookings'
import { createClient, isApplicationError, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.ts'
import { serveSite } from './static-server.ts'

const approvedCard = '4242 4242 4242 4242'
const declinedCard = '4000 0000 0000 0002'

let emulator: Emulator
let site: Awaited<ReturnType<typeof serveSite>>
let browser: Browser
let context: BrowserContext
let page: Page
let problems: string[]

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'demo' })
  site = await serveSite({ emulatorUrl: emulator.url, clientId: emulator.clientId })
  browser = await chromium.launch({ executablePath: await chromiumPath() })
}, 120_000)

afterAll(async () => {
  await browser.close()
  await site.close()
  await emulator.close()
})

beforeEach(async () => {
  problems = []
  context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(8_000)
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
})

afterEach(async () => {
  await context.close()
  expect(problems, 'errors on the page').toEqual([])
})

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** From a list of services to the details of a booking. */
async function chooseTime(
  type: 'APPOINTMENT' | 'CLASS',
  { nextMonth = false }: { nextMonth?: boolean } = {},
): Promise<string> {
  await page.goto(`${site.url}/services?type=${type}`)
  const service = page.getByRole('region', { name: 'Services found' }).getByRole('link').first()
  const name = (await service.textContent()) ?? ''
  await service.click()
  await heading(name).waitFor()
  const panel = page.getByRole('complementary', { name: 'Book' })
  if (nextMonth) {
    const month = await panel.getByRole('grid').getAttribute('aria-label')
    await panel.getByRole('button', { name: 'Month after' }).click()
    await expect.poll(() => panel.getByRole('grid').getAttribute('aria-label')).not.toBe(month)
    await panel.getByText('Loading times').waitFor({ state: 'detached' })
  }
  await panel.getByRole('listitem').getByRole('button').first().click()
  await panel.getByRole('button', { name: 'Continue' }).click()
  await heading('Who is coming?').waitFor()
  return name
}

async function fillDetails(): Promise<void> {
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Nunes')
  await page.getByLabel('E-mail').fill('rita@example.com')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await heading('Is everything right?').waitFor()
}

/** On the hosted sign-in page. */
async function signIn(): Promise<void> {
  await page.getByLabel('E-mail').fill('ana@example.com')
  await page.getByLabel('Password').fill('harbour-ana-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Fills the hosted checkout, whatever parts this cart needs. */
async function pay(card: string): Promise<void> {
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Nunes')
  await page.getByLabel('E-mail').fill('rita@example.com')
  const pickup = page.getByRole('radio', { name: /pick|collect/i })
  if ((await pickup.count()) > 0) await pickup.first().check()
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry date').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page
    .getByRole('button', { name: /^(Pay|Place order)/ })
    .last()
    .click()
}

/** The studio itself fills a time by phone, until nobody is free for it. */
async function takeEveryPlace(booking: NewBooking): Promise<void> {
  const owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
  for (let places = 0; places < 20; places++)
    try {
      await createBooking(owner, { booking })
    } catch (error) {
      if (isApplicationError(error, 'SLOT_NOT_AVAILABLE')) return
      throw error
    }
  throw new Error('The time is still free')
}

describe('a customer', () => {
  it('books, buys, pays, and finds it all in the account', { timeout: 60_000 }, async () => {
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Find a time' }).click()
    await heading('Services').waitFor()
    const service = await chooseTime('APPOINTMENT')
    await fillDetails()
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('Your cart').waitFor()
    const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('heading')
    await expect.poll(() => lines.allTextContents()).toEqual([service])

    await page.goto(`${site.url}/shop/cork-block`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await expect.poll(() => lines.allTextContents()).toEqual([service, 'Cork block'])
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()

    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await pay(declinedCard)
    await page.getByText('The bank declined this card').waitFor()
    await pay(approvedCard)
    await heading('Thank you, it is all set').waitFor()
    const order = await page.getByRole('heading', { level: 2, name: /^Order / }).textContent()
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor()

    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('menuitem', { name: 'Sign in or join' }).click()
    await signIn()
    await page.waitForURL(/\/checkout\/result/)
    expect(new URL(page.url()).searchParams.has('code')).toBe(false)

    await page.getByRole('link', { name: 'See your bookings' }).click()
    await heading('Your bookings').waitFor()
    await page.getByRole('listitem').filter({ hasText: service }).getByText('Confirmed').waitFor()
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('link', { name: order ?? '' }).click()
    await heading(order ?? '').waitFor()
    await page.getByText('Cork block').waitFor()
  })

  it('signs in first, books for next month, and cancels after being asked', { timeout: 60_000 }, async () => {
    await page.goto(`${site.url}/account`)
    await page.getByRole('button', { name: 'Sign in or join' }).click()
    await signIn()
    await heading('Your bookings').waitFor()

    const service = await chooseTime('APPOINTMENT', { nextMonth: true })
    await fillDetails()
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await pay(approvedCard)
    await heading('Thank you, it is all set').waitFor()
    await page.getByRole('link', { name: 'See your bookings' }).click()

    const cancel = page.getByRole('button', { name: `Cancel ${service}` })
    await cancel.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
    await cancel.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the booking' }).click()
    await cancel.waitFor({ state: 'detached' })
    await page.getByText('Past and cancelled').click()
    await page.getByRole('listitem').filter({ hasText: service }).getByText('Cancelled').waitFor()
  })

  it('is told which fields are missing, by name and with the focus on the first', async () => {
    await chooseTime('CLASS')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    const first = page.getByLabel('First name')
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await first.getAttribute('aria-invalid')).toBe('true')
    const message = (await first.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${message.split(' ')[0]}"]`).textContent()).not.toBe('')
  })

  it('sees the clock of the studio and their own when they differ', async () => {
    const abroad = await browser.newContext({ locale: 'en-GB', timezoneId: 'America/New_York' })
    const home = await abroad.newPage()
    await home.goto(`${site.url}/services?type=CLASS`)
    await home.getByRole('region', { name: 'Services found' }).getByRole('link').first().click()
    const panel = home.getByRole('complementary', { name: 'Book' })
    await panel.getByText(/Times are in Lisbon time .* New York time/).waitFor()
    await panel
      .getByText(/^\d\d:\d\d for you$/)
      .first()
      .waitFor()
    await abroad.close()
  })

  it('is told that a time was taken, and takes one nearby', { timeout: 60_000 }, async () => {
    await chooseTime('APPOINTMENT')
    await fillDetails()
    await page.route(
      '**/v2/bookings',
      async (route) => {
        const { booking } = route.request().postDataJSON() as { booking: NewBooking }
        await takeEveryPlace(booking)
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('That time was just taken').waitFor()
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await heading('Is everything right?').waitFor()
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('Your cart').waitFor()
  })

  it('comes back from an abandoned checkout with a full cart', { timeout: 60_000 }, async () => {
    await page.goto(`${site.url}/shop/cork-block`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await heading('You have not paid yet').waitFor()
    await page.getByRole('link', { name: 'Back to the cart' }).click()
    await page.getByRole('button', { name: 'Remove Cork block' }).click()
    await page.getByText('Your cart is empty').waitFor()
    await page.getByRole('button', { name: 'Put it back' }).click()
    await page
      .getByRole('list', { name: 'In your cart' })
      .getByRole('heading', { name: 'Cork block' })
      .waitFor()
  })

  it('sees why nothing loads, and goes on once it does', { timeout: 60_000 }, async () => {
    await page.route('**/v2/services/query', (route) =>
      route.fulfill({
        status: 503,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': '*',
          'x-wix-request-id': 'request-1',
        },
        body: '<html>Bad gateway</html>',
      }),
    )
    await page.goto(`${site.url}/services`)
    const alert = page.getByRole('alert')
    await alert.getByText('The services did not load').waitFor()
    expect(await alert.textContent()).toContain('request-1')
    await page.unroute('**/v2/services/query')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('region', { name: 'Services found' }).getByRole('link').first().waitFor()
  })
})

/** Violations that keep people out; each as `rule: element`. */
async function accessibilityProblems(): Promise<string[]> {
  await page.addScriptTag({ content: axe.source })
  const { violations } = await page.evaluate(() => window.axe.run())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const screens = [
    '/',
    '/services',
    '/shop',
    '/shop/harbour-mat',
    '/cart',
    '/account',
    '/checkout/result',
    '/nowhere',
  ]

  /** No serious barrier, nothing to scroll to sideways on a narrow screen, and a picture of each to look at. */
  async function inspect(name: string, folder: string): Promise<void> {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true })
      const content = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(content, `${name} at ${width}`).toBeLessThanOrEqual(width)
    }
    expect(await accessibilityProblems(), name).toEqual([])
  }

  it('has no barrier on any screen, narrow ones included', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'booking-site-'))
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const path of screens) {
      await page.goto(site.url + path)
      await inspect(path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), folder)
    }
    await chooseTime('APPOINTMENT')
    await inspect('details', folder)
    await fillDetails()
    await inspect('review', folder)
    await page.getByRole('link', { name: 'Change' }).click()
    await page.getByRole('link', { name: 'Another time' }).click()
    await page.getByRole('heading', { name: 'Choose a time' }).waitFor()
    await inspect('service', folder)
  })
})

it('says what is missing when there is no configuration', async () => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(site.url)
  await heading('The site is not set up yet').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('/config.json is missing')
})
