import { addLineItemsToCurrentCart } from '@frontdesk/ecom'
import type { Emulator } from '@frontdesk/emulator'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillSignIn, headingOf } from '../../booking-site/e2e/journey.ts'
import { inspect, watchShifts } from '../../booking-site/e2e/page-checks.ts'
import { serveForTests } from '../../booking-site/e2e/site-under-test.ts'
import { serveRendered } from './rendered-site.ts'

const site = serveForTests(undefined, serveRendered)
let emulator: Emulator
let page: Page

beforeEach(() => {
  ;({ emulator, page } = site)
})

/** Each page, with text that it has without script. */
const screens: readonly (readonly [path: string, ...text: string[]])[] = [
  ['/', 'Move well, close to the water', 'First steps in yoga', 'Classes this week', 'Cork block'],
  ['/services', 'Slow massage with warm stones', 'First steps in yoga'],
  ['/services?type=CLASS', 'Services'],
  ['/services/slow-massage', 'Slow massage with warm stones', 'Choose a time', 'Times are in Lisbon time'],
  ['/services/first-steps-in-yoga', 'The whole course'],
  ['/timetable', 'Timetable', 'Times are in Lisbon time'],
  ['/shop', 'Cork block', 'Harbour mat'],
  ['/shop/cork-block', 'One block of Portuguese cork', 'Add to cart'],
  ['/cart', 'Your cart is empty'],
  ['/account', 'Sign in to see your bookings and orders'],
]

const memberScreens: readonly (readonly [path: string, ...text: string[]])[] = [
  ['/account', 'Your bookings', 'Upcoming'],
  ['/account?when=past', 'Your bookings'],
  ['/account/orders', 'Order 10001'],
]

/** The requests of a page for data: to the handler, to loaders, and to the platform itself. */
function watchData(shown: Page): string[] {
  const asked: string[] = []
  shown.on('request', (request) => {
    const url = request.url()
    const isData =
      url.includes('/api/frontdesk/') || url.includes('.data') || request.resourceType() === 'fetch'
    if (isData && !url.includes('/__manifest')) asked.push(`${request.method()} ${url}`)
  })
  return asked
}

/** The text that people read, without the data of scripts. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
}

/** Whether React has taken the page over. */
const hydrated = (shown: Page): Promise<unknown> =>
  shown.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )

async function signIn(): Promise<void> {
  await page.goto(`${site.url}/account`)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(`${emulator.url}/**`)
  await fillSignIn(page)
  await headingOf(page, 'Your bookings').waitFor()
}

