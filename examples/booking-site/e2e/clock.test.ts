import { expect, it } from 'vitest'
import { dayText } from './journey.ts'
import { serveForTests } from './site-under-test.ts'

const site = serveForTests()
const day = 86_400_000

const shownToday = (): Promise<string | null> =>
  site.page.getByRole('heading', { level: 3, name: /, today$/ }).textContent()

it('shows the days of the emulator’s clock, after it was moved and after it went back', async () => {
  const { page, emulator } = site
  for (const days of [0, 8, -3]) {
    emulator.clock.set(new Date(Date.now() + days * day))
    await page.goto(`${site.url}/timetable`)
    expect(await shownToday()).toBe(`${dayText(emulator.clock.now())}, today`)
  }
})

it('follows a move of the clock when its window is looked at again', async () => {
  const { page, emulator } = site
  const pageDay = (): Promise<string> => page.evaluate(() => new Date().toISOString().slice(0, 10))
  await page.goto(`${site.url}/timetable`)
  emulator.clock.advance(30 * day)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(pageDay).toBe(emulator.clock.now().toISOString().slice(0, 10))
  await page.getByRole('link', { name: 'Services' }).first().click()
  await page.getByRole('link', { name: 'Deep-tissue massage' }).first().click()
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(emulator.clock.now())
  await page.getByRole('complementary', { name: 'Book' }).getByText(month).first().waitFor()
  emulator.reset()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(pageDay).toBe(new Date().toISOString().slice(0, 10))
})
