import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { faultPresets } from '../../src/inspector/fault-presets.ts'
import { createBrowser } from '../pages/platform.ts'

let emulator: Emulator
let browser: ReturnType<typeof createBrowser>

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  browser = createBrowser({
    app: { request: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)) },
  })
})

afterEach(() => emulator.close())

const submit = (path: string, fields: Record<string, string> = {}): Promise<Response> =>
  fetch(emulator.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const buyer = {
  ...{ firstName: 'Rita', lastName: 'Alves', email: 'rita@example.com', intent: 'pay' },
  ...{ addressLine: 'Rua 1', postalCode: '1000', city: 'Lisboa', country: 'PT' },
  ...{ cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' },
}

const openCheckout = async () => {
  const post = async (path: string, body: unknown, authorization = ''): Promise<unknown> =>
    (
      await fetch(emulator.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
      })
    ).json()
  const grant = { clientId: emulator.clientId, grantType: 'anonymous' }
  const { access_token: token } = (await post('/oauth2/token', grant)) as { access_token: string }
  const target = { storesProduct: { productSlug: 'cork-block' } }
  const callbacks = { postFlowUrl: 'http://localhost:5173/after' }
  const { redirectSession } = (await post('/v1/redirect-session', { ...target, callbacks }, token)) as {
    redirectSession: { fullUrl: string }
  }
  const added = await browser.submit(await browser.open(redirectSession.fullUrl), { intent: 'add' })
  const link = [...added.document.querySelectorAll('main a')].find(
    ({ textContent }) => textContent.trim() === 'Go to checkout',
  )
  return browser.open(link?.getAttribute('href') ?? '')
}

const newestOrder = () =>
  emulator.snapshot()['ecom.orders']?.at(-1) as { paymentStatus?: string; buyerInfo?: { email?: string } }

describe('a rule with card', () => {
  it('lets the bank decline any card, once, and the next try goes through', async () => {
    emulator.faults.add({ card: 'declined', times: 1 })
    const checkout = await openCheckout()
    const declined = await browser.submit(checkout, buyer)
    expect(declined.status).toBe(402)
    expect(emulator.faults.list()).toMatchObject([{ card: 'declined', struck: 1 }])
    const { location } = await browser.submit(checkout, buyer)
    expect(location).toContain('/pages/thank-you')
    expect(newestOrder()).toMatchObject({ paymentStatus: 'PAID' })
  })

  it('lets a payment stay pending until the clock settles it', async () => {
    emulator.faults.add({ card: 'pending' })
    const { location } = await browser.submit(await openCheckout(), buyer)
    expect(location).toContain('/pages/thank-you')
    expect(newestOrder()).toMatchObject({ paymentStatus: 'PENDING', buyerInfo: { email: buyer.email } })
    emulator.clock.advance(10 * 60_000)
    expect(newestOrder()).toMatchObject({ paymentStatus: 'PAID' })
  })

  it('strikes no request, and does not wait for a form with mistakes', async () => {
    emulator.faults.add({ card: 'declined' })
    const refused = await browser.submit(await openCheckout(), { ...buyer, cardNumber: '1' })
    expect([refused.status, emulator.faults.list()[0]?.struck]).toEqual([422, 0])
  })

  it.each([
    [{ card: 'lost' }, 'must be declined or pending'],
    [{ card: 'declined', status: 503 }, 'does not go with status'],
    [{ card: 'declined', path: '/pages/*' }, 'does not go with path'],
  ])('is refused as %j', (rule, description) => {
    expect(() => emulator.faults.add(rule as never)).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ field: 'card', description })] }),
    )
  })

  it('cannot be asked for in a header', async () => {
    const answer = await fetch(`${emulator.url}/v1/products/none`, {
      headers: { 'x-frontdesk-fault': 'card=declined' },
    })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('has no part')])
  })
})

describe('the strip on hosted pages', () => {
  const strip = 'class="fault-strip"'
  const open = async (path: string): Promise<string> =>
    (await fetch(emulator.url + path, { headers: { accept: 'text/html' } })).text()

  it('stands on each page while a fault is in force, and switches it off', async () => {
    const path = '/product-page/cork-block?a=1'
    const plain = await open(path)
    expect(plain).not.toContain(strip)
    emulator.faults.add({ operation: 'stores.products.get', status: 503 })
    const page = await open(path)
    expect(page).toContain(strip)
    expect(page).toContain('1 fault in force')
    expect(page).toContain(`name="back" value="${path}"`)
    expect(page.replace(/<form\s+class="fault-strip"[\s\S]*?<\/form>/, '')).toBe(plain)
    expect(await open('/pages/style.css')).toContain('.fault-strip')
    const off = await submit('/inspector/faults/off', { back: path })
    expect([off.status, off.headers.get('location')]).toEqual([303, path])
    expect(await open(path)).toBe(plain)
  })

  it('stands on the page that tells of the failure', async () => {
    emulator.faults.add({ path: '/pages/*', status: 503 })
    const page = await open('/pages/login')
    expect(page).toContain('Something went wrong')
    expect(page).toContain(strip)
  })

  it('keeps the status and the headers of the page', async () => {
    emulator.faults.add({ card: 'declined' })
    const { status, headers } = await fetch(`${emulator.url}/pages/nowhere`, {
      headers: { accept: 'text/html' },
    })
    expect(status).toBe(404)
    const page = await fetch(`${emulator.url}/product-page/cork-block`)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.get('content-type')).toContain('text/html')
  })
})

describe('the faults that are ready', () => {
  it.each(faultPresets.map(({ id, title }) => [id, title]))('%s is a switch', async (id, title) => {
    const page = async () => (await fetch(`${emulator.url}/inspector/faults`)).text()
    const toggle = () => submit(`/inspector/faults/presets/${id}`)
    expect(await page()).toContain(`Switch on: ${title}`)
    await toggle()
    expect(await page()).toContain(`Switch off: ${title}`)
    await toggle()
    expect(emulator.faults.list()).toMatchObject([{ disabled: true }])
    expect(await page()).toContain(`Switch on: ${title}`)
    await toggle()
    expect(emulator.faults.list()).toHaveLength(1)
    expect(await page()).toContain(`Switch off: ${title}`)
  })
})