describe('a page', () => {
  it('has its content without script, and no cache keeps it', async () => {
    for (const [path, ...texts] of screens) {
      const response = await fetch(site.url + path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('cache-control'), path).toBe('private, no-store')
      const html = await response.text()
      for (const text of texts) expect(textOf(html), path).toContain(text)
      expect(html.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1)
      expect(html, path).not.toMatch(/<div hidden|accessToken|refreshToken/)
    }
  })

  it.each(['/', '/services/slow-massage', '/visit', '/nowhere'])(
    'says to people without script what needs it: %s',
    async (path) => {
      const html = await (await fetch(site.url + path)).text()
      const [notice = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? []
      expect(textOf(notice)).toContain(
        'To book and to use the cart, please switch it on, or call the studio.',
      )
      expect(textOf(html)).toContain('+351 210 000 011')
    },
  )

  it.each(['/nowhere', '/services/nowhere', '/shop/nowhere'])(
    'says with 404 that there is no %s',
    async (path) => {
      const response = await fetch(site.url + path)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(textOf(await response.text())).toContain('Skip to content')
    },
  )

  it(
    'is taken over by the browser without another request and without moving',
    { timeout: 90_000 },
    async () => {
      const shifts = await watchShifts(page)
      const asked = watchData(page)
      const look = async (path: string): Promise<void> => {
        await page.goto(site.url + path)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        expect(asked, path).toEqual([])
        expect(await shifts(), path).toBeLessThan(0.05)
      }
      for (const [path] of screens) await look(path)
      await signIn()
      asked.length = 0
      for (const [path, ...texts] of memberScreens) {
        await look(path)
        for (const text of texts) await page.getByText(text).first().waitFor()
      }
    },
  )

  it('has no barrier and fits', { timeout: 120_000 }, async () => {
    for (const path of [
      '/',
      '/services',
      '/services/slow-massage',
      '/cart',
      '/account',
      '/sign-in-failed',
      '/nowhere',
    ]) {
      await page.goto(site.url + path)
      await hydrated(page)
      await inspect(page, path)
    }
    await signIn()
    await inspect(page, '/account, signed in')
  })

  it('writes times for the clock of the visitor, from the second page on without a change', async () => {
    const away = await site.openPage({ timezoneId: 'America/New_York' })
    await away.goto(`${site.url}/timetable`)
    await away.getByText('for you').first().waitFor()
    const response = await away.request.get(`${site.url}/timetable`)
    expect(textOf(await response.text())).toMatch(/\d\d:\d\d for you/)
  })
})

describe('a session', () => {
  const begun = (): number =>
    emulator.requests.filter(({ path, request }) => {
      const { grantType, grant_type: type = grantType } = Object(request) as Record<string, unknown>
      return path.startsWith('/oauth2/token') && type === 'anonymous'
    }).length

  it('begins once for each new person, and not again on the next page', async () => {
    const before = begun()
    const first = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/services`)))
    expect(first.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(begun() - before).toBe(20)
    const cookies = first.map(({ headers }) =>
      headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0] ?? '')
        .filter((cookie) => !cookie.endsWith('='))
        .join('; '),
    )
    expect(new Set(cookies).size).toBe(20)
    const second = await Promise.all(
      cookies.map((cookie) => fetch(`${site.url}/cart`, { headers: { cookie } })),
    )
    expect(second.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(begun() - before).toBe(20)
  })

  it('has one cart on both sides', async () => {
    await page.goto(`${site.url}/shop/cork-block`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    // The server, asked with the cookies of the browser.
    const cart = async (): Promise<string> =>
      textOf(await (await page.request.get(`${site.url}/cart`)).text())
    expect(await cart()).toContain('Cork block')

    // The server adds through its handler, as a request that the page knows nothing of.
    await page.goto(`${site.url}/cart`)
    const items = page.getByRole('list', { name: 'In your cart' }).getByRole('heading')
    await expect.poll(() => items.allTextContents()).toEqual(['Cork block'])
    const [added] = emulator.requests.filter(
      ({ operation }) => operation === addLineItemsToCurrentCart.spec.id,
    )
    const { pathname } = new URL(added?.path ?? '', emulator.url)
    const answer = await page.request.post(`${site.url}/api/frontdesk/call${pathname}`, {
      headers: { 'x-frontdesk-call': '1' },
      data: added?.request,
    })
    expect(answer.status()).toBe(200)
    await page.reload()
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  })

  it('ends by a form, and the next page is that of a new visitor', async () => {
    await signIn()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await headingOf(page, 'Move well, close to the water').waitFor()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.goto(`${site.url}/account`)
    await page.getByText('Sign in to see your bookings and orders').waitFor()
  })

  it('lets people without script sign in and out', async () => {
    const plain = await site.openPage({ javaScriptEnabled: false })
    await plain.goto(site.url)
    await plain.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(plain)
    await plain.getByRole('button', { name: 'Sign out' }).click()
    await plain.getByRole('link', { name: 'Sign in' }).waitFor()
  })
})

it('says so when a sign-in was given up', async () => {
  await page.goto(`${site.url}/api/frontdesk/signed-in?error=access_denied&state=stale`)
  await headingOf(page, 'The sign-in did not work').waitFor()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForURL(`${emulator.url}/**`)
})
