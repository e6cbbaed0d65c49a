import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, hasFocus, serveForTests, signInAt, tabTo } from './site-under-test.ts'

const site = serveForTests()

const heading = (name: string | RegExp): Locator => site.page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp): Locator => site.page.getByRole('button', { name })
const panel = (): Locator => site.page.getByRole('complementary', { name: 'Book' })
const timesIn = (part: Locator): Locator => part.getByRole('group', { name: /^Time on/ }).getByRole('radio')
const times = (): Locator => timesIn(panel())

/** Opens a page of the site and loads it again, as somebody does whose hands are on the keyboard. */
async function reloaded(path: string): Promise<void> {
  await site.page.goto(site.url + path)
  await reload()
}

async function reload(): Promise<void> {
  await site.page.reload()
  await heading(/./).waitFor()
}

/** Goes to an element with the Tab key and presses a key there. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor()
  await tabTo(target)
  await site.page.keyboard.press(key)
}

async function type(fields: readonly (readonly [label: string, text: string])[]): Promise<void> {
  for (const [label, text] of fields) {
    await tabTo(site.page.getByLabel(label, { exact: true }))
    await site.page.keyboard.type(text)
  }
}

/** The element that has the focus is still there: the next Tab goes on from it and not from the top. */
async function keepsFocus(): Promise<void> {
  await expect
    .poll(() => site.page.evaluate(() => document.activeElement !== document.body), { message: 'focus' })
    .toBe(true)
}

const person = [
  ['First name', 'Rita'],
  ['Last name', 'Nunes'],
  ['Email', 'rita@example.com'],
] as const

/** From the details of a person to the checkout, with a reload before each step. */
async function finish(): Promise<void> {
  const { page } = site
  await focused(heading('Who is coming?'))
  await reload()
  await type(person)
  await page.keyboard.press('Enter')
  await focused(heading('Is everything right?'))
  await reload()
  await press(button('Go to payment'))
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
}

describe('somebody without a mouse', { timeout: 60_000 }, () => {
  it('books a class', async () => {
    const { page } = site
    await reloaded('/services/vinyasa-flow')
    await times().first().waitFor()
    await press(page.getByRole('link', { name: 'Skip to content' }))
    await expect
      .poll(() => page.getByRole('main').evaluate((main) => main.contains(document.activeElement)))
      .toBe(true)

    const later = button('Two weeks after')
    await press(later)
    await page.getByText('Loading times').waitFor({ state: 'detached' })
    await focused(later)
    const day = panel().getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true })
    await tabTo(day)
    const before = await day.inputValue()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => day.inputValue()).not.toBe(before)
    expect(await hasFocus(day), 'the arrow key stays among the days').toBe(true)

    await press(times().first(), 'Space')
    await focused(times().first())
    await press(button('Continue'))
    await finish()
  })

  it('books a course', async () => {
    await reloaded('/services/first-steps-in-yoga')
    await press(button('Book the course'))
    await finish()
  })

  it('books several services in one visit', async () => {
    const { page } = site
    await reloaded('/services/deep-tissue-massage')
    await press(panel().getByRole('link', { name: 'Add another treatment' }))
    await focused(heading('Your visit'))
    await reload()
    const chosen = page.getByRole('list', { name: 'In this visit' }).getByRole('listitem')
    await press(button(/^Slow massage with warm stones/))
    await expect.poll(() => chosen.count()).toBe(2)
    await keepsFocus()
    await press(button('Slow massage with warm stones earlier'))
    await expect.poll(() => chosen.first().textContent()).toContain('Slow massage')
    await keepsFocus()
    await press(button(/^Remove Deep-tissue massage/))
    await expect.poll(() => chosen.count()).toBe(1)
    await keepsFocus()
    await press(button(/^Deep-tissue massage/))
    await expect.poll(() => chosen.count()).toBe(2)
    await keepsFocus()

    await press(times().first(), 'Space')
    await press(button('Continue'))
    await focused(heading('Who is coming?'))
    await reload()
    await press(button('Book the visit'))
    await focused(page.getByLabel('First name'))
    await type(person)
    await page.keyboard.press('Enter')
    await focused(heading('Your cart'))
  })

  it('moves a booking', async () => {
    const { page } = site
    await signInAt(page, `${site.url}/account`)
    await heading('Your bookings').waitFor()
    await reload()
    await press(page.getByRole('link', { name: /^Move Slow massage/ }))
    await focused(heading('Move Slow massage with warm stones'))
    await reload()
    const offered = timesIn(page.getByRole('main'))
    await press(offered.first(), 'Space')
    site.emulator.faults.add({
      operation: 'bookings.bookings.reschedule',
      code: 'SLOT_NOT_AVAILABLE',
      status: 409,
      times: 1,
    })
    await press(button('Move it'))
    await page.getByText('That time was just taken').waitFor()
    await page.getByText('Loading times').waitFor({ state: 'detached' })
    await keepsFocus()
    await press(offered.nth(0), 'Space')
    await press(button('Move it'))
    await page.getByText(/^Slow massage with warm stones is now on/).waitFor()
    await focused(heading('Your bookings'))
  })

  it('cancels a booking', async () => {
    const { page } = site
    await signInAt(page, `${site.url}/account`)
    await heading('Your bookings').waitFor()
    await reload()
    const cancel = button(/^Cancel Slow massage/)
    await press(cancel)
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    const isInside = (): Promise<boolean> =>
      dialog.evaluate((element) => element.contains(document.activeElement))
    for (let presses = 0; presses < 6; presses++) {
      expect(await isInside(), 'the focus stays in the dialog').toBe(true)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await focused(cancel)

    await page.keyboard.press('Enter')
    await press(dialog.getByRole('button', { name: 'Cancel the booking' }))
    await page.getByText(/^Cancelled: Slow massage with warm stones, /).waitFor()
    await cancel.waitFor({ state: 'detached' })
    await keepsFocus()
  })

  it('makes an account', async () => {
    const { page, emulator } = site
    await reloaded('/sign-up')
    await press(button('Create account'))
    await focused(page.getByLabel('First name'))
    await type([
      ['First name', 'Rita'],
      ['Email', 'verify+rita@example.com'],
      ['Password', 'sun over the water'],
    ])
    await page.keyboard.press('Enter')
    await focused(heading('Check your inbox'))
    await type([['Code', '000000']])
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code', { exact: true })
    await page.getByText(/This code is wrong or too old/).waitFor()
    await focused(code)
    await code.selectText()
    await page.keyboard.type(emulator.outbox.at(-1)?.code ?? '')
    await page.keyboard.press('Enter')
    await focused(heading('Your bookings'))
  })
})
