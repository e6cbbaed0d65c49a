import { oauth, createRedirectSession } from '@frontdesk/auth'
import { type Client, createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCart } from '@frontdesk/ecom'
import { queryProducts, storesAppId } from '@frontdesk/stores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { createBrowser, type Page } from './platform.ts'

let emulator: Emulator
let browser: ReturnType<typeof createBrowser>
let client: Client
let cartId = ''

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  browser = createBrowser({
    app: { request: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)) },
  })
  client = createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
    fetch: async (url, init) => emulator.fetch(new Request(url, init)),
  })
})

afterEach(() => emulator.close())

/** The checkout of two cork blocks. */
const open = async (): Promise<Page> => {
  const { items } = await queryProducts(client, { filter: { slug: 'cork-block' } })
  const reference = { catalogItemId: items[0]!.id, appId: storesAppId }
  const cart = await addLineItemsToCurrentCart(client, {
    catalogItems: [{ catalogReference: reference, quantity: 2 }],
  })
  cartId = cart.id
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId: cart.id },
    callbacks: { postFlowUrl: 'http://localhost:5173/cart' },
  })
  return browser.open(fullUrl!)
}

const texts = ({ document }: Page, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
const totals = (page: Page): Record<string, string> =>
  Object.fromEntries(
    [...page.document.querySelectorAll('.totals > div')].map((row) => [
      row.querySelector('dt')!.textContent.trim(),
      row.querySelector('dd')!.textContent.trim(),
    ]),
  )
const use = (page: Page, code: string) => browser.submit(page, { intent: 'code', code })
const used = (page: Page) => texts(page, '.code > span')
const error = ({ document }: Page) => document.getElementById('code-error')?.textContent
const contact = { firstName: 'Rita', lastName: 'Nunes', email: 'rita@example.com' }
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' }
const amount = (text = ''): number => Number(text.replace(/[^\d.]/g, ''))

describe('a code at the checkout', () => {
  it('lowers the total with a coupon, says so, and can be removed', async () => {
    emulator.coupons.set({ code: 'HALF', percentOff: 50 })
    const page = await open()
    const half = await use(page, ' half ')
    expect([half.status, used(half)]).toEqual([200, ['Coupon HALF']])
    expect(amount(totals(half)['Discount'])).toBe(amount(totals(page)['Subtotal']) / 2)
    const [told] = texts(half, '#code-status')
    expect(told).toBe(`The total is now ${totals(half)['Total']}.`)
    expect(half.document.getElementById('code-status')?.hasAttribute('autofocus')).toBe(true)
    expect(half.document.getElementById('code')?.getAttribute('value')).toBe('')
    const [{ id = '' } = {}] = (await getCart(client, { cartId })).coupons ?? []
    const without = await browser.submit(half, { removeCode: id })
    expect([without.status, used(without), totals(without)]).toEqual([200, [], totals(page)])
    expect((await getCart(client, { cartId })).coupons ?? []).toEqual([])
  })

  it('pays with a gift card, and nothing is left to pay if its balance is large enough', async () => {
    emulator.giftCards.set({ code: 'GIFT-CARD-LARGE', balance: '1000.00' })
    const paid = await use(await open(), 'gift-card-large')
    expect([paid.status, used(paid)]).toEqual([200, ['Gift card ending in ARGE']])
    expect(totals(paid)['To pay now']).toBe('€0.00')
    expect(texts(paid, '#payment .notice')).toEqual(['Your gift card pays for everything.'])
    const done = await browser.submit(paid, { ...contact, intent: 'pay' })
    expect([done.status, done.location]).toEqual([303, expect.stringContaining('/pages/thank-you')])
  })

  it.each([
    ['', 'Enter a code'],
    ['nothing', 'We know no such code. Check it for typing mistakes'],
    ['PAST', 'This coupon has expired'],
    ['LATER', 'This coupon is not good yet'],
    ['OFF', 'This coupon is not in use any more'],
    ['ELSEWHERE', 'This coupon is for nothing in your order'],
    ['MANY', 'This coupon is good for orders of 9 pieces or more'],
    ['DEAR', 'This coupon is good for orders from €900.00 on'],
    ['EMPTY-CARD', 'Nothing is left on this gift card'],
    ['PAST-CARD', 'This gift card has expired'],
    ['DISABLED-CARD', 'This gift card is not in use any more'],
  ])('%j is refused at the field: %s', async (code, words) => {
    const { coupons, giftCards } = emulator
    const past = new Date('2026-05-04T09:00:00Z')
    coupons.set({ code: 'PAST', percentOff: 10, expirationDate: past })
    coupons.set({ code: 'LATER', percentOff: 10, startDate: new Date('2026-05-04T09:00:01Z') })
    coupons.set({ code: 'OFF', percentOff: 10, active: false })
    coupons.set({ code: 'MANY', percentOff: 10, minimumQuantity: 9 })
    coupons.set({ code: 'DEAR', percentOff: 10, minimumSubtotal: '900.00' })
    const catalogItemFilter = { catalogAppId: storesAppId, catalogItemIds: ['other'] }
    coupons.set({ code: 'ELSEWHERE', percentOff: 10, scopes: [{ type: 'CATALOG_ITEM', catalogItemFilter }] })
    giftCards.set({ code: 'EMPTY-CARD', balance: '0.00' })
    giftCards.set({ code: 'PAST-CARD', balance: '5.00', expirationDate: past })
    giftCards.set({ code: 'DISABLED-CARD', balance: '5.00', disabled: true })
    const page = await open()
    const refused = await browser.submit(page, { ...contact, intent: 'code', code })
    expect([refused.status, error(refused), used(refused)]).toEqual([422, words, []])
    const field = refused.document.getElementById('code')!
    expect([field.getAttribute('aria-invalid'), field.getAttribute('value')]).toEqual(['true', code])
    expect(refused.document.querySelector('[role=alert] a[href="#code"]')?.textContent).toBe(words)
    expect(refused.document.getElementById('email')?.getAttribute('value')).toBe('rita@example.com')
    expect(totals(refused)).toEqual(totals(page))
    // A script reads the same page without an error of the network.
    const live = await browser.submit(page, { intent: 'code', code, live: 'yes' })
    expect([live.status, error(live)]).toEqual([200, words])
  })

  it('is refused when it is used up, for everybody or for this customer', async () => {
    emulator.coupons.set({ code: 'FIRST', percentOff: 10, usageLimit: 1 })
    emulator.coupons.set({ code: 'MINE', percentOff: 10, usageLimitPerCustomer: 1 })
    for (const code of ['FIRST', 'MINE']) {
      const page = await use(await open(), code)
      expect((await browser.submit(page, { ...contact, ...card, intent: 'pay' })).status).toBe(303)
    }
    const page = await open()
    expect(error(await use(page, 'FIRST'))).toBe('This coupon is used up')
    expect(error(await use(page, 'MINE'))).toBe(
      'You have used this coupon before, and it is good only once for you',
    )
  })

  it('is refused beside another one of its kind', async () => {
    emulator.coupons.set({ code: 'ONE', percentOff: 10 })
    emulator.coupons.set({ code: 'TWO', percentOff: 10 })
    emulator.giftCards.set({ code: 'CARD-ONE', balance: '1.00' })
    emulator.giftCards.set({ code: 'CARD-TWO', balance: '1.00' })
    const page = await use(await use(await open(), 'ONE'), 'CARD-ONE')
    expect(used(page)).toEqual(['Coupon ONE', 'Gift card ending in -ONE'])
    const words = []
    for (const code of ['ONE', 'TWO', 'CARD-ONE', 'CARD-TWO']) words.push(error(await use(page, code)))
    expect(words).toEqual([
      'Your order has this coupon already',
      'An order takes one coupon. Remove the other one first',
      'Your order has this gift card already',
      'An order takes one gift card. Remove the other one first',
    ])
  })

  it('is used before the payment if it was typed', async () => {
    emulator.coupons.set({ code: 'HALF', percentOff: 50 })
    const page = await open()
    const shown = await browser.submit(page, { ...contact, ...card, intent: 'pay', code: 'half' })
    expect([shown.status, used(shown)]).toEqual([200, ['Coupon HALF']])
    expect((await getCart(client, { cartId })).orderPlaced).toBe(false)
    expect((await browser.submit(shown, { intent: 'pay' })).status).toBe(303)
  })

  it('that is not good any more says so where it stands, and can be taken out', async () => {
    emulator.coupons.set({ code: 'HALF', percentOff: 50 })
    const page = await use(await open(), 'HALF')
    emulator.coupons.set({ code: 'HALF', percentOff: 50, active: false })
    const late = await browser.submit(page, { ...contact, ...card, intent: 'pay' })
    expect([late.status, used(late)]).toEqual([409, ['Coupon HALFThis coupon is not in use any more']])
    const [{ id = '' } = {}] = (await getCart(client, { cartId })).coupons ?? []
    const without = await browser.submit(late, { removeCode: id })
    expect([without.status, used(without)]).toEqual([200, []])
    expect((await browser.submit(without, { ...contact, ...card, intent: 'pay' })).status).toBe(303)
  })
})

describe('the checkout', () => {
  it('begins with a free way of delivery, and the country of the business', async () => {
    const page = await open()
    const chosen = page.document.querySelector('[name=delivery][checked]')
    expect(chosen?.closest('label')?.textContent).toContain('Free')
    expect(totals(page)['Delivery']).toBe('Free')
    expect(page.document.querySelector('#country option[selected]')?.getAttribute('value')).toBe('PT')
  })

  it('keeps the list of test cards folded', async () => {
    const list = (await open()).document.querySelector('details.help')
    expect(list?.hasAttribute('open')).toBe(false)
    expect(list?.querySelectorAll('dt').length).toBeGreaterThan(10)
  })
})
