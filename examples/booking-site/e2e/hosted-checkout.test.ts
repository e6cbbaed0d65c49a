import { createRedirectSession, oauth } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart } from '@frontdesk/ecom'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { queryProducts, storesAppId } from '@frontdesk/stores'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.mjs'
import { accessibilityProblems, visitor } from './page-checks.ts'

let emulator: Emulator
let browser: Browser
let context: BrowserContext
let page: Page
let address = ''
const problems: string[] = []

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'demo' })
  browser = await chromium.launch({ executablePath: await chromiumPath() })
}, 120_000)

afterAll(async () => {
  await browser.close()
  await emulator.close()
})

beforeEach(async () => {
  emulator.reset()
  emulator.coupons.set({ code: 'HALF', percentOff: 50 })
  emulator.coupons.set({ code: 'PAST', percentOff: 50, expirationDate: new Date(0) })
  emulator.giftCards.set({ code: 'GIFT-CARD-LARGE', balance: '1000.00' })
  const client = createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
  })
  const { items } = await queryProducts(client, { filter: { slug: 'cork-block' } })
  const cart = await addLineItemsToCurrentCart(client, {
    catalogItems: [
      { catalogReference: { appId: storesAppId, catalogItemId: items[0]?.id ?? '' }, quantity: 2 },
    ],
  })
  const { fullUrl = '' } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId: cart.id },
    callbacks: { postFlowUrl: 'http://localhost:5173/cart' },
  })
  address = fullUrl
})

afterEach(() => context.close())

const open = async (javaScriptEnabled = true): Promise<void> => {
  problems.length = 0
  context = await browser.newContext({ ...visitor, javaScriptEnabled })
  context.setDefaultTimeout(8_000)
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(address)
  await page.reload()
}

const code = () => page.getByRole('textbox', { name: 'Code (optional)' })
const focused = () => page.evaluate(() => document.activeElement?.id ?? '')
/** Goes on from field to field, as people without a mouse do. */
const tabTo = async (id: string): Promise<void> => {
  for (let presses = 0; presses < 60 && (await focused()) !== id; presses++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(id)
}

describe('the hosted checkout', () => {
  it('uses codes in place, by the keyboard from a reload, and keeps what was typed', async () => {
    await open()
    await page.getByLabel('Card number').fill('4242')
    await tabTo('code')
    await page.keyboard.type('past')
    await page.keyboard.press('Enter')
    await page.getByText('This coupon has expired').waitFor()
    expect([await focused(), await code().getAttribute('aria-invalid')]).toEqual(['code', 'true'])
    await code().fill('half')
    await page.keyboard.press('Enter')
    await page.getByText('Coupon HALF').waitFor()
    await page.getByText('The total is now €16.00.').waitFor()
    expect([await focused(), await code().inputValue()]).toEqual(['code', ''])
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242')
    await page.getByRole('button', { name: 'Remove coupon HALF' }).press('Enter')
    await page.getByText('The total is now €32.00.').waitFor()
    expect(await page.getByText('Coupon HALF').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('asks for no card when a gift card pays for everything, and takes the order', async () => {
    await open()
    await page.getByLabel('First name').fill('Rita')
    await page.getByLabel('Last name').fill('Nunes')
    await page.getByLabel('Email').fill('rita@example.com')
    await code().fill('gift-card-large')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Your gift card pays for everything.').waitFor()
    expect(await page.getByLabel('Card number').count()).toBe(0)
    await page.getByRole('button', { name: 'Place order' }).last().click()
    await page.getByRole('heading', { name: /Thank you/ }).waitFor()
    expect(problems).toEqual([])
  })

  it('offers payment in person as soon as the customer collects the goods', async () => {
    await open()
    const inPerson = page.getByRole('radio', { name: /Pay in person/ })
    expect(await inPerson.count()).toBe(1)
    await page.getByLabel('Card number').fill('4242')
    await page.getByRole('radio', { name: /Standard delivery/ }).check()
    await expect.poll(() => inPerson.count()).toBe(0)
    await page.getByRole('radio', { name: /Collect/ }).check()
    await expect.poll(() => inPerson.count()).toBe(1)
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242')
  })

  it('does the same without script', async () => {
    await open(false)
    await code().fill('past')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('alert').getByText('This coupon has expired').waitFor()
    await code().fill('half')
    await code().press('Enter')
    await page.getByText('The total is now €16.00.').waitFor()
    await page.getByRole('button', { name: 'Remove coupon HALF' }).click()
    await page.getByText('The total is now €32.00.').waitFor()
  })

  it('keeps nobody out, with a code in use and one refused, in either theme and width', async () => {
    await open()
    await code().fill('half')
    await code().press('Enter')
    await page.getByText('Coupon HALF').waitFor()
    await code().fill('past')
    await code().press('Enter')
    await page.getByText('An order takes one coupon').waitFor()
    await page.evaluate(axe.source)
    for (const width of [360, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await accessibilityProblems(page), `${width} wide, ${colorScheme}`).toEqual([])
      }
  })
})
