import { apiKey, createRedirectSession, oauth } from '@frontdesk/auth'
import { createClient, type Client, type ElevatedAuth, local } from '@frontdesk/core'
import {
  createOrderPaymentRequest,
  deleteOrderPaymentRequest,
  getOrder,
  getOrderPaymentRequest,
  type NewOrderPaymentRequest,
  queryOrderPaymentRequests,
  voidOrderPaymentRequest,
} from '@frontdesk/ecom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { createBrowser, type Page } from './platform.ts'

let emulator: Emulator
let browser: ReturnType<typeof createBrowser>
let owner: Client<ElevatedAuth>
let orderId = ''

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  browser = createBrowser({
    app: { request: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)) },
  })
  owner = createClient({
    platform: local(emulator.url),
    auth: apiKey({ apiKey: emulator.apiKey }),
    fetch: async (url, init) => emulator.fetch(new Request(url, init)),
  })
  const { items } = await queryOrderPaymentRequests(owner, {})
  orderId = items[0]!.orderId!
})

afterEach(() => emulator.close())

const hour = 60 * 60_000
const ask = async (more: Partial<NewOrderPaymentRequest> = {}) => {
  const { orderPaymentRequest, orderPaymentRequestUrl } = await createOrderPaymentRequest(owner, {
    orderPaymentRequest: { orderId, amount: { amount: '5.00' }, ...more },
  })
  return { id: orderPaymentRequest!.id, url: orderPaymentRequestUrl! }
}
const statusOf = async (orderPaymentRequestId: string) =>
  (await getOrderPaymentRequest(owner, { orderPaymentRequestId })).status
const heading = ({ document }: Page): string | undefined => document.querySelector('h1')?.textContent
const card = (cardNumber: string) => ({ cardNumber, cardExpiry: '12/30', cardCvc: '123' })
const pay = (page: Page, number = '4242 4242 4242 4242') => browser.submit(page, card(number))

describe('a redirect session to a payment request', () => {
  const handOver = async (paymentRequestId: string): Promise<string> => {
    const { fullUrl } = await createRedirectSession(
      createClient({
        platform: local(emulator.url),
        auth: oauth({ clientId: emulator.clientId }),
        fetch: async (url, init) => emulator.fetch(new Request(url, init)),
      }),
      {
        ecomOrderPaymentRequest: { paymentRequestId },
        callbacks: { postFlowUrl: 'http://localhost:5173/orders?tab=1' },
      },
    )
    return fullUrl!
  }

  it('leads to its page, and back to the app when it is paid', async () => {
    const { id } = await ask()
    const { status, location } = await browser.open(await handOver(id))
    expect([status, new URL(location, emulator.url).pathname]).toEqual([
      303,
      expect.stringMatching(/^\/pages\/pay\/[\da-f-]{36}$/) as string,
    ])
    const page = await browser.open(location)
    expect(heading(page)).toBe('Pay €5.00')
    const paid = await pay(page)
    expect([heading(paid), await statusOf(id)]).toEqual(['Thank you', 'PAID'])
    expect(paid.document.querySelector('a.button')?.getAttribute('href')).toBe(
      'http://localhost:5173/orders?tab=1&wixMemberLoggedIn=false',
    )
  })

  it('says that there is nothing to pay for a request that does not exist, and without a redirect session', async () => {
    const { id } = await ask()
    for (const address of [await handOver('nobody'), `/pages/payment-requests/${id}`]) {
      const page = await browser.open(address)
      expect([page.status, heading(page)]).toEqual([404, 'There is nothing to pay here'])
    }
  })
})

describe('the page of a payment request', () => {
  it('shows the words of the business, and is paid once', async () => {
    const { id, url } = await ask({
      title: 'The rest for your massage',
      description: 'Thank you for coming.',
      expirationDate: new Date('2026-05-08T16:00:00Z'),
      image: { url: 'https://pictures.example/oil.jpg', id: 'oil.jpg', altText: 'A bottle of oil' },
    })
    const page = await browser.open(url)
    expect([page.status, heading(page)]).toEqual([200, 'Pay €5.00'])
    expect(page.document.querySelector('h2')?.textContent).toBe('The rest for your massage')
    for (const text of [
      'Thank you for coming.',
      'Please pay before Friday',
      '17:00',
      'You can also pay at Harbour Studio, in cash or by card.',
    ])
      expect(page.text).toContain(text)
    const picture = page.document.querySelector('.card img')
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([
      expect.stringMatching(/\/oil\.jpg$/),
      'A bottle of oil',
    ])
    expect([(await pay(page, '4000 0000 0000 0002')).status, await statusOf(id)]).toEqual([402, 'UNPAID'])
    const done = await pay(page)
    expect([done.status, heading(done), await statusOf(id)]).toEqual([200, 'Thank you', 'PAID'])
    expect(done.text).toContain('Your payment to Harbour Studio has been made.')
    expect(heading(await browser.open(url))).toBe('Thank you')
    expect(heading(await pay(page))).toBe('Thank you')
    expect((await getOrder(owner, { id: orderId })).balanceSummary?.paid?.amount).toBe('5.00')
  })

  it('offers no payment at the business where the request blocks it', async () => {
    const { url } = await ask({ blockedPaymentMethods: ['MANUAL'] })
    const page = await browser.open(url)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('You can also pay at')
  })

  it('says that the payment is on its way while the bank has not answered', async () => {
    const { id, url } = await ask()
    const done = await pay(await browser.open(url), '4000 0000 0000 0259')
    expect([done.status, await statusOf(id)]).toEqual([200, 'UNPAID'])
    expect(done.text).toContain('is on its way')
    expect((await browser.open(url)).text).toContain('is on its way')
    emulator.clock.advance(10 * 60_000)
    expect([await statusOf(id), (await browser.open(url)).text]).toEqual([
      'PAID',
      expect.stringContaining('has been made'),
    ])
  })

  it('takes no payment when the time of the request is over', async () => {
    const { id, url } = await ask({ expirationDate: new Date('2026-05-04T10:00:00Z') })
    const page = await browser.open(url)
    emulator.clock.advance(hour)
    const late = await pay(page)
    expect([late.status, heading(late), await statusOf(id)]).toEqual([
      410,
      'This request has ended',
      'EXPIRED',
    ])
    expect(late.text).toContain('Its time is over. Ask Harbour Studio for a new one.')
  })

  it('takes no payment when the business has withdrawn or deleted the request', async () => {
    const { id, url } = await ask()
    const page = await browser.open(url)
    await voidOrderPaymentRequest(owner, { orderPaymentRequestId: id })
    const withdrawn = await pay(page)
    expect([withdrawn.status, heading(withdrawn)]).toEqual([410, 'This request has ended'])
    expect(withdrawn.text).toContain('Harbour Studio has withdrawn it.')
    await deleteOrderPaymentRequest(owner, { orderPaymentRequestId: id })
    expect((await pay(page)).status).toBe(404)
    expect((await getOrder(owner, { id: orderId })).balanceSummary?.paid?.amount).toBe('0.00')
  })
})
