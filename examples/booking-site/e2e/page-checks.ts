import axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The browser of somebody in Lisbon who has never been here. */
export const visitor: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Europe/Lisbon',
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
}

/** Collects what goes wrong on the pages of a site. */
export function watchProblems(page: Page, siteUrl: string, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isOwn = message.location().url.startsWith(siteUrl)
    // The browser reports every refusal of the platform itself; what the site makes of those is tested.
    if (isOwn && message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
}

/** The requests of a page to the platform from here on, each with what it asks. */
export function watchRequests(page: Page, platformUrl: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(platformUrl) || request.method() === 'OPTIONS') return
    asked.push(`${request.method()} ${request.url().slice(platformUrl.length)} ${request.postData() ?? ''}`)
  })
  return asked
}

/** The requests that were made before, with the same content. */
export const repeated = (asked: readonly string[]): string[] =>
  asked.filter((one, index) => asked.indexOf(one) < index)

declare global {
  interface Window {
    axe: typeof axe
    /** How far the page has moved by itself; see `watchShifts`. */
    layoutShift: number
  }
}

/** Measures from the next page on how far its parts move without a person's doing. */
export async function watchShifts(shown: Page): Promise<() => Promise<number>> {
  await shown.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => shown.evaluate(() => window.layoutShift)
}

/** Violations that keep people out; each as `rule: element`. */
export async function accessibilityProblems(shown: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await shown.evaluate(
    (runOnly) => window.axe.run({ preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    rules,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

const setTheme = (shown: Page, theme: string): Promise<void> =>
  shown.evaluate((value) => {
    document.documentElement.dataset['theme'] = value
  }, theme)

/** No serious barrier in either theme, wide or narrow, and nothing to scroll to sideways on a small screen. */
export async function inspect(shown: Page, name: string, { isLoading = false } = {}): Promise<void> {
  await shown.getByRole('heading', { level: 1 }).waitFor()
  if (!isLoading) await expect.poll(() => shown.getByText(/^Loading/).count()).toBe(0)
  await shown.evaluate(axe.source)
  for (const width of [320, 360, 1280]) {
    await shown.setViewportSize({ width, height: width === 1280 ? 900 : 800 })
    const content = await shown.evaluate(() => document.documentElement.scrollWidth)
    expect(content, `${name}, ${width} wide`).toBeLessThanOrEqual(width)
    if (width === 320) continue
    expect(await accessibilityProblems(shown), `${name}, ${width} wide`).toEqual([])
    await setTheme(shown, 'dark')
    expect(
      await accessibilityProblems(shown, ['color-contrast']),
      `${name}, ${width} wide, in the dark`,
    ).toEqual([])
    await setTheme(shown, 'light')
  }
}
