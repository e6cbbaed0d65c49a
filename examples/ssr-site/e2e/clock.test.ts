import { expect, it } from 'vitest'
import { dayText } from '../../booking-site/e2e/journey.ts'
import { serveForTests } from '../../booking-site/e2e/site-under-test.ts'
import { serveRendered } from './rendered-site.ts'

const site = serveForTests(undefined, serveRendered)
const day = 86_400_000

it('shows the days of the emulator’s clock on the server and in the browser, also after it went back', async () => {
  const { page, emulator } = site
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/frontdesk/')) calls.push(request.url())
  })
  for (const days of [0, 8, -3]) {
    emulator.clock.set(new Date(Date.now() + days * day))
    const today = `${dayText(emulator.clock.now())}, today`
    const shown = page.getByRole('heading', { level: 3, name: /, today$/ })

    const plain = await site.openPage({ javaScriptEnabled: false })
    await plain.goto(`${site.url}/timetable`)
    expect(await plain.getByRole('heading', { level: 3, name: /, today$/ }).textContent()).toBe(today)

    await page.goto(`${site.url}/timetable`, { waitUntil: 'networkidle' })
    expect(await shown.textContent()).toBe(today)
    expect(calls, `${days} days`).toEqual([])
  }
})
