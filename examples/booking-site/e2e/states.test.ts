import { apiKey } from '@frontdesk/auth'
import { queryExtendedBookings } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { searchOrders } from '@frontdesk/ecom'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspect, repeated, watchRequests, watchShifts } from './page-checks.ts'
import { serveForTests, signInAt } from './site-under-test.ts'

const site = serveForTests()

const visitorScreens = [
  '/',
  '/services',
  '/timetable',
  '/services/vinyasa-flow',
  '/services/deep-tissue-massage',
  '/services/first-steps-in-yoga',
  '/visit',
  '/shop',
  '/shop/harbour-mat',
]

/** A member with the screens that show something of theirs. */
async function openMember(): Promise<{ page: Page; paths: string[] }> {
  const owner = createClient({
    platform: local(site.emulator.url),
    auth: apiKey({ apiKey: site.emulator.apiKey }),
  })
  const { items: orders } = await searchOrders(owner, { filter: { number: '10001' } })
  const { items: bookings } = await queryExtendedBookings(owner, {
    filter: { 'contactDetails.email': 'ana@example.com', status: 'CONFIRMED' },
    sort: [{ fieldName: 'startDate', order: 'DESC' }],
  })
  const page = await site.openPage()
  await signInAt(page, `${site.url}/account`)
  await page.getByRole('heading', { level: 1, name: 'Your bookings' }).waitFor()
  const paths = [
    '/account',
    '/account?when=past',
    '/account/orders',
    `/account/orders/${orders[0]!.id}`,
    `/account/bookings/${bookings[0]!.booking!.id}/move`,
    `/checkout/result?orderId=${orders[0]!.id}`,
    '/cart',
  ]
  return { page, paths }
}

/** Puts something in, so that the cart is asked for. */
async function putIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/shop/cork-block`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Go to the cart' }).waitFor()
}

/** Goes to every screen, those of visitors and those of the member beside each other. */
async function walk(look: (shown: Page, path: string) => Promise<void>): Promise<void> {
  const { page, paths } = await openMember()
  await putIn(page)
  const walkOne = async (shown: Page, screens: readonly string[]): Promise<void> => {
    for (const path of screens) await look(shown, path)
  }
  await Promise.all([walkOne(site.page, visitorScreens), walkOne(page, paths)])
}

it('has no barrier while it loads', { timeout: 180_000 }, async () => {
  await walk(async (shown, path) => {
    // Longer than an inspection takes; leaving the page ends the request.
    if (site.emulator.faults.list().length === 0)
      site.emulator.faults.add({ operation: '*', latency: 15_000 })
    await shown.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    await shown
      .getByRole('status')
      .filter({ hasText: /Loading|Looking/ })
      .first()
      .waitFor()
    await inspect(shown, `${path}, loading`, { isLoading: true })
  })
})
it('has no barrier when nothing can be loaded', { timeout: 180_000 }, async () => {
  await walk(async (shown, path) => {
    if (site.emulator.faults.list().length === 0) site.emulator.faults.add({ operation: '*', status: 500 })
    await shown.goto(site.url + path)
    await expect
      .poll(() => shown.getByRole('alert').count(), {
        message: `${path} says that it failed`,
        timeout: 8_000,
      })
      .toBeGreaterThan(0)
    await inspect(shown, `${path}, failed`)
  })
})

it.each([360, 1280])(
  'asks for nothing twice and moves nothing by itself, %i wide',
  { timeout: 180_000 },
  async (width) => {
    const watched = new Map<Page, { asked: string[]; shift: () => Promise<number> }>()
    await walk(async (shown, path) => {
      const { asked, shift } = watched.get(shown) ?? {
        asked: watchRequests(shown, site.emulator.url),
        shift: await watchShifts(shown),
      }
      watched.set(shown, { asked, shift })
      await shown.setViewportSize({ width, height: 800 })
      asked.length = 0
      await shown.goto(site.url + path)
      await shown.getByRole('heading', { level: 1 }).waitFor()
      await shown.waitForLoadState('networkidle')
      expect(asked, path).not.toEqual([])
      expect(repeated(asked), `${path} asks twice`).toEqual([])
      expect(await shift(), `${path} moves`).toBeLessThan(0.05)
    })
  },
)

it('has no barrier without a network, and continues once it is back', { timeout: 60_000 }, async () => {
  const { page } = site
  await page.goto(site.url)
  await page.getByRole('region', { name: 'Start here' }).getByRole('article').first().waitFor()
  await page.context().setOffline(true)
  await page.getByText(/You are offline/).waitFor()
  await inspect(page, 'home, offline')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await page.waitForURL(/\/services$/)
  await inspect(page, 'services, offline')
  await page.context().setOffline(false)
  await page.getByText(/You are offline/).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Services found' }).getByRole('link').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})

it('shows in forced colors what is chosen, what is a button, and the colors of a product', async () => {
  const page = await site.openPage({ forcedColors: 'active' })
  const colourOf = (target: Locator, name: 'background-color' | 'border-top-color'): Promise<string> =>
    target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  await page.goto(`${site.url}/services/deep-tissue-massage`)
  const panel = page.getByRole('complementary', { name: 'Book' })
  const times = panel.getByRole('group', { name: /^Time on/ }).locator('label')
  await times.first().click()
  await expect
    .poll(() => colourOf(times.first(), 'background-color'))
    .not.toBe(await colourOf(times.nth(1), 'background-color'))
  const go = panel.getByRole('button', { name: 'Continue' })
  expect(await colourOf(go, 'border-top-color')).not.toBe(await colourOf(go, 'background-color'))

  await page.goto(`${site.url}/shop/harbour-mat`)
  const swatches = page.getByRole('group', { name: 'Colour' }).locator('label > span[title]')
  await swatches.first().waitFor()
  const colours = await Promise.all((await swatches.all()).map((one) => colourOf(one, 'background-color')))
  expect(new Set(colours).size).toBe(3)
})
