import { apiKey } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import {
  createFulfillment,
  generateInvoice,
  listTransactionsForSingleOrder,
  type Order,
  searchOrders,
} from '@frontdesk/ecom'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inspect } from './page-checks.ts'
import { signInAt, serveForTests } from './site-under-test.ts'

const site = serveForTests()

const owner = () =>
  createClient({ platform: local(site.emulator.url), auth: apiKey({ apiKey: site.emulator.apiKey }) })

async function orderOf(number: string): Promise<Order> {
  const { items } = await searchOrders(owner(), { filter: { number } })
  return items[0]!
}

/** Gives a part of the first payment of an order back. */
async function payBack(ecomOrderId: string, amount: string): Promise<void> {
  const { payments = [] } = await listTransactionsForSingleOrder(owner(), { orderId: ecomOrderId })
  const response = await fetch(
    `${site.emulator.url}/ecom/v1/payments-collector/orders/${ecomOrderId}/trigger-refund`,
    {
      method: 'POST',
      headers: { authorization: site.emulator.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ payments: [{ paymentId: payments[0]!.id, amount: { amount } }] }),
    },
  )
  expect(response.status).toBe(200)
}

/** Adds up how far the parts of a page moved by themselves. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shift: number }
    kept.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) kept.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

describe('the page of an order', () => {
  it('shows parcels to follow, refunds and invoices', { timeout: 60_000 }, async () => {
    const { page } = site
    const order = await orderOf('10001')
    await payBack(order.id, '5.00')
    await generateInvoice(owner(), { orderId: order.id })
    await signInAt(page, `${site.url}/account/orders`)
    await page.getByRole('link', { name: 'Order 10001' }).click()
    const parcels = page.getByRole('region', { name: 'Parcels' })
    const track = parcels.getByRole('link', { name: /^Track the parcel/ })
    expect(await track.getAttribute('href')).toMatch(
      /^https:\/\/www\.dhl\.com\/.*tracking-id=003404341610910001$/,
    )
    expect(await parcels.getByText('2 × Cork block').count()).toBe(1)
    await page
      .getByRole('region', { name: 'Refunds' })
      .getByText(/^€5\.00 to your card ending in 4242 on /)
      .waitFor()
    await page.getByRole('region', { name: 'Invoices' }).getByText('Invoice, paid').waitFor()
    await page.getByText('Partly refunded').waitFor()
    await inspect(page, 'order with a parcel, a refund and an invoice')

    site.emulator.faults.add({ operation: 'ecom.fulfillments.*', status: 403, times: 1 })
    await page.reload()
    await page.getByText('The parcels did not load').waitFor()
    await inspect(page, 'order whose parcels did not load')
    await page.getByRole('button', { name: 'Try again' }).click()
    await track.waitFor()
  })

  it('says what is still to pay, and how', { timeout: 60_000 }, async () => {
    const { page } = site
    const order = await orderOf('10010')
    await signInAt(page, `${site.url}/account/orders/${order.id}`)
    await page.getByText('€14.00 to pay').waitFor()
    await page.getByText(/^Pay at the studio, in cash or by card/).waitFor()
    await inspect(page, 'order that is not paid')
    await page.getByRole('region', { name: 'Parcels' }).waitFor({ state: 'detached' })
  })

  it('shows a part that was handed over', { timeout: 60_000 }, async () => {
    const { page } = site
    const order = await orderOf('10007')
    const line = order.lineItems!.find(({ itemType }) => itemType?.preset === 'PHYSICAL')!
    await createFulfillment(owner(), {
      orderId: order.id,
      fulfillment: { lineItems: [{ id: line.id }], status: 'Ready' },
    })
    await signInAt(page, `${site.url}/account/orders/${order.id}`)
    await page
      .getByRole('region', { name: 'Pickup' })
      .getByText(/^Ready · /)
      .waitFor()
  })

  it('moves nothing under the eyes while orders load', { timeout: 60_000 }, async () => {
    const page = await site.openPage({ viewport: { width: 360, height: 740 } })
    await signInAt(page, `${site.url}/account/orders`)
    await page.getByRole('link', { name: 'Order 10001' }).waitFor()
    const order = await orderOf('10001')
    const shift = await watchShift(page)
    site.emulator.faults.add({ operation: 'ecom.*', latency: 300 })
    for (const path of ['/account/orders', `/account/orders/${order.id}`, '/account']) {
      await page.goto(site.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await shift(), path).toBeLessThan(0.05)
    }
  })
})

it('offers what was bought as a file on the page after the payment', { timeout: 60_000 }, async () => {
  const { page } = site
  await page.goto(`${site.url}/shop/ten-quiet-mornings`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Nunes')
  await page.getByLabel('Email').fill('rita@example.com')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page
    .getByRole('button', { name: /^(Pay|Place order)/ })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Thank you, it is all set' }).waitFor()
  const download = page.getByRole('link', { name: /^Download / })
  const address = (await download.getAttribute('href')) ?? ''
  const file = await fetch(address)
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('ten-quiet-mornings.pdf'),
  ])
  await inspect(page, 'result with a file')
})
