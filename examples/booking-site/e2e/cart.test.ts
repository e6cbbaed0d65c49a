import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inspect } from './page-checks.ts'
import { focused, signInAt, serveForTests } from './site-under-test.ts'

const site = serveForTests()

const heading = (name: string) => site.page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp): Locator => site.page.getByRole('button', { name })
const field = (name: string): Locator => site.page.getByRole('textbox', { name })
const lines = (): Locator => site.page.getByRole('list', { name: 'In your cart' }).getByRole('heading')
const totals = (): Locator => site.page.getByRole('complementary', { name: 'Totals' })

/** The amount beside a word among the totals. */
const amount = (name: string): Locator =>
  totals()
    .locator('dl > div')
    .filter({ has: site.page.getByText(name, { exact: true }) })
    .locator('dd')

async function putIn(...slugs: string[]): Promise<void> {
  const { page } = site
  for (const slug of slugs) {
    await page.goto(`${site.url}/shop/${slug}`)
    await button('Add to cart').click()
    await page.getByRole('link', { name: 'Go to the cart' }).waitFor()
  }
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await heading('Your cart').waitFor()
  await expect.poll(() => lines().count()).toBe(slugs.length)
}

describe('the cart', () => {
  it(
    'says at the field why a coupon is refused, and takes and removes one',
    { timeout: 60_000 },
    async () => {
      const { page, emulator } = site
      await putIn('cork-block')
      await button('Add a coupon').click()
      await focused(field('Coupon code'))
      await page.keyboard.press('Enter')
      await page.getByText('Enter the coupon code.').waitFor()
      await focused(field('Coupon code'))
      await page.keyboard.type('SUMMER')
      await page.keyboard.press('Enter')
      await page.getByText('We do not know this code. Check the spelling.').waitFor()
      await focused(field('Coupon code'))
      expect(await field('Coupon code').getAttribute('aria-invalid')).toBe('true')
      await inspect(page, 'cart, a coupon refused')

      emulator.coupons.set({ code: 'LARGE', percentOff: 10, minimumSubtotal: '500' })
      await field('Coupon code').fill('large')
      await page.keyboard.press('Enter')
      await page.getByText('This coupon needs an order of €500 or more.').waitFor()

      const before = await amount('Total').textContent()
      await field('Coupon code').fill('welcome10')
      await page.keyboard.press('Enter')
      const remove = button('Remove the coupon WELCOME10')
      await focused(remove)
      await amount('Discount').waitFor()
      expect(await amount('Total').textContent()).not.toBe(before)
      await inspect(page, 'cart with a coupon')
      await page.keyboard.press('Enter')
      await focused(button('Add a coupon'))
      await expect.poll(() => amount('Total').textContent()).toBe(before)

      await page.keyboard.press('Enter')
      await focused(field('Coupon code'))
      await page.keyboard.press('Escape')
      await focused(button('Add a coupon'))
    },
  )

  it('says when a coupon counts no more', { timeout: 60_000 }, async () => {
    const { page, emulator } = site
    emulator.coupons.set({ code: 'PAIR', percentOff: 10, minimumQuantity: 2 })
    await putIn('cork-block')
    await button('Increase').click()
    await expect.poll(() => field('Quantity of Cork block').inputValue()).toBe('2')
    await button('Add a coupon').click()
    await page.keyboard.type('pair')
    await page.keyboard.press('Enter')
    await amount('Discount').waitFor()
    await button('Decrease').click()
    await totals().getByText('This coupon needs at least 2 items in your cart.').waitFor()
    await inspect(page, 'cart with a coupon that counts no more')
  })

  it('takes a gift card, says what is left to pay, and removes it', { timeout: 60_000 }, async () => {
    const { page, emulator } = site
    emulator.giftCards.set({ code: 'SEASIDE-2026', balance: '5' })
    emulator.giftCards.set({ code: 'SEASIDE-0000', balance: '0' })
    await putIn('cork-block')
    await button('Use a gift card').click()
    for (const [code, words] of [
      ['SHORT', 'This is not a whole code. Check that nothing is missing.'],
      ['SEASIDE-1111', 'We do not know this code. Check the spelling.'],
      ['SEASIDE-0000', 'Nothing is left on this gift card.'],
    ] as const) {
      await field('Gift card code').fill(code)
      await page.keyboard.press('Enter')
      await page.getByText(words).waitFor()
      await focused(field('Gift card code'))
    }
    await field('Gift card code').fill('seaside-2026')
    await page.keyboard.press('Enter')
    await focused(button(/^Remove the gift card /))
    await expect.poll(() => amount('Gift card').textContent()).toBe('−€5.00')
    await amount('Left to pay').waitFor()
    await inspect(page, 'cart with a gift card')
    await page.keyboard.press('Enter')
    await focused(button('Use a gift card'))
    await amount('Left to pay').waitFor({ state: 'detached' })
  })

  it('keeps what was typed when the platform does not answer', { timeout: 60_000 }, async () => {
    const { page, emulator } = site
    await putIn('cork-block')
    await button('Add a coupon').click()
    await page.keyboard.type('welcome10')
    await page.route('**/add-coupon', (route) => route.abort('connectionreset'), { times: 1 })
    await page.keyboard.press('Enter')
    await page.getByText('We could not reach the studio. Check your connection and try again.').waitFor()
    expect(await field('Coupon code').inputValue()).toBe('welcome10')
    // The answer of the second try is lost after the coupon was entered.
    emulator.faults.add({ operation: 'ecom.currentCart.addCoupon', status: 502, after: true, times: 1 })
    await page.keyboard.press('Enter')
    await focused(button('Remove the coupon WELCOME10'))
  })

  it('has the quantity and the bin on one line of a small phone', async () => {
    const { page } = site
    await page.setViewportSize({ width: 360, height: 740 })
    await putIn('cork-block')
    const middle = async (target: Locator): Promise<number> => {
      const { y, height } = (await target.boundingBox())!
      return Math.round(y + height / 2)
    }
    expect(await middle(button('Remove Cork block'))).toBe(await middle(field('Quantity of Cork block')))
  })

  it(
    'asks whether goods are collected or sent, and the checkout keeps the answer',
    { timeout: 60_000 },
    async () => {
      const { page, emulator } = site
      await putIn('cork-block')
      const collect = page.getByRole('radio', { name: /^Collect/ })
      const send = page.getByRole('radio', { name: /^Have it sent/ })
      expect([await collect.isChecked(), await send.isChecked()]).toEqual([false, false])
      await totals().getByText('The delivery is added at the checkout.').waitFor()
      const goods = await amount('Subtotal').textContent()
      expect(await amount('Total').textContent()).toBe(goods)

      await send.check()
      await expect.poll(() => amount('Delivery').textContent()).toBe('€4.50')
      expect(await totals().getByText('The delivery is added at the checkout.').count()).toBe(0)
      await inspect(page, 'cart that is sent')
      const total = await amount('Total').textContent()
      await button('Go to checkout').click()
      await page.getByRole('heading', { name: 'Checkout' }).waitFor()
      expect(await page.getByRole('radio', { name: /^Standard delivery/ }).isChecked()).toBe(true)
      await page.getByText(total!).filter({ visible: true }).first().waitFor()

      await page.goto(`${site.url}/cart`)
      await expect.poll(() => send.isChecked()).toBe(true)
      await send.focus()
      await page.keyboard.press('ArrowLeft')
      await focused(collect)
      await expect.poll(() => amount('Total').textContent()).toBe(goods)
      await page.reload()
      await collect.waitFor()
      await expect.poll(() => collect.isChecked()).toBe(true)
      await inspect(page, 'cart that is collected')
      await button('Go to checkout').click()
      await page.getByRole('heading', { name: 'Checkout' }).waitFor()
      expect(await page.getByRole('radio', { name: /collect/i }).isChecked()).toBe(true)

      await page.goto(`${site.url}/cart`)
      emulator.faults.add({ operation: 'ecom.currentCart.setDeliveryMethod', status: 502, times: 1 })
      await send.check()
      await page.getByText('The choice was not saved. Please try again.').waitFor()
      await expect.poll(() => collect.isChecked()).toBe(true)
    },
  )

  it(
    'gives the focus to the undo button, then to the line, and says why nothing came back',
    { timeout: 60_000 },
    async () => {
      const { page, emulator } = site
      await putIn('cork-block', 'evening-tea')
      const remove = button('Remove Cork block')
      await remove.focus()
      await page.keyboard.press('Enter')
      await focused(button('Put it back'))
      await expect.poll(() => lines().count()).toBe(1)
      await totals().getByText('€9.50').first().waitFor()
      // The line is there before the cart was read again, and is taken out once more meanwhile.
      emulator.faults.add({ operation: 'ecom.currentCart.calculate', latency: 1_000, times: 1 })
      const read = page.waitForResponse((response) => response.url().endsWith('/carts/current/calculate'))
      await page.keyboard.press('Enter')
      await focused(lines().filter({ hasText: 'Cork block' }))
      await remove.focus()
      await page.keyboard.press('Enter')
      await focused(button('Put it back'))
      await read
      await totals().getByText('€9.50').first().waitFor()
      await focused(button('Put it back'))
      emulator.faults.add({
        operation: 'ecom.currentCart.addLineItems',
        status: 409,
        code: 'INSUFFICIENT_INVENTORY',
        times: 1,
      })
      await page.keyboard.press('Enter')
      await page.getByText('There are not that many left.').waitFor()
      await focused(button('Put it back'))
      await inspect(page, 'cart, a line that could not be put back')
      await button('Put it back').focus()
      await page.keyboard.press('Enter')
      await focused(lines().filter({ hasText: 'Cork block' }))

      emulator.faults.add({ operation: 'ecom.currentCart.removeLineItems', status: 403, times: 1 })
      await remove.focus()
      await page.keyboard.press('Enter')
      await page.getByText('The change was not saved. Please try again.').waitFor()
      await focused(lines().filter({ hasText: 'Cork block' }))
    },
  )
})

describe('somebody who has put nothing in', () => {
  const failedLoads = (): string[] => {
    const failed: string[] = []
    site.page.on('console', (message) => {
      if (message.text().startsWith('Failed to load resource')) failed.push(message.location().url)
    })
    return failed
  }

  it('sees no error of the browser on any page, as a visitor', async () => {
    const { page } = site
    const failed = failedLoads()
    for (const path of ['/', '/shop', '/cart', '/services']) {
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
    }
    await page.goto(`${site.url}/cart`)
    await page.getByText('Your cart is empty').waitFor()
    expect(failed).toEqual([])
  })

  it('is asked about once per sign-in, as a member', { timeout: 60_000 }, async () => {
    const { page } = site
    await signInAt(page, `${site.url}/account`)
    await heading('Your bookings').waitFor()
    await page.waitForLoadState('networkidle')
    const failed = failedLoads()
    for (const path of ['/', '/shop', '/account/orders']) {
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
    }
    expect(failed).toEqual([])
  })
})
