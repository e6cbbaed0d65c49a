import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})

afterEach(() => emulator.close())

const open = async (path: string): Promise<{ status: number; html: string; headers: Headers }> => {
  const response = await fetch(emulator.url + path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const submit = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(emulator.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })

describe('the inspector', () => {
  it('shows what an app needs to connect', async () => {
    const { html, headers } = await open('/')
    for (const text of [
      emulator.url,
      emulator.clientId,
      emulator.apiKey,
      'FRONTDESK_URL',
      'ana@example.com',
      '4242 4242 4242 4242',
      'Europe/Lisbon',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('style="')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await open('/inspector/style.css')).headers.get('content-type')).toContain('text/css')
  })

  it('shows entities, by collection and one by one', async () => {
    const collections = await open('/inspector/entities')
    expect(collections.html).toContain('/inspector/entities/stores.products')
    expect(collections.html).not.toContain('signingKeys')
    const products = await open('/inspector/entities/stores.products')
    const [link] = /\/inspector\/entities\/stores\.products\/[\w-]+/.exec(products.html) ?? []
    const product = await open(link ?? '')
    expect(product.html).toContain('&quot;name&quot;')
    const none = await open('/inspector/entities/stores.products?search=nothing-like-this')
    expect(none.html).toContain('Nothing found')
    expect((await open('/inspector/entities/stores.products/none')).status).toBe(404)
    expect((await open('/inspector/entities/emulator.signingKeys')).status).toBe(404)
  })

  it('shows requests, narrowed down, and never what is secret', async () => {
    const send = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(emulator.url + path, { headers })
    const token = (
      (await (
        await fetch(`${emulator.url}/oauth2/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ clientId: emulator.clientId, grantType: 'anonymous' }),
        })
      ).json()) as { access_token: string }
    ).access_token
    await send('/v1/products/none', { authorization: token })
    await send('/nowhere/<script>alert(1)</script>')
    const all = await open('/inspector/requests')
    expect(all.html).toContain('stores.products.get')
    expect(all.html).not.toContain('<script>')
    expect(all.html).not.toContain(token)
    const narrowed = await open('/inspector/requests?search=products&status=4xx&method=GET')
    expect(narrowed.html).toContain('/v1/products/none')
    expect(narrowed.html).not.toContain('/oauth2/token')
    const detail = await open(`/inspector/requests/${emulator.requests[1]?.id}`)
    expect(detail.html).toContain('visitor ')
    expect(detail.html).not.toContain(token)
    expect((await open('/inspector/requests/none')).status).toBe(404)
  })

  it('moves the clock and starts again', async () => {
    const answer = await submit('/inspector/clock', { advance: '3600000' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T10:00:00Z'))
    expect((await submit('/inspector/reset', {})).status).toBe(303)
    expect(emulator.requests.filter(({ path }) => path.startsWith('/inspector'))).toEqual([])
  })

  it('subscribes, refuses what is elsewhere, and removes', async () => {
    const refused = await submit('/inspector/webhooks', { url: 'https://example.com/hook' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('role="alert"')
    await submit('/inspector/webhooks', { url: 'http://localhost:3999/hook' })
    const [subscription] = emulator.webhooks.subscriptions
    expect((await open('/inspector/webhooks')).html).toContain('http://localhost:3999/hook')
    await submit(`/inspector/webhooks/${subscription?.id}/remove`, {})
    expect(emulator.webhooks.subscriptions).toEqual([])
    expect((await submit('/inspector/webhooks/none/remove', {})).status).toBe(404)
  })

  it('is closed to forms of other sites', async () => {
    for (const headers of [{ origin: 'http://localhost:5173' }, { 'sec-fetch-site': 'cross-site' }])
      expect(
        (await submit('/inspector/clock', { advance: '1' }, headers as Record<string, string>)).status,
      ).toBe(403)
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
  })
})
