import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Emulator } from '@frontdesk/emulator'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, vi } from 'vitest'

declare global {
  interface Window {
    axe: typeof axe
    /** How far the page has moved by itself. */
    layoutShift: number
    /** The directives of the security policy that the page has violated. */
    violated: string[]
  }
}

/** A page of a new browser profile that measures its shifts, and remembers what goes wrong. */
export async function openPage(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(8_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // The browser reports the pages that refuse a form or say that something is gone.
    if (message.type() === 'error' && !/status of 4(22|04) /.test(message.text()))
      problems.push(message.text())
  })
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.violated = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      window.violated.push(violatedDirective),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { page, problems }
}

/** Barriers on the page, each as `rule: element`. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    window.axe.run({ preload: false, iframes: false, resultTypes: ['violations'] }),
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** The scripts, styles and handlers in the markup, which the security policy forbids. */
const inlineParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches('script:not([src]), style') ? [element.outerHTML.slice(0, 80)] : []),
      ...[...element.attributes]
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name, value }) => `${name}="${value}"`),
    ]),
  )

/** No barrier, nothing inline, no violation and no shift on a page: wide and light, then narrow and dark. */
export async function inspect(page: Page, address: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    const { pathname, search } = new URL(address)
    const name = `${pathname}${search}, ${width} wide, ${colorScheme}`
    await page.setViewportSize({ width, height: 860 })
    await page.emulateMedia({ colorScheme })
    if (width === 1280) await page.goto(address)
    expect(await barriers(page), name).toEqual([])
    const { wide, shift, violated } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      shift: window.layoutShift,
      violated: window.violated,
    }))
    expect([wide <= width, violated, await inlineParts(page)], name).toEqual([true, [], []])
    // The change of the width moves all parts of the page.
    if (width === 1280) expect(shift, `shift of ${name}`).toBeLessThan(0.05)
  }
}

/** A program that is told of events, and refuses them. */
export async function refusingReceiver(): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => response.writeHead(500).end('not today'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, server }
}

/** Sends a form as a page of the inspector does, and gives the page that it leads to. */
export async function submit(
  emulator: Emulator,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const response = await fetch(emulator.url + path, { method: 'POST', body: new URLSearchParams(fields) })
  expect(response.status, path).toBe(200)
  return new URL(response.url).pathname
}

/** Traffic of every kind: requests, a booking with its mail and hold, a webhook that fails, a snapshot and a fault. */
export async function makeTraffic(emulator: Emulator, receiver: string): Promise<string[]> {
  await submit(emulator, '/inspector/webhooks', { url: receiver })
  await submit(emulator, '/inspector/snapshots', { name: 'Before the traffic' })
  await fetch(`${emulator.url}/v1/products/none`)
  const [service] = emulator.snapshot()['bookings.services'] ?? []
  const person = { firstName: 'Rita', lastName: 'Nunes', email: 'rita@example.com' }
  const path = '/inspector/entities/bookings.bookings/new'
  const booking = await submit(emulator, path, { ...person, service: service?.id ?? '', by: 'owner' })
  await submit(emulator, path, { ...person, service: service?.id ?? '', by: 'visitor' })
  await submit(emulator, '/inspector/clock', { advance: '600000' })
  await submit(emulator, '/inspector/faults/presets/slot-taken', {})
  await vi.waitUntil(() => emulator.webhooks.deliveries.length > 1)
  const mail = `/inspector/outbox/${emulator.outbox[0]?.id}`
  const request = emulator.requests.find(({ operation }) => operation === 'bookings.bookings.create')
  return [
    '/',
    '/inspector/log',
    '/inspector/requests',
    `/inspector/requests/${request?.id}`,
    '/inspector/entities',
    '/inspector/entities/bookings.bookings',
    booking,
    `${booking}?edit`,
    `${booking}?remove`,
    '/inspector/entities/bookings.bookings?new',
    '/inspector/entities/bookings.categories?new',
    '/inspector/outbox',
    '/inspector/outbox?clear',
    mail,
    '/inspector/webhooks',
    `/inspector/webhooks/events/${emulator.webhooks.events[0]?.id}`,
    `/inspector/webhooks/deliveries/${emulator.webhooks.deliveries[0]?.id}`,
    '/inspector/clock',
    '/inspector/faults',
    '/inspector/nowhere',
  ]
}
