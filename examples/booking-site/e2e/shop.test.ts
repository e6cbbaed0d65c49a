import { apiKey } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import type { Emulator } from '@frontdesk/emulator'
import { queryProducts, updateInventoryVariants } from '@frontdesk/stores'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { inspect, repeated, watchRequests, watchShifts } from './page-checks.ts'
import { hasFocus, serveForTests, tabTo } from './site-under-test.ts'

const site = serveForTests()
let emulator: Emulator
let page: Page

beforeEach(() => {
  ;({ emulator, page } = site)
})

const list = (): Locator => page.getByRole('region', { name: 'Products found' })
const names = (): Promise<string[]> => list().getByRole('heading', { level: 2 }).allTextContents()
const search = (): Locator => page.getByRole('searchbox', { name: 'Search the shop' })
const group = (name: string | RegExp): Locator => page.getByRole('group', { name })
const heading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })
const add = (): Locator => page.getByRole('button', { name: 'Add to cart' })
/** Holds the answers to an operation back until the function that it gives is called. */
async function holdBack(path: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const owner = () => createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })

describe('the list of the shop', () => {
  it('is sorted, searched and narrowed in the address, and the focus stays', async () => {
    await page.goto(`${site.url}/shop`)
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await sort.focus()
    await sort.selectOption('Price, low to high')
    await page.waitForURL(/sort=price-up/)
    await expect.poll(names).toEqual(expect.arrayContaining(['Evening tea']))
    await expect.poll(async () => (await names())[0]).toBe('Evening tea')
    expect(await hasFocus(sort)).toBe(true)
    await sort.selectOption('Price, high to low')
    await expect.poll(async () => (await names())[0]).toBe('Cork mat')
    await sort.selectOption('Newest')
    await expect.poll(async () => (await names())[1]).toBe('Harbour sweater')
    await sort.selectOption('Name')
    await expect.poll(async () => (await names())[0]).toBe('Cork block')

    await search().fill('MAT')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=MAT/)
    await expect.poll(names).toEqual(['Cork mat', 'Harbour mat', 'Travel mat'])
    expect(await hasFocus(search())).toBe(true)
    await page.getByText('3 products').waitFor()

    const dear = group('Price').getByRole('radio', { name: '€50 and more' })
    await dear.check()
    await expect.poll(names).toEqual(['Cork mat', 'Harbour mat'])
    expect(await hasFocus(dear)).toBe(true)
    await page.reload()
    await expect.poll(names).toEqual(['Cork mat', 'Harbour mat'])
    await expect.poll(() => search().inputValue()).toBe('MAT')
    expect(await sort.inputValue()).toBe('name')
    await page.goBack()
    await expect.poll(names).toEqual(['Cork mat', 'Harbour mat', 'Travel mat'])
  })

  it('is narrowed by collection and by options, whose numbers of products are shown', async () => {
    await page.goto(`${site.url}/shop?sort=name`)
    const sand = group('Colour').getByRole('checkbox', { name: 'Sand 3 products' })
    await sand.check()
    await page.waitForURL(/option\.Colour=Sand/)
    await expect.poll(names).toEqual(['Harbour mat', 'Harbour sweater', 'Monogram towel'])
    expect(await hasFocus(sand)).toBe(true)
    // The pictures, and the pages behind them, are those of the colour.
    expect(await list().getByRole('img').first().getAttribute('alt')).toMatch(/in sand/)
    expect(await list().getByRole('link').first().getAttribute('href')).toBe('/shop/harbour-mat?Colour=Sand')

    await group('Size').getByRole('checkbox', { name: 'M 1 product' }).check()
    await expect.poll(names).toEqual(['Harbour sweater'])
    await group('Colour').getByRole('checkbox', { name: /^Ink/ }).check()
    await expect.poll(names).toEqual(['Harbour sweater', 'Studio T-shirt'])
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.getByText('15 products').waitFor()
    expect(await hasFocus(page.getByText('15 products'))).toBe(true)

    const wear = group('Shelf').getByRole('radio', { name: /^Wear/ })
    await wear.check()
    await expect.poll(names).toEqual(['Harbour sweater', 'Steel bottle', 'Studio T-shirt'])
    await page.getByText('For the studio and for the way home.').waitFor()
    expect(await hasFocus(wear)).toBe(true)
    await inspect(page, 'shop, narrowed')
  })

  it('shows more from where the list ended, also after a reload', async () => {
    const asked = watchRequests(page, emulator.url)
    await page.goto(`${site.url}/shop`)
    await expect.poll(async () => (await names()).length).toBe(12)
    await page.getByRole('button', { name: 'Show more' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names()).length).toBe(15)
    const first = list().getByRole('link', { name: 'Monogram towel' })
    await expect.poll(() => hasFocus(first)).toBe(true)
    await page.waitForURL(/shown=24/)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((one, index) => asked.indexOf(one) < index)).toEqual([])

    await page.reload()
    await expect.poll(async () => (await names()).length).toBe(15)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  })

  it('can be used while it loads, when nothing fits, and when it does not come', async () => {
    const release = await holdBack('**/query-platformized*')
    await page.goto(`${site.url}/shop`)
    await page.getByText('Loading products').waitFor()
    await group('Shelf').waitFor()
    await inspect(page, 'shop, loading', { isLoading: true })
    release()
    await expect.poll(async () => (await names()).length).toBe(12)
    await inspect(page, 'shop')

    await search().fill('sofa')
    await page.keyboard.press('Enter')
    await page.getByText('Nothing fits that search').waitFor()
    await inspect(page, 'shop, nothing found')
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect.poll(async () => (await names()).length).toBe(12)

    emulator.faults.add({ operation: 'stores.products.query', status: 503, times: 3 })
    await page.goto(`${site.url}/shop?sort=name`)
    await page.getByText('The shop did not load').waitFor()
    await inspect(page, 'shop, failed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await names())[0]).toBe('Cork block')
  })

  it('keeps what it shows when the rest does not come', async () => {
    await page.goto(`${site.url}/shop`)
    await expect.poll(async () => (await names()).length).toBe(12)
    emulator.faults.add({ operation: 'stores.products.query', status: 503, times: 3 })
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByText('The rest did not load').waitFor()
    expect(await names()).toHaveLength(12)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await names()).length).toBe(15)
  })

  it('has its filters behind a button on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${site.url}/shop`)
    const button = page.getByRole('button', { name: 'Filter' })
    await button.waitFor()
    await expect.poll(() => group('Price').isVisible()).toBe(false)
    await button.click()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await group('Price').getByRole('radio', { name: 'Under €20' }).check()
    await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
    await expect.poll(async () => (await names())[0]).toBe('Cork block')
  })
})

