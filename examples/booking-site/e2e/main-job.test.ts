import { fileURLToPath } from 'node:url'
import { apiKey } from '@frontdesk/auth'
import { createBooking, type NewBooking } from '@frontdesk/bookings'
import { createClient, isApplicationError, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSite } from '../../../tooling/demo/site-server.mjs'
import {
  approvedCard,
  bookBuyAndPay,
  chooseTime,
  fillDetails,
  fillSignIn,
  headingOf,
  pay,
  times,
} from './journey.ts'
import { accessibilityProblems, inspect } from './page-checks.ts'
import { serveForTests } from './site-under-test.ts'

const site = serveForTests()
let emulator: Emulator
let page: Page

beforeEach(() => {
  ;({ emulator, page } = site)
})

const heading = (name: string | RegExp): Locator => headingOf(page, name)

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
    await bookBuyAndPay({ page, url: site.url, signIn: fillSignIn })
  })

  it(
    'signs in first, books for later weeks, and cancels after being asked',
    { timeout: 60_000 },
    async () => {
      await page.goto(`${site.url}/account`)
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await fillSignIn(page)
      await heading('Your bookings').waitFor()

      const service = await chooseTime(page, site.url, 'APPOINTMENT', { later: true })
      await fillDetails(page)
      await page.getByRole('button', { name: 'Go to payment' }).click()
      await pay(page, approvedCard)
      await heading('Thank you, it is all set').waitFor()
      await page.getByRole('link', { name: 'See your bookings' }).click()

      const cancel = page.getByRole('button', { name: `Cancel ${service}` })
      const dialog = page.getByRole('alertdialog')
      await cancel.click()
      await dialog.getByRole('button', { name: 'Keep it' }).click()
      await cancel.click()
      await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
      await cancel.waitFor({ state: 'detached' })
      await page.getByText('Past and cancelled').click()
      await page.getByRole('listitem').filter({ hasText: service }).getByText('Cancelled').waitFor()
    },
  )

  it('loses nothing of what was typed to a reload', { timeout: 60_000 }, async () => {
    await chooseTime(page, site.url, 'CLASS')
    await page.getByLabel('First name').fill('Rita')
    await page.getByLabel('Anything we should know?').fill('A first visit')
    await page.getByRole('button', { name: 'Increase' }).click()
    await page.reload()
    await heading('Who is coming?').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Rita')
    expect(await page.getByLabel('Anything we should know?').inputValue()).toBe('A first visit')
    expect(await page.getByRole('textbox', { name: 'How many people?' }).inputValue()).toBe('2')
    await page.getByLabel('Last name').fill('Nunes')
    await page.getByLabel('Email').fill('rita@example.com')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await heading('Is everything right?').waitFor()
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('Your cart').waitFor()
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('booking:'))),
    ).toEqual([])
  })

  it('is told which fields are missing, by name and with the focus on the first', async () => {
    await chooseTime(page, site.url, 'CLASS')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    const first = page.getByLabel('First name')
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await first.getAttribute('aria-invalid')).toBe('true')
    const message = (await first.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${message.split(' ')[0]}"]`).textContent()).not.toBe('')
  })

  it('sees the clock of the studio and their own when they differ', async () => {
    const home = await site.openPage({ timezoneId: 'America/New_York' })
    await home.goto(`${site.url}/services?type=CLASS`)
    await home.getByRole('region', { name: 'Services found' }).getByRole('link').first().click()
    const panel = home.getByRole('complementary', { name: 'Book' })
    await panel.getByText(/Times are in Lisbon time .* New York time/).waitFor()
    await panel
      .getByText(/\d\d:\d\d for you$/)
      .first()
      .waitFor()
    await home.goto(`${site.url}/services/first-steps-in-yoga`)
    await home.getByRole('complementary', { name: 'Book' }).getByText('14:00 for you').waitFor()
  })

  it('is told that a time was taken, and takes one nearby', { timeout: 60_000 }, async () => {
    await chooseTime(page, site.url, 'APPOINTMENT')
    await fillDetails(page)
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
    await inspect(page, 'slot taken')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await heading('Is everything right?').waitFor()
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('Your cart').waitFor()
    await page.getByRole('button', { name: 'Add a coupon' }).waitFor()
    expect(await page.getByRole('radio', { name: /^Collect/ }).count(), 'nothing is delivered').toBe(0)
  })

  it('comes back from an abandoned checkout with a full cart', { timeout: 60_000 }, async () => {
    await page.goto(`${site.url}/shop/cork-block`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    const quantity = page.getByRole('textbox', { name: 'Quantity of Cork block' })
    await quantity.fill('')
    await page.keyboard.press('Tab')
    await expect.poll(() => quantity.inputValue()).toBe('1')
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

  it(
    'keeps what was typed and what was chosen when the platform fails later',
    { timeout: 60_000 },
    async () => {
      await page.clock.install()
      await chooseTime(page, site.url, 'CLASS')
      await page.getByLabel('First name').fill('Rita')
      const rule = emulator.faults.add({ status: 503 })
      const failed = page.waitForResponse((response) => response.status() === 503)
      await page.clock.fastForward('01:00')
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await failed
      await page.clock.runFor(10_000)
      expect(await page.getByLabel('First name').inputValue()).toBe('Rita')
      emulator.faults.remove(rule.id)

      await page.goto(`${site.url}/shop/cork-block`)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('link', { name: 'Go to the cart' }).click()
      await page.getByRole('button', { name: 'Remove Cork block' }).waitFor()
      emulator.faults.add({ operation: 'ecom.*', status: 503 })
      await page.getByRole('button', { name: 'Increase' }).click()
      await page.clock.runFor(10_000)
      await page.getByText('Your cart may be out of date').waitFor()
      await page.getByRole('button', { name: 'Remove Cork block' }).waitFor()

      emulator.faults.clear()
      await page.goto(site.url)
      const service = page.getByRole('region', { name: 'Start here' }).getByRole('article').first()
      await service.waitFor()
      // Not one that is tried again: the verdict is there at once.
      const outage = page.waitForResponse((response) => response.status() === 403)
      emulator.faults.add({ operation: 'bookings.*', status: 403 })
      await page.clock.fastForward('01:00')
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await outage
      await page.waitForLoadState('networkidle')
      await page.clock.runFor(1_000)
      await service.waitFor()
      expect(await page.getByText('The services did not load').count()).toBe(0)
    },
  )

  it('sees why nothing loads, and continues once it does', { timeout: 60_000 }, async () => {
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

describe('a studio that has nothing yet', () => {
  it('says so, and offers no search that would find as little', async () => {
    const bare = await createEmulator({ port: 0, seed: 'empty' })
    const bareSite = await serveSite({
      folder: fileURLToPath(new URL('../dist', import.meta.url)),
      config: { emulatorUrl: bare.url, clientId: bare.clientId },
      ports: [0],
    })
    await page.goto(`${bareSite.url}/services`)
    await page.getByText('Nothing to book yet').waitFor()
    await page.goto(`${bareSite.url}/shop`)
    await page.getByText('The shelves are empty').waitFor()
    expect(await page.getByRole('link', { name: 'Show everything' }).count()).toBe(0)
    await page.goto(`${bareSite.url}/services?q=tango`)
    await page.getByRole('link', { name: 'Show everything' }).click()
    await page.getByText('Nothing to book yet').waitFor()
    await bareSite.stop()
    await bare.close()
  })
})

it('says that a page did not load when its code does not come', async () => {
  await page.route('**/assets/shop-page-*.js', (route) => route.abort())
  await page.goto(site.url)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await heading('This page did not load').waitFor()
  expect(await page.getByRole('main').count()).toBe(1)
  await page.unroute('**/assets/shop-page-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await heading('Shop').waitFor()
})

it('shows all of a mail and of a refused address in the inspector, on a small screen', async () => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${emulator.url}/pages/reset-password`)
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await heading('Check your email').waitFor()
  const cutOff = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 80)),
    )
  await page.goto(`${emulator.url}/inspector/outbox`)
  await heading('Mail').waitFor()
  expect(await cutOff()).toEqual([])
  await page.goto(`${emulator.url}/inspector/webhooks`)
  await page.getByLabel('Address on this machine').fill('https://example.com/hook')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('alert').waitFor()
  expect(await cutOff()).toEqual([])
})

describe('every screen', () => {
  const visitorScreens = [
    '/',
    '/services',
    '/timetable',
    '/services/first-steps-in-yoga',
    '/services/slow-massage',
    '/shop',
    '/shop/harbour-mat',
    '/cart',
    '/checkout/result',
    '/nowhere',
    '/account',
  ]
  const memberScreens = [
    '/account?when=past',
    '/account/bookings/none/move',
    '/account/orders/none',
    '/account/orders',
  ]

  async function walkAsVisitor(): Promise<void> {
    const shown = await site.openPage()
    for (const path of visitorScreens) {
      await shown.goto(site.url + path)
      await inspect(shown, path)
    }
  }

  async function walkAsMember(): Promise<void> {
    await page.goto(`${site.url}/account`)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page)
    const cancel = page.getByRole('button', { name: /^Cancel / }).first()
    await cancel.waitFor()
    await inspect(page, '/account, signed in')
    await cancel.click()
    await page.getByRole('alertdialog').waitFor()
    expect(await accessibilityProblems(page), 'the dialog').toEqual([])
    for (const path of memberScreens) {
      await page.goto(site.url + path)
      await inspect(page, path)
    }
    await page.getByRole('link', { name: 'Order 10001' }).click()
    await heading('Order 10001').waitFor()
    await inspect(page, '/account/orders/:id')

    await chooseTime(page, site.url, 'APPOINTMENT')
    await inspect(page, 'details')
    await fillDetails(page, { lastName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) })
    await inspect(page, 'review')
    await page.getByRole('link', { name: 'Change' }).click()
    await page.getByRole('link', { name: 'Another time' }).click()
    await times(page.getByRole('complementary', { name: 'Book' }))
      .first()
      .waitFor()
    await inspect(page, 'service')
  }

  it('has no barrier and fits', { timeout: 120_000 }, async () => {
    await Promise.all([walkAsVisitor(), walkAsMember()])
  })

  it('keeps the theme that was chosen, and keeps still for those who ask', async () => {
    await page.goto(site.url)
    const theme = (): Promise<string | undefined> =>
      page.evaluate(() => document.documentElement.dataset['theme'])
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(theme).toBe('dark')
    await page.reload()
    await heading(/./).waitFor()
    expect(await theme()).toBe('dark')
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main *')].map(
          (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) || 0,
        ),
      ),
    )
    expect(longest).toBeLessThan(0.001)
  })
})

it('says what is missing when there is no configuration', async () => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<script[^>]*id="site-config".*?<\/script>/, '') })
  })
  await page.goto(site.url)
  await heading('The site is not set up yet').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('/config.json is missing')
})
