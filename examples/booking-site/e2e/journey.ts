import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const approvedCard = '4242 4242 4242 4242'
export const declinedCard = '4000 0000 0000 0002'

/** The heading of a page. */
export const headingOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** A day of the studio, as the timetable writes it: `Tue 2 Jun`. */
export const dayText = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Europe/Lisbon',
  }).format(moment)

/** The times of the day that is shown. */
export const times = (panel: Locator): Locator =>
  panel.getByRole('group', { name: /^Time on/ }).getByRole('radio')

/** Chooses the first time with a free place. A class that is full offers its waiting list, and it may be the next one. */
export async function chooseFreeTime(panel: Locator): Promise<void> {
  const days = panel.getByRole('group', { name: 'Day' }).getByRole('radio', { disabled: false })
  const free = panel
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio', { name: /^(?!.*waiting list)/s })
  await times(panel).first().waitFor()
  for (let day = 0; (await free.count()) === 0; day++) await days.nth(day).check()
  await free.first().check()
}

/** From a list of services to the details of a booking. */
export async function chooseTime(
  page: Page,
  url: string,
  type: 'APPOINTMENT' | 'CLASS',
  { later = false }: { later?: boolean } = {},
): Promise<string> {
  await page.goto(`${url}/services?type=${type}`)
  const service = page.getByRole('region', { name: 'Services found' }).getByRole('link').first()
  const name = (await service.textContent()) ?? ''
  await service.click()
  await headingOf(page, name).waitFor()
  const panel = page.getByRole('complementary', { name: 'Book' })
  if (later) {
    const weeks = panel.getByRole('heading', { level: 3 }).first()
    const shown = await weeks.textContent()
    await panel.getByRole('button', { name: 'Two weeks after' }).click()
    await expect.poll(() => weeks.textContent()).not.toBe(shown)
    await panel.getByText('Loading times').waitFor({ state: 'detached' })
  }
  await chooseFreeTime(panel)
  await panel.getByRole('button', { name: 'Continue' }).click()
  await headingOf(page, 'Who is coming?').waitFor()
  return name
}

/** The details of a booking, up to its review. */
export async function fillDetails(
  page: Page,
  { lastName = 'Nunes' }: { lastName?: string } = {},
): Promise<void> {
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill('rita@example.com')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await headingOf(page, 'Is everything right?').waitFor()
}

/** Signs a member of the demo in, on the page of the sign-in. */
export async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('harbour-ana-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Fills the hosted checkout, whatever parts this cart needs. */
export async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Nunes')
  await page.getByLabel('Email').fill('rita@example.com')
  const pickup = page.getByRole('radio', { name: /pick|collect/i })
  if ((await pickup.count()) > 0 && !(await pickup.first().isChecked())) {
    await pickup.first().check()
    // The page stays: what is typed into it stays, too.
    await page.getByText('The total is now').waitFor()
  }
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry date').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page
    .getByRole('button', { name: /^(Pay|Place order)/ })
    .last()
    .click()
}

interface Journey {
  page: Page
  /** The address of the site. */
  url: string
  /** Signs a member of the demo in, on the page that the link of the site leads to. */
  signIn: (page: Page) => Promise<void>
}

/** A customer books, buys, pays, and finds it all in the account; on any site with the pages of the booking site. */
export async function bookBuyAndPay({ page, url, signIn }: Journey): Promise<void> {
  const heading = (name: string | RegExp): Locator => headingOf(page, name)
  await page.goto(url)
  await page.getByRole('link', { name: 'Find a time' }).click()
  await heading('Services').waitFor()
  const service = await chooseTime(page, url, 'APPOINTMENT')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Put in the cart' }).click()
  await heading('Your cart').waitFor()
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('heading')
  await expect.poll(() => lines.allTextContents()).toEqual([service])
  await page
    .getByRole('list', { name: 'In your cart' })
    .getByText(/, \d\d:\d\d$/)
    .waitFor()

  await page.goto(`${url}/shop/cork-block`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect.poll(() => lines.allTextContents()).toEqual([service, 'Cork block'])
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()

  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByText(/\(Lisbon, GMT(\+[01])?\)/).waitFor()
  await pay(page, declinedCard)
  await page.getByText('The bank declined this card').waitFor()
  await pay(page, approvedCard)
  await heading('Thank you, it is all set').waitFor()
  const order = await page.getByRole('heading', { level: 2, name: /^Order / }).textContent()
  await page.getByRole('link', { name: 'Cart, empty' }).waitFor()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page)
  await page.waitForURL(/\/checkout\/result/)

  await page.getByRole('link', { name: 'See your bookings' }).click()
  await heading('Your bookings').waitFor()
  await page.getByRole('listitem').filter({ hasText: service }).getByText('Confirmed').waitFor()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('link', { name: order ?? '' }).click()
  await heading(order ?? '').waitFor()
  await page.getByText('Cork block').waitFor()
}