describe('the page of a product', () => {
  it('says what is missing when its button is pressed, from a reload on with the keyboard alone', async () => {
    await page.goto(`${site.url}/shop/studio-t-shirt`)
    await page.reload()
    await add().waitFor()
    await tabTo(add())
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Still missing: size and colour.').waitFor()
    await expect.poll(() => hasFocus(group(/^Size/).getByRole('radio', { name: 'S' }))).toBe(true)
    await inspect(page, 'product, choices missing')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('alert').getByText('Still missing: colour.').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.waitForURL(/\?Size=M&Colour=Chalk$/)
    await tabTo(add())
    await page.keyboard.press('Enter')
    await page.getByText('In your cart.').waitFor()
    await inspect(page, 'product, in the cart')
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await page.getByText('Size: M').waitFor()
    await page.getByText('Colour: Chalk').waitFor()
  })

  it('keeps sold-out choices in reach, and writes when they are back', async () => {
    await page.goto(`${site.url}/shop/studio-t-shirt?Size=M`)
    await group(/^Colour/)
      .getByRole('radio', { name: 'Ink, sold out' })
      .check()
    await page.getByText('Sold out', { exact: true }).waitFor()
    expect(await add().count()).toBe(0)
    await inspect(page, 'product, sold out')
    await page.reload()
    const email = page.getByLabel('Email')
    await page.getByRole('button', { name: 'Notify me' }).click()
    await page.getByText('Enter your email.').waitFor()
    expect(await hasFocus(email)).toBe(true)
    await email.fill('rita@example.com')
    await page.keyboard.press('Enter')
    const done = page.getByRole('status').filter({ hasText: 'We write to rita@example.com when it is back.' })
    await done.waitFor()
    expect(await hasFocus(done)).toBe(true)
    await inspect(page, 'product, noted')

    // Another size is in stock.
    await group(/^Size/).getByRole('radio', { name: 'S', exact: true }).check()
    await add().waitFor()

    const { items } = await queryProducts(owner(), { filter: { slug: 'studio-t-shirt' } })
    const ink = items[0]?.variants?.find(
      ({ choices }) => choices?.['Size'] === 'M' && choices['Colour'] === 'Ink',
    )
    await updateInventoryVariants(owner(), {
      inventoryItem: {
        productId: items[0]?.id ?? '',
        trackQuantity: true,
        variants: [{ variantId: ink?.id ?? '', quantity: 4 }],
      },
    })
    // The platform notices what is back with one request, and sends the mail with a later one.
    for (let minute = 0; minute < 2; minute++) {
      emulator.clock.advance(60_000)
      await queryProducts(owner(), {})
    }
    expect(emulator.outbox.map(({ to, subject }) => [to, subject])).toContainEqual([
      'rita@example.com',
      'Studio T-shirt is back at Harbour Studio',
    ])
  })

  it('says that nobody is written to where the studio takes no such requests', async () => {
    await page.goto(`${site.url}/shop/linen-eye-pillow`)
    emulator.faults.add({
      operation: 'ecom.backInStock.create',
      code: 'REQUEST_COLLECTION_DISABLED',
      status: 409,
      times: 1,
    })
    await page.getByLabel('Email').fill('rita@example.com')
    await page.getByRole('button', { name: 'Notify me' }).click()
    await page.getByText('The studio does not write about products that are back at the moment.').waitFor()
    await inspect(page, 'product, not noted')
  })

  it('takes an order before the product is in stock, and says when it is sent', async () => {
    await page.goto(`${site.url}/shop/cork-mat`)
    await page.getByText(/^We send it from \d+ \w+ \d{4}\.$/).waitFor()
    await inspect(page, 'product, pre-order')
    await page.getByRole('button', { name: 'Pre-order' }).click()
    await page.getByText('In your cart.').waitFor()
    await page.goto(`${site.url}/shop`)
    await list().getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Show more' }).click()
    await list().getByRole('article').filter({ hasText: 'Cork mat' }).getByText('Pre-order').waitFor()
  })

  it('asks for the texts that the product needs, and puts them into the cart', async () => {
    await page.goto(`${site.url}/shop/monogram-towel?Colour=Sand`)
    await add().click()
    await page.getByText('Enter the initials.').waitFor()
    expect(await hasFocus(page.getByLabel('Initials'))).toBe(true)
    await inspect(page, 'product, text missing')
    await page.getByLabel('Initials').fill('ANAB')
    expect(await page.getByLabel('Initials').inputValue()).toBe('ANA')
    await expect.poll(() => page.getByText('Still missing').count()).toBe(0)
    await add().click()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await page.getByText('Initials: ANA').waitFor()
  })

  it('shows discounts, prices per unit, pictures, and what comes by email', async () => {
    await page.goto(`${site.url}/shop/travel-mat`)
    await page.getByText('€39.20').waitFor()
    await page.getByText('20 % off').waitFor()
    await page.goto(`${site.url}/shop/evening-tea`)
    await page.getByText('€11.88 per 100 g').waitFor()
    await page.goto(`${site.url}/shop/ten-quiet-mornings`)
    await page.getByText('Available at once').waitFor()
    await page.getByText(/^You have it as soon as it is paid\./).waitFor()
    await page.goto(`${site.url}/shop/harbour-mat`)
    await group(/^Colour/)
      .getByRole('radio', { name: 'Plum' })
      .check()
    await page.getByRole('img', { name: 'A rolled yoga mat in plum, held by two straps' }).waitFor()
    await group('Pictures')
      .getByRole('radio', { name: /surface/ })
      .check()
    await page.getByRole('img', { name: 'The ribbed surface of the mat in plum' }).waitFor()
    await inspect(page, 'product, pictures')
  })

  it('has a name while it loads, when it does not come, and when it is gone', async () => {
    const release = await holdBack('**/query-platformized*')
    await page.goto(`${site.url}/shop/harbour-mat`)
    await heading('Harbour mat').waitFor()
    await page.getByText('Loading the product').waitFor()
    expect(await page.title()).toBe('Harbour mat – Harbour Studio')
    await inspect(page, 'product, loading', { isLoading: true })
    release()
    await add().waitFor()
    emulator.faults.add({ operation: 'stores.products.query', status: 503, times: 3 })
    await page.goto(`${site.url}/shop/cork-block`)
    await page.getByText('The product did not load').waitFor()
    await heading('Cork block').waitFor()
    await inspect(page, 'product, failed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await add().waitFor()
    await page.goto(`${site.url}/shop/sofa`)
    await heading('This product isn’t for sale any more').waitFor()
    await inspect(page, 'product, gone')
  })
})

describe('the shop', () => {
  const paths = [
    '/shop',
    '/shop?collection=wear&option.Size=M&sort=name',
    '/shop/harbour-mat',
    '/shop/cork-mat',
    '/shop/linen-eye-pillow',
  ]

  it('asks for nothing twice', async () => {
    const asked = watchRequests(page, emulator.url)
    for (const path of paths) {
      asked.length = 0
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
      expect(asked.length, path).toBeGreaterThan(1)
      expect(repeated(asked), path).toEqual([])
    }
  })

  it.each(['/shop', '/shop/harbour-mat', '/services'])(
    'has no gap between its headings: %s',
    async (path) => {
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels.length).toBeGreaterThan(1)
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    },
  )

  it.each([360, 1280])('moves nothing by itself, %i wide', async (width) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    const shift = await watchShifts(page)
    for (const path of paths) {
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
      expect(await shift(), path).toBeLessThan(0.05)
    }
  })
})
