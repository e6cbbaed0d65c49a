import { apiKey, createRedirectSession, oauth } from '@frontdesk/auth'
import { type Client, createClient, type ElevatedAuth, local } from '@frontdesk/core'
import {
  addLineItemsToCurrentCart,
  checkoutHeaderAlignments,
  checkoutLogoSizes,
  type CheckoutSettingsChange,
  updateCheckoutSettings,
} from '@frontdesk/ecom'
import { queryProducts, storesAppId } from '@frontdesk/stores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { createBrowser, type Page } from './platform.ts'

let emulator: Emulator
let browser: ReturnType<typeof createBrowser>
let owner: Client<ElevatedAuth>
let address = ''

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  const fetch = async (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init))
  browser = createBrowser({ app: { request: fetch } })
  const platform = local(emulator.url)
  owner = createClient({ platform, auth: apiKey({ apiKey: emulator.apiKey }), fetch })
  const client = createClient({
    platform,
    auth: oauth({ clientId: emulator.clientId }),
    fetch,
  })
  const { items } = await queryProducts(client, { filter: { slug: 'cork-block' } })
  const reference = { catalogItemId: items[0]!.id, appId: storesAppId }
  const { id: checkoutId } = await addLineItemsToCurrentCart(client, {
    catalogItems: [{ catalogReference: reference, quantity: 1 }],
  })
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: 'http://localhost:5173/cart' },
  })
  address = fullUrl!
})

afterEach(() => emulator.close())

const set = (checkoutSettings: CheckoutSettingsChange) => updateCheckoutSettings(owner, { checkoutSettings })
const open = () => browser.open(address)
const texts = ({ document }: Page, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
const styles = async () => (await browser.open(`${emulator.url}/pages/style.css`)).text
const payment = {
  intent: 'pay',
  firstName: 'Rita',
  lastName: 'Nunes',
  email: 'rita@example.com',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/30',
  cardCvc: '123',
}

describe('the checkout page', () => {
  it('shows the visible texts of the business', async () => {
    await set({
      checkoutPolicies: {
        termsAndConditions: { visible: true, content: 'Be kind.' },
        privacyPolicy: { visible: false, content: 'Hidden' },
        digitalItemPolicy: { visible: true, content: 'For digital items alone' },
        customPolicy: { visible: true, title: 'Classes', content: 'Bring a towel.' },
      },
    })
    expect(texts(await open(), '.policies details')).toEqual([
      'Terms and conditions Be kind.',
      'Classes Bring a towel.',
    ])
  })

  it('takes no order before the customer agrees, where the business asks for it', async () => {
    await set({ checkoutFields: { policyAgreementCheckbox: { visible: true } } })
    const page = await open()
    expect(page.document.getElementById('agreement')?.hasAttribute('checked')).toBe(false)
    const refused = await browser.submit(page, payment)
    expect(refused.status).toBe(422)
    expect(texts(refused, '#agreement-error')).toEqual(['Please read the texts and agree to them'])
    expect((await browser.submit(refused, { ...payment, agreement: 'yes' })).status).toBe(303)
  })

  it('asks for no agreement unless the box is visible, and ticks it where the business says so', async () => {
    expect((await open()).document.getElementById('agreement')).toBeNull()
    await set({ checkoutFields: { policyAgreementCheckbox: { visible: true, checkedByDefault: true } } })
    expect((await open()).document.getElementById('agreement')?.hasAttribute('checked')).toBe(true)
  })

  it('takes no gift cards where the business does not', async () => {
    emulator.giftCards.set({ code: 'GIFT-CARD', balance: '5.00' })
    await set({ checkoutFields: { giftCardRedeemEnabled: false } })
    const page = await open()
    expect(texts(page, 'legend')).toContain('Coupon')
    const refused = await browser.submit(page, { intent: 'code', code: 'GIFT-CARD' })
    expect([refused.status, texts(refused, '#code-error')]).toEqual([
      422,
      ['We know no such code. Check it for typing mistakes'],
    ])
    await set({ checkoutFields: { giftCardRedeemEnabled: true } })
    expect((await browser.submit(await open(), { intent: 'code', code: 'GIFT-CARD' })).status).toBe(200)
  })

  it.each(
    checkoutLogoSizes.flatMap((size) => checkoutHeaderAlignments.map((place) => [size, place] as const)),
  )('has a header with a logo that is %s, at %s', async (size, alignment) => {
    await set({ checkoutBrand: { header: { logo: { size }, alignment } } })
    const header = (await open()).document.querySelector('header.top')
    expect(header?.className).toBe(`top at-checkout to-${alignment.toLowerCase()} logo-${size.toLowerCase()}`)
  })

  it('has the words, the link and the colors of the settings', async () => {
    await set({
      checkoutBrand: {
        header: {
          text: 'Harbour Shop',
          displayCheckoutLabel: true,
          continueShopping: { hidden: false, displayType: 'TEXT' },
          backgroundFill: { color: '#112233' },
          dividerColor: '#445566',
        },
        mainSection: { cornerRadius: 3 },
        global: { placeOrderButtonColor: '#ffee00' },
      },
    })
    const page = await open()
    expect(texts(page, 'header.top')).toEqual(['Harbour ShopCheckout Continue shopping'])
    expect(page.document.querySelector('header.top a')?.getAttribute('href')).toContain('localhost:5173/cart')
    const sheet = await styles()
    for (const rule of [
      '.at-checkout { background: #112233; }',
      '.at-checkout, .at-checkout a { color: #ffffff; }',
      '.at-checkout { border-color: #445566; }',
      '.checkout { --radius: 3px; }',
      'background: #ffee00; color: #000000; }',
    ])
      expect(sheet).toContain(rule)
    await set({ checkoutBrand: { header: { textColor: '#abcdef' } } })
    expect(await styles()).toContain('.at-checkout, .at-checkout a { color: #abcdef; }')
  })
})
